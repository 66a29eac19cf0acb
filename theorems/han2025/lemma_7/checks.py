"""The checks of Lemma 7; the claim and the argument are in ``lemma_7``."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

from theorems.han2025.lemma_16.checks import CONSTANT as PRODUCT
from theorems.han2025.lemma_16.checks import printed_serves_up_to
from theorems.han2025.shared.scope import decimal, for_the_papers_risk, missing, unconfirmed
from theorems.han2025.shared.searches import attack
from theorems.han2025.shared.suprema import OURS, SYMBOLS, ball, by_proof, compare, exact, facts, of_part, proved, up_to
from theorems.han2025.shared.suprema import PRINTED as RANGE
from theorems.han2025.shared.tables import at_this_model
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Kind, Scope, about, asks

if TYPE_CHECKING:
    from numerics.formula.grammar import Expression
    from numerics.formula.order import Decision

say = words_beside(__package__)

ID = "lemma-7"
NAMES = ("l1", "l2", "B", "C")
SUFFICIENT = "2*(l2 + B)"
NO_MAXIMUM = say("no_maximum.text")
PRINTED = {  # the constants of Lemmas 14 to 16
    "l1": "8*k**2*sqrt(2*k)/tau",
    "C": "8*k**2*sqrt(2*k)/tau",
    "l2": PRODUCT,
    "B": "2*k*(20/tau**2 + 32*k**2/(tau**2*sqrt(b)))",
}


VALID = "l1 >= 0; l2 >= 0; B >= 0; C >= 0"


def at_least(given: Expression, target: str) -> Decision:
    """Is the expression in l1, l2, B, C ≥ 0 at least the target?"""
    from numerics.formula.order import decide

    return decide(given, ">=", target, VALID)


def hinge_facts() -> dict[str, bool]:
    """The slope of the loss in the output for both labels, and the algebra of the three cases."""
    import sympy as sp

    y, y_other, g, g_other = sp.symbols("y y_ g g_", real=True)
    slope, other = 2 * (y - 1), 2 * (y_other - 1)
    flipped = sp.diff((1 + y) ** 2, y)  # label -1, active where ŷ > -1
    return {
        say("hinge_facts.fact"): sp.expand(sp.diff((1 - y) ** 2, y) - slope) == 0,
        say("hinge_facts.fact-2"): sp.expand(flipped + slope.subs(y, -y)) == 0,
        "case iii": sp.expand(slope * g - other * g_other - 2 * (y * g - y_other * g_other) + 2 * (g - g_other)) == 0,
    }


LINEAR = {"l1": 1, "l2": 1, "B": 0, "C": 1}  # of ŷ = 1 + a on a ≤ 0, whose loss has the second derivative 2
CURVED_TEXT = say("curved_text.text")


def _curved() -> dict[str, Fraction]:
    """Constants of ŷ = a - a²/2 on |a| ≤ 1/100, confirmed: ŷ' = 1 - a, (ŷŷ')' = 1 - 3a + 3a²/2, and 4 for the loss."""
    import sympy as sp

    a = sp.Symbol("a", real=True)
    output = a - a**2 / 2
    second = sp.diff((1 - output) ** 2, a, 2).subs(a, 0)
    if second != 4 or sp.expand(sp.diff(output * sp.diff(output, a), a) - (1 - 3 * a + 3 * a**2 / 2)) != 0:
        raise ArithmeticError(say("curved.error"))
    return {"l1": Fraction(101, 100), "C": Fraction(101, 100), "l2": Fraction(10302, 10000), "B": Fraction(1)}


