"""The transformer of the paper once more, in a few lines of numpy, to judge formulas without our other instruments.

Heads are measured in units of the temperature, so that a derivative of order d at temperature τ is the one here times
τ^-d.  The values are those of explicit heads and inputs: none is a bound.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from itertools import product
from math import ceil
from typing import Any

import numpy as np

__all__ = ["attained", "attention", "risk_and_slope"]


def _classifier(total: float, k: int, b: float) -> tuple[float, float, float]:
    """f(S), f'(S), f''(S) of the zigzag with the smoothed ReLU."""

    q = np.arange(1, k + 1)
    z, weight = total + 0.5 - q, (-1.0) ** q * (8 * q - 4)
    root = np.sqrt(z * z + b)
    return (1 + float(weight @ (z + root)) / 2, float(weight @ (1 + z / root)) / 2, float(weight @ (b / root**3)) / 2)


def attention(heads: Any, n: int) -> tuple[Any, Any]:
    """Softmax weights of the heads over n positions on the circle, and the positions."""

    angle = 2 * np.pi * np.arange(1, n + 1) / n
    u = np.stack([np.sin(angle), np.cos(angle)], axis=1)
    score = np.asarray(heads, dtype=float) @ u.T
    gamma = np.exp(score - score.max(axis=1, keepdims=True))
    return gamma / gamma.sum(axis=1, keepdims=True), u


def _parts(heads: Any, x: Any) -> tuple[Any, Any, Any]:
    """Shares, their gradients (covariances) and Hessians (third cumulants), for heads measured in units of τ."""

    gamma, u = attention(heads, len(x))
    share = gamma @ x
    moved = u[None] - (gamma @ u)[:, None]
    centred = x[None] - share[:, None]
    slope = np.einsum("ip,ip,ipc->ic", gamma, centred, moved)
    bend = np.einsum("ip,ip,ipc,ipd->icd", gamma, centred, moved, moved)
    return share, slope, bend


def _numbers(heads: Any, x: Any, b: float) -> dict[str, float]:
    """The quantities that the appendix bounds, at τ = 1; a derivative of order d goes with τ^-d."""

    k = len(heads)
    share, slope, bend = _parts(heads, x)
    output, first, second = _classifier(float(share.sum()), k, b)
    gradient = (first * slope).reshape(-1)
    hessian = second * np.outer(slope.reshape(-1), slope.reshape(-1))
    for i in range(k):
        hessian[2 * i : 2 * i + 2, 2 * i : 2 * i + 2] += first * bend[i]
    own = [abs(hessian[2 * i + c, 2 * i + d]) for i in range(k) for c in (0, 1) for d in (0, 1)]
    cross = [
        abs(hessian[2 * i + c, 2 * r + d]) for i in range(k) for r in range(k) if i != r for c in (0, 1) for d in (0, 1)
    ]
    product = np.outer(gradient, gradient) + output * hessian
    return {
        "gradient": float(np.linalg.norm(gradient)),
        "gradient-entry": float(abs(gradient).max()),
        "hessian": float(abs(np.linalg.eigvalsh(hessian)).max()),
        "entry": max(own),
        "cross": max(cross, default=0.0),
        "second": float(abs(bend[:, 0, 0]).max()) / k,
        "mixed": float(abs(k * second * slope[:, 0]).max()),
        "product": float(abs(np.linalg.eigvalsh(product)).max()),
        "output": abs(output),
    }


@functools.cache
def attained(what: str, n: int, k: int, b: str) -> float:
    """A value that explicit heads and an explicit input attain: the best of a seeded random ascent."""

    rng, best = np.random.default_rng(7), 0.0
    for trial in range(6):
        x = np.array([1.0 if p % n < ceil(n / 2) else 0.0 for p in range(trial, trial + n)])
        heads = rng.normal(size=(k, 2)) * (0.3, 1.0, 3.0)[trial % 3]
        now, step = _numbers(heads, x, float(b))[what], 1.0
        for _ in range(160):
            tried = heads + step * rng.normal(size=(k, 2)) * rng.integers(0, 2, size=(k, 1))
            value = _numbers(tried, x, float(b))[what]
            if value > now:
                heads, now = tried, value
            else:
                step = max(step * 0.96, 1e-4)
        best = max(best, now)
    return best


def risk_and_slope(n: int, tau: float, b: float, heads: Any, parity: Iterable[int]) -> tuple[float, float]:
    """The expected risk and its squared gradient, over all 2^n inputs."""

    chosen = [p - 1 for p in parity]
    scaled = np.asarray(heads, dtype=float) / tau
    risk, gradient = 0.0, np.zeros(scaled.shape)
    for word in product((0.0, 1.0), repeat=n):
        x = np.array(word)
        share, slope, _ = _parts(scaled, x)
        label = (-1.0) ** int(x[chosen].sum())
        output, first, _ = _classifier(float(share.sum()), len(scaled), b)
        gap = max(0.0, 1 - label * output)
        risk += gap * gap / 2**n
        gradient += -2 * gap * label * first * slope / tau / 2**n
    return risk, float((gradient**2).sum())
