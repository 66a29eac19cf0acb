"""What changed between two ``results.json``, claim by claim and step by step, and the circumstances that explain it.

Verdicts are ordered refuted < open, underspecified < limit < vacuous < holds.  The effects, worst first:

* ``contradiction``: two enclosures of one constant, both certified, on one model and for one printed quantity, that
  exclude each other; one of the two audits is wrong;
* ``worse``: a verdict that went down (``holds`` to ``open`` too), or a claim, reading or step that is gone;
* ``look``: somebody must look at it.  A verdict that is no longer ``refuted`` (a certified counterexample does not go
  away by itself), a statement that is not applicable to another model, or numbers or counts that moved further than
  their own error on one model;
* ``better``: any other verdict that went up;
* ``changed``: the same verdict, found otherwise: evidence, constant, slack, certificate, wording;
* ``new``: it was not judged before.

The first two are ``worse`` as a whole.  What counts as the same finding is told in :mod:`verify.results.agree`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from verify.court.profiles import PROFILES
from verify.records import Kind, Verdict
from verify.results import agree as tolerance
from verify.results.fate import Fate, fates
from verify.results.schema import ClaimResult, ConstantResult, ReadingResult, RepairResult, Results, StepResult

__all__ = ["ORDER", "RANK", "Change", "Comparison", "compare", "effect_of"]

RANK: dict[Verdict, int] = {
    Verdict.REFUTED: 0,
    Verdict.OPEN: 1,
    Verdict.UNDERSPECIFIED: 1,
    Verdict.LIMIT: 2,
    Verdict.VACUOUS: 3,
    Verdict.HOLDS: 4,
    Verdict.NOT_REPRODUCED: 1,
    Verdict.REPRODUCED: 4,
    Verdict.ANSWERED: 4,
}
NEUTRAL = 1
ORDER = {"contradiction": 0, "worse": 1, "look": 2, "better": 3, "changed": 4, "new": 5}
FAILS = ("contradiction", "worse")
GONE = "gone"
INAPPLICABLE = "not applicable"
SLACK = 100  # a ratio that moved by less than one part in this is the same


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the comparison."""

    id: str  # lemma-1, lemma-1:literal (a reading), lemma-1.norm (a step), lemma-1:repair, ...
    what: str  # claim, reading, step, proof, repair, evidence, finding, wording, constant, slack, certificate
    old: str
    new: str
    effect: str  # one of ORDER
    summary: str = ""  # of the new side: what it found
    why: tuple[str, ...] = ()  # what of the circumstances touches this line
    certificates: tuple[str, ...] = ()  # of the new side


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    worse: bool
    circumstances: tuple[str, ...]  # what changed in model, profile, code, versions, --set
    changes: tuple[Change, ...]  # worst first
    fates: tuple[Fate, ...] = ()  # what became of each statement


class _Judged(msgspec.Struct, frozen=True):
    what: str
    claim: str
    verdict: Verdict
    evidence: Kind
    summary: str
    text: str = ""
    derived: str = ""
    certificates: tuple[str, ...] = ()
    inapplicable: str = ""  # why it says nothing of its model, which is no verdict
    answer: str = ""  # to a question

    @property
    def word(self) -> str:
        return INAPPLICABLE if self.inapplicable else str(self.verdict)


def _judged(claims: Iterable[ClaimResult]) -> dict[str, _Judged]:
    """Everything that has a verdict, by an id that is unique in the file."""
    found: dict[str, _Judged] = {}
    for claim in claims:
        name = claim.id
        certificates = claim.readings[0].certificates if claim.readings else claim.certificates
        found[name] = _Judged(
            "claim",
            name,
            claim.verdict,
            claim.evidence,
            claim.summary,
            claim.statement,
            "",
            certificates,
            _reason(claim),
            claim.answer,
        )
        owners = [(name, claim.readings), *((step.id, step.readings) for step in claim.steps)]
        for step in claim.steps:
            found[step.id] = _Judged(
                "step",
                name,
                step.verdict,
                step.evidence,
                step.summary,
                step.printed or step.text,
                step.derived,
                step.certificates,
                _reason(step),
            )
        for owner, readings in owners:
            for item in readings:
                if owner == name and item is claim.readings[0] and _is_the_claim(item, claim):
                    continue
                found[f"{owner}:{item.id}"] = _Judged(
                    "reading",
                    name,
                    item.verdict,
                    item.evidence,
                    item.summary,
                    item.text,
                    "",
                    item.certificates,
                    _reason(item),
                    item.answer,
                )
        found[f"{name}:proof"] = _Judged(
            "proof", name, claim.proof.verdict, Kind.NONE, claim.proof.summary, inapplicable=_silent_proof(claim)
        )
        if claim.repair:
            found[f"{name}:repair"] = _Judged(
                "repair",
                name,
                claim.repair.verdict,
                claim.repair.evidence,
                claim.repair.summary,
                claim.repair.text,
                inapplicable=_reason(claim.repair),
            )
    return found


