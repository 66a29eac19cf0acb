r"""Remark 10: the result holds for uniform inputs and for every k, odd or even.

What it adds to Theorem 5 is that neither assumption is needed.  For the existence of heads with risk zero that is
true, by the rescaled weights of Proposition 3's repair; for learning it is false, by what refutes Theorem 5: the risk
has a floor for b > 0, for uniform inputs and both parities of k, and descent can end far above it.
"""

from __future__ import annotations

import msgspec

from theorems.han2025.shared.runs import counts, effort, majority, minority, outcomes
from theorems.han2025.shared.scope import for_the_papers_risk
from verify.records import Context, Evidence, Scope, asks

STEPS = 1000


def _runs(ctx: Context, k: int) -> list[dict[str, object]]:
    spec = ctx.model.at(n=8, k=k, heads=k, temperature="1/n", parity_set=None)
    return outcomes(ctx, spec, "random", effort(ctx, 12, 200, 2000), optimiser="adam", rate=0.08, steps=STEPS)


PROTOCOL = f"Adam 0.08 on the exact risk, {STEPS} steps, random parity sets"


@asks(Scope.STATED, part="one bit")
@for_the_papers_risk
def one_bit_is_learned(ctx: Context) -> Evidence:
    rate = counts(_runs(ctx, 1))
    found = majority(rate, f"At n = 8 and temperature 1/n, k = 1: {rate} came below risk 0.01.", PROTOCOL, "k = 1")
    return msgspec.structs.replace(found, part="one bit")


@asks(Scope.STATED, part="more bits")
@for_the_papers_risk
def more_bits_are_seldom_learned(ctx: Context) -> Evidence:
    cells = {f"k = {k}": counts(_runs(ctx, k)) for k in (2, 3, 4)}
    told = "; ".join(f"{name}: {rate}" for name, rate in cells.items())
    found = minority(cells, f"For more bits, {told}.", PROTOCOL)
    return msgspec.structs.replace(found, part="more bits")
