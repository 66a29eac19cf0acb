"""``verify points``: search for counterexamples to the formulas of a paper's statements."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from verify import terms
from verify.errors import BadInput
from verify.records import Paper

__all__ = ["points"]


def points(paper_id: str | None, addresses: list[str], seconds: float, write: Path | None, smaller: bool) -> None:
    """Print a line for each statement; write what was found to a file, in the order of the statements."""
    from verify.run.certificates import write_atomically
    from verify.run.points import search_all, text
    from verify.statement.catalogue import statements_of
    from verify.verdicts import papers as registry

    if not 0 < seconds <= 3600:
        raise BadInput(f"--seconds {seconds}: allowed is a positive number, at most 3600")
    paper = registry.paper(paper_id or registry.default_paper())
    known = statements_of(paper)
    addresses = list(map(terms.parse_address, addresses))
    for address in addresses:
        if address not in known:
            raise BadInput(
                f"{address}: has no formula in {paper.id}; `verify show CLAIM --formula` lists the addresses"
            )
    if smaller:
        _smaller(paper, tuple(addresses), seconds, write)
        return
    found = {}
    for address, assignment in search_all(paper, seconds, tuple(addresses)):
        if assignment:
            found[address] = assignment
        print(
            f"{address}: {_shown(assignment) if assignment else 'no counterexample found, which proves nothing'}",
            flush=True,
        )
    if write is not None:
        write_atomically(write, text(found))


def _smaller(paper: Paper, addresses: tuple[str, ...], seconds: float, write: Path | None) -> None:
    """A line for each stored assignment; the file has what was looked at, as ``searched.json``."""
    from verify.run.certificates import write_atomically
    from verify.run.points import text
    from verify.run.smaller import entries

    found = {}
    for address, said, assignment in entries(paper, seconds, addresses):
        found[address] = said
        tried = sum(row["points"] for row in said["nothing_at"])
        what = f"smaller: {_shown(assignment)}" if "smaller" in said else f"{_shown(said['at'])}, none smaller found"
        print(f"{address}: {what} ({len(said['nothing_at'])} smaller sizes, {tried} points)", flush=True)
    if write is not None:
        write_atomically(write, text(found))


def _shown(assignment: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in assignment.items())
