r"""Theorem 11, the first part of the proof: rankings, and the subset of inputs.

All of it stands but for one slip: in *score-order* the matrix is applied twice to the token.
"""

from __future__ import annotations

from itertools import pairwise, permutations, product

import sympy as sp

from numerics.frozen.counting import pairs, prefix, threshold
from theorems.han2025.shared.scope import for_any_model, unconfirmed
from verify.records import Context, Evidence, Kind

# formulas in n and m are compared at all m <= n <= MOST, whatever the profile: a verdict must not depend on it
MOST = 100


# ------------------------------------------------------------------------------------ rankings and the subset


@for_any_model
def concatenation_is_a_sum(ctx: Context) -> Evidence:

    token, place = sp.Matrix(sp.symbols("e1:4")), sp.Matrix(sp.symbols("f1:4"))
    zero = sp.zeros(3, 1)
    if sp.Matrix.vstack(token, place) != sp.Matrix.vstack(token, zero) + sp.Matrix.vstack(zero, place):
        return unconfirmed(["the identity"])
    return Evidence.yes(
        Kind.ARGUED,
        (
            "The concatenation of two vectors is the sum of both, each padded with zeros, so scores are a sum of "
            "a part of the token and a part of the position. Not machine-checked: for every dimension, from 3."
        ),
        domain="every dimension",
    )


@for_any_model
def positions_can_be_ranked(ctx: Context) -> Evidence:
    """All scores on three levels: a ranking is a permutation along which scores do not grow, and a token is best."""

    cases = 0
    for n in range(1, 6):
        for scores in product(range(3), repeat=n):
            ranking = sorted(range(n), key=lambda j: (-scores[j], j))
            cases += 1
            if sorted(ranking) != list(range(n)) or any(scores[a] < scores[b] for a, b in pairwise(ranking)):
                return unconfirmed([f"the ranking of {scores}"])
    return Evidence.yes(
        Kind.ARGUED,
        (
            "Real scores can be sorted from the largest down, ties included (tried for all scores on three "
            "levels, n <= 5). Ties are left open in the text; any fixed order of tied positions does, since only "
            "weak inequalities are used. Not machine-checked: for every n."
        ),
        domain="every n, all scores",
        cases=cases,
    )


@for_any_model
def some_position_is_in_no_prefix(ctx: Context) -> Evidence:

    m, c, s = sp.symbols("m c s")  # n - 1 = c m - s with c = ⌈(n-1)/m⌉ and 0 ≤ s < m
    rest = sp.expand((c * m - s + 1) - m * (c - 1) - (m - s + 1)) == 0
    most = MOST
    if not rest or any(n - m * prefix(n, m) < 2 for n, m in pairs(most)):
        return unconfirmed(["the count of positions"])
    return Evidence.yes(
        Kind.ARGUED,
        (
            "m prefixes of that length miss at least two positions, which are then among the last ones of the "
            "first head too. One would do, so the prefixes may have ⌈n/m⌉ - 1 positions. Not machine-checked: "
            "the pigeonhole principle."
        ),
        domain="n >= 2 (for n = 1 the prefixes are empty)",
        derived=r"n-m\left(\left\lceil\tfrac{n-1}{m}\right\rceil-1\right)=m-s+1\ge 2",
    )


def small_heads(n: int, m: int) -> list[tuple[tuple[tuple[int, ...], int], ...]]:
    """Choices of m heads (ranking, preferred token) on n positions: the first ranking is 0, …, n-1 with token 1."""

    first = (tuple(range(n)), 1)
    others = list(product(permutations(range(n)), (0, 1)))
    return [(first, *rest) for rest in product(others, repeat=m - 1)]


def inside(x: tuple[int, ...], head: tuple[tuple[int, ...], int], length: int, least: int) -> bool:
    """Whether the prefix of a ranking holds at least so many of its preferred tokens."""
    ranking, token = head
    return sum(x[j] == token for j in ranking[:length]) >= least


@for_any_model
def subset_is_closed_under_the_flip(ctx: Context) -> Evidence:
    """A definition: what the argument needs of it is that flipping the bit at p stays inside."""

    empty = [(n, m) for n, m in pairs(60) if threshold(n, m) > prefix(n, m)]
    if any(m < n - 1 for n, m in empty):
        return unconfirmed(["where the subset is empty"])
    cases = 0
    for n, m in ((3, 1), (4, 1), (5, 1), (4, 2), (5, 2)):
        length, least = prefix(n, m), threshold(n, m)
        for heads in small_heads(n, m):
            missed = set(range(n)).difference(*(ranking[:length] for ranking, _ in heads))
            subset = {x for x in product((0, 1), repeat=n) if all(inside(x, head, length, least) for head in heads)}
            cases += len(subset)
            if not missed or any((*x[:p], 1 - x[p], *x[p + 1 :]) not in subset for p in missed for x in subset):
                return unconfirmed([f"the flip at n = {n}, m = {m}"])
    return Evidence.yes(
        Kind.ARGUED,
        (
            "The definition looks at the prefixes only and p is in none of them, so flipping the bit at p leads "
            f"back into the subset (tried for all heads at five sizes with n <= 5, {cases} inputs of subsets). It "
            "is empty where the prefixes are, that is for m >= n - 1; nowhere else is the threshold longer than a "
            "prefix (tried up to n = 60), though heads that prefer different tokens in one prefix can leave "
            "nothing either (n = 4, m = 2). Not machine-checked: for every n. (The sentence below it says more "
            "than n/(5m) maximisers, the display at least that many.)"
        ),
        domain="all n >= 2, m >= 1",
        cases=cases,
        derived=r"\mathbf x\in\mathcal X'\iff f_{\text{flip-}p}(\mathbf x)\in\mathcal X'",
    )


@for_any_model
def maximisers_score_at_least_as_much(ctx: Context) -> Evidence:

    cases = 0
    for pj, pp, t0, t1, xj, xp in product(range(3), range(3), range(3), range(3), (0, 1), (0, 1)):
        tokens = (t0, t1)
        if pj >= pp and tokens[xj] == max(tokens):
            cases += 1
            if pj + tokens[xj] < pp + tokens[xp]:
                return unconfirmed(["the order of the scores"])
    return Evidence.yes(
        Kind.ARGUED,
        (
            "A position of the prefix scores at least as much as p by position, and its token is the maximiser; "
            "the two inequalities add up. p may hold either token. Not machine-checked: for all real scores, "
            "from three levels."
        ),
        domain="all scores, ties included",
        cases=cases,
    )
