"""Which certificates belong to which sentence of a claim."""

from __future__ import annotations

from typing import NamedTuple

from verify.results.schema import ClaimResult

__all__ = ["Entry", "file_name", "leftover"]


class Entry(NamedTuple):
    path: str
    says: str | None  # None: missing or rejected


def file_name(path: str) -> str:
    return path.rsplit("/", 1)[-1]


def leftover(claim: ClaimResult) -> tuple[str, ...]:
    """Certificates of the claim that no reading, step or repair names: those of its table, mostly."""
    named = {path for reading in claim.readings for path in reading.certificates}
    named |= set(claim.repair.certificates) if claim.repair else set()
    for step in claim.steps:
        named |= {*step.certificates, *(path for reading in step.readings for path in reading.certificates)}
    return tuple(path for path in claim.certificates if path not in named)
