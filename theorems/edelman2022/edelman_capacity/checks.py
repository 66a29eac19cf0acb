"""The capacity theorem for all sizes: the bound against packings that are proved to exist."""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from flint import arb

from numerics.head.covering import box_bound, head_bound, kernel_facts, length_free_bound, packing_sample, split_facts
from numerics.linear_cover import cover_facts
from numerics.softmax import modulus_facts
from theorems.edelman2022.shared import (
    ALL_NORMS,
    NORMS,
    about,
    ball,
    below,
    decimal,
    failed,
    shown,
    undecided,
    value_at,
)
from verify.records import Context, Evidence, Kind

if TYPE_CHECKING:
    from verify.statement.formula import Formula

ALL_SIZES = f"T : int, m : int, T >= 1, m >= 1, {ALL_NORMS}, epsilon > 0"
POSITION, VALUE = Fraction(3, 5), Fraction(4, 5)  # parts of a token of norm 1


def all_facts() -> dict[str, bool]:

    return cover_facts() | split_facts() | kernel_facts() | modulus_facts()


@about("bound", "bound")
def bound_holds_for_all_sizes(ctx: Context) -> Evidence:
    return holds_for_all_sizes(ctx.quantities["bound"])


def holds_for_all_sizes(quantity: Formula) -> Evidence:
    """Refuted by heads that are far apart; true if it is never smaller than a bound that is proved."""
    if (bad := failed(all_facts())) is not None:
        return bad
    for at, count in packings():
        value = value_at(quantity, at)
        if value is None:
            return undecided(
                "{quantity} has no value at T = {t}, m = {m}.".format(quantity=quantity.text, t=at["T"], m=at["m"])
            )
        if value < count:
            return _too_few(quantity.text, at, value)
    if no_smaller_without_length(quantity):
        return Evidence.yes(
            Kind.ARGUED,
            (
                "Covers of the two sums of the softmax, at one point a sample each, give a bound without T that is "
                "not larger. Not machine-checked: the tensor powers of a sample as one point."
            ),
            domain="all T, m, d >= 1, all norms, all epsilon > 0",
            derived=r"\log\mathcal N_\infty<8\frac{(LB_VB_X)^2e^{4B_{QK}B_X^2}}{\varepsilon^2}\log(2m+1)",
        )
    if no_smaller_than_boxes(quantity):
        return Evidence.yes(
            Kind.ARGUED,
            (
                "The outputs on m samples lie in a cube, and so many boxes of half-width ε cover it. Not "
                "machine-checked"
                ": the size of the output."
            ),
            domain="all T, m, d >= 1, all norms, all epsilon > 0",
        )
    if not no_smaller_than_parts(quantity):
        return undecided(f"{quantity.text} is neither below a known packing nor shown to be at least the proved bound.")
    return Evidence.yes(
        Kind.ARGUED,
        (
            "Covers of the scores and of the values by the update rule, put together with the best constant 1 of "
            "softmax and the best split, give it with explicit constants. Not machine-checked: from covers of "
            "the parts to a cover of the heads."
        ),
        domain="all T, m, d >= 1, all norms, all epsilon > 0",
        derived=(
            r"\log\mathcal "
            r"N_\infty<\frac{(LB_VB_X)^2\bigl((B_{QK}B_X^2)^{2/3}+1\bigr)^3}{\varepsilon^2}\log(2mT+1)"
        ),
    )


def no_smaller_without_length(quantity: Formula) -> bool:
    """At least the bound without T, for all sizes."""

    return (text := length_free_bound()) is not None and shown(quantity, ">=", text, ALL_SIZES)


def no_smaller_than_parts(quantity: Formula) -> bool:
    """At least the bound from the parts, for all sizes."""

    return (text := head_bound()) is not None and shown(quantity, ">=", text, ALL_SIZES)


def no_smaller_than_boxes(quantity: Formula) -> bool:
    """At least the number of boxes, for all sizes."""

    return shown(quantity, ">=", box_bound(), ALL_SIZES)


def packings() -> Iterator[tuple[dict[str, Any], arb]]:
    """Heads that are pairwise more than 2ε apart: the sizes, and the logarithm of their number."""

    unit = dict.fromkeys(NORMS, Fraction(1))
    for qk in (Fraction(1, 10**9), Fraction(1), Fraction(1000)):
        for length in (1, 1000):
            for samples in (1, 10, 1000, 10**6):
                norms = unit | {"B_QK": qk}
                near = Fraction(499999, 10**6)
                yield _at(norms, length, samples, near), arb(2 * samples + 1).log()
                small = Fraction(999, 1000) / (math.isqrt(samples - 1) + 1)
                yield _at(norms, length, samples, small), samples * arb(2).log()
    for length in (2, 16, 256, 4096):
        yield selectors(length, Fraction(5))
        yield selectors(length, Fraction(math.ceil(4 * math.log(2 * length))))


def selectors(length: int, score_norm: Fraction) -> tuple[dict[str, Any], arb]:
    """T heads, each at one position, on ⌈log2 T⌉ samples of binary digits, at nearly the accuracy they allow."""

    raised = ball(score_norm * POSITION).exp()
    epsilon = below(ball(VALUE) * (raised - 1) / (raised + length - 1) * ball(Fraction(999, 1000)), 20)
    norms = dict.fromkeys(NORMS, Fraction(1)) | {"B_QK": score_norm}
    return _at(norms, length, len(packing_sample(length)), epsilon), arb(length).log()


def _at(norms: dict[str, Fraction], length: int, samples: int, epsilon: Fraction) -> dict[str, Any]:
    return {**norms, "T": length, "m": samples, "epsilon": epsilon}


def _too_few(text: str, at: dict[str, Any], value: arb) -> Evidence:
    where = ", ".join(f"{name} = {size}" for name, size in at.items())
    return Evidence.no(
        Kind.ARGUED,
        (
            f"At {where} there are more heads that are pairwise more than 2ε apart than {text} allows "
            f"({decimal(value, 6)} "
            "for the logarithm of their number)."
        ),
        cases=1,
    )
