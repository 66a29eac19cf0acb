"""The checks of Lemma 17: what the products of two samples' gradients are, and where the displays part from it."""

from __future__ import annotations

import sympy as sp

from numerics.parity.facts import gradient as closed_forms
from theorems.han2025.shared.displays import (
    aligned_heads,
    by_proof,
    display,
    for_the_papers_risk,
    layers,
    refuted_by,
    term,
    zero_heads,
)
from theorems.han2025.shared.otherwise import carries_over, otherwise
from theorems.han2025.shared.wider import (
    any_model,
    nothing_vanishes,
    on_the_grid,
    same_classifier,
    sharp_output,
    smoothed_gradient,
    squares,
)
from verify.records import Context, Evidence, Scope, asks

SMALL = {"n": 2, "k": 2, "tau": "1/2", "b": "1/100", "heads": zero_heads(2), "parity_set": [1, 2]}
CEIL = ["ceil-z1"]


@for_the_papers_risk
def displayed_loss_gradient_has_a_wrong_sign(ctx: Context) -> Evidence:
    point = {"n": 4, "k": 1, "tau": "1/4", "b": "1/100", "heads": zero_heads(1), "parity_set": [1], "x": "1000"}
    inner = ["sum", "j", ["p"], ["*", ["gamma", "1", "j"], ["+", ["sin", "j"], ["sin", "p"]]]]
    sums = ["sum", "p", [], ["*", ["x", "p"], ["gamma", "1", "p"], inner]]
    residual = ["-", ["*", "2", ["output"]], ["*", "2", ["label"]]]
    printed = ["*", residual, ["/", "1", ["tau"]], layers(), sums]
    return refuted_by(
        (
            "The display adds the positions where the derivative of softmax subtracts them. With four positions, "
            "the zero head and the input 1000 it gives half of the true derivative."
        ),
        ("lemma-17.loss-gradient", display(point, ["loss-gradient", "0"], "=", printed, inside=True)),
        derived=r"\frac{\partial\ell}{\partial a_{13}^{(i)}}=\frac{2(\hat y-y)f'(S)}{\tau}\sum_p x_p\gamma_p"
        r"\sum_{j\ne p}\gamma_j\Bigl(\sin\tfrac{2\pi p}{n}-\sin\tfrac{2\pi j}{n}\Bigr)",
    )


@carries_over(smoothed_gradient)
@for_the_papers_risk
def loss_gradient_with_a_minus_is_right(ctx: Context) -> Evidence:

    return by_proof(
        {
            "softmax derivatives are covariances": closed_forms.share_gradient_is_a_covariance(),
            "the covariance as a double sum": closed_forms.attention_gradient_by_pairs(),
            "the derivative of the loss": closed_forms.residual_is_twice_the_difference(),
        },
        (
            "With a minus between the two positions the formula is the derivative, for all sizes: its factors are "
            "computed with symbolic n. The inference in words: the chain rule that multiplies them."
        ),
    )


@for_the_papers_risk
def closed_form_of_the_output_lacks_a_factor(ctx: Context) -> Evidence:
    inner = ["+", ["-", ["*", "4", CEIL, ["v"]], ["*", "4", CEIL, CEIL]], "1"]
    printed = ["*", ["alternating", CEIL], inner]
    return refuted_by(
        (
            "The display has $(v^*)_1$ where $k(v^*)_1=S$ belongs: with k = 2 and the input 11 it gives -7, the "
            "output is about 1."
        ),
        ("lemma-17.output", display({**SMALL, "x": "11"}, ["output"], "=", printed)),
        derived=r"\hat y=(-1)^j(4jS-4j^2+1),\quad j=\lceil S-\tfrac12\rceil,\quad b=0",
    )


@otherwise(sharp_output)
@for_the_papers_risk
def closed_form_of_the_output_needs_a_sharp_activation(ctx: Context) -> Evidence:
    inner = ["+", ["-", ["*", "4", CEIL, ["S"]], ["*", "4", CEIL, CEIL]], "1"]
    printed = ["*", ["alternating", CEIL], inner]
    return refuted_by(
        "With $S=k(v^*)_1$ it is the output of the ReLU classifier; the smoothed one differs for every b > 0.",
        ("lemma-17.output-smoothed", display({**SMALL, "x": "11"}, ["output"], "=", printed)),
    )


@otherwise(nothing_vanishes)
@carries_over(same_classifier)
@for_the_papers_risk
@asks(Scope.LIMIT)
def closed_form_of_the_output_holds_without_smoothing(ctx: Context) -> Evidence:

    return by_proof(
        {
            "pieces of the ReLU classifier": closed_forms.classifier_is_piecewise_linear(),
            "the smoothing vanishes with b": closed_forms.smoothing_vanishes(),
        },
        (
            r"As $b\to0$ it becomes exact: by induction over the layers $f(S)=(-1)^j(4jS-4j^2+1)$ with $j=\lceil "
            r"S-\frac12\rceil$ (the inference in words: which layers are on at S)."
        ),
        scope=Scope.LIMIT,
    )


@for_the_papers_risk
def closed_form_of_the_slope_needs_a_sharp_activation(ctx: Context) -> Evidence:
    printed = ["*", ["alternating", CEIL], "4", CEIL]
    return refuted_by(
        (
            "For every b > 0 the slope of the smoothed classifier passes through all values between its plateaus; "
            "the display is that of the ReLU classifier away from its kinks."
        ),
        ("lemma-17.slope", display({**SMALL, "x": "11"}, layers(), "=", printed)),
    )


