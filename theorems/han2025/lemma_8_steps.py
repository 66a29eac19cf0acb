"""The checks of the steps of Lemma 8: the five lines, the three parts, and how they are put together."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from theorems.han2025.convergence import (
    aligned_heads,
    by_proof,
    display,
    for_the_papers_risk,
    layers,
    positive_at,
    refuted_by,
    unknown,
    zero_heads,
)
from theorems.han2025.lemma_8_checks import PRINTED_MU
from verify.records import Context, Evidence, Finding, Kind, Scope, asks

_POINT: dict[str, Any] = {"n": 4, "k": 2, "tau": "1/4", "b": "1/100", "heads": zero_heads(2), "parity_set": [1, 3]}


def lines_agree(first: int, second: int) -> bool:
    """Lines of the expansion as polynomials in the derivatives of four samples, one head: is one equal to the other?

    Line 1 is the sum of squared derivatives of the risk, that is of the mean; line 2 has the mean of squares.
    """
    import sympy as sp

    a, c = sp.symbols("a1:5"), sp.symbols("c1:5")

    def line(number: int, g: tuple[sp.Symbol, ...]) -> sp.Expr:
        count = len(g)
        pairs = sum(g[i] * g[j] for i in range(count) for j in range(i + 1, count))
        return {
            1: (sum(v / sp.Integer(count) for v in g)) ** 2,
            2: sum(v**2 for v in g) / count,
            3: sp.Rational(1, count**2) * sum(g) ** 2,
            4: sp.Rational(1, count**2) * sum(g) ** 2,
            5: sp.Rational(1, count**2) * (sum(v**2 for v in g) + 2 * pairs),
        }[number]

    return bool(sp.expand(line(first, a) + line(first, c) - line(second, a) - line(second, c)) == 0)


@for_the_papers_risk
def norm_is_a_sum_over_entries(ctx: Context) -> Evidence:
    return by_proof({"definition of the norm": lines_agree(1, 1)}, "This is the definition of the Euclidean norm.")


@for_the_papers_risk
def square_of_a_mean_is_not_the_mean_of_squares(ctx: Context) -> Evidence:
    if lines_agree(1, 2):
        return unknown("the two lines agree")
    return refuted_by(
        "The derivative of the risk is a mean over samples; its square is the square of the mean, and the line has "
        "the mean of the "
        "squares, which is larger: at n = 4, k = 2, zero heads and the parity set 1, 3 the first is zero and the "
        "second not.",
        ("lemma-8.line-2", {"kind": "mean-square", **_POINT, "compare": "mean"}),
        derived=r"\Bigl(\frac{\partial\mathcal L}{\partial a}\Bigr)^2=\Bigl(\mathbb "
        r"E\Bigl[\frac{\partial\ell}{\partial a}\Bigr]"
        r"\Bigr)^2",
    )


@for_the_papers_risk
def third_line_is_the_squared_norm(ctx: Context) -> Evidence:
    return by_proof(
        {"line 3 is line 1": lines_agree(1, 3)},
        "The line is right again as a formula for the squared norm of the gradient; it does not follow from the "
        "line before it.",
    )


@for_the_papers_risk
def third_line_is_not_the_second(ctx: Context) -> Evidence:
    if lines_agree(2, 3):
        return unknown("the two lines agree")
    return refuted_by(
        "As a consequence of line 2 it is false: a mean of squares is not the square of a mean.",
        ("lemma-8.line-3", {"kind": "mean-square", **_POINT, "compare": "mean"}),
    )


@for_the_papers_risk
def common_factor_is_taken_out(ctx: Context) -> Evidence:
    return by_proof({"line 4 is line 3": lines_agree(3, 4)}, "The factor is the same in all terms.")


@for_the_papers_risk
def square_of_the_sum_is_split(ctx: Context) -> Evidence:
    text = "The square of a sum is the sum of squares and twice the pairs."
    return by_proof({"line 5 is line 4": lines_agree(4, 5)}, text)


@for_the_papers_risk
def ends_of_the_expansion_agree(ctx: Context) -> Evidence:
    return by_proof({"line 5 is line 1": lines_agree(1, 5)}, "The last line is the squared norm of the gradient.")


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
    point = {"n": 4, "k": 1, "tau": "1/4", "b": "1/100", "heads": zero_heads(1), "parity_set": [1], "x": "1010"}
    at = {"n": 4, "k": 1, "tau": Fraction(1, 4), "c1": 1, "c2": Fraction(1, 2)}
    if positive_at(ctx, "mu1", **at) is None:
        return unknown(f"mu1 = {ctx.quantities['mu1'].text} is not positive where the counterexample lies.")
    return refuted_by(
        "No mu_1 > 0 will do: for the zero head on four positions and the input 1010 the derivative of the "
        "attention vector is "
        "exactly zero, while the vector and the loss are positive.",
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


@for_the_papers_risk
def loss_derivative_squared_is_four_losses(ctx: Context) -> Evidence:
    """(∂ℓ/∂ŷ)² = 4(1 - yŷ)² = 4ℓ exactly inside the margin."""
    from numerics import closed_forms

    expression = ctx.quantities["loss_factor"]
    if expression.used or not closed_forms.hinge_derivative_squared(4):
        return unknown("the factor is not a constant, or the identity was not confirmed.")
    value = expression.exact({})
    if value <= 4:
        return by_proof(
            {"the square of the derivative is four times the loss": True},
            r"With equality for the factor 4: $(2(\hat y-y))^2=4(1-y\hat y)^2=4\ell$, because $y^2=1$.",
            derived=r"(\partial\ell/\partial\hat y)^2=4\ell",
        )
    return Evidence(
        finding=Finding.NO, kind=Kind.PROOF,
        summary=f"The ratio is exactly 4 wherever the loss is positive, less than {value}.")


@for_the_papers_risk
def pair_can_have_loss_without_gradient(ctx: Context) -> Evidence:
    at = {"n": 2, "k": 1, "tau": Fraction(1, 2), "c1": 1, "c2": Fraction(1, 2)}
    if positive_at(ctx, "mu2", **at) is None:
        return unknown(f"mu2 = {ctx.quantities['mu2'].text} is not positive at n = 2, k = 1.")
    body = {"kind": "constant-inputs", "n": 2, "k": 1, "b": "1/100", "value": "1/10000"}
    return refuted_by(
        "This is Lemma 19. For odd k and every b > 0 the zero input has a positive loss, and neither it nor its "
        "complement has a "
        "gradient, whatever the heads; so no mu_2 > 0 will do. (For even k both sides are zero.)",
        ("lemma-8.part-iii", body),
    )


@for_the_papers_risk
def parts_give_the_assembled_inequality(ctx: Context) -> Evidence:
    """Σ_N |g_N|² ≥ min Σ_N ℓ_N and ‖∇L‖² ≥ 2^{-2n} Σ_N |g_N|²: the factor is min/2^n; 64 is 4·16."""
    slope, factor = (ctx.quantities[name].exact({}) for name in ("slope", "loss_factor"))
    if slope * factor < 64:
        return Evidence(
            finding=Finding.NO, kind=Kind.PROOF,
            summary=f"From the factors {slope} and {factor} follows {slope * factor} mu_1, not 64 mu_1.")
    return by_proof(
        {"square of a sum": lines_agree(1, 5), "the factors multiply": slope * factor >= 64},
        r"As an inference it is right: by (6) the pairs can be dropped, each sample with $(v^*)_1>0$ contributes at "
        r"least $4\ell\cdot"
        r"16\,\mu_1$, the zero input and its complement together at least $\mu_2$ times their losses, and "
        r"$2^{-2n}\sum_N\ell^{(N)}="
        r"2^{-n}\mathcal L$. All three premises are refuted.",
    )


@for_the_papers_risk
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
            {"half of the assembled factor": True},
            r"Half of the assembled factor $\min\{64\mu_1,\mu_2\}/2^n$: as an inference it is right.",
        )
    grid = [{"n": n, "k": k, "mu1": m1, "mu2": m2} for n, k in ((2, 1), (4, 2), (8, 3))
            for m1 in (Fraction(1, 64), Fraction(1)) for m2 in (Fraction(1), Fraction(64))]
    if any(given.ball(at) > derived.ball(at) for at in grid):
        return Evidence(
            finding=Finding.NO, kind=Kind.PROOF,
            summary="It does not follow: if a single sample has a loss, with squared gradient exactly 64 mu_1 (or "
            "mu_2) times it, "
            "the premises hold and the ratio is exactly half of min{64 mu_1, mu_2}/2^n.")
    return unknown("It was not decided whether this value follows.")


@asks(Scope.DEFINED)
def mu_is_not_a_number(ctx: Context) -> Evidence:
    return Evidence(
        finding=Finding.NO, kind=Kind.PROOF, scope=Scope.DEFINED,
        summary="Neither c1 nor c2 is fixed in the text: mu is proportional to the square of c2, of which only 0 < "
        "c2 < c1 is said. "
        "For unit heads at tau = 1/n the smallest attention within pi/4 decays exponentially in n, so c2 cannot be "
        "a constant.",
    )
