r"""Largest values and turning points, found and confirmed by exact algebra; ``facts.bounds`` rests on them.

With t > 0 and z = √b (t² - 1)/(2t) the activation is rational: σ = √b t/2, σ' = t²/(1+t²), and z grows with t.

The third cumulant K = E[(x - P)(u - ū)(u - ū)ᵀ] of a bit and a unit vector.  Let s = ⟨e, u⟩ ∈ [-1, 1], A the positions
with x = 1, a and c the means of s on A and off it, d = a - c, m = c + Pd the mean of s.  From E_A[s²] ≤ 1 and
E[(s - m)²] = (c - m)² + Var off A, eᵀKe ≤ P(1-P)G with G = 1 - c² - 2cd - 2Pd².  Complementing x changes the sign of
K, so this bounds |eᵀKe|, and (c, d) → (-c, -d) keeps G, so c ≥ 0.  Four cases, each an identity of polynomials whose
terms are products of factors that are not negative there (:func:`cumulant_top`).
"""

from __future__ import annotations

from functools import cache

import sympy as sp

__all__ = [
    "Unproved",
    "activation_tops",
    "bit_variance_top",
    "cumulant_top",
    "peak",
    "position_square",
    "summation_by_parts",
    "third_derivative_top",
]

_T, _U = sp.symbols("t u", positive=True)
_R = sp.Symbol("r", positive=True)  # the root of b
_Z = sp.Symbol("z", real=True)


class Unproved(ArithmeticError):
    """A fact that a bound rests on was not confirmed."""


def _need(what: str, answer: bool) -> None:
    if answer is not True:
        raise Unproved(what)


def _numerator(expr: sp.Expr) -> sp.Expr:
    """The numerator over a denominator without a negative coefficient."""
    top, bottom = sp.fraction(sp.cancel(sp.together(expr)))
    if not _no_negative(bottom):
        top, bottom = -top, -bottom
    _need("a positive denominator", _no_negative(bottom) and bottom != 0)
    return sp.expand(top)


def _no_negative(expr: sp.Expr) -> bool:
    """A polynomial with rational coefficients none of which is negative, in symbols that stand for positive numbers."""
    expr = sp.expand(expr)
    if not expr.free_symbols:
        return bool(expr.is_Rational and expr >= 0)
    return all(bool(c.is_Rational and c >= 0) for c in sp.Poly(expr, *sorted(expr.free_symbols, key=str)).coeffs())


def _zero(expr: sp.Expr) -> bool:
    """Zero as a rational function."""
    return bool(sp.expand(sp.fraction(sp.together(expr))[0]) == 0)


def peak(expr: sp.Expr, x: sp.Symbol) -> sp.Expr:
    """The largest value on x > 0 of a rational function that rises up to a rational point and falls from there on."""
    slope = _numerator(sp.diff(expr, x))
    roots = [root for root in sp.Poly(slope, x).ground_roots() if root > 0]
    _need("one turning point", len(roots) == 1)
    rest, left = sp.div(sp.Poly(-slope, x), sp.Poly(x - roots[0], x))
    _need("it rises before and falls after", bool(left.is_zero) and _no_negative(rest.as_expr()))
    top = expr.subs(x, roots[0])
    under, over = sp.div(sp.Poly(_numerator(top - expr), x), sp.Poly((x - roots[0]) ** 2, x))
    _need("nothing is above the peak", bool(over.is_zero) and _no_negative(under.as_expr()))
    return top


def ceiling_of_rising(expr: sp.Expr, x: sp.Symbol) -> sp.Expr:
    """What a rising rational function on x > 0, with values above 0, tends to and never reaches."""
    _need("it rises from above 0", _no_negative(_numerator(sp.diff(expr, x))) and _no_negative(_numerator(expr)))
    top, bottom = (sp.Poly(part, x) for part in sp.fraction(sp.cancel(expr)))
    _need("it is bounded", top.degree() == bottom.degree())
    limit = top.LC() / bottom.LC()
    _need("it stays below its limit", _no_negative(_numerator(limit - expr)))
    return limit


# ------------------------------------------------------------------------------------------ the activation


@cache
def _activation() -> tuple[sp.Expr, sp.Expr]:
    """(z, σ) in t, after the model's own activation was seen to be (z + √(z² + b))/2."""
    from numerics.parity.model import symbolic

    root = sp.expand(2 * symbolic.activation_at("smoothed-relu", _Z) - _Z)
    _need(
        "twice the activation less z is a root of z² + b",
        bool(root.is_Pow and root.exp == sp.Rational(1, 2) and sp.expand(root.base - _Z**2 - symbolic.b) == 0),
    )
    z, value = _R * (_T**2 - 1) / (2 * _T), _R * _T / 2
    _need("the root in t", _zero((2 * value - z) ** 2 - z**2 - _R**2) and _no_negative(_numerator(2 * value - z)))
    _need("z grows with t", _no_negative(_numerator(sp.diff(z, _T))))
    return z, value


def _by_z(expr: sp.Expr) -> sp.Expr:
    z, _ = _activation()
    return sp.cancel(sp.diff(expr, _T) / sp.diff(z, _T))


@cache
def activation_tops() -> tuple[sp.Expr, sp.Expr, sp.Expr]:
    """sup σ' (it rises), max σ''·√b (it rises, then falls), max (σ - ReLU)/√b (likewise)."""
    z, value = _activation()
    slope = _by_z(value)
    bend = sp.cancel(_by_z(slope) * _R)
    below, above = sp.cancel(value / _R), sp.cancel((value - z) / _R)  # the excess for z ≤ 0 and for z ≥ 0
    _need(
        "the excess rises up to z = 0 and falls from there on",
        _no_negative(_numerator(sp.diff(below, _T))) and _no_negative(_numerator(-sp.diff(above, _T))),
    )
    _need("σ'' is positive", _no_negative(_numerator(bend)))
    _need("z = 0 is t = 1", bool(z.subs(_T, 1) == 0 and below.subs(_T, 1) == above.subs(_T, 1)))
    return ceiling_of_rising(slope, _T), peak(bend, _T), below.subs(_T, 1)