@carries_over(same_classifier)
@for_the_papers_risk
@asks(Scope.LIMIT)
def closed_form_of_the_slope_holds_without_smoothing(ctx: Context) -> Evidence:

    return by_proof(
        {
            "pieces of the ReLU classifier": closed_forms.classifier_is_piecewise_linear(),
            "the smoothing vanishes with b": closed_forms.smoothing_vanishes(),
        },
        (
            r"As $b\to0$ it becomes exact at every S that is not half an odd integer (the inference in words: a "
            "finite sum of layers tends to the sum of their limits)."
        ),
        scope=Scope.LIMIT,
    )


@for_the_papers_risk
def residual_times_slope_can_be_negative(ctx: Context) -> Evidence:
    """Four of five ones seen by two zero heads: S = 8/5 lies on a rising piece, the label is 1, the output -2."""
    point = {"n": 5, "k": 2, "tau": "1/5", "b": "1/100", "heads": zero_heads(2), "parity_set": [1, 2], "x": "11110"}
    product = ["*", ["-", ["*", "2", ["output"]], ["*", "2", ["label"]]], layers()]
    return refuted_by(
        (
            r"The chain drops $4\lceil z\rceil(S-\lceil z\rceil)$ as if $S\ge\lceil z\rceil$; half of every piece "
            r"has $S<\lceil z\rceil$. With five positions, two zero heads, the parity set 1, 2 and the input 11110 "
            "the label is 1, $S=8/5$, and residual times slope is negative."
        ),
        ("lemma-17.sign", display(point, product, ">=", "0", inside=True)),
        derived=r"(\hat y-y)f'(S)\text{ takes both signs for either label}",
    )


@carries_over(squares)
@for_the_papers_risk
def pairs_of_positions_are_enough(ctx: Context) -> Evidence:
    """The product is s s' Σ_p Σ_q x_p x'_q ⟨d_p, d_q⟩: with s, s' and all ⟨d_p, d_q⟩ ≥ 0 a sum of such terms."""
    return by_proof(
        {"bilinear expansion": bilinear_expansion()},
        (
            "As an inference it is right: if both scalar factors are not negative and all products of two "
            "positions are not, then the product is a sum of terms that are not negative (written out for three "
            "positions; for all sizes the inference is in words: bilinearity). The first of these hypotheses is "
            "the sign step."
        ),
    )


def bilinear_expansion(sign: int = 1) -> bool:
    """(Σ_p x_p d_p)(Σ_q y_q d_q) = Σ_p Σ_q x_p y_q d_p d_q, as a polynomial identity in one coordinate."""

    d, x, y = sp.symbols("d1:4"), sp.symbols("x1:4"), sp.symbols("y1:4")
    left = sum(a * b for a, b in zip(x, d, strict=True)) * sum(a * b for a, b in zip(y, d, strict=True))
    right = sum(x[p] * y[q] * d[p] * d[q] for p in range(3) for q in range(3))
    return bool(sp.expand(left - sign * right) == 0)


@carries_over(on_the_grid)
@for_the_papers_risk
def products_of_sums_are_four_cosines(ctx: Context) -> Evidence:

    return by_proof(
        {"addition theorem": closed_forms.four_cosines()},
        (
            "The rewriting is right, for all sizes: the inner product of two sums of unit vectors is a sum of "
            "four cosines, by the addition theorem. The inference in words: the double sum over j and r."
        ),
    )


def _pair(p: str, q: str) -> list:
    return ["+", ["*", term("sin", p), term("sin", q)], ["*", term("cos", p), term("cos", q)]]


@for_the_papers_risk
def pair_of_positions_can_be_negative(ctx: Context) -> Evidence:
    point = {"n": 4, "k": 1, "tau": "1/4", "b": "1/100", "heads": zero_heads(1), "parity_set": [1], "x": "1000"}
    return refuted_by(
        (
            "Softmax gives every position a positive weight. For the zero head on four positions opposite "
            "positions have a negative product, even with the plus signs of the display. (With the true minus "
            "signs the $d_p$ sum to zero, so the products of one position with all the others sum to $-|d_p|^2$: "
            "some are negative for every head.)"
        ),
        ("lemma-17.conclusion", display(point, _pair("1", "3"), ">=", "0")),
    )


@for_the_papers_risk
def pair_of_positions_is_negative_within_the_bounds(ctx: Context) -> Evidence:
    point = {"n": 8, "k": 1, "tau": "1/8", "b": "1/100", "heads": aligned_heads(1), "parity_set": [1], "x": "10000000"}
    return refuted_by(
        (
            "With a unit head at n = 8, tau = 1/8, where the appendix's bounds hold, the nearest and the opposite "
            "position have a negative product: small, but not zero."
        ),
        ("lemma-17.conclusion-in-regime", display(point, _pair("1", "5"), ">=", "0", "1/2")),
    )


@carries_over(any_model)
@for_the_papers_risk
def truncated_products_are_not_negative(ctx: Context) -> Evidence:

    largest = (64, 256, 1024)[ctx.profile.level]
    return by_proof(
        {
            "addition theorem": closed_forms.four_cosines(),
            "angles up to a right angle": closed_forms.cosines_are_positive_within_a_quarter_turn(largest),
        },
        (
            r"If attention beyond $\pi/4$ is replaced by zero, all four cosines are of angles up to $\pi/2$ and "
            "the displayed sum is not negative (the angles are enclosed up to the largest size tried; beyond, the "
            "inference is in words). It is still not the sum that the derivative gives."
        ),
    )
