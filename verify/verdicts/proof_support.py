"""What stands behind a statement beside its checks: its formula with a digest, and the theorem of a proof assistant.

A theorem counts for exactly the words, the model and the constants that it has (:mod:`verify.proofs` asks that); here
it meets what the checks found:

=================  ==================================  =====================================
checks             theorem of the statement            theorem of its negation
=================  ==================================  =====================================
holds              ``holds``, formal                   a conflict: ``open``
refuted            a conflict: ``open``                ``refuted``, formal
limit              a conflict: ``open``                ``limit`` as it was
vacuous            ``vacuous`` as it was               a conflict: ``open``
open               ``holds``, formal                   ``refuted``, formal
not applicable     as it was                           as it was
=================  ==================================  =====================================

Then the class of evidence is found.  A certificate is true of what it says; that this is what the statement says is
seen only where it instantiates the statement's own formula, by its digest.  So *certified* and *exhaustive* need that:
a refutation an assignment, a yes a certificate of the whole statement.  *Derived* needs a formula, and a paper of our
own distribution: that a check computes the rest of its inference is its author's word.  Without it the class is
*argued*, and the ruling says which words are trusted.  Nothing that a paper says is refuted by words: a no that is only
*argued* leaves the statement open, and says so.  What a user asks anew of a paper of our own distribution, another
formula or another model, may be: that road is measured (``verify battery``), and *argued* is what the answer says.

The summary of a *formal* verdict names the theorem, says what it proves and shows its counterexample
(:func:`told_by_theorem`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from verify.errors import BadInput
from verify.records import Claim, Evidence, Finding, Kind, Paper, Scope, Verdict
from verify.run.implications import is_proved, proved
from verify.run.points import Point
from verify.statement.implied import premises
from verify.verdicts.judge import Ruling, judge, strongest
from verify.verdicts.other_model import Elsewhere
from verify.verdicts.statements import statements

__all__ = [
    "Backing",
    "backings",
    "classed",
    "explained_by_note",
    "followed",
    "is_of",
    "limited",
    "meets",
    "pointed",
    "shown_whole",
    "theorem_sentence",
    "told_by_certificate",
    "told_by_theorem",
    "unasked",
]


class Backing(msgspec.Struct, frozen=True, kw_only=True):
    formula: str = ""
    digest: str = ""
    words: str = ""  # why there is no formula
    unreadable: str = ""  # why the formula that stands there is none
    named: frozenset[str] = frozenset()  # quantities in the formula: NAME of its own claim, CLAIM.NAME of another
    theorem: str = ""
    refuted: bool = False
    axioms: tuple[str, ...] = ()
    by_hand: bool = False
    reworded: str = ""  # the theorem that was written for another text of a statement in words only
    leaves_out: str = ""  # what its formula leaves to its words
    proved: tuple[tuple[str, str], ...] = ()  # theorem, digest: of its claim as it is printed
    ours: bool = False  # of a paper of our own distribution: that a check derives is a second reader's word there


_NONE = Backing()


def backings(
    paper: Paper,
    model: Mapping[str, Any],
    quantities: Mapping[str, Mapping[str, str]],
    replaced: Mapping[str, Any],
    beyond: Elsewhere | None = None,
    claims: Collection[str] | None = None,
) -> dict[str, Backing]:
    """By address, of all claims or of those that are named.  A paper without formulas and proofs has none of it."""
    printed = {f"{claim.id}.{quantity.name}": quantity.text for claim in paper.claims for quantity in claim.quantities}
    given = {f"{claim}.{name}": quantities[claim][name] for claim, names in replaced.items() for name in names}
    swapped = {name: text for name, text in given.items() if text != printed.get(name)}
    from verify.statement.catalogue import quantities_in
    from verify.verdicts import papers as registry

    found: dict[str, Backing] = {}
    entries = _entries(paper, model, swapped, claims)
    if beyond is not None and beyond.fixed:  # their words are about the paper's own model
        there = _entries(paper, beyond.twin, swapped, claims)
        entries |= {address: there[address] for address in beyond.fixed}
    for address, entry in entries.items():
        if entry.statement is None:
            found[address] = Backing(words=entry.words_only or entry.unreadable, unreadable=entry.unreadable)
        else:
            said = entry.statement
            named = quantities_in(paper, address, said)
            found[address] = Backing(
                formula=said.text.strip(), digest=said.digest, named=named, leaves_out=entry.leaves_out
            )
    for address, theorem in _theorems_here(paper, model, swapped, beyond, claims).items():
        if theorem.digest != found.get(address, _NONE).digest:  # over other definitions it is another statement
            continue
        found[address] = msgspec.structs.replace(
            found.get(address, _NONE),
            theorem=theorem.theorem,
            refuted=theorem.refuted,
            axioms=theorem.axioms,
            by_hand=theorem.by_hand,
        )
    ours = registry.is_registered(paper.id) and registry.comes_with_us(paper.id)
    for address, theorem in _reworded(paper, claims).items() if ours else ():
        if not found.get(address, _NONE).formula:
            found[address] = msgspec.structs.replace(found.get(address, _NONE), reworded=theorem)
    asked = [claim for claim in paper.claims if claims is None or claim.id in claims]
    every = dict.fromkeys((said.address for claim in asked for said in statements(claim)), _NONE) | found
    for claim in (claim for claim in asked if claim.id in replaced):
        theorems = proved(paper, claim.id)
        for said in statements(claim):
            every[said.address] = msgspec.structs.replace(every[said.address], proved=theorems)
    return {address: msgspec.structs.replace(one, ours=ours) for address, one in every.items()}


def _entries(
    paper: Paper, model: Mapping[str, Any], swapped: Mapping[str, str], claims: Collection[str] | None
) -> dict[str, Any]:
    from verify.statement.catalogue import entries_of
    from verify.verdicts import models
    from verify.verdicts import papers as registry

    if not registry.is_registered(paper.id):  # a paper that was made in memory has no files
        return {}
    return dict(entries_of(paper, models.from_data(paper, model), swapped, claims))


def _theorems_here(
    paper: Paper,
    model: Mapping[str, Any],
    swapped: Mapping[str, str],
    beyond: Elsewhere | None,
    claims: Collection[str] | None,
) -> dict[str, Any]:
    """For another model than the paper's, a theorem counts where the statement is the same, and no formula differs."""
    found = _theorems(paper, model, swapped, claims)
    if beyond is None:
        return found
    found = {address: theorem for address, theorem in found.items() if address not in beyond.other | beyond.apart}
    there = _theorems(paper, beyond.twin, swapped, claims)
    return found | {address: theorem for address, theorem in there.items() if address in beyond.same}


