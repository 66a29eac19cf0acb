"""The checks of Proposition 21: limit heads on the circle, exactly."""

from __future__ import annotations

import functools
from fractions import Fraction
from typing import Any

from theorems.han2025.shared.scope import ANY, SHARP, speaks_of, unconfirmed
from verify.records import Certificate, Context, Evidence, Finding, Kind, Scope, about, asks

SIZES = (((3, 3), (4, 4), (5, 2)), ((5, 3), (6, 3)), ((6, 4), (7, 3)))  # (n, largest k), by level of the profile


# The proposition is about the limit of a vanishing temperature, so that of the model does not matter.
on_the_circle = speaks_of(temperature=ANY, activation=SHARP)
smoothed = speaks_of(temperature=ANY)


def _heads(bits: list[int], rows: list[list[str]], tie: str, hard: str) -> dict[str, Any]:
    return {"kind": "limit-heads", "parity_set": bits, "heads": rows, "tie": tie, "soft": "0", "hard": hard}


def unknown(text: str) -> Evidence:
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary=text)


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
        return unknown(f"not decided: {ctx.quantities['gap'].text} is not a number for which two bits were found.")
    if soft_risk(n, [1, 1], (1, n)) != 0 or hard_risk(n, [1, 1], (1, n)) == 0:
        return unconfirmed([f"the two risks at n = {n}"])
    shown = (_midpoint_certificate("wrap-around"),) if n == 4 else ()
    return Evidence(
        finding=Finding.NO, kind=Kind.EXHAUSTIVE if shown else Kind.ARGUED, cases=2**n, certificates=shown,
        derived=r"\min(|i-j|,\,n-|i-j|)>1",
        summary=f"On the circle positions 1 and n are neighbours, although |1 - n| > {gap}: at n = {n} with parity "
                "bits 1 "
                f"and {n} two heads half-way between them have risk 0 as the temperature vanishes, and under hard "
                "attention both take the same bit and the risk is 2. No tie is needed: two heads turned by 10τ² from "
                "there have, at n = 4 and τ = 0.001, soft risk 2.0e-4, which vanishes with τ, and hard risk 2. With "
                "the "
                "distance on the circle the statement is true.")


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
        "one kink in [0, 1]": inside == [1] and later,
        "f is 1, 1, -1 at 0, 1/2, 1": all([zigzag(k, end) for end in ends] == [1, 1, -1] for k in range(1, 30)),
        "f is linear between": all(zigzag(k, (a + b) / 2) * 2 == zigzag(k, a) + zigzag(k, b)
                                   for k in range(1, 30) for a, b in ((ends[0], ends[1]), (ends[1], ends[2]))),
    }
    return [name for name, confirmed in facts.items() if not confirmed]


def _stay(ctx: Context, gap: Fraction | None, name: str) -> Evidence:
    """No two parity bits within ``gap`` on the circle: true from 1 on, false below, where neighbours are allowed."""
    if gap is None:
        return unknown("not decided: the distance is no exact number.")
    if gap < 1:
        return Evidence(finding=Finding.NO, kind=Kind.EXHAUSTIVE, certificates=(_midpoint_certificate(name),), cases=16,
                        summary=f"A distance above {gap} on the circle allows neighbours: at n = 4 two heads half-way "
                                "between the parity bits 1 and 4 have risk 0 in the limit and 2 under hard attention.")
    found, missing = _censuses(ctx.profile.level), weights_sum_to_the_indicator()
    cases, zero = sum(c.cases for c in found), sum(c.zero for c in found)
    if any(c.apart_circle or c.not_one_each for c in found):
        missing.append("the enumeration")
    if missing:
        return unconfirmed(missing)
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=cases, domain="every n and k, heads that look at positions only, "
                                                                  "b = 0",
        derived=r"\sum_i\gamma^{(i)}=\mathbf 1_{\mathcal B}\implies\gamma^{(i)}=\mathbf 1_{p_i},\ "
                r"\{p_1,\dots,p_k\}=\mathcal B",
        summary="On an input with a single one at a parity bit the output is at most -1 only if that bit has weight "
                "at least 1; the k weights sum to k, so each is exactly 1 and nothing is left for other positions. In "
                "the limit a head attends to one position, to two adjacent ones or to all, so without neighbours on "
                "the "
                f"circle each head sits on one bit and hard attention is the same. All {cases} choices of limit heads "
                "and "
                f"sets at small n were also tried; {zero} have soft risk 0, and none of them without circular "
                "neighbours "
                "changes. The inference in words: from the weights of single inputs to the heads, for every n and k.")


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
        return unknown("not decided: the share is no exact number, or heads between neighbours have it.")
    if found.finding is not Finding.YES:
        return found
    if majority >= 1:
        return Evidence(finding=Finding.NO, kind=Kind.ARGUED,
                        summary=f"No attention is more than {majority}: weights are not negative and sum to 1.")
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
        return unconfirmed(["the limit of softmax"])
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="every fixed choice of heads, every parity set",
                    derived=r"\frac1r-\frac{q\tau}{dr^2}\le\gamma\le\frac1r",
                    summary="For heads that do not move with τ: with r positions of largest score and the others at "
                            "least d below, each of the r has a weight between 1/r - qτ/(dr²) and 1/r, so the limit of "
                            "softmax is the uniform distribution on them. If hard attention averages ties, it is that "
                            "limit, and the statement holds for every parity set, neighbours or not. Heads that move "
                            "with τ can come close to a tie without one, and then differ. The inference in words: from "
                            "the weights to the risk, which is continuous in them.")


