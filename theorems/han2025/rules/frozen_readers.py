"""Certificates of explicit classifiers on frozen heads: a reader of whole inputs, the output 0, families of them."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from verify.checker.reading import Rejected, choice, integer, only, rational

_MAX_HEADS = 16


def _labels(n: int, b: int) -> list[int]:
    """The labels of all inputs in the order of t = Σ x_j 2^(j-1)."""
    return [(-1) ** (t & b).bit_count() for t in range(2**n)]


def _average_is_the_number(n: int, m: int) -> None:
    """The mean over the heads of what each attends to, on every input, is t over 2^n - 1."""
    top = 2**n - 1
    weights = [Fraction(2**j, top) for j in range(n)]
    for t in range(2**n):
        seen = sum((w for j, w in enumerate(weights) if t >> j & 1), Fraction(0))
        if sum([seen] * m, Fraction(0)) / m != Fraction(t, top):
            raise Rejected(f"the heads do not read the input {t}")


def frozen_reader(body: dict[str, Any]) -> str:
    """Weights 2^(j-1) show t = Σ x_j 2^(j-1); a network that interpolates ±2 at t = 0..T has risk 0.

    Neuron j is σ(Λ(t - j)), with weight ΛT/M on the coordinate that holds M t/T and -Λj/M on the constant coordinate
    M; one more neuron σ(ΛT) serves as the outer bias.  The outer weights are the second differences over Λ.
    """
    only(body, ("n", "m", "b", "scale", "sharpness", "norm", "claimed"))
    n, m = integer(body, "n", 1, 9), integer(body, "m", 1, _MAX_HEADS)
    b, scale, sharp = (rational(body, name) for name in ("b", "scale", "sharpness"))
    norm, claimed = rational(body, "norm"), rational(body, "claimed")
    top = 2**n - 1
    root = Fraction(math.isqrt(math.ceil(b)) + 1)  # at least sqrt(b)
    if b < 0 or scale <= 0 or sharp <= 0 or claimed <= 0:
        raise Rejected("b must not be negative; scale, sharpness and claimed must be positive")
    _average_is_the_number(n, m)
    inner = sum((sharp * (top + j) / scale for j in range(top)), Fraction(0)) + sharp * top / scale
    largest = Fraction(0)
    for b_set in range(1, 2**n):
        values = [2 * label for label in _labels(n, b_set)]
        outer = [values[1] - values[0]] + [values[j + 1] - 2 * values[j] + values[j - 1] for j in range(1, top)]
        slope, value = 0, values[0]
        for t in range(top + 1):  # the ReLU network, exactly
            if value != values[t]:
                raise Rejected(f"the network does not interpolate at {t}")
            slope += outer[t] if t < top else 0
            value += slope
        size = sum(abs(a) for a in outer)
        if values[0] != 2 or size * root / (2 * sharp) + root / (sharp * top) > 1:
            raise Rejected("the smoothing may cost more than half of the output")
        largest = max(largest, (size + Fraction(2, top)) / sharp * inner)
    if largest > norm:
        raise Rejected(f"the product of the entrywise sums is {largest}, more than {norm}")
    return (
        f"n = {n}, {m} equal head(s) whose attention at position j is 2^(j-1)/{top} on every input, token "
        f"embeddings 0 and {scale} in one coordinate and {scale} in a constant one, sigma with b = {b}, sharpness "
        f"{sharp}: for each of the {top} parity sets a network of {top + 1} neurons without biases, its entrywise "
        f"sums of |alpha| and of |beta| having a product of at most {norm}, has the right sign and size at least "
        f"1 on all inputs, hence risk 0; no lower bound of {claimed} holds there"
    )


def frozen_zero(body: dict[str, Any]) -> str:
    """Two equal neurons with opposite outer weights: output 0, whatever the norms, heads and embeddings."""
    only(body, ("n", "m", "norm", "what", "claimed"))
    n, m = integer(body, "n", 1, 10**6), integer(body, "m", 1, 10**6)
    norm, claimed = rational(body, "norm"), rational(body, "claimed")
    what = choice(body, "what", ("risk", "pair"))
    value = {"risk": 1, "pair": 2}[what]
    if norm < 0 or claimed <= value:
        raise Rejected(f"{claimed} is not above {value}, or the norm is negative")
    name = {
        "risk": "risk exactly 1 for every parity set",
        "pair": "losses that sum to exactly 2 on a pair of opposed labels",
    }
    return (
        f"n = {n}, m = {m}: a classifier of two equal neurons with opposite outer weights has output 0 on all "
        f"inputs, for any heads and embeddings and with a product of norms of {norm}; it has {name[what]}, so a "
        f"lower bound that claims {claimed} there is false"
    )


def frozen_family(body: dict[str, Any]) -> str:
    """As many heads as positions, tiny weights: m² times the norms stays put, the term 2m/2^⌈(n-1)/(5m)⌉ grows."""
    only(body, ("upto", "product"))
    upto, product = integer(body, "upto", 2, 100_000), rational(body, "product")
    if product <= 0:
        raise Rejected("product must be positive")
    for n in range(2, upto + 1):
        m, norms = n, product / n**2
        term = Fraction(2 * m, 2 ** -(-(n - 1) // (5 * m)))
        if m**2 * norms != product or term != n:
            raise Rejected(f"at n = {n} the term is {term}")
    return (
        f"for every n from 2 to {upto}, m = n heads with |alpha||beta| = {product}/n^2 have m^2 |alpha||beta| = "
        f"{product}, and the term 2m/2^ceil((n-1)/(5m)) is n"
    )


KINDS = {"frozen-family": frozen_family, "frozen-reader": frozen_reader, "frozen-zero": frozen_zero}
