r"""What one output must cost when an input carries both labels: the least squared hinge risk, derived.

One label has probability 1 - w, the opposed one w.  An output c (times the first label) costs
(1-w)(1-c)_+² + w(1+c)_+².  Between -1 and 1 this is a quadratic with its square completed; beyond, one term is zero and
the other exceeds the least value by a polynomial without negative coefficients.
"""

from __future__ import annotations

import sympy as sp

__all__ = ["least_output", "least_risk"]

_W, _C = sp.symbols("w c")


def _inner() -> sp.Expr:
    return (1 - _W) * (1 - _C) ** 2 + _W * (1 + _C) ** 2


def _best() -> sp.Expr:
    (best,) = sp.solve(sp.diff(_inner(), _C), _C)
    return sp.expand(best)


def _not_negative(expr: sp.Expr) -> bool:
    """With w = 1/(1+s), s > 0: a polynomial in s and t over a power of 1 + s, without negative coefficients."""
    s, t = sp.symbols("s t")
    top, bottom = sp.fraction(sp.cancel(sp.together(expr.subs(_W, 1 / (1 + s)))))
    return all(min(sp.Poly(part, s, t).coeffs()) >= 0 for part in (top, bottom))


def least_output() -> str:
    """The output that costs least, as a formula in w."""
    return str(_best())


def least_risk() -> str:
    """The least risk over all real outputs, as a formula in w for 0 < w < 1; ArithmeticError if a case fails."""
    t, value = sp.Symbol("t"), sp.expand(_inner().subs(_C, _best()))
    cases = {
        "between -1 and 1": sp.expand(_inner() - value - (_C - _best()) ** 2) == 0,
        "the best output lies there": _not_negative(1 - _best()) and _not_negative(1 + _best()),
        "above 1": _not_negative(_W * (2 + t) ** 2 - value),
        "below -1": _not_negative((1 - _W) * (2 + t) ** 2 - value),
    }
    if failed := [name for name, confirmed in cases.items() if not confirmed]:
        raise ArithmeticError(f"not confirmed: {', '.join(failed)}")
    return str(value)
