"""The entries of the Hessian that belong to two heads: the product rule, and the bounds of its parts."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from numerics.parity.facts.curvature import hessian_has_two_terms
from theorems.han2025.lemma_14.checks import ID
from theorems.han2025.lemma_14.displays import bracket
from theorems.han2025.shared.other_models import attacked, bounded
from theorems.han2025.shared.scope import for_any_attention, for_the_papers_model, missing, otherwise, unconfirmed
from theorems.han2025.shared.searches import attack
from theorems.han2025.shared.smooth_models import CHAIN_RULE, smooth_output
from theorems.han2025.shared.suprema import by_proof, shown
from verify.records import Certificate, Context, Evidence, Kind


@for_any_attention
def mixed_derivatives_of_two_heads_vanish(ctx: Context) -> Evidence:
    """v1* is a sum of one function a head: in the derived Hessian across heads there is no term with f'."""

    facts = {"across heads only f''·∂P·∂Q": hessian_has_two_terms()}
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence.yes(
        Kind.ARGUED,
        (
            "Each head adds a function of its own entries to the attention vector, so derivatives by entries of "
            "two heads vanish (the inference in words: a sum of functions of different variables)."
        ),
    )


@otherwise(smooth_output(CHAIN_RULE))
@for_the_papers_model
def product_rule_is_right(ctx: Context) -> Evidence:

    facts = {"within a head f'·∂²P + f''·∂P·∂P": hessian_has_two_terms()}
    if missing(facts):
        return unconfirmed(missing(facts))
    return Evidence.yes(
        Kind.ARGUED,
        (
            "The product rule is applied correctly; SymPy derives the same for symbolic k. (No formula of the "
            "display is a quantity: nothing in it can be changed.)"
        ),
        derived=(
            r"\frac{\partial^2\hat y}{\partial a_{13}^2}=f'(S)\,\frac{K_{11}}{\tau^2}+f''(S)\,"
            r"\frac{C_1^2}{\tau^2}"
        ),
    )


@otherwise(bounded("cross", "cross-entry"))
@for_the_papers_model
def cross_entries_are_bounded(ctx: Context) -> Evidence:
    return by_proof(
        ctx,
        "cross",
        "cross-entry",
        (
            "The bound is true of the true entry for all sizes: it is at most ${cross_entry}$. The arithmetic of "
            r"the chain is right, $\frac2{{\sqrt b}}\cdot4k^2\cdot2\cdot2=32k^2/\sqrt b$."
        ).format(cross_entry=shown("cross-entry")),
    )


@otherwise(attacked("cross", "cross-entry"))
@for_the_papers_model
def no_explicit_cross_entry_exceeds_the_bound(ctx: Context) -> Evidence:
    return attack(ctx, ID, "cross", "cross-entry", "a mixed second derivative of the output")


@for_the_papers_model
def displayed_cross_entry_exceeds_the_bound(ctx: Context) -> Evidence:
    """The display's own middle expression, wrong second derivative and signs included, is not below the bound.

    n = 4, x = 1000, k = 2 equal heads: where 2γ_1 is just above 1/2 the wrong term is of the order 1/b.
    """
    if "cross" in ctx.replaced:
        return Evidence.unknown("Judged for the printed bound only.")
    left = ["abs", ["/", ["*", _printed_layers(), _printed_share("1"), _printed_share("2")], ["*", ["tau"], ["tau"]]]]
    right = ["/", ["*", "32", ["k"], ["k"]], ["*", ["tau"], ["tau"], ["sqrt", ["b"]]]]
    b = Fraction(1, 10**9)
    head = _head_of_share((0.5 + float(b / 2) ** 0.5) / 2)
    body = {
        "kind": "formula-inequality",
        "n": 4,
        "k": 2,
        "tau": "1",
        "b": str(b),
        "x": "1000",
        "heads": [[head, "0"], [head, "0"]],
        "left": left,
        "relation": ">",
        "right": right,
    }
    return Evidence.no(
        Kind.CERTIFIED,
        (
            "Read as a bound of the displayed middle expression it fails for small b: the wrong second derivative "
            "has a term $z/(4(z^2+b)^{3/2})$ of the order $1/b$. A point with $b=10^{-9}$ is certified."
        ),
        certificates=(Certificate(name="lemma-14.cross-display.json", body=body),),
    )


@for_the_papers_model
def displayed_slope_derivative_exceeds_the_bound(ctx: Context) -> Evidence:
    """n = 4, x = 1000, one head whose share is just below 1/2, b = 10^-5: the same wrong term in (12)."""
    if "mixed" in ctx.replaced:
        return Evidence.unknown("Judged for the printed bound only.")
    b = Fraction(1, 10**5)
    left = ["abs", ["/", ["*", ["k"], _printed_layers(), _printed_share("1")], ["tau"]]]
    right = ["/", ["*", "16", ["k"], ["k"], ["k"]], ["*", ["tau"], ["sqrt", ["b"]]]]
    body = {
        "kind": "formula-inequality",
        "n": 4,
        "k": 1,
        "tau": "1",
        "b": str(b),
        "x": "1000",
        "heads": [[_head_of_share(0.5 - float(b / 2) ** 0.5), "0"]],
        "left": left,
        "relation": ">",
        "right": right,
    }
    return Evidence.no(
        Kind.CERTIFIED,
        (
            "Read as a bound of the displayed middle expression it fails for small b: the wrong second derivative "
            "has a term of the order $1/b$. At n = 4, k = 1, τ = 1, $b=10^{-5}$ that expression exceeds 8000 and "
            "the bound is 5060."
        ),
        certificates=(Certificate(name="lemma-14.mixed-display.json", body=body),),
    )


def _printed_layers() -> list[Any]:
    """Σ_q (-1)^q (8q - 4) times the second derivative of the activation as it is printed."""
    square = ["+", ["*", ["z", "q"], ["z", "q"]], ["b"]]
    bend = ["/", ["-", ["*", "2", ["sqrt", square]], ["/", ["z", "q"], ["sqrt", square]]], ["*", "4", square]]
    return ["layers", "q", ["*", ["alternating", "q"], ["-", ["*", "8", "q"], "4"], bend]]


def _printed_share(head: str) -> list[Any]:

    return ["sum", "p", "", ["*", ["x", "p"], bracket("sin", "p", head)]]


def _head_of_share(share: float) -> str:
    """n = 4, x = 1000: the head (a, 0) has the share 1/(1 + 2e^-a + e^-2a) = 1/(1 + e^-a)²."""

    return str(Fraction(f"{-math.log(1 / math.sqrt(share) - 1):.15f}"))


@otherwise(bounded("mixed", "slope-derivative"))
@for_the_papers_model
def slope_derivatives_are_bounded(ctx: Context) -> Evidence:
    return by_proof(
        ctx,
        "mixed",
        "slope-derivative",
        r"True of the true quantity for all sizes: $k|f''||C|/\tau\le {slope_derivative}$.".format(
            slope_derivative=shown("slope-derivative")
        ),
    )


@otherwise(attacked("mixed", "slope-derivative"))
@for_the_papers_model
def no_explicit_slope_derivative_exceeds_the_bound(ctx: Context) -> Evidence:
    return attack(ctx, ID, "mixed", "slope-derivative", "the derivative of the slope")