def _scaled_example(given: Expression, curved: bool) -> str:
    """A stretched linear output, or a curved one, whose loss bends more than the given constant; empty if none does."""
    for scale in (Fraction(10) ** power for power in (-1, 1, 9, -9, 30, -30)):
        if given.ball({"l1": scale, "l2": scale**2, "B": 0, "C": scale}) < ball(2 * scale**2):
            return say("scaled_example.says", scale=scale, scale_2=scale**2, scale_3=2 * scale**2)
    for scale in (Fraction(1, 10), Fraction(1), Fraction(10)) if curved else ():
        for bend in (Fraction(1, 10), Fraction(1), Fraction(5)):  # ŷ = sa - β(sa)²/2 on |sa| ≤ 1/100: (ŷŷ')' ≤ s²·top
            top = 1 + 3 * bend / 100 + Fraction(3, 2) * (bend / 100) ** 2
            slope = scale * (1 + bend / 100)
            at = {"l1": slope, "C": slope, "l2": scale**2 * top, "B": scale**2 * bend}
            if given.ball(at) < ball(2 * scale**2 * (1 + bend)):
                return say("scaled_example.says-2", scale=scale, bend=bend, scale_2=2 * scale**2 * (1 + bend))
    return ""


def _case(ctx: Context, quantity: str, target: str, sharp: str, summary: str) -> Evidence:
    """Yes if the quantity is at least what the case needs; no if an output of one head's entry contradicts it."""
    unknown = missing(hinge_facts())
    if unknown:
        return unconfirmed(unknown)
    given = ctx.quantities[quantity]
    found = at_least(given, target)
    if found.answer == "yes":
        return Evidence.yes(Kind.ARGUED, summary)
    if reason := _contradicted(given, "B" in target, sharp, found):
        return Evidence.no(Kind.ARGUED, reason)
    return Evidence.unknown(say("case.unknown", given=given.text, target=target, reason=found.reason))


def _contradicted(given: Expression, curved: bool, sharp: str, found: Decision) -> str:
    """Why the formula is no constant: without a value for valid constants, or below an explicit output's second
    derivative."""
    from numerics.formula.grammar import ExpressionError

    if found.undefined:
        return say("contradicted.says", given=given.text, reason=found.reason)
    try:
        if given.ball(LINEAR) < 2:
            return sharp
        if curved and given.ball(_curved()) < 4:
            return CURVED_TEXT
        return _scaled_example(given, curved)
    except ExpressionError:
        return ""


@for_the_papers_risk
def gradients_vanish_beyond_the_margin(ctx: Context) -> Evidence:
    """Case (i): both losses have slope zero."""
    unknown = missing(hinge_facts())
    if unknown:
        return unconfirmed(unknown)
    return Evidence.yes(Kind.ARGUED, say("gradients_vanish_beyond_the_margin.yes"))


@for_the_papers_risk
def margin_is_between(ctx: Context) -> Evidence:
    """Case (ii): ŷ ≤ 1 ≤ ŷ' gives |ŷ - 1| ≤ |ŷ - ŷ'| ≤ l1‖A - A'‖."""
    return _case(ctx, "case_ii", "2*l1*C", say("margin_is_between.case"), say("margin_is_between.case-2"))


@for_the_papers_risk
def triangle_inequality_below_the_margin(ctx: Context) -> Evidence:
    """Case (iii)."""
    return _case(
        ctx,
        "case_iii",
        "2*(l2 + B)",
        say("triangle_inequality_below_the_margin.case"),
        say("triangle_inequality_below_the_margin.case-2"),
    )


@for_the_papers_risk
def smoothness_passes_to_the_expectation(ctx: Context) -> Evidence:
    """The gradient of a finite average is the average of the gradients, and the norm is convex."""
    unknown = missing(hinge_facts())
    if unknown:
        return unconfirmed(unknown)
    factor = exact(ctx, "factor")
    if factor is None:
        return Evidence.unknown(say("smoothness_passes_to_the_expectation.unknown"))
    if factor < 1:
        return Evidence.no(Kind.ARGUED, say("smoothness_passes_to_the_expectation.no"))
    return Evidence.yes(Kind.ARGUED, say("smoothness_passes_to_the_expectation.yes"))


