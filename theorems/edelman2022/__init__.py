"""Edelman, Goel, Kakade and Zhang: inductive biases and variable creation in self-attention mechanisms.

The companion paper.  Only its abstract page is at hand, so each claim judges a formulation of our own and says so.  The
modules are imported when ``PAPER`` is first asked for; a claim whose module is not there yet stays unchecked.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from theorems.edelman2022.choices import statement_choices
from verify.court.plain import plain_words
from verify.records import Claim, Listing, Paper, Reading

__all__ = ["LISTING", "PAPER", "statement_choices"]

_ROWS = (
    ("edelman-head", "The attention head, the layer and the scalar output at [CLS], as a model",
     "Definitions 3.1 and 3.2", ()),
    ("edelman-lipschitz", "An attention head is Lipschitz in the maximum norm, in parameters and inputs",
     "Lemma 4.3", ("edelman-head",)),
    ("edelman-capacity", "The covering-number capacity of a head is logarithmic in the context length T",
     "Theorem 4.2", ("edelman-head", "edelman-lipschitz")),
    ("edelman-representation", "A head of bounded norm represents an s-sparse function of T inputs",
     "abstract", ("edelman-head",)),
    ("edelman-fig-2", "The smallest sample size that learns a 3-sparse AND of T bits grows like log T",
     "Figure 2", ("edelman-head",)),
    ("edelman-fig-4", "Sparse parity, s = 3 and T in {10, 15}: a phase transition in the loss curve",
     "Figure 4", ("edelman-head",)),
)
SOURCE = ("Only the abstract page of the paper is at hand: every statement and every argument here is our formulation "
          "of what it announces. Where this report says printed, read: as formulated here.")
MAIN = ("edelman-capacity", "edelman-representation", "edelman-lipschitz")
MODULES = {  # claim -> its folder
    "edelman-head": "edelman_head", "edelman-lipschitz": "edelman_lipschitz", "edelman-capacity": "edelman_capacity",
    "edelman-representation": "edelman_representation", "edelman-fig-2": "edelman_fig_2",
    "edelman-fig-4": "edelman_fig_4",
}


def _written(claim_id: str) -> bool:
    return (Path(__file__).parent / MODULES[claim_id] / "claim.py").is_file()


LISTING = Listing(
    id="edelman2022", title="Inductive Biases and Variable Creation in Self-Attention Mechanisms",
    authors="Benjamin L. Edelman, Surbhi Goel, Sham Kakade, Cyril Zhang", year=2022, order=2,
    claims=tuple((key, title, where, _written(key)) for key, title, where, _ in _ROWS))


def model(source: Path | Mapping[str, Any] | None) -> Any:
    """The model of this paper: one attention head, its sizes and norms."""
    from numerics.head.model import load_head

    return load_head(source)


def _claim(key: str, title: str, where: str, depends_on: tuple[str, ...]) -> Claim:
    if _written(key):
        found: Claim = importlib.import_module(f"theorems.edelman2022.{MODULES[key]}.claim").CLAIM
        return found
    return Claim(id=key, title=title, where=where, statement=title, depends_on=depends_on,
                 readings=(Reading(id="literal", text=title),))


def _paper() -> Paper:
    return Paper(id=LISTING.id, title=LISTING.title, authors=LISTING.authors, year=LISTING.year, order=LISTING.order,
                 model_loader=model, source=SOURCE, main=MAIN,
                 **plain_words(Path(__file__).with_name("plain.toml")), claims=tuple(_claim(*row) for row in _ROWS))


def __getattr__(name: str) -> Any:
    if name == "PAPER":
        globals()["PAPER"] = _paper()
        return globals()["PAPER"]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
