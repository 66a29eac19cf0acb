"""The checks of the steps of Lemma 8 after the expansion: the three parts, and how they are put together."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from theorems.han2025.common import for_every_smoothing
from theorems.han2025.convergence import (
    aligned_heads,
    by_proof,
    display,
    for_the_papers_risk,
    layers,
    never_positive,
    number,
    positive_at,
    refuted_by,
    unknown,
    zero_heads,
)
from theorems.han2025.lemma_8_checks import PRINTED_MU
from theorems.han2025.lemma_8_expansion import lines_agree
from verify.records import Context, Evidence, Finding, Kind, Scope, asks


@for_the_papers_risk
def products_of_pairs_can_be_negative(ctx: Context) -> Evidence:
    point = {"n": 2, "k": 2, "tau": "1/2", "b": "1/100", "heads": zero_heads(2), "parity_set": [1, 2]}
    body = {"kind": "loss-product", **point, "x": "10", "other": "01", "head": 1, "value": "-1/100", "regime": None}
    return refuted_by(
        "This is Lemma 17, and false: with two positions, two bits and zero heads the inputs 10 and 01 have exactly "
        "opposed "
        "gradients.",
        ("lemma-8.part-i", body),
    )


@for_the_papers_risk
def attention_can_have_no_gradient(ctx: Context) -> Evidence:
    """Zero head, input 1010: the attention vector is 1/2, the loss positive, the derivative exactly zero."""
    found = [(k, bits) for k, bits in ((1, [1]), (2, [1, 3])) if positive_at(
        ctx, "mu1", n=4, k=k, tau=Fraction(1, 4), c1=1, c2=Fraction(1, 2)) is not None]
    if not found:
        if never_positive(ctx, "mu1"):
            return by_proof({"mu1 is not positive": never_positive(ctx, "mu1")}, "A sum of squares is at least that.")
        return unknown(f"mu1 = {ctx.quantities['mu1'].text} is not positive where the counterexamples lie.")
    k, bits = found[0]
    point = {"n": 4, "k": k, "tau": "1/4", "b": "1/100", "heads": zero_heads(k), "parity_set": bits, "x": "1010"}
    return refuted_by(
        f"No mu_1 > 0 will do: for {'the zero head' if k == 1 else 'two zero heads'} on four positions and the input "
        "1010 the derivative of the attention vector is exactly zero, while the vector and the loss are positive.",
        ("lemma-8.part-ii-attention", {"kind": "balanced-input", **point, "turn": 2}),
    )


_REGIME: dict[str, Any] = {
    "n": 8, "k": 1, "tau": "1/8", "b": "1/100", "heads": aligned_heads(1), "parity_set": [1], "x": "00001000",
}


@for_the_papers_risk
def attention_has_almost_no_gradient_within_the_bounds(ctx: Context) -> Evidence:
    """A unit head at n = 8, τ = 1/8 and a single one opposite to it, an input inside the margin."""
    bound = positive_at(ctx, "mu1", n=8, k=1, tau=Fraction(1, 8), c1=1, c2=Fraction(1, 2))
    if bound is None or bound < Fraction(1, 10**6):
        return unknown(f"mu1 = {ctx.quantities['mu1'].text} is not above what the counterexample shows.")
    squares = ["heads", "i", ["+", *(["square", ["/", ["share-gradient", "i", c], ["k"]]] for c in ("0", "1"))]]
    return refuted_by(
        "With a unit head at n = 8, tau = 1/8, where the appendix's bounds hold, the input with a single one "
        "opposite to the head is "
        "inside the margin, and the squared derivative of its attention vector is below 10^-8.",
        ("lemma-8.part-ii-attention-in-regime", display(_REGIME, squares, ">=", str(bound), "1/2", inside=True)),
    )


@for_the_papers_risk
def output_is_almost_flat_within_the_bounds(ctx: Context) -> Evidence:
    bound = positive_at(ctx, "slope")
    if bound is None or bound < Fraction(1, 100):
        return unknown(f"slope = {ctx.quantities['slope'].text} is not above what the counterexample shows.")
    return refuted_by(
        "With a unit head at n = 8, tau = 1/8, where the appendix's bounds hold, the input with a single one "
        "opposite to the head has "
        "an almost flat output: the square is below 1/100.",
        ("lemma-8.part-ii-output-in-regime",
         display(_REGIME, ["square", ["*", ["k"], layers()]], ">=", str(bound), "1/2", inside=True)),
    )


def flat_slope_point() -> dict[str, Any]:
    """Three positions, two equal heads (0, a), input 001: S = 2γ_3 where the smoothed slope changes sign, label 1."""
    import numpy as np
    from scipy.optimize import brentq

    from numerics.landscape import Landscape

    landscape = Landscape(3, 2, 1 / 3, 0.01, (1, 2))

    def slope(a: float) -> float:
        share = landscape.attention(np.array([0, a, 0, a]))[0, 2]
        return float(landscape.classifier(np.array([2 * share]))[1][0])

    root = Fraction(round(brentq(slope, 0.1, 0.6) * 10**12), 10**12)
    heads = [["0", str(root)]] * 2
    return {"n": 3, "k": 2, "tau": "1/3", "b": "1/100", "heads": heads, "parity_set": [1, 2], "x": "001"}


@for_the_papers_risk
def output_can_be_flat(ctx: Context) -> Evidence:
    """∂ŷ/∂v = k f'(S), and f' changes sign between its plateaus for every b > 0, k >= 2."""
    bound = positive_at(ctx, "slope")
    if bound is None or bound < Fraction(1, 10**15):
        return unknown(f"slope = {ctx.quantities['slope'].text} is not above what the counterexample shows.")
    square = ["square", ["*", ["k"], layers()]]
    return refuted_by(
        r"$\partial\hat y/\partial(v^*)_1=kf'(S)$, and the slope of the smoothed classifier passes through zero "
        r"between its "
        r"plateaus (of the ReLU classifier it is zero for all $S<\frac12$). The certificate has three positions, "
        r"two heads and an "
        r"input inside the margin where it is below $10^{-7}$.",
        ("lemma-8.part-ii-output", display(flat_slope_point(), square, ">=", str(bound), inside=True)),
        derived=r"\frac{\partial\hat y}{\partial(v^*)_1}=k f'(S),\quad f'(S^*)=0\text{ for some }S^*\in(1,2)\ (k\ge2)",
    )


@for_every_smoothing
def output_is_steep_without_smoothing(ctx: Context) -> Evidence:
    """b = 0: on the piece with j layers on the derivative by (v*)_1 is k f'(S) = ±4jk, and j >= 1 where S > 1/2."""
    import sympy as sp

    from numerics import closed_forms

    j, k = (sp.Symbol(name, integer=True, nonnegative=True) for name in "jk")  # the layers and heads beyond the first
    square = sp.expand((4 * (k + 1) * (-1) ** (j + 1) * (j + 1)) ** 2)
    least = square.subs({j: 0, k: 0})
    value = number(ctx, "slope")
    facts = {
        "pieces of the ReLU classifier": closed_forms.classifier_is_piecewise_linear(),
        "the square at one layer and one head is 16": bool(least == 16),
        "and is not smaller for more": bool(sp.expand(square - least).is_nonnegative),
    }
    if value > 16:
        text = f"For k = 1 and S between 1/2 and 3/2 it is exactly 16, less than {ctx.quantities['slope'].text}."
        found = by_proof(facts, text)
        return Evidence(finding=Finding.NO, kind=Kind.ARGUED, summary=text) if found.finding is Finding.YES else found
    if not value <= 16:
        return unknown("It was not decided whether the bound is at most 16.")
    return by_proof(
        facts,
        r"For b = 0, $S>\frac12$ and S not half an odd integer the derivative is $\pm4jk$ with $j=\lceil "
        r"S-\frac12\rceil\ge1$, so its square is at least 16. (Below $\frac12$ it is zero.)",
    )