@for_the_papers_risk
def the_three_cases_give_the_constant(ctx: Context) -> Evidence:
    """Each pair of points falls in a case: outputs at or above 1, on both sides, or at or below 1.

    On both sides: let A* be a point of the segment with ŷ(A*) = 1.  Both points A and A* are at or below the margin and
    ∇ℓ(A*) = 0 = ∇ℓ(A'), so case (iii) for them gives ‖∇ℓ(A) - ∇ℓ(A')‖ ≤ 2(l2 + B)‖A - A*‖ ≤ 2(l2 + B)‖A - A'‖: the
    second part of the maximum is enough.  The heads are all of the plane, so the segment is there.
    """
    unknown = missing(hinge_facts())
    if unknown:
        return unconfirmed(unknown)
    given = ctx.quantities["constant"]
    found = at_least(given, SUFFICIENT)
    if found.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            say("the_three_cases_give_the_constant.yes", no_maximum=NO_MAXIMUM),
            domain=say("the_three_cases_give_the_constant.domain"),
        )
    if found.undefined:
        return Evidence.no(
            Kind.ARGUED, say("the_three_cases_give_the_constant.no", given=given.text, reason=found.reason)
        )
    return _against_the_model(ctx)


@for_the_papers_risk
def any_output_has_the_constant(ctx: Context) -> Evidence:
    """The same as a statement about functions on a convex set: a linear and a curved output are models too."""
    linear = say("any_output_has_the_constant.linear")
    shown = say("any_output_has_the_constant.shown", no_maximum=NO_MAXIMUM)
    return _case(ctx, "constant", SUFFICIENT, linear, shown)


def _cases(ctx: Context) -> list[tuple[int, int, Fraction]]:
    """(n, k, b) where the risk is about as rough as the constants allow; two positions need no boxes."""
    few = [(2, 1, Fraction(10**6)), (2, 1, Fraction(1, 10**6)), (2, 1, Fraction(1))]
    return few + ([(2, 2, Fraction(1)), (3, 1, Fraction(1))] if ctx.profile.level else [])


def _against_the_model(ctx: Context) -> Evidence:
    """A replaced constant at certified l1, l2, B, C of a small model, against an explicit Hessian of its risk."""
    from numerics.parity.suprema.curvature import curvature_enclosure, curvature_point

    given = ctx.quantities["constant"]
    temperatures = (Fraction(1), Fraction(1, 10**9), Fraction(1, 10**30))
    places = [(n, k, tau, b) for n, k, b in _cases(ctx) for tau in temperatures]
    for n, k, tau, b in places:
        body = curvature_point("risk", n, k, tau, b)
        valid, certificates = _valid_constants(n, k, tau, b, curvature_enclosure)
        if _smaller(given, valid, Fraction(body["value"])):
            return Evidence.no(
                Kind.CERTIFIED,
                say(
                    "against_the_model.no",
                    n=n,
                    k=k,
                    tau=tau,
                    b=b,
                    fraction=decimal(Fraction(body["value"]), 7),
                    given=given.text,
                    items=", ".join((f"{name} = {decimal(value, 6)}" for name, value in valid.items())),
                ),
                certificates=(Certificate(name="lemma-7.constant-exceeded.json", body=body), *certificates),
            )
    return Evidence.unknown(say("against_the_model.unknown", given=given.text))


def _smaller(given: Expression, at: dict[str, Any], value: Fraction) -> bool:
    from numerics.formula.grammar import ExpressionError

    try:
        return bool(given.ball(at) < ball(value))
    except ExpressionError:
        return False


