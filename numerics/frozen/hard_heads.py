"""What a hard-attention head can be, what it reveals, and what can be proved about m of them.

**A head is an ordered list and a token.**  Scores are additive: position j with token x_j scores s_j +
t_{x_j}, and the head attends to the position of largest score, ties broken by a fixed order π of the
positions.  Let u be the token with the larger t (either, if equal), δ = t_u - t_{¬u} ≥ 0, and Q_1, …, Q_n
the positions sorted by (s, π), best first.  If x_{Q_1} = u, then Q_1 has the best position, the best token
and the first claim to a tie: it is attended.  Otherwise the candidates are Q_1 with s_{Q_1} and the first
Q_t with token u, with s_{Q_t} + δ.  Adding δ keeps the order by (s, π), so the Q_t that beat Q_1 with the
bonus are a prefix Q_1, …, Q_r, r ≥ 1.  Hence the head attends to the first of Q_1, …, Q_r whose token is u,
and to Q_1 if there is none.  Conversely s_{Q_t} = -t and δ = r - 1/2 give any list and any token.  With r =
1 the token does not matter.

**What it reveals.**  Seeing (position, token), one knows the tokens of Q_1, …, Q_t if Q_t was attended with
u, and of the whole list if Q_1 was attended with ¬u; about the rest one knows nothing.  So the inputs with
the same outcome under m heads are a subcube: some positions are revealed, the others are free and uniform.
Its label mean is ±1 if all of B is revealed and 0 otherwise, and with the best risk of
:mod:`numerics.boolean.tables`

    best risk(B) = Pr_x[ some position of B is not revealed ].

So the risk grows with B, B = [n] is always a worst set, and a list that goes on reveals more than one that
stops: the minimax over all heads is attained by lists of all n positions, (2 n!)^m tuples.  Relabelling the
positions, and complementing all inputs (which turns all tokens, and changes χ_B by a sign only) make the
first one 1, …, n with token 1.  This is for the ``tuple`` of attended embeddings, the most that a
classifier can see.  Their ``mean`` (the multiset, for embeddings in general position) reveals less; there
all lists are tried.

**A lower bound for every n, m.**  Let N(n, m) be the largest number of inputs that m heads reveal
completely, where a head may also be constant.  Take a non-constant head and its first position p.  On x_p =
u that head is constant; on x_p = ¬u its list loses p.  The other heads, with x_p fixed, are again heads on
n - 1 positions: a list is cut at p, or loses p.  So N(n, m) ≤ N(n-1, m-1) + N(n-1, m), with N(1, m) ≤ 2 and
N(n, 0) = 0, which by Pascal's rule gives

    N(n, m) ≤ 2 Σ_{i<m} C(n-1, i),      minimax(n, m) ≥ Pr[Bin(n-1, 1/2) ≥ m].

One head (1, …, n) reveals 2 inputs; the two heads (1, …, n) and (n, …, 1) with the same token reveal 2n; n
heads on one position each reveal all: there the bound is the minimax.  The same count inside B, with the
other bits fixed, shows that *every* parity set of size k has risk at least Pr[Bin(k-1, 1/2) ≥ m].

**The convention matters.**  All this is for ties broken by one order of the *positions*.  An order of the 2n
pairs (position, token) makes lists with a token for each position, which are more heads: three of them on six
positions reveal 32 inputs instead of 30.  And a choice among the maximisers that may depend on the input (with
the zero head: any function at all) falls below the lower bounds, see :data:`SELECTIONS`.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import numpy.typing as npt

from numerics.boolean.tables import Integers, input_bits

__all__ = [
    "Head",
    "Probe",
    "binomial_bound",
    "closed_form",
    "closed_value",
    "head_count",
    "head_of_scores",
    "heads",
    "prefix_length",
    "probe_prefixes",
    "split_bound",
    "subset",
    "subset_size",
]


@dataclass(frozen=True)
class Head:
    """Attends to the first of ``positions`` (from 1 on) that holds ``token``, else to the first of all."""

    positions: tuple[int, ...]
    token: int

    def attended(self, n: int) -> Integers:
        """The attended position for each of the 2^n inputs."""
        bits = input_bits(n)
        result = np.full(2**n, self.positions[0], dtype=np.int64)
        for p in reversed(self.positions):
            result[bits[:, p - 1] == self.token] = p
        return result

    def outcomes(self, n: int) -> Integers:
        """The attended (position, token) for each input, as 2 · position + token."""
        where = self.attended(n)
        return 2 * where + input_bits(n)[np.arange(2**n), where - 1]

    def revealed(self, n: int) -> Integers:
        """The set of positions whose tokens the outcome tells, for each input, as a number."""
        bits = input_bits(n)
        known = np.cumsum([1 << (p - 1) for p in self.positions])
        result = np.full(2**n, known[-1], dtype=np.int64)
        for p, mask in zip(reversed(self.positions), reversed(known), strict=True):
            result[bits[:, p - 1] == self.token] = mask
        return result


def head_of_scores(positions: Sequence[Fraction | int], tokens: Sequence[Fraction | int]) -> Head:
    """The head with these scores, ties going to the smaller position (the docstring above is the proof)."""
    token = int(tokens[1] > tokens[0])
    bonus = tokens[token] - tokens[1 - token]
    order = sorted(range(len(positions)), key=lambda j: (-positions[j], j))
    first = order[0]
    beats = [j for j in order if (-(positions[j] + bonus), j) <= (-positions[first], first)]
    return Head(tuple(j + 1 for j in beats), token)


def heads(n: int) -> Iterator[Head]:
    """Every head on n positions once; a list of one position is given with token 1 only."""
    for length in range(1, n + 1):
        for positions in itertools.permutations(range(1, n + 1), length):
            for token in (1, 0) if length > 1 else (1,):
                yield Head(positions, token)


def head_count(n: int) -> int:
    return 2 * sum(math.perm(n, length) for length in range(1, n + 1)) - n


# ------------------------------------------------------------------------------------------ closed forms


@functools.lru_cache(maxsize=2**16)
def binomial_bound(n: int, m: int) -> Fraction:
    """Pr[Bin(n-1, 1/2) ≥ m]: no m heads do better against the parity set [n]."""
    return 1 - Fraction(sum(math.comb(n - 1, i) for i in range(min(m, n))), 2 ** (n - 1))


def split_bound(n: int, m: int) -> Fraction:
    """For every size of the parity set: prefixes of lengths L_1 + … + L_m = n - 1, as equal as possible.

    They miss some position p.  Outside a fraction Σ 2^(-L_i) of the inputs each prefix holds its head's
    token, so p is not attended and any B that contains p has risk at least 1 - Σ 2^(-L_i); with n - 1 = q m
    + r that is 1 - (2m - r)/2^(q+1).
    """
    q, r = divmod(n - 1, m)
    return 1 - Fraction(2 * m - r, 2 ** (q + 1))


def closed_value(n: int, m: int, k: int | None = None) -> Fraction | None:
    """The minimax risk where a proved lower bound is attained (``tuple``); None where that is not known."""
    if m >= n:
        return Fraction(0)
    if m == 1:
        return split_bound(n, 1)
    return binomial_bound(n, 2) if m == 2 and k in (None, n) else None


def closed_form(n: int, m: int, k: int | None = None) -> tuple[Fraction, tuple[Head, ...]] | None:
    """That value with heads that attain it."""
    value = closed_value(n, m, k)
    if value is None:
        return None
    if m >= n:
        return value, tuple(Head((min(i, n),), 1) for i in range(1, m + 1))
    ahead = tuple(range(1, n + 1))
    return value, (Head(ahead, 1), Head(ahead[::-1], 1))[:m]


def prefix_length(n: int, m: int) -> int:
    """⌈(n-1)/m⌉ - 1, and 0 where that is negative (n = 1): m such prefixes miss a position."""
    return max(-(-(n - 1) // m) - 1, 0)


def subset(n: int, chosen: Sequence[Head], length: int) -> npt.NDArray[np.bool_]:
    """Which inputs hold each head's token somewhere in the first ``length`` positions of its list."""
    bits = input_bits(n)
    inside = np.ones(2**n, dtype=bool)
    for head in chosen:
        prefix = [p - 1 for p in head.positions[:length]]
        inside &= (bits[:, prefix] == head.token).any(axis=1)
    return inside


