"""From evidence to verdict: one total function, and the marking of what rests on what.

Evidence answers up to four questions (:class:`~verify.records.Scope`).  The answers to each question are
first combined to one of yes, no, unknown:

* a ``failed`` or ``not-run`` check, or an ``unknown`` one, never counts as yes;
* yes and no about the same part of a statement are a conflict, which is unknown (and said so);
* a statement that joins several parts is false if one part is false, and true in a limit only if each false
  part is;
* *no* to "is it true as stated" counts only with a certificate or an argument for all parameters; without one it is
  unknown;
* one unknown among yeses is unknown: a verdict of ``holds`` needs every check of the reading to be positive.

=========  ===========  ==========  =============  ==================
defined    stated       limit       informative    verdict
=========  ===========  ==========  =============  ==================
no         any          any         any            ``underspecified``
yes        yes          any         no             ``vacuous``
yes        yes          any         yes            ``holds``
yes        yes          any         unknown        ``open``
yes        no           yes         any            ``limit``
yes        no           no          any            ``refuted``
yes        no           unknown     any            ``open``
yes        unknown      any         any            ``open``
unknown    any          any         any            ``open``
=========  ===========  ==========  =============  ==================

A question that nobody asked is taken as: defined yes, stated unknown, limit no, informative yes.  One that
was asked and
not answered (a check failed or could not tell) is unknown: it may leave a verdict open, never turn it into
another.

Experiments and questions have words of their own, which :mod:`verify.verdicts.experiments` finds from counts of runs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from verify.records import Evidence, Finding, Kind, Scope, Trial, Verdict
from verify.verdicts.experiments import answer_of, is_trial, undecided, word

__all__ = ["Ruling", "falls_with", "judge", "strongest"]

_STRENGTH = {kind: rank for rank, kind in enumerate(Kind)}
_DECISIVE = {Kind.FORMAL, Kind.DERIVED, Kind.CERTIFIED, Kind.EXHAUSTIVE, Kind.ARGUED}


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    verdict: Verdict
    evidence: Kind
    summary: str
    certificates: tuple[str, ...] = ()
    answer: str = ""  # to a question, one sentence


def strongest(kinds: Iterable[Kind]) -> Kind:
    return min(kinds, key=_STRENGTH.__getitem__, default=Kind.NONE)


def weakest(kinds: Iterable[Kind]) -> Kind:
    return max(kinds, key=_STRENGTH.__getitem__, default=Kind.NONE)


def _decides_no(item: Evidence) -> bool:
    """A refutation needs exact numbers: a certificate of a decisive kind."""
    if item.finding is not Finding.NO or item.kind not in _DECISIVE:
        return False
    return bool(item.certificates) or item.scope is not Scope.STATED or item.kind is Kind.ARGUED


def _conflict(asked: Sequence[Evidence]) -> bool:
    """Yes and no about the same part: one of the instruments is wrong."""
    yes = {item.part for item in asked if item.finding is Finding.YES}
    return any(_decides_no(item) and item.part in yes for item in asked)


def _answer(evidence: Sequence[Evidence], scope: Scope) -> Finding | None:
    """Combine the answers to one question; None where nobody asked."""
    asked = [item for item in evidence if item.scope is scope]
    if not asked:
        return None
    if _conflict(asked):
        return Finding.UNKNOWN
    if any(_decides_no(item) for item in asked):
        return Finding.NO
    return Finding.YES if all(item.finding is Finding.YES for item in asked) else Finding.UNKNOWN


def _limit(evidence: Sequence[Evidence]) -> Finding:
    """Does every part that is false as stated become true in its limit?  One that does not decides."""
    stated = [item for item in evidence if item.scope is Scope.STATED]
    broken = {item.part for item in stated if _decides_no(item)}
    answers = [_answer([i for i in evidence if i.part == part], Scope.LIMIT) or Finding.NO for part in broken]
    if Finding.NO in answers:
        return Finding.NO
    return Finding.UNKNOWN if Finding.UNKNOWN in answers else Finding.YES


def judge(evidence: Sequence[Evidence], trial: Trial | None = None) -> Ruling:
    """The truth table above.  Total: every combination of evidence, none included, has a verdict."""
    if trial is not None and is_trial(evidence, trial):
        return _by_runs(evidence, trial)
    defined = _answer(evidence, Scope.DEFINED)
    stated = _answer(evidence, Scope.STATED)
    informative = _answer(evidence, Scope.INFORMATIVE)
    if defined is Finding.NO:
        return _rule(Verdict.UNDERSPECIFIED, evidence, (Scope.DEFINED,), Finding.NO)
    if defined is Finding.UNKNOWN or (stated is Finding.YES and informative is Finding.UNKNOWN):
        return _undecided(evidence)
    if stated is Finding.YES:
        if informative is Finding.NO:
            return _rule(Verdict.VACUOUS, evidence, (Scope.INFORMATIVE,), Finding.NO)
        return _rule(Verdict.HOLDS, evidence, (Scope.STATED,), Finding.YES)
    if stated is Finding.NO:
        match _limit(evidence):
            case Finding.YES:
                return _rule(Verdict.LIMIT, evidence, (Scope.STATED, Scope.LIMIT), None)
            case Finding.NO:
                return _rule(Verdict.REFUTED, evidence, (Scope.STATED,), Finding.NO)
    return _undecided(evidence)


def _by_runs(evidence: Sequence[Evidence], trial: Trial) -> Ruling:
    """An experiment or a question, decided by the counts of its runs."""
    found = answer_of(evidence, trial)
    verdict = word(trial, found)
    told = " ".join(item.summary for item in evidence if item.summary)
    answer = {Finding.YES: trial.yes, Finding.NO: trial.no}.get(found, "")
    if verdict is Verdict.OPEN:
        return Ruling(verdict=verdict, evidence=Kind.NONE, summary=f"{told} {undecided(evidence, trial)}".strip())
    share = f" (Asked for: more than {trial.threshold} of the runs.)" if trial.threshold else ""
    return Ruling(verdict=verdict, evidence=Kind.EMPIRICAL, summary=f"{answer} {told}{share}".strip(), answer=answer)


def _rule(verdict: Verdict, evidence: Sequence[Evidence], scopes: tuple[Scope, ...], finding: Finding | None) -> Ruling:
    relevant = [
        item
        for item in evidence
        if item.scope in scopes
        and (finding is None or item.finding is finding)
        and item.finding in (Finding.YES, Finding.NO)
    ]
    kinds = [i.kind for i in relevant if not i.corroborates] or [i.kind for i in relevant]
    # what holds is as strong as its weakest necessary part; one counterexample refutes by itself
    kind = strongest(kinds) if verdict is Verdict.REFUTED else weakest(kinds)
    return Ruling(
        verdict=verdict,
        evidence=kind,
        summary=" ".join(item.summary for item in relevant),
        certificates=tuple(c.name for item in evidence for c in item.certificates),
    )


def _undecided(evidence: Sequence[Evidence]) -> Ruling:
    if not evidence:
        return Ruling(verdict=Verdict.OPEN, evidence=Kind.NONE, summary="unchecked: no check is written yet.")
    if _conflict([item for item in evidence if item.scope is Scope.STATED]):
        head = "conflict: two checks disagree, which is a defect of the instruments. "
    else:
        head = ""
    notes = [_note(item) for item in evidence]
    return Ruling(
        verdict=Verdict.OPEN,
        evidence=Kind.NONE,
        summary=head + " ".join(notes),
        certificates=tuple(c.name for item in evidence for c in item.certificates),
    )


def _note(item: Evidence) -> str:
    match item.finding:
        case Finding.FAILED:
            return f"a check failed: {item.summary}"
        case Finding.NO if not _decides_no(item):
            return f"Not decided, for there is no certificate. {item.summary}"
        case _:
            return item.summary


def falls_with(verdicts: Mapping[str, Verdict], depends_on: Mapping[str, Sequence[str]]) -> dict[str, tuple[str, ...]]:
    """For each id the ids under it (transitively) that do not stand: refuted, or true in a limit only.

    Computed from the graph, never typed; cycles are harmless.  An id is not listed under itself.
    """
    broken = {key for key, verdict in verdicts.items() if verdict in (Verdict.REFUTED, Verdict.LIMIT)}
    result: dict[str, tuple[str, ...]] = {}
    for start in depends_on:
        seen: set[str] = set()
        stack = list(depends_on[start])
        while stack:
            node = stack.pop()
            if node in seen:
                continue
            seen.add(node)
            stack.extend(depends_on.get(node, ()))
        result[start] = tuple(sorted((seen - {start}) & broken))
    return result
