"""The checks of Lemma 16; the claim and the argument are in ``lemma_16``."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from theorems.han2025 import bounds
from theorems.han2025.bounds import by_proof
from theorems.han2025.common import ANY, for_the_papers_model, missing, not_applicable, rows_for, unconfirmed
from theorems.han2025.lemma_14_checks import ENTRY, ENTRY_TREE
from verify.records import Certificate, Constant, Context, Evidence, Finding, Kind

ID = "lemma-16"
CONSTANT = f"sqrt(2*k)*(4*k**3*({ENTRY}) + (8*k**2/tau)**2)"
LOCATED = Fraction(17860)  # up to here the printed constant is proved at all sizes; at 17 863 it is refuted
_EASY = Fraction(16000)  # up to here crude bounds are enough for one head
_SQUARE = ["/", ["*", "8", ["k"], ["k"]], ["tau"]]
BOUND_TREE = ["+", ["*", "4", ["k"], ["k"], ["k"], ENTRY_TREE], ["*", _SQUARE, _SQUARE]]
CONSTANT_TREE = ["*", ["sqrt", ["*", "2", ["k"]]], BOUND_TREE]


def jacobian(e: str, other: str) -> list[Any]:
    """ŷ ∂²ŷ/∂a∂a' + ∂ŷ/∂a · ∂ŷ/∂a', an entry of the derivative of ŷ∇ŷ."""
    return ["+", ["*", ["output"], ["hessian", e, other]], ["*", ["gradient", e], ["gradient", other]]]


def _unless_replaced(ctx: Context, quantity: str, name: str, what: str, ceiling: Fraction | None) -> Evidence:
    """A replaced quantity: by proof for all sizes, else by attack, else undecided."""
    found = by_proof(ctx, quantity, name, "Proved for all sizes.", ceiling)
    if found.finding is Finding.YES:
        return found
    tried = bounds.attack(ctx, ID, quantity, name, what, ceiling)
    return tried if tried.finding is Finding.NO else found


# --- the statement -----------------------------------------------------------------------------------------


@for_the_papers_model
def product_exceeds_the_constant_for_huge_smoothing(ctx: Context) -> Evidence:
    """n = 2, k = 1, b = 17 863: ŷ is about -2√b, so ŷ times the Hessian grows like √b while the constant does not."""
    if "constant" in ctx.replaced:
        return _unless_replaced(ctx, "constant", "product", "the derivative of the product", None)
    body = {"kind": "formula-inequality", "n": 2, "k": 1, "tau": "1", "b": "17863", "heads": [["0", "341/521"]],
            "x": "10", "left": ["abs", jacobian("1", "1")], "relation": ">", "right": CONSTANT_TREE}
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED, certificates=(Certificate(name="lemma-16.huge-b.json", body=body),),
        derived=r"\mathrm D(\hat y\nabla\hat y)=\hat y\,\nabla^2\hat y+\nabla\hat y\,\nabla\hat y^T",
        summary=r"False for a huge smoothing: $|\hat y|$ grows like $2k\sqrt b$ while the constant stays bounded as "
                r"$b\to\infty$. At n = 2, k = 1, b = 17 863 a point is certified; for $b\le17\,860$ the statement is "
                r"true at all sizes, so the boundary is located.")


@for_the_papers_model
def product_is_bounded_for_small_smoothing(ctx: Context) -> Evidence:
    return by_proof(
        ctx, "constant", "product",
        r"True for $b<1$ at all sizes: $\lVert\hat y\nabla^2\hat y+\nabla\hat y\nabla\hat y^T\rVert\le\bigl((2k-1+4k"
        r"\sqrt b)(\frac{8k}{3\sqrt3}+\frac{k^2}{\sqrt b})+4k^3\bigr)/\tau^2$.", Fraction(1))


@for_the_papers_model
def no_explicit_product_exceeds_the_constant(ctx: Context) -> Evidence:
    return bounds.attack(ctx, ID, "constant", "product", "the derivative of the product", Fraction(1))


@for_the_papers_model
def product_is_bounded_up_to_the_located_smoothing(ctx: Context) -> Evidence:
    """b ≤ 17 860.  k = 1: crude bounds up to 16 000, then subdivision of (b, P); k ≥ 2: the bounds for all sizes."""
    import sympy as sp

    if "constant" in ctx.replaced and not _at_least_as_printed(ctx):
        return _unless_replaced(ctx, "constant", "product", "the derivative of the product", LOCATED)
    kappa = 2 / (3 * sp.sqrt(3))
    r = sp.sqrt(1 + 4 * sp.Rational(_EASY.numerator, _EASY.denominator))  # |f| ≤ r, |f'| ≤ 2(1 + 1/r), |f''| ≤ 2/√b
    facts = bounds.facts() | {
        "k = 1, b up to 16 000": bool(2 * kappa * (r + 1) + 1 + 4 <= 144 * sp.sqrt(2)),
        "k = 1, b from there on": _one_head_stays_below(_EASY, LOCATED),
        "k >= 2": several_heads_stay_below(LOCATED),
    }
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain=f"all n >= k >= 1, 0 < tau <= 1, 0 < b <= {LOCATED}",
        summary=_LARGER if "constant" in ctx.replaced else _BOUNDARY)


_LARGER = r"True for $b\le17\,860$ at all sizes: the printed constant is so, and this one is never smaller."
_BOUNDARY = (
    r"True for $b\le17\,860$ at all sizes; with the counterexample at b = 17 863 the boundary is located within two "
    r"parts in ten thousand. It is the boundary for all n together, and n = 2 with one head is the worst; τ does not "
    r"move it, since both sides scale as $\tau^{-2}$. (For k = 1 the problem is one in the share alone; for $k\ge2$ "
    r"the bounds for all sizes are enough.)")


def _at_least_as_printed(ctx: Context) -> bool:
    from numerics.dominance import never_smaller
    from numerics.expression import parse

    return never_smaller(ctx.quantities["constant"], parse(CONSTANT, bounds.SYMBOLS))


def _one_head_stays_below(low: Fraction, high: Fraction) -> bool:
    """The printed constant at k = 1, √2(144 + 128/√b), over an interval of b and every share, in balls."""
    from flint import arb

    from numerics.one_head import product_stays_below

    return product_stays_below(low, high, lambda b: arb(2).sqrt() * (144 + 128 / b.sqrt()))


def several_heads_stay_below(ceiling: Fraction) -> bool:
    """k = 2 + j and √(2k) ≥ 2: what is left at b = ceiling is a polynomial in j without a negative coefficient.

    The terms with 1/√b fall and those with √b grow, so b = ceiling is the worst as long as 256k⁵ ≥ (2k-1)k².
    """
    import sympy as sp

    j, kappa = sp.Symbol("j", nonnegative=True), 2 / (3 * sp.sqrt(3))
    k, top = 2 + j, sp.sqrt(sp.Rational(ceiling.numerator, ceiling.denominator))
    falling = 256 * k**5 - (2 * k - 1) * k**2
    rest = (2 * (80 * k**3 + 64 * k**4) + falling / top
            - (2 * k - 1) * 4 * k * kappa - 8 * k**3 - 16 * k**2 * kappa * top)
    return all(bool(c >= 0) for part in (falling, rest) for c in sp.Poly(sp.expand(part), j).all_coeffs())


@for_the_papers_model
def constant_is_compared_at_this_model(ctx: Context) -> Evidence:
    return bounds.at_this_model(ctx, ID, "constant", "product", "the derivative of the product")


@for_the_papers_model
def our_constant_is_proved(ctx: Context) -> Evidence:
    unknown = missing(bounds.facts())
    if unknown:
        return unconfirmed(unknown)
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED,
                    summary=r"Proved for all $n\ge k\ge1$, $\tau>0$, $b>0$: the product rule, $|\hat y|\le2k-1+4k\sqrt "
                            r"b$, the bound of Lemma 14's repair and $\lVert\nabla\hat y\rVert^2\le4k^3/\tau^2$.")


# --- the steps ---------------------------------------------------------------------------------------------


@for_the_papers_model
def derivative_of_the_product_has_other_components(ctx: Context) -> Evidence:
    """n = 3, k = 1: the component of ∂(ŷ∇ŷ)/∂a13 along a14 is not zero, so the vector is longer than the display."""
    body = {"kind": "formula-inequality", "n": 3, "k": 1, "tau": "1", "b": "1/100", "heads": [["0", "0"]], "x": "100",
            "left": ["abs", jacobian("0", "1")], "relation": ">", "right": "1/100"}
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED, certificates=(Certificate(name="lemma-16.component.json", body=body),),
        derived=r"\frac{\partial(\hat y\nabla\hat y)}{\partial a_{13}^{(i)}}=\hat y\,\nabla\frac{\partial\hat "
                r"y}{\partial a_{13}^{(i)}}+\frac{\partial\hat y}{\partial a_{13}^{(i)}}\nabla\hat y\in\mathbb R^{2k}",
        summary=r"The left side is the derivative of a vector of $2k$ entries, the right side its component along "
                r"$a_{13}^{(i)}$ alone. The other components do not vanish: on three positions with one zero head the "
                r"one along $a_{14}$ is certified to be larger than 1/100.")


@for_the_papers_model
def component_of_the_product_is_right(ctx: Context) -> Evidence:
    """∂(ŷ g)/∂a = ŷ ∂g/∂a + g², for g = ∂ŷ/∂a."""
    import sympy as sp

    a = sp.Symbol("a", real=True)
    output = sp.Function("y")(a)
    derived = sp.diff(output * sp.diff(output, a), a)
    if sp.expand(derived - output * sp.diff(output, a, 2) - sp.diff(output, a) ** 2) != 0:
        return unconfirmed(["the product rule"])
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED,
                    summary=r"For the component along the same entry the display is the product rule.")


@for_the_papers_model
def output_exceeds_its_bound_for_large_smoothing(ctx: Context) -> Evidence:
    """n = k = 1, b = 4: ŷ = -√17 on the input 1."""
    if "output" in ctx.replaced:
        return _output(ctx, None)
    body = {"kind": "formula-inequality", "n": 1, "k": 1, "tau": "1", "b": "4", "heads": [["0", "0"]], "x": "1",
            "left": ["abs", ["output"]], "relation": ">", "right": ["*", "4", ["k"], ["k"], ["k"]]}
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED, certificates=(Certificate(name="lemma-16.output.json", body=body),),
        derived=r"|\hat y|\le2k-1+4k\sqrt b",
        summary=r"False for large b, since the output grows like $2k\sqrt b$: with k = 1 and b = 4 it is $-\sqrt{17}$ "
                r"on the input 1, while $4k^3=4$. It is true for $b\le15/4$ at all sizes, and for k = 1 for no larger "
                r"b.")


def _output(ctx: Context, ceiling: Fraction | None) -> Evidence:
    """A replaced bound: by proof, else on explicit outputs f(S) at whole S, else undecided."""
    found = by_proof(ctx, "output", "output", r"$|\hat y|\le2k-1+4k\sqrt b$.", ceiling)
    if found.finding is Finding.YES:
        return found
    for k in (1, 2, 3, 5, 8):
        for b in (Fraction(1, 10**6), Fraction(1, 2), Fraction(1), Fraction(100), Fraction(10**6), Fraction(10**12)):
            if ceiling is not None and b >= ceiling:
                continue
            body, value = _large_output(k, b)
            at = {"n": k, "k": k, "tau": Fraction(1), "b": b}
            if bounds.below(ctx, "output", at, value):
                return bounds.exceeded(ctx, ID, "output", "the size of the output", at, body)
    return found


def _large_output(k: int, b: Fraction) -> tuple[dict[str, Any], Fraction]:
    """n = k zero heads and an input with S ones: the largest |f(S)| over whole S, rounded down."""
    import math

    def output(s: int) -> float:
        layers = range(1, k + 1)
        zs = [s + 0.5 - q for q in layers]
        return 1 + sum((-1) ** q * (8 * q - 4) * (z + math.sqrt(z * z + float(b))) / 2 for q, z in zip(layers, zs,
                                                                                                      strict=True))

    ones = max(range(k + 1), key=lambda s: abs(output(s)))
    value = Fraction(math.floor(abs(output(ones)) * (1 - 1e-9) * 1000), 1000)
    body = {"kind": "model-point", "n": k, "k": k, "tau": "1", "b": str(b), "heads": [["0", "0"]] * k,
            "x": "1" * ones + "0" * (k - ones), "quantity": "output",
            "relation": ">" if output(ones) > 0 else "<", "value": str(value if output(ones) > 0 else -value)}
    return body, value


@for_the_papers_model
def output_is_bounded_for_small_smoothing(ctx: Context) -> Evidence:
    """b ≤ 15/4.  k = 1: |f| ≤ √(1+4b) ≤ 4; k ≥ 2: 2k - 1 + 4k√b ≤ 4k³."""
    import sympy as sp

    if "output" in ctx.replaced:
        return _output(ctx, Fraction(15, 4))
    z, b, j = sp.Symbol("z", real=True), sp.Symbol("b", positive=True), sp.Symbol("j", nonnegative=True)
    f = 1 - 2 * (z + sp.sqrt(z**2 + b))  # falls in z; S from 0 to 1 is z from -1/2 to 1/2
    half, k = sp.Rational(1, 2), 2 + j
    rest = 4 * k**3 - (2 * k - 1) - 4 * k * sp.sqrt(sp.Rational(15, 4))
    facts = bounds.facts() | {
        "the ends for k = 1": sp.simplify(f.subs(z, half) + sp.sqrt(1 + 4 * b)) == 0
        and sp.simplify(f.subs(z, -half) - 2 + sp.sqrt(1 + 4 * b)) == 0,
        "k = 1 at 15/4": sp.sqrt(1 + 4 * sp.Rational(15, 4)) == 4,
        "k >= 2": all(bool(c >= 0) for c in sp.Poly(sp.expand(rest), j).all_coeffs()),
    }
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="all n >= k >= 1, 0 < b <= 15/4",
        summary=r"True for $b\le15/4$ at all sizes, and this is exact for k = 1: there the output falls from "
                r"$2-\sqrt{1+4b}$ to $-\sqrt{1+4b}$; for $k\ge2$, $2k-1+4k\sqrt b\le4k^3$.")


@rows_for(loss=ANY, inputs=ANY)
def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed constant and the printed bound of the output beside certified suprema."""
    if not_applicable(ctx):
        return ()
    wanted = (("constant", "product"), ("output", "output"))
    return tuple(bounds.constant_row(ctx, ID, quantity, name, row)
                 for row in bounds.rows(ctx) for quantity, name in wanted)
