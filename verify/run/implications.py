"""Statements with a replaced quantity that follow from a statement as printed, which a theorem of Coq proves.

A theorem is about one formula, by its digest.  Where ``--set`` changed a quantity, the theorem says nothing of the new
formula by itself; but the new formula may follow from the old one (:mod:`verify.engines.implication`).  The certificate
names the theorem.  That there is such a theorem is looked up again where a verdict is given (:func:`proved`).
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from verify.engines.outcome import Tried
from verify.errors import BadInput
from verify.records import Claim, Paper
from verify.verdicts import papers as registry

__all__ = ["follows", "is_proved", "proved"]

CASES = 400  # that are looked at for one that meets what is given


@functools.lru_cache(maxsize=64)
def _theorems(paper_id: str, claim: str) -> dict[str, tuple[str, str]]:
    """By address, the digest of each statement of a claim that a believed theorem proves, and the theorem.  A theorem
    whose statement was written by hand is left out: nothing shows that it says what the formula says."""
    from verify.proofs import formal

    if not registry.is_registered(paper_id):
        return {}
    try:
        found = formal(registry.paper(paper_id), claims=(claim,))
    except BadInput:  # a broken manifest proves nothing; `verify proofs` says what is wrong with it
        return {}
    good = {address: one for address, one in found.items() if one.digest and not one.refuted and not one.by_hand}
    return {address: (one.digest, one.theorem) for address, one in good.items()}


def proved(paper: Paper, claim: str) -> tuple[tuple[str, str], ...]:
    """Each theorem that proves a formula of a claim: its name and the digest of the formula."""
    return tuple(sorted((theorem, digest) for digest, theorem in _theorems(paper.id, claim).values()))


def is_proved(data: Mapping[str, Any], theorems: Collection[tuple[str, str]]) -> bool:
    """Whether an accepted certificate takes something as proved, and all of it is."""
    from verify.statement.implied import premises

    taken = premises(data)
    return bool(taken) and set(taken) <= set(theorems)


def follows(
    paper: Paper, claim: Claim, model: Any, address: str, statement: Any, said: list[Tried]
) -> dict[str, Any] | None:
    """A certificate that a statement follows from printed statements of its claim that are proved: its own formula and
    the correction first.  Nothing is said of a statement that leaves something to its words, or for which no case is
    found that meets what it supposes."""
    from verify.engines.implication import NAME, imply
    from verify.statement.catalogue import statements_of, tables_of
    from verify.statement.implied import Source

    known = _theorems(paper.id, claim.id)
    if not known or tables_of(paper.id).get(address, {}).get("leaves_out"):
        return None
    order = [address, f"{claim.id}!repair", *known]
    printed = statements_of(paper, model, {}, (claim.id,))
    sources = []
    for name in dict.fromkeys(name for name in order if name in known and name in printed):
        digest, theorem = known[name]
        if printed[name].digest == digest != statement.digest:
            sources.append(Source(printed[name], theorem))
    found = imply(statement, sources, tried=said) if sources else None
    if found is not None and not _has_cases(statement, [source.statement for source in sources]):
        said.append(Tried(NAME, True, "it follows, and no case was found that meets what is given"))
        return None
    return found


def _has_cases(statement: Any, sources: Sequence[Any]) -> bool:
    """Is there a case that the statement is about?  Where it is about the cases of a source, that is not asked."""
    from verify.statement.errors import Refused
    from verify.statement.implied import has_same_domain
    from verify.statement.search import Budget, hunt
    from verify.statement.statement import read_statement

    if any(has_same_domain(statement, source) for source in sources):
        return True
    rows = itertools.takewhile(lambda row: not row.startswith("exists "), statement.text.splitlines()[:-1])
    try:
        nothing = read_statement("\n".join([*rows, "says 1 <= 0"]), statement.prelude_before)
        return hunt(nothing, Budget(seconds=5, tries=CASES))[0] is not None
    except Refused:
        return False
