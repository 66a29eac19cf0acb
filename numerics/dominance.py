"""Is one closed form at least another for all admissible parameters?  A sufficient test by coefficients.

The parameters are written as squares and sums of non-negative unknowns, k = (1+w)², n = k + v, τ = 1/(1+t), b = s²:
that covers every k ≥ 1, n ≥ k, 0 < τ ≤ 1, b > 0.  If the difference becomes a quotient of polynomials in w, v, t, s
with no negative coefficient, it is non-negative everywhere.  Failing to show it says nothing.
"""

from __future__ import annotations

import sympy as sp

from numerics.expression import Expression, Node

__all__ = ["SYMBOLS", "never_smaller"]

SYMBOLS = {
    "n": sp.Symbol("n", positive=True),
    "k": sp.Symbol("k", positive=True),
    "tau": sp.Symbol("tau", positive=True),
    "b": sp.Symbol("b", nonnegative=True),
}
_W, _V, _T, _S = sp.symbols("w v t s", nonnegative=True)
_COVER = {"k": (1 + _W) ** 2, "n": (1 + _W) ** 2 + _V, "tau": 1 / (1 + _T), "b": _S**2}


def never_smaller(larger: Expression, smaller: Expression) -> bool:
    """True only if both are defined and ``larger >= smaller`` is shown for every n ≥ k ≥ 1, 0 < τ ≤ 1, b > 0."""
    try:
        if not (_defined(larger.tree, larger) and _defined(smaller.tree, smaller)):
            return False
        top, bottom = sp.fraction(sp.together(_covered(larger) - _covered(smaller)))
        return _no_negative(top) and _no_negative(bottom)
    except (sp.PolynomialError, TypeError, ValueError, AttributeError):
        return False


def _covered(expression: Expression) -> sp.Expr:
    covered = expression.sympy(SYMBOLS).subs(
        {SYMBOLS[name]: value for name, value in _COVER.items()}, simultaneous=True)
    return sp.powdenest(sp.expand_power_base(covered), force=False)


def _defined(node: Node, whole: Expression) -> bool:
    """Every divisor is positive and every root is taken of what is not negative, before anything cancels."""
    if node[0] in ("number", "symbol"):
        return True
    if node[0] not in ("+", "-", "*", "/", "neg", "**", "sqrt"):
        return False
    if not all(_defined(child, whole) for child in node[1:]):
        return False

    def value(child: Node) -> sp.Expr:
        return _covered(Expression(whole.text, whole.symbols, child))

    if node[0] == "/":
        return _positive(value(node[2]))
    if node[0] == "sqrt":
        return _no_negative(value(node[1]))
    if node[0] == "**":
        power = value(node[2])
        return bool(power.is_number) and (bool(power.is_integer and power >= 0) or _positive(value(node[1])))
    return True


def _positive(expr: sp.Expr) -> bool:
    """A quotient without negative coefficients, of which one term stays whatever w, v and t are (b is positive)."""
    top, bottom = sp.fraction(sp.together(expr))
    if not (_no_negative(top) and _no_negative(bottom)):
        return False
    return any(not any(powers[:3]) for powers in sp.Poly(sp.expand(top), _W, _V, _T, _S).monoms()) and top != 0


def _no_negative(expr: sp.Expr) -> bool:
    """A polynomial in the unknowns, or a quotient of two, without negative coefficients."""
    if expr.atoms(sp.floor, sp.ceiling, sp.Min, sp.Max, sp.log, sp.exp):
        return False
    top, bottom = sp.fraction(sp.together(expr))
    if bottom != 1 and not _no_negative(bottom):
        return False
    polynomial = sp.Poly(sp.expand(top), _W, _V, _T, _S)
    return polynomial.is_zero or all(c.is_number and c.is_real and c >= 0 for c in polynomial.coeffs())