@cache
def third_derivative_top() -> sp.Expr:
    """max b|σ'''|: its square is rational in w = z²/b."""
    from numerics.parity.model import symbolic

    w, b = sp.symbols("w b", positive=True)
    third = sp.diff(symbolic.activation_at("smoothed-relu", _Z).subs(symbolic.b, b), _Z, 3)
    square = sp.cancel(sp.simplify((b * third) ** 2).subs(_Z, sp.sqrt(b * w)))
    _need("the square is a function of z²/b", square.free_symbols == {w})
    _check_third(square, w)
    return sp.sqrt(peak(square, w))


def _check_third(square: sp.Expr, w: sp.Symbol) -> None:
    """The same through t, without SymPy's simplification."""
    z, value = _activation()
    third = _by_z(_by_z(_by_z(value))) * _R**2
    _need("both routes to σ''' agree", _zero(third**2 - square.subs(w, (z / _R) ** 2)))


# ------------------------------------------------------------------------------------------ sums and moments


@cache
def summation_by_parts() -> None:
    """Σ_{q ≤ k} w_q a_q = Σ_{j < k} P_j (a_j - a_{j+1}) + P_k a_k, by induction: the step from k to k + 1."""
    before, weight, here, there = sp.symbols("P w a a_", real=True)
    step = before * (here - there) + (before + weight) * there - before * here
    _need("summation by parts", bool(sp.expand(step - weight * there) == 0))


def bit_variance_top() -> sp.Expr:
    """max P(1 - P), by completing the square."""
    share = sp.Symbol("P", real=True)
    variance = sp.expand(share - share**2)  # E[x²] - E[x]² of a bit
    centre = sp.solve(sp.diff(variance, share), share)[0]
    top = variance.subs(share, centre)
    _need("the variance of a bit", bool(sp.expand(top - variance - (share - centre) ** 2) == 0))
    return top


def position_square() -> sp.Expr:
    """|u_p|² on the circle: the largest square of a coordinate, and so of its variance."""
    from numerics.parity.model import symbolic

    square = sp.trigsimp(sum(part**2 for part in symbolic.positions_at("circle")))
    _need("positions have one length", bool(square.is_Rational and square > 0))
    return square


@cache
def cumulant_top() -> sp.Expr:
    """max ‖K‖ over all heads, inputs and n; two opposite positions come as near as one likes."""
    p, a, c, d, y, s = sp.symbols("P a c d y s", real=True)
    on, off = sp.symbols("on off", nonnegative=True)  # 1 - E_A[s²] and the variance off A
    _need("positions are unit vectors", bool(position_square() == 1))
    mean, gain = c + p * d, 1 - c**2 - 2 * c * d - 2 * p * d**2
    gap = (1 - on - 2 * mean * a + mean**2) - ((c - mean) ** 2 + off)
    e = 2 * p - c * (1 - 2 * p)
    top, others = sp.Rational(1, 4), sp.Rational(3, 8)
    half = p - sp.Rational(1, 2)
    bracket = (1 - 2 * p) * (1 - c**2) + (c + 2 * p * d) ** 2
    identities = {
        "P(1-P)G bounds the cumulant": gain - gap.subs(a, c + d) - on - off,
        "P ≥ 1/2": top - p * (1 - p) * gain - half**2 - p * (1 - p) * ((c + d) ** 2 + 2 * half * d**2),
        "1/4 ≤ P ≤ 1/2": others - p * (1 - p) * gain - (p - top) / 2 - (1 - p) / 2 * bracket,
        "P < 1/4, c(1-2P) ≤ 2P": 2 * p
        - (1 - 2 * p) * 2 * p * gain
        - e * (4 * p - e)
        - (1 - 2 * p) * (c + 2 * p * d) ** 2,  # so (1-2P)G ≤ 1, ...
        "then G ≤ 4(1-2P)": 4 * (1 - 2 * p) ** 2 - 1 - (1 - 4 * p) * (3 - 4 * p),
        "P < 1/4, c(1-2P) ≥ 2P, a = y - 1": (1 + c) ** 2 * (1 - 2 * p) - gain.subs(d, y - 1 - c) - 2 * y * (-e + p * y),
        "then G ≤ 4(1-2P) as well": 4 - (1 + c) ** 2 - (1 - c) * (3 + c),
        "with s = 1 - 2P": (4 * p * (1 - p) * (1 - 2 * p)).subs(p, (1 - s) / 2) - s * (1 - s**2),
    }
    for what, difference in identities.items():
        _need(what, bool(sp.expand(difference) == 0))
    found = _cubic_top()
    _need("the other cases are smaller", bool(others**2 < found**2 and top < others))
    return found


def _cubic_top() -> sp.Expr:
    """max s(1 - s²) on [0, 1]: the difference is (s - r)²(s + 2r) with r where the slope vanishes."""
    s = sp.Symbol("s", real=True)
    cubic = s * (1 - s**2)
    centre = max(sp.solve(sp.diff(cubic, s), s))
    top = cubic.subs(s, centre)
    _need("the top of s(1 - s²)", bool(sp.expand(top - cubic - (s - centre) ** 2 * (s + 2 * centre)) == 0))
    return sp.radsimp(top)
