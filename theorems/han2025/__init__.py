"""Han & Ghoshdastidar (2025), *Attention Learning is Needed to Efficiently Learn Parity Function*.

Every id of the ledger is registered; a claim that has a module of its own here replaces its unchecked row.
"""

from __future__ import annotations

from theorems.han2025 import (
    appendix_a,
    contribution_ii,
    cor_20,
    fig_2,
    lemma_6,
    lemma_7,
    lemma_8,
    lemma_14,
    lemma_15,
    lemma_16,
    lemma_17,
    lemma_18,
    lemma_19,
    prop_3,
    prop_4,
    prop_21,
    rem_9,
    rem_10,
    rem_12,
    rem_13,
    review_checks,
    review_experiments,
    review_open,
    thm_5,
    thm_11,
)
from theorems.han2025.ledger import OBJECTS, unchecked_claims
from verify.records import Paper

__all__ = ["CHECKED", "PAPER"]

_MODULES = (
    prop_3, thm_5, lemma_6, lemma_7, lemma_8, lemma_14, lemma_15, lemma_16, appendix_a, lemma_17, lemma_18, lemma_19,
    cor_20, fig_2, prop_4, rem_9, rem_10, thm_11, rem_12, rem_13, contribution_ii, prop_21,
)
CHECKED = {module.CLAIM.id: module.CLAIM for module in _MODULES}
CHECKED |= {claim.id: claim for module in (review_checks, review_experiments, review_open) for claim in module.CLAIMS}

PAPER = Paper(
    id="han2025", title="Attention Learning is Needed to Efficiently Learn Parity Function",
    authors="Yaomengxi Han and Debarghya Ghoshdastidar", year=2025, objects=OBJECTS,
    claims=tuple(CHECKED.get(claim.id, claim) for claim in unchecked_claims()),
)
