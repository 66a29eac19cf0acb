"""Theorem 5 in practice: quick answers, a mutant for every reading that counts, and the printed step size."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.theorems.helpers import Court, claim_of, context
from theorems.han2025.rem_10 import checks as rem_10
from theorems.han2025.thm_5 import runs as thm_5_runs
from theorems.han2025.thm_5.figures import success_by_size
from theorems.han2025.thm_5.numbers import PRINTED_RATE
from verify.records import Finding, Verdict
from verify.statement.formula import read_formula


def _run(best=1.0, first=3.0, last=2.9, status="spent"):
    return {"status": status, "best": best, "first": first, "last": last}


@pytest.mark.parametrize(
    ("step", "reading"),
    [
        ("initial-risk", "counted"),
        ("linear-rate", "observed-law"),
        ("linear-rate", "printed-step"),
        ("every-parity-set", "counted"),
    ],
)
def test_quick_answers_and_never_refutes(step, reading):
    assert Court(claim_of("thm-5")).step(step, reading) in (Verdict.HOLDS, Verdict.OPEN)


@pytest.mark.parametrize(
    ("runs", "verdict"),
    [([_run()] * 12, Verdict.HOLDS), ([_run(best=0.001)] * 12, Verdict.OPEN), ([_run()] * 9, Verdict.OPEN)],
)
def test_runs_that_succeed_are_no_failures(monkeypatch, runs, verdict):
    monkeypatch.setattr(thm_5_runs, "outcomes", lambda *a, **k: runs)
    assert Court(claim_of("thm-5")).step("every-parity-set", "counted") is verdict


@pytest.mark.parametrize(
    ("runs", "verdict"),
    [
        ([_run()] * 12, Verdict.HOLDS),
        ([_run(last=1.0)] * 12, Verdict.OPEN),
        ([_run(status="non-finite")] * 12, Verdict.OPEN),
    ],
)
def test_a_printed_step_that_moves(monkeypatch, runs, verdict):
    monkeypatch.setattr(thm_5_runs, "outcomes", lambda *a, **k: runs)
    assert Court(claim_of("thm-5"), profile="standard").step("linear-rate", "printed-step") is verdict


@pytest.mark.parametrize(("slope", "verdict"), [(-1.0, Verdict.HOLDS), (-2.0, Verdict.OPEN), (-30.0, Verdict.OPEN)])
def test_another_law_is_not_one_over_t(monkeypatch, slope, verdict):
    monkeypatch.setattr(thm_5_runs, "_tails", lambda ctx: [("n = 4, k = 1", slope)] * 12)
    assert Court(claim_of("thm-5")).step("linear-rate", "observed-law") is verdict


def test_draws_near_one_do_not_count_as_far(monkeypatch):
    true = thm_5_runs.risk

    def near_one(*arguments, **options):
        found = true(*arguments, **options)
        return type(found)(1.0, found.gradient, found.error, found.method, found.kept, found.detail)

    assert thm_5_runs.initial_risk_is_far_from_one_in_most_draws(context(claim_of("thm-5"))).finding is Finding.YES
    monkeypatch.setattr(thm_5_runs, "risk", near_one)
    assert thm_5_runs.initial_risk_is_far_from_one_in_most_draws(context(claim_of("thm-5"))).finding is Finding.NO


def test_the_printed_step_size_by_hand():
    """1/M with the printed numbers at n = 8, k = 3, tau = 1/8, b = 1/100."""
    tau, b, k = 1 / 8, 0.01, 3
    entry = 20 / tau**2 + 32 * k**2 / (tau**2 * b**0.5)
    first = 2 * (8 * k**2 * (2 * k) ** 0.5 / tau) ** 2
    second = 2 * ((2 * k) ** 0.5 * (4 * k**3 * entry + (8 * k**2 / tau) ** 2) + 2 * k * entry)
    values = {"n": 8, "k": k, "tau": Fraction(1, 8), "b": Fraction(1, 100)}
    found = float(read_formula(PRINTED_RATE, ("n", "k", "tau", "b")).ball(values).mid())
    assert found == pytest.approx(1 / max(first, second), rel=1e-12)
    assert thm_5_runs._prescribed(context(claim_of("thm-5")), 8, 3) == pytest.approx(found, rel=1e-12)


@pytest.mark.slow
def test_figure_of_successes():
    assert success_by_size(context(claim_of("thm-5"))).name == "thm-5.success.svg"


def test_remark_10_counts_have_mutants(monkeypatch):
    good, bad = [_run(best=0.001)] * 12, [_run()] * 12
    for ones, more, verdict in ((good, bad, Verdict.HOLDS), (bad, bad, Verdict.OPEN), (good, good, Verdict.OPEN)):
        monkeypatch.setattr(rem_10, "_runs", lambda ctx, k, o=ones, m=more: o if k == 1 else m)
        assert Court(claim_of("rem-10")).reading("counted") is verdict


def test_remark_10_falls_where_theorem_5_does():
    court = Court(claim_of("rem-10"))
    assert court.reading() is Verdict.REFUTED
    assert court.reading("theorem-5") is Verdict.REFUTED
