"""What changed between two ``results.json``: verdicts, constants, and the circumstances that explain it.

Verdicts are ordered refuted < open, underspecified < limit < vacuous < holds.  Worse is a verdict that went
down, a claim, reading or step that is gone, or two enclosures of one constant on one model that exclude each
other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

import msgspec

from verify.records import Kind, Verdict
from verify.results import ClaimResult, ConstantResult, Results

__all__ = ["ORDER", "RANK", "Change", "Comparison", "compare", "render"]

RANK: dict[Verdict, int] = {
    Verdict.REFUTED: 0, Verdict.OPEN: 1, Verdict.UNDERSPECIFIED: 1, Verdict.LIMIT: 2, Verdict.VACUOUS: 3,
    Verdict.HOLDS: 4,
}
GONE = "gone"


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the comparison."""

    id: str  # lemma-15, lemma-15:literal (a reading), lemma-15.norm (a step), lemma-15:repair, ...
    what: str  # claim, reading, step, proof, repair, evidence, constant
    old: str
    new: str
    effect: str  # worse, better, changed, new
    summary: str = ""  # of the new side: why


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    worse: bool
    circumstances: tuple[str, ...]  # what changed in model, profile, code, versions, --set
    changes: tuple[Change, ...]


class _Judged(msgspec.Struct, frozen=True):
    what: str
    verdict: Verdict
    evidence: Kind
    summary: str


def _judged(claims: Iterable[ClaimResult]) -> dict[str, _Judged]:
    """Everything that has a verdict, by an id that is unique in the file."""
    found: dict[str, _Judged] = {}
    for claim in claims:
        found[claim.id] = _Judged("claim", claim.verdict, claim.evidence, claim.summary)
        for reading in claim.readings:
            found[f"{claim.id}:{reading.id}"] = _Judged(
                "reading", reading.verdict, reading.evidence, reading.summary)
        for step in claim.steps:
            found[step.id] = _Judged("step", step.verdict, step.evidence, step.summary)
            for reading in step.readings:
                found[f"{step.id}:{reading.id}"] = _Judged(
                    "reading", reading.verdict, reading.evidence, reading.summary)
        found[f"{claim.id}:proof"] = _Judged("proof", claim.proof.verdict, Kind.NONE, claim.proof.summary)
        if claim.repair:
            found[f"{claim.id}:repair"] = _Judged(
                "repair", claim.repair.verdict, claim.repair.evidence, claim.repair.summary)
    return found


def _effect(old: Verdict, new: Verdict) -> str:
    if RANK[new] == RANK[old]:
        return "changed"
    return "worse" if RANK[new] < RANK[old] else "better"


def _verdicts(old: Mapping[str, _Judged], new: Mapping[str, _Judged]) -> list[Change]:
    changes = []
    absent = {key for key, judged in old.items() if judged.what == "claim" and key not in new}
    for key in dict.fromkeys((*old, *new)):
        before, after = old.get(key), new.get(key)
        if after is None and before is not None:
            if key not in absent and key.replace(".", ":").split(":")[0] in absent:
                continue  # the parts of a claim that the new run did not judge: the claim's own line says it
            lost = key not in absent or before.verdict is not Verdict.OPEN
            effect = "worse" if lost else "changed"
            changes.append(Change(id=key, what=before.what, old=before.verdict, new=GONE, effect=effect))
        elif before is None and after is not None:
            changes.append(Change(id=key, what=after.what, old="", new=after.verdict, effect="new",
                                  summary=after.summary))
        elif before is not None and after is not None:
            if before.verdict is not after.verdict:
                changes.append(Change(
                    id=key, what=after.what, old=before.verdict, new=after.verdict,
                    effect=_effect(before.verdict, after.verdict), summary=after.summary))
            elif before.evidence is not after.evidence:
                changes.append(Change(
                    id=key, what="evidence", old=before.evidence, new=after.evidence, effect="changed"))
    return changes


# ------------------------------------------------------------------------------------------------ constants


