"""Words that nothing computes with: a repair is open once they are not those that its checks were written for.

The formulas of a repair are judged by what they say.  The words around them ("for every", "at least", o and not O) are
read by people only, so the file of a claim carries a seal of them.  Whoever changes a word reads the checks again, and
then renews the seal; until then no verdict stands on what was found for other words.
"""

from __future__ import annotations

import hashlib

from verify.court.judge import Ruling
from verify.court.statements import Stated
from verify.records import Kind, Verdict

__all__ = ["as_sealed", "seal"]


def seal(stated: Stated) -> str:
    """Of the text with the names of its formulas, not the formulas: those are judged by what they say."""
    return hashlib.sha256(stated.text.encode()).hexdigest()[:16]


def as_sealed(stated: Stated, ruling: Ruling) -> Ruling:
    """The ruling, or open where the words are not those that were sealed."""
    found = seal(stated)
    if not stated.sealed or stated.sealed == found:
        return ruling
    text = (
        f"Its words are not those that its checks were written for: sealed = {stated.sealed!r}, and they are "
        f"{found!r} now. Read the checks again, then renew the seal."
    )
    return Ruling(verdict=Verdict.OPEN, evidence=Kind.NONE, summary=text)
