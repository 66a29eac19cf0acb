"""Counts of words by what positions in front hold, and heads whose scores are tied there."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from verify.checker.reading import Rejected, choice, integer, only, rational

from .heads import Heads

Count = Callable[[int, int], int]  # of positions or tokens, by n and m


def in_every_front(body: dict[str, Any], front: Count) -> str:
    """A count is false: the words that hold each head's token among the first of its ranking, ``front`` of n and m."""
    only(body, ("n", "m", "heads", "inside", "outside", "claimed", "relation"))
    heads, claimed = Heads(body, 12, 1000), rational(body, "claimed")
    relation = choice(body, "relation", ("equal", "both-equal", "at-least"))
    n, m, length = heads.n, heads.m, front(heads.n, heads.m)
    if any(len(positions) != n for positions, _ in heads.all):
        raise Rejected("a ranking lists all positions")
    inside = heads.words.meeting((positions[:length], token) for positions, token in heads.all).bit_count()
    outside = 2**n - inside
    if (integer(body, "inside", 0, 2**n), integer(body, "outside", 0, 2**n)) != (inside, outside):
        raise Rejected(f"the subset has {inside} inputs and its complement {outside}")
    false, what = {
        "equal": (inside != claimed, "the subset has size"),
        "both-equal": (not inside == outside == claimed, "subset and complement have size"),
        "at-least": (inside < claimed, "the subset has at least size"),
    }[relation]
    if not false:
        raise Rejected(f"the relation {relation} is true here")
    return (
        f"it is false that {what} {claimed}: for n = {n}, m = {m} and the rankings {heads.told}, "
        f"with prefixes of length {length}, the subset has {inside} inputs and its complement {outside}"
    )


def few_in_front(body: dict[str, Any], front: Count, least: Count) -> str:
    """A count is false: the words of n bits with fewer than ``least`` tokens among ``front`` positions, of m heads."""
    only(body, ("n", "m", "relation", "claimed"))
    n, m, claimed = integer(body, "n", 2, 380), integer(body, "m", 1, 380), rational(body, "claimed")
    relation = choice(body, "relation", ("sum-equals", "sum-at-most", "union-at-most"))
    length, t = front(n, m), least(n, m)
    bad = sum(math.comb(length, i) for i in range(min(t, length + 1))) * 2 ** (n - length)
    setting = f"n = {n}, m = {m}, prefixes of length {length}, fewer than {t} preferred token(s)"
    if relation == "union-at-most":  # m equal heads: the union is one of them
        if not bad > claimed:
            raise Rejected(f"{bad} is not above {claimed}")
        return f"{setting}: with {m} equal head(s) {bad} inputs are outside of the subset, more than {claimed}"
    false = m * bad != claimed if relation == "sum-equals" else m * bad > claimed
    if not false:
        raise Rejected(f"the sum over the heads is {m * bad}: the relation to {claimed} is true")
    word = "not" if relation == "sum-equals" else "more than"
    return f"{setting}: the counts of the heads sum to {m * bad}, {word} {claimed}"
