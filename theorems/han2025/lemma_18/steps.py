"""The steps of the proof of Lemma 18: one head, the expansion of its square, what is left at the end."""

from __future__ import annotations

from numerics.parity.facts import gradient as closed_forms
from theorems.han2025.shared.displays import by_proof, for_the_papers_risk, softmax_facts
from theorems.han2025.shared.otherwise import carries_over
from theorems.han2025.shared.wider import any_model
from verify.records import Context, Evidence


@carries_over(any_model)
@for_the_papers_risk
def some_head_sees_a_one(ctx: Context) -> Evidence:
    """A sum of nonnegative terms that is positive has a positive term; softmax makes all of them positive."""
    return by_proof(
        softmax_facts(),
        (
            r"$(v^*)_1=\frac1k\sum_i\sum_p\gamma_p^{(i)}x_p$ is a sum of terms that are not negative; if it is "
            "positive, one is. Under softmax every head is one, for every position that holds a one (not "
            "machine-checked"
            ": a positive sum has a positive term)."
        ),
    )


@carries_over(any_model)
@for_the_papers_risk
def square_of_the_term_is_expanded(ctx: Context) -> Evidence:

    return by_proof(
        {"square of a sum": closed_forms.averages_square()},
        (
            "The expansion of the chosen term itself into squares and mixed products is right (a plus between the "
            "two squared brackets understood; written out for four terms, for all sizes it is not machine-checked"
            ")."
        ),
    )
