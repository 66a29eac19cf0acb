"""What the representation costs: dimension, a norm that must grow with T, and the number of samples."""

from __future__ import annotations

import math
from fractions import Fraction

import sympy as sp

from numerics.head.sparse import coherence, sensitivity_facts, sign_positions
from theorems.edelman2022.shared import above, ball, failed, model_of, proved, shown, undecided
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Kind

say = words_beside(__package__)


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
        say("few_dimensions_suffice.fact"): sp.simplify(s * mu / (1 - (s - 1) * mu) - sp.Rational(1, 2)) == 0,
        say("few_dimensions_suffice.fact-2"): sp.simplify(s / (1 - (s - 1) * mu) - (3 * s - 1) / 2) == 0,
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
        return undecided(say("few_dimensions_suffice.unknown"))
    quantity = ctx.quantities["dimension"]
    if not shown(quantity, ">=", "4*(3*s-1)**2*log(T)", "integers T >= s >= 1, T >= 2"):  # T² e^{-dμ²/2} ≤ 1
        return undecided(say("few_dimensions_suffice.unknown-2", quantity=quantity.text))
    return proved(
        say("few_dimensions_suffice.proved", seen=seen, chosen=chosen, length=length, dimension=dimension),
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
        return undecided(say("the_norm_must_grow.unknown", quantity=quantity.text, least=least))
    return proved(
        say("the_norm_must_grow.proved"),
        sensitivity_facts(),
        domain=say("the_norm_must_grow.domain"),
        derived=r"B_{QK}B_X^2\ge\tfrac12\log\frac{T-1}{2LB_VB_X-1}",
    )


def norms_without_length_fail(ctx: Context) -> Evidence:
    """The length from which the model's own norms represent nothing."""

    if (bad := failed(sensitivity_facts())) is not None:
        return bad
    values = model_of(ctx).values()
    scores, size = Fraction(values["B_QK"]) * values["B_X"] ** 2, Fraction(values["B_V"]) * values["B_X"]
    rows = [("model", scores, size, Fraction(values["L"])), ("larger", Fraction(10), Fraction(2), Fraction(10))]
    certificates, first = [], 0
    for name, s, m, lip in rows:
        length = _first_length(s, m, lip)
        if length is None:
            continue
        first = first or length
        certificates.append(
            Certificate(
                name=f"edelman-representation.insensitive.{name}.json",
                body={
                    "kind": "head-sensitivity",
                    "T": length,
                    "scores": str(s),
                    "values": str(m),
                    "lipschitz": str(lip),
                },
            )
        )
    if not certificates:
        return undecided(say("norms_without_length_fail.unknown"))
    return Evidence.no(
        Kind.ARGUED,
        say("norms_without_length_fail.no", first=first),
        domain=say("norms_without_length_fail.domain"),
        certificates=tuple(certificates),
    )


def _first_length(scores: Fraction, values: Fraction, lipschitz: Fraction) -> int | None:
    raised = (2 * ball(scores)).exp()
    bound = above((2 * ball(lipschitz * values) - 1) * raised + 1, 40)
    length = max(2, math.floor(bound) + 1)  # the first T with T - 1 + e^{2S} > 2LM e^{2S}
    return length if length <= 10**18 else None


def representable_functions_are_few(ctx: Context) -> Evidence:
    """T^s sets at most, and 2^(2^s) functions of each: a finite class."""

    T, i, u = sp.symbols("T i u", nonnegative=True)  # s = i + 1 + u
    facts = {
        "T(s - i) - (T - i) = T(s - i - 1) + i": sp.expand(T * (u + 1) - (T - i) - (T * u + i)) == 0,
        say("representable_functions_are_few.fact"): shown("T*u + i", ">=", "0", "T >= 0; u >= 0; i >= 0"),
    }
    quantity = ctx.quantities["class_size"]
    if not shown(quantity, ">=", "s*log(T) + 2**s*log(2)", "integers T >= s >= 1"):
        return undecided(say("representable_functions_are_few.unknown", quantity=quantity.text))
    return proved(
        say("representable_functions_are_few.proved"),
        facts,
        domain="all 1 <= s <= T",
        derived=r"\binom Ts=\prod_{i<s}\frac{T-i}{s-i}\le T^s",
    )


def norm_based_bound_gives_a_cube(ctx: Context) -> Evidence:
    """(a λ)^{2/3} with λ = log 2T: the bound over λ²·log T has a positive limit."""

    lam, a = sp.symbols("lambda a", positive=True)
    growth = sp.limit(((a * lam) ** sp.Rational(2, 3) + 1) ** 3 / lam**2, lam, sp.oo)
    if sp.simplify(growth - a**2) != 0:
        return failed({say("norm_based_bound_gives_a_cube.fact"): False}) or undecided("")
    return Evidence.no(
        Kind.ARGUED,
        say("norm_based_bound_gives_a_cube.no"),
        domain=say("norm_based_bound_gives_a_cube.domain"),
        derived=r"\frac{2(2s+1)^2\bigl((\sqrt{2s}\log2T)^{2/3}+1\bigr)^3}{\varepsilon^2}\log(2mT+1)\sim\frac{4s(2s+1)^2}{\varepsilon^2}\log^3T",
    )
