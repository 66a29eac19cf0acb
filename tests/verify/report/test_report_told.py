"""Certificates as mathematics, counterexamples in words, counts as bars: read strictly, or left as they are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.verify.report.samples import step
from verify.records import Verdict
from verify.report import experiments
from verify.report.attached import Attached
from verify.report.certificate_text import told, typeset
from verify.report.mathml import inline
from verify.report.witness import in_words, witness

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("gamma[1, 9] > (99/100 * gamma[1, 1])", r"\gamma^{(1)}_{9} > \frac{99}{100}\,\gamma^{(1)}_{1}"),
        ("abs[gradient[1]] <= sqrt[b]", r"\left\lvert g_{1}\right\rvert \le \sqrt{b}"),
        ("sum[j not 3: x[j]] >= 0", r"\sum_{j\ne 3}x_{j} \ge 0"),
        ("sum[p, , x[p]] = (a - (b - c))", r"\sum_{p}x_{p} = a - \left(b - c\right)"),
        ("(sum[p: x[p]] * y) > (2 * (a + b))", r"\left(\sum_{p}x_{p}\right)\,y > 2\,\left(a + b\right)"),
        ("square[(a + b)] > -1", r"\left(a + b\right)^2 > -1"),
        ("risk > 17/10", r"\mathcal L > \frac{17}{10}"),
    ],
)
def test_formulas_are_set(text, shown):
    assert typeset(text) == shown


@pytest.mark.parametrize(
    "text",
    [
        "the minimax risk is 1/2",
        "a + b",
        "x > ",
        "f(x) > 1; y",
        "sum[p > 1",
        "<script> > 1",
        "a > b]",
        "",
        "((((",
        "a ? b",
    ],
)
def test_anything_else_stays_as_it_is(text):
    assert typeset(text) is None
    assert told(text).text == text


def test_a_sentence_is_cut_from_its_point():
    found = told("abs[output] > 2, namely 3.5 > 2, at n = 3, k = 1, tau = 1, heads = [[0, 0]]")
    assert found.text == r"$\left\lvert \hat y\right\rvert > 2$, namely 3.5 > 2"
    assert found.parameters == "n = 3, k = 1, tau = 1, heads = [[0, 0]]"
    said = told("at n = 2, k = 1: norm(x)**2 <= 2 is false (left 25, right 4)")
    assert said.parameters == "n = 2, k = 1"
    assert "left 25, right 4" in said.text


def test_every_committed_sentence_is_told_whole_and_can_be_shown():
    for path in (ROOT / "reports").glob("*/certificates/*.json"):
        says = json.loads(path.read_text())["says"]
        found = told(says)
        if "$" not in found.text:
            assert all(part in says for part in (found.text, found.parameters))
        else:
            formula = found.text.split("$")[1]
            assert "code" not in str(inline(formula)), f"{path.name}: {formula}"


def test_a_counterexample_in_words():
    assert in_words({"n": 3, "k": 1, "tau": "1/3", "B": [1], "A": [["0", "0"]], "x": "100"}) == (
        "n = 3, k = 1, τ = 1/3, parity set {1}, the head (0, 0), input 100"
    )
    assert in_words({"A": [["1", "0"]] * 3}) == "3 equal heads (1, 0)"
    assert in_words({"A": [["1", "0"], ["0", "1"]], "A_": [["0", "0"]]}) == (
        "the heads (1, 0), (0, 1), other head (0, 0)"
    )
    assert in_words({}) == ""


def attached(tmp_path: Path, says: str) -> Attached:
    (tmp_path / "certificates").mkdir()
    (tmp_path / "certificates/c.point.json").write_text(json.dumps({"says": says}))
    return Attached(tmp_path)


def test_a_witness_has_both_sides(tmp_path):
    judged = step("c.s", Verdict.REFUTED, counterexample={"n": 2}, certificates=("certificates/c.point.json",))
    found = witness(judged, attached(tmp_path, "at n = 2: a <= b is false (left 2.5, right -1/3)"))
    assert (found.where, found.left, found.right) == ("n = 2", "2.5", "-1/3")
    assert found.sentence == "At n = 2 the left side is 2.5, the right side -1/3."


@pytest.mark.parametrize(
    "fields",
    [
        {"verdict": Verdict.HOLDS},
        {"counterexample": {}},
        {"certificates": ()},
        {"certificates": ("certificates/lost.point.json",)},
    ],
)
def test_no_witness_without_a_certificate_that_stands(tmp_path, fields):
    """A counterexample is shown for what is refuted, and only while its certificate is accepted."""
    given = {"verdict": Verdict.REFUTED, "counterexample": {"n": 2}, "certificates": ("certificates/c.point.json",)}
    judged = step("c.s", **(given | fields))
    assert witness(judged, attached(tmp_path, "at n = 2: it is false (left 2, right 1)")) is None


def test_a_rejected_certificate_witnesses_nothing(tmp_path):
    attached(tmp_path, "at n = 2: it is false (left 2, right 1)")
    judged = step("c.s", Verdict.REFUTED, counterexample={"n": 2}, certificates=("certificates/c.point.json",))
    assert witness(judged, Attached(tmp_path, lambda path: None)) is None


def test_counts_are_found_where_they_stand():
    text = "Below 0.01 came 2 of 40 (95 % interval 0.6 to 16.9 %), beside 0 of 40 (95 % interval 0.0 to 8.8 %)."
    found = list(experiments.pieces(text))
    counts = [piece for piece in found if isinstance(piece, experiments.Count)]
    assert "".join(piece if isinstance(piece, str) else piece.text for piece in found) == text
    assert [(count.share, count.low, count.high) for count in counts] == [(5.0, 0.6, 16.9), (0.0, 0.0, 8.8)]


@pytest.mark.parametrize(
    "text",
    [
        "5 of 4 (95 % interval 0.0 to 8.8 %)",
        "1 of 0 (95 % interval 0.0 to 8.8 %)",
        "1 of 4 (95 % interval 9.0 to 8.8 %)",
        "1 of 4 (95 % interval 1.2.3 to 8.8 %)",
        "1 of 4 runs",
        "",
    ],
)
def test_what_is_no_count_is_text(text):
    assert all(isinstance(piece, str) for piece in experiments.pieces(text))
    assert "".join(map(str, experiments.pieces(text))) == text
