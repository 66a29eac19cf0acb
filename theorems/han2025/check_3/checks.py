"""check-3: does some optimiser succeed, with the paper's loss or another?"""

from __future__ import annotations

from theorems.han2025.shared.runs import counted, counts, effort, losses, outcomes, rarely_wrong
from theorems.han2025.shared.scope import for_trained_heads
from theorems.han2025.shared.trials import OTHERS, STEPS
from verify.records import Context, Evidence

METHODS = (
    ("gd", (0.03, 0.3, 3.0)),
    ("adam", (0.008, 0.08, 0.8)),
    ("sgd", (0.03, 0.1, 1.0)),
    ("sgd-adam", (0.008, 0.08, 0.8)),
)


@for_trained_heads
def some_optimiser_succeeds(ctx: Context) -> Evidence:
    spec = ctx.model.at(parity_set=None)
    cells = {}
    for name, rates in METHODS:
        for rate in rates:
            runs = outcomes(
                ctx,
                spec,
                "random",
                effort(ctx, 12, 60, 1000),
                optimiser=name,
                rate=rate,
                steps=STEPS,
                batch=256,
                every=20,
            )
            cells[f"{name} {rate:g}"] = counts(runs)
    return counted(
        cells,
        (
            f"Runs below risk 0.01 at n = {spec.n}, k = {spec.k}, temperature {spec.temperature} and the "
            "model's loss, by "
            "optimiser and rate (batches of 256 where sampled):"
        ),
        OPTIMISERS,
    )


@for_trained_heads
def another_loss_suits_the_optimisers(ctx: Context) -> Evidence:
    spec = ctx.model.at(loss="squared-hinge", parity_set=None)
    count = effort(ctx, 12, 100, 1000)
    cells = {
        f"{loss}, {name} {rate:g}": rarely_wrong(losses(ctx, spec, loss, count, optimiser=name, rate=rate, steps=STEPS))
        for loss in OTHERS
        for name, rate in (("gd", 0.3), ("adam", 0.08))
    }
    return counted(
        cells,
        (
            f"Runs with fewer than 1 % errors at n = {spec.n}, k = {spec.k}, temperature {spec.temperature}, "
            "by the loss that "
            "is trained on and the optimiser:"
        ),
        "full batch, 1000 steps, random parity sets, fresh seeds",
    )


OPTIMISERS = "full batch and mini-batches, plain and Adam, three rates each, 1000 steps, random parity sets"
