"""How much the printed constant gives away, drawn."""

from __future__ import annotations

from fractions import Fraction

from numerics.parity.suprema.gradient import gradient_enclosure
from theorems.han2025.shared.suprema import proved, shown
from verify.records import Context, Figure


def constants_against_the_number_of_heads(ctx: Context) -> Figure:
    """How much the printed constant gives away, for growing k."""
    from numerics.drawing import figure, name_lines, to_svg

    n, b = 8, Fraction(1, 100)
    ks = list(range(1, n + 1))
    found = [gradient_enclosure(n, k, Fraction(1), b) for k in ks]
    printed = [float(ctx.quantities["constant"].ball({"n": n, "k": k, "tau": 1, "b": b}).mid()) for k in ks]
    with figure() as (fig, ax):
        ax.plot(ks, printed, label="printed")
        ours = [float(proved("gradient").ball({"n": n, "k": k, "tau": 1, "b": b})) for k in ks]
        ax.plot(ks, ours, label="proved for all n")
        ax.plot(ks, [float(e.upper) for e in found], label="certified supremum at n = 8, b = 1/100")
        ax.set(xlabel="number of heads k", ylabel="Lipschitz constant × τ", yscale="log")
        ax.set_xticks(ks)
        name_lines(ax, wide=20)
        svg = to_svg(fig)
    gap = max(float(e.upper / e.lower) - 1 for e in found)
    return Figure(
        name="lemma-15.constants.svg",
        svg=svg,
        caption=(
            (
                "The printed constant is too large by a factor that grows with k; for all n a constant of "
                "${gradient}$ is proved. At n = k = 8 the printed one is {printed:.0f} times the certified "
                "supremum, which is enclosed within {gap:.1f} %."
            ).format(printed=printed[-1] / float(found[-1].upper), gap=100 * gap, gradient=shown("gradient"))
        ),
    )
