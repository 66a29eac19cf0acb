r"""open-1 and open-3: can the parity set be read off trained heads; does a temperature that stays put do.

Both ask for theorems; what is measured here is how often it happens, with counts and exact 95 % intervals.
"""

from __future__ import annotations

from typing import Any

from theorems.han2025.common import for_the_papers_model
from theorems.han2025.review_runs import came_below, counts, effort, majority, outcomes
from verify.records import Claim, Context, Evidence, Finding, Kind, Reading

__all__ = ["CLAIMS"]

SMALL = ((4, 1), (6, 1), (8, 1), (4, 2), (6, 2), (8, 2), (4, 3))


def _runs(ctx: Context, spec: Any, count: int) -> list[dict[str, Any]]:
    return outcomes(ctx, spec, "random", count, optimiser="gd", rate=0.3, steps=effort(ctx, 60, 300, 2000),
                    target=1e-3)


@for_the_papers_model
def peaks_are_the_parity_set_in_most_runs(ctx: Context) -> Evidence:
    from numerics.sweeps import rate_of

    spec = ctx.model.at(parity_set=None)
    runs = _runs(ctx, spec, effort(ctx, 4, 80, 1000))
    rate = rate_of(run.get("read_off") is True for run in runs)
    return majority(rate, f"At n = {spec.n}, k = {spec.k}, temperature {spec.temperature}, the positions where the "
                          f"trained "
                          f"heads peak were the parity set in {rate}; {counts(runs)} came below risk 0.01.",
                    "gradient descent on the exact risk, random parity sets")


@for_the_papers_model
def successful_runs_show_the_parity_set(ctx: Context) -> Evidence:
    """Among runs that succeeded, at sizes where some do."""
    from numerics.sweeps import rate_of

    good: list[dict[str, Any]] = []
    total = 0
    for n, k in SMALL:
        spec = ctx.model.at(n=n, k=k, heads=k, temperature="1/n", parity_set=None)
        runs = _runs(ctx, spec, effort(ctx, 2, 40, 400))
        total += len(runs)
        good += [run for run in runs if came_below(run, 0.01)]
    if not good:
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.EMPIRICAL, cases=total, summary="No run succeeded.")
    rate = rate_of(run.get("read_off") is True for run in good)
    hard = rate_of(run.get("hard_risk", 9.0) < 0.01 for run in good)
    return majority(rate, f"Of {total} runs at sizes {', '.join(map(str, SMALL))} (n, k), {len(good)} came below "
                          f"risk 0.01; "
                          f"their peaks were the parity set in {rate}, and hard attention kept the risk below 0.01 in "
                          f"{hard}.", "gradient descent on the exact risk at seven small sizes, temperature 1/n")


@for_the_papers_model
def training_succeeds_at_temperature_one(ctx: Context) -> Evidence:
    from numerics.sweeps import Rate

    count = effort(ctx, 2, 40, 1000)
    rates: dict[str, Rate] = {}
    for n, k in ((4, 1), (4, 2), (8, 1), (8, 2), (ctx.model.n, ctx.model.k)):
        spec = ctx.model.at(n=n, k=k, heads=k, temperature="1", parity_set=None)
        rates[f"({n}, {k})"] = counts(_runs(ctx, spec, count))
    told = ", ".join(f"{size}: {rate}" for size, rate in rates.items())
    own = rates[f"({ctx.model.n}, {ctx.model.k})"]
    return majority(own, f"At temperature 1, runs below risk 0.01 by size (n, k): {told}.",
                    "gradient descent on the exact risk with rate 0.3, random parity sets")


CLAIMS = (
    Claim(id="open-1", where="review", title="Can the parity set be read off the trained heads, and how often",
          statement="After training, the positions of largest attention are the parity set.",
          depends_on=("model", "eq-2", "init"),
          readings=(Reading(id="literal", text="in most runs from drawn heads at the model's n, k and temperature",
                            checks=(peaks_are_the_parity_set_in_most_runs,)),
                    Reading(id="after-success",
                            text="in most of the runs that come below risk 0.01, at n up to 8 and k up to 3, "
                                 "temperature 1/n", checks=(successful_runs_show_the_parity_set,)))),
    Claim(id="open-3", where="review", title="Does training succeed at a temperature that does not vanish",
          statement=r"Training at a fixed temperature, here $\tau = 1$, reaches a small risk.",
          depends_on=("model", "eq-2", "init"),
          readings=(Reading(id="literal", text="at temperature 1 training from drawn heads comes below risk 0.01 in "
                                               "most "
                                               "runs at the model's n and k",
                            checks=(training_succeeds_at_temperature_one,)),)),
)
