"""The positions of a model that are no circle, as points of :mod:`verify.rules.soft_share.points`: line and random."""

from __future__ import annotations

import hashlib
import re
from fractions import Fraction
from functools import cmp_to_key
from typing import Any

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected
from verify.rules.soft_share.points import Places

_RANDOM = re.compile(r"random:([0-9]{1,18})")  # as many digits as a model file may have


def _drawn(n: int, seed: int) -> list[tuple[Fraction, Fraction]]:
    """Rational unit vectors, as the model file draws them."""
    vectors = []
    for position in range(1, n + 1):
        draw = int.from_bytes(hashlib.sha256(f"positions:{seed}:{position}".encode()).digest()[:8], "big")
        t, sign = Fraction((draw >> 1) % (1 << 20) - (1 << 19), 1 << 19), 1 if draw & 1 else -1
        vectors.append((sign * 2 * t / (1 + t * t), sign * (1 - t * t) / (1 + t * t)))
    return vectors


def _around(one: tuple[Fraction, Fraction], two: tuple[Fraction, Fraction]) -> int:
    """By the angle from 0 to 2π, exactly."""
    halves = [y < 0 or (y == 0 and x < 0) for x, y in (one, two)]
    if halves[0] != halves[1]:
        return 1 if halves[0] else -1
    turn = one[0] * two[1] - one[1] * two[0]
    return -1 if turn > 0 else 1 if turn < 0 else 0


def places(positions: Any, n: int) -> Places:
    """Distinct places of a line, or of random unit vectors."""
    if positions == "line":
        return Places([(ball(Fraction(p, n)), arb(0)) for p in range(1, n + 1)], True)
    drawn = _vectors(positions, n)
    if len(set(drawn)) < n or n < 3:
        raise Rejected("random positions must be three different unit vectors or more")
    return Places([(ball(x), ball(y)) for x, y in drawn], False)


def _vectors(positions: Any, n: int) -> list[tuple[Fraction, Fraction]]:
    """Random unit vectors in the order of their angles, equal ones beside each other."""
    found = _RANDOM.fullmatch(positions) if isinstance(positions, str) else None
    if found is None:
        raise Rejected("positions must be line or random:SEED")
    drawn = sorted(_drawn(n, int(found[1])), key=cmp_to_key(_around))
    if any(x * x + y * y != 1 for x, y in drawn):
        raise Rejected("random positions must be unit vectors")
    return drawn


def widest(positions: Any, n: int) -> arb:
    """At least the square of the largest distance of two positions of a line or of random ones, distinct or not."""
    if positions == "line":
        return places(positions, n).diameter()
    return Places([(ball(x), ball(y)) for x, y in _vectors(positions, n)], False).diameter()
