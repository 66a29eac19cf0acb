"""What stands behind a statement beside its checks: its formula with a digest, and the theorem of a proof assistant.

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
formula or another model, may be: that road is measured (``verify mutants``), and *argued* is what the answer says.

The summary of a *formal* verdict names the theorem, says what it proves and shows its counterexample
(:func:`told_by_theorem`).
=======
A theorem counts for exactly the words, the model and the constants that it has (:mod:`verify.proofs` asks that); what
it decides is said by :mod:`verify.verdicts.decide`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from verify.errors import BadInput
from verify.records import Claim, Paper
from verify.run.implications import proved
from verify.run.points import Point
from verify.verdicts.other_model import Elsewhere
from verify.verdicts.statements import statements

__all__ = ["Backing", "backings", "is_of"]


class Backing(msgspec.Struct, frozen=True, kw_only=True):
    formula: str = ""
    digest: str = ""
    unreadable: str = ""  # why the formula that stands there is none
    named: frozenset[str] = frozenset()  # quantities in the formula: NAME of its own claim, CLAIM.NAME of another
    theorem: str = ""
    refuted: bool = False
    axioms: tuple[str, ...] = ()
    by_hand: bool = False
    reworded: str = ""  # the theorem that was written for another text of a statement in words only
    leaves_out: str = ""  # what its formula leaves to its words
    proved: tuple[tuple[str, str], ...] = ()  # theorem, digest: of its claim as it is printed


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
            found[address] = Backing(unreadable=entry.unreadable)
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
    return every


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
