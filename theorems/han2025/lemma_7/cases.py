"""The three cases of the proof, by the side of the margin on which two outputs lie."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import sympy as sp

from numerics.parity.suprema.any_bounds import has_gradient, twice_differentiable
from theorems.han2025.shared.scope import Instrument, for_the_papers_risk, missing, otherwise, unconfirmed
from theorems.han2025.shared.smooth_models import for_every_size
from theorems.han2025.shared.suprema import ball, exact
from verify.engines.relation import decide
from verify.records import Context, Evidence, Kind
from verify.statement.formula import FormulaError

if TYPE_CHECKING:
    from verify.engines.relation import Decision
    from verify.statement.formula import Formula


VALID = "l1 >= 0, l2 >= 0, B >= 0, C >= 0"


def at_least(given: Formula, target: str) -> Decision:
    """Is the expression in l1, l2, B, C ≥ 0 at least the target?"""

    return decide(given, ">=", target, VALID)


def hinge_facts() -> dict[str, bool]:
    """The slope of the loss in the output for both labels, and the algebra of the three cases."""

    y, y_other, g, g_other = sp.symbols("y y_ g g_", real=True)
    slope, other = 2 * (y - 1), 2 * (y_other - 1)
    flipped = sp.diff((1 + y) ** 2, y)  # label -1, active where ŷ > -1
    return {
        "the slope below the margin": sp.expand(sp.diff((1 - y) ** 2, y) - slope) == 0,
        "both labels by ŷ → -ŷ": sp.expand(flipped + slope.subs(y, -y)) == 0,
        "case iii": sp.expand(slope * g - other * g_other - 2 * (y * g - y_other * g_other) + 2 * (g - g_other)) == 0,
    }


NEEDED = {  # what makes the loss of any smooth output smooth, by the model's loss
    "squared-hinge": "2*(l2 + B)",
    "square": "2*(l2 + B)",  # ∇ℓ = 2ŷ∇ŷ - 2y∇ŷ, on both sides of the margin
    "logistic": "B + l1*C/4",  # |ℓ'| ≤ 1, and ℓ' changes by at most a quarter of the output's change
}


def other_loss_facts() -> dict[str, bool]:
    """The slope of the square is that of the active hinge; s(1 - s) ≤ 1/4 for the logistic one."""
    y, s = sp.symbols("y s", real=True)
    return hinge_facts() | {
        "the square loss has the slope of the active hinge": sp.expand(sp.diff((1 - y) ** 2, y) - 2 * y + 2) == 0,
        "s(1 - s) is at most a quarter": sp.expand(sp.Rational(1, 4) - s * (1 - s) - (s - sp.Rational(1, 2)) ** 2) == 0,
    }


def any_smooth_output(quantity: str, target: str = "", losses: tuple[str, ...] = tuple(NEEDED)) -> Instrument:
    """The quantity is at least what the model's loss needs, for an output with valid constants, whatever it is."""

    def instrument(ctx: Context) -> Evidence | None:
        model, key = ctx.model, for_every_size(ctx.model)
        if not twice_differentiable(key) or model.loss not in losses:
            return None
        if unknown := missing(other_loss_facts()):
            return unconfirmed(unknown)
        needed = target or NEEDED[model.loss]
        if at_least(ctx.quantities[quantity], needed).answer != "yes":
            return None
        return Evidence.yes(
            Kind.ARGUED,
            (
                "For this model too: an argument about any differentiable output with such constants. With the loss "
                f"{model.loss} the gradient of the loss changes by at most {needed} times the distance of the "
                "heads, and "
                "the given constant is no less."
            ),
        )

    return instrument


def passes_to_the_expectation(ctx: Context) -> Evidence | None:
    """An average with weights that add up to one, of losses that are differentiable."""
    model, key = ctx.model, for_every_size(ctx.model)
    factor = exact(ctx, "factor")
    if not has_gradient(key) or model.loss not in NEEDED or factor is None or factor < 1:
        return None
    return Evidence.yes(
        Kind.ARGUED,
        ("The gradient of a finite average is the average of the gradients, whatever the loss and the distribution."),
    )


LINEAR = {"l1": 1, "l2": 1, "B": 0, "C": 1}  # of ŷ = 1 + a on a ≤ 0, whose loss has the second derivative 2
CURVED_TEXT = (
    r"False for a curved output: $\hat y=a-a^2/2$ on $|a|\le1/100$ has $l_1=C\le1.01$, $l_2\le1.0302$, "
    "$B=1$, and its loss has the second derivative 4 at 0."
)


def _curved() -> dict[str, Fraction]:
    """Constants of ŷ = a - a²/2 on |a| ≤ 1/100, confirmed: ŷ' = 1 - a, (ŷŷ')' = 1 - 3a + 3a²/2, and 4 for the loss."""

    a = sp.Symbol("a", real=True)
    output = a - a**2 / 2
    second = sp.diff((1 - output) ** 2, a, 2).subs(a, 0)
    if second != 4 or sp.expand(sp.diff(output * sp.diff(output, a), a) - (1 - 3 * a + 3 * a**2 / 2)) != 0:
        raise ArithmeticError("the curved example is wrong")
    return {"l1": Fraction(101, 100), "C": Fraction(101, 100), "l2": Fraction(10302, 10000), "B": Fraction(1)}


