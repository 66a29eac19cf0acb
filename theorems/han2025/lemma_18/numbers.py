"""The printed constants beside certified ones."""

from __future__ import annotations

from fractions import Fraction

from theorems.han2025.shared.displays import other_risk
from theorems.han2025.shared.sizes import decimal
from verify.records import Constant, Context, Kind


def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed bound with the most generous c2 = c1 = nτ, beside the true infimum, which is zero."""

    if other_risk(ctx):
        return ()
    rows = []
    for n, k in ((8, 3), (20, 3))[: 1 + ctx.profile.level]:
        at = {"n": n, "k": k, "tau": Fraction(1, n), "c1": 1, "c2": 1}
        value = ctx.quantities["bound"].ball(at)
        rows.append(
            Constant(
                name="bound",
                at={"n": n, "k": k, "tau": f"1/{n}", "c2": "1"},
                paper=decimal(value, 20),
                best_lower="0",
                best_upper="0",
                ratio="unbounded",
                bound="lower",
                best="0",
                kind=Kind.ARGUED,
            )
        )
    return tuple(rows)
