"""The errors that were found, by the number of results that depend on them, with these results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from verify import terms
from verify.records import Kind, Verdict
from verify.report import summary
from verify.report.attached import Attached
from verify.report.certificate_assignment import Entry
from verify.report.introduction import reason
from verify.report.witness import POINT, shown_point
from verify.results.schema import ClaimResult, Results, StepResult

__all__ = ["NOTE", "Error", "called", "explanation", "found", "main", "weight", "witnesses"]


NOTE = (
    "Errors in statements and proof steps: main results first, then what they depend on, then the rest, by the number "
    "of dependent results. Repeated errors and restatements are listed once."
)


HARMLESS = tuple(terms.SEVERITIES)[2:]


class Error(NamedTuple):
    """A claim or a step that is not true as printed."""

    id: str
    claim: ClaimResult
    step: StepResult | None  # None: the statement itself
    verdict: Verdict
    evidence: Kind
    stated: str
    summary: str
    claims: tuple[str, ...]  # what rests on it, directly or through others
    steps: tuple[str, ...]
    certificates: tuple[str, ...]
    places: tuple[str, ...] = ()  # other steps with the same slip, and claims that restate it
    severity: str = ""  # of a statement (verify.terms.SEVERITIES)

    @property
    def weight(self) -> int:
        return len(self.claims) + len(self.steps)


def called(error: Error) -> str:
    """ "Lemma 14", or "Lemma 14, step `cross-bound`": a name that a reader of the paper knows."""
    whole = summary.name(error.claim)
    return whole if error.step is None else f"{whole}, step `{summary.step_name(error.step)}`"


_SEVERITY = {verdict: rank for rank, verdict in enumerate(summary.FAILS)}


def found(results: Results) -> list[Error]:
    """Every refuted, limit-only or underspecified statement and step that the paper prints.

    Main results first, then what they fall with, then the rest; within each by how much falls with it, a statement
    before a step, the severer verdict first, then the paper's order.
    """
    errors = []
    for claim in results.claims:
        if claim.checked and claim.verdict in summary.FAILS:
            errors.append(_error(results, claim, None))
        printed = [step for step in claim.steps if not step.ours]
        errors += [_error(results, claim, step) for step in printed if step.verdict in summary.FAILS]
    rank = _importance(results)
    key = lambda e: (rank(e), -e.weight, e.step is not None, _SEVERITY[e.verdict])  # noqa: E731
    return sorted(_once(errors), key=key)


def _importance(results: Results) -> Callable[[Error], int]:
    """0 for a main result (in the paper's order of importance), then what a main result rests on, then the rest."""
    order = {key: number for number, key in enumerate(results.main)}
    under = {key for claim in results.claims if claim.id in order for key in claim.rests_on}

    def rank(error: Error) -> int:
        if error.step is None and error.id in order:
            return order[error.id]
        return len(order) + (error.id not in under)

    return rank


def _once(errors: Sequence[Error]) -> list[Error]:
    """One entry for a slip that occurs in several places: where most rests on it, with the other places."""
    groups: dict[str, list[Error]] = {}
    for error in errors:
        groups.setdefault(_origin(error, {item.id for item in errors}), []).append(error)
    return [_joined(group) if len(group) > 1 else group[0] for group in groups.values()]


def _origin(error: Error, ids: set[str]) -> str:
    """What errors that count once have in common: the name of a slip, or the statement that is restated."""
    if error.step is not None:
        return error.step.slip or error.id
    return error.claim.restates if error.claim.restates in ids else error.id


def _joined(group: Sequence[Error]) -> Error:
    first = max(group, key=lambda error: (error.step is None and not error.claim.restates, error.weight))
    places = tuple(error.id for error in group if error is not first)
    mine = {first.id, *places}
    claims = tuple(dict.fromkeys(key for error in group for key in error.claims))
    steps = tuple(dict.fromkeys(key for error in group for key in error.steps if key not in mine))
    return first._replace(claims=claims, steps=steps, places=places)


def _error(results: Results, claim: ClaimResult, step: StepResult | None) -> Error:
    judged = step or claim
    claims = tuple(c.id for c in results.claims if judged.id in c.rests_on)
    steps = tuple(s.id for c in results.claims for s in c.steps if judged.id in s.rests_on)
    certificates = step.certificates if step else _of_statement(claim)
    return Error(
        judged.id,
        claim,
        step,
        judged.verdict,
        judged.evidence,
        judged.stated,
        judged.summary,
        claims,
        steps,
        certificates,
        severity="" if step else claim.severity,
    )


def explanation(results: Results, error: Error) -> str:
    """Why it is an error: the reason of the paper's files for a statement that has one, otherwise the finding."""
    return (reason(results, error.claim) if error.step is None else "") or error.summary


def _of_statement(claim: ClaimResult) -> tuple[str, ...]:
    """Certificates of the literal reading, where the results record them."""
    literal = claim.readings[0] if claim.readings else None
    return tuple(getattr(literal, "certificates", ()))


def main(found: Sequence[Error]) -> list[Error]:
    """Without what changes nothing: a misprint, a harmless constant, a step that nothing uses."""
    return [error for error in found if error.severity not in HARMLESS and (error.step is None or error.weight)]


def weight(error: Error) -> str:
    """How much falls with it, in words."""
    parts = [
        f"{count} {noun}" if count == 1 else f"{count} {noun}s"
        for count, noun in ((len(error.claims), "claim"), (len(error.steps), "step"))
        if count
    ]
    if not parts:
        return "no recorded result depends on it"
    return f"{' and '.join(parts)} {'depends' if error.weight == 1 else 'depend'} on it"


def witnesses(error: Error, attached: Attached) -> list[Entry]:
    """The certificate of the counterexample that is shown: of the stored assignment; or, where another is explained,
    the first; or, where there is none, the one with the shortest sentence."""
    judged = error.step or next(iter(error.claim.readings), None)
    said = [Entry(path, attached.sentence(path)) for path in error.certificates]
    said = [entry for entry in said if entry.says]
    if judged is not None and judged.counterexample:
        shown = bool(shown_point(judged))
        return [entry for entry in said if entry.path.endswith(POINT) is shown][:1]
    return sorted(said, key=lambda entry: len(entry.says or ""))[:1]
