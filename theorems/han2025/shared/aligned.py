"""The printed weights in the limit: the risk of aligned heads vanishes with the temperature and the smoothing."""

from __future__ import annotations

import math

from numerics.parity.aligned import aligned_risk
from theorems.han2025.shared.missed import aligned_heads_miss, aligned_risk_vanishes
from theorems.han2025.shared.other_floor import no_limit_either
from theorems.han2025.shared.rescaled import estimates
from theorems.han2025.shared.scope import carries_over, for_every_smoothing, missing, otherwise, unconfirmed
from theorems.han2025.shared.wider import aligned_heads_exist
from verify.records import Context, Evidence, Kind, Scope, about, asks


@about("coefficient", "offset")
@asks(Scope.LIMIT, "transformer")
@otherwise(no_limit_either)
@otherwise(aligned_heads_miss)
@otherwise(aligned_risk_vanishes)
@carries_over(aligned_heads_exist)
@for_every_smoothing
def risk_vanishes_with_temperature_and_smoothing(ctx: Context) -> Evidence:
    """risk ≤ (4k·k(n-1)exp(-(1 - cos 2π/n)/τ) + 2k²√b)², compared with the enumerated risk on the way."""

    tried = 0
    facts = dict(estimates())
    for n, k in ((4, 1), (5, 2), (6, 3), (8, 3), (7, 7)):
        gap = 1 - math.cos(2 * math.pi / n)
        for tau in (gap / 4, gap / 16, gap / 40):
            for b in (0.0, 1e-8, 1e-4, 1e-2):
                tried += 1
                bound = (4 * k * k * (n - 1) * math.exp(-gap / tau) + 2 * k * k * math.sqrt(b)) ** 2
                risk = aligned_risk(n, tau, b, tuple(range(1, k + 1)))
                facts[f"the bound at n = {n}, k = {k}, τ = {tau}, b = {b}"] = risk <= bound * (1 + 1e-9) + 1e-20
    if missing(facts):
        return unconfirmed(missing(facts), risk_vanishes_with_temperature_and_smoothing)
    return Evidence.yes(
        Kind.ARGUED,
        (
            "In the joint limit τ → 0, b → 0 at fixed n the aligned heads do reach risk 0: f has slope at most "
            "4k, the attended sum is off by at most k times the weight off the peak, and smoothing moves the "
            "output by at most 2k²√b. (Not machine-checked: how the three add up.)"
        ),
        scope=Scope.LIMIT,
        part="transformer",
        cases=tried,
    )
