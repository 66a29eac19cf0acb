r"""The Lipschitz constant of the output in the heads: an enclosure of sup ‖∇ŷ‖ for given n, k, τ, b on the circle.

‖∇ŷ‖ = |f'(S)| (Σ_i |C_i|²)^{1/2} / τ with S = Σ_i P_i (see :mod:`numerics.soft_share.circle` for P and C), so
the supremum scales exactly as 1/τ.  Upper end: concave majorant of |C|² against P, then one dimension in S.  Lower
end: an explicit point with two groups of equal heads.  Both ends come with the body of a certificate; nothing here is
rigorous by itself.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np

from numerics.arithmetic.ball_arrays import Array, Flags
from numerics.arithmetic.subdivision import preorder
from numerics.soft_share.circle import Envelope, arcs, circle, covariances, envelope, polar

__all__ = [
    "OPPOSITE",
    "GradientEnclosure",
    "StrongPoint",
    "activation_slope",
    "classifier_slope",
    "entry_point",
    "equal_heads_point",
    "gradient_enclosure",
    "gradient_point",
    "largest_gradient_quotient",
    "largest_quotient",
    "strongest_entry",
    "strongest_point",
]

MARGIN = 1.002  # claimed over found maximum on the line: what the bisection has to bridge


@dataclass(frozen=True)
class GradientEnclosure:
    """lower < sup ‖∇ŷ‖ ≤ upper, and the certificates' bodies (None for the trivial circle of one
    position)."""

    lower: Fraction
    upper: Fraction
    point: dict[str, Any] | None
    bound: dict[str, Any] | None


@dataclass(frozen=True)
class StrongPoint:
    """An explicit place with a large gradient, in units where τ = 1."""

    value: float
    heads: tuple[tuple[Fraction, Fraction], ...]
    bits: str


# Two opposite positions and a share just above one half: nearly the largest derivative by a14 that there is, 2/τ.
OPPOSITE = StrongPoint(1.99, ((Fraction(0), Fraction(-3, 100)),), "10")


def activation_slope(z: Array, b: float) -> Array:
    """σ'(z) for σ(z) = (z + sqrt(z² + b))/2; one half at a kink of ReLU."""
    return (np.sign(z) + 1) / 2 if b == 0 else (1 + z / np.sqrt(z * z + b)) / 2


def classifier_slope(k: int, b: float, s: Array) -> Array:
    """f'(S) of the frozen classification head."""
    layers = np.arange(1, k + 1)
    weight = np.where(layers % 2 == 0, 1.0, -1.0) * (8 * layers - 4)
    return activation_slope(np.asarray(s)[..., None] + 0.5 - layers, b) @ weight


def gradient_enclosure(n: int, k: int, tau: Fraction, b: Fraction) -> GradientEnclosure:
    if n == 1:
        return GradientEnclosure(Fraction(0), Fraction(0), None, None)
    body = gradient_point(n, k, tau, b, strongest_point(n, k, b))
    ceiling, line = _line(n, k, b)
    shape = envelope(n)
    return GradientEnclosure(
        Fraction(body["value"]),
        ceiling / tau,
        body,
        {
            "kind": "gradient-supremum",
            "n": n,
            "k": k,
            "tau": str(tau),
            "b": str(b),
            "upper": str(ceiling / tau),
            "radius": str(shape.radius),
            "slopes": [str(s) for s in shape.slopes],
            "offsets": [str(a) for a in shape.offsets],
            "plane": shape.tree,
            "line": line,
        },
    )


def gradient_point(n: int, k: int, tau: Fraction, b: Fraction, point: StrongPoint) -> dict[str, Any]:
    """The body of a certificate: at this point the gradient norm exceeds a rational."""
    heads = [[str(a * tau), str(c * tau)] for a, c in point.heads]
    return {
        "kind": "model-point",
        "n": n,
        "k": k,
        "tau": str(tau),
        "b": str(b),
        "heads": heads,
        "x": point.bits,
        "quantity": "gradient-norm",
        "relation": ">",
        "value": str(_down(point.value * (1 - 1e-9)) / tau),
    }


def entry_point(n: int, k: int, tau: Fraction, b: Fraction, point: StrongPoint, entry: int = 0) -> dict[str, Any]:
    """The same for one derivative: entry 0 is a13 of the first head, entry 1 its a14."""
    return gradient_point(n, k, tau, b, point) | {"quantity": "gradient-entry", "entry": entry}


