"""A counterexample worked by hand: each line is a definition at the point, with the value that it has there."""

from __future__ import annotations

import json
import re

import pytest

from tests.third_party import ROOT
from verify.report.worked import MAX_LINES, worked
from verify.statement.certificate import certificate
from verify.statement.prelude import read_prelude
from verify.statement.statement import read_statement

PRELUDE = r"""
model n : nat
model t : real
names p, q : nat
names s : real
weight(p) = exp(0*t)/n
total = sum(p*weight(p) for p in span(1, n))
step(s) = 3*s
notation weight = w
"""


def text(says: str, prelude: str = PRELUDE, kind: str = "point", **assignment) -> str:
    statement = read_statement(f"for_all n >= 1, t >= 0\n{says}", read_prelude(prelude))
    body = certificate(statement, kind, assignment=assignment)
    return json.dumps({"certificate": body})


def test_the_lines_are_the_definitions_in_their_order_and_then_the_two_sides():
    lines = worked(text("says step(total) <= total + 1", n=2, t="1"), {"weight": "w"})
    assert lines == [
        r"w_{1} = \frac{e^{0 t}}{n} = \frac{1}{2},\quad\text{likewise }w_{2}",
        r"\mathrm{total} = \sum_{p=1}^{n} p w_{p} = \frac{3}{2}",
        r"\mathrm{step}(\mathrm{total}) = 3 \mathrm{total} = \frac{9}{2}",
        r"\mathrm{total}+1 = \frac{5}{2}",
        r"\frac{9}{2} \le \frac{5}{2} \quad\text{is false}",
    ]


def test_of_several_comparisons_the_one_that_fails_is_worked():
    lines = worked(text("says total >= 0 and step(t) <= 2 and total <= 9", n=2, t="1"))
    assert lines == [r"\mathrm{step}(t) = 3\cdot 1 = 3", r"3 \le 2 \quad\text{is false}"]


def test_a_number_of_thousands_of_digits_is_no_trouble():
    lines = worked(text("says step(2**(n*n)) <= 1", n=100, t="1"))
    assert lines
    assert max(map(len, lines)) < 200
    assert lines[-1].startswith("5.98519")
    assert r"\cdot10^{3010}" in lines[-1]


def test_what_is_rounded_is_said_to_be():
    lines = worked(text("says step(sqrt(t)) <= 1", n=2, t="2"))
    assert lines[0] == r"\mathrm{step}(\sqrt{t}) = 3 \sqrt{t} \approx 4.24264"


def test_sides_that_look_alike_get_the_digits_that_tell_them_apart():
    last = worked(text("says step(sqrt(t)) <= 3", n=2, t="100000001/100000000"))[-1]
    left, right = re.match(r"(\S+) \\le (\S+) ", last).groups()
    assert left != right
    assert left.startswith("3.0000000")
    assert float(left) > 3


def test_details_go_first_and_nothing_is_shown_that_is_too_much():
    few = worked(text("says step(total) <= 1", n=4, t="1"))
    assert any("w" in line or "weight" in line for line in few)
    many = PRELUDE + "".join(f"d{i} = {i} + n\n" for i in range(12))
    assert worked(text("says " + " + ".join(f"d{i}" for i in range(12)) + " <= 1", many, n=4, t="1")) == []


def test_the_same_words_for_two_values_are_refused():
    """Both are written product(3), and one is the product at n = 3, the other at t = 3."""
    shadow = PRELUDE + "product = n*t\n"
    assert worked(text("says product(n=3) + product(t=3) <= 1", shadow, n=2, t="1")) == []
    assert worked(text("says product(n=3) <= 1", shadow, n=2, t="1"))


def test_a_definition_under_another_argument_is_written_with_it():
    """``total`` under another n is not the total of the line before."""
    shadow = PRELUDE + "other(n) = total + n\n"
    lines = worked(text("says total + other(5) <= 1", shadow, n=2, t="1"))
    assert any("5" in line and line.startswith(r"\mathrm{total}(5) = ") for line in lines)
    assert worked(text("says other(2) <= 1", shadow, n=2, t="1"))


def test_a_derivative_at_a_term_is_written_beside_it():
    """D(t*u**2, u) at u = t is not the derivative of t**3."""
    slope = PRELUDE + "names u : real\nslope(u) = D(t*u**2, u)\n"
    lines = worked(text("says slope(t) <= 1", slope, n=2, t="3"))
    assert r"\mathrm{slope}(t) = \frac{\partial t u^{2}}{\partial u}|_{u=3} = 18" in lines, lines


@pytest.mark.parametrize(
    "bad",
    [
        "",
        "[]",
        "{}",
        '{"certificate": 3}',
        text("says total <= 1", n=0, t="1"),
        text("says total <= 1", n=2),
        text("says total >= 1 and total >= 0", n=2, t="1"),
        text("says total <= 1 or total >= 9", n=2, t="1"),
    ],
)
def test_what_cannot_be_followed_gives_no_line(bad):
    assert worked(bad) == []


def test_a_certificate_of_the_paper_is_followed_to_the_sides_that_its_checker_names():
    path = ROOT / "reports/han2025/certificates/lemma-15.derivative.point.json"
    if not path.is_file():
        pytest.skip("no committed report yet: `make audit` writes it")
    held = path.read_text()
    lines = worked(held)
    assert 3 < len(lines) <= MAX_LINES
    left, right = re.search(r"\(left (\S+), right (\S+)\)", json.loads(held)["says"]).groups()
    shown = re.match(r"(\S+) = (\S+) ", lines[-1]).groups()
    assert [float(side) for side in shown] == pytest.approx([float(left), float(right)], rel=1e-5)
