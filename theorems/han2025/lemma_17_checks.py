"""The checks of Lemma 17: what the products of two samples' gradients are, and where the displays part from it."""

from __future__ import annotations

from fractions import Fraction

from theorems.han2025.convergence import (
    aligned_heads,
    by_proof,
    display,
    for_the_papers_risk,
    layers,
    refuted_by,
    term,
    zero_heads,
)
from verify.records import Context, Evidence, Scope, asks

SMALL = {"n": 2, "k": 2, "tau": "1/2", "b": "1/100", "heads": zero_heads(2), "parity_set": [1, 2]}
CEIL = ["ceil-z1"]


@for_the_papers_risk
def two_gradients_can_be_opposed(ctx: Context) -> Evidence:
    """Two positions, two zero heads: the inputs 10 and 01 pull every head in opposite directions."""
    body = {"kind": "loss-product", **SMALL, "x": "10", "other": "01", "head": 1, "value": "-1/100", "regime": None}
    return refuted_by(
        r"With two positions, two bits and zero heads the inputs 10 and 01 have the same label and the same loss, and "
        r"gradients that are exactly opposed. In general an input and its complement have opposed covariances, "
        r"$C(\bar x)=-C(x)$, so their product is negative wherever $(\hat y-y)f'(S)$ has the same sign on both and "
        r"$C\ne0$.",
        ("lemma-17.opposed", body),
        derived=r"\nabla_i\ell^{(N)}\cdot\nabla_i\ell^{(M)}=\frac{4}{\tau^2}\,r\,r'f'(S)f'(S')\,\langle "
        r"C_i,C_i'\rangle",
    )


@for_the_papers_risk
def gradients_are_opposed_within_the_appendix_bounds(ctx: Context) -> Evidence:
    """Unit heads on the parity bits, n = 8 and τ = 1/8: the appendix's bounds hold, and the worst pair is searched."""
    import numpy as np

    from numerics.landscape import Landscape, aligned

    bits = (1, 3, 6)
    landscape = Landscape(8, 3, 1 / 8, 0.01, bits)
    gradients = landscape.sample_gradients(aligned(8, bits))
    products = np.einsum("Nic,Mic->iNM", gradients, gradients)
    i, first, second = np.unravel_index(int(products.argmin()), products.shape)
    value = Fraction(int(products.min() * 0.999 * 1000), 1000)
    names = ["".join(str(int(v)) for v in landscape.x[row]) for row in (first, second)]
    body = {
        "kind": "loss-product", "n": 8, "k": 3, "tau": "1/8", "b": "1/100", "heads": aligned_heads(*bits),
        "parity_set": list(bits), "x": names[0], "other": names[1], "head": int(i) + 1, "value": str(value),
        "regime": "1/2",
    }
    negative = int((products < 0).sum()) // 2
    return refuted_by(
        f"Also where the appendix's bounds on the attention hold (n = 8, tau = 1/8, unit heads on the parity bits "
        f"1, 3, 6, "
        f"c1 = 1, c2 = 1/2): of all pairs of inputs and heads {negative} have a negative product, the worst below "
        f"{value}.",
        ("lemma-17.opposed-in-regime", body), cases=products.size,
    )


@for_the_papers_risk
def products_can_be_negative_in_total(ctx: Context) -> Evidence:
    """What Lemma 8 needs is less: that all products together are not negative.  At a stationary point they are."""
    point = {"n": 4, "k": 2, "tau": "1/4", "b": "1/100", "heads": zero_heads(2), "parity_set": [1, 3]}
    return refuted_by(
        "Not even the sum of all products is non-negative: with four positions, the parity set 1, 3 and zero heads "
        "the "
        "gradients of all inputs cancel, while their squares do not.",
        ("lemma-17.total", {"kind": "mean-square", **point, "compare": "sum"}),
    )


@for_the_papers_risk
def displayed_loss_gradient_has_a_wrong_sign(ctx: Context) -> Evidence:
    point = {"n": 4, "k": 1, "tau": "1/4", "b": "1/100", "heads": zero_heads(1), "parity_set": [1], "x": "1000"}
    inner = ["sum", "j", ["p"], ["*", ["gamma", "1", "j"], ["+", ["sin", "j"], ["sin", "p"]]]]
    sums = ["sum", "p", [], ["*", ["x", "p"], ["gamma", "1", "p"], inner]]
    residual = ["-", ["*", "2", ["output"]], ["*", "2", ["label"]]]
    printed = ["*", residual, ["/", "1", ["tau"]], layers(), sums]
    return refuted_by(
        "The display adds the positions where the derivative of softmax subtracts them. With four positions, the zero "
        "head and the input 1000 it gives half of the true derivative.",
        ("lemma-17.loss-gradient", display(point, ["loss-gradient", "0"], "=", printed, inside=True)),
        derived=r"\frac{\partial\ell}{\partial a_{13}^{(i)}}=\frac{2(\hat y-y)f'(S)}{\tau}\sum_p x_p\gamma_p"
        r"\sum_{j\ne p}\gamma_j\Bigl(\sin\tfrac{2\pi p}{n}-\sin\tfrac{2\pi j}{n}\Bigr)",
    )