def _theorems(
    paper: Paper, model: Mapping[str, Any], swapped: Mapping[str, str], claims: Collection[str] | None
) -> dict[str, Any]:
    from verify.proofs import formal
    from verify.verdicts import papers as registry

    if not registry.is_registered(paper.id):
        return {}
    try:
        found = formal(paper, model=model, replaced=tuple(swapped), claims=claims)
    except BadInput:  # a broken manifest makes nothing formal; `verify proofs` says what is wrong with it
        return {}
    first = {claim.id: claim for claim in paper.claims}
    return {_address(first, address): theorem for address, theorem in found.items()}


def _reworded(paper: Paper, claims: Collection[str] | None) -> dict[str, str]:
    from verify.proofs import reworded

    try:
        return reworded(paper, claims)
    except BadInput:
        return {}


def _address(claims: Mapping[str, Claim], address: str) -> str:
    """``CLAIM!READING`` as the audit writes it: the literal reading is the claim itself."""
    owner, mark, reading = address.partition("!")
    if not mark or reading == "repair":
        return address
    claim = claims.get(owner)
    literal = claim is not None and claim.readings and claim.readings[0].id == reading
    return owner if literal else f"{owner}/{reading}"


def is_of(backing: Backing, point: Point | None) -> Point | None:
    """The point, if its certificate is about the statement as it is judged now, whatever was replaced where."""
    if point is None or not backing.digest:
        return None
    return point if point.certificate.body.get("certificate", {}).get("digest") == backing.digest else None


