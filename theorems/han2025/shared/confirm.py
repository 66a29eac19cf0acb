"""The same runs in plain torch: float64, autograd, ``torch.optim``, from the same starts and the same batches.

Each check repeats a sample of the runs that a claim counts, and asks that no entry of any head differs by more than
TOLERANCE at any of the compared steps.  Where a run is chaotic (Adam on a hinge loss doubles a difference every few
steps) that is a statement about its first steps; the kernels take all steps by the same code.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import aligned_heads
from numerics.parity.training.agreement import (
    batches_apart,
    classifiers_apart,
    fresh_apart,
    population_apart,
    steps_apart,
)
from numerics.parity.training.experiment import LATER, PUBLISHED
from numerics.parity.training.runs import Settings
from numerics.parity.training.sweeps import named_set
from theorems.han2025.shared.published import at_temperature, public_model
from theorems.han2025.shared.runs import AFRESH, SHARED, effort
from theorems.han2025.shared.scope import SHARP, for_every_smoothing, for_the_papers_risk, for_trained_heads, speaks_of
from theorems.han2025.shared.trials import NEIGHBOURS, SEPARATE
from verify.records import Context, Evidence, Finding, Kind

TOLERANCE = 1e-6
STEPS, BATCHES = 50, 20


def confirmed(apart: Iterable[float], words: str) -> Evidence:
    """Yes if every repeated run stays within the tolerance."""
    found = [float(value) for value in apart]
    close = bool(found) and all(value <= TOLERANCE for value in found)  # NaN is not
    return Evidence(
        finding=Finding.YES if close else Finding.UNKNOWN,
        kind=Kind.EMPIRICAL,
        corroborates=True,
        cases=len(found),
        search="plain torch beside the compiled code",
        summary=(
            "Torch repeats {number_of_found} runs ({words}): after a step entries differ by at most "
            "{found:.1g}, allowed is {tolerance:g}."
        ).format(number_of_found=len(found), words=words, found=max(found, default=float("nan")), tolerance=TOLERANCE),
    )


@functools.lru_cache(maxsize=128)
def _steps(spec: Any, optimiser: str, rate: float, loss: str | None, seed: int) -> float:

    settings = Settings(optimiser=optimiser, rate=rate, steps=STEPS, batch=256, seed=seed, accuracy=SHARED["accuracy"])
    return steps_apart(spec, named_set("random", spec.n, spec.k, seed), settings, loss)


def seeds_of(ctx: Context, first: int = 0) -> range:
    start = 10**6 * ctx.seed + first
    return range(start, start + effort(ctx, 1, 3, 20))


def sizes(ctx: Context, law: str, pairs: Iterable[tuple[int, int]]) -> list[Any]:
    return [ctx.model.at(n=n, k=k, heads=k, temperature=law, parity_set=None) for n, k in pairs]


@for_trained_heads
def torch_repeats_the_small_runs(ctx: Context) -> Evidence:
    """Adam on the exact risk: the model's size at its temperature and at 1, and one run of other sizes at 1."""
    laws = dict.fromkeys((ctx.model.temperature, "1"))
    specs = [ctx.model.at(temperature=law, parity_set=None) for law in laws]
    found = [_steps(spec, "adam", 0.08, None, seed) for spec in specs for seed in seeds_of(ctx)]
    others = sizes(ctx, "1", ((4, 1), (6, 1), (8, 1), (6, 2), (8, 2), (6, 3), (10, 3)))
    found += [_steps(spec, "adam", 0.08, None, seeds_of(ctx)[0]) for spec in others]
    return confirmed(
        found, f"Adam 0.08, {STEPS} steps; the model's size, and one run of each other size at temperature 1"
    )


@for_trained_heads
def torch_repeats_plain_descent(ctx: Context) -> Evidence:
    """At the model's size, and one run of each small size at temperature 1/n."""
    spec = ctx.model.at(parity_set=None)
    found = [_steps(spec, "gd", 0.3, None, seed) for seed in seeds_of(ctx)]
    others = sizes(ctx, "1/n", ((4, 1), (6, 1), (8, 1), (4, 2), (6, 2), (8, 2), (4, 3)))
    found += [_steps(other, "gd", 0.3, None, seeds_of(ctx)[0]) for other in others]
    return confirmed(
        found,
        (
            f"gradient descent 0.3, the first {STEPS} steps: at the model's size, and one run of each small size "
            "at temperature 1/n"
        ),
    )


@for_trained_heads
def torch_repeats_every_optimiser(ctx: Context) -> Evidence:
    spec = ctx.model.at(parity_set=None)
    rates = {"gd": 0.3, "adam": 0.08, "sgd": 0.1, "sgd-adam": 0.08}
    return confirmed(
        (_steps(spec, name, rate, None, seed) for name, rate in rates.items() for seed in seeds_of(ctx)),
        f"each of the four optimisers on the same batches, {STEPS} steps",
    )


@functools.lru_cache(maxsize=64)
def _whole(spec: Any, members: tuple[int, ...], optimiser: str, rate: float, steps: int, seed: int) -> float:
    settings = Settings(optimiser=optimiser, rate=rate, steps=steps, accuracy=SHARED["accuracy"], seed=seed)
    return population_apart(spec, members, settings)


