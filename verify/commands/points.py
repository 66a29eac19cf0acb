"""``verify points``: search for assignments that refute a paper's statements, as formulas."""

from __future__ import annotations

from pathlib import Path

from verify.errors import BadInput

__all__ = ["points"]


def points(paper_id: str | None, addresses: list[str], seconds: float, write: Path | None, smaller: bool) -> None:
    """A line a statement; with a file, what was found is written there, in the order of the statements."""
    from verify.court import papers as registry
    from verify.run.certificates import write_atomically
    from verify.run.points import search_all, text
    from verify.statement.catalogue import statements_of

    if not 0 < seconds <= 3600:
        raise BadInput(f"--seconds {seconds}: allowed is a positive number, at most 3600")
    paper = registry.paper(paper_id or registry.default_paper())
    known = statements_of(paper)
    for address in addresses:
        if address not in known:
            raise BadInput(f"{address}: has no formula in {paper.id}; `verify show CLAIM` tells the addresses")
    found = {}
    for address, assignment in search_all(paper, seconds, tuple(addresses), smaller):
        if assignment:
            found[address] = assignment
        said = _shown(assignment) if assignment else "nothing found, which shows nothing"
        if assignment or not smaller:
            print(f"{address}: {said}", flush=True)
    if write is not None:
        write_atomically(write, text(found))


def _shown(assignment: dict[str, object]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in assignment.items())
