"""How likely a start in the basin is for heads on the unit circle."""

from __future__ import annotations

from fractions import Fraction

import flint
import sympy as sp

from theorems.han2025.shared.displays import by_proof
from verify.court.words import words_beside
from verify.records import Context, Evidence

say = words_beside(__package__)
SIZES = ((8, 3, Fraction(1, 8)), (20, 3, Fraction(1, 20)))


def unit_heads_seldom_lie_in_the_basin(ctx: Context) -> Evidence:
    """Two necessary conditions, derived; at each of the sizes one of them fails, as balls."""
    facts = {
        say("unit_heads_seldom_lie_in_the_basin.fact"): _neighbours_share_a_mean(),
        say("unit_heads_seldom_lie_in_the_basin.fact-2"): _half_is_out_of_reach(),
        say("unit_heads_seldom_lie_in_the_basin.fact-3"): _loss_of_the_parity_set(),
        say("unit_heads_seldom_lie_in_the_basin.fact-4"): all(outside(*size) for size in SIZES),
    }
    return by_proof(facts, say("unit_heads_seldom_lie_in_the_basin.yes"))


def _neighbours_share_a_mean() -> bool:
    """cos(δ - θ) + cos(δ + θ) = 2 cos δ cos θ."""
    away, step = sp.symbols("delta theta", real=True)
    both = sp.expand_trig(sp.cos(away - step)) + sp.expand_trig(sp.cos(away + step))
    return sp.expand(both - 2 * sp.cos(away) * sp.cos(step)) == 0


def _half_is_out_of_reach() -> bool:
    """With q of the weight on each side, k(1 - 1/(1 + 2q)) <= 1/2 is q <= 1/(4k - 2)."""
    q, k = sp.symbols("q k", positive=True)
    short = sp.together(k * (1 - 1 / (1 + 2 * q)) - sp.Rational(1, 2))
    numerator, denominator = sp.fraction(short)
    return sp.expand(2 * numerator * (1 + 2 * q) - denominator * ((4 * k - 2) * q - 1)) == 0


def _loss_of_the_parity_set() -> bool:
    """f(k - T) = (-1)^k (1 - 4kT) for 0 <= T <= 1/2: small k in exact numbers, then from k to k + 1.

    The slope left of k is (-1)^k 4k, the next neuron adds (-1)^(k+1) (8k + 4), and half a unit goes by on each.
    """
    k = sp.symbols("k", positive=True)
    steps = (8 * (k + 1) - 4 - 4 * k - 4 * (k + 1), (1 + 2 * k) - 2 * (k + 1) + 1)
    return all(sp.expand(step) == 0 for step in steps) and all(
        _zigzag(k, k - missing) == (-1) ** k * (1 - 4 * k * missing)
        for k in range(2, 9)
        for missing in (Fraction(0), Fraction(1, 4), Fraction(1, 2))
    )


def _zigzag(k: int, s: Fraction) -> Fraction:
    return 1 + sum(
        ((-1) ** q * (8 * q - 4) * max(Fraction(0), s + Fraction(1, 2) - q) for q in range(1, k + 1)), Fraction(0)
    )


def outside(n: int, k: int, tau: Fraction) -> bool:
    """One of the two conditions is broken, as balls."""
    gap = 1 - (2 * flint.arb.pi() / n).cos()
    beside = (-gap * flint.fmpq(tau.denominator, tau.numerator)).exp()
    level = gap / (8 * k * k * (18 + 4 * n))
    spread = bool(beside * (4 * k - 2) > 1)
    risky = bool(4 * k * k * beside >= flint.arb(2) ** flint.fmpq(n, 2) * level)
    return spread or risky
