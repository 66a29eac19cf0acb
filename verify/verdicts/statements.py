"""Everything of a claim that is judged, in one walk: one record a statement, with one address.

============================  =======================================================
``lemma-1``                  the statement: the literal (first) reading of the claim
``lemma-1/matrices``         another reading
``lemma-1.norm``             a step of the argument
``lemma-1.norm/columns``     another reading of a step
``lemma-1!repair``           the repair
============================  =======================================================

A statement *mentions* the quantities that its text carries as ``{=NAME}`` and those that it declares.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

import msgspec

from verify.errors import bad_input_at
from verify.records import Check, Claim, Reading, Repair, Step, Trial

__all__ = ["Stated", "fill", "filled", "named", "statements"]

_NAMED = re.compile(r"\{=([A-Za-z][A-Za-z0-9_.-]*)\}")


class Stated(msgspec.Struct, frozen=True, kw_only=True):
    address: str
    role: str  # statement, reading, step, repair
    text: str
    printed: str = ""
    checks: tuple[Check, ...] = ()
    mentions: frozenset[str] = frozenset()
    formula: str = ""
    words_only: str = ""
    leaves_out: str = ""
    checked_formula: str = ""  # digits of the formula that the checks were written for
    follows_from: tuple[str, ...] = ()
    argument: str = ""
    facts: tuple[str, ...] = ()
    note: str = ""  # explains the verdict of a theorem or a counterexample; decides nothing and binds nothing
    trial: Trial | None = None  # how runs decide it

    def of_part(self, part: Collection[str] | None) -> frozenset[str]:
        """The quantities in the part of the statement that a check answers for, by its mark ``about``."""
        return self.mentions if part is None else self.mentions & frozenset(part)


def _formula(holder: Reading | Step | Repair) -> dict[str, Any]:
    names = ("formula", "words_only", "leaves_out", "checked_formula", "note", "argument", "facts", "follows_from")
    return {name: getattr(holder, name) for name in names}


def named(*texts: str) -> frozenset[str]:
    """The quantities that a text carries."""
    return frozenset(name for text in texts for name in _NAMED.findall(text))


def fill(text: str, latex: Mapping[str, str]) -> str:
    """The text with its formulas written out; a name that nobody defines is an error of the paper's author."""

    def put(match: re.Match[str]) -> str:
        if match[1] not in latex:
            raise ValueError(f"the text names the quantity {match[1]}, which its claim does not have: {text[:80]}")
        word = re.search(r"\\[A-Za-z]+$", match.string[: match.start()])  # \ge and a letter after it would be one word
        return (" " if word and latex[match[1]][:1].isalpha() else "") + latex[match[1]]

    return _NAMED.sub(put, text)


def filled(claim: Claim, quantities: Mapping[str, str] | None = None) -> Claim:
    """The claim as a reader sees it: every text with the formulas that were judged."""
    from verify.statement.formula import read_formula

    given = quantities or {}
    latex: dict[str, str] = {}
    for q in claim.quantities:
        with bad_input_at(f"{claim.id}, quantity {q.name}"):
            latex[q.name] = read_formula(given.get(q.name, q.text), q.symbols).latex()
    replace = msgspec.structs.replace

    def read(readings: tuple[Reading, ...]) -> tuple[Reading, ...]:
        return tuple(
            replace(reading, text=fill(reading.text, latex), note=fill(reading.note, latex)) for reading in readings
        )

    steps = tuple(
        replace(
            step,
            text=fill(step.text, latex),
            printed=fill(step.printed, latex),
            note=fill(step.note, latex),
            readings=read(step.readings),
        )
        for step in claim.steps
    )
    repair = claim.repair and replace(
        claim.repair, text=fill(claim.repair.text, latex), note=fill(claim.repair.note, latex)
    )
    return replace(
        claim, statement=fill(claim.statement, latex), readings=read(claim.readings), steps=steps, repair=repair
    )


def _reading(address: str, role: str, reading: Reading, parent: frozenset[str]) -> Stated:
    own = named(reading.text)
    mentions = own | (parent if reading.about is None else frozenset(reading.about))
    return Stated(
        address=address,
        role=role,
        text=reading.text,
        checks=reading.checks,
        mentions=mentions,
        trial=reading.trial,
        **_formula(reading),
    )


def statements(claim: Claim) -> Iterator[Stated]:
    """In the claim's order: readings, steps with their readings, repair."""
    whole = named(claim.statement)
    for number, reading in enumerate(claim.readings):
        address = f"{claim.id}/{reading.id}" if number else claim.id
        yield _reading(address, "reading" if number else "statement", reading, whole)
    for step in claim.steps:
        inside = named(step.text, step.printed) | frozenset(step.about)
        yield Stated(
            address=step.id,
            role="step",
            text=step.text,
            printed=step.printed,
            checks=step.checks,
            mentions=inside,
            trial=step.trial,
            **_formula(step),
        )
        for reading in step.readings:
            yield _reading(f"{step.id}/{reading.id}", "reading", reading, inside)
    if claim.repair is not None:
        inside = named(claim.repair.text) | frozenset(claim.repair.about)
        yield Stated(
            address=f"{claim.id}!repair",
            role="repair",
            text=claim.repair.text,
            checks=claim.repair.checks,
            mentions=inside,
            trial=None,
            **_formula(claim.repair),
        )
