"""Methods with momentum.  Where a parameter is a square root, the sizes of the claims make it rational."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt

from numerics.worst_case import Problem
from theorems.published_rates.methods.descent import Number, at_rest, smooth

__all__ = [
    "accelerated_convex",
    "accelerated_potential",
    "accelerated_simplified",
    "accelerated_strongly_convex",
    "heavy_ball",
    "heavy_ball_growth",
    "information_theoretic",
    "optimized_gradient",
    "optimized_gradient_norm",
    "robust_momentum",
    "triple_momentum",
]


def root(number: Number) -> Fraction:
    """The square root of a rational square; anything else is refused, never rounded."""
    top, bottom = isqrt(number.numerator), isqrt(number.denominator)
    if number < 0 or top * top != number.numerator or bottom * bottom != number.denominator:
        raise ValueError(f"{number} is not the square of a rational")
    return Fraction(top, bottom)


def accelerated_convex(n: int, L: Number) -> Problem:
    """Nesterov's method with the sequence lam_1 = 1, lam_{t+1} = (1 + sqrt(4 lam_t² + 1))/2: rational up to n = 2."""
    p, f, x0 = smooth(L)
    x = y = x0
    momentum = [Fraction(0)]  # (lam_t - 1)/lam_{t+1}: zero for t = 1, and not needed after the last step
    if n > 2:
        raise ValueError("the momentum is irrational from the second step on: n is 1 or 2")
    for t in range(n):
        old, x = x, y - f.gradient(y) / L
        y = x + momentum[t] * (x - old) if t < n - 1 else x
    return p.claim(f(x), x0.abs2)


def accelerated_simplified(n: int, L: Number) -> Problem:
    p, f, x0 = smooth(L)
    x = y = x0
    for t in range(n):
        old, x = x, y - f.gradient(y) / L
        y = x + Fraction(t, t + 3) * (x - old)
    return p.claim(f(x), x0.abs2)


def accelerated_strongly_convex(n: int, L: Number, mu: Number) -> Problem:
    p, f, x0 = smooth(L, mu)
    start = f(x0) + mu / 2 * x0.abs2
    ratio = root(mu / L)
    x = y = x0
    for _ in range(n):
        old, x = x, y - f.gradient(y) / L
        y = x + (1 - ratio) / (1 + ratio) * (x - old)
    return p.claim(f(x), start)


def heavy_ball(n: int, L: Number, mu: Number, alpha: Number) -> Problem:
    p, f, x0 = smooth(L, mu)
    start, beta = f(x0), root((1 - alpha * mu) * (1 - L * alpha))
    old = x = x0
    for _ in range(n):
        old, x = x, x - alpha * f.gradient(x) + beta * (x - old)
    return p.claim(f(x), start)


def heavy_ball_growth(n: int, L: Number) -> Problem:
    p = Problem()
    f = p.function("growth", L=L)
    at_rest(f)
    x0 = old = x = p.vector("x0")
    for t in range(n):
        old, x = x, x - f.gradient(x) / (L * (t + 2)) + Fraction(t, t + 2) * (x - old)
    return p.claim(f(x), x0.abs2)


def optimized_gradient(n: int, L: Number) -> Problem:
    p, f, x0 = smooth(L)
    theta, x, y = Fraction(1), x0, x0
    for t in range(n):
        last, old, x = theta, x, y - f.gradient(y) / L
        theta = (1 + root((4 if t < n - 1 else 8) * theta**2 + 1)) / 2
        y = x + (last - 1) / theta * (x - old) + last / theta * (x - y)
    return p.claim(f(y), x0.abs2)


def optimized_gradient_norm(n: int, L: Number) -> Problem:
    p, f, x0 = smooth(L)
    start, theta = f(x0), [Fraction(1)]
    for t in range(n):
        theta.append((1 + root((4 if t < n - 1 else 8) * theta[t] ** 2 + 1)) / 2)
    theta.reverse()
    x = y = x0
    for t in range(n):
        now, then = theta[t], theta[t + 1]
        old, y = y, x - f.gradient(x) / L
        x = y + (now - 1) * (2 * then - 1) / now / (2 * now - 1) * (y - old) + (2 * then - 1) / (2 * now - 1) * (y - x)
    return p.claim(f.gradient(x).abs2, start)


def triple_momentum(n: int, L: Number, mu: Number) -> Problem:
    p, f, x0 = smooth(L, mu)
    rho = 1 - root(mu / L)
    alpha, beta = (1 + rho) / L, rho**2 / (2 - rho)
    gamma, delta = rho**2 / (1 + rho) / (2 - rho), rho**2 / (1 - rho**2)
    old = new = y = x = x0
    for _ in range(n):
        step = (1 + beta) * new - beta * old - alpha * f.gradient(y)
        y, x = (1 + gamma) * step - gamma * new, (1 + delta) * step - delta * new
        new, old = step, new
    return p.claim(f(x), x0.abs2)


def robust_momentum(L: Number, mu: Number, lam: Number) -> Problem:
    """The quantity that the method decreases: l|z - x*|² + q, from one iterate to the next."""
    p, f, x0 = smooth(L, mu)
    x1 = p.vector("x1")
    kappa = L / mu
    rho = lam * (1 - 1 / kappa) + (1 - lam) * (1 - 1 / root(kappa))
    alpha, beta = kappa * (1 - rho) ** 2 * (1 + rho) / L, kappa * rho**3 / (kappa - 1)
    gamma = rho**3 / ((kappa - 1) * (1 - rho) ** 2 * (1 + rho))
    weight = mu**2 * (kappa - kappa * rho**2 - 1) / (2 * rho * (1 - rho))
    y0 = x1 + gamma * (x1 - x0)
    x2 = x1 + beta * (x1 - x0) - alpha * f.gradient(y0)
    y1 = x2 + gamma * (x2 - x1)
    x3 = x2 + beta * (x2 - x1) - alpha * f.gradient(y1)
    parts = []
    for y, z in ((y0, (x2 - rho**2 * x1) / (1 - rho**2)), (y1, (x3 - rho**2 * x2) / (1 - rho**2))):
        q = (L - mu) * (f(y) - mu / 2 * y.abs2) - (f.gradient(y) - mu * y).abs2 / 2
        parts.append(weight * z.abs2 + q)
    return p.claim(parts[1], parts[0])


def information_theoretic(n: int, L: Number, mu: Number) -> Problem:
    p, f, x0 = smooth(L, mu)
    q, total, x, z = mu / L, Fraction(0), x0, x0
    for _ in range(n):
        last = total
        total = ((1 + q) * last + 2 * (1 + root((1 + last) * (1 + q * last)))) / (1 - q) ** 2
        beta = last / (1 - q) / total
        delta = ((1 - q) ** 2 * total - (1 + q) * last) / (1 + q + q * last) / 2
        y = (1 - beta) * z + beta * x
        x = y - f.gradient(y) / L
        z = (1 - q * delta) * z + q * delta * y - delta / L * f.gradient(y)
    return p.claim(z.abs2, x0.abs2)


def accelerated_potential(L: Number, lam: Number) -> Problem:
    """lam²(f - f*) + (L/2)|z - x*|² from one iterate of Nesterov's method to the next."""
    p, f, x = smooth(L)
    z = p.vector("z0")
    new = (1 + root(4 * lam**2 + 1)) / 2
    y = (1 - 1 / new) * x + 1 / new * z
    g = f.gradient(y)
    after = z - (new**2 - lam**2) / L * g
    final = new**2 * f(y - g / L) + L / 2 * after.abs2
    return p.claim(final - (lam**2 * f(x) + L / 2 * z.abs2))
