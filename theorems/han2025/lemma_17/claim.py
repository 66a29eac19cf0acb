r"""Lemma 17: the loss gradients of two samples, in one head, never have a negative product.

The gradient of the loss by head i is 2(ŷ - y) f'(S) C_i/τ inside the margin, with C_i the covariance of bit and
position under the attention of the head.  An input and its complement have opposed covariances, and the scalar factor
takes both signs, so the statement fails, and it fails also where the appendix's bounds on the attention hold.
"""

from __future__ import annotations

from theorems.han2025.lemma_17.checks import (
    closed_form_of_the_output_holds_without_smoothing,
    closed_form_of_the_output_lacks_a_factor,
    closed_form_of_the_output_needs_a_sharp_activation,
    closed_form_of_the_slope_holds_without_smoothing,
    closed_form_of_the_slope_needs_a_sharp_activation,
    displayed_loss_gradient_has_a_wrong_sign,
    loss_gradient_with_a_minus_is_right,
    pair_of_positions_can_be_negative,
    pair_of_positions_is_negative_within_the_bounds,
    pairs_of_positions_are_enough,
    products_of_sums_are_four_cosines,
    residual_times_slope_can_be_negative,
    truncated_products_are_not_negative,
)
from theorems.han2025.lemma_17.products import (
    gradients_are_opposed_within_the_appendix_bounds,
    products_can_be_negative_in_total,
    two_gradients_can_be_opposed,
)
from theorems.han2025.lemma_17.repair import complements_have_opposed_covariances, product_is_given_by_covariances
from verify.records import Claim, Quantity, Reading, Repair, Step

__all__ = ["CLAIM"]

