"""From all evidence of a statement to its verdict and class: the only function that gives either.

The checks of a statement are judged by the table of :mod:`verify.verdicts.judge`.  :func:`decide` joins their ruling
with what is shown by machine: a Coq theorem (of the statement or of its negation), a counterexample of its formula, a
certificate of the whole formula, a certificate that it follows from what theorems prove.

=================  =========================  =====================================================
checks             shown true                 shown false
=================  =========================  =====================================================
holds              ``holds``                  a conflict: ``open``
vacuous            ``vacuous`` as it was      a conflict: ``open``
refuted            a conflict: ``open``       ``refuted``
limit              a conflict: ``open``       ``limit`` as it was
underspecified     a conflict: ``open``       as it was; a conflict with a theorem
open               ``holds``                  ``refuted``; ``open`` while it may be true in a limit
not applicable     as it was                  as it was
=================  =========================  =====================================================

The class is that of the strongest of what is shown by machine.  Where nothing is, it is the class of the checks, but
*certified* and *exhaustive* need certificates of the statement's own formula, by its digest (else *argued*), and
``refuted`` needs one too: a check alone refutes nothing, of whatever model and with whatever formula put in.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from verify.records import Evidence, Finding, Kind, Scope, Verdict
from verify.run.implications import is_proved
from verify.run.points import Point
from verify.statement.implied import premises
from verify.verdicts.judge import Ruling, judge
from verify.verdicts.other_model import leaves_room
from verify.verdicts.proof_support import Backing

__all__ = ["Support", "decide", "explain", "theorem_sentence", "told_by_certificate"]

_MACHINE = (Kind.FORMAL, Kind.CERTIFIED, Kind.EXHAUSTIVE)


class Support(msgspec.Struct, frozen=True, kw_only=True):
    """What there is about a statement beside its checks."""

    backing: Backing = Backing()
    point: Point | None = None  # a counterexample of its formula
    whole: Point | None = None  # a certificate of all of it
    implied: Point | None = None  # a certificate that it follows from other statements
    applicable: bool = True  # is it about the model of the run?
    outdated: str = ""  # why its checks were taken away
    fate: str = ""  # what became of its formula, where no check is written
    unsearched: str = ""  # why the search for counterexamples has no result


def decide(found: Ruling, evidence: Sequence[Evidence], support: Support) -> Ruling:
    """Verdict and class of a statement.

    Args:
        found: the ruling of the judge on the checks.
        evidence: what the checks said; nothing where only their ruling is known.
    """
    backing, point = support.backing, support.point
    theorem = backing.theorem if support.applicable else ""
    implied = None if backing.leaves_out or not _believed(support.implied, backing) else support.implied
    whole = support.whole if found.verdict is Verdict.OPEN else None
    true = [kind for kind, there in _kinds_for(theorem and not backing.refuted, whole, implied) if there]
    false = [kind for kind, there in ((Kind.FORMAL, theorem and backing.refuted), (Kind.CERTIFIED, point)) if there]
    found = _classed(found, evidence, backing)
    found = _with_limit(found, evidence, point, backing)
    shown = [item for item in (whole, point, implied) if item is not None]
    names = tuple(item.certificate.name for item in shown)
    if true and false:
        return _conflict(found, f"what is shown by machine contradicts itself{_at(point)}", names)
    if true:
        found = _shown_true(found, evidence, support, true[0], whole, implied)
    elif false:
        found = _shown_false(found, evidence, support, false[0])
    elif found.verdict is Verdict.REFUTED and found.evidence not in _MACHINE:
        found = _open(found, _unrefuted(backing))
    return _gated(found, support)


def _kinds_for(theorem: object, whole: Point | None, implied: Point | None) -> tuple[tuple[Kind, object], ...]:
    finite = whole is not None and whole.certificate.body["certificate"]["kind"] == "finite"
    return ((Kind.FORMAL, theorem), (Kind.EXHAUSTIVE if finite else Kind.CERTIFIED, whole), (Kind.CERTIFIED, implied))


def _believed(implied: Point | None, backing: Backing) -> bool:
    return implied is not None and is_proved(implied.certificate.body["certificate"], backing.proved)


def _open(found: Ruling, text: str) -> Ruling:
    summary = f"{text} {found.summary}".strip()
    return msgspec.structs.replace(found, verdict=Verdict.OPEN, evidence=Kind.NONE, summary=summary)


def _conflict(found: Ruling, text: str, names: Sequence[str] = ()) -> Ruling:
    named = msgspec.structs.replace(found, certificates=(*found.certificates, *names))
    return _open(named, f"Conflicting evidence: {text}.")


def _at(point: Point | None) -> str:
    return f" ({point.sentence})" if point is not None else ""


def _shown_true(
    found: Ruling,
    evidence: Sequence[Evidence],
    support: Support,
    kind: Kind,
    whole: Point | None,
    implied: Point | None,
) -> Ruling:
    replace, backing = msgspec.structs.replace, support.backing
    follows = _follows(implied)
    denied = any(item.finding is Finding.NO and item.scope is Scope.STATED for item in evidence)
    if found.verdict is Verdict.VACUOUS:
        return found
    if found.verdict not in (Verdict.HOLDS, Verdict.OPEN) or (denied and kind is not Kind.FORMAL):
        says = f"the theorem {backing.theorem} says it" if kind is Kind.FORMAL else follows
        names = () if kind is Kind.FORMAL or implied is None else (implied.certificate.name,)
        return _conflict(found, f"the checks say {found.verdict}, and {says.rstrip('.')}", names)
    if kind is Kind.FORMAL:
        text = found.summary if found.verdict is Verdict.HOLDS else ""
        named = (*found.certificates, *([whole.certificate.name] if whole is not None else []))
        return replace(found, verdict=Verdict.HOLDS, evidence=kind, summary=text, certificates=named)
    if found.evidence in _MACHINE:
        return found
    if whole is not None:
        text, name = told_by_certificate(Verdict.HOLDS, _data(whole), whole.sentence), whole.certificate.name
    else:
        assert implied is not None
        rest = found.summary if found.verdict is Verdict.HOLDS else ""
        text, name = f"{follows} {rest}".strip(), implied.certificate.name
    named = (*found.certificates, name)
    return replace(found, verdict=Verdict.HOLDS, evidence=kind, summary=text, certificates=named)


def _follows(implied: Point | None) -> str:
    return "" if implied is None else told_by_certificate(Verdict.HOLDS, _data(implied), implied.sentence)


def _data(point: Point) -> dict[str, Any]:
    data: dict[str, Any] = point.certificate.body["certificate"]
    return data


def told_by_certificate(verdict: Verdict, data: Mapping[str, Any], sentence: str) -> str:
    """The summary of a statement that a certificate alone decides.

    Args:
        verdict: of the statement.
        data: the certificate.
        sentence: what the checker says of it.
    """
    if verdict is Verdict.REFUTED:
        return f"Refuted {sentence}."
    if data["kind"] == "implied":
        listed = " and the Coq theorem ".join(f"`{theorem}`" for theorem, _ in premises(data))
        return f"It follows from what the Coq theorem {listed} proves, by a certificate."
    words = re.sub(r"^for_all ", "for all ", sentence)
    return f"{words[:1].upper()}{words[1:]}."


def _shown_false(found: Ruling, evidence: Sequence[Evidence], support: Support, kind: Kind) -> Ruling:
    replace, point, backing = msgspec.structs.replace, support.point, support.backing
    named = (*found.certificates, point.certificate.name) if point is not None else found.certificates
    formal = kind is Kind.FORMAL
    if found.verdict is Verdict.LIMIT or (found.verdict is Verdict.UNDERSPECIFIED and not formal):
        return replace(found, certificates=named)
    if found.verdict is Verdict.REFUTED:
        return replace(found, evidence=kind, certificates=named)
    if found.verdict is not Verdict.OPEN:
        says = f"the theorem {backing.theorem} says that it is false" if formal else point and point.sentence
        return _conflict(replace(found, certificates=named), f"the checks say {found.verdict}, and {says}")
    if formal:
        return replace(found, verdict=Verdict.REFUTED, evidence=kind, summary="", certificates=named)
    assert point is not None
    if leaves_room(evidence):
        text = f"False as stated {point.sentence}; whether it is true in a limit is not decided. {found.summary}"
        return replace(found, summary=text.strip(), certificates=named)
    rest = "" if found.summary.startswith("unchecked:") else found.summary
    text = f"{told_by_certificate(Verdict.REFUTED, {}, point.sentence)} {rest}".strip()
    return replace(found, verdict=Verdict.REFUTED, evidence=kind, summary=text, certificates=named)


def _with_limit(found: Ruling, evidence: Sequence[Evidence], point: Point | None, backing: Backing) -> Ruling:
    """False as stated at a point, and every check of its limit has answered: the judge decides from both.

    Only where all that was asked is about one part: a point does not say which of several parts it breaks.
    """
    asked = [item for item in evidence if item.scope is Scope.LIMIT]
    plain = all(item.scope in (Scope.STATED, Scope.LIMIT) for item in evidence)
    parts = {item.part for item in evidence}
    answered = bool(asked) and all(item.finding in (Finding.YES, Finding.NO) for item in asked)
    kept = any(item.scope is Scope.STATED and item.finding is Finding.YES for item in evidence)
    if point is None or found.verdict is not Verdict.OPEN or not answered or not plain or kept or len(parts) != 1:
        return found
    false = Evidence(
        finding=Finding.NO,
        kind=Kind.CERTIFIED,
        summary=f"False as stated {point.sentence}.",
        part=parts.pop(),
        certificates=(point.certificate,),
    )
    text = " ".join(item.summary for item in (false, *asked))
    ruling = msgspec.structs.replace(judge([false, *asked]), summary=text, certificates=found.certificates)
    return _classed(ruling, asked, backing) if ruling.verdict is Verdict.LIMIT else ruling


def _unrefuted(backing: Backing) -> str:
    """Why a no of a check is not a refutation."""
    if backing.formula or backing.unreadable:
        return (
            "Not decided: a check refutes it, but neither a counterexample of its formula nor a theorem confirms that."
        )
    return "Not decided: a check refutes it, but only a theorem refutes a statement without a formula; there is none."


def _gated(found: Ruling, support: Support) -> Ruling:
    """The ruling, open where the statement could not be read or searched; an open one says what is missing."""
    replace, backing = msgspec.structs.replace, support.backing
    unreadable = f"its formula cannot be read: {backing.unreadable}" if backing.unreadable else ""
    if found.verdict is Verdict.OPEN:
        if found.summary.startswith("unchecked:") and (backing.formula or unreadable):
            fate = (unreadable or support.fate).rstrip(".")
            found = replace(found, summary=f"unchecked: no check is written, and {fate}.")
        return replace(found, summary=f"Not decided. {support.outdated}") if support.outdated else found
    if support.unsearched and backing.formula and found.verdict is Verdict.HOLDS and found.evidence not in _MACHINE:
        text = f"the search for counterexamples has no result ({support.unsearched}); a check alone confirms it."
        return _open(found, f"Not decided: {text}")
    if unreadable and support.applicable:
        return replace(found, verdict=Verdict.OPEN, evidence=Kind.NONE, summary=f"Not decided: {unreadable}.")
    if backing.reworded and support.applicable:
        text = (
            "Not decided: it has no formula, and its text is not the one that the Coq theorem "
            f"`{backing.reworded}` was written for. Compare the two, then `verify proofs --write`."
        )
        return replace(found, verdict=Verdict.OPEN, evidence=Kind.NONE, summary=text)
    return found


# ---------------------------------------------------------------------------------------------- the class of checks


def _classed(found: Ruling, evidence: Sequence[Evidence], backing: Backing) -> Ruling:
    """The ruling of the checks with the class that their certificates allow."""
    kind = found.evidence
    if not evidence or kind not in (Kind.DERIVED, Kind.CERTIFIED, Kind.EXHAUSTIVE):
        return found
    finding = {Verdict.REFUTED: Finding.NO, Verdict.HOLDS: Finding.YES}.get(found.verdict)
    if kind is not Kind.DERIVED and finding is not None and _instantiates(evidence, finding, backing.digest):
        return found
    return msgspec.structs.replace(found, evidence=Kind.ARGUED)


def _instantiates(evidence: Sequence[Evidence], finding: Finding, digest: str) -> bool:
    """Do certificates of the statement's own formula stand behind it: one for a no, one for each part of a yes?"""
    asked = [i for i in evidence if i.finding is finding and i.scope is Scope.STATED and not i.corroborates]
    found = [any(_is_of(c.body, finding, digest) for c in item.certificates) for item in asked]
    return bool(digest) and bool(found) and (any(found) if finding is Finding.NO else all(found))


