r"""Where an inner row of ``plane`` with ρ > 0 is largest at an arc: the other side of its quadratic is out of reach.

The row is sup over inputs x and y in the plane of F = 2y·C - |y|² + ρ yᵀKy - βP, which is linear in x.  For a unit
vector e write t_p = ⟨d_p, e⟩, V = Σ γ_p t_p², m = ⟨ū, e⟩, and h = 1 + √(1 + ρ min(β, 0)),
or h = 1 where that root is none.

*Condition*, for every e: with κ = (1 + m)/h and f_p = κ t_p + t_p² - V,  Σ γ_p f_p⁺ < 1/ρ.

1. Let r = 1/(ρκ).  Times r ρ the condition is Σ γ_p (t_p + rρ(t_p² - V))⁺ < r, so C_e + rρK_e < r for every input, with
   C_e = ⟨C, e⟩ and K_e = eᵀKe.  Of e and -e, one has C_e ≥ 0: then ρK_e < 1.  So I - ρK is positive for every input,
   and where y = s e with s > 0 is best for an input, s = C_e/(1 - ρK_e) < r.
2. Let x be an input at which the row is largest, y = s e best for it.  x maximises F for that y as well, so it may be
   taken to hold the positions with q(s t_p) > 0, q(T) = ρT² + 2T - (ρs²V + β): leaving out those with q = 0
   changes nothing, and y stays best.  (y = 0: all positions or none, where C and K vanish.)
3. t_p ≥ -(1 + m), as positions have length 1; so s t_p > -r(1 + m) = -h/ρ.  The smaller root of q is at most -h/ρ if
   1 + ρ min(β, 0) ≥ 0; else q grows from -1/ρ on, or is positive everywhere.  So x holds the positions beyond one
   bound along e: an arc, all, or none.

Directions are looked at one by one.  Σ γ_p f_p = 0, so Σ γ_p f_p⁺ is half of Σ γ_p |f_p|, and changes with the angle at
most as fast as half of Σ γ_p |f_p'| ≤ √(κ² + κ'²) √λ + √(Σ γ_p (2 t_p t_p')²): the first by Cauchy-Schwarz for
κ t_p' + κ' t_p with κ² + κ'² ≤ ((1 + |ū|)/h)², the second since a variance is not above the mean of the square; with
z = d_p as a complex number 2 t t' is |z|² times a sine of twice the angle, so that its square has the mean
(Σ γ|z|⁴ - Re Σ γ z⁴ e^{-4iφ})/2.
"""

from __future__ import annotations

from typing import Any

from flint import acb, arb, fmpq

from .rows import Row, along, top_eigenvalue

_PARTS = 8  # of the circle of directions, halved up to three times


def growing(row: Row, spread: tuple[arb, arb, arb]) -> bool:
    """An inner row whose quadratic grows over all positions (``plane``): it is largest at an arc."""
    top, rho = top_eigenvalue(*spread), row.first
    return row.type == "inner" and bool(top >= 0) and bool(rho * top.sqrt() < 1 - rho * top)


def one_sided(row: Row, moments: Any) -> bool:
    """An inner row for which the other side of its quadratic is out of reach (``plane``): it is largest at an arc."""
    rho = row.first
    if row.type != "inner" or not rho > 0:
        return False
    under = 1 + rho * row.slope.min(arb(0))
    reach = 1 + under.sqrt() if under >= 0 else arb(1)
    slope = _slope(moments, reach)
    return all(_out_of_reach(moments, (reach, slope, 1 / rho), fmpq(2 * i + 1, _PARTS), 3) for i in range(_PARTS))


def _slope(moments: Any, reach: arb) -> arb:
    """How fast Σ γ_p f_p⁺ of ``plane`` can change with the angle."""
    mean = (moments.mean[0] * moments.mean[0] + moments.mean[1] * moments.mean[1]).sqrt()
    fourth = sum([g * (a * a + b * b) ** 2 for g, (a, b) in zip(moments.gamma, moments.d, strict=True)], arb(0))
    turning = sum([g * acb(a, b) ** 4 for g, (a, b) in zip(moments.gamma, moments.d, strict=True)], acb(0))
    return (top_eigenvalue(*moments.spread).sqrt() * (1 + mean) / reach + ((fourth + abs(turning)) / 2).sqrt()) / 2


def _out_of_reach(moments: Any, limits: tuple[arb, arb, arb], turn: fmpq, depth: int) -> bool:
    """Σ γ_p f_p⁺ < 1/ρ in the directions around an angle (in units of π), a part of the circle or smaller ones."""
    reach, slope, most = limits
    cos, sin = arb.cos_pi_fmpq(turn), arb.sin_pi_fmpq(turn)
    spread = along((cos, sin), *moments.spread)
    kappa = (1 + moments.mean[0] * cos + moments.mean[1] * sin) / reach
    total = arb(0)
    for g, (a, b) in zip(moments.gamma, moments.d, strict=True):
        t = a * cos + b * sin
        f = t * (kappa + t) - spread
        if not f <= 0:
            total += g * f.max(arb(0))
    if not total < most:
        return False
    half = fmpq(1, _PARTS << (3 - depth))
    if total + slope * arb(half) * arb.pi() < most:
        return True
    return depth > 0 and all(_out_of_reach(moments, limits, turn + step, depth - 1) for step in (-half / 2, half / 2))
