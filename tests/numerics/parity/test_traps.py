"""Walls of the risk: bounds over boxes beside the exact risk, and walls that are not there."""

from __future__ import annotations

import math

import numpy as np
import pytest

from numerics.parity import traps
from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import attention, risk
from numerics.parity.training.runs import Settings, follow, outcome_of

MODEL = traps.Model(8, 1 / 8, 0.01, (1, 5))
SPEC = ModelSpec(n=8, k=2, temperature="1/8", b="1/100")


def _head(position: int, angle: float, length: float) -> list[float]:
    at = 2 * math.pi * position / 8 + angle
    return [length * math.sin(at), length * math.cos(at)]


def test_attention_and_risk_lie_within_the_bounds_of_their_box() -> None:
    rng = np.random.default_rng(0)
    first, second = np.empty((2, 8)), np.empty((2, 8))
    for _ in range(300):
        heads, boxes = [], []
        for out in (first, second):
            place, width = int(rng.integers(1, 9)), 10 ** rng.uniform(-6, -0.5)
            low = np.array([rng.uniform(-math.pi / 8, math.pi / 8), rng.uniform(0.1, 2.5)])
            high = low + np.array([width, width])
            traps._attention(8, 1 / 8, place, False, low, high, out)
            at = rng.uniform(low, high)
            heads.append(_head(place, at[0], 1 / at[1]))
            boxes.append(out.copy())
        gamma = attention(SPEC, np.array(heads))
        for row, box in zip(gamma, boxes, strict=True):
            assert (box[0] <= row).all()
            assert (row <= box[1]).all()
        below, above = traps._bounds(8, 0.01, 1, 5, first, second)
        assert below <= risk(SPEC, np.array(heads), (1, 5), method="enumerate").value <= above


@pytest.mark.long
def test_a_thin_box_has_thin_bounds() -> None:
    first, second = np.empty((2, 8)), np.empty((2, 8))
    for place, out in ((2, first), (7, second)):
        traps._attention(8, 1 / 8, place, False, np.array([0.1, 1.0]), np.array([0.1, 1.0]), out)
    below, above = traps._bounds(8, 0.01, 1, 5, first, second)
    exact = risk(SPEC, np.array([_head(2, 0.1, 1), _head(7, 0.1, 1)]), (1, 5)).value
    assert below == pytest.approx(exact, abs=1e-6)
    assert above == pytest.approx(exact, abs=1e-6)


def test_long_heads_are_what_their_split_says() -> None:
    assert traps.far_share(MODEL) < traps.SLACK
    out = np.empty((2, 8))
    for angle in (-math.pi / 8, -0.2, -1e-3, 0.0, 1e-9, 0.01, 0.39, math.pi / 8):
        for length in (traps.FAR, 15.0, 1e3):
            (row,) = attention(SPEC.at(k=1), np.array([_head(3, angle, length)]))
            part = row[3] if angle > 0 else -row[1]
            for low, high in ((part, part), (-0.5, 0.5)):
                traps._attention(8, 1 / 8, 3, True, np.array([low, 0]), np.array([high, 0]), out)
                assert (out[0] <= row).all()
                assert (row <= out[1]).all()


@pytest.mark.long
def test_a_wall_that_is_not_there_is_not_found() -> None:
    """The risk at a point of the wall of (3, 7) is a level that no cover can show."""
    heads = np.array([_head(3, math.pi / 8, 1.0), _head(7, 0.0, 1.2)])
    level = risk(SPEC, heads, (1, 5)).value + 0.01
    assert traps.lower(MODEL, traps.wall(MODEL, 3, 0.4), traps.sector(MODEL, 7, 0.4), level, 20_000) is None
    aligned = traps.sector(MODEL, 1, 0.4), traps.sector(MODEL, 5, 0.4)
    assert traps.lower(MODEL, *aligned, 0.1, 20_000) is None
    assert not traps.risk_below(MODEL, 1.0, 0.001)


@pytest.mark.long
def test_descent_stays_between_the_walls() -> None:
    """From starts in a walled cell below the level, with a step small enough that the risk falls: never below 1."""
    rng, tried = np.random.default_rng(1), 0
    while tried < 6:
        angles = rng.uniform(-math.pi / 8, math.pi / 8, 2)
        heads = np.array([_head(2, angles[0], 1.0), _head(7, angles[1], 1.0)])
        if risk(SPEC, heads, (1, 5)).value < 2.25:
            tried += 1
            ended = outcome_of(list(follow(SPEC, (1, 5), Settings(rate=1 / 256, steps=3000, every=3000), heads=heads)))
            assert ended.best > 1.5
            turned = (np.arctan2(*np.array(ended.heads, float).T) * 4 / math.pi) % 8
            assert np.abs(turned - [2, 7]).max() < 0.5