def _reason(item: ClaimResult | StepResult | ReadingResult | RepairResult) -> str:
    return "" if item.applicable else item.reason or INAPPLICABLE


def _silent_proof(claim: ClaimResult) -> str:
    """An argument is open only because steps of it do not apply."""
    undecided = [step for step in claim.steps if step.verdict is Verdict.OPEN]
    silent = claim.proof.verdict is Verdict.OPEN and undecided and not any(step.applicable for step in undecided)
    return f"{len(undecided)} of its steps are not applicable" if silent else ""


def _is_the_claim(literal: ReadingResult, claim: ClaimResult) -> bool:
    """The claim's own verdict is that of its literal reading: one line for both."""
    return (literal.verdict, literal.evidence, literal.summary) == (claim.verdict, claim.evidence, claim.summary)


def effect_of(old: Verdict, new: Verdict) -> str:
    """Of a verdict that changed: worse, look, better or changed (two words of one rank)."""
    before, after = RANK.get(old, NEUTRAL), RANK.get(new, NEUTRAL)
    if after < before:
        return "worse"
    if old is Verdict.REFUTED:
        return "look"
    return "better" if after > before else "changed"


class _Sides:
    """The two audits, and what is different between them."""

    def __init__(self, old: Results, new: Results) -> None:
        self.old, self.new = old, new
        self.before = {claim.id: claim for claim in old.claims}
        self.after = {claim.id: claim for claim in new.claims}

    def same_question(self, claim: str) -> bool:
        """One model and one set of printed quantities: what is certified twice must agree."""
        one, two = self.before.get(claim), self.after.get(claim)
        return self.old.model == self.new.model and bool(one and two and one.quantities == two.quantities)

    def why(self, claim: str, verdict: Verdict | None = None) -> tuple[str, ...]:
        """What of the circumstances touches this claim."""
        one, two = self.before.get(claim), self.after.get(claim)
        reasons = [f"check failed: {failure}" for failure in two.failures] if two else []
        if one and two:
            reasons += _mapping("printed quantity", one.quantities, two.quantities)
        levels = [PROFILES[r.profile].level for r in (self.old, self.new) if r.profile in PROFILES]
        if verdict is Verdict.OPEN and len(levels) == 2 and levels[1] < levels[0]:
            reasons.append(f"the profile {self.new.profile} may leave open what {self.old.profile} decides")
        if self.old.model != self.new.model:
            reasons.append("the model is another one")
        if two is None and "partial" in self.new.environment:
            reasons.append(self.new.environment["partial"])
        return tuple(reasons)


def _verdicts(sides: _Sides) -> Iterator[Change]:
    old, new = _judged(sides.old.claims), _judged(sides.new.claims)
    absent = {key for key, judged in old.items() if judged.what == "claim" and key not in new}
    for key in dict.fromkeys((*old, *new)):
        before, after = old.get(key), new.get(key)
        if after is None and before is not None:
            if key in absent or before.claim not in absent:  # one line for all the parts of a claim that is gone
                lost = key not in absent or before.verdict is not Verdict.OPEN
                yield Change(
                    id=key,
                    what=before.what,
                    old=before.word,
                    new=GONE,
                    why=sides.why(before.claim),
                    effect="worse" if lost else "changed",
                )
        elif before is None and after is not None:
            yield Change(
                id=key,
                what=after.what,
                old="",
                new=after.word,
                effect="new",
                summary=after.summary,
                certificates=after.certificates,
            )
        elif before is not None and after is not None:
            yield from _pair(sides, key, before, after)


