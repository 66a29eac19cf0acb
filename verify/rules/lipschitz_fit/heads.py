"""Frozen heads with exact weights: what they attend to, how it moves when a token does, and networks behind them.

A head gives position j with token x the weight ``position_weights[j] * token_weights[x]``, a positive rational: the
exponential of an additive score (every positive number is one), so that attention is a quotient of rationals.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from flint import arb, fmpq

from verify.checker.reading import Rejected, bits, choice, digest, integer, listing, only, rational

from .network import Network, entrywise, exact, interpolation, vector

__all__ = ["attention_moves", "mixtures", "number_reader", "output_moves"]

_FLIP = ("n", "position_weights", "token_weights", "x", "p")
_CLASSIFIER = ("positions", "tokens", "alpha", "beta", "bias", "b")
Count = Callable[[int, int], int]


class Weights(NamedTuple):
    positions: list[fmpq]
    tokens: list[fmpq]

    @classmethod
    def read(cls, body: dict[str, Any], n: int) -> Weights:
        names = (("position_weights", n), ("token_weights", 2))
        found = cls(*(vector(body[name], name, size, size) for name, size in names))
        if min(found.positions) <= 0 or min(found.tokens) <= 0:
            raise Rejected("weights must be positive")
        return found

    def attention(self, word: Sequence[int]) -> list[fmpq]:
        """At every position; in sum exactly 1."""
        raw = [weight * self.tokens[token] for weight, token in zip(self.positions, word, strict=True)]
        whole = sum(raw, fmpq(0))
        return [weight / whole for weight in raw]


def _mixture(attention: Sequence[Sequence[fmpq]], rows: Sequence[Sequence[fmpq]]) -> list[fmpq]:
    """The mean over heads of the rows, each times the attention to it."""
    sums = [
        sum((g * v for one in attention for g, v in zip(one, column, strict=True) if v), fmpq(0))
        for column in zip(*rows, strict=True)
    ]
    return [total / len(attention) for total in sums]


def mixtures(body: dict[str, Any], n: int, words: Iterable[Sequence[int]]) -> tuple[list[list[fmpq]], str]:
    """What words of n bits look like to the heads of a certificate with its embeddings, and how these are told.

    They are too long for a sentence; their digest stands for them.
    """
    heads = []
    for item in listing(body, "heads", 1, 12):
        only(item, ("position_weights", "token_weights"))
        heads.append(Weights.read(item, n))
    tokens = [vector(row, "tokens", 1, 6) for row in listing(body, "tokens", 2, 2)]
    positions = [vector(row, "positions", 0, 6) for row in listing(body, "positions", n, n)]
    found = []
    for word in words:
        rows = [[*tokens[token], *row] for token, row in zip(word, positions, strict=True)]
        found.append(_mixture([head.attention(word) for head in heads], rows))
    code = digest({name: body[name] for name in ("heads", "tokens", "positions")})
    return found, f"{len(heads)} frozen head(s) and embeddings {code} on {n} positions"


# ------------------------------------------------------------------------------------------------- flips


class Flip:
    """A head, a word with ``least`` preferred tokens in its front, and p behind that turns to the preferred token."""

    def __init__(self, body: dict[str, Any], front: Count, least: Count) -> None:
        n = integer(body, "n", 2, 400)
        head, self.x, self.p = Weights.read(body, n), bits(body, "x", n), integer(body, "p", 1, n)
        u, at = int(head.tokens[1] > head.tokens[0]), self.p - 1
        prefix = sorted(range(n), key=lambda j: (-head.positions[j], j))[: front(n, 1)]
        if at in prefix or sum(self.x[j] == u for j in prefix) < least(n, 1):
            raise Rejected("p is in the prefix, or the prefix holds too few preferred tokens")
        if self.x[at] == u:
            raise Rejected("p must hold the other token before the flip")
        flipped = [*self.x[:at], u, *self.x[at + 1 :]]
        self.before, self.after = head.attention(self.x), head.attention(flipped)
        self.weights = [_short(body[name]) for name in _FLIP[1:3]]
        self.told = f"input {''.join(map(str, self.x))} of the subset, p = {self.p} flipped"


def _short(values: list[str]) -> str:
    return f"({', '.join(values if len(values) < 15 else [*values[:3], f'... {len(values)} of them'])})"


def attention_moves(body: dict[str, Any], front: Count, least: Count) -> str:
    """Attention at p, or its change when p is flipped, exceeds a claimed bound."""
    only(body, (*_FLIP, "what", "claimed"))
    flip, what = Flip(body, front, least), choice(body, "what", ("cap", "own", "other"))
    claimed = rational(body, "claimed")
    p, r, before, after = flip.p - 1, 0 if flip.p != 1 else 1, flip.before, flip.after
    value, name = {
        "cap": (after[p], "the attention at p"),
        "own": (abs(after[p] - before[p]), "the change of the attention at p"),
        "other": (abs(after[r] - before[r]) / before[r], f"the relative change of the attention at {r + 1}"),
    }[what]
    if not value > exact(claimed):
        raise Rejected(f"{value} is not above {claimed}")
    return (
        f"one head on {len(flip.x)} positions with position weights {flip.weights[0]} and token weights "
        f"{flip.weights[1]}, {flip.told} to the preferred token: {name} is {value}, more than {claimed}"
    )


def output_moves(body: dict[str, Any], front: Count, least: Count) -> str:
    """The output of a network changes by more than claimed, in units of the product of Σ|α| and Σ|β|."""
    only(body, (*_FLIP, *_CLASSIFIER, "claimed"))
    flip, claimed = Flip(body, front, least), rational(body, "claimed")
    n, d = len(flip.x), len(listing(body, "tokens", 2, 2)[0])
    tokens = [vector(row, "tokens", d, d) for row in listing(body, "tokens", 2, 2)]
    positions = [vector(row, "positions", d, d) for row in listing(body, "positions", n, n)]
    if max(abs(entry) for row in tokens + positions for entry in row) > 1:
        raise Rejected("a coordinate of an embedding is larger than 1")
    network = Network(body, 2 * d, 1, 50).smoothed()
    rows = [tokens[token] + row for token, row in zip(flip.x, positions, strict=True)]
    outputs = [network.output(_mixture([gamma], rows), fmpq(0)) for gamma in (flip.before, flip.after)]
    change, product = abs(outputs[1] - outputs[0]), entrywise(network.alpha) * entrywise(network.entries())
    if claimed < 0 or not change > arb(exact(claimed) * product):
        raise Rejected("the output is not shown to change by more than claimed")
    code = digest({name: body[name] for name in _CLASSIFIER})
    return (
        f"one head on {n} positions, position weights {flip.weights[0]}, token weights {flip.weights[1]}, embeddings "
        f"with coordinates at most 1 and classifier {code}, {flip.told} in the attention alone: the changes of "
        f"attention sum to 0, and the output changes by {change.str(6, radius=False)}, more than {claimed} times the "
        f"product of the norms, which is {product}"
    )


def number_reader(
    length: int, heads: int, labellings: Iterable[Sequence[int]], b: Fraction, scale: Fraction, sharp: Fraction
) -> Fraction:
    """Networks with the right sign and size at least 1 on all words of so many bits, one for each list of labels ±1.

    Equal heads of weights 2^(j-1) show the number t = Σ x_j 2^(j-1) of a word; a network interpolates twice the labels
    at t = 0..T.  Their largest product of Σ|α| and Σ|β|.
    """
    if b < 0 or scale <= 0 or sharp <= 0:
        raise Rejected("b must not be negative; scale and sharpness must be positive")
    top, root = 2**length - 1, Fraction(math.isqrt(math.ceil(b)) + 1)  # at least sqrt(b)
    attention = [[fmpq(2**j, top) for j in range(length)]] * heads
    for t in range(top + 1):
        if _mixture(attention, [[fmpq(t >> j & 1)] for j in range(length)]) != [fmpq(t, top)]:
            raise Rejected(f"the heads do not read the input {t}")
    largest = Fraction(0)
    for labels in labellings:
        if len(labels) != top + 1 or {*labels} - {1, -1}:
            raise Rejected("labels are 1 and -1, one for every word")
        off, product = interpolation([2 * label for label in labels], sharp, scale, root)
        if off > 1:
            raise Rejected("the smoothing may cost more than half of the output")
        largest = max(largest, product)
    return largest
