"""How fast gradient descent can converge: a family that is solved exactly, and the arithmetic of linear rates.

The family: two positions, one head, one bit, ReLU.  With w the attention on the bit and ε = 1 - w, the risk is 4ε² for
w ≥ 1/2 and 1 + (1 - 2w)² below; w = 1/(1 + exp(-2a/τ)) in the one entry a that matters, so a step is
a + η(16/τ)ε²(1-ε) on the right side, and 1/ε² grows by 64η/τ² a step in the limit: the risk falls like τ²/(16 η t).

On n positions, with the head on the ray of its bit and attention above 1/2 on it, the risk is 2(ε² + Σ_{p≠bit} γ_p²):
an input loses only if its bit is one, and then 16(Σ_p γ_p (1-x_p))².  It decreases along the ray, since
Σ γ_p²(cos_p - m) ≤ (1-m) ε (1-γ_bit) < (1-m) ε γ_bit, and its logarithmic derivative tends to -2Δ/τ with
Δ = 1 - cos(2π/n), the gap to the next positions: so 1/L grows by 4ηΔ²/τ² a step in the limit.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import flint

__all__ = [
    "Assembly",
    "assembled",
    "axis_logarithmic_slope",
    "axis_risk",
    "axis_run",
    "family_increment_limit",
    "family_risk",
    "family_run",
    "family_slope_is_right",
    "first_integer_above",
    "two_position_risk_is",
]


def family_risk(w: Fraction) -> Fraction:
    """Expected risk at attention w on the bit, from the definition of the model, in exact rationals."""
    total = Fraction(0)
    for bit, other in ((0, 0), (0, 1), (1, 0), (1, 1)):
        s = w * bit + (1 - w) * other
        output = 1 - 4 * max(Fraction(0), s - Fraction(1, 2))
        total += max(Fraction(0), 1 - (1 - 2 * bit) * output) ** 2
    return total / 4


def two_position_risk_is(right: Callable[[Fraction], Fraction], left: Callable[[Fraction], Fraction]) -> bool:
    """Both pieces are polynomials of degree two in w, so three points on each side and one more decide."""
    points = [Fraction(i, 20) for i in range(21)]
    return all(family_risk(w) == (right(w) if 2 * w >= 1 else left(w)) for w in points)


def family_slope_is_right() -> bool:
    """d(4ε²)/da = -(16/τ) ε² (1-ε) and d(1 + (1-2w)²)/da = -(8/τ)(1-2w) w (1-w), by symbolic differentiation."""
    import sympy as sp

    a, tau = sp.symbols("a tau", positive=True)
    w = 1 / (1 + sp.exp(-2 * a / tau))
    right = sp.diff(4 * (1 - w) ** 2, a) + 16 / tau * (1 - w) ** 2 * w
    left = sp.diff(1 + (1 - 2 * w) ** 2, a) + 8 / tau * (1 - 2 * w) * w * (1 - w)
    return sp.simplify(right) == 0 and sp.simplify(left) == 0


def family_increment_limit() -> bool:
    """1/ε² grows by 64η/τ² a step as ε → 0: with the step h = 16ηε²(1-ε)/τ, ε' = ε e^{-2h/τ}/(1 - ε + ε e^{-2h/τ})."""
    import sympy as sp

    eps, eta, tau = sp.symbols("epsilon eta tau", positive=True)
    factor = sp.exp(-2 * (16 * eta * eps**2 * (1 - eps) / tau) / tau)
    new = eps * factor / (1 - eps + eps * factor)
    return sp.simplify(sp.limit(1 / new**2 - 1 / eps**2, eps, 0, "+") - 64 * eta / tau**2) == 0


def family_run(start: float, eta: float, tau: float, steps: int) -> list[float]:
    """Risks along gradient descent in the one entry that matters, in double precision."""
    risks, a = [], start
    for _ in range(steps):
        w, rest = 1 / (1 + math.exp(-2 * a / tau)), 1 / (1 + math.exp(2 * a / tau))
        if a >= 0:
            risks.append(4 * rest * rest)
            a += eta * 16 / tau * rest * rest * w
        else:
            risks.append(1 + (rest - w) ** 2)
            a += eta * 8 / tau * (rest - w) * w * rest
    return risks


def axis_risk(n: int, radius: float, tau: float) -> tuple[float, float]:
    """Risk and its derivative by the radius for one head on the ray of its bit, b = 0, attention above 1/2 on it."""
    cosines = [math.cos(2 * math.pi * d / n) for d in range(1, n)]
    raised = [math.exp((c - 1) * radius / tau) for c in cosines]
    total = 1 + sum(raised)
    gamma, peak = [r / total for r in raised], 1 / total
    rest = sum(gamma)  # ε, without cancellation
    lag = sum(g * (1 - c) for g, c in zip(gamma, cosines, strict=True))  # 1 - m
    slope = -rest * peak * lag + sum(g * g * (c - 1 + lag) for g, c in zip(gamma, cosines, strict=True))
    return 2 * (rest * rest + sum(g * g for g in gamma)), 4 / tau * slope


def axis_run(n: int, radius: float, eta: float, tau: float, steps: int) -> float:
    """The last risk times steps · 4η(1 - cos 2π/n)²/τ²: it tends to 1."""
    risk = math.nan
    for _ in range(steps):
        risk, slope = axis_risk(n, radius, tau)
        radius -= eta * slope
    return steps * risk * 4 * eta * (1 - math.cos(2 * math.pi / n)) ** 2 / tau**2


def axis_logarithmic_slope(n: int, radius: float, tau: float) -> float:
    """L'/L over its limit -2(1 - cos 2π/n)/τ."""
    risk, slope = axis_risk(n, radius, tau)
    return -slope / risk * tau / (2 * (1 - math.cos(2 * math.pi / n)))


@dataclass(frozen=True)
class Assembly:
    """The constants of a linear rate 1 - ημ and the steps that it needs from risk 1 to a given risk."""

    mu: flint.arb
    smoothness: flint.arb
    eta: flint.arb
    contraction: flint.arb
    steps: flint.arb


def assembled(mu: flint.arb, smoothness: flint.arb, eps: Fraction) -> Assembly:
    """η = 1/smoothness, c = 1 - ημ, and log(1/ε)/(-log c), at the current precision."""
    from flint import arb, fmpq

    eta = 1 / smoothness
    contraction = 1 - eta * mu
    steps = -(arb(fmpq(eps.numerator, eps.denominator)).log()) / -contraction.log()
    return Assembly(mu, smoothness, eta, contraction, steps)


def first_integer_above(value: flint.arb) -> int | None:
    """The smallest integer that is surely larger; None if the ball cannot tell."""
    guess = math.floor(float(value.mid())) + 1
    return guess if value < guess and not value < guess - 1 else None
