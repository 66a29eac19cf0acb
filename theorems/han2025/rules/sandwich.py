"""The best risk on given frozen heads and a path norm, from both sides.

The setting is a list of heads (positive rational weights of positions and tokens), embeddings, a parity set and a
bound P on the path norm Σ_t |α_t| ‖β_t‖₁ of the classifier Σ_t α_t σ(β_t·v + c_t) + c.  As 0 ≤ σ' ≤ 1 the output is
P-Lipschitz in the attention vector for the maximum norm, and what is shown is about these vectors as labelled points
(:mod:`verify.rules.lipschitz_fit`).
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

from flint import fmpq

from verify.checker.reading import Rejected, digest, integer, listing, only, rational
from verify.rules.lipschitz_fit.sides import dot, fit_holds, plan_holds, vector

_SETTING = ("n", "heads", "tokens", "positions", "parity_set", "norm")


def _setting(body: dict[str, Any]) -> tuple[list[list[fmpq]], list[int], Fraction]:
    """The attention vectors and the labels of all inputs (the last position varies fastest), and the norm."""
    n = integer(body, "n", 1, 9)
    heads = []
    for item in listing(body, "heads", 1, 12):
        if not isinstance(item, dict):
            raise Rejected("a head is an object with position_weights and token_weights")
        only(item, ("position_weights", "token_weights"))
        head = (
            vector(item["position_weights"], "position_weights", n, n),
            vector(item["token_weights"], "token_weights", 2, 2),
        )
        if min(head[0]) <= 0 or min(head[1]) <= 0:
            raise Rejected("weights must be positive")
        heads.append(head)
    tokens = [vector(row, "tokens", 1, 6) for row in listing(body, "tokens", 2, 2)]
    positions = [vector(row, "positions", 0, 6) for row in listing(body, "positions", n, n)]
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
            total = [t + dot(raw, column) / whole for t, column in zip(total, columns, strict=True)]
        vectors.append([t / len(heads) for t in total])
        labels.append((-1) ** sum(x[p - 1] for p in bits))
    norm = rational(body, "norm")
    if norm < 0:
        raise Rejected("the norm must not be negative")
    return vectors, labels, norm


def _named(body: dict[str, Any]) -> str:
    """The heads and embeddings are too long for a sentence; their digest stands for them."""
    code = digest({name: body[name] for name in ("heads", "tokens", "positions")})
    return f"{len(body['heads'])} frozen head(s) and embeddings {code} on {body['n']} positions"


def frozen_dual(body: dict[str, Any]) -> str:
    """A lower bound on the risk of every classifier of that path norm."""
    only(body, (*_SETTING, "plan", "value"))
    vectors, labels, norm = _setting(body)
    value = plan_holds(body, vectors, labels, norm)
    return (
        f"every classifier of path norm at most {norm} (any width, any biases, any smoothing) on the "
        f"{_named(body)} has risk at least {value} for the parity set {body['parity_set']}"
    )


def frozen_fit(body: dict[str, Any]) -> str:
    """An upper bound: an explicit classifier within the norm, its risk in balls."""
    only(body, (*_SETTING, "b", "alpha", "beta", "bias", "offset", "value"))
    vectors, labels, norm = _setting(body)
    width, value = fit_holds(body, vectors, labels, norm)
    return (
        f"a classifier of {width} neurons and path norm at most {norm}, b = {rational(body, 'b')}, on the "
        f"{_named(body)} has risk at most {value} for the parity set {body['parity_set']}"
    )


KINDS = {"frozen-fit": frozen_fit, "frozen-dual": frozen_dual}
