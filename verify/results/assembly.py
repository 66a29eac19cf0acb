"""How ``results.json`` is put together: evidence by statement, the audit's rulings, and what falls with one."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from verify.engines.outcome import Tried, told
from verify.records import Certificate, Claim, Evidence, Finding, Kind, Paper, Verdict, silent
from verify.results.schema import (
    BY_HAND,
    GENERATED,
    ClaimResult,
    ConstantResult,
    Formal,
    Outcome,
    ProofResult,
    ReadingResult,
    RepairResult,
    Results,
    StepResult,
    constant_class,
)
from verify.run.points import TWIN, Point, job_of, wanted
from verify.statement.implied import premises
from verify.verdicts import papers as registry
from verify.verdicts.decide import Support, decide, explain
from verify.verdicts.dependencies import edges
from verify.verdicts.judge import Ruling, falls_with, judge
from verify.verdicts.other_model import Elsewhere, asked_elsewhere, elsewhere, is_own
from verify.verdicts.proof_support import Backing, backings, is_of
from verify.verdicts.statements import Stated, filled, statements

__all__ = ["add_plain_sentences", "argument", "assemble", "evidence_on", "marked"]


_WORST_FIRST = (
    Verdict.REFUTED,
    Verdict.NOT_REPRODUCED,
    Verdict.UNDERSPECIFIED,
    Verdict.LIMIT,
    Verdict.OPEN,
    Verdict.VACUOUS,
    Verdict.HOLDS,
    Verdict.REPRODUCED,
    Verdict.ANSWERED,
)
_WELL = (Verdict.HOLDS, Verdict.REPRODUCED, Verdict.ANSWERED)


def argument(steps: Sequence[StepResult]) -> ProofResult:
    if not steps:
        return ProofResult(verdict=Verdict.OPEN, summary="no argument is recorded")
    for verdict in _WORST_FIRST:
        named = [step.id.split(".", 1)[-1] for step in steps if step.verdict is verdict]
        if named:
            count = f"{len(named)} of {len(steps)} steps {verdict}"
            listing = "" if verdict in _WELL else ": " + ", ".join(named)
            broken = tuple(s.id for s in steps if s.verdict in (Verdict.REFUTED, Verdict.LIMIT))
            return ProofResult(verdict=verdict, summary=count + listing, rests_on=broken)
    raise AssertionError("every verdict is in the list")


def _job(claim: Claim, function: Any) -> str:
    return f"{claim.id}/{function.__name__}"


def evidence_on(
    claim: Claim,
    stated: Stated,
    outcomes: Mapping[str, Outcome],
    replaced: Collection[str],
    beyond: Elsewhere | None = None,
    named: frozenset[str] = frozenset(),
) -> list[Evidence]:
    """``beyond``: where the statement is the same for the paper's own model, a check that is silent here was run there;
    where its words are about that model, only what was found there counts.
    ``named``: the quantities of its formula, which its words may leave out."""
    also = named - stated.mentions
    if beyond is not None and stated.address in beyond.fixed:
        return [_one(stated, check, outcomes.get(_job(claim, check) + TWIN), replaced, also) for check in stated.checks]
    if beyond is not None and stated.address in beyond.unasked:
        return [_besides(check) for check in stated.checks]
    found = [_one(stated, check, outcomes.get(_job(claim, check)), replaced, also) for check in stated.checks]
    for place, check in enumerate(stated.checks):
        twin = outcomes.get(_job(claim, check) + TWIN)
        if beyond is not None and stated.address in beyond.same and twin is not None and found[place].inapplicable:
            found[place] = _one(stated, check, twin, replaced, also)
    return found


def _besides(check: Any) -> Evidence:
    """The words of the statement fix a field that the model changes: what a check says of the model is beside it."""
    reason = "its words fix what this model changes, and other fields differ as well"
    return msgspec.structs.replace(silent(check, Finding.NOT_RUN, f"{reason}."), inapplicable=reason)


def _one(
    stated: Stated, check: Any, outcome: Outcome | None, replaced: Collection[str], also: frozenset[str]
) -> Evidence:
    """What one check says of a statement, as far as it read what the statement says."""
    if outcome is None:
        return silent(check, Finding.NOT_RUN, f"{check.__name__} was not run (unchecked).")
    if outcome.lacks:
        text = f"{check.__name__} was skipped: it needs {outcome.lacks}, which is not installed."
        return msgspec.structs.replace(silent(check, Finding.NOT_RUN, text), lacks=outcome.lacks)
    found = outcome.evidence
    if found is None:
        return silent(check, Finding.FAILED, f"{check.__name__}: {outcome.failure or 'returned no evidence'}.")
    part = outcome.about
    if isinstance(part, msgspec.UnsetType):  # nobody told it: it is read off the function, which loads the claim's code
        part = getattr(check, "about", None)
    inside = stated.of_part(part)
    unread = sorted((inside | also) & set(replaced) - set(outcome.reads))
    if unread and found.finding in (Finding.YES, Finding.NO):
        text = f"{check.__name__} did not read the replaced {', '.join(unread)}: its answer does not count."
        return msgspec.structs.replace(silent(check, Finding.UNKNOWN, text), scope=found.scope, part=found.part)
    return found


def _argue(stated: Stated, own: bool, changed: bool, judged: Mapping[str, _Judged]) -> Evidence:
    """What the argument of a statement says: yes, of the printed formula and the paper's own model, where its facts
    hold."""
    if not own:
        reason = "its argument is about the paper's own model"
        return msgspec.structs.replace(silent(None, Finding.NOT_RUN, f"{reason}."), inapplicable=reason)
    if changed:
        return silent(None, Finding.UNKNOWN, "Not decided: its argument is about the printed formula.")
    missing = [a for a in stated.facts if a not in judged or judged[a].ruling.verdict is not Verdict.HOLDS]
    if missing:
        return silent(
            None, Finding.UNKNOWN, f"Not decided: its argument uses {', '.join(missing)}, which is not shown."
        )
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary=stated.argument)


def _facts_first(every: Iterable[Stated]) -> list[Stated]:
    """The statements, each after those that its argument uses; those of a circle come last, in their order."""
    waiting, found = list(every), list[Stated]()
    while waiting:
        done = {stated.address for stated in found}
        ready = [stated for stated in waiting if set(stated.facts) <= done] or waiting
        found += ready
        waiting = [stated for stated in waiting if stated not in ready]
    return found


def _inapplicable(evidence: Sequence[Evidence], ruling: Ruling) -> str:
    """Why a statement says nothing of the given model: checks that could have decided it did not apply."""
    if ruling.verdict is not Verdict.OPEN:
        return ""
    return "; ".join(dict.fromkeys(item.inapplicable for item in evidence if item.inapplicable))


def _skipped(evidence: Sequence[Evidence], ruling: Ruling) -> str:
    """Why a statement is open for want of an optional package alone; a check that failed is another reason."""
    names = list(dict.fromkeys(item.lacks for item in evidence if item.lacks))
    if ruling.verdict is not Verdict.OPEN or any(item.finding is Finding.FAILED for item in evidence) or not names:
        return ""
    return f"its checks need {' and '.join(names)}, which {'is' if len(names) == 1 else 'are'} not installed"


def _looked_at(evidence: Sequence[Evidence], ruling: Ruling) -> bool:
    """Whether an open verdict is the outcome of all checks, or of one that is missing."""
    ran = [item.finding is not Finding.NOT_RUN or bool(item.inapplicable) for item in evidence]
    return ruling.verdict is not Verdict.OPEN or (bool(ran) and all(ran))


def _paths(names: Sequence[str], folder: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"{folder}/{name}" for name in names))


class _Judged(msgspec.Struct, frozen=True):
    ruling: Ruling
    derived: str
    reason: str
    backing: Backing
    checked: bool
    point: Point | None = None
    skipped: str = ""
    counted: dict[str, Any] = {}  # answer, threshold and counts of an experiment or a question
    tried: tuple[Tried, ...] = ()  # by its formula

    def fields(self) -> dict[str, Any]:
        """What every role has in ``results.json``."""
        return {
            "verdict": self.ruling.verdict,
            "evidence": self.ruling.evidence,
            "stated": self._stated(),
            "summary": self.ruling.summary,
            "certificates": _paths(self.ruling.certificates, "certificates"),
            "checked": self.checked,
            "applicable": not self.reason,
            "reason": self.reason,
            "skipped": self.skipped,
            "formula": self.backing.formula,
            "digest": self.backing.digest,
            "formal": self._formal(),
            "counterexample": self.point.assignment if self.point else {},
            "tried": self.tried if self.tried and self.ruling.verdict is Verdict.OPEN else msgspec.UNSET,
        }

    def _formal(self) -> Formal | None:
        """The theorem, where it stands behind the verdict."""
        found = self.backing
        if self.ruling.evidence is not Kind.FORMAL:
            return None
        return Formal(theorem=found.theorem, axioms=found.axioms, by_hand=found.by_hand)

    def _stated(self) -> str:
        if self.ruling.evidence is not Kind.FORMAL:
            return ""
        return BY_HAND if self.backing.by_hand else GENERATED


def _fault(search: Outcome | None) -> str:
    """Why a search for counterexamples has no result, or nothing."""
    return "it was not run" if search is None else search.failure


def _counted(stated: Stated, evidence: Sequence[Evidence], ruling: Ruling) -> dict[str, Any]:
    if stated.trial is None:
        return {}
    counts = tuple(count for item in evidence for count in item.counts)
    return {"answer": ruling.answer, "threshold": stated.trial.threshold, "counts": counts}


def _about(stated: Stated, points: Sequence[Point]) -> Point | None:
    return next((point for point in points if point.address == stated.address), None)


def _fate(found: Outcome | None) -> str:
    """What became of the formula of a statement that is not decided, and which engine stopped where."""
    if found is None:
        return "its formula was not examined in this run"
    engines = told(found.tried)
    if found.failure:
        return f"its formula is not decided: {found.failure}" + (f" ({engines})" if engines else "")
    return "no engine decides its formula" + (f": {engines}" if engines else "")


def _claim(
    claim: Claim,
    outcomes: Mapping[str, Outcome],
    quantities: Mapping[str, str],
    replaced: Sequence[str],
    others: Collection[str],
    behind: Mapping[str, Backing],
    beyond: Elsewhere | None = None,
    searched: Collection[str] = (),
    own: bool = True,
) -> ClaimResult:
    """``searched``: the statements that a search for counterexamples belongs to; ``own``: the model is the paper's."""
    certificates: list[Certificate] = []
    judged: dict[str, _Judged] = {}
    shown_texts = {stated.address: (stated.text, stated.note) for stated in statements(filled(claim, quantities))}
    for stated in _facts_first(statements(claim)):
        found = outcomes.get(f"{claim.id}/{job_of(stated.address)}")
        refuting, whole = _about(stated, found.points if found else ()), _about(stated, found.held if found else ())
        backing = behind.get(stated.address, Backing())
        evidence = evidence_on(claim, stated, outcomes, {*replaced, *others}, beyond, backing.named)
        anew = beyond is not None or bool((stated.mentions | backing.named) & {*replaced, *others})
        if stated.argument and is_of(backing, whole) is None:
            known = own or (beyond is not None and stated.address in beyond.same)
            changed = bool((stated.mentions | backing.named) & {*replaced, *others})
            evidence.append(_argue(stated, known, changed, judged))
        certificates.extend(c for item in evidence for c in item.certificates)
        ruling = judge(evidence, stated.trial)
        derived = next((item.derived for item in evidence if item.derived), "")
        reason = _inapplicable(evidence, ruling)
        besides = stated.mentions & set(replaced) - backing.named
        point = None if besides else is_of(backing, refuting)
        whole = None if besides or reason else is_of(backing, whole)
        implied = whole if whole is not None and premises(whole.certificate.body["certificate"]) else None
        applicable = not reason  # what a theorem says of the paper's model
        if reason and beyond is not None:
            count = found.attacked.get(stated.address, 0) if found else 0
            reason, ruling = asked_elsewhere(beyond, stated.address, reason, ruling, count, point is not None)
        support = Support(
            backing=backing,
            point=None if reason else point,
            whole=None if evidence or implied else whole,
            implied=implied,
            applicable=applicable,
            outdated=claim.outdated.get(stated.address, ""),
            fate=_fate(found),
            unsearched=_fault(found) if stated.address in searched else "",
        )
        point = support.point
        ruling = decide(ruling, evidence, support)
        ruling = explain(ruling, evidence, support, *shown_texts[stated.address], anew)
        attached = [one.certificate for one in (point, support.whole, implied) if one is not None]
        certificates.extend(one for one in attached if one.name in ruling.certificates)
        counted = _counted(stated, evidence, ruling)
        checked = _looked_at(evidence, ruling) or (bool(stated.note) and (found is not None or not backing.formula))
        skipped = "" if reason else _skipped(evidence, ruling)
        tried = found.tried if found else ()
        judged[stated.address] = _Judged(ruling, derived, reason, backing, checked, point, skipped, counted, tried)
    as_printed = {step.id: step.printed for step in filled(claim).steps}
    claim = filled(claim, quantities)

    def read(address: str, reading: Any) -> ReadingResult:
        return ReadingResult(id=reading.id, text=reading.text, **judged[address].fields(), **judged[address].counted)

    readings = tuple(
        read(f"{claim.id}/{reading.id}" if number else claim.id, reading)
        for number, reading in enumerate(claim.readings)
    )
    steps = tuple(
        StepResult(
            id=step.id,
            text=step.text,
            printed=as_printed[step.id],
            put_in=step.printed if step.printed != as_printed[step.id] else msgspec.UNSET,
            ours=step.ours,
            slip=step.slip,
            derived=judged[step.id].derived,
            readings=tuple(read(f"{step.id}/{reading.id}", reading) for reading in step.readings),
            **judged[step.id].fields(),
            **judged[step.id].counted,
        )
        for step in claim.steps
    )
    repair = None
    if claim.repair is not None:
        address = f"{claim.id}!repair"
        repair = RepairResult(id=address, text=claim.repair.text, **judged[address].fields())
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
                    bound=item.bound,
                    formula=item.formula or quantities.get(item.name, ""),
                    best=item.best,
                    letters=item.letters,
                    evidence=constant_class(item.kind, item.certificates),
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
        kind=claim.kind,
        statement=claim.statement,
        depends_on=claim.depends_on,
        verdict=literal.verdict if literal else unchecked.verdict,
        evidence=literal.evidence if literal else unchecked.evidence,
        stated=literal.stated if literal else "",
        summary=literal.summary if literal else unchecked.summary,
        checked=any(r.checks for r in claim.readings) or bool(literal and literal.verdict is not Verdict.OPEN),
        proof=argument(steps),
        readings=readings,
        steps=steps,
        repair=repair,
        constants=tuple(constants),
        certificates=_paths([c.name for c in certificates], "certificates"),
        figures=_paths([f.name for f in drawn], "figures"),
        captions={f"figures/{f.name}": f.caption for f in drawn},
        quantities=dict(quantities),
        meanings={quantity.name: quantity.meaning for quantity in claim.quantities},
        replaced=tuple(replaced),
        failures=tuple(f"{o.job}: {o.failure}" for o in mine if o.failure),
        skips=tuple(f"{o.job}: {o.lacks}" for o in mine if o.lacks),
        applicable=literal.applicable if literal else True,
        reason=literal.reason if literal else "",
        skipped=literal.skipped if literal else "",
        answer=literal.answer if literal else "",
        lead=claim.lead,
        severity=claim.severity,
        meant=claim.meant,
        restates=claim.restates,
        seconds=round(sum(o.seconds for o in mine), 3),
    )


