"""Frozen soft attention: readers of whole inputs, flips, counts, and the best risk of a path norm from both sides.

The classifier is one hidden layer of smoothed neurons.  As its output is P-Lipschitz in the attention vector for the
maximum norm, P its path norm, what is shown of its risk is about these vectors as labelled points.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

from verify.checker.reading import Rejected, choice, integer, only, places, rational
from verify.rules.indistinguishable_inputs.counts import few_in_front
from verify.rules.lipschitz_fit.fit_bounds import fit_holds
from verify.rules.lipschitz_fit.heads import attention_moves, mixtures, number_reader, output_moves

from .hard_attention import prefix

_SETTING = ("n", "heads", "tokens", "positions", "parity_set", "norm")


def threshold(n: int, m: int) -> int:
    """⌈n/(5m)⌉: so many preferred tokens in front are enough."""
    return -(-n // (5 * m))


def frozen_count(body: dict[str, Any]) -> str:
    """A printed count of bad inputs (too few preferred tokens in a prefix) is not the true one, or below it."""
    return few_in_front(body, prefix, threshold)


def frozen_attention(body: dict[str, Any]) -> str:
    """Attention at p, or its change when p is flipped, exceeds a claimed bound, on an input of the subset X'."""
    return attention_moves(body, prefix, threshold)


def frozen_change(body: dict[str, Any]) -> str:
    """The output changes by more than claimed when p is flipped, although the changes of attention sum to zero."""
    return output_moves(body, prefix, threshold)


def frozen_reader(body: dict[str, Any]) -> str:
    """Heads that show the number of an input, and networks behind them with risk 0 for every parity set."""
    only(body, ("n", "m", "b", "scale", "sharpness", "norm", "claimed"))
    n, m = integer(body, "n", 1, 9), integer(body, "m", 1, 16)
    b, scale, sharp, norm, claimed = (rational(body, name) for name in ("b", "scale", "sharpness", "norm", "claimed"))
    if claimed <= 0:
        raise Rejected("claimed must be positive")
    top = 2**n - 1
    labels = ([(-1) ** (t & chosen).bit_count() for t in range(top + 1)] for chosen in range(1, top + 1))
    largest = number_reader(n, m, labels, b, scale, sharp)
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
    value, name = {
        "risk": (1, "risk exactly 1 for every parity set"),
        "pair": (2, "losses that sum to exactly 2 on a pair of opposed labels"),
    }[choice(body, "what", ("risk", "pair"))]
    if norm < 0 or claimed <= value:
        raise Rejected(f"{claimed} is not above {value}, or the norm is negative")
    return (
        f"n = {n}, m = {m}: a classifier of two equal neurons with opposite outer weights has output 0 on all "
        f"inputs, for any heads and embeddings and with a product of norms of {norm}; it has {name}, so a "
        f"lower bound that claims {claimed} there is false"
    )


def frozen_family(body: dict[str, Any]) -> str:
    """As many heads as positions, tiny weights: m² times the norms stays put, the term 2m/2^⌈(n-1)/(5m)⌉ grows."""
    only(body, ("upto", "product"))
    upto, whole = integer(body, "upto", 2, 100_000), rational(body, "product")
    if whole <= 0:
        raise Rejected("product must be positive")
    for n in range(2, upto + 1):
        m, norms = n, whole / n**2
        term = Fraction(2 * m, 2 ** -(-(n - 1) // (5 * m)))
        if m**2 * norms != whole or term != n:
            raise Rejected(f"at n = {n} the term is {term}")
    return (
        f"for every n from 2 to {upto}, m = n heads with |alpha||beta| = {whole}/n^2 have m^2 |alpha||beta| = "
        f"{whole}, and the term 2m/2^ceil((n-1)/(5m)) is n"
    )


def _setting(body: dict[str, Any]) -> tuple[list[Any], list[int], Fraction, str]:
    """The attention vectors and labels of all inputs (the last position varies fastest), the norm, and the heads."""
    n, norm = integer(body, "n", 1, 9), rational(body, "norm")
    chosen, inputs = places(body, "parity_set", 1, n), list(product((0, 1), repeat=n))
    if norm < 0:
        raise Rejected("the norm must not be negative")
    vectors, named = mixtures(body, n, inputs)
    return vectors, [(-1) ** sum(x[p - 1] for p in chosen) for x in inputs], norm, named


def frozen_fit(body: dict[str, Any]) -> str:
    """An upper bound: an explicit classifier within the norm, its risk in balls."""
    only(body, (*_SETTING, "b", "alpha", "beta", "bias", "offset", "value"))
    vectors, labels, norm, named = _setting(body)
    width, value = fit_holds(body, vectors, labels, norm)
    return (
        f"a classifier of {width} neurons and path norm at most {norm}, b = {rational(body, 'b')}, on the {named} has "
        f"risk at most {value} for the parity set {body['parity_set']}"
    )


KINDS = {
    "frozen-attention": frozen_attention,
    "frozen-change": frozen_change,
    "frozen-count": frozen_count,
    "frozen-family": frozen_family,
    "frozen-fit": frozen_fit,
    "frozen-reader": frozen_reader,
    "frozen-zero": frozen_zero,
}