def _is_of(body: Mapping[str, Any], finding: Finding, digest: str) -> bool:
    """It was accepted by the checker before; here its kind and its digest are compared."""
    data = body.get("certificate") if body.get("kind") == "statement" else None
    if not isinstance(data, dict) or data.get("digest") != digest:
        return False
    from verify.statement.certificate import REFUTING

    if finding is Finding.NO:
        return data.get("kind") in REFUTING
    from verify.statement.variable_ranges import is_whole

    return is_whole(data)


# ------------------------------------------------------------------------------------------------- the summary


def explain(
    found: Ruling, evidence: Sequence[Evidence], support: Support, text: str, note: str = "", anew: bool = False
) -> Ruling:
    """The ruling with the summary of a verdict that a theorem or a counterexample gives.

    It has what the checks explain, or else the ``note`` of the statement, then what the theorem proves and its
    counterexample.  A check names the inference that it leaves to words; where a theorem decides, nothing is left to
    them.  A note is written for the paper's own statement: beside a counterexample it is left out where another formula
    or model is judged (``anew``).
    """
    backing, point = support.backing, support.point
    finding = Finding.NO if found.verdict is Verdict.REFUTED else Finding.YES
    mine = [item for item in evidence if item.finding is finding and item.scope is Scope.STATED]
    if found.verdict is Verdict.OPEN and note and not evidence and not anew:
        return msgspec.structs.replace(found, summary=f"Not decided. {note}")
    if found.evidence is not Kind.FORMAL:
        refuted = point is not None and found.verdict is Verdict.REFUTED
        alone = note and refuted and not mine and not anew
        return msgspec.structs.replace(found, summary=f"{found.summary} {note}".strip()) if alone else found
    explained = " ".join(filter(None, (_without_inference(item.summary) for item in mine))) or note
    proved = f"{theorem_sentence(found.verdict, backing)}{'.' if explained or not text else f': {text}'}"
    shown = _counterexample(backing, point, "Another" if backing.by_hand and explained else "Its") if point else ""
    return msgspec.structs.replace(found, summary=" ".join(filter(None, (explained, proved, shown))))