def _constants(claims: Iterable[ClaimResult]) -> dict[str, ConstantResult]:
    return {
        f"{claim.id}:{item.name} at " + ", ".join(f"{key} = {item.at[key]}" for key in sorted(item.at)): item
        for claim in claims for item in claim.constants}


def _enclosure(item: ConstantResult) -> tuple[Fraction, Fraction] | None:
    """The two ends as exact numbers; None where they are not plain finite decimals or fractions."""
    try:
        low, high = Fraction(item.best_lower), Fraction(item.best_upper)
    except (ValueError, ZeroDivisionError):
        return None
    return (low, high) if low <= high else None


def _compare_constants(old: Results, new: Results) -> list[Change]:
    """Enclosures that overlap agree, whatever their digits; those that do not are different numbers."""
    before, after = _constants(old.claims), _constants(new.claims)
    changes = []
    for key in before.keys() & after.keys():
        one, two = before[key], after[key]
        texts = (f"[{one.best_lower}, {one.best_upper}]", f"[{two.best_lower}, {two.best_upper}]")
        ends = _enclosure(one), _enclosure(two)
        if ends[0] is None or ends[1] is None:
            apart = False
            different = texts[0] != texts[1]
        else:
            apart = different = ends[0][1] < ends[1][0] or ends[1][1] < ends[0][0]
        if different:
            contradiction = apart and old.model == new.model
            changes.append(Change(
                id=key, what="constant", old=texts[0], new=texts[1],
                effect="worse" if contradiction else "changed",
                summary="the enclosures exclude each other on the same model" if contradiction else ""))
        if one.paper != two.paper:
            changes.append(Change(
                id=key, what="constant", old=f"printed {one.paper}", new=f"printed {two.paper}",
                effect="changed"))
    return sorted(changes, key=lambda change: change.id)


# -------------------------------------------------------------------------------------------- circumstances


def _mapping(title: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> list[str]:
    lines = []
    for key in sorted({*old, *new}):
        before, after = old.get(key, "absent"), new.get(key, "absent")
        if before != after:
            lines.append(f"{title} {key}: {_short(before)} -> {_short(after)}")
    return lines


def _short(value: Any) -> str:
    text = str(value)
    return text if len(text) <= 40 else text[:12] + "..."


def _settings(results: Results) -> dict[str, str]:
    return {f"{c.id}.{name}": c.quantities.get(name, "") for c in results.claims for name in c.replaced}


def _circumstances(old: Results, new: Results) -> list[str]:
    lines = [] if old.paper == new.paper else [f"paper: {old.paper} -> {new.paper}"]
    lines += [] if old.profile == new.profile else [f"profile: {old.profile} -> {new.profile}"]
    lines += _mapping("model", old.model, new.model)
    lines += _mapping("--set", _settings(old), _settings(new))
    return lines + _mapping("environment", old.environment, new.environment)


def compare(old: Results, new: Results) -> Comparison:
    changes = _verdicts(_judged(old.claims), _judged(new.claims)) + _compare_constants(old, new)
    return Comparison(
        worse=any(change.effect == "worse" for change in changes),
        circumstances=tuple(_circumstances(old, new)), changes=tuple(changes))


ORDER = {"worse": 0, "better": 1, "changed": 2, "new": 3}


def render(found: Comparison) -> list[str]:
    """The comparison as lines: circumstances first, then the changes, the worse ones on top."""
    lines = [f"  {line}" for line in found.circumstances]
    lines = ["What was different:", *lines] if lines else ["Same paper, model, profile and code."]
    if not found.changes:
        return [*lines, "No verdict and no constant changed."]
    for change in sorted(found.changes, key=lambda item: ORDER[item.effect]):
        move = f"{change.old} -> {change.new}" if change.old else change.new
        lines.append(f"{change.effect.upper():7} {change.id} ({change.what}): {move}")
        if change.summary and change.effect in ("worse", "better"):
            lines.append(f"        {change.summary}")
    counts = {effect: sum(c.effect == effect for c in found.changes) for effect in ORDER}
    lines.append(", ".join(f"{count} {effect}" for effect, count in counts.items() if count))
    return lines