def _down(value: float) -> Fraction:
    """Six significant digits, rounded towards zero."""
    scale = 10 ** (6 - max(0, math.ceil(math.log10(value)))) if value > 0 else 1
    return Fraction(math.floor(value * scale), scale)


# --- the upper end -----------------------------------------------------------------------------------------


def _slope_size(k: int, b: float, low: Array, high: Array) -> Array:
    """Upper bound of |f'| on intervals, by the monotonicity of σ' layer by layer; never above 4k."""
    layers = np.arange(1, k + 1)
    weight = np.where(layers % 2 == 0, 1.0, -1.0) * (8 * layers - 4)
    ends = [activation_slope(s[:, None] + 0.5 - layers, b) for s in (low, high)]
    if b == 0:  # a kink at an end counts with both of its slopes
        ends = [
            np.where(low[:, None] + 0.5 - layers <= 0, 0.0, 1.0),
            np.where(high[:, None] + 0.5 - layers < 0, 0.0, 1.0),
        ]
    mid, rad = (ends[0] + ends[1]) / 2, (ends[1] - ends[0]) / 2
    return np.minimum(np.abs(mid @ weight) + rad @ np.abs(weight), 4.0 * k)


def _ceiling(shape: Envelope, k: int, size: Array, folded: Array) -> Array:
    lines = [k * float(a) + float(b) * folded for a, b in zip(shape.offsets, shape.slopes, strict=True)]
    return size**2 * np.min(lines, axis=0)


@lru_cache(maxsize=4096)
def _line(n: int, k: int, b: Fraction) -> tuple[Fraction, str]:
    """(upper bound of τ·sup ‖∇ŷ‖, the bisection of [0, k] that shows it)."""
    shape, smooth = envelope(n), float(b)
    grid = np.linspace(0, k, 20_001)
    if b:  # the transitions of f' have the width of sqrt(b) and sit at the half-integers
        steps = np.sinh(np.linspace(-12, 12, 801)) * math.sqrt(smooth) * 1e-3
        near = (np.arange(1, k + 1)[:, None] - 0.5 + steps).ravel()
        grid = np.sort(np.concatenate([grid, near[(near > 0) & (near < k)]]))
    size = _slope_size(k, smooth, grid, grid)
    best = math.sqrt(float(_ceiling(shape, k, size, np.minimum(grid, k - grid)).max()))
    claimed = Fraction(math.ceil(best * MARGIN * 10**6), 10**6)
    return claimed, _bisect(shape, k, smooth, float(claimed) ** 2 * (1 - 1e-9))


def _bisect(shape: Envelope, k: int, b: float, target: float) -> str:
    level, width = np.zeros(1), float(k)
    flags: list[Flags] = []
    while len(level):
        folded = np.minimum(level + width, k - level)
        bad = _ceiling(shape, k, _slope_size(k, b, level, level + width), folded) > target
        flags.append(bad)
        width /= 2
        level = (level[bad][:, None] + np.array([0.0, width])).ravel()
        if len(flags) > 34 or len(level) > 200_000:
            raise ArithmeticError(f"the bisection for n = {shape.n}, k = {k}, b = {b} does not end")
    return preorder(flags, 2)


# --- the lower end -----------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def strongest_point(n: int, k: int, b: Fraction) -> StrongPoint:
    """Search for the largest |f'(S)|(Σ|C|²)^{1/2}: two groups of equal heads on one arc, then refine."""
    smooth = float(b)
    best: tuple[float, int, int, Array] = (0.0, 1, k, np.zeros((2, 2)))
    for length, table in enumerate(_frontiers(n), 1):
        heads, share, square = table
        for group in _group_sizes(k):
            total = group * share[:, None] + (k - group) * share[None, :]
            value = _sure_slope(k, smooth, total) ** 2 * (group * square[:, None] + (k - group) * square[None, :])
            i, j = np.unravel_index(np.argmax(value), value.shape)
            if value[i, j] > best[0]:
                best = (float(value[i, j]), length, group, np.stack([heads[i], heads[j]]))
    _, length, group, start = best
    return _refine(n, k, smooth, length, group, start)