@for_every_smoothing
def loss_derivative_squared_is_four_losses(ctx: Context) -> Evidence:
    """(∂ℓ/∂ŷ)² = 4(1 - yŷ)² = 4ℓ exactly inside the margin."""
    from numerics import closed_forms

    value, identity = number(ctx, "loss_factor"), closed_forms.hinge_derivative_squared(4)
    if value <= 4:
        return by_proof(
            {"the square of the derivative is four times the loss": identity},
            r"With equality for the factor 4: $(2(\hat y-y))^2=4(1-y\hat y)^2=4\ell$, because $y^2=1$.",
            derived=r"(\partial\ell/\partial\hat y)^2=4\ell",
        )
    if not (identity and value > 4):
        return unknown("It was not decided whether the factor is at most 4.")
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED,
        summary="The ratio is exactly 4 wherever the loss is positive, less than "
        f"{ctx.quantities['loss_factor'].text}.")


@for_the_papers_risk
def pair_can_have_loss_without_gradient(ctx: Context) -> Evidence:
    found = [(n, k) for n, k in ((2, 1), (3, 3), (8, 3)) if positive_at(
        ctx, "mu2", n=n, k=k, tau=Fraction(1, n), c1=1, c2=Fraction(1, 2)) is not None]
    if not found:
        if never_positive(ctx, "mu2"):
            return by_proof({"mu2 is not positive": never_positive(ctx, "mu2")}, "A sum of squares is at least that.")
        return unknown(f"mu2 = {ctx.quantities['mu2'].text} is not positive at the sizes that were tried.")
    n, k = found[0]
    value = "1/10000" if k == 1 else "1/100000"
    body = {"kind": "constant-inputs", "n": n, "k": k, "b": "1/100", "value": value}
    return refuted_by(
        "This is Lemma 19. For odd k and every b > 0 the zero input has a positive loss, and neither it nor its "
        "complement has a "
        "gradient, whatever the heads; so no mu_2 > 0 will do. (For even k both sides are zero.)",
        ("lemma-8.part-iii", body),
    )