def rough_risk(b: Fraction) -> dict[str, Any]:
    """n = 2, k = 1, τ = 1, parity set {1}: a head (0, a) where the Hessian of the risk is large, as a certificate.

    The inputs 00 and 11 have no gradient; 10 has label -1 and 01 has label 1, each with probability 1/4.
    """
    import numpy as np

    from numerics.parity.suprema.moments import coefficients, moments

    heads = np.stack([np.zeros(1601), np.linspace(-4, 4, 1601)], -1)
    total = np.zeros(len(heads))
    for bits, sign in (((1.0, 0.0), "-"), ((0.0, 1.0), "+")):
        share, cov, third = moments(2, heads, np.array(bits))
        outer, inner = coefficients(f"loss{sign}", 1, float(b), share)
        total += (outer * cov[..., 1] ** 2 + inner * third[..., 2]) / 4
    best = int(np.abs(total).argmax())
    value = Fraction(int(abs(total[best]) * (1 - 1e-9) * 10**6), 10**6)
    return {
        "kind": "curvature-point",
        "n": 2,
        "k": 1,
        "tau": "1",
        "b": str(b),
        "quantity": "risk-hessian",
        "heads": [["0", str(Fraction(f"{heads[best, 1]:.6f}"))]],
        "parity_set": [1],
        "vector": ["0", "1"],
        "relation": ">",
        "value": str(value),
    }


def _valid_constants(
    n: int, k: int, tau: Fraction, b: Fraction, enclose: Any
) -> tuple[dict[str, Fraction], tuple[Certificate, ...]]:
    """Certified l1 = C, l2 and B, with the certificates of the three upper bounds."""
    from numerics.parity.suprema.gradient import gradient_enclosure

    slope = gradient_enclosure(n, k, tau, b)
    product, hessian = (enclose(name, n, k, tau, b) for name in ("product", "hessian"))
    bodies = {"l1": slope.bound, "l2": product.bound, "B": hessian.bound}
    certificates = tuple(
        Certificate(name=f"lemma-7.valid-{name}.json", body=body) for name, body in bodies.items() if body is not None
    )
    return {"l1": slope.upper, "C": slope.upper, "l2": product.upper, "B": hessian.upper}, certificates


@cache
def assembled(constants: tuple[tuple[str, str], ...] = tuple(sorted(PRINTED.items()))) -> str:
    """max{2 l1 C, 2(l2 + B)} with the given constants put in, in the expression grammar."""
    put = dict(constants)
    return f"max(2*({put['l1']})*({put['C']}), 2*(({put['l2']}) + ({put['B']})))"


def with_printed_numbers(formula: Expression) -> Expression:
    """The formula in l1, l2, B, C with the printed constants put in: one in n, k, τ, b."""
    from numerics.formula.grammar import Expression, parse
    from numerics.formula.order.domain import put_in

    trees = {name: parse(text, SYMBOLS).tree for name, text in PRINTED.items()}
    return Expression(
        say("with_printed_numbers.expression", formula=formula.text), SYMBOLS, put_in(formula.tree, trees)
    )


def _assembled_by_proof(number: Expression, domain: str) -> Decision:
    """Is the assembled number at least the computed smoothness of the loss?"""
    from numerics.formula.order import decide

    return decide(number, ">=", proved("loss"), domain)


def _rough(number: Expression, smoothings: tuple[Fraction, ...]) -> tuple[dict[str, Any], str] | None:
    """A Hessian of the risk on two positions above the number; it scales as 1/τ² exactly."""
    for b in smoothings:
        body = rough_risk(b)
        for tau in (Fraction(1), Fraction(1, 4), Fraction(1, 10**9), Fraction(1, 10**30)):
            value = Fraction(body["value"]) / tau**2
            if _smaller(number, {"n": 2, "k": 1, "tau": tau, "b": b}, value):
                heads = [[str(Fraction(a) * tau) for a in head] for head in body["heads"]]
                place = f"n = 2, k = 1, τ = {tau}, b = {b}"
                return body | {"tau": str(tau), "heads": heads, "value": str(value)}, place
    return None


def _judge_assembled(ctx: Context, domain: str, smoothings: tuple[Fraction, ...], name: str = "huge-b") -> Evidence:
    """By the computed bound of the loss, else by an explicit Hessian of the risk, else undecided."""
    number = with_printed_numbers(ctx.quantities["constant"])
    found = _assembled_by_proof(number, domain)
    if found.answer == "yes" and not missing(facts() | hinge_facts()):
        return Evidence.yes(Kind.ARGUED, say("judge_assembled.yes"), domain=domain)
    if found.undefined:
        return Evidence.no(Kind.ARGUED, say("judge_assembled.no", reason=found.reason))
    point = _rough(number, smoothings)
    if point is None:
        return Evidence.unknown(say("judge_assembled.unknown", reason=found.reason))
    body, place = point
    return Evidence.no(
        Kind.CERTIFIED,
        say("judge_assembled.no-2", place=place, fraction=decimal(Fraction(body["value"]), 6)),
        certificates=(Certificate(name=f"lemma-7.{name}.json", body=body),),
    )


