"""Covers by boxes: reading them, and what holds on every leaf."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from flint import arb

from verify.checker.reading import Rejected


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


def everywhere(holds: Callable[[arb], bool], low: arb, high: arb, depth: int = 14) -> bool:
    """Bisection on an interval: true only where each piece satisfies the predicate."""
    if holds(low.union(high)):
        return True
    middle = (low + high) / 2
    return depth > 0 and everywhere(holds, low, middle, depth - 1) and everywhere(holds, middle, high, depth - 1)
