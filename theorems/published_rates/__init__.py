"""Published guarantees of first-order methods, each audited at a few sizes with exact certificates of both ends.

Not one paper but a table of many: who proved (or conjectured) which rate, in our words.  The list follows the examples
of the package PEPit, which computes such rates in floating point; the methods, the numbers and the proofs are ours.
"""

from __future__ import annotations

from theorems.published_rates.claims import claims
from verify.court.words import words_beside
from verify.records import Paper, without_model

say = words_beside(__package__)

__all__ = ["PAPER"]

SOURCE = say("source.text")
SAYS = (say("says.text"), say("says.text-2"), say("says.text-3"))

PAPER = Paper(
    id="published_rates",
    title=say("paper.title"),
    authors=say("paper.authors"),
    year=2024,
    order=3,
    model_loader=without_model,
    source=SOURCE,
    claims=claims(),
    says=SAYS,
)
