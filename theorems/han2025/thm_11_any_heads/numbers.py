"""The bound for any number of heads, and what one head and one neuron reach."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from theorems.han2025.shared.path_norm import least_risk
from theorems.han2025.shared.sizes import decimal
from verify.records import Constant, Context, Kind


def one_neuron(n: int, norm: Fraction) -> Fraction:
    """The risk, for one bit, of c - 2 P gamma with c = 2 P / n, where the head looks at ones alone, all alike.

    It is the limit of heads that prefer ones more and more; at no ones all positions are alike.
    """
    c, total = 2 * norm / n, Fraction(0)
    for ones in range(n):  # among the other positions
        zero = 1 - c + (2 * norm / n if ones == 0 else 0)
        one = max(Fraction(0), 1 + c - 2 * norm / (ones + 1))
        total += comb(n - 1, ones) * (zero**2 + one**2)
    return total / 2**n


def constants(ctx: Context) -> tuple[Constant, ...]:
    rows = []
    for n, share in ((10, "1/10"), (10, "1/4"), (50, "1/10"), (50, "1/4"), (200, "1/10"), (200, "1/4")):
        norm = Fraction(share) * n
        low, high = least_risk(n, norm), one_neuron(n, norm)
        rows.append(
            Constant(
                name="bound",
                at={"n": n, "norm": str(norm)},
                paper=decimal(low, 12),
                best_lower=decimal(low, 12),
                best_upper=decimal(high, 12),
                ratio=decimal(low / high, 6),
                kind=Kind.ARGUED,
                bound="lower",
            )
        )
    return tuple(rows)
