"""The checks of Proposition 21: limit heads on the circle, exactly."""

from __future__ import annotations

import functools
from fractions import Fraction
from typing import Any

from theorems.han2025.shared.scope import ANY, SHARP, speaks_of, unconfirmed
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Finding, Kind, Scope, about, asks

say = words_beside(__package__)

SIZES = (((3, 3), (4, 4), (5, 2)), ((5, 3), (6, 3)), ((6, 4), (7, 3)))  # (n, largest k), by level of the profile


# The proposition is about the limit of a vanishing temperature, so that of the model does not matter.
on_the_circle = speaks_of(temperature=ANY, activation=SHARP)
smoothed = speaks_of(temperature=ANY)


def _heads(bits: list[int], rows: list[list[str]], tie: str, hard: str) -> dict[str, Any]:
    return {"kind": "limit-heads", "parity_set": bits, "heads": rows, "tie": tie, "soft": "0", "hard": hard}


def number(ctx: Context, name: str) -> Fraction | None:
    """The value of a quantity without letters, or, of an irrational one, a number on its side of every quarter."""
    from numerics.frozen.hard_bounds import enclosure

    value = enclosure(ctx.quantities[name], {})
    if value is None or value[0] == value[1]:
        return None if value is None else value[0]
    low, high = value
    return (low + high) / 2 if (4 * low) // 1 == (4 * high) // 1 and low % Fraction(1, 4) else None


def _midpoint_certificate(name: str, tie: str = "first") -> Certificate:
    return Certificate(name=f"prop-21.{name}.json", body=_heads([1, 4], [["0", "0", "1", "1"]] * 2, tie, "2"))


@on_the_circle
def positions_one_and_n_are_neighbours(ctx: Context) -> Evidence:
    """Bits 1 and n with n - 1 > gap: two heads half-way between them, exactly, at the first n from 4 on."""
    from numerics.frozen.limit_heads import hard_risk, soft_risk

    gap = number(ctx, "gap")
    n = 4 if gap is None else max(4, int(gap) + 2)
    if gap is None or n > 10 or not n - 1 > gap:
        return Evidence.unknown(say("positions_one_and_n_are_neighbours.unknown", gap=ctx.quantities["gap"].text))
    if soft_risk(n, [1, 1], (1, n)) != 0 or hard_risk(n, [1, 1], (1, n)) == 0:
        return unconfirmed([say("positions_one_and_n_are_neighbours.unknown-2", n=n)])
    shown = (_midpoint_certificate("wrap-around"),) if n == 4 else ()
    return Evidence.no(
        Kind.EXHAUSTIVE if shown else Kind.ARGUED,
        say("positions_one_and_n_are_neighbours.no", gap=gap, n=n),
        cases=2**n,
        certificates=shown,
        derived=r"\min(|i-j|,\,n-|i-j|)>1",
    )


@functools.lru_cache(maxsize=4)
def _censuses(level: int) -> list[Any]:
    from numerics.frozen.limit_heads import census

    return [census(n, k) for sizes in SIZES[: level + 1] for n, k in sizes]


def weights_sum_to_the_indicator() -> list[str]:
    """The ReLU zigzag is above -1 on [0, 1), so zero risk needs weight at least 1 on each bit; the sum is k.

    On [0, 1] the kinks are at j - 1/2, so only that of j = 1 is inside, whatever k is: the zigzag is linear on [0, 1/2]
    and on [1/2, 1], and its values at 0, 1/2 and 1 tell all.
    """
    from numerics.frozen.limit_heads import zigzag

    half = Fraction(1, 2)
    ends = (Fraction(0), half, Fraction(1))
    inside = [j for j in range(1, 100) if 0 < j - half < 1]
    later = all(max(end + half - j, Fraction(0)) == 0 for end in ends for j in range(2, 100))  # j ≥ 2 is silent there
    facts = {
        say("weights_sum_to_the_indicator.fact"): inside == [1] and later,
        "f is 1, 1, -1 at 0, 1/2, 1": all([zigzag(k, end) for end in ends] == [1, 1, -1] for k in range(1, 30)),
        say("weights_sum_to_the_indicator.fact-2"): all(
            zigzag(k, (a + b) / 2) * 2 == zigzag(k, a) + zigzag(k, b)
            for k in range(1, 30)
            for a, b in ((ends[0], ends[1]), (ends[1], ends[2]))
        ),
    }
    return [name for name, confirmed in facts.items() if not confirmed]


def _stay(ctx: Context, gap: Fraction | None, name: str) -> Evidence:
    """No two parity bits within ``gap`` on the circle: true from 1 on, false below, where neighbours are allowed."""
    if gap is None:
        return Evidence.unknown(say("stay.unknown"))
    if gap < 1:
        return Evidence.no(
            Kind.EXHAUSTIVE, say("stay.no", gap=gap), certificates=(_midpoint_certificate(name),), cases=16
        )
    found, missing = _censuses(ctx.profile.level), weights_sum_to_the_indicator()
    cases, zero = sum(c.cases for c in found), sum(c.zero for c in found)
    if any(c.apart_circle or c.not_one_each for c in found):
        missing.append("the enumeration")
    if missing:
        return unconfirmed(missing)
    return Evidence.yes(
        Kind.ARGUED,
        say("stay.yes", cases=cases, zero=zero),
        cases=cases,
        domain=say("stay.domain"),
        derived=(
            r"\sum_i\gamma^{(i)}=\mathbf 1_{\mathcal B}\implies\gamma^{(i)}=\mathbf 1_{p_i},\ "
            r"\{p_1,\dots,p_k\}=\mathcal B"
        ),
    )


@on_the_circle
@about("gap")
def heads_without_circular_neighbours_stay(ctx: Context) -> Evidence:
    return _stay(ctx, number(ctx, "gap"), "neighbours")


