"""Covers by boxes: reading them, and what holds on every leaf."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Any

from flint import arb, ctx

from verify.checker.reading import Rejected, rational

PRECISION = 64
MAX_TREE = 400_000


@contextmanager
def working(precision: int = PRECISION) -> Iterator[None]:
    """Balls of so many bits, for a block or a whole rule."""
    saved, ctx.prec = ctx.prec, precision
    try:
        yield
    finally:
        ctx.prec = saved


def as_tree(text: Any, name: str = "a subdivision") -> str:
    if not isinstance(text, str) or not 1 <= len(text) <= MAX_TREE or set(text) - {"0", "1"}:
        raise Rejected(f"{name} must be a string of 0 and 1 of at most {MAX_TREE} characters")
    return text


def at_most(left: arb, right: arb) -> bool:
    """left ≤ right for certain: an overlap or NaN is no."""
    return bool(left <= right)


def leaves(tree: str, parts: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """(depth, path) of every leaf of a preorder tree in which 1 splits into ``parts`` children."""
    stack: list[tuple[int, ...]] = [()]
    for symbol in tree:
        if not stack:
            raise Rejected("the subdivision goes on after its end")
        path = stack.pop()
        if symbol == "1":
            if len(path) >= 40:
                raise Rejected("the subdivision is too deep")
            stack.extend((*path, child) for child in reversed(range(parts)))
        else:
            yield len(path), path
    if stack:
        raise Rejected("the subdivision is incomplete")


def radius_of(body: dict[str, Any], most: int) -> Fraction:
    radius = rational(body, "radius")
    if not 0 < radius <= most:
        raise Rejected(f"the radius must be positive, and at most {most}")
    return radius


def over(end: int, tree: str, holds: Callable[[Fraction, Fraction], bool], failing: str) -> int:
    """How many leaves the interval from 0 to ``end`` has; Rejected, with these words and the place, where one fails."""
    count = 0
    for depth, path in leaves(tree, 2):
        index, width = sum(child << at for at, child in enumerate(reversed(path))), Fraction(end, 2**depth)
        if not holds(index * width, (index + 1) * width):
            raise Rejected(f"{failing} {index * width} and {(index + 1) * width}")
        count += 1
    return count


def everywhere(holds: Callable[[arb], bool], low: arb, high: arb, depth: int = 14) -> bool:
    """Bisection on an interval: true only where each piece satisfies the predicate."""
    if holds(low.union(high)):
        return True
    middle = (low + high) / 2
    return depth > 0 and everywhere(holds, low, middle, depth - 1) and everywhere(holds, middle, high, depth - 1)
