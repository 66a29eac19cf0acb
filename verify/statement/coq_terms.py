"""Terms and propositions for Coq with Coquelicot; :mod:`verify.statement.coq` writes whole files of them."""

from __future__ import annotations

from collections.abc import Mapping

from verify.statement.coq_support import (
    APPLY,
    ATOM,
    POWER,
    PRODUCT,
    SUM,
    companion_of,
    component,
    ident,
    natural,
    place,
    type_of,
)
from verify.statement.errors import Refused
from verify.statement.terms import Definition, Term, Type, free, nodes, type_terms

__all__ = ["Printer"]
RELATION = {"<": "<", "<=": "<=", ">": ">", ">=": ">=", "==": "=", "!=": "<>"}
TEST = {
    "==": "Nat.eqb {} {}",
    "<=": "Nat.leb {} {}",
    "<": "Nat.ltb {} {}",
    ">=": "Nat.leb {1} {0}",
    ">": "Nat.ltb {1} {0}",
    "!=": "negb (Nat.eqb {} {})",
}
DECIDE = {
    "<=": "Rle_dec {} {}",
    "<": "Rlt_dec {} {}",
    ">=": "Rle_dec {1} {0}",
    ">": "Rlt_dec {1} {0}",
    "==": "Req_EM_T {} {}",
}
FUNCTION = {"sqrt": "sqrt", "exp": "exp", "log": "ln", "sin": "sin", "cos": "cos", "tanh": "tanh", "abs": "Rabs"}


