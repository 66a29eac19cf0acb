"""Points of a domain to compare at: small sizes, both ends of every range, corners, huge and tiny values.

They depend on the domain only and are found once.  Where a formula has points of its own (divisors that vanish, kinks,
crossings) see :mod:`numerics.formula.order.critical`.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Iterator, Mapping
from functools import lru_cache

from flint import fmpq

from numerics.formula.order.domain import Domain, names_of
from numerics.formula.order.evaluate import Compiled, Undefined, Unsure, compiled, sign_at

__all__ = ["Point", "admits", "base_points", "end_values", "inner_point", "more_points"]

Point = dict[str, fmpq]

STEPS = (
    fmpq(1, 10**30),
    fmpq(1, 10**9),
    fmpq(1, 1000),
    fmpq(1, 7),
    fmpq(1, 2),
    fmpq(1),
    fmpq(2),
    fmpq(10),
    fmpq(1000),
    fmpq(10**9),
    fmpq(10**30),
)
SIZES = (2, 3, 5, 7, 10, 16, 17, 31, 64, 100, 101, 1000, 10**4, 10**6, 10**6 + 1, 10**9, 10**12, 10**15, 10**30)


class _Shape:
    """Constraints of a domain as functions: which are bounds of a name, and all of them for the last word."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain
        self.all = [(compiled(c.larger), compiled(c.smaller), c.strict) for c in domain.constraints]
        self.fixed = {name: compiled(tree) for name, tree in domain.fixed.items()}
        self.lower: dict[str, list[tuple[Compiled, bool, frozenset[str]]]] = {name: [] for name in domain.free}
        self.upper: dict[str, list[tuple[Compiled, bool, frozenset[str]]]] = {name: [] for name in domain.free}
        for c in domain.constraints:
            if c.larger[0] == "symbol":
                self.lower[c.larger[1]].append((compiled(c.smaller), c.strict, names_of(c.smaller)))
            if c.smaller[0] == "symbol":
                self.upper[c.smaller[1]].append((compiled(c.larger), c.strict, names_of(c.larger)))

    def whole(self, at: Point) -> Point | None:
        """The point with the fixed names, if it is admitted."""
        try:
            full = at | {name: value(at) for name, value in self.fixed.items()}
        except (Undefined, Unsure):
            return None
        if not all(isinstance(value, fmpq) for value in full.values()):
            return None
        if any(full[name].q != 1 for name in self.domain.integers):
            return None
        return full if all(_obeys(c, full) for c in self.all) else None

    def ends(self, name: str, at: Point) -> tuple[tuple[fmpq, bool] | None, tuple[fmpq, bool] | None]:
        """The greatest lower and the least upper bound of a name that the others give, each with its strictness."""
        low = _extreme(self.lower[name], at, largest=True)
        high = _extreme(self.upper[name], at, largest=False)
        return low, high


def _obeys(constraint: tuple[Compiled, Compiled, bool], at: Point) -> bool:
    larger, smaller, strict = constraint
    try:
        sign = sign_at(larger, smaller, at)
    except Undefined:
        return False
    return sign is not None and (sign > 0 or (sign == 0 and not strict))


def _extreme(
    bounds: list[tuple[Compiled, bool, frozenset[str]]], at: Point, *, largest: bool
) -> tuple[fmpq, bool] | None:
    found: tuple[fmpq, bool] | None = None
    for bound, strict, names in bounds:
        if not names <= at.keys():
            continue
        try:
            value = bound(at)
        except (Undefined, Unsure):
            continue
        if not isinstance(value, fmpq):
            continue
        if found is None or (value > found[0] if largest else value < found[0]):
            found = (value, strict)
        elif value == found[0]:
            found = (value, strict or found[1])
    return found


@lru_cache(maxsize=64)
def shape(key: str) -> _Shape:
    """The constraints of the domain with this text."""
    return _Shape(Domain.parse(key))


def admits(domain: Domain, at: Mapping[str, fmpq]) -> bool:
    """Whether the point (with values for all free names) is in the domain, for certain."""
    return shape(domain.text).whole({name: at[name] for name in domain.free}) is not None


def end_values(domain: Domain, name: str, at: Point) -> list[fmpq]:
    """Values for one name, given those of others: ends of its range, near to them, far away."""
    low, high = shape(domain.text).ends(name, at)
    return _integers(low, high, at) if name in domain.integers else _reals(low, high, at)


