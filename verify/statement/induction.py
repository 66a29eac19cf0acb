"""``induction``: what is said of all T >= T0, by the cases T0, ..., F and a step from every T >= F to T + 1.

The statement has ``for_all``, ``given`` and ``let`` lines only.  Its conditions are C, which do not speak of T, and
P(T); R(T) is what it says and, beside it, the texts in ``more``.  The checker makes from it, each with a certificate
inside:

* cases: C and P(t) imply each part of R(t), for t = T0, ..., F;
* the domain: C and P(T + 1) imply P(T), for T >= F (unless the form of P tells it);
* steps: C, P(T + 1) and chosen parts of R(T) imply each part of R(T + 1), for T >= F.

In the domain and in the steps what grows with T is a fresh real number, and at T + 1 it is made from that number:

    sum(f(t) for t in span(a, T + c + 1)) = sum(f(t) for t in span(a, T + c)) + f(T + c + 1)    and prod, least, most
    sum(b**(T + 1 + d - t)*f(t) ...)      = b*sum(b**(T + d - t)*f(t) ...) + b**(d - c)*f(T + c + 1)
    b**(m*T + k)                          = (b**(T + l))**m * b**(k - m*l)
    after(T + c + 1, x, f(x))             = f(after(T + c, x, f(x)))
    log(X(T + 1))                         = log(X(T)) + log(X(T + 1)/X(T))
    exp(X(T + 1))                         = exp(X(T))*exp(d), d = X(T + 1) - X(T) by the form of X
    a[T + c], a[2] of a : array(T + s)    : fresh numbers

``plan`` says for each part of R which bounds from R(T) are put in the place of fresh numbers
(:mod:`verify.statement.affine`) and which parts of R(T) are kept as hypotheses.

Why this is enough.  Fix the other names, and let Q(T) be: for all arrays of size T + s, where C and P(T) are met, R(T)
is defined and true.  The cases give Q(T0), ..., Q(F).  Let T >= F, Q(T), and let C and P(T + 1) be met by arrays of
size T + 1 + s.  Their first T + s entries meet P(T), so R(T) is defined and true of them.  Hence all that stands in
R(T) where it is always evaluated has a value, and so has what stands in P(T), which is total by its form.  These values
are put for the fresh numbers; the step speaks of all real numbers, so of them.

* Definedness: a fresh number that is used occurs in R(T) or P(T), or is a power of a total term.  Nothing is abstracted
  in a case ``if``, in a fold that is no recursion, in a derivative, or under a call that does not evaluate all its
  arguments.  Each recursion above has all parts of its left side on its right side, so a step that is defined makes
  R(T + 1) defined, with the same truth.  In hypotheses what is replaced is equal wherever it is defined, and what takes
  its place is defined there: a quotient is made only under a logarithm that R(T) has at T.
* Exponentials: X is made of T, of sums over spans that end at T + c and of parts that do not change with T, by sums,
  differences, factors and divisors that do not change.  All of these stand in X(T), which has a value; d has the
  coefficients of T and the items that the sums gain, so it has a value where X(T + 1) has.  The number is positive.
* Empty folds and starts: a recursion is used where F + c + 1 >= a, least and most where F + c >= a, ``after`` where
  F + c >= 0, powers where all exponents are natural numbers for T >= F (0**0 is 1; b = 0 is no exception).
* Downward: P(T + 1) implies P(T) is shown, or P is ``T <= u`` with u free of T and of arrays that grow, or
  ``every(c(i) for i in span(a, T + c))`` with c free of T.  P is total, so that it is never neither met nor failed.
* Arrays: a type depends on T only as array(T + s); single entries are asked to be in range at T and at T + 1, and for
  an entry inside a fold R(T), which has a value, tells it.
* Names: terms are put in by :mod:`verify.statement.substitution` alone; fresh names are none that occur anywhere; what
  is defined over T or over a growing array is written out first (:mod:`verify.statement.expansion`), and what hides
  T elsewhere, as in the alias of a type, is refused.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from verify.statement.affine import bound_of, put_anything, put_bound
from verify.statement.errors import Refused
from verify.statement.expansion import Expansion, Fresh
from verify.statement.parser import Syntax, spelled, walk
from verify.statement.reader import FUNCTIONS
from verify.statement.statement import Statement, read_statement
from verify.statement.statement_lines import Row, rows_of, term
from verify.statement.substitution import MOVING, names_in, substitute
from verify.statement.terms import free, type_terms
from verify.statement.trees import (
    call,
    is_total,
    join,
    linear,
    linear_in,
    minus,
    name,
    number,
    relation,
    relations,
    shifted,
    sized,
    value_of,
)

__all__ = ["STRICT", "Abstraction", "Induction", "Shape", "induced"]

MAX_BASES, MAX_MORE, MAX_SHIFT, MAX_PUT = 6, 6, 4, 12
JOINS: dict[str, Callable[[Syntax, Syntax], Syntax]] = {
    "sum": lambda total, item: join("+", total, item),
    "prod": lambda total, item: join("*", total, item),
    "least": lambda total, item: call("min", total, item),
    "most": lambda total, item: call("max", total, item),
}
STRICT = FUNCTIONS | {"min", "max", "choose"}  # calls that evaluate all their arguments
EMPTY = {"sum": number(0), "prod": number(1), "every": relation(number(0), "<=", number(0))}
INDEX = "#"  # no name: the index in a key
ANYTHING = -1  # in a plan: what is said does not change with the number


# --- the statement


class Shape:
    """A statement about all T >= ``start``, taken apart."""

    def __init__(self, statement: Statement, by: str, more: Sequence[str]) -> None:
        rows = rows_of(statement)
        if any(row.word not in ("for_all", "given", "let", "says") for row in rows):
            raise Refused("only what is for all is shown by induction")
        if by not in statement.types or statement.types[by].name not in ("nat", "int"):
            raise Refused("induction is over a whole number")
        self.statement, self.by, self.names = statement, by, statement.prelude
        self.kinds: dict[str, Syntax] = {}  # types of the other names, in their order
        self.sized: dict[str, int] = {}  # s of each array(T + s)
        for row in rows[:-1]:
            for own in row.names:
                self._type(own, row)
        self.moving = {by, *self.sized}
        extra = [term(text) for text in more]
        self.fresh = Fresh(statement, extra)
        expand = Expansion(statement, rows[:-1], self.moving, self.fresh)
        self.said = [part for node in (*rows[-1].conditions, *extra) for part in relations(expand(node))]
        self.plain: list[Syntax] = []  # conditions that do not speak of T, nor of arrays that grow
        self.parts: list[Syntax] = []  # those that do
        lows = [0] if statement.types[by].name == "nat" else []
        for part in (p for row in rows[:-1] for node in row.conditions for p in relations(expand(node))):
            if (low := _least(part, by)) is not None:
                lows.append(low)
            else:
                (self.parts if self.moves(part) else self.plain).append(part)
        if not lows:
            raise Refused(f"there is no least {by} to begin with")
        self.start = max(lows)
        self.numbers = {own for own, kind in statement.types.items() if kind.is_number}
        if not all(is_total(self._without_entries(part), self.numbers) for part in self.parts):
            raise Refused(f"a condition on {by} that may have no value")

    def moves(self, node: Syntax) -> bool:
        return bool(names_in(node, self.names) & self.moving)

    def _type(self, own: str, row: Row) -> None:
        kind, shown = self.statement.types[own], row.kinds.get(own)
        hidden = set().union(*(free(size, self.names.definitions) for size in type_terms(kind)))
        if own == self.by:
            return
        if not hidden & {self.by, *self.sized}:
            if shown is None and kind.name not in ("nat", "int", "real", "bit"):
                raise Refused(f"the type of {own} is not said where it is bound")
            self.kinds[own] = name(kind.name) if shown is None else shown
            return
        ends = None
        if shown is not None and shown.op == "call" and shown.token.text == "array" and len(shown.args) == 1:
            ends = linear(shown.args[0], self.by)
        if kind.name != "array" or ends is None or ends[0] != 1 or ends[1] < 0:
            raise Refused(f"the type of {own} depends on {self.by}")
        self.sized[own] = ends[1]

    def _without_entries(self, node: Syntax, index: str = "", low: int = 0, high: int = 0) -> Syntax:
        """A condition with 0 for entries of growing arrays that are in range, in a fold over span(low, T + high)."""
        if node.op == "fold" and len(node.names) == 1 and not index:
            ends = self.span(node.args[1])
            if ends is not None:
                body = self._without_entries(node.args[0], node.names[0], *ends)
                return replace(node, args=(body, *node.args[1:]))
        if node.op == "index" and node.args[0].op == "name" and node.args[0].token.text in self.sized:
            place = linear(node.args[1], index) if len(node.args) == 2 and index else None
            size = self.sized[node.args[0].token.text]
            if place is not None and place[0] == 1 and low + place[1] >= 1 and high + place[1] <= size:
                return number(0)
            if not index and len(node.args) == 2 and linear(node.args[1], self.by) is not None:
                return number(0)  # a single entry: its range is asked where it becomes a number
        return replace(node, args=tuple(self._without_entries(arg, index, low, high) for arg in node.args))

    def span(self, node: Syntax) -> tuple[int, int] | None:
        """a and c of span(a, T + c)."""
        if node.op != "call" or node.token.text != "span" or len(node.args) != 2:
            return None
        low, high = (linear(arg, self.by) for arg in node.args)
        return (low[1], high[1]) if low is not None and high is not None and low[0] == 0 and high[0] == 1 else None

    def every(self, node: Syntax) -> tuple[str, int, int, Syntax] | None:
        """The index, a, c and the body of every(... for index in span(a, T + c)), whose body does not speak of T."""
        if node.op != "fold" or node.token.text != "every" or len(node.names) != 1 or node.args[2].op != "absent":
            return None
        ends = self.span(node.args[1])
        if ends is None or self.by in names_in(node.args[0], self.names):
            return None
        return node.names[0], *ends, node.args[0]

    def is_upper(self, node: Syntax) -> bool:
        """T <= u or T < u, where u does not change with T: what is met at T + 1 is met at T."""
        if node.op != "chain" or node.names[0] not in ("<", "<=", ">", ">="):
            return False
        one, two = node.args if node.names[0] in ("<", "<=") else node.args[::-1]
        return one.op == "name" and one.token.text == self.by and not self.moves(two)

    def made(self, kinds: Mapping[str, Syntax], given: Sequence[Syntax], said: Sequence[Syntax]) -> Statement:
        """for_all the names that are used, given all this: all that is said."""
        used = set().union(*(names_in(node, self.names) for node in (*given, *said)))
        for own in reversed(list(kinds)):  # a type may speak of names before it
            used |= names_in(kinds[own], self.names) if own in used else set()
        needed = {own: kind for own, kind in kinds.items() if own in used}
        rows = [Row("for_all", tuple(needed), needed)] if needed else []
        rows += [Row("given", conditions=tuple(given))] if given else []
        text = " and ".join(f"({spelled(node)})" for node in said) if len(said) > 1 else spelled(said[0])
        return read_statement(
            "\n".join([*(row.spelled() for row in rows), f"says {text}"]), self.statement.prelude_before
        )


def _least(node: Syntax, by: str) -> int | None:
    """The least whole number that meets T >= c or T > c with a number c."""
    if node.op != "chain":
        return None
    (one, two), sign = node.args, node.names[0]
    if two.op == "name" and two.token.text == by:
        one, two, sign = two, one, {"<": ">", "<=": ">="}.get(sign, "")
    value = value_of(two)
    if one.op != "name" or one.token.text != by or sign not in (">", ">=") or value is None:
        return None
    return math.ceil(value) if sign == ">=" else math.floor(value) + 1


# --- what grows, as fresh numbers


@dataclass(frozen=True)
class Recursion:
    """What grows; ``key`` is the same for every shift, ``next`` makes the value at an end from the one before."""

    key: tuple[str, ...]
    shift: int
    next: Callable[[Syntax, int], Syntax]


@dataclass
class Abstraction:
    """Fresh numbers for what grows with T, where T >= ``first``."""

    shape: Shape
    first: int
    low: dict[tuple[str, ...], int] = field(default_factory=dict)  # the least shift of each recursion at T
    fresh: dict[tuple[str, ...], str] = field(default_factory=dict)
    entries: dict[tuple[str, int, int], str] = field(default_factory=dict)
    logs: dict[str, Syntax] = field(default_factory=dict)  # X(T) by the text of X(T + 1)
    powers: dict[str, Syntax] = field(default_factory=dict)  # the same for exponentials
    later: list[Syntax] = field(default_factory=list)  # exponentials that are to be noted

    @property
    def names(self) -> list[str]:
        return [*self.fresh.values(), *self.entries.values()]

    def note(self, node: Syntax) -> None:
        """Collect what grows in a proposition at T."""
        if not self.shape.moves(node):
            return
        found = self.recursion(node)
        if found is not None:
            self.low[found.key] = min(found.shift, self.low.get(found.key, found.shift))
            return
        if node.op == "**" and (ends := self.exponent(node)) is not None and ends[0] == 1:
            key = ("**", spelled(node.args[0]))
            self.low[key] = min(ends[1], self.low.get(key, 0))
        if self._is_log(node):
            self.logs[spelled(self._at_next(node.args[0]))] = node.args[0]
        if self._is_exp(node):
            self.later.append(node)
            return
        for arg in node.args:
            self.note(arg)

    def note_exponentials(self) -> None:
        """Numbers for exponentials whose sums stand nowhere else: there one number would not know of the other."""
        found, self.later = self.later, []
        for node in found:
            sums = (inner for _, inner in walk(node) if inner.op == "fold")
            if any((own := self.recursion(fold)) is None or own.key in self.low for fold in sums):
                self.note(node.args[0])
            else:
                self.powers[spelled(self._at_next(node.args[0]))] = node.args[0]

    def _at_next(self, node: Syntax) -> Syntax:
        return substitute(node, {self.shape.by: shifted(name(self.shape.by), 1)}, self.shape.names)

    def __call__(self, node: Syntax, later: int = 0) -> Syntax:
        """A term or proposition with fresh numbers, of arrays as they are at T (``later`` = 0) or at T + 1 (1)."""
        if not self.shape.moves(node):
            return node
        found = self.recursion(node)
        if found is not None and found.key in self.low:
            return self._recursed(found, later)
        if node.op == "**" and (power := self._power(node)) is not None:
            return power
        if self._is_log(node) and (value := self._log(node)) is not None:
            return value
        if node.op == "call" and node.token.text == "exp" and (value := self._exp(node, later)) is not None:
            return value
        if node.op == "index" and node.args[0].op == "name" and node.args[0].token.text in self.shape.sized:
            return self._entry(node, later)
        word = node.token.text
        strict = node.op != "call" or word in STRICT or word in self.shape.names.definitions
        if node.op in ("fold", "if") or not strict or (node.op == "name" and word in self.shape.sized):
            raise Refused(f"{spelled(node)[:60]} is not taken apart")
        return replace(node, args=tuple(self(arg, later) for arg in node.args))

    def _number(self, key: tuple[str, ...], letter: str) -> Syntax:
        if key not in self.fresh:
            self.fresh[key] = self.shape.fresh.new(letter)
        return name(self.fresh[key])

    def _recursed(self, found: Recursion, later: int) -> Syntax:
        start = self.low[found.key]
        if not start <= found.shift <= start + MAX_SHIFT:
            raise Refused("folds whose ends are too far apart")
        value = self._number(found.key, "S")
        for end in range(start + 1, found.shift + 1):
            value = self(sized(found.next(value, end)), later)
        return value

    def recursion(self, node: Syntax) -> Recursion | None:
        """The recursion that a fold or ``after`` is, where its side conditions are met for all T >= ``first``."""
        if node.op == "fold" and len(node.names) == 1 and node.args[2].op == "absent" and node.token.text in JOINS:
            return self._fold(node)
        if node.op == "call" and node.token.text == "after":
            return self._after(node)
        return None

    def _fold(self, node: Syntax) -> Recursion | None:
        shape, kind, (index,), body = self.shape, node.token.text, node.names, node.args[0]
        ends = shape.span(node.args[1])
        if ends is None:
            return None
        low, c = ends
        if self.first + c + (kind in ("sum", "prod")) < low:  # nothing is least in nothing
            return None
        by = name(shape.by)
        if shape.by not in names_in(body, shape.names):
            return Recursion(
                (kind, str(low), self._keyed(body, index)),
                c,
                lambda total, end: JOINS[kind](total, self._item(body, index, shifted(by, end))),
            )
        found = _discount(body, shape.by, index, shape) if kind == "sum" else None
        if found is None or found[1] < c:
            return None
        base, d, rest = found
        power = join("**", base, number(d - c))
        return Recursion(
            ("discounted", str(low), str(d - c), spelled(base), self._keyed(rest, index)),
            c,
            lambda total, end: join(
                "+", join("*", base, total), join("*", power, self._item(rest, index, shifted(by, end)))
            ),
        )

    def _item(self, body: Syntax, index: str, at: Syntax) -> Syntax:
        return substitute(body, {index: at}, self.shape.names)

    def _keyed(self, body: Syntax, index: str) -> str:
        return spelled(self._item(body, index, name(INDEX)))

    def _after(self, node: Syntax) -> Recursion | None:
        shape, ends = self.shape, linear(node.args[0], self.shape.by)
        _, variable, step = node.args
        if ends is None or ends[0] != 1 or self.first + ends[1] < 0 or shape.moves(step):
            return None
        moved = any(inner.op == "call" and inner.token.text in MOVING for _, inner in walk(step))
        own = variable.token.text
        kind = shape.statement.types.get(own) if variable.op == "name" else None
        if kind is None or kind.name != "real" or moved:
            return None
        return Recursion(
            ("after", own, spelled(step)), ends[1], lambda value, _: substitute(step, {own: value}, shape.names)
        )

    def exponent(self, node: Syntax) -> tuple[int, int] | None:
        """m and c of b**(m*T + c), where b does not change with T and the exponent is a natural number."""
        ends = linear(node.args[1], self.shape.by)
        if ends is None or ends[0] < 1 or self.shape.moves(node.args[0]) or self.first < 0:
            return None
        return ends if ends[0] * self.first + ends[1] >= 0 else None

    def _power(self, node: Syntax) -> Syntax | None:
        """(b**(T + l))**m * b**(c - m*l): all exponents are natural numbers, so that b may be 0."""
        if (ends := self.exponent(node)) is None:
            return None
        base, (m, c) = node.args[0], ends
        key = ("**", spelled(base))
        low = self.low.get(key, 0)
        rest = c - m * low
        if rest < 0 or self.first + low < 0:
            return None
        value = self._number(key, "W")
        value = value if m == 1 else join("**", value, number(m))
        return value if rest == 0 else join("*", value, join("**", base, number(rest)))

    def _is_log(self, node: Syntax) -> bool:
        """A logarithm of a term by plain arithmetic of T and of names that are no definitions."""
        if node.op != "call" or node.token.text != "log" or len(node.args) != 1 or not self.shape.moves(node):
            return False
        plain = all(inner.op in ("number", "name", "+", "-", "*", "/", "neg") for _, inner in walk(node.args[0]))
        used = names_in(node.args[0], self.shape.names)
        return plain and not used & {*self.shape.sized, *self.shape.names.definitions}

    def _log(self, node: Syntax) -> Syntax | None:
        """A number for log(X(T)) where that is said; at T + 1 with the logarithm of a quotient, which is positive."""
        (inside,) = node.args
        if any(spelled(inside) == spelled(before) for before in self.logs.values()):
            return self._number(("log", spelled(inside)), "L")
        if (before := self.logs.get(spelled(inside))) is None:
            return None
        return join("+", self._number(("log", spelled(before)), "L"), call("log", join("/", inside, before)))

    def _is_exp(self, node: Syntax) -> bool:
        """An exponential of a term whose change from T to T + 1 is told by its form."""
        called = node.op == "call" and node.token.text == "exp" and len(node.args) == 1 and self.shape.moves(node)
        return called and self._change(node.args[0]) is not None

    def _exp(self, node: Syntax, later: int) -> Syntax | None:
        (inside,) = node.args
        if any(spelled(inside) == spelled(before) for before in self.powers.values()):
            return self._number(("exp", spelled(inside)), "X")
        if (before := self.powers.get(spelled(inside))) is None or (change := self._change(before)) is None:
            return None
        return join("*", self._number(("exp", spelled(before)), "X"), call("exp", self(sized(change), later)))

    def _change(self, node: Syntax) -> Syntax | None:
        """X(T + 1) - X(T); None where the form of X does not tell it."""
        shape = self.shape
        if not shape.moves(node):
            return number(0)
        if node.op == "name":
            return number(1) if node.token.text == shape.by else None
        if node.op == "fold" and node.token.text == "sum" and self.recursion(node) is not None:
            ends = shape.span(node.args[1])
            if ends is None or shape.by in names_in(node.args[0], shape.names):
                return None
            return self._item(node.args[0], node.names[0], shifted(name(shape.by), ends[1] + 1))
        if node.op not in ("neg", "+", "-", "*", "/") or (node.op == "/" and shape.moves(node.args[1])):
            return None
        if node.op == "*" and all(map(shape.moves, node.args)):
            return None
        one, two = self._change(node.args[0]), self._change(node.args[-1])
        if one is None or two is None:
            return None
        match node.op:
            case "neg":
                return minus(one)
            case "+":
                return two if value_of(one) == 0 else one if value_of(two) == 0 else join("+", one, two)
            case "-":
                return minus(two) if value_of(one) == 0 else one if value_of(two) == 0 else join("-", one, two)
            case "*" if shape.moves(node.args[1]):
                return node.args[0] if value_of(two) == 1 else join("*", node.args[0], two)
        other = node.args[1]
        return other if node.op == "*" and value_of(one) == 1 else join(node.op, one, other)

    def _entry(self, node: Syntax, later: int) -> Syntax:
        own, place = node.args[0].token.text, linear(node.args[1], self.shape.by) if len(node.args) == 2 else None
        if place is None or place[0] not in (0, 1):
            raise Refused(f"an entry of {own} that is neither at {self.shape.by} + c nor at a number")
        m, c = place
        most = self.shape.sized[own] + later + (0 if m else self.first)
        if m * self.first + c < 1 or c > most:
            raise Refused(f"an entry of {own} that is not there for every {self.shape.by}")
        key = (own, m, c)
        if key not in self.entries:
            self.entries[key] = self.shape.fresh.new("E")
        return name(self.entries[key])


def _discount(body: Syntax, by: str, index: str, shape: Shape) -> tuple[Syntax, int, Syntax] | None:
    """b, d and f of a product b**(T + d - t)*f(t) in any order; f may be divided by."""
    if body.op == "**":
        found = linear_in(body.args[1], {by, index})
        if found is None or names_in(body.args[0], shape.names) & {by, index} or shape.moves(body.args[0]):
            return None
        exact = {key: value for key, value in found.items() if key and value} == {by: 1, index: -1}
        return (body.args[0], found.get("", 0), number(1)) if exact else None
    if body.op not in ("*", "/"):
        return None
    one, two = body.args
    if by not in names_in(two, shape.names) and (left := _discount(one, by, index, shape)) is not None:
        return left[0], left[1], join(body.op, left[2], two)
    if body.op == "*" and by not in names_in(one, shape.names):
        right = _discount(two, by, index, shape)
        return None if right is None else (right[0], right[1], join("*", one, right[2]))
    return None


# --- the statements that are made


class Induction:
    """An induction over ``by`` with so many cases at the start; ``more`` is said and shown beside."""

    def __init__(self, statement: Statement, by: Any, bases: Any, more: Any) -> None:
        if not isinstance(by, str) or type(bases) is not int or not 1 <= bases <= MAX_BASES:
            raise Refused(f"an induction is over a name, from 1 to {MAX_BASES} cases")
        if not isinstance(more, list) or len(more) > MAX_MORE or not all(isinstance(text, str) for text in more):
            raise Refused(f"an induction says at most {MAX_MORE} parts more, as texts")
        self.shape = shape = Shape(statement, by, more)
        self.bases, self.first = bases, shape.start + bases - 1
        self.abstraction = number_of = Abstraction(shape, self.first)
        closed = [part for part in shape.parts if shape.every(part) is None]
        for node in (*shape.said, *closed):
            number_of.note(node)
        number_of.note_exponentials()
        self.held = [number_of(node) for node in shape.said]
        self.before = [number_of(node) for node in closed]
        known = set(number_of.fresh.values())  # these have values at T, as have powers of what is total
        self.goals = [number_of(number_of._at_next(node), 1) for node in shape.said]
        self.met = [number_of(number_of._at_next(node), 1) for node in closed]
        for index, low, c, body in filter(None, map(shape.every, shape.parts)):
            if self.first + c + 1 >= low:
                item = substitute(body, {index: shifted(name(by), c + 1)}, shape.names)
                self.met.append(number_of(item, 1))
        for key, own in number_of.fresh.items():
            if own not in known and not (key[0] == "**" and is_total(term(key[1]), shape.numbers)):
                raise Refused(f"what is said at {by} does not speak of all that the next step needs: {' '.join(key)}")
        self.open = [new for old, new in zip(closed, self.before, strict=True) if not shape.is_upper(old)]

    def _used(self, nodes: Iterable[Syntax]) -> set[str]:
        return set().union(*(names_in(node, self.shape.names) for node in nodes))

    def cases(self) -> list[Statement]:
        return [part for k in range(self.bases) for part in self._case(self.shape.start + k)]

    def _case(self, value: int) -> list[Statement]:
        shape, table = self.shape, {self.shape.by: number(value)}

        def at(node: Syntax) -> Syntax:
            return self._unrolled(substitute(node, table, shape.names))

        kinds = {**shape.kinds, **{own: call("array", number(value + more)) for own, more in shape.sized.items()}}
        given = [*shape.plain, *map(at, shape.parts)]
        return [shape.made(kinds, [g for g in given if not _is_true(g)], [at(part)]) for part in shape.said]

    def _unrolled(self, node: Syntax) -> Syntax:
        """Empty folds as what they are, where all that they evaluate is total; a few steps of ``after`` written out."""
        node = replace(node, args=tuple(map(self._unrolled, node.args)))
        is_single = node.op == "fold" and len(node.names) == 1  # an inner loop is evaluated although the outer is empty
        if is_single and node.token.text in EMPTY and node.args[1].token.text == "span":
            low, high = (value_of(end) for end in node.args[1].args)
            is_empty = low is not None and high is not None and low > high
            if is_empty and self._is_total_outside(node.args[0], node.names):
                return EMPTY[node.token.text]
        if node.op == "call" and node.token.text == "after" and node.args[1].op == "name":
            count, (_, variable, step) = value_of(node.args[0]), node.args
            if count in range(MAX_SHIFT) and self._is_strict(step):
                value = variable
                for _ in range(int(count or 0)):
                    value = sized(substitute(step, {variable.token.text: value}, self.shape.names))
                return value
        return node

    def _is_total_outside(self, node: Syntax, indices: tuple[str, ...]) -> bool:
        """Is all of it total that does not depend on an index?  An empty fold evaluates no more than that."""
        if node.op == "name" and node.token.text not in self.shape.names.definitions:
            return True
        if not names_in(node, self.shape.names) & set(indices):
            return is_total(node, {*self.shape.numbers, *indices})
        inner = (*indices, *node.names) if node.op == "fold" else indices
        return all(arg.op == "absent" or self._is_total_outside(arg, inner) for arg in node.args)

    def _is_strict(self, node: Syntax) -> bool:
        """Is every part of it evaluated?"""
        plain = node.op in ("number", "name", "neg", "+", "-", "*", "/", "**")
        called = node.op == "call" and (node.token.text in STRICT or node.token.text in self.shape.names.definitions)
        return (plain or called) and all(map(self._is_strict, node.args))

    def domain(self) -> list[Statement]:
        return [self._later(self.met, self.open)] if self.open else []

    def step(self, part: int, plan: Any) -> Statement:
        """The step of one part of what is said, by its plan."""
        names, numbers = self.shape.names, set(self.abstraction.fresh.values())
        said, known = [self.goals[part]], list(self.held)
        if not isinstance(plan, dict) or set(plan) != {"put", "keep"}:
            raise Refused("a plan has the bounds to put in and the parts to keep")
        for pair in _listed(plan["put"]):
            if not isinstance(pair, list) or len(pair) != 2 or not isinstance(pair[0], str) or pair[0] not in numbers:
                raise Refused("a fresh number and a part of what is said at T are put in")
            by, at = pair
            if at == ANYTHING and type(at) is int:
                said = [sized(new) for node in said for new in put_anything(node, by, names)]
                continue
            bound = bound_of(_chosen(known, at), by, names)
            said = [sized(new) for node in said for new in put_bound(node, by, bound, names)]
            if bound.side == 0:
                known = [sized(substitute(node, {by: bound.at}, names)) for node in known]
        kept = [_chosen(known, at) for at in _listed(plan["keep"])]
        return self._later([*self.met, *kept], said)

    def _later(self, given: Sequence[Syntax], said: Sequence[Syntax]) -> Statement:
        """A statement about every T >= F and all real numbers in the place of what grows."""
        shape, by = self.shape, self.shape.by
        kinds = {**shape.kinds, by: name(shape.statement.types[by].name)}
        kinds |= dict.fromkeys(self.abstraction.names, name("real"))
        speaks = by in self._used((*shape.plain, *given, *said))
        start = [relation(name(by), ">=", number(self.first))] if speaks else []
        used = self._used((*given, *said))
        powers = [own for key, own in self.abstraction.fresh.items() if key[0] == "exp" and own in used]
        signs = [relation(name(own), ">", number(0)) for own in powers]
        return shape.made(kinds, [*start, *shape.plain, *signs, *given], said)


def _listed(given: Any) -> list[Any]:
    if not isinstance(given, list) or len(given) > MAX_PUT:
        raise Refused(f"a plan has lists of at most {MAX_PUT} parts")
    return given


def _chosen(known: Sequence[Syntax], at: Any) -> Syntax:
    if type(at) is not int or not 0 <= at < len(known):
        raise Refused("there is no such part of what is said")
    return known[at]


def _is_true(node: Syntax) -> bool:
    """A relation between two numbers that holds."""
    values = [value_of(arg) for arg in node.args] if node.op == "chain" and len(node.names) == 1 else [None]
    if None in values:
        return False
    gap = Fraction(values[0]) - Fraction(values[1])  # type: ignore[arg-type]
    return {"<": gap < 0, "<=": gap <= 0, ">": gap > 0, ">=": gap >= 0, "==": gap == 0, "!=": gap != 0}[node.names[0]]


def induced(statement: Statement, by: Any, bases: Any, more: Any, plan: Any) -> list[Statement]:
    """The cases, what the domain asks for, and the steps: together they show the statement.

    Args:
        statement: what is to be shown.
        by: the whole number T that the induction is over.
        bases: how many cases there are at the start.
        more: texts that are said and shown beside.
        plan: for each part of what is said ``{"put": [[fresh number, part], ...], "keep": [part, ...]}``.

    Raises:
        Refused: the statement is not one for this rule, or the plan does not fit it.
    """
    found = Induction(statement, by, bases, more)
    if not isinstance(plan, list) or len(plan) != len(found.goals):
        raise Refused(f"a plan for {len(found.goals)} parts is expected")
    return [*found.cases(), *found.domain(), *(found.step(part, own) for part, own in enumerate(plan))]
