"""The value of a term at a point.  Terms become closures once; definitions are computed once for what they depend on.

Work is counted: a fold pays for each of its items, a call for its body.  Propositions are three-valued: a relation that
the balls do not tell is None, and decides nothing by itself; what is undefined is raised and is never a value.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from flint import arb

from verify.statement.arithmetic import Arithmetic, Exact
from verify.statement.errors import Refused, TooMuch, Undecided, Undefined
from verify.statement.steps import (
    Env,
    Run,
    added,
    bit,
    collected,
    dotted,
    moved,
    scaled,
    settled,
    slope,
    told,
    truth,
    turned,
)
from verify.statement.terms import NAT, Definition, Term, Type, hinged, outside, size
from verify.statement.values import Dual, Table, counted, is_moving
from verify.statement.work_limits import spend

__all__ = ["EXTRA", "FUEL", "MAX_ITEMS", "Env", "Machine"]

FUEL = 20_000_000  # counted nodes of one question
MAX_ITEMS = 1 << 20  # of one fold
EXTRA = 6_000_000  # counted numbers that the derivatives of one question touch, and the like
MAX_SCALE = 1 << 40  # exponent of a number that `after` repeats
LISTED = 10  # bits of inputs that are kept when they were listed once
_ONE = Term("num", NAT, number=Fraction(1))


def _key(value: Any) -> Any:
    """An integer itself; one so long that it is a ball has no hash."""
    return value if type(value) is int else (id(value),)


class Machine:
    """Evaluates the terms of one prelude in one arithmetic."""

    def __init__(
        self, definitions: Mapping[str, Definition], arithmetic: Arithmetic | None = None, fuel: int = FUEL
    ) -> None:
        self.definitions, self.math, self.fuel, self.level = definitions, arithmetic or Exact(), fuel, 0
        self.allowed, self.extra, self.math.pay = fuel, EXTRA, self.pay_extra
        self.compiled: dict[int, tuple[Term, Run]] = {}
        self.memo: dict[Any, tuple[Any, Any]] = {}
        self.inputs: dict[int, tuple[tuple[int, ...], ...]] = {}

    def value(self, term: Term, env: Env) -> Any:
        self.pay(size(term))
        return self.run(term)(env)

    def holds(self, term: Term, env: Env) -> bool | None:
        """A proposition: True, False, or None if the balls do not tell."""
        self.pay(size(term))
        return truth(self.run(term)(env))

    def pay(self, amount: int) -> None:
        spend(amount)
        self.fuel -= amount
        if self.fuel < 0:
            raise TooMuch(f"it needs more than the {self.allowed:,} steps that are allowed")

    def pay_extra(self, amount: int) -> None:
        """For what a node does beyond one operation: derivatives, long numbers, values that are only listed."""
        self.extra -= amount
        if self.extra < 0:
            raise TooMuch(f"it needs more than the {EXTRA:,} steps that are allowed for derivatives and long numbers")

    def forget(self) -> None:
        self.memo.clear()

    def run(self, term: Term) -> Run:
        known = self.compiled.get(id(term))
        if known is None:
            known = self.compiled[id(term)] = (term, self._compile(term))
        return known[1]

    # --- one node

    def _compile(self, term: Term) -> Run:
        build = getattr(self, f"_{_BUILD.get(term.op, term.op)}", None)
        if build is None:
            raise Refused(f"{term.op} has no value")
        return build(term)

    def _num(self, term: Term) -> Run:
        number = self.math.number(term.number or Fraction(0))  # a number's term has one
        return lambda env: number

    def _pi(self, term: Term) -> Run:
        return lambda env: self.math.pi()

    def _var(self, term: Term) -> Run:
        return lambda env, name=term.name: env[name]  # type: ignore[misc]

    def _neg(self, term: Term) -> Run:
        inner = self.run(term.args[0])
        return (lambda env: scaled(-1, inner(env))) if term.sort == "array" else (lambda env: -inner(env))

    def _arithmetic(self, term: Term) -> Run:
        one, two = map(self.run, term.args)
        if term.sort == "array":
            return self._array(term, one, two)
        short, math = self.math.short, self.math
        match term.op:
            case "+":
                return lambda env: short(one(env) + two(env))
            case "-":
                return lambda env: short(one(env) - two(env))
            case "*":
                return lambda env: short(one(env) * two(env))
            case "/":
                return lambda env: math.div(one(env), two(env))
        part, exponent = hinged(term)
        inside = self.run(part)
        return lambda env: math.positive(inside(env), exponent) if exponent else math.power(one(env), two(env))

    def _array(self, term: Term, one: Run, two: Run) -> Run:
        if term.op == "*":
            return lambda env: scaled(one(env), two(env))
        way = 1 if term.op == "+" else -1
        return lambda env: added(one(env), two(env), way)

    def _if(self, term: Term) -> Run:
        test, one, two = map(self.run, term.args)

        def run(env: Env) -> Any:
            found = test(env)
            if found is None:
                raise Undecided("a case is not told")
            return one(env) if found else two(env)

        return run

    def _fun(self, term: Term) -> Run:
        inner, math, name = self.run(term.args[0]), self.math, term.name
        if name in ("sin", "cos") and (turns := self._turns(term.args[0])) is not None:
            return lambda env: turned(math, name, turns(env), inner, env)
        return lambda env: math.fun(name, inner(env))

    def _turns(self, term: Term) -> Run | None:
        """q of a term that is q pi, as its text shows."""
        if term.op == "pi":
            return lambda env: 1
        if term.op in ("neg", "/"):
            first = self._turns(term.args[0])
            if first is None:
                return None
            below = self._num(_ONE) if term.op == "neg" else self.run(term.args[1])
            way = -1 if term.op == "neg" else 1
            return lambda env: self.math.div(way * first(env), below(env))
        if term.op == "*":
            left, right = (self._turns(a) for a in term.args)
            if (left is None) != (right is None):
                other = self.run(term.args[0] if left is None else term.args[1])
                inside = left or right
                assert inside is not None
                return lambda env: inside(env) * other(env)
        return None

    def _extreme(self, term: Term) -> Run:
        parts, larger = list(map(self.run, term.args)), functools.partial(self.math.larger, term.op)
        return lambda env: functools.reduce(larger, (part(env) for part in parts))

    def _choose(self, term: Term) -> Run:
        which, *parts = map(self.run, term.args)

        def run(env: Env) -> Any:
            values = [part(env) for part in parts]
            place = counted(which(env))
            if not 1 <= place <= len(values):
                raise Undefined(f"there is no choice {place} of {len(values)}")
            return values[place - 1]

        return run

    # --- tables

    def _entry(self, term: Term) -> Run:
        table, *places = map(self.run, term.args)
        if term.args[0].sort == "bits":
            where = places[0]
            return lambda env: bit(table(env), where(env))

        def run(env: Env) -> Any:
            found = table(env)
            return found.entries[found.place(tuple(p(env) for p in places))]

        return run

    def _put(self, term: Term) -> Run:
        table, where, what = map(self.run, term.args)

        def run(env: Env) -> Any:
            bits, place, new = table(env), where(env), what(env)
            bit(bits, place)
            if new not in (0, 1):
                raise Undefined("a bit is 0 or 1")
            return (*bits[: place - 1], new, *bits[place:])

        return run

    def _after(self, term: Term) -> Run:
        count, step = self.run(term.args[0]), self.run(term.args[2])
        name, cost = term.args[1].name, size(term.args[2])

        def run(env: Env) -> Any:
            times, inner = counted(count(env)), dict(env)
            if times < 0:
                raise Undefined("fewer than no steps")
            for _ in range(times):
                self.pay(cost)
                inner[name] = self._tame(step(inner))
            return inner[name]

        return run

    def _tame(self, value: Any) -> Any:
        """A number that is repeated: its exponent may not double for ever, as each digit of it costs time."""
        match value:
            case Table():
                for entry in value.entries:
                    self._tame(entry)
            case Dual():
                self.pay_extra(1 + len(value.d))
                for part in (value.v, *value.d.values()):
                    self._tame(part)
            case arb():
                exponent = value.mid().man_exp()[1]
                if abs(exponent) > MAX_SCALE:
                    raise TooMuch(f"a number beyond 2**{MAX_SCALE}, or as small")
        return value

    def _norm(self, term: Term) -> Run:
        inner, math = self.run(term.args[0]), self.math
        return lambda env: math.root(dotted(math, (v := inner(env)), v))

    def _dot(self, term: Term) -> Run:
        one, two = map(self.run, term.args)
        return lambda env: dotted(self.math, one(env), two(env))

    # --- propositions

    def _cmp(self, term: Term) -> Run:
        one, two = map(self.run, term.args)
        relation, math = term.name, self.math

        def run(env: Env) -> bool | None:
            gap = one(env) - two(env)
            found = math.sign(gap)
            if found == 0 and is_moving(gap):
                raise Undefined("a derivative at a tie of a case")
            return told(relation, found) if found is not None else None

        return run

    def _and(self, term: Term) -> Run:
        parts, wanted = list(map(self.run, term.args)), term.op == "or"
        return lambda env: settled(wanted, [truth(part(env)) for part in parts])

    def _not(self, term: Term) -> Run:
        inner = self.run(term.args[0])
        return lambda env: None if (found := truth(inner(env))) is None else not found

    # --- definitions and functions

    def _call(self, term: Term) -> Run:
        known, swaps = self.definitions[term.name], dict(term.swaps)
        taken = [name for name in known.free if name not in swaps]
        given = [self.run(part) for part in (*swaps.values(), *term.args)]
        names = [*taken, *swaps, *known.params]
        kinds = dict(zip(known.params, known.types, strict=True))
        whole = [name in kinds and kinds[name].sort == "int" for name in names]  # these slots hold integers only
        body, cost, tag = self.run(known.body), size(known.body), id(known)

        def run(env: Env) -> Any:
            values = [env[name] for name in taken]
            values += [part(env) for part in given]
            told = zip(values, whole, strict=True)
            mark = (tag, *[_key(value) if own else id(value) for value, own in told])
            held = self.memo.get(mark)
            if held is None:
                self.pay(cost)  # the values are kept beside the result, so that identities stay theirs
                held = self.memo[mark] = (body(dict(zip(names, values, strict=True))), values)
            return held[0]

        return run

    def _apply(self, term: Term) -> Run:
        name, given = term.name, list(map(self.run, term.args))
        return lambda env: env[name](*(part(env) for part in given))

    # --- folds

    def _fold(self, term: Term) -> Run:
        loop, kind, math = term.loop, term.name, self.math
        assert loop is not None
        body, test = self.run(term.args[0]), None if loop.test is None else self.run(loop.test)
        cost = size(term.args[0]) + (0 if loop.test is None else size(loop.test))
        fixed = [self.run(t) for t in outside(term.args[0], loop.name, self.definitions)]
        domain = self._items(loop.domain)  # a fold pays for each item itself

        def run(env: Env) -> Any:
            inner, values = dict(env), []
            for item in domain(env):
                self.pay(cost)
                inner[loop.name] = item
                chosen = True if test is None else truth(test(inner))
                if chosen is None:
                    raise Undecided("a condition of a fold is not told")
                if chosen:
                    values.append(body(inner))
            if not values:
                for part in fixed:  # what does not depend on the index is evaluated all the same
                    part(env)
            return collected(math, kind, values)

        return run

    def items(self, kind: Type) -> Callable[[Env], Iterator[Any]]:
        """All values of a finite type, each of them counted as one step."""
        every = self._items(kind)

        def run(env: Env) -> Iterator[Any]:
            for item in every(env):
                self.pay_extra(1)
                yield item

        return run

    def _items(self, kind: Type) -> Callable[[Env], Iterator[Any]]:
        sizes = list(map(self.run, kind.sizes))
        return lambda env: self._listed(kind, [part(env) for part in sizes])

    def _listed(self, kind: Type, sizes: list[int]) -> Iterator[Any]:
        if kind.name == "span":
            low, high = map(counted, sizes)
            self._bounded(high - low + 1)
            return iter(range(low, high + 1))
        if kind.name == "bit":
            return iter((0, 1))
        if kind.name not in ("bits", "subset"):
            raise Undecided(f"the values of {kind.name} are not listed")
        n = counted(sizes[0])
        if n < 0 or n > 20:
            raise Undefined("no such bits") if n < 0 else TooMuch(f"2^{n} inputs are not listed")
        self.pay(1 << n)
        every: Iterable[tuple[int, ...]] = itertools.product((0, 1), repeat=n)
        if n <= LISTED:  # the same objects every time: what is known of an input is found again
            every = self.inputs.get(n) or self.inputs.setdefault(n, tuple(every))
        return iter(every) if kind.name == "bits" else (bits for bits in every if sum(bits) == sizes[1])

    def _bounded(self, count: int) -> None:
        if count > MAX_ITEMS:
            raise TooMuch(f"a fold of {count} items")

    # --- derivatives

    def _D(self, term: Term) -> Run:
        inner, by, pay = self.run(term.args[0]), term.args[1], self.pay_extra
        if by.op == "var":
            name = by.name
            return lambda env: self._partial(inner, env, name, lambda at: Dual(at, env[name], {0: 1}, pay)).get(0, 0)
        name, places = by.args[0].name, list(map(self.run, by.args[1:]))

        def run(env: Env) -> Any:
            table = env[name]
            place = table.place(tuple(p(env) for p in places))
            return self._partial(inner, env, name, lambda at: moved(table, at, (place,), pay)).get(place, 0)

        return run

    def _grad(self, term: Term) -> Run:
        inner, name = self.run(term.args[0]), term.args[1].name

        def run(env: Env) -> Any:
            table = env[name]
            whole = range(len(table.entries))
            found = self._partial(inner, env, name, lambda level: moved(table, level, whole, self.pay_extra))
            return Table(table.shape, tuple(found.get(place, 0) for place in whole))

        return run

    def _hess(self, term: Term) -> Run:
        inner, name = self.run(term.args[0]), term.args[1].name

        def run(env: Env) -> Any:
            table = env[name]
            whole = range(len(table.entries))

            def first(env: Env) -> Any:
                return self._partial(inner, env, name, lambda level: moved(env[name], level, whole, self.pay_extra))

            self.level += 1
            level = self.level
            try:
                rows = first({**env, name: moved(table, level, whole, self.pay_extra)})
            finally:
                self.level = level - 1
            entries = [slope(rows.get(i, 0), level).get(j, 0) for i in whole for j in whole]
            return Table(table.shape * 2, tuple(entries))

        return run

    def _partial(self, inner: Run, env: Env, name: str, move: Callable[[int], Any]) -> dict[Any, Any]:
        self.level += 1
        level = self.level
        try:  # the memo stays: what is moved is another object
            return slope(inner({**env, name: move(level)}), level)
        finally:
            self.level = level - 1


_BUILD = dict.fromkeys(("+", "-", "*", "/", "**"), "arithmetic") | {"min": "extreme", "max": "extreme", "or": "and"}
