"""What a reader has to know before the verdicts of a results file: claims that are not in it, an unknown paper."""

from __future__ import annotations

from typing import Any

import msgspec

from verify.records import Verdict
from verify.report.text import listing
from verify.results.schema import ClaimResult, Results
from verify.verdicts import papers as registry

__all__ = ["notes", "said_by_formulas"]


def notes(results: Results) -> list[str]:
    """Sentences for the top of every page."""
    if not registry.is_registered(results.paper):
        return [
            f"The paper {results.paper} is not installed: nothing was compared with it. Statements are shown as the "
            "formulas that were judged; titles are those of the results file."
        ]
    paper, here = registry.paper(results.paper), {claim.id for claim in results.claims}
    absent = [claim.id for claim in paper.claims if claim.id not in here]
    if not absent:
        return []
    main = [name for name in paper.main if name in absent]
    beside = f" The main results {listing(main)} are not among them." if main else ""
    beside = beside.replace("results", "result").replace(" are ", " is ") if len(main) == 1 else beside
    return [f"These results have {len(here)} of the {len(paper.claims)} claims of the paper.{beside}"]


def said_by_formulas(results: Results) -> Results:
    """Results of a paper that is not installed: the formula that was judged stands in the place of the words."""
    if registry.is_registered(results.paper):
        return results
    return msgspec.structs.replace(results, claims=tuple(map(_claim, results.claims)))


def _claim(claim: ClaimResult) -> ClaimResult:
    readings, steps = tuple(map(_said, claim.readings)), tuple(map(_said, claim.steps))
    steps = tuple(msgspec.structs.replace(step, readings=tuple(map(_said, step.readings))) for step in steps)
    literal = readings[0].text if readings and readings[0].formula else claim.statement
    return msgspec.structs.replace(
        claim,
        statement=literal,
        summary=readings[0].summary if readings and claim.summary == claim.readings[0].summary else claim.summary,
        plain="",
        readings=readings,
        steps=steps,
        repair=claim.repair and msgspec.structs.replace(_said(claim.repair), plain=""),
    )


def _said(item: Any) -> Any:
    """The words of a statement are its formula, if it has one, and its certificates say what was found."""
    if not item.formula:
        return item
    text = f"`{' '.join(item.formula.split()).replace('`', ' ')}`"
    found = item.summary if item.verdict is Verdict.OPEN else "Decided by the certificates of this formula."
    return msgspec.structs.replace(item, text=text, summary=found)
