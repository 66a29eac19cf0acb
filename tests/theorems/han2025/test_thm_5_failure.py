"""How likely a failure is: orbits, shares and numbers that are put in."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import risk
from tests.theorems.helpers import claim_of, context
from theorems.han2025.thm_5_failure import checks, rows
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


@pytest.mark.slow
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


def test_the_gap_is_a_head_that_sees_whether_one_of_two_bits_is_one() -> None:
    """The risk on a wall beside that of the same network with the or, and with the mean, of the two bits."""
    bits = (np.arange(256)[:, None] >> np.arange(8)) & 1
    labels = 1 - 2 * ((bits[:, 0] + bits[:, 4]) % 2)

    def brute(first: np.ndarray) -> float:
        def smooth(x: np.ndarray) -> np.ndarray:
            return 0.5 * (x + np.sqrt(x * x + 0.01))

        s = first + bits[:, 3]
        output = 1 - 4 * smooth(s - 0.5) + 12 * smooth(s - 1.5)
        return float(np.mean(np.maximum(1 - labels * output, 0) ** 2))

    seen = {0.0: (bits[:, 1] + bits[:, 2]) / 2, rows.TOKENS: np.maximum(bits[:, 1], bits[:, 2])}
    for tokens, first in seen.items():
        found = risk(rows.ROWS, rows.in_the_wall(2, 4, 0.5, tokens), (1, 5)).value
        assert found == pytest.approx(brute(first), abs=1e-6)
        assert (found < checks.LEVEL) is (tokens > 0)
    assert rows.the_walls_have_gaps(context(claim_of("thm-5-failure"))).finding is Finding.UNKNOWN


def test_whole_rows_are_counted_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    ctx = context(claim_of("thm-5-failure"), profile="standard")
    for value, finding in ((1.3, Finding.YES), (0.1, Finding.NO), (float("nan"), Finding.NO)):
        monkeypatch.setattr(rows, "_end", lambda seed, v=value: v)
        assert rows.rows_end_far_from_zero(ctx).finding is finding
    monkeypatch.setattr(rows, "_end", lambda seed: 1.3 if seed % 2 else 0.1)
    found = rows.rows_end_far_from_zero(ctx)
    assert found.finding is Finding.UNKNOWN
    assert "would decide it" in found.summary
