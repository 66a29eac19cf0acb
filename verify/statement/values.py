"""Numbers that carry more than a value: derivatives (nested duals), and positive unknowns (Laurent polynomials)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from verify.statement.errors import Undecided, Undefined

__all__ = ["Dual", "Table", "Unknown", "constant", "counted", "is_moving"]


MAX_TERMS = 400  # of a polynomial in unknowns


class Dual:
    """v + Σ d[w] e_w with e_w e_u = 0; a later derivative has a higher level, so derivatives nest.

    ``pay`` counts the work: one unit for each number that an operation touches, as nested derivatives have many.
    """

    __slots__ = ("d", "level", "pay", "v")

    def __init__(self, level: int, v: Any, d: dict[Any, Any], pay: Callable[[int], None]) -> None:
        self.level, self.v, self.d, self.pay = level, v, d, pay

    def split(self, other: Any) -> tuple[int, Any, dict[Any, Any], Any, dict[Any, Any]]:
        if not isinstance(other, Dual) or other.level < self.level:
            return self.level, self.v, self.d, other, {}
        if other.level > self.level:
            return other.level, self, {}, other.v, other.d
        return self.level, self.v, self.d, other.v, other.d

    def __add__(self, other: Any) -> Dual:
        level, v, d, w, e = self.split(other)
        self.pay(1 + len(d) + len(e))
        return Dual(level, v + w, _added(d, e), self.pay)

    def __neg__(self) -> Dual:
        self.pay(1 + len(self.d))
        return Dual(self.level, -self.v, {key: -value for key, value in self.d.items()}, self.pay)

    def __sub__(self, other: Any) -> Dual:
        return self + -other

    def __rsub__(self, other: Any) -> Dual:
        return -self + other

    def __mul__(self, other: Any) -> Dual:
        level, v, d, w, e = self.split(other)
        self.pay(1 + 2 * (len(d) + len(e)))
        found = {key: value * w for key, value in d.items()}
        return Dual(level, v * w, _added(found, {key: v * value for key, value in e.items()}), self.pay)

    __radd__, __rmul__ = __add__, __mul__

    def chain(self, v: Any, slope: Any) -> Dual:
        """A function of this: its value and its slope here."""
        self.pay(1 + len(self.d))
        return Dual(self.level, v, {key: slope * value for key, value in self.d.items()}, self.pay)


def _added(one: dict[Any, Any], two: dict[Any, Any]) -> dict[Any, Any]:
    found = dict(one)
    for key, value in two.items():
        found[key] = found[key] + value if key in found else value
    return found


class Unknown:
    """A Laurent polynomial in positive numbers that nobody chose (``exists c > 0``): its signs decide for all of them.

    Keys are sorted tuples of (name, power).
    """

    __slots__ = ("c",)

    def __init__(self, c: dict[tuple[tuple[str, int], ...], Any]) -> None:
        self.c = c

    @staticmethod
    def named(name: str) -> Unknown:
        return Unknown({((name, 1),): 1})

    @staticmethod
    def of(other: Any) -> dict[tuple[tuple[str, int], ...], Any]:
        return other.c if isinstance(other, Unknown) else {(): other}

    def __add__(self, other: Any) -> Unknown:
        if isinstance(other, Dual):
            return NotImplemented
        return Unknown(_added(self.c, self.of(other)))

    def __neg__(self) -> Unknown:
        return Unknown({key: -value for key, value in self.c.items()})

    def __sub__(self, other: Any) -> Unknown:
        return NotImplemented if isinstance(other, Dual) else self + -other

    def __rsub__(self, other: Any) -> Unknown:
        return -self + other

    def __mul__(self, other: Any) -> Unknown:
        if isinstance(other, Dual):
            return NotImplemented
        found: dict[tuple[tuple[str, int], ...], Any] = {}
        for key, value in self.c.items():
            for own, factor in self.of(other).items():
                both, product = _times(key, own, 1), value * factor
                found[both] = found[both] + product if both in found else product
            if len(found) > MAX_TERMS:
                raise Undecided(f"more than {MAX_TERMS} terms in the unknowns")
        return Unknown(found)

    __radd__, __rmul__ = __add__, __mul__

    def over(self, divisor: Any, divide: Any) -> Unknown:
        parts = list(self.of(divisor).items())
        if len(parts) != 1:
            raise Undecided("a quotient by a sum with an unknown")
        ((key, factor),) = parts
        return Unknown({_times(own, key, -1): divide(value, factor) for own, value in self.c.items()})


def _times(one: tuple[tuple[str, int], ...], two: tuple[tuple[str, int], ...], way: int) -> tuple[tuple[str, int], ...]:
    found = dict(one)
    for name, power in two:
        found[name] = found.get(name, 0) + way * power
    return tuple(sorted((name, power) for name, power in found.items() if power))


@dataclass(frozen=True, eq=False, slots=True)
class Table:
    """An array: entries in row-major order, indices from 1."""

    shape: tuple[int, ...]
    entries: tuple[Any, ...]

    def place(self, at: tuple[int, ...]) -> int:
        found = 0
        for index, length in zip(map(counted, at), self.shape, strict=True):
            if not 1 <= index <= length:
                raise Undefined(f"an index {index} outside of 1..{length}")
            found = found * length + index - 1
        return found


def counted(value: Any) -> int:
    """An integer that is an index or a number of steps; one so long that it is a ball is not told."""
    if type(value) is not int:
        raise Undecided("an integer that is not told exactly")
    return value


def constant(value: Any) -> Any:
    """The number without its derivatives."""
    while isinstance(value, Dual):
        value = value.v
    return value


def is_moving(value: Any) -> bool:
    """Whether a derivative is taken through this number."""
    return isinstance(value, Dual) and (bool(value.d) or is_moving(value.v))
