r"""Theorem 11, the third part of the proof: what a pair of inputs costs, and the sum over the subset.

*pair-loss* does not stand as printed: it squares a number that may be negative.  With the positive part it is true.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import sympy as sp

from numerics.formula.grammar import ExpressionError, parse
from numerics.formula.order import defined
from numerics.formula.rationals import enclosure, shorter
from theorems.han2025.shared.frozen import NORMED
from theorems.han2025.shared.frozen_models import for_frozen_heads
from theorems.han2025.shared.orders import below
from theorems.han2025.shared.scope import unconfirmed
from verify.records import Certificate, Context, Evidence, Kind

CHECKED = 10**6  # the largest n of a certificate
SMALL_NORMS = "integers n >= 1, m >= 1; 0 <= norm <= n/(5*m**2)"


# --------------------------------------------------------------------------------------------- pairs of inputs


def margins_cost() -> bool:
    """u + v ≥ s ≥ 0 implies u_+² + v_+² ≥ s²/2: 2(u² + v²) - (u + v)² is the square of u - v."""

    u, v = sp.symbols("u v", real=True)
    return sp.expand(2 * (u**2 + v**2) - (u + v) ** 2 - (u - v) ** 2) == 0


def _costs_two(formula: Any, at: dict[str, Fraction], opening: str) -> Evidence | None:
    """The output 0 costs exactly 2 on every pair."""

    value = enclosure(formula, at)
    if value is None or value[0] <= 2:
        return None
    n, m, norm = int(at["n"]), int(at["m"]), at["norm"]
    claimed = shorter(value[0], Fraction(2))
    body = {"kind": "frozen-zero", "n": n, "m": m, "norm": str(norm), "what": "pair", "claimed": str(claimed)}
    fits = max(n, m) <= CHECKED and len(str(norm)) < 80
    shown = (Certificate(name="thm-11.pair.json", body=body),) if fits else ()
    return Evidence.no(
        Kind.EXHAUSTIVE if shown else Kind.ARGUED,
        (
            f"{opening}at n = {n}, m = {m} and norms of product {float(norm):g} it is more than 2, but the output 0 "
            "costs 2."
        ),
        certificates=shown,
        derived=r"\ge 2\Bigl(1-\|\alpha\|\|\beta\|\frac{5m^2}{n}\Bigr)_+^2",
    )


@for_frozen_heads
def pair_costs_the_positive_part(ctx: Context) -> Evidence:
    """Two outputs of opposed labels that differ by D = norm·change ≤ 2 cost at least (2 - D)²/2, and can cost that."""

    formula, change = ctx.quantities["pair"], ctx.quantities["change"]
    if not margins_cost():
        return unconfirmed(["the losses of two margins"])
    try:
        least = parse(f"(2 - norm*({change.text}))**2/2", formula.symbols)
        gap = parse(f"norm*({change.text})", formula.symbols)
    except ExpressionError:
        return Evidence.unknown(f"{change.text} could not be put in.")
    if below(gap, "2", SMALL_NORMS).answer != "yes":
        return Evidence.unknown(f"not decided: norm·({change.text}) is not shown to be at most 2 for 5m²‖α‖‖β‖ ≤ n.")
    order = below(formula, least, SMALL_NORMS)
    if order.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            (
                "If two outputs of opposed labels differ by at most D = 10m²‖α‖‖β‖/n ≤ 2, their margins sum to at "
                "least 2 - D, and the losses are least when both are equal. The inference in words: from the positive "
                "parts to the squares."
            ),
            domain="n, m >= 1, 5m²‖α‖‖β‖ <= n",
            derived=r"u+v\ge 2-D\ge0\implies u_+^2+v_+^2\ge\tfrac12(2-D)^2",
        )
    if order.answer == "no" and not order.undefined and len(order.witness) == 3:
        at = dict(order.witness)
        if (found := _costs_two(formula, at, f"{formula.text} is too large: ")) is not None:
            return found
        value, cost = enclosure(formula, at), enclosure(least, at)
        if value is not None and cost is not None and value[0] > cost[1]:
            where = ", ".join(f"{name} = {float(size):g}" for name, size in at.items())
            return Evidence.no(
                Kind.ARGUED,
                (
                    f"It does not follow: at {where} two outputs of opposed labels that differ by as much as "
                    "is allowed "
                    f"cost less together than {formula.text}."
                ),
                cases=1,
            )
    return Evidence.unknown(
        f"not decided: {formula.text} is not shown to be at most the pair loss that follows ({order.reason})."
    )


@for_frozen_heads
def pairs_add_up(ctx: Context) -> Evidence:
    """(9) as an inference from the pair loss, whatever it is: the subset splits into pairs that differ at p."""

    if defined(ctx.quantities["pair"], NORMED).answer != "yes":
        return Evidence.unknown(
            "{pair} is not shown to have a value at all sizes.".format(pair=ctx.quantities["pair"].text)
        )

    cases = 0
    for n, length, t in ((4, 2, 1), (5, 3, 2), (6, 4, 2)):
        good = {x for x in product((0, 1), repeat=n) if sum(x[:length]) >= t}
        flip = {(*x[:-1], 1 - x[-1]) for x in good if x[-1] == 0}
        cases += len(good)
        if flip != {x for x in good if x[-1] == 1} or 2 * len(flip) != len(good):
            return unconfirmed(["the split of the subset"])
    return Evidence.yes(
        Kind.ARGUED,
        (
            "Given the pair loss: the losses are not negative, the subset is closed under the flip, and half of "
            "it has x_p = 0, so each pair is counted once. The inference in words: for every n. (The display "
            "writes ŷ for two different outputs.)"
        ),
        cases=cases,
        domain="n >= 2, m >= 1, given the pair loss",
    )
