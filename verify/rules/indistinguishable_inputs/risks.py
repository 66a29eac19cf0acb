"""The best risk of a classifier that cannot tell some inputs apart, for labels ±1 and the squared hinge loss; losses.

All inputs have the same weight.  On a group g of inputs that look alike the best constant has the loss 1 - (S_g/|g|)²,
S_g the sum of the labels; so the best risk is 1 - Σ_g S_g²/|g| over the number of inputs.  Sets of inputs are bits of
one number.  A character of {0, 1}^n is a number b < 2^n, its size that of its bits: its label
of input number x is (-1)^|b & x|.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Container, Hashable, Iterable, Sequence
from fractions import Fraction
from functools import reduce
from itertools import combinations_with_replacement
from typing import Any

from verify.checker.reading import Rejected, choice, integer, only, rational

MAX_VISITS = 2**23  # tuples of views times inputs, or entries of a transform
Seen = tuple[int, int]  # a place and what is there
Classes = Sequence[tuple[Seen, int]]  # what is seen, and the inputs with it
Parts = dict[tuple[Seen, ...], int]  # groups of inputs that look alike


def transform(values: list[int]) -> list[int]:
    """Walsh-Hadamard: Σ_x values[x] (-1)^|b & x| for every b."""
    if len(values) == 1:
        return values
    half = len(values) // 2
    low, high = transform(values[:half]), transform(values[half:])
    return [a + b for a, b in zip(low, high, strict=True)] + [a - b for a, b in zip(low, high, strict=True)]


def worst_risk(looks: Sequence[Hashable], sizes: Container[int]) -> Fraction:
    """The largest best risk over the characters of given sizes; ``looks``: what each of the 2^n inputs looks like."""
    count, members = len(looks), Counter(looks)
    larger = [look for look, size in members.items() if size > 1]
    if count.bit_count() != 1 or len(larger) * (count.bit_length() - 1) * count > MAX_VISITS:
        raise Rejected(f"{len(larger)} groups of {count} inputs are more than this checker takes")
    known = [Fraction(len(members) - len(larger))] * count  # an input that is alone gives S² / 1 = 1 for every b
    for look in larger:
        for b, s in enumerate(transform([int(other == look) for other in looks])):
            if s:
                known[b] += Fraction(s * s, members[look])
    return 1 - Fraction(min(known[b] for b in range(count) if b.bit_count() in sizes), count)


def characters(n: int, sizes: Container[int]) -> list[int]:
    """The inputs with the label 1 for each character of given sizes, large ones first."""
    chosen = sorted((b for b in range(2**n) if b.bit_count() in sizes), key=int.bit_count, reverse=True)
    return [sum(1 << x for x in range(2**n) if not (x & b).bit_count() % 2) for b in chosen]


def informed(groups: Iterable[int], positive: int) -> Fraction:
    """Σ_g S_g² / |g| for one labelling, by the inputs that it labels 1."""
    squares: dict[int, int] = {}
    for group in groups:
        size = group.bit_count()
        total = 2 * (group & positive).bit_count() - size
        squares[size] = squares.get(size, 0) + total * total
    common = math.lcm(*squares)
    return Fraction(sum(common // size * square for size, square in squares.items()), common)


def split(parts: Parts, classes: Classes, multiset: bool) -> Parts:
    """The groups of some views and one more."""
    found: Parts = {}
    for key, old in parts.items():
        for seen, inputs in classes:
            if both := old & inputs:
                name = tuple(sorted((*key, seen))) if multiset else (*key, seen)
                found[name] = found.get(name, 0) | both
    return found


def someone_below(
    firsts: Sequence[Parts], pool: Sequence[Classes], more: int, labels: Sequence[int], most: Fraction, multiset: bool
) -> tuple[int, tuple[int, ...]] | None:
    """Groups to begin with and so many views of a pool that inform of every labelling by more than ``most``.

    Every choice is tried, the order within the pool apart: how many there are is the caller's to limit.  The labelling
    that served last is tried first.
    """
    waiting = list(labels)
    for name, first in enumerate(firsts):
        begun: tuple[tuple[int, ...] | None, Parts] = (None, {})  # all but the last, which come again and again
        for others in combinations_with_replacement(range(len(pool)), more):
            if others[:-1] != begun[0]:
                begun = others[:-1], reduce(lambda parts, i: split(parts, pool[i], multiset), others[:-1], first)
            groups = split(begun[1], pool[others[-1]], multiset) if others else first
            at = next((i for i, positive in enumerate(waiting) if informed(groups.values(), positive) <= most), None)
            if at is None:
                return name, others
            if at:
                waiting.insert(0, waiting.pop(at))
    return None


# ----------------------------------------------------------------------------------------------- what outputs cost


def opposed_pair(body: dict[str, Any]) -> str:
    """The two losses of one output against opposite labels sum to less than claimed."""
    only(body, ("loss", "output", "claimed"))
    y, claimed = rational(body, "output"), rational(body, "claimed")
    loss = choice(body, "loss", ("squared-hinge", "square", "hinge"))
    floor = min(1 - y, 1 + y) if loss == "square" else Fraction(0)
    total = sum((max(margin, floor) ** (1 if loss == "hinge" else 2) for margin in (1 - y, 1 + y)), Fraction(0))
    if not total < claimed:
        raise Rejected(f"the losses sum to {total}, which is not below {claimed}")
    return f"the {loss} losses of the output {y} against both labels sum to {total}, less than {claimed}"


def subset_bound(body: dict[str, Any]) -> str:
    """Pairs in a subset of 2^n inputs, each with a loss of at least so much: the risk that follows is below a bound."""
    only(body, ("n", "subset_size", "pair_loss", "bound"))
    n = integer(body, "n", 1, 1000)
    size, pair, bound = (rational(body, name) for name in ("subset_size", "pair_loss", "bound"))
    if not 0 <= size <= 2**n or pair < 0:
        raise Rejected(f"a subset has between 0 and 2^{n} inputs, and a loss is not negative")
    reached = pair / 2 * size / 2**n
    if not reached < bound:
        raise Rejected("the bound does follow")
    return (
        f"at n = {n} a subset of size {size} and a pair loss of {pair} give a risk of at least "
        f"{reached}, which is less than {bound}"
    )
