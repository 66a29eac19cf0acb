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
from verify.records import Context, Evidence

REGIME = regime_point(1)


@carries_over(any_model)
@for_the_papers_risk
def some_head_sees_a_one(ctx: Context) -> Evidence:
    """A sum of nonnegative terms that is positive has a positive term; softmax makes all of them positive."""
    return by_proof(
        softmax_facts(),
        (
            r"$(v^*)_1=\frac1k\sum_i\sum_p\gamma_p^{(i)}x_p$ is a sum of terms that are not negative; if it is "
            "positive, one is. Under softmax every head is one, for every position that holds a one (the "
            "inference in words: a positive sum has a positive term)."
        ),
    )


@for_the_papers_risk
def one_term_can_exceed_the_whole(ctx: Context) -> Evidence:
    single = ["+", ["square", term("sin", "1")], ["square", term("cos", "1")]]
    return refuted_by(
        (
            "The square of a sum is not at least the square of one of its terms: for the zero head on four "
            "positions and the input 1010 the two terms cancel, whichever of them is chosen."
        ),
        ("lemma-18.expansion", display(BALANCED, squares(), ">=", single)),
    )


@carries_over(any_model)
@for_the_papers_risk
def square_of_the_term_is_expanded(ctx: Context) -> Evidence:

    return by_proof(
        {"square of a sum": closed_forms.averages_square()},
        (
            "The expansion of the chosen term itself into squares and mixed products is right (a plus between the "
            "two squared brackets understood; written out for four terms, for all sizes the inference is in "
            "words)."
        ),
    )


def _mixed(p: str) -> list:
    products = [["*", ["+", [t, p], [t, "j"]], ["+", [t, p], [t, "r"]]] for t in ("sin", "cos")]
    inner = ["*", ["gamma", "1", "j"], ["gamma", "1", "r"], ["+", *products]]
    return ["sum", "j", [p], ["sum", "r", [p, "j"], inner]]


@for_the_papers_risk
def mixed_terms_can_be_negative(ctx: Context) -> Evidence:
    point = {"n": 3, "k": 1, "tau": "1/3", "b": "1/100", "heads": zero_heads(1), "parity_set": [1], "x": "001"}
    return refuted_by(
        (
            "For the zero head on three positions the mixed terms of each position are negative. (They are not "
            "the terms of the lemma before, either: there j and r belong to different positions.)"
        ),
        ("lemma-18.mixed", display(point, _mixed("3"), ">=", "0")),
    )


@for_the_papers_risk
def mixed_terms_are_negative_within_the_bounds(ctx: Context) -> Evidence:
    return refuted_by(
        (
            "With a unit head at n = 8, tau = 1/8, where the appendix's bounds hold, the mixed terms of the "
            "opposite position are negative."
        ),
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
        (
            "The position that holds the one need not be near the head: for a unit head at n = 8, tau = 1/8 and "
            r"the opposite position $\gamma_{p^*}$ is about $10^{-7}$, not at least $1/n$ or $c_2\tau$."
        ),
        (
            "lemma-18.final",
            display(regime_point(k), ["*", ["square", ["gamma", "1", "5"]], inner], ">=", str(bound), "1/2"),
        ),
    )
