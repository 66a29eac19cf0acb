r"""A false variant: the PL rate with $r = 1 - 2\mu/L$.

The factor 2 belongs to the gradient flow, where $\delta' = -\|\nabla f\|^2 \le -2\mu\delta$.  A step of length $1/L$
loses half of it to the curvature.
"""

from __future__ import annotations

from optimisation_paper.algebra import is_zero, symbols
from optimisation_paper.pl_rate.checks import judge_rate
from verify.records import Context, Evidence, Figure, Finding, Kind


def gap_shrinks_by_the_rate(ctx: Context) -> Evidence:
    return judge_rate(ctx, "pl-fast-rate")


def gradient_flow_has_the_double_rate(ctx: Context) -> Evidence:
    """(delta exp(2 mu t))' = exp(2 mu t)(delta' + 2 mu delta) <= 0 because delta' = -|grad f|^2 <= -2 mu delta."""
    import sympy as sp

    t = sp.Symbol("t", nonnegative=True)
    (mu,) = symbols("mu")
    delta = sp.Function("delta")(t)
    product = sp.diff(delta * sp.exp(2 * mu * t), t)
    same = is_zero(product - sp.exp(2 * mu * t) * (sp.diff(delta, t) + 2 * mu * delta))
    return Evidence(
        finding=Finding.YES if same else Finding.UNKNOWN,
        kind=Kind.ARGUED,
        summary=r"For the flow $x' = -\nabla f(x)$ the gap times $e^{2\mu t}$ does not grow; the flow exists for all "
        r"times because the gradient is Lipschitz.",
    )


def half_of_it_is_true(ctx: Context) -> Evidence:
    """The repair is judged with its own rate, not with the one that the claim prints."""
    import msgspec

    from verify.statement.formula import read_formula

    own = {"rate": read_formula("1 - mu/L", ("mu", "L"))}
    return judge_rate(msgspec.structs.replace(ctx, quantities=own), "pl-fast-rate")


def rates_against_the_ratio(ctx: Context) -> Figure:
    from numerics.drawing import figure, to_svg

    ratios = [i / 60 for i in range(61)]
    with figure(5.6, 3.2) as (drawn, axes):
        axes.plot(ratios, [1 - s for s in ratios], label="proved: 1 − μ/L")
        axes.plot(ratios, [(1 - s) ** 2 for s in ratios], "--", label="a quadratic: (1 − μ/L)²")
        axes.plot(ratios, [1 - 2 * s for s in ratios], ":", label="printed: 1 − 2μ/L")
        axes.set_xlabel("μ/L")
        axes.set_ylabel("factor of one step")
        axes.legend()
        return Figure(
            name="pl-fast-rate.factors.svg",
            svg=to_svg(drawn),
            caption="The printed factor lies below that of a quadratic at every ratio, and is negative beyond 1/2.",
        )
