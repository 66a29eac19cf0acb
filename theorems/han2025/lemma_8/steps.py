"""The checks of the three parts of Lemma 8, inequalities (6), (7) and (8)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import sympy as sp

from numerics.parity.facts import gradient as closed_forms
from theorems.han2025.shared.displays import (
    by_proof,
    display,
    for_the_papers_risk,
    layers,
    of_part,
    refuted_by,
    zero_heads,
)
from theorems.han2025.shared.otherwise import carries_over
from theorems.han2025.shared.scope import for_every_smoothing
from theorems.han2025.shared.vanishing import (
    LARGEST,
    SOME,
    TWO_OR_MORE,
    composed,
    decide,
    far_heads,
    found_where,
    lower_value,
    never,
    radius_for,
    undecided,
)
from theorems.han2025.shared.wider import same_classifier
from verify.records import Context, Evidence, Kind, derives


@for_the_papers_risk
@of_part("attention", "mu1")
def attention_can_have_no_gradient(ctx: Context) -> Evidence:
    """Zero head, input 1010: the attention vector is 1/2, the loss positive, the derivative exactly zero.

    At other sizes far heads on one position and an input with a one elsewhere, in the parity set: S is almost 0, the
    output almost 1, the label -1, and the derivative as small as one likes.  At n = 1 no input is inside the margin.
    """
    formula = composed(ctx, "mu1")
    found = found_where(formula, TWO_OR_MORE, first=((4, 1), (4, 2)))
    if isinstance(found, str):
        return undecided(formula, found) if found else _never_at_one(formula)
    n, k = found.n, found.k
    if (n, k) in ((4, 1), (4, 2)):
        bits = [1] if k == 1 else [1, 3]
        point = {
            "n": 4,
            "k": k,
            "tau": str(found.tau),
            "b": "1/100",
            "heads": zero_heads(k),
            "parity_set": bits,
            "x": "1010",
        }
        return refuted_by(
            (
                "No mu_1 > 0 will do: for {attention_can_have_no_gradient_refuted_by} on four positions and the "
                "input 1010 the derivative of the attention vector is exactly zero, while the vector and the loss are "
                "positive."
            ).format(attention_can_have_no_gradient_refuted_by="the zero head" if k == 1 else "two zero heads"),
            ("lemma-8.part-ii-attention", {"kind": "balanced-input", **point, "turn": 2}),
        )
    if n > LARGEST or found.value is None:
        return undecided(formula, f"it is positive at n = {n}, k = {k}, where no certificate of ours reaches")
    heads, bits = far_heads(n, k, radius_for(n, found.value, found.tau))
    point = {
        "n": n,
        "k": k,
        "tau": str(found.tau),
        "b": "1/100",
        "heads": heads,
        "parity_set": bits,
        "x": "1" + "0" * (n - 1),
    }
    return refuted_by(
        (
            f"At n = {n}, k = {k} mu_1 is positive for all constants, and far heads on position {n} hardly see "
            "a single one at position 1, an input inside the margin."
        ),
        ("lemma-8.part-ii-attention", display(point, _derivative(), ">=", str(found.value), inside=True)),
    )


def _never_at_one(formula: Any) -> Evidence:
    if found_where(formula, most=0) == "":
        return never("A sum of squares is at least what is nowhere positive.")
    return undecided(formula, "it is not positive from n = 2 on, and at n = 1 no input is inside the margin")


def _derivative() -> Any:
    return ["heads", "i", ["+", *(["square", ["/", ["share-gradient", "i", c], ["k"]]] for c in ("0", "1"))]]


def _nowhere(formula: Any, otherwise: str) -> Evidence:
    found = found_where(formula, most=0)
    why = found if isinstance(found, str) else otherwise
    why = otherwise if why == SOME else why
    return undecided(formula, why) if why else never("A square is at least what is nowhere positive.")


def flat_point(bound: Fraction) -> dict[str, Any]:
    """k = 1, far head, a single one off it: S is almost 0, and f' = -4σ'(S - 1/2) tends to 0 with b, about -4b."""
    power = max(2, -(bound.numerator.bit_length() - bound.denominator.bit_length() - 8) // 4)
    b = Fraction(1, 10**power)
    heads, bits = far_heads(2, 1, radius_for(2, b * bound))
    return {"n": 2, "k": 1, "tau": "1/2", "b": str(b), "heads": heads, "parity_set": bits, "x": "10"}


@for_the_papers_risk
@of_part("output", "slope")
def output_can_be_flat(ctx: Context) -> Evidence:
    """∂ŷ/∂v = k f'(S), and f' is as small as one likes below S = 1/2 for a small b, inside the margin."""
    formula = composed(ctx, "slope")
    bound = lower_value(formula, {})
    if bound is None:
        return _nowhere(formula, "it is positive, and too small for a certificate")
    return refuted_by(
        (
            r"$\partial\hat y/\partial(v^*)_1=kf'(S)$, and the slope of the smoothed classifier tends to zero with "
            r"b for every $S<\frac12$ (for $k\ge2$ it also passes through zero between its plateaus). The "
            "certificate has two positions, one head and an input inside the margin where the square is smaller."
        ),
        (
            "lemma-8.part-ii-output",
            display(flat_point(bound), ["square", ["*", ["k"], layers()]], ">=", str(bound), inside=True),
        ),
        derived=r"\frac{\partial\hat y}{\partial(v^*)_1}=k f'(S),\quad f'(S)\to0\text{ as }b\to0\text{ for }S<\tfrac12",
    )


def least_square_without_smoothing() -> Fraction | None:
    """The least of (k f'(S))² for S > 1/2 away from kinks, b = 0: f' = ±4j on the piece with j >= 1 layers on.

    The slope is read off the pieces that induction over the layers gives; (j + 1)²(k + 1)² without its constant term
    has no negative coefficient, so j = k = 1 is least.
    """

    j, k, s = sp.symbols("j k S")
    slope = sp.diff(4 * (j + 1) * s - 4 * (j + 1) ** 2 + 1, s)  # up to its sign, on the piece with j + 1 layers
    square = sp.Poly(sp.expand(((k + 1) * slope) ** 2), j, k)
    if not closed_forms.classifier_is_piecewise_linear() or min(square.coeffs()) < 0:
        return None
    return Fraction(int(square.eval((0, 0))))


@carries_over(same_classifier)
@for_every_smoothing
@derives
def output_is_steep_without_smoothing(ctx: Context) -> Evidence:
    """b = 0: on the piece with j layers on the derivative by (v*)_1 is k f'(S) = ±4jk, and j >= 1 where S > 1/2."""
    least, stated = least_square_without_smoothing(), ctx.quantities["slope"]
    if least is None:
        return Evidence.unknown("The pieces of the classifier were not confirmed.")
    found = decide(str(least), ">=", stated, "k >= 1")
    if found.answer == "no" and not found.undefined:
        text = f"For k = 1 and S between 1/2 and 3/2 it is exactly {least}, less than {stated.text}."
        if (bound := lower_value(stated, {})) is None or bound <= least:
            return Evidence.no(Kind.ARGUED, text)
        point = {"n": 1, "k": 1, "tau": "1", "b": "0", "heads": zero_heads(1), "parity_set": [1], "x": "1"}
        square = ["square", ["*", ["k"], layers()]]
        return refuted_by(text, ("lemma-8.part-ii-output-relu", display(point, square, ">=", str(bound))))
    if found.answer != "yes":
        return Evidence.unknown(f"It was not decided whether the bound is at most {least}: {found.reason}.")
    return by_proof(
        {"the least square": True},
        (
            r"For b = 0, $S>\frac12$ and S not half an odd integer the derivative is $\pm4jk$ with $j=\lceil "
            rf"S-\frac12\rceil\ge1$, so its square is at least {least}. (Below $\frac12$ it is zero.)"
        ),
    )
