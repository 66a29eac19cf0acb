"""Empirical covering numbers of small heads beside the bound."""

from __future__ import annotations

import functools
import math
from typing import Any

import numpy as np

from numerics.head.covering import grid_outputs, selector_outputs
from numerics.linear_cover import greedy_net
from theorems.edelman2022.edelman_capacity.length import length_free
from theorems.edelman2022.shared import model_of
from verify.records import Context, Evidence, Figure, Finding, Kind

LENGTHS = tuple(tuple(2**e for e in exponents) for exponents in ((2, 4, 6, 8, 10), range(2, 11), range(2, 13)))
DIMENSION, SAMPLES, EPSILON, SCORE = 4, 32, 0.2, 4.0


@functools.cache
def counts(lengths: tuple[int, ...], seed: int) -> dict[str, list[tuple[int, int]]]:
    """(lower, upper) covering numbers at ε by greedy nets at 2ε and ε, for each family and length."""

    found: dict[str, list[tuple[int, int]]] = {"grid": [], "fixed": [], "growing": []}
    for length in lengths:
        tables: dict[str, Any] = {
            "grid": grid_outputs(length, SCORE, DIMENSION, SAMPLES, seed),
            "fixed": selector_outputs(length, SCORE, 2 * SAMPLES, seed),
            "growing": selector_outputs(length, 2 * math.log(2 * length), 2 * SAMPLES, seed),
        }
        for name, table in tables.items():
            found[name].append((greedy_net(table, 2 * EPSILON), greedy_net(table, EPSILON)))
    return found


def small_heads_show_both_regimes(ctx: Context) -> Evidence:
    """Greedy packings: T heads are apart where the norm grows like log T; on random tokens a fixed grid is not."""
    lengths = LENGTHS[ctx.profile.level]
    found = counts(lengths, ctx.seed)
    growing = all(low == length for (low, _), length in zip(found["growing"], lengths, strict=True))
    top = max(high for _, high in found["grid"])
    falling = found["grid"][-1][1] <= top and found["grid"][-1][1] < found["grid"][0][1]
    last = found["grid"][-1]
    return Evidence(
        finding=Finding.YES if growing and falling else Finding.UNKNOWN,
        kind=Kind.NUMERIC,
        cases=3 * len(lengths),
        corroborates=True,
        data={name: [list(pair) for pair in rows] for name, rows in found.items()},
        summary=(
            "Small heads, ε = {epsilon}, T = {lengths} to {lengths_2}: T selectors whose score grows like log "
            "T are pairwise more than 2ε apart at each T. A grid of {dimension} heads at fixed norm on "
            "independent random tokens has a covering number between {last} and {last_2} at the largest T, "
            "against {grid} or more at the smallest; that fall is the averaging of random tokens and says "
            "nothing about the largest covering number over all samples."
        ).format(
            epsilon=EPSILON,
            lengths=lengths[0],
            lengths_2=lengths[-1],
            dimension=3**DIMENSION * 2 * DIMENSION,
            last=last[0],
            last_2=last[1],
            grid=found["grid"][0][0],
        ),
    )


def bound_and_counts_against_the_length(ctx: Context) -> Figure:

    from numerics.drawing import BELOW, COLOURS, FAINT, figure, note, to_svg

    lengths, values = LENGTHS[ctx.profile.level], model_of(ctx).values()
    found = counts(lengths, ctx.seed)
    bound = [float(ctx.quantities["bound"].ball(values | {"T": length}).mid()) for length in lengths]
    free = float(length_free(values).mid())
    with figure(height=4.2, columns=2) as (fig, axes):
        left, right = axes
        left.plot(lengths, bound, label="the bound, logarithmic in T")
        left.plot(lengths, [free] * len(lengths), label=f"without T, m = {values['m']}", marker="")
        left.set(
            xscale="log",
            yscale="log",
            xlabel="context length T",
            ylabel="log of the covering number",
            title="proved, at the model's norms",
            ylim=(min(free, *bound) / 8, max(free, *bound) * 8),
        )
        for line in left.get_lines():
            note(left, line.get_label(), 0.97, max(line.get_ydata()), ha="right", color=line.get_color())
        right.plot(
            lengths, np.log(lengths), color=FAINT, marker="", linestyle="-", linewidth=4, alpha=0.5, label="log T"
        )
        names = {
            "growing": "selectors, score 2 log 2T",
            "fixed": f"selectors, score {SCORE:g}",
            "grid": f"grid of weights, score norm {SCORE:g}",
        }
        for i, (name, label) in enumerate(names.items()):
            low, high = (np.log([pair[side] for pair in found[name]]) for side in (0, 1))
            right.fill_between(lengths, low, high, color=COLOURS[i], alpha=0.15, linewidth=0)
            right.plot(lengths, high, color=COLOURS[i], label=label)
        title = f"small heads, greedy, ε = {EPSILON:g}"
        right.set(xscale="log", xlabel="context length T", title=title)
        fig.legend(*right.get_legend_handles_labels(), loc=BELOW, ncols=2)
        svg = to_svg(fig)
    return Figure(
        name="edelman-capacity.length.svg",
        svg=svg,
        caption=(
            "The bound grows with log T (left) and is far above what small heads show (right; each band lies "
            "between a greedy packing at 2ε and a greedy cover at ε). Heads that select one position realise log "
            "T as long as their score grows like log T; at a fixed score their number collapses, and random "
            "tokens, which average out, say nothing about the worst samples."
        ),
    )
