"""Runs with each of the four losses, repeated in plain torch as :mod:`theorems.han2025.shared.confirm` does it."""

from __future__ import annotations

from numerics.parity.training.losses import COMPARED
from theorems.han2025.shared import confirm
from theorems.han2025.shared.confirm import BATCHES, STEPS, confirmed, seeds_of, sizes
from theorems.han2025.shared.runs import AFRESH
from theorems.han2025.shared.scope import SHARP, for_the_papers_risk, for_trained_heads, speaks_of
from theorems.han2025.shared.trials import NEIGHBOURS, SEPARATE
from verify.records import Context, Evidence

LAWS = ("1/n", "n/4")


@for_trained_heads
def torch_repeats_every_loss(ctx: Context) -> Evidence:
    """At temperature 1; and the first steps of one run each at 1/n and n/4, and of plain descent."""
    spec, one = ctx.model.at(parity_set=None, loss="squared-hinge"), seeds_of(ctx, AFRESH)[0]
    warm = spec.at(temperature="1")
    found = [confirm._steps(warm, "adam", 0.08, loss, seed) for loss in COMPARED for seed in seeds_of(ctx, AFRESH)]
    found += [confirm._steps(spec.at(temperature=law), "adam", 0.08, loss, one) for loss in COMPARED for law in LAWS]
    found += [confirm._steps(spec, "gd", 0.3, loss, one) for loss in COMPARED]
    return confirmed(
        found,
        (
            f"each of the four losses, the first {STEPS} steps: Adam 0.08 at temperature 1, and one run each of "
            "it at 1/n and n/4 and of gradient descent 0.3 at the model's temperature"
        ),
    )


@for_trained_heads
def torch_repeats_the_recipe(ctx: Context) -> Evidence:
    """The authors' loss at temperature 1 with a ReLU, at the ends of the range of sizes."""
    changed = {"b": "0", "loss": "squared-hinge", "activation": "smoothed-relu"}
    specs = [spec.at(**changed) for spec in sizes(ctx, "1", ((8, 1), (8, 4), (12, 1), (12, 4)))]
    seeds = seeds_of(ctx, AFRESH)[:2]
    found = (confirm._steps(spec, "adam", 0.08, "sigmoid-hinge", seed) for spec in specs for seed in seeds)
    return confirmed(
        found, f"n = 8 and 12, k = 1 and 4, the authors' loss at temperature 1, ReLU, Adam 0.08, {STEPS} steps"
    )


@for_the_papers_risk
def torch_repeats_the_counted_losses(ctx: Context) -> Evidence:
    specs = [spec.at(loss="squared-hinge") for spec in sizes(ctx, "1/n", ((8, 1), (8, 2), (8, 3), (8, 4)))]
    seeds = seeds_of(ctx, AFRESH)[:2]
    found = (confirm._steps(spec, "adam", 0.08, loss, seed) for spec in specs for loss in COMPARED for seed in seeds)
    return confirmed(
        found, f"each of the four losses, n = 8, k = 1 to 4, temperature 1/n, the first {STEPS} steps of Adam 0.08"
    )


@speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"))
def torch_repeats_the_experiment_with_other_losses(ctx: Context) -> Evidence:
    """Each loss at temperature 1, and two of them at 1/n."""
    seeds = seeds_of(ctx, AFRESH)[:2]
    found = [confirm._batches("published", loss, SEPARATE, seed) for loss in COMPARED for seed in seeds]
    found += [confirm._batches("published", loss, SEPARATE, seeds[0], "1/n") for loss in ("hinge", "sigmoid-hinge")]
    return confirmed(found, f"the first {BATCHES} batches of 8000; each loss at temperature 1, two of them at 1/n")


@speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"))
def torch_repeats_the_neighbours_with_other_losses(ctx: Context) -> Evidence:
    seeds = seeds_of(ctx, AFRESH)[:2]
    found = (confirm._batches("published", loss, NEIGHBOURS, seed) for loss in COMPARED for seed in seeds)
    return confirmed(found, f"bits 8, 16, 17, the first {BATCHES} batches of 8000, each loss")
