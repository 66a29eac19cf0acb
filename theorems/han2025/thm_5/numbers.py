"""Theorem 5 in numbers: the assembled constants, and the figures."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from theorems.han2025.shared.displays import other_risk
from verify.court.words import words_beside
from verify.records import Certificate, Constant, Context, Figure, Kind

say = words_beside(__package__)

GRID = ((6, 2, "1/6", "1/100"), (8, 3, "1/8", "1/100"), (10, 3, "1/10", "1/10"), (20, 3, "1/20", "1/100"))
AGE_OF_THE_UNIVERSE = 4.35e17  # seconds
EPS = Fraction(1, 100)
_ENTRY = "(20/tau**2 + 32*k**2/(tau**2*sqrt(b)))"
PRINTED_RATE = (  # 1/M of Lemma 7, with the numbers that Lemmas 14, 15 and 16 print
    f"1/max(2*(8*k**2*sqrt(2*k)/tau)**2, 2*(sqrt(2*k)*(4*k**3*{_ENTRY} + (8*k**2/tau)**2) + 2*k*{_ENTRY}))"
)


MU = "min(128*c2**2/(n**2*k**2), 64*k**2*c2**2/n**2)/2**(n + 1)"  # Lemma 8 as printed, mu1 and mu2 put in


def printed_assembly(n: int, k: int, tau: Fraction, b: Fraction, c2: Fraction, rate: str = PRINTED_RATE) -> Any:
    """The paper's own constants put together: Lemmas 14 to 19 as printed, η and the number of steps to risk 1/100."""
    from numerics.formula.grammar import parse
    from numerics.parity.rates import assembled

    values = {"n": n, "k": k, "tau": tau, "b": b, "c2": c2}

    def value(text: str) -> Any:
        expression = parse(text, tuple(values))
        return expression.ball(values)

    mu = value(MU)
    return assembled(mu, 1 / value(rate), EPS)


