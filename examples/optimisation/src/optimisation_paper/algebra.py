"""What several claims share: signs of closed forms for 0 < mu <= L, and quadratics as exact witnesses.

A proof here is an argument in words whose algebra SymPy checks.  Vectors enter through their inner products only, so
an identity in those symbols is one in every dimension.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from verify.statement.formula import Formula, FormulaError
from verify.statement.relations import formula

if TYPE_CHECKING:
    import sympy as sp

__all__ = ["certainly_at_least", "decimal", "is_zero", "points", "quadratic", "symbols", "value", "written"]


def symbols(*names: str) -> tuple[sp.Symbol, ...]:
    """Positive unknowns, among them L and mu."""
    import sympy as sp

    return tuple(sp.Symbol(name, positive=True) for name in names)


def is_zero(form: sp.Expr) -> bool:
    """The closed form vanishes identically."""
    import sympy as sp

    return bool(sp.simplify(sp.together(sp.expand(form))) == 0)


def certainly_at_least(quantity: Formula, bound: sp.Expr) -> bool:
    """quantity >= bound, whenever 0 < mu <= L.

    True comes from a derivation only"""
    from verify.engines.relation import decide

    return decide(quantity, ">=", str(bound), "0 < mu <= L").answer == "yes"


def points() -> Iterator[dict[str, Fraction]]:
    """Values of mu and L at which a quadratic is tried: equal, near and far."""
    for mu, large in ((1, 1), (1, 2), (1, 4), (9, 10), (99, 100), (1, 10), (1, 100), (1, 10**6), (3, 7)):
        for scale in (Fraction(1), Fraction(1, 50), Fraction(40)):
            yield {"mu": scale * mu, "L": scale * large}


def value(quantity: Formula, at: dict[str, Fraction]) -> Fraction | None:
    """The quantity at a point, where it is an exact rational."""
    try:
        return quantity.exact({name: at[name] for name in quantity.symbols})
    except (FormulaError, ArithmeticError):
        return None


def written(quantity: Formula, found: Fraction) -> Formula | str:
    """As a certificate carries it: the formula, or its value where the checker has no such operation."""
    try:
        formula(quantity)
    except FormulaError:
        return str(found)
    return quantity


def decimal(number: Fraction) -> str:
    """A rational in the decimals of a table of constants."""
    return f"{float(number):.12g}"


def quadratic(step: str) -> dict[str, Any]:
    """One step on f = (mu a^2 + L b^2)/2, which is L-smooth, mu-strongly convex and mu-PL with no better constants."""
    return {
        "old": "(mu*a**2 + L*b**2)/2",
        "a1": f"a - ({step})*mu*a",
        "b1": f"b - ({step})*L*b",
        "new": "(mu*a1**2 + L*b1**2)/2",
    }
