"""The set-up of Appendix A: readings, mutants of the band, and a brute-force look at the weights."""

from __future__ import annotations

import numpy as np
import pytest

from tests.theorems.helpers import Court, claim_of, context
from theorems.han2025.appendix_a_setup.figures import peak_and_band

CLAIM = claim_of("appendix-a-setup")


def test_readings_steps_and_repair():
    court = Court(CLAIM)
    assert court.reading() == court.reading("unit-heads") == "refuted"
    assert court.reading("constants-for-each-n") == "holds"
    assert court.step("peak") == "refuted"
    assert court.step("near") == "refuted"
    assert court.step("far") == "underspecified"
    assert {name: court.step("peak", name) for name in ("lower-half", "unit-heads", "long-circles")} == {
        "lower-half": "holds",
        "unit-heads": "refuted",
        "long-circles": "holds",
    }
    assert {name: court.step("far", name) for name in ("unit-heads", "any-length")} == {
        "unit-heads": "holds",
        "any-length": "refuted",
    }
    assert {name: court.step("near", name) for name in ("any-length", "constants-for-each-n")} == {
        "any-length": "refuted",
        "constants-for-each-n": "holds",
    }
    assert court.repair() == "holds"


@pytest.mark.parametrize("text", ["2/n", "1/n + 1/1000", "1/2", "1/sqrt(n)"])
def test_a_larger_lower_end_of_the_peak_is_refuted(text):
    assert Court(CLAIM, peak_lower=text).step("peak", "lower-half") == "refuted"


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
