"""The steps of the proof: optima, the three cases, half a unit off, the conclusion."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product

from numerics.frozen.limit_heads import attention, hard_risk
from theorems.han2025.prop_21.circle import censuses, number, on_the_circle, stay, weights_sum_to_the_indicator
from theorems.han2025.prop_21.other_models import (
    ends_of_a_line,
    half_off,
    hard_heads_are_right,
    heads_stay,
    looks_at_the_circle,
    off_the_set_costs,
)
from theorems.han2025.shared.scope import carries_over, otherwise, unconfirmed
from verify.records import Context, Evidence, Finding, Kind, about


@otherwise(heads_stay("gap", "majority"))
@on_the_circle
def every_bit_has_a_head_of_its_own(ctx: Context) -> Evidence:
    """In the limit a parity bit has a head that gives it all: more than any number below 1, and no more than 1."""
    majority, gap = number(ctx, "majority"), number(ctx, "gap")
    found = stay(ctx, gap, "unique-optimum.neighbours")
    if majority is None or (found.finding is Finding.NO and majority < Fraction(1, 2)):
        return Evidence.unknown("not decided: the share is no exact number, or heads between neighbours have it.")
    if found.finding is not Finding.YES:
        return found
    if majority >= 1:
        return Evidence.no(Kind.ARGUED, f"No attention is more than {majority}: weights are not negative and sum to 1.")
    return found


def nearest(n: int, direction: int, parts: int) -> list[int]:
    """The positions p (from 0) whose angle 2πp/n is nearest to the direction 2π·direction/(n·parts), in integers: the
    cosine of the angle between falls with its size up to π."""
    whole = n * parts
    away = [min((direction - p * parts) % whole, (p * parts - direction) % whole) for p in range(n)]
    return [p for p, distance in enumerate(away) if distance == min(away)]


@otherwise(ends_of_a_line)
@carries_over(looks_at_the_circle)
@on_the_circle
@about()
def limits_are_faces_of_the_polygon(ctx: Context) -> Evidence:
    """Directions between any two positions in twelfths: one position is nearest, or two adjacent ones."""

    cases = 0
    for n in range(1, 14):
        for direction in range(12 * n):
            support = nearest(n, direction, 12)
            cases += 1
            near = len(support) == 2 and (support[1] - support[0]) % n in (1, n - 1)
            if not (len(support) == 1 or near):
                return unconfirmed([f"the support at n = {n}, direction {direction}/12"])
            if direction % 6 == 0:  # the limit heads of the instrument are these
                weights = attention(n, direction // 6)
                if {p % n for p in range(1, n + 1) if weights[p - 1]} != set(support) or sum(weights) != 1:
                    return unconfirmed([f"the instrument at n = {n}, direction {direction}/12"])
    return Evidence.yes(
        Kind.ARGUED,
        (
            "The positions of largest score in a direction are those at the least angle to it, a face of the "
            f"regular polygon: one vertex, or two adjacent ones (computed for {cases} directions, n <= 13), or "
            "all for the zero head. The inference in words: the cosine falls with the angle, for every n; and a "
            "limit of heads that move with the temperature is supported on a face too."
        ),
        cases=cases,
        domain="every n, heads that look at positions only",
    )


@otherwise(half_off)
@on_the_circle
def sum_over_heads_is_half_off(ctx: Context) -> Evidence:
    """One head shares its bit i with a neighbour outside of the set, all others sit on their bits, exactly."""

    cases, stated = 0, number(ctx, "off")
    if stated is None:
        return Evidence.unknown("not decided: the distance is no exact number.")
    for n in range(2, 6):
        sets = [bits for k in range(1, n) for bits in combinations(range(1, n + 1), k)]
        for bits, i, step in [(chosen, i, step) for chosen in sets for i in chosen for step in (1, -1)]:
            if (i + step - 1) % n + 1 in bits:
                continue
            heads = [(2 * p + (step if p == i else 0)) % (2 * n) for p in bits]
            weights = [sum(column) for column in zip(*(attention(n, head) for head in heads), strict=True)]
            off = [
                sum(w * x for w, x in zip(weights, xs, strict=True)) - sum(xs[p - 1] for p in bits)
                for xs in product((0, 1), repeat=n)
            ]
            cases += 1
            count = sum(abs(value) == stated for value in off)
            if 2 * count != 2**n:
                return Evidence.no(
                    Kind.ARGUED,
                    (
                        f"At n = {n}, parity bits {bits}, one head shared with a neighbour, the sum is off by "
                        f"{stated} in "
                        f"{count} of {2**n} inputs, not in half of them."
                    ),
                    cases=cases,
                )
    return Evidence.yes(
        Kind.ARGUED,
        (
            "If all other heads are right, k times the coordinate is off by (x_q - x_i)/2, where q is the "
            f"neighbour that shares the attention; two different bits differ in half of the inputs. All {cases} "
            "cases with n <= 5 were counted. The inference in words: for every n."
        ),
        cases=cases,
        domain="every n >= 2 and k, half and half with a neighbour",
        derived=r"k\,v^*_1-\sum_{p\in\mathcal B}x_p=\tfrac12(x_{i\pm1}-x_i)",
    )


@otherwise(off_the_set_costs)
@on_the_circle
@about()
def weight_off_the_set_costs_risk(ctx: Context) -> Evidence:
    missing = weights_sum_to_the_indicator()
    found = censuses(ctx.profile.level)
    if missing or any(c.not_one_each for c in found):
        return unconfirmed(missing or ["the enumeration"])
    return Evidence.yes(
        Kind.ARGUED,
        (
            "A head that shares its attention with a position outside of the set leaves some parity bit with a "
            "weight below 1, and the input with a single one there costs risk. (Being off upwards can be free: "
            "the classifier overshoots.) The inference in words: the weights sum to k, for every n and k."
        ),
        cases=sum(c.cases for c in found),
        domain="every n and k, b = 0",
    )


@otherwise(hard_heads_are_right)
@on_the_circle
def majorities_decide_hard_attention(ctx: Context) -> Evidence:

    cases, majority = 0, number(ctx, "majority")
    if majority is None or majority < Fraction(1, 2):
        return Evidence.unknown("not decided: an attention of at most 1/2 may be shared by two positions.")
    for n, bits in ((3, (1,)), (4, (1, 3)), (5, (2, 4)), (6, (1, 3, 5))):
        cases += 1
        if hard_risk(n, [2 * p % (2 * n) for p in bits], bits) != 0:
            return unconfirmed([f"the risk at n = {n}"])
    return Evidence.yes(
        Kind.ARGUED,
        (
            "More than 1/2 is the unique largest attention, no head has it at two positions, and there are as "
            "many heads as bits: so each bit is taken by one head, the attended sum is the number of ones, and "
            "the ReLU classifier is exact there. The inference in words: a share above 1/2 is the largest, for "
            "every n."
        ),
        cases=cases,
        domain="given the step before, b = 0",
    )
