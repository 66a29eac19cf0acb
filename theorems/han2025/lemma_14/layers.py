"""The classifier's slope as displayed: coefficients, outer and inner derivative, the activation's curvature."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sympy as sp

from numerics.parity.facts.bounds import layer_size, written
from numerics.parity.model import symbolic
from theorems.han2025.shared.scope import ANY, SPREAD, for_the_papers_model, speaks_of, unconfirmed
from verify.engines.relation import decide
from verify.records import Context, Evidence, Kind

if TYPE_CHECKING:
    from verify.engines.relation import Decision


def slope_is_displayed(ctx: Context) -> bool:
    """Σ_q (-1)^q (8q - 4)(1/2 + z/(2√(z²+b))) at z = S - q + 1/2 is f'(S), with the coefficient that is judged."""

    return coefficient_is_right(ctx) and symbolic.same(symbolic.symbolic_model().slope, _displayed_slope(symbolic.S))


def _displayed_slope(place: sp.Expr) -> sp.Expr:

    z = place - symbolic.q + sp.Rational(1, 2)
    slope = sp.Rational(1, 2) + z / (2 * sp.sqrt(z**2 + symbolic.b))
    return sp.Sum((-1) ** symbolic.q * _layer_size(symbolic.q) * slope, (symbolic.q, 1, symbolic.k))


def _layer_size(q: sp.Symbol) -> sp.Expr:
    """g with the weight (-1)^q g(q) of layer q of the model's classifier."""

    (index,) = layer_size().free_symbols
    return layer_size().subs(index, q)


def coefficient_is_right(ctx: Context) -> bool:
    """Is the displayed weight that of the model's layers, for every layer?"""
    return _coefficient(ctx).answer == "yes"


def _coefficient(ctx: Context) -> Decision:

    return decide(ctx.quantities["coefficient"], "==", written(_layer_size(sp.Symbol("q"))), "q : int, q >= 1")


def decided(found: Decision, yes: str, no: str) -> Evidence:
    if found.answer == "yes":
        return Evidence.yes(Kind.ARGUED, yes)
    if found.answer == "no" and not found.undefined:
        return Evidence.no(Kind.ARGUED, f"{no}: {found.reason}.")
    return Evidence.unknown(f"Not decided: {found.reason}.")


@speaks_of(positions=SPREAD, heads=ANY, trained=ANY, loss=ANY, inputs=ANY)
def outer_derivative_is_right(ctx: Context) -> Evidence:
    """∂ŷ/∂v1* = k Σ_q (-1)^q (8q-4)(1/2 + z/(2√(z²+b))) with z = k v1* - q + 1/2, by differentiating f(k v1*)."""

    first = sp.Symbol("v1", real=True)
    derived = sp.diff(symbolic.symbolic_model().classifier.subs(symbolic.S, symbolic.k * first), first)
    if not symbolic.same(derived, symbolic.k * _displayed_slope(symbolic.k * first)):
        return unconfirmed(["the derivative of the classifier"])
    return decided(
        _coefficient(ctx),
        "The display is the derivative, for symbolic k and b.",
        (
            "{coefficient} is not the weight of every layer, and since the slopes of the activation are "
            "positive, with that many layers or one less the sums differ"
        ).format(coefficient=ctx.quantities["coefficient"].text),
    )


@for_the_papers_model
def inner_derivative_is_right(ctx: Context) -> Evidence:
    """v1* = (γ x_p + what does not contain this weight)/k."""

    k = sp.Symbol("k", positive=True, integer=True)
    gamma, bit, others = sp.symbols("gamma x others", real=True)
    if sp.diff((gamma * bit + others) / k, gamma) != bit / k:
        return unconfirmed(["the derivative of a mean"])
    return decided(
        decide(ctx.quantities["inner"], "==", "1/k", "k : int, k >= 1"),
        (
            "The attention vector is linear in the weights, and the token embedding's first coordinate is the "
            "bit: the derivative is $x_p/k$."
        ),
        "The derivative is $x_p/k$, and {inner} is not 1/k".format(inner=ctx.quantities["inner"].text),
    )
