"""``eventually``: limits and orders of growth, by a rate of which it is known that it grows or fades.

(1) for_all c > 0 / exists N : real / for_all n >= N / says R(c, n)       (what is small; or for_all M, what is large)
(2) for_all C > 0, N : real / exists n >= N / says S(C, n)                (the denial of an order of growth)

It is enough that for all n from a start on R or S holds with K·rate(n) in the place of the scale c: in (1) the rate
fades and R stays true for a larger c (or it grows, and R stays true for a smaller M); in (2) it grows, and S stays true
for a smaller C.  ``n <= -N`` is the same downwards, ``a - d < x < a + d`` with d > 0 near a point.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from verify.statement.errors import Refused
from verify.statement.parser import Syntax, spelled
from verify.statement.quantified import is_term
from verify.statement.reach import require_reach, way_of
from verify.statement.reader import Names
from verify.statement.statement import Statement
from verify.statement.statement_lines import Row, made, put_in, rows_of, term
from verify.statement.substitution import names_in, substitute

if TYPE_CHECKING:
    from verify.statement.joint_limit import Paths

__all__ = [
    "RATES",
    "Shape",
    "are_real",
    "is_apart",
    "is_free",
    "is_positive",
    "monotone",
    "reduced",
    "scaled",
    "shape_of",
]

RATES = {  # rate of the distance h (far out, or of a point): 1 where it grows, -1 where it fades, 0 neither
    "h": (1, -1),
    "h**2": (1, -1),
    "sqrt(h)": (1, -1),
    "log(h)": (1, 0),
    "log(log(h))": (1, 0),
    "-log(h)": (0, 1),
    "1/h": (-1, 1),
    "1/h**2": (-1, 1),
    "1/sqrt(h)": (-1, 1),
    "1/log(h)": (-1, 0),
    "1/log(log(h))": (-1, 0),
}


@dataclass(frozen=True)
class Shape:
    """``rate``: 1 if it has to grow, -1 if it has to fade, 0 if there is no scale."""

    before: tuple[Row, ...]
    scale: str | None
    bound: str  # N, or the distance d
    last: Row  # what binds n
    said: Syntax
    rate: int
    near: bool
    distance: str  # of n, as text

    @property
    def name(self) -> str:
        return self.last.names[0]


def shape_of(statement: Statement) -> Shape:
    """Refused if the statement is of neither form."""
    *rows, says = rows_of(statement)
    if len(rows) < 2 or len(rows[-1].names) != 1 or len(says.conditions) != 1:
        raise Refused("not a statement about what is eventually so")
    last, said = rows[-1], says.conditions[0]
    if (last.word, rows[-2].word) == ("for_all", "exists") and len(rows) > 2 and rows[-3].word == "for_all":
        return _first(tuple(rows[:-3]), rows[-3], rows[-2], last, said, statement)
    if (last.word, rows[-2].word) == ("exists", "for_all"):
        return _second(tuple(rows[:-2]), rows[-2], last, said, statement)
    raise Refused("not a statement about what is eventually so")


def _first(before: tuple[Row, ...], first: Row, middle: Row, last: Row, said: Syntax, statement: Statement) -> Shape:
    if len(first.names) != 1 or len(middle.names) != 1:
        raise Refused("one scale and one bound are expected")
    scale, bound = first.names[0], middle.names[0]
    near, distance = _approach(last, bound, middle, statement)
    are_real(statement, bound, scale)
    is_apart(bound, last, said, statement)
    conditions = [spelled(node) for node in first.conditions]
    if conditions == [f"{scale} > 0"] and monotone(said, scale, 1, statement):
        rate = -1
    elif conditions == [] and monotone(said, scale, -1, statement):
        rate = 1
    else:
        raise Refused("what is said does not change in one way with its scale")
    if any(scale in names_in(node, statement.prelude) for node in (*last.conditions, *last.kinds.values())):
        raise Refused("the domain depends on the scale")
    require_reach(last, {last.names[0]: distance}, near, bound, statement)
    return Shape(before, scale, bound, replace(last, word="for_all"), said, rate, near, distance)


def _second(before: tuple[Row, ...], first: Row, last: Row, said: Syntax, statement: Statement) -> Shape:
    if not 1 <= len(first.names) <= 2:
        raise Refused("a bound, and perhaps a scale, are expected")
    used = set().union(*(names_in(node, statement.prelude) for node in (*last.conditions, *last.kinds.values())))
    bound = next((name for name in first.names if name in used), "")
    scale = next((name for name in first.names if name != bound), None)
    if not bound or scale in used or (scale is not None and not monotone(said, scale, -1, statement)):
        raise Refused("what is said does not change in one way with its scale")
    about = tuple(node for node in first.conditions if bound in names_in(node, statement.prelude))
    own = replace(first, conditions=about)
    near, distance = _approach(last, bound, own, statement)
    if scale is not None and any(scale in names_in(node, statement.prelude) for node in own.conditions):
        raise Refused("the bound depends on the scale")
    are_real(statement, bound, scale)
    is_apart(bound, last, said, statement)
    require_reach(last, {last.names[0]: distance}, near, bound, statement)
    return Shape(before, scale, bound, replace(last, word="for_all"), said, int(scale is not None), near, distance)


def is_apart(bound: str, last: Row, said: Syntax, statement: Statement) -> None:
    """The bound says where n starts and nothing else: it is moved outwards, and what is said has to stay what it is."""
    if any(bound in names_in(node, statement.prelude) for node in (said, *last.kinds.values())):
        raise Refused("what is said speaks of the bound")


def are_real(statement: Statement, *names: str | None) -> None:
    if any(name is not None and statement.types[name].name != "real" for name in names):
        raise Refused("the scale and the bound are real numbers")


def _approach(last: Row, bound: str, row: Row, statement: Statement) -> tuple[bool, str]:
    """How n goes to its limit, and its distance: far up, far down, or near a point."""
    name, about = last.names[0], [node for node in last.conditions if bound in names_in(node, statement.prelude)]
    found = way_of(about[0], name, bound, statement) if len(about) == 1 else None
    if found is None or not is_free(bound, row, found[0]):
        raise Refused(f"{name} goes nowhere that is known")
    return found


def is_free(bound: str, row: Row, near: bool) -> bool:
    """Is nothing asked of the bound, but that it is positive where it is a distance?"""
    conditions = [spelled(node) for node in row.conditions]  # all of them: what exists has to meet each
    return conditions == ([f"{bound} > 0"] if near else [])


def plain_number(node: Syntax) -> Fraction | None:
    if node.op == "neg":
        inner = plain_number(node.args[0])
        return None if inner is None else -inner
    if node.op == "/":
        one, two = map(plain_number, node.args)
        return one / two if one is not None and two else None
    return Fraction(node.token.text) if node.op == "number" else None


def monotone(node: Syntax, scale: str, way: int, statement: Statement) -> bool:
    """Does it stay true if the scale grows (way 1), or shrinks (way -1)?"""
    if scale not in names_in(node, statement.prelude):
        return True
    if node.op in ("and", "or"):
        return all(monotone(arg, scale, way, statement) for arg in node.args)
    if node.op == "not":
        return monotone(node.args[0], scale, -way, statement)
    if node.op != "chain" or len(node.names) != 1 or node.names[0] not in ("<", "<=", ">", ">="):
        return False
    one, two = node.args
    if scale in names_in(one, statement.prelude) or not _increases(two, scale, statement):
        return False
    return (node.names[0][0] == "<") == (way == 1)


def _increases(node: Syntax, scale: str, statement: Statement) -> bool:
    """The scale itself, or times an absolute value that does not speak of it."""
    if node.op == "name":
        return node.token.text == scale
    if node.op != "*" or node.args[0].op != "name" or node.args[0].token.text != scale:
        return False
    size = node.args[1]
    return size.op == "call" and size.token.text == "abs" and scale not in names_in(size, statement.prelude)


def reduced(statement: Statement, start: str, factor: str, rate: str) -> Statement:
    """What has to hold from ``start`` on, with factor·rate in the place of the scale."""
    shape = shape_of(statement)
    known = {name for row in shape.before for name in row.names}
    if not is_term(term(start), known, statement) or (shape.near and not is_positive(start)):
        raise Refused("a start is a term of what is bound before; near a point a positive number")
    table: dict[str, Syntax] = {shape.bound: term(start)}
    if shape.scale is not None:
        table[shape.scale] = scaled(statement, shape, factor, rate, [shape.distance], known)
    last = put_in(shape.last, {shape.bound: table[shape.bound]}, statement)
    return made(statement, [*shape.before, last], [spelled(substitute(shape.said, table, statement.prelude))])


def scaled(
    statement: Statement, shape: Shape | Paths, factor: Any, rate: Any, distances: Sequence[str], known: set[str]
) -> Syntax:
    """What stands in the place of the scale: factor·rate of the distances, of all where it fades, of the least else."""
    if not isinstance(rate, str) or rate not in RATES or RATES[rate][int(shape.near)] != shape.rate:
        raise Refused("a rate is one that is known to grow or to fade there")
    if not is_term(term(factor), known, statement) or (shape.rate > 0 and not is_positive(factor)):
        raise Refused("a factor is a term of what is bound before; a positive number where the rate grows")
    rates = [spelled(substitute(term(rate), {"h": term(far)}, Names())) for far in distances]
    joined = " + ".join(f"({one})" for one in rates) if shape.rate < 0 or not rates[1:] else f"min({', '.join(rates)})"
    return term(f"({factor})*({joined})")


def is_positive(text: str) -> bool:
    value = plain_number(term(text))
    return value is not None and value > 0