def _pair(sides: _Sides, key: str, before: _Judged, after: _Judged) -> Iterator[Change]:
    if before.word != after.word:
        effect = effect_of(before.verdict, after.verdict)
        if after.inapplicable and sides.old.model != sides.new.model:
            effect = "look"
        yield Change(
            id=key,
            what=after.what,
            old=before.word,
            new=after.word,
            summary=after.inapplicable or after.summary,
            effect=effect,
            why=sides.why(after.claim, after.verdict),
            certificates=after.certificates,
        )
    elif before.answer != after.answer:
        yield Change(
            id=key,
            what="answer",
            old=before.answer or "none",
            new=after.answer or "none",
            effect="look",
            summary=after.summary,
            why=sides.why(after.claim),
        )
    elif before.evidence is not after.evidence:
        stronger = tolerance.weaker(before.evidence, after.evidence) is before.evidence
        yield Change(
            id=key,
            what="evidence",
            old=before.evidence,
            new=after.evidence,
            effect="changed",
            summary=f"the evidence is {'stronger' if stronger else 'weaker'}",
        )
    elif after.what != "proof" and not after.inapplicable:
        yield from _findings(sides, key, before, after)
    if before.text != after.text:
        yield Change(
            id=key,
            what="wording",
            old=_short(before.text),
            new=_short(after.text),
            effect="changed",
            summary="another statement is judged under this name",
        )


def _findings(sides: _Sides, key: str, before: _Judged, after: _Judged) -> Iterator[Change]:
    """The same verdict by the same class of evidence: did it find the same?"""
    if tolerance.agree(after.evidence, before.summary, after.summary):
        return
    counts = [len(tolerance.intervals(side.summary)) for side in (before, after)]
    moved = after.evidence is Kind.EMPIRICAL and counts[0] == counts[1] > 0 and sides.same_question(after.claim)
    yield Change(
        id=key,
        what="finding",
        old=_short(before.summary),
        new=_short(after.summary),
        effect="look" if moved else "changed",
        why=sides.why(after.claim),
        summary="the 95 % intervals do not overlap" if moved else "",
    )


# ------------------------------------------------------------------------------------------------ constants


def _constants(claim: ClaimResult | None) -> dict[tuple[str, str], ConstantResult]:
    return {
        (item.name, ", ".join(f"{key} = {item.at[key]}" for key in sorted(item.at))): item
        for item in (claim.constants if claim else ())
    }


def _enclosure(item: ConstantResult, kind: Kind) -> tolerance.Interval | None:
    """The two ends as exact numbers, a numeric one widened by its last digit; None where they are none."""
    low, high = tolerance.number(item.best_lower), tolerance.number(item.best_upper)
    if low is None or high is None or low[0] > high[0]:
        return None
    if kind is Kind.NUMERIC:
        return tolerance.Interval(low[0] - low[1], high[0] + high[1])
    return tolerance.Interval(low[0], high[0])


def _compare_constants(sides: _Sides) -> Iterator[Change]:
    """Enclosures that overlap agree, whatever their digits; those that do not are different numbers."""
    for claim in dict.fromkeys((*sides.before, *sides.after)):
        if claim not in sides.before or claim not in sides.after:
            continue  # the claim's own line says it
        before, after = _constants(sides.before[claim]), _constants(sides.after[claim])
        for key in sorted(before.keys() & after.keys()):
            yield from _constant(sides, claim, f"{claim}:{key[0]} at {key[1]}", before[key], after[key])
        yield from _points(claim, before, after)


def _points(claim: str, before: Iterable[tuple[str, str]], after: Iterable[tuple[str, str]]) -> Iterator[Change]:
    """A constant that was evaluated elsewhere: one line a name, not one a point."""
    moved: dict[str, tuple[list[str], list[str]]] = defaultdict(lambda: ([], []))
    for side, ours, theirs in ((0, before, after), (1, after, before)):
        for name, at in sorted(set(ours) - set(theirs)):
            moved[name][side].append(at)
    for name, (old, new) in sorted(moved.items()):
        effect = "changed" if old else "new"
        yield Change(
            id=f"{claim}:{name}",
            what="constant",
            old="at " + _short("; ".join(old)) if old else "",
            new="at " + _short("; ".join(new)) if new else GONE,
            effect=effect,
        )


def _constant(sides: _Sides, claim: str, key: str, one: ConstantResult, two: ConstantResult) -> Iterator[Change]:
    kind = tolerance.weaker(one.evidence, two.evidence)
    texts = (f"[{one.best_lower}, {one.best_upper}]", f"[{two.best_lower}, {two.best_upper}]")
    effect, note = _ends(kind, one, two, same=sides.same_question(claim))
    if effect:
        yield Change(
            id=key,
            what="constant",
            old=texts[0],
            new=texts[1],
            effect=effect,
            summary=note,
            why=sides.why(claim),
            certificates=two.certificates,
        )
    if one.paper != two.paper and not tolerance.same_digits(one.paper, two.paper):
        yield Change(
            id=key,
            what="constant",
            old=f"printed {one.paper}",
            new=f"printed {two.paper}",
            effect="changed",
            why=sides.why(claim),
        )
    if not _same_slack(one.ratio, two.ratio):
        yield Change(id=key, what="slack", old=one.ratio, new=two.ratio, effect="changed", why=sides.why(claim))


