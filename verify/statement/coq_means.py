"""When a term is defined, as a proposition: denominators, roots, logarithms, derivatives, indices, sizes, arguments.

The printer writes total functions over ``nat`` and ``R``, and arrays and bits without a length.  Wherever such a text
could differ from what :mod:`verify.statement.evaluate` computes, the conditions here exclude it.  They may be stronger
than those of the evaluator, never weaker, with one exception: a derivative is the mathematical one.  The evaluator
leaves it undefined where a case has its border, at a root of 0 and under a rounding; Coq asks only that it exists.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from verify.statement.coq_support import component, ident, place, type_of
from verify.statement.errors import Refused
from verify.statement.statement import Statement
from verify.statement.terms import NAT, Definition, Term, Type, free, nodes, outside

if TYPE_CHECKING:
    from verify.statement.coq_terms import Printer

__all__ = ["Means", "is_listed", "scalars"]

BUILT = ("+", "-", "*", "grad", "hess")  # arrays whose entries are terms


class Means:
    def __init__(self, printer: Printer) -> None:
        self.printer = printer

    def of(self, node: Term) -> str:
        return _joined(self.parts(node))

    def parts(self, node: Term) -> list[str]:
        """Conditions without repetition, in the order of the text."""
        found = self._parts(node)
        return list(dict.fromkeys(p for p in found if p != "True"))

    def _parts(self, node: Term) -> list[str]:
        p, a = self.printer, node.args
        if node.op in ("norm", "dot") or (node.sort == "array" and node.op in BUILT):
            tables = a if node.op in ("norm", "dot") else (node,)
            return [q for table in tables for part in scalars(table) for q in self.parts(part)] + [self.entries(tables)]
        if node.op == "fold":
            return self._fold(node)
        if node.op == "if":
            test = p.proposition(a[0])
            one, two = self.of(a[1]), self.of(a[2])
            return [*self.parts(a[0]), f"({test} -> {one})", f"(~ {test} -> {two})"]
        if node.op == "after":
            return self._after(node)
        if node.op == "D":
            return [*self.near(node), *self.parts(a[1]), p._derivative(node, "ex_derive")]
        inner = [q for part in a for q in self.parts(part)]
        match node.op:
            case "/" if a[1].op != "num" or a[1].number == 0:
                return [*inner, f"{p.real(a[1])} <> 0"]
            case "**" if a[1].sort == "real":
                return [*inner, f"0 < {p.real(a[0])}"]
            case "**" if a[1].sort == "int" and not p.natural(a[1]):
                return [*inner, f"{p.real(a[0])} <> 0"]
            case "fun" if node.name == "sqrt":
                return [*inner, f"0 <= {p.real(a[0])}"]
            case "fun" if node.name == "log":
                return [*inner, f"0 < {p.real(a[0])}"]
            case "choose":
                most = Term("num", NAT, number=Fraction(len(a) - 1))
                return [*inner, *self._ranged(a[0], most)]
            case "entry" | "put":
                return [*inner, *self._inside(node)]
            case "apply":
                return [*inner, *self._applied(node)]
            case "call":
                swapped = [q for _, given in node.swaps for q in self.parts(given)]
                return [*inner, *swapped, *self.passed(node), p._call(node, companion=True)]
        return inner

    # --- arrays

    def entries(self, tables: tuple[Term, ...]) -> str:
        """That every entry of these arrays, which have one shape, is defined."""
        sizes = tables[0].type.sizes
        places = tuple(place("i", number) for number, _ in enumerate(sizes, 1))
        inner = list(dict.fromkeys(q for table in tables for q in self.parts(component(table, places))))
        if not inner:
            return "True"
        names = " ".join(ident(each.name) for each in places)
        pairs = zip(places, sizes, strict=True)
        asked = [f"(1 <= {ident(each.name)} <= {self.printer.index(size)})%nat" for each, size in pairs]
        return f"(forall {names} : nat, {' -> '.join([*asked, _joined(inner)])})"

    def _inside(self, node: Term) -> list[str]:
        table, *places = node.args
        sizes = table.type.sizes[:1] if table.sort == "bits" else table.type.sizes
        pairs = zip(places, sizes, strict=False)  # of put, the last is the new bit
        return [q for at, size in pairs for q in self._ranged(at, size)]

    def _ranged(self, at: Term, size: Term) -> list[str]:
        if is_listed(at, size):
            return []
        return [f"(1 <= {self.printer.index(at)} <= {self.printer.index(size)})%nat"]

    # --- derivatives

    def near(self, node: Term) -> list[str]:
        """A derivative is of what is defined around the point: Coq's root of a negative number is 0."""
        inner = self.of(node.args[0])
        return [] if inner == "True" else [self.printer.near(node.args[1], inner)]

    # --- repetitions

    def _after(self, node: Term) -> list[str]:
        """Every step is defined where it is taken."""
        count, by, step = node.args
        v, meant = ident(by.name), self.parts(step)
        found = [*self.parts(count), *self._at_least_zero(count)]
        if not meant:
            return found
        so_far = f"Nat.iter j0 (fun {v} => {self.printer.argument(step, by.sort)}) {v}"
        within = f"(j0 < {self.printer.index(count)})%nat"
        return [*found, f"(forall j0 : nat, {within} -> let {v} := {so_far} in {_joined(meant)})"]

    def _fold(self, node: Term) -> list[str]:
        loop = node.loop
        assert loop is not None
        found = self.sizes(loop.domain)
        found += [q for part in outside(node.args[0], loop.name, self.printer.definitions) for q in self.parts(part)]
        with self.bound(loop.name, loop.domain):
            inner = self.parts(node.args[0])
            if loop.test is not None:
                inner = [*self.parts(loop.test), f"({self.printer.proposition(loop.test)} -> {_joined(inner)})"]
                inner = [q for q in inner if not q.endswith("-> True)")]
        return [*found, self._forall(loop.name, loop.domain, inner)]

    def _forall(self, name: str, kind: Type, inner: list[str]) -> str:
        if not inner:
            return "True"
        asked = self.printer.inside(name, kind)
        return f"(forall {ident(name)} : {type_of(kind)}, {' -> '.join([*asked, _joined(inner)])})"

    @contextmanager
    def bound(self, name: str, kind: Type) -> Iterator[None]:
        """A name stands here with this type."""
        before, self.printer.scope = self.printer.scope, {**self.printer.scope, name: kind}
        yield
        self.printer.scope = before

    # --- sizes and arguments

    def sizes(self, kind: Type) -> list[str]:
        """That the sizes of a type are defined and none is negative; below a lower end of 1 an upper end may be."""
        if kind.name == "span":
            low, high = kind.sizes
            starts = low.op == "num" and low.number is not None and low.number >= 1
            return [*self.parts(low), *self.parts(high), *([] if starts else self._at_least_zero(high))]
        found = [q for size in kind.sizes for q in (*self.parts(size), *self._at_least_zero(size))]
        return found + [q for part in kind.parts for q in self.sizes(part)]

    def _at_least_zero(self, node: Term) -> list[str]:
        return [] if self.printer.natural(node) else [f"(0 <= {self.printer.integer(node)})%Z"]

    def _applied(self, node: Term) -> list[str]:
        """What is given to a function belongs to its domain."""
        kind = self.printer.scope.get(node.name)
        if kind is None:
            raise Refused(f"{node.name} has no type where it is applied")
        found = []
        for given, part in zip(node.args, kind.parts, strict=False):
            if part.sort == "int":
                found += self._at_least_zero(given)
            if part.name == "span":
                low, high = self.printer.ends(part)
                found.append(f"({low} <= {self.printer.index(given)} <= {high})%nat")
            if part.name == "subset":
                found.append(self.printer.counted(self.printer.bits(given), part))
            found += self._same_shape(part, given.type, {})
        return found

    def passed(self, node: Term) -> list[str]:
        """What is given to a definition is what its companion takes it for: naturals, and arrays of its sizes."""
        known = self.printer.definitions[node.name]
        given = dict(node.swaps) | dict(zip(known.params, node.args, strict=True))
        found: list[str] = []
        for name, kind in _named(known):
            term = given.get(name)
            have = self.printer.scope.get(name) if term is None else term.type
            if have is None:
                raise Refused(f"{name} has no type where {node.name} is used")
            if kind.sort == "int" and term is not None:
                found += self._at_least_zero(term)
            found += self._same_shape(kind, have, given)
        return found

    def _same_shape(self, wanted: Type, have: Type, given: Mapping[str, Term]) -> list[str]:
        """That arrays and bits have the sizes that are wanted, and functions the types of arguments and values."""
        if wanted.sort == "function":
            if [part.name for part in wanted.parts] != [part.name for part in have.parts]:
                raise Refused("a function of other types is given to a definition: not written for Coq")
            pairs = zip(wanted.parts, have.parts, strict=True)
            return [q for one, two in pairs for q in self._same(one.sizes, two.sizes, given)]
        if wanted.sort not in ("array", "bits"):
            return []
        one_size, two_size = (kind.sizes[:1] if kind.sort == "bits" else kind.sizes for kind in (wanted, have))
        return self._same(one_size, two_size, given)

    def _same(self, wanted: tuple[Term, ...], have: tuple[Term, ...], given: Mapping[str, Term]) -> list[str]:
        p, found = self.printer, []
        if len(wanted) != len(have):
            raise Refused("an array of another number of indices is given to a definition: not written for Coq")
        for one, two in zip(wanted, have, strict=True):
            if one == two and not free(one, p.definitions) & given.keys():
                continue
            put = _put_in(one, given)
            if loose := sorted(free(put, p.definitions) - p.scope.keys()):
                raise Refused(f"a size of what is given depends on {loose[0]}, which nothing binds there")
            if not (p.natural(put) and p.natural(two)):
                raise Refused("an array of another size is given to a definition: not written for Coq")
            if p.index(put) != p.index(two):
                found.append(f"({p.index(put)} = {p.index(two)})%nat")
        return found

    # --- statements

    def binder(self, name: str, kind: Type) -> tuple[list[str], list[str]]:
        """What is asked of the sizes of a type before a name has it, and what belongs to it besides its Coq type."""
        return self.sizes(kind), self.printer.inside(name, kind)

    def statement(self, said: Statement, title: str) -> str:
        """For all values that the statement speaks of: each hypothesis is defined, and what it says where they hold."""
        rows, close = [], 0
        for part in said.parts:
            names = "".join(f" ({ident(name)} : {type_of(said.types[name])})" for name in part.names)
            rows += [f"forall{names}, "] if names else []
            for name in part.names:
                sizes, inside = self.binder(name, said.types[name])
                if sizes:
                    rows[-1] += f"{_joined(list(dict.fromkeys(sizes)))} /\\ ("
                    close += 1
                rows[-1] += "".join(f"{p} -> " for p in inside)
            for term in part.asked:
                if parts := self.parts(term):
                    rows.append(f"{_joined(parts)} /\\ (")
                    close += 1
                rows.append(f"{self.printer.proposition(term)} -> ")
        body = "\n  ".join([*rows, self.of(said.says) + ")" * close])
        return f"Definition {title}_means : Prop :=\n  {body}."


