"""The set-up of Appendix A: readings, mutants of the band, and a brute-force look at the weights."""

from __future__ import annotations

import numpy as np
import pytest

from tests.theorems.helpers import Court, claim_of, context, verdicts
from theorems.han2025.appendix_a_setup.figures import peak_and_band

CLAIM = claim_of("appendix-a-setup")


@pytest.mark.parametrize("text", ["2/n", "1/n + 1/1000", "1/2", "1/sqrt(n)"])
def test_a_larger_lower_end_of_the_peak_is_refuted(text):
    assert Court(CLAIM, peak_lower=text).step("peak", "lower-half") == "refuted"


@pytest.mark.parametrize(
    ("changes", "verdict"),
    [
        ({"near_upper": "2*c1*tau"}, "refuted"),
        ({"near_lower": "c2*tau/1000", "near_upper": "1"}, "refuted"),
        ({"near_lower": "0", "near_upper": "1"}, "holds"),
        ({"near_lower": "0", "near_upper": "2/5"}, "open"),
    ],
)
def test_mutants_of_the_band(changes, verdict):
    assert Court(CLAIM, **changes).step("near") == verdict


@pytest.mark.parametrize(
    "changes", [{"peak_upper": "1/(2*n)"}, {"peak_lower": "2"}, {"near_upper": "0"}, {"near_lower": "2/5"}]
)
def test_bounds_that_no_constants_can_meet_are_refuted(changes):
    court = Court(CLAIM, **changes)
    assert court.reading("constants-for-each-n") == court.step("near", "constants-for-each-n") == "refuted"


def test_a_trivial_band_leaves_the_rest_of_the_reading_to_the_peak():
    court = Court(CLAIM, near_lower="0", near_upper="1")
    assert court.reading("constants-for-each-n") == "holds"
    assert court.reading("unit-heads") == "open"  # the cap of the peak is a part of it
    assert court.reading() == "refuted"  # long heads exceed the cap of the peak


def test_a_cap_of_one_is_true_in_every_reading():
    court = Court(CLAIM, peak_upper="1")
    assert [court.step("peak"), court.step("peak", "unit-heads"), court.step("peak", "long-circles")] == ["holds"] * 3


def test_the_first_sentence_is_about_unit_heads():
    court = Court(CLAIM)
    assert court.rule(CLAIM.readings[0].checks).summary.startswith("No constants")


def test_bounds_that_ask_for_less_hold_and_those_that_some_constants_might_meet_stay_open():
    assert Court(CLAIM, near_upper="2*c1*tau").reading("constants-for-each-n") == "holds"
    assert Court(CLAIM, near_upper="c1*tau/2").reading("constants-for-each-n") == "open"
    assert Court(CLAIM, near_lower="2/n").reading("constants-for-each-n") == "open"  # the far ones may be small


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("peak_upper", "max(1 - c1*tau, c1)"),
        ("peak_upper", "max(1/2, c1/3)"),
        ("peak_lower", "max(0, 1 - c1)"),
        ("peak_lower", "1/n + max(0, 1/10 - c1)"),
        ("near_upper", "max(c1*tau, c1 - 1)"),
        ("near_lower", "c2 - 1"),
    ],
)
def test_for_some_constants_is_not_refuted_at_one_choice(name, text):
    """Each is false at c1 = 1, c2 = 1/1000 or nearby, and not for every choice."""
    found = verdicts(CLAIM, mentioning=name, **{name: text})
    steps = {
        "peak_upper": "appendix-a-setup.peak",
        "peak_lower": "appendix-a-setup.peak/lower-half",
        "near_upper": "appendix-a-setup.near/any-length",
        "near_lower": "appendix-a-setup.near/any-length",
    }
    if name != "near_upper":
        assert found[steps[name]] == "open"
    assert "holds" not in {found[steps[name]]}


def weights(n, tau, angle):
    scores = np.cos(2 * np.pi * np.arange(n) / n - angle) / tau
    raised = np.exp(scores - scores.max())
    return raised / raised.sum()


@pytest.mark.parametrize("n", [11, 12, 20, 64])
def test_constants_that_depend_on_n_by_brute_force(n):
    """c1 = √(n/2): all unit heads of a sector."""
    tau = 1 / np.sqrt(2 * n)
    for angle in np.linspace(0, np.pi / n, 50):
        found = weights(n, tau, angle)
        assert found[0] == found.max() <= 0.5
        assert np.sort(found)[-2] <= 0.5 + 1e-12


def test_no_constant_exists_at_eight_by_brute_force():
    """On eight positions every c1 breaks the cap of the peak or the band."""
    for c1 in np.linspace(0.02, 8, 800):
        tau = c1 / 8
        assert weights(8, tau, 0).max() > 1 - c1 * tau or np.sort(weights(8, tau, np.pi / 8))[-2] > c1 * tau


def test_the_figure_is_deterministic():
    ctx = context(CLAIM)
    assert peak_and_band(ctx) == peak_and_band(ctx)
