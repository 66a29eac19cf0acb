"""Subsets as sums of few parts: those of a beginning and of an end of an order of the corners, each computed once."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cached_property, lru_cache
from operator import add, sub

from flint import arb

Bits = tuple[int, ...]
Table = list[list[arb]]
Pair = tuple[int, int]  # the two nodes of an input; the second may be the empty one, 0


class Inputs:
    """Sets of positions, each the union of two disjoint nodes; a node is an earlier one and a few positions more."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.nodes: list[tuple[int, Bits]] = [(0, ())]  # the first is empty
        self.sets: list[Bits] = [(0,) * n]
        self.known = {self.sets[0]: 0}
        self.pairs: dict[Bits, tuple[int, int]] = {}  # by the input
        self.spans: dict[int, tuple[int, int]] = {}  # of a node that is an arc: where it begins and ends

    def grown(self, base: int, positions: Bits) -> int:
        bits = tuple(int(old or p in positions) for p, old in enumerate(self.sets[base]))
        if bits not in self.known:
            self.nodes.append((base, positions))
            self.sets.append(bits)
            self.known[bits] = len(self.nodes) - 1
        return self.known[bits]

    def grow(self, levels: list[Bits]) -> list[int]:
        """The beginnings of an order, the empty one first."""
        return list(itertools.accumulate(levels, self.grown, initial=0))

    def join(self, first: int, second: int) -> None:
        bits = tuple(a + b for a, b in zip(self.sets[first], self.sets[second], strict=True))
        if any(bits):
            first, second = (first, second) if first else (second, first)
            self.pairs.setdefault(bits, (first, second))

    @cached_property
    def chosen(self) -> list[tuple[int, int]]:
        return [self.pairs[bits] for bits in sorted(self.pairs)]


class Sums:
    """What the lines of the positions add up to, for the nodes that are asked for."""

    def __init__(self, table: Table, inputs: Inputs) -> None:
        self.table, self.nodes = table, inputs.nodes
        self.found: list[list[arb] | None] = [None] * len(inputs.nodes)
        self.found[0] = [arb(0)] * len(table[0])

    def node(self, index: int) -> list[arb]:
        line = self.found[index]
        if line is None:
            base, positions = self.nodes[index]
            line = self.node(base)
            for p in positions:
                line = list(map(add, line, self.table[p]))
            self.found[index] = line
        return line

    def joined(self, pair: Pair) -> list[arb]:
        first = self.found[pair[0]] or self.node(pair[0])
        return list(map(add, first, self.found[pair[1]] or self.node(pair[1]))) if pair[1] else first


class Differences:
    """The same for arcs, from sums over beginnings of two rounds: for numbers so sharp that their differences are."""

    def __init__(self, table: Table, inputs: Inputs) -> None:
        self.spans = inputs.spans
        self.ends = list(itertools.accumulate(table * 2, _added, initial=[arb(0)] * len(table[0])))

    def joined(self, pair: Pair) -> list[arb]:
        start, end = self.spans[pair[0]]
        return list(map(sub, self.ends[end], self.ends[start]))


def _added(first: list[arb], second: list[arb]) -> list[arb]:
    return list(map(add, first, second))


@lru_cache(maxsize=32)
def slabs(n: int, directions: tuple[int, ...]) -> Inputs:
    """Complements of slabs in the orders of some directions (angles in units of π/2n), neither empty nor everything."""
    found = Inputs(n)
    for direction in directions:
        distance = [min((4 * p - direction) % (4 * n), (direction - 4 * p) % (4 * n)) for p in range(n)]
        levels = [tuple(p for p in range(n) if distance[p] == at) for at in sorted(set(distance))]  # ties stay together
        first, second = found.grow(levels), found.grow(levels[::-1])
        for i, j in itertools.product(range(len(levels)), repeat=2):
            if i + j < len(levels):
                found.join(first[i], second[j])
    return found


@lru_cache(maxsize=32)
def arcs(n: int) -> Inputs:
    found = Inputs(n)
    for start in range(n):
        for length, node in enumerate(found.grow([((start + step) % n,) for step in range(n - 1)])):
            found.join(node, 0)
            found.spans[node] = start, start + length
    return found


@lru_cache(maxsize=8)
def everything(n: int) -> Inputs:
    """All inputs but the empty one, which needs no look: the subsets of both halves."""
    found = Inputs(n)
    halves = [list(_subsets(found, range(n // 2))), list(_subsets(found, range(n // 2, n)))]
    for first, second in itertools.product(*halves):
        found.join(first, second)
    return found


def _subsets(found: Inputs, positions: range) -> Iterator[int]:
    known = [0]
    for p in positions:
        known += [found.grown(node, (p,)) for node in known]
    return iter(known)
