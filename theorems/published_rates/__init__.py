"""Published guarantees of first-order methods, each audited at a few sizes with exact certificates of both ends.

Not one paper but a table of many: who proved (or conjectured) which rate, in our words.  The list follows the examples
of the package PEPit, which computes such rates in floating point; the methods, the numbers and the proofs are ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from theorems.published_rates.claims import claims
from verify.errors import EngineMissing
from verify.records import NoModel, Paper, without_model

__all__ = ["PAPER"]

SOURCE = ("Not one paper but a table of published rates, from the literature that each claim names; stated here in our "
          "own words and judged at the sizes that the statement lists, which is less than what the authors prove.")
SAYS = (
    "First-order methods of optimisation come with guarantees: after so many steps, on every function of a class, the "
    "error is at most so large.",
    "Many of these guarantees are said to be the best possible: some function makes the method exactly that slow.",
    "The table collects such statements from the literature, for gradient, accelerated, proximal, splitting, "
    "stochastic and online methods and for continuous time.",
)

def model(source: Path | Mapping[str, Any] | None) -> NoModel:
    """There is no model to choose; a run that cannot propose anything does not start."""
    if source is None and find_spec("clarabel") is None:
        what = "pip install 'theorem-referee[worst-case]'"
        raise EngineMissing(f"clarabel is not installed and this paper needs it; {what}")
    return without_model(source)


PAPER = Paper(
    id="published_rates", title="Published rates of first-order methods", authors="many, named claim by claim",
    year=2024, order=3, model_loader=model, source=SOURCE, claims=claims(), says=SAYS)
