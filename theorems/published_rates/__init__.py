"""Published guarantees of first-order methods, each audited at a few sizes with exact certificates of both ends.

Not one paper but a table of many: who proved (or conjectured) which rate, in our words.  The list follows the examples
of the package PEPit, which computes such rates in floating point; the methods, the numbers and the proofs are ours.
"""

from __future__ import annotations

from theorems.published_rates.claims import claims
from verify.records import Paper, without_model

__all__ = ["PAPER"]

SOURCE = (
    "Not one paper but a table of published rates, from the literature that each claim names; stated here "
    "in our own words and judged at the sizes that the statement lists, which is less than what the "
    "authors prove."
)
SAYS = (
    (
        "First-order methods of optimisation come with guarantees: after so many steps, on every function of "
        "a class, the error is at most so large."
    ),
    ("Many of these guarantees are said to be the best possible: some function makes the method exactly that slow."),
    (
        "The table collects such statements from the literature, for gradient, accelerated, proximal, "
        "splitting, stochastic and online methods and for continuous time."
    ),
)

PAPER = Paper(
    id="published_rates",
    title="Published rates of first-order methods",
    authors="many, named claim by claim",
    year=2024,
    order=3,
    model_loader=without_model,
    source=SOURCE,
    claims=claims(),
    says=SAYS,
)