@for_the_papers_risk
def printed_constants_fail_for_huge_smoothing(ctx: Context) -> Evidence:
    """n = 2, k = 1, b = 402 000: the Hessian of the risk at an explicit point against the assembled number."""
    places = (Fraction(402_000), *(Fraction(10) ** e for e in (-12, -6, 0, 3, 6, 12)))
    return _judge_assembled(ctx, RANGE, places)


@for_the_papers_risk
def printed_constants_are_valid_for_small_smoothing(ctx: Context) -> Evidence:
    """B and l1 = C are valid at every b, l2 up to the ceiling; then the three cases."""
    ceiling = exact(ctx, "ceiling")
    if ceiling is None or ceiling <= 0:
        return Evidence.unknown(say("printed_constants_are_valid_for_small_smoothing.unknown"))
    valid = {
        "B is valid": compare(PRINTED["B"], "hessian", RANGE).answer == "yes",
        "l1 is valid": compare(PRINTED["l1"], "gradient", RANGE).answer == "yes",
        say("printed_constants_are_valid_for_small_smoothing.fact"): at_least(
            ctx.quantities["constant"], SUFFICIENT
        ).answer
        == "yes",
    }
    if not missing(valid | hinge_facts()) and printed_serves_up_to(ceiling):
        return Evidence.yes(
            Kind.ARGUED,
            say("printed_constants_are_valid_for_small_smoothing.yes", ceiling=ceiling),
            domain=up_to(ceiling),
        )
    inside = tuple(b for b in (ceiling, *(Fraction(10) ** e for e in (-12, -6, 0, 3))) if b <= ceiling)
    return _judge_assembled(ctx, up_to(ceiling), inside, "below-the-ceiling")


@for_the_papers_risk
def assembled_number_is_compared_at_this_model(ctx: Context) -> Evidence:
    """The printed constants put in, against the enclosure of the loss's smoothness at the model's own sizes."""
    from verify.records import Context as Frame

    number = with_printed_numbers(ctx.quantities["constant"])
    plain = Frame(model=ctx.model, profile=ctx.profile, quantities={"assembled number": number})
    return at_this_model(
        plain, ID, "assembled number", "loss", say("assembled_number_is_compared_at_this_model.at_this_model")
    )


@about("repair.constant")
@asks(Scope.STATED, "constant")
@for_the_papers_risk
def our_constant_is_proved(ctx: Context) -> Evidence:
    if unknown := missing(hinge_facts()):
        return unconfirmed(unknown)
    return of_part("constant", by_proof(ctx, "repair.constant", "loss", say("our_constant_is_proved.yes"), OURS))


@about("repair.constant")
@asks(Scope.STATED, "constant")
@for_the_papers_risk
def no_explicit_loss_exceeds_our_constant(ctx: Context) -> Evidence:
    return of_part(
        "constant", attack(ctx, ID, "repair.constant", "loss", say("no_explicit_loss_exceeds_our_constant.of"), OURS)
    )


@about("repair.enough")
@asks(Scope.STATED, "no maximum")
@for_the_papers_risk
def second_part_is_enough(ctx: Context) -> Evidence:
    """2(l2 + B) without the maximum, by the argument of ``the_three_cases_give_the_constant``."""
    linear = say("second_part_is_enough.linear")
    return of_part(
        "no maximum",
        _case(ctx, "repair.enough", SUFFICIENT, linear, say("second_part_is_enough.case", no_maximum=NO_MAXIMUM)),
    )
