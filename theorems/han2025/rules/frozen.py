"""Frozen soft attention: readers of whole inputs, slopes, flips and counts, re-derived from the definitions.

A head gives position j with token x the weight ``position_weights[j] * token_weights[x]``, a positive rational: the
exponential of an additive score (every positive number is one), so that attention is a quotient of rationals.  The
classifier is Σ_t α_t σ(β_t·v + c_t) + b with σ(z) = (z + sqrt(z² + b))/2, for which |σ - ReLU| ≤ sqrt(b)/2.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from flint import arb, fmpq

from verify.checker.reading import Rejected, as_rational, choice, digest, integer, listing, only, rational

from .good_inputs import prefix, threshold


def _vector(value: Any, name: str, low: int, high: int) -> list[Fraction]:
    return [as_rational(item, name) for item in listing({name: value}, name, low, high)]


def _vectors(body: dict[str, Any], name: str, low: int, high: int, size: int) -> list[list[Fraction]]:
    return [_vector(item, name, size, size) for item in listing(body, name, low, high)]


def _bits(body: dict[str, Any], n: int) -> list[int]:
    x = listing(body, "x", n, n)
    if any(type(bit) is not int or bit not in (0, 1) for bit in x):
        raise Rejected("x must be a list of bits")
    return x


def _dot(a: Sequence[Fraction], b: Sequence[Fraction]) -> Fraction:
    return sum((u * v for u, v in zip(a, b, strict=True)), Fraction(0))


def _ball(value: Fraction) -> arb:
    return arb(fmpq(value.numerator, value.denominator))


# --------------------------------------------------------------------------------------- slopes and flips


def _network(body: dict[str, Any], size: int) -> tuple[list[Fraction], list[list[Fraction]], list[Fraction], Fraction]:
    alpha = _vector(body.get("alpha"), "alpha", 1, 50)
    beta = _vectors(body, "beta", len(alpha), len(alpha), size)
    bias, b = _vector(body.get("bias"), "bias", len(alpha), len(alpha)), rational(body, "b")
    if b <= 0:
        raise Rejected("b must be positive")
    return alpha, beta, bias, b


def _output(network: tuple[Any, ...], v: Sequence[Fraction]) -> arb:
    alpha, beta, bias, b = network
    result = arb(0)
    for a, row, c in zip(alpha, beta, bias, strict=True):
        z = _ball(_dot(row, v) + c)
        result += _ball(a) * (z + (z * z + _ball(b)).sqrt()) / 2
    return result


def frozen_slope(body: dict[str, Any]) -> str:
    """The derivative of the output by an attention score exceeds the product of the norms of the weights."""
    only(body, ("m", "b", "alpha", "beta", "bias", "v", "w", "norm"))
    m, v = integer(body, "m", 1, 1000), _vector(body.get("v"), "v", 1, 50)
    alpha, beta, bias, b = _network(body, len(v))
    w, norm = _vector(body.get("w"), "w", len(v), len(v)), choice(body, "norm", ("sum", "euclidean"))
    entries = [entry for row in beta for entry in row]
    slope = arb(0)
    for a, row, c in zip(alpha, beta, bias, strict=True):
        z = _ball(_dot(row, v) + c)
        slope += _ball(a * _dot(row, w)) * (1 + z / (z * z + _ball(b)).sqrt()) / (2 * m)
    if norm == "sum":
        product = _ball(sum(map(abs, alpha), Fraction(0)) * sum(map(abs, entries), Fraction(0)))
    else:
        product = _ball(_dot(alpha, alpha) * _dot(entries, entries)).sqrt()
    if not abs(slope) > product:
        raise Rejected("the slope is not shown to exceed the product of the norms")
    return (
        f"with alpha {body['alpha']}, beta {body['beta']}, biases {body['bias']}, b = {b}, at v = {body['v']} the "
        f"output's derivative by the attention to an embedding {body['w']} in one of {m} head(s) is "
        f"{slope.str(8, radius=False)}, more than the product {product.str(8, radius=False)} of the {norm} "
        f"norms"
    ).replace("'", "")


def _attention(pos: Sequence[Fraction], tok: Sequence[Fraction], x: Sequence[int]) -> list[Fraction]:
    weights = [w * tok[bit] for w, bit in zip(pos, x, strict=True)]
    total = sum(weights, Fraction(0))
    return [w / total for w in weights]


def _flip(body: dict[str, Any]) -> tuple[list[int], int, list[Fraction], list[Fraction]]:
    """One head, an input of the subset X', and the attention before and after p turns to the preferred token."""
    n = integer(body, "n", 2, 400)
    pos = _vector(body.get("position_weights"), "position_weights", n, n)
    tok = _vector(body.get("token_weights"), "token_weights", 2, 2)
    x, p = _bits(body, n), integer(body, "p", 1, n)
    if min(pos) <= 0 or min(tok) <= 0:
        raise Rejected("weights must be positive")
    u = int(tok[1] > tok[0])
    ranking = sorted(range(n), key=lambda j: (-pos[j], j))
    front = ranking[: prefix(n, 1)]
    if p - 1 in front or sum(x[j] == u for j in front) < threshold(n, 1):
        raise Rejected("p is in the prefix, or the prefix holds too few preferred tokens")
    if x[p - 1] == u:
        raise Rejected("p must hold the other token before the flip")
    after = [u if j == p - 1 else bit for j, bit in enumerate(x)]
    return x, p, _attention(pos, tok, x), _attention(pos, tok, after)


