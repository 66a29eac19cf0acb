"""Statements in a shorter form that is enough for them: what engines are asked instead of the statement itself.

Each step is a pair (statement, rule): the rule is a node of a ``reduced`` certificate without its ``inner`` proofs (see
:mod:`verify.statement.reduced`), and the statement is the one that the checker makes from the step before by that rule.
:func:`wrap` puts the proof of the last statement into the rules of all steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from verify.statement import Refused, Statement
from verify.statement.reduced import Flat, flat, is_total, parts
from verify.statement.substitution import names_in

__all__ = ["prepare", "proposals", "wrap"]

Rule = dict[str, Any]
Step = tuple[Statement, Rule]


def prepare(statement: Statement) -> list[Step]:
    """Leave out names and conditions that have nothing to do with what is said.

    Args:
        statement: one that is for all of its names, without ``let`` lines.

    Returns:
        The steps, at most one here; empty if nothing can be left out or the statement has another form.

    Example:
        ``for_all n, k : int, b : real given n >= k, k >= 1, b > 0 says n*k >= k`` becomes
        ``for_all n, k : int given n >= k, k >= 1 says n*k >= k``.
    """
    try:
        own = flat(statement)
    except Refused:
        return []
    keep = _connected(own, _spoken(own, [own.says]))
    return _steps(own, keep, ranges=False, reals=False)


def proposals(statement: Statement, reals: bool) -> Iterator[list[Step]]:
    """Forms of a statement that are enough for it, the shortest first; ``reals`` takes all integers for reals."""
    own = flat(statement)
    said = _spoken(own, [own.says])
    seen: list[set[str]] = []
    for keep in (said, _connected(own, said)):
        if keep not in seen:
            seen.append(keep)
            yield _steps(own, keep, ranges=True, reals=reals)


def wrap(steps: Sequence[Step], proof: Any) -> Any:
    """The proof of what the steps lead to, as a proof of what they begin with."""
    for _, rule in reversed(steps):
        proof = {**rule, "inner": [proof]}
    return proof


def _spoken(own: Flat, nodes: Iterable[Any]) -> set[str]:
    found = set().union(*(names_in(node, own.statement.prelude) for node in nodes))
    return found & set(own.names)


def _connected(own: Flat, names: set[str]) -> set[str]:
    """With all names that a condition links to these."""
    found = set(names)
    while True:
        more = found.union(*(spoken for node in own.conditions if (spoken := _spoken(own, [node])) & found))
        if more == found:
            return found
        found = more


def _steps(own: Flat, keep: set[str], ranges: bool, reals: bool) -> list[Step]:
    conditions = [i for i, node in enumerate(own.conditions) if _is_kept(own, node, keep)]
    keep = keep.union(*(_spoken(own, [own.conditions[i]]) for i in conditions))
    whole = [name for name in own.names if name in keep and own.names[name] in ("int", "nat")] if reals else []
    taken = {*own.names, *own.statement.prelude.types}
    rule: Rule = {
        "by": "weaken",
        "keep": [name for name in own.names if name in keep],
        "conditions": conditions,
        "reals": {name: _fresh(name, taken) for name in whole},
        "ranges": [name for name in own.names if name in keep and ranges and keep != set(own.names)],
    }
    if not reals and len(rule["keep"]) == len(own.names) and len(conditions) == len(own.conditions):
        return []
    try:
        (made,) = parts(own.statement, {**rule, "inner": []})
    except Refused:
        return []
    return [(made, rule)]


def _is_kept(own: Flat, node: Any, keep: set[str]) -> bool:
    spoken = _spoken(own, [node])
    return not is_total(node, own.names) or (spoken <= keep and bool(spoken))


def _fresh(name: str, taken: set[str]) -> str:
    found = f"{name.lower()}_"
    while found in taken:
        found += "_"
    taken.add(found)
    return found
