"""The checks of Proposition 21: limit heads on the circle, exactly."""

from __future__ import annotations

import functools
from typing import Any

from theorems.han2025.common import ANY, SHARP, speaks_of, unconfirmed
from verify.records import Certificate, Context, Evidence, Finding, Kind, Scope, asks

SIZES = (((3, 3), (4, 4), (5, 2)), ((5, 3), (6, 3)), ((6, 4), (7, 3)))  # (n, largest k), by level of the profile


# The proposition is about the limit of a vanishing temperature, so that of the model does not matter.
on_the_circle = speaks_of(temperature=ANY, activation=SHARP)
smoothed = speaks_of(temperature=ANY)


def _heads(bits: list[int], rows: list[list[str]], tie: str, hard: str) -> dict[str, Any]:
    return {"kind": "limit-heads", "parity_set": bits, "heads": rows, "tie": tie, "soft": "0", "hard": hard}


@on_the_circle
def positions_one_and_n_are_neighbours(ctx: Context) -> Evidence:
    body = _heads([1, 4], [["0", "0", "1", "1"]] * 2, "first", "2")
    return Evidence(
        finding=Finding.NO, kind=Kind.EXHAUSTIVE, cases=16,
        certificates=(Certificate(name="prop-21.wrap-around.json", body=body),),
        derived=r"\min(|i-j|,\,n-|i-j|)>1",
        summary="On the circle positions 1 and n are neighbours, although |1 - n| > 1: at n = 4 with parity bits 1 "
                "and 4 two heads half-way between them have risk 0 as the temperature vanishes, and under hard "
                "attention both take the same bit and the risk is 2. No tie is needed: two heads turned by 10τ² from "
                "there have, at τ = 0.001, soft risk 2.0e-4, which vanishes with τ, and hard risk 2. With the distance "
                "on the circle the statement is true.")


@functools.lru_cache(maxsize=4)
def _censuses(level: int) -> list[Any]:
    from numerics.limit_heads import census

    return [census(n, k) for sizes in SIZES[: level + 1] for n, k in sizes]


def weights_sum_to_the_indicator() -> list[str]:
    """The ReLU zigzag is above -1 on [0, 1), so zero risk needs weight at least 1 on each bit; the sum is k."""
    from fractions import Fraction

    from numerics.limit_heads import zigzag

    points = [Fraction(i, 64) for i in range(64)]
    facts = {
        # on [0, 1] only the first neuron is active up to 1/2 < s, and f = 1 - 4 (s - 1/2)_+ is above -1 before s = 1
        "f > -1 on [0, 1)": all(zigzag(k, s) == 1 - 4 * max(s - Fraction(1, 2), Fraction(0)) > -1
                                for k in range(1, 6) for s in points),
        "f(1) = -1": all(zigzag(k, Fraction(1)) == -1 for k in range(1, 6)),
    }
    return [name for name, confirmed in facts.items() if not confirmed]


@on_the_circle
def heads_without_circular_neighbours_stay(ctx: Context) -> Evidence:
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
                "at least 1; "
                "the k weights sum to k, so each is exactly 1 and nothing is left for other positions. In the limit "
                "a head "
                "attends to one position, to two adjacent ones or to all, so without neighbours on the circle each "
                "head sits "
                f"on one bit and hard attention is the same. All {cases} choices of limit heads and sets at small n "
                f"were "
                f"also tried; {zero} have soft risk 0, and none of them without circular neighbours changes.")


@on_the_circle
def averaged_ties_change_nothing(ctx: Context) -> Evidence:
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="every fixed choice of heads, every parity set",
                    summary="For heads that do not move with τ: the limit of softmax at vanishing temperature is the "
                            "uniform distribution on the positions of largest score. If hard attention averages ties, "
                            "it is that limit, and the statement holds for every parity set, neighbours or not. Heads "
                            "that move with τ can come close to a tie without one, and then differ.")


