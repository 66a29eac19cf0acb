r"""Section 3 says of itself that its results also hold for other marginal distributions and for noisy labels.

Expressivity without noise does: a loss that is zero on every input has mean zero under every distribution.  With noisy
labels no predictor has risk zero, since an input that carries both labels costs something whatever the output.  The
lower bound of Proposition 4 does not hold for every marginal: under a point mass a network without any edge is right.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import sympy as sp

from numerics.formula.grammar import parse
from numerics.opposed_labels import least_output, least_risk
from numerics.parity.facts.classifier import zigzag_is_parity
from theorems.han2025.shared.displays import by_proof, refuted_by
from theorems.han2025.shared.scope import ANY, PAPERS_OWN, speaks_of
from theorems.han2025.shared.vanishing import decide
from verify.records import Check, Context, Evidence, Scope, about, asks, derives

for_the_squared_hinge = speaks_of(**{**dict.fromkeys(PAPERS_OWN, ANY), "loss": ("squared-hinge",)})
_COST = [
    "+",
    ["*", ["-", "1", "w"], ["^", ["max", "0", ["-", "1", "c"]], "2"]],
    ["*", "w", ["^", ["max", "0", ["+", "1", "c"]], "2"]],
]


def cost(w: Fraction, c: Fraction, relation: str, right: Any, holds: bool = False) -> dict[str, Any]:
    """The cost of output c where the label has probability 1 - w and the opposed one w, against a number, exactly."""
    return {
        "kind": "relation-holds" if holds else "relation-fails",
        "at": [["w", str(w)], ["c", str(c)]],
        "define": [["cost", _COST]],
        "given": [["0", "<=", "w"], ["w", "<=", "1"]],
        "left": "cost",
        "relation": relation,
        "right": str(right),
    }


def part(name: str) -> Callable[[Check], Check]:
    return asks(Scope.STATED, part=name)


@for_the_squared_hinge
@about()
@part("expressivity")
def risk_zero_is_risk_zero_under_every_marginal(ctx: Context) -> Evidence:
    """The network of Proposition 3 is right on every input, so its loss is zero there, and so is every mean of it."""

    j = sp.Symbol("j", integer=True, nonnegative=True)
    exact = zigzag_is_parity(8 * j - 4, sp.Rational(1, 2) - j, j)
    return by_proof(
        {"the network equals the parity on every input": exact},
        (
            "Without noise risk zero carries over to every marginal: the feed-forward network of Proposition 3 "
            "equals the parity on every input (induction over the number of ones, computed). The inference in "
            "words: a loss that is zero on every input has mean zero under every distribution."
        ),
        part="expressivity",
        domain="every k, every marginal, the feed-forward class",
    )


def _judged(ctx: Context, name: str, symbol: str, certificate: str, text: str) -> Evidence:
    """A stated least cost against the derived one, both ways; a difference is shown at the order's own witness."""

    derived, stated = least_risk().replace("w", symbol), ctx.quantities[name]
    found = decide(stated, "==", derived, f"0 < {symbol} < 1")
    if found.answer == "yes":
        return by_proof({"a test of order": True}, text, part=certificate)
    if found.answer == "no" and not found.undefined:
        w = found.witness[symbol]
        best = _value(least_output(), "w", w)
        try:
            right = stated.exact({symbol: w})
        except ValueError:  # irrational, and so another number than the least cost, which is rational
            least = _value(derived, symbol, w)
            return refuted_by(
                (
                    f"At {symbol} = {w} the least cost is {least}, that of the output {best}, and "
                    f"{stated.text} is another "
                    "number."
                ),
                (f"sec-3-scope.{certificate}", cost(w, best, "=", least, holds=True)),
                part=certificate,
            )
        return refuted_by(
            f"At {symbol} = {w} the least cost is that of the output {best}, not {right}.",
            (f"sec-3-scope.{certificate}", cost(w, best, "=", right)),
            part=certificate,
        )
    return Evidence.unknown(f"{stated.text} was not compared with {derived}: {found.reason}.")


def _value(text: str, symbol: str, value: Fraction) -> Fraction:

    return parse(text, (symbol,)).exact({symbol: value})


@for_the_squared_hinge
@about("repair.noise")
@part("noise-floor")
@derives
def least_risk_with_noise_is_derived(ctx: Context) -> Evidence:
    return _judged(
        ctx,
        "repair.noise",
        "eta",
        "noise-floor",
        (
            r"The square is completed between -1 and 1, at the output $1-2\eta$ times the parity; beyond, the "
            "difference has no negative coefficient. It is the same on every input, so for every marginal."
        ),
    )


@for_the_squared_hinge
@about("repair.missing")
@part("missing-bit")
@derives
def least_risk_without_a_bit_is_derived(ctx: Context) -> Evidence:
    return _judged(
        ctx,
        "repair.missing",
        "p",
        "missing-bit",
        (
            "Given the other bits, the ignored one makes the label the opposed one with probability p, "
            "independently of them: each of the other inputs is one with both labels."
        ),
    )
