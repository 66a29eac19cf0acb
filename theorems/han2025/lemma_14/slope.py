"""The slope of the classifier against its bound."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

from numerics.parity.suprema.gradient import classifier_slope
from theorems.han2025.shared.displays import displayed_slope
from theorems.han2025.shared.other_models import attacked, bounded
from theorems.han2025.shared.scope import for_the_papers_model, otherwise
from theorems.han2025.shared.suprema import PRINTED, below, by_proof, compare, shown
from verify.records import Certificate, Context, Evidence, Kind


@otherwise(bounded("slope", "slope"))
@for_the_papers_model
def slope_of_the_output_is_bounded(ctx: Context) -> Evidence:
    """|∂ŷ/∂v1*| = k|f'(S)|: summation by parts, with the partial sums of the layer weights and σ' inside (0, 1)."""
    return by_proof(
        ctx,
        "slope",
        "slope",
        (
            r"True for all sizes: $|\partial\hat y/\partial v^*_1|=k|f'(S)|\le{slope}$, since the slopes of the "
            "activation are ordered and the partial sums of the weights are known."
        ).format(slope=shown("slope")),
    )


@otherwise(attacked("slope", "slope"))
@for_the_papers_model
def no_explicit_slope_exceeds_its_bound(ctx: Context) -> Evidence:
    """n = k zero heads and all bits one: S = k, where f' is nearly the last partial sum if b is small."""
    found = compare(ctx.quantities["slope"].text, "slope", PRINTED)
    if found.undefined:
        return Evidence.unknown(f"It has no value everywhere: {found.reason}.")
    tried = 0
    for k in (1, 2, 3, 5, 8, 12):
        for b in (Fraction(1, 10**12), Fraction(1, 100), Fraction(1)):
            for tau in (Fraction(1), Fraction(1, 10**9)):
                tried += 1
                at = {"n": k, "k": k, "tau": tau, "b": b}
                value = _slope_at_all_ones(k, b)
                if below(ctx, "slope", at, value):
                    return _slope_exceeded(ctx, at, value)
    return Evidence.yes(
        Kind.NUMERIC,
        f"A counterexample search at {tried} places with all bits one found nothing above it.",
        corroborates=True,
        cases=tried,
    )


def _slope_at_all_ones(k: int, b: Fraction) -> Fraction:

    return Fraction(int(k * abs(float(classifier_slope(k, float(b), np.array(float(k))))) * (1 - 1e-9) * 10**6), 10**6)


def _slope_exceeded(ctx: Context, at: dict[str, Any], value: Fraction) -> Evidence:

    k = at["k"]
    body = {
        "kind": "formula-inequality",
        "n": k,
        "k": k,
        "tau": str(at["tau"]),
        "b": str(at["b"]),
        "x": "1" * k,
        "heads": [["0", "0"]] * k,
        "left": ["abs", ["*", ["k"], displayed_slope()]],
        "relation": ">",
        "right": str(value),
    }
    return Evidence.no(
        Kind.CERTIFIED,
        "With {k} heads and all bits one the slope exceeds {value:.6g} at b = {b}, and {slope} is less.".format(
            k=k, value=float(value), b=at["b"], slope=ctx.quantities["slope"].text
        ),
        certificates=(Certificate(name="lemma-14.slope-exceeded.json", body=body),),
    )
