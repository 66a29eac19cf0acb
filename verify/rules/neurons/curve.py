"""A function of one number with two derivatives on an interval, and what the chain rule makes of it.

If s depends on parameters, F(f(s)) has the Hessian A ∇s∇sᵀ + B ∇²s with A = F'' f'² + F' f'' and B = F' f'.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from flint import arb

from verify.checker.reading import Rejected

LOSSES = ("squared-hinge", "square", "logistic")
LABELS = {"hessian": (0,), "product": (0,), "loss": (1, -1)}  # of which function of f, and for which labels
Pair = tuple[arb, arb]


class Curve(NamedTuple):
    """f, f' and f'' on an interval."""

    value: arb
    slope: arb
    bend: arb


On = Callable[[Fraction, Fraction], Curve]


def tighter(first: arb, second: arb) -> arb:
    """Both enclose: take the smaller ball."""
    return first if first.rad() < second.rad() else second


def outer(of: str, loss: str, label: int, value: arb) -> Pair | None:
    """F' and F'' where f has this value: F is f itself, f²/2, or a loss for a label of ±1; None where that vanishes.

    The losses are (f - y)², the same where yf < 1 and zero elsewhere (squared hinge), and log(1 + e^{-yf}).
    """
    if of == "hessian":
        return arb(1), arb(0)
    if of == "product":
        return value, arb(1)
    if loss == "logistic":
        share = 1 / (1 + (label * value).exp())
        return -label * share, share * (1 - share)
    if loss == "squared-hinge":
        return None if label * value > 1 else (2 * (value - label), arb(2))
    if loss == "square":
        return 2 * (value - label), arb(2)
    raise Rejected(f"loss must be one of {', '.join(LOSSES)}")


def outer_sizes(of: str, loss: str, size: arb) -> Pair:
    """|F'| and |F''| from above where f is at most so large, for both labels."""
    if of == "hessian":
        return arb(1), arb(0)
    if of == "product":
        return size, arb(1)
    if loss == "logistic":
        return arb(1), arb(1) / 4
    if loss in ("squared-hinge", "square"):
        return 2 * (size + 1), arb(2)
    raise Rejected(f"loss must be one of {', '.join(LOSSES)}")


def chain(f: Curve, first: arb, second: arb) -> Pair:
    """A and B."""
    return second * f.slope * f.slope + first * f.bend, first * f.slope


def coefficients(of: str, loss: str, label: int, f: On) -> Callable[[Fraction, Fraction], Pair | None]:
    """A and B on an interval; None where the loss vanishes."""

    def pair(low: Fraction, high: Fraction) -> Pair | None:
        found = f(low, high)
        slopes = outer(of, loss, label, found.value)
        return None if slopes is None else chain(found, *slopes)

    return pair
