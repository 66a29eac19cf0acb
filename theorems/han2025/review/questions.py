r"""open-1 and open-3: can the parity set be read off trained heads; does a temperature that stays put do.

Both ask for theorems; what is measured here is how often it happens, with counts and exact 95 % intervals.  The number
of steps is part of a reading and the same in every profile; a profile changes the number of runs alone.
"""

from __future__ import annotations

from typing import Any

from theorems.han2025.shared.runs import came_below, counts, effort, majority, minority, outcomes
from theorems.han2025.shared.scope import for_trained_heads
from verify.records import Context, Evidence, Figure, Finding, Kind

SMALL = ((4, 1), (6, 1), (8, 1), (4, 2), (6, 2), (8, 2), (4, 3))
STEPS = 1000


def _runs(ctx: Context, spec: Any, count: int) -> list[dict[str, Any]]:
    return outcomes(ctx, spec, "random", count, optimiser="gd", rate=0.3, steps=STEPS, target=1e-3)


def _own_runs(ctx: Context) -> list[dict[str, Any]]:
    return _runs(ctx, ctx.model.at(parity_set=None), effort(ctx, 12, 400, 2000))


def _read_off(ctx: Context) -> tuple[Any, str]:
    from numerics.parity.training.sweeps import rate_of

    runs, spec = _own_runs(ctx), ctx.model
    rate = rate_of(run.get("read_off") is True for run in runs)
    return rate, (f"At n = {spec.n}, k = {spec.k}, temperature {spec.temperature}, the positions where the trained "
                  f"heads "
                  f"peak were the parity set in {rate}; {counts(runs)} came below risk 0.01.")


@for_trained_heads
def peaks_are_the_parity_set_in_most_runs(ctx: Context) -> Evidence:
    rate, told = _read_off(ctx)
    return majority(rate, told, f"gradient descent with rate 0.3 on the exact risk, {STEPS} steps, random parity sets")


@for_trained_heads
def peaks_are_the_parity_set_in_few_runs(ctx: Context) -> Evidence:
    rate, told = _read_off(ctx)
    return minority([rate], told, f"gradient descent with rate 0.3 on the exact risk, {STEPS} steps, random parity "
                                  f"sets")


@for_trained_heads
def successful_runs_show_the_parity_set(ctx: Context) -> Evidence:
    """Among runs that succeeded, at sizes where some do."""
    from numerics.parity.training.sweeps import rate_of

    good: list[dict[str, Any]] = []
    total = 0
    for n, k in SMALL:
        spec = ctx.model.at(n=n, k=k, heads=k, temperature="1/n", parity_set=None)
        runs = _runs(ctx, spec, effort(ctx, 2, 100, 1000))
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


def _warm(ctx: Context, n: int, k: int) -> Any:
    """Rate of success at temperature 1 with Adam, the optimiser that does best there."""
    spec = ctx.model.at(n=n, k=k, heads=k, temperature="1", parity_set=None)
    return counts(outcomes(ctx, spec, "random", effort(ctx, 12, 200, 1000), optimiser="adam", rate=0.08, steps=STEPS))


def _warm_words(rates: dict[tuple[int, int], Any]) -> str:
    return "; ".join(f"n = {n}, k = {k}: {rate}" for (n, k), rate in rates.items())


@for_trained_heads
def training_succeeds_at_temperature_one(ctx: Context) -> Evidence:
    own = (ctx.model.n, ctx.model.k)
    rates = {size: _warm(ctx, *size) for size in dict.fromkeys((own, (8, 1), (8, 2), (8, 3)))}
    return majority(rates[own], f"At temperature 1, runs below risk 0.01: {_warm_words(rates)}.",
                    f"Adam 0.08 on the exact risk, {STEPS} steps, random parity sets")


@for_trained_heads
def one_bit_is_learned_at_temperature_one(ctx: Context) -> Evidence:
    rates = {(n, 1): _warm(ctx, n, 1) for n in (4, 6, 8)}
    least = min(rates.values(), key=lambda rate: rate.low)
    return majority(least, f"At temperature 1 and one parity bit, runs below risk 0.01: {_warm_words(rates)}.",
                    f"Adam 0.08 on the exact risk, {STEPS} steps, random bit; the worst size is judged")


@for_trained_heads
def three_bits_are_rarely_learned_at_temperature_one(ctx: Context) -> Evidence:
    rates = {(n, 3): _warm(ctx, n, 3) for n in (6, 8, 10)}
    return minority(list(rates.values()), f"At temperature 1 and three parity bits, runs below risk 0.01: "
                                          f"{_warm_words(rates)}.",
                    f"Adam 0.08 on the exact risk, {STEPS} steps, random parity sets")


def where_training_ends(ctx: Context) -> Figure:
    from numerics.parity.training.sweep_figures import ends

    runs = _own_runs(ctx)
    failed = [run for run in runs if run["status"] != "non-finite" and not came_below(run, 0.01)]
    at_rest = sum(run["gradient_norm"] < 0.01 and (run["curvature"] or 0.0) > -0.001 for run in failed)
    return Figure(name="open-1.ends.svg", svg=ends(ctx.model.at(parity_set=None), runs),
                  caption=f"How runs from drawn heads end at the model's size. Left: exact risk against gradient norm; "
                          f"{at_rest} of {len(failed)} failures have come to rest or nearly so (gradient norm below "
                          f"0.01, "
                          f"smallest curvature above -0.001). Right: where the heads of failed runs point at the "
                          f"end, with the logarithm of one plus the length).")


def basins_of_two_heads(ctx: Context) -> Figure:
    from numerics.parity.training.sweep_figures import basins

    spec = ctx.model.at(n=8, k=2, heads=2, parity_set=None)
    runs = outcomes(ctx, spec, "spread", effort(ctx, 40, 600, 2000), optimiser="gd", rate=0.3, steps=STEPS, target=1e-3)
    return Figure(name="open-1.basins.svg", svg=basins(spec, runs),
                  caption="Basins of attraction at n = 8, k = 2 with the bits 1 and 5: each dot is a drawn pair of "
                          "heads, "
                          "by the distance of head 1 from the first bit and of head 2 from the second. The few starts "
                          "that "
                          "succeed lie mostly where each head begins near a bit of its own (the centre), or near that "
                          "of "
                          "the other (the corners).")
