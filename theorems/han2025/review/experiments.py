r"""exp-1, exp-2, exp-3: the experiments that the review suggests, each with a reading that runs can decide.

exp-1: parameters and accuracy at n = 20, k = 3, transformer beside feed-forward network.
exp-2: attention frozen where it was drawn, only the classifier trained.
exp-3: where the heads look after training, with and without neighbouring bits.
"""

from __future__ import annotations

import functools
from typing import Any

from theorems.han2025.shared.frozen import FROZEN
from theorems.han2025.shared.runs import AFRESH, counted, counts, effort, outcomes
from theorems.han2025.shared.scope import SHARP, for_every_smoothing, for_trained_heads, speaks_of
from verify.court.words import words_beside
from verify.records import Context, Evidence, Figure, Finding, Kind

say = words_beside(__package__)

NEIGHBOURS, SEPARATE = (8, 16, 17), (8, 11, 18)
WIDTH, WIDTHS = 32, (1, 3, 8, 16, 32)
STEPS = 200  # of Adam at n = 20, in every profile


def _large(ctx: Context) -> Any:
    return ctx.model.at(n=20, k=3, heads=3, parity_set=None)


def _trained(ctx: Context, members: tuple[int, ...]) -> list[dict[str, Any]]:
    return outcomes(ctx, _large(ctx), members, effort(ctx, 2, 40, 400), optimiser="adam", rate=0.08, steps=STEPS)


# -- exp-1


def _errors(ctx: Context) -> list[float]:
    """The exact error rates of the trained heads, over every input; 1 for a run that was not finite."""
    from numerics.parity.risk.exact import error_rate

    spec = _large(ctx)
    runs = _trained(ctx, SEPARATE)[: effort(ctx, 1, 24, 400)]
    return [error_rate(spec, run["heads"], SEPARATE) if run["status"] != "non-finite" else 1.0 for run in runs]


