r"""Lemma 15: the output is Lipschitz in the heads with the constant 8k²√(2k)/τ.

The gradient of ŷ with respect to head i is f'(S) C_i/τ, where C_i is the covariance, under the attention weights of
that head, of the input bit with the position vector.  Two facts for all sizes give the best simple constant:

* f' = Σ_j P_j (σ'_j - σ'_{j+1}) with the partial sums P_j = (-1)^j 4j, and σ' decreases from layer to layer inside
  [0, 1], so |f'| ≤ 4k;
* |C_i| ≤ 1/2, because a bit has variance at most 1/4 and a coordinate of a unit vector at most 1.

Hence ‖∇ŷ‖ ≤ 2k√k/τ.  For given sizes the supremum is enclosed by branch and bound
(:mod:`numerics.parity.suprema.gradient`).
"""

from __future__ import annotations

from theorems.han2025.lemma_15.checks import (
    constant_is_compared_at_this_model,
    constants,
    constants_against_the_number_of_heads,
    difference_quotients_respect_the_gradient_bound,
    displayed_derivative_has_a_wrong_sign,
    entries_are_bounded_for_all_sizes,
    gradient_by_whole_rows_is_bounded,
    gradient_is_bounded_for_all_sizes,
    no_explicit_entry_exceeds_the_bound,
    no_explicit_point_exceeds_our_constant,
    no_explicit_point_exceeds_the_constant,
    no_explicit_row_exceeds_the_constant,
    norm_follows_from_the_entries,
    our_constant_is_proved,
    our_constant_is_sharp,
)
from theorems.han2025.shared.suprema import SYMBOLS
from verify.records import Claim, Quantity, Reading, Repair, Step

__all__ = ["CLAIM"]

CLAIM = Claim(
    id="lemma-15",
    title="Lipschitz constant of the output",
    where="Appendix A",
    statement=r"The output $\hat y$ of the transformer with the frozen classification head is Lipschitz in "
    r"the $2k$ trained entries "
    r"of its heads, with the constant ${=constant}$ (called $l_1$, and $C$ as a bound of "
    r"the gradient).",
    depends_on=("model", "eq-2", "eq-3"),
    readings=(
        Reading(
            id="literal",
            text="For every n, k, τ in (0, 1], b > 0, every input and every pair of heads in the plane.",
            checks=(gradient_is_bounded_for_all_sizes, no_explicit_point_exceeds_the_constant),
        ),
        Reading(
            id="matrices",
            text="All sixteen entries of each matrix are varied, not only a13 and a14.",
            checks=(gradient_by_whole_rows_is_bounded, no_explicit_row_exceeds_the_constant),
        ),
        Reading(
            id="this-model", text="At the sizes of the model file only.", checks=(constant_is_compared_at_this_model,)
        ),
    ),
    steps=(
        Step(
            id="lemma-15.derivative",
            text="The derivative of the output by one entry, as displayed.",
            printed=r"\frac{\partial\hat y}{\partial a_{13}^{(i)}}=\frac{f'(S)}{\tau}\sum_p "
            r"x_p\Bigl(\gamma_p(1-\gamma_p)\sin\tfrac{2\pi p}"
            r"{n}+\sum_{j\ne p}\gamma_p\gamma_j\sin\tfrac{2\pi j}{n}\Bigr)",
            checks=(displayed_derivative_has_a_wrong_sign,),
            uses=("lemma-14.softmax-derivative-13",),
            slip="softmax-sign",
        ),
        Step(
            id="lemma-15.entry-bound",
            text="Each entry of the gradient is at most ${=entry}$.",
            printed=r"\frac{\partial\hat y}{\partial "
            r"a_{13}^{(i)}}\le\frac1\tau\cdot4k^2\cdot2={=entry}",
            checks=(entries_are_bounded_for_all_sizes, no_explicit_entry_exceeds_the_bound),
            uses=("lemma-15.derivative",),
        ),
        Step(
            id="lemma-15.norm",
            text="The norm of the gradient follows from its 2k entries.",
            printed=r"\lVert\nabla\hat y\rVert\le{=entry}\cdot\sqrt{2k}\le{=constant}",
            checks=(norm_follows_from_the_entries,),
            uses=("lemma-15.entry-bound",),
        ),
        Step(
            id="lemma-15.mean-value",
            text="A bound on the gradient is a Lipschitz constant, by the mean value theorem.",
            printed=r"|\hat y(\mathbf A)-\hat y(\mathbf A')|\le\lVert\nabla\hat y(\tilde{\mathbf "
            r"A})\rVert\,\lVert\mathbf A-\mathbf A'\rVert",
            checks=(difference_quotients_respect_the_gradient_bound,),
            uses=("lemma-15.norm",),
        ),
    ),
    repair=Repair(
        text=r"$\hat y$ is ${=repair.constant}$-Lipschitz for every $n\ge k\ge1$, $\tau>0$, $b\ge0$. Among constants "
        r"$c\cdot{=repair.shape}$ for all sizes $c={=repair.best}$ is the best.",
        checks=(our_constant_is_proved, no_explicit_point_exceeds_our_constant, our_constant_is_sharp),
    ),
    quantities=(
        Quantity(
            name="constant", text="8*k**2*sqrt(2*k)/tau", symbols=SYMBOLS, meaning="Lipschitz constant of the output"
        ),
        Quantity(name="entry", text="8*k**2/tau", symbols=SYMBOLS, meaning="bound of one entry of the gradient"),
        Quantity(name="repair.constant", text="2*k*sqrt(k)/tau", symbols=SYMBOLS, ours=True,
                 meaning="our Lipschitz constant of the output"),
        Quantity(name="repair.shape", text="k*sqrt(k)/tau", symbols=SYMBOLS, ours=True,
                 meaning="what the best constant is a multiple of"),
        Quantity(name="repair.best", text="2", symbols=(), ours=True, meaning="the best multiple of it"),
    ),
    constants=(constants,),
    figures=(constants_against_the_number_of_heads,),
)
