"""Does a domain come as near to a limit as one likes?  If not, nothing is said of the limit, and any limit would hold.

``n >= N`` and ``n <= -N`` go far out, ``a - d < x < a + d`` goes to a point.  A domain reaches a limit if every
condition on what goes there is a lower bound of what goes up (an upper bound of what goes down), does not exclude one
side of the point, or holds around it.  Other conditions are about what is chosen before; that they are met is shown by
the statement that is left, of which something has to be said.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from flint import arb, fmpq

from verify.statement.errors import Refused, TooMuch, Undecided, Undefined
from verify.statement.evaluate import Machine
from verify.statement.parser import Syntax, spelled
from verify.statement.reader import Reader
from verify.statement.statement import Statement
from verify.statement.statement_lines import Row, rows_of, term
from verify.statement.substitution import names_in
from verify.statement.terms import free, type_terms
from verify.statement.trees import relations, value_of

__all__ = ["UNREACHED", "is_reached", "require_reach", "require_reach_after", "way_of"]

UNREACHED = "the domain does not reach the limit, or not in a way that is understood"
SIDES = {">": 1, ">=": 1, "<": -1, "<=": -1, "!=": 0}
TURNED = {">": "<", ">=": "<=", "<": ">", "<=": ">=", "!=": "!=", "==": "=="}
AROUND = Fraction(1, 2**40)
FUEL = 100_000
FAILED = (Refused, TooMuch, Undecided, Undefined)


def way_of(node: Syntax, name: str, bound: str, statement: Statement) -> tuple[bool, str] | None:
    """Is it near a point, and at which distance, if the condition says that a name is beyond (or within) the bound."""
    if spelled(node) == f"{name} >= {bound}":
        return False, name
    if spelled(node) == f"{name} <= -{bound}":
        return False, f"(-{name})"
    if node.op == "chain" and node.names == ("<", "<") and node.args[0].op == "-":
        at = node.args[0].args[0]
        wanted = f"{spelled(at, 5)} - {bound} < {name} < {spelled(at, 5)} + {bound}"
        if spelled(node) == wanted and not names_in(at, statement.prelude) & {name, bound}:
            return True, f"abs({name} - {spelled(at, 6)})"
    return None


def require_reach(last: Row, ways: Mapping[str, str], near: bool, bound: str, statement: Statement) -> None:
    """Show that the domain of a line has points as far out, or as near, as one likes.

    Args:
        last: the line that binds what goes to a limit, and what is free beside it.
        ways: the distance of each name that goes to a limit, as :func:`way_of` tells it.
        near: whether they go to points.
        bound: the name of the bound, whose conditions are left out.

    Raises:
        Refused: that is not shown.
    """
    _Reach(last, ways, near, bound, statement).require()


def require_reach_after(rows: Sequence[Row], names: Sequence[str], statement: Statement) -> None:
    """The same of each later line that goes to a limit, if one of these names is its bound.

    Without it, a limit or an order of growth would be shown by a bound below the end of the domain.
    """
    for at, row in enumerate(rows):
        given = itertools.takewhile(lambda one: one.word == "given", rows[at + 1 :])
        own = replace(row, conditions=(*row.conditions, *(node for one in given for node in one.conditions)))
        for bound in names if row.word == "for_all" else ():
            if ways := _ways(own, bound, statement):
                require_reach(own, ways, any(way.startswith("abs(") for way in ways.values()), bound, statement)


def is_reached(statement: Statement) -> bool:
    """Is it shown of every line that goes to a limit?"""
    rows = rows_of(statement)
    try:
        for at, row in enumerate(rows):
            if row.word == "exists":
                require_reach_after(rows[at + 1 : -1], row.names, statement)
    except Refused:
        return False
    return True


def _ways(row: Row, bound: str, statement: Statement) -> dict[str, str]:
    """The distances of what goes to a limit, if all that the line asks of the bound is where that starts."""
    found: dict[str, str] = {}
    for node in row.conditions:
        if bound in names_in(node, statement.prelude):
            own = {name: way[1] for name in row.names if (way := way_of(node, name, bound, statement)) is not None}
            if not own:
                return {}
            found |= own
    return found


class _Reach:
    def __init__(self, last: Row, ways: Mapping[str, str], near: bool, bound: str, statement: Statement) -> None:
        self.last, self.ways, self.near, self.statement = last, ways, near, statement
        self.conditions = [
            part for node in last.conditions if bound not in self.spoken(node) for part in relations(node)
        ]
        self.at = {name: term(way).args[0].args[1] for name, way in ways.items()} if near else {}
        self.sides: dict[str, int] = {}
        self.after: dict[str, set[str]] = {}  # what is chosen before a name

    def spoken(self, node: Syntax) -> set[str]:
        return names_in(node, self.statement.prelude)

    def require(self) -> None:
        for name in self.last.names:
            if not (self._is_endless(name) if name in self.ways else self._has_values(name)):
                raise Refused(UNREACHED)
        for part in self.conditions:
            own = self.spoken(part) & set(self.ways)
            if own and not (self._is_not_the_point(part) or self._holds_around(part) or self._is_met(part, own)):
                raise Refused(UNREACHED)

    def _is_endless(self, name: str) -> bool:
        kind = self.statement.types[name].name
        if self.near:
            return kind == "real"
        return kind in ("real", "int") or (kind == "nat" and not self._is_down(name))

    def _is_down(self, name: str) -> bool:
        return self.ways[name].startswith("(-")

    def _has_values(self, name: str) -> bool:
        """Has the type of a free name values, however far out or near the others are?"""
        definitions = self.statement.prelude.definitions
        type_ = self.statement.types[name]
        own = set().union(*(free(end, definitions) for end in type_terms(type_))) & set(self.ways)
        if not own or type_.name == "array":
            return True
        kind = self.last.kinds.get(name)
        if kind is None or self.near or type_.name != "span" or kind.op != "call":  # another name for a type
            return False
        low, high = kind.args
        if any(name in self.spoken(part) for part in self.conditions) or self.spoken(low) & set(self.last.names):
            return False
        return high.op == "name" and high.token.text in self.ways and not self._is_down(high.token.text)

    def _is_met(self, part: Syntax, own: set[str]) -> bool:
        """May one of the names be chosen so after all others?"""
        for name, relation, other in _turned(part):
            if name not in own or name in self.spoken(other) or relation not in SIDES:
                continue
            before = self.spoken(other) & set(self.last.names)
            if self._is_free(name, relation, other) and self._comes_after(name, before):
                return True
        return False

    def _is_free(self, name: str, relation: str, other: Syntax) -> bool:
        side = SIDES[relation]
        if not self.near:
            return side in (0, -1 if self._is_down(name) else 1)
        if side == 0:
            return True
        if spelled(other) != spelled(self.at[name]):
            to = _sign(self.at[name], other)
            if to in (1, -1):
                return to == side
            if to is None:
                return False
        return self.sides.setdefault(name, side) == side

    def _comes_after(self, name: str, before: set[str]) -> bool:
        waiting, seen = list(before), set[str]()
        while waiting:
            one = waiting.pop()
            if one == name:
                return False
            if one not in seen:
                seen.add(one)
                waiting += self.after.get(one, ())
        self.after.setdefault(name, set()).update(before)
        return True

    def _is_not_the_point(self, part: Syntax) -> bool:
        """(x - a)**2 + (y - b)**2 > 0: not all are at their points."""
        if not self.near or part.op != "chain" or part.names != (">",) or value_of(part.args[1]) != 0:
            return False
        squares = {spelled(term(f"({name} - {spelled(at, 6)})**2")) for name, at in self.at.items()}
        return {spelled(node) for node in _summands(part.args[0])} <= squares

    def _holds_around(self, part: Syntax) -> bool:
        """Does a condition on these names alone hold at all points near theirs?"""
        if not self.near:
            return False
        at = {name: value_of(node) for name, node in self.at.items()}
        own = self.spoken(part) & set(self.last.names)
        balls = {
            name: arb(fmpq(value.numerator, value.denominator), fmpq(AROUND.numerator, AROUND.denominator))
            for name in own
            if (value := at.get(name)) is not None
        }
        if set(balls) != own:
            return False
        try:
            asked = Reader(self.statement.prelude, self.statement.types).condition(part)
            return Machine(self.statement.prelude.definitions, fuel=FUEL).holds(asked, balls) is True
        except (*FAILED, KeyError):  # it speaks of what is bound before
            return False


def _turned(part: Syntax) -> Iterator[tuple[str, str, Syntax]]:
    """``name relation term``, each way round."""
    if part.op == "chain" and len(part.names) == 1 and part.names[0] in TURNED:
        one, two = part.args
        for name, relation, other in ((one, part.names[0], two), (two, TURNED[part.names[0]], one)):
            if name.op == "name":
                yield name.token.text, relation, other


def _summands(node: Syntax) -> Iterator[Syntax]:
    if node.op == "+":
        for arg in node.args:
            yield from _summands(arg)
    else:
        yield node


def _sign(one: Syntax, two: Syntax) -> int | None:
    """The sign of the difference of two constants; None if it is not told."""
    from verify.statement.boxes import exact
    from verify.statement.boxes.intervals import Untold
    from verify.statement.boxes.shown import exact_value

    try:
        return exact.sign(exact_value(spelled(one)) - exact_value(spelled(two)))
    except (*FAILED, Untold):
        return None
