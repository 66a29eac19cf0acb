"""Han & Ghoshdastidar (2025), *Attention Learning is Needed to Efficiently Learn Parity Function*.

Every id of the ledger is registered; a claim that has a module of its own here replaces its unchecked row.
"""

from __future__ import annotations

from theorems.han2025 import cor_20, lemma_15, prop_3
from theorems.han2025.ledger import OBJECTS, unchecked_claims
from verify.records import Paper

__all__ = ["CHECKED", "PAPER"]

CHECKED = {claim.id: claim for claim in (prop_3.CLAIM, lemma_15.CLAIM, cor_20.CLAIM)}

PAPER = Paper(
    id="han2025", title="Attention Learning is Needed to Efficiently Learn Parity Function",
    authors="Yaomengxi Han and Debarghya Ghoshdastidar", year=2025, objects=OBJECTS,
    claims=tuple(CHECKED.get(claim.id, claim) for claim in unchecked_claims()),
)