@lru_cache(maxsize=1024)
def equal_heads_point(n: int, k: int, b: Fraction) -> StrongPoint:
    """The best place with equal heads on an arc of ones, for sizes where :func:`strongest_point` is slow."""
    radius = np.array([0.0, 1e-3, 0.03, 0.1, 0.2, 0.35, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0])
    turn = np.array([0.0, 0.25, 0.5, 1.0]) * np.pi
    heads = np.round((radius[:, None, None] * np.stack([np.sin(turn), np.cos(turn)], -1)).reshape(-1, 2), 8)
    lengths = np.unique(np.linspace(0, n, min(n, 64) + 1).astype(int))
    arcs_of_ones = (np.arange(n) < lengths[:, None]).astype(float)
    share, cov = covariances(n, heads, arcs_of_ones)
    value = _sure_slope(k, float(b), k * share) * np.sqrt(k * (cov**2).sum(-1))
    i, j = np.unravel_index(np.argmax(value), value.shape)
    head = (Fraction(f"{heads[i, 0]:.8f}"), Fraction(f"{heads[i, 1]:.8f}"))
    return StrongPoint(float(value[i, j]), (head,) * k, "".join(str(int(v)) for v in arcs_of_ones[j]))


def _sure_slope(k: int, b: float, s: Array) -> Array:
    """|f'(S)|, for ReLU the smaller of both sides of a kink: rounding a point must not cross one."""
    if b >= 1e-9:  # there is no kink
        return np.abs(classifier_slope(k, b, s))
    return np.minimum(np.abs(classifier_slope(k, b, s - 1e-6)), np.abs(classifier_slope(k, b, s + 1e-6)))


