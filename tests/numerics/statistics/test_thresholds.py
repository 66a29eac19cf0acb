"""Planted laws are found from counts, too little data is left undecided, and the likelihood is the binomial's."""

from __future__ import annotations

import math

import numpy as np
import pytest

from numerics.statistics import thresholds as tf
from numerics.statistics.thresholds import Count, compare, exponent_interval, thresholds

LENGTHS = (10, 20, 40, 80, 160, 320)
SIZES = (16, 23, 32, 45, 64, 91, 128, 181)
LAWS = {"law": lambda t: -15 + 19 * math.log(t), "constant": lambda t: 50.0, "power": lambda t: 12 * t**0.4}


def chance(size, threshold, steepness=4.0, lapse=0.05, share=0.8):
    inside = share / (1 - lapse)
    return (1 - lapse) / (1 + math.exp(-steepness * math.log(size / threshold)) * (1 - inside) / inside)


def simulated(law, runs, seed=1, lengths=LENGTHS):
    rng = np.random.default_rng(seed)
    return [Count(t, m, int(rng.binomial(runs, chance(m, law(t)))), runs) for t in lengths for m in SIZES]


def expected(law, runs):
    """The most likely counts themselves, free of chance."""
    return [Count(t, m, round(runs * chance(m, law(t))), runs) for t in LENGTHS for m in SIZES]


@pytest.mark.parametrize("name", LAWS)
def test_the_planted_law_is_found(name):
    found = compare(expected(LAWS[name], 400))
    assert found.best == name
    assert found.decided == name
    assert found.adequate[name] > 0.5


@pytest.mark.parametrize("name", ["law", "power"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_planted_growth_is_found_in_drawn_counts(name, seed):
    assert compare(simulated(LAWS[name], 400, seed)).decided == name


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_growth_is_decided_for_where_there_is_none(seed):
    """AIC takes a needless slope in one case of six; it must never be called decided."""
    assert compare(simulated(LAWS["constant"], 200, seed)).decided in ("", "constant")


@pytest.mark.parametrize("name", LAWS)
def test_too_little_data_is_undecided(name):
    assert compare(simulated(LAWS[name], 3)).decided == ""


@pytest.mark.parametrize("runs", [1, 20])
def test_counts_without_information_decide_nothing(runs):
    for successes in (0, runs):
        counts = [Count(t, m, successes, runs) for t in LENGTHS for m in SIZES]
        assert compare(counts).decided in ("", "constant")


def test_a_law_that_no_growth_fits_is_not_decided_for():
    """Thresholds that jump up and down: growing laws may differ by much, none of them is adequate."""
    jumps = {10: 25, 20: 90, 40: 25, 80: 90, 160: 25, 320: 120}
    found = compare(simulated(jumps.__getitem__, 200))
    assert found.decided == ""
    assert max(found.adequate.values()) < tf.ADEQUATE


def test_another_growth_can_be_asked_about():
    counts = simulated(lambda t: 10 + 4 * math.sqrt(t), 400)
    assert compare(counts, math.sqrt).fits["law"].aic < compare(counts).fits["law"].aic - tf.DECISIVE


def test_the_likelihood_is_the_binomials():
    from scipy import stats

    counts = simulated(LAWS["law"], 20)
    data = tf._Data(counts, 0.8)
    threshold = np.log([LAWS["law"](c.length) for c in counts])
    ours = -data.loss_terms(threshold, 4.0, 0.05)
    choose = [
        math.lgamma(c.runs + 1) - math.lgamma(c.successes + 1) - math.lgamma(c.runs - c.successes + 1) for c in counts
    ]
    wanted = [stats.binom.logpmf(c.successes, c.runs, chance(c.size, LAWS["law"](c.length))) for c in counts]
    assert np.allclose(ours + choose, wanted)


def test_free_thresholds_fit_at_least_as_well_and_the_fit_recovers_what_was_planted():
    found = compare(expected(LAWS["law"], 2000))
    top = found.fits["free"].loglikelihood
    assert all(fit.loglikelihood <= top + 1e-3 for fit in found.fits.values())
    assert found.fits["law"].steepness == pytest.approx(4, rel=0.02)
    assert found.fits["law"].lapse == pytest.approx(0.05, rel=0.1)
    for length in LENGTHS:
        assert found.fits["law"].sizes[length] == pytest.approx(LAWS["law"](length), rel=0.01)
    for name, count in {"constant": 3, "law": 4, "power": 4, "free": 8}.items():
        fit = found.fits[name]
        assert fit.parameters == count
        assert fit.aic == pytest.approx(2 * count - 2 * fit.loglikelihood)


@pytest.mark.long
def test_the_exponent_has_an_interval_that_covers():
    for name, exponent in {"power": 0.4, "constant": 0.0}.items():
        centre, low, high = exponent_interval(expected(LAWS[name], 200))
        assert low < exponent < high
        assert low < centre < high
        assert high - low < 0.05
        assert abs(centre - exponent) < 0.005
    covered = [
        low < 0.4 < high
        for _, low, high in (exponent_interval(simulated(LAWS["power"], 50, seed)) for seed in range(8))
    ]
    assert sum(covered) >= 6


@pytest.mark.long
def test_thresholds_cover_what_was_planted():
    found = thresholds(simulated(LAWS["law"], 200, seed=7))
    covered = [item.low <= LAWS["law"](item.length) <= item.high for item in found]
    assert sum(covered) >= len(covered) - 1
    for item in found:
        assert item.low < item.estimate < item.high
        if item.surely_more_than is not None and item.surely_at_most is not None:
            assert item.surely_more_than < LAWS["law"](item.length) < item.surely_at_most


def test_the_counted_threshold_is_the_first_size_with_the_share():
    counts = [Count(10, 8, 3, 10), Count(10, 16, 8, 10), Count(10, 32, 10, 10)]
    (found,) = thresholds(counts)
    assert found.smallest == 16
    assert found.surely_more_than == 8
    assert found.surely_at_most is None  # ten of ten may still be 70 %


@pytest.mark.parametrize("counts", [[], [Count(10, 8, 3, 2)], [Count(10, 0, 1, 2)], [Count(10, 8, 0, 0)]])
def test_counts_that_cannot_be_are_refused(counts):
    with pytest.raises(ValueError, match="counts"):
        thresholds(counts)


def test_bad_shares_growths_and_too_few_lengths_are_refused():
    counts = simulated(LAWS["law"], 5)
    with pytest.raises(ValueError, match="share"):
        compare(counts, share=1.0)
    with pytest.raises(ValueError, match="growth"):
        compare(counts, lambda t: 1.0)
    with pytest.raises(ValueError, match="growth"):
        compare(counts, lambda t: math.nan)
    with pytest.raises(ValueError, match="lengths"):
        compare([c for c in counts if c.length < 30])
