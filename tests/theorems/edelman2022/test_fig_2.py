"""edelman-fig-2: the verdict follows the counts; planted counts and mutants of the law."""

from __future__ import annotations

import math

import numpy as np
import pytest

from numerics.statistics.thresholds import Count, Threshold
from tests.theorems.helpers import Court, claim_of, context
from theorems.edelman2022.edelman_fig_2 import checks as fig_2
from theorems.edelman2022.edelman_fig_2 import figures, undecided
from theorems.edelman2022.edelman_fig_2 import runs as fig_2_runs
from verify.records import Verdict

LENGTHS, SIZES = (10, 20, 40, 80, 160, 320), (16, 23, 32, 45, 64, 91, 128, 181)


def _planted(monkeypatch, threshold, runs=400, seed=3):
    """Counts drawn from a law, in the place of the runs."""
    rng = np.random.default_rng(seed)

    def chance(m, t):
        return 0.95 / (1 + math.exp(-4 * math.log(m / threshold(t))) * (0.15 / 0.8))

    counts = tuple(Count(t, m, int(rng.binomial(runs, chance(m, t))), runs) for t in LENGTHS for m in SIZES)
    won = sum(c.successes for c in counts)
    found = fig_2_runs.Study(counts, {"reached": won, "not reached": runs * len(counts) - won, "non-finite": 0})
    for module in (fig_2, fig_2_runs, figures):
        monkeypatch.setattr(module, "study", lambda ctx, backwards=False: found)


def _log(t):
    return -15 + 19 * math.log(t)


def test_quick_counts_its_runs_and_leaves_the_law_open():
    court = Court(claim_of("edelman-fig-2"))
    assert court.reading() is Verdict.OPEN
    assert court.reading("slow") is Verdict.OPEN
    assert court.step("protocol") is Verdict.REPRODUCED
    assert court.step("log-law") is Verdict.OPEN
    assert court.evidence(fig_2.every_run_is_counted).cases == 5


@pytest.mark.long
def test_a_planted_logarithm_holds(monkeypatch):
    _planted(monkeypatch, _log)
    court = Court(claim_of("edelman-fig-2"), profile="standard")
    assert court.reading() is Verdict.REPRODUCED
    assert court.step("log-law") is Verdict.REPRODUCED
    assert court.step("not-constant") is Verdict.REPRODUCED
    assert court.step("protocol") is Verdict.REPRODUCED
    assert court.step("threshold") is Verdict.REPRODUCED


@pytest.mark.parametrize("threshold", [lambda t: 12 * t**0.4, lambda t: 50.0])
def test_another_planted_law_does_not_hold(monkeypatch, threshold):
    _planted(monkeypatch, threshold)
    court = Court(claim_of("edelman-fig-2"), profile="standard")
    assert court.reading() is Verdict.NOT_REPRODUCED
    assert "against a + b log(T)" in court.evidence(fig_2.the_stated_law_is_preferred_and_fits).summary


def test_a_constant_is_no_growth(monkeypatch):
    _planted(monkeypatch, lambda t: 50.0)
    court = Court(claim_of("edelman-fig-2"), profile="standard")
    assert court.step("not-constant") is Verdict.OPEN
    assert court.reading("slow") is Verdict.OPEN


@pytest.mark.parametrize(
    ("threshold", "verdict"), [(lambda t: 12 * t**0.3, Verdict.REPRODUCED), (lambda t: 3 * t**0.8, Verdict.OPEN)]
)
def test_slow_growth_is_told_from_fast(monkeypatch, threshold, verdict):
    _planted(monkeypatch, threshold)
    assert Court(claim_of("edelman-fig-2"), profile="standard").reading("slow") is verdict


@pytest.mark.parametrize("law", ["sqrt(T)", "T", "log(T)**3"])
def test_mutants_of_the_law_do_not_hold(monkeypatch, law):
    _planted(monkeypatch, _log)
    assert Court(claim_of("edelman-fig-2"), profile="standard", law=law).reading() in (
        Verdict.OPEN,
        Verdict.NOT_REPRODUCED,
    )


@pytest.mark.parametrize("replaced", [{"law": "1"}, {"law": "1/(T - 10)"}, {"share": "2"}, {"share": "0"}])
def test_quantities_that_make_no_sense_leave_it_open(monkeypatch, replaced):
    _planted(monkeypatch, _log)
    court = Court(claim_of("edelman-fig-2"), profile="standard", **replaced)
    assert court.reading() is Verdict.OPEN


def test_little_data_is_open_and_few_runs_bracket_nothing(monkeypatch):
    _planted(monkeypatch, _log, runs=5)
    court = Court(claim_of("edelman-fig-2"), profile="standard")
    assert court.reading() is Verdict.OPEN
    assert court.step("threshold") is Verdict.OPEN
    told = court.evidence(fig_2.the_smallest_size_is_bracketed_at_every_length).summary
    assert "What would decide it: about" in told
    assert "runs of T = " in told
    assert "What would decide it:" in court.evidence(fig_2.the_stated_law_is_preferred_and_fits).summary


def test_what_would_decide_is_in_proportion_and_is_not_said_of_what_is_decided(monkeypatch):
    _planted(monkeypatch, lambda t: 12 * t**0.4, runs=40)
    ctx = context(claim_of("edelman-fig-2"), profile="standard")
    found = fig_2_runs.comparison(ctx)
    closer = found._replace(best="power", margin=4.0, own={"constant": 90.0, "law": 22.0, "power": 20.0})
    assert "about 200 runs at each pair" in undecided.law_would_decide(closer, 40)
    assert "do not agree" in undecided.law_would_decide(closer._replace(own=closer.own | {"law": 19.0}), 40)
    counts = [Count(10, 8, 0, 20), Count(10, 16, 10, 20)]
    item = Threshold(10, None, 8, None, 20.0, 10.0, 30.0)
    assert "a larger m than 16 at T = 10" in undecided.sizes_would_decide(counts, [item], 0.8)
    assert undecided.sizes_would_decide(counts, [], 0.8) == ""


def test_runs_that_are_not_counted_are_noticed(monkeypatch):
    _planted(monkeypatch, _log)
    found = fig_2.study(None)
    short = found._replace(ended=found.ended | {"not reached": 0})
    monkeypatch.setattr(fig_2, "study", lambda ctx, backwards=False: short)
    assert Court(claim_of("edelman-fig-2"), profile="standard").step("protocol") is Verdict.OPEN


@pytest.mark.long
def test_figures_are_deterministic_and_say_what_they_show(monkeypatch):
    quick = figures.smallest_size_against_length(context(claim_of("edelman-fig-2")))
    assert quick.svg.startswith("<?xml")
    _planted(monkeypatch, _log)
    ctx = context(claim_of("edelman-fig-2"), profile="standard")
    first, second = (figures.smallest_size_against_length(ctx) for _ in range(2))
    assert first == second
    assert first.name == "edelman-fig-2.threshold.svg"
    assert "decide for log(T)" in first.caption