@on_the_circle
def heads_stay_as_the_repair_says(ctx: Context) -> Evidence:
    return _stay(ctx, number(ctx, "repair.gap"), "repair")


@on_the_circle
def every_bit_has_a_head_of_its_own(ctx: Context) -> Evidence:
    """In the limit a parity bit has a head that gives it all: more than any number below 1, and no more than 1."""
    majority, gap = number(ctx, "majority"), number(ctx, "gap")
    found = _stay(ctx, gap, "unique-optimum.neighbours")
    if majority is None or (found.finding is Finding.NO and majority < Fraction(1, 2)):
        return Evidence.unknown(say("every_bit_has_a_head_of_its_own.unknown"))
    if found.finding is not Finding.YES:
        return found
    if majority >= 1:
        return Evidence.no(Kind.ARGUED, say("every_bit_has_a_head_of_its_own.no", majority=majority))
    return found


def softmax_tends_to_the_ties() -> bool:
    """r positions of largest score and q others, at least d below: 1/r ≥ the weight of one of them ≥ 1/(r + qτ/d), as
    exp(-d/τ) ≤ τ/d; and that is within τ of 1/r for some multiple that does not depend on τ."""
    from numerics.formula.order import decide

    domain = "integers r >= 1, q >= 0; d > 0; 0 < tau <= 1"
    small = decide("tau/d", ">=", "exp(-d/tau)", domain).answer
    above = decide("1/r", ">=", "1/(r + q*exp(-d/tau))", domain).answer
    below = decide("1/(r + q*tau/d)", ">=", "1/r - q*tau/(d*r**2)", domain).answer
    return (small, above, below) == ("yes", "yes", "yes")


@on_the_circle
@about()  # it does not matter which sets are allowed
def averaged_ties_change_nothing(ctx: Context) -> Evidence:
    if not softmax_tends_to_the_ties():
        return unconfirmed([say("averaged_ties_change_nothing.unknown")])
    return Evidence.yes(
        Kind.ARGUED,
        say("averaged_ties_change_nothing.yes"),
        domain=say("averaged_ties_change_nothing.domain"),
        derived=r"\frac1r-\frac{q\tau}{dr^2}\le\gamma\le\frac1r",
    )


@speaks_of(temperature=ANY, activation=SHARP, trained=ANY)
@about()  # one parity bit: any condition on two of them is met
def heads_that_see_tokens_break_it(ctx: Context) -> Evidence:
    bodies = {
        "first": _heads([2], [["2", "0", "1", "-3"]], "first", "1"),
        "last": _heads([1], [["2", "0", "3", "-1"]], "last", "1"),
    }
    return Evidence.no(
        Kind.EXHAUSTIVE,
        say("heads_that_see_tokens_break_it.no"),
        cases=32,
        certificates=tuple(Certificate(name=f"prop-21.tokens.{tie}.json", body=body) for tie, body in bodies.items()),
    )


@smoothed
@about()
def smoothed_classifier_never_has_risk_zero(ctx: Context) -> Evidence:
    """Σ c_p = k still holds in the limit, and that is all that the argument of Proposition 3 uses."""
    from numerics.parity.facts.classifier import activation_excess_decreases, weighted_excess_grows

    if not (activation_excess_decreases() and weighted_excess_grows()):
        return unconfirmed([say("smoothed_classifier_never_has_risk_zero.unknown")])
    return Evidence.yes(
        Kind.ARGUED,
        say("smoothed_classifier_never_has_risk_zero.yes"),
        domain=say("smoothed_classifier_never_has_risk_zero.domain"),
    )


@smoothed
@asks(Scope.INFORMATIVE)
@about()
def premise_is_empty_for_smoothed_classifiers(ctx: Context) -> Evidence:
    return Evidence.no(
        Kind.ARGUED, say("premise_is_empty_for_smoothed_classifiers.no"), scope=Scope.INFORMATIVE, domain="b > 0"
    )


# ------------------------------------------------------------------------------------------------------- steps


@on_the_circle
def midpoint_heads_have_no_majority(ctx: Context) -> Evidence:
    majority, gap = number(ctx, "majority"), number(ctx, "gap")
    if majority is None or gap is None or majority < Fraction(1, 2) or gap >= 3:
        return Evidence.unknown(say("midpoint_heads_have_no_majority.unknown"))
    return Evidence.no(
        Kind.EXHAUSTIVE,
        say("midpoint_heads_have_no_majority.no", majority=majority),
        certificates=(_midpoint_certificate("unique-optimum", "last"),),
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


@on_the_circle
@about()
def limits_are_faces_of_the_polygon(ctx: Context) -> Evidence:
    """Directions between any two positions in twelfths: one position is nearest, or two adjacent ones."""
    from numerics.frozen.limit_heads import attention

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


@on_the_circle
def sum_over_heads_is_half_off(ctx: Context) -> Evidence:
    """One head shares its bit i with a neighbour outside of the set, all others sit on their bits, exactly."""
    from itertools import combinations, product

    from numerics.frozen.limit_heads import attention

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


@on_the_circle
@about()
def weight_off_the_set_costs_risk(ctx: Context) -> Evidence:
    missing = weights_sum_to_the_indicator()
    found = _censuses(ctx.profile.level)
    if missing or any(c.not_one_each for c in found):
        return unconfirmed(missing or ["the enumeration"])
    return Evidence.yes(
        Kind.ARGUED,
        say("weight_off_the_set_costs_risk.yes"),
        cases=sum(c.cases for c in found),
        domain="every n and k, b = 0",
    )


@on_the_circle
def majorities_decide_hard_attention(ctx: Context) -> Evidence:
    from numerics.frozen.limit_heads import hard_risk

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
