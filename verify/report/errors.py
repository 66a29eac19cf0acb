"""The errors that were found, the ones that most rests on first; and what each of them brings down."""

from __future__ import annotations

from typing import NamedTuple

from verify.records import Kind, Verdict
from verify.report import story
from verify.report.attached import Attached
from verify.report.families import Entry
from verify.results import ClaimResult, Results, StepResult

__all__ = ["NOTE", "Error", "found", "weight", "witnesses"]


NOTE = (
    "Statements and steps that do not stand as printed, those on which most rests first. "
    "The commands are for the directory of this report."
)


class Error(NamedTuple):
    """A claim or a step that does not stand as it is printed."""

    id: str
    claim: ClaimResult
    step: StepResult | None  # None: the statement itself
    verdict: Verdict
    evidence: Kind
    summary: str
    claims: tuple[str, ...]  # what rests on it, directly or through others
    steps: tuple[str, ...]
    certificates: tuple[str, ...]

    @property
    def weight(self) -> int:
        return len(self.claims) + len(self.steps)


_SEVERITY = {verdict: rank for rank, verdict in enumerate(story.FAILS)}


def found(results: Results) -> list[Error]:
    """Every refuted, limit-only or underspecified statement and step, ordered by how much falls with it.

    A statement before a step, the severer verdict first, then the paper's order, where as much falls.
    """
    errors = []
    for claim in results.claims:
        if claim.checked and claim.verdict in story.FAILS:
            errors.append(_error(results, claim, None))
        errors += [_error(results, claim, step) for step in claim.steps if step.verdict in story.FAILS]
    return sorted(errors, key=lambda e: (-e.weight, e.step is not None, _SEVERITY[e.verdict]))


def _error(results: Results, claim: ClaimResult, step: StepResult | None) -> Error:
    judged = step or claim
    claims = tuple(c.id for c in results.claims if judged.id in c.rests_on)
    steps = tuple(s.id for c in results.claims for s in c.steps if judged.id in s.rests_on)
    certificates = step.certificates if step else _of_statement(claim)
    return Error(judged.id, claim, step, judged.verdict, judged.evidence, judged.summary, claims, steps, certificates)


def _of_statement(claim: ClaimResult) -> tuple[str, ...]:
    """Certificates of the literal reading, where the results record them."""
    literal = claim.readings[0] if claim.readings else None
    return tuple(getattr(literal, "certificates", ()))


def weight(error: Error) -> str:
    """How much falls with it, in words."""
    parts = [f"{count} {noun}" if count == 1 else f"{count} {noun}s"
             for count, noun in ((len(error.claims), "claim"), (len(error.steps), "step")) if count]
    if not parts:
        return "nothing else recorded rests on it"
    return f"{' and '.join(parts)} {'rests' if error.weight == 1 else 'rest'} on it"


def witnesses(error: Error, attached: Attached) -> list[Entry]:
    """The shortest sentence among the certificates of an error: its smallest counterexample in words."""
    said = [Entry(path, attached.sentence(path)) for path in error.certificates]
    return sorted((entry for entry in said if entry.says), key=lambda entry: len(entry.says or ""))[:1]
