"""The checks of Lemma 16; the claim and the argument are in ``lemma_16``."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

from theorems.han2025.lemma_14.checks import ENTRY, ENTRY_TREE
from theorems.han2025.shared import tables as bounds_table
from theorems.han2025.shared.scope import (
    ANY,
    decimal,
    for_the_papers_model,
    missing,
    not_applicable,
    rows_for,
    unconfirmed,
)
from theorems.han2025.shared.searches import attack
from theorems.han2025.shared.suprema import (
    OURS,
    PRINTED,
    SYMBOLS,
    ball,
    by_proof,
    exact,
    exceeded,
    facts,
    proved,
    shown,
    undefined,
    up_to,
    value_at,
)
from verify.court.words import words_beside
from verify.records import Certificate, Constant, Context, Evidence, Finding, Kind, derives

if TYPE_CHECKING:
    from numerics.formula.order import Decision

say = words_beside(__package__)

ID = "lemma-16"
CONSTANT = f"sqrt(2*k)*(4*k**3*({ENTRY}) + (8*k**2/tau)**2)"
_EASY = Fraction(16000)  # up to here crude bounds are enough for one head
_SQUARE = ["/", ["*", "8", ["k"], ["k"]], ["tau"]]
BOUND_TREE = ["+", ["*", "4", ["k"], ["k"], ["k"], ENTRY_TREE], ["*", _SQUARE, _SQUARE]]
CONSTANT_TREE = ["*", ["sqrt", ["*", "2", ["k"]]], BOUND_TREE]


def jacobian(e: str, other: str) -> list[Any]:
    """ŷ ∂²ŷ/∂a∂a' + ∂ŷ/∂a · ∂ŷ/∂a', an entry of the derivative of ŷ∇ŷ."""
    return ["+", ["*", ["output"], ["hessian", e, other]], ["*", ["gradient", e], ["gradient", other]]]


# --- the statement -----------------------------------------------------------------------------------------


@derives
@for_the_papers_model
def product_is_bounded_for_every_smoothing(ctx: Context) -> Evidence:
    return by_proof(
        ctx, "constant", "product", say("product_is_bounded_for_every_smoothing.yes", product=shown("product"))
    )


@for_the_papers_model
def product_exceeds_the_constant_for_huge_smoothing(ctx: Context) -> Evidence:
    """n = 2, k = 1, b = 17 863: ŷ is about -2√b, so ŷ times the Hessian grows like √b while the constant does not."""
    place = {"n": 2, "entry": 1, "b": Fraction(17863), "head": ("0", "341/521"), "x": "10"}
    size, at = component(place), {"n": 2, "k": 1, "tau": Fraction(1), "b": place["b"]}
    value = value_at(ctx, "constant", at)
    if value is None or not value < ball(size):
        return attack(ctx, ID, "constant", "product", say("product_exceeds_the_constant_for_huge_smoothing.of"))
    body = {
        "kind": "formula-inequality",
        "n": 2,
        "k": 1,
        "tau": "1",
        "b": "17863",
        "heads": [["0", "341/521"]],
        "x": "10",
        "left": ["abs", jacobian("1", "1")],
        "relation": ">",
        "right": CONSTANT_TREE if "constant" not in ctx.replaced else str(size),
    }
    more = "" if "constant" in ctx.replaced else say("product_exceeds_the_constant_for_huge_smoothing.more")
    return Evidence.no(
        Kind.CERTIFIED,
        (
            say(
                "product_exceeds_the_constant_for_huge_smoothing.no",
                size=decimal(size, 8),
                constant=ctx.quantities["constant"].text,
                value=decimal(value, 8),
            )
            + more
        ),
        certificates=(Certificate(name="lemma-16.huge-b.json", body=body),),
        derived=r"\mathrm D(\hat y\nabla\hat y)=\hat y\,\nabla^2\hat y+\nabla\hat y\,\nabla\hat y^T",
    )


@derives
@for_the_papers_model
def product_is_bounded_for_small_smoothing(ctx: Context) -> Evidence:
    ceiling = exact(ctx, "small")
    if ceiling is None or ceiling <= 0:
        return Evidence.unknown(say("product_is_bounded_for_small_smoothing.unknown"))
    if ceiling > 1 and _at_least_as_printed(ctx, up_to(ceiling)) and printed_serves_up_to(ceiling):
        return Evidence.yes(Kind.ARGUED, _serves(ceiling), domain=up_to(ceiling))
    return by_proof(
        ctx,
        "constant",
        "product",
        say("product_is_bounded_for_small_smoothing.yes", ceiling=ceiling, product=shown("product")),
        up_to(ceiling),
    )


@for_the_papers_model
def no_explicit_product_exceeds_the_constant(ctx: Context) -> Evidence:
    ceiling = exact(ctx, "small")
    if ceiling is None or ceiling <= 0:
        return Evidence.unknown(say("no_explicit_product_exceeds_the_constant.unknown"))
    return attack(ctx, ID, "constant", "product", say("no_explicit_product_exceeds_the_constant.of"), up_to(ceiling))


@for_the_papers_model
def product_is_bounded_up_to_the_located_smoothing(ctx: Context) -> Evidence:
    """Through the printed constant.  k = 1: crude bounds up to 16 000, then subdivision of (b, P); k ≥ 2: all sizes."""
    ceiling = exact(ctx, "located")
    if ceiling is None or ceiling <= 0:
        return Evidence.unknown(say("product_is_bounded_up_to_the_located_smoothing.unknown"))
    if _at_least_as_printed(ctx, up_to(ceiling)) and printed_serves_up_to(ceiling):
        return Evidence.yes(
            Kind.ARGUED,
            _serves(ceiling) + (_BOUNDARY if not {"constant", "located"} & ctx.replaced else ""),
            domain=up_to(ceiling),
        )
    found = by_proof(
        ctx, "constant", "product", say("product_is_bounded_up_to_the_located_smoothing.yes"), up_to(ceiling)
    )
    if found.finding is not Finding.UNKNOWN:
        return found
    tried = attack(
        ctx, ID, "constant", "product", say("product_is_bounded_up_to_the_located_smoothing.of"), up_to(ceiling)
    )
    return tried if tried.finding is Finding.NO else found


@cache
def printed_serves_up_to(ceiling: Fraction) -> bool:
    """Is the printed constant valid at all sizes for b up to the ceiling?"""
    import sympy as sp

    kappa, low = 2 / (3 * sp.sqrt(3)), min(_EASY, ceiling)
    r = sp.sqrt(1 + 4 * sp.Rational(low.numerator, low.denominator))  # |f| ≤ r, |f'| ≤ 2(1 + 1/r), |f''| ≤ 2/√b
    needed = facts() | {
        "k = 1, b up to 16 000": bool(2 * kappa * (r + 1) + 1 + 4 <= 144 * sp.sqrt(2)),
        say("printed_serves_up_to.fact"): ceiling <= _EASY or _one_head_stays_below(_EASY, ceiling),
        "k >= 2": several_heads_stay_below(ceiling),
    }
    return not missing(needed)


def _serves(ceiling: Fraction) -> str:
    return say("serves.says", ceiling=ceiling)


_BOUNDARY = say("boundary.boundary")


def _at_least_as_printed(ctx: Context, domain: str) -> bool:
    from numerics.formula.grammar import parse
    from numerics.formula.order import decide

    return decide(ctx.quantities["constant"], ">=", parse(CONSTANT, SYMBOLS), domain).answer == "yes"


def component(place: dict[str, Any]) -> Fraction:
    """|ŷ ∂²ŷ/∂a² + (∂ŷ/∂a)²| at a place with one head, in doubles, rounded down; a certificate is what counts."""
    import numpy as np

    from numerics.parity.suprema.moments import coefficients, moments

    head = np.array([[float(Fraction(a)) for a in place["head"]]])
    share, cov, third = moments(place["n"], head, np.array([float(bit) for bit in place["x"]]))
    outer, inner = coefficients("product", 1, float(place["b"]), share)
    entry = place["entry"]
    value = float(np.abs(outer * cov[..., entry] ** 2 + inner * third[..., 2 * entry])[0])
    return Fraction(int(value * (1 - 1e-9) * 10**6), 10**6)


def _one_head_stays_below(low: Fraction, high: Fraction) -> bool:
    """The printed constant at k = 1, √2(144 + 128/√b), over an interval of b and every share, in balls."""
    from flint import arb

    from numerics.parity.suprema.one_head import product_stays_below

    return product_stays_below(low, high, lambda b: arb(2).sqrt() * (144 + 128 / b.sqrt()))


def several_heads_stay_below(ceiling: Fraction) -> bool:
    """k = 2 + j and √(2k) ≥ 2: what is left at b = ceiling is a polynomial in j without a negative coefficient.

    The terms with 1/√b fall and those with √b grow, so b = ceiling is the worst as long as 256k⁵ ≥ (2k-1)k².
    """
    import sympy as sp

    j, kappa = sp.Symbol("j", nonnegative=True), 2 / (3 * sp.sqrt(3))
    k, top = 2 + j, sp.sqrt(sp.Rational(ceiling.numerator, ceiling.denominator))
    falling = 256 * k**5 - (2 * k - 1) * k**2
    rest = (
        2 * (80 * k**3 + 64 * k**4) + falling / top - (2 * k - 1) * 4 * k * kappa - 8 * k**3 - 16 * k**2 * kappa * top
    )
    return all(bool(c >= 0) for part in (falling, rest) for c in sp.Poly(sp.expand(part), j).all_coeffs())


@for_the_papers_model
def constant_is_compared_at_this_model(ctx: Context) -> Evidence:
    return bounds_table.at_this_model(
        ctx, ID, "constant", "product", say("constant_is_compared_at_this_model.at_this_model")
    )


@derives
@for_the_papers_model
def our_constant_is_proved(ctx: Context) -> Evidence:
    return by_proof(ctx, "repair.constant", "product", say("our_constant_is_proved.yes"), OURS)


@for_the_papers_model
def no_explicit_product_exceeds_our_constant(ctx: Context) -> Evidence:
    return attack(ctx, ID, "repair.constant", "product", say("no_explicit_product_exceeds_our_constant.of"), OURS)


# --- the steps ---------------------------------------------------------------------------------------------


@for_the_papers_model
def derivative_of_the_product_has_other_components(ctx: Context) -> Evidence:
    """n = 3, k = 1: the component of ∂(ŷ∇ŷ)/∂a13 along a14 is not zero, so the vector is longer than the display."""
    body = {
        "kind": "formula-inequality",
        "n": 3,
        "k": 1,
        "tau": "1",
        "b": "1/100",
        "heads": [["0", "0"]],
        "x": "100",
        "left": ["abs", jacobian("0", "1")],
        "relation": ">",
        "right": "1/100",
    }
    return Evidence.no(
        Kind.CERTIFIED,
        say("derivative_of_the_product_has_other_components.no"),
        certificates=(Certificate(name="lemma-16.component.json", body=body),),
        derived=(
            r"\frac{\partial(\hat y\nabla\hat y)}{\partial a_{13}^{(i)}}=\hat y\,\nabla\frac{\partial\hat "
            r"y}{\partial a_{13}^{(i)}}+\frac{\partial\hat y}{\partial a_{13}^{(i)}}\nabla\hat y\in\mathbb R^{2k}"
        ),
    )


@for_the_papers_model
def component_of_the_product_is_right(ctx: Context) -> Evidence:
    """∂(ŷ g)/∂a = ŷ ∂g/∂a + g², for g = ∂ŷ/∂a."""
    import sympy as sp

    a = sp.Symbol("a", real=True)
    output = sp.Function("y")(a)
    derived = sp.diff(output * sp.diff(output, a), a)
    if sp.expand(derived - output * sp.diff(output, a, 2) - sp.diff(output, a) ** 2) != 0:
        return unconfirmed([say("component_of_the_product_is_right.unknown")])
    return Evidence.yes(Kind.ARGUED, say("component_of_the_product_is_right.yes"))


@cache
def compare_output(text: str, domain: str) -> Decision:
    """Against the computed bound; for one head against √(1 + 4b): there f falls from 2 - √(1 + 4b) to -√(1 + 4b)."""
    import sympy as sp

    from numerics.formula.grammar import parse
    from numerics.formula.order import decide

    z, b, half = sp.Symbol("z", real=True), sp.Symbol("b", positive=True), sp.Rational(1, 2)
    f = 1 - 2 * (z + sp.sqrt(z**2 + b))  # S from 0 to 1 is z from -1/2 to 1/2
    ends = f.subs(z, half) + 2 * sp.sqrt(b + half**2), f.subs(z, -half) - 2 + 2 * sp.sqrt(b + half**2)
    if any(sp.expand(end) != 0 for end in ends):
        raise ArithmeticError(say("compare_output.error"))
    given = parse(text, SYMBOLS)
    one = decide(given, ">=", "2*sqrt(b + 1/4)", f"{domain}; k = 1")
    return one if one.answer != "yes" else decide(given, ">=", proved("output"), f"{domain}; k >= 2")


def _output(ctx: Context, domain: str) -> Evidence:
    """By the test of order, else on explicit outputs f(S) at whole S, else undecided."""
    if unknown := missing(facts()):
        return unconfirmed(unknown)
    found = compare_output(ctx.quantities["output"].text, domain)
    if found.answer == "yes":
        return Evidence.yes(Kind.ARGUED, say("output.yes", output=shown("output")), domain=domain)
    if found.undefined:
        return undefined(ctx, "output", found)
    return _explicit_output(ctx, domain, found)


def _explicit_output(ctx: Context, domain: str, found: Decision) -> Evidence:
    ceiling = Fraction(domain.rpartition("b <= ")[2]) if "b <= " in domain else None
    smoothings = {Fraction(10) ** e for e in (-30, -6, 0, 2, 6, 12, 30)} | {Fraction(1, 2), Fraction(4)}
    smoothings |= {found.witness["b"]} if found.witness.get("b", 0) > 0 else set()
    inside = sorted(b for b in smoothings | ({ceiling} if ceiling else set()) if ceiling is None or b <= ceiling)
    for k in (1, 2, 3, 5, 8, 16):
        for b in inside:
            body, value = _large_output(k, b)
            for tau in (Fraction(1), Fraction(1, 10**9)):
                at = {"n": k, "k": k, "tau": tau, "b": b}
                given = value_at(ctx, "output", at)
                if given is not None and bool(given < ball(value)):
                    return exceeded(ctx, ID, "output", say("explicit_output.exceeded"), at, body | {"tau": str(tau)})
    return Evidence.unknown(f"Not decided: {found.reason}.")


@for_the_papers_model
def output_exceeds_its_bound_for_large_smoothing(ctx: Context) -> Evidence:
    """n = k = 1, b = 4: ŷ = -√17 on the input 1."""
    if "output" in ctx.replaced:
        return _output(ctx, PRINTED)
    body = {
        "kind": "formula-inequality",
        "n": 1,
        "k": 1,
        "tau": "1",
        "b": "4",
        "heads": [["0", "0"]],
        "x": "1",
        "left": ["abs", ["output"]],
        "relation": ">",
        "right": ["*", "4", ["k"], ["k"], ["k"]],
    }
    if not bool(ctx.quantities["output"].ball({"n": 1, "k": 1, "tau": 1, "b": 4}) < ball(17).sqrt()):
        return _output(ctx, PRINTED)
    return Evidence.no(
        Kind.CERTIFIED,
        say("output_exceeds_its_bound_for_large_smoothing.no"),
        certificates=(Certificate(name="lemma-16.output.json", body=body),),
        derived=rf"|\hat y|\le {shown('output')}",
    )


def _large_output(k: int, b: Fraction) -> tuple[dict[str, Any], Fraction]:
    """n = k zero heads and an input with S ones: the largest |f(S)| over whole S, rounded down."""
    import math

    def output(s: int) -> float:
        layers = range(1, k + 1)
        zs = [s + 0.5 - q for q in layers]
        return 1 + sum(
            (-1) ** q * (8 * q - 4) * (z + math.sqrt(z * z + float(b))) / 2 for q, z in zip(layers, zs, strict=True)
        )

    ones = max(range(k + 1), key=lambda s: abs(output(s)))
    value = Fraction(math.floor(abs(output(ones)) * (1 - 1e-9) * 1000), 1000)
    body = {
        "kind": "model-point",
        "n": k,
        "k": k,
        "tau": "1",
        "b": str(b),
        "heads": [["0", "0"]] * k,
        "x": "1" * ones + "0" * (k - ones),
        "quantity": "output",
        "relation": ">" if output(ones) > 0 else "<",
        "value": str(value if output(ones) > 0 else -value),
    }
    return body, value


@derives
@for_the_papers_model
def output_is_bounded_for_small_smoothing(ctx: Context) -> Evidence:
    ceiling = exact(ctx, "output_ceiling")
    if ceiling is None or ceiling <= 0:
        return Evidence.unknown(say("output_is_bounded_for_small_smoothing.unknown"))
    return _output(ctx, up_to(ceiling))


@rows_for(loss=ANY, inputs=ANY)
def constants(ctx: Context) -> tuple[Constant, ...]:
    """The printed constant and the printed bound of the output beside certified suprema."""
    if not_applicable(ctx):
        return ()
    wanted = (("constant", "product"), ("output", "output"))
    return tuple(
        bounds_table.constant_row(ctx, ID, quantity, name, row)
        for row in bounds_table.rows(ctx)
        for quantity, name in wanted
    )
