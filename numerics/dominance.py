"""Is one closed form at least another for all admissible parameters?  A sufficient test by coefficients.

The parameters are written as squares and sums of non-negative unknowns, k = (1+w)², n = k + v, τ = 1/(1+t),
b = s²: that
covers every k ≥ 1, n ≥ k, 0 < τ ≤ 1, b ≥ 0.  If the difference becomes a quotient of polynomials in w, v, t,
s with no
negative coefficient, it is non-negative everywhere.  Failing to show it says nothing.
"""

from __future__ import annotations

import sympy as sp

from numerics.expression import Expression

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
    """True only if ``larger >= smaller`` is shown for every admissible n, k, τ, b."""
    try:
        difference = larger.sympy(SYMBOLS) - smaller.sympy(SYMBOLS)
        covered = difference.subs({SYMBOLS[name]: value for name, value in _COVER.items()}, simultaneous=True)
        top, bottom = sp.fraction(sp.together(sp.powdenest(sp.expand_power_base(covered), force=False)))
        return _no_negative(top) and _no_negative(bottom)
    except (sp.PolynomialError, TypeError, ValueError, AttributeError):
        return False


def _no_negative(expr: sp.Expr) -> bool:
    if expr.atoms(sp.floor, sp.ceiling, sp.Min, sp.Max, sp.log, sp.exp):
        return False
    polynomial = sp.Poly(sp.expand(expr), _W, _V, _T, _S)
    if polynomial.is_zero:
        return True
    return all(c.is_number and c.is_real and c >= 0 for c in polynomial.coeffs())
