r"""Covers of linear functions and of attention heads in the maximum norm over samples, with constants.

*Linear functions.*  ‖w‖ ≤ B, N points of norm at most R, accuracy ε.  Start at 0; while some point has an error above
ε, add ±(ε/R²) times that point.  With ⟨w - w_t, x⟩ = ε + g, g > 0, and ‖x‖² = R² - h, the squared distance to w falls
by ε²/R² + 2gε/R² + hε²/R⁴ > ε²/R², so there are fewer than (BR/ε)² updates.  What is reached depends only on the list
of the points and signs used: at most (2N + 1)^k vectors, k = ⌈(BR/ε)²⌉ - 1, are within ε of every w.  This needs no
dimension.

*A head.*  Scores are linear in W_QK at the mT points z x_tᵀ of norm B_X², values in v at the mT points x_t of norm B_X.
An error δ in the scores and η in the values moves the output by at most L (c B_V B_X δ + η), c the constant of softmax.
With the best split of ε the logarithm of the covering number is less than

    (L B_V B_X)² ((c B_QK B_X²)^{2/3} + 1)³ / ε² · log(2mT + 1).
"""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

__all__ = [
    "SYMBOLS",
    "box_bound",
    "cover_facts",
    "greedy_net",
    "grid_outputs",
    "head_bound",
    "kernel_facts",
    "length_free_bound",
    "linear_cover",
    "nearest_updates",
    "packing_sample",
    "selector_outputs",
    "sharp_instance",
    "split_facts",
    "updates",
    "vector_facts",
]

SYMBOLS = ("T", "m", "L", "B_X", "B_V", "B_QK", "epsilon")
SIZE = "L*B_V*B_X"  # of the output


@functools.lru_cache(maxsize=1)
def updates() -> str | None:
    """Each update lowers the squared distance, at most B² at first, by more than ε²/R²: fewer than B²/(ε²/R²)."""
    return "B**2/(epsilon**2/R**2)" if all(cover_facts().values()) else None


def linear_cover(norm: str, radius: str, accuracy: str, points: str) -> str | None:
    """log N for linear functions of that norm at so many points of that radius: the updates times log(2N + 1)."""
    count = updates()
    if count is None:
        return None
    # all letters at once, so that a letter of one part is not taken for a name of another
    names = {"B": f"({norm})", "R": f"({radius})", "epsilon": f"({accuracy})"}
    return f"({re.sub(r'[A-Za-z]+', lambda word: names[word[0]], count)})*log(2*({points}) + 1)"


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
def cover_facts() -> dict[str, bool]:
    """One update, with the error ε + g and the squared norm R² - h of the point."""
    import sympy as sp

    epsilon, radius, g, h, rest = sp.symbols("epsilon R g h D", positive=True)
    step = epsilon / radius**2
    after = rest - 2 * step * (epsilon + g) + step**2 * (radius**2 - h)
    fall = epsilon**2 / radius**2 + 2 * g * epsilon / radius**2 + h * epsilon**2 / radius**4
    return {"an update lowers the squared distance by more than ε²/R²": sp.expand(rest - after - fall) == 0}


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
def vector_facts() -> dict[str, bool]:
    """Columns with norms b_j rounded up to b̂_j, accuracy ε_j² = ε² b̂_j / Σ b̂: the costs add up to (Σ b̂ R/ε)²."""
    import sympy as sp

    b, c, radius, epsilon = sp.symbols("b c R epsilon", positive=True)  # one column, and the sum of all others
    share = epsilon**2 * b / (b + c)
    one = b**2 * radius**2 / share
    return {
        "a column costs b Σb R²/ε²": sp.simplify(one - b * (b + c) * radius**2 / epsilon**2) == 0,
        "binomial(2k, k) is at most 4^k": all(math.comb(2 * k, k) <= 4**k for k in range(1, 200)),
        "its ratio to 4^k falls": sp.simplify(sp.Rational(1) - (2 * b + 1) / (2 * (b + 1)) - 1 / (2 * (b + 1))) == 0,
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


def nearest_updates(
    points: Sequence[Sequence[Fraction]], target: Sequence[Fraction], epsilon: Fraction, radius: Fraction
) -> list[tuple[int, int]]:
    """The (point, sign) of every update, in exact rationals, always at the first point with an error above ε."""
    rest: list[Fraction] = list(target)
    steps: list[tuple[int, int]] = []
    while True:
        errors = [sum((r * u for r, u in zip(rest, x, strict=True)), Fraction(0)) for x in points]
        wrong = next((i for i, error in enumerate(errors) if abs(error) > epsilon), None)
        if wrong is None:
            return steps
        sign = 1 if errors[wrong] > 0 else -1
        steps.append((wrong, sign))
        step = sign * epsilon / radius**2
        rest = [r - step * u for r, u in zip(rest, points[wrong], strict=True)]


def sharp_instance(root: int, below: Fraction) -> dict[str, Any]:
    """n = root² orthonormal points, the target (1, …, 1), ε = 1 - below: exactly n = ⌈(B/ε)²⌉ - 1 updates."""
    n = root * root
    points = [["1" if i == j else "0" for j in range(n)] for i in range(n)]
    return {"B": str(root), "R": "1", "epsilon": str(1 - below), "points": points, "target": ["1"] * n}


def packing_sample(size: int) -> list[str]:
    """⌈log2 T⌉ samples of bits in which no two tokens agree throughout: the binary digits of 0 … T - 1."""
    digits = max(1, (size - 1).bit_length())
    return ["".join(str(t >> i & 1) for t in range(size)) for i in range(digits)]


# ------------------------------------------------------------------------------------- greedy nets, in doubles


def greedy_net(outputs: Any, radius: float) -> int:
    """The size of a maximal set of rows that are pairwise more than ``radius`` apart in the maximum norm.

    Such a set is a cover at ``radius`` (an upper bound) and needs as many elements at ``radius``/2 (a lower bound).
    """
    import numpy as np

    left, count = np.asarray(outputs), 0
    while len(left):
        far = np.abs(left - left[0]).max(axis=1) > radius
        left, count = left[far], count + 1
    return count


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
