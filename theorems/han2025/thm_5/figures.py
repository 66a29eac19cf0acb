"""Steps, laws and success of descent, drawn."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import flint
import numpy as np

from numerics.parity.landscape import Landscape
from numerics.parity.rates import family_run
from theorems.han2025.shared.draws import lucky
from theorems.han2025.shared.minima import SPURIOUS
from theorems.han2025.shared.runs import counts, effort, outcomes
from theorems.han2025.thm_5.numbers import printed_assembly
from theorems.han2025.thm_5.runs import STEPS
from verify.records import Context, Figure

AGE_OF_THE_UNIVERSE = 4.35e17  # seconds


def steps_against_length(ctx: Context) -> Figure:

    from numerics.drawing import FAINT, figure, name_lines, note, to_svg

    lengths, b, one = list(range(4, 65, 4)), Fraction(1, 100), Fraction(1)
    with flint.ctx.workprec(500):  # 1 - eta mu is 1 in double precision
        counts = {k: [printed_assembly(n, k, Fraction(1, n), b, one).steps for n in lengths] for k in (1, 2, 3)}
    seconds = {k: [float(count.mid()) * 1e-9 for count in values] for k, values in counts.items()}
    with figure() as (fig, ax):
        for k, values in seconds.items():
            ax.plot(lengths, values, label=f"k = {k}")
        ax.axhline(AGE_OF_THE_UNIVERSE, color=FAINT, linewidth=1, linestyle=":", marker="")
        note(ax, "age of the universe", 0.02, AGE_OF_THE_UNIVERSE)
        ax.set(yscale="log", xlabel="input length n", ylabel="seconds at one step a nanosecond")
        name_lines(ax)
        svg = to_svg(fig)
    crossing = next(n for n, value in zip(lengths, seconds[3], strict=True) if value > AGE_OF_THE_UNIVERSE)
    return Figure(
        name="thm-5.steps.svg",
        svg=svg,
        caption=(
            f"To bring the risk from 1 to 1/100 with k = 3 the printed constants ask from n = {crossing} on for "
            "more steps than the age of the universe has nanoseconds. They are put together as generously as the "
            "text allows (c₂ = c₁ = 1, τ = 1/n, b = 1/100); the premises that they rest on are refuted."
        ),
    )


def law_of_the_family(ctx: Context) -> Figure:

    from numerics.drawing import FAINT, figure, to_svg

    tau, steps = 0.5, 30000
    times = np.unique(np.logspace(0, np.log10(steps), 120).astype(int))
    with figure() as (fig, ax):
        right, wrong = "right side, from", "wrong side, from"
        for start, label in ((0.5, f"{right} 0.5"), (0.05, f"{right} 0.05"), (-0.5, f"{wrong} -0.5")):
            risks = family_run(start, 0.01, tau, steps)
            ax.plot(times, [risks[t - 1] for t in times], label=label, markevery=15)
        ax.plot(times, tau**2 / (16 * 0.01 * times), color=FAINT, linewidth=1.2, marker="", label="τ²/(16 η t)")
        ax.set(xscale="log", yscale="log", xlabel="steps t", ylabel="expected risk")
        ax.legend()
        svg = to_svg(fig)
    return Figure(
        name="thm-5.law.svg",
        svg=svg,
        caption=(
            "The risk falls like 1/t and not geometrically: two positions, one head, ReLU, τ = 1/2, η = 1/100. "
            "From the wrong side it tends to 1."
        ),
    )


def risk_over_one_head(ctx: Context) -> Figure:
    """The risk over the plane of head 1, with head 2 at its place in the certified strict minimum, and descents."""

    from numerics.drawing import BELOW, COLOURS, figure, to_svg

    heads = np.array([float(Fraction(entry)) for pair in SPURIOUS["heads"] for entry in pair])
    landscape = Landscape(6, 2, float(Fraction(SPURIOUS["tau"])), 0.01, (1, 4))
    grid = np.linspace(-1.6, 1.6, 81)
    table = np.array([[landscape.risk(np.array([a, c, *heads[2:]])) for a in grid] for c in grid])
    with figure(height=4.8) as (fig, ax):
        levels = np.quantile(table, np.linspace(0, 1, 13))  # each shade covers as much of the plane
        drawn = ax.contourf(grid, grid, table, levels=levels, cmap="Greys")
        fig.colorbar(drawn, ax=ax, label="expected risk", format="%.2f")
        angle = np.linspace(0, 2 * np.pi, 200)
        ax.plot(np.sin(angle), np.cos(angle), color="black", linewidth=0.8, marker="", ls=":", label="unit heads")
        every = _descents(landscape, heads)
        for here in (True, False):
            colour = COLOURS[2] if here else COLOURS[1]
            paths = [path for path in every if bool(np.hypot(*(path[-1] - heads[:2])) < 0.02) is here]
            names = "descents that end there", "descents that end elsewhere"
            for i, path in enumerate(paths):
                label = "" if i else f"{names[0 if here else 1]} ({len(paths)})"
                ax.plot(*path.T, color=colour, linestyle="-" if here else "--", marker="", linewidth=1.2, label=label)
                ax.plot(*path[0], color=colour, marker="." if here else "x", markersize=5)
        ax.plot(
            *heads[:2],
            marker="*",
            markersize=12,
            color=COLOURS[2],
            ls="",
            label="strict minimum (certified), risk 1.78",
        )
        ax.set(xlabel="a13 of head 1", ylabel="a14 of head 1", aspect="equal", xlim=(-1.6, 1.6), ylim=(-1.6, 1.6))
        ax.grid(False)
        fig.legend(loc=BELOW, ncols=2)
        svg = to_svg(fig)
    return Figure(
        name="thm-5.plane.svg",
        svg=svg,
        caption=(
            "A strict local minimum of the risk lies next to unit heads (n = 6, k = 2, τ = 0.172833, b = 1/100, "
            "parity set 1, 4; head 2 is held at its place). Descent of head 1 from its surroundings ends there, "
            "with risk 1.78."
        ),
    )


def _descents(landscape: Landscape, heads: Any) -> list[Any]:
    """Paths of head 1 under small steps from 24 unit heads, head 2 held."""
    paths = []
    for angle in 2 * np.pi * (np.arange(24) + 0.5) / 24:
        path = [np.array([np.sin(angle), np.cos(angle)])]
        for _ in range(400):
            gradient = landscape.risk_and_gradient(np.array([*path[-1], *heads[2:]]))[1][:2]
            path.append(path[-1] - 0.05 * gradient)
        paths.append(np.array(path))
    return paths


def _table(ctx: Context, b: str) -> dict[tuple[int, int], Any]:
    """(n, k) -> runs, random sets."""
    largest = (6, 12, 20)[ctx.profile.level]
    found = {}
    for n in range(4, largest + 1, 2):
        for k in range(1, 5 if n > 4 else 4):
            spec = ctx.model.at(n=n, k=k, heads=k, b=b, temperature="1/n", parity_set=None)
            count = effort(ctx, 10, 100 if n < 8 else 60 if n < 12 else 24, 400 if n < 14 else 100)
            found[n, k] = outcomes(ctx, spec, "random", count, optimiser="gd", rate=0.3, steps=STEPS if n < 12 else 300)
    return found


def success_by_size(ctx: Context) -> Figure:
    """Share of runs below 0.01 (with b) and below 1e-4 (ReLU: with b > 0 no heads have so small a risk)."""

    from numerics import drawing

    panels = ((str(ctx.model.b), 0.01, "b = {}, below 0.01"), ("0", 1e-4, "ReLU, below 0.0001"))
    shares: list[str] = []
    with drawing.figure(height=3.4, columns=2, sharey=True) as (figure, axes):
        for axis, (b, level, title) in zip(axes, panels, strict=True):
            found = _table(ctx, b)
            shares += [
                _share([run for (_, k), runs in found.items() if (k == 1) is one for run in runs], level)
                for one in (True, False)
            ]
            lengths, sizes = sorted({n for n, _ in found}), sorted({k for _, k in found})
            table = np.full((len(sizes), len(lengths)), np.nan)
            for (n, k), runs in found.items():
                rate = counts(runs, level)
                row, column = sizes.index(k), lengths.index(n)
                table[row, column] = rate.successes / rate.runs
                dark = table[row, column] > 0.5
                axis.text(
                    column,
                    row,
                    f"{rate.successes}/{rate.runs}\n({float(lucky(n, k) * rate.runs):.1f})",
                    ha="center",
                    va="center",
                    fontsize=9,
                    color="white" if dark else "black",
                )
            axis.imshow(table, cmap="Greys", vmin=0, vmax=1, aspect="auto", origin="lower")
            axis.set(xticks=range(len(lengths)), yticks=range(len(sizes)), xlabel="positions n", title=title.format(b))
            axis.set_xticklabels(lengths)
            axis.set_yticklabels(sizes)
            axis.grid(False)
        axes[0].set_ylabel("parity bits k")
        svg = drawing.to_svg(figure)
    one, more, sharp_one, sharp_more = shares
    caption = (
        "Runs of gradient descent (rate 0.3, temperature 1/n, drawn heads, random parity sets) that come "
        "below risk 0.01 with the model's b, and below 0.0001 with a ReLU, of all runs; the darker, the more. "
        f"With the model's b {one} of the runs with one bit succeed and {more} with more bits, with a ReLU "
        f"{sharp_one} and {sharp_more}. In brackets: in how many the heads would be drawn at the bits, with "
        "probability k!/n^k."
    )
    return Figure(name="thm-5.success.svg", svg=svg, caption=caption)


def _share(runs: list[Any], level: float) -> str:
    found = counts(runs, level)
    return f"{found.successes}/{found.runs}"
