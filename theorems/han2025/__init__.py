"""Han & Ghoshdastidar (2025), *Attention Learning is Needed to Efficiently Learn Parity Function*.

Every id of the ledger is registered; a claim that has a module of its own here replaces its unchecked row.  The
modules are imported when ``PAPER`` is first asked for, so that a list of the claims (``LISTING``) costs nothing.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from theorems.han2025.choices import statement_choices
from theorems.han2025.ledger import OBJECTS, ROWS, unchecked_claims
from verify.plain import plain_words
from verify.records import Listing, Paper

__all__ = ["LISTING", "PAPER", "statement_choices"]

MODULES = {  # claim -> the module with its CLAIM, or with several CLAIMS
    "prop-3": "prop_3", "prop-4": "prop_4", "sec-3-scope": "sec_3_scope", "thm-5": "thm_5", "lemma-6": "lemma_6",
    "lemma-7": "lemma_7", "lemma-8": "lemma_8", "rem-9": "rem_9", "rem-10": "rem_10", "thm-11": "thm_11",
    "rem-12": "rem_12", "rem-13": "rem_13", "contribution-ii": "contribution_ii", "lemma-14": "lemma_14",
    "lemma-15": "lemma_15", "lemma-16": "lemma_16", "appendix-a-setup": "appendix_a", "lemma-17": "lemma_17",
    "lemma-18": "lemma_18", "lemma-19": "lemma_19", "thm-5-one-bit": "thm_5_ours", "thm-5-basin": "thm_5_ours",
    "thm-5-failure": "thm_5_ours", "thm-5-lower": "thm_5_ours", "cor-20": "cor_20", "prop-21": "prop_21",
    "fig-2": "fig_2", "exp-1": "review_experiments", "exp-2": "review_experiments",
    "exp-3": "review_experiments", "check-1": "review_checks", "check-2": "review_checks",
    "check-3": "review_checks", "open-1": "review_open", "open-3": "review_open",
}
LISTING = Listing(
    id="han2025", title="Attention Learning is Needed to Efficiently Learn Parity Function",
    authors="Yaomengxi Han and Debarghya Ghoshdastidar", year=2025, order=1,
    claims=tuple((row.id, row.title, row.where, row.id in MODULES) for row in ROWS))


def _paper() -> Paper:
    from theorems.han2025.common import declared

    checked: dict[str, Any] = {}
    for name in dict.fromkeys(MODULES.values()):
        module = importlib.import_module(f"theorems.han2025.{name}")
        claims = module.CLAIMS if hasattr(module, "CLAIMS") else (module.CLAIM,)
        checked |= {claim.id: declared(claim) for claim in claims}
    return Paper(
        id=LISTING.id, title=LISTING.title, authors=LISTING.authors, year=LISTING.year, order=LISTING.order,
        objects=OBJECTS, main=("thm-5", "thm-11", "rem-9", "cor-20"),
        **plain_words(Path(__file__).with_name("plain.toml")),
        printed={"minimax": "cor-20.bound", "rate": "thm-5.rate"},
        claims=tuple(checked.get(claim.id, claim) for claim in unchecked_claims()))


def __getattr__(name: str) -> Any:
    if name == "PAPER":
        globals()["PAPER"] = _paper()
        return globals()["PAPER"]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
