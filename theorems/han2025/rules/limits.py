"""Heads at vanishing temperature on four positions, and feed-forward networks that ignore a bit.

On four positions the embeddings (sin, cos) of 2πp/4 are (1, 0), (0, -1), (-1, 0), (0, 1), so everything is rational.
A head is its first row (a11, a12, a13, a14): position p with token x scores a11 or a12 (token 1 or 0) plus
a13 sin + a14 cos.  The classifier is that of :func:`.any_gradient.layers` with ReLU, at the attention to ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any

from verify.checker.reading import Rejected, as_rational, choice, listing, only, rational
from verify.rules.neurons.smoothed_units import broken
from verify.rules.soft_share.zero_temperature import TIES, share, squared_hinge

from .any_gradient import layers

_CIRCLE = ((1, 0), (0, -1), (-1, 0), (0, 1))
_INPUTS = list(product((0, 1), repeat=4))
Row = tuple[Fraction, ...]


def _rows(body: dict[str, Any], count: int) -> list[Row]:
    rows = [listing({"heads": item}, "heads", 4, 4) for item in listing(body, "heads", count, count)]
    return [tuple(as_rational(entry, "heads") for entry in row) for row in rows]


def _set(body: dict[str, Any], n: int = 4) -> list[int]:
    bits = listing(body, "parity_set", 1, n)
    if any(type(p) is not int or not 1 <= p <= n for p in bits) or sorted(set(bits)) != bits:
        raise Rejected(f"parity_set must be increasing positions from 1 to {n}")
    return bits


def _scores(row: Row, x: Sequence[int]) -> list[Fraction]:
    return [(row[0] if bit else row[1]) + row[2] * u[0] + row[3] * u[1] for bit, u in zip(x, _CIRCLE, strict=True)]


def _sum(rows: Sequence[Row], x: Sequence[int], tie: str = "average") -> Fraction:
    return sum((share(_scores(row, x), x, tie) for row in rows), Fraction(0))


def _label(bits: Sequence[int], x: Sequence[int]) -> int:
    return int((-1) ** sum(x[p - 1] for p in bits))


def limit_heads(body: dict[str, Any]) -> str:
    """Heads with risk 0 as the temperature vanishes, and a positive risk under hard attention."""
    only(body, ("parity_set", "heads", "tie", "soft", "hard"))
    bits, tie = _set(body), choice(body, "tie", TIES)
    rows, units = _rows(body, len(bits)), layers(len(bits), "zigzag")
    soft, hard = (
        squared_hinge((_label(bits, x), broken(units, _sum(rows, x, how))) for x in _INPUTS) for how in ("average", tie)
    )
    if (rational(body, "soft"), rational(body, "hard")) != (soft, hard):
        raise Rejected(f"the risks are {soft} and {hard}")
    if soft != 0 or not hard > 0:
        raise Rejected("this separates nothing")
    return (
        f"four positions, parity set {bits}, heads {body['heads']}, ReLU classifier: the risk tends to 0 as the "
        f"temperature vanishes, and is {hard} under hard attention that takes the {tie} of tied positions"
    ).replace("'", "")


KINDS = {"limit-heads": limit_heads}
