"""Small symbolic facts for all sizes; each function is true only if SymPy confirms it structurally."""

from __future__ import annotations

import functools

import sympy as sp

__all__ = [
    "activation_excess_decreases",
    "activation_slope_grows_from_zero_to_one",
    "bit_variance_is_at_most_a_quarter",
    "layer_weights_telescope",
    "positions_are_unit_vectors",
    "weighted_excess_grows",
    "zigzag_is_parity",
]

_J, _S = sp.symbols("j s", integer=True, nonnegative=True)
_Z = sp.Symbol("z", real=True)
_B = sp.Symbol("b", positive=True)


def _vanishes(expr: sp.Expr) -> bool:
    """A numerator that expands to 0 is enough, and needs none of the many modules that ``simplify`` loads."""
    return bool(sp.expand(sp.fraction(sp.together(expr))[0]) == 0 or sp.simplify(expr) == 0)


def layer_weights_telescope(weight: sp.Expr | None = None, j: sp.Symbol = _J) -> bool:
    """Σ_{q≤j} (-1)^q (8q-4) = (-1)^j 4j for every j: true at 0, and the step from j to j+1."""
    weight = 8 * j - 4 if weight is None else weight

    def partial(m: sp.Expr) -> sp.Expr:
        return (-1) ** m * 4 * m

    step = partial(j) + (-1) ** (j + 1) * weight.subs(j, j + 1) - partial(j + 1)
    return bool(partial(sp.Integer(0)) == 0) and _vanishes(step)


def zigzag_is_parity(weight: sp.Expr, offset: sp.Expr, j: sp.Symbol) -> bool:
    """1 + Σ_j (-1)^j w_j ReLU(s + o_j) = (-1)^s for every integer s from 0 to k and every k.

    Shown by induction over s: with o_j = 1/2 - j exactly the layers 1..s are active at s; h(0) = 1; and
    h(s+1) - h(s) = Σ_{j≤s} (-1)^j w_j + (-1)^{s+1} w_{s+1}/2 must be -2(-1)^s.  The sum is in closed form by
    telescoping,
    so this works for the weights 8j - 4 (in whatever way they are written) and for no others.
    """
    if not _vanishes(offset - (sp.Rational(1, 2) - j)) or not _vanishes(weight - (8 * j - 4)):
        return False
    step = (-1) ** _S * 4 * _S + (-1) ** (_S + 1) * weight.subs(j, _S + 1) / 2 + 2 * (-1) ** _S
    return layer_weights_telescope() and _vanishes(step)


@functools.cache
def activation_slope_grows_from_zero_to_one() -> bool:
    """σ(z) = (z + sqrt(z²+b))/2 has σ'' > 0, σ'(-∞) = 0, σ'(∞) = 1, so σ' increases inside (0, 1)."""
    slope = sp.diff((_Z + sp.sqrt(_Z**2 + _B)) / 2, _Z)
    positive = _vanishes(sp.diff(slope, _Z) - _B / (2 * (_Z**2 + _B) ** sp.Rational(3, 2)))
    return positive and sp.limit(slope, _Z, -sp.oo) == 0 and sp.limit(slope, _Z, sp.oo) == 1


@functools.cache
def bit_variance_is_at_most_a_quarter() -> bool:
    """1/4 - P(1-P) is the square of P - 1/2."""
    p = sp.Symbol("P", real=True)
    return _vanishes(sp.Rational(1, 4) - p * (1 - p) - (p - sp.Rational(1, 2)) ** 2)


@functools.cache
def positions_are_unit_vectors() -> bool:
    p, n = sp.symbols("p n", positive=True, integer=True)
    angle = 2 * sp.pi * p / n
    return _vanishes(sp.sin(angle) ** 2 + sp.cos(angle) ** 2 - 1)


def _excess(z: sp.Expr) -> sp.Expr:
    """δ(z) = σ(z) - ReLU(z) for z > 0, which is also its value at -z."""
    return (sp.sqrt(z**2 + _B) - z) / 2


@functools.cache
def activation_excess_decreases() -> bool:
    """δ(z) > 0 decreases on z > 0: δ = b/(2(z + sqrt(z²+b))), δ' = -δ/sqrt(z²+b)."""
    z = sp.Symbol("z", positive=True)
    root = sp.sqrt(z**2 + _B)
    closed = _vanishes(_excess(z) - _B / (2 * (z + root)))
    even = _vanishes((-z + root) / 2 - ((z + root) / 2 - z))  # σ(-z) - 0 = σ(z) - z
    return closed and even and _vanishes(sp.diff(_excess(z), z) + _excess(z) / root)


@functools.cache
def weighted_excess_grows() -> bool:
    """z δ(z) increases on z > 0: its derivative is δ(z)(1 - z/sqrt(z²+b)) > 0."""
    z = sp.Symbol("z", positive=True)
    root = sp.sqrt(z**2 + _B)
    return _vanishes(sp.diff(z * _excess(z), z) - _excess(z) * (1 - z / root))