def near_constant(n: int) -> Fraction | None:
    """The largest c2 (to three digits) for aligned unit heads at τ = 1/n: n times the least attention within π/4."""
    import numpy as np

    if n < 8:  # no other position lies within π/4
        return None
    weight = np.exp(n * (np.cos(2 * np.pi * np.arange(n) / n) - 1))
    return Fraction(int(n * weight[n // 8] / weight.sum() * 1000), 1000)


def constants(ctx: Context) -> tuple[Constant, ...]:
    """Rate and steps under two readings of c2, and the infimum of the risk enclosed where inputs can be enumerated."""
    import flint

    from theorems.han2025.shared.printed import LETTERS, PRINTED

    if other_risk(ctx):
        return ()
    rows = []
    rate = ctx.quantities["rate"].text
    short = f"1/({LETTERS})" if rate == PRINTED_RATE else rate  # in the letters of Lemma 7
    for n, k, tau, b in GRID[: (2, 4, 4)[ctx.profile.level]]:
        for c2 in filter(None, (n * Fraction(tau), near_constant(n))):
            at: dict[str, int | str] = {"n": n, "k": k, "tau": tau, "b": b, "c2": str(c2)}
            with flint.ctx.workprec(500):
                found = printed_assembly(n, k, Fraction(tau), Fraction(b), c2, ctx.quantities["rate"].text)
                values = {
                    "step size": (found.eta, short),
                    say("constants.fact"): (found.eta * found.mu, "eta*mu"),
                    say("constants.fact-2"): (found.contraction, ctx.quantities["contraction"].text),
                    say("constants.fact-3"): (found.steps, ctx.quantities["iterations"].text),
                }
                letters = {
                    **PRINTED,
                    "eta": ctx.quantities["rate"].text,
                    "mu": MU,
                    "eps": str(EPS),
                    "c": ctx.quantities["contraction"].text,
                }
                rows += [
                    _row(name, at, number.str(50, radius=False), formula, letters)
                    for name, (number, formula) in values.items()
                ]
        if n <= 10:
            rows.append(_infimum(n, k, tau, b))
    return tuple(rows)


def _row(name: str, at: dict[str, int | str], text: str, formula: str, letters: dict[str, str]) -> Constant:
    return Constant(
        name=name,
        at=at,
        paper=text,
        best_lower="none",
        best_upper="none",
        ratio="not applicable",
        kind=Kind.ARGUED,
        bound="choice",
        formula=formula,
        letters=letters,
    )


def _infimum(n: int, k: int, tau: str, b: str) -> Constant:
    """The infimum of the risk over all heads in the plane: printed 0, enclosed by the floor and large aligned heads."""
    import math

    from numerics.parity.aligned import aligned_risk
    from theorems.han2025.shared.displays import aligned_heads
    from theorems.han2025.shared.floor import floor_body
    from theorems.han2025.shared.sizes import decimal

    bits = tuple(range(1, k + 1))
    floor = floor_body(n, k, Fraction(b))
    radius = math.ceil(40 * float(Fraction(tau)) / (1 - math.cos(2 * math.pi / n)))
    risk = aligned_risk(n, float(Fraction(tau)) / radius, float(Fraction(b)), bits)
    above = Fraction(math.ceil(risk * 1.001 * 10**9), 10**9)
    body = {
        "kind": "model-point",
        "n": n,
        "k": k,
        "tau": tau,
        "b": b,
        "heads": aligned_heads(*bits, radius=str(radius)),
        "parity_set": list(bits),
        "quantity": "risk",
        "relation": "<",
        "value": str(above),
    }
    stem = f"n{n}.k{k}"
    return Constant(
        name=say("infimum.name"),
        bound="exact",
        formula="0",
        at={"n": n, "k": k, "tau": tau, "b": b},
        paper="0",
        best_lower=decimal(Fraction(floor["value"])),
        best_upper=decimal(above),
        ratio="0",
        kind=Kind.CERTIFIED,
        certificates=(
            Certificate(name=f"thm-5.infimum-lower.{stem}.json", body=floor),
            Certificate(name=f"thm-5.infimum-upper.{stem}.json", body=body),
        ),
    )


def steps_against_length(ctx: Context) -> Figure:
    import flint

    from numerics.drawing import figure, to_svg

    lengths, b, one = list(range(4, 65, 4)), Fraction(1, 100), Fraction(1)
    with flint.ctx.workprec(500):  # 1 - eta mu is 1 in double precision
        counts = {k: [printed_assembly(n, k, Fraction(1, n), b, one).steps for n in lengths] for k in (1, 2, 3)}
    seconds = {k: [float(count.mid()) * 1e-9 for count in values] for k, values in counts.items()}
    with figure() as (fig, ax):
        for k, values in seconds.items():
            ax.plot(lengths, values, label=f"k = {k}")
        ax.axhline(AGE_OF_THE_UNIVERSE, color="0.4", linewidth=1, linestyle=":")
        ax.annotate(
            say("steps_against_length.annotate"), (lengths[0], AGE_OF_THE_UNIVERSE * 1.5), va="bottom", color="0.3"
        )
        ax.set(yscale="log", xlabel="input length n", ylabel=say("steps_against_length.ylabel"))
        ax.legend()
        svg = to_svg(fig)
    crossing = next(n for n, value in zip(lengths, seconds[3], strict=True) if value > AGE_OF_THE_UNIVERSE)
    return Figure(name="thm-5.steps.svg", svg=svg, caption=say("steps_against_length.caption", crossing=crossing))


def law_of_the_family(ctx: Context) -> Figure:
    import numpy as np

    from numerics.drawing import figure, to_svg
    from numerics.parity.rates import family_run

    tau, steps = 0.5, 30000
    times = np.unique(np.logspace(0, np.log10(steps), 120).astype(int))
    with figure() as (fig, ax):
        for start, label in ((0.5, "right side, 0.5"), (0.05, "right side, 0.05"), (-0.5, "wrong side, -0.5")):
            risks = family_run(start, 0.01, tau, steps)
            ax.plot(times, [risks[t - 1] for t in times], label=label, markevery=15)
        ax.plot(times, tau**2 / (16 * 0.01 * times), color="0.5", linewidth=1, marker="", label="τ²/(16 η t)")
        ax.set(xscale="log", yscale="log", xlabel="steps t", ylabel="expected risk")
        ax.legend()
        svg = to_svg(fig)
    return Figure(name="thm-5.law.svg", svg=svg, caption=say("law_of_the_family.caption"))


def risk_over_one_head(ctx: Context) -> Figure:
    """The risk over the plane of head 1, with head 2 at its place in the certified strict minimum."""
    import numpy as np

    from numerics.drawing import figure, to_svg
    from numerics.parity.landscape import Landscape
    from theorems.han2025.shared.minima import SPURIOUS

    heads = np.array([float(Fraction(entry)) for pair in SPURIOUS["heads"] for entry in pair])
    landscape = Landscape(6, 2, float(Fraction(SPURIOUS["tau"])), 0.01, (1, 4))
    grid = np.linspace(-2, 2, 61)
    table = np.array([[landscape.risk(np.array([a, c, *heads[2:]])) for a in grid] for c in grid])
    with figure(5.4, 4.4) as (fig, ax):
        drawn = ax.contourf(grid, grid, table, levels=10, cmap="Greys")
        fig.colorbar(drawn, ax=ax, label="expected risk")
        angle = np.linspace(0, 2 * np.pi, 200)
        circle = {"color": "#9b2226", "linewidth": 1, "marker": "", "linestyle": "--", "label": "unit heads"}
        ax.plot(np.sin(angle), np.cos(angle), **circle)
        ax.plot(
            [heads[0]], [heads[1]], marker="o", color="#1f78a8", linestyle="", label=say("risk_over_one_head.label")
        )
        ax.set(xlabel="a13 of head 1", ylabel="a14 of head 1", aspect="equal")
        ax.legend(loc="upper right", frameon=True)
        svg = to_svg(fig)
    return Figure(name="thm-5.plane.svg", svg=svg, caption=say("risk_over_one_head.caption"))
