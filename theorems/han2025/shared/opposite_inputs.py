"""The zero input and the input of ones: what Lemma 19 says of the pair, and Lemma 8 of part (iii)."""

from __future__ import annotations

from typing import Any

from flint import arb

from numerics.parity.facts import classifier as identities
from numerics.parity.facts import gradient as closed_forms
from theorems.han2025.shared.displays import by_proof, says_nothing
from theorems.han2025.shared.otherwise import carries_over
from theorems.han2025.shared.scope import for_every_smoothing
from theorems.han2025.shared.vanishing import EVERY, defined, undecided
from theorems.han2025.shared.wider import ends_cost_nothing_without_smoothing
from verify.records import Context, Evidence, Scope, about, asks

VALUES = (
    r"f(0)=1-g_1+g_2-\dots\pm g_k,\quad g_q=(8q-4)\,\delta(q-\tfrac12),\quad "
    r"\delta(z)=\tfrac12(\sqrt{z^2+b}-z)\ \text{with}\ z\delta(z)\ \text{increasing}"
)


def constant_outputs(ctx: Context) -> dict[str, bool]:
    """f(0) < 1 for odd k and >= 1 for even k, (-1)^k f(k) >= 1 for all k: facts for all b > 0, and a grid of balls."""

    return {
        "the excess of the smoothing decreases": identities.activation_excess_decreases(),
        "z times the excess increases": identities.weighted_excess_grows(),
        "no exception on a grid": outputs_on_a_grid((8, 16, 32)[ctx.profile.level]),
    }


def outputs_on_a_grid(largest: int, odd_below: bool = True) -> bool:
    """The three signs for k up to ``largest`` and b from 10^-6 to 10^6, in balls."""

    half = arb(1) / 2
    for k in range(1, largest + 1):
        for power in range(-6, 7, 2):
            b, outputs = arb(10) ** power, []
            for s in (0, k):
                zs = [(q, s + half - q) for q in range(1, k + 1)]
                outputs.append(1 + sum(((-1) ** q * (8 * q - 4) * (z + (z * z + b).sqrt()) / 2 for q, z in zs), arb(0)))
            low, high = outputs[0], (-1) ** k * outputs[1]
            below = low < 1 if odd_below else low > 1
            if not ((below if k % 2 else low > 1) and high > 1):
                return False
    return True


def _has_a_value(formula: Any) -> str:
    """Why a factor may have no value somewhere; empty where it is shown to have one."""
    found = defined(formula, EVERY.domain)
    return "" if found.answer == "yes" else found.reason


def even_pair(ctx: Context, formula: Any) -> Evidence:
    if why := _has_a_value(formula):
        return undecided(formula, why)
    return by_proof(
        constant_outputs(ctx),
        (
            r"For even k both losses are zero for every $b\ge0$, whatever the factor: $f(0)\ge1$ by the growth of "
            r"$z\delta(z)$, and $(-1)^kf(k)\ge1$ as an alternating sum of decreasing terms (not machine-checked"
            ": the sums pair up)."
        ),
        domain="all even k, all n, all b >= 0, all heads",
        derived=VALUES,
    )


def sharp_pair(formula: Any) -> Evidence:

    if why := _has_a_value(formula):
        return undecided(formula, why)
    return by_proof(
        {"pieces of the ReLU classifier": closed_forms.classifier_is_piecewise_linear()},
        (
            "For b = 0 the classifier is exact at integers: $f(0)=1$, $f(k)=(-1)^k$, which are the labels of the "
            "two inputs, so both losses are zero whatever the factor (not machine-checked: the pieces at "
            "integers)."
        ),
    )


@carries_over(ends_cost_nothing_without_smoothing)
@for_every_smoothing
@about()
@asks(Scope.INFORMATIVE)
def both_sides_are_zero(ctx: Context) -> Evidence:
    return says_nothing(
        "Both sides are zero for all heads, so the inequality is true and says nothing (in words, from the "
        "check beside this one)."
    )
