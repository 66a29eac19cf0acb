"""The texts of a report come from the installed paper, so that a corrected word needs no new run.

What was judged is a formula: where its digest is that of the paper, the words beside it are those of the paper.  Where
the digest differs, or where words without a formula differ, the result is of another statement and keeps its text.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

import msgspec

from verify.records import Claim, Paper
from verify.report.completeness import said_by_formulas
from verify.report.support import Known, addressed, differs, read_installed
from verify.results.assembly import add_plain_sentences
from verify.results.schema import ClaimResult, ReadingResult, RepairResult, Results, StepResult
from verify.verdicts import papers as registry
from verify.verdicts.statements import filled

__all__ = ["with_current_texts"]

_Judged = TypeVar("_Judged", ReadingResult, StepResult, RepairResult)


def with_current_texts(results: Results, claims: Collection[str] | None = None) -> tuple[Results, dict[str, str]]:
    """The results with the texts of the installed paper, and by address why the others are of another statement.

    Args:
        results: what a results file says.
        claims: the claims to look at; None for all.
    """
    asked = {claim.id for claim in results.claims if claims is None or claim.id in claims}
    known = read_installed(results, [claim for claim in results.claims if claim.id in asked])
    if not known:
        return said_by_formulas(results), {}
    paper = registry.paper(results.paper)
    own = {claim.id: claim for claim in paper.claims if claim.id in asked}
    current = [_claim(item, own[item.id], paper, known) if item.id in own else item for item in results.claims]
    stale = {
        address: reason
        for claim in current
        for address, item in addressed(claim)
        if claim.id in asked and (reason := differs(item, known.get(address)))
    }
    texts = {"says": paper.says, "lead": paper.lead, "main": paper.main, "source": paper.source}
    return msgspec.structs.replace(results, claims=tuple(current), **texts), stale


def _claim(claim: ClaimResult, own: Claim, paper: Paper, known: dict[str, Known]) -> ClaimResult:
    items = {address: _judged(item, known.get(address)) for address, item in addressed(claim)}
    printed = {step.id: step.printed for step in filled(own).steps}

    def step(old: StepResult) -> StepResult:
        readings = tuple(items[f"{old.id}/{reading.id}"] for reading in old.readings)
        now = msgspec.structs.replace(items[old.id], readings=readings)
        same = bool(old.digest) and not differs(old, known.get(old.id))
        return msgspec.structs.replace(now, printed=printed[old.id]) if same else now

    replace = msgspec.structs.replace
    found = replace(
        claim,
        readings=tuple(
            items[f"{claim.id}/{reading.id}" if number else claim.id] for number, reading in enumerate(claim.readings)
        ),
        steps=tuple(step(item) for item in claim.steps),
        repair=items[f"{claim.id}!repair"] if claim.repair else None,
        severity=own.severity,
        meant=own.meant,
        restates=own.restates,
    )
    literal = claim.readings[0] if claim.readings else None
    if literal is None or differs(items[claim.id], known.get(claim.id)):
        return found
    found = add_plain_sentences(replace(found, title=own.title, where=own.where, lead=own.lead), paper)
    if not literal.digest:
        return found
    return replace(
        found,
        statement=filled(own, claim.quantities).statement,
        summary=items[claim.id].summary,
        meanings={quantity.name: quantity.meaning for quantity in own.quantities},
    )


def _judged(item: _Judged, now: Known | None) -> _Judged:
    """With the words of the paper, in the summary of a theorem too, if the formula is that of the paper."""
    if now is None or not item.digest or item.digest != now.backing.digest:
        return item
    summary = item.summary.replace(item.text, now.text) if item.text else item.summary
    return msgspec.structs.replace(item, text=now.text, summary=summary)
