"""The checks of Lemma 19: the zero input and its complement, the input of ones, for all heads at once."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import sympy as sp

from numerics.formula.grammar import ExpressionError
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
from theorems.han2025.shared.opposite_inputs import constant_outputs, even_pair, judged_pair, sharp_pair
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
from verify.court.words import words_beside
from verify.records import Context, Evidence, Kind, Scope, asks, derives

say = words_beside(__package__)

SMALL = {"n": 2, "k": 2, "tau": "1/2", "b": "1/100", "heads": zero_heads(2), "parity_set": [1, 2]}


@for_the_papers_risk
def zero_input_has_a_loss_without_a_gradient(ctx: Context) -> Evidence:
    """Odd k, b > 0: the left side is exactly zero, the right side is not."""
    return judged_pair(composed(ctx, "bound"), "lemma-19.odd")


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
        {say("only_the_zero_input_is_unseen.fact"): closed_forms.share_gradient_is_a_covariance()},
        say("only_the_zero_input_is_unseen.yes"),
    )


@for_every_smoothing
def complement_has_value_one(ctx: Context) -> Evidence:
    """A mean of ones, so 1; what was put in is compared, and shown wrong at a small k."""
    stated = ctx.quantities["complement"]
    found = decide(stated, "==", "1", "integers k >= 1")
    if found.answer == "yes":
        return by_proof(softmax_facts(), say("complement_has_value_one.yes"))
    if found.answer != "no" or found.undefined:
        return Evidence.unknown(say("complement_has_value_one.unknown", stated=stated.text, reason=found.reason))
    k = next((k for k in range(1, 10) if _exact(stated, k) not in (None, 1)), None)
    if k is None:
        return Evidence.no(Kind.ARGUED, say("complement_has_value_one.no", reason=found.reason))
    point = {"n": k, "k": k, "tau": "1/2", "b": "1/100", "heads": zero_heads(k), "parity_set": list(range(1, k + 1))}
    return refuted_by(
        say("complement_has_value_one.refuted_by"),
        ("lemma-19.complement", display({**point, "x": "1" * k}, ["v"], "=", str(_exact(stated, k)))),
        derived=r"(v^*)_1^{(\bar N)}=1",
    )


def _exact(stated: Any, k: int) -> Fraction | None:

    try:
        return Fraction(stated.exact({"k": k}))
    except ExpressionError:
        return None


@carries_over(own_heads)
@for_every_smoothing
@derives
def complement_has_sum_k(ctx: Context) -> Evidence:
    """On the input of ones a share is the sum of its head's weights, which is one; k heads have k."""

    i, k = sp.symbols("i k", integer=True, positive=True)
    total, stated = str(sp.summation(1, (i, 1, k))), ctx.quantities["complement"]
    found = decide(stated, "==", total, "integers k >= 1")
    if found.answer == "no" and not found.undefined:
        return Evidence.no(Kind.ARGUED, say("complement_has_sum_k.no", total=total, reason=found.reason))
    if found.answer != "yes":
        return Evidence.unknown(
            say("complement_has_sum_k.unknown", stated=stated.text, total=total, reason=found.reason)
        )
    return by_proof(softmax_facts(), say("complement_has_sum_k.yes"))


@otherwise(sharp_output)
@for_the_papers_risk
def outputs_are_labels_only_without_smoothing(ctx: Context) -> Evidence:
    return refuted_by(
        say("outputs_are_labels_only_without_smoothing.refuted_by"),
        ("lemma-19.outputs-smoothed", display({**SMALL, "x": "00"}, ["output"], "=", "1")),
    )


@otherwise(nothing_vanishes)
@carries_over(same_classifier)
@for_the_papers_risk
@asks(Scope.LIMIT)
def outputs_tend_to_the_labels(ctx: Context) -> Evidence:

    return by_proof(
        {
            say("outputs_tend_to_the_labels.fact"): closed_forms.classifier_is_piecewise_linear(),
            say("outputs_tend_to_the_labels.fact-2"): closed_forms.smoothing_vanishes(),
        },
        say("outputs_tend_to_the_labels.yes"),
        scope=Scope.LIMIT,
    )


def losses_vanish_at(margin: int) -> bool:
    """The squared hinge losses max(0, 1 - yŷ)² of both labels at yŷ = margin; below 1 they do not vanish."""
    return all(max(0, 1 - label * (label * margin)) ** 2 == 0 for label in (-1, 1))


@carries_over(right_costs_nothing)
@for_every_smoothing
def losses_vanish_where_both_are_right(ctx: Context) -> Evidence:
    return by_proof(
        {say("losses_vanish_where_both_are_right.fact"): losses_vanish_at(1)},
        say("losses_vanish_where_both_are_right.yes"),
    )


@for_the_papers_risk
def losses_do_not_sum_to_two(ctx: Context) -> Evidence:
    """Two margins of -1: each squared hinge loss is (1 + 1)², and the sum is compared."""
    stated, total = ctx.quantities["wrong"], sum(max(0, 1 - margin) ** 2 for margin in (-1, -1))
    try:
        value = stated.exact({})
    except ValueError:
        return Evidence.unknown(say("losses_do_not_sum_to_two.unknown", stated=stated.text))
    if value == total:
        return Evidence.unknown(say("losses_do_not_sum_to_two.unknown-2"))
    return refuted_by(
        say("losses_do_not_sum_to_two.refuted_by", total=total, stated=stated.text),
        ("lemma-19.case-2", {"kind": "hinge-sum", "margins": ["-1", "-1"], "printed": str(value)}),
    )


@carries_over(same_classifier)
@for_the_papers_risk
def both_wrong_never_happens(ctx: Context) -> Evidence:
    return by_proof(constant_outputs(ctx), say("both_wrong_never_happens.yes"))


@carries_over(same_classifier)
@for_the_papers_risk
@asks(Scope.INFORMATIVE)
def there_is_no_such_case(ctx: Context) -> Evidence:
    return says_nothing(say("there_is_no_such_case.says_nothing"))
