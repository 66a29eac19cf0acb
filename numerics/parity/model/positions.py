"""The position laws of the model file: one record per name, in every arithmetic.

All instruments in ``numerics`` read the records; a name without a record is an error.  Only the standard library is
imported here.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import sympy as sp
    from flint import arb

__all__ = ["MAX_FREQUENCY", "POSITIONS", "PositionLaw", "position_law", "random_positions"]

MAX_FREQUENCY = 10**6
Rationals = list[tuple[Fraction, Fraction]]


@dataclass(frozen=True, kw_only=True)
class PositionLaw:
    """Where the positions 1, ..., n lie in the plane; no vector is longer than 1.

    ``name`` is canonical (``circle:1`` is ``circle``).  Exactly one of the following describes the law.
    ``turns``: the angle of position p is 2π·turns·p/n, measured from the second axis.
    ``rationals(n)``: the vectors as rational numbers.

    ``symbolic(p, n)`` is the vector of position p in SymPy; None if it is drawn for one n only.
    ``flat``: all vectors are multiples of (1, 0).  ``seed``: the seed of a drawn law.
    """

    name: str
    turns: int | None = None
    rationals: Callable[[int], Rationals] | None = None
    symbolic: Callable[[sp.Expr, sp.Expr], tuple[sp.Expr, sp.Expr]] | None = None
    flat: bool = False
    seed: int | None = None

    def doubles(self, n: int) -> Any:
        """The vectors in doubles, n x 2."""
        import numpy as np

        if self.rationals is not None:
            return np.array([[float(x), float(y)] for x, y in self.rationals(n)])
        from numerics.arithmetic.portable import circle

        cosines, sines = circle(2 * np.pi * np.array(self.places(n)) / n)
        return np.stack([sines, cosines], axis=1)

    def balls(self, n: int) -> list[tuple[arb, arb]]:
        """The vectors in balls."""
        from flint import arb, fmpq

        if self.rationals is not None:
            exact = [[fmpq(value.numerator, value.denominator) for value in pair] for pair in self.rationals(n)]
            return [(arb(x), arb(y)) for x, y in exact]
        assert self.turns is not None
        angles = [fmpq(2 * self.turns * p, n) for p in range(1, n + 1)]
        return [(arb.sin_pi_fmpq(t), arb.cos_pi_fmpq(t)) for t in angles]

    def places(self, n: int) -> list[int]:
        """A number for each position; two positions have the same number if and only if their vectors are equal."""
        if self.rationals is not None:
            exact = self.rationals(n)
            return [exact.index(vector) for vector in exact]
        assert self.turns is not None
        return [p if self.turns == 1 else self.turns * p % n for p in range(1, n + 1)]

    def radius(self, n: int) -> Fraction:
        """All vectors are within this distance of one point."""
        return Fraction(n - 1, 2 * n) if self.flat else Fraction(1)


@lru_cache(maxsize=256)
def position_law(name: str) -> PositionLaw:
    """The record of a name of the model file.

    Raises:
        ValueError: no such law, or a parameter that is not allowed.
    """
    stem, colon, parameter = name.partition(":")
    if stem + colon not in POSITIONS:
        raise ValueError(f"positions {name!r}; allowed are circle, circle:F, line, random:SEED")
    return POSITIONS[stem + colon].read(parameter)


def random_positions(n: int, seed: int) -> Rationals:
    """n rational unit vectors: the rational parametrisation of the half circle, and a sign."""
    vectors = []
    for position in range(1, n + 1):
        draw = int.from_bytes(hashlib.sha256(f"positions:{seed}:{position}".encode()).digest()[:8], "big")
        t = Fraction((draw >> 1) % (1 << 20) - (1 << 19), 1 << 19)  # -1 <= t < 1
        sign = 1 if draw & 1 else -1
        vectors.append((sign * 2 * t / (1 + t * t), sign * (1 - t * t) / (1 + t * t)))
    return vectors


# ------------------------------------------------------------------------------------------------ the records


@dataclass(frozen=True)
class _Entry:
    """A name of the grammar, or a stem with a colon: what it means, and how its parameter is read."""

    meaning: str
    read: Callable[[str], PositionLaw]


def _turned(turns: int) -> PositionLaw:
    def symbolic(p: sp.Expr, n: sp.Expr) -> tuple[sp.Expr, sp.Expr]:
        import sympy as sp

        angle = 2 * sp.pi * turns * p / n
        return sp.sin(angle), sp.cos(angle)

    return PositionLaw(name="circle" if turns == 1 else f"circle:{turns}", turns=turns, symbolic=symbolic)


def _read_turned(parameter: str) -> PositionLaw:
    if not re.fullmatch(r"[0-9]{1,7}", parameter) or not 1 <= int(parameter) <= MAX_FREQUENCY:
        raise ValueError(f"the frequency must be an integer from 1 to {MAX_FREQUENCY}")
    return _turned(int(parameter))


def _line_symbolic(p: sp.Expr, n: sp.Expr) -> tuple[sp.Expr, sp.Expr]:
    import sympy as sp

    return p / n, sp.Integer(0)


def _line_rationals(n: int) -> Rationals:
    return [(Fraction(p, n), Fraction(0)) for p in range(1, n + 1)]


_LINE = PositionLaw(name="line", rationals=_line_rationals, symbolic=_line_symbolic, flat=True)


def _read_random(parameter: str) -> PositionLaw:
    if not re.fullmatch(r"[0-9]{1,18}", parameter):
        raise ValueError("allowed is random:SEED with a seed of 1 to 18 digits")
    seed = int(parameter)
    return PositionLaw(name=f"random:{parameter}", rationals=lambda n: random_positions(n, seed), seed=seed)


POSITIONS: dict[str, _Entry] = {
    "circle": _Entry("position p is (sin 2 pi p/n, cos 2 pi p/n)", lambda _: _turned(1)),
    "circle:": _Entry(
        "the angle of position p is 2 pi F p/n; gcd(F, n) > 1 puts several positions on one point", _read_turned
    ),
    "line": _Entry("position p is (p/n, 0)", lambda _: _LINE),
    "random:": _Entry("rational unit vectors drawn from the seed after the colon", _read_random),
}
