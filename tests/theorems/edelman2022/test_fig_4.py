"""edelman-fig-4: the verdict follows the ten curves; one bad run of any kind leaves it open."""

from __future__ import annotations

import math

import pytest

from numerics.trials.online import Curve
from tests.theorems.helpers import Court, claim_of, context
from theorems.edelman2022.edelman_fig_4 import checks as fig_4
from theorems.edelman2022.edelman_fig_4.figures import loss_curves
from verify.records import Verdict

CHANCE = math.log(2)


def _curve(plateau=20, fall=5, status="settled", start=0.5, last=0.02):
    """A curve with so many windows at chance and so many in the fall."""
    losses = (CHANCE,) * plateau + tuple(CHANCE * (0.8 - 0.6 * i / fall) for i in range(fall)) + (last,)
    accuracies = (start,) * plateau + (0.8,) * fall + (1.0,)
    reached = 10 * len(losses) if status == "settled" else None
    return Curve((0,), status, reached, 10, losses, accuracies)


def _planted(monkeypatch, *bad):
    """Good curves but for the given ones, which are the first runs at T = 15."""

    def trained(length, seed, first, count):
        spoiled = list(bad) if length == 15 else []
        return tuple((spoiled + [_curve()] * count)[:count])

    monkeypatch.setattr(fig_4, "_trained", trained)
    return Court(claim_of("edelman-fig-4"), profile="standard")


def test_quick_runs_a_few_and_leaves_it_open():
    court = Court(claim_of("edelman-fig-4"))
    assert court.reading() is Verdict.OPEN
    assert court.reading("mostly") is Verdict.OPEN
    assert "the standard profile" in court.evidence(fig_4.all_seeds_reach_full_accuracy).summary
    assert loss_curves(court.ctx) == loss_curves(context(claim_of("edelman-fig-4")))


def test_ten_good_curves_a_length_hold(monkeypatch):
    court = _planted(monkeypatch)
    assert court.reading() is Verdict.REPRODUCED
    assert court.reading("mostly") is Verdict.REPRODUCED
    for step in ("plateau", "transition", "sharp", "all-seeds"):
        assert court.step(step) is Verdict.REPRODUCED, step


@pytest.mark.parametrize(
    ("bad", "step"),
    [
        (_curve(status="not settled"), "all-seeds"),
        (_curve(status="non-finite"), "all-seeds"),
        (_curve(plateau=3, fall=20), "sharp"),
        (_curve(plateau=0), "plateau"),
        (_curve(start=0.9), "plateau"),
        (_curve(status="not settled"), "transition"),
        (Curve((0,), "non-finite", None, 10, (), ()), "transition"),
        (Curve((0,), "non-finite", None, 10, (), ()), "plateau"),
        (Curve((0,), "non-finite", 50, 10, (0.7,) * 5, (0.5,) * 4 + (1.0,)), "all-seeds"),
    ],
)
def test_one_bad_run_denies_it(monkeypatch, bad, step):
    court = _planted(monkeypatch, bad)
    assert court.step(step) is Verdict.NOT_REPRODUCED
    assert court.reading() is Verdict.NOT_REPRODUCED
    assert court.reading("mostly") is Verdict.REPRODUCED


def test_many_bad_runs_are_not_most(monkeypatch):
    court = _planted(monkeypatch, *[_curve(status="not settled")] * 9)
    assert court.reading("mostly") is Verdict.OPEN


def test_marks_are_told(monkeypatch):
    court = _planted(monkeypatch)
    told = court.evidence(fig_4.transitions_are_located).summary
    assert "leave chance at step 210 (210 to 210)" in told
    assert "settled at step 260" in told
