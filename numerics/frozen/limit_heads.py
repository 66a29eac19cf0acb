"""Heads on the circle as the temperature vanishes: what they attend to, softly and hard, for small n.

A head that looks at positions only has a direction; its score at position p is the cosine of the angle between them.
As τ → 0 the attention of a fixed head is uniform on the nearest positions: one, or two adjacent ones if the direction
is half-way, or all if the head is zero.  So there are 2n + 1 limits: ``h`` from 0 to 2n - 1 is the direction of
position h/2, ``None`` the zero head.  (A head that moves with τ can reach any split between two adjacent positions,
and any distribution of the exponential family on the circle; its support is one position, two adjacent ones, or all.)

With the ReLU classifier of k neurons the risk is zero only if Σ_i γ^(i) is the indicator of B: on the input with a
single one at p ∈ B the output is ≤ -1 only for S = c_p ≥ 1, and Σ_p c_p = k leaves no weight for anything else.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

__all__ = ["Census", "adjacent", "attention", "census", "hard_risk", "limit_heads", "soft_risk", "zigzag"]

Limit = int | None


def limit_heads(n: int) -> list[Limit]:
    return [None, *range(2 * n)]


def attention(n: int, head: Limit) -> list[Fraction]:
    """Weights of positions 1..n; half-way between n and 1 is h = 1 (positions 0 ≡ n and 1)."""
    if head is None:
        return [Fraction(1, n)] * n
    nearest = {head // 2 % n, -(-head // 2) % n}  # position p sits at index p mod n
    return [Fraction(int(p % n in nearest), len(nearest)) for p in range(1, n + 1)]


def zigzag(k: int, s: Fraction) -> Fraction:
    """1 + Σ_j (-1)^j (8j-4) ReLU(s + 1/2 - j)."""
    half = Fraction(1, 2)
    return 1 + sum(((-1) ** j * (8 * j - 4) * max(s + half - j, Fraction(0)) for j in range(1, k + 1)), Fraction(0))


def _losses(n: int, weights: Sequence[Fraction], bits: Sequence[int]) -> Iterator[Fraction]:
    """The losses of all inputs, those with few ones first as they decide soonest."""
    for x in sorted(itertools.product((0, 1), repeat=n), key=sum):
        s = sum((c for c, bit in zip(weights, x, strict=True) if bit), Fraction(0))
        label = (-1) ** sum(x[p - 1] for p in bits)
        yield max(1 - label * zigzag(len(bits), s), Fraction(0)) ** 2


def _is_zero(n: int, weights: Sequence[Fraction], bits: Sequence[int]) -> bool:
    return all(loss == 0 for loss in _losses(n, weights, bits))


def _risk(n: int, weights: Sequence[Fraction], bits: Sequence[int]) -> Fraction:
    return sum(_losses(n, weights, bits), Fraction(0)) / 2**n


def _sum(rows: Sequence[Sequence[Fraction]]) -> list[Fraction]:
    return [sum(column, Fraction(0)) for column in zip(*rows, strict=True)]


def soft_risk(n: int, heads: Sequence[Limit], bits: Sequence[int]) -> Fraction:
    return _risk(n, _sum([attention(n, head) for head in heads]), bits)


def hard_risk(n: int, heads: Sequence[Limit], bits: Sequence[int], *, last: bool = False) -> Fraction:
    """Each head takes the first (or the last) of the positions that it attends to in the limit."""
    rows = []
    for head in heads:
        support = [p for p, weight in enumerate(attention(n, head)) if weight]
        chosen = support[-1 if last else 0]
        rows.append([Fraction(int(p == chosen)) for p in range(n)])
    return _risk(n, _sum(rows), bits)


def adjacent(n: int, bits: Sequence[int], *, circle: bool) -> bool:
    """Are two of the positions neighbours, on the line or on the circle?"""
    gaps = [abs(a - b) for a, b in itertools.combinations(bits, 2)]
    return 1 in gaps or (circle and n - 1 in gaps)


@dataclass(frozen=True)
class Census:
    """All parity sets of size k ≤ most_k and all limit heads for one n; a separation has soft risk 0, hard risk >
    0."""

    cases: int
    zero: int  # choices of heads with soft risk zero
    apart_line: int  # ... and positive hard risk, without neighbours on the line
    apart_circle: int  # ... without neighbours on the circle
    not_one_each: int  # zero risk on a set without circular neighbours, but not one head a bit


def census(n: int, most_k: int) -> Census:
    cases = zero = line = circle = odd = 0
    weights = {head: attention(n, head) for head in limit_heads(n)}
    for bits, heads in _choices(n, most_k):
        cases += 1
        if not _is_zero(n, _sum([weights[head] for head in heads]), bits):
            continue
        zero += 1
        apart = max(hard_risk(n, heads, bits, last=last) for last in (False, True)) > 0
        line += apart and not adjacent(n, bits, circle=False)
        if not adjacent(n, bits, circle=True):
            circle += apart
            odd += sorted(2 * p % (2 * n) for p in bits) != sorted(-1 if h is None else h for h in heads) and n > 1
    return Census(cases, zero, line, circle, odd)


def _choices(n: int, most_k: int) -> Iterator[tuple[tuple[int, ...], tuple[Limit, ...]]]:
    for k in range(1, min(n, most_k) + 1):
        for bits in itertools.combinations(range(1, n + 1), k):
            for heads in itertools.combinations_with_replacement(limit_heads(n), k):
                yield bits, heads
