"""What rests on what, and which statements rest on words that were changed after they had been read."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from verify.court.statements import statements
from verify.records import Claim

__all__ = ["edges", "rests", "shaken"]


def edges(claims: Sequence[Claim]) -> dict[str, Sequence[str]]:
    """By address.  A claim rests on what its literal reading uses; other readings may use other things."""
    found: dict[str, Sequence[str]] = {}
    for claim in claims:
        for number, reading in enumerate(claim.readings):
            uses = claim.depends_on if reading.uses is None else reading.uses
            found[f"{claim.id}/{reading.id}" if number else claim.id] = uses
        found.setdefault(claim.id, claim.depends_on)
        for step in claim.steps:
            found[step.id] = step.uses
    return found


def rests(claims: Sequence[Claim]) -> dict[str, list[str]]:
    """What each statement says that it rests on: a reading of a step as the step, a repair as its claim."""
    known = edges(claims)

    def under(claim: Claim, address: str) -> Sequence[str]:
        owner = claim.id if address.endswith("!repair") else address.rpartition("/")[0]
        return known[address] if address in known else known[owner]

    return {item.address: sorted(under(claim, item.address)) for claim in claims for item in statements(claim)}


def shaken(claims: Sequence[Claim], objects: Collection[str] = ()) -> dict[str, tuple[str, ...]]:
    """For each address the claims, steps and objects under it, at any depth, that do not say what was sealed."""
    changed = {node for claim in claims for node in _changed(claim)} | set(objects)
    if not changed:
        return {}
    known, found = edges(claims), dict[str, tuple[str, ...]]()
    for address, first in rests(claims).items():
        if under := sorted(set(_under(first, known)) & changed - {address}):
            found[address] = tuple(under)
    return found


def _changed(claim: Claim) -> Iterator[str]:
    """The claim itself where a reading of it is another, and steps; a quantity counts for what mentions it."""
    for stated in statements(claim):
        if stated.role != "repair" and (stated.address in claim.unsealed or stated.mentions & set(claim.moved)):
            yield stated.address.partition("/")[0]


def _under(first: Collection[str], known: Mapping[str, Sequence[str]]) -> set[str]:
    seen, stack = set[str](), list(first)
    while stack:
        node = stack.pop()
        if node not in seen:
            seen.add(node)
            stack.extend(known.get(node, ()))
    return seen