@for_trained_heads
def torch_repeats_the_runs_at_twenty(ctx: Context) -> Evidence:
    """At n = 20 the first steps of both optimisers, against autograd over all 2^20 inputs at every step."""
    spec, steps = ctx.model.at(n=20, k=3, heads=3, parity_set=None), effort(ctx, 2, 5, 20)
    found = [
        _whole(spec, members, optimiser, rate, steps, seed)
        for members, optimiser, rate in ((SEPARATE, "adam", 0.08), (NEIGHBOURS, "gd", 0.1))
        for seed in seeds_of(ctx)[: effort(ctx, 1, 1, 10)]
    ]
    return confirmed(
        found,
        (f"n = 20, the first {steps} steps of Adam 0.08 and of gradient descent 0.1, each over all 1,048,576 inputs"),
    )


@functools.lru_cache(maxsize=4)
def _aligned(spec: Any, members: tuple[int, ...], steps: int) -> float:
    settings = Settings(optimiser="adam", rate=0.02, steps=steps, accuracy=SHARED["accuracy"])
    return population_apart(spec, members, settings, aligned_heads(spec, members))


@for_trained_heads
def torch_repeats_the_aligned_start(ctx: Context) -> Evidence:
    """At n = 20 the first steps from the aligned heads, for both sets."""
    spec, steps = ctx.model.at(n=20, k=3, heads=3, parity_set=None), effort(ctx, 1, 2, 20)
    found = [_aligned(spec, members, steps) for members in (SEPARATE, NEIGHBOURS)]
    return confirmed(
        found, (f"n = 20, from the aligned heads, the first {steps} steps of Adam 0.02, each over all 1,048,576 inputs")
    )


@for_the_papers_risk
def torch_repeats_the_counted_runs(ctx: Context) -> Evidence:
    """What readings of theorems count at n == 8"""
    methods = (("adam", 0.08, (1, 2, 3, 4)), ("gd", 0.3, (2, 3)))
    found = (
        _steps(spec, optimiser, rate, None, seed)
        for optimiser, rate, bits in methods
        for spec in sizes(ctx, "1/n", [(8, k) for k in bits])
        for seed in seeds_of(ctx)
    )
    return confirmed(
        found,
        (
            f"n = 8, temperature 1/n, the first {STEPS} steps of Adam 0.08, k = 1 to 4, and of gradient descent "
            "0.3, k = 2 and 3"
        ),
    )


@for_the_papers_risk
def torch_repeats_descent_without_smoothing(ctx: Context) -> Evidence:
    specs = [ctx.model.at(n=n, k=k, heads=k, b="0", temperature="1/n", parity_set=None) for n, k in ((8, 1), (4, 2))]
    return confirmed(
        (_steps(spec, "gd", 0.1, None, seed) for spec in specs for seed in seeds_of(ctx)),
        f"gradient descent 0.1 at b = 0, {STEPS} steps",
    )


@functools.lru_cache(maxsize=64)
def _batches(variant: str, loss: str, members: tuple[int, ...], seed: int, law: str = "") -> float:

    experiment = {"published": PUBLISHED, "later": LATER}[variant]
    given = replace(experiment, loss=loss) if loss else experiment
    return batches_apart(
        at_temperature(law) if law else public_model(variant),
        members,
        given,
        seed,
        BATCHES if variant == "published" else 4,
    )


@speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"))
def torch_repeats_the_public_experiment(ctx: Context) -> Evidence:
    return confirmed(
        (
            _batches("published", "", members, seed)
            for members in (SEPARATE, NEIGHBOURS)
            for seed in seeds_of(ctx, AFRESH)
        ),
        f"the first {BATCHES} batches of 8000",
    )


@speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"))
def torch_repeats_the_later_experiment(ctx: Context) -> Evidence:
    return confirmed(
        (_batches("later", "", members, seed) for members in (SEPARATE, NEIGHBOURS) for seed in seeds_of(ctx)[:1]),
        "the first 4 batches of 80,000",
    )


@functools.lru_cache(maxsize=16)
def _classifier(inputs: int, width: int, seed: int) -> float:
    return classifiers_apart(inputs, width, STEPS, seed)


@for_every_smoothing
def torch_repeats_the_classifiers(ctx: Context) -> Evidence:
    found = [
        _classifier(inputs, width, seed) for inputs, width in ((1, 3), (1, 64), (20, 32)) for seed in seeds_of(ctx)
    ]
    return confirmed(found, f"classifiers with one hidden layer, {STEPS} steps of Adam 0.01")


@functools.lru_cache(maxsize=64)
def _fresh(spec: Any, seed: int) -> float:
    settings = Settings(optimiser="sgd-adam", rate=0.08, steps=STEPS, batch=1000, seed=seed)
    return fresh_apart("sigmoid-hinge", spec, named_set("random", spec.n, spec.k, seed), settings)


@speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"))
def torch_repeats_the_recipe_on_fresh_strings(ctx: Context) -> Evidence:
    specs = [ModelSpec(n=n, k=3, b="0", temperature="1") for n in (20, 30)]
    return confirmed(
        (_fresh(spec, seed) for spec in specs for seed in seeds_of(ctx, AFRESH)),
        f"n = 20 and 30, k = 3, the first {STEPS} batches of 1000",
    )