def theorem_sentence(verdict: Verdict, backing: Backing) -> str:
    """Which theorem proves or refutes a statement."""
    hand = ", whose statement was written by hand," if backing.by_hand else ""
    proves = "proves that this is false" if verdict is Verdict.REFUTED else "proves this"
    return f"The Coq theorem `{backing.theorem}`{hand} {proves}"


_LEFT_TO_WORDS = re.compile(r"\b(?:inference (?:is )?in words|not machine-checked)\b", re.IGNORECASE)
_ASIDE = re.compile(rf"\s*\((?:[^()]|\([^()]*\))*?{_LEFT_TO_WORDS.pattern}(?:[^()]|\([^()]*\))*\)", re.IGNORECASE)
_CLAUSE = re.compile(r"^|(?<=[.!?])\)?\s+|;\s|,\s(?=which is (?:the )?$)")  # where one begins
_END = re.compile(r"[.!?](?=\)?\s+[A-Z0-9$(\u0391-\u03a9]|\)?\s*$)")


def _without_inference(text: str) -> str:
    """The summary of a check without the clauses on the inference that it leaves to words."""
    text = _ASIDE.sub("", " ".join(text.split()))
    while found := _LEFT_TO_WORDS.search(text):
        start = max((m for m in _CLAUSE.finditer(text, 0, found.start()) if _in_words(text, m.start())), key=_place)
        ends = (m for m in _END.finditer(text, found.end()) if _in_words(text, m.start()))
        end = min(ends, key=_place, default=None)
        rest = text[end.start() if end else len(text) :]
        whole = start[0][:1] not in (";", ",")  # a sentence of its own goes with its full stop
        text = f"{text[: start.end() if whole else start.start()]}{rest[1:].lstrip() if whole else rest}".strip()
    return text


def _place(found: re.Match[str]) -> int:
    return found.start()


def _in_words(text: str, place: int) -> bool:
    """Whether a place is outside of a formula."""
    return text.count("$", 0, place) % 2 == 0


def _counterexample(backing: Backing, point: Point, which: str) -> str:
    """The assignment and what the two sides are there; the formula stands beside it already."""
    said = backing.formula.splitlines()[-1].removeprefix("says ") if backing.formula else ""
    where, cut, sides = point.sentence.partition(f": {said} is false")
    shown = f"{where}{sides}" if said and cut else point.sentence
    return f"{which} counterexample: {shown}."
