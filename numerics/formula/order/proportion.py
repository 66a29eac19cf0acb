"""Is one formula a fixed number times another on a whole domain?"""

from __future__ import annotations

from fractions import Fraction

from flint import fmpq

from numerics.formula.grammar import Expression, Node, parse
from numerics.formula.order.answer import Decision
from numerics.formula.order.comparison import decide_trees
from numerics.formula.order.domain import Domain
from numerics.formula.order.evaluate import Undefined, Unsure, compiled
from numerics.formula.order.points import Point, base_points

__all__ = ["proportional", "share_of"]


def proportional(formula: Expression | str, other: Expression | str, domain: Domain | str) -> Fraction | None:
    """The rational c with ``formula == c * other`` on the whole domain, both defined there; None if not shown."""
    home = Domain.parse(domain) if isinstance(domain, str) else domain
    one, two = (home.tree(parse(side, home.names) if isinstance(side, str) else side) for side in (formula, other))
    number = _ratio(one, two, home)
    if number is None:
        return None
    multiple: Node = ("*", ("number", number), two)
    found: Decision = decide_trees(one, "==", multiple, home)
    return number if found.answer == "yes" else None


def share_of(formula: Expression | str, other: Expression | str, domain: Domain | str) -> Fraction | None:
    """As ``proportional``, for a number from 0 to 1."""
    number = proportional(formula, other, domain)
    return number if number is not None and 0 <= number <= 1 else None


def _ratio(one: Node, two: Node, domain: Domain) -> Fraction | None:
    """The ratio at a point where it is an exact rational."""
    left, right = compiled(one), compiled(two)
    for at in base_points(domain):
        if (value := _ratio_at(left(at), right(at)) if _defined(left, right, at) else None) is not None:
            return value
    return None


def _defined(left: object, right: object, at: Point) -> bool:
    try:
        left(at), right(at)  # type: ignore[operator]
    except (Undefined, Unsure):
        return False
    return True


def _ratio_at(one: object, two: object) -> Fraction | None:
    if not isinstance(one, fmpq) or not isinstance(two, fmpq) or two == 0:
        return None
    ratio = one / two
    return Fraction(int(ratio.p), int(ratio.q))
