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
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from verify.court.judge import Ruling, strongest
from verify.errors import BadInput
from verify.records import Claim, Kind, Paper, Verdict
from verify.run.points import Point

__all__ = ["Backing", "backings", "meets", "pointed"]


class Backing(msgspec.Struct, frozen=True, kw_only=True):
    formula: str = ""
    digest: str = ""
    theorem: str = ""
    refuted: bool = False
    axioms: tuple[str, ...] = ()
    by_hand: bool = False
    rebuilt: bool = False


_NONE = Backing()


def backings(
    paper: Paper, model: Mapping[str, Any], quantities: Mapping[str, Mapping[str, str]],
    replaced: Mapping[str, Any],
) -> dict[str, Backing]:
    """By address.  A paper that has neither formulas nor proofs has none of it."""
    swapped = {f"{claim}.{name}": quantities[claim][name] for claim, names in replaced.items() for name in names}
    found: dict[str, Backing] = {}
    for address, (text, digest) in _formulas(paper, model, swapped).items():
        found[address] = Backing(formula=text, digest=digest)
    for address, theorem in _theorems(paper, model, swapped).items():
        found[address] = msgspec.structs.replace(
            found.get(address, _NONE), theorem=theorem.theorem, refuted=theorem.refuted, axioms=theorem.axioms,
            by_hand=theorem.by_hand, rebuilt=theorem.rebuilt)
    return found


def _formulas(paper: Paper, model: Mapping[str, Any], swapped: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    from verify.court import models
    from verify.court import papers as registry
    from verify.statement.catalogue import statements_of

    if paper.id not in registry.paper_ids():  # a paper that was made in memory has no files
        return {}
    found = statements_of(paper, models.from_data(paper, model), swapped)
    return {address: (statement.text.strip(), statement.digest) for address, statement in found.items()}


def _theorems(paper: Paper, model: Mapping[str, Any], swapped: Mapping[str, str]) -> dict[str, Any]:
    from verify.court import papers as registry
    from verify.proofs import formal

    if paper.id not in registry.paper_ids():
        return {}
    try:
        found = formal(paper, model=model, replaced=tuple(swapped))
    except BadInput:  # a broken manifest makes nothing formal; `verify proofs` says what is wrong with it
        return {}
    first = {claim.id: claim for claim in paper.claims}
    return {_address(first, address): theorem for address, theorem in found.items()}


def _address(claims: Mapping[str, Claim], address: str) -> str:
    """``CLAIM!READING`` as the court writes it: the literal reading is the claim itself."""
    owner, mark, reading = address.partition("!")
    if not mark or reading == "repair":
        return address
    claim = claims.get(owner)
    literal = claim is not None and claim.readings and claim.readings[0].id == reading
    return owner if literal else f"{owner}/{reading}"


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
        text = f"Refuted {point.sentence}. {ruling.summary}".strip()
        return replace(ruling, verdict=Verdict.REFUTED, evidence=Kind.CERTIFIED, summary=text, certificates=named)
    text = f"A conflict: the checks say {ruling.verdict}, and {point.sentence}."
    return replace(ruling, verdict=Verdict.OPEN, evidence=Kind.NONE, summary=f"{text} {ruling.summary}",
                   certificates=named)


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
        rest = "" if ruling.summary.startswith("unchecked:") else ruling.summary
        text = f"The theorem {backing.theorem} of the formal proofs says {word}. {rest}"
        return replace(ruling, verdict=said, evidence=Kind.FORMAL, summary=text.strip())
    text = f"A conflict: the checks say {ruling.verdict}, and the theorem {backing.theorem} says {word}."
    return replace(ruling, verdict=Verdict.OPEN, evidence=Kind.NONE, summary=f"{text} {ruling.summary}")
