"""The gap of the bound against the number of positions, drawn."""

from __future__ import annotations

from fractions import Fraction

from numerics.enclosures import enclosure
from numerics.frozen.minimax import binomial_bound, split_bound
from theorems.han2025.cor_20.numbers import minimaxes
from verify.records import Context, Figure


def gap_against_the_number_of_positions(ctx: Context) -> Figure:
    from numerics import drawing

    exact = minimaxes(ctx)
    with drawing.figure(height=3.7, columns=3, sharey=True) as (figure, axes):
        for m, axis in zip((1, 2, 3), axes, strict=True):
            sizes = range(m + 1, 17)
            judged = {n: enclosure(ctx.quantities["bound"], {"n": n, "m": m}) for n in sizes}
            curves = {
                "judged bound": [(n, 1 - value[0]) for n, value in judged.items() if value and value[0] < 1],
                "the same, sharpened": [(n, 1 - split_bound(n, m)) for n in sizes],
                "our bound": [(n, 1 - binomial_bound(n, m)) for n in sizes],
            }
            for (label, curve), marker in zip(curves.items(), ("s", "^", ""), strict=True):
                axis.plot(*_floats(curve), label=label, marker=marker, markersize=3)
            found = [(n, 1 - item.value) for (n, heads), item in exact.items() if heads == m]
            axis.plot(*_floats(found), "o", color="black", fillstyle="none", markersize=7, label="exact minimax")
            axis.set(yscale="log", ylim=(2e-5, 8), title=f"{m} head{'s'[: m > 1]}", xlabel="positions n")
            axis.set_xticks((4, 8, 12, 16))
        axes[0].set_ylabel("1 - risk (logarithmic)")
        figure.legend(*axes[0].get_legend_handles_labels(), loc=drawing.BELOW, ncols=2)
        svg = drawing.to_svg(figure)
    looseness = ", which allows twice as much for one head and ever more for two"
    if "bound" in ctx.replaced:
        looseness = ""
    return Figure(
        name="cor-20.gap.svg",
        svg=svg,
        caption=(
            "How far below guessing (risk 1) the best classifier on fixed hard heads may come (squared hinge loss "
            "and uniform bits, ties broken by a fixed order of the positions); above 1 a bound says nothing. The "
            "exact minimax, all heads enumerated, lies on our bound for one and two heads; squares are the bound "
            f"that is judged{looseness}."
        ),
    )


def _floats(curve: list[tuple[int, Fraction]]) -> tuple[list[int], list[float]]:
    return [n for n, _ in curve], [float(value) for _, value in curve]