def _product(first: Any, second: Any) -> Any:
    """Exact for rationals; a ball if one of them is a ball."""
    from flint import arb, fmpq

    if isinstance(first, Fraction) and isinstance(second, Fraction):
        return first * second
    one, other = (arb(fmpq(v.numerator, v.denominator)) if isinstance(v, Fraction) else v for v in (first, second))
    return one * other


@for_every_smoothing
def parts_give_the_assembled_inequality(ctx: Context) -> Evidence:
    """Σ_N |g_N|² ≥ min Σ_N ℓ_N and ‖∇L‖² ≥ 2^{-2n} Σ_N |g_N|²: the factor is min/2^n; 64 is 4·16."""
    product = _product(number(ctx, "slope"), number(ctx, "loss_factor"))
    shown = f"({ctx.quantities['loss_factor'].text})({ctx.quantities['slope'].text})"
    if product < 64:
        return Evidence(
            finding=Finding.NO, kind=Kind.ARGUED, summary=f"From the two factors follows {shown} mu_1, not 64 mu_1.")
    if not product >= 64:
        return unknown("It was not decided whether the product of the two factors is at least 64.")
    return by_proof(
        {"square of a sum": lines_agree(1, 5), "the factors multiply": bool(product >= 64)},
        rf"As an inference it is right: by (6) the pairs can be dropped, each sample with $(v^*)_1>0$ contributes at "
        rf"least {shown} $\mu_1\ell\ge64\mu_1\ell$, "
        r"the zero input and its complement together at least $\mu_2$ times their losses, and "
        r"$2^{-2n}\sum_N\ell^{(N)}="
        r"2^{-n}\mathcal L$. All three premises are refuted.",
    )


@for_every_smoothing
def mu_follows_from_the_assembled_inequality(ctx: Context) -> Evidence:
    """½‖∇L‖² ≥ min/2^{n+1} L; a single active sample shows that no more follows."""
    import sympy as sp

    from numerics.expression import parse

    names = ("n", "k", "mu1", "mu2")
    symbols = {name: sp.Symbol(name, positive=True) for name in names}
    given, derived = ctx.quantities["mu"], parse(PRINTED_MU, names)
    ratio = sp.simplify(given.sympy(symbols) / derived.sympy(symbols))
    if ratio.is_number and ratio.is_real and bool(ratio <= 1):
        return by_proof(
            {"at most half of the assembled factor": bool(ratio <= 1)},
            r"Half of the assembled factor $\min\{64\mu_1,\mu_2\}/2^n$: as an inference it is right.",
        )
    grid = [{"n": n, "k": k, "mu1": m1, "mu2": m2} for n, k in ((2, 1), (4, 2), (8, 3))
            for m1 in (Fraction(1, 64), Fraction(1), Fraction(100)) for m2 in (Fraction(1), Fraction(64))]
    if any(given.ball(at) > derived.ball(at) for at in grid):
        return Evidence(
            finding=Finding.NO, kind=Kind.ARGUED,
            summary="It does not follow: if a single sample has a loss, with squared gradient exactly 64 mu_1 (or "
            "mu_2) times it, "
            "the premises hold and the ratio is exactly half of min{64 mu_1, mu_2}/2^n.")
    return unknown("It was not decided whether this value follows.")


@for_the_papers_risk
@asks(Scope.DEFINED)
def mu_is_not_a_number(ctx: Context) -> Evidence:
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, scope=Scope.DEFINED,
        summary="Neither c1 nor c2 is fixed in the text: mu is proportional to the square of c2, of which only 0 < "
        "c2 < c1 is said. "
        "For unit heads at tau = 1/n the smallest attention within pi/4 decays exponentially in n, so c2 cannot be "
        "a constant.",
    )
