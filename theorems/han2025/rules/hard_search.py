"""Every tuple of hard-attention heads, by the sets of inputs that they cannot tell apart as bits of one number each.

Input number i of ``all_inputs`` is the bit 2^i: two sets have in common what the ``and`` of their numbers holds, and
a sum of labels is a count of bits.  All of it is exact.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from fractions import Fraction
from functools import reduce
from itertools import combinations_with_replacement, product
from typing import Any

Head = tuple[tuple[int, ...], int]
Seen = tuple[int, int]  # an attended position and its token
Parts = dict[tuple[Seen, ...], int]  # groups of inputs that look alike


def all_inputs(n: int) -> list[tuple[int, ...]]:
    return list(product((0, 1), repeat=n))


def holders(n: int) -> list[dict[int, int]]:
    """The inputs that hold a token at a position, positions from 1; at place 0 all inputs."""
    holding = [{0: 2**2**n - 1}, *({0: 0, 1: 0} for _ in range(n))]
    for i, x in enumerate(all_inputs(n)):
        for p, token in enumerate(x, 1):
            holding[p][token] |= 1 << i
    return holding


def even_sets(n: int, k: int | None) -> list[int]:
    """The inputs with the label 1 for each non-empty parity set (of size k), large sets first."""
    sets = [b for b in all_inputs(n) if any(b) and k in (None, sum(b))]
    sets.sort(key=sum, reverse=True)
    return [
        sum(1 << i for i, x in enumerate(all_inputs(n)) if sum(u & v for u, v in zip(x, b, strict=True)) % 2 == 0)
        for b in sets
    ]


def classes_of(head: Head, holding: list[dict[int, int]]) -> list[tuple[Seen, int]]:
    """What a head sees, and the inputs with it; ``holding``: those with a token at a position."""
    positions, token = head
    rest, found = holding[0][0], []
    for p in positions:
        found.append(((p, token), rest & holding[p][token]))
        rest &= holding[p][1 - token]
    return [(seen, mask) for seen, mask in [*found, ((positions[0], 1 - token), rest)] if mask]


def split(parts: Parts, classes: list[tuple[Seen, int]], mean: bool) -> Parts:
    """The groups of some heads and one more."""
    found: Parts = {}
    for key, old in parts.items():
        for seen, mask in classes:
            if both := old & mask:
                name = tuple(sorted((*key, seen))) if mean else (*key, seen)
                found[name] = found.get(name, 0) | both
    return found


def informed(groups: Iterable[int], even: int) -> Fraction:
    """Σ_g S_g² / |g| for one parity set, by the inputs that it labels 1."""
    squares: dict[int, int] = {}
    for group in groups:
        size = group.bit_count()
        total = 2 * (group & even).bit_count() - size
        squares[size] = squares.get(size, 0) + total * total
    common = math.lcm(*squares)
    return Fraction(sum(common // size * square for size, square in squares.items()), common)


def someone_below(
    n: int, m: int, k: int | None, mean: bool, value: Fraction, pool: list[Head], lengths: range
) -> tuple[int, tuple[Head, ...]] | None:
    """Heads for which no parity set has a risk of at least ``value``; the set that served last is tried first."""
    most = (1 - value) * 2**n
    holding = holders(n)
    classes = {head: classes_of(head, holding) for head in (pool if m > 1 else [])}
    sets = even_sets(n, k)
    for r in lengths:
        first = split({(): holding[0][0]}, classes_of((tuple(range(1, r + 1)), 1), holding), mean)
        begun: tuple[Any, Parts] = (None, {})  # the others but the last, which come again and again
        for others in combinations_with_replacement(pool, m - 1):
            if others[:-1] != begun[0]:
                begun = others[:-1], reduce(lambda parts, h: split(parts, classes[h], mean), others[:-1], first)
            groups = split(begun[1], classes[others[-1]], mean) if others else first
            at = next((i for i, even in enumerate(sets) if informed(groups.values(), even) <= most), None)
            if at is None:
                return r, others
            if at:
                sets.insert(0, sets.pop(at))
    return None