def _integers(low: tuple[fmpq, bool] | None, high: tuple[fmpq, bool] | None, at: Point) -> list[fmpq]:
    least = None if low is None else math.floor(low[0]) + 1 if low[1] else math.ceil(low[0])
    most = None if high is None else math.ceil(high[0]) - 1 if high[1] else math.floor(high[0])
    known = [int(v.p) // int(v.q) for v in at.values() if abs(v) >= 1]
    values: list[int] = []
    if least is not None:
        values += [least + j for j in (0, 1, 2, 3, 4)]
    if most is not None:
        values += [most - j for j in (0, 1, 2)]
    if least is not None and most is not None:
        values.append((least + most) // 2)
    values += [w for v in known for w in (v + 1, 2 * v, v * v, math.isqrt(abs(v)), v // 2, 5 * v + 1)]
    values += SIZES if least is None or least >= 0 else [*SIZES, 0, 1, -1, *(-s for s in SIZES)]
    return [fmpq(v) for v in values if (least is None or v >= least) and (most is None or v <= most)]


def _reals(low: tuple[fmpq, bool] | None, high: tuple[fmpq, bool] | None, at: Point) -> list[fmpq]:
    values: list[fmpq] = []
    if low is not None:
        values += [low[0], *(low[0] + step for step in STEPS)]
    if high is not None:
        values += [high[0], *(high[0] - step for step in STEPS)]
    if low is not None and high is not None:
        values += [(low[0] + high[0]) / 2, (9 * low[0] + high[0]) / 10, (low[0] + 9 * high[0]) / 10]
    values += [w for v in at.values() if v > 0 for w in (1 / v, 1 / (v * v), v, v * v, 1 / (v + 1))]
    values += [*STEPS, *(-step for step in STEPS), fmpq(0)]
    return [
        v
        for v in values
        if (low is None or v > low[0] or (v == low[0] and not low[1]))
        and (high is None or v < high[0] or (v == high[0] and not high[1]))
    ]


def _size(at: Point) -> int:
    return sum(int(v.p).bit_length() + 2 * int(v.q).bit_length() for v in at.values())


def _orders(domain: Domain) -> list[tuple[str, ...]]:
    names = domain.free
    return [names, names[::-1]] if len(names) > 1 else [names]


def _drawn(domain: Domain, rng: random.Random, order: tuple[str, ...], reach: int) -> Point | None:
    at: Point = {}
    for name in order:
        values = end_values(domain, name, at)
        if not values:
            return None
        few = values[:reach] if reach else values
        at[name] = rng.choice(few)
    return at


def _points(domain: Domain, count: int, seed: int) -> Iterator[Point]:
    rng = random.Random(zlib.crc32(domain.text.encode()) + seed)
    orders, home = _orders(domain), shape(domain.text)
    for turn in range(6 * count):
        at = _drawn(domain, rng, orders[turn % len(orders)], (3, 8, 0)[turn % 3])
        if at is not None and (full := home.whole(at)) is not None:
            yield full


def _distinct(points: Iterator[Point], count: int) -> tuple[Point, ...]:
    found: dict[tuple[tuple[str, str], ...], Point] = {}
    for at in points:
        found.setdefault(tuple(sorted((name, str(value)) for name, value in at.items())), at)
        if len(found) >= count:
            break
    return tuple(sorted(found.values(), key=_size))


@lru_cache(maxsize=64)
def _base(text: str) -> tuple[Point, ...]:
    return _distinct(_points(Domain.parse(text), 110, 1), 110)


@lru_cache(maxsize=64)
def _more(text: str) -> tuple[Point, ...]:
    return _distinct(_points(Domain.parse(text), 500, 2), 500)


@lru_cache(maxsize=64)
def _inner(text: str) -> Point:
    points, home = _base(text), shape(text)

    def plain(at: Point) -> int:
        """How many constraints are equations there, and how many names have a value that is special or shared."""
        ends = sum(sign_at(larger, smaller, at) == 0 for larger, smaller, _ in home.all)
        return ends + sum(value in (0, 1, 2) for value in at.values()) + len(at) - len({str(v) for v in at.values()})

    return min(points, key=plain)


def inner_point(domain: Domain) -> Point:
    """A small point away from the ends of the ranges."""
    return _inner(domain.text)


def base_points(domain: Domain) -> tuple[Point, ...]:
    """About a hundred points, the smallest first."""
    return _base(domain.text)


def more_points(domain: Domain) -> tuple[Point, ...]:
    """Several hundred more."""
    return _more(domain.text)
