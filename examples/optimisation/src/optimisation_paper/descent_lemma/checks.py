r"""The descent lemma: $f(y) \le f(x) + \langle\nabla f(x), y - x\rangle + c\|y - x\|^2$ with $c = L/2$, $f$ $L$-smooth.

Along the segment, $\varphi(t) = f(x + td)$ with $d = y - x$, the error of the linear part is
$\int_0^1 \varphi'(t) - \varphi'(0)\,dt$, and the integrand is at most $Lt\|d\|^2$.
"""

from __future__ import annotations

from fractions import Fraction

from optimisation_paper.algebra import certainly_at_least, decimal, is_zero, points, symbols, value, written
from verify.records import Certificate, Constant, Context, Evidence, Finding, Kind
from verify.statement import relations

_QUADRATIC = {"fx": "L*x**2/2", "fy": "L*y**2/2", "slope": "L*x"}  # f = L x^2 / 2 in one variable


def constant_is_what_the_integral_needs(ctx: Context) -> Evidence:
    """The integral of L t from 0 to 1 bounds the error; a quadratic has exactly that error."""
    import sympy as sp

    t, L = symbols("t", "L")
    needed = sp.integrate(L * t, (t, 0, 1))
    constant = ctx.quantities["constant"]
    if certainly_at_least(constant, needed):
        return Evidence(
            finding=Finding.YES,
            kind=Kind.ARGUED,
            derived=r"\int_0^1 L\,t\,dt = \tfrac L2",
            summary=f"The error of the linear part is at most $L/2$ times the squared distance, and the constant "
            f"{constant.text} is not smaller: an argument in words, its integrals computed symbolically.",
        )
    for point in points():
        at = {"L": point["L"]}
        found = value(constant, at)
        if found is not None and found < at["L"] / 2:
            body = relations.fails(
                "fy <= fx + slope*(y - x) + c*(y - x)**2",
                at={**at, "x": 0, "y": 1},
                define={**_QUADRATIC, "c": written(constant, found)},
                given=["0 < L"],
            )
            return Evidence(
                finding=Finding.NO,
                kind=Kind.CERTIFIED,
                summary=f"At $L$ = {at['L']} the constant {constant.text} is too small for $f(x) = Lx^2/2$, whose "
                f"gradient has the Lipschitz constant $L$.",
                certificates=(Certificate(name="descent-lemma.quadratic.json", body=body),),
            )
    return Evidence(
        finding=Finding.UNKNOWN,
        kind=Kind.NONE,
        summary=f"The constant {constant.text} is neither shown to be enough nor too small.",
    )


def error_is_the_integral_of_the_slope(ctx: Context) -> Evidence:
    """The fundamental theorem of calculus for phi; phi' is Lipschitz, hence continuous."""
    import sympy as sp

    t = sp.Symbol("t", real=True)
    phi, start = sp.Function("phi"), sp.Symbol("phi'(0)", real=True)
    integral = sp.integrate(phi(t).diff(t) - start, (t, 0, 1))
    same = is_zero(integral - (phi(1) - phi(0) - start))
    return Evidence(
        finding=Finding.YES if same else Finding.UNKNOWN,
        kind=Kind.ARGUED,
        summary="The fundamental theorem of calculus; the slope along the segment is Lipschitz, so it is continuous.",
    )


def slope_changes_at_most_linearly(ctx: Context) -> Evidence:
    """Cauchy-Schwarz from one square: 0 <= |u - s v|^2 at s = <u,v>/|v|^2, then the Lipschitz gradient."""
    import sympy as sp

    uv = sp.Symbol("uv", real=True)
    uu, vv = symbols("uu", "vv")
    square = uu - 2 * (uv / vv) * uv + (uv / vv) ** 2 * vv
    shown = is_zero(square * vv - (uu * vv - uv**2))
    return Evidence(
        finding=Finding.YES if shown else Finding.UNKNOWN,
        kind=Kind.ARGUED,
        derived=r"\|u\|^2\|v\|^2 - \langle u, v\rangle^2 = \|v\|^2\,\|u - \tfrac{\langle u,v\rangle}{\|v\|^2}v\|^2",
        summary=r"Cauchy-Schwarz, by an identity in inner products, and "
        r"$\|\nabla f(x + td) - \nabla f(x)\| \le Lt\|d\|$.",
    )


def best_constant(ctx: Context) -> tuple[Constant, ...]:
    """The quadratic attains L/2: no smaller constant will do."""
    body = relations.holds("fy - fx - slope*(y - x) = L/2*(y - x)**2", at={"L": 1, "x": 0, "y": 1}, define=_QUADRATIC)
    printed = value(ctx.quantities["constant"], {"L": Fraction(1)})
    if printed is None:
        return ()
    return (
        Constant(
            name="constant",
            at={"L": 1},
            paper=decimal(printed),
            best_lower="0.5",
            best_upper="0.5",
            ratio=decimal(2 * printed),
            kind=Kind.ARGUED,
            certificates=(Certificate(name="descent-lemma.attained.json", body=body),),
        ),
    )
