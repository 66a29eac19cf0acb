"""Checks count only for the formula that they were written for.

A check is Python code that somebody wrote for one formula.  ``checked_formula`` beside ``checks`` has the first digits
of the digest of that formula, with the definitions and quantities that it uses; the words are no part of it.  Where the
formula has another digest now, the checks of the statement do not count: a theorem, a counterexample or an engine
decides it, or nothing does.  The same holds for an ``argument``.  A statement in words only has no digest; its verdict
is *argued* at best.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, TypeVar

import msgspec

from verify.records import Claim, Paper, Reading, Repair, Step
from verify.statement.catalogue import entries_of
from verify.verdicts import papers as registry
from verify.verdicts.statements import statements

__all__ = ["DIGITS", "Outdated", "drop_outdated_checks", "drop_outdated_checks_of", "find_outdated"]

DIGITS = 12  # of the digest, in claim.toml

_Holder = TypeVar("_Holder", Reading, Step, Repair)


class Outdated(NamedTuple):
    written: str  # digits of the formula that the checks were written for
    now: str  # digits of the formula as it is now; none where there is no formula


def find_outdated(paper: Paper, claims: Collection[str] | None = None) -> dict[str, Outdated]:
    """The statements, by address, whose checks were written for another formula.

    The formula is read as printed, over the paper's own model.
    """
    chosen = [claim for claim in paper.claims if claims is None or claim.id in claims]
    checked = [stated for claim in chosen for stated in statements(claim) if stated.checks or stated.argument]
    if not checked or not registry.is_registered(paper.id):  # a paper that was made in memory has no files
        return {}
    entries = entries_of(paper, claims={claim.id for claim in chosen})
    found = {}
    for stated in checked:
        entry = entries.get(stated.address)
        if entry is not None and entry.unreadable:  # the statement is undecided for that reason
            continue
        written = entry.checked_formula if entry is not None else stated.checked_formula
        now = entry.statement.digest[:DIGITS] if entry is not None and entry.statement is not None else ""
        if now != written:
            found[stated.address] = Outdated(written, now)
    return found


def drop_outdated_checks(paper: Paper, claims: Collection[str]) -> Paper:
    """The paper, in which these claims have no check that was written for another formula."""
    found = find_outdated(paper, claims)
    if not found:
        return paper
    kept = tuple(_drop(claim, found) if claim.id in claims else claim for claim in paper.claims)
    return msgspec.structs.replace(paper, claims=kept)


def drop_outdated_checks_of(paper: Paper, claim_id: str) -> Claim:
    """One claim of the paper, as :func:`drop_outdated_checks` leaves it."""
    return next(claim for claim in drop_outdated_checks(paper, {claim_id}).claims if claim.id == claim_id)


def _drop(claim: Claim, found: dict[str, Outdated]) -> Claim:
    mine = {stated.address: found[stated.address] for stated in statements(claim) if stated.address in found}

    def edit(address: str, holder: _Holder) -> _Holder:
        return msgspec.structs.replace(holder, checks=(), argument="") if address in mine else holder

    steps = []
    for step in claim.steps:
        readings = tuple(edit(f"{step.id}/{reading.id}", reading) for reading in step.readings)
        steps.append(msgspec.structs.replace(edit(step.id, step), readings=readings))
    return msgspec.structs.replace(
        claim,
        readings=tuple(
            edit(f"{claim.id}/{reading.id}" if number else claim.id, reading)
            for number, reading in enumerate(claim.readings)
        ),
        steps=tuple(steps),
        repair=claim.repair and edit(f"{claim.id}!repair", claim.repair),
        outdated={address: _describe(*item) for address, item in mine.items()},
    )


def _describe(written: str, now: str) -> str:
    """What to do, in one line."""
    if not now:
        return (
            f'Its checks were written for a formula (checked_formula = "{written}"), and there is none now: they do '
            "not count. Compare them with the text, then remove checked_formula."
        )
    before = f'another formula (checked_formula = "{written}")' if written else "no named formula"
    return (
        f"Its checks were written for {before}: they do not count. Compare them with the formula, then write "
        f'checked_formula = "{now}" beside them.'
    )