@speaks_of(temperature=ANY, activation=SHARP, trained=ANY)
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
def smoothed_classifier_never_has_risk_zero(ctx: Context) -> Evidence:
    """Σ c_p = k still holds in the limit, and that is all that the argument of Proposition 3 uses."""
    from numerics.identities import activation_excess_decreases, weighted_excess_grows

    if not (activation_excess_decreases() and weighted_excess_grows()):
        return unconfirmed(["the excess of the smoothing"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="b > 0, every n, k, all heads",
        summary="With b > 0 there is nothing to prove: the smoothed classifier has a positive risk for all heads that "
                "look at positions only, also in the limit (see Proposition 3), so the premise is never met.")


@smoothed
@asks(Scope.INFORMATIVE)
def premise_is_empty_for_smoothed_classifiers(ctx: Context) -> Evidence:
    return Evidence(finding=Finding.NO, kind=Kind.ARGUED, scope=Scope.INFORMATIVE, domain="b > 0",
                    summary="No heads that look at positions only have risk zero with b > 0, in the limit τ → 0 as "
                            "before it: the statement is empty there.")


# ------------------------------------------------------------------------------------------------------- steps


@on_the_circle
def midpoint_heads_have_no_majority(ctx: Context) -> Evidence:
    body = _heads([1, 4], [["0", "0", "1", "1"]] * 2, "last", "2")
    return Evidence(
        finding=Finding.NO, kind=Kind.EXHAUSTIVE,
        certificates=(Certificate(name="prop-21.unique-optimum.json", body=body),),
        summary="For the bits 1 and n, which are not excluded, the two heads half-way between them have risk 0 and "
                "give no position more than 1/2. Without neighbours on the circle the step is true, with attention 1 "
                "instead of 1/2.")


@on_the_circle
def heads_elsewhere_are_a_fourth_case(ctx: Context) -> Evidence:
    bodies = {"between": [["0", "0", "-1", "-1"]], "zero": [["0", "0", "0", "0"]]}
    certificates = tuple(
        Certificate(name=f"prop-21.three-cases.{name}.json",
                    body={"kind": "limit-attention", "position": 1, "heads": rows})
        for name, rows in bodies.items())
    return Evidence(
        finding=Finding.NO, kind=Kind.EXHAUSTIVE, certificates=certificates,
        summary="A head half-way between two other positions, and the zero head, which attends to all alike, are none "
                "of the three cases; a head that moves with the temperature can also share its attention unevenly. "
                "None of this saves such a head: weight off the parity set costs risk.")


@on_the_circle
def limits_are_faces_of_the_polygon(ctx: Context) -> Evidence:
    from numerics.limit_heads import attention, limit_heads

    cases = 0
    for n in range(1, 12):
        for head in limit_heads(n):
            support = [p for p, w in enumerate(attention(n, head)) if w]
            cases += 1
            near = len(support) == 2 and (support[1] - support[0]) % n in (1, n - 1)
            if sum(attention(n, head)) != 1 or not (len(support) in (1, n) or near):
                return unconfirmed([f"the support at n = {n}"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=cases, domain="every n, heads that look at positions only",
        summary="The positions of largest score in a direction are a face of the regular polygon: one vertex, two "
                "adjacent ones, or all for the zero head. A limit of heads that move with the temperature is "
                "supported on a face too.")


@on_the_circle
def mean_is_off_by_less(ctx: Context) -> Evidence:
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

    from numerics.limit_heads import attention

    cases = 0
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
            if 2 * sum(abs(2 * value) == 1 for value in off) != 2**n:
                return unconfirmed([f"the count at n = {n}, bits {bits}"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=cases, domain="every n >= 2 and k, half and half with a neighbour",
        derived=r"k\,v^*_1-\sum_{p\in\mathcal B}x_p=\tfrac12(x_{i\pm1}-x_i)",
        summary="If all other heads are right, k times the coordinate is off by (x_q - x_i)/2, where q is the "
                "neighbour "
                f"that shares the attention; two different bits differ in half of the inputs. All {cases} cases with "
                f"n <= 5 were also counted.")


@on_the_circle
def weight_off_the_set_costs_risk(ctx: Context) -> Evidence:
    missing = weights_sum_to_the_indicator()
    found = _censuses(ctx.profile.level)
    if missing or any(c.not_one_each for c in found):
        return unconfirmed(missing or ["the enumeration"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=sum(c.cases for c in found), domain="every n and k, b = 0",
        summary="A head that shares its attention with a position outside of the set leaves some parity bit with a "
                "weight below 1, and the input with a single one there costs risk. (Being off upwards can be free: "
                "the classifier overshoots.)")


@on_the_circle
def majorities_decide_hard_attention(ctx: Context) -> Evidence:
    from numerics.limit_heads import hard_risk

    cases = 0
    for n, bits in ((3, (1,)), (4, (1, 3)), (5, (2, 4)), (6, (1, 3, 5))):
        cases += 1
        if hard_risk(n, [2 * p % (2 * n) for p in bits], bits) != 0:
            return unconfirmed([f"the risk at n = {n}"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=cases, domain="given the step before, b = 0",
        summary="More than 1/2 is the unique largest attention, no head has it at two positions, and there are as "
                "many heads as bits: so each bit is taken by one head, the attended sum is the number of ones, and "
                "the ReLU classifier is exact there.")
