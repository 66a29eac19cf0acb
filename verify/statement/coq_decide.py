"""Propositions at a point as data for Coq, and that all in them is defined: beside the printer and its companions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from verify.statement.coq_means import BUILT, Means, is_listed, scalars
from verify.statement.coq_reflect import Reals
from verify.statement.coq_scope import Bound, Env, Shared
from verify.statement.coq_support import component, ident, place
from verify.statement.errors import Refused
from verify.statement.parser import Parser
from verify.statement.reader import Names, Reader
from verify.statement.statement import Statement
from verify.statement.terms import Term, Type, outside
from verify.statement.tokens import tokens

__all__ = ["Point"]

WHOLE = {"<": "Whole_lt", "<=": "Whole_le", "==": "Whole_eq", "!=": "Whole_eq"}
REAL = {"<": "Lt", "<=": "Le", "==": "Eq", "!=": "Eq"}
Parts = list[tuple[str, str]]  # what the printer writes, by which repetitions are found, and the same as data


class Forms(Reals):
    def proposition(self, node: Term, env: Env) -> str:
        a = node.args
        match node.op:
            case "and" | "or":
                return joined([self.proposition(part, env) for part in a], node.op.capitalize())
            case "not":
                return f"(Not {self.proposition(a[0], env)})"
            case "cmp":
                return self._relation(node, env)
            case "call":
                body = self.definitions[node.name].body
                return self.within(node, env, lambda inner: self.proposition(body, inner), "Where")
            case "fold" if node.name in ("every", "some"):
                return self._quantified(node, env)
        if node.sort == "bit":
            return f"(Bit_eq {self._bit(node, env)} true)"
        raise Refused(f"{node.op} is no proposition as data yet")

    def _bit(self, node: Term, env: Env) -> str:
        return self.printer.argument(self.put_in(node, env), "bit")

    def _relation(self, node: Term, env: Env) -> str:
        one, two = node.args
        natural, name = self.printer.natural, node.name
        if one.sort == two.sort == "bit" and name in ("==", "!="):
            found = f"(Bit_eq {self._bit(one, env)} {self._bit(two, env)})"
            return found if name == "==" else f"(Not {found})"
        words, write = (WHOLE, self.index) if natural(one) and natural(two) else (REAL, self.real)
        if name in (">", ">="):
            one, two, name = two, one, name.replace(">", "<")
        found = f"({words[name]} {write(one, env)} {write(two, env)})"
        return f"(Not {found})" if name == "!=" else found

    def _quantified(self, node: Term, env: Env) -> str:
        loop = node.loop
        assert loop is not None
        test, link = loop.test, "Imp" if node.name == "every" else "And"

        def body(inner: Env) -> str:
            says = self.proposition(node.args[0], inner)
            return says if test is None else f"({link} {self.proposition(test, inner)} {says})"

        return self.ranged(loop.name, loop.domain, env, body, "All" if node.name == "every" else "Any")

    def ranged(self, name: str, kind: Type, env: Env, body: Callable[[Env], str], word: str = "All") -> str:
        index = Term("var", kind, name=name)
        if kind.name == "bits" and word == "All":
            return f"(All_bits {self.index(kind.sizes[0], env)} {self.under(index, env, 0, body, 'Where')})"
        if kind.name != "span":
            raise Refused(f"all of {kind.name} is not written as data yet")
        self.printer.ends(kind)  # refuses what may begin below zero
        low, high = (self.index(size, env) for size in kind.sizes)
        return f"({word} {low} {high} {self.under(index, env, self.limit(kind.sizes[1], env), body, 'Where')})"

    # --- when all of it is defined, in the order of :class:`verify.statement.coq_means.Means`

    def means(self, node: Term, env: Env) -> str:
        return joined([form for _, form in self.parts(node, env)], "And")

    def parts(self, node: Term, env: Env) -> Parts:
        """Conditions without repetition, in the order of the text."""
        kept: dict[str, str] = {}
        for key, form in self._parts(node, env):
            if key != "True":
                kept.setdefault(key, form)
        return list(kept.items())

    def _parts(self, node: Term, env: Env) -> Parts:
        a, written, of = node.args, Means(self.printer), self.parts
        if node.op in ("norm", "dot") or (node.sort == "array" and node.op in BUILT):
            tables = a if node.op in ("norm", "dot") else (node,)
            found = [part for table in tables for each in scalars(table) for part in of(each, env)]
            return found + self._entries(tables, env, written)
        match node.op:
            case "fold":
                return self._loop(node, env, written)
            case "if":
                test, (one, two) = self.proposition(a[0], env), (self.means(part, env) for part in a[1:])
                keys = [
                    f"({self.printer.proposition(a[0])} -> {written.of(a[1])})",
                    f"(~ {self.printer.proposition(a[0])} -> {written.of(a[2])})",
                ]
                return [*of(a[0], env), (keys[0], f"(Imp {test} {one})"), (keys[1], f"(Imp (Not {test}) {two})")]
            case "after":
                raise Refused("an iteration is not written as data yet")
            case "D":
                key = self.printer._derivative(node, "ex_derive")
                around = [
                    (near, f"(Near {self.moved(a[1], env, self._means_of(a[0]), 'Where')})")
                    for near in written.near(node)
                ]
                return [*around, *of(a[1], env), (key, f"(Has_slope {self.derivative(node, env)})")]
            case "apply" | "choose":
                raise Refused(f"{node.op} is not written as data yet")
        inner = [part for each in a for part in of(each, env)]
        match node.op:
            case "/" if a[1].op != "num" or a[1].number == 0:
                return [*inner, (f"{self.printer.real(a[1])} <> 0", f"(Not (Eq {self.real(a[1], env)} (Int 0)))")]
            case "**" if a[1].sort == "real":
                raise Refused("a power is natural, or one of -1, in data")
            case "**" if a[1].sort == "int" and not self.printer.natural(a[1]):
                return [*inner, (f"{self.printer.real(a[0])} <> 0", f"(Not (Eq {self.real(a[0], env)} (Int 0)))")]
            case "fun" if node.name == "sqrt":
                return [*inner, (f"0 <= {self.printer.real(a[0])}", f"(Le (Int 0) {self.real(a[0], env)})")]
            case "fun" if node.name == "log":
                return [*inner, (f"0 < {self.printer.real(a[0])}", f"(Lt (Int 0) {self.real(a[0], env)})")]
            case "entry" | "put":
                return [*inner, *self._inside(node, env)]
            case "call":
                swapped = [part for _, given in node.swaps for part in of(given, env)]
                if written.passed(node):
                    raise Refused(f"what is given to {node.name} is of another shape: not written as data yet")
                form = self.within(node, env, lambda inner: self._companion(node.name, inner), "Where")
                return [*inner, *swapped, (self.printer._call(node, companion=True), form)]
        return inner

    def _means_of(self, node: Term) -> Callable[[Env], str]:
        return lambda inner: self.means(node, inner)

    def _companion(self, name: str, env: Env) -> str:
        known, before = self.definitions[name], self.printer.scope
        self.printer.scope = self.printer.companion(known) | dict(zip(known.params, known.types, strict=True))
        found = self.means(known.body, env)
        self.printer.scope = before
        return found

    def _sizes(self, kind: Type, env: Env, written: Means) -> Parts:
        found = [part for size in kind.sizes for part in self.parts(size, env)]
        if len(set(written.sizes(kind)) - {"True"}) > len(dict(found)):
            raise Refused("a size that may be negative is not written as data yet")
        return found

    def _inside(self, node: Term, env: Env) -> Parts:
        table, *places = node.args
        sizes = table.type.sizes[:1] if table.sort == "bits" else table.type.sizes
        found = []
        for each, size in zip(places, sizes, strict=False):  # of put, the last is the new bit
            if not is_listed(each, size):
                at = self.index(each, env)
                key = f"(1 <= {self.printer.index(each)} <= {self.printer.index(size)})%nat"
                found.append((key, f"(And (Whole_le 1 {at}) (Whole_le {at} {self.index(size, env)}))"))
        return found

    def _entries(self, tables: tuple[Term, ...], env: Env, written: Means) -> Parts:
        sizes, key = tables[0].type.sizes, written.entries(tables)
        places = tuple(place("i", number) for number, _ in enumerate(sizes, 1))
        if key == "True":
            return []
        if len(sizes) > 2:
            raise Refused("arrays of more than two indices are not written as data yet")

        def body(inner: Env) -> str:
            kept: dict[str, str] = {}
            for table in tables:
                for key, form in self.parts(component(table, places), inner):
                    kept.setdefault(key, form)
            return joined(list(kept.values()), "And")

        limits = [self.limit(size, env) for size in sizes]
        ends = " ".join(self.index(size, env) for size in sizes)
        if len(sizes) == 2:  # both names come before both ranges
            return [(key, f"(All_pairs {ends} {self._two(places, env, limits, body)})")]
        return [(key, f"(All 1 {ends} {self.under(places[0], env, limits[0], body, 'Where')})")]

    def _two(self, places: tuple[Term, ...], env: Env, limits: list[int], body: Callable[[Env], str]) -> str:
        names, depth = [self.stack.name() for _ in places], self.stack.enter()
        pairs = zip(places, names, limits, strict=True)
        bound = {p.name: Bound(depth, Term("var", p.type, name=name), limit=limit) for p, name, limit in pairs}
        return f"(fun {' '.join(map(ident, names))} => {self.stack.close(body(env | bound), 'Where')})"

    def _loop(self, node: Term, env: Env, written: Means) -> Parts:
        loop = node.loop
        assert loop is not None
        sizes = self._sizes(loop.domain, env, written)
        for part in outside(node.args[0], loop.name, self.definitions):
            sizes += self.parts(part, env)
        key = written._fold(node)[-1]
        if key == "True":
            return sizes

        def body(inner: Env) -> str:
            with written.bound(loop.name, loop.domain):
                return conditions(inner)

        def conditions(inner: Env) -> str:
            found = [form for _, form in self.parts(node.args[0], inner)]
            if loop.test is not None:
                meant = written.of(node.args[0]) != "True"
                told = [f"(Imp {self.proposition(loop.test, inner)} {joined(found, 'And')})"] if meant else []
                found = [*(form for _, form in self.parts(loop.test, inner)), *told]
            return joined(found, "And")

        return [*sizes, (key, self.ranged(loop.name, loop.domain, env, body))]


class Point(Forms):
    """A statement whose names have the values of an assignment."""

    def __init__(self, said: Statement, given: Mapping[str, Any]) -> None:
        whole = [int(given[name]) for name in said.names if said.types[name].sort == "int"]
        super().__init__(said.prelude.definitions, max([1, *whole]))
        self.said, self.given = said, given
        self.printer.scope = dict(said.types)

    def values(self) -> list[str]:
        """The values of the names, as Coq is given them."""
        return [self._value(self.said.types[name], self.given[name]) for name in self.said.names]

    def data(self) -> str:
        """That all conditions hold, all of it is defined and what is said is false."""
        env: Env = {}
        self.stack.enter()
        for name in self.said.names:
            env[name] = self._bound(name)
        rows: list[str] = []
        for part in self.said.parts:
            for name in part.names:
                rows += [form for _, form in self._sizes(self.said.types[name], env, Means(self.printer))]
                rows += self._inside_of(name, env)
            for term in part.asked:
                rows += [*self._row(term, env), self.proposition(term, env)]
        rows += [*self._row(self.said.says, env), f"(Not {self.proposition(self.said.says, env)})"]
        text = self.stack.close(joined(rows, "And"), "Where")
        kept = [name for name in self.said.names if env[name].term is not None]
        values = dict(zip(self.said.names, self.values(), strict=True))
        return "".join(f"let {ident(name)} := {values[name]} in " for name in kept) + text

    def _row(self, term: Term, env: Env) -> list[str]:
        """That a term is defined, where something is asked for it."""
        found = [form for _, form in self.parts(term, env)]
        return [joined(found, "And")] if found else []

    def _bound(self, name: str) -> Bound:
        kind, value = self.said.types[name], self.given[name]
        if kind.sort in ("int", "bits"):
            return Bound(0, Term("var", kind, name=name), limit=int(value) if kind.sort == "int" else 0)
        table = Shared(self.stack.number())
        if kind.sort == "real":
            table.text = f"(fun _ _ => {self._real(value)})"
        elif kind.sort == "array" and len(kind.sizes) <= 2:
            rows = self._rows(value)
            table.rows, table.cols = len(rows), max(len(row) for row in rows)
            table.text = f"(given {_listed(_listed(row) for row in rows)})"
        else:
            raise Refused(f"a value of the sort {kind.sort} is not written for Coq yet")
        self.stack.scopes[0].tables.append(table)
        return Bound(0, table=table.number, rows=table.rows, cols=table.cols)

    def _rows(self, value: Any) -> list[list[str]]:
        return [[self._real(entry) for entry in (row if isinstance(row, list) else [row])] for row in value]

    def _real(self, value: Any) -> str:
        return self.real(Reader(Names(), {}).number(Parser(tokens(str(value))).whole()), {})

    def _value(self, kind: Type, value: Any) -> str:
        match kind.sort:
            case "int":
                return f"{int(value)}%nat"
            case "real":
                return f"(den nowhere {self._real(value)})"
            case "bits":
                return f"(ones {self._ones(value)})"
            case "array":
                word = "array" if isinstance(value[0], list) else "vector"
                return f"({word} {_listed(_listed(row) for row in self._rows(value))})"
        raise Refused(f"a value of the sort {kind.sort} is not written for Coq yet")

    @staticmethod
    def _ones(value: Any) -> str:
        places = [p for p, v in enumerate(value, 1) if v == "1"] if isinstance(value, str) else value
        return _listed(f"{place}%nat" for place in places)

    def _inside_of(self, name: str, env: Env) -> list[str]:
        kind, v = self.said.types[name], ident(name)
        sizes = [self.index(size, env) for size in kind.sizes] if kind.sort != "array" else []
        if kind.name == "span":
            return [f"(And (Whole_le {sizes[0]} {v}) (Whole_le {v} {sizes[1]}))"]
        if kind.name not in ("bits", "subset"):
            return []
        found = [f"(In_range {sizes[0]} {self._ones(self.given[name])})"]
        if kind.name == "subset":
            found.append(f"(Whole_eq (NSum {sizes[0]} (fun q => if {v} q then 1%nat else 0%nat)) {sizes[1]})")
        return found


def _listed(parts: Iterable[str]) -> str:
    return "(" + " :: ".join([*parts, "nil"]) + ")"


def joined(parts: list[str], word: str) -> str:
    if not parts:
        return "Yes"
    found = parts[-1]
    for part in reversed(parts[:-1]):
        found = f"({word} {part} {found})"
    return found
