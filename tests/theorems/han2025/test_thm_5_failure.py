"""How likely a failure is: orbits, shares and numbers that are put in."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import risk
from tests.theorems.helpers import claim_of, context
from theorems.han2025.thm_5_failure import checks
from verify.records import Finding

SPEC = ModelSpec(n=8, k=2, temperature="1/8", b="1/100")


def _heads(pair: tuple[int, int], angles: np.ndarray) -> np.ndarray:
    at = 2 * np.pi * np.array(pair) / 8 + angles
    return np.stack([np.sin(at), np.cos(at)], axis=1)


def test_sectors_of_an_orbit_have_the_same_risks() -> None:
    """Over all sign changes of the two angles, which a reflection brings along."""
    angles = np.array([0.11, -0.23])
    signs = [np.array(s) for s in ((1, 1), (-1, -1))]

    def seen(pair: tuple[int, int]) -> list[float]:
        found = [risk(SPEC, _heads(pair, s * a), (1, 5)).value for s in signs for a in (angles, angles[::-1])]
        return sorted(round(x, 9) for x in found)

    for pair in checks.APART:
        for other in checks.orbit(pair):
            assert seen(other) == seen(pair)
    assert sum(len(checks.orbit(pair)) for pair in checks.APART) == 30
    assert len({frozenset(pair) for first in checks.APART for pair in checks.orbit(first)}) == 15  # as the text says
    assert not any({1, 5} == set(pair) for first in checks.APART for pair in checks.orbit(first))


@pytest.mark.long
def test_share_is_below_what_drawn_heads_show() -> None:
    """Drawn heads below the level in walled sectors: at least the share of the cells, and not much more."""
    rng = np.random.default_rng(7)
    walled = frozenset().union(*map(checks.orbit, checks.APART))
    count, hits = 800, 0
    for turn in rng.uniform(0, 8, (count, 2)):
        near = np.floor(turn + 0.5)
        pair = tuple(int(p - 1) % 8 + 1 for p in near)
        if pair in walled:
            hits += risk(SPEC, _heads((0, 0), turn * np.pi / 4), (1, 5), accuracy=1e-6).value < checks.LEVEL
    assert float(checks.share()) == pytest.approx(hits / count, abs=0.03)
    assert checks.share() >= Fraction(1, 8)


def test_a_share_that_is_too_large_is_not_confirmed() -> None:
    claim = claim_of("thm-5-failure")
    assert checks.many_draws_are_walled_in(context(claim)).finding is Finding.UNKNOWN  # quick: nothing is covered
    found = checks.many_draws_are_walled_in(context(claim, profile="standard", share="1/4"))
    assert found.finding is Finding.UNKNOWN


@pytest.mark.slow
def test_a_floor_that_is_too_high_is_not_confirmed() -> None:
    claim = claim_of("thm-5-failure")
    assert checks.many_draws_are_walled_in(context(claim, profile="standard")).finding is Finding.YES
    assert checks.many_draws_are_walled_in(context(claim, profile="standard", floor="2")).finding is Finding.FAILED
