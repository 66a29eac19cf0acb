"""A bound in the place of a number, where what is said is affine in the number and its slope has the right sign.

Let G(S) = A + B*S be the gap of what is said (it says G >= 0 or G > 0).  Where S >= u and B >= 0, or S <= u and
B <= 0, G(S) >= G(u), so that it is enough to say the same of u, beside the sign of B.  That G is affine is seen by its
form.  Every part of A and B stays in what is said of u: where that has a value, the original has one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from verify.statement.errors import Refused
from verify.statement.parser import Syntax
from verify.statement.reader import Names
from verify.statement.substitution import names_in, substitute
from verify.statement.trees import join, minus, number, relation, value_of

__all__ = ["Bound", "bound_of", "put_anything", "put_bound", "slope"]


@dataclass(frozen=True)
class Bound:
    """``side`` is 1 where the number is at least ``at``, -1 where it is at most ``at``, 0 where it is ``at``."""

    at: Syntax
    side: int
    strict: bool


def slope(node: Syntax, by: str, names: Names) -> Syntax | None:
    """B of a term A + B*S in S = ``by``; None where the form does not tell it."""
    if by not in names_in(node, names):
        return number(0)
    if node.op == "name":
        return number(1)
    if node.op not in ("neg", "+", "-", "*", "/"):
        return None
    if node.op in ("*", "/") and by in names_in(node.args[1], names):
        if node.op == "/" or by in names_in(node.args[0], names):
            return None
        node = replace(node, args=node.args[::-1])
    parts = [slope(arg, by, names) for arg in node.args]
    one, two = parts[0], parts[-1]
    if one is None or two is None:
        return None
    match node.op:
        case "neg":
            return minus(one)
        case "+" | "-":
            two = two if node.op == "+" else minus(two)
            return two if value_of(one) == 0 else one if value_of(two) == 0 else _short(join("+", one, two))
    other = node.args[1]
    return other if node.op == "*" and value_of(one) == 1 else _short(join(node.op, one, other))


def _short(node: Syntax) -> Syntax:
    value = value_of(node)
    return node if value is None else number(value)


def bound_of(known: Syntax, by: str, names: Names) -> Bound:
    """The bound of S that a relation is; Refused if it is none with a slope that is a number."""
    if known.op != "chain" or len(known.names) != 1 or known.names[0] == "!=":
        raise Refused("only one relation bounds a number")
    (one, two), sign = known.args, known.names[0]
    side, strict = {"<": -1, "<=": -1, ">": 1, ">=": 1, "==": 0}[sign], sign in ("<", ">")
    if one.op == "name" and one.token.text == by and by not in names_in(two, names):
        return Bound(two, side, strict)
    if two.op == "name" and two.token.text == by and by not in names_in(one, names):
        return Bound(one, -side, strict)
    gap = join("-", one, two)
    rise = slope(gap, by, names)
    value = None if rise is None else value_of(rise)
    if not value:
        raise Refused(f"a relation that is no bound of {by}")
    rest = substitute(gap, {by: number(0)}, names)
    return Bound(join("/", rest, number(-value)), side if value > 0 else -side, strict)


def put_bound(said: Syntax, by: str, bound: Bound, names: Names) -> list[Syntax]:
    """What is enough for ``said`` where S = ``by`` has this bound."""
    at = substitute(said, {by: bound.at}, names)
    if bound.side == 0 or by not in names_in(said, names):
        return [at]
    if said.op != "chain" or len(said.names) != 1 or said.names[0] in ("==", "!="):
        raise Refused(f"what is said does not change in one way with {by}")
    one, two = said.args
    rise = slope(join("-", two, one) if said.names[0] in ("<", "<=") else join("-", one, two), by, names)
    if rise is None:
        raise Refused(f"what is said is not affine in {by}")
    value = value_of(rise)
    if value is None:
        return [at, relation(rise, ">=" if bound.side > 0 else "<=", number(0))]
    if value * bound.side < 0:
        raise Refused(f"what is said changes in the wrong way with {by}")
    return [replace(at, names=(at.names[0][0] + "=",)) if bound.strict and value else at]


def put_anything(said: Syntax, by: str, names: Names) -> list[Syntax]:
    """What is enough for ``said`` whatever S = ``by`` is: it holds at 0, and the slope is 0."""
    if by not in names_in(said, names):
        return [said]
    rise = slope(join("-", *said.args), by, names) if said.op == "chain" and len(said.names) == 1 else None
    if rise is None or value_of(rise) not in (None, 0):
        raise Refused(f"what is said changes with {by}")
    at = substitute(said, {by: number(0)}, names)
    return [at] if value_of(rise) == 0 else [at, relation(rise, "==", number(0))]