def subset_size(n: int, chosen: Sequence[Head], length: int) -> int:
    return int(subset(n, chosen, length).sum())


# ------------------------------------------------------------------------------------------------ scores


@dataclass(frozen=True)
class Probe:
    """Cases (scores, prefix, p, input) in which the prefix of the ranking holds the token and misses p."""

    cases: int
    not_strict: int  # no position of the prefix with the token has a strictly larger position score than p
    attended: int  # p is attended
    changed: int  # flipping the bit at p changes the attended position


def probe_prefixes(n: int, levels: int, *, distinct: bool) -> Probe:
    """All position scores and token scores in 0, …, levels - 1 (position scores different if ``distinct``).

    The ranking is by score, then by position; the same order breaks ties of the total score.
    """
    bits = input_bits(n)
    cases = not_strict = attended = changed = 0
    for scores in itertools.product(range(levels), repeat=n):
        if distinct and len(set(scores)) < n:
            continue
        ranking = [j for _, j in sorted((-score, j) for j, score in enumerate(scores))]
        for tokens in itertools.product(range(levels), repeat=2):
            token = int(tokens[1] > tokens[0])
            # argmax takes the first of equal scores, which is the smaller position
            chosen = (np.array(scores) + np.array(tokens)[bits]).argmax(axis=1)
            for length in range(1, n):
                prefix = ranking[:length]
                holds = bits[:, prefix] == token
                inside = holds.any(axis=1)
                for p in ranking[length:]:
                    larger = np.array([scores[j] > scores[p] for j in prefix])
                    cases += int(inside.sum())
                    not_strict += int((inside & ~(holds & larger).any(axis=1)).sum())
                    attended += int((inside & (chosen == p)).sum())
                    flipped = chosen[np.arange(2**n) ^ (1 << p)]
                    changed += int((inside & (chosen != flipped)).sum())
    return Probe(cases, not_strict, attended, changed)
