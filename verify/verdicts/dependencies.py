"""What each claim and each step depends on, by address."""

from __future__ import annotations

from collections.abc import Sequence

from verify.records import Claim

__all__ = ["edges"]


def edges(claims: Sequence[Claim]) -> dict[str, Sequence[str]]:
    """By address.  A claim rests on what its literal reading uses; other readings may use other things."""
    found: dict[str, Sequence[str]] = {}
    for claim in claims:
        for number, reading in enumerate(claim.readings):
            uses = claim.depends_on if reading.uses is None else reading.uses
            found[f"{claim.id}/{reading.id}" if number else claim.id] = uses
        found.setdefault(claim.id, claim.depends_on)
        for step in claim.steps:
            found[step.id] = step.uses
    return found
