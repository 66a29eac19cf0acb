"""Two audits side by side, for :mod:`verify.results.diff`: what has a verdict in them, and their circumstances."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from verify.records import Kind, Verdict
from verify.results.schema import ClaimResult, ReadingResult, RepairResult, Results, StepResult
from verify.results.verdict_changes import effort, shortened

__all__ = ["Judged", "Sides", "circumstances", "judged_in", "short"]

INAPPLICABLE = "not applicable"


class Judged(msgspec.Struct, frozen=True):
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
    skipped: str = ""  # why its checks were not run: a package is not installed
    stated: str = ""  # its statement in Coq, where it is formal: generated or hand-written

    @property
    def word(self) -> str:
        return INAPPLICABLE if self.inapplicable else "skipped" if self.skipped else str(self.verdict)


def judged_in(claims: Iterable[ClaimResult]) -> dict[str, Judged]:
    """Everything that has a verdict, by its address; the argument of a claim has none: ``lemma-1:proof``."""
    found: dict[str, Judged] = {}
    for claim in claims:
        name = claim.id
        certificates = claim.readings[0].certificates if claim.readings else claim.certificates
        found[name] = Judged(
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
            claim.skipped,
            claim.stated,
        )
        owners = [(name, claim.readings), *((step.id, step.readings) for step in claim.steps)]
        for step in claim.steps:
            found[step.id] = Judged(
                "step",
                name,
                step.verdict,
                step.evidence,
                step.summary,
                f"${printed}$" if (printed := step.put_in or step.printed) else step.text,
                step.derived,
                step.certificates,
                _reason(step),
                skipped=step.skipped,
                stated=step.stated,
            )
        for owner, readings in owners:
            for item in readings:
                if owner == name and item is claim.readings[0] and _is_the_claim(item, claim):
                    continue
                found[f"{owner}/{item.id}"] = Judged(
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
                    item.skipped,
                    item.stated,
                )
        found[f"{name}:proof"] = Judged(
            "proof",
            name,
            claim.proof.verdict,
            Kind.NONE,
            claim.proof.summary,
            inapplicable=_silent_proof(claim),
            skipped=_skipped_proof(claim),
        )
        if claim.repair:
            found[f"{name}!repair"] = Judged(
                "repair",
                name,
                claim.repair.verdict,
                claim.repair.evidence,
                claim.repair.summary,
                claim.repair.text,
                inapplicable=_reason(claim.repair),
                skipped=claim.repair.skipped,
                stated=claim.repair.stated,
            )
    return found


def _reason(item: ClaimResult | StepResult | ReadingResult | RepairResult) -> str:
    return "" if item.applicable else item.reason or INAPPLICABLE


def _silent_proof(claim: ClaimResult) -> str:
    """An argument is open only because steps of it do not apply."""
    undecided = [step for step in claim.steps if step.verdict is Verdict.OPEN]
    silent = claim.proof.verdict is Verdict.OPEN and undecided and not any(step.applicable for step in undecided)
    return f"{len(undecided)} of its steps are not applicable" if silent else ""


def _skipped_proof(claim: ClaimResult) -> str:
    """An argument is open because steps of it were skipped; the other open ones do not apply."""
    undecided = [step for step in claim.steps if step.verdict is Verdict.OPEN]
    skipped = [step.skipped for step in undecided if step.skipped]
    whole = claim.proof.verdict is Verdict.OPEN and all(step.skipped or not step.applicable for step in undecided)
    return f"{len(skipped)} of its steps were skipped: {skipped[0]}" if skipped and whole else ""


def _is_the_claim(literal: ReadingResult, claim: ClaimResult) -> bool:
    """The claim's own verdict is that of its literal reading: one line for both."""
    return (literal.verdict, literal.evidence, literal.summary) == (claim.verdict, claim.evidence, claim.summary)


class Sides:
    """The two audits, and what is different between them."""

    def __init__(self, old: Results, new: Results) -> None:
        self.old, self.new = old, new
        self.before = {claim.id: claim for claim in old.claims}
        self.after = {claim.id: claim for claim in new.claims}

    def same_question(self, claim: str) -> bool:
        """One model and one set of printed quantities: what is certified twice must agree."""
        one, two = self.before.get(claim), self.after.get(claim)
        return self.old.model == self.new.model and bool(one and two and one.quantities == two.quantities)

    def why(self, claim: str, verdict: Verdict | None = None, old: Verdict | None = None) -> tuple[str, ...]:
        """What of the circumstances touches this claim."""
        one, two = self.before.get(claim), self.after.get(claim)
        reasons = [f"check failed: {failure}" for failure in two.failures] if two else []
        if one and two:
            reasons += _mapping("formula", one.quantities, two.quantities)
        more = effort(self.old, self.new)
        if verdict is Verdict.OPEN and more < 0:
            reasons.append(f"the profile {self.new.profile} may leave undecided what {self.old.profile} decides")
        if old is Verdict.OPEN and more > 0:
            reasons.append(f"the profile {self.old.profile} may leave undecided what {self.new.profile} decides")
        if self.old.model != self.new.model:
            reasons.append("the model changed")
        if two is None and "partial" in self.new.environment:
            reasons.append(self.new.environment["partial"])
        return tuple(reasons)


def _mapping(title: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> list[str]:
    lines = []
    for key in sorted({*old, *new}):
        before, after = old.get(key, "absent"), new.get(key, "absent")
        if before != after:
            lines.append(f"{title} {key}: {short(before, key)} -> {short(after, key)}")
    return lines


def short(value: Any, key: str = "") -> str:
    text = str(value)
    if key == "code":  # a digest
        return text if len(text) <= 40 else text[:12] + "..."
    return shortened(text, 300)


def _settings(results: Results) -> dict[str, str]:
    return {f"{c.id}.{name}": c.quantities.get(name, "") for c in results.claims for name in c.replaced}


def circumstances(old: Results, new: Results) -> list[str]:
    lines = [] if old.paper == new.paper else [f"paper: {old.paper} -> {new.paper}"]
    lines += [] if old.profile == new.profile else [f"profile: {old.profile} -> {new.profile}"]
    lines += _mapping("model", old.model, new.model)
    lines += _mapping("--set", _settings(old), _settings(new))
    return lines + _mapping("environment", old.environment, new.environment)
