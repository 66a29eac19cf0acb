"""Counts of words by what positions in front hold, and heads whose scores are tied there."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from verify.checker.reading import Rejected, as_rational, bits, choice, integer, listing, only, places, rational

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


def tied_in_front(body: dict[str, Any], front: Count) -> str:
    """p is a maximiser, outside a front that holds the preferred token and no position of which beats it as said."""
    fields = ("position_scores", "token_scores", "ranking", "x")
    only(body, ("n", "p", *fields))
    n, p = integer(body, "n", 2, 12), integer(body, "p", 1, body["n"])
    at = [as_rational(s, "position_scores") for s in listing(body, "position_scores", n, n)]
    tokens = [as_rational(s, "token_scores") for s in listing(body, "token_scores", 2, 2)]
    ranking, x = [j - 1 for j in places(body, "ranking", n, n)], bits(body, "x", n)
    if any(at[a] < at[b] for a, b in pairwise(ranking)):
        raise Rejected("the ranking does not follow the position scores")
    prefix, u = ranking[: front(n, 1)], int(tokens[1] > tokens[0])
    if p - 1 in prefix or not any(x[j] == u for j in prefix):
        raise Rejected("the premise is not met: p outside the prefix, the preferred token inside it")
    if any(at[j] > at[p - 1] and tokens[x[j]] >= tokens[x[p - 1]] for j in prefix):
        raise Rejected("a position of the prefix scores strictly more by position and no less by token")
    total = [s + tokens[token] for s, token in zip(at, x, strict=True)]
    if total[p - 1] != max(total):
        raise Rejected(f"p = {p} is not among the maximisers of the total score")
    shown = ", ".join(f"{name} {body[name]}" for name in fields)
    return (
        f"one head on {n} positions with {shown}: the prefix of length {len(prefix)} misses p = {p} and holds "
        f"the token {u}, but none of its positions has both a strictly larger position score than p and a token "
        f"score no less than that of p, and p is among the maximisers of the total score"
    ).replace("'", "")
