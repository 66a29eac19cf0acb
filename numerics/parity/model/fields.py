"""The parameterised names of the model file: piecewise-linear activations and classification heads.

Numbers after a colon are plain rationals (``-3/4``, ``0.25``, ``2``): no expressions, no exponents, short.  Nothing
here imports more than the standard library.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

__all__ = ["MAX_BREAKS", "RELU", "SHAPES", "Classifier", "Piecewise", "classifier", "piecewise"]

MAX_BREAKS = 16
_NUMBER = re.compile(r"[+-]?[0-9]{1,20}(?:/[0-9]{1,20}|\.[0-9]{1,20})?")


def _number(text: str) -> Fraction:
    word = text.strip()
    if not _NUMBER.fullmatch(word) or (("/" in word) and int(word.split("/")[1]) == 0):
        raise ValueError(f"{word[:30]!r} is not a plain rational such as -3/4, 0.25 or 2")
    return Fraction(word)


@dataclass(frozen=True)
class Piecewise:
    """A continuous piecewise-linear function: r + 1 slopes from left to right, r breakpoints, and the value at 0."""

    slopes: tuple[Fraction, ...]
    breaks: tuple[Fraction, ...]
    origin: Fraction = Fraction(0)

    @property
    def text(self) -> str:
        """The canonical name in the model file."""
        parts = [",".join(map(str, self.slopes)), ",".join(map(str, self.breaks))]
        if self.origin:
            parts.append(str(self.origin))
        return "piecewise:" + ";".join(parts)

    @property
    def steps(self) -> tuple[Fraction, ...]:
        """By how much the slope grows at each breakpoint."""
        return tuple(after - before for before, after in zip(self.slopes, self.slopes[1:], strict=False))

    def line(self, piece: int) -> tuple[Fraction, Fraction]:
        """Slope and intercept of one piece: σ(z) = slope z + intercept there."""
        bends = sum((s * max(Fraction(0), -t) for s, t in zip(self.steps, self.breaks, strict=True)), Fraction(0))
        moved = sum((s * t for s, t in zip(self.steps[:piece], self.breaks[:piece], strict=True)), Fraction(0))
        return self.slopes[piece], self.origin - bends - moved

    def at(self, z: Fraction) -> Fraction:
        slope, intercept = self.line(sum(t < z for t in self.breaks))
        return slope * z + intercept


RELU = Piecewise((Fraction(0), Fraction(1)), (Fraction(0),))


@lru_cache(maxsize=256)
def piecewise(text: str) -> Piecewise:
    """``piecewise:S0,S1,...,Sr;T1,...,Tr`` or with ``;V`` for the value at 0 (0 if it is left out).

    Slopes from left to right, breakpoints strictly rising.  Breakpoints where nothing changes are dropped.
    """
    name, colon, rest = text.partition(":")
    parts = rest.split(";")
    if name.strip() != "piecewise" or not colon or len(parts) not in (2, 3) or len(rest) > 2000:
        raise ValueError("it is not of the form piecewise:S0,S1,...;T1,... (slopes; breakpoints)")
    slopes = [_number(word) for word in parts[0].split(",")]
    breaks = [_number(word) for word in parts[1].split(",")]
    origin = _number(parts[2]) if len(parts) == 3 else Fraction(0)
    if len(slopes) != len(breaks) + 1:
        raise ValueError(f"{len(slopes)} slopes and {len(breaks)} breakpoints; one slope more is needed")
    if len(breaks) > MAX_BREAKS:
        raise ValueError(f"{len(breaks)} breakpoints; at most {MAX_BREAKS}")
    if any(one >= two for one, two in itertools.pairwise(breaks)):
        raise ValueError("the breakpoints must rise strictly")
    kept = [i for i in range(len(breaks)) if slopes[i] != slopes[i + 1]]
    if not kept:
        raise ValueError("the slope never changes, so the activation would be linear")
    return Piecewise((slopes[0], *(slopes[i + 1] for i in kept)), tuple(breaks[i] for i in kept), origin)


@dataclass(frozen=True)
class Classifier:
    """The frozen classifier f(S) = C (1 + Σ_{q=1}^k w_q σ(S + h - q)); for a ReLU f(s) = C (-1)^s at s = 0, ..., k.

    zigzag: h = 1/2 and w_q = (-1)^q (8q - 4), flat around S = 0 and steeper from bit to bit (equation (2));
    triangle: h = 1, w_1 = -2 and w_q = (-1)^q 4 after it, the triangle wave between 1 and -1, slope 2 everywhere.
    """

    shape: str
    scale: Fraction

    @property
    def text(self) -> str:
        return self.shape if self.scale == 1 else f"{self.shape}:{self.scale}"

    @property
    def bias(self) -> Fraction:
        """h."""
        return SHAPES[self.shape][0]

    def weight(self, q: int) -> int:
        """w_q."""
        size = SHAPES[self.shape][1](q)
        return -size if q % 2 else size


# h and |w_q| of each shape
SHAPES: dict[str, tuple[Fraction, Callable[[int], int]]] = {
    "zigzag": (Fraction(1, 2), lambda q: 8 * q - 4),
    "triangle": (Fraction(1), lambda q: 2 if q == 1 else 4),
}


@lru_cache(maxsize=256)
def classifier(text: str) -> Classifier:
    """``zigzag``, ``triangle``, or one of them with ``:C``, a positive rational that multiplies the output."""
    shape, colon, scale = text.partition(":")
    if shape not in SHAPES:
        raise ValueError("it is not zigzag, triangle, zigzag:C or triangle:C")
    factor = _number(scale) if colon else Fraction(1)
    if factor <= 0:
        raise ValueError("the factor must be positive")
    return Classifier(shape, factor)
