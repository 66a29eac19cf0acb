"""Another model than the paper's: which statements stay the same there, which have no meaning, which must be attacked.

A paper may say what its own model is at the sizes of another one (``paper_twin`` in its package) and which statements
have no meaning for a model (``no_meaning``).  Then, for a model that is not the paper's:

* a statement whose formula, definitions included, is letter for letter that of the paper's model is the same
  proposition: what was found of it for the paper's model holds here (nothing of it may be left to the words);
* a statement without a meaning is *not applicable*, with the reason;
* a formula about the paper's own objects where the words are about the model's (``speaks_of_the_papers``) is asked of
  the checks alone: neither what was found for the paper nor a point of that formula is about this model;
* a statement whose words fix what the model file changes (``words_speak_of``: "for uniform inputs") is about the model
  with that field put back; if this is the paper's own, everything that was found there counts, else nothing is asked;
* every other one is asked over the other definitions: by the checks whose declaration covers the model, by its stored
  counterexample, by a search; what none of them decides is *not decided*, which is no verdict.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from verify.records import Check, Claim, Evidence, Finding, Paper, Scope
from verify.verdicts import models
from verify.verdicts import papers as registry
from verify.verdicts.judge import Ruling
from verify.verdicts.statements import Stated, statements

__all__ = [
    "Elsewhere",
    "applies",
    "asked_elsewhere",
    "elsewhere",
    "is_own",
    "leaves_room",
    "own_sizes",
    "pinned",
    "shared_checks",
    "uncovered",
]


@dataclass(frozen=True)
class Elsewhere:
    """What a model that is not the paper's makes of the statements of some claims, by address."""

    twin: dict[str, Any]  # the paper's own model at these sizes, as data
    same: frozenset[str]  # the same proposition as for the twin
    other: frozenset[str]  # a formula over other definitions
    none: Mapping[str, str]  # why it has no meaning
    apart: frozenset[str] = frozenset()  # a formula that is about the paper's own objects, whatever the model
    fixed: frozenset[str] = frozenset()  # the words fix every field that differs: about the twin; in ``same`` as well
    unasked: frozenset[str] = frozenset()  # the words fix a field that differs, and other fields differ too


def _hook(paper: Paper, name: str) -> Any:
    if not registry.is_registered(paper.id):  # a paper that was made in memory has no package
        return None
    return registry.hook(paper.id, name)


def elsewhere(
    paper: Paper, claims: tuple[str, ...], data: Mapping[str, Any], replaced: Mapping[str, str] | None = None
) -> Elsewhere | None:
    """None where the model is the paper's own, or the paper does not say what its own is."""
    make, meaningless, papers, words = (
        _hook(paper, name) for name in ("paper_twin", "no_meaning", "speaks_of_the_papers", "words_speak_of")
    )
    if make is None:
        return None
    model = models.from_data(paper, data)
    twin = models.as_data(paper, make(model))
    if twin == data:
        return None
    here, there = (_entries(paper.id, claims, *map(_text, (side, replaced or {}))) for side in (data, twin))
    same = {address for address, entry in here.items() if not entry.leaves_out and _alike(entry, there[address])}
    other = {address for address, entry in here.items() if entry.statement is not None} - same
    none = {address: why for address, entry in here.items() if meaningless and (why := meaningless(model, entry))}
    apart = {address for address, entry in here.items() if papers and papers(model, entry)} - set(none)
    moved = {address: about for address in here if words and (about := words(model, address)) != model}
    fixed = {address for address, about in moved.items() if models.as_data(paper, about) == twin}
    unasked = set(moved) - fixed
    none = {address: why for address, why in none.items() if address not in fixed}
    apart = (apart | unasked) - fixed
    left = apart | set(none)
    return Elsewhere(
        twin,
        frozenset(same - left | fixed),
        frozenset(other - left - fixed),
        none,
        frozenset(apart),
        frozenset(fixed),
        frozenset(unasked),
    )


def is_own(paper: Paper, data: Mapping[str, Any], found: Elsewhere | None) -> bool:
    """Is this model the paper's own, at some sizes?"""
    return found is None and (_hook(paper, "paper_twin") is not None or data == models.as_data(paper))


def _text(data: Mapping[str, Any]) -> str:
    return json.dumps(data, sort_keys=True)


@functools.lru_cache(maxsize=8)
def _entries(paper_id: str, claims: tuple[str, ...], data: str, replaced: str) -> dict[str, Any]:
    """The statements over a model; the paper's own is asked for again and again."""
    from verify.statement.catalogue import entries_of

    paper = registry.paper(paper_id)
    return entries_of(paper, models.from_data(paper, json.loads(data)), json.loads(replaced), claims)


def _alike(one: Any, two: Any) -> bool:
    return one.statement is not None and two.statement is not None and one.statement.digest == two.statement.digest


def own_sizes(paper: Paper, model: Any) -> dict[str, Any]:
    """The values that a model gives to letters of the statements, as an assignment has them."""
    make = _hook(paper, "own_sizes")
    return dict(make(model)) if make is not None else {}


def pinned(paper: Paper, model: Any, statement: Any) -> dict[str, Any]:
    """Letters that a statement depends on and no definition of the model uses, with the values that the model gives.

    A bound with b in it, over an activation that has no b, is not refuted by a b that nobody chose.
    """
    from verify.statement.terms import free

    names = _hook(paper, "unused_letters")
    if names is None:
        return {}
    asked = [statement.says, *(term for part in statement.parts if part.word == "given" for term in part.asked)]
    used = set().union(*(free(term, statement.prelude.definitions) for term in asked))
    return {name: value for name, value in own_sizes(paper, model).items() if name in names(model) and name in used}


def applies(check: Check, model: Any) -> str:
    """Why a check's argument says nothing of a model, as far as it declares it; empty where it does."""
    declared = getattr(check, "applies", None)
    return str(declared(model)) if declared is not None else ""


def uncovered(stated: Stated, model: Any) -> bool:
    """Is there no check of the statement, or one whose argument is not about this model?"""
    return not stated.checks or any(applies(check, model) for check in stated.checks)


def shared_checks(claim: Claim, found: Elsewhere, model: Any) -> tuple[str, ...]:
    """The checks that must be run for the twin: they are silent here or about other inputs, and a statement is the same
    there."""
    names = [
        check.__name__
        for stated in statements(claim)
        if stated.address in found.same
        for check in stated.checks
        if stated.address in found.fixed or applies(check, model)
    ]
    return tuple(dict.fromkeys(names))


def asked_elsewhere(
    beyond: Elsewhere, address: str, reason: str, ruling: Ruling, tried: int, refuted: bool
) -> tuple[str, Ruling]:
    """Not applicable where the statement has no meaning for the model; else not decided, and what was tried."""
    if address in beyond.none:
        why = beyond.none[address]
        return why, msgspec.structs.replace(ruling, summary=f"not applicable: {why}.")
    search = f" A search at {tried} points found no counterexample." if tried else ""
    text = f"Not decided for this model: {reason}.{search}"
    return "", msgspec.structs.replace(ruling, summary="" if refuted else text)


def leaves_room(evidence: Sequence[Evidence]) -> bool:
    """May a statement that is false at a point be true in a limit, or without a meaning that the text fixes?"""
    return any(
        item.scope is Scope.LIMIT or (item.scope is Scope.DEFINED and item.finding is not Finding.YES)
        for item in evidence
    )
