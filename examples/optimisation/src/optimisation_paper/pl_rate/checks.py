r"""The PL rate: $f(x_k) - f^* \le r^k (f(x_0) - f^*)$ with $r = 1 - \mu/L$, for $L$-smooth $\mu$-PL $f$ and step $1/L$.

With $\delta = f(x) - f^*$ and $g = \|\nabla f(x)\|^2$ the descent lemma gives $\delta^+ \le \delta - g/(2L)$, and PL
gives $g \ge 2\mu\delta$.  As $\delta^+ \ge 0$ also $g \le 2L\delta$, so $\mu \le L$ unless $\delta = 0$ everywhere.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from optimisation_paper.algebra import certainly_at_least, is_zero, points, quadratic, symbols, value, written
from verify.records import Certificate, Context, Evidence, Finding, Kind
from verify.statement import relations
from verify.statement.formula import Formula

__all__ = ["judge_rate"]


def _factor_that_the_argument_gives() -> Any:
    """One step, from the descent lemma and PL: the bound on delta+ as a multiple of delta."""
    import sympy as sp

    mu, L, delta, g, step = symbols("mu", "L", "delta", "g", "step")
    decrease = delta - step * g + L / 2 * step**2 * g  # the descent lemma at y = x - step grad f(x)
    at_step = sp.expand(decrease.subs(step, 1 / L))
    slope = sp.diff(at_step, g)
    if not is_zero(slope + 1 / (2 * L)):
        raise ArithmeticError("the decrease is not that of the argument")
    return sp.simplify(at_step.subs(g, 2 * mu * delta) / delta)  # it falls with g, and g >= 2 mu delta


def _quadratic_that_needs_more(rate: Formula) -> tuple[dict[str, Fraction], Fraction] | None:
    """A point where (1 - mu/L)^2, the factor along the flat axis, exceeds the rate; a rate above 0 is preferred."""
    found = [(at, r) for at in points() if (r := value(rate, at)) is not None and (1 - at["mu"] / at["L"]) ** 2 > r]
    return next((pair for pair in found if pair[1] > 0), found[0] if found else None)


def judge_rate(ctx: Context, claim: str) -> Evidence:
    """Is the rate of this claim at least the one that is proved; or does a quadratic need a larger one?"""
    rate = ctx.quantities["rate"]
    if certainly_at_least(rate, _factor_that_the_argument_gives()):
        return Evidence(
            finding=Finding.YES,
            kind=Kind.ARGUED,
            derived=r"\delta^+ \le (1 - \tfrac{\mu}{L})\,\delta",
            summary=f"Each step multiplies the gap by at most $1 - \\mu/L \\ge 0$, and the rate {rate.text} is not "
            f"smaller: an argument in words whose algebra is checked symbolically.",
        )
    witness = _quadratic_that_needs_more(rate)
    if witness is not None:
        at, found = witness
        body = relations.fails(
            "new <= rate*old",
            at={**at, "a": 1, "b": 0},
            define={**quadratic("1/L"), "rate": written(rate, found)},
            given=["0 < mu", "mu <= L"],
        )
        return Evidence(
            finding=Finding.NO,
            kind=Kind.CERTIFIED,
            cases=1,
            domain="quadratics in two variables",
            summary=f"One step on $f = (\\mu a^2 + L b^2)/2$ with $\\mu$ = {at['mu']}, $L$ = {at['L']} from $(1, 0)$ "
            f"multiplies the gap by {(1 - at['mu'] / at['L']) ** 2}, which is more than {found}.",
            certificates=(Certificate(name=f"{claim}.quadratic.json", body=body),),
        )
    return Evidence(
        finding=Finding.UNKNOWN,
        kind=Kind.NONE,
        summary=f"The rate {rate.text} is smaller than the proved one somewhere, and no quadratic refutes it.",
    )


def gap_shrinks_by_the_rate(ctx: Context) -> Evidence:
    return judge_rate(ctx, "pl-rate")


def one_step_decreases_by_the_gradient(ctx: Context) -> Evidence:
    L, g, step = symbols("L", "g", "step")
    same = is_zero((-step * g + L / 2 * step**2 * g).subs(step, 1 / L) + g / (2 * L))
    return Evidence(
        finding=Finding.YES if same else Finding.UNKNOWN,
        kind=Kind.ARGUED,
        summary=r"The descent lemma at $y = x - \nabla f(x)/L$, with $g = \|\nabla f(x)\|^2$.",
    )


def factor_is_not_negative(ctx: Context) -> Evidence:
    """0 <= delta+ <= delta - g/(2L) and g >= 2 mu delta give (1 - mu/L) delta >= 0."""
    import sympy as sp

    mu, L, delta = symbols("mu", "L", "delta")
    left = sp.expand(delta - (2 * mu * delta) / (2 * L))
    same = is_zero(left - (1 - mu / L) * delta)
    return Evidence(
        finding=Finding.YES if same else Finding.UNKNOWN,
        kind=Kind.ARGUED,
        summary=r"A step cannot fall below the infimum, so $(1 - \mu/L)\,\delta \ge 0$: either $\mu \le L$, or "
        r"$\delta = 0$ everywhere and there is nothing to show. Hence the factors of $k$ steps may be "
        r"multiplied.",
    )


def a_function_that_is_not_convex_keeps_the_rate(ctx: Context) -> Evidence:
    """A second route: x^2 + 3 sin(x)^2 is 8-smooth and PL with 1/32, and its iterates are computed.

    One function is a part of the statement (``part``): that it keeps a rate cannot contradict another that breaks it.
    """
    import mpmath

    rate = value(ctx.quantities["rate"], {"mu": Fraction(1, 32), "L": Fraction(8)})
    if rate is None:
        return Evidence(
            finding=Finding.UNKNOWN,
            kind=Kind.NONE,
            part="a function that is not convex",
            summary="The rate is not a rational at the constants of the example.",
        )
    steps = 20 * (1 + ctx.profile.level)
    starts = [mpmath.mpf(n) / 7 for n in range(-30, 31, 3)]
    with mpmath.workdps(ctx.digits):

        def f(x):
            return x * x + 3 * mpmath.sin(x) ** 2

        factor, kept = mpmath.mpf(rate.numerator) / rate.denominator, 0
        for start in starts:
            x = start
            for _ in range(steps):
                new = x - (2 * x + 3 * mpmath.sin(2 * x)) / 8
                kept += bool(f(new) <= factor * f(x))
                x = new
    wanted = steps * len(starts)
    return Evidence(
        finding=Finding.YES if kept == wanted else Finding.UNKNOWN,
        kind=Kind.NUMERIC,
        corroborates=True,
        cases=wanted,
        part="a function that is not convex",
        search=f"{steps} steps from {len(starts)} starts at {ctx.digits} digits",
        summary=f"On $x^2 + 3\\sin^2 x$, which is not convex, {kept} of {wanted} steps keep the rate.",
    )