class Printer:
    def __init__(self, definitions: Mapping[str, Definition]) -> None:
        self.definitions = definitions
        self.companions: dict[str, dict[str, Type]] = {}
        self.among_integers = False
        self.scope: dict[str, Type] = {}  # the types of the names that stand where something is written

    def natural(self, node: Term) -> bool:
        return natural(node, self.definitions)

    # --- real numbers

    def real(self, node: Term, above: int = SUM) -> str:
        text, level = self._real(node)
        return text if level >= above else f"({text})"

    def _real(self, node: Term) -> tuple[str, int]:
        a = node.args
        match node.op:
            case "num":
                assert node.number is not None
                top, bottom = node.number.numerator, node.number.denominator
                whole = str(top) if top >= 0 else f"({top})"
                return (whole, ATOM) if bottom == 1 else (f"{whole} / {bottom}", PRODUCT)
            case "pi":
                return "PI", ATOM
            case "var":
                if node.sort == "bit":
                    return f"bit {ident(node.name)}", APPLY
                return (f"INR {self.index(node)}", APPLY) if node.sort == "int" else (ident(node.name), ATOM)
            case "entry":
                return self._entry(node)
            case "neg":
                return f"- {self.real(a[0], APPLY)}", SUM
            case "+" | "-":
                return f"{self.real(a[0])} {node.op} {self.real(a[1], PRODUCT)}", SUM
            case "*" | "/":
                return f"{self.real(a[0], PRODUCT)} {node.op} {self.real(a[1], POWER)}", PRODUCT
            case "**":
                return self._power(node)
            case "fun" if node.name in ("floor", "ceil"):
                return f"IZR {self.integer(node)}", APPLY
            case "fun" if node.name in FUNCTION:
                return f"{FUNCTION[node.name]} {self.real(a[0], ATOM)}", APPLY
            case "min" | "max":
                found = self.real(a[0], ATOM)
                for part in a[1:]:
                    found = f"(R{node.op} {found} {self.real(part, ATOM)})"
                return found, ATOM
            case "choose":
                listed = " :: ".join(self.real(part, APPLY) for part in a[1:])
                return f"nth ({self.index(a[0])} - 1) ({listed} :: nil) 0", APPLY
            case "if":
                return self.cases(a[0], self.real(a[1]), self.real(a[2])), ATOM
            case "call":
                text = self._call(node)
                if node.sort == "int":
                    return f"{'INR' if self.natural(node) else 'IZR'} ({text})", APPLY
                if node.sort == "bit":
                    return f"bit ({text})", APPLY
                return text, APPLY if " " in text else ATOM
            case "apply":
                text = self._applied(node)
                return {"int": f"INR ({text})", "bit": f"bit ({text})"}.get(node.sort, text), APPLY
            case "norm":
                return f"sqrt ({self._squares(a[0], a[0], a[0].type.sizes, ())})", APPLY
            case "dot":
                return f"({self._squares(a[0], a[1], a[0].type.sizes, ())})", ATOM
            case "fold":
                return self._fold(node), APPLY
            case "after":
                return self._iterated(node), ATOM
            case "D":
                return self._derivative(node, "Derive"), APPLY
        raise Refused(f"{node.op} {node.name} is not written for Coq yet")

    def _entry(self, node: Term) -> tuple[str, int]:
        table, *places = node.args
        if table.sort == "bits":
            return f"bit ({self.bits(table)} {self.index(places[0])})", APPLY
        if table.op in ("var", "after", "call", "apply"):
            return f"{self.argument(table, 'array')} {' '.join(map(self.index, places))}", APPLY
        return self._real(component(table, tuple(places)))

    def _power(self, node: Term) -> tuple[str, int]:
        base, exponent = node.args
        if exponent.sort == "bit":
            return f"{self.real(base, APPLY)} ^ (Nat.b2n {self.argument(exponent, 'bit')})", POWER
        if self.natural(exponent):
            return f"{self.real(base, APPLY)} ^ {self.index(exponent)}", POWER
        if exponent.sort == "int":
            return f"powerRZ {self.real(base, ATOM)} {self.integer(exponent)}", APPLY
        return f"Rpower {self.real(base, ATOM)} {self.real(exponent, ATOM)}", APPLY

    def _squares(self, one: Term, two: Term, sizes: tuple[Term, ...], at: tuple[Term, ...]) -> str:
        """Σ of products of entries; a size that is a number is written out."""
        if not sizes:
            a, b = component(one, at), component(two, at)
            return f"{self.real(a, APPLY)} ^ 2" if one is two else f"{self.real(a, PRODUCT)} * {self.real(b, POWER)}"
        size = sizes[0]
        if size.op == "num" and size.number is not None and size.number <= 4:
            places = (Term("num", size.type, number=type(size.number)(c)) for c in range(1, int(size.number) + 1))
            return " + ".join(self._squares(one, two, sizes[1:], (*at, each)) for each in places) or "0"
        index = place("i", len(at) + 1)
        inner = self._squares(one, two, sizes[1:], (*at, index))
        return f"Sum {self.index(size)} (fun {ident(index.name)} => {inner})"

    # --- integers

    def index(self, node: Term) -> str:
        """As a natural number; always one word or in brackets.

        A negative value becomes 0, so the companion asks that it is not negative, or that it is at least 1.
        """
        a = node.args
        match node.op:
            case "num":
                return f"{node.number}%nat"
            case "var" if not self.natural(node):
                raise Refused(f"{node.name} may be negative: such a variable is not written for Coq yet")
            case "var":
                return ident(node.name)
            case "+" | "*" | "**" if self.natural(node):
                return f"({self.index(a[0])} {node.op.replace('**', '^')} {self.index(a[1])})%nat"
            case "call" if self.natural(node):
                return f"({self._called(node)})"
            case "apply" if self.natural(node):
                return f"({self._applied(node)})"
            case "fold" if node.name == "count":
                return self._count(node)
            case "if" if self.natural(node):
                return self.cases(a[0], self.index(a[1]), self.index(a[2]))
        return f"(Z.to_nat {self.integer(node)})"

    def integer(self, node: Term) -> str:
        """As an integer; one word or in brackets."""
        a = node.args
        match node.op:
            case "num":
                return f"{node.number}%Z"
            case "fun" if node.name == "floor":
                return f"(Int_part {self.real(a[0], ATOM)})"
            case "fun" if node.name == "ceil":
                return f"(- Int_part (- {self.real(a[0], APPLY)})%R)%Z"
            case "neg":
                return f"(- {self.integer(a[0])})%Z"
            case "+" | "-" | "*":
                return f"({self.integer(a[0])} {node.op} {self.integer(a[1])})%Z"
            case "call" if not self.natural(node):
                return f"({self._called(node)})"
        if self.natural(node):
            return f"(Z.of_nat {self.index(node)})"
        raise Refused(f"{node.op} is no integer for Coq yet")

    def _count(self, node: Term) -> str:
        loop = node.loop
        assert loop is not None
        body = node.args[0] if loop.test is None else Term("and", node.args[0].type, (loop.test, node.args[0]))
        inner = self.cases(body, "1%nat", "0%nat")
        if loop.domain.name == "bits":
            return f"(NTotal {self.index(loop.domain.sizes[0])} (fun {ident(loop.name)} => {inner}))"
        low, high, bound = self._span(loop.domain, loop.name)
        return f"(NSum {self._width(low, high)} (fun {ident(loop.name)} => {bound}{inner}))"

    def _span(self, domain: Type, name: str) -> tuple[str, str, str]:
        if domain.name != "span":
            raise Refused(f"a count over {domain.name} is not written for Coq yet")
        low, high = self.ends(domain)
        shift = "" if low == "1%nat" else f"let {ident(name)} := ({ident(name)} + {low} - 1)%nat in "
        return low, high, shift

    def ends(self, domain: Type) -> tuple[str, str]:
        """The ends of a span.  The lower one is never negative; of the upper one the companion says so."""
        low, high = domain.sizes
        if not self.natural(low):
            raise Refused("a span that may begin below zero is not written for Coq yet")
        return self.index(low), self.index(high)

    @staticmethod
    def _width(low: str, high: str) -> str:
        return high if low == "1%nat" else f"(1 + {high} - {low})%nat"

    # --- calls

    def bits(self, node: Term) -> str:
        if node.op == "put":
            table, place, new = node.args
            return f"(upd {self.bits(table)} {self.index(place)} {self._new_bit(new)})"
        if node.op == "call":
            return f"({self._call(node)})"
        if node.op == "var":
            return ident(node.name)
        raise Refused(f"bits by {node.op} are not written for Coq yet")

    def _new_bit(self, node: Term) -> str:
        if node.op == "num" and node.number in (0, 1):
            return "true" if node.number == 1 else "false"
        if node.op == "-" and node.args[0].number == 1 and node.args[1].sort == "bit":
            return f"(negb {self.argument(node.args[1], 'bit')})"
        raise Refused("a bit that is put is 0, 1 or the other one")

    def argument(self, node: Term, sort: str) -> str:
        if sort == "int":
            return self.index(node)
        if sort == "real":
            return self.real(node, ATOM)
        if sort == "bit":
            return self._bit(node)
        if sort == "bits":
            return self.bits(node)
        if sort == "array" and node.op == "after":
            return self._iterated(node)
        if sort == "array" and node.op in ("call", "apply"):
            return f"({self._call(node) if node.op == 'call' else self._applied(node)})"
        if sort == "array" and node.op != "var":
            places = tuple(place("e", i) for i, _ in enumerate(node.type.sizes, 1))
            names = " ".join(ident(p.name) for p in places)
            body = self.real(component(node, places))
            return f"(fun {names} => {f'({body})%R' if self.among_integers else body})"
        if node.op == "var":
            return ident(node.name)
        raise Refused(f"{node.op} is not given to a definition for Coq yet")

    def _bit(self, node: Term) -> str:
        """As a boolean; one word or in brackets."""
        match node.op:
            case "entry":
                return f"({self.bits(node.args[0])} {self.index(node.args[1])})"
            case "call":
                return f"({self._call(node)})"
            case "apply":
                return f"({self._applied(node)})"
            case "var":
                return ident(node.name)
        raise Refused(f"a bit by {node.op} is not written for Coq yet")

    def _iterated(self, node: Term) -> str:
        count, by, step = node.args
        body = self.argument(step, by.sort)
        return f"(Nat.iter {self.index(count)} (fun {ident(by.name)} => {body}) {ident(by.name)})"

    def _called(self, node: Term) -> str:
        """A call whose text may stand among integers, where Coq reads a sum as one of integers."""
        before, self.among_integers = self.among_integers, True
        try:
            return self._call(node)
        finally:
            self.among_integers = before

    def _call(self, node: Term, moved: Mapping[str, str] | None = None, companion: bool = False) -> str:
        known, swaps = self.definitions[node.name], dict(node.swaps)
        found = [companion_of(node.name) if companion else ident(node.name)]
        kinds = self.companion(known) if companion else dict(zip(known.free, known.free_types, strict=True))
        for name, kind in kinds.items():
            if name in swaps:
                found.append(self.argument(swaps[name], kind.sort))
            else:
                found.append((moved or {}).get(name, ident(name)))
        found += [self.argument(a, kind.sort) for a, kind in zip(node.args, known.types, strict=True)]
        return " ".join(found)

    def companion(self, known: Definition) -> dict[str, Type]:
        """What the companion of a definition takes: its names, and the sizes of what it reads."""
        if known.name not in self.companions:
            self.companions[known.name] = self._companion(known)
        return self.companions[known.name]

    def _companion(self, known: Definition) -> dict[str, Type]:
        found = dict(zip(known.free, known.free_types, strict=True))
        for kind in (*known.free_types, *known.types):
            sizes = kind.sizes[:1] if kind.sort == "bits" else type_terms(kind)
            parts = [t for size in sizes for t in nodes(size)]
            found |= {t.name: t.type for t in parts if t.op == "var"}
            for part in parts:
                found |= self.companion(self.definitions[part.name]) if part.op == "call" else {}
        for called in known.calls:
            found |= self.companion(self.definitions[called])
        bound = {node.loop.name for node in nodes(known.body) if node.loop is not None}
        found = {name: kind for name, kind in found.items() if name not in known.params and name not in bound}
        sizes = (size for kind in (*found.values(), *known.types) for size in type_terms(kind))
        if caught := sorted(set().union(*(free(size, self.definitions) for size in sizes)) & bound):
            raise Refused(f"{caught[0]} is a size of what {known.name} reads and an index in it: not written for Coq")
        return found

    def _applied(self, node: Term) -> str:
        kind = self.scope.get(node.name)
        sorts = [a.sort for a in node.args] if kind is None else [part.sort for part in kind.parts]
        found = [self.argument(a, s) for a, s in zip(node.args, sorts, strict=False)]
        if node.sort == "int" or self.among_integers:  # Coq knows of no scope for what a variable takes
            pairs = zip(found, sorts, strict=False)
            found = [f"{text}%R" if sort == "real" and not text.isidentifier() else text for text, sort in pairs]
        return " ".join([ident(node.name), *found])

    # --- folds and derivatives

    def _fold(self, node: Term) -> str:
        loop, kind = node.loop, node.name
        assert loop is not None
        if kind == "count":
            return f"INR {self._count(node)}"
        if kind not in ("sum", "prod", "mean"):
            raise Refused(f"{kind} is not written for Coq yet")
        body, unit = self.real(node.args[0]), "1" if kind == "prod" else "0"
        if loop.test is not None:
            if kind == "mean":
                raise Refused("a mean with a condition is not written for Coq yet")
            body = self.cases(loop.test, body, unit)
        v = ident(loop.name)
        if loop.domain.name == "bits" and kind in ("mean", "sum"):
            return f"{'Mean' if kind == 'mean' else 'Total'} {self.index(loop.domain.sizes[0])} (fun {v} => {body})"
        if kind == "mean" or loop.domain.name != "span":
            raise Refused(f"{kind} over {loop.domain.name} is not written for Coq yet")
        low, high, shift = self._span(loop.domain, loop.name)
        return f"{'Sum' if kind == 'sum' else 'Prod'} {self._width(low, high)} (fun {v} => {shift}{body})"

    def _derivative(self, node: Term, word: str) -> str:
        term, by = node.args
        if by.op == "var":
            return f"{word} (fun {ident(by.name)} => {self.real(term)}) {ident(by.name)}"
        array, places = ident(by.args[0].name), self._moved(by)
        new = f"(set{len(by.args) - 1} {array} {places} t)"  # no index is written with a t
        alone = not any(by.args[0].name in free(a, self.definitions) for a in term.args)
        if term.op == "call" and term.sort == "real" and alone and not term.swaps:
            return f"{word} (fun t => {self._call(term, {by.args[0].name: new})}) ({array} {places})"
        return f"{word} (fun t => let {array} := {new} in {self.real(term)}) ({array} {places})"

    def _moved(self, by: Term) -> str:
        if len(by.args) > 4:
            raise Refused("arrays of more than three indices are not moved for Coq yet")
        return " ".join(map(self.index, by.args[1:]))

    def near(self, by: Term, says: str) -> str:
        """That something holds while the variable of a derivative is moved a little."""
        if by.op == "var":
            return f"(locally {ident(by.name)} (fun {ident(by.name)} => {says}))"
        array, places = ident(by.args[0].name), self._moved(by)
        new = f"(set{len(by.args) - 1} {array} {places} t)"
        return f"(locally ({array} {places}) (fun t => let {array} := {new} in {says}))"

    # --- propositions

    def test(self, node: Term) -> str | None:
        """As a boolean, if it is about naturals and bits only."""
        if node.sort == "bit" and node.op == "entry":
            return self.argument(node, "bit")
        if node.op in ("and", "or"):
            parts = [self.test(part) for part in node.args]
            joint = " && " if node.op == "and" else " || "
            return None if None in parts else f"({joint.join(map(str, parts))})%bool"
        if node.op == "not" and (inner := self.test(node.args[0])) is not None:
            return f"(negb {inner})"
        if node.op == "cmp" and all(map(self.natural, node.args)):
            return f"({TEST[node.name].format(*map(self.index, node.args))})"
        if node.op == "fold" and node.name in ("every", "some"):
            return self._listed(node)
        return None

    def _listed(self, node: Term) -> str | None:
        """A quantifier over a range as a boolean; bits are compared as bits in it."""
        loop = node.loop
        assert loop is not None
        body = self._same_bits(node.args[0]) or self.test(node.args[0])
        if body is None or loop.domain.name != "span" or loop.test is not None:
            return None
        low, high = self.ends(loop.domain)
        word = "forallb" if node.name == "every" else "existsb"
        return f"({word} (fun {ident(loop.name)} => {body}) (seq {low} {self._width(low, high)}))"

    def _same_bits(self, node: Term) -> str | None:
        if node.name not in ("==", "!=") or any(a.op != "entry" or a.sort != "bit" for a in node.args):
            return None
        same = f"(Bool.eqb {' '.join(self.argument(a, 'bit') for a in node.args)})"
        return same if node.name == "==" else f"(negb {same})"

    def cases(self, node: Term, yes: str, no: str) -> str:
        """``if node then yes else no``."""
        if (test := self.test(node)) is not None:
            return f"(if {test} then {yes} else {no})"
        match node.op:
            case "and" | "or":
                found = yes if node.op == "and" else no
                for part in reversed(node.args):
                    found = self.cases(part, found, no) if node.op == "and" else self.cases(part, yes, found)
                return found
            case "not":
                return self.cases(node.args[0], no, yes)
            case "cmp" if node.name == "!=":
                return f"(if {DECIDE['=='].format(*(self.real(a, ATOM) for a in node.args))} then {no} else {yes})"
            case "cmp":
                return f"(if {DECIDE[node.name].format(*(self.real(a, ATOM) for a in node.args))} then {yes} else {no})"
        return f"(if decide {self.proposition(node)}%R then {yes} else {no})"

    def proposition(self, node: Term) -> str:
        match node.op:
            case "and" | "or":
                return "(" + (r" /\ " if node.op == "and" else r" \/ ").join(map(self.proposition, node.args)) + ")"
            case "not":
                return f"(~ {self.proposition(node.args[0])})"
            case "cmp":
                return self._relation(node)
            case "call" if node.sort == "prop":
                return f"({self._call(node)})"
            case "fold" if node.name in ("every", "some"):
                return self._quantified(node)
        if node.sort == "bit":
            return f"({self.argument(node, 'bit')} = true)"
        raise Refused(f"{node.op} is no proposition for Coq yet")

    def _relation(self, node: Term) -> str:
        one, two = node.args
        if one.sort == two.sort == "bit" and node.name in ("==", "!="):
            return f"({self.argument(one, 'bit')} {RELATION[node.name]} {self.argument(two, 'bit')})"
        scope = "%nat" if self.natural(one) and self.natural(two) else ""
        left, right = (self.index(a) if scope else self.real(a) for a in (one, two))
        if node.name in (">", ">="):
            return f"({right} {RELATION[node.name].replace('>', '<')} {left}){scope}"
        return f"({left} {RELATION[node.name]} {right}){scope}"

    def _quantified(self, node: Term) -> str:
        loop = node.loop
        assert loop is not None
        link, word = ("->", "forall") if node.name == "every" else (r"/\ ".strip(), "exists")
        asked = self.inside(loop.name, loop.domain) + ([] if loop.test is None else [self.proposition(loop.test)])
        body = f" {link} ".join([*asked, self.proposition(node.args[0])])
        return f"({word} {ident(loop.name)} : {type_of(loop.domain)}, {body})"

    def inside(self, name: str, kind: Type) -> list[str]:
        """What belongs to a type besides its Coq type."""
        v, sizes = ident(name), list(kind.sizes)
        match kind.name:
            case "span":
                low, high = self.ends(kind)
                return [f"({low} <= {v} <= {high})%nat"]
            case "bits":
                return [f"(Within {self.index(sizes[0])} {v})"]
            case "subset":
                return [f"(Within {self.index(sizes[0])} {v})", self.counted(v, kind)]
            case "function":
                return [*self._has_values_in_span(v, kind), *self._reads_entries(v, kind)]
        return []

    def _has_values_in_span(self, function: str, kind: Type) -> list[str]:
        if kind.parts[-1].name != "span":
            return []
        names = [place("a", number).name for number in range(1, len(kind.parts))]
        pairs = list(zip(names, kind.parts, strict=False))
        binders = " ".join(f"({ident(name)} : {type_of(part)})" for name, part in pairs)
        asked = [p for name, part in pairs for p in self.inside(name, part)]
        low, high = self.ends(kind.parts[-1])
        says = f"({low} <= {' '.join([function, *map(ident, names)])} <= {high})%nat"
        return [f"(forall {binders}, {' -> '.join([*asked, says])})"]

    def _reads_entries(self, function: str, kind: Type) -> list[str]:
        """A function of arrays depends on their entries only: Coq's arrays have more places than their sizes."""
        *parts, value = kind.parts
        if all(part.sort != "array" for part in parts):
            return []
        one = [ident(place("a", number).name) for number, _ in enumerate(parts, 1)]
        two = [ident(place("b", n).name) if p.sort == "array" else one[n - 1] for n, p in enumerate(parts, 1)]
        binders = [(name, part) for name, part in zip(one, parts, strict=True)]
        binders += [(name, part) for name, part in zip(two, parts, strict=True) if part.sort == "array"]
        asked = [p for n, part in enumerate(parts, 1) for p in self.inside(place("a", n).name, part)]
        same = [self._equal(a, b, part) for a, b, part in zip(one, two, parts, strict=True) if part.sort == "array"]
        says = self._equal(f"{function} {' '.join(one)}", f"{function} {' '.join(two)}", value)
        shown = " ".join(f"({name} : {type_of(part)})" for name, part in binders)
        return [f"(forall {shown}, {' -> '.join([*asked, *same, says])})"]

    def _equal(self, one: str, two: str, kind: Type) -> str:
        """That two values of a type are the same: of arrays, the entries inside of their sizes."""
        if kind.sort != "array":
            return f"({one} = {two})"
        names = [ident(place("e", number).name) for number, _ in enumerate(kind.sizes, 1)]
        pairs = zip(names, kind.sizes, strict=True)
        asked = [f"(1 <= {name} <= {self.index(size)})%nat" for name, size in pairs]
        at = " ".join(names)
        return f"(forall {at} : nat, {' -> '.join([*asked, f'{one} {at} = {two} {at}'])})"

    def counted(self, bits: str, kind: Type) -> str:
        """That bits have as many ones as a subset."""
        size, ones = map(self.index, kind.sizes)
        return f"(NSum {size} (fun q => if {bits} q then 1%nat else 0%nat) = {ones})%nat"
