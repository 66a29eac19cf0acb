"""The best risk on given frozen heads and a path norm, from both sides.

The setting is a list of heads (positive rational weights of positions and tokens), embeddings, a parity set and a
bound P on the path norm Σ_t |α_t| ‖β_t‖₁ of the classifier Σ_t α_t σ(β_t·v + c_t) + c.  As 0 ≤ σ' ≤ 1 the output is
P-Lipschitz in the attention vector for the maximum norm.

*From below*: masses on pairs of inputs of opposite labels.  (1 - yh)_+² ≥ 2μ(1 - yh) - μ² for every μ ≥ 0; with μ the
mass at an input, Σ μ y h is the sum of mass times the difference of two outputs, each at most P times the distance of
the attention vectors.  *From above*: an explicit classifier.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any

from flint import arb, fmpq

from verify.checker.reading import Rejected, as_rational, digest, integer, listing, only, rational

_SETTING = ("n", "heads", "tokens", "positions", "parity_set", "norm")


def _exact(value: Fraction) -> fmpq:
    return fmpq(value.numerator, value.denominator)


def _vector(value: Any, name: str, low: int, high: int) -> list[fmpq]:
    return [_exact(as_rational(item, name)) for item in listing({name: value}, name, low, high)]


def _dot(a: Sequence[fmpq], b: Sequence[fmpq]) -> fmpq:
    return sum((u * v for u, v in zip(a, b, strict=True) if v), fmpq(0))


def _setting(body: dict[str, Any]) -> tuple[int, list[list[fmpq]], list[int], Fraction]:
    """The attention vectors and the labels of all inputs (the last position varies fastest), and the norm."""
    n = integer(body, "n", 1, 9)
    heads = []
    for item in listing(body, "heads", 1, 12):
        if not isinstance(item, dict):
            raise Rejected("a head is an object with position_weights and token_weights")
        only(item, ("position_weights", "token_weights"))
        head = (
            _vector(item["position_weights"], "position_weights", n, n),
            _vector(item["token_weights"], "token_weights", 2, 2),
        )
        if min(head[0]) <= 0 or min(head[1]) <= 0:
            raise Rejected("weights must be positive")
        heads.append(head)
    tokens = [_vector(row, "tokens", 1, 6) for row in listing(body, "tokens", 2, 2)]
    positions = [_vector(row, "positions", 0, 6) for row in listing(body, "positions", n, n)]
    bits = listing(body, "parity_set", 1, n)
    if any(type(p) is not int or not 1 <= p <= n for p in bits) or len(set(bits)) < len(bits):
        raise Rejected(f"parity_set must be different positions from 1 to {n}")
    vectors, labels = [], []
    for x in product((0, 1), repeat=n):
        columns = list(zip(*([*tokens[bit], *row] for bit, row in zip(x, positions, strict=True)), strict=True))
        total = [fmpq(0)] * len(columns)
        for weights, preference in heads:
            raw = [w * preference[bit] for w, bit in zip(weights, x, strict=True)]
            whole = sum(raw, fmpq(0))
            total = [t + _dot(raw, column) / whole for t, column in zip(total, columns, strict=True)]
        vectors.append([t / len(heads) for t in total])
        labels.append((-1) ** sum(x[p - 1] for p in bits))
    norm = rational(body, "norm")
    if norm < 0:
        raise Rejected("the norm must not be negative")
    return n, vectors, labels, norm


def _named(body: dict[str, Any]) -> str:
    """The heads and embeddings are too long for a sentence; their digest stands for them."""
    code = digest({name: body[name] for name in ("heads", "tokens", "positions")})
    return f"{len(body['heads'])} frozen head(s) and embeddings {code} on {body['n']} positions"


def frozen_dual(body: dict[str, Any]) -> str:
    """A lower bound on the risk of every classifier of that path norm."""
    only(body, (*_SETTING, "plan", "value"))
    n, vectors, labels, norm = _setting(body)
    value, moved = rational(body, "value"), fmpq(0)
    mu = [fmpq(0)] * 2**n
    for item in listing(body, "plan", 0, 20_000):
        a, b, mass = listing({"plan": item}, "plan", 3, 3)
        mass = _exact(as_rational(mass, "plan"))
        inside = all(type(i) is int and 0 <= i < 2**n for i in (a, b))
        if not inside or labels[a] == labels[b] or mass < 0:
            raise Rejected("a plan is triples of two inputs of opposite labels and a mass that is not negative")
        mu[a] += mass
        mu[b] += mass
        moved += mass * max(abs(u - v) for u, v in zip(vectors[a], vectors[b], strict=True))
    if (sum((2 * m - m * m for m in mu), fmpq(0)) - 2 * _exact(norm) * moved) / 2**n < _exact(value):
        raise Rejected("the plan gives less")
    return (
        f"every classifier of path norm at most {norm} (any width, any biases, any smoothing) on the "
        f"{_named(body)} has risk at least {value} for the parity set {body['parity_set']}"
    )


def frozen_fit(body: dict[str, Any]) -> str:
    """An upper bound: an explicit classifier within the norm, its risk in balls."""
    only(body, (*_SETTING, "b", "alpha", "beta", "bias", "offset", "value"))
    n, vectors, labels, norm = _setting(body)
    value, offset, b = rational(body, "value"), rational(body, "offset"), rational(body, "b")
    alpha = _vector(body.get("alpha"), "alpha", 0, 200)
    width, size = len(alpha), len(vectors[0])
    beta = [_vector(row, "beta", size, size) for row in listing(body, "beta", width, width)]
    bias = _vector(body.get("bias"), "bias", len(alpha), len(alpha))
    path = sum((abs(a) * sum(map(abs, row), fmpq(0)) for a, row in zip(alpha, beta, strict=True)), fmpq(0))
    if path > _exact(norm) or b <= 0:
        raise Rejected(f"the path norm is {path}, more than {norm}, or b is not positive")
    risk, smooth, outer = arb(0), _ball(b), [arb(a) for a in alpha]
    for v, label in zip(vectors, labels, strict=True):
        output = _ball(offset)
        for a, row, c in zip(outer, beta, bias, strict=True):
            z = arb(_dot(row, v) + c)
            output += a * (z + (z * z + smooth).sqrt()) / 2
        margin = 1 - label * output
        if not margin < 0:
            risk += margin * margin  # at least the loss, whatever the sign
    if not risk / 2**n <= _ball(value):
        raise Rejected("the risk is not shown to be that small")
    return (
        f"a classifier of {len(alpha)} neurons and path norm at most {norm}, b = {b}, on the {_named(body)} has "
        f"risk at most {value} for the parity set {body['parity_set']}"
    )


def _ball(value: Fraction) -> arb:
    return arb(_exact(value))


KINDS = {"frozen-fit": frozen_fit, "frozen-dual": frozen_dual}
