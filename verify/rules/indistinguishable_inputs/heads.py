"""Heads of hard attention on words: what they see, the worst best risk of given ones, and that none do better.

Sets of words are bits of one number: word number i of ``Words.all`` is the bit 2^i.  A head is an ordered list of
positions, from 1, and a token: it attends to the first listed position that holds the token, and to the first of all if
none does; what it sees is that position and the token there.  (Additive scores with ties broken by a fixed order are
exactly that: with the preferred token u and its bonus δ ≥ 0, position Q_t, t-th best, is attended if it is the first
with token u and beats Q_1 with the bonus, which a prefix Q_1..Q_r of the ranking does; else Q_1 is.)  A classifier sees
what each head sees, in order (``tuple``) or as a multiset (``mean``).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby, permutations, product
from typing import Any

from verify.checker.reading import Rejected, choice, integer, listing, only, places, rational

from .risks import MAX_VISITS, Seen, characters, someone_below, split, worst_risk

_MAX_ORDERS = 50_000
Head = tuple[tuple[int, ...], int]


class Words:
    def __init__(self, length: int, tokens: int = 2) -> None:
        self.tokens, self.all = range(tokens), list(product(range(tokens), repeat=length))
        self.every = (1 << len(self.all)) - 1
        self.holding = {(p, token): 0 for p in range(1, length + 1) for token in self.tokens}
        for i, word in enumerate(self.all):
            for place in enumerate(word, 1):
                self.holding[place] |= 1 << i

    def classes(self, head: Head) -> list[tuple[Seen, int]]:
        """What a head sees, and the words with it."""
        positions, token = head
        rest, found = self.every, []
        for p in positions:
            found.append(((p, token), rest & self.holding[p, token]))
            rest &= ~self.holding[p, token]
        first = positions[0]
        found += [((first, other), rest & self.holding[first, other]) for other in self.tokens if other != token]
        return [(seen, words) for seen, words in found if words]

    def meeting(self, wanted: Iterable[Head]) -> int:
        """The words that hold each list's token at one of its positions: none, if a list is empty."""
        met = self.every
        for positions, token in wanted:
            held = 0
            for p in positions:
                held |= self.holding[p, token]
            met &= held
        return met


def looks(words: Iterable[Sequence[int]], chosen: Sequence[Head], multiset: bool) -> list[Any]:
    """What each word looks like: all that heads see, in their order or as a multiset."""
    rows = []
    for word in words:
        attended = [next((p for p in positions if word[p - 1] == u), positions[0]) for positions, u in chosen]
        row = [(p, word[p - 1]) for p in attended]
        rows.append(tuple(sorted(row)) if multiset else tuple(row))
    return rows


def _heads(body: dict[str, Any], length: int, count: int) -> list[Head]:
    found = []
    for item in listing(body, "heads", count, count):
        only(item, ("positions", "token"))
        found.append((tuple(places(item, "positions", 1, length)), integer(item, "token", 0, 1)))
    return found


def _told(chosen: Sequence[Head]) -> str:
    """Equal neighbours are told once, with their number: there may be hundreds."""
    found = []
    for (positions, token), same in groupby(chosen):
        times = f"{count} times " if (count := len(list(same))) > 3 else ""
        found += [f"{times}({', '.join(map(str, positions))}) with token {token}"] * (1 if times else count)
    return "; ".join(found)


class Heads:
    def __init__(self, body: dict[str, Any], most_n: int, most_m: int) -> None:
        """The fields n, m and heads; k, the size of the characters that are meant (None: any but 0); representation."""
        self.n, self.m = integer(body, "n", 1, most_n), integer(body, "m", 1, most_m)
        if self.m * self.n * 2**self.n > MAX_VISITS:
            raise Rejected(f"{self.m} heads on {2**self.n} inputs are more than this checker takes")
        self.k = None if body.get("k") is None else integer(body, "k", 1, self.n)
        self.sizes = range(1, self.n + 1) if self.k is None else (self.k,)
        self.mean = "representation" in body and choice(body, "representation", ("tuple", "mean")) == "mean"
        self.seen = "multiset" if self.mean else "tuple"
        self.all, self.words = _heads(body, self.n, self.m), Words(self.n)
        self.told = _told(self.all)

    def value(self, body: dict[str, Any]) -> Fraction:
        """The field ``value``, which is the largest best risk over the characters."""
        value = rational(body, "value")
        if worst_risk(looks(self.words.all, self.all, self.mean), self.sizes) != value:
            raise Rejected(f"the given heads do not have the worst risk {value}")
        return value

    def _pool(self, length: int) -> list[Head]:
        if math.perm(self.n, length) > _MAX_ORDERS:
            raise Rejected("too many heads for this checker")
        tokens = (1,) if length == 1 and self.mean else (1, 0)
        return [(order, token) for order in permutations(range(1, self.n + 1), length) for token in tokens]

    def minimum(self, body: dict[str, Any]) -> tuple[Fraction, int, int]:
        """The same, and no choice of m heads is below; how many heads there are, and choices up to symmetry.

        Relabelling positions and complementing all inputs permute the risks of characters of one size (a complement
        changes labels by a global sign), so the first head is (1, …, r) with token 1.  For ``tuple`` only lists of all
        n positions are tried: going on with a list splits one group, and by Cauchy-Schwarz splitting never lowers
        Σ S²/|g|.
        """
        n, more = self.n, self.m - 1
        lengths = range(1, n + 1) if self.mean else range(n, n + 1)
        pool = [head for length in lengths for head in self._pool(length)]
        visits = len(lengths) * math.comb(len(pool) + more - 1, more)
        if visits * 2**n > MAX_VISITS:
            raise Rejected(f"{visits} tuples of heads on {2**n} inputs are more than this checker takes")
        every = 2 * sum(math.perm(n, r) for r in range(1, n + 1)) - n
        if (integer(body, "distinct_heads", 1, 10**6), integer(body, "examined", 1, 10**7)) != (every, visits):
            raise Rejected(f"there are {every} heads, and {visits} tuples up to symmetry")
        value, words = self.value(body), self.words
        firsts = [split({(): words.every}, words.classes((tuple(range(1, r + 1)), 1)), self.mean) for r in lengths]
        others = [words.classes(head) for head in pool] if more else []
        better = someone_below(firsts, others, more, characters(n, self.sizes), (1 - value) * 2**n, self.mean)
        if better is not None:
            told = _told([pool[i] for i in better[1]])
            raise Rejected(f"heads of list length {lengths[better[0]]} and {told} do better than {value}")
        return value, every, visits