def pointed(ruling: Ruling, point: Point | None, limit: bool = False) -> Ruling:
    """The ruling with an assignment that refutes the statement: it decides what was open, and contradicts a yes.

    Where it was asked whether the statement is true in a limit, a point alone decides nothing: false as stated, it may
    be ``limit`` or ``refuted``.
    """
    if point is None:
        return ruling
    replace = msgspec.structs.replace
    named = (*ruling.certificates, point.certificate.name)
    if ruling.verdict in (Verdict.REFUTED, Verdict.LIMIT, Verdict.UNDERSPECIFIED):
        refuted = ruling.verdict is Verdict.REFUTED
        kind = strongest((ruling.evidence, Kind.CERTIFIED)) if refuted else ruling.evidence
        return replace(ruling, evidence=kind, certificates=named)
    if ruling.verdict is Verdict.OPEN and limit:
        text = f"False as stated {point.sentence}; whether it is true in a limit is not decided. {ruling.summary}"
        return replace(ruling, summary=text.strip(), certificates=named)
    if ruling.verdict is Verdict.OPEN:
        rest = "" if ruling.summary.startswith("unchecked:") else ruling.summary
        text = f"{told_by_certificate(Verdict.REFUTED, {}, point.sentence)} {rest}".strip()
        return replace(ruling, verdict=Verdict.REFUTED, evidence=Kind.CERTIFIED, summary=text, certificates=named)
    text = f"Conflicting evidence: the checks say {ruling.verdict}, and {point.sentence}."
    return replace(
        ruling, verdict=Verdict.OPEN, evidence=Kind.NONE, summary=f"{text} {ruling.summary}", certificates=named
    )


def limited(ruling: Ruling, evidence: Sequence[Evidence], point: Point | None) -> Ruling:
    """False as stated at a point, and every check of its limit has answered: the judge decides from both.

    Only where all that was asked is about one part: a point does not say which of several parts it breaks.
    """
    asked = [item for item in evidence if item.scope is Scope.LIMIT]
    plain = all(item.scope in (Scope.STATED, Scope.LIMIT) for item in evidence)
    parts = {item.part for item in evidence}
    answered = bool(asked) and all(item.finding in (Finding.YES, Finding.NO) for item in asked)
    kept = any(item.scope is Scope.STATED and item.finding is Finding.YES for item in evidence)
    if point is None or ruling.verdict is not Verdict.OPEN or not answered or not plain or kept or len(parts) != 1:
        return ruling
    false = Evidence(
        finding=Finding.NO,
        kind=Kind.CERTIFIED,
        summary=f"False as stated {point.sentence}.",
        part=parts.pop(),
        certificates=(point.certificate,),
    )
    found = judge([false, *asked])
    text = " ".join(item.summary for item in (false, *asked))
    return msgspec.structs.replace(found, summary=text, certificates=ruling.certificates)


def unasked(ruling: Ruling, backing: Backing, fate: str) -> Ruling:
    """The ruling on a statement without a check that nothing decided: ``fate`` tells what became of its formula."""
    if not ruling.summary.startswith("unchecked:") or not (backing.formula or backing.unreadable):
        return ruling
    if backing.unreadable:
        fate = f"its formula cannot be read: {backing.unreadable}"
    return msgspec.structs.replace(ruling, summary=f"unchecked: no check is written, and {fate.rstrip('.')}.")


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


def shown_whole(ruling: Ruling, shown: Point | None) -> Ruling:
    """The ruling on a statement that nothing checked, with a certificate of all of it."""
    if shown is None or ruling.verdict is not Verdict.OPEN:
        return ruling
    finite = shown.certificate.body["certificate"]["kind"] == "finite"
    kind = Kind.EXHAUSTIVE if finite else Kind.CERTIFIED
    text = told_by_certificate(Verdict.HOLDS, shown.certificate.body["certificate"], shown.sentence)
    return msgspec.structs.replace(
        ruling,
        verdict=Verdict.HOLDS,
        evidence=kind,
        summary=text,
        certificates=(*ruling.certificates, shown.certificate.name),
    )


