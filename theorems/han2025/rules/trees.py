"""What may stand in a formula tree, asked of every part before anything is evaluated.

A sum over nothing evaluates nothing, so what it sums must be looked at all the same: else any text could stand there,
and be shown as part of what was established.  A bound index is one letter, perhaps with a digit, and never one that the
model has given a meaning: else ``sum[n: n] > 100`` at n = 12 would say something else than it shows.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from verify.checker.reading import Rejected, as_rational

__all__ = ["MANY", "well_formed"]

MANY = -1  # one part or more
_INDEX = re.compile(r"[a-z][0-9]?")
_TAKEN = frozenset("nkbvxze")  # the model's own letters, and e, which reads as a number


def _name(name: Any, bound: frozenset[str]) -> str:
    if not isinstance(name, str) or not _INDEX.fullmatch(name) or name in _TAKEN or name in bound:
        raise Rejected("a sum needs a fresh index: a small letter, perhaps with a digit, that stands for nothing else")
    return name


def _leaf(text: str, bound: frozenset[str]) -> None:
    if text not in bound:
        as_rational(text, "number in a formula")


def _left_out(value: Any, bound: frozenset[str]) -> None:
    """The positions that a sum leaves out: one, several or none."""
    for part in value if isinstance(value, list) else [value]:
        if part == "" and not isinstance(value, list):
            continue
        if not isinstance(part, str):
            raise Rejected("a sum leaves out positions: integers or indices")
        _leaf(part, bound)


def well_formed(
    tree: Any, arity: Mapping[str, int], sums: Mapping[str, int], bound: frozenset[str] = frozenset()
) -> None:
    """Known operations with as many parts as they take, numbers, and indices of a sum around them; nothing else."""
    if isinstance(tree, str):
        _leaf(tree, bound)
        return
    operation, *parts = tree
    if operation in sums:
        if len(parts) != sums[operation]:
            raise Rejected(f"{operation} has {len(parts)} parts")
        name = _name(parts[0], bound)
        if len(parts) == 3:
            _left_out(parts[1], bound)
        well_formed(parts[-1], arity, sums, bound | {name})
        return
    wanted = arity.get(operation)
    if wanted is None or (len(parts) != wanted and not (wanted == MANY and parts)):
        raise Rejected(f"unknown operation {operation[:20]!r} with {len(parts)} parts")
    for part in parts:
        well_formed(part, arity, sums, bound)
