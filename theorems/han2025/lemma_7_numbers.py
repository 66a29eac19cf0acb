"""Numbers of Lemma 7: printed constants assembled, learning rates at 50 digits, certified smoothness, and a figure."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from theorems.han2025 import bounds
from theorems.han2025.bounds import BOUNDS, SYMBOLS, ball
from theorems.han2025.common import decimal, not_applicable
from theorems.han2025.lemma_7_checks import assembled
from verify.records import Constant, Context, Figure


def learning_rate(text: str, at: dict[str, Any], digits: int) -> str:
    """1/constant by mpmath (through SymPy) at the given number of digits."""
    import sympy as sp

    from numerics.expression import parse

    exact = {name: sp.Rational(Fraction(at[name]).numerator, Fraction(at[name]).denominator) for name in SYMBOLS}
    return str(sp.N(1 / parse(text, SYMBOLS).sympy(exact), digits))


def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed constants assembled and the learning rate, beside the certified smoothness of the loss."""
    if not_applicable(ctx):
        return ()
    return tuple(row for place in bounds.rows(ctx) for row in _rows(ctx, *place))


def _rows(ctx: Context, n: int, k: int, tau: Fraction, b: Fraction) -> list[Constant]:
    from numerics.expression import parse

    at: dict[str, int | str] = {"n": n, "k": k, "tau": str(tau), "b": str(b)}
    exact = {"n": n, "k": k, "tau": tau, "b": b}
    found = bounds.ends(ctx, "lemma-7", "loss", (n, k, tau, b))
    paper, ours = (parse(text, SYMBOLS).ball(exact) for text in (assembled(), BOUNDS["loss"]))
    low, high = decimal(1 / found.upper), decimal(1 / found.lower)
    return [
        Constant(name="smoothness of the loss", at=at, paper=decimal(paper, 12), best_lower=decimal(found.lower),
                 best_upper=decimal(found.upper), ratio=decimal(paper / ball(found.upper), 5), kind=found.kind,
                 certificates=found.certificates),
        Constant(name="learning rate 1/smoothness", at=at, paper=learning_rate(assembled(), exact, ctx.digits),
                 best_lower=low, best_upper=high, ratio=decimal(ball(found.upper) / paper, 5), kind=found.kind),
        Constant(name="learning rate of the repair", at=at, paper=learning_rate(BOUNDS["loss"], exact, ctx.digits),
                 best_lower=low, best_upper=high, ratio=decimal(ball(found.upper) / ours, 5), kind=found.kind),
    ]


def ratio_against_every_parameter(ctx: Context) -> Figure:
    """Printed over proved smoothness of the loss, as n, k, τ and b vary about the model (8, 3, 1/8, 1/100)."""
    from numerics.drawing import figure, to_svg
    from numerics.expression import parse

    paper, ours = parse(assembled(), SYMBOLS), parse(BOUNDS["loss"], SYMBOLS)
    base = {"n": 8, "k": 3, "tau": Fraction(1, 8), "b": Fraction(1, 100)}
    ranges: dict[str, list[Any]] = {
        "n": [3, 4, 6, 8, 12, 20, 40, 100], "k": [1, 2, 3, 4, 6, 8],
        "tau": [Fraction(1, d) for d in (64, 32, 8, 4, 2, 1)], "b": [Fraction(10) ** p for p in range(-6, 7)]}
    with figure(7.2, 4.6, rows=2, columns=2) as (fig, axes):
        for ax, (name, values) in zip(axes.flat, ranges.items(), strict=True):
            ratios = [float(paper.ball(base | {name: v}) / ours.ball(base | {name: v})) for v in values]
            ax.plot([float(v) for v in values], ratios)
            ax.set(xlabel={"tau": "τ"}.get(name, name), ylabel="printed / proved", yscale="log",
                   xscale="linear" if name == "k" else "log", ylim=(0.1, 1e5))
        svg = to_svg(fig)
    gain = float(paper.ball(base) / ours.ball(base))
    return Figure(name="lemma-7.ratio.svg", svg=svg,
                  caption=f"The assembled smoothness constant is {gain:.0f} times larger than one proved for all sizes "
                          f"at "
                          "n = 8, k = 3, τ = 1/8, b = 1/100, and the learning rate may be larger by that factor. The "
                          "ratio depends on neither n nor τ, and grows with k; for a huge b the proved constant is the "
                          "larger one, as it has to be: it grows like √b and the printed one does not.")
