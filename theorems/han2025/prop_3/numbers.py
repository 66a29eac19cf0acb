"""Peaks and risks of the printed construction, as a table."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

import flint
from flint import arb

from numerics.parity.aligned import aligned_risk, peak_attention, peak_attention_limit, worst_aligned_risk
from theorems.han2025.shared.scope import SHARP, rows_for
from theorems.han2025.shared.sizes import decimal, sizes
from verify.records import Constant, Context, Kind


@rows_for(activation=SHARP)
def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed risk 0 beside the risk of the aligned heads."""

    n, k, tau, b = sizes(ctx)
    made = [_risk_row(n, k, tau, b, worst_aligned_risk(n, k, float(tau), float(b)))] if n <= 10 else []
    if ctx.profile.level > 0:  # the paper's own example, at the temperatures 1/n and 1/n²
        for tau in (Fraction(1, 20), Fraction(1, 400)):
            b, bits = Fraction(1, 100), (8, 11, 18)
            made.append(_risk_row(20, 3, tau, b, (aligned_risk(20, float(tau), float(b), bits), bits)))
        made += _peak_rows()
    return tuple(made)


def _peak_rows() -> list[Constant]:
    """The attention on the aligned bit, which would be 1 if unit heads were hard, as n grows, and its limits."""

    rows = []
    with flint.ctx.workprec(128):
        laws = {"1/n": lambda n: Fraction(1, n), "1/n**2": lambda n: Fraction(1, n * n)}
        for law, tau in laws.items():
            rows += [_peak_row(n, law, peak_attention(n, tau(n))) for n in (20, 1000, 10**6)]
        rows.append(_peak_row("limit", "1/n**2", peak_attention_limit()))
    return rows


def _peak_row(n: int | str, law: str, peak: arb) -> Constant:

    outward = arb(10) ** -13  # more than the twelve digits round away
    lower, upper = (end.str(12, radius=False) for end in (peak.lower() - outward, peak.upper() + outward))
    return Constant(
        name="attention on the aligned bit",
        at={"n": n, "tau": law},
        paper="1",
        bound="exact",
        formula="1",
        best_lower=lower,
        best_upper=upper,
        ratio=decimal(1 / peak, 6),
        kind=Kind.CERTIFIED,
    )


def _risk_row(n: int, k: int, tau: Fraction, b: Fraction, found: tuple[float, tuple[int, ...]]) -> Constant:

    digits = 10**6
    at: dict[str, int | str] = {"n": n, "k": k, "tau": str(tau), "b": str(b), "parity_set": str(list(found[1]))}
    return Constant(
        name="risk of the aligned unit heads",
        at=at,
        paper="0",
        best_lower=f"{floor(found[0] * digits) / digits:.7g}",
        best_upper=f"{ceil(found[0] * digits) / digits:.7g}",
        ratio="0",
        bound="exact",
        formula="0",
        kind=Kind.NUMERIC,
    )
