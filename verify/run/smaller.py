"""Smaller counterexamples: at which sizes below those of a stored assignment a search looked, and with how many points.

Sizes are the counted variables of a statement (n, k, m, ...), not its places (i, p), in the order in which it has them.
``searched.json`` beside a paper has a line an address: the statement by its digest, the sizes of the stored assignment,
and each smaller size at which a search found nothing.  Silence of a search shows nothing: what is written is what was
looked at.  An assignment at the first size and the values of the paper's own model is kept though a smaller one is
known; that one then stands beside it.  A search finds the same on every machine, unless its seconds end it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from verify.records import Paper
from verify.statement.catalogue import known_of, searched_of, statements_of
from verify.statement.certificate import refuted_at
from verify.statement.search import Budget, hunt, plainer
from verify.statement.statement import Statement

__all__ = ["LARGEST", "POINTS", "Looked", "entries", "look", "sizes", "smaller_sizes"]

LARGEST = 8  # the largest size at which a smaller assignment is looked for
POINTS = 2000  # that one search looks at


class Looked(msgspec.Struct, frozen=True, kw_only=True):
    """An assignment, and the smaller sizes at which a search found none: each with the points that it looked at."""

    assignment: dict[str, Any]
    nothing_at: list[dict[str, int]]


def sizes(statement: Statement, assignment: Mapping[str, Any]) -> dict[str, int]:
    """The sizes of an assignment, in its order."""
    return {name: value for name, value in assignment.items() if statement.types[name].name == "nat"}


def smaller_sizes(at: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """What is below these sizes: a smaller first one, or the same first ones and a smaller next one.

    Nothing is looked for at a size above the largest, so not below the sizes that come after such a one either.
    """
    for place, (name, most) in enumerate(at.items()):
        before = dict(list(at.items())[:place])
        for value in range(1, min(most, LARGEST + 1)):
            yield before | {name: value}
        if most > LARGEST:
            return


def look(statement: Statement, assignment: dict[str, Any], seconds: float, points: int = POINTS) -> Looked:
    """An assignment at the least sizes at which a search finds one, and where it found none below them."""
    nothing: dict[str, dict[str, int]] = {}
    at, again = dict(assignment), True
    while again:
        again = False
        for given in smaller_sizes(sizes(statement, at)):
            if str(given) in nothing:
                continue
            found, count = hunt(statement, Budget(seconds=seconds, tries=points, given=given))
            if found is not None:
                at, again = dict(found.assignment), True
                break
            nothing[str(given)] = given | {"points": count}
    if at == assignment:
        at = plainer(statement, at, Budget(seconds=seconds, tries=points))
    return Looked(assignment=at, nothing_at=list(nothing.values()))


def entries(
    paper: Paper, seconds: float, only: tuple[str, ...] = (), points: int = POINTS
) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """For each stored assignment: its address, what ``searched.json`` has to say, the smallest one known."""
    for address, statement in statements_of(paper).items():
        kept = known_of(paper.id).get(address)
        if kept is None or (only and address not in only) or not refuted_at(statement, kept):
            continue
        known = searched_of(paper.id).get(address, {}).get("smaller")
        start = known if known is not None and refuted_at(statement, known) else kept
        looked = look(statement, start, seconds, points)
        said: dict[str, Any] = {"statement": statement.digest[:12], "at": sizes(statement, kept)}
        if sizes(statement, looked.assignment) != said["at"]:
            said["smaller"] = looked.assignment
        yield address, said | {"nothing_at": looked.nothing_at}, looked.assignment
