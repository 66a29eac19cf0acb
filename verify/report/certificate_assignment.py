"""Which certificates belong to which sentence of a claim, and which sentences to another model."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from verify.errors import BadInput
from verify.records import Verdict
from verify.results.schema import ClaimResult, Results

if TYPE_CHECKING:
    from verify.verdicts.other_model import Elsewhere

__all__ = ["Entry", "file_name", "introduced", "leftover", "of_the_papers_model"]


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


def _beyond(results: Results) -> Elsewhere | None:
    """What the model of these results makes of the statements; None for the paper's own, or where it cannot be told."""
    from verify.verdicts import papers as registry
    from verify.verdicts.other_model import elsewhere

    if not registry.is_registered(results.paper):
        return None
    try:
        paper = registry.paper(results.paper)
        known = {claim.id for claim in paper.claims}
        asked = tuple(claim.id for claim in results.claims if claim.id in known)
        return elsewhere(paper, asked, results.model)
    except (BadInput, ValueError, KeyError):  # results of an earlier edition, or of a model that is no more
        return None


def of_the_papers_model(results: Results) -> frozenset[str]:
    """The addresses whose words fix what this model changes: what was found there is about the paper's own model."""
    beyond = _beyond(results)
    return beyond.fixed | beyond.unasked if beyond is not None else frozenset()


def introduced(results: Results, claim: ClaimResult, word: str) -> str:
    """How a repair is introduced: as what is true instead, or, where it was not shown for the model of this run, as
    what is true of the paper's own."""
    repair, beyond = claim.repair, _beyond(results)
    if repair is None or beyond is None:
        return word
    if f"{claim.id}!repair" in beyond.fixed | beyond.unasked:
        return f"{word}, for the paper's own model,"
    if repair.applicable and repair.verdict is Verdict.HOLDS:
        return word
    return f"{word}, for the paper's own model; for this one it was not shown:"
