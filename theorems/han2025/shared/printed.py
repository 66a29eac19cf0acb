"""What Lemmas 14 to 16 print, and what stands for all sizes against it: used by Lemma 7 and Theorem 5 as well."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np
import sympy as sp
from flint import arb

from numerics.parity.suprema.moments import coefficients, moments
from numerics.parity.suprema.one_head import product_stays_below
from theorems.han2025.shared.scope import missing
from theorems.han2025.shared.suprema import facts

ENTRY = "20/tau**2 + 32*k**2/(tau**2*sqrt(b))"
ENTRY_TREE = [
    "+",
    ["/", "20", ["*", ["tau"], ["tau"]]],
    ["/", ["*", "32", ["k"], ["k"]], ["*", ["tau"], ["tau"], ["sqrt", ["b"]]]],
]
PRODUCT = f"sqrt(2*k)*(4*k**3*({ENTRY}) + (8*k**2/tau)**2)"
_EASY = Fraction(16000)  # up to here crude bounds are enough for one head
PRINTED = {  # the constants of Lemmas 14 to 16
    "l1": "8*k**2*sqrt(2*k)/tau",
    "C": "8*k**2*sqrt(2*k)/tau",
    "l2": PRODUCT,
    "B": "2*k*(20/tau**2 + 32*k**2/(tau**2*sqrt(b)))",
}
LETTERS = "max(2*l1*C, 2*(l2 + B))"  # what ``assembled`` puts the printed constants into


def rough_risk(b: Fraction) -> dict[str, Any]:
    """n = 2, k = 1, τ = 1, parity set {1}: a head (0, a) where the Hessian of the risk is large, as a certificate.

    The inputs 00 and 11 have no gradient; 10 has label -1 and 01 has label 1, each with probability 1/4.
    """

    heads = np.stack([np.zeros(1601), np.linspace(-4, 4, 1601)], -1)
    total = np.zeros(len(heads))
    for bits, sign in (((1.0, 0.0), "-"), ((0.0, 1.0), "+")):
        share, cov, third = moments(2, heads, np.array(bits))
        outer, inner = coefficients(f"loss{sign}", 1, float(b), share)
        total += (outer * cov[..., 1] ** 2 + inner * third[..., 2]) / 4
    best = int(np.abs(total).argmax())
    value = Fraction(int(abs(total[best]) * (1 - 1e-9) * 10**6), 10**6)
    return {
        "kind": "curvature-point",
        "n": 2,
        "k": 1,
        "tau": "1",
        "b": str(b),
        "quantity": "risk-hessian",
        "heads": [["0", str(Fraction(f"{heads[best, 1]:.6f}"))]],
        "parity_set": [1],
        "vector": ["0", "1"],
        "relation": ">",
        "value": str(value),
    }


@cache
def printed_serves_up_to(ceiling: Fraction) -> bool:
    """Is the printed constant valid at all sizes for b up to the ceiling?"""

    kappa, low = 2 / (3 * sp.sqrt(3)), min(_EASY, ceiling)
    r = sp.sqrt(1 + 4 * sp.Rational(low.numerator, low.denominator))  # |f| ≤ r, |f'| ≤ 2(1 + 1/r), |f''| ≤ 2/√b
    needed = facts() | {
        "k = 1, b up to 16 000": bool(2 * kappa * (r + 1) + 1 + 4 <= 144 * sp.sqrt(2)),
        "k = 1, b from there on": ceiling <= _EASY or _one_head_stays_below(_EASY, ceiling),
        "k >= 2": several_heads_stay_below(ceiling),
    }
    return not missing(needed)


def _one_head_stays_below(low: Fraction, high: Fraction) -> bool:
    """The printed constant at k = 1, √2(144 + 128/√b), over an interval of b and every share, in balls."""

    return product_stays_below(low, high, lambda b: arb(2).sqrt() * (144 + 128 / b.sqrt()))


def several_heads_stay_below(ceiling: Fraction) -> bool:
    """k = 2 + j and √(2k) ≥ 2: what is left at b = ceiling is a polynomial in j without a negative coefficient.

    The terms with 1/√b fall and those with √b grow, so b = ceiling is the worst as long as 256k⁵ ≥ (2k-1)k².
    """

    j, kappa = sp.Symbol("j", nonnegative=True), 2 / (3 * sp.sqrt(3))
    k, top = 2 + j, sp.sqrt(sp.Rational(ceiling.numerator, ceiling.denominator))
    falling = 256 * k**5 - (2 * k - 1) * k**2
    rest = (
        2 * (80 * k**3 + 64 * k**4) + falling / top - (2 * k - 1) * 4 * k * kappa - 8 * k**3 - 16 * k**2 * kappa * top
    )
    return all(bool(c >= 0) for part in (falling, rest) for c in sp.Poly(sp.expand(part), j).all_coeffs())
