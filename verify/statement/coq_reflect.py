"""Statements at a point as data for Coq: the terms and propositions of ``Reflect.v`` that mean what the printer writes.

Nothing here is believed: the kernel compares what the data mean with the printed statement, and computes the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from verify.statement.coq_scope import Bound, Env, Shared, Stack
from verify.statement.coq_support import component, ident, place
from verify.statement.coq_terms import Printer
from verify.statement.errors import Refused
from verify.statement.terms import Definition, Term

__all__ = ["Reals"]

PLAIN = {"sqrt": "Sqrt", "exp": "Exp", "log": "Ln", "sin": "Sin", "cos": "Cos", "abs": "Abs"}
PAIR = {"+": "Plus", "-": "Minus", "*": "Times", "/": "Over"}
ONE = "(Int 1)"


class Reals:
    """Terms of the sort real; naturals, bits and tests are the printer's own words."""

    def __init__(self, definitions: Mapping[str, Definition], width: int) -> None:
        self.definitions = definitions
        self.printer = Printer(definitions)
        self.stack = Stack()
        self.width = width  # rows of a table whose index has no known range

    # --- naturals and bits: names are put in, then the printer writes

    def index(self, node: Term, env: Env) -> str:
        return self.printer.index(self.put_in(node, env))

    def bits(self, node: Term, env: Env) -> str:
        return self.printer.bits(self.put_in(node, env))

    def test(self, node: Term, env: Env) -> str:
        found = self.printer.test(self.put_in(node, env))
        if found is None:
            raise Refused("a case by real numbers is not written as data yet")
        return found

    def put_in(self, node: Term, env: Env) -> Term:
        """The term over naturals and bits with every name replaced by what it stands for."""
        if node.op == "var":
            known = env.get(node.name)
            if known is not None and known.term is None:
                raise Refused(f"{node.name} is real inside of a natural number")
            return node if known is None or known.term is None else known.term
        if node.loop is not None:
            fresh = Term("var", node.loop.domain, name=self.stack.name())
            sizes = tuple(self.put_in(size, env) for size in node.loop.domain.sizes)
            inner = env | {node.loop.name: Bound(self.stack.depth, fresh)}
            test = None if node.loop.test is None else self.put_in(node.loop.test, inner)
            loop = replace(node.loop, name=fresh.name, domain=replace(node.loop.domain, sizes=sizes), test=test)
            return replace(node, loop=loop, args=tuple(self.put_in(a, inner) for a in node.args))
        swaps = [(name, self.put_in(given, env)) for name, given in node.swaps]
        if node.op == "call":
            swapped = {name for name, _ in swaps}
            for name in self.definitions[node.name].free:
                if name not in swapped and name in env:
                    stands = env[name].term
                    if stands is None:
                        raise Refused(f"{name} is real inside of a natural number")
                    swaps.append((name, stands))
        return replace(node, args=tuple(self.put_in(a, env) for a in node.args), swaps=tuple(swaps))

    def depth_of(self, node: Term, env: Env) -> int:
        names = [node.name] if node.op == "var" else []
        if node.op == "call":
            names += self.definitions[node.name].free
        found = [env[name].depth for name in names if name in env]
        parts = (*node.args, *(given for _, given in node.swaps))
        return max([0, *found, *(self.depth_of(part, env) for part in parts)])

    def limit(self, node: Term, env: Env) -> int:
        if node.op == "num" and node.number is not None:
            return int(node.number)
        if node.op == "var" and node.name in env and env[node.name].limit:
            return env[node.name].limit
        if node.op == "call" and not node.args:
            return self.limit(self.definitions[node.name].body, self.inner(node, env))
        return self.width

    # --- reals

    def real(self, node: Term, env: Env) -> str:
        a = node.args
        match node.op:
            case "num":
                assert node.number is not None
                top, bottom = node.number.numerator, node.number.denominator
                return self._int(top) if bottom == 1 else f"(Over {self._int(top)} {self._int(bottom)})"
            case "pi":
                return "Pi"
            case "var" if node.sort == "int":
                return f"(Whole {self.index(node, env)})"
            case "var":
                return f"(Var {self._table(node, env).table} 1 1)"
            case "entry":
                return self._entry(node, env)
            case "neg" if a[0].op == "num" and a[0].number and a[0].number.denominator == 1:
                return self._int(-int(a[0].number))
            case "neg":
                return f"(Opp {self.real(a[0], env)})"
            case "+" | "-" | "*" | "/":
                return f"({PAIR[node.op]} {self.real(a[0], env)} {self.real(a[1], env)})"
            case "**":
                return self._power(node, env)
            case "fun" if node.name in ("floor", "ceil"):
                return f"(Round {self._up(node)} {self.real(a[0], env)})"
            case "fun" if node.name in PLAIN:
                return f"({PLAIN[node.name]} {self.real(a[0], env)})"
            case "min" | "max":
                found = self.real(a[0], env)
                for part in a[1:]:
                    found = f"({node.op.capitalize()} {found} {self.real(part, env)})"
                return found
            case "if":
                return f"(If {self.test(a[0], env)} {self.real(a[1], env)} {self.real(a[2], env)})"
            case "call":
                return self._call(node, env)
            case "norm":
                return f"(Sqrt {self._squares(a[0], a[0], a[0].type.sizes, (), env)})"
            case "dot":
                return self._squares(a[0], a[1], a[0].type.sizes, (), env)
            case "fold":
                return self._fold(node, env)
            case "D":
                return f"(Der {self.derivative(node, env)})"
        raise Refused(f"{node.op} {node.name} is not written as data yet")

    @staticmethod
    def _int(value: int) -> str:
        return f"(Int {value})" if value >= 0 else f"(Int ({value}))"

    @staticmethod
    def _up(node: Term) -> str:
        return "true" if node.name == "ceil" else "false"

    def _table(self, node: Term, env: Env) -> Bound:
        known = env.get(node.name) if node.op == "var" else None
        if known is None or not known.table:
            raise Refused(f"{node.op} {node.name} is no table yet")
        return known

    def _entry(self, node: Term, env: Env) -> str:
        table, *places = node.args
        if table.sort == "bits":
            return f"(If ({self.bits(table, env)} {self.index(places[0], env)}) (Int 1) (Int 0))"
        if table.op != "var":
            return self.real(component(table, tuple(places)), env)
        at = [self.index(place, env) for place in places]
        if len(at) > 2:
            raise Refused("arrays of more than two indices are not written as data yet")
        return f"(Var {self._table(table, env).table} {at[0]} {at[1] if len(at) == 2 else '1%nat'})"

    def _power(self, node: Term, env: Env) -> str:
        base, exponent = node.args
        if self.printer.natural(exponent):
            hinge = base.op == "max" and len(base.args) == 2 and base.args[0].number == 0
            if hinge and exponent.number == 2:  # a square of a positive part has a slope at its kink
                return f"(Hinge {self.real(base.args[1], env)})"
            return f"(Pow {self.real(base, env)} {self.index(exponent, env)})"
        minus_one = base.number == -1 or (base.op == "neg" and base.args[0].number == 1)
        while exponent.op == "call" and not exponent.args:
            env, exponent = self.inner(exponent, env), self.definitions[exponent.name].body
        if minus_one and exponent.op == "fun" and exponent.name in ("floor", "ceil"):
            return f"(Sign_of {self._up(exponent)} {self.real(exponent.args[0], env)})"
        raise Refused("a power is natural, or one of -1, in data")

    def _squares(self, one: Term, two: Term, sizes: tuple[Term, ...], at: tuple[Term, ...], env: Env) -> str:
        if not sizes:
            a, b = component(one, at), component(two, at)
            return f"(Pow {self.real(a, env)} 2)" if one is two else f"(Times {self.real(a, env)} {self.real(b, env)})"
        size = sizes[0]
        if size.op == "num" and size.number is not None and size.number <= 4:
            places = [Term("num", size.type, number=type(size.number)(c)) for c in range(1, int(size.number) + 1)]
            parts = [self._squares(one, two, sizes[1:], (*at, each), env) for each in places] or ["(Int 0)"]
            found = parts[0]
            for part in parts[1:]:
                found = f"(Plus {found} {part})"
            return found
        index = place("i", len(at) + 1)

        def body(inner: Env) -> str:
            return self._squares(one, two, sizes[1:], (*at, index), inner)

        return f"(Sum {self.index(size, env)} {self.under(index, env, self.limit(size, env), body)})"

    # --- binders

    def under(
        self, index: Term, env: Env, limit: int, body: Callable[[Env], str], word: str = "Let", low: str = "1%nat"
    ) -> str:
        """``fun v => body`` with the tables that depend on v inside; where a range starts later, v is moved."""
        name, depth = self.stack.name(), self.stack.enter()
        bound = Bound(depth, Term("var", index.type, name=name), limit=limit)
        text, v = self.stack.close(body(env | {index.name: bound}), word), ident(name)
        shift = "" if low == "1%nat" else f"let {v} := ({v} + {low} - 1)%nat in "
        return f"(fun {v} => {shift}{text})"

    def _fold(self, node: Term, env: Env) -> str:
        loop, kind = node.loop, node.name
        assert loop is not None
        if kind == "count":
            return f"(Whole {self.index(node, env)})"
        if kind not in ("sum", "prod", "mean"):
            raise Refused(f"{kind} is not written as data yet")
        unit = "(Int 1)" if kind == "prod" else "(Int 0)"

        def body(inner: Env) -> str:
            found = self.real(node.args[0], inner)
            return found if loop.test is None else f"(If {self.test(loop.test, inner)} {found} {unit})"

        index = Term("var", loop.domain, name=loop.name)
        if loop.domain.name == "bits" and kind in ("mean", "sum"):
            inner = self.under(index, env, 0, body)
            return f"({'Mean' if kind == 'mean' else 'Total'} {self.index(loop.domain.sizes[0], env)} {inner})"
        if kind == "mean" or loop.domain.name != "span":
            raise Refused(f"{kind} over {loop.domain.name} is not written as data yet")
        self.printer.ends(loop.domain)  # refuses what may begin below zero
        low, high = (self.index(size, env) for size in loop.domain.sizes)
        inner = self.under(index, env, self.limit(loop.domain.sizes[1], env), body, low=low)
        width = self.printer._width(low, high)
        return f"({'Sum' if kind == 'sum' else 'Prod'} {width} {inner})"

    def derivative(self, node: Term, env: Env) -> str:
        """The number of the variable, the term that is derived, and where."""
        return self.moved(node.args[1], env, lambda inner: self.real(node.args[0], inner), "Let")

    def moved(self, by: Term, env: Env, body: Callable[[Env], str], word: str) -> str:
        """The number of a variable, a text in which the name or the entry is that variable, and where it stands."""
        here, number, depth = self.real(by, env), self.stack.number(), self.stack.enter()
        if by.op == "var":
            return f"{number} {self.stack.close(body(env | {by.name: Bound(depth, table=number)}), word)} {here}"
        table = by.args[0]
        known, places = self._table(table, env), [self.index(at, env) for at in by.args[1:]]
        if len(places) > 2:
            raise Refused("arrays of more than two indices are not moved for Coq yet")
        new = Shared(self.stack.number(), known.rows, known.cols)
        at = " && ".join(f"Nat.eqb {v} {where}" for v, where in zip(("a", "c"), places, strict=False))
        old = f"Var {known.table} a {'c' if len(places) == 2 else '1%nat'}"
        new.text = f"(fun a c => If ({at})%bool (Var {number} 1 1) ({old}))"
        self.stack.scopes[-1].tables.append(new)
        inner = env | {table.name: Bound(depth, table=new.number, rows=known.rows, cols=known.cols)}
        return f"{number} {self.stack.close(body(inner), word)} {here}"

    # --- definitions

    def inner(self, node: Term, env: Env) -> Env:
        """What the free names of a definition stand for where it is used; naturals and bits that are given, too."""
        known, swaps = self.definitions[node.name], dict(node.swaps)
        found = {
            name: self._given(swaps[name], env) if name in swaps else env[name]
            for name in known.free
            if name in swaps or name in env
        }
        for name, kind, a in zip(known.params, known.types, node.args, strict=True):
            if kind.sort != "real":
                found[name] = self._given(a, env)
        return found

    def _given(self, node: Term, env: Env) -> Bound:
        if node.sort in ("int", "bits", "bit"):
            limit = self.limit(node, env) if node.sort == "int" else 0
            return Bound(self.depth_of(node, env), self.put_in(node, env), limit=limit)
        if node.op == "var":
            return self._table(node, env)
        raise Refused(f"{node.op} is given where a name is needed")

    def within(self, node: Term, env: Env, body: Callable[[Env], str], word: str) -> str:
        """The body of a definition with all that is given; a real argument is computed once."""
        known, inner = self.definitions[node.name], self.inner(node, env)
        reals = [
            (name, a) for name, kind, a in zip(known.params, known.types, node.args, strict=True) if kind.sort == "real"
        ]
        given = [(name, a, self.real(a, env)) for name, a in reals]
        depth = self.stack.enter()
        for name, a, text in given:
            if a.op == "var" and a.sort == "real":
                inner[name] = env[a.name]
                continue
            table = Shared(self.stack.number(), text=f"(fun _ _ => {text})")
            self.stack.scopes[-1].tables.append(table)
            inner[name] = Bound(depth, table=table.number)
        return self.stack.close(body(inner), word)

    def _call(self, node: Term, env: Env) -> str:
        known = self.definitions[node.name]
        if node.sort == "int":
            if self.printer.natural(node):
                return f"(Whole {self.index(node, env)})"
            try:
                return f"(Int {self.printer.integer(self.put_in(node, env))})"
            except Refused:  # it depends on reals: a part of one is rounded in it
                return self.within(node, env, lambda inner: self.real(known.body, inner), "Let")
        if known.body.sort != "real":
            raise Refused(f"{known.body.sort} is no real number")
        if len(node.args) > 2 or any(kind.sort != "int" for kind in known.types):
            return self.within(node, env, lambda inner: self.real(known.body, inner), "Let")
        return self._shared(node, env)

    def _shared(self, node: Term, env: Env) -> str:
        """An entry of the table of a definition, which stands as far outside as it can."""
        known, inner = self.definitions[node.name], self.inner(node, env)
        free = {name: bound for name, bound in inner.items() if name not in known.params}
        depth = max([0, *(bound.depth for bound in free.values())])
        key = (node.name, tuple(sorted((name, bound.known) for name, bound in free.items())))
        table = self.stack.scopes[depth].found.get(key)
        if table is None:
            later = self.stack.cut(depth)
            table = Shared(self.stack.number())
            names = [self.stack.name() for _ in known.params]
            inside = self.stack.enter()
            for name, kind, fresh in zip(known.params, known.types, names, strict=True):
                free[name] = Bound(inside, Term("var", kind, name=fresh), limit=self.width)
            body = self.stack.close(self.real(known.body, free), "Let")
            table.text = f"(fun {' '.join([*map(ident, names), '_', '_'][:2])} => {body})"
            self.stack.scopes[depth].tables.append(table)
            self.stack.scopes[depth].found[key] = table
            self.stack.scopes += later
        limits = [*(self.limit(a, env) for a in node.args), 1, 1]
        table.rows, table.cols = max(table.rows, limits[0]), max(table.cols, limits[1])
        at = [*(self.index(a, env) for a in node.args), "1%nat", "1%nat"][:2]
        return f"(Var {table.number} {at[0]} {at[1]})"
