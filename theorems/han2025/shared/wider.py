"""What arguments about the paper's model need of another one: predicates of model files, and facts that are computed.

Each is handed to :func:`~theorems.han2025.shared.otherwise.carries_over` beside the check whose argument it widens, or
used by an instrument; what a predicate names is all that the argument uses.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from numerics.parity.facts import gradient as closed_forms
from numerics.parity.suprema.any_bounds import key_of, twice_differentiable
from theorems.han2025.shared.scope import SHARP, missing, unconfirmed
from verify.records import Context, Evidence, Kind

__all__ = [
    "aligned_heads_exist",
    "any_model",
    "counts_are_exact",
    "ends_cost_nothing",
    "ends_cost_nothing_without_smoothing",
    "in_the_plane",
    "in_the_plane_on_the_circle",
    "needs_a_whole_weight",
    "nothing_vanishes",
    "on_the_grid",
    "own_heads",
    "own_heads_on_the_grid",
    "right_costs_nothing",
    "same_classifier",
    "same_classifier_and_loss",
    "sharp_output",
    "sharp_value",
    "smoothed_gradient",
    "squared_gradient",
    "squares",
]

COUNTS = 40  # whole numbers at which a classifier is evaluated


def any_model(model: Any) -> bool:
    """Weights of heads are positive and sum to one: that is all."""
    return True


def own_heads(model: Any) -> bool:
    return bool(model.heads == model.k)


def in_the_plane(model: Any) -> bool:
    """Attention that does not depend on the input."""
    return bool(not model.whole_rows)


def on_the_grid(model: Any) -> bool:
    """The positions of the paper, and nothing else of it."""
    return bool(model.positions == "circle")


def own_heads_on_the_grid(model: Any) -> bool:
    """... with a head for every bit; heads of equation (2) look at positions only, whatever is trained."""
    return on_the_grid(model) and own_heads(model)


def in_the_plane_on_the_circle(model: Any) -> bool:
    """... with a head for every bit that looks at positions only."""
    return on_the_grid(model) and own_heads(model) and bool(not model.whole_rows)


def same_classifier(model: Any) -> bool:
    """The zigzag over the smoothed ReLU or the ReLU: what is said of f alone is the same."""
    return bool(model.effective_activation in SHARP and model.head == "zigzag")


def aligned_heads_exist(model: Any) -> bool:
    """Outputs that tend to the labels, under a loss that is continuous and zero at margin 1; any inputs.

    A row whose token entries are zero, as in equation (2), looks at positions only.
    """
    zero = model.loss in ("squared-hinge", "hinge", "square")
    return same_classifier(model) and on_the_grid(model) and own_heads(model) and zero


def same_classifier_and_loss(model: Any) -> bool:
    return same_classifier(model) and bool(model.loss == "squared-hinge")


def ends_cost_nothing(model: Any) -> bool:
    """Even k: margins of at least 1 on the inputs of zeros and of ones, and losses that vanish from margin 1 on."""
    return same_classifier(model) and bool(model.loss in ("squared-hinge", "hinge"))


def ends_cost_nothing_without_smoothing(model: Any) -> bool:
    """b = 0: margins of exactly 1 there, and losses that vanish at margin 1; of the triangle wave as well."""
    exact = model.effective_activation in SHARP and model.classifier.scale == 1 and counts_are_exact(model)
    return exact and bool(model.loss in ("squared-hinge", "hinge", "square"))


def right_costs_nothing(model: Any) -> bool:
    """Losses that are zero where the output is the label, 1 or -1: margin 1."""
    return bool(model.loss in ("squared-hinge", "hinge", "square"))


def squares(model: Any) -> bool:
    """A smooth output, and a loss whose derivative is a factor that is not negative times ŷ - y."""
    return twice_differentiable(key_of(model)) and bool(
        model.loss in ("squared-hinge", "square") and not model.whole_rows
    )


def squared_gradient(model: Any) -> bool:
    """A smooth output of as many heads as bits, in the plane, under the squared hinge loss."""
    return squares(model) and own_heads(model) and bool(model.loss == "squared-hinge")


def smoothed_gradient(model: Any) -> bool:
    """The smoothed zigzag of as many heads as bits under the squared hinge loss, wherever the positions are."""
    smoothed = model.effective_activation == "smoothed-relu" and model.smoothing > 0 and model.head == "zigzag"
    return bool(smoothed and own_heads(model) and model.loss == "squared-hinge")


def sharp_value(model: Any, k: int, s: Fraction) -> Fraction:
    """f(s) with k layers of the model's shape, for b = 0."""
    shape = model.classifier
    layers = (shape.weight(q) * max(Fraction(0), s + shape.bias - q) for q in range(1, k + 1))
    return shape.scale * (1 + sum(layers, Fraction(0)))


def needs_a_whole_weight(model: Any) -> bool:
    """f > -1 on [0, 1) for b = 0 and every k: the layers from the second on are silent there, one kink is left."""
    shape = model.classifier
    silent = shape.bias <= 1  # s + h - q <= 0 for q >= 2 and s <= 1
    kinks = [at for at in (1 - shape.bias,) if 0 < at < 1]
    low = all(sharp_value(model, 1, s) > -1 for s in (Fraction(0), *kinks))
    return silent and low and sharp_value(model, 1, Fraction(1)) >= -1


def counts_are_exact(model: Any) -> bool:
    """f(N) = (-1)^N at whole numbers for b = 0, where the layers from N + 1 on are silent."""
    return model.classifier.bias <= 1 and all(sharp_value(model, N, Fraction(N)) == (-1) ** N for N in range(COUNTS))


def sharp_output(ctx: Context) -> Evidence | None:
    """What needs a sharp activation is true of the ReLU, whatever comes before and after the classifier."""
    if ctx.model.effective_activation != "relu" or ctx.model.head != "zigzag":
        return None
    facts = {"pieces of the ReLU classifier": closed_forms.classifier_is_piecewise_linear()}
    return (
        unconfirmed(gaps)
        if (gaps := missing(facts))
        else Evidence.yes(
            Kind.ARGUED,
            (
                "Without smoothing it is exact: the ReLU classifier is piecewise linear with these pieces, by "
                "induction over the layers, whatever the positions, the loss and the inputs are."
            ),
        )
    )


def nothing_vanishes(ctx: Context) -> Evidence | None:
    """No limit of the smoothing mends what is false of an activation without one."""
    if ctx.model.effective_activation in SHARP or ctx.model.sigma.uses_b:
        return None
    return Evidence.no(
        Kind.ARGUED,
        (
            f"There is no limit in which it would become true: the activation {ctx.model.effective_activation} "
            "has no smoothing that could "
            "vanish."
        ),
    )
