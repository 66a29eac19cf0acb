"""The bound at the sizes of the model file: explicit packings, and where it says anything."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from flint import arb

from numerics.head.covering import SYMBOLS, head_bound
from theorems.edelman2022.edelman_capacity.checks import all_facts, no_smaller_than_parts, no_smaller_without_length
from theorems.edelman2022.edelman_capacity.length import bounds_without_length
from theorems.edelman2022.shared import about, decimal, failed, model_of, undecided, value_at
from verify.records import Context, Evidence, Finding, Kind, Scope, asks
from verify.statement.formula import read_formula


@about("bound", "bound")
def bound_holds_at_the_sizes_of_the_model(ctx: Context) -> Evidence:
    """At T, m, the norms and ε of the model only: what happens at other sizes is no concern of this check."""

    quantity, values = ctx.quantities["bound"], model_of(ctx).values()
    if (bad := failed(all_facts())) is not None:
        return bad
    at = {name: values[name] for name in SYMBOLS}
    value = value_at(quantity, at)
    if value is None:
        return undecided(f"{quantity.text} has no value at the model's sizes.")
    if (found := _packing_of_the_model(quantity.text, at, value)) is not None:
        return found
    known = (*bounds_without_length(values), read_formula(head_bound() or "0", SYMBOLS).ball(at))
    if not (
        any(value >= one for one in known) or no_smaller_than_parts(quantity) or no_smaller_without_length(quantity)
    ):
        return undecided(
            f"at the model's sizes {quantity.text} is {decimal(value, 6)}: neither below the heads that are "
            "known to be apart nor "
            f"above a proved bound (the least is {decimal(min(known), 6)})."
        )
    return Evidence.yes(
        Kind.ARGUED,
        f"At the model's sizes the bound is {decimal(value, 6)}, not below what is proved there.",
        domain="the sizes of the model",
    )


def _packing_of_the_model(text: str, at: dict[str, Any], value: arb) -> Evidence | None:
    """Heads within the model's norms that are far apart on some of its m samples (the others repeat one of them)."""

    if value < 0:
        return Evidence.no(
            Kind.ARGUED, f"At the model's sizes {text} is negative, and a cover has at least one element.", cases=1
        )
    share = (Fraction(at["L"]) * at["B_V"] * at["B_X"] / at["epsilon"]) ** 2
    few = min(int(at["m"]), math.ceil(share) - 1)  # the most samples on which all signs are more than 2ε apart
    rows = [(few, few * arb(2).log())] if few else []
    rows += [(int(at["m"]), arb(2 * int(at["m"]) + 1).log())] if share > 4 else []
    for samples, count in rows:
        if value < count:
            return Evidence.no(
                Kind.ARGUED,
                (
                    "At the model's sizes {text} is {value}, and heads that are pairwise more than 2ε apart on "
                    "{samples} of the {m} samples are more numerous: the logarithm of their number is {count}."
                ).format(text=text, value=decimal(value, 6), samples=samples, m=at["m"], count=decimal(count, 6)),
                cases=1,
            )
    return None


@asks(Scope.INFORMATIVE)
def bound_is_below_the_trivial_one(ctx: Context) -> Evidence:
    """At the model's sizes: is the bound smaller than m log⌈LM/ε⌉, which needs no argument?"""

    values = model_of(ctx).values()
    value = value_at(ctx.quantities["bound"], values)
    scale = Fraction(values["L"]) * values["B_V"] * values["B_X"] / values["epsilon"]
    trivial = int(values["m"]) * arb(math.ceil(scale)).log()
    if value is None or not (value < trivial or value >= trivial):
        return Evidence.unknown("no value.", scope=Scope.INFORMATIVE)
    enough = first_informative(ctx, values)
    tail = f"; it is the smaller of the two from m = {enough} on" if enough else ""
    return Evidence(
        finding=Finding.YES if value < trivial else Finding.NO,
        kind=Kind.CERTIFIED,
        scope=Scope.INFORMATIVE,
        summary=(
            f"At the model's sizes the bound is {decimal(value, 6)}, and counting boxes gives "
            f"{decimal(trivial, 6)} without any "
            f"argument{tail}."
        ),
    )


def first_informative(ctx: Context, values: dict[str, Any]) -> int | None:
    """The smallest m, up to the step of the search, from which the bound beats the boxes; None if none below 10^12."""

    scale = Fraction(values["L"]) * values["B_V"] * values["B_X"] / values["epsilon"]
    box = arb(math.ceil(scale)).log()

    def beats(samples: int) -> bool:
        value = value_at(ctx.quantities["bound"], values | {"m": samples})
        return value is not None and bool(value < samples * box)

    high = next((10**e for e in range(13) if beats(10**e)), None)
    if high is None or high == 1:
        return high
    low = high // 10
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if beats(middle) else (middle, high)
    return high
