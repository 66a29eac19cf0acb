"""Drawn statements against an evaluator of their own: what *holds* is defined and true at every point that is tried."""

from __future__ import annotations

from fractions import Fraction

import mpmath
import pytest

from tests.verify.engines.drawn import DIGITS, Drawer, Drawn, text
from verify.engines import certify

LIMIT = 0.5


def _wrong(drawn: Drawn, seed: int) -> str:
    """A verdict that a point contradicts; empty if there is none."""
    answer = certify(text(drawn.says), over=drawn.over, given=drawn.conditions, effort="quick", limit=LIMIT)
    if answer.verdict == "holds":
        told = ((point, drawn.judged(point)) for point in drawn.points(seed))
        return next((f"holds, but {found} at {point}" for point, found in told if found not in (True, None)), "")
    point = answer.counterexample if answer.verdict == "refuted" else None
    try:
        own = {name: Fraction(point[name]) for name in drawn.kinds} if point else {}
    except ValueError:  # a root, or what depends on another name
        return ""
    found = drawn.judged(own) if own else None
    return "" if found in (False, None) else f"refuted, but {found} at {own}"


@pytest.mark.sample(25)
@pytest.mark.parametrize("seed", range(600))
def test_no_verdict_is_contradicted_by_a_point(seed):
    drawn = Drawer(seed).statement()
    with mpmath.workdps(DIGITS):
        assert not _wrong(drawn, seed), f"{text(drawn.says)} | {drawn.over} | {drawn.conditions}"


def test_the_evaluator_tells_what_is_undefined_or_false():
    x, zero = ("name", "x"), ("number", Fraction(0))
    said = {
        ("==", ("*", ("log", x), zero), zero): "undefined: a logarithm",
        ("==", ("D", ("abs", x), "x"), zero): "undefined: a slope",
        ("<", ("sqrt", ("abs", x)), x): False,
        ("==", ("D", ("**", x, ("number", Fraction(2))), "x"), zero): True,
        ("or", ("==", x, zero), ("<", ("/", zero, x), zero)): "undefined: a division by zero",
    }
    for tree, wanted in said.items():
        assert Drawn({"x": "real"}, (), tree).judged({"x": Fraction(0)}) == wanted, text(tree)


def test_what_shows_an_instance_is_no_answer(monkeypatch):
    from verify.engines import finite
    from verify.engines.outcome import Outcome
    from verify.statement.certificate import certificate

    def run(statement, effort):
        return Outcome(certificate=certificate(statement, "finite", fixed={"n": 1}))

    monkeypatch.setattr(finite, "fits", lambda statement: "")
    monkeypatch.setattr(finite, "run", run)
    answer = certify("n <= 1", over="n : int, 0 <= n <= 2", engine="finite", effort="quick")
    assert answer.verdict == "open"
    assert "instance" in answer.summary
