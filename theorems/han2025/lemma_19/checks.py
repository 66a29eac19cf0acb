"""The checks of Lemma 19: the zero input and its complement, the input of ones, for all heads at once."""

from __future__ import annotations

import sympy as sp

from numerics.parity.facts import gradient as closed_forms
from theorems.han2025.shared.displays import (
    by_proof,
    display,
    for_the_papers_risk,
    refuted_by,
    says_nothing,
    softmax_facts,
    zero_heads,
)
from theorems.han2025.shared.opposite_inputs import constant_outputs, even_pair, sharp_pair
from theorems.han2025.shared.otherwise import carries_over, otherwise
from theorems.han2025.shared.scope import for_every_smoothing
from theorems.han2025.shared.vanishing import composed, decide
from theorems.han2025.shared.wider import (
    any_model,
    ends_cost_nothing,
    ends_cost_nothing_without_smoothing,
    nothing_vanishes,
    own_heads,
    right_costs_nothing,
    same_classifier,
    sharp_output,
)
from verify.records import Context, Evidence, Kind, Scope, asks

SMALL = {"n": 2, "k": 2, "tau": "1/2", "b": "1/100", "heads": zero_heads(2), "parity_set": [1, 2]}


@carries_over(ends_cost_nothing)
@for_every_smoothing
def both_losses_vanish_for_even_k(ctx: Context) -> Evidence:
    return even_pair(ctx, composed(ctx, "bound"))


@carries_over(ends_cost_nothing_without_smoothing)
@for_every_smoothing
def both_losses_vanish_without_smoothing(ctx: Context) -> Evidence:
    return sharp_pair(composed(ctx, "bound"))


@carries_over(any_model)
@for_every_smoothing
def only_the_zero_input_is_unseen(ctx: Context) -> Evidence:
    """γ > 0 everywhere, so (v*)_1 = 0 only for x = 0; then the covariance of bit and position is zero."""

    return by_proof(
        {"softmax derivatives are covariances": closed_forms.share_gradient_is_a_covariance()},
        (
            "Not machine-checked: softmax weights are positive, so only the zero input has attention vector "
            "zero; the derivative of its share is the covariance of the constant 0 with the positions, which is "
            "zero."
        ),
    )


@carries_over(own_heads)
@for_every_smoothing
def complement_has_sum_k(ctx: Context) -> Evidence:
    """On the input of ones a share is the sum of its head's weights, which is one; k heads have k."""

    i, k = sp.symbols("i k", integer=True, positive=True)
    total, stated = str(sp.summation(1, (i, 1, k))), ctx.quantities["complement"]
    found = decide(stated, "==", total, "k : int, k >= 1")
    if found.answer == "no" and not found.undefined:
        return Evidence.no(Kind.ARGUED, f"It is {total}: each of the k shares is 1; {found.reason}.")
    if found.answer != "yes":
        return Evidence.unknown(f"{stated.text} was not compared with {total}: {found.reason}.")
    return by_proof(
        softmax_facts(),
        (
            r"$k(v^*)_1=\sum_i\sum_p\gamma_p^{(i)}=k$: a share of the input of ones is the sum of its head's "
            "weights, which is one, and there are k of them."
        ),
    )


@otherwise(sharp_output)
@for_the_papers_risk
def outputs_are_labels_only_without_smoothing(ctx: Context) -> Evidence:
    return refuted_by(
        (
            "Read as the parities 0 and 1 of labels 1 and -1, the outputs are right for the ReLU classifier and "
            "off for every b > 0."
        ),
        ("lemma-19.outputs-smoothed", display({**SMALL, "x": "00"}, ["output"], "=", "1")),
    )


@otherwise(nothing_vanishes)
@carries_over(same_classifier)
@for_the_papers_risk
@asks(Scope.LIMIT)
def outputs_tend_to_the_labels(ctx: Context) -> Evidence:

    return by_proof(
        {
            "pieces of the ReLU classifier": closed_forms.classifier_is_piecewise_linear(),
            "the smoothing vanishes with b": closed_forms.smoothing_vanishes(),
        },
        (
            r"As $b\to0$ the outputs tend to $f(0)=1$ and $f(k)=(-1)^k$, the labels of the two inputs (not "
            r"machine-checked"
            ": a finite sum of layers tends to the sum of their limits)."
        ),
        scope=Scope.LIMIT,
    )


def losses_vanish_at(margin: int) -> bool:
    """1 - yŷ)² of both labels at yŷ == margin"""
    return all(max(0, 1 - label * (label * margin)) ** 2 == 0 for label in (-1, 1))


@carries_over(right_costs_nothing)
@for_every_smoothing
def losses_vanish_where_both_are_right(ctx: Context) -> Evidence:
    return by_proof(
        {"no loss from margin one on": losses_vanish_at(1)},
        (
            r"If $y\hat y=1$ on both, both losses are zero by definition and the inequality is $0\ge0$ (in words: "
            "the definition). For b = 0 this is the only case there is."
        ),
    )


@carries_over(same_classifier)
@for_the_papers_risk
def both_wrong_never_happens(ctx: Context) -> Evidence:
    return by_proof(
        constant_outputs(ctx),
        (
            r"The input of ones always has $y\hat y\ge1$, for every k and every $b\ge0$, so no case of two wrong "
            "outputs exists and what is said of it is true of nothing (not machine-checked: alternating sums)."
        ),
    )


@carries_over(same_classifier)
@for_the_papers_risk
@asks(Scope.INFORMATIVE)
def there_is_no_such_case(ctx: Context) -> Evidence:
    return says_nothing("The case is empty (in words, from the check beside this one).")
