"""A statement's terms onto a tape: definitions written out, folds unrolled, derivatives taken.

A value is the number of a node, a table of such numbers, or a proposition: a bool, or a tuple (see :mod:`goals`).  A
bit is the number of a node; :meth:`Reading.condition` reads it as a proposition.  What has no place on a tape (arrays
of bits, functions, iterations, rounding) is refused in words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from verify.statement.boxes.signs import is_nonnegative
from verify.statement.boxes.slopes import derivative
from verify.statement.boxes.tape import Tape
from verify.statement.errors import Refused, TooMuch, Undefined
from verify.statement.terms import Definition, Term, Type
from verify.statement.values import Table

__all__ = ["MAX_READ", "Proposition", "Reading"]

MAX_ITEMS = 4_096
MAX_READ = 1_000_000  # terms of one statement, all cases together: a fold reads its body for every item
Env = Mapping[str, Any]
Proposition = tuple[Any, ...]  # ("cmp", relation, a, b), ("and", ...), ("or", ...), ("not", p)


class Reading:
    """Reads terms in an environment of nodes; ``left`` counts what may still be read, for several readings together."""

    def __init__(self, tape: Tape, definitions: Mapping[str, Definition], left: list[int] | None = None) -> None:
        self.tape, self.definitions = tape, definitions
        self.left = [MAX_READ] if left is None else left
        self.called: dict[Any, Any] = {}  # what a definition was at the same nodes before

    def number(self, term: Term, env: Env) -> int:
        found = self.read(term, env)
        if not isinstance(found, int) or isinstance(found, bool):
            raise Refused(f"{term.op} is no number on a box")
        return found

    def whole(self, term: Term, env: Env) -> int:
        value = self.tape.is_number(self.number(term, env))
        if value is None or value.denominator != 1:
            raise Refused("a size or an index that is not a known integer")
        return int(value)

    def condition(self, term: Term, env: Env) -> bool | Proposition:
        """What a term says; a bit says that it is 1."""
        found = self.read(term, env)
        if isinstance(found, (bool, tuple)):
            return found
        if not isinstance(found, int):
            raise Refused(f"{term.op} is no condition on a box")
        value = self.tape.is_number(found)
        if value is None:
            return ("cmp", "==", found, self.tape.number(1))
        if value not in (0, 1):
            raise Refused(f"a condition is a bit, not {value}")
        return value == 1

    def read(self, term: Term, env: Env) -> Any:
        build = getattr(self, f"_{_BUILD.get(term.op, term.op)}", None)
        if build is None:
            raise Refused(f"{term.op} is not for boxes")
        self.left[0] -= 1
        if self.left[0] < 0:
            raise TooMuch(f"more than {MAX_READ} terms when every fold is written out")
        return build(term, env)

    # --- numbers

    def _num(self, term: Term, env: Env) -> int:
        assert term.number is not None
        return self.tape.number(term.number)

    def _pi(self, term: Term, env: Env) -> int:
        return self.tape.pi()

    def _var(self, term: Term, env: Env) -> Any:
        if term.name not in env:
            raise Refused(f"{term.name} has no value on a box")
        return env[term.name]

    def _neg(self, term: Term, env: Env) -> Any:
        inner = self.read(term.args[0], env)
        return self._each(inner, self.tape.neg) if isinstance(inner, Table) else self.tape.neg(inner)

    def _arithmetic(self, term: Term, env: Env) -> Any:
        one, two = (self.read(arg, env) for arg in term.args)
        tape = self.tape
        if isinstance(one, Table) and isinstance(two, Table):
            return self._joined(one, two, tape.add if term.op == "+" else tape.sub)
        if isinstance(two, Table):
            return self._each(two, lambda entry: tape.mul(one, entry))
        if term.op == "**":
            return self._power(one, two)
        return {"+": tape.add, "-": tape.sub, "*": tape.mul, "/": tape.div}[term.op](one, two)

    def _power(self, a: int, e: int) -> int:
        value, tape = self.tape.is_number(e), self.tape
        if value is None or value.denominator != 1:
            return tape.fun("exp", tape.mul(e, tape.fun("log", a)))
        if abs(value) > 1_000:
            raise TooMuch("an exponent that is too large")
        found = tape.power(a, abs(int(value)))
        return found if value >= 0 else tape.div(tape.number(1), found)

    def _each(self, table: Table, make: Any) -> Table:
        return Table(table.shape, tuple(map(make, table.entries)))

    def _joined(self, one: Table, two: Table, make: Any) -> Table:
        if one.shape != two.shape:
            raise Refused("arrays of different shapes")
        return Table(one.shape, tuple(map(make, one.entries, two.entries)))

    def _fun(self, term: Term, env: Env) -> int:
        if term.name in ("floor", "ceil"):
            raise Refused(f"{term.name} is not for boxes")
        inner = self.number(term.args[0], env)
        return _WRITTEN[term.name](self.tape, inner) if term.name in _WRITTEN else self.tape.fun(term.name, inner)

    def _extreme(self, term: Term, env: Env) -> int:
        return self._most(term.op, [self.number(arg, env) for arg in term.args])

    def _most(self, name: str, parts: list[int]) -> int:
        if not parts:
            raise Refused(f"the {name} of nothing")
        found = parts[0]
        for part in parts[1:]:
            found = self.tape.larger(name, found, part)
        return found

    def _if(self, term: Term, env: Env) -> int:
        test = self.condition(term.args[0], env)
        one, two = (self.number(arg, env) for arg in term.args[1:])
        if isinstance(test, bool):
            return one if test else two
        if test[0] != "cmp":
            raise Refused("a case on a box is told by one relation")
        return self.tape.case(test[1], test[2], test[3], one, two)

    def _choose(self, term: Term, env: Env) -> int:
        which, *parts = (self.number(arg, env) for arg in term.args)
        place = self.tape.is_number(which)
        if place is None or not 1 <= place <= len(parts):
            raise Refused("a choice that is not known")
        return parts[int(place) - 1]

    # --- tables

    def _entry(self, term: Term, env: Env) -> int:
        table = self.read(term.args[0], env)
        if not isinstance(table, Table):
            raise Refused("bits are not for boxes")
        return table.entries[self._place(table, term, env)]

    def _place(self, table: Table, term: Term, env: Env) -> int:
        try:
            return table.place(tuple(self.whole(arg, env) for arg in term.args[1:]))
        except Undefined as error:  # at a size that the tape was made for: nothing is shown there
            raise Refused(str(error)) from error

    def _dot(self, term: Term, env: Env) -> int:
        one, two = (self.read(arg, env) for arg in term.args)
        return self._total(self._joined(one, two, self.tape.mul).entries)

    def _norm(self, term: Term, env: Env) -> int:
        table = self.read(term.args[0], env)
        return self.tape.fun("sqrt", self._total([self.tape.power(entry, 2) for entry in table.entries]))

    def _total(self, entries: Any) -> int:
        found = self.tape.number(0)
        for entry in entries:
            found = self.tape.add(found, entry)
        return found

    # --- propositions

    def _cmp(self, term: Term, env: Env) -> Any:
        one, two = (self.number(arg, env) for arg in term.args)
        a, b = self.tape.is_number(one), self.tape.is_number(two)
        if a is not None and b is not None:
            return {"<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b, "==": a == b, "!=": a != b}[term.name]
        return ("cmp", term.name, one, two)

    def _and(self, term: Term, env: Env) -> Any:
        return _settled(term.op, [self.condition(arg, env) for arg in term.args])

    def _not(self, term: Term, env: Env) -> Any:
        inner = self.condition(term.args[0], env)
        return not inner if isinstance(inner, bool) else ("not", inner)

    # --- definitions, folds

    def _call(self, term: Term, env: Env) -> Any:
        known, swaps = self.definitions[term.name], dict(term.swaps)
        inner = {name: env[name] for name in known.free if name not in swaps and name in env}
        inner |= {name: self.read(given, env) for name, given in swaps.items()}
        inner |= {name: self.read(arg, env) for name, arg in zip(known.params, term.args, strict=True)}
        mark = (term.name, tuple((name, _spelled(value)) for name, value in inner.items()))
        if mark not in self.called:
            self.called[mark] = self.read(known.body, inner)
        return self.called[mark]

    def _items(self, domain: Type, env: Env) -> Iterator[int]:
        if domain.name != "span":
            raise Refused(f"a fold over {domain.name} is not for boxes")
        low, high = (self.whole(size, env) for size in domain.sizes)
        if high - low >= MAX_ITEMS:
            raise TooMuch(f"a fold of {high - low + 1} items")
        return iter(range(low, high + 1))

    def _fold(self, term: Term, env: Env) -> Any:
        loop = term.loop
        assert loop is not None
        read = self.condition if term.name in ("every", "some") else self.read
        values: list[Any] = []
        for item in self._items(loop.domain, env):
            inner = {**env, loop.name: self.tape.number(item)}
            chosen = True if loop.test is None else self.condition(loop.test, inner)
            if not isinstance(chosen, bool):
                raise Refused("a condition of a fold that depends on real numbers")
            if chosen:
                values.append(read(term.args[0], inner))
        if not values:
            raise Refused("a fold of nothing is not for boxes")
        return self._collected(term.name, values)

    def _collected(self, kind: str, values: list[Any]) -> Any:
        tape = self.tape
        match kind:
            case "every" | "some":
                return _settled("and" if kind == "every" else "or", values)
            case "vector":
                return Table((len(values),), tuple(values))
            case "least" | "most":
                return self._most("min" if kind == "least" else "max", values)
            case "sum":
                return self._total(values)
            case "mean" if values:
                return tape.mul(tape.number(Fraction(1, len(values))), self._total(values))
            case "prod":
                found = tape.number(1)
                for value in values:
                    found = tape.mul(found, value)
                return found
        raise Refused(f"{kind} is not for boxes")

    # --- derivatives

    def _D(self, term: Term, env: Env) -> int:
        by = term.args[1]
        if by.op == "var":
            return self._along(term.args[0], env, by.name, None)
        table = env[by.args[0].name]
        place = self._place(table, by, env)
        return self._along(term.args[0], env, by.args[0].name, place)

    def _grad(self, term: Term, env: Env) -> Table:
        name = term.args[1].name
        table = env[name]
        return Table(table.shape, tuple(self._along(term.args[0], env, name, p) for p in range(len(table.entries))))

    def _hess(self, term: Term, env: Env) -> Table:
        name = term.args[1].name
        table = env[name]
        places = range(len(table.entries))
        return Table(table.shape * 2, tuple(self._twice(term.args[0], env, name, i, j) for i in places for j in places))

    def _twice(self, term: Term, env: Env, name: str, i: int, j: int) -> int:
        tape = self.tape
        symbol, moved = self._moved(env, name, j)
        start = len(tape.nodes)
        inner = self._along(term, moved, name, i)
        self._around(start, symbol)
        return self._back(derivative(tape, inner, symbol, strict=True), start, symbol, env[name].entries[j])

    def _along(self, term: Term, env: Env, name: str, place: int | None) -> int:
        """The derivative by one number, at its value here: a new symbol stands for it meanwhile."""
        symbol, moved = self._moved(env, name, place)
        start = len(self.tape.nodes)
        slope = derivative(self.tape, self.number(term, moved), symbol, strict=True)
        self._around(start, symbol)
        return self._back(slope, start, symbol, env[name] if place is None else env[name].entries[place])

    def _moved(self, env: Env, name: str, place: int | None) -> tuple[int, dict[str, Any]]:
        symbol = self.tape.symbol()
        if place is None:
            return symbol, {**env, name: symbol}
        entries = list(env[name].entries)
        entries[place] = symbol
        return symbol, {**env, name: Table(env[name].shape, tuple(entries))}

    def _around(self, start: int, symbol: int) -> None:
        """A derivative is of what is defined and has no kink around a point, though it may have cancelled.

        sqrt(x)**2 is x, but at 0 it has no derivative; a root of a sum of squares is defined everywhere.  abs(x)**2 is
        x**2, but at 0 it has a kink, as the evaluator says.
        """
        tape, zero = self.tape, self.tape.number(0)
        for at in range(start, len(tape.nodes)):
            op, *args = tape.nodes[at]
            if op not in ("sqrt", "abs", "max", "min", "case") or symbol not in tape.reach((at,)):
                continue
            if op == "sqrt" and not is_nonnegative(tape, args[0]):
                tape.put("div", tape.number(1), at)
            elif op == "abs":
                tape.put("sgn", args[0])
            elif op in ("max", "min"):
                tape.put("pick", op, *args, zero, zero)
            elif op == "case" and symbol in tape.reach(args[1:3]):
                tape.put("settled", *args[:3], zero, zero)

    def _back(self, slope: int, start: int, symbol: int, value: int) -> int:
        """All that was written with the symbol, written again at its value: it has to be defined as well."""
        made = range(start, len(self.tape.nodes))
        return self.tape.replaced([*made, slope], symbol, value)[slope]


def _tan(tape: Tape, a: int) -> int:
    return tape.div(tape.fun("sin", a), tape.fun("cos", a))


def _hyperbolic(tape: Tape, a: int, join: Any) -> int:
    return tape.mul(tape.number(Fraction(1, 2)), join(tape.fun("exp", a), tape.fun("exp", tape.neg(a))))


def _arccos(tape: Tape, a: int) -> int:
    return tape.sub(tape.mul(tape.number(Fraction(1, 2)), tape.pi()), tape.fun("arcsin", a))


def _artanh(tape: Tape, a: int) -> int:
    """log((1 + a)/(1 - a))/2, which is defined where artanh is."""
    one = tape.number(1)
    return tape.mul(tape.number(Fraction(1, 2)), tape.fun("log", tape.div(tape.add(one, a), tape.sub(one, a))))


_WRITTEN: dict[str, Callable[[Tape, int], int]] = {  # functions that have no node of their own
    "tan": _tan,
    "sinh": lambda tape, a: _hyperbolic(tape, a, tape.sub),
    "cosh": lambda tape, a: _hyperbolic(tape, a, tape.add),
    "arccos": _arccos,
    "artanh": _artanh,
}


def _spelled(value: Any) -> Any:
    """A key for it: a node is not a bool, though Python says that 1 == True."""
    return (value.shape, value.entries) if isinstance(value, Table) else (type(value).__name__, value)


def _settled(op: str, parts: list[bool | Proposition]) -> bool | Proposition:
    wanted = op == "or"
    if any(part is wanted for part in parts):
        return wanted
    left = tuple(part for part in parts if not isinstance(part, bool))
    return (op, *left) if left else not wanted


_BUILD = dict.fromkeys(("+", "-", "*", "/", "**"), "arithmetic") | {"min": "extreme", "max": "extreme", "or": "and"}