def scalars(table: Term) -> list[Term]:
    """The terms in an array that are evaluated though it may have no entry."""
    match table.op:
        case "+" | "-":
            return [part for each in table.args for part in scalars(each)]
        case "*":
            return [table.args[0], *scalars(table.args[1])]
        case "grad" | "hess":
            return [table.args[0]]
        case "var":
            return []
    return [table]


def is_listed(at: Term, size: Term) -> bool:
    """Whether an index is one of 1..size, both written as numbers."""
    if at.op != "num" or size.op != "num" or at.number is None or size.number is None:
        return False
    return 1 <= at.number <= size.number


def _named(known: Definition) -> list[tuple[str, Type]]:
    return [*zip(known.free, known.free_types, strict=True), *zip(known.params, known.types, strict=True)]


def _put_in(term: Term, given: Mapping[str, Term]) -> Term:
    """The size with what is given in the place of names."""
    if term.op == "var":
        return given.get(term.name, term)
    if term.op not in ("num", "+", "-", "*", "**"):
        if any(t.op != "num" for t in nodes(term)) and given:
            raise Refused(f"a size by {term.op} of what is given to a definition is not written for Coq yet")
        return term
    return replace(term, args=tuple(_put_in(a, given) for a in term.args))


def _joined(parts: list[str]) -> str:
    return "(" + r" /\ ".join(parts) + ")" if len(parts) > 1 else parts[0] if parts else "True"
