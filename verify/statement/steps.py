"""Single steps of an evaluation: tables, truth values, what a fold collects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from flint import fmpq

from verify.statement.arithmetic import Arithmetic, Exact
from verify.statement.errors import TooMuch, Undecided, Undefined
from verify.statement.values import Dual, Table, Unknown, counted

__all__ = [
    "MAX_ENTRIES",
    "Env",
    "Run",
    "added",
    "bit",
    "collected",
    "dotted",
    "moved",
    "scaled",
    "settled",
    "slope",
    "told",
    "truth",
    "turned",
]

MAX_ENTRIES = 4_096  # of one array
Env = Mapping[str, Any]
Run = Callable[[Env], Any]


def slope(value: Any, level: int) -> dict[Any, Any]:
    return value.d if isinstance(value, Dual) and value.level == level else {}


def moved(table: Table, level: int, places: Iterable[int], pay: Callable[[int], None]) -> Table:
    entries = list(table.entries)
    for place in places:
        entries[place] = Dual(level, entries[place], {place: 1}, pay)
    return Table(table.shape, tuple(entries))


def turned(math: Arithmetic, name: str, q: Any, inner: Run, env: Env) -> Any:
    plain = type(q) in (int, fmpq) if isinstance(math, Exact) else not isinstance(q, (Dual, Unknown))
    return math.turn(name, q) if plain else math.fun(name, inner(env))


def bit(bits: Any, place: int) -> int:
    if not 1 <= counted(place) <= len(bits):
        raise Undefined(f"an index {place} outside of 1..{len(bits)}")
    return bits[place - 1]


def added(one: Table, two: Table, way: int) -> Table:
    if one.shape != two.shape:
        raise Undefined("arrays of different shapes")
    return Table(one.shape, tuple(a + b if way > 0 else a - b for a, b in zip(one.entries, two.entries, strict=True)))


def scaled(factor: Any, table: Table) -> Table:
    return Table(table.shape, tuple(factor * entry for entry in table.entries))


def dotted(math: Arithmetic, one: Table, two: Table) -> Any:
    if one.shape != two.shape:
        raise Undefined("arrays of different shapes")
    found: Any = 0
    for a, b in zip(one.entries, two.entries, strict=True):
        found = math.short(found + a * b)
    return found


def truth(value: Any) -> bool | None:
    return value if value is None or isinstance(value, bool) else value == 1


def told(relation: str, sign: int) -> bool:
    return {"<": sign < 0, "<=": sign <= 0, ">": sign > 0, ">=": sign >= 0, "==": sign == 0, "!=": sign != 0}[relation]


def settled(wanted: bool, found: list[bool | None]) -> bool | None:
    """One part that is ``wanted`` decides; else all have to be told."""
    if wanted in found:
        return wanted
    return None if None in found else not wanted


def collected(math: Arithmetic, kind: str, values: list[Any]) -> Any:
    match kind:
        case "every" | "some":
            return settled(kind == "some", [truth(value) for value in values])
        case "count":
            told = [truth(value) for value in values]
            if None in told:
                raise Undecided("a count is not told")
            return sum(map(bool, told))
        case "vector":
            if len(values) > MAX_ENTRIES:
                raise TooMuch("a vector that is too long")
            return Table((len(values),), tuple(values))
        case "least" | "most":
            if not values:
                raise Undefined(f"the {kind} of nothing")
            found = values[0]
            for value in values[1:]:
                found = math.larger("min" if kind == "least" else "max", found, value)
            return found
    found = 1 if kind == "prod" else 0
    for value in values:
        found = math.short(found * value if kind == "prod" else found + value)
    if kind != "mean":
        return found
    if not values:
        raise Undefined("the mean of nothing")
    return math.div(found, len(values))
