"""Covers of linear functions at given points: how often the rule behind a cover is used."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from verify.checker.reading import Rejected, as_rational, listing, only, rational

__all__ = ["KINDS"]


def _vector(value: Any, name: str, low: int, high: int) -> list[Fraction]:
    return [as_rational(item, name) for item in listing({name: value}, name, low, high)]


def _dot(a: list[Fraction], b: list[Fraction]) -> Fraction:
    return sum((u * v for u, v in zip(a, b, strict=True)), Fraction(0))


def cover_updates(body: dict[str, Any]) -> str:
    """The rule w ← w ± (epsilon/R²)·x at the first point x with an error above epsilon: how often it is used."""
    only(body, ("B", "R", "epsilon", "points", "target", "claimed"))
    bound, radius, epsilon, claimed = (rational(body, name) for name in ("B", "R", "epsilon", "claimed"))
    target = _vector(body["target"], "target", 1, 64)
    points = [_vector(row, "points", len(target), len(target)) for row in listing(body, "points", 1, 64)]
    if min(bound, radius, epsilon) <= 0 or _dot(target, target) > bound**2:
        raise Rejected("B, R and epsilon must be positive and the target no longer than B")
    if any(_dot(x, x) > radius**2 for x in points):
        raise Rejected("a point is longer than R")
    rest, updates = target, 0
    while True:
        errors = [_dot(rest, x) for x in points]
        wrong = next((i for i, error in enumerate(errors) if abs(error) > epsilon), None)
        if wrong is None:
            break
        updates += 1
        if updates > 2000:
            raise Rejected("more than 2000 updates are not followed here")
        step = epsilon / radius**2 * (1 if errors[wrong] > 0 else -1)
        rest = [r - step * x for r, x in zip(rest, points[wrong], strict=True)]
    if not updates > claimed:
        raise Rejected(f"there are {updates} updates")
    return (
        f"for a target of norm at most {bound} and {len(points)} points of norm at most {radius}, accuracy "
        f"{epsilon} takes {updates} updates, more than {claimed}"
    )


KINDS = {"cover-updates": cover_updates}
