"""Statements that a claim derives from certified ones: ``follows_from = ["loss", "tail"]``.

Each address is that of a statement of the paper with a formula, or the name of a step of the same claim.  The engines
decide the sources here, in this job, so nothing is taken from another outcome; a source may itself follow from others.
The certificate has those of all sources inside (:mod:`verify.statement.composed`).  Without one, the reason says which
source is missing or which implication is not shown.  A circle shows nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from verify.engines.outcome import Tried
from verify.records import Claim, Paper

__all__ = ["Reader", "composed", "sources_of"]

NAME = "composition"
MAX_DEPTH = 6
Body = dict[str, Any]
Reader = Callable[[Claim], Mapping[str, Any]]  # the formulas of a claim, by address
Decider = Callable[[str, Any], Body | None]  # a certificate of all of a statement, from the engines


def sources_of(paper: Paper, address: str) -> tuple[str, ...]:
    """What a statement follows from, as it is written."""
    from verify.statement.catalogue import tables_of

    return tuple(tables_of(paper.id).get(address, {}).get("follows_from", "").split())


def composed(
    paper: Paper,
    claim: Claim,
    address: str,
    read: Reader,
    decide: Decider,
    said: list[Tried],
    path: tuple[str, ...] = (),
) -> Body | None:
    """A certificate that a statement follows from those that it names; None without one, and why in ``said``."""
    from verify.engines.composition import compose

    path = (*path, address)
    statement, found, missing = read(claim)[address], {}, []
    for name in sources_of(paper, address):
        where, owner = _located(paper, claim, name, read)
        if owner is None:
            missing.append(f"{name}: there is no statement with a formula at this address")
        elif where in path:
            missing.append(f"{where}: a circle ({' from '.join((*path[path.index(where) :], where))})")
        elif len(path) > MAX_DEPTH:
            missing.append(f"{where}: more than {MAX_DEPTH} steps from the first one")
        else:
            inner = list[Tried]()
            body = None
            if sources_of(paper, where):
                body = composed(paper, owner, where, read, decide, inner, path)
            own = read(owner)[where]
            body = body or decide(where, own)
            if body is None:
                why = next((f" ({one.result})" for one in inner), "")
                missing.append(f"{where}: it has no certificate that shows all of it{why}")
            else:
                found[where] = own, body
    if missing:
        said.append(Tried(NAME, True, f"missing: {'; '.join(missing)}"[:400]))
        return None
    return compose(statement, found, said)


def _located(paper: Paper, claim: Claim, name: str, read: Reader) -> tuple[str, Claim | None]:
    """The full address of a source and its claim: a step of the same claim, or any statement of the paper."""
    for address, owner in ((f"{claim.id}.{name}", claim), *((name, other) for other in paper.claims)):
        if address in read(owner):
            return address, owner
    return name, None
