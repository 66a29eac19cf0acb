"""What stands in the place of Lemma 17: the product of two samples' gradients, exactly, and its sign."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp

from numerics.parity.facts import gradient as closed_forms
from numerics.parity.landscape import Landscape
from theorems.han2025.shared.displays import by_proof, for_the_papers_risk, of_part, refuted_by
from theorems.han2025.shared.otherwise import carries_over
from theorems.han2025.shared.vanishing import decide
from theorems.han2025.shared.wider import squared_gradient
from verify.records import Context, Evidence, Kind

REALS = "tau > 0, r1**2 >= 0, r2**2 >= 0, s1**2 >= 0, s2**2 >= 0, C**2 >= 0"  # any sign


def derived_product() -> str:
    """The product of two gradients by the chain rule: each is the derivative of the loss times f' times C/τ.

    The derivative of (1 - yŷ)² by ŷ is a number times ŷ - y, for both labels; the number is found by division.
    """

    out = sp.Symbol("out")
    numbers = {sp.cancel(sp.diff((1 - y * out) ** 2, out) / (out - y)) for y in (-1, 1)}
    if len(numbers) != 1 or not (number := numbers.pop()).is_Integer:
        raise ArithmeticError("the derivative of the loss is not a multiple of the residual")
    return f"({number}*r1*s1/tau)*({number}*r2*s2/tau)*C"


@carries_over(squared_gradient)
@for_the_papers_risk
@of_part("product", "repair.product")
def product_is_given_by_covariances(ctx: Context) -> Evidence:
    """The stated product against the derived one, identically; and gradients by finite differences at random heads."""

    stated = ctx.quantities["repair.product"]
    found = decide(stated, "==", derived_product(), REALS)
    if found.answer == "no" and not found.undefined:
        return _another_product(stated, found.witness)
    if found.answer != "yes":
        return Evidence.unknown(f"{stated.text} was not compared with the derived product: {found.reason}.")
    good, tried = _finite_differences_agree(ctx.seed)
    return by_proof(
        {
            "softmax derivatives are covariances": closed_forms.share_gradient_is_a_covariance(),
            "the covariance as a double sum": closed_forms.attention_gradient_by_pairs(),
            "finite differences at random heads": good,
        },
        ("Follows from the chain rule: the derivatives are computed for symbolic sizes and the product is compared."),
        cases=tried,
    )


def _another_product(stated: Any, at: Mapping[str, Fraction]) -> Evidence:
    names = ("tau", "r1", "r2", "s1", "s2", "C")
    try:
        value = stated.exact({name: at[name] for name in names})
    except ValueError:
        return Evidence.no(Kind.ARGUED, f"It differs from {derived_product()}.")
    product = ["*", ["/", ["*", "2", "r1", "s1"], "tau"], ["/", ["*", "2", "r2", "s2"], "tau"], "C"]
    body = {
        "kind": "relation-fails",
        "at": [[name, str(at[name])] for name in names],
        "define": [],
        "given": [],
        "left": product,
        "relation": "=",
        "right": str(value),
    }
    return refuted_by(
        "The product of the two gradients, each 2 (output - label) f' C/tau, is another number there.",
        ("lemma-17.product", body),
    )


@carries_over(squared_gradient)
@for_the_papers_risk
@of_part("complement", "repair.opposed")
def complements_have_opposed_covariances(ctx: Context) -> Evidence:
    """Cov(1 - x, u) = -Cov(x, u), by bilinearity with the moments of x and u as symbols."""

    both, bit, place = sp.symbols("xu x u")  # the means of x u, x and u under the weights of a head
    covariance = both - bit * place
    ratio = sp.cancel(sp.expand((place - both) - (1 - bit) * place) / covariance)
    stated = ctx.quantities["repair.opposed"]
    if not ratio.is_Integer:
        return Evidence.unknown("The two covariances are not proportional.")
    found = decide(stated, "==", str(ratio), "C > 0")
    if found.answer == "no" and not found.undefined:
        return Evidence.no(
            Kind.ARGUED,
            (
                f"The covariance of the complement is {ratio} times that of the input, by bilinearity, not "
                f"{stated.text} "
                "times."
            ),
        )
    if found.answer != "yes":
        return Evidence.unknown(f"{stated.text} was not compared with {ratio}: {found.reason}.")
    return by_proof({"bilinearity": True}, "The covariance is bilinear, and that of a constant with anything is zero.")


def _finite_differences_agree(seed: int) -> tuple[bool, int]:

    rng, tried, good = np.random.default_rng(seed), 0, True
    for n, k, bits in ((3, 1, (2,)), (4, 2, (1, 2)), (5, 3, (1, 2, 4))):
        landscape = Landscape(n, k, 1 / n, 0.01, bits)
        for _ in range(5):
            heads = rng.normal(size=2 * k)
            own = landscape.sample_gradients(heads)
            by_sum = landscape.losses(heads)[1]
            covariance = own[1:-1] / np.where(by_sum == 0, 1.0, by_sum)[1:-1, None, None]
            opposed = covariance + covariance[::-1]  # row N and its complement are mirror images
            live = (by_sum[1:-1] != 0) & (by_sum[1:-1][::-1] != 0)
            units = np.eye(2 * k) * 1e-6
            steps = [(landscape.losses(heads + e)[0] - landscape.losses(heads - e)[0]) / 2e-6 for e in units]
            good &= bool(np.abs(np.stack(steps, 1) - own.reshape(2**n, -1)).max() < 1e-5)
            good &= bool(np.abs(opposed[live]).max(initial=0) < 1e-9)
            tried += 1
    return good, tried
