r"""The strongly convex rate: $\|x_k - x^*\| \le r^k\|x_0 - x^*\|$, $r = (L - \mu)/(L + \mu)$, with step $2/(\mu + L)$.

With $d = x - x^*$ and $g = \nabla f(x)$ everything is in $\|d\|^2$, $\langle g, d\rangle$ and $\|g\|^2$.
"""

from __future__ import annotations

from typing import Any

from optimisation_paper.algebra import certainly_at_least, is_zero, points, symbols, value, written
from verify.records import Certificate, Context, Evidence, Finding, Kind
from verify.statement import relations

__all__ = ["cocoercive"]

_COCOERCIVE = (
    r"\langle\nabla\varphi(x) - \nabla\varphi(y), x - y\rangle \ge "
    r"\tfrac1M\|\nabla\varphi(x) - \nabla\varphi(y)\|^2"
)
_STEP = {  # one step along the coordinate of curvature mu of the quadratic (mu a^2 + L b^2)/2, from (a, 0)
    "a1": "a - 2/(mu + L)*mu*a",
    "old": "max(a, -a)",
    "new": "max(a1, -a1)",
}


def cocoercive(ctx: Context) -> Evidence:
    """A convex M-smooth phi has <phi'(x) - phi'(y), x - y> >= |phi'(x) - phi'(y)|^2 / M, by two descent steps.

    psi(z) = phi(z) - <phi'(y), z> is least at y, so psi(y) <= psi(x - psi'(x)/M) <= psi(x) - |psi'(x)|^2/(2M).  Add the
    same with x and y exchanged; the values of phi cancel.
    """
    import sympy as sp

    (M,) = symbols("M")
    fx, fy, gap_x, gap_y, g2 = sp.symbols("phi_x phi_y s_x s_y g2", real=True)  # s_x = <phi'(x), x - y>, s_y likewise
    # psi(x) - psi(y) = phi(x) - phi(y) - <phi'(y), x - y> >= g2/(2M), and the other way round
    first = fx - fy - gap_y - g2 / (2 * M)
    second = fy - fx + gap_x - g2 / (2 * M)
    same = is_zero(first + second - ((gap_x - gap_y) - g2 / M))
    return Evidence(
        finding=Finding.YES if same else Finding.UNKNOWN,
        kind=Kind.ARGUED,
        derived=_COCOERCIVE,
        summary="Two descent steps on a convex function, each towards its minimum, added; the values cancel. An "
        "argument in words with a symbolic identity.",
    )


def shifted_function_gives_both_constants(ctx: Context) -> Evidence:
    """phi = f - mu/2 |.|^2 is convex; put it into co-coercivity and solve for <g, d>.

    Only the descent inequality of phi was used there.  It is that of f less mu/2 |y - x|^2: its constant is L - mu.
    """
    import sympy as sp

    mu, gap = symbols("mu", "gap")  # L = mu + gap; gap = 0 is the case g = mu d, treated apart
    L = mu + gap
    dd, gd, gg = sp.symbols("dd gd gg", real=True)
    shifted = (gd - mu * dd) - (gg - 2 * mu * gd + mu**2 * dd) / gap  # >= 0
    wanted = gd - mu * L / (mu + L) * dd - gg / (mu + L)  # >= 0
    equal = is_zero(wanted * (mu + L) / gap - shifted)  # a positive multiple of the other
    same = {gd: mu * dd, gg: mu**2 * dd}
    flat = is_zero((gd - mu / 2 * dd - gg / (2 * mu)).subs(same))
    return Evidence(
        finding=Finding.YES if equal and flat else Finding.UNKNOWN,
        kind=Kind.ARGUED,
        summary=r"The inequality is a positive multiple of co-coercivity of $f - \tfrac{\mu}{2}\|\cdot\|^2$; for "
        r"$L = \mu$ it is an equality.",
    )


def _squared_factor() -> Any:
    """|d - step g|^2 after co-coercivity, at step 2/(mu + L), as a multiple of |d|^2."""
    import sympy as sp

    mu, L, step = symbols("mu", "L", "step")
    dd, gg = sp.symbols("dd gg", nonnegative=True)
    inner = mu * L / (mu + L) * dd + gg / (mu + L)  # the least that <g, d> can be
    new = sp.expand((dd - 2 * step * inner + step**2 * gg).subs(step, 2 / (mu + L)))
    if not is_zero(sp.diff(new, gg)):
        raise ArithmeticError("the gradient does not cancel at this step")
    return sp.factor(sp.together(sp.diff(new, dd)))


def distance_shrinks_by_the_rate(ctx: Context) -> Evidence:
    mu, L = symbols("mu", "L")
    rate, proved = ctx.quantities["rate"], (L - mu) / (L + mu)
    if not is_zero(_squared_factor() - proved**2):
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary="The squared factor is not the one expected.")
    if certainly_at_least(rate, proved):
        return Evidence(
            finding=Finding.YES,
            kind=Kind.ARGUED,
            derived=r"\|x^+ - x^*\|^2 \le \left(\tfrac{L-\mu}{L+\mu}\right)^2\|x - x^*\|^2",
            summary=f"Each step multiplies the distance to the minimiser by at most $(L - \\mu)/(L + \\mu)$, and the "
            f"rate {rate.text} is not smaller: an argument in words whose algebra is checked symbolically.",
        )
    for at in points():
        found = value(rate, at)
        if found is not None and found < (at["L"] - at["mu"]) / (at["L"] + at["mu"]):
            body = relations.fails(
                "new <= rate*old",
                at={**at, "a": 1},
                define={**_STEP, "rate": written(rate, found)},
                given=["0 < mu", "mu <= L"],
            )
            return Evidence(
                finding=Finding.NO,
                kind=Kind.CERTIFIED,
                cases=1,
                domain="quadratics in two variables",
                summary=f"One step on $(\\mu a^2 + L b^2)/2$ with $\\mu$ = {at['mu']}, $L$ = {at['L']} from $(1, 0)$ "
                f"multiplies the distance by more than {found}.",
                certificates=(Certificate(name="strong-rate.quadratic.json", body=body),),
            )
    return Evidence(
        finding=Finding.UNKNOWN,
        kind=Kind.NONE,
        summary=f"The rate {rate.text} is neither shown to be enough nor too small.",
    )


def a_quadratic_attains_the_rate(ctx: Context) -> Evidence:
    body = relations.holds("new = (L - mu)/(L + mu)*old", at={"mu": 1, "L": 3, "a": 1}, define=_STEP)
    mu, L = symbols("mu", "L")
    same = is_zero(1 - 2 * mu / (mu + L) - (L - mu) / (L + mu))
    return Evidence(
        finding=Finding.YES if same else Finding.UNKNOWN,
        kind=Kind.ARGUED,
        summary=r"Along the coordinate of curvature $\mu$ of a quadratic the factor is exactly $(L - \mu)/(L + \mu)$.",
        certificates=(Certificate(name="strong-rate.attained.json", body=body),),
    )
