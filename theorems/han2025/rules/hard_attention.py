"""Hard attention: minimax risks, witnesses, counts and ties, re-derived from the definitions.

A head is an ordered list of positions and a token: it attends to the first listed position that holds the
token, and to the first of all if none does.  (Additive scores with ties broken by a fixed order are exactly
that: with the preferred token u and its bonus δ ≥ 0, position Q_t, t-th best, is attended if it is the
first with token u and beats Q_1 with the bonus, which a prefix Q_1..Q_r of the ranking does; else Q_1 is.)
A classifier sees the attended (position, token) of every head, in order (``tuple``) or as a multiset
(``mean``).  On a group g of inputs that look alike the best constant has squared hinge loss 1 - (S_g/|g|)²,
S_g the sum of the labels, so the best risk for the parity set B is 1 - Σ_g S_g² / (|g| 2^n).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby, permutations
from typing import Any

from verify.checker.reading import Rejected, choice, integer, listing, only, rational

from .hard_search import Head, all_inputs, someone_below

_MAX_VISITS = 2**23  # tuples of heads times inputs, or entries of a transform


def _attended(head: Head, x: Sequence[int]) -> int:
    positions, token = head
    return next((p for p in positions if x[p - 1] == token), positions[0])


def _column(head: Head, n: int) -> list[tuple[int, int]]:
    return [(p, x[p - 1]) for x in all_inputs(n) for p in [_attended(head, x)]]


def _groups(columns: Iterable[list[tuple[int, int]]], mean: bool) -> list[Any]:
    rows: Iterable[Any] = zip(*columns, strict=True)
    return [tuple(sorted(row)) for row in rows] if mean else list(rows)


def _transform(values: list[int]) -> list[int]:
    """Walsh-Hadamard: Σ_x values[x] (-1)^(B·x) for every B."""
    if len(values) == 1:
        return values
    half = len(values) // 2
    low, high = _transform(values[:half]), _transform(values[half:])
    return [a + b for a, b in zip(low, high, strict=True)] + [a - b for a, b in zip(low, high, strict=True)]


def worst_risk(groups: Sequence[Any], n: int, k: int | None) -> Fraction:
    """The largest best risk over all non-empty parity sets (of size k)."""
    sizes = Counter(groups)
    larger = [group for group, size in sizes.items() if size > 1]
    if len(larger) * n * 2**n > _MAX_VISITS:
        raise Rejected(f"{len(larger)} groups of {2**n} inputs are more than this checker takes")
    informed = [Fraction(len(sizes) - len(larger))] * 2**n  # an input that is alone gives S² / 1 = 1 for every B
    for group in larger:
        indicator = [int(other == group) for other in groups]
        for b, s in enumerate(_transform(indicator)):
            if s:
                informed[b] += Fraction(s * s, sizes[group])
    return 1 - min(informed[b] for b in range(1, 2**n) if k in (None, b.bit_count())) / 2**n


# ------------------------------------------------------------------------------------------------ reading


def _heads(body: dict[str, Any], n: int, m: int) -> list[Head]:
    heads = []
    for item in listing(body, "heads", m, m):
        if not isinstance(item, dict):
            raise Rejected("a head is an object with positions and token")
        only(item, ("positions", "token"))
        positions = listing(item, "positions", 1, n)
        inside = all(type(p) is int and 1 <= p <= n for p in positions)
        if not inside or len(set(positions)) < len(positions):
            raise Rejected(f"positions must be different integers from 1 to {n}")
        heads.append((tuple(positions), integer(item, "token", 0, 1)))
    return heads


def _setting(body: dict[str, Any], most_n: int, most_m: int) -> tuple[int, int, int | None, bool, list[Head]]:
    n, m = integer(body, "n", 1, most_n), integer(body, "m", 1, most_m)
    _affordable(n, m)
    k = None if body.get("k") is None else integer(body, "k", 1, n)
    mean = choice(body, "representation", ("tuple", "mean")) == "mean"
    return n, m, k, mean, _heads(body, n, m)


def _affordable(n: int, m: int) -> None:
    if m * n * 2**n > _MAX_VISITS:
        raise Rejected(f"{m} heads on {2**n} inputs are more than this checker takes")


def _describe(heads: Sequence[Head]) -> str:
    """Equal neighbours are told once, with their number: there may be hundreds."""
    told = []
    for (positions, token), same in groupby(heads):
        times = f"{count} times " if (count := len(list(same))) > 3 else ""
        told += [f"{times}({', '.join(map(str, positions))}) with token {token}"] * (1 if times else count)
    return "; ".join(told)


def _seen(mean: bool) -> str:
    return "multiset" if mean else "tuple"


def _sets(k: int | None) -> str:
    return "parity sets" if k is None else f"parity sets of size {k}"


# -------------------------------------------------------------------------------------------------- kinds


def hard_minimax(body: dict[str, Any]) -> str:
    """The value is the minimum over m heads of the worst best risk: the heads attain it, none goes below.

    Relabelling positions and complementing all inputs permute the parity sets' risks (a complement changes
    labels by a global sign), so the first head is (1, …, r) with token 1.  For ``tuple`` only lists of all
    n positions are tried: going on with a list splits one group, and by Cauchy-Schwarz splitting never
    lowers Σ S²/|g|.
    """
    only(body, ("n", "m", "k", "representation", "value", "heads", "distinct_heads", "examined"))
    n, m, k, mean, heads = _setting(body, 8, 4)
    value = rational(body, "value")
    lengths = range(1, n + 1) if mean else range(n, n + 1)
    pool = [(p, t) for r in lengths for p in _limited(n, r) for t in (1, 0) if r > 1 or t == 1 or not mean]
    visits = len(lengths) * math.comb(len(pool) + m - 2, m - 1)
    if visits * 2**n > _MAX_VISITS:
        raise Rejected(f"{visits} tuples of heads on {2**n} inputs are more than this checker takes")
    every = 2 * sum(math.perm(n, r) for r in range(1, n + 1)) - n
    if (integer(body, "distinct_heads", 1, 10**6), integer(body, "examined", 1, 10**7)) != (every, visits):
        raise Rejected(f"there are {every} heads, and {visits} tuples up to symmetry")
    if worst_risk(_groups([_column(h, n) for h in heads], mean), n, k) != value:
        raise Rejected(f"the given heads do not have the worst risk {value}")
    better = someone_below(n, m, k, mean, value, pool, lengths)
    if better is not None:
        raise Rejected(f"heads of list length {better[0]} and {_describe(better[1])} do better than {value}")
    return (
        f"the minimax risk of {m} hard-attention head(s) on {n} positions over all {_sets(k)}, with any "
        f"classifier of the {_seen(mean)} of attended embeddings, is {value}: attained by "
        f"{_describe(heads)}; no choice among {every} heads does better ({visits} tuples examined)"
    )


def _limited(n: int, r: int) -> Iterable[tuple[int, ...]]:
    if math.perm(n, r) > 50_000:
        raise Rejected("too many heads for this checker")
    return permutations(range(1, n + 1), r)


def hard_witness(body: dict[str, Any]) -> str:
    """Explicit heads whose worst best risk lies below a claimed lower bound, or, with no claim, just their risk."""
    only(body, ("n", "m", "k", "representation", "heads", "value", "claimed"))
    n, m, k, mean, heads = _setting(body, 12, 1000)
    value = rational(body, "value")
    if worst_risk(_groups([_column(h, n) for h in heads], mean), n, k) != value:
        raise Rejected(f"the given heads do not have the worst risk {value}")
    if body["claimed"] is None:
        return (
            f"the minimax risk of {m} hard-attention head(s) on {n} positions over all {_sets(k)} is at most "
            f"{value}: the best classifier of the {_seen(mean)} of attended embeddings attains it with the heads "
            f"{_describe(heads)}"
        )
    claimed = rational(body, "claimed")
    if not value < claimed:
        raise Rejected(f"{value} is not below {claimed}")
    return (
        f"no lower bound of {claimed} holds for {m} hard-attention head(s) on {n} positions: with the "
        f"heads {_describe(heads)} the best classifier of the {_seen(mean)} of attended embeddings has "
        f"risk at most {value} on all {_sets(k)}"
    )


def hard_subset_count(body: dict[str, Any]) -> str:
    """|X′|, counted: for every head its token is among its first ⌈(n-1)/m⌉ - 1 positions."""
    only(body, ("n", "m", "heads", "inside", "outside", "claimed", "relation"))
    n, m = integer(body, "n", 1, 12), integer(body, "m", 1, 1000)
    _affordable(n, m)
    heads, claimed = _heads(body, n, m), rational(body, "claimed")
    relation = choice(body, "relation", ("equal", "both-equal", "at-least"))
    if any(len(positions) != n for positions, _ in heads):
        raise Rejected("a ranking lists all positions")
    length = max(-(-(n - 1) // m) - 1, 0)
    inside = sum(all(any(x[p - 1] == u for p in ps[:length]) for ps, u in heads) for x in all_inputs(n))
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
        f"it is false that {what} {claimed}: for n = {n}, m = {m} and the rankings {_describe(heads)}, "
        f"with prefixes of length {length}, the subset has {inside} inputs and its complement {outside}"
    )


KINDS = {"hard-minimax": hard_minimax, "hard-subset-count": hard_subset_count, "hard-witness": hard_witness}
