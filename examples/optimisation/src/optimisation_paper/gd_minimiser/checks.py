r"""A hidden hypothesis: gradient descent with step $1/L$ converges to a minimiser of a well-behaved $f$.

What is well-behaved?  Smooth and bounded below is not enough ($1/(1+x^2)$, started at its maximum), convex and bounded
below is not enough ($\sqrt{1+x^2} - x$ has no minimiser), convex with a minimiser is.
"""

from __future__ import annotations

from optimisation_paper.algebra import is_zero, symbols
from verify.records import Certificate, Context, Evidence, Finding, Kind, Scope, asks
from verify.statement import relations


def _stays_at_a_maximum(name: str) -> Certificate:
    """f = 1/(1 + x^2) and one step of length 1/L from 0: the new point is no better, and 1 is."""
    body = relations.fails(
        "f1 <= other",
        at={"L": 2, "x": 0},
        define={"slope": "-2*x/(1 + x**2)**2", "x1": "x - slope/L", "f1": "1/(1 + x1**2)", "other": "1/(1 + 1**2)"},
        given=["x1 = x"],
    )
    return Certificate(name=f"gd-minimiser.{name}.json", body=body)


def _is_two_smooth() -> bool:
    """|f''| <= 2 for f = 1/(1 + x^2): both differences have no negative coefficient in u = x^2."""
    import sympy as sp

    x, u = sp.Symbol("x", real=True), sp.Symbol("u", nonnegative=True)
    second = sp.together(sp.diff(1 / (1 + x**2), x, 2))
    scaled = sp.expand(sp.cancel(second * (1 + x**2) ** 3))
    sides = [sp.Poly(sp.expand((2 * (1 + x**2) ** 3 + sign * scaled).subs(x, sp.sqrt(u))), u) for sign in (1, -1)]
    return all(c >= 0 for side in sides for c in side.coeffs())


def smooth_and_bounded_below_is_not_enough(ctx: Context) -> Evidence:
    if not _is_two_smooth():
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary="The example is not shown to be smooth.")
    return Evidence(
        finding=Finding.NO,
        kind=Kind.CERTIFIED,
        cases=1,
        certificates=(_stays_at_a_maximum("maximum"),),
        summary="Started at $0$, the maximum of $1/(1 + x^2)$, which is 2-smooth and positive, the method stays there.",
    )


def convex_and_bounded_below_is_not_enough(ctx: Context) -> Evidence:
    """f = sqrt(1 + x^2) - x: 0 < f'' <= 1, f > 0, f' < 0, so there is no minimiser to converge to."""
    import sympy as sp

    from verify.engines.relation import decide

    x = sp.Symbol("x", real=True)
    f = sp.sqrt(1 + x**2) - x
    slope, bend = sp.diff(f, x), sp.diff(f, x, 2)
    is_cube = is_zero(bend - (1 + x**2) ** sp.Rational(-3, 2))  # positive, and at most 1
    is_falling = is_zero((slope + 1) ** 2 - x**2 / (1 + x**2))  # so |f' + 1| < 1
    shown = is_cube and is_falling and decide("1/(1 + x**2)", ">", "0", "x : real").answer == "yes"
    return Evidence(
        finding=Finding.NO if shown else Finding.UNKNOWN,
        kind=Kind.ARGUED,
        derived=r"f'' = (1 + x^2)^{-3/2}",
        summary=r"$\sqrt{1 + x^2} - x$ is convex, 1-smooth and positive and falls everywhere: it has no minimiser, so "
        r"nothing converges to one.",
    )


def convex_with_a_minimiser_is_enough(ctx: Context) -> Evidence:
    """delta+ <= <g, d> - |g|^2/(2L) = (L/2)(|d|^2 - |d+|^2): the distance to every minimiser falls, delta_k -> 0.

    The first inequality joins the descent lemma to convexity, f(x) - f* <= <g, d> with d = x - x*.
    """
    import sympy as sp

    (L,) = symbols("L")
    dd, gd, gg = sp.symbols("dd gd gg", real=True)
    moved = dd - 2 * gd / L + gg / L**2
    same = is_zero(L / 2 * (dd - moved) - (gd - gg / (2 * L)))
    return Evidence(
        finding=Finding.YES if same else Finding.UNKNOWN,
        kind=Kind.ARGUED,
        derived=r"f(x^+) - f^* \le \tfrac L2\left(\|x - x^*\|^2 - \|x^+ - x^*\|^2\right)",
        summary=r"The gaps fall and sum to at most $\tfrac L2\|x_0 - x^*\|^2$, so "
        r"$f(x_k) - f^* \le \tfrac{L}{2k}\|x_0 - x^*\|^2$; the distance to every minimiser does not grow, so a "
        r"limit point, which is a minimiser, is the limit. An argument in words with a symbolic identity.",
    )


@asks(Scope.DEFINED)
def well_behaved_is_not_fixed(ctx: Context) -> Evidence:
    """Two meanings that the words allow have opposite answers."""
    against = smooth_and_bounded_below_is_not_enough(ctx).finding is Finding.NO
    in_favour = convex_with_a_minimiser_is_enough(ctx).finding is Finding.YES
    return Evidence(
        finding=Finding.NO if against and in_favour else Finding.UNKNOWN,
        kind=Kind.ARGUED,
        scope=Scope.DEFINED,
        summary="The statement does not say which functions it means: it is true for convex functions that have a "
        "minimiser, and false for smooth functions that are only bounded below.",
    )


def gradients_tend_to_zero(ctx: Context) -> Evidence:
    """The decreases of the descent lemma sum to at most f(x_0) - f*."""
    L, g = symbols("L", "g")
    step = 1 / L
    same = is_zero(-step * g + L / 2 * step**2 * g + g / (2 * L))
    return Evidence(
        finding=Finding.YES if same else Finding.UNKNOWN,
        kind=Kind.ARGUED,
        summary=r"The squared gradients sum to at most $2L(f(x_0) - f^*)$; being bounded below is enough.",
    )


def a_stationary_point_may_be_a_maximum(ctx: Context) -> Evidence:
    return Evidence(
        finding=Finding.NO,
        kind=Kind.CERTIFIED,
        certificates=(_stays_at_a_maximum("stationary"),),
        summary="The gradient of $1/(1 + x^2)$ vanishes at its maximum.",
    )


def a_stationary_point_of_a_convex_function_is_a_minimiser(ctx: Context) -> Evidence:
    """f(y) >= f(x) + <grad f(x), y - x>, with the gradient zero."""
    import sympy as sp

    fx, inner = sp.symbols("fx inner", real=True)
    same = is_zero((fx + inner).subs(inner, 0) - fx)
    return Evidence(
        finding=Finding.YES if same else Finding.UNKNOWN,
        kind=Kind.ARGUED,
        summary="A convex function lies above its tangent plane, which is level there.",
    )
