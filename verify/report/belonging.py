"""Which certificates belong to which sentence of a claim, and which sentences to another model."""

from __future__ import annotations

from typing import NamedTuple

from verify.errors import BadInput
from verify.results.schema import ClaimResult, Results

__all__ = ["Entry", "file_name", "leftover", "of_the_papers_model"]


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


def of_the_papers_model(results: Results) -> frozenset[str]:
    """The addresses whose words fix what this model changes: what was found there is about the paper's own model."""
    from verify.court import papers as registry
    from verify.court.elsewhere import elsewhere

    if not registry.is_registered(results.paper):
        return frozenset()
    try:
        paper = registry.paper(results.paper)
        known = {claim.id for claim in paper.claims}
        asked = tuple(claim.id for claim in results.claims if claim.id in known)
        beyond = elsewhere(paper, asked, results.model)
    except (BadInput, ValueError, KeyError):  # results of an earlier edition, or of a model that is no more
        return frozenset()
    return beyond.fixed | beyond.unasked if beyond is not None else frozenset()
