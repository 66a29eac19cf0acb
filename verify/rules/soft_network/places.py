"""Sets of points of the plane that a text names: ``line``, ``circle``, ``circle:F`` and ``random:SEED``.

``line`` has the points p/n of the first axis; ``circle:F`` the unit vectors at F p/n turns from the second axis;
``random:SEED`` rational unit vectors, drawn by a hash.
"""

from __future__ import annotations

import hashlib
import re
from fractions import Fraction
from functools import cmp_to_key
from typing import Any

from flint import arb, fmpq

from verify.checker.balls import ball
from verify.checker.reading import Rejected
from verify.rules.soft_share.points import Places

_CIRCLE = re.compile(r"circle(?::([1-9][0-9]{0,5}))?")
_RANDOM = re.compile(r"random:([0-9]{1,18})")
Exact = tuple[Fraction, Fraction]


def turned(turn: Fraction) -> list[arb]:
    """The unit vector so many turns from the second axis."""
    half = fmpq(2 * turn.numerator, turn.denominator)
    return [arb.sin_pi_fmpq(half), arb.cos_pi_fmpq(half)]


def vectors(named: Any, n: int) -> list[list[arb]]:
    """Those of a line by their first coordinate."""
    if not isinstance(named, str):
        raise Rejected("positions are a text")
    if named == "line":
        return [[ball(Fraction(p, n))] for p in range(1, n + 1)]
    if found := _CIRCLE.fullmatch(named):
        return [turned(Fraction(int(found[1] or 1) * p, n)) for p in range(1, n + 1)]
    if not _RANDOM.fullmatch(named):
        raise Rejected("positions must be circle, circle:F, line or random:SEED")
    return [[ball(x), ball(y)] for x, y in _drawn(named, n)]


def _drawn(named: Any, n: int) -> list[Exact]:
    """Rational unit vectors: 2t/(1 + t²) and (1 - t²)/(1 + t²), with a sign."""
    found = _RANDOM.fullmatch(named) if isinstance(named, str) else None
    if found is None:
        raise Rejected("positions must be line or random:SEED")
    drawn = []
    for position in range(1, n + 1):
        draw = int.from_bytes(hashlib.sha256(f"positions:{int(found[1])}:{position}".encode()).digest()[:8], "big")
        t, sign = Fraction((draw >> 1) % (1 << 20) - (1 << 19), 1 << 19), 1 if draw & 1 else -1
        drawn.append((sign * 2 * t / (1 + t * t), sign * (1 - t * t) / (1 + t * t)))
    return drawn


def _around(one: Exact, two: Exact) -> int:
    """By the angle from 0 to 2π, exactly."""
    halves = [y < 0 or (y == 0 and x < 0) for x, y in (one, two)]
    if halves[0] != halves[1]:
        return 1 if halves[0] else -1
    turn = one[0] * two[1] - one[1] * two[0]
    return -1 if turn > 0 else 1 if turn < 0 else 0


def _exact(named: Any, n: int) -> list[Exact]:
    """On the line as they rise; random ones in the order of their angles, equal ones beside each other."""
    if named == "line":
        return [(Fraction(p, n), Fraction(0)) for p in range(1, n + 1)]
    return sorted(_drawn(named, n), key=cmp_to_key(_around))


def _places(named: Any, exact: list[Exact]) -> Places:
    return Places([(ball(x), ball(y)) for x, y in exact], named == "line")


def ordered(named: Any, n: int) -> Places:
    """Distinct points of a line, or random unit vectors, as :mod:`verify.rules.soft_share.points` wants them."""
    exact = _exact(named, n)
    if named != "line" and (len(set(exact)) < n or n < 3):
        raise Rejected("random positions must be three different unit vectors or more")
    return _places(named, exact)


def widest(named: Any, n: int) -> arb:
    """At least the square of the largest distance of two points of a line or of random ones, distinct or not."""
    return _places(named, _exact(named, n)).diameter()
