"""``results.json`` (schema 1) as records, and how it is put together from evidence.

Other tools read this file: a field may be added, none is renamed without a new schema number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from verify.judge import Ruling, falls_with, judge
from verify.records import Certificate, Claim, Constant, Evidence, Figure, Finding, Kind, Paper, Verdict, silent

__all__ = [
    "SCHEMA",
    "ClaimResult",
    "ConstantResult",
    "FigureResult",
    "Outcome",
    "ProofResult",
    "ReadingResult",
    "RepairResult",
    "Results",
    "StepResult",
    "assemble",
    "decode",
]

SCHEMA = 1


class ReadingResult(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    text: str
    verdict: Verdict
    evidence: Kind
    summary: str
    certificates: tuple[str, ...] = ()
    applicable: bool = True  # False: it says nothing of the model that was given, and the verdict is open
    reason: str = ""  # why it is not applicable


class StepResult(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    text: str
    verdict: Verdict
    evidence: Kind
    summary: str
    printed: str = ""
    derived: str = ""
    rests_on: tuple[str, ...] = ()  # what it uses that does not stand
    readings: tuple[ReadingResult, ...] = ()
    certificates: tuple[str, ...] = ()
    applicable: bool = True
    reason: str = ""


class ProofResult(msgspec.Struct, frozen=True, kw_only=True):
    """The printed argument, judged apart from the statement: as good as its worst step."""

    verdict: Verdict
    summary: str
    rests_on: tuple[str, ...] = ()


class RepairResult(msgspec.Struct, frozen=True, kw_only=True):
    text: str
    verdict: Verdict
    evidence: Kind
    summary: str = ""
    applicable: bool = True
    reason: str = ""


class ConstantResult(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    at: dict[str, int | str]
    paper: str
    best_lower: str
    best_upper: str
    ratio: str
    evidence: Kind = Kind.CERTIFIED
    certificates: tuple[str, ...] = ()


class FigureResult(msgspec.Struct, frozen=True, kw_only=True):
    path: str
    caption: str


class ClaimResult(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    title: str
    where: str
    statement: str
    depends_on: tuple[str, ...]
    verdict: Verdict
    evidence: Kind
    summary: str
    checked: bool  # False: nothing was looked at, the verdict is open because nobody asked
    proof: ProofResult
    rests_on: tuple[str, ...] = ()  # claims and steps under it that do not stand
    readings: tuple[ReadingResult, ...] = ()
    steps: tuple[StepResult, ...] = ()
    repair: RepairResult | None = None
    constants: tuple[ConstantResult, ...] = ()
    certificates: tuple[str, ...] = ()  # "certificates/NAME.json"
    figures: tuple[str, ...] = ()  # "figures/NAME.svg"
    captions: dict[str, str] = {}  # figure path -> caption
    quantities: dict[str, str] = {}  # name -> the expression that was judged
    replaced: tuple[str, ...] = ()  # names that --set replaced
    failures: tuple[str, ...] = ()  # checks that failed, with their messages
    applicable: bool = True  # of the literal reading
    reason: str = ""
    seconds: float = 0.0


class Results(msgspec.Struct, frozen=True, kw_only=True):
    schema: int = SCHEMA
    paper: str
    title: str
    authors: str = ""
    year: int = 0
    source: str = ""
    profile: str
    model: dict[str, Any]
    environment: dict[str, str]
    seconds: float
    objects: tuple[dict[str, str], ...] = ()
    claims: tuple[ClaimResult, ...] = ()


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What one job of the runner left behind: exactly one of the three payloads, or a failure."""

    job: str  # "lemma-1/gradient_is_bounded"
    evidence: Evidence | None = None
    constants: tuple[Constant, ...] | None = None
    figure: Figure | None = None
    failure: str = ""
    seconds: float = 0.0


def decode(text: bytes) -> Results:
    """Read a results file; unknown fields are allowed (newer minor versions add some), wrong types are
    not."""
    results = msgspec.json.decode(text, type=Results)
    if results.schema != SCHEMA:
        raise msgspec.ValidationError(f"schema {results.schema} is not {SCHEMA}")
    return results


_WORST_FIRST = (
    Verdict.REFUTED,
    Verdict.UNDERSPECIFIED,
    Verdict.LIMIT,
    Verdict.OPEN,
    Verdict.VACUOUS,
    Verdict.HOLDS,
)


def _proof(steps: Sequence[StepResult]) -> ProofResult:
    if not steps:
        return ProofResult(verdict=Verdict.OPEN, summary="no argument is recorded")
    for verdict in _WORST_FIRST:
        named = [step.id.split(".", 1)[1] for step in steps if step.verdict is verdict]
        if named:
            count = f"{len(named)} of {len(steps)} steps {verdict}"
            listing = "" if verdict is Verdict.HOLDS else ": " + ", ".join(named)
            broken = tuple(s.id for s in steps if s.verdict in (Verdict.REFUTED, Verdict.LIMIT))
            return ProofResult(verdict=verdict, summary=count + listing, rests_on=broken)
    raise AssertionError("every verdict is in the list")


def _job(claim: Claim, function: Any) -> str:
    return f"{claim.id}/{function.__name__}"


def _evidence(claim: Claim, checks: Sequence[Any], outcomes: Mapping[str, Outcome]) -> list[Evidence]:
    found = []
    for check in checks:
        outcome = outcomes.get(_job(claim, check))
        if outcome is None:
            found.append(silent(check, Finding.NOT_RUN, f"{check.__name__} was not run (unchecked)."))
        elif outcome.evidence is None:
            text = f"{check.__name__}: {outcome.failure or 'returned no evidence'}."
            found.append(silent(check, Finding.FAILED, text))
        else:
            found.append(outcome.evidence)
    return found