def frozen_attention(body: dict[str, Any]) -> str:
    """Attention at p, or its change when p is flipped, exceeds a claimed bound, on an input of the subset."""
    only(body, ("n", "position_weights", "token_weights", "x", "p", "what", "claimed"))
    x, p, before, after = _flip(body)
    claimed, what = rational(body, "claimed"), choice(body, "what", ("cap", "own", "other"))
    r = 0 if p != 1 else 1
    value, name = {
        "cap": (after[p - 1], "the attention at p"),
        "own": (abs(after[p - 1] - before[p - 1]), "the change of the attention at p"),
        "other": (abs(after[r] - before[r]) / before[r], f"the relative change of the attention at {r + 1}"),
    }[what]
    if not value > claimed:
        raise Rejected(f"{value} is not above {claimed}")
    return (
        f"one head on {len(x)} positions with position weights {_short(body['position_weights'])} and token "
        f"weights {_short(body['token_weights'])}, input {''.join(map(str, x))} of the subset, p = {p} flipped to "
        f"the preferred token: {name} is {value}, more than {claimed}"
    )


def frozen_change(body: dict[str, Any]) -> str:
    """The output changes by more than claimed, although the changes of attention sum to zero.

    Attention sums to one before and after.  ``claimed`` is in units of the product of Σ|α| and Σ|β|.
    """
    only(
        body,
        (
            "n",
            "position_weights",
            "token_weights",
            "x",
            "p",
            "positions",
            "tokens",
            "alpha",
            "beta",
            "bias",
            "b",
            "claimed",
        ),
    )
    x, p, before, after = _flip(body)
    d = len(listing(body, "tokens", 2, 2)[0])
    tokens = _vectors(body, "tokens", 2, 2, d)
    positions = _vectors(body, "positions", len(x), len(x), d)
    if max(abs(entry) for row in tokens + positions for entry in row) > 1:
        raise Rejected("a coordinate of an embedding is larger than 1")
    network = alpha, beta, _, _ = _network(body, 2 * d)
    columns = list(zip(*(tokens[bit] + row for bit, row in zip(x, positions, strict=True)), strict=True))
    outputs = [_output(network, [_dot(gamma, column) for column in columns]) for gamma in (before, after)]
    change, claimed = abs(outputs[1] - outputs[0]), rational(body, "claimed")
    product = sum(map(abs, alpha), Fraction(0)) * sum((abs(e) for row in beta for e in row), Fraction(0))
    if sum(after, Fraction(0)) != sum(before, Fraction(0)) or claimed < 0 or not change > _ball(claimed * product):
        raise Rejected("the output is not shown to change by more than claimed")
    code = digest({name: body[name] for name in ("positions", "tokens", "alpha", "beta", "bias", "b")})
    return (
        f"one head on {len(x)} positions, position weights {_short(body['position_weights'])}, token weights "
        f"{_short(body['token_weights'])}, embeddings with coordinates at most 1 and classifier {code}, input "
        f"{''.join(map(str, x))} of the subset, p = {p} flipped in the attention alone: the changes of attention "
        f"sum to 0, and the output changes by {change.str(6, radius=False)}, more than {claimed} times the "
        f"product of the norms, which is {product}"
    )


def _short(values: list[str]) -> str:
    if len(values) < 15:
        return f"({', '.join(values)})"
    return f"({', '.join(values[:3])}, ... {len(values)} of them)"


def frozen_stray(body: dict[str, Any]) -> str:
    """Both orders of the first line hold, and the second line, with the matrix applied twice to the token, does
    not."""
    only(body, ("matrix", "query", "tokens", "positions", "x", "j", "p"))
    size = len(listing(body, "matrix", 2, 20))
    matrix = _vectors(body, "matrix", size, size, size)
    query = _vector(body.get("query"), "query", size, size)
    tokens, n = _vectors(body, "tokens", 2, 2, size), len(listing(body, "positions", 2, 20))
    positions = _vectors(body, "positions", n, n, size)
    x, j, p = _bits(body, n), integer(body, "j", 1, n), integer(body, "p", 1, n)
    row = [_dot(query, column) for column in zip(*matrix, strict=True)]
    twice = [_dot(row, column) for column in zip(*matrix, strict=True)]
    first = [(_dot(row, positions[i - 1]), _dot(row, tokens[x[i - 1]])) for i in (j, p)]
    second = [_dot(row, positions[i - 1]) + _dot(twice, tokens[x[i - 1]]) for i in (j, p)]
    half = size // 2
    split = all(not any(t[half:]) for t in tokens) and all(not any(q[:half]) for q in positions)
    if not split or first[0][0] < first[1][0] or first[0][1] < first[1][1] or not second[1] > second[0]:
        raise Rejected("this is no counterexample")
    return (
        f"matrix {body['matrix']}, query {body['query']}, tokens {body['tokens']}, positions {body['positions']}, "
        f"x = {x}: position {j} scores at least as much as {p} by position and by token, but with the matrix "
        f"applied twice to the token {p} gets {second[1]} and {j} gets {second[0]}"
    ).replace("'", "")


KINDS = {
    "frozen-attention": frozen_attention,
    "frozen-change": frozen_change,
    "frozen-slope": frozen_slope,
    "frozen-stray": frozen_stray,
}
