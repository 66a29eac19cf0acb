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
from verify.court.plain import plain_words
from verify.records import Listing, Paper

__all__ = ["LISTING", "PAPER", "statement_choices"]

MODULES = {  # claim -> the module with its CLAIM, or with several CLAIMS
    "prop-3": "prop_3.claim",
    "prop-4": "prop_4.claim",
    "sec-3-scope": "sec_3_scope.claim",
    "thm-5": "thm_5.claim",
    "lemma-6": "lemma_6.claim",
    "lemma-7": "lemma_7.claim",
    "lemma-8": "lemma_8.claim",
    "rem-9": "rem_9.claim",
    "rem-10": "rem_10.claim",
    "thm-11": "thm_11.claim",
    "rem-12": "rem_12.claim",
    "rem-13": "rem_13.claim",
    "contribution-ii": "contribution_ii.claim",
    "lemma-14": "lemma_14.claim",
    "lemma-15": "lemma_15.claim",
    "lemma-16": "lemma_16.claim",
    "appendix-a-setup": "appendix_a_setup.claim",
    "lemma-17": "lemma_17.claim",
    "lemma-18": "lemma_18.claim",
    "lemma-19": "lemma_19.claim",
    "thm-5-one-bit": "thm_5_one_bit.registered",
    "thm-5-basin": "thm_5_one_bit.registered",
    "thm-5-failure": "thm_5_one_bit.registered",
    "thm-5-lower": "thm_5_one_bit.registered",
    "cor-20": "cor_20.claim",
    "prop-21": "prop_21.claim",
    "fig-2": "fig_2.claim",
    "exp-1": "review.experiments",
    "exp-2": "review.experiments",
    "exp-3": "review.experiments",
    "check-1": "review.checks",
    "check-2": "review.checks",
    "check-3": "review.checks",
    "open-1": "review.questions",
    "open-3": "review.questions",
}
LISTING = Listing(
    id="han2025", title="Attention Learning is Needed to Efficiently Learn Parity Function",
    authors="Yaomengxi Han and Debarghya Ghoshdastidar", year=2025, order=1,
    claims=tuple((row.id, row.title, row.where, row.id in MODULES) for row in ROWS))


def _paper() -> Paper:
    from theorems.han2025.shared.scope import declared

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