def _inapplicable(evidence: Sequence[Evidence], ruling: Ruling) -> str:
    """Why a statement says nothing of the given model: checks that could have decided it did not apply."""
    if ruling.verdict is not Verdict.OPEN:
        return ""
    return "; ".join(dict.fromkeys(item.inapplicable for item in evidence if item.inapplicable))


def _paths(names: Sequence[str], folder: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"{folder}/{name}" for name in names))


def _claim(
    claim: Claim, outcomes: Mapping[str, Outcome], quantities: Mapping[str, str], replaced: Sequence[str]
) -> ClaimResult:
    certificates: list[Certificate] = []

    def rule(checks: Sequence[Any]) -> tuple[Ruling, str, str]:
        evidence = _evidence(claim, checks, outcomes)
        certificates.extend(c for item in evidence for c in item.certificates)
        derived = next((item.derived for item in evidence if item.derived), "")
        ruling = judge(evidence)
        return ruling, derived, _inapplicable(evidence, ruling)

    def read(reading: Any) -> ReadingResult:
        ruling, _, reason = rule(reading.checks)
        return ReadingResult(
            id=reading.id,
            text=reading.text,
            verdict=ruling.verdict,
            evidence=ruling.evidence,
            summary=ruling.summary,
            certificates=_paths(ruling.certificates, "certificates"),
            applicable=not reason,
            reason=reason,
        )

    readings = tuple(read(reading) for reading in claim.readings)
    steps = []
    for step in claim.steps:
        ruling, derived, reason = rule(step.checks)
        steps.append(
            StepResult(
                id=step.id,
                text=step.text,
                verdict=ruling.verdict,
                evidence=ruling.evidence,
                summary=ruling.summary,
                printed=step.printed,
                derived=derived,
                readings=tuple(read(reading) for reading in step.readings),
                certificates=_paths(ruling.certificates, "certificates"),
                applicable=not reason,
                reason=reason,
            )
        )
    repair = None
    if claim.repair is not None:
        ruling, _, reason = rule(claim.repair.checks)
        repair = RepairResult(
            text=claim.repair.text,
            verdict=ruling.verdict,
            evidence=ruling.evidence,
            summary=ruling.summary,
            applicable=not reason,
            reason=reason,
        )
    constants: list[ConstantResult] = []
    for function in claim.constants:
        outcome = outcomes.get(_job(claim, function))
        for item in (outcome.constants or ()) if outcome else ():
            certificates.extend(item.certificates)
            constants.append(
                ConstantResult(
                    name=item.name,
                    at=item.at,
                    paper=item.paper,
                    best_lower=item.best_lower,
                    best_upper=item.best_upper,
                    ratio=item.ratio,
                    evidence=item.kind,
                    certificates=_paths([c.name for c in item.certificates], "certificates"),
                )
            )
    drawn = [o.figure for f in claim.figures if (o := outcomes.get(_job(claim, f))) and o.figure]
    mine = [o for key, o in sorted(outcomes.items()) if key.startswith(claim.id + "/")]
    literal = readings[0] if readings else None
    unchecked = judge(())
    return ClaimResult(
        id=claim.id,
        title=claim.title,
        where=claim.where,
        statement=claim.statement,
        depends_on=claim.depends_on,
        verdict=literal.verdict if literal else unchecked.verdict,
        evidence=literal.evidence if literal else unchecked.evidence,
        summary=literal.summary if literal else unchecked.summary,
        checked=any(reading.checks for reading in claim.readings),
        proof=_proof(steps),
        readings=readings,
        steps=tuple(steps),
        repair=repair,
        constants=tuple(constants),
        certificates=_paths([c.name for c in certificates], "certificates"),
        figures=_paths([f.name for f in drawn], "figures"),
        captions={f"figures/{f.name}": f.caption for f in drawn},
        quantities=dict(quantities),
        replaced=tuple(replaced),
        failures=tuple(f"{o.job}: {o.failure}" for o in mine if o.failure),
        applicable=literal.applicable if literal else True,
        reason=literal.reason if literal else "",
        seconds=round(sum(o.seconds for o in mine), 3),
    )


def assemble(
    paper: Paper,
    outcomes: Mapping[str, Outcome],
    *,
    claims: Sequence[Claim],
    profile: str,
    model: dict[str, Any],
    environment: dict[str, str],
    seconds: float,
    quantities: Mapping[str, Mapping[str, str]],
    replaced: Mapping[str, Sequence[str]],
) -> Results:
    """Judge every claim from its evidence, then mark what rests on what does not stand."""
    judged = [_claim(c, outcomes, quantities.get(c.id, {}), replaced.get(c.id, ())) for c in claims]
    verdicts: dict[str, Verdict] = {c.id: c.verdict for c in judged}
    verdicts |= {s.id: s.verdict for c in judged for s in c.steps}
    edges: dict[str, Sequence[str]] = {}
    for claim in claims:
        edges[claim.id] = claim.depends_on
        for step in claim.steps:
            edges[step.id] = step.uses
    marks = falls_with(verdicts, edges)
    replace = msgspec.structs.replace
    marked = tuple(
        replace(c, rests_on=marks[c.id], steps=tuple(replace(s, rests_on=marks[s.id]) for s in c.steps)) for c in judged
    )
    return Results(
        paper=paper.id,
        title=paper.title,
        authors=paper.authors,
        year=paper.year,
        source=paper.source,
        profile=profile,
        model=model,
        environment=environment,
        seconds=round(seconds, 3),
        objects=tuple({"id": o.id, "title": o.title, "where": o.where} for o in paper.objects),
        claims=marked,
    )
