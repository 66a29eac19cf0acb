r"""Aligned heads and the zigzag classifier: exact networks, attention peaks, and risks by enumeration.

The head that is aligned with position B_i scores cos(2π(p - B_i)/n) at p, so its weights depend on the
distance alone.
"""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from numerics.arithmetic.ball_arrays import Array

if TYPE_CHECKING:
    from flint import arb

__all__ = [
    "aligned_margin",
    "aligned_risk",
    "aligned_weights",
    "network_failure",
    "off_parity_share",
    "parameter_counts",
    "peak_attention",
    "peak_attention_limit",
    "smoothed_loss_input",
    "smoothed_output",
    "worst_aligned_risk",
]


def network_failure(weights: list[Fraction], offsets: list[Fraction]) -> int | None:
    """The first count of ones s at which 1 + Σ(-1)^j w_j ReLU(s + o_j) is not (-1)^s; None if there is
    none."""
    for ones in range(len(weights) + 1):
        layers = enumerate(zip(weights, offsets, strict=True), 1)
        if 1 + sum((-1) ** j * w * max(Fraction(0), ones + o) for j, (w, o) in layers) != (-1) ** ones:
            return ones
    return None


def parameter_counts(n: int, k: int) -> dict[str, dict[str, int]]:
    """Parameters of both explicit networks under each rule of counting, counted on the networks themselves.

    ``shared``: a number that several weights share counts once, absent (zero) weights do not count, and
    every entry of an
    attention matrix counts; ``edges``: every weight and bias that is not zero; ``entries``: every slot.
    """
    outer = [Fraction((-1) ** j * (8 * j - 4)) for j in range(1, k + 1)]
    biases = [Fraction(1, 2) - j for j in range(1, k + 1)]
    inner = {"feed-forward": [[1] * k + [0] * (n - k)] * k, "transformer": [[k, 0, 0, 0]] * k}
    counts = {}
    for name, rows in inner.items():
        flat = [w for row in rows for w in row]
        tail = len(outer) + len(biases) + 1
        entries, used = (16 * k, 2 * k) if name == "transformer" else (0, 0)
        counts[name] = {
            "shared": entries + len({w for w in flat if w}) + len(set(outer)) + len(set(biases)) + 1,
            "edges": used + sum(w != 0 for w in flat) + tail,
            "entries": entries + len(flat) + tail,
        }
    return counts


def aligned_weights(n: int, tau: float, bits: tuple[int, ...]) -> Array:
    """Summed attention c_p of the heads aligned with the given positions."""
    score = np.cos(2 * np.pi * np.arange(n) / n) / tau
    weight = np.exp(score - score.max())
    weight /= weight.sum()
    return sum((np.roll(weight, bit - 1) for bit in bits), np.zeros(n))


def aligned_risk(n: int, tau: float, b: float, bits: tuple[int, ...]) -> float:
    """Expected squared hinge loss of the aligned heads, by enumeration of all 2^n inputs in double
    precision."""
    c = aligned_weights(n, tau, bits)
    sums, labels = np.zeros(1), np.ones(1)
    for p in range(n):
        sums = np.concatenate([sums, sums + c[p]])
        labels = np.concatenate([labels, -labels if p + 1 in bits else labels])
    return float(np.mean(np.maximum(0.0, 1 - labels * smoothed_output(len(bits), b, sums)) ** 2))


def aligned_margin(n: int, tau: float, b: float, bits: tuple[int, ...]) -> float:
    """The least label times output of the aligned heads over all inputs; an infinite τ is zero heads."""
    weights = aligned_weights(n, tau, bits)
    inputs = (np.arange(2**n)[:, None] >> np.arange(n) & 1).astype(float)
    label = 1 - 2 * (inputs[:, [bit - 1 for bit in bits]].sum(1) % 2)
    return float((label * smoothed_output(len(bits), b, inputs @ weights)).min())


def worst_aligned_risk(n: int, k: int, tau: float, b: float) -> tuple[float, tuple[int, ...]]:
    """The largest risk of the aligned heads over all parity sets of size k, and the first set that has it.

    Turning the circle changes nothing, so only the sets that contain position 1 are tried.
    """
    sets = [(1, *rest) for rest in itertools.combinations(range(2, n + 1), k - 1)]
    risks = [aligned_risk(n, tau, b, bits) for bits in sets]
    best = max(risks)
    return best, next(bits for bits, risk in zip(sets, risks, strict=True) if risk > best * (1 - 1e-12))


def smoothed_output(k: int, b: float, sums: Array) -> Array:
    """f(S) = 1 + Σ_q (-1)^q (8q-4) σ(S + 1/2 - q) in double precision."""
    output = np.ones_like(sums)
    for q in range(1, k + 1):
        z = sums + 0.5 - q
        output += (-1) ** q * (8 * q - 4) * (z + np.sqrt(z * z + b)) / 2
    return output


def peak_attention(n: int, tau: Fraction) -> arb:
    """Enclosure of the largest weight of an aligned unit head: 1/Σ_d exp((cos(2πd/n) - 1)/τ)."""
    from flint import arb, fmpq

    inverse = arb(fmpq(tau.denominator, tau.numerator))
    total, half = arb(1), n // 2
    for d in range(1, half + 1):
        term = ((arb.cos_pi_fmpq(fmpq(2 * d, n)) - 1) * inverse).exp()
        total += term if 2 * d == n else 2 * term  # d and n - d are equally far
        if term < arb(10) ** -400:  # the rest is smaller still: cosines decrease up to the far side
            total += arb(0, 1) * term.abs_upper() * n
            break
    return 1 / total


def peak_attention_limit() -> arb:
    """The limit of the peak at τ = 1/n²: 1/Σ_d exp(-2π²d²), d over all integers (the tail is below the last term)."""
    from flint import arb

    square = 2 * arb.pi() * arb.pi()
    terms = [(-square * d * d).exp() for d in range(1, 12)]
    return 1 / (1 + 2 * sum(terms, arb(0)) + arb(0, 1) * terms[-1].abs_upper())


def off_parity_share(n: int, k: int) -> dict[str, object]:
    """An input of one bit outside the parity set {1..k}: the mean of the parity bits is 0, the attended sum
    is not."""
    if k >= n:
        raise ValueError("with k = n there is no bit outside the parity set")
    return {"heads": [{"radius": "1", "position": str(p)} for p in range(1, k + 1)], "x": "0" * (n - 1) + "1"}


def smoothed_loss_input(k: int) -> int:
    """The number of ones at which the smoothed classifier misses the margin for every b > 0: 0 or 1."""
    return 0 if k % 2 else 1