def add_plain_sentences(claim: ClaimResult, paper: Paper) -> ClaimResult:
    """The claim with the plain sentences of the paper's data, except where a quantity of it was replaced."""
    plain = paper.plain.get(claim.id)
    if plain is None or claim.replaced:
        return claim
    repair = claim.repair and msgspec.structs.replace(claim.repair, plain=plain.repair)
    return msgspec.structs.replace(claim, plain=plain.claim, repair=repair)


def _marked(claim: ClaimResult, marks: Mapping[str, tuple[str, ...]]) -> ClaimResult:
    """The claim with what each of its parts rests on that does not stand."""
    replace = msgspec.structs.replace
    readings = tuple(
        replace(reading, rests_on=marks.get(f"{claim.id}/{reading.id}" if number else claim.id, ()))
        for number, reading in enumerate(claim.readings)
    )
    steps = tuple(replace(step, rests_on=marks.get(step.id, ())) for step in claim.steps)
    return replace(claim, rests_on=marks.get(claim.id, ()), readings=readings, steps=steps)


def marked(judged: Sequence[ClaimResult], claims: Sequence[Claim]) -> tuple[ClaimResult, ...]:
    """All of them, with what each rests on that does not stand; ``claims`` says what rests on what."""
    verdicts: dict[str, Verdict] = {c.id: c.verdict for c in judged}
    verdicts |= {s.id: s.verdict for c in judged for s in c.steps}
    marks = falls_with(verdicts, edges(claims))
    return tuple(_marked(claim, marks) for claim in judged)


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
    texts = {f"{key}.{name}": quantities[key][name] for key, names in replaced.items() for name in names}
    beyond = elsewhere(paper, tuple(claim.id for claim in claims), model, texts)
    behind = backings(paper, model, quantities, replaced, beyond, {claim.id for claim in claims})
    judged = [
        _claim(
            c,
            outcomes,
            quantities.get(c.id, {}),
            replaced.get(c.id, ()),
            texts,
            behind,
            beyond,
            wanted(paper, c, c.id in replaced or beyond is not None) if registry.is_registered(paper.id) else (),
            is_own(paper, model, beyond),
        )
        for c in claims
    ]
    return Results(
        paper=paper.id,
        title=paper.title,
        authors=paper.authors,
        year=paper.year,
        source=paper.source,
        main=paper.main,
        says=paper.says,
        lead=paper.lead,
        profile=profile,
        model=model,
        environment=environment,
        seconds=round(seconds, 3),
        objects=tuple({"id": o.id, "title": o.title, "where": o.where} for o in paper.objects),
        claims=marked([add_plain_sentences(claim, paper) for claim in judged], claims),
    )
