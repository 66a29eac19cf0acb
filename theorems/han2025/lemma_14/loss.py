"""The derivative of the loss as it is displayed, by one output and by all of them."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import sympy as sp

from theorems.han2025.lemma_14.layers import decided
from theorems.han2025.shared.scope import ANY, SPREAD, for_any_network, speaks_of, unconfirmed
from verify.engines.relation import decide
from verify.records import Certificate, Context, Evidence, Finding, Kind, Scope
from verify.statement.formula import FormulaError

if TYPE_CHECKING:
    pass


# a mean over the inputs of this network, for 0 < τ <= 1 and every n
of_the_mean = speaks_of(activation=ANY, positions=SPREAD, heads=ANY, head=ANY, trained=ANY, inputs=ANY)


@for_any_network
def squared_hinge_has_the_displayed_slope(ctx: Context) -> Evidence:
    """1 - yŷ)² == -2y(1 - yŷ) == 2ŷ - 2y where yŷ < 1, since y² == 1, zero where yŷ > 1"""

    guess = sp.Symbol("guess", real=True)
    for label, domain in ((1, "y == 1, guess <= 1"), (-1, "y == -1, guess >= -1")):
        active = sp.expand(sp.diff((1 - label * guess) ** 2, guess))
        if active.subs(guess, label) != 0 or sp.degree(active, guess) != 1:
            return unconfirmed([f"the slope of the loss for label {label}"])
        slope = f"{active.coeff(guess)}*guess + ({active.subs(guess, 0)})"
        found = decided(
            decide(ctx.quantities["loss_slope"], "==", slope, domain),
            (
                "The formula under the expectation, with its indicator, is the derivative of one sample's loss by its "
                "output, since $y^2=1$; it is continuous at the margin."
            ),
            "For label {label} the slope of the loss is {slope}, not {loss_slope}".format(
                label=label, slope=slope, loss_slope=ctx.quantities["loss_slope"].text
            ),
        )
        if found.finding is not Finding.YES:
            return found
    return found


def two_samples(ctx: Context) -> tuple[Fraction, Fraction] | None:
    """n = k = 1, parity set {1}, b = 3/4: (right side of the display, derivative by the second sample's output).

    The single position has weight 1, so S = x_1; the outputs are f(0) = 0 and f(1) = -2, with the labels 1 and -1, and
    the second sample is beyond its margin.
    """

    try:
        slope = Fraction(ctx.quantities["loss_slope"].exact({"guess": 0, "y": 1}))
    except FormulaError:
        return None
    return slope / 2, Fraction(0)


_SECOND = {
    "kind": "formula-inequality",
    "n": 1,
    "k": 1,
    "tau": "1",
    "b": "3/4",
    "heads": [["0", "0"]],
    "x": "1",
    "left": ["output"],
    "relation": "<",
    "right": "-1",
}


@for_any_network
def one_sample_has_another_weight(ctx: Context) -> Evidence:
    """By the output of one of the two samples the risk has half of that sample's slope."""
    sides = two_samples(ctx)
    if sides is None or sides[0] == sides[1]:
        return Evidence.unknown("The two samples do not tell.")
    return Evidence.no(
        Kind.CERTIFIED,
        (
            "As a partial derivative by one sample's output it is false: with n = k = 1 and b = 3/4 the outputs "
            f"are 0 and -2, the right side is {sides[0]}, and the derivative by the output of the sample x = 1, "
            "which is beyond its margin, is 0. In general the derivative is the sample's own slope divided by "
            "$2^n$."
        ),
        certificates=(Certificate(name="lemma-14.one-sample.json", body=_SECOND),),
    )


@of_the_mean
def index_is_free_and_bound(ctx: Context) -> Evidence:
    """Two meanings of the display give different numbers at n = k = 1: what is said is not fixed."""
    together, alone = common_shift_has_the_displayed_slope(ctx), one_sample_has_another_weight(ctx)
    if together.finding is not Finding.YES or alone.finding is not Finding.NO:
        return Evidence.unknown("The meanings that were tried do not part.", scope=Scope.DEFINED)
    return Evidence.no(
        Kind.ARGUED,
        (
            "The display takes the derivative of the expected risk by the output of sample $N$ and equals it to "
            "an expectation over that same $N$: the index is free on the left and bound on the right. Of the "
            "meanings that were tried one makes it true and another false, at one and the same point; see the "
            "readings."
        ),
        scope=Scope.DEFINED,
        certificates=alone.certificates,
        derived=(
            r"\frac{\partial\ell^{(N)}}{\partial\hat y^{(N)}}=\mathbf1\{\hat y^{(N)}y^{(N)}<1\}"
            r"(2\hat y^{(N)}-2y^{(N)})"
        ),
    )


@of_the_mean
def common_shift_has_the_displayed_slope(ctx: Context) -> Evidence:
    """d/dt E[ℓ(ŷ + t)] = E[ℓ'(ŷ)]: differentiation under a finite sum."""
    found = squared_hinge_has_the_displayed_slope(ctx)
    if found.finding is not Finding.YES:
        return found
    return Evidence.yes(
        Kind.ARGUED,
        (
            "If all outputs are moved together by the same amount, the risk changes at the displayed rate: a "
            "finite sum is differentiated term by term."
        ),
    )
