"""The steps of the proof of Lemma 18: one head, the expansion of its square, what is left at the end."""

from __future__ import annotations

from numerics.parity.facts import gradient as closed_forms
from theorems.han2025.lemma_18.checks import BALANCED, beaten, far_values, otherwise, regime_point
from theorems.han2025.shared.displays import (
    by_proof,
    display,
    for_the_papers_risk,
    refuted_by,
    softmax_facts,
    squares,
    term,
    zero_heads,
)
from theorems.han2025.shared.otherwise import carries_over
from theorems.han2025.shared.vanishing import composed
from theorems.han2025.shared.wider import any_model
from verify.court.words import words_beside
from verify.records import Context, Evidence

say = words_beside(__package__)

REGIME = regime_point(1)


@carries_over(any_model)
@for_the_papers_risk
def some_head_sees_a_one(ctx: Context) -> Evidence:
    """A sum of nonnegative terms that is positive has a positive term; softmax makes all of them positive."""
    return by_proof(softmax_facts(), say("some_head_sees_a_one.yes"))


@for_the_papers_risk
def one_term_can_exceed_the_whole(ctx: Context) -> Evidence:
    single = ["+", ["square", term("sin", "1")], ["square", term("cos", "1")]]
    return refuted_by(
        say("one_term_can_exceed_the_whole.refuted_by"),
        ("lemma-18.expansion", display(BALANCED, squares(), ">=", single)),
    )


@carries_over(any_model)
@for_the_papers_risk
def square_of_the_term_is_expanded(ctx: Context) -> Evidence:

    return by_proof(
        {say("square_of_the_term_is_expanded.fact"): closed_forms.averages_square()},
        say("square_of_the_term_is_expanded.yes"),
    )


def _mixed(p: str) -> list:
    products = [["*", ["+", [t, p], [t, "j"]], ["+", [t, p], [t, "r"]]] for t in ("sin", "cos")]
    inner = ["*", ["gamma", "1", "j"], ["gamma", "1", "r"], ["+", *products]]
    return ["sum", "j", [p], ["sum", "r", [p, "j"], inner]]


@for_the_papers_risk
def mixed_terms_can_be_negative(ctx: Context) -> Evidence:
    point = {"n": 3, "k": 1, "tau": "1/3", "b": "1/100", "heads": zero_heads(1), "parity_set": [1], "x": "001"}
    return refuted_by(
        say("mixed_terms_can_be_negative.refuted_by"), ("lemma-18.mixed", display(point, _mixed("3"), ">=", "0"))
    )


@for_the_papers_risk
def mixed_terms_are_negative_within_the_bounds(ctx: Context) -> Evidence:
    return refuted_by(
        say("mixed_terms_are_negative_within_the_bounds.refuted_by"),
        ("lemma-18.mixed-in-regime", display(REGIME, _mixed("5"), ">=", "0", "1/2")),
    )


@for_the_papers_risk
def last_line_fails_for_a_far_position(ctx: Context) -> Evidence:
    """γ_p² Σ_j γ_j² (2 + 2cos) with p opposite to the head."""
    formula = composed(ctx, "bound")
    found = beaten(formula, lambda k: far_values()[1])
    if found is None:
        return otherwise(formula)
    k, bound = found
    cosine = ["+", ["*", ["sin", "5"], ["sin", "j"]], ["*", ["cos", "5"], ["cos", "j"]]]
    inner = ["sum", "j", ["5"], ["*", ["square", ["gamma", "1", "j"]], ["+", "2", ["*", "2", cosine]]]]
    return refuted_by(
        say("last_line_fails_for_a_far_position.refuted_by"),
        (
            "lemma-18.final",
            display(regime_point(k), ["*", ["square", ["gamma", "1", "5"]], inner], ">=", str(bound), "1/2"),
        ),
    )