def _group_sizes(k: int) -> list[int]:
    """How many heads the first group has; the others may attend to ones only."""
    return [size for size in sorted({k, k - 1, k // 2, (2 * k) // 3, 2, 1}) if 1 <= size <= k]


@lru_cache(maxsize=64)
def _frontiers(n: int) -> tuple[tuple[Array, Array, Array], ...]:
    """For each arc length (starting at position 1): heads with the largest |C|² in each bin of P."""
    top = 30.0 / (1 - math.cos(2 * math.pi / n))
    heads = polar(n, np.sinh(np.linspace(0, math.asinh(top), 90)), np.linspace(0, 2 * np.pi, 24 * n, endpoint=False))
    heads = heads.reshape(-1, 2)
    inputs = arcs(n)[::n][: n - 1]
    share, cov = covariances(n, heads, inputs)
    square = (cov**2).sum(-1)
    tables = []
    for column in range(n - 1):
        order = np.lexsort((-square[:, column], np.floor(share[:, column] * 300)))
        keys = np.floor(share[order, column] * 300)
        chosen = order[np.concatenate([[True], keys[1:] != keys[:-1]])]
        tables.append((heads[chosen], share[chosen, column], square[chosen, column]))
    return tuple(tables)


def _refine(n: int, k: int, b: float, length: int, group: int, start: Array) -> StrongPoint:
    """A seeded random descent in the two heads; the result is rounded to rationals and evaluated again."""
    rng = np.random.default_rng(15)
    bits = arcs(n)[(length - 1) * n][None]

    def value(pairs: Array) -> Array:
        share, cov = covariances(n, pairs, bits)
        p, c = share[..., 0], (cov[..., 0, :] ** 2).sum(-1)
        s = group * p[:, 0] + (k - group) * p[:, 1]
        return _sure_slope(k, b, s) * np.sqrt(group * c[:, 0] + (k - group) * c[:, 1])

    best, step = start, 0.3
    score = float(value(best[None])[0])
    for _ in range(160):
        trial = best + rng.normal(size=(128, 2, 2)) * step * (1 + 0.1 * np.abs(best))
        scores = value(trial)
        i = int(np.argmax(scores))
        if scores[i] > score:
            best, score = trial[i], float(scores[i])
        else:
            step *= 0.8
    rounded = np.round(best, 8)
    exact = [(Fraction(f"{a:.8f}"), Fraction(f"{c:.8f}")) for a, c in rounded]
    chosen = tuple([exact[0]] * group + [exact[1]] * (k - group))
    text = "".join(str(int(v)) for v in bits[0])
    return StrongPoint(float(value(rounded[None])[0]), chosen, text)


@lru_cache(maxsize=512)
def strongest_entry(n: int, k: int, b: Fraction) -> StrongPoint:
    """A large single derivative |∂ŷ/∂a13| of the first head; the other heads only set S."""
    smooth = float(b)
    top = 30.0 / (1 - math.cos(2 * math.pi / n))
    heads = polar(n, np.sinh(np.linspace(0, math.asinh(top), 40)), np.linspace(0, 2 * np.pi, 12 * n, endpoint=False))
    heads = heads.reshape(-1, 2)
    share, cov = covariances(n, heads, arcs(n))
    best: tuple[float, Array, Array, int] = (0.0, heads[0], heads[0], 0)
    for column in range(len(arcs(n))):
        size, p = np.abs(cov[:, column, 0]), share[:, column]
        strong = np.argsort(-size)[:60]
        others = np.argsort(p)[:: max(1, len(p) // 200)]
        value = _sure_slope(k, smooth, p[strong][:, None] + (k - 1) * p[others][None, :]) * size[strong][:, None]
        i, j = np.unravel_index(np.argmax(value), value.shape)
        if value[i, j] > best[0]:
            best = (float(value[i, j]), heads[strong[i]], heads[others[j]], column)
    value_found, first, rest, column = best
    pair = [tuple(Fraction(f"{c:.8f}") for c in head) for head in (first, rest)]
    chosen = tuple([pair[0]] + [pair[1]] * (k - 1))
    return StrongPoint(value_found * (1 - 1e-6), chosen, "".join(str(int(v)) for v in arcs(n)[column]))  # type: ignore[arg-type]


def largest_quotient(n: int, k: int, tau: float, b: float, *, pairs: int, seed: int) -> float:
    """Largest |ŷ(A) - ŷ(A')|/‖A - A'‖ over random pairs of heads, a third of them close together."""
    rng = np.random.default_rng(seed)
    u, layers = circle(n), np.arange(1, k + 1)
    weight = np.where(layers % 2 == 0, 1.0, -1.0) * (8 * layers - 4)

    def output(heads: Array, x: Array) -> Array:
        scores = heads @ u.T / tau
        gamma = np.exp(scores - scores.max(-1, keepdims=True))
        s = ((gamma / gamma.sum(-1, keepdims=True)) * x[:, None, :]).sum((-1, -2))
        z = s[:, None] + 0.5 - layers
        return ((z + np.sqrt(z * z + b)) / 2) @ weight

    first = rng.normal(size=(pairs, k, 2)) * np.exp(rng.uniform(-5, 1, size=(pairs, 1, 1)))
    step = rng.normal(size=(pairs, k, 2)) * np.exp(rng.uniform(-9, 1, size=(pairs, 1, 1))) * tau
    x = (rng.random((pairs, n)) < 0.5).astype(float)
    change = np.abs(output(first + step, x) - output(first, x))
    return float((change / np.sqrt((step**2).sum((-1, -2)))).max())


def largest_gradient_quotient(n: int, k: int, tau: float, b: float, *, pairs: int, seed: int) -> float:
    """Largest ‖∇ŷ(A) - ∇ŷ(A')‖/‖A - A'‖ over random pairs of heads, some of them close together; b > 0."""
    rng = np.random.default_rng(seed)

    def gradient(heads: Array, x: Array) -> Array:
        share, cov = _moments(heads / tau, x)
        return classifier_slope(k, b, share.sum(-1))[:, None, None] * cov / tau

    def _moments(heads: Array, x: Array) -> tuple[Array, Array]:
        u = circle(n)
        scores = heads @ u.T
        gamma = np.exp(scores - scores.max(-1, keepdims=True))
        gamma /= gamma.sum(-1, keepdims=True)
        share = (gamma * x[:, None, :]).sum(-1)
        return share, (gamma * x[:, None, :]) @ u - share[..., None] * (gamma @ u)

    first = rng.normal(size=(pairs, k, 2)) * np.exp(rng.uniform(-5, 1, size=(pairs, 1, 1)))
    step = rng.normal(size=(pairs, k, 2)) * np.exp(rng.uniform(-9, 1, size=(pairs, 1, 1))) * tau
    x = (rng.random((pairs, n)) < 0.5).astype(float)
    change = gradient(first + step, x) - gradient(first, x)
    return float((np.sqrt((change**2).sum((-1, -2))) / np.sqrt((step**2).sum((-1, -2)))).max())
