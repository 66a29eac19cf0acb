"""Values to try: corners of every type, random ones, small moves, shorter numbers."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from flint import fmpq

from verify.statement.arithmetic import Exact
from verify.statement.assign import bound, spelled_value
from verify.statement.errors import Refused, Undecided
from verify.statement.evaluate import Machine
from verify.statement.floats import Floats
from verify.statement.statement import Statement
from verify.statement.terms import Term, Type, free
from verify.statement.values import Unknown

__all__ = ["EXISTING", "FAMILIES", "Drawer", "Unreachable", "moved", "rounded", "simpler"]

REALS = [
    Fraction(t)
    for t in (
        "1",
        "1/2",
        "1/10",
        "1/100",
        "2",
        "10",
        "0",
        "-1",
        "1/3",
        "1/1000",
        "100",
        "3",
        "-1/2",
        "1/1000000",
        "1000000",
        "1/1000000000000",
        "1000000000000",
        "3/4",
        "1/4",
        "-2",
    )
]
TURNS = [
    (Fraction(a, c), Fraction(b, c))
    for a, b, c in (
        (0, 1, 1),
        (1, 0, 1),
        (0, -1, 1),
        (-1, 0, 1),
        (3, 4, 5),
        (-5, 12, 13),
        (-4, -3, 5),
        (12, -5, 13),
        (0, 0, 1),
    )
]
SCALES = [Fraction(t) for t in ("1", "1/10", "5", "1/1000", "50", "1000")]
MAX_TABLE = 64
MANY, MOST = 12, 4_096  # entries from which on an array is one of the families below, and entries of an array at most
FAMILIES: dict[str, Callable[[int, int, random.Random], Fraction]] = {  # the entry at t of n, all exact
    "constant": lambda t, n, draw: Fraction(1),
    "1/sqrt(t)": lambda t, n, draw: Fraction(math.isqrt(10**12 // t) - 1, 10**6),  # below, in floats too
    "alternating": lambda t, n, draw: Fraction((-1) ** t),
    "1/t": lambda t, n, draw: Fraction(1, t),
    "the last one": lambda t, n, draw: Fraction(int(t == n)),
    "signs": lambda t, n, draw: Fraction(draw.choice((-1, 1))),
    "the first one": lambda t, n, draw: Fraction(int(t == 1)),
    "geometric": lambda t, n, draw: Fraction(1, 2 ** min(t, 60)),
    "rising": lambda t, n, draw: Fraction(t),
}
EXISTING = ("real", "bits", "subset", "span", "bit")  # types of what exists whose values are gone through


Asked = tuple[Term, frozenset[str]]  # a condition, and the names that it depends on


class Unreachable(Exception):
    """No value of this type that meets its conditions was found."""


class Drawer:
    """Draws assignments; a number that an equality fixes is computed, not guessed."""

    def __init__(self, statement: Statement, draw: random.Random, given: Mapping[str, Any] | None = None) -> None:
        self.statement, self.random, self.given = statement, draw, dict(given or {})
        self.fixed: dict[str, Term] = {}
        definitions = statement.prelude.definitions
        for part in statement.parts:
            for asked in part.asked if part.word != "exists" else ():
                one, two = asked.args if asked.op == "cmp" and asked.name == "==" else (asked, asked)
                for name, term in ((one, two), (two, one)):
                    told = name.op == "var" and name.type.is_number and name.name not in free(term, definitions)
                    if asked.op == "cmp" and asked.name == "==" and told and name.name not in self.fixed:
                        self.fixed[name.name] = term
                        break
        # what a term depends on is asked for every point that is drawn, and is always the same
        self.needed = {name: frozenset(free(term, definitions)) for name, term in self.fixed.items()}
        parts = [[(term, frozenset(free(term, definitions))) for term in part.asked] for part in statement.parts]
        self.asked: list[dict[str, list[Asked]]] = [
            {name: [item for item in terms if name in item[1]] for name in part.names}
            for part, terms in zip(statement.parts, parts, strict=True)
        ]

    def point(self, largest: int, corner: int | None = None) -> dict[str, Any]:
        """An assignment that meets what the binders ask of it, as far as floats tell."""
        found: dict[str, Any] = {}
        env: dict[str, Any] = {}
        machine = Machine(self.statement.prelude.definitions, Floats(), fuel=400_000)
        for part, asked in zip(self.statement.parts, self.asked, strict=True):
            for name in part.names:
                if part.word == "exists":
                    env[name] = self._existing(name, machine, env)
                    continue
                found[name] = self._value(name, asked[name], machine, env, largest, corner)
        return found

    def _existing(self, name: str, machine: Machine, env: dict[str, Any]) -> Any:
        kind = self.statement.types[name]
        if kind.name == "real":
            return 0.01
        if kind.name in EXISTING:
            for item in machine.items(kind)(env):
                return item
            raise Unreachable(name)
        raise Refused(f"{name} exists and is {kind.name}: no point refutes that")

    def _value(
        self, name: str, asked: list[Asked], machine: Machine, env: dict[str, Any], largest: int, corner: int | None
    ) -> Any:
        kind = self.statement.types[name]
        if name in self.given:
            env[name] = bound(kind, self.given[name], machine, env)
            if not all(machine.holds(term, env) for term, needed in asked if needed <= env.keys()):
                raise Unreachable(name)
            return self.given[name]
        if name in self.fixed and self.needed[name] <= env.keys():
            value = machine.value(self.fixed[name], env)
            found = value if kind.sort == "int" else str(Fraction(value).limit_denominator(10**12))
            env[name] = bound(kind, found, machine, env)
            return found
        for turn in range(40):
            place = corner if turn == 0 else None
            found = self._draw(kind, [machine.value(s, env) for s in kind.sizes], machine, env, largest, place)
            env[name] = bound(kind, found, machine, env)
            if all(machine.holds(term, env) for term, needed in asked if needed <= env.keys()):
                return found
        raise Unreachable(name)

    # --- one value

    def _draw(
        self, kind: Type, sizes: list[int], machine: Machine, env: Mapping[str, Any], largest: int, corner: int | None
    ) -> Any:
        draw = self.random
        if kind.name in ("bits", "subset", "array") and any(size > MOST for size in sizes):
            raise Unreachable("bits or an array that are too large")
        if kind.name in ("nat", "int"):
            if corner is not None and largest > MANY and corner < len(FAMILIES):
                return largest
            return draw.choice((1, largest, largest, draw.randint(1, max(1, largest)), 0 if corner is None else 1))
        if kind.name == "span":
            if sizes[1] < sizes[0]:
                raise Unreachable("an empty span")
            return draw.choice((sizes[0], sizes[1], draw.randint(*sizes)))
        if kind.name == "bit":
            return draw.randint(0, 1)
        if kind.name == "real":
            return str(self._real(corner))
        if kind.name == "bits":
            return self._bits(sizes[0])
        if kind.name == "subset":
            return self._subset(*sizes)
        if kind.name == "array":
            return self._array(sizes, corner)
        return self._function(kind, machine, env, largest)

    def _real(self, corner: int | None) -> Fraction:
        if corner is not None or self.random.random() < 0.6:
            return self.random.choice(REALS[:12] if self.random.random() < 0.7 else REALS)
        if self.random.random() < 0.3:
            return Fraction(10) ** self.random.randint(-12, 12) * self.random.randint(1, 9)
        return Fraction(round(1000 * math.exp(self.random.gauss(0, 2))), 1000)

    def _bits(self, n: int) -> str:
        way = self.random.random()
        if way < 0.3:
            return self.random.choice("01") * n
        if way < 0.45:
            return "".join(str((p + (way > 0.37)) % 2) for p in range(n))
        if way < 0.6 and n:
            place = self.random.randrange(n)
            return "".join(str(int(p == place)) for p in range(n))
        return "".join(self.random.choice("01") for _ in range(n))

    def _subset(self, n: int, k: int) -> list[int]:
        if not 0 <= k <= n:
            raise Unreachable("no such subset")
        if self.random.random() < 0.3:
            return list(range(1, k + 1))
        return sorted(self.random.sample(range(1, n + 1), k))

    def _array(self, sizes: list[int], corner: int | None) -> Any:
        draw, count = self.random, math.prod(sizes)
        scale = draw.choice(SCALES if draw.random() < 0.4 else SCALES[:1])
        if count > MOST:
            raise Unreachable("an array that is too large")
        if count > MANY:
            names = list(FAMILIES)
            entry = FAMILIES[draw.choice(names) if corner is None else names[corner % len(names)]]
            places, scale = itertools.count(1), Fraction(1) if corner is not None else scale
            return _filled(sizes, lambda: str(scale * entry(next(places), count, draw)))
        if draw.random() < 0.12:
            return _filled(sizes, lambda: "0")
        if sizes and sizes[-1] == 2 and draw.random() < 0.6:
            return _filled(sizes[:-1], lambda: [str(scale * e) for e in draw.choice(TURNS)])
        if draw.random() < 0.4:
            return _filled(sizes, lambda: str(draw.choice(REALS[:10])))
        return _filled(sizes, lambda: str(scale * Fraction(round(draw.gauss(0, 1) * 100), 100)))

    def _function(self, kind: Type, machine: Machine, env: Mapping[str, Any], largest: int) -> dict[str, Any]:
        keys = [[spelled_value(item) for item in machine.items(part)(env)] for part in kind.parts[:-1]]
        if math.prod(map(len, keys)) > MAX_TABLE:
            raise Unreachable("a table that is too large")
        result = kind.parts[-1]
        sizes = [machine.value(s, env) for s in result.sizes]
        names = [",".join(key) for key in itertools.product(*keys)]
        same = self._draw(result, sizes, machine, env, largest, 0) if self.random.random() < 0.2 else None
        return {key: same if same is not None else self._draw(result, sizes, machine, env, largest, 0) for key in names}

    # --- exact again

    def solved(self, at: Mapping[str, Any]) -> dict[str, Any]:
        """The point with what equalities fix computed exactly."""
        if not self.fixed:
            return dict(at)
        machine = Machine(self.statement.prelude.definitions, Exact(), fuel=400_000)
        env: dict[str, Any] = {}
        found: dict[str, Any] = {}
        for part in self.statement.parts:
            for name in part.names:
                if part.word == "exists":
                    env[name] = Unknown.named(name)
                    continue
                kind = self.statement.types[name]
                found[name] = at[name]
                if name in self.fixed and self.needed[name] <= env.keys():
                    found[name] = _told(machine.value(self.fixed[name], env), kind)
                env[name] = bound(kind, found[name], machine, env)
        return found


def _told(value: Any, kind: Type) -> Any:
    if isinstance(value, Unknown) and len(value.c) == 1:
        ((key, factor),) = value.c.items()
        powers = "*".join(f"{name}**({power})" for name, power in key)
        return f"({_rational(factor)})*{powers}" if key else _rational(factor)
    return int(value) if kind.sort == "int" and isinstance(value, int) else _rational(value)


def _rational(value: Any) -> str:
    if not isinstance(value, (int, fmpq)):
        raise Undecided("an equality that no rational number meets")
    return str(value)


def _filled(sizes: list[int], make: Any) -> Any:
    return [_filled(sizes[1:], make) for _ in range(sizes[0])] if sizes else make()


# --- moves


def _mapped(statement: Statement, at: Mapping[str, Any], change: Any) -> dict[str, Any]:
    """Every real number of an assignment, changed."""

    def whole(value: Any) -> Any:
        if isinstance(value, list):
            return [whole(part) for part in value]
        if isinstance(value, dict):
            return {key: whole(part) for key, part in value.items()}
        return change(value) if isinstance(value, str) else value

    def real(kind: Type) -> bool:
        return kind.name in ("real", "array") or (kind.name == "function" and kind.parts[-1].name == "real")

    return {name: whole(value) if real(statement.types[name]) else value for name, value in at.items()}


def rounded(statement: Statement, at: Mapping[str, Any], most: int) -> dict[str, Any]:
    """Numbers with short denominators; very small ones keep their size."""

    def short(value: str) -> str:
        number = Fraction(value)
        if 0 < abs(number) < Fraction(1, 2 * most):
            return str(Fraction(number.numerator, number.denominator).limit_denominator(10**15))
        return str(number.limit_denominator(most))

    return _mapped(statement, at, short)


def moved(statement: Statement, at: Mapping[str, Any], step: float, draw: random.Random) -> dict[str, Any]:
    def near(value: str) -> str:
        if draw.random() < 0.5:
            return value
        number = float(Fraction(value))
        shift = draw.gauss(0, step) * (abs(number) if draw.random() < 0.6 else 1)
        if draw.random() < 0.05:
            return str(-Fraction(value))
        if draw.random() < 0.05:
            return str(Fraction(value) * draw.choice((Fraction(1, 10), 10, Fraction(1, 1000), 1000)))
        return str(Fraction(number + shift).limit_denominator(10**9))

    new = _mapped(statement, at, near)
    for name, value in at.items():
        kind = statement.types[name].name
        if kind == "bits" and value and draw.random() < 0.3:
            place = draw.randrange(len(value))
            new[name] = value[:place] + "10"[int(value[place])] + value[place + 1 :]
    return new


def simpler(statement: Statement, at: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The same point with one thing made plainer."""
    for most in (1, 2, 3, 5, 10, 100):
        yield rounded(statement, at, most)
    for name, value in at.items():
        kind = statement.types[name].name
        if kind == "real":
            for plain in ("1", "1/2", "2", "1/10", "0", "1/100", "3", "10", "100", "1000", "-1"):
                yield {**at, name: plain}
        elif kind == "array":
            for path in _paths(value):
                for plain in ("0", "1", "-1"):
                    yield {**at, name: _with(value, path, plain)}
        elif kind == "bits":
            for place in range(len(value)):
                yield {**at, name: value[:place] + "0" + value[place + 1 :]}
        elif kind == "span":
            for less in range(value):
                yield {**at, name: less}


def _paths(value: Any, path: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    if not isinstance(value, list):
        yield path
        return
    for place, part in enumerate(value):
        yield from _paths(part, (*path, place))


def _with(value: Any, path: tuple[int, ...], new: Any) -> Any:
    if not path:
        return new
    return [_with(part, path[1:], new) if place == path[0] else part for place, part in enumerate(value)]