CLAIM = Claim(
    id="lemma-17",
    title="The gradients of two samples are never opposed",
    where="Appendix A",
    statement=r"For any two different inputs and any head $i$, $\frac{\partial\ell^{(N)}}{\partial "
    r"a_{13}^{(i)}}\frac{\partial"
    r"\ell^{(M)}}{\partial a_{13}^{(i)}}+\frac{\partial\ell^{(N)}}{\partial "
    r"a_{14}^{(i)}}\frac{\partial\ell^{(M)}}{\partial "
    r"a_{14}^{(i)}}\ge{=least}$.",
    depends_on=("model", "eq-2", "eq-3", "appendix-a-setup"),
    readings=(
        Reading(
            id="literal",
            text="For every $n\\ge k\\ge1$, $0<\\tau\\le1$, $b>0$, all heads in the plane, all parity sets and all "
                 "pairs of "
            "different inputs.",
            checks=(two_gradients_can_be_opposed,),
        ),
        Reading(
            id="appendix-bounds",
            text="Where the appendix's bounds on the attention hold: temperature $c_1/n$, the nearest position "
            "between $1/n$ "
            "and $1-c_1\\tau$, the others within $\\pi/4$ between $c_2\\tau$ and $c_1\\tau$, those beyond smaller "
            "still.",
            checks=(gradients_are_opposed_within_the_appendix_bounds,),
        ),
        Reading(
            id="in-total",
            about=(),
            text="Only what Lemma 8 needs: the products of all pairs together are not negative.",
            checks=(products_can_be_negative_in_total,),
        ),
    ),
    steps=(
        Step(
            id="lemma-17.loss-gradient",
            text="The gradient of the loss in closed form.",
            printed=r"\frac{\partial\ell^{(N)}}{\partial a_{13}^{(i)}}=(2\hat "
            r"y-2y)\frac1\tau\sum_q(-1)^q(8q-4)\Bigl(\frac12+"
            r"\frac{z^{(q)}}{2\sqrt{(z^{(q)})^2+b}}\Bigr)\sum_px_p\gamma_p\sum_{j\ne p}\gamma_j\Bigl(\sin\frac{2\pi "
            r"j}{n}+\sin"
            r"\frac{2\pi p}{n}\Bigr)",
            checks=(displayed_loss_gradient_has_a_wrong_sign,), slip="softmax-sign",
            uses=("lemma-14.chain-13", "lemma-14.chain-14", "lemma-14.loss-derivative"),
            readings=(
                Reading(
                    id="minus",
                    text="With a minus between the two positions.",
                    checks=(loss_gradient_with_a_minus_is_right,),
                ),
            ),
        ),
        Step(
            id="lemma-17.output-closed-form",
            text="The output as a piecewise linear function.",
            printed=r"\hat y=(-1)^{\lceil z^{(1)}\rceil}\bigl(4\lceil z^{(1)}\rceil(v^*)_1-4\lceil "
            r"z^{(1)}\rceil^2+1\bigr)",
            checks=(closed_form_of_the_output_lacks_a_factor,),
            readings=(
                Reading(
                    id="with-k",
                    text=r"With $k(v^*)_1$, which the classifier reads, in the place of $(v^*)_1$.",
                    checks=(
                        closed_form_of_the_output_needs_a_sharp_activation,
                        closed_form_of_the_output_holds_without_smoothing,
                    ),
                ),
            ),
        ),
        Step(
            id="lemma-17.slope-closed-form",
            text="Its slope.",
            printed=r"\sum_q(-1)^q(8q-4)\Bigl(\frac12+\frac{z^{(q)}}{2\sqrt{(z^{(q)})^2+b}}\Bigr)=(-1)^{\lceil "
            r"z^{(1)}\rceil}"
            r"4\lceil z^{(1)}\rceil",
            checks=(
                closed_form_of_the_slope_needs_a_sharp_activation,
                closed_form_of_the_slope_holds_without_smoothing,
            ),
        ),
        Step(
            id="lemma-17.sign",
            text="For the label 1, residual times slope is not negative.",
            printed=r"4\lceil z^{(1)}\rceil\bigl(4\lceil z^{(1)}\rceil(v^*)_1-4\lceil z^{(1)}\rceil^2+1-(-1)^{\lceil "
            r"z^{(1)}\rceil}\bigr)\ge4\lceil z^{(1)}\rceil\bigl(1-(-1)^{\lceil z^{(1)}\rceil}\bigr)\ge0",
            checks=(residual_times_slope_can_be_negative,),
            uses=("lemma-17.output-closed-form", "lemma-17.slope-closed-form"),
        ),
        Step(
            id="lemma-17.reduction",
            text="As an inference: if residual times slope is not negative on both inputs and no pair of positions has "
            "a negative product, the lemma follows.",
            printed=r"(\hat y-y)f'(S)\ge0,\ (\hat y'-y')f'(S')\ge0,\ \langle d_p,d_q\rangle\ge0\ \forall p,q\implies"
            r"\nabla_i\ell^{(N)}\cdot\nabla_i\ell^{(M)}\ge0",
            checks=(pairs_of_positions_are_enough,),
            uses=("lemma-17.loss-gradient", "lemma-17.sign"),
        ),
        Step(
            id="lemma-17.trigonometry",
            text="The sum of products as a double sum of cosines.",
            printed=r"\gamma_p\gamma_q\sum_{j\ne p}\sum_{r\ne "
            r"q}\gamma_j\gamma_r\Bigl(\cos\frac{2\pi(p-q)}{n}+\cos\frac{2\pi"
            r"(p-r)}{n}+\cos\frac{2\pi(j-q)}{n}+\cos\frac{2\pi(j-r)}{n}\Bigr)",
            checks=(products_of_sums_are_four_cosines,),
        ),
        Step(
            id="lemma-17.conclusion",
            text="Which is not negative, for all positions p and q.",
            printed=r"\cos\frac{2\pi(p-q)}{n}+\cos\frac{2\pi(p-r)}{n}+\cos\frac{2\pi(j-q)}{n}+\cos\frac{2"
            r"\pi(j-r)}{n}\ge0",
            checks=(pair_of_positions_can_be_negative,),
            uses=("lemma-17.reduction", "lemma-17.trigonometry", "appendix-a-setup"),
            readings=(
                Reading(
                    id="appendix-bounds",
                    text="Where the appendix's bounds on the attention hold with $c_1=1$, $c_2=\\frac12$.",
                    checks=(pair_of_positions_is_negative_within_the_bounds,),
                ),
                Reading(
                    id="truncated",
                    text=r"With all attention beyond an angle of $\pi/4$ replaced by zero.",
                    checks=(truncated_products_are_not_negative,),
                ),
            ),
        ),
    ),
    repair=Repair(
        text=r"For all heads and inputs inside the margin the product is ${=repair.product}$ with "
        r"$r_1=\hat y-y$, $r_2=\hat y'-y'$, $s_1=f'(S)$, $s_2=f'(S')$, $C=\langle C_i,C_i'\rangle$, "
        r"$C_i=\mathrm{Cov}_{\gamma^{(i)}}(x,u)$, and the complement has the covariance "
        r"$C_i(\bar x)={=repair.opposed}\,C_i(x)$: the product is negative for an input and its complement whenever "
        r"$(\hat y-y)f'(S)$ has the same sign on both and $C_i\ne0$.",
        checks=(product_is_given_by_covariances, complements_have_opposed_covariances),
    ),
    quantities=(
        Quantity(name="least", text="0", symbols=("n", "k", "tau", "b"), meaning="lower bound of the products"),
        Quantity(name="repair.product", text="4*r1*r2*s1*s2*C/tau**2", symbols=("tau", "r1", "r2", "s1", "s2", "C"),
                 ours=True, meaning="product of two samples' gradients in a head"),
        Quantity(name="repair.opposed", text="-1", symbols=(), ours=True,
                 meaning="covariance of the complement over that of the input"),
    ),
)
