"""Numbers of Lemma 7: printed constants assembled, learning rates at 50 digits, certified smoothness, and a figure."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from theorems.han2025.lemma_7.checks import assembled
from theorems.han2025.shared import tables as bounds_table
from theorems.han2025.shared.printed import LETTERS, PRINTED
from theorems.han2025.shared.scope import not_applicable
from theorems.han2025.shared.sizes import decimal
from theorems.han2025.shared.suprema import SYMBOLS, ball, proved
from verify.court.words import words_beside
from verify.records import Constant, Context, Figure

say = words_beside(__package__)


def learning_rate(text: str, at: dict[str, Any], digits: int) -> str:
    """1/constant by mpmath (through SymPy) at the given number of digits."""
    import sympy as sp

    from numerics.formula.grammar import parse

    exact = {name: sp.Rational(Fraction(at[name]).numerator, Fraction(at[name]).denominator) for name in SYMBOLS}
    return str(sp.N(1 / parse(text, SYMBOLS).sympy(exact), digits))


def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed constants assembled and the learning rate, beside the certified smoothness of the loss."""
    if not_applicable(ctx):
        return ()
    return tuple(row for place in bounds_table.rows(ctx) for row in _rows(ctx, *place))


def _rows(ctx: Context, n: int, k: int, tau: Fraction, b: Fraction) -> list[Constant]:
    from numerics.formula.grammar import parse

    at: dict[str, int | str] = {"n": n, "k": k, "tau": str(tau), "b": str(b)}
    exact = {"n": n, "k": k, "tau": tau, "b": b}
    found = bounds_table.ends(ctx, "lemma-7", "loss", (n, k, tau, b))
    paper, ours = parse(assembled(), SYMBOLS).ball(exact), proved("loss").text
    low, high = decimal(1 / found.upper), decimal(1 / found.lower)
    return [
        Constant(
            name=say("rows.name"),
            at=at,
            paper=decimal(paper, 12),
            best_lower=decimal(found.lower),
            best_upper=decimal(found.upper),
            ratio=decimal(paper / ball(found.upper), 5),
            kind=found.kind,
            certificates=found.certificates,
            formula=LETTERS,
            best=ours,
            letters=PRINTED,
        ),
        Constant(
            name=say("rows.name-2"),
            at=at,
            bound="lower",
            paper=learning_rate(assembled(), exact, ctx.digits),
            best_lower=low,
            best_upper=high,
            ratio=decimal(ball(found.upper) / paper, 5),
            kind=found.kind,
            formula=f"1/({LETTERS})",
            best=f"1/({ours})",
            letters=PRINTED,
        ),
    ]


def ratio_against_every_parameter(ctx: Context) -> Figure:
    """Printed smoothness of the loss over the largest found and over the proved one, as n, k, τ and b vary."""
    from numerics.drawing import figure, to_svg
    from numerics.formula.grammar import parse

    paper, ours = parse(assembled(), SYMBOLS), proved("loss")
    base = {"n": 8, "k": 3, "tau": Fraction(1, 8), "b": Fraction(1, 100)}
    every = ctx.profile.level > 0
    ranges: dict[str, list[Any]] = {
        "n": [3, 4, 6, 8, 12, 16, 20] if every else [4, 8],
        "k": [1, 2, 3, 4, 6, 8] if every else [1, 3],
        "tau": [Fraction(1, d) for d in (64, 32, 8, 4, 2, 1)],
        "b": [Fraction(10) ** p for p in (range(-6, 7, 2) if every else (-2, 6))],
    }
    with figure(7.2, 4.6, rows=2, columns=2) as (fig, axes):
        for ax, (name, values) in zip(axes.flat, ranges.items(), strict=True):
            places = [base | {name: value} for value in values]
            x = [float(value) for value in values]
            ax.plot(x, [float(paper.ball(at)) / _found(at) for at in places], marker="o", label="printed / found")
            ax.plot(
                x,
                [float(paper.ball(at) / ours.ball(at)) for at in places],
                linestyle="--",
                label=say("ratio_against_every_parameter.label"),
            )
            if name == "n":
                ax.set_xticks(values)
            ax.set(
                xlabel={"tau": "τ"}.get(name, name),
                ylabel="ratio",
                yscale="log",
                xscale="linear" if name in ("n", "k") else "log",
                ylim=(0.1, 1e6),
            )
        axes.flat[0].legend()
        svg = to_svg(fig)
    at_base, gain = float(paper.ball(base)) / _found(base), float(paper.ball(base) / ours.ball(base))
    return Figure(
        name="lemma-7.ratio.svg",
        svg=svg,
        caption=say("ratio_against_every_parameter.caption", at_base=at_base, gain=gain, survey=bounds_table.SURVEY),
    )


def _found(at: dict[str, Any]) -> float:
    """The largest smoothness of the loss at explicit points, by a quick search; it scales as 1/τ² exactly."""
    from numerics.parity.suprema.curvature import strongest_curvature

    place = strongest_curvature("loss", at["n"], at["k"], Fraction(at["b"]), 0.25)
    return place.value / float(at["tau"]) ** 2
