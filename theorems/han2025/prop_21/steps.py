"""The steps of the proof: optima, the three cases, half a unit off, the conclusion."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product

from numerics.frozen.limit_heads import attention, hard_risk
from theorems.han2025.prop_21.circle import (
    censuses,
    midpoint_certificate,
    number,
    on_the_circle,
    stay,
    weights_sum_to_the_indicator,
)
from theorems.han2025.prop_21.other_models import (
    ends_of_a_line,
    half_off,
    hard_heads_are_right,
    heads_stay,
    looks_at_the_circle,
    off_the_set_costs,
)
from theorems.han2025.shared.scope import carries_over, otherwise, unconfirmed
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Finding, Kind, about

say = words_beside(__package__)


@otherwise(heads_stay("gap", "majority"))
@on_the_circle
def every_bit_has_a_head_of_its_own(ctx: Context) -> Evidence:
    """In the limit a parity bit has a head that gives it all: more than any number below 1, and no more than 1."""
    majority, gap = number(ctx, "majority"), number(ctx, "gap")
    found = stay(ctx, gap, "unique-optimum.neighbours")
    if majority is None or (found.finding is Finding.NO and majority < Fraction(1, 2)):
        return Evidence.unknown(say("every_bit_has_a_head_of_its_own.unknown"))
    if found.finding is not Finding.YES:
        return found
    if majority >= 1:
        return Evidence.no(Kind.ARGUED, say("every_bit_has_a_head_of_its_own.no", majority=majority))
    return found


@on_the_circle
def midpoint_heads_have_no_majority(ctx: Context) -> Evidence:
    majority, gap = number(ctx, "majority"), number(ctx, "gap")
    if majority is None or gap is None or majority < Fraction(1, 2) or gap >= 3:
        return Evidence.unknown(say("midpoint_heads_have_no_majority.unknown"))
    return Evidence.no(
        Kind.EXHAUSTIVE,
        say("midpoint_heads_have_no_majority.no", majority=majority),
        certificates=(midpoint_certificate("unique-optimum", "last"),),
    )


@on_the_circle
def heads_elsewhere_are_a_fourth_case(ctx: Context) -> Evidence:
    majority = number(ctx, "majority")
    if majority is None or majority < 0:
        return Evidence.unknown(say("heads_elsewhere_are_a_fourth_case.unknown"))
    bodies = {"between": [["0", "0", "-1", "-1"]]}
    if majority >= Fraction(1, 4):
        bodies["zero"] = [["0", "0", "0", "0"]]
    certificates = tuple(
        Certificate(
            name=f"prop-21.three-cases.{name}.json", body={"kind": "limit-attention", "position": 1, "heads": rows}
        )
        for name, rows in bodies.items()
    )
    return Evidence.no(Kind.EXHAUSTIVE, say("heads_elsewhere_are_a_fourth_case.no"), certificates=certificates)


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
                return unconfirmed([say("limits_are_faces_of_the_polygon.unknown", n=n, direction=direction)])
            if direction % 6 == 0:  # the limit heads of the instrument are these
                weights = attention(n, direction // 6)
                if {p % n for p in range(1, n + 1) if weights[p - 1]} != set(support) or sum(weights) != 1:
                    return unconfirmed([say("limits_are_faces_of_the_polygon.unknown-2", n=n, direction=direction)])
    return Evidence.yes(
        Kind.ARGUED,
        say("limits_are_faces_of_the_polygon.yes", cases=cases),
        cases=cases,
        domain=say("limits_are_faces_of_the_polygon.domain"),
    )


@on_the_circle
def mean_is_off_by_less(ctx: Context) -> Evidence:
    if number(ctx, "off") != Fraction(1, 2):
        return Evidence.unknown(say("mean_is_off_by_less.unknown", off=ctx.quantities["off"].text))
    body = {
        "kind": "limit-offset",
        "parity_set": [1, 3],
        "heads": [["0", "0", "1", "-1"], ["0", "0", "-1", "0"]],
        "off_mean": 4,
        "off_sum": 8,
    }
    return Evidence.no(
        Kind.EXHAUSTIVE,
        say("mean_is_off_by_less.no"),
        cases=16,
        certificates=(Certificate(name="prop-21.half-off.json", body=body),),
        derived=r"k\,v^*_1-\sum_{p\in\mathcal B}x_p=\tfrac12(x_{i\pm1}-x_i)",
    )


@otherwise(half_off)
@on_the_circle
def sum_over_heads_is_half_off(ctx: Context) -> Evidence:
    """One head shares its bit i with a neighbour outside of the set, all others sit on their bits, exactly."""

    cases, stated = 0, number(ctx, "off")
    if stated is None:
        return Evidence.unknown(say("sum_over_heads_is_half_off.unknown"))
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
                    say("sum_over_heads_is_half_off.no", n=n, bits=bits, stated=stated, count=count, n_2=2**n),
                    cases=cases,
                )
    return Evidence.yes(
        Kind.ARGUED,
        say("sum_over_heads_is_half_off.yes", cases=cases),
        cases=cases,
        domain=say("sum_over_heads_is_half_off.domain"),
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
        say("weight_off_the_set_costs_risk.yes"),
        cases=sum(c.cases for c in found),
        domain="every n and k, b = 0",
    )


@otherwise(hard_heads_are_right)
@on_the_circle
def majorities_decide_hard_attention(ctx: Context) -> Evidence:

    cases, majority = 0, number(ctx, "majority")
    if majority is None or majority < Fraction(1, 2):
        return Evidence.unknown(say("majorities_decide_hard_attention.unknown"))
    for n, bits in ((3, (1,)), (4, (1, 3)), (5, (2, 4)), (6, (1, 3, 5))):
        cases += 1
        if hard_risk(n, [2 * p % (2 * n) for p in bits], bits) != 0:
            return unconfirmed([say("majorities_decide_hard_attention.unknown-2", n=n)])
    return Evidence.yes(
        Kind.ARGUED,
        say("majorities_decide_hard_attention.yes"),
        cases=cases,
        domain=say("majorities_decide_hard_attention.domain"),
    )
