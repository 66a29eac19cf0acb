"""Small cases of the transformer in full: explicit heads that show a statement false, or true."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from math import cos, exp, pi
from typing import Any

import mpmath
import numpy as np

from tests.theorems.han2025.brute_force import all_words
from tests.theorems.han2025.brute_force_model import _classifier, _parts, attained, attention, risk_and_slope


def _output(total: float, k: int, b: float) -> float:

    return _classifier(total, k, b)[0]


def odd_heads() -> str:
    """Inputs 0 and 1 give every head a constant share, hence no gradient; for k = b = 1 the output at 0 is 2 - √5."""
    gap = 1 - _output(0.0, 1, 1.0)
    return f"k = 1, b = 1: the zero input has loss {gap * gap:.4g} and no gradient" if gap > 0.1 else ""


def even_heads() -> str:
    """8zσ(-z) = 4zb/(√(z² + b) + z) grows with z, so the alternating sum ends on a positive term: outputs above 1."""
    cases = [(k, b) for k in (2, 4, 6, 8) for b in (1e-3, 1.0, 1e3)]
    right = all(_output(float(s), k, b) >= 1 - 1e-9 for k, b in cases for s in (0, k))
    return "both outputs are at least 1, as 4zb/(√(z² + b) + z) grows with z: both sides are 0" if right else ""


def _aligned(n: int, chosen: Sequence[int], length: float = 1.0) -> Any:

    angles = 2 * np.pi * np.array(chosen) / n
    return length * np.stack([np.sin(angles), np.cos(angles)], 1)


def written_weights() -> str:

    risk, _ = risk_and_slope(2, 1.0, 1.0, _aligned(2, [1]), [1])
    return f"n = 2, k = 1, tau = b = 1: the risk is {risk:.4g}" if risk > 0.01 else ""


def scaled_weights() -> str:
    """Long heads act as a small τ, large inner weights as a small b; twice the output is then beyond the margin."""

    for n in (2, 3, 4):
        for chosen in (c for k in range(1, n + 1) for c in combinations(range(1, n + 1), k)):
            gamma, _ = attention(_aligned(n, chosen, 60.0), n)
            for word in all_words(n):
                label = (-1) ** sum(word[p - 1] for p in chosen)
                if 2 * label * _output(float((gamma @ word).sum()), len(chosen), 1e-6) < 1:
                    return ""
    return "as the heads and the inner weights grow, twice the output tends to 2y on each of finitely many inputs"


def stationary() -> str:
    """n = k = 2, zero heads, both bits: the inputs 01 and 10 have opposite slopes and one label."""

    risk, slope = risk_and_slope(2, 1.0, 1.0, [[0.0, 0.0]] * 2, [1, 2])
    return f"n = k = 2, zero heads, b = 1: risk {risk:.4g}, no gradient" if risk > 0.1 and slope < 1e-20 else ""


def opposed_gradients() -> str:
    """The same heads: gradients of 01 and 10 are opposite and not zero, all others are zero."""

    gradients = []
    for word in all_words(2):
        share, slope, _ = _parts(np.zeros((2, 2)), np.array(word, dtype=float))
        output, first, _ = _classifier(float(share.sum()), 2, 1.0)
        label = (-1) ** sum(word)
        gradients.append(-2 * max(0.0, 1 - label * output) * label * first * slope)
    products = [float((g * h).sum()) for i, g in enumerate(gradients) for h in gradients[:i]]
    if not (min(products) < -0.1 and sum(products) < -0.1):
        return ""
    return f"n = k = 2, zero heads, b = 1: the product of 01 and 10 is {min(products):.4g}, all others 0"


def huge_product() -> str:
    """ŷ∇ŷ at explicit heads, n = 2, k = 1, τ = 1, b = 10^8, against √2(4(20 + 32/√b) + 64)."""

    value, printed = attained("product", 2, 1, "100000000.0"), 2**0.5 * (4 * (20 + 32e-4) + 64)
    return f"n = 2, k = 1, b = 1e8: {value:.4g} is attained, printed {printed:.4g}" if value > 2 * printed else ""


def huge_smoothness() -> str:
    """The gradients of the risk at two heads, n = 2, bit 1, τ = 1, b = 10^8, against the assembled printed constant."""

    with mpmath.workdps(40):
        b = mpmath.mpf(10) ** 8

        def gradient(a: Any) -> Any:
            share, total = 1 / (1 + mpmath.exp(-2 * a)), mpmath.mpf(0)  # the weight of position 2, whose angle is 0
            for x, y in all_words(2):
                s = x * (1 - share) + y * share
                z, label = s - mpmath.mpf(1) / 2, (-1) ** x
                root = mpmath.sqrt(z * z + b)
                gap = 1 - label * (1 - 2 * (z + root))
                if gap > 0:
                    total += -2 * gap * label * -2 * (1 + z / root) * (y - x) * 2 * share * (1 - share) / 4
            return total

        here, there = mpmath.mpf("0.6"), mpmath.mpf("0.7")
        slope = abs(gradient(here) - gradient(there)) / (there - here)
        bend = 20 + 32 / mpmath.sqrt(b)
        printed = max(2 * (8 * mpmath.sqrt(2)) ** 2, 2 * (mpmath.sqrt(2) * (4 * bend + 64) + 2 * bend))
    found = slope > 2 * printed
    return f"b = 1e8, n = 2, k = 1: quotient {float(slope):.4g}, printed {float(printed):.4g}" if found else ""


def band() -> str:
    """The weight at an angle of π/4 is at most exp(-(1 - cos π/4) n/c1), below c2 c1/n for every c1, c2 and n large."""

    shown = []
    for c1, c2 in ((1, Fraction(1, 2)), (10, Fraction(1, 10**6)), (100, Fraction(1, 10**12))):
        n = 8
        while exp(-(1 - cos(pi / 4)) * n / c1) >= c1 * c2 / n:
            n *= 2
        shown.append(f"n = {n} for c1 = {c1}, c2 = {c2}")
    return "a weight at pi/4 decays exponentially in n/c1: too small at " + ", ".join(shown)
