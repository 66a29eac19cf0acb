r"""Corollary 20, the proof up to the pairs: its displays one by one.

The strict inequality of *never-attended* does not stand as printed (position scores may be tied); read charitably it
gives what the conclusion needs.
"""

from __future__ import annotations

from fractions import Fraction

import sympy as sp

from numerics.enclosures import enclosure, shorter
from numerics.frozen.hard_bounds import points
from numerics.frozen.hard_heads import prefix_length
from numerics.frozen.minimax import heads, probe_prefixes, subset
from theorems.han2025.shared.hard import for_uniform_inputs, losses_of_opposed_labels
from theorems.han2025.shared.scope import for_any_model
from verify.records import Certificate, Context, Evidence, Finding, Kind


def failed(text: str) -> Evidence:
    return Evidence(finding=Finding.FAILED, kind=Kind.NONE, summary=text)


@for_any_model
def some_position_is_in_no_prefix(ctx: Context) -> Evidence:

    m, c, s = sp.symbols("m c s")  # n - 1 = c m - s with c = ⌈(n-1)/m⌉ and 0 <= s < m
    rest = sp.expand((c * m - s + 1) - m * (c - 1) - (m - s + 1)) == 0
    sizes = list(points())
    small = all(n - m * prefix_length(n, m) >= min(n, 2) and n - m * (-(-n // m) - 1) >= 1 for n, m in sizes)
    if not (rest and small):
        return failed("the count of positions is not confirmed.")
    return Evidence.yes(
        Kind.ARGUED,
        (
            "m prefixes miss at least two positions, which are then among the last ones of the first head too; "
            "one would do, so the prefixes may have ⌈n/m⌉ - 1 positions. Not machine-checked: the pigeonhole "
            "principle."
        ),
        domain="n >= 2 (for n = 1 the prefixes are empty)",
        derived=(
            r"n-m\left(\left\lceil\tfrac{n-1}{m}\right\rceil-1\right)\ge 2,\qquad "
            r"n-m\left(\left\lceil\tfrac{n}{m}\right\rceil-1\right)\ge 1"
        ),
    )


@for_any_model
def subset_does_not_depend_on_the_bit(ctx: Context) -> Evidence:
    """A definition: what the argument needs of it is that flipping the bit at p stays inside."""

    cases = broken = 0
    for n in (3, 4):
        for head in (h for h in heads(n) if len(h.positions) == n):
            for length in range(n):
                inside = subset(n, (head,), length)
                for p in head.positions[length:]:
                    cases += 1
                    broken += any(inside[x] != inside[x ^ 1 << (p - 1)] for x in range(2**n))
    if broken:
        return failed("the enumeration contradicts the argument.")
    return Evidence.yes(
        Kind.ARGUED,
        (
            "The definition looks at positions of the prefixes only and p is in none of them, so the subset is "
            "closed under flipping the bit at p. It is empty where the prefixes are, that is for m >= n - 1. Not "
            "machine-checked"
            ": for every n, from the heads of n = 3 and 4."
        ),
        domain="all n, m >= 1",
        cases=cases,
        derived=r"\mathbf x\in\mathcal X'\iff f_{\text{flip-}p}(\mathbf x)\in\mathcal X'",
    )


def _probe(ctx: Context, *, distinct: bool, text: str, derived: str = "") -> Evidence:
    """All scores on a few levels, all prefixes, all p outside them, all inputs."""

    sizes = ((3, 3), (4, 4 if distinct else 3)) if ctx.profile.level == 0 else ((3, 4), (4, 4))
    probes = [probe_prefixes(n, levels, distinct=distinct) for n, levels in sizes]
    cases = sum(probe.cases for probe in probes)
    if any(probe.attended or probe.changed or (distinct and probe.not_strict) for probe in probes):
        return failed("the enumeration contradicts the argument.")
    return Evidence.yes(
        Kind.ARGUED,
        f"{text} Enumerated as well: {cases} cases. Not machine-checked: for every n and all scores.",
        domain="all n, m >= 1",
        cases=cases,
        derived=derived,
    )


@for_any_model
def distinct_scores_leave_the_position_unattended(ctx: Context) -> Evidence:
    return _probe(
        ctx,
        distinct=True,
        text=(
            "Without ties a position before p in the ranking scores strictly more by position, and at least as "
            "much by its token, which is the maximiser."
        ),
    )


@for_any_model
def a_fixed_order_leaves_the_position_unattended(ctx: Context) -> Evidence:
    return _probe(
        ctx,
        distinct=False,
        text=(
            "The position j in the prefix scores at least as much as p in both parts; where all is equal, j comes "
            "before p in the ranking, whose order of ties is the order that breaks them."
        ),
    )


@for_any_model
def flipping_the_position_changes_nothing(ctx: Context) -> Evidence:
    return _probe(
        ctx,
        distinct=False,
        derived=r"\mathbf x,f_{\text{flip-}p}(\mathbf x)\in\mathcal X'"
        r"\implies s\ne p\text{ for both}",
        text=(
            "Judged with ties broken by a fixed order of the positions: no other score changes, so the best of "
            "the other positions stays the best of them. The last implication also needs that p is not attended "
            "after the flip; it is not, since the flipped input is in the subset again (the text does not say so, "
            "and writes X for X′ where it splits it)."
        ),
    )


def least_pair_loss() -> Fraction | None:
    """The least of (1-y)_+² + (1+y)_+²: for |y| ≤ 1 a constant and non-negative even terms, beyond at least its value
    at |y| = 1 (non-negative coefficients in |y| - 1); None where the polynomials do not have this shape."""

    y, t = sp.symbols("y t")
    inner = sp.Poly(sp.expand((1 - y) ** 2 + (1 + y) ** 2), y)
    outer = sp.Poly(sp.expand((1 + (1 + t)) ** 2), t)  # |y| = 1 + t: one loss is zero
    even = all(power % 2 == 0 and value >= 0 for (power,), value in inner.terms())
    least, edge = inner.eval(0), outer.eval(0)
    grows = all(value >= 0 for value in outer.all_coeffs()) and edge >= least
    return Fraction(int(least)) if even and grows else None


@for_uniform_inputs
def opposed_labels_cost_at_least_two(ctx: Context) -> Evidence:

    value, least = enclosure(ctx.quantities["pair_loss"], {}), least_pair_loss()
    if value is None:
        return Evidence.unknown(
            "the pair loss {pair_loss} has no value.".format(pair_loss=ctx.quantities["pair_loss"].text)
        )
    if least is None or losses_of_opposed_labels():  # the hinge without squares has the same least value
        return failed("the algebra of the two losses was not confirmed.")
    plain = ctx.model.loss == "hinge"
    derived = r"(1-\hat y)_++(1+\hat y)_+\ge 2" if plain else r"(1-\hat y)_+^2+(1+\hat y)_+^2\ge 2+2\min(1,\hat y^2)"
    if value[1] <= least:
        return Evidence.yes(
            Kind.ARGUED,
            "Up to ŷ = ±1 the sum is 2, beyond it is more."
            if plain
            else "Up to ŷ = ±1 the sum is 2 + 2ŷ², beyond it is at least 4; ŷ = 0 gives 2.",
            domain="all real outputs",
            derived=derived,
        )
    if value[0] <= least:
        return Evidence.unknown("the value cannot be told from 2.")
    body = {"kind": "pair-loss", "loss": ctx.model.loss, "output": "0", "claimed": str(shorter(value[0], least))}
    return Evidence.no(
        Kind.EXHAUSTIVE,
        "The output 0 costs exactly 2 against both labels together.",
        derived=derived,
        cases=1,
        certificates=(Certificate(name="cor-20.pair-loss.json", body=body),),
    )
