"""Formula trees: what may stand in one, how large it may be, what it is worth, and how it reads on one line.

A tree is JSON: a string is a rational or a bound index, a list is an operation with its parts.  Beside arithmetic there
are finite sums, ``[sum, "j", body]`` over j = 1..last and ``[sum, "j", left out, body]`` over some of these, and
symbols.  What these are called, how many parts they take, what they are worth at a place and where a sum ends is data.

Every part is looked at before anything is evaluated: a sum over nothing evaluates nothing, so else any text could stand
there, and be shown as part of what was established.  A bound index is one letter, perhaps with a digit, and never one
that has a meaning already: else ``sum[n: n] > 100`` at n = 12 would say something else than it shows.
"""

from __future__ import annotations

import enum
import math
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from flint import arb

from verify.checker.balls import ball, decide
from verify.checker.reading import Rejected, as_rational

__all__ = ["ALTERNATING", "MANY", "Language", "Leaves", "Limits", "Sum", "Symbol", "at", "ceiling", "order"]

Place = TypeVar("Place")  # where the symbols have their values; whatever the symbols' functions take
Item = TypeVar("Item")
Index = Mapping[str, int]
MANY = -1  # one part or more
_LETTER = re.compile(r"[a-z][0-9]?")
_INFIX = ("+", "-", "*", "/")


def _product(values: Iterable[arb]) -> arb:
    result = arb(1)
    for value in values:
        result = result * value
    return result


ARITHMETIC: dict[str, tuple[int, Callable[..., arb]]] = {  # how many parts, and the value
    "+": (MANY, lambda *values: sum(values, arb(0))),
    "*": (MANY, lambda *values: _product(values)),
    "-": (2, lambda a, b: a - b),
    "/": (2, lambda a, b: a / b),
    "square": (1, lambda a: a * a),
    "sqrt": (1, lambda a: a.sqrt()),
    "abs": (1, abs),
}


class Leaves(enum.Enum):
    """What a sum may leave out: none of its terms; one of them, or "" for none; the integers of a list."""

    NOTHING, ONE, SEVERAL = range(3)


class Sum(NamedTuple):
    leaves: Leaves = Leaves.NOTHING
    cost: int = 0  # what a term costs beside its body, in evaluations of a node


class Symbol(NamedTuple):
    """``value(place, …)`` with the integers that its parts are; with ``of_values`` its parts are any formulas."""

    parts: int
    value: Callable[..., arb]
    of_values: bool = False


ALTERNATING = Symbol(1, lambda _, q: arb(-1 if q % 2 else 1))  # (-1)^q: a power of a negative exponent is a float


class Limits(NamedTuple):
    nodes: int  # of all trees together
    work: int  # evaluations of a node, of all trees together
    depth: int
    listed: int = 16  # the longest list of what a sum leaves out


