"""How likely a start of the theorem is, in numbers: the bounds of its reading ``probability`` at some sizes."""

from __future__ import annotations

from fractions import Fraction

import flint

from theorems.han2025.shared.sizes import decimal
from verify.records import Constant, Context, Kind

POINTS = (
    (8, Fraction(1, 8)),
    (20, Fraction(1, 20)),
    (8, Fraction(1, 64)),
    (20, Fraction(1, 400)),
    (100, Fraction(1, 100)),
)
DIGITS = 10**9


def _never(n: int, tau: Fraction) -> bool:
    """Δ <= τ ln(2√6 - 2), as balls: no head has a risk below a half."""
    gap = 1 - (2 * flint.arb.pi() / n).cos()
    return n >= 3 and bool(gap <= flint.fmpq(tau.numerator, tau.denominator) * (2 * flint.arb(6).sqrt() - 2).log())


def chance(n: int, tau: Fraction) -> tuple[Fraction, Fraction]:
    """Between which numbers the probability of a risk below a half lies, rounded outwards."""
    if _never(n, tau):
        return Fraction(0), Fraction(0)
    scale = flint.fmpq(n * n * tau.numerator, tau.denominator)
    low = (1 - flint.arb(5).log() / 8 * scale) / n
    high = (1 - (2 * flint.arb(2).sqrt() - 1).log() / (2 * flint.arb.pi() * flint.arb.pi()) * scale) / n
    return max(Fraction(0), _whole((low * DIGITS).floor())), max(Fraction(0), _whole((high * DIGITS).ceil()))


def _whole(ball: flint.arb) -> Fraction:
    """A ball that holds one integer, as so many parts of a billion."""
    return Fraction(int(ball.unique_fmpz()), DIGITS)


def probabilities(ctx: Context) -> tuple[Constant, ...]:
    return tuple(_row(n, tau) for n, tau in POINTS)


def _row(n: int, tau: Fraction) -> Constant:
    low, high = chance(n, tau)
    return Constant(
        name="chance that a drawn head has risk below 1/2",
        at={"n": n, "tau": str(tau)},
        paper="none",
        best_lower=decimal(low),
        best_upper=decimal(high),
        ratio="not applicable",
        kind=Kind.ARGUED,
        bound="choice",
    )
