"""Formal proofs: which statements of a paper are theorems of Coq, and on what they rest.

``formal(paper)`` reads the committed manifest and believes an entry only while everything it was made from is the same:
the sources, the settings, the constants that are written from the claims, and the formula of the statement with its
definitions (by digest); and its text, where no formula says all of it.  Coq is not needed for that;
:mod:`verify.proofs.audit` builds everything again.

A manifest is a file that anybody can write.  Ours is built again by the tests.  That of a paper of another
distribution counts for nothing: ``verify proofs`` builds it and says what the kernel accepts, but no verdict is formal
for it.  A run does not build proofs, and code of that distribution runs in the same process and as the same user, so
no note, key or cache that a build leaves behind is evidence that there was one.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from verify.records import Paper

__all__ = ["AXIOMS", "Formal", "formal", "reworded"]

# How Coq prints each name -> the whole name.
AXIOMS = {  # of the classical real numbers in Coq's standard library: no paper may assume more
    "ClassicalDedekindReals.sig_not_dec": "Coq.Reals.ClassicalDedekindReals.sig_not_dec",
    "ClassicalDedekindReals.sig_forall_dec": "Coq.Reals.ClassicalDedekindReals.sig_forall_dec",
    "FunctionalExtensionality.functional_extensionality_dep": (
        "Coq.Logic.FunctionalExtensionality.functional_extensionality_dep"
    ),
    "Classical_Prop.classic": "Coq.Logic.Classical_Prop.classic",
}


class Formal(msgspec.Struct, frozen=True, kw_only=True):
    """A theorem behind a statement, for exactly the model and the constants that it has."""

    theorem: str
    refuted: bool  # the theorem says that the statement is false
    statement: str  # in Coq
    axioms: tuple[str, ...]
    constants: tuple[str, ...]  # CLAIM.NAME: replaced by --set, the theorem says nothing of what was put in
    by_hand: bool  # the statement in Coq was written by hand, not generated
    digest: str  # of the formula that it is of, with its definitions; empty where there are only words


def formal(
    paper: Paper,
    *,
    model: Mapping[str, Any] | None = None,
    replaced: Collection[str] = (),
    claims: Collection[str] | None = None,
) -> dict[str, Formal]:
    """Address (``CLAIM``, ``CLAIM/READING``, ``CLAIM.STEP``, ``CLAIM!repair``) -> the theorem behind all that it says.

    ``model`` is the data of a model file: under other definitions than those of the theorems nothing is formal.
    ``replaced`` are the quantities, as ``CLAIM.NAME``, that were put in with ``--set``; ``claims`` those that are asked
    about, all of them unless it is given.
    """
    found = _believed(paper, model, replaced, claims)
    return {address: theorem for address, theorem in found.items() if "#" not in address}


def _believed(
    paper: Paper, model: Mapping[str, Any] | None, replaced: Collection[str], claims: Collection[str] | None = None
) -> dict[str, Formal]:
    from verify.errors import BadInput
    from verify.proofs import manifest
    from verify.proofs.folder import digests, find
    from verify.verdicts import papers as registry

    claims = None if claims is not None and {claim.id for claim in paper.claims} <= set(claims) else claims
    if not registry.comes_with_us(paper.id):
        return {}
    folder = find(paper.id)
    if folder is None or not _same_model(folder.settings.model, model):
        return {}
    try:
        kept = manifest.read(folder)
        asked = [entry for entry in kept.theorems if _asked(entry, claims)]
        asked = _untouched(paper, folder, asked, replaced) if replaced else asked
        if not asked:  # nothing to believe: then nobody has to read the sources for it
            return {}
        if kept.sources != digests(folder) or list(manifest.complaints(folder, paper, claims)):
            return {}
    except BadInput:
        return {}
    now = {entry.theorem: entry for entry in manifest.entries(folder, paper, claims=claims)}
    return {
        entry.address: _formal(entry)
        for entry in asked
        if entry.address != manifest.NONE
        and set(entry.axioms) <= set(folder.settings.axioms) & AXIOMS.keys()
        and msgspec.structs.replace(entry, axioms=[]) == now.get(entry.theorem)
    }


def reworded(paper: Paper, claims: Collection[str] | None = None) -> dict[str, str]:
    """Address -> theorem, for statements in words only whose text is not the one that the theorem was written for.

    Nothing but the text tells what is claimed there, so nothing decides it until the two have been compared.
    """
    from verify.proofs import manifest
    from verify.proofs.folder import find, said
    from verify.verdicts import papers as registry

    folder = find(paper.id) if registry.comes_with_us(paper.id) else None
    if folder is None:
        return {}
    kept, now = manifest.read(folder), said(paper)
    bound = (entry for entry in kept.theorems if entry.said and not entry.digest and _asked(entry, claims))
    return {entry.address: entry.theorem for entry in bound if now.get(entry.address, entry.said) != entry.said}


def _asked(entry: Any, claims: Collection[str] | None) -> bool:
    from verify.proofs.folder import owner

    return claims is None or owner(entry.address) in claims


def _untouched(paper: Paper, folder: Any, entries: list[Any], replaced: Collection[str]) -> list[Any]:
    """Those that no replaced quantity occurs in: not in the words, not in the formula, not in what Coq reads."""
    from verify.proofs import manifest
    from verify.proofs.constants import reached
    from verify.proofs.folder import owner
    from verify.statement.catalogue import occurring

    inside = occurring(paper, {owner(entry.address) for entry in entries})
    known = {f"{claim.id}.{quantity.name}" for claim in paper.claims for quantity in claim.quantities}
    page = folder.read(folder.settings.statements)

    def is_touched(entry: Any, address: str) -> bool:
        if address not in known:  # nobody can say where it occurs
            return bool(address.partition(".")[0] == owner(entry.address))
        said = inside.get(manifest.parts_of(entry.address)[0])
        told = {*entry.constants, *reached(f"{entry.statement} {entry.means}", page, folder)}
        return (
            address in told
            or (said is None and address.startswith(f"{owner(entry.address)}."))
            or address in (said or ())
        )

    return [entry for entry in entries if not any(is_touched(entry, address) for address in replaced)]


def _formal(entry: Any) -> Formal:
    return Formal(
        theorem=entry.theorem,
        refuted=entry.refuted,
        statement=entry.statement,
        axioms=tuple(entry.axioms),
        constants=tuple(entry.constants),
        by_hand=entry.by_hand,
        digest=entry.digest,
    )


def _same_model(wanted: Mapping[str, Any], given: Mapping[str, Any] | None) -> bool:
    """Whether the definitions are those that the theorems are about; sizes and numbers are free."""
    if given is None:
        return True
    real = {
        name: given.get(value[1:]) if isinstance(value, str) and value.startswith("=") else value
        for name, value in wanted.items()
    }
    return all(given.get(name) == value for name, value in real.items())
