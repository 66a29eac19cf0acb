r"""Covers of attention heads in the maximum norm over samples, with constants, from covers of linear functions.

*A head.*  Scores are linear in W_QK at the mT points z x_tᵀ of norm B_X², values in v at the mT points x_t of norm B_X.
An error δ in the scores and η in the values moves the output by at most L (c B_V B_X δ + η), c the constant of softmax.
With the best split of ε the logarithm of the covering number is less than

    (L B_V B_X)² ((c B_QK B_X²)^{2/3} + 1)³ / ε² · log(2mT + 1).
"""

from __future__ import annotations

import functools
import math
from typing import Any

from numerics.linear_cover import updates

__all__ = [
    "SYMBOLS",
    "box_bound",
    "grid_outputs",
    "head_bound",
    "kernel_facts",
    "length_free_bound",
    "packing_sample",
    "selector_outputs",
    "split_facts",
]

SYMBOLS = ("T", "m", "L", "B_X", "B_V", "B_QK", "epsilon")
SIZE = "L*B_V*B_X"  # of the output


@functools.lru_cache(maxsize=1)
def head_bound() -> str | None:
    """Scores at cost a²/θ², values at cost b²/(1-θ)², b the size of the output, a = b·c·B_QK·B_X² with the constant c
    of softmax: (a^{2/3} + b^{2/3})³ = b²((a/b)^{2/3} + 1)³ at the best split."""
    import sympy as sp

    from numerics.softmax import softmax_constant

    beta, rho = sp.symbols("beta rho", positive=True)
    same = sp.expand(((beta * rho) ** 2 + beta**2) ** 3 - beta**6 * (rho**2 + 1) ** 3) == 0
    constant = softmax_constant()
    if constant is None or not same or updates() is None or not all(split_facts().values()):
        return None
    return f"({SIZE})**2*(({constant}*B_QK*B_X**2)**(2/3) + 1)**3/epsilon**2*log(2*m*T + 1)"


@functools.lru_cache(maxsize=1)
def length_free_bound() -> str | None:
    """Two linear covers at one point a sample, each of the cost (λ e^S · 2 e^S)² with λ the size over ε."""
    import sympy as sp

    S, scale = sp.symbols("S lambda", positive=True)
    cost = sp.expand((scale * sp.exp(S) * 2 * sp.exp(S)) ** 2 / (scale**2 * sp.exp(4 * S)))
    if updates() is None or not all(kernel_facts().values()) or not cost.is_Integer:
        return None
    return f"{2 * int(cost)}*({SIZE})**2*exp(4*B_QK*B_X**2)/epsilon**2*log(2*m + 1)"


def box_bound() -> str:
    """Outputs lie in an interval of length 2·size: ⌈size/ε⌉ pieces of length 2ε for each of m samples."""
    return f"m*log(ceil({SIZE}/epsilon))"


@functools.cache
def split_facts() -> dict[str, bool]:
    """a²/θ² + b²/(1-θ)² at θ = a^{2/3}/(a^{2/3} + b^{2/3}), with a = α³ and b = β³; it is the minimum."""
    import sympy as sp

    alpha, beta, theta = sp.symbols("alpha beta theta", positive=True)
    cost = alpha**6 / theta**2 + beta**6 / (1 - theta) ** 2
    best = alpha**2 / (alpha**2 + beta**2)
    curvature = 6 * alpha**6 / theta**4 + 6 * beta**6 / (1 - theta) ** 4
    return {
        "the split costs (a^{2/3} + b^{2/3})³": sp.simplify(cost.subs(theta, best) - (alpha**2 + beta**2) ** 3) == 0,
        "its slope vanishes there": sp.simplify(sp.diff(cost, theta).subs(theta, best)) == 0,
        "the cost is convex": sp.simplify(sp.diff(cost, theta, 2) - curvature) == 0,
    }


@functools.cache
def kernel_facts() -> dict[str, bool]:
    """g = G/A against g' = G'/A': the error of a quotient in the errors of both sums; and the two norms."""
    import sympy as sp

    G, A, H, C, S, scale = sp.symbols("G A H C S lambda", positive=True)
    n = sp.Symbol("n", integer=True, nonnegative=True)
    series = sp.summation(S**n / sp.factorial(n), (n, 0, sp.oo))
    return {
        "g - g' = (G - G' + g(A' - A))/A'": sp.simplify(G / A - H / C - (G - H + G / A * (C - A)) / C) == 0,
        "the powers of a tensor add up to an exponential": sp.simplify(series - sp.exp(S)) == 0,
        "both errors cost 4(LM)²e^{4S}/ε²": sp.expand(
            (scale * sp.exp(S) * 2 * sp.exp(S)) ** 2 - 4 * scale**2 * sp.exp(4 * S)
        )
        == 0,
    }


def packing_sample(size: int) -> list[str]:
    """⌈log2 T⌉ samples of bits in which no two tokens agree throughout: the binary digits of 0 … T - 1."""
    digits = max(1, (size - 1).bit_length())
    return ["".join(str(t >> i & 1) for t in range(size)) for i in range(digits)]


# ---------------------------------------------------------------------------- heads for greedy nets, in doubles


def grid_outputs(length: int, score: float, dimension: int, samples: int, seed: int) -> Any:
    """Heads on a grid of weights: directions of {-1, 0, 1}^d with the given norm for q = W_QKᵀ z, ±e_i for the value
    map.

    Tokens are independent and uniform on the unit sphere; row r of the result is one head on all samples.
    """
    import itertools

    import numpy as np

    from numerics.head.model import softmax

    rng = np.random.default_rng([seed, length])
    tokens = rng.normal(size=(samples, length, dimension))
    tokens /= np.linalg.norm(tokens, axis=-1, keepdims=True)
    directions = np.array(list(itertools.product((-1.0, 0.0, 1.0), repeat=dimension)))
    norms = np.linalg.norm(directions, axis=1, keepdims=True)
    queries = score * directions / np.where(norms == 0, 1, norms)
    rows = [np.einsum("mt,mtd->md", softmax(tokens @ q), tokens) for q in queries]
    mixed = np.stack(rows)  # head, sample, coordinate
    values = np.moveaxis(mixed, 2, 1).reshape(-1, samples)
    return np.concatenate([values, -values])


def selector_outputs(length: int, score: float, samples: int, seed: int) -> Any:
    """T heads, head j with ``score`` at position j and 0 elsewhere, on random bits ±1: row j is head j."""
    import numpy as np

    rng = np.random.default_rng([seed, length, 1])
    bits = rng.choice((-1.0, 1.0), size=(samples, length))
    shrink = math.exp(-score)
    return ((1 - shrink) * bits + shrink * bits.sum(axis=1, keepdims=True)).T / (1 + (length - 1) * shrink)
