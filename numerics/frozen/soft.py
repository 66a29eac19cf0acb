r"""Frozen soft attention under a norm-bounded classifier: what can be read, and what cannot.

**Setting.**  m fixed heads with additive scores, attention vector v* = mean over heads of Σ_j γ_j w_j, classifier
ŷ = Σ_t α_t σ(β_t·v* + b_t) + b with 0 ≤ σ' ≤ 1.  Its *path norm* is P = Σ_t |α_t| ‖β_t‖₁.

**Reading everything** (:func:`reader`).  Scores log 2^(j-1) give the attention 2^(j-1)/(2^n-1), the same for every
input, so the token part of v* is M t/(2^n-1) with t = Σ x_j 2^(j-1), M the scale of the embedding.  A network with
2^n neurons interpolates any labels at the integers t, with risk 0 for every parity set; its inner weights are
proportional to 1/M.  So embeddings without a bound make every lower bound in terms of n, m and weight norms false.

**The lower bound that is true** (:func:`proved_bound`).  Let every coordinate of every embedding lie in [-1, 1].
Prefixes of length N = ⌈n/m⌉ - 1 of the m rankings miss a position p.  Let t ≥ 0, and let the prefix of head i hold at
least t tokens that the head prefers: those positions score at least as much as p, whatever p holds, so γ_p ≤ 1/(t+1).
Let γ, γ~ be the attention without and with the preferred token at p; the others lose δ = γ~_p - γ_p ≥ 0 in total,
each in proportion.  Then

    |Δv_i| = |Σ_{r≠p} (γ_r - γ~_r) w_r + γ_p w_p - γ~_p w~_p| ≤ δ + γ_p + γ~_p = 2 γ~_p ≤ 2/(t+1)

in every coordinate, v* moves by at most 2/(t+1), and ŷ by at most 2P/(t+1).  Two outputs of opposed labels that
differ by at most D have margins u + v ≥ 2 - D, so losses of at least 2(1 - D/2)_+².  Counting the inputs that are
good for all heads (:mod:`numerics.frozen.counting`), for any parity set that contains p and any t

    risk ≥ (1 - m Pr[Bin(N, 1/2) < t]) (1 - P/(t+1))_+².

With t = ⌈n/(5m)⌉ this is at least (1 - 2m/2^⌈(n-1)/(5m)⌉) (1 - 5mP/n)_+² where that is not negative.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from numerics.enclosures import enclosure, shorter
from numerics.formulas import Formula
from numerics.frozen.counting import prefix, tail, threshold

__all__ = [
    "Comparison",
    "Reader",
    "capped_attention",
    "compare",
    "good_share",
    "grid",
    "largest_relative_change",
    "own_change",
    "proved_bound",
    "reader",
    "with_few_maximisers",
]


@dataclass(frozen=True)
class Reader:
    """Sharpness Λ and embedding scale M of the network that reads all inputs, and the norms that it then has."""

    n: int
    sharpness: Fraction
    scale: Fraction
    outer: Fraction  # Σ|α| is at most this, for every parity set
    inner: Fraction  # Σ|β|


def reader(n: int, b: Fraction, norm: Fraction, *, scale: Fraction | None = None) -> Reader:
    """A reader whose entrywise sums of |α| and of |β| are at most min(1, norm), or with embeddings of a given
    scale."""
    top = 2**n - 1
    root = math.isqrt(math.ceil(b)) + 1
    size = Fraction(8 * top) + Fraction(2, top)  # second differences of ±2 are at most 8 in size
    limit = min(Fraction(1), norm)
    sharp = max(size * root, size / limit)
    inner = sum((sharp * (top + j) for j in range(top)), sharp * top)
    scale = math.ceil(inner / limit) * Fraction(1) if scale is None else scale
    whole = Fraction(math.ceil(sharp))
    return Reader(n, whole, scale, size / whole, inner * whole / sharp / scale)


def good_share(n: int, m: int, t: int) -> Fraction:
    """At least this share of the inputs has t preferred tokens in each prefix of length ⌈n/m⌉ - 1."""
    length = -(-n // m) - 1
    return 1 - Fraction(m * tail(length, t), 2**length)


def proved_bound(n: int, m: int, norm: Fraction) -> Fraction:
    """The largest of the proved bounds over t, at least (1 - P)_+² (t = 0) and never negative."""
    length, best = -(-n // m) - 1, Fraction(0)
    bad, term = 0, 1  # Σ_{i<t} C(length, i), and the next coefficient
    for t in range(length + 1):
        good, left = 2**length - m * bad, 1 - norm / (t + 1)
        if good <= 0:
            break
        if left > 0:
            best = max(best, Fraction(good, 2**length) * left * left)
        bad, term = bad + term, term * (length - t) // (t + 1)
    return best


def grid(most: int) -> Iterator[tuple[int, int, Fraction]]:
    """(n, m, norm) with 5 m² norm ≤ n: both ends of the range of the norm and points between; a few far sizes."""
    for n in (*range(1, most + 1), 100, 200, 500, 1000):
        for m in sorted({1, 2, 3, 5, n // 2 or 1, n}):
            if m <= n:
                for part in (0, Fraction(1, 10), Fraction(1, 2), 1):
                    yield n, m, Fraction(part) * Fraction(n, 5 * m * m)


@dataclass(frozen=True)
class Comparison:
    outcome: str  # "below" what is proved everywhere, "above" what is attained at a point, "undecided" at a point
    points: int
    at: Mapping[str, int | Fraction]
    claimed: Fraction = Fraction(0)


def compare(formula: Formula, most: int) -> Comparison:
    """A lower bound in n, m and the norm: below the proved one on the whole grid, or above 1 (the zero output)?"""
    undecided: dict[str, int | Fraction] | None = None
    count = 0
    for n, m, norm in grid(most):
        count += 1
        at: dict[str, int | Fraction] = {"n": n, "m": m, "norm": norm}
        value = enclosure(formula, at)
        if value is None:
            undecided = undecided or at
        elif value[0] > 1:
            return Comparison("above", count, at, shorter(value[0], Fraction(1)))
        elif value[1] > proved_bound(n, m, norm):
            undecided = undecided or at
    return Comparison("undecided", count, undecided) if undecided else Comparison("below", count, {})


# ------------------------------------------------------------------------------- how tight the attention steps are


def with_few_maximisers(n: int, share: Fraction = Fraction(1, 10**6)) -> dict[str, object]:
    """One head of constant position score: the fewest preferred tokens (1) in front, p = n, the others at
    ``share``."""
    t = threshold(n, 1)
    x = [1 if j < t else 0 for j in range(n)]
    return {"n": n, "position_weights": ["1"] * n, "token_weights": [str(share), "1"], "x": x, "p": n}


def capped_attention(n: int, share: Fraction = Fraction(1, 10**6)) -> Fraction | None:
    """γ_p after the flip in that example; None where the prefix is too short for it."""
    t = threshold(n, 1)
    return None if t > prefix(n, 1) else 1 / (1 + t + (n - 1 - t) * share)


def largest_relative_change(n: int, share: Fraction = Fraction(1, 10**6)) -> Fraction | None:
    """|Δγ_r|/γ_r = (e^s~ - e^s)/(G + e^s~) in that example, the same for all r ≠ p."""
    t = threshold(n, 1)
    return None if t > prefix(n, 1) else (1 - share) / (1 + t + (n - 1 - t) * share)


def own_change(n: int, share: Fraction = Fraction(1, 10**6)) -> Fraction | None:
    """γ~_p - γ_p in that example."""
    t = threshold(n, 1)
    if t > prefix(n, 1):
        return None
    rest = t + (n - 1 - t) * share
    return 1 / (1 + rest) - share / (share + rest)
