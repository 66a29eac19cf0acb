"""What stands in the place of Lemma 18: the average over the inputs is exact, and single inputs have no bound."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp

from numerics.parity.landscape import Landscape
from numerics.parity.model.positions import random_positions
from theorems.han2025.shared.displays import by_proof, for_the_papers_risk, of_part, refuted_by, softmax_facts
from theorems.han2025.shared.otherwise import carries_over, otherwise
from theorems.han2025.shared.vanishing import decide
from theorems.han2025.shared.wider import in_the_plane
from verify.records import Context, Evidence, Kind


def mean_factor() -> Fraction:
    """E|Σ_p x_p d_p|² = (E x_p² - E x_p x_q) Σ_p |d_p|² for vectors that sum to zero, over uniform independent bits.

    With T = Σ d_p and Q = Σ d_p² a coordinate has the mean square E x_p x_q (T² - Q) + E x_p² Q, and T = 0.
    """

    bits = list(itertools.product((0, 1), repeat=2))
    alone, both = (Fraction(sum(x[0] * x[i] for x in bits), len(bits)) for i in (0, 1))
    total, squares_ = sp.symbols("T Q")
    mean = sp.Rational(both.numerator, both.denominator) * (total**2 - squares_)
    mean += sp.Rational(alone.numerator, alone.denominator) * squares_
    factor = sp.expand(mean.subs(total, 0) / squares_)
    return Fraction(int(factor.p), int(factor.q))


def averaged_elsewhere(ctx: Context) -> Evidence | None:
    """The identity asks for weights that do not depend on the input; that it is positive, for two different positions.

    The vectors γ_p (u_p - ū) sum to zero for any positions; where all of them coincide each is zero.
    """
    model = ctx.model
    if model.whole_rows or model.inputs != "uniform":
        return None
    if (turns := model.frequency) is not None and turns > 1:
        return Evidence.no(
            Kind.ARGUED,
            (
                f"For this model it need not be positive: on n = {turns} positions all vectors of the positions are "
                "equal, so every covariance is zero and so is the average."
            ),
        )
    if model.seed is not None and len(set(random_positions(model.n, model.seed))) < 2:
        return None  # drawn alike
    factor, stated = mean_factor(), ctx.quantities["repair.factor"]
    if decide(stated, "==", str(factor), "n >= 2").answer != "yes":
        return None
    return by_proof(
        {"enumeration on the circle": _enumeration_agrees(ctx, float(factor))},
        (
            "For this model as well: the weights of a head do not depend on the input, so the vectors whose "
            "average square is taken sum to zero, wherever the positions are; with uniform inputs their mean "
            "square has this factor, and it is positive since two positions differ. Not machine-checked, for "
            "every n at which the model has positions."
        ),
    )


@otherwise(averaged_elsewhere)
@for_the_papers_risk
@of_part("average", "repair.factor")
def average_over_inputs_is_exact(ctx: Context) -> Evidence:
    """The factor is derived and compared; the identity is compared with enumeration at several sizes."""
    factor, stated = mean_factor(), ctx.quantities["repair.factor"]
    found = decide(stated, "==", str(factor), "n >= 2")
    if found.answer == "no" and not found.undefined:
        return _another_factor(stated, factor)
    if found.answer != "yes":
        return Evidence.unknown(f"{stated.text} was not compared with {factor}: {found.reason}.")
    return by_proof(
        {"enumeration at n = 2, 3, 5, 8": _enumeration_agrees(ctx, float(factor))},
        (
            "Exact for all sizes: centred vectors sum to zero, so only the variance of each bit remains. For "
            r"$n\ge2$ no two places are equal, so it is positive for all heads."
        ),
        cases=12,
    )


def _another_factor(stated: Any, factor: Fraction) -> Evidence:
    """n = 2: d = (1, -1), whose mean square over the four inputs is 1/2."""
    try:
        value = stated.exact({})
    except ValueError:
        return Evidence.no(Kind.ARGUED, f"It is {factor}, not {stated.text}.")
    inputs = [("0", "0"), ("0", "1"), ("1", "0"), ("1", "1")]
    mean = ["/", ["+", *(["^", ["-", *x], "2"] for x in inputs)], "4"]
    body = {
        "kind": "relation-fails",
        "at": [["first", "1"], ["second", "-1"]],
        "define": [["mean", mean]],
        "given": [[["+", "first", "second"], "=", "0"]],
        "left": "mean",
        "relation": "=",
        "right": ["*", str(value), ["+", ["^", "first", "2"], ["^", "second", "2"]]],
    }
    return refuted_by(
        f"It is {factor}: two opposed vectors have the mean square 1/2 over the four inputs.", ("lemma-18.factor", body)
    )


def _enumeration_agrees(ctx: Context, factor: float) -> bool:

    rng, good = np.random.default_rng(ctx.seed), True
    for n in (2, 3, 5, 8):
        landscape = Landscape(n, 2, 1 / n, 0.01, (1, 2))
        for radius in (0.0, 1.0, 3.0):
            gamma = landscape.attention(radius * rng.normal(size=4))
            moved = gamma[:, :, None] * (landscape.u[None] - (gamma @ landscape.u)[:, None])
            own = np.einsum("Np,ipc->Nic", landscape.x, moved)
            good &= bool(abs((own**2).sum() / 2**n - (moved**2).sum() * factor) < 1e-12)
    return good


@carries_over(in_the_plane)
@for_the_papers_risk
@of_part("single inputs", "repair.single")
def single_inputs_have_no_bound(ctx: Context) -> Evidence:
    """The infimum over inputs with (v*)_1 > 0 is zero, attained on the input of ones: shares of one do not move."""
    stated = ctx.quantities["repair.single"]
    found = decide(stated, "==", "0", "n : int, k : int, n >= 2, 1 <= k <= n, 0 < tau <= 1")
    if found.answer == "no" and not found.undefined:
        return Evidence.no(
            Kind.ARGUED, f"On the input of ones it is exactly 0 for all heads, and never less: {found.reason}."
        )
    if found.answer != "yes":
        return Evidence.unknown(f"{stated.text} was not compared with 0: {found.reason}.")
    return by_proof(
        softmax_facts(),
        (
            "On the input of ones a share is the sum of its head's weights, which is one for all heads: it does "
            "not move (not machine-checked)."
        ),
    )
