"""The rule of one hidden layer as a function of one number: how large it and its first two derivatives can be."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flint import ctx

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, integer, listing, only, rational

from .activations import activation
from .line import Layer, Network, Slope, halved

__all__ = ["KINDS"]

_PRECISION = 64
_NAMES = ("f", "f'", "f''")


def _layers(body: dict[str, Any]) -> list[Layer]:
    found = []
    for item in listing(body, "layers", 1, 200):
        weight, shift = listing({"layers": item}, "layers", 2, 2)
        if type(weight) is not int or abs(weight) > 10**9:
            raise Rejected("a layer is an integer weight and a rational shift; other weights go into the scale")
        found.append((weight, as_rational(shift, "layers")))
    return found


def neurons_bound(body: dict[str, Any]) -> str:
    """|f|, |f'| or |f''| is at most ``upper`` on an interval, f = c (1 + Σ_q w_q σ(s + h_q))."""
    only(body, ("activation", "b", "layers", "scale", "low", "high", "order", "upper"))
    order, layers, name = integer(body, "order", 0, 2), _layers(body), body["activation"]
    b, scale, low, high, upper = (rational(body, key) for key in ("b", "scale", "low", "high", "upper"))
    if scale <= 0 or b < 0 or not low < high:
        raise Rejected("scale must be positive, b not negative and low below high")
    saved, ctx.prec = ctx.prec, _PRECISION
    try:
        slope = Slope(layers, scale, activation(name, b).pair)
        whole = Network(layers, scale, name, b) if order != 1 else None  # which has no corners

        def holds(one: Fraction, two: Fraction) -> bool:
            size = slope.size(one, two) if whole is None else whole.sizes(one, two)[order]
            return bool(size <= ball(upper))

        count = halved(low, high, holds, "the bound fails or is undecided near s =")
    finally:
        ctx.prec = saved
    terms = " + ".join(f"{weight} sigma(s + {shift})" for weight, shift in layers)
    slack = ", at corners every slope between the two" if order == 1 else ""
    return (
        f"|{_NAMES[order]}| is at most {upper} for {low} <= s <= {high}{slack}, where f(s) = {scale} (1 + {terms}) and "
        f"sigma is {name}, b = {b} ({count} intervals)"
    )


KINDS = {"neurons-bound": neurons_bound}
