"""What the representation costs: dimension, a norm that must grow with T, and the number of samples."""

from __future__ import annotations

import math
from fractions import Fraction

import sympy as sp

from numerics.head.sparse import coherence, sensitivity_facts, sign_positions
from theorems.edelman2022.shared import proved, shown, undecided
from verify.records import Context, Evidence


def few_dimensions_suffice(ctx: Context) -> Evidence:
    """Positions with inner products at most μ = 1/(3s - 1): exact scores β on the set, at most β/2 elsewhere.

    With c = β G⁻¹ 1 for the Gram matrix G of the set, ‖G⁻¹‖∞ ≤ 1/(1 - (s-1)μ), so scores elsewhere are at most
    sμβ/(1 - (s-1)μ) = β/2 and ‖q‖² = β² 1ᵀG⁻¹1 ≤ β² s/(1 - (s-1)μ) = β² (3s-1)/2.  With β = 2 log(2T) the ratio of the
    weights is at least 2T again.  Random signs have such inner products with positive probability if d ≥ 4(3s-1)² log
    T.
    """

    s = sp.Symbol("s", positive=True, integer=True)
    mu = 1 / (3 * s - 1)
    facts = {
        "other scores are at most β/2": sp.simplify(s * mu / (1 - (s - 1) * mu) - sp.Rational(1, 2)) == 0,
        "the squared norm is at most (3s-1)/2": sp.simplify(s / (1 - (s - 1) * mu) - (3 * s - 1) / 2) == 0,
        "1 - (s-1)μ = 2s/(3s-1) is positive": sp.simplify(1 - (s - 1) * mu - 2 * s / (3 * s - 1)) == 0,
    }
    length, chosen = ((512, 1), (2048, 1), (2048, 2))[ctx.profile.level]
    dimension = math.ceil(4 * (3 * chosen - 1) ** 2 * math.log(length))
    seen = next(
        (
            seed
            for seed in range(20)
            if coherence(sign_positions(length, dimension, seed)) <= Fraction(1, 3 * chosen - 1)
        ),
        None,
    )
    if seen is None:
        return undecided("no random signs with small inner products were found.")
    quantity = ctx.quantities["dimension"]
    if not shown(quantity, ">=", "4*(3*s-1)**2*log(T)", "integers T >= s >= 1, T >= 2"):  # T² e^{-dμ²/2} ≤ 1
        return undecided(f"{quantity.text} is not shown to be at least 4(3s-1)² log T for all sizes.")
    return proved(
        (
            r"$d=\lceil4(3s-1)^2\log T\rceil$ dimensions of positions suffice instead of $T$: by Hoeffding's "
            "inequality and a union bound some signs have all inner products at most $1/(3s-1)$; the scores are "
            r"then exactly $\beta=2\log(2T)$ on the set and at most $\beta/2$ elsewhere, at the norm "
            rf"$\sqrt{{3s-1}}\,\beta$. Found by seed {seen} at s = {chosen}, T = {length}: d = {dimension}, every "
            "pair compared. The inference in words: Hoeffding's inequality and the Neumann series."
        ),
        facts,
        domain="all T >= 2, s >= 1",
        derived=r"T^2e^{-d\mu^2/2}\le1\quad\text{at}\quad d=4(3s-1)^2\log T",
    )


def the_norm_must_grow(ctx: Context) -> Evidence:
    """Replacing one token moves the output by at most 2LM e^{2S}/(T - 1 + e^{2S})."""

    quantity = ctx.quantities["needed"]
    # 2LM e^{2S} ≥ T - 1 + e^{2S}, so e^{2S} ≥ (T - 1)/(2LM - 1)
    least, domain = "log((T-1)/(2*M - 1))/2", "integers T >= 2; M > 1/2"
    if not shown(least, ">=", quantity, domain):
        return undecided(f"{quantity.text} is not shown to be at most {least} where 2M > 1.")
    return proved(
        (
            "With scores in $[-S,S]$, $S=B_{QK}B_X^2$, and values in $[-V,V]$, $V=B_VB_X$, one token has at most "
            "the weight $w=e^{2S}/(T-1+e^{2S})$ and moves the mean within an interval of length $2Vw$. A function "
            r"that depends on a bit needs $2LVw\ge1$, so $M=LV>\frac12$ and the inequality for $S$. It asks for "
            r"half of $\log T$ while $M$ stays bounded; a readout whose constant grows with $T$, as $2s+1$ does "
            "where $s$ does, lowers it. The inference in words: the largest weight of one token."
        ),
        sensitivity_facts(),
        domain="all T >= 2, every head, every function that depends on a bit",
        derived=r"B_{QK}B_X^2\ge\tfrac12\log\frac{T-1}{2LB_VB_X-1}",
    )


def representable_functions_are_few(ctx: Context) -> Evidence:
    """T^s sets at most, and 2^(2^s) functions of each: a finite class."""

    T, i, u = sp.symbols("T i u", nonnegative=True)  # s = i + 1 + u
    facts = {
        "T(s - i) - (T - i) = T(s - i - 1) + i": sp.expand(T * (u + 1) - (T - i) - (T * u + i)) == 0,
        "that is not negative": shown("T*u + i", ">=", "0", "T >= 0; u >= 0; i >= 0"),
    }
    quantity = ctx.quantities["class_size"]
    if not shown(quantity, ">=", "s*log(T) + 2**s*log(2)", "integers T >= s >= 1"):
        return undecided(f"{quantity.text} is not shown to be at least s log T + 2^s log 2 for all sizes.")
    return proved(
        (
            r"Each factor $(T-i)/(s-i)$ of $\binom Ts$, $0\le i<s$, is at most $T$. So the construction realises "
            r"at most $\binom Ts2^{2^s}\le T^s2^{2^s}$ functions, a finite class whose logarithm is $s\log "
            r"T+2^s\log2$: consistent learning from $O((s\log T+2^s)/\varepsilon)$ samples follows by a union "
            "bound, without norms."
        ),
        facts,
        domain="all 1 <= s <= T",
        derived=r"\binom Ts=\prod_{i<s}\frac{T-i}{s-i}\le T^s",
    )
