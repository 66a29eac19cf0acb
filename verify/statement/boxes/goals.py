"""A statement as gaps that must not be negative, over a domain: what a cover has to show.

``abs(t) <= r`` becomes r - t and r + t, ``norm(v) <= r`` becomes r**2 - v.v, and so on; that every root is of a number
that is not negative is a gap of its own.  Integer variables are written out, case by case.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from verify.statement.boxes import exact
from verify.statement.boxes.domain import End, Goal, Problem, compared, cut, high_end, is_empty, is_inner, low_end
from verify.statement.boxes.exact import Form
from verify.statement.boxes.intervals import Untold
from verify.statement.boxes.program import at_point
from verify.statement.boxes.reading import MAX_READ, Reading
from verify.statement.boxes.signs import is_nonnegative, is_positive
from verify.statement.boxes.slopes import derivative
from verify.statement.boxes.tape import RISKY, Tape
from verify.statement.errors import Refused, TooMuch
from verify.statement.statement import Statement
from verify.statement.values import Table

__all__ = ["Goal", "Problem", "problems"]

MAX_SIDES = 12
MAX_CASES = 64
MAX_HOLES = 4
HEAD = 3  # integers without end: so many are cases of their own
_TURNED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}
_DENIED = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}


def problems(statement: Statement, defined: bool = False) -> list[Problem]:
    """All cases of a statement, or with ``defined`` of the question whether what it says has a value.

    Raises:
        Refused: the statement is not one for boxes, or no case meets what is given.
    """
    if any(part.word == "exists" for part in statement.parts):
        raise Refused("what exists is not for boxes")
    wholes = [name for name in statement.names if statement.types[name].sort in ("int", "bit")]
    ranges = [_values(statement, name) for name in wholes]
    count = math.prod(len(r) for r in ranges)
    if count > MAX_CASES:
        raise TooMuch(f"{count} cases; at most {MAX_CASES} are written out")
    every = (dict(zip(wholes, values, strict=True)) for values in itertools.product(*ranges))
    endless = tuple(n for n, values in zip(wholes, ranges, strict=True) if any(isinstance(v, tuple) for v in values))
    left = [MAX_READ]
    found = [p for case in every for p in _Builder(statement, case, endless, left, defined).problems()]
    if not found and not defined:
        raise Refused("no case meets what is given: nothing is said")
    return found


def _values(statement: Statement, name: str) -> list[int | tuple[int | None, int | None]]:
    """The integers that a variable may be; where there is no end, the first few, and (from, to) for the rest."""
    low, high = _range(statement, name)
    if low is not None and high is not None:
        if high - low > MAX_CASES:
            raise TooMuch(f"{name} has {high - low + 1} values; at most {MAX_CASES} are written out")
        return list(range(low, high + 1))
    if low is not None:
        return [*range(low, low + HEAD), (low + HEAD, None)]
    if high is not None:
        return [*range(high - HEAD + 1, high + 1), (None, high - HEAD)]
    return [*range(1 - HEAD, HEAD), (HEAD, None), (None, -HEAD)]


def _range(statement: Statement, name: str) -> tuple[int | None, int | None]:
    """The ends of an integer variable, by its type and by conditions that compare it with numbers."""
    kind = statement.types[name]
    low, high = {"nat": (0, None), "bit": (0, 1)}.get(kind.name, (None, None))
    for term in [t for part in statement.parts for t in part.asked]:
        for relation, value in _compared(term, name):
            if relation in (">", ">=", "=="):
                least = math.floor(value) + 1 if relation == ">" else math.ceil(value)
                low = least if low is None else max(low, least)
            if relation in ("<", "<=", "=="):
                most = math.ceil(value) - 1 if relation == "<" else math.floor(value)
                high = most if high is None else min(high, most)
    if kind.name == "span" and all(size.op == "num" for size in kind.sizes):
        low, high = (int(size.number or 0) for size in kind.sizes)
    return low, high


def _compared(term: Any, name: str) -> Iterator[tuple[str, Fraction]]:
    if term.op == "and":
        for part in term.args:
            yield from _compared(part, name)
    elif term.op == "cmp":
        one, two = term.args
        if one.op == "var" and one.name == name and two.op == "num":
            yield term.name, two.number
        elif two.op == "var" and two.name == name and one.op == "num":
            yield _TURNED[term.name], one.number


class _Builder:
    def __init__(
        self, statement: Statement, values: Mapping[str, Any], endless: tuple[str, ...], left: list[int], defined: bool
    ) -> None:
        self.statement, self.defined, self.tape = statement, defined, Tape()
        self.reading = Reading(self.tape, statement.prelude.definitions, left)
        case = {name: value for name, value in values.items() if isinstance(value, int)}
        self.endless = {name: value for name, value in values.items() if name not in case}
        self.found = Problem(self.tape, case=case, whole=endless)
        self.env: dict[str, Any] = {name: self.tape.number(value) for name, value in case.items()}
        self.sides: dict[int, int] = {}
        self.holes: list[tuple[int, Form]] = []

    def problems(self) -> list[Problem]:
        """None if what is given never holds; several if single values are left out of a side."""
        found = [built] if (built := self._built()) is not None else []
        for side, hole in self.holes:
            found = [part for one in found for part in cut(one, side, hole)]
        return [one for one in found if not is_empty(one)]

    def _built(self) -> Problem | None:
        for name in self.statement.names:
            if name not in self.env:
                self._bind(name)
        if not self.found.names and not self.found.whole and self.statement.names and not self.defined:
            raise Refused("no real number varies; nothing is to be covered")
        if not self.found.names:  # no variable, or the first values of integers: a side that nothing depends on
            self._side("")
        for term in [t for part in self.statement.parts for t in part.asked]:
            self.found.asked.append(self.reading.condition(term, self.env))
            if not self._condition(self.found.asked[-1]):
                return None
        said = self.reading.condition(self.statement.says, self.env)
        if not self.defined:
            self._says(said, True)
        self._definedness()
        if not self.found.goals:  # what is said is settled by itself, but all of it has to be defined
            self.found.goals.append(Goal(self.tape.number(1), False, "everything is defined"))
        self.found.ends = list(zip(self.found.low, self.found.high, strict=True))
        self._shifted()
        self._fixed()
        return self.found

    def _fixed(self) -> None:
        """A side that nothing depends on is put to a point; which one does not matter."""
        found = self.found
        roots = [*(goal.gap for goal in found.goals), *found.risky, *compared(found.given)]
        needed = set(self.tape.reach(roots))
        for at, i in self.sides.items():
            if at not in needed and not self.holes and not is_empty(found, i):
                value = next((end.at for end in (found.low[i], found.high[i]) if math.isfinite(end.at)), 0.0)
                found.low[i] = found.high[i] = End(value, Form.of(Fraction(value)), False)

    def _shifted(self) -> None:
        """If all variables are free and nothing changes when one number is added to them all, the last one is 0."""
        found = self.found
        if self.holes or len(found.names) < 2 or any(end.at > -math.inf for end in found.low) or found.given:
            return
        if any(end.at < math.inf for end in found.high):
            return
        if all(self.tape.is_steady(at) for at in [*(goal.gap for goal in found.goals), *found.risky]):
            found.low[-1] = found.high[-1] = End(0.0, Form.of(0), False)

    def _bind(self, name: str) -> None:
        kind = self.statement.types[name]
        if kind.name == "real":
            self.env[name] = self._side(name)
        elif name in self.endless:
            at = self.env[name] = self._side(name)
            for relation, value in zip((">=", "<="), self.endless[name], strict=True):
                if value is not None:
                    self._narrow(self.sides[at], relation, Form.of(value), False)
        elif kind.name == "array":
            sizes = tuple(self.reading.whole(size, self.env) for size in kind.sizes)
            if (count := math.prod(max(0, size) for size in sizes)) + len(self.found.names) > MAX_SIDES:
                raise TooMuch(f"more than {MAX_SIDES} real numbers vary")
            places = itertools.product(*(range(1, size + 1) for size in sizes)) if count else ()
            entries = tuple(self._side(f"{name}[{', '.join(map(str, place))}]") for place in places)
            self.env[name] = Table(sizes, entries)
        else:
            raise Refused(f"{name} is {kind.name}: not for boxes")

    def _side(self, name: str) -> int:
        if len(self.found.names) == MAX_SIDES:
            raise TooMuch(f"more than {MAX_SIDES} real numbers vary")
        at = self.tape.symbol()
        self.sides[at] = len(self.found.names)
        self.found.names.append(name)
        self.found.low.append(End(-math.inf))
        self.found.high.append(End(math.inf))
        return at

    # --- conditions

    def _condition(self, said: Any) -> bool:
        """Read a condition; False if it never holds."""
        if isinstance(said, bool):
            return said
        if said[0] == "and":
            told = [self._condition(part) for part in said[1:]]  # every part is read
            return all(told)
        if said[0] == "cmp":
            _, relation, a, b = said
            if self._bounded(relation, a, b) or self._bounded(_TURNED[relation], b, a):
                return True
            self._implied(relation, a, b)
            self._implied(_TURNED[relation], b, a)
        self.found.given.append(said)
        return True

    def _bounded(self, relation: str, a: int, b: int) -> bool:
        """Is it a bound of a side by a constant?"""
        if a not in self.sides or (value := self._constant(b)) is None:
            return False
        if relation == "!=":
            self.holes.append((self.sides[a], value))
            return len(self.holes) <= MAX_HOLES
        self._narrow(self.sides[a], relation, value, relation in ("<", ">"))
        return True

    def _implied(self, relation: str, a: int, b: int) -> None:
        """abs(x) <= c and norm(x) <= c bound the sides that they speak of; the condition itself stays given."""
        op, *args = self.tape.nodes[a]
        if relation not in ("<", "<=") or op not in ("abs", "sqrt") or (value := self._constant(b)) is None:
            return
        for at in args if op == "abs" else self._squares(args[0]):
            if at in self.sides:
                self._narrow(self.sides[at], "<=", value, relation == "<")
                self._narrow(self.sides[at], ">=", -value, relation == "<")

    def _squares(self, at: int) -> list[int]:
        op, *args = self.tape.nodes[at]
        if op == "add":
            parts = [self._squares(arg) for arg in args]
            return parts[0] + parts[1] if all(parts) else []
        return [args[0]] if op == "pow" and args[1] == 2 else []

    def _constant(self, at: int) -> Form | None:
        """Its exact value, if nothing in it varies and it lies in a known interval."""
        if any(self.tape.nodes[inner][0] == "var" for inner in self.tape.reach((at,))):
            return None
        try:
            value = at_point(self.tape, (at,), ())[at]
            exact.enclosure(value)
        except Untold:
            return None
        return value

    def _narrow(self, side: int, relation: str, value: Form, left_out: bool) -> None:
        """With == both ends are the same value."""
        if relation in ("<", "<=", "=="):
            end = high_end(value, left_out)
            if is_inner(end, self.found.high[side], 1):
                self.found.high[side] = end
        if relation in (">", ">=", "=="):
            end = low_end(value, left_out)
            if is_inner(end, self.found.low[side], -1):
                self.found.low[side] = end

    # --- what is said

    def _says(self, said: Any, wanted: bool) -> None:
        if isinstance(said, bool):
            if said is not wanted:
                self._false()
            return
        op, *parts = said
        if op == "not":
            self._says(parts[0], not wanted)
        elif op == ("and" if wanted else "or"):
            for part in parts:
                self._says(part, wanted)
        elif op == "cmp":
            relation = parts[0] if wanted else _DENIED[parts[0]]
            self._relation(relation, parts[1], parts[2])
        else:
            raise Refused("one of several inequalities is not for boxes")

    def _relation(self, relation: str, a: int, b: int) -> None:
        if relation in (">", ">="):
            a, b, relation = b, a, _TURNED[relation]
        if relation == "!=":
            raise Refused("an inequality that is only != is not for boxes")
        self._below(a, b, relation == "<")
        if relation == "==":
            self._below(b, a, False)

    def _below(self, a: int, b: int, strict: bool) -> None:
        """a <= b, taken apart where that loses nothing."""
        tape = self.tape
        factor, inner = tape.scaled(a)
        op, *args = tape.nodes[inner]
        number = tape.number
        if op == "abs" and factor > 0 and not strict and self._between_two_points(factor, args[0], b):
            return
        if op == "abs" and factor > 0:
            self._below(tape.mul(number(factor), args[0]), b, strict)
            self._below(tape.mul(number(-factor), args[0]), b, strict)
        elif op == ("max" if factor > 0 else "min"):
            for arg in args:
                self._below(tape.mul(number(factor), arg), b, strict)
        elif tape.nodes[b][0] == "min":
            for arg in tape.nodes[b][1:]:
                self._below(a, arg, strict)
        elif op == "sqrt" and factor > 0:
            self._goal(b, False)
            self._goal(tape.sub(tape.power(b, 2), tape.mul(number(factor**2), args[0])), strict)
        else:
            self._goal(tape.sub(b, a), strict)

    def _between_two_points(self, factor: Fraction, difference: int, b: int) -> bool:
        """abs(f(x) - f(y)) <= c abs(x - y) on one interval: by the mean value theorem, if abs(f') <= c there."""
        tape = self.tape
        bound, distance = tape.scaled(b)
        if tape.nodes[difference][0] != "sub" or tape.nodes[distance][0] != "abs" or bound < 0 or self.found.given:
            return False
        apart = tape.nodes[distance][1]
        if tape.nodes[apart][0] != "sub" or self.holes or not set(tape.nodes[apart][1:]) <= set(self.sides):
            return False
        (one, two), (x, y) = tape.nodes[difference][1:], tape.nodes[apart][1:]
        if y in self._needs(one):
            x, y = y, x
        i, j = self.sides[x], self.sides[y]
        same = self.found.low[i] == self.found.low[j] and self.found.high[i] == self.found.high[j]
        if not same or y in self._needs(one) or tape.replaced([one], x, y)[one] != two:
            return False
        slope = tape.mul(tape.number(factor), derivative(tape, one, x, strict=False))
        for side in (slope, tape.neg(slope)):
            self._goal(tape.sub(tape.number(bound), side), False, "slope")
        self.found.hints.append(tape.sub(b, tape.mul(tape.number(factor), tape.fun("abs", difference))))
        return True

    def _needs(self, at: int) -> set[int]:
        return set(self.tape.reach((at,)))

    def _goal(self, gap: int, strict: bool, what: str = "said") -> None:
        value = self.tape.is_number(gap)
        if value is not None and (value > 0 or (value == 0 and not strict)):
            return
        if value is not None:
            self._false(what)
            return
        self.found.goals.append(Goal(gap, strict, what))

    def _false(self, what: str = "said") -> None:
        """False by itself; at one of the first values of integers without end that is a gap that an attack finds.

        ``what`` stays: that a root is of such a number is not shown by what is known of the root.
        """
        if not self.found.whole:
            raise Refused("what is said is false by itself")
        self.found.goals.append(Goal(self.tape.number(-1), False, what))

    def _definedness(self) -> None:
        own = set(self.sides)
        for at in range(len(self.tape.nodes)):
            op, *args = self.tape.nodes[at]
            if op not in RISKY and op != "sqrt":
                continue
            if any(self.tape.nodes[n][0] == "var" and n not in own for n in self.tape.reach((at,))):
                continue  # a symbol that stood for a number while a derivative was taken
            if op in ("div", "log") and is_positive(self.tape, args[-1]):
                continue
            if op != "sqrt":
                self.found.risky.append(at)
            elif not is_nonnegative(self.tape, args[0]):
                self._goal(args[0], False, "a root is of a number that is not negative")
