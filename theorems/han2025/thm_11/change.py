r"""Theorem 11, the second part of the proof: the slope of the classifier, and how much its output changes.

Two displays do not stand as printed.  *lipschitz* needs embeddings bounded by 1, absolute values and a norm that fits
them.  *change-bound* passes through the sum of the changes of attention, which is always zero.  With bounded embeddings
and absolute values both are true, even with a factor m to spare.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from numerics.enclosures import enclosure, shorter
from numerics.frozen.counting import pairs, prefix, threshold
from numerics.frozen.soft import with_few_maximisers
from numerics.parity.facts.classifier import activation_slope_grows_from_zero_to_one
from theorems.han2025.shared.frozen import smoothing
from theorems.han2025.shared.frozen_models import (
    differentiable_and_does_not_stretch,
    does_not_stretch,
    for_smooth_heads,
)
from theorems.han2025.shared.orders import HEADS
from theorems.han2025.shared.otherwise import carries_over
from theorems.han2025.shared.scope import unconfirmed
from theorems.han2025.thm_11.attention import MOST
from theorems.han2025.thm_11.peak import peak, size_of
from verify.engines.relation import decide
from verify.records import Certificate, Context, Evidence, Kind


@carries_over(differentiable_and_does_not_stretch)
@for_smooth_heads
def slope_is_bounded_by_the_path_norm(ctx: Context) -> Evidence:

    if not activation_slope_grows_from_zero_to_one():
        return unconfirmed(["0 < sigma' < 1"])
    return Evidence.yes(
        Kind.ARGUED,
        (
            "As |sigma'| <= 1, the slope is at most the path norm Σ_t |α_t| ‖β_t‖₁ over m, hence at most the "
            "product of any norms that dominate it, such as the entrywise sums. With Euclidean norms the "
            "embeddings must have Euclidean norm at most 1. Not machine-checked: the triangle inequality over "
            "the neurons."
        ),
        domain="all weights, all m, |w| <= 1 in every coordinate",
        derived=(
            r"\left|\frac{\partial\hat "
            r"y}{\partial\gamma^{(i)}_j}\right|\le\frac1m\sum_t|\alpha_t|\,\|\beta^{(t)}\|_1\,\|\mathbf "
            r"w_j\|_\infty\le\frac1m\|\alpha\|_\infty\|\beta\|_{1,1}"
        ),
    )


def _change_example(n: int, b: Fraction, claimed: Fraction) -> dict[str, Any]:
    """Maximisers in front sit at +1, p at -1: flipping p moves attention from them to it."""

    t = threshold(n, 1)
    places = [["1" if j < t else "-1"] for j in range(n)]
    return {
        "kind": "frozen-change",
        **with_few_maximisers(n),
        "positions": places,
        "tokens": [["0"], ["0"]],
        "alpha": ["1"],
        "beta": [["0", "1"]],
        "bias": [str(1000 * max(1, int(b) + 1))],
        "b": str(b),
        "claimed": str(claimed),
    }


@carries_over(does_not_stretch)
@for_smooth_heads
def output_changes_little(ctx: Context) -> Evidence:
    """2/(t+1) is the largest change for path norm 1, approached by position embeddings at both ends of [-1, 1]."""

    formula, count, cap = ctx.quantities["change"], 0, peak()
    if cap is None:
        return unconfirmed(["the cap 1/(t+1)"])
    order = decide(formula, ">=", f"2*({cap})", HEADS, limit=30)
    if order.answer == "yes":
        spare = ", so 10m/n would do for 10m²/n" if "change" not in ctx.replaced else ""
        return Evidence.yes(
            Kind.ARGUED,
            (
                "The others lose δ together and p, whose embedding changes as well, moves by at most γ_p + γ~_p; that "
                f"is 2γ~_p for each head, averaged over the heads{spare}. Not machine-checked: the triangle "
                "inequality over positions and heads, and the path norm as a Lipschitz constant."
            ),
            domain="all n, m >= 1",
            derived=(
                r"|\Delta\hat y|\le\frac{P}{m}\sum_{i=1}^m\bigl(\delta_i+\gamma^{(i)}_p+\tilde\gamma^{(i)}_p\bigr) "
                r"=\frac{2P}{m}\sum_i\tilde\gamma^{(i)}_p\le\frac{2P}{\lceil n/(5m)\rceil+1}"
            ),
        )
    for n, m in (*pairs(MOST), *size_of(order)):
        if threshold(n, m) > prefix(n, m):
            continue
        count += 1
        value, largest = enclosure(formula, {"n": n, "m": m}), Fraction(2, threshold(n, m) + 1)
        if value is None or not value[1] < largest:
            continue
        if m == 1 and value[1] < largest * Fraction(999, 1000) and n <= 400:
            claimed = max(Fraction(0), -shorter(-value[1], -largest * Fraction(999, 1000)))
            body = _change_example(n, smoothing(ctx), claimed)
            return Evidence.no(
                Kind.CERTIFIED,
                f"{formula.text} is at most {claimed} at n = {n}, m = 1; the output changes by more.",
                cases=count,
                certificates=(Certificate(name=f"thm-11.change.n{n}.json", body=body),),
            )
        return Evidence.no(
            Kind.ARGUED,
            (
                f"{formula.text} is below {largest} at n = {n}, m = {m}; with all heads alike, their maximisers at 1 "
                "and p at -1 the output changes by as nearly that much, over the path norm, as one likes."
            ),
            cases=count,
        )
    return Evidence.unknown(
        f"not decided: {formula.text} is not shown to be at least 2/(⌈n/(5m)⌉ + 1), and not below it at {count} "
        f"sizes ({order.reason})."
    )