@for_the_papers_risk
def loss_gradient_with_a_minus_is_right(ctx: Context) -> Evidence:
    from numerics import closed_forms

    return by_proof(
        {
            "softmax derivatives are covariances": closed_forms.share_gradient_is_a_covariance(),
            "the covariance as a double sum": closed_forms.attention_gradient_by_pairs(),
            "the derivative of the loss": closed_forms.residual_is_twice_the_difference(),
        },
        "With a minus between the two positions the formula is the derivative, for all sizes.",
    )


@for_the_papers_risk
def closed_form_of_the_output_lacks_a_factor(ctx: Context) -> Evidence:
    inner = ["+", ["-", ["*", "4", CEIL, ["v"]], ["*", "4", CEIL, CEIL]], "1"]
    printed = ["*", ["alternating", CEIL], inner]
    return refuted_by(
        r"The display has $(v^*)_1$ where $k(v^*)_1=S$ belongs: with k = 2 and the input 11 it gives -7, the output "
        r"is about "
        r"1.",
        ("lemma-17.output", display({**SMALL, "x": "11"}, ["output"], "=", printed)),
        derived=r"\hat y=(-1)^j(4jS-4j^2+1),\quad j=\lceil S-\tfrac12\rceil,\quad b=0",
    )


@for_the_papers_risk
def closed_form_of_the_output_needs_a_sharp_activation(ctx: Context) -> Evidence:
    inner = ["+", ["-", ["*", "4", CEIL, ["S"]], ["*", "4", CEIL, CEIL]], "1"]
    printed = ["*", ["alternating", CEIL], inner]
    return refuted_by(
        r"With $S=k(v^*)_1$ it is the output of the ReLU classifier; the smoothed one differs for every b > 0.",
        ("lemma-17.output-smoothed", display({**SMALL, "x": "11"}, ["output"], "=", printed)),
    )


@for_the_papers_risk
@asks(Scope.LIMIT)
def closed_form_of_the_output_holds_without_smoothing(ctx: Context) -> Evidence:
    from numerics import closed_forms

    return by_proof(
        {"pieces of the ReLU classifier": closed_forms.classifier_is_piecewise_linear(),
         "the smoothing vanishes with b": closed_forms.smoothing_vanishes()},
        r"As $b\to0$ it becomes exact: by induction over the layers $f(S)=(-1)^j(4jS-4j^2+1)$ with "
        r"$j=\lceil S-\frac12\rceil$.",
        scope=Scope.LIMIT,
    )


@for_the_papers_risk
def closed_form_of_the_slope_needs_a_sharp_activation(ctx: Context) -> Evidence:
    printed = ["*", ["alternating", CEIL], "4", CEIL]
    return refuted_by(
        r"For every b > 0 the slope of the smoothed classifier passes through all values between its plateaus; the "
        r"display "
        r"is that of the ReLU classifier away from its kinks.",
        ("lemma-17.slope", display({**SMALL, "x": "11"}, layers(), "=", printed)),
    )


@for_the_papers_risk
@asks(Scope.LIMIT)
def closed_form_of_the_slope_holds_without_smoothing(ctx: Context) -> Evidence:
    from numerics import closed_forms

    return by_proof(
        {"pieces of the ReLU classifier": closed_forms.classifier_is_piecewise_linear(),
         "the smoothing vanishes with b": closed_forms.smoothing_vanishes()},
        r"As $b\to0$ it becomes exact at every S that is not half an odd integer.",
        scope=Scope.LIMIT,
    )


@for_the_papers_risk
def residual_times_slope_can_be_negative(ctx: Context) -> Evidence:
    """Four of five ones seen by two zero heads: S = 8/5 lies on a rising piece, the label is 1, the output -2."""
    point = {"n": 5, "k": 2, "tau": "1/5", "b": "1/100", "heads": zero_heads(2), "parity_set": [1, 2], "x": "11110"}
    product = ["*", ["-", ["*", "2", ["output"]], ["*", "2", ["label"]]], layers()]
    return refuted_by(
        r"The chain drops $4\lceil z\rceil(S-\lceil z\rceil)$ as if $S\ge\lceil z\rceil$; half of every piece has "
        r"$S<\lceil z\rceil$. With five positions, two zero heads, the parity set 1, 2 and the input 11110 the "
        r"label is 1, "
        r"$S=8/5$, and residual times slope is negative.",
        ("lemma-17.sign", display(point, product, ">=", "0", inside=True)),
        derived=r"(\hat y-y)f'(S)\text{ takes both signs for either label}",
    )


@for_the_papers_risk
def pairs_of_positions_are_enough(ctx: Context) -> Evidence:
    """The product is s s' Σ_p Σ_q x_p x'_q ⟨d_p, d_q⟩: with s, s' and all ⟨d_p, d_q⟩ ≥ 0 a sum of such terms."""
    return by_proof(
        {"bilinear expansion": bilinear_expansion()},
        "As an inference it is right: if both scalar factors are not negative and all products of two positions are "
        "not, "
        "then the product is a sum of terms that are not negative. The first of these hypotheses is the refuted "
        "sign step.",
    )


