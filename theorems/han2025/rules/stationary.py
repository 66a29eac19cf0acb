"""Stationary points of the expected risk and basins of descent; for long inputs with a few positions seen.

The inputs are enumerated, or the bits at the ``seen`` positions, the parity set among them: every other may be 0 or 1.
The tests are those of :mod:`verify.rules.soft_network.descent`, on boxes of heads, with balls of 128 bits.
"""

from __future__ import annotations

from typing import Any

from verify.checker.reading import Rejected, listing, only
from verify.rules.soft_network import risk_fields
from verify.rules.soft_network.attention import Vector
from verify.rules.soft_network.descent import Expand, pivots
from verify.rules.soft_network.fields import place, rising, sharply
from verify.rules.soft_network.network import MOST_SEEN

from .samples import MAX_N
from .transformer import FIELDS, Point, label, parity_set

__all__ = ["KINDS", "expansion", "pivots"]

LONG = (*FIELDS, "seen")


def expansion(point: Point, parity: frozenset[int], seen: list[int] | None) -> Expand:
    """Risk, gradient and Hessian on a box of heads, for b > 0."""
    if point.b == 0:
        raise Rejected("a Hessian needs b > 0")
    if seen is None:
        network = point.network(parity, None, MAX_N)
        return lambda flat: network.second_order(risk_fields.cut(flat, 2))
    if not parity <= set(seen):
        raise Rejected("the parity set must be seen")
    places, among = point.places(), frozenset(seen.index(p) + 1 for p in parity)
    network, at = point.network(parity, []), [p - 1 for p in seen]
    return lambda flat: network.second_order_seen(risk_fields.cut(flat, 2), places, at, lambda x: label(x, among))


def _read(body: dict[str, Any], fields: tuple[str, ...], names: tuple[str, ...]) -> tuple[Point, Expand, Vector]:
    """The model, its expansion and the centre of the box."""
    only(body, (*fields, *names))
    point = Point(body)
    seen = rising(body, "seen", 1, MOST_SEEN, point.n) if "seen" in fields else None
    if any(not isinstance(head, list) for head in point.raw):
        raise Rejected("a head is a pair of rationals")
    return point, expansion(point, parity_set(body, point.n, point.k), seen), risk_fields.flat(point.heads())


def stationary_point(body: dict[str, Any], fields: tuple[str, ...]) -> str:
    """Exactly one stationary point in a small box, its kind, and a lower bound of its risk."""
    _, expand, centre = _read(body, fields, ("radius", "negative", "value"))
    return risk_fields.stationary(body, expand, centre, "in each entry", place(body, fields))


def basin(body: dict[str, Any], fields: tuple[str, ...]) -> str:
    """Gradient descent from given heads converges to a spurious minimum, for every step up to a given size."""
    point, expand, centre = _read(body, fields, ("radius", "reach", "start", "step", "value"))
    start = risk_fields.flat([point.head(entry) for entry in listing(body, "start", point.k, point.k)])
    return risk_fields.basin(body, expand, centre, start, place(body, fields))


KINDS = {
    "stationary-point": sharply(stationary_point, FIELDS),
    "basin": sharply(basin, FIELDS),
    "long-stationary-point": sharply(stationary_point, LONG),
}
