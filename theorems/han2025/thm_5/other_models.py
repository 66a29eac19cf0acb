"""Theorem 5 without smoothing, for models that are not the paper's: no linear rate, and whether the infimum is zero."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from numerics.parity.risk.any_floor import any_floor
from theorems.han2025.shared.otherwise import Instrument
from theorems.han2025.shared.scope import SHARP, missing, unconfirmed
from theorems.han2025.shared.wider import needs_a_whole_weight, same_classifier
from verify.records import Context, Evidence, Kind

SMALL = (1, 2, 3, 4)  # sizes that are tried beside the model's own

__all__ = ["floor_of_the_relu", "floor_without_smoothing", "no_rate_elsewhere", "places_hide_a_bit"]


def no_rate_elsewhere(known: Callable[[], dict[str, bool]]) -> Instrument:
    """The same for squared losses, any positions of length at most 1, inputs that all occur, any number of heads.

    |ℓ'|² = 4ℓ makes the gradient at most a multiple of the root of the risk, so risks below c^N have heads that stay
    bounded; there every position has some weight, a parity bit less than 1, and the risk is positive.
    """

    def instrument(ctx: Context) -> Evidence | None:
        model = ctx.model
        squares = model.effective_activation in SHARP and model.loss in ("squared-hinge", "square")
        plain = not model.whole_rows and model.classifier.scale == 1 and 0 < model.bit_probability < 1
        if not squares or not plain or (model.seed is not None and model.n < 2):
            return None  # positions that are drawn for n = 1 leave no k < n
        if gaps := missing({**known(), "the classifier is above -1 on [0, 1)": needs_a_whole_weight(model)}):
            return unconfirmed(gaps)
        return Evidence.no(
            Kind.ARGUED,
            (
                r"The argument carries over to this model: its loss has $(\ell')^2=4\ell$, and the slopes of the "
                r"classifier and the covariances with positions of length at most 1 are bounded, so $\mathcal L_t\le "
                r"c^t\mathcal L_0$ makes the steps summable and the heads converge to finite heads of risk zero; but "
                "finite heads leave some attention to every position, so with $k<n$ some parity bit has a weight "
                "below 1, and the input with a single one there, which occurs, costs risk. The inference in words: "
                "the sum of the steps, the limit point, and that its risk is zero."
            ),
        )

    return instrument


def floor_without_smoothing(ctx: Context) -> Evidence | None:
    """A floor of the risk at b = 0, or of an activation that has no b: no heads get below it."""
    smoothed = ctx.model.effective_activation == "smoothed-relu"
    if ctx.model.sigma.uses_b and not smoothed:
        return None  # what it is at b = 0 is not known here
    sharp = msgspec.structs.replace(ctx.model, b="0") if smoothed else ctx.model
    sizes = [(sharp.n, sharp.k), *((k + 1 if sharp.seed is None else sharp.n, k) for k in SMALL)]
    found = next((at for n, k in sizes if k < n <= 60 and (at := any_floor(sharp, n, k)) is not None), None)
    if found is None:
        return None
    return Evidence.no(
        Kind.ARGUED,
        (
            f"Without smoothing no heads of this model have a risk below {float(found.value):.3g} at n = "
            f"{found.n}, k = {found.k}: the "
            "inputs of all zeros and all ones have outputs that no head can change, and their losses are not both "
            "zero."
        ),
    )


def floor_of_the_relu(ctx: Context) -> Evidence | None:
    """The same where b = 0 is a choice of the model; of an activation without b the words do not speak."""
    return floor_without_smoothing(ctx) if ctx.model.effective_activation in SHARP else None


def places_hide_a_bit(ctx: Context) -> Evidence | None:
    """Positions among which no head can look at one bit alone: then the risk has a positive lower bound."""
    model = ctx.model
    if model.whole_rows or model.effective_activation not in SHARP:
        return None
    if (turns := model.frequency) is not None and turns > 1:
        return Evidence.no(
            Kind.ARGUED,
            (
                f"At n = {turns} all positions of this model coincide: for one bit the inputs with a single one at it "
                "and at another position have the same output and opposed labels, whatever the head is, so the risk "
                "has a positive lower bound."
            ),
        )
    if model.positions == "line" and same_classifier(model):
        return Evidence.no(
            Kind.ARGUED,
            (
                "At n = 3 with the bit 2 the weights of three positions on a line are in geometric progression, so "
                "the middle one has at most 1/3; on the input with a single one there the classifier is flat and has "
                "the output 1 of the wrong sign, whatever the head is, so the risk has a positive lower bound."
            ),
        )
    return None