def _scaled_example(given: Formula, curved: bool) -> str:
    """A stretched linear output, or a curved one, whose loss bends more than the given constant; empty if none does."""
    for scale in (Fraction(10) ** power for power in (-1, 1, 9, -9, 30, -30)):
        if given.ball({"l1": scale, "l2": scale**2, "B": 0, "C": scale}) < ball(2 * scale**2):
            return (
                f"False for a linear output of slope {scale}: l1 = C = {scale}, l2 = {scale**2}, B = 0, and its loss "
                f"has the second derivative {2 * scale**2}."
            )
    for scale in (Fraction(1, 10), Fraction(1), Fraction(10)) if curved else ():
        for bend in (Fraction(1, 10), Fraction(1), Fraction(5)):  # ŷ = sa - β(sa)²/2 on |sa| ≤ 1/100: (ŷŷ')' ≤ s²·top
            top = 1 + 3 * bend / 100 + Fraction(3, 2) * (bend / 100) ** 2
            slope = scale * (1 + bend / 100)
            at = {"l1": slope, "C": slope, "l2": scale**2 * top, "B": scale**2 * bend}
            if given.ball(at) < ball(2 * scale**2 * (1 + bend)):
                return (
                    f"False for the output sa - β(sa)²/2 on |sa| ≤ 1/100 with s = {scale}, β = {bend}: its "
                    "loss has the "
                    f"second derivative {2 * scale**2 * (1 + bend)} at 0."
                )
    return ""


def case(ctx: Context, quantity: str, target: str, sharp: str, summary: str) -> Evidence:
    """Yes if the quantity is at least what the case needs; no if an output of one head's entry contradicts it."""
    unknown = missing(hinge_facts())
    if unknown:
        return unconfirmed(unknown)
    given = ctx.quantities[quantity]
    found = at_least(given, target)
    if found.answer == "yes":
        return Evidence.yes(Kind.ARGUED, summary)
    if not found.undefined and (reason := _contradicted(given, "B" in target, sharp)):
        return Evidence.no(Kind.ARGUED, reason)
    return Evidence.unknown(f"{given.text} is not shown to be at least {target}: {found.reason}.")


def _contradicted(given: Formula, curved: bool, sharp: str) -> str:
    """Why the formula is no constant: it is below an explicit output's second derivative."""

    try:
        if given.ball(LINEAR) < 2:
            return sharp
        if curved and given.ball(_curved()) < 4:
            return CURVED_TEXT
        return _scaled_example(given, curved)
    except FormulaError:
        return ""


@otherwise(any_smooth_output("case_iii", losses=("squared-hinge",)))
@for_the_papers_risk
def gradients_vanish_beyond_the_margin(ctx: Context) -> Evidence:
    """Case (i): both losses have slope zero."""
    unknown = missing(hinge_facts())
    if unknown:
        return unconfirmed(unknown)
    return Evidence.yes(
        Kind.ARGUED,
        (
            "At and beyond the margin the loss has slope zero, so both gradients vanish. (Not machine-checked: "
            "the chain rule.)"
        ),
    )


@otherwise(any_smooth_output("case_ii", "2*l1*C", ("squared-hinge",)))
@for_the_papers_risk
def margin_is_between(ctx: Context) -> Evidence:
    """Case (ii): ŷ ≤ 1 ≤ ŷ' gives |ŷ - 1| ≤ |ŷ - ŷ'| ≤ l1‖A - A'‖."""
    return case(
        ctx,
        "case_ii",
        "2*l1*C",
        (
            "False for a linear output: with ŷ = 1 + a, the points -1 and 0 have gradients that differ by 2 while "
            "l1 = C = 1."
        ),
        (
            r"Right: with $\hat y\le1\le\hat y'$ the distance to the margin is at most $|\hat y-\hat y'|\le "
            r"l_1\lVert A-A'\rVert$. The text lists the same order of the two points twice; the other order "
            "follows by exchanging them. (Not machine-checked: a product of two bounds.)"
        ),
    )


@otherwise(any_smooth_output("case_iii", "2*(l2 + B)", ("squared-hinge", "square")))
@for_the_papers_risk
def triangle_inequality_below_the_margin(ctx: Context) -> Evidence:
    """Case (iii)."""
    return case(
        ctx,
        "case_iii",
        "2*(l2 + B)",
        (
            "False for a linear output: with ŷ = 1 + a on a ≤ 0, l2 = 1 and B = 0, the gradients 2a differ by "
            "twice the distance."
        ),
        (
            r"Right: $2(\hat y-1)\nabla\hat y-2(\hat y'-1)\nabla\hat y'=2(\hat y\nabla\hat y-\hat y'\nabla\hat "
            r"y')-2(\nabla\hat y-\nabla\hat y')$, and (not machine-checked) the triangle inequality."
        ),
    )


@otherwise(passes_to_the_expectation)
@for_the_papers_risk
def smoothness_passes_to_the_expectation(ctx: Context) -> Evidence:
    """The gradient of a finite average is the average of the gradients, and the norm is convex."""
    unknown = missing(hinge_facts())
    if unknown:
        return unconfirmed(unknown)
    factor = exact(ctx, "factor")
    if factor is None:
        return Evidence.unknown("The factor is not a number.")
    if factor < 1:
        return Evidence.no(Kind.ARGUED, "If all samples have the same loss, the risk is exactly as smooth as the loss.")
    return Evidence.yes(
        Kind.ARGUED,
        (
            "The risk is a finite average of losses; the norm is convex, so the average of gradients that are "
            r"L-Lipschitz is L-Lipschitz (not machine-checked). The label -1 is the label 1 with $-\hat y$ for "
            r"$\hat y$."
        ),
    )