@speaks_of(temperature=ANY, activation=SHARP, trained=ANY)
@about()  # one parity bit: any condition on two of them is met
def heads_that_see_tokens_break_it(ctx: Context) -> Evidence:
    bodies = {"first": _heads([2], [["2", "0", "1", "-3"]], "first", "1"),
              "last": _heads([1], [["2", "0", "3", "-1"]], "last", "1")}
    return Evidence(
        finding=Finding.NO, kind=Kind.EXHAUSTIVE, cases=32,
        certificates=tuple(Certificate(name=f"prop-21.tokens.{tie}.json", body=body) for tie, body in bodies.items()),
        summary="If the first row of a head may also look at tokens, one parity bit is enough: at n = 4 a head can be "
                "tied between its bit with a zero and a neighbour with a one. The mean 1/2 costs nothing, as the "
                "classifier is flat up to 1/2, and hard attention that takes the neighbour has risk 1. Either order "
                "of ties has such a head.")


@smoothed
@about()
def smoothed_classifier_never_has_risk_zero(ctx: Context) -> Evidence:
    """Σ c_p = k still holds in the limit, and that is all that the argument of Proposition 3 uses."""
    from numerics.parity.facts.classifier import activation_excess_decreases, weighted_excess_grows

    if not (activation_excess_decreases() and weighted_excess_grows()):
        return unconfirmed(["the excess of the smoothing"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="b > 0, every n, k, all heads",
        summary="With b > 0 there is nothing to prove: the smoothed classifier has a positive risk for all heads that "
                "look at positions only, also in the limit (see Proposition 3), so the premise is never met.")


@smoothed
@asks(Scope.INFORMATIVE)
@about()
def premise_is_empty_for_smoothed_classifiers(ctx: Context) -> Evidence:
    return Evidence(finding=Finding.NO, kind=Kind.ARGUED, scope=Scope.INFORMATIVE, domain="b > 0",
                    summary="No heads that look at positions only have risk zero with b > 0, in the limit τ → 0 as "
                            "before it: the statement is empty there.")


# ------------------------------------------------------------------------------------------------------- steps


@on_the_circle
def midpoint_heads_have_no_majority(ctx: Context) -> Evidence:
    majority, gap = number(ctx, "majority"), number(ctx, "gap")
    if majority is None or gap is None or majority < Fraction(1, 2) or gap >= 3:
        return unknown("not decided: the heads half-way between bits 1 and 4 of four do not contradict it.")
    return Evidence(
        finding=Finding.NO, kind=Kind.EXHAUSTIVE, certificates=(_midpoint_certificate("unique-optimum", "last"),),
        summary=f"For the bits 1 and n, which are not excluded, the two heads half-way between them have risk 0 and "
                f"give no position more than 1/2, so none more than {majority} (certified at n = 4). Without "
                "neighbours "
                "on the circle the step is true, with attention 1 instead of 1/2.")


@on_the_circle
def heads_elsewhere_are_a_fourth_case(ctx: Context) -> Evidence:
    majority = number(ctx, "majority")
    if majority is None or majority < 0:
        return unknown("not decided: no attention is below 0.")
    bodies = {"between": [["0", "0", "-1", "-1"]]}
    if majority >= Fraction(1, 4):
        bodies["zero"] = [["0", "0", "0", "0"]]
    certificates = tuple(
        Certificate(name=f"prop-21.three-cases.{name}.json",
                    body={"kind": "limit-attention", "position": 1, "heads": rows})
        for name, rows in bodies.items())
    return Evidence(
        finding=Finding.NO, kind=Kind.EXHAUSTIVE, certificates=certificates,
        summary="A head half-way between two other positions, and the zero head, which attends to all alike, are none "
                "of the three cases; a head that moves with the temperature can also share its attention unevenly. "
                "None of this saves such a head: weight off the parity set costs risk.")


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
                return unconfirmed([f"the support at n = {n}, direction {direction}/12"])
            if direction % 6 == 0:  # the limit heads of the instrument are these
                weights = attention(n, direction // 6)
                if {p % n for p in range(1, n + 1) if weights[p - 1]} != set(support) or sum(weights) != 1:
                    return unconfirmed([f"the instrument at n = {n}, direction {direction}/12"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=cases, domain="every n, heads that look at positions only",
        summary="The positions of largest score in a direction are those at the least angle to it, a face of the "
                "regular "
                f"polygon: one vertex, or two adjacent ones (computed for {cases} directions, n <= 13), or all for the "
                "zero head. The inference in words: the cosine falls with the angle, for every n; and a limit of heads "
                "that move with the temperature is supported on a face too.")


@on_the_circle
def mean_is_off_by_less(ctx: Context) -> Evidence:
    if number(ctx, "off") != Fraction(1, 2):
        return unknown(f"not decided: inputs that are off by {ctx.quantities['off'].text} were not counted.")
    body = {"kind": "limit-offset", "parity_set": [1, 3], "heads": [["0", "0", "1", "-1"], ["0", "0", "-1", "0"]],
            "off_mean": 4, "off_sum": 8}
    return Evidence(
        finding=Finding.NO, kind=Kind.EXHAUSTIVE, cases=16,
        certificates=(Certificate(name="prop-21.half-off.json", body=body),),
        derived=r"k\,v^*_1-\sum_{p\in\mathcal B}x_p=\tfrac12(x_{i\pm1}-x_i)",
        summary="The first coordinate of the attention vector is a mean over the heads, so it is not 1/2 off the sum "
                "in half of the inputs; k times it is, in the case that all other heads are right. At n = 4 with bits "
                "1 and 3 the numbers are 4 and 8 of 16 inputs.")


@on_the_circle
def sum_over_heads_is_half_off(ctx: Context) -> Evidence:
    """One head shares its bit i with a neighbour outside of the set, all others sit on their bits, exactly."""
    from itertools import combinations, product

    from numerics.frozen.limit_heads import attention

    cases, stated = 0, number(ctx, "off")
    if stated is None:
        return unknown("not decided: the distance is no exact number.")
    for n in range(2, 6):
        sets = [bits for k in range(1, n) for bits in combinations(range(1, n + 1), k)]
        for bits, i, step in [(chosen, i, step) for chosen in sets for i in chosen for step in (1, -1)]:
            if (i + step - 1) % n + 1 in bits:
                continue
            heads = [(2 * p + (step if p == i else 0)) % (2 * n) for p in bits]
            weights = [sum(column) for column in zip(*(attention(n, head) for head in heads), strict=True)]
            off = [sum(w * x for w, x in zip(weights, xs, strict=True)) - sum(xs[p - 1] for p in bits)
                   for xs in product((0, 1), repeat=n)]
            cases += 1
            count = sum(abs(value) == stated for value in off)
            if 2 * count != 2**n:
                return Evidence(finding=Finding.NO, kind=Kind.ARGUED, cases=cases,
                                summary=f"At n = {n}, parity bits {bits}, one head shared with a neighbour, the sum "
                                        "is off "
                                        f"by {stated} in {count} of {2**n} inputs, not in half of them.")
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=cases, domain="every n >= 2 and k, half and half with a neighbour",
        derived=r"k\,v^*_1-\sum_{p\in\mathcal B}x_p=\tfrac12(x_{i\pm1}-x_i)",
        summary="If all other heads are right, k times the coordinate is off by (x_q - x_i)/2, where q is the "
                "neighbour "
                f"that shares the attention; two different bits differ in half of the inputs. All {cases} cases with "
                f"n <= 5 were counted. The inference in words: for every n.")


@on_the_circle
@about()
def weight_off_the_set_costs_risk(ctx: Context) -> Evidence:
    missing = weights_sum_to_the_indicator()
    found = _censuses(ctx.profile.level)
    if missing or any(c.not_one_each for c in found):
        return unconfirmed(missing or ["the enumeration"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=sum(c.cases for c in found), domain="every n and k, b = 0",
        summary="A head that shares its attention with a position outside of the set leaves some parity bit with a "
                "weight below 1, and the input with a single one there costs risk. (Being off upwards can be free: "
                "the classifier overshoots.) The inference in words: the weights sum to k, for every n and k.")


@on_the_circle
def majorities_decide_hard_attention(ctx: Context) -> Evidence:
    from numerics.frozen.limit_heads import hard_risk

    cases, majority = 0, number(ctx, "majority")
    if majority is None or majority < Fraction(1, 2):
        return unknown("not decided: an attention of at most 1/2 may be shared by two positions.")
    for n, bits in ((3, (1,)), (4, (1, 3)), (5, (2, 4)), (6, (1, 3, 5))):
        cases += 1
        if hard_risk(n, [2 * p % (2 * n) for p in bits], bits) != 0:
            return unconfirmed([f"the risk at n = {n}"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=cases, domain="given the step before, b = 0",
        summary="More than 1/2 is the unique largest attention, no head has it at two positions, and there are as "
                "many heads as bits: so each bit is taken by one head, the attended sum is the number of ones, and "
                "the ReLU classifier is exact there. The inference in words: a share above 1/2 is the largest, for "
                "every n.")
