"""open-1: can the parity set be read off trained heads?  It asks for a theorem; counted is how often it happens."""

from __future__ import annotations

from typing import Any

from numerics.parity.risk.exact import attention
from numerics.statistics.rates import rate_of
from theorems.han2025.shared.runs import came_below, counted, counts, effort, losses, outcomes, rarely_wrong
from theorems.han2025.shared.scope import for_trained_heads
from theorems.han2025.shared.trials import ADAM, STEPS
from verify.records import Context, Evidence, Finding, Kind

SMALL = ((4, 1), (6, 1), (8, 1), (4, 2), (6, 2), (8, 2), (4, 3))


def _runs(ctx: Context, spec: Any, count: int) -> list[dict[str, Any]]:
    return outcomes(ctx, spec, "random", count, optimiser="gd", rate=0.3, steps=STEPS, target=1e-3)


def own_runs(ctx: Context) -> list[dict[str, Any]]:
    return _runs(ctx, ctx.model.at(parity_set=None), effort(ctx, 12, 400, 2000))


@for_trained_heads
def peaks_are_the_parity_set_in_most_runs(ctx: Context) -> Evidence:

    runs, spec = own_runs(ctx), ctx.model
    return counted(
        {"": rate_of(run.get("read_off") is True for run in runs)},
        (
            f"At n = {spec.n}, k = {spec.k}, temperature {spec.temperature}, with the model's loss, "
            f"{counts(runs)} came below risk "
            "0.01; the positions where the trained heads peak were the parity set in"
        ),
        f"gradient descent with rate 0.3 on the exact risk, {STEPS} steps, random parity sets",
    )


@for_trained_heads
def successful_runs_show_the_parity_set(ctx: Context) -> Evidence:
    """Among runs that succeeded, at sizes where some do."""

    good: list[dict[str, Any]] = []
    total = 0
    for n, k in SMALL:
        spec = ctx.model.at(n=n, k=k, heads=k, temperature="1/n", parity_set=None)
        runs = _runs(ctx, spec, effort(ctx, 2, 100, 1000))
        total += len(runs)
        good += [run for run in runs if came_below(run, 0.01)]
    if not good:
        return Evidence(
            finding=Finding.UNKNOWN,
            kind=Kind.EMPIRICAL,
            cases=total,
            summary="No run succeeded; what would decide it is a run that does.",
        )
    hard = rate_of(run.get("hard_risk", 9.0) < 0.01 for run in good)
    return counted(
        {"": rate_of(run.get("read_off") is True for run in good)},
        (
            "Of {total} runs at sizes {map} (n, k), {number_of_good} came below risk 0.01, and hard attention "
            "kept it in {hard}; the peaks of these were the parity set in"
        ).format(total=total, map=", ".join(map(str, SMALL)), number_of_good=len(good), hard=hard),
        "gradient descent on the exact risk at seven small sizes, temperature 1/n",
    )


def _peaks_of(spec: Any, heads: Any) -> list[int]:

    return sorted(set((attention(spec, heads).argmax(axis=1) + 1).tolist()))


@for_trained_heads
def the_hinge_loss_shows_the_parity_set(ctx: Context) -> Evidence:
    """Of the runs with fewer than one error in a hundred, trained on the hinge loss at temperature 1."""

    spec = ctx.model.at(temperature="1", loss="squared-hinge", parity_set=None)
    runs = losses(ctx, spec, "hinge", effort(ctx, 12, 400, 2000), optimiser="adam", rate=0.08, steps=STEPS)
    good = [(members, ended) for members, ended in runs if ended.errors < 0.01]
    if not good:
        return Evidence(
            finding=Finding.UNKNOWN,
            kind=Kind.EMPIRICAL,
            cases=len(runs),
            summary="No run succeeded; what would decide it is a run that does.",
        )
    return counted(
        {"": rate_of(_peaks_of(spec, ended.heads) == sorted(members) for members, ended in good)},
        (
            f"Trained on the hinge loss at temperature 1, n = {spec.n}, k = {spec.k}, {rarely_wrong(runs)} "
            "ended with fewer "
            "than 1 % errors; the peaks of these were the parity set in"
        ),
        f"{ADAM}, fresh seeds",
    )
