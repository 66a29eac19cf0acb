"""When a term is defined, as a proposition: denominators, roots, logarithms, derivatives, indices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from verify.statement.coq_support import component, ident, type_of
from verify.statement.statement import Statement
from verify.statement.terms import Term, Type

if TYPE_CHECKING:
    from verify.statement.coq_terms import Printer

__all__ = ["Means"]


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
        if node.op in ("norm", "dot"):
            places = tuple(Term("var", s.type, name=f"i{i}") for i, s in enumerate(a[0].type.sizes, 1))
            inner = [q for part in a for q in self.parts(component(part, places))]
            return [self._ranged(places, a[0].type.sizes, inner)]
        if node.op == "fold":
            return self._fold(node)
        if node.op == "if":
            test = p.proposition(a[0])
            one, two = self.of(a[1]), self.of(a[2])
            return [*self.parts(a[0]), f"({test} -> {one})", f"(~ {test} -> {two})"]
        if node.op == "after":
            return self._after(node)
        inner = [q for part in a for q in self.parts(part)] if node.op != "D" else []
        match node.op:
            case "/" if a[1].op != "num" or a[1].number == 0:
                return [*inner, f"{p.real(a[1])} <> 0"]
            case "**" if a[1].sort == "real":
                return [*inner, f"0 < {p.real(a[0])}"]
            case "**" if not p.natural(a[1]):
                return [*inner, f"{p.real(a[0])} <> 0"]
            case "fun" if node.name == "sqrt":
                return [*inner, f"0 <= {p.real(a[0])}"]
            case "fun" if node.name == "log":
                return [*inner, f"0 < {p.real(a[0])}"]
            case "entry":
                return [*inner, *self._inside(node)]
            case "D":
                return [*self.parts(a[0]), *self.parts(a[1]), p._derivative(node, "ex_derive")]
            case "call":
                swapped = [q for _, given in node.swaps for q in self.parts(given)]
                return [*inner, *swapped, p._call(node, suffix="_ok")]
        return inner

    def _inside(self, node: Term) -> list[str]:
        table, *places = node.args
        sizes = table.type.sizes[:1] if table.sort == "bits" else table.type.sizes
        return [
            f"(1 <= {self.printer.index(place)} <= {self.printer.index(size)})%nat"
            for place, size in zip(places, sizes, strict=True)
            if place.op != "num" or size.op != "num"
        ]

    def _after(self, node: Term) -> list[str]:
        """Every step is defined where it is taken."""
        count, by, step = node.args
        v, meant = ident(by.name), self.parts(step)
        if not meant:
            return self.parts(count)
        so_far = f"Nat.iter j0 (fun {v} => {self.printer.argument(step, by.sort)}) {v}"
        within = f"(j0 < {self.printer.index(count)})%nat"
        return [*self.parts(count), f"(forall j0 : nat, {within} -> let {v} := {so_far} in {_joined(meant)})"]

    def _fold(self, node: Term) -> list[str]:
        loop = node.loop
        assert loop is not None
        sizes = [q for size in loop.domain.sizes for q in self.parts(size)]
        inner = self.parts(node.args[0])
        if loop.test is not None:
            inner = [*self.parts(loop.test), f"({self.printer.proposition(loop.test)} -> {_joined(inner)})"]
            inner = [q for q in inner if not q.endswith("-> True)")]
        return [*sizes, self._forall(loop.name, loop.domain, inner)]

    def _forall(self, name: str, kind: Type, inner: list[str]) -> str:
        if not inner:
            return "True"
        asked = self.printer.inside(name, kind)
        return f"(forall {ident(name)} : {type_of(kind)}, {' -> '.join([*asked, _joined(inner)])})"

    def _ranged(self, places: tuple[Term, ...], sizes: tuple[Term, ...], inner: list[str]) -> str:
        if not inner:
            return "True"
        names = " ".join(place.name for place in places)
        pairs = zip(places, sizes, strict=True)
        asked = [f"(1 <= {place.name} <= {self.printer.index(size)})%nat" for place, size in pairs]
        return f"(forall {names} : nat, {' -> '.join([*asked, _joined(inner)])})"

    def statement(self, said: Statement, title: str) -> str:
        """For all values that the statement speaks of: each hypothesis is defined, and what it says where they hold."""
        rows, close = [], 0
        for part in said.parts:
            names = "".join(f" ({ident(name)} : {type_of(said.types[name])})" for name in part.names)
            inside = [p for name in part.names for p in self.printer.inside(name, said.types[name])]
            rows.append((f"forall{names}, " if names else "") + "".join(f"{p} -> " for p in inside))
            for term in part.asked:
                if parts := self.parts(term):
                    rows.append(f"{_joined(parts)} /\\ (")
                    close += 1
                rows.append(f"{self.printer.proposition(term)} -> ")
        body = "\n  ".join([*rows, self.of(said.says) + ")" * close])
        return f"Definition {title}_means : Prop :=\n  {body}."


def _joined(parts: list[str]) -> str:
    return "(" + r" /\ ".join(parts) + ")" if len(parts) > 1 else parts[0] if parts else "True"
