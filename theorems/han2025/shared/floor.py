r"""Why heads in the plane cannot reach risk zero: the facts, for every k at once.

With t = S - 1/2, δ = σ - ReLU and z_q = q - 1/2 - S > 0 for q >= 2 and S <= 1, σ(-z) = δ(z) gives

    f(S) + 1 = 2 - 4σ(t) + Σ_{q>=2} (-1)^q 8(z_q + S) δ(z_q),   8(z_q + S) = 8q - 4.

For even k the terms z_q δ(z_q), which increase with q, pair up to at least 8 z_2 δ(z_2), and the terms δ(z_q), which
decrease, to an alternating sum above 0.  What remains, 2 - 4σ(t) + 8(1-t)δ(1-t), decreases in t and is 0 at t = 1/2.
So f > -1 on [0, 1]: at S = 0 by the first part, for S > 0 by the second.
"""

from __future__ import annotations

import functools
from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp

from numerics.parity.aligned import smoothed_output
from numerics.parity.facts import classifier as identities
from numerics.parity.facts import gradient as closed_forms
from theorems.han2025.shared.displays import softmax_facts
from verify.records import Context


def layers_split(weight: int = 8) -> bool:
    """σ(-z) = δ(z), and 8q - 4 = 8(z_q + S); ``weight`` for a mutant."""

    z, b = sp.symbols("z b", positive=True)
    q, s = sp.symbols("q S", real=True)
    below, excess = (-z + sp.sqrt(z**2 + b)) / 2, (z + sp.sqrt(z**2 + b)) / 2 - z
    split = weight * ((q - sp.Rational(1, 2) - s) + s)
    return bool(sp.expand(below - excess) == 0) and bool(sp.expand(split - (8 * q - 4)) == 0)


def even_part_decreases_to_zero(end: str = "1/2") -> bool:
    """h(t) = 2 - 4σ(t) + 8(1-t)δ(1-t): h(1/2) = 0, and h' = -4σ'(t) - 8(zδ)'(1-t), both terms negative.

    That the two slopes have these signs are facts of their own; ``end`` for a mutant.
    """

    t, b = sp.Symbol("t", real=True), sp.Symbol("b", positive=True)
    z = sp.Symbol("z", real=True)
    sigma, delta = (t + sp.sqrt(t**2 + b)) / 2, (sp.sqrt(z**2 + b) - z) / 2
    part = 2 - 4 * sigma + (8 * z * delta).subs(z, 1 - t)
    slope = -4 * sp.diff(sigma, t) - 8 * sp.diff(z * delta, z).subs(z, 1 - t)
    same = sp.simplify(sp.diff(part, t) - slope) == 0
    return bool(same) and bool(sp.simplify(part.subs(t, sp.Rational(end))) == 0)


@functools.cache
def floor_facts() -> dict[str, bool]:
    """What the floor needs: signs and monotonicity for all z > 0 and b > 0, and what softmax weights are."""

    return {
        "the excess of the smoothing decreases": identities.activation_excess_decreases(),
        "z times the excess increases": identities.weighted_excess_grows(),
        "the slope of the activation is positive": identities.activation_slope_grows_from_zero_to_one(),
        "the layers above the first as excesses": layers_split(),
        "the even case decreases to zero": even_part_decreases_to_zero(),
        **softmax_facts(),
    }


@functools.cache
def single_bits_need_weight_one() -> dict[str, bool]:
    """b = 0: f + 1 = 4(1 - S) on [1/2, 1] and 2 below, so f <= -1 needs S >= 1; integers are exact."""

    s, j = sp.Symbol("S", real=True), sp.Symbol("j", integer=True, nonnegative=True)
    n = sp.Symbol("n", integer=True, positive=True)

    def piece(on: sp.Expr, at: sp.Expr) -> sp.Expr:
        return (-1) ** on * (4 * on * at - 4 * on**2 + 1)

    at_one = sp.summation(1 / n, (j, 1, n))  # c_p of n zero heads, each with weight 1/n
    return {
        "pieces of the ReLU classifier": closed_forms.classifier_is_piecewise_linear(),
        "f + 1 = 4(1 - S) up to S = 1": bool(sp.expand(piece(sp.Integer(1), s) + 1 - 4 * (1 - s)) == 0),
        "f + 1 = 2 up to S = 1/2": bool(sp.expand(piece(sp.Integer(0), s) + 1 - 2) == 0),
        "the classifier is exact at integers": bool(sp.simplify(piece(j, j) - (-1) ** j) == 0),
        "zero heads have c_p = 1 for k = n": bool(sp.simplify(at_one - 1) == 0),
    }


def floor_body(n: int, k: int, b: Fraction) -> dict[str, Any]:
    """A lower bound of the risk for all heads, a little below what the argument gives."""

    points = np.array([0.0]) if k % 2 else np.linspace(0, 1, 20001)
    outputs = smoothed_output(k, float(b), points)
    miss = float(1 - outputs[0]) if k % 2 else float((1 + outputs).min())
    share = 0.9 if k % 2 else 0.25  # the even case is checked on pieces of [0, 1], which costs precision
    value = Fraction(int(miss * miss * share * 10**15), 10**15) / 2**n
    return {"kind": "risk-floor", "n": n, "k": k, "b": str(b), "pieces": 1 if k % 2 else 2048, "value": str(value)}


def floors(ctx: Context) -> list[dict[str, Any]]:
    n, k, b = ctx.model.n, ctx.model.k, ctx.model.smoothing
    own = (n, k, b) if 0 < b <= 1 and k % 2 and n <= 200 and k <= 50 and b >= Fraction(1, 10**4) else None
    rows = [own or (8, 3, Fraction(1, 100)), (8, 2, Fraction(1, 100))]
    return [floor_body(*row) for row in rows]
