"""How likely a draw is that descent leaves where it is, far from risk zero."""

from __future__ import annotations

from fractions import Fraction

from theorems.han2025.shared.draws import lucky
from verify.records import Constant, Context, Kind

SIZE, BITS = 8, 2
OFF = Fraction(1, 10)  # the share of each arc around a midpoint that the theorem leaves out


def probability(ctx: Context) -> tuple[Constant, ...]:
    """Every head within its share of an arc, and the positions not those of the parity set; exact, rounded down."""
    stays = (1 - OFF) ** BITS * (1 - lucky(SIZE, BITS))
    return (
        Constant(
            name="share of draws that stay at risk 1.998",
            at={"n": SIZE, "k": BITS, "tau": "1/4096", "b": "1/100000000"},
            paper="none",
            best_lower=f"{int(stays * 10**6) / 10**6:.6f}",
            best_upper="1",
            ratio="not applicable",
            kind=Kind.ARGUED,
            bound="choice",
        ),
    )
