r"""Two trained numbers are enough for a feed-forward class to learn every parity set by gradient descent.

Let B_1, …, B_N be the parity sets of size k, ω_j the N-th roots of unity, and for z = ρe^{iφ} in the unit disc

    c_j(z) = (1/N) (1 + 2 Σ_{r=1}^{N-1} (1 - r/N) ρ^r cos r(φ - φ_j)),     h_z(x) = Σ_j c_j(z) χ_{B_j}(x).

Every χ_B is a network with one hidden layer, exactly, so {h_z} is a subclass of networks with one hidden layer whose
outer weights are polynomials in two trained numbers.  The kernel is Fejér's, continued into the disc, so

* c_j ≥ 0 and Σ_j c_j = 1: the output lies in [-1, 1], the hinge is never active, and by orthogonality
  L_B(z) = 1 - 2 c_B(z) + Σ_j c_j(z)²;
* c_j(ω_i) is 1 for i = j and 0 else, so L_B(ω_B) = 0;
* reflection in the ray through ω_B permutes the other sets, so on that ray the gradient points along it; the start
  z = 0 is on all rays;
* on the ray, with a_r = 1 - r/N,  N L'(ρ) = Σ_r r a_r ρ^{r-1} (4 a_r ρ^r + 2 ρ^{N-r} - 4).  The terms r and s = N - r
  have the same weight r a_r = s a_s; with p = ρ^r ≥ q = ρ^s they add up to -(4/ρ) r a_r times
  (s/N) p(1-p) + q(1-p) + (r/N)(p - q²), which is positive for 0 < ρ < 1.

At ρ = 1 the same terms vanish, as p = q = 1: L'(1) = 0.  So the risk falls strictly along the ray, from z = 0 to zero
risk at ω_B, |L'(ρ)| ≤ (1 - ρ) sup|L''|, and gradient descent with a step of at most 1/sup|L''| never passes ω_B and
converges to it: for every parity set, from one start, with two trained numbers.

The class is artificial, made for this purpose: all it shows is that a count of trained numbers cannot carry the lower
bound.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import numpy.typing as npt

__all__ = ["descend", "mixture", "pair_identity", "ray_slope"]

Array = npt.NDArray[np.float64]


def mixture(count: int, z: complex) -> Array:
    """c_1, …, c_N at z."""
    powers = np.array([z**r for r in range(1, count)], dtype=complex)
    roots = np.exp(2j * np.pi * np.arange(count) / count)
    shares = 1 - np.arange(1, count) / count
    turned = np.array([[root.conjugate() ** r for r in range(1, count)] for root in roots]).reshape(count, count - 1)
    return np.asarray((1 + 2 * (turned * (shares * powers)).real.sum(axis=1)) / count, dtype=np.float64)


def ray_slope(count: int, radius: Fraction) -> Fraction:
    """N L'(ρ) on the ray of a set, exactly."""
    total = Fraction(0)
    for r in range(1, count):
        share = 1 - Fraction(r, count)
        total += r * share * radius ** (r - 1) * (4 * share * radius**r + 2 * radius ** (count - r) - 4)
    return total


def pair_identity() -> bool:
    """Two terms of the slope, r and s = N - r, are minus a sum of products that are not negative for 1 ≥ p ≥ q ≥ 0."""
    import sympy as sp

    r, s, p, q = sp.symbols("r s p q", positive=True)
    size = r + s
    terms = p * (4 * s / size * p + 2 * q - 4) + q * (4 * r / size * q + 2 * p - 4)
    kept = s / size * p * (1 - p) + q * (1 - p) + r / size * (p - q**2)
    return bool(sp.simplify(terms + 4 * kept) == 0)


def descend(count: int, target: int, *, step: float, steps: int) -> tuple[float, complex]:
    """Plain gradient descent on 1 - 2 c_B + Σ c² from z = 0 by central differences: the risk and z at the end."""

    def risk(z: complex) -> float:
        c = mixture(count, z)
        return float(1 - 2 * c[target] + (c * c).sum())

    z, h = 0j, 1e-6
    for _ in range(steps):
        slope = complex(risk(z + h) - risk(z - h), risk(z + 1j * h) - risk(z - 1j * h)) / (2 * h)
        z -= step * slope
    return risk(z), z