@dataclass(frozen=True)
class Language(Generic[Place]):
    """The words of formulas, and their limits.

    ``whole`` are symbols without parts that are integers: the only ones that may stand as an index.
    """

    arithmetic: Sequence[str]
    symbols: Mapping[str, Symbol]
    sums: Mapping[str, Sum]
    limits: Limits
    taken: frozenset[str] = frozenset()  # letters that are no index: they mean something
    whole: Mapping[str, Callable[[Place], int]] = field(default_factory=dict)

    def admit(
        self, trees: Sequence[Any], last: Mapping[str, int], nested: int | None = None, among: Collection[str] = ()
    ) -> None:
        """Refuse what is no formula, is too large, or takes too long where the sums end at these numbers.

        ``nested`` bounds how many sums (``among``: of these names) stand within each other.
        """
        if sum(self._size(tree, 0) for tree in trees) > self.limits.nodes:
            raise Rejected("formula or model too large")
        for tree in trees:
            self._well_formed(tree, frozenset())
        if nested is not None and max(self._nesting(tree, among or self.sums) for tree in trees) > nested:
            raise Rejected("sums nested too deeply")
        if sum(self._work(tree, last) for tree in trees) > self.limits.work:
            raise Rejected("formula or model too large")

    def _size(self, tree: Any, depth: int) -> int:
        """Number of nodes; a list of what a sum leaves out counts as nothing."""
        if depth > self.limits.depth:
            raise Rejected("formula nested too deeply")
        if isinstance(tree, str):
            return 1
        if not isinstance(tree, list) or not tree or not isinstance(tree[0], str):
            raise Rejected("a formula is a string or a list that begins with an operation")
        parts = tree[1:]
        if self._several(tree[0]) and len(parts) == 3:
            names = parts.pop(1)
            if (
                not isinstance(names, list)
                or len(names) > self.limits.listed
                or not all(isinstance(n, str) for n in names)
            ):
                raise Rejected("a sum lists the indices that it leaves out, each once")
        return 1 + sum(self._size(part, depth + 1) for part in parts)

    def _several(self, operation: str) -> bool:
        return operation in self.sums and self.sums[operation].leaves is Leaves.SEVERAL

    def _well_formed(self, tree: Any, bound: frozenset[str]) -> None:
        """Known operations with as many parts as they take, numbers, and indices of a sum around them; nothing else."""
        if isinstance(tree, str):
            if tree not in bound:
                as_rational(tree, "number in a formula")
            return
        operation, *parts = tree
        if operation in self.sums:
            if len(parts) != (2 if self.sums[operation].leaves is Leaves.NOTHING else 3):
                raise Rejected(f"{operation} has {len(parts)} parts")
            name = parts[0]
            if not isinstance(name, str) or not _LETTER.fullmatch(name) or name in self.taken or name in bound:
                raise Rejected(
                    "a sum needs a fresh index: a small letter, perhaps with a digit, that stands for nothing else"
                )
            for other in self._left_out(operation, parts):
                if not isinstance(other, str):
                    raise Rejected("a sum leaves out positions: integers or indices")
                self._well_formed(other, bound)
            self._well_formed(parts[-1], bound | {name})
            return
        wanted = self._parts(operation)
        if len(parts) != wanted and not (wanted == MANY and parts):
            raise Rejected(f"unknown operation {operation[:20]!r} with {len(parts)} parts")
        for part in parts:
            self._well_formed(part, bound)

    def _parts(self, operation: str) -> int | None:
        if operation in self.symbols:
            return self.symbols[operation].parts
        if operation in self.arithmetic:
            return ARITHMETIC[operation][0]
        return 0 if operation in self.whole else None

    def _left_out(self, operation: str, parts: list[Any]) -> list[Any]:
        if len(parts) == 2 or parts[1] == "":
            return []
        several = self._several(operation) and isinstance(parts[1], list)
        return parts[1] if several else [parts[1]]

    def _work(self, tree: Any, last: Mapping[str, int]) -> int:
        """How many nodes an evaluation visits: sums within sums multiply."""
        if isinstance(tree, str):
            return 1
        if tree[0] in self.sums:
            return 1 + last[tree[0]] * (self.sums[tree[0]].cost + self._work(tree[-1], last))
        return 1 + sum(self._work(part, last) for part in tree[1:])

    def _nesting(self, tree: Any, among: Collection[str]) -> int:
        if isinstance(tree, str):
            return 0
        parts = tree[-1:] if tree[0] in self.sums else tree[1:]
        return (tree[0] in among) + max((self._nesting(part, among) for part in parts), default=0)

    def value(self, tree: Any, place: Place, last: Mapping[str, int], index: Index | None = None) -> arb:
        """An admitted formula at a place, in balls; not a number where it is not defined."""
        index = index or {}
        if isinstance(tree, str):
            return arb(index[tree]) if tree in index else ball(as_rational(tree, "number in a formula"))
        operation, *parts = tree
        if operation in self.sums:
            return self._sum(operation, parts, place, last, index)
        if operation in self.whole:
            return arb(self.whole[operation](place))
        symbol = self.symbols.get(operation)
        if symbol and not symbol.of_values:
            return symbol.value(place, *[self._index(part, place, index) for part in parts])
        values = [self.value(part, place, last, index) for part in parts]
        return symbol.value(place, *values) if symbol else ARITHMETIC[operation][1](*values)

    def _index(self, part: Any, place: Place, index: Index) -> int:
        if isinstance(part, str) and part in index:
            return index[part]
        if isinstance(part, list) and len(part) == 1 and part[0] in self.whole:
            return self.whole[part[0]](place)
        value = as_rational(part, "index in a formula")
        if value.denominator != 1:
            raise Rejected("an index must be an integer")
        return int(value)

    def _sum(self, operation: str, parts: list[Any], place: Place, last: Mapping[str, int], index: Index) -> arb:
        name, body, terms = parts[0], parts[-1], range(1, last[operation] + 1)
        skip = {self._index(other, place, index) for other in self._left_out(operation, parts)}
        if self.sums[operation].leaves is Leaves.ONE and any(t not in terms for t in skip):
            raise Rejected("a sum skips nothing or a position")
        return sum((self.value(body, place, last, {**index, name: t}) for t in terms if t not in skip), arb(0))

    def compare(
        self, trees: tuple[Any, Any], place: Callable[[], Place], last: Mapping[str, int], digits: int
    ) -> tuple[str, str, str]:
        """The order of two admitted formulas at a place, which is made again for every precision."""

        def sides() -> tuple[arb, arb]:
            there = place()
            return self.value(trees[0], there, last), self.value(trees[1], there, last)

        return order(sides, digits)

    def show(self, tree: Any) -> str:
        """The formula on one line, so that a sentence says what was evaluated."""
        if isinstance(tree, str):
            return tree
        operation, parts = str(tree[0]), tree[1:]
        if self._several(operation):
            without = f" not {' '.join(parts[1])}" if parts[1] else ""
            return f"{operation}[{parts[0]}{without}: {self.show(parts[2])}]"
        texts = [self.show(part) for part in parts]
        if operation in _INFIX:
            return "(" + f" {operation} ".join(texts) + ")"
        return operation + (f"[{', '.join(texts)}]" if texts else "")


def at(items: Sequence[Item], number: int, what: str) -> Item:
    """The item with a number, from 1."""
    if not 1 <= number <= len(items):
        raise Rejected(f"{what} {number} is outside 1..{len(items)}")
    return items[number - 1]


def ceiling(z: arb) -> int:
    """The integer above a ball, or Rejected where the ball meets two."""
    top = math.ceil(float(z.mid()))
    if not top - 1 < z or not z <= top:
        raise Rejected("a ceiling is not decided")
    return top


def order(sides: Callable[[], tuple[arb, arb]], digits: int) -> tuple[str, str, str]:
    """``<``, ``>`` or ``=``, and the digits of both sides, asked for again with more precision until the balls tell."""
    told: list[str] = []

    def tell() -> bool | None:
        left, right = sides()
        sign = "<" if left < right else ">" if left > right else "=" if left == right else ""
        told[:] = sign, *(side.str(digits, radius=False) for side in (left, right))
        return True if sign else None

    decide(tell)
    sign, left, right = told
    return sign, left, right