def followed(ruling: Ruling, evidence: Sequence[Evidence], backing: Backing, shown: Point | None) -> Ruling:
    """The ruling with a certificate that the statement follows from what theorems prove: it decides what is open, makes
    *certified* what is argued, and contradicts a no."""
    if shown is None or backing.leaves_out or not is_proved(shown.certificate.body["certificate"], backing.proved):
        return ruling
    replace = msgspec.structs.replace
    named = (*ruling.certificates, shown.certificate.name)
    text = told_by_certificate(Verdict.HOLDS, shown.certificate.body["certificate"], shown.sentence)
    refuted = any(item.finding is Finding.NO and item.scope is Scope.STATED for item in evidence)
    if ruling.verdict is Verdict.HOLDS and not refuted:
        if ruling.evidence in (Kind.FORMAL, Kind.CERTIFIED, Kind.EXHAUSTIVE):
            return ruling
        return replace(ruling, evidence=Kind.CERTIFIED, summary=f"{text} {ruling.summary}".strip(), certificates=named)
    if ruling.verdict is Verdict.OPEN and not refuted:
        return replace(ruling, verdict=Verdict.HOLDS, evidence=Kind.CERTIFIED, summary=text, certificates=named)
    if ruling.verdict in (Verdict.OPEN, Verdict.HOLDS, Verdict.REFUTED, Verdict.LIMIT):
        text = f"Conflicting evidence: a check or a counterexample contradicts it. {text}"
        return replace(
            ruling, verdict=Verdict.OPEN, evidence=Kind.NONE, summary=f"{text} {ruling.summary}", certificates=named
        )
    return ruling


def meets(ruling: Ruling, backing: Backing, applicable: bool) -> Ruling:
    """The ruling on the checks, with the theorem; the table above."""
    if not backing.theorem or not applicable:
        return ruling
    replace = msgspec.structs.replace
    said = Verdict.REFUTED if backing.refuted else Verdict.HOLDS
    if ruling.verdict is said:
        return replace(ruling, evidence=Kind.FORMAL)
    if ruling.verdict is (Verdict.LIMIT if backing.refuted else Verdict.VACUOUS):
        return ruling
    word = "that it is false" if backing.refuted else "it"
    if ruling.verdict is Verdict.OPEN:
        return replace(ruling, verdict=said, evidence=Kind.FORMAL, summary="")
    text = f"Conflicting evidence: the checks say {ruling.verdict}, and the theorem {backing.theorem} says {word}."
    return replace(ruling, verdict=Verdict.OPEN, evidence=Kind.NONE, summary=f"{text} {ruling.summary}")


_LEFT_TO_WORDS = re.compile(r"\b(?:inference (?:is )?in words|not machine-checked)\b", re.IGNORECASE)
_ASIDE = re.compile(rf"\s*\((?:[^()]|\([^()]*\))*?{_LEFT_TO_WORDS.pattern}(?:[^()]|\([^()]*\))*\)", re.IGNORECASE)
_CLAUSE = re.compile(r"^|(?<=[.!?])\)?\s+|;\s|,\s(?=which is (?:the )?$)")  # where one begins
_END = re.compile(r"[.!?](?=\)?\s+[A-Z0-9$(\u0391-\u03a9]|\)?\s*$)")


def told_by_theorem(
    ruling: Ruling, evidence: Sequence[Evidence], backing: Backing, point: Point | None, text: str, note: str = ""
) -> Ruling:
    """The summary of a formal verdict: what the checks explain, what the theorem proves, and its counterexample.

    The ``note`` of the statement stands in the place of what no check explains.

    A check names the inference that it leaves to words; where a theorem decides, nothing is left to them.  A theorem
    that is generated from the formula is about the stored assignment; one whose statement was written by hand refutes
    by what the checks explain, and the assignment is another counterexample.
    """
    if ruling.evidence is not Kind.FORMAL:
        return ruling
    finding = Finding.NO if ruling.verdict is Verdict.REFUTED else Finding.YES
    mine = (item.summary for item in evidence if item.finding is finding and item.scope is Scope.STATED)
    explained = " ".join(filter(None, map(_without_inference, mine))) or note
    proved = f"{theorem_sentence(ruling.verdict, backing)}{'.' if explained or not text else f': {text}'}"
    shown = _counterexample(backing, point, "Another" if backing.by_hand and explained else "Its") if point else ""
    return msgspec.structs.replace(ruling, summary=" ".join(filter(None, (explained, proved, shown))))


