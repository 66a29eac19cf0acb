"""The opening of a report and of a claim's page: sentences of the paper's files, filled with numbers of the results.

A sentence is shown only if every statement behind it has the verdict that it names in these results (a lost certificate
has lowered the verdict before), and every number that it shows is there.  A sentence that states the
verdict on its own claim (its label is *False* or *True*) has the class of that verdict, any other the weakest class of
what it rests on; where these differ, the classes follow it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal, InvalidOperation
from typing import Any, NamedTuple

from verify import terms
from verify.records import Count, Kind, Lead, Shown, Verdict
from verify.report.certificate_assignment import of_the_papers_model
from verify.report.text import listing, shorten
from verify.results.schema import BY_HAND, ClaimResult, ConstantResult, ReadingResult, Results, StepResult
from verify.verdicts.templates import fill_places

__all__ = ["COUNTEREXAMPLE", "INSTEAD", "Said", "leads", "numbered", "paper_leads", "reason"]

COUNTEREXAMPLE = "Counterexample"  # the label of a sentence that pages show in place of the stored assignment
INSTEAD = "True instead"  # the label of a sentence that the table of main results shows as the true statement

STRENGTH = list(Kind)
_STATES = {"False": Verdict.REFUTED, "True": Verdict.HOLDS}  # labels that are a verdict on the claim


class Said(NamedTuple):
    label: str
    evidence: Kind
    stated: str  # of the statements behind it, where one is hand-written
    text: str
    note: str = ""  # the classes of the statements behind it, where they differ


def leads(results: Results, claim: ClaimResult) -> list[Said]:
    """The opening of a claim's section, as far as the results bear it out."""
    found = (_said(results, claim, item) for item in claim.lead)
    return [said for said in found if said is not None]


def reason(results: Results, claim: ClaimResult) -> str:
    """Why a claim has its verdict, in a sentence of the paper's files; empty where they have none."""
    said = (item for item in leads(results, claim) if item.label not in (COUNTEREXAMPLE, INSTEAD))
    return next((item.text for item in said), "")


def paper_leads(results: Results, label: str) -> list[Said]:
    """The sentences with this label that open the report, as far as the results bear them out.

    They are about the paper's own formulas and model: none is shown where a formula was replaced, or where a statement
    in a condition is about another model.
    """
    if any(claim.replaced for claim in results.claims):
        return []
    other = of_the_papers_model(results)
    found = (
        _said(results, None, item) for item in results.lead if item.label == label and not other & item.when.keys()
    )
    return [said for said in found if said is not None]


def _said(results: Results, claim: ClaimResult | None, item: Lead) -> Said | None:
    judged = dict(_addresses(results))
    behind = [judged.get(address) for address in item.when]
    if any(found is None or found.verdict != word for found, word in zip(behind, item.when.values(), strict=True)):
        return None
    numbers = {
        name: _number(results, shown) if shown.constant else _count(judged.get(shown.claim), shown)
        for name, shown in item.values.items()
    }
    if not all(numbers.values()):
        return None
    classes = [found.evidence for found in behind if found is not None]
    classes += [row.evidence for shown in item.values.values() for row in _rows(results, shown)]
    weakest = max(classes, key=STRENGTH.index)
    states = claim is not None and item.label in _STATES and item.when.get(claim.id) == _STATES[item.label]
    kind = claim.evidence if claim is not None and states else weakest
    origins = {found.stated for found in behind if found is not None and found.evidence is kind}
    stated = BY_HAND if BY_HAND in origins else ""
    return Said(item.label, kind, stated, fill_places(item.text, numbers), _classes(item, behind))


def _classes(item: Lead, behind: list[Any]) -> str:
    """Where the statements behind a sentence differ in class, which has which, the strongest first."""
    if len({terms.evidence(found) for found in behind}) < 2:
        return ""
    each: dict[str, list[str]] = {}
    ranked = sorted(zip(item.when, behind, strict=True), key=lambda pair: STRENGTH.index(pair[1].evidence))
    for address, found in ranked:
        each.setdefault(terms.evidence(found), []).append(f"`{terms.display_address(address)}`")
    return f"Evidence: {'; '.join(f'{listing(names)} {name}' for name, names in each.items())}."


def _addresses(results: Results) -> Iterator[tuple[str, Any]]:
    """Every judged statement by its address; a claim's own is that of its literal reading."""
    for claim in results.claims:
        statements: list[ClaimResult | StepResult] = [claim, *claim.steps]
        for judged in statements:
            yield judged.id, judged
            yield from ((f"{judged.id}/{reading.id}", reading) for reading in judged.readings)
        if claim.repair is not None:
            yield f"{claim.id}!repair", claim.repair


def _number(results: Results, shown: Shown) -> str:
    """One end of an interval, rounded outwards; empty where the results do not have it."""
    for row in _rows(results, shown):
        return _told(row.best_lower, row.best_upper, shown.side)
    return ""


def _rows(results: Results, shown: Shown) -> list[ConstantResult]:
    """The row of a table of constants that a sentence shows."""
    wanted = {name: str(value) for name, value in shown.at.items()}
    rows = [row for claim in results.claims if claim.id == shown.claim for row in claim.constants]
    return [r for r in rows if r.name == shown.constant and {k: str(v) for k, v in r.at.items()} == wanted]


def numbered(text: str) -> tuple[str, list[str]]:
    """A text whose sentences are numbered "(1) … (2) …": what is before the first, and the numbered ones."""
    first, *rest = re.split(r"(?:^|\s+)\([1-9]\) ", text)
    return first, rest


def _count(judged: Any, shown: Shown) -> str:
    """A count of runs, "11 of 400"; empty where the results do not have it, or have several under the name."""
    if isinstance(judged, ClaimResult):  # its own are those of its literal reading
        judged = judged.readings[0] if judged.readings else None
    counts: tuple[Count, ...] = judged.counts if isinstance(judged, ReadingResult | StepResult) else ()
    found = {f"{count.successes} of {count.runs}" for count in counts if count.name == shown.cell}
    return found.pop() if len(found) == 1 else ""


def _told(low: str, high: str, side: str) -> str:
    if side == "lower":
        return _rounded(low, "down")
    most = _rounded(high, "up")
    if side == "upper" or not most:
        return most
    return "zero" if Decimal(high) == 0 and _rounded(low, "down") == most else f"at most {most}"


def _rounded(text: str, way: str) -> str:
    try:
        number = Decimal(text)
    except InvalidOperation:
        return ""
    return shorten(text, way, 3) if number.is_finite() else ""
