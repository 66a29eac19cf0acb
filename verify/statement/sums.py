"""``sums``: what is said of sums over arrays of any size n, by facts that hold for every size.

A sum over span(1, n) of a polynomial in entries a[i], and in functions of them such as abs(a[i]) or log(a[i]), is a
combination of sums of monomials; each of these is a fresh real number, and the sum of 1 is n; a mean is a sum divided
by n.  A fact has the name of its index, and terms f and g at this index:

``["cauchy", i, f, g]``   sum(f*g)**2 <= sum(f**2)*sum(g**2), both factors >= 0, and with roots, of both signs
``["triangle", i, f]``    -sum(abs(f)) <= sum(f) <= sum(abs(f))
``["items", i, f]``       sum(f) >= 0, where f >= 0 is shown for one item: its entries are fresh numbers that meet what
                          ``every`` entry meets; a sum over all is a number there, so that p*(x - sum(p*x))**2 can be f,
                          of which the facts before this one are known
``["log", i, w, u, c, r]`` sum(w*log(u) - w*log(c) - w + r) >= 0, as log(u/c) >= 1 - c/u, where w >= 0, u > 0, c > 0 and
                          r*u == w*c are shown for one item in the same way
``["jensen", i, w, u, v, s]``  s*sum(w*log(u)) <= W*log(V/W), W = sum(w) > 0, V = sum(v) > 0, where w >= 0, u > 0
                          and v == w*u for s = "1", v*u == w for s = "-1" are shown for one item in the same way, and
                          W > 0 beside
``["positive", i, f]``    sum(f) > 0, where f > 0 is shown for one item in the same way, and n >= 1

What is left speaks of fresh numbers, and is shown from the relations that are kept by a certificate inside.

Why this is enough.  The fresh numbers are the values of the sums of monomials at given arrays: these have a value for
all arrays that meet what ``every`` entry meets, also for n = 0: of a function that is not total it is shown for one
item that it has a value, and of its parts without the index also without an item, for an empty sum evaluates these;
such functions stand in no condition.  A coefficient of a fact may have no value where there is no item; what is left
is not shown then, for a condition has to have a value wherever those before it hold.  Coefficients are kept as they are
written, never cancelled or dropped, so that what is left is defined where, and only where, the original is; a power has
an exponent of at least 1.  f and g are total, or f is shown to have a value for one item, so the facts are true, and
defined where there is one.  For ``jensen``: W > 0 and w >= 0, so some w*u > 0 and V > 0, and log is concave; for
s = "-1" with 1/u for u.  Conditions that speak of n or of arrays are total (as for ``induction``, whose reading of the
statement is used); what ``every`` says is left out of what is left, which makes that harder.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from verify.statement.errors import Refused
from verify.statement.induction import STRICT, Shape
from verify.statement.parser import Syntax, spelled, walk
from verify.statement.reader import is_reserved
from verify.statement.statement import Statement
from verify.statement.statement_lines import term
from verify.statement.substitution import names_in, substitute
from verify.statement.trees import TOTAL, call, is_total, join, minus, name, number, relation, sized, value_of

__all__ = ["Monomial", "Sums", "summed"]

ARITHMETIC = ("number", "name", "index", "call", "neg", "+", "-", "*", "/", "**")
MAX_FACTS, MAX_TERMS, MAX_DEGREE, MAX_WEIGHT = 8, 60, 6, 400
_SIZE = re.compile(r"abs\(([A-Za-z_]\w*\[#\])\)")  # of one entry at the index
HERE = "#"  # no name: the index of every sum
Monomial = tuple[tuple[str, int], ...]  # atoms in their order, with exponents
Polynomial = dict[Monomial, Syntax]  # coefficients do not depend on the index


class Sums:
    """A statement whose sums over span(1, n) are fresh numbers."""

    def __init__(self, statement: Statement, by: Any, facts: Iterable[Syntax] = ()) -> None:
        if not isinstance(by, str):
            raise Refused("a size is a name")
        self.shape = shape = Shape(statement, by, [])
        if statement.types[by].name != "nat":
            raise Refused("a size is a natural number")
        shape.fresh.avoid(facts)
        self.fresh: dict[Monomial, str] = {}
        self.partial: dict[str, Syntax] = {}  # functions of entries that are not total
        self.known: list[Syntax] = []  # what the facts before give
        self.start = relation(name(by), ">=", number(shape.start))
        self.every = [found for part in shape.parts if (found := self._item_condition(part)) is not None]
        self.given = [self(part) for part in shape.parts if shape.every(part) is None]
        if self.partial:
            raise Refused("a condition that may have no value")
        self.said = [self(part) for part in shape.said]

    def _item_condition(self, part: Syntax) -> Syntax | None:
        """What every item meets, at the index."""
        found = self.shape.every(part)
        if found is None or found[1:3] != (1, 0):
            return None
        index, _, _, body = found
        return substitute(body, {index: name(HERE)}, self.shape.names)

    # --- sums of monomials

    def __call__(self, node: Syntax) -> Syntax:
        """A term or proposition with fresh numbers in the place of sums."""
        if not self.shape.moves(node) or (node.op == "name" and node.token.text == self.shape.by):
            return node
        if node.op == "fold":
            total = self.total(self._body(node))
            return join("/", total, name(self.shape.by)) if node.token.text == "mean" else total
        arithmetic = node.op in ("neg", "+", "-", "*", "/", "**", "chain", "and", "or", "not")
        if not arithmetic and not (node.op == "call" and node.token.text in STRICT):
            raise Refused(f"{spelled(node)[:60]} stands outside of a sum")
        return replace(node, args=tuple(map(self, node.args)))

    def _body(self, node: Syntax) -> Polynomial:
        plain = node.token.text in ("sum", "mean") and len(node.names) == 1 and node.args[2].op == "absent"
        if not plain or self.shape.span(node.args[1]) != (1, 0):
            raise Refused("only sums over span(1, n) are understood")
        return self.polynomial(substitute(node.args[0], {node.names[0]: name(HERE)}, self.shape.names))

    def total(self, terms: Polynomial) -> Syntax:
        """The sum over all items."""
        found: Syntax | None = None
        for monomial, weight in terms.items():
            one = self._sum_of(monomial) if value_of(weight) == 1 else join("*", weight, self._sum_of(monomial))
            found = one if found is None else join("+", found, one)
        assert found is not None  # a polynomial has a term, if only 0
        return found

    def _sum_of(self, monomial: Monomial) -> Syntax:
        if not monomial:
            return name(self.shape.by)
        if monomial not in self.fresh:
            self.fresh[monomial] = self.shape.fresh.new("S")
        return name(self.fresh[monomial])

    def polynomial(self, node: Syntax) -> Polynomial:
        """An item at the index, as a polynomial in atoms."""
        if HERE not in names_in(node, self.shape.names):
            return {(): self(node)}
        match node.op:
            case "index" | "call":
                if not self._is_atom(node):
                    raise Refused(f"{spelled(node)[:60]} is no part of a polynomial in entries at the index")
                return {((spelled(node), 1),): number(1)}
            case "neg":
                return _product({(): number(-1)}, self.polynomial(node.args[0]))
            case "+" | "-":
                one, two = map(self.polynomial, node.args)
                return _sum(one, two if node.op == "+" else _product({(): number(-1)}, two))
            case "*":
                one, two = map(self.polynomial, node.args)
                return _product(one, two)
            case "/" if HERE not in names_in(node.args[1], self.shape.names):
                return _product(self.polynomial(node.args[0]), {(): join("/", number(1), self(node.args[1]))})
            case "/":
                atom = join("/", number(1), node.args[1])
                self._is_partial(atom)
                return _product(self.polynomial(node.args[0]), {((spelled(atom), 1),): number(1)})
            case "**" if value_of(node.args[1]) in range(1, MAX_DEGREE + 1):
                base = found = self.polynomial(node.args[0])
                for _ in range(int(value_of(node.args[1]) or 1) - 1):
                    found = _product(found, base)
                return found
        raise Refused(f"{spelled(node)[:60]} is no polynomial in entries at the index")

    def _is_atom(self, node: Syntax) -> bool:
        """An entry at the index, or a function of entries there and of numbers."""
        if node.op == "index":
            return node.args[0].op == "name" and node.args[0].token.text in self.shape.sized and _is_here(node)
        if any(inner.op == "fold" for _, inner in walk(node)):
            return False
        if node.token.text in TOTAL and self._is_total(node):
            return True
        return node.token.text in STRICT and self._is_partial(node)

    def _is_partial(self, node: Syntax) -> bool:
        """Remember a function of one item that has to be shown to have a value."""
        if any(inner.op not in ARITHMETIC for _, inner in walk(node)):
            raise Refused(f"{spelled(node)[:60]} is no plain function of entries at the index")
        self.partial.setdefault(spelled(node), node)
        return True

    def _is_total(self, node: Syntax) -> bool:
        return is_total(self._at_entries(node, {}), {*self.shape.numbers, *self.fresh.values()})

    def _at_entries(self, node: Syntax, table: dict[str, str]) -> Syntax:
        """With names, or 0, for entries of growing arrays at the index."""
        if node.op == "index" and node.args[0].op == "name" and node.args[0].token.text in self.shape.sized:
            if not _is_here(node):
                raise Refused("an entry that is not at the index")
            own = table.get(node.args[0].token.text)
            return number(0) if own is None else name(own)
        if node.op == "fold":
            return self(node)
        return replace(node, args=tuple(self._at_entries(arg, table) for arg in node.args))

    # --- facts

    def fact(self, given: Any) -> tuple[list[Syntax], list[Statement]]:
        """The relations that a fact gives, and what has to be shown for it."""
        match given:
            case ["cauchy", str(index), str(f), str(g)]:
                one, two = (self.polynomial(self._read(index, text)) for text in (f, g))
                squares = [self.total(_product(p, p)) for p in (one, two)]
                mixed = self.total(_product(one, two))
                roots = join("*", *(call("sqrt", square) for square in squares))
                return [
                    relation(join("**", mixed, number(2)), "<=", join("*", *squares)),
                    *(relation(square, ">=", number(0)) for square in squares),
                    relation(mixed, "<=", roots),
                    relation(mixed, ">=", minus(roots)),
                ], []
            case ["triangle", str(index), str(f)]:
                node = self._read(index, f)
                plain, size = self.total(self.polynomial(node)), self.total(self.polynomial(call("abs", node)))
                return [relation(plain, "<=", size), relation(plain, ">=", minus(size))], []
            case ["items", str(index), str(f)]:
                return self._of_items(self._read(index, f, partial=True), ">=")
            case ["positive", str(index), str(f)] if self.shape.start >= 1:
                return self._of_items(self._read(index, f, partial=True), ">")
            case ["log", str(index), str(w), str(u), str(c), str(r)]:
                return self._of_logarithm(*(self._read(index, text, partial=True) for text in (w, u, c, r)))
            case ["jensen", str(index), str(w), str(u), str(v), "1" | "-1" as sign]:
                return self._of_jensen(sign, *(self._read(index, text, partial=True) for text in (w, u, v)))
        raise Refused(
            "a fact is cauchy, triangle, items, log, jensen or positive (with n >= 1), with an index and terms"
        )

    def _of_logarithm(self, w: Syntax, u: Syntax, c: Syntax, r: Syntax) -> tuple[list[Syntax], list[Statement]]:
        zero = number(0)
        asked = [relation(w, ">=", zero), relation(u, ">", zero), relation(c, ">", zero)]
        asked.append(relation(join("*", r, u), "==", join("*", w, c)))
        parts = [join("*", w, call("log", side)) for side in (u, c)]
        found = join("+", join("-", join("-", *parts), w), r)
        shown = [self._item(one) for one in asked]
        self.known.append(relation(self.total(self.polynomial(found)), ">=", zero))
        return self.known[-1:], shown

    def _of_items(self, node: Syntax, sign: str) -> tuple[list[Syntax], list[Statement]]:
        found = relation(self.total(self.polynomial(node)), sign, number(0))
        asked = self._item(relation(node, sign, number(0)))
        self.known.append(found)
        return [found], [asked]

    def _of_jensen(self, sign: str, w: Syntax, u: Syntax, v: Syntax) -> tuple[list[Syntax], list[Statement]]:
        zero = number(0)
        one, two = (v, join("*", w, u)) if sign == "1" else (join("*", v, u), w)
        asked = [relation(w, ">=", zero), relation(u, ">", zero), relation(one, "==", two)]
        shown = [self._item(one) for one in asked]
        weight, mean = self.total(self.polynomial(w)), self.total(self.polynomial(v))
        shown.append(self._made([*self.given, *self.known], [relation(weight, ">", zero)]))
        total = self.total(self.polynomial(join("*", w, call("log", u))))
        bound = join("*", weight, call("log", join("/", mean, weight)))
        found = [relation(side, ">", zero) for side in (weight, mean)]
        found.append(relation(total if sign == "1" else minus(total), "<=", bound))
        self.known += found
        return found, shown

    def defined(self) -> list[Statement]:
        """That the functions which are not total have values for one item, and fixed parts where there is none."""
        may_be_empty = self.partial.values() if self.shape.start < 1 else ()
        fixed = {spelled(part): part for node in may_be_empty for part in self._fixed(node)}
        asked = [self._made([], [_has_value(self._at_entries(part, {}))]) for part in fixed.values()]
        return [*asked, *(self._item(_has_value(node)) for node in self.partial.values())]

    def _fixed(self, node: Syntax) -> Iterator[Syntax]:
        """The parts that do not depend on the index and may have no value: an empty sum evaluates them as well."""
        if HERE in names_in(node, self.shape.names):
            for arg in node.args[node.op == "index" :]:  # an array itself has a value
                yield from self._fixed(arg)
        elif not is_total(node, self.shape.numbers):
            yield node

    def _read(self, index: str, text: str, *, partial: bool = False) -> Syntax:
        """A term at an index that is no other name, of what the statement binds; a total one if not ``partial``."""
        statement = self.shape.statement
        if is_reserved(index) or index in {*statement.types, *self.shape.names.definitions} or term(index).op != "name":
            raise Refused("the index of a fact is a new name")
        node = term(text)
        bound = {own for _, inner in walk(node) if inner.op == "fold" for own in inner.names}
        words = {inner.token.text for _, inner in walk(node) if inner.op == "call"}
        if bound & {index, *statement.types} or not words <= {*(STRICT if partial else TOTAL), "span"}:
            raise Refused("a fact is a plain term")
        if not names_in(node, self.shape.names) <= {index, "pi", *statement.types, *bound, *words}:
            raise Refused("a fact speaks of something that is not bound")
        node = substitute(node, {index: name(HERE)}, self.shape.names)
        if not partial and HERE not in names_in(node, self.shape.names) and value_of(node) is None:
            raise Refused("a fact is about items")
        if not partial and not self._is_total(node):
            raise Refused("a term of a fact may have no value")
        return node

    def _item(self, node: Syntax) -> Statement:
        """A relation for one item, whose entries are fresh numbers that meet what every one meets."""
        table = {own: self.shape.fresh.new("E") for own in self.shape.sized}
        said = self._at_entries(node, table)
        given = [self._at_entries(condition, table) for condition in self.every if self._is_total(condition)]
        spoken = names_in(said, self.shape.names)
        spoken &= set(self.fresh.values())
        given += [fact for fact in (*self.given, *self.known) if names_in(fact, self.shape.names) & spoken]
        if any(HERE in names_in(part, self.shape.names) for part in (said, *given)):
            raise Refused("an item that depends on the index itself")
        return self._made(given, [said], table.values())

    def left(self, facts: Iterable[Syntax]) -> Statement:
        """What is left of the statement, where these relations hold."""
        return self._made([*self.given, *facts], self.said)

    def _made(self, given: list[Syntax], said: list[Syntax], entries: Iterable[str] = ()) -> Statement:
        shape = self.shape
        kinds = {**shape.kinds, shape.by: name("nat")} | dict.fromkeys((*self.fresh.values(), *entries), name("real"))
        used = set().union(*(names_in(node, shape.names) for node in (*shape.plain, *given, *said)))
        return shape.made(kinds, [*([self.start] if shape.by in used else []), *shape.plain, *given], said)


def _has_value(node: Syntax) -> Syntax:
    return relation(join("*", node, number(0)), "==", number(0))


def _is_here(node: Syntax) -> bool:
    return len(node.args) == 2 and node.args[1].op == "name" and node.args[1].token.text == HERE


def _sum(one: Polynomial, two: Polynomial) -> Polynomial:
    found = dict(one)
    for monomial, weight in two.items():
        found[monomial] = _short(join("+", found[monomial], weight)) if monomial in found else weight
    if len(found) > MAX_TERMS:
        raise Refused(f"more than {MAX_TERMS} monomials")
    return found


def _product(one: Polynomial, two: Polynomial) -> Polynomial:
    found: Polynomial = {}
    for a, u in one.items():
        for b, v in two.items():
            powers: dict[str, int] = {}
            for atom, exponent in (*a, *b):
                powers[atom] = powers.get(atom, 0) + exponent
            weight = v if value_of(u) == 1 else u if value_of(v) == 1 else _short(join("*", u, v))
            found = _sum(found, {tuple(sorted(_without_sizes(powers).items())): weight})
    return found


def _without_sizes(powers: dict[str, int]) -> dict[str, int]:
    """abs(a[i])**2 is a[i]**2."""
    found: dict[str, int] = {}
    for atom, exponent in powers.items():
        entry = _SIZE.fullmatch(atom)
        if entry is not None and exponent >= 2:
            found[entry[1]] = found.get(entry[1], 0) + exponent - exponent % 2
            exponent %= 2
        if exponent:
            found[atom] = found.get(atom, 0) + exponent
    return found


def _short(node: Syntax) -> Syntax:
    value = value_of(sized(node, MAX_WEIGHT))
    return node if value is None else number(value)


def summed(statement: Statement, by: Any, facts: Any, keep: Any) -> list[Statement]:
    """What the facts ask for, and what is left: together they show the statement.

    Args:
        statement: what is to be shown.
        by: the size n of the arrays.
        facts: lists that begin with ``cauchy``, ``triangle``, ``items``, ``log``, ``jensen`` or ``positive``.
        keep: the relations that are used, by their places among all that the facts give.

    Raises:
        Refused: the statement is not one for this rule, or a fact is none.
    """
    if not isinstance(facts, list) or len(facts) > MAX_FACTS or not isinstance(keep, list):
        raise Refused(f"at most {MAX_FACTS} facts, and the relations of them that are kept")
    texts = [text for fact in facts if isinstance(fact, list) for text in fact[1:] if isinstance(text, str)]
    sums = Sums(statement, by, map(term, texts))
    known: list[Syntax] = []
    made: list[Statement] = []
    for fact in facts:
        relations, asked = sums.fact(fact)
        known += relations
        made += asked
    if len(keep) > len(known) or any(type(at) is not int or not 0 <= at < len(known) for at in keep):
        raise Refused("there is no such relation")
    return [*made, *sums.defined(), sums.left([known[at] for at in keep])]