def bilinear_expansion(sign: int = 1) -> bool:
    """(Σ_p x_p d_p)(Σ_q y_q d_q) = Σ_p Σ_q x_p y_q d_p d_q, as a polynomial identity in one coordinate."""
    import sympy as sp

    d, x, y = sp.symbols("d1:4"), sp.symbols("x1:4"), sp.symbols("y1:4")
    left = sum(a * b for a, b in zip(x, d, strict=True)) * sum(a * b for a, b in zip(y, d, strict=True))
    right = sum(x[p] * y[q] * d[p] * d[q] for p in range(3) for q in range(3))
    return bool(sp.expand(left - sign * right) == 0)


@for_the_papers_risk
def products_of_sums_are_four_cosines(ctx: Context) -> Evidence:
    from numerics import closed_forms

    return by_proof(
        {"addition theorem": closed_forms.four_cosines()},
        "The rewriting is right, for all sizes: the inner product of two sums of unit vectors is a sum of four "
        "cosines.",
    )


def _pair(p: str, q: str) -> list:
    return ["+", ["*", term("sin", p), term("sin", q)], ["*", term("cos", p), term("cos", q)]]


@for_the_papers_risk
def pair_of_positions_can_be_negative(ctx: Context) -> Evidence:
    point = {"n": 4, "k": 1, "tau": "1/4", "b": "1/100", "heads": zero_heads(1), "parity_set": [1], "x": "1000"}
    return refuted_by(
        "Softmax gives every position a positive weight. For the zero head on four positions opposite positions "
        "have a "
        "negative product, even with the plus signs of the display. (With the true minus signs the $d_p$ sum to zero, "
        "so the products of one position with all the others sum to $-|d_p|^2$: some are negative for every head.)",
        ("lemma-17.conclusion", display(point, _pair("1", "3"), ">=", "0")),
    )


@for_the_papers_risk
def pair_of_positions_is_negative_within_the_bounds(ctx: Context) -> Evidence:
    point = {
        "n": 8, "k": 1, "tau": "1/8", "b": "1/100", "heads": aligned_heads(1), "parity_set": [1], "x": "10000000",
    }
    return refuted_by(
        "With a unit head at n = 8, tau = 1/8, where the appendix's bounds hold, the nearest and the opposite "
        "position have "
        "a negative product: small, but not zero.",
        ("lemma-17.conclusion-in-regime", display(point, _pair("1", "5"), ">=", "0", "1/2")),
    )


@for_the_papers_risk
def truncated_products_are_not_negative(ctx: Context) -> Evidence:
    from numerics import closed_forms

    largest = (64, 256, 1024)[ctx.profile.level]
    return by_proof(
        {"addition theorem": closed_forms.four_cosines(),
         "angles up to a right angle": closed_forms.cosines_are_positive_within_a_quarter_turn(largest)},
        r"If attention beyond $\pi/4$ is replaced by zero, all four cosines are of angles up to $\pi/2$ and the "
        r"displayed sum "
        r"is not negative. It is still not the sum that the derivative gives.",
    )


@for_the_papers_risk
def product_is_given_by_covariances(ctx: Context) -> Evidence:
    """The repaired identity, against gradients by finite differences at random heads."""
    import numpy as np

    from numerics import closed_forms
    from numerics.landscape import Landscape

    rng, tried, good = np.random.default_rng(ctx.seed), 0, True
    for n, k, bits in ((3, 1, (2,)), (4, 2, (1, 2)), (5, 3, (1, 2, 4))):
        landscape = Landscape(n, k, 1 / n, 0.01, bits)
        for _ in range(5):
            heads = rng.normal(size=2 * k)
            own = landscape.sample_gradients(heads)
            by_sum = landscape.losses(heads)[1]
            covariance = own[1:-1] / np.where(by_sum == 0, 1.0, by_sum)[1:-1, None, None]
            opposed = covariance + covariance[::-1]  # row N and its complement are mirror images
            live = (by_sum[1:-1] != 0) & (by_sum[1:-1][::-1] != 0)
            units = np.eye(2 * k) * 1e-6
            steps = [(landscape.losses(heads + e)[0] - landscape.losses(heads - e)[0]) / 2e-6 for e in units]
            good &= bool(np.abs(np.stack(steps, 1) - own.reshape(2**n, -1)).max() < 1e-5)
            good &= bool(np.abs(opposed[live]).max(initial=0) < 1e-9)
            tried += 1
    return by_proof(
        {"the covariance as a double sum": closed_forms.attention_gradient_by_pairs(),
         "the derivative of the loss": closed_forms.residual_is_twice_the_difference(),
         "finite differences at random heads": good},
        r"Follows from the chain rule, with $C(\bar x)=-C(x)$ because the covariance of a constant with anything is "
        r"zero.",
        cases=tried,
    )