@for_trained_heads
def the_transformer_is_accurate(ctx: Context) -> Evidence:
    """The runs of exp-3 and check-1."""
    from numerics.statistics.rates import rate_of

    errors = _errors(ctx)
    middle = sorted(errors)[len(errors) // 2]
    return counted(
        {"": rate_of(error < 0.01 for error in errors)},
        say("the_transformer_is_accurate.counted", middle=100 * (1 - middle)),
        say("the_transformer_is_accurate.counted-2", steps=STEPS),
    )


@speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"))
def the_public_experiment_is_accurate(ctx: Context) -> Evidence:
    """The runs of fig-2, counted by their errors."""
    from numerics.parity.risk.exact import error_rate
    from numerics.statistics.rates import rate_of
    from theorems.han2025.shared.published import as_published, public_model

    runs = as_published(ctx, SEPARATE)
    if not runs:
        return Evidence(
            finding=Finding.UNKNOWN, kind=Kind.EMPIRICAL, summary=say("the_public_experiment_is_accurate.unknown")
        )
    rate = rate_of(error_rate(public_model("published"), run[0], SEPARATE) < 0.01 for run in runs)
    return counted(
        {"": rate}, say("the_public_experiment_is_accurate.counted"), say("the_public_experiment_is_accurate.counted-2")
    )


@functools.lru_cache(maxsize=64)
def _other_loss(loss: str, temperature: str, count: int, first: int) -> tuple[float, ...]:
    """Shares of errors of the public experiment with its loss, or its temperature, changed."""
    from dataclasses import replace

    from numerics.parity.model.spec import ModelSpec
    from numerics.parity.risk.exact import error_rate
    from numerics.parity.training.experiment import PUBLISHED, run_experiment

    spec = ModelSpec(n=20, b="0", temperature=temperature)
    ends = [run_experiment(spec, SEPARATE, replace(PUBLISHED, loss=loss), first + i)[0] for i in range(count)]
    return tuple(error_rate(spec, heads, SEPARATE) for heads in ends)


@speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"))
def another_loss_in_the_public_experiment_is_accurate(ctx: Context) -> Evidence:
    from numerics.statistics.rates import rate_of

    count = effort(ctx, 0, 16, 200)
    if not count:
        return Evidence(
            finding=Finding.UNKNOWN,
            kind=Kind.EMPIRICAL,
            summary=say("another_loss_in_the_public_experiment_is_accurate.unknown"),
        )
    first = 10**6 * ctx.seed + AFRESH
    cells = {
        f"{loss}, temperature {law}": rate_of(e < 0.01 for e in _other_loss(loss, law, count, first))
        for loss, law in (("squared-hinge", "1"), ("hinge", "1"), ("logistic", "1"), ("hinge", "1/n"))
    }
    return counted(
        cells,
        say("another_loss_in_the_public_experiment_is_accurate.counted"),
        say("another_loss_in_the_public_experiment_is_accurate.counted-2"),
    )


@functools.lru_cache(maxsize=8)
def _accuracies(width: int, count: int, steps: int, seed: int) -> tuple[float, ...]:
    from numerics.parity.training.classifiers import network_accuracy

    return tuple(network_accuracy(20, SEPARATE, width, steps, 10**6 * seed + i) for i in range(count))


def _network(ctx: Context, width: int) -> tuple[float, ...]:
    return _accuracies(width, effort(ctx, 1, 20, 200), 1200, ctx.seed)


def _networks(ctx: Context, width: int) -> Evidence:
    from numerics.parity.training.classifiers import network_parameters
    from numerics.statistics.rates import rate_of

    found = _network(ctx, width)
    return counted(
        {"": rate_of(value > 0.99 for value in found)},
        say(
            "networks.counted",
            width=width,
            network_parameters=network_parameters(20, width),
            found=100 * min(found),
            found_2=100 * max(found),
        ),
        say("networks.counted-2"),
    )


@speaks_of(**FROZEN, activation=SHARP)
def the_network_is_accurate(ctx: Context) -> Evidence:
    return _networks(ctx, WIDTH)


@speaks_of(**FROZEN, activation=SHARP)
def the_narrow_network_is_accurate(ctx: Context) -> Evidence:
    """Three neurons: 67 parameters, the nearest to the 56 of three heads."""
    return _networks(ctx, 3)


def parameters_and_accuracy(ctx: Context) -> Figure:
    from numerics import drawing
    from numerics.parity.training.classifiers import network_parameters

    heads = [1 - error for error in _errors(ctx)]
    widths = WIDTHS if ctx.profile.level else (3, WIDTH)
    networks = {network_parameters(20, width): _network(ctx, width) for width in widths}
    with drawing.figure(6.4, 3.4) as (figure, axes):
        for size, values in networks.items():
            axes.plot([size] * len(values), values, linestyle="", marker=".", color="#888888")
        middle = [sorted(values)[len(values) // 2] for values in networks.values()]
        axes.plot(list(networks), middle, label=say("parameters_and_accuracy.label"))
        axes.plot(
            [56] * len(heads),
            heads,
            linestyle="",
            marker="x",
            color=drawing.COLOURS[1],
            label=say("parameters_and_accuracy.label-2", number_of_heads=len(heads)),
        )
        axes.axhline(0.5, color="black", linewidth=0.8, linestyle=":", marker="")
        axes.set(
            xscale="log",
            xlabel="parameters",
            ylabel="accuracy",
            ylim=(0.4, 1.03),
            title="n = 20, k = 3, bits 8, 11, 18",
        )
        axes.set_xticks([56, *networks], [str(size) for size in (56, *networks)], fontsize=8)
        axes.set_xticks([], minor=True)
        axes.legend()
        svg = drawing.to_svg(figure)
    return Figure(name="exp-1.parameters.svg", svg=svg, caption=say("parameters_and_accuracy.caption"))


# -- exp-2


@functools.lru_cache(maxsize=64)
def _frozen(spec: Any, width: int, count: int, seed: int) -> tuple[float, ...]:
    from numerics.parity.training.classifiers import frozen_attention_risk
    from numerics.parity.training.sweeps import named_set

    return tuple(
        frozen_attention_risk(spec, named_set("random", spec.n, spec.k, i), width, 300, 10**6 * seed + i)
        for i in range(count)
    )


def _table(ctx: Context) -> dict[tuple[int, int], tuple[float, ...]]:
    """(n, width) -> risks, at the paper's temperature 1/n."""
    sizes = (4, 6, 8, 10, 12)[: effort(ctx, 2, 5, 5)]
    count = effort(ctx, 1, 12, 60)
    return {
        (n, width): _frozen(
            ctx.model.at(n=n, k=3, heads=3, temperature="1/n", parity_set=None),
            width,
            count if width == 3 else max(1, count // 3),
            ctx.seed,
        )
        for n in sizes
        for width in (3, 64)
    }


@functools.lru_cache(maxsize=64)
def _floors(spec: Any, width: int, count: int, seed: int) -> tuple[float, ...]:
    """For the same heads and sets: the exact least error share, which is below the risk of every classifier."""
    from numerics.parity.training.classifiers import least_frozen_error
    from numerics.parity.training.sweeps import named_set

    return tuple(
        least_frozen_error(spec, named_set("random", spec.n, spec.k, i), width, 10**6 * seed + i) for i in range(count)
    )


def _best_fits(ctx: Context) -> dict[tuple[int, int], float]:
    """(n, width) -> the median of the exact floors, for the first runs of the table."""
    found = {}
    for (n, width), risks in _table(ctx).items():
        spec = ctx.model.at(n=n, k=3, heads=3, temperature="1/n", parity_set=None)
        floors = sorted(_floors(spec, width, min(6, len(risks)), ctx.seed))
        found[n, width] = floors[len(floors) // 2]
    return found


@for_every_smoothing
def a_narrow_classifier_on_frozen_heads_stays_near_chance(ctx: Context) -> Evidence:
    from numerics.statistics.rates import rate_of

    table, fits = _table(ctx), _best_fits(ctx)
    largest = max(n for n, _ in table)
    told = "; ".join(
        say(
            "a_narrow_classifier_on_frozen_heads_stays_near_chance.told",
            n=n,
            width=width,
            values=sorted(values)[len(values) // 2],
            fits=fits[n, width],
        )
        for (n, width), values in table.items()
    )
    return counted(
        {"": rate_of(value > 0.9 for value in table[largest, 3])},
        say("a_narrow_classifier_on_frozen_heads_stays_near_chance.counted", told=told, largest=largest),
        say("a_narrow_classifier_on_frozen_heads_stays_near_chance.counted-2"),
    )


@functools.lru_cache(maxsize=64)
def _aligned(spec: Any, count: int, seed: int) -> tuple[float, ...]:
    from numerics.parity.training.classifiers import aligned_attention_risk
    from numerics.parity.training.sweeps import named_set

    return tuple(
        aligned_attention_risk(spec, named_set("random", spec.n, spec.k, i), 3, 300, 10**6 * seed + i)
        for i in range(count)
    )


@for_every_smoothing
def the_control_with_aligned_heads_learns(ctx: Context) -> Evidence:
    """The same classifier, steps and sets on heads that look at the bits: what frozen attention takes away."""
    from numerics.statistics.rates import rate_of

    largest = max(n for n, _ in _table(ctx))
    spec = ctx.model.at(n=largest, k=3, heads=3, temperature="1/n", parity_set=None)
    found = _aligned(spec, effort(ctx, 2, 60, 400), ctx.seed)
    return counted(
        {"": rate_of(value <= 0.9 for value in found)},
        say("the_control_with_aligned_heads_learns.counted", largest=largest, found=sorted(found)[len(found) // 2]),
        say("the_control_with_aligned_heads_learns.counted-2"),
    )


def risk_of_frozen_heads(ctx: Context) -> Figure:
    from numerics import drawing

    table, fits = _table(ctx), _best_fits(ctx)
    with drawing.figure(6.4, 3.4) as (figure, axes):
        for colour, width in enumerate((3, 64)):
            sizes = sorted({n for n, w in table if w == width})
            middle = [sorted(table[n, width])[len(table[n, width]) // 2] for n in sizes]
            axes.plot(
                sizes, middle, color=drawing.COLOURS[colour], label=say("risk_of_frozen_heads.label", width=width)
            )
            axes.plot(
                sizes,
                [fits[n, width] for n in sizes],
                color=drawing.COLOURS[colour],
                linestyle="--",
                marker="",
                label=say("risk_of_frozen_heads.label-2", width=width),
            )
            for n in sizes:
                axes.plot([n] * len(table[n, width]), table[n, width], ".", color="#888888", markersize=3)
        axes.axhline(1.0, color="black", linewidth=0.8, linestyle=":", marker="")
        axes.set(xlabel="positions n", ylabel="risk", ylim=(0, 1.1), title=say("risk_of_frozen_heads.title"))
        axes.legend(fontsize=7)
        svg = drawing.to_svg(figure)
    return Figure(name="exp-2.frozen.svg", svg=svg, caption=say("risk_of_frozen_heads.caption"))


# -- exp-3


@for_trained_heads
def heads_end_at_separate_bits(ctx: Context) -> Evidence:
    """The runs of exp-1 and check-1."""
    from numerics.statistics.rates import rate_of

    far, near = _trained(ctx, SEPARATE), _trained(ctx, NEIGHBOURS)
    rate, other = (rate_of(run.get("read_off") is True for run in runs) for runs in (far, near))
    return counted(
        {"bits 8, 11, 18": rate},
        say("heads_end_at_separate_bits.counted", counts=counts(far), other=other),
        say("heads_end_at_separate_bits.counted-2", steps=STEPS),
    )


@speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"))
def the_public_heads_end_at_separate_bits(ctx: Context) -> Evidence:
    from numerics.statistics.rates import rate_of
    from theorems.han2025.shared.published import as_published, takes_one_bit_each

    runs = as_published(ctx, SEPARATE)
    if not runs:
        return Evidence(
            finding=Finding.UNKNOWN, kind=Kind.EMPIRICAL, summary=say("the_public_heads_end_at_separate_bits.unknown")
        )
    return counted(
        {"": rate_of(takes_one_bit_each(run[0], SEPARATE) for run in runs)},
        say("the_public_heads_end_at_separate_bits.counted"),
        say("the_public_heads_end_at_separate_bits.counted-2"),
    )


def maps_after_training(ctx: Context) -> Figure:
    import numpy as np

    from numerics.parity.risk.exact import attention
    from numerics.parity.training.figures import attention_maps

    panels = []
    for members in (SEPARATE, NEIGHBOURS):
        finite = [run for run in _trained(ctx, members) if run["status"] != "non-finite"]
        usable = sorted(finite, key=lambda run: run["last"])
        for word, run in (("best", usable[0]), ("median", usable[len(usable) // 2])):
            panels.append(
                (
                    say(
                        "maps_after_training.says",
                        map=", ".join(map(str, members)),
                        word=word,
                        number_of_usable=len(usable),
                        last=run["last"],
                    ),
                    attention(_large(ctx), np.array(run["heads"])),
                    members,
                )
            )
    return Figure(name="exp-3.maps.svg", svg=attention_maps(panels), caption=say("maps_after_training.caption"))
