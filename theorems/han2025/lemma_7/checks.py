"""The checks of Lemma 7's statement: any output, the model, and the printed constants put together."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

from numerics.parity.suprema.curvature import curvature_enclosure, curvature_point
from numerics.parity.suprema.gradient import gradient_enclosure
from theorems.han2025.lemma_7.cases import any_smooth_output, at_least, case, hinge_facts
from theorems.han2025.shared.other_models import bounded, ceiled, here
from theorems.han2025.shared.printed import PRINTED, printed_serves_up_to, rough_risk
from theorems.han2025.shared.printed import PRODUCT as PRODUCT
from theorems.han2025.shared.scope import for_the_papers_risk, missing, otherwise, unconfirmed
from theorems.han2025.shared.sizes import decimal
from theorems.han2025.shared.suprema import PRINTED as RANGE
from theorems.han2025.shared.suprema import SYMBOLS, ball, compare, exact, facts, proved, up_to
from theorems.han2025.shared.tables import at_this_model
from verify.engines.relation import decide
from verify.records import Certificate, Context, Evidence, Kind
from verify.records import Context as Frame
from verify.statement.formula import Formula, FormulaError, read_formula
from verify.statement.parser import spelled

if TYPE_CHECKING:
    from verify.engines.relation import Decision


ID = "lemma-7"
NAMES = ("l1", "l2", "B", "C")
SUFFICIENT = "2*(l2 + B)"
NO_MAXIMUM = (
    r"In fact $2(l_2+B)$ alone is enough: if the margin lies between $\mathbf A$ and $\mathbf A'$, the "
    "segment has a point with output 1, where the gradient of the loss vanishes, and case (iii) serves up "
    "to there."
)


@otherwise(any_smooth_output("constant"))
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
            (
                "True whatever the constants are: if $l_1$, $l_2$, $B$ and $C$ are valid, every pair of points falls "
                f"in one of the three cases, for both labels, and the expectation keeps the constant. {NO_MAXIMUM} "
                "Not machine-checked: the segment, and the average."
            ),
            domain="any output with these constants",
        )
    if found.undefined:
        return Evidence.unknown(f"{given.text} has no value for valid constants: {found.reason}.")
    return _against_the_model(ctx)


@otherwise(any_smooth_output("constant"))
@for_the_papers_risk
def any_output_has_the_constant(ctx: Context) -> Evidence:
    """The same as a statement about functions on a convex set: a linear and a curved output are models too."""
    linear = (
        "False for a linear output: ŷ = 1 + a on a ≤ 0 has l1 = l2 = C = 1 and B = 0, and its loss a² has the "
        "second derivative 2."
    )
    shown = (
        "True of every output on a convex set of heads that has these constants, whatever computes it. A "
        "linear output attains both parts of the maximum, and a curved one comes near the second (4 against "
        f"4.06). {NO_MAXIMUM}"
    )
    return case(ctx, "constant", SUFFICIENT, linear, shown)


def _cases(ctx: Context) -> list[tuple[int, int, Fraction]]:
    """(n, k, b) where the risk is about as rough as the constants allow; two positions need no boxes."""
    few = [(2, 1, Fraction(10**6)), (2, 1, Fraction(1, 10**6)), (2, 1, Fraction(1))]
    return few + ([(2, 2, Fraction(1)), (3, 1, Fraction(1))] if ctx.profile.level else [])


def _against_the_model(ctx: Context) -> Evidence:
    """A replaced constant at certified l1, l2, B, C of a small model, against an explicit Hessian of its risk."""

    given = ctx.quantities["constant"]
    temperatures = (Fraction(1), Fraction(1, 10**9), Fraction(1, 10**30))
    places = [(n, k, tau, b) for n, k, b in _cases(ctx) for tau in temperatures]
    for n, k, tau, b in places:
        body = curvature_point("risk", n, k, tau, b)
        valid, certificates = _valid_constants(n, k, tau, b, curvature_enclosure)
        if _smaller(given, valid, Fraction(body["value"])):
            return Evidence.no(
                Kind.CERTIFIED,
                (
                    "At n = {n}, k = {k}, τ = {tau}, b = {b} the Hessian of the risk exceeds {fraction} at an "
                    "explicit point, while {given} is smaller with certified constants: {items}."
                ).format(
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
    return Evidence.unknown(
        f"{given.text} is neither shown to be at least 2(l2 + B), nor contradicted by a small model."
    )


def _smaller(given: Formula, at: dict[str, Any], value: Fraction) -> bool:

    try:
        return bool(given.ball(at) < ball(value))
    except FormulaError:
        return False


def _valid_constants(
    n: int, k: int, tau: Fraction, b: Fraction, enclose: Any
) -> tuple[dict[str, Fraction], tuple[Certificate, ...]]:
    """Certified l1 = C, l2 and B, with the certificates of the three upper bounds."""

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


def with_printed_numbers(formula: Formula) -> Formula:
    """The formula in l1, l2, B, C with the printed constants put in: one in n, k, τ, b."""

    constants = {name: read_formula(text, SYMBOLS) for name, text in PRINTED.items()}
    return formula.put(constants, SYMBOLS, f"{formula.text} with the printed constants")


def _assembled_text(ctx: Context) -> str:
    """The same as a text."""
    return spelled(with_printed_numbers(ctx.quantities["constant"]).syntax)


def _assembled_by_proof(number: Formula, domain: str) -> Decision:
    """Is the assembled number at least the computed smoothness of the loss?"""

    return decide(number, ">=", proved("loss"), domain)


def _rough(number: Formula, smoothings: tuple[Fraction, ...]) -> tuple[dict[str, Any], str] | None:
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
        return Evidence.yes(
            Kind.ARGUED,
            (
                "At least the smoothness of the loss that is computed for all sizes. (Not machine-checked: the "
                "average, and that the slope of the loss is continuous.)"
            ),
            domain=domain,
        )
    if found.undefined:
        return Evidence.unknown(f"With the printed constants it has no value everywhere: {found.reason}.")
    point = _rough(number, smoothings)
    if point is None:
        return Evidence.unknown(f"Neither shown nor contradicted by an explicit risk: {found.reason}.")
    body, place = point
    return Evidence.no(
        Kind.CERTIFIED,
        (
            "With the printed constants put in it fails: at {place} a Hessian of the risk exceeds {fraction}, "
            "and the assembled number is smaller."
        ).format(place=place, fraction=decimal(Fraction(body["value"]), 6)),
        certificates=(Certificate(name=f"lemma-7.{name}.json", body=body),),
    )


@otherwise(bounded(_assembled_text, "loss"))
@for_the_papers_risk
def printed_constants_fail_for_huge_smoothing(ctx: Context) -> Evidence:
    """n = 2, k = 1, b = 402 000: the Hessian of the risk at an explicit point against the assembled number."""
    places = (Fraction(402_000), *(Fraction(10) ** e for e in (-12, -6, 0, 3, 6, 12)))
    return _judge_assembled(ctx, RANGE, places)


@otherwise(bounded(_assembled_text, "loss", ceiled("ceiling")))
@for_the_papers_risk
def printed_constants_are_valid_for_small_smoothing(ctx: Context) -> Evidence:
    """B and l1 == C are valid at every b"""
    ceiling = exact(ctx, "ceiling")
    if ceiling is None or ceiling <= 0:
        return Evidence.unknown("There is no range of b.")
    valid = {
        "B is valid": compare(PRINTED["B"], "hessian", RANGE).answer == "yes",
        "l1 is valid": compare(PRINTED["l1"], "gradient", RANGE).answer == "yes",
        "the constant is at least 2(l2 + B)": at_least(ctx.quantities["constant"], SUFFICIENT).answer == "yes",
    }
    if not missing(valid | hinge_facts()) and printed_serves_up_to(ceiling):
        return Evidence.yes(
            Kind.ARGUED,
            (
                rf"For $b\le{ceiling}$ the printed constants of Lemmas 14, 15 and 16 are all valid at all sizes, so "
                "the assembled number is a smoothness constant of the risk. (Not machine-checked: the three "
                "cases.)"
            ),
            domain=up_to(ceiling),
        )
    inside = tuple(b for b in (ceiling, *(Fraction(10) ** e for e in (-12, -6, 0, 3))) if b <= ceiling)
    return _judge_assembled(ctx, up_to(ceiling), inside, "below-the-ceiling")


@otherwise(here(ID, _assembled_text, "loss"))
@for_the_papers_risk
def assembled_number_is_compared_at_this_model(ctx: Context) -> Evidence:
    """The printed constants put in, against the enclosure of the loss's smoothness at the model's own sizes."""

    number = with_printed_numbers(ctx.quantities["constant"])
    plain = Frame(model=ctx.model, profile=ctx.profile, quantities={"assembled number": number})
    return at_this_model(plain, ID, "assembled number", "loss", "the smoothness of the loss")