def _ends(kind: Kind, one: ConstantResult, two: ConstantResult, *, same: bool) -> tuple[str, str]:
    """What became of an enclosure: (effect, note), or ("", "") where the two agree."""
    ends = ((one.best_lower, two.best_lower), (one.best_upper, two.best_upper))
    if all(tolerance.same_digits(*pair) for pair in ends):  # the same numbers, perhaps printed to other digits
        return "", ""
    before, after = _enclosure(one, kind), _enclosure(two, kind)
    if before is None or after is None:
        return "changed", ""
    if before.apart(after):
        if not same:
            return "changed", ""
        if kind in tolerance.DECISIVE:
            return "contradiction", "the enclosures exclude each other on the same model: one of them is wrong"
        return "look", "the numbers differ by more than their stated digits on the same model"
    exact = kind in tolerance.EXACT
    return ("changed", "compatible, and another bound") if exact else ("", "")


def _same_slack(old: str, new: str) -> bool:
    if old == new:
        return True
    one, two = tolerance.number(old), tolerance.number(new)
    if one is None or two is None:
        return False
    return SLACK * abs(one[0] - two[0]) <= abs(one[0])


# -------------------------------------------------------------------------------------------- certificates


def _certificates(sides: _Sides, said: tuple[Mapping[str, str], Mapping[str, str]]) -> Iterator[Change]:
    """Which certificates went and came, and which of them say something else now."""
    for claim in dict.fromkeys((*sides.before, *sides.after)):
        if claim not in sides.before or claim not in sides.after:
            continue
        old, new = sides.before[claim].certificates, sides.after[claim].certificates
        gone, came = [n for n in old if n not in new], [n for n in new if n not in old]
        if gone or came:
            yield Change(
                id=claim,
                what="certificate",
                old=_names(gone),
                new=_names(came) or GONE,
                effect="changed" if gone else "new",
                why=sides.why(claim),
            )
        for name in old:
            if name in new and name in said[0] and name in said[1] and said[0][name] != said[1][name]:
                yield Change(
                    id=claim,
                    what="certificate",
                    old=said[0][name],
                    new=said[1][name],
                    effect="changed",
                    why=sides.why(claim),
                    certificates=(name,),
                )


def _names(paths: list[str]) -> str:
    plain = [path.rpartition("/")[2] for path in paths]
    return ", ".join(plain) if len(plain) <= 3 else f"{plain[0]} and {len(plain) - 1} more"


# -------------------------------------------------------------------------------------------- circumstances


def _mapping(title: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> list[str]:
    lines = []
    for key in sorted({*old, *new}):
        before, after = old.get(key, "absent"), new.get(key, "absent")
        if before != after:
            lines.append(f"{title} {key}: {_short(before, key)} -> {_short(after, key)}")
    return lines


def _short(value: Any, key: str = "") -> str:
    text = str(value)
    if key == "code":  # a digest
        return text if len(text) <= 40 else text[:12] + "..."
    return text if len(text) <= 300 else text[:297] + "..."


def _settings(results: Results) -> dict[str, str]:
    return {f"{c.id}.{name}": c.quantities.get(name, "") for c in results.claims for name in c.replaced}


def _circumstances(old: Results, new: Results) -> list[str]:
    lines = [] if old.paper == new.paper else [f"paper: {old.paper} -> {new.paper}"]
    lines += [] if old.profile == new.profile else [f"profile: {old.profile} -> {new.profile}"]
    lines += _mapping("model", old.model, new.model)
    lines += _mapping("--set", _settings(old), _settings(new))
    return lines + _mapping("environment", old.environment, new.environment)


def compare(
    old: Results, new: Results, *, old_says: Mapping[str, str] | None = None, new_says: Mapping[str, str] | None = None
) -> Comparison:
    """Compare two audits; ``old_says`` and ``new_says`` give what the certificates say, by their paths."""
    sides = _Sides(old, new)
    changes = [*_verdicts(sides), *_compare_constants(sides), *_certificates(sides, (old_says or {}, new_says or {}))]
    return Comparison(
        worse=any(change.effect in FAILS for change in changes),
        circumstances=tuple(_circumstances(old, new)),
        changes=tuple(sorted(changes, key=lambda change: ORDER[change.effect])),
        fates=fates(old, new),
    )