def theorem_sentence(verdict: Verdict, backing: Backing) -> str:
    """Which theorem proves or refutes a statement."""
    hand = ", whose statement was written by hand," if backing.by_hand else ""
    proves = "proves that this is false" if verdict is Verdict.REFUTED else "proves this"
    return f"The Coq theorem `{backing.theorem}`{hand} {proves}"


def explained_by_note(
    ruling: Ruling, evidence: Sequence[Evidence], point: Point | None, note: str, anew: bool
) -> Ruling:
    """The ruling of a counterexample that no check explains, with the ``note`` of the statement.

    A note is written for the paper's own statement: it is left out where another formula or model is judged (``anew``).
    """
    explained = any(item.finding is Finding.NO and item.scope is Scope.STATED for item in evidence)
    decides = point is not None and ruling.verdict is Verdict.REFUTED and ruling.evidence is not Kind.FORMAL
    if not note or explained or anew or not decides:
        return ruling
    return msgspec.structs.replace(ruling, summary=f"{ruling.summary} {note}".strip())


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


# ---------------------------------------------------------------------------------------------- the class


_REFUTING = (
    Kind.FORMAL,
    Kind.CERTIFIED,
    Kind.EXHAUSTIVE,
)  # the last two by certificates of the statement's own formula


def classed(
    ruling: Ruling, evidence: Sequence[Evidence], backing: Backing, point: Point | None, anew: bool = False
) -> Ruling:
    """The ruling with the class that what is there allows; one without evidence stands on a certificate of it all.

    ``anew``: it is asked with another formula, or of another model, than the paper's."""
    kind = ruling.evidence if not evidence else _class(ruling, evidence, backing, point)
    if ruling.verdict is not Verdict.REFUTED or kind in _REFUTING:
        return msgspec.structs.replace(ruling, evidence=kind)
    if anew and backing.ours:
        return msgspec.structs.replace(
            ruling, evidence=kind, summary=f"{ruling.summary} {_trusted(ruling, backing, 'Trusted, not checked:')}"
        )
    text = f"{_unrefuted(backing)} {ruling.summary} {_trusted(ruling, backing)}"
    return msgspec.structs.replace(ruling, verdict=Verdict.OPEN, evidence=Kind.NONE, summary=text)


def _class(ruling: Ruling, evidence: Sequence[Evidence], backing: Backing, point: Point | None) -> Kind:
    kind = ruling.evidence
    if kind is Kind.DERIVED:
        return Kind.ARGUED  # of older outcomes
    if kind not in (Kind.CERTIFIED, Kind.EXHAUSTIVE):
        return kind
    if ruling.verdict is Verdict.REFUTED:
        bound = point is not None or _instantiates(evidence, Finding.NO, backing.digest)
    else:
        bound = ruling.verdict is Verdict.HOLDS and _instantiates(evidence, Finding.YES, backing.digest)
    return kind if bound else Kind.ARGUED


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


def _unrefuted(backing: Backing) -> str:
    """Why a no is not a refutation."""
    if backing.formula:
        return (
            "Not decided: a check refutes it, but neither a counterexample of its formula nor a theorem confirms that."
        )
    if backing.unreadable:
        return f"Not decided: a check refutes it, but its formula cannot be read: {backing.unreadable}."
    return "Not decided: a check refutes it, but only a theorem refutes a statement without a formula; there is none."


def _trusted(ruling: Ruling, backing: Backing, lead: str = "It would have to be trusted") -> str:
    """Which words a no rests on that nothing checks."""
    shown = (
        "what was computed"
        if not ruling.certificates
        else ("its certificate" if len(ruling.certificates) == 1 else f"its {len(ruling.certificates)} certificates")
    )
    why = "" if backing.formula or backing.unreadable or not backing.words else f"; in words only: {backing.words}"
    return f"({lead} that {shown} and the statement contradict each other{why}.)"
