"""The displayed derivatives of Lemma 14 by an entry, one function a display, against what the symbolic model gives.

A display that differs comes with the term by which it differs (proved for symbolic n, k, τ, b) and with the smallest
place where the two numbers part (a certificate).
"""

from __future__ import annotations

import sympy as sp

from numerics.parity.facts.bounds import Unproved, structure
from numerics.parity.model import symbolic
from theorems.han2025.lemma_14.layers import slope_is_displayed
from theorems.han2025.shared.scope import ANY, SPREAD, for_any_attention, missing, speaks_of, unconfirmed
from theorems.han2025.shared.suprema import exact
from verify.records import Context, Evidence, Kind, derives

ENTRIES = {"13": ("sin", 0), "14": ("cos", 1)}  # the trained entry: its column of the embedding and its index


def _weights(entry: str) -> tuple[sp.Expr, sp.Expr, sp.Expr]:
    """(γ_p, u_p, Σ_{j≠p} γ_j u_j) for the entry's column u."""

    model = symbolic.symbolic_model()
    feature = model.features[ENTRIES[entry][1]]
    return model.weight, feature, symbolic.mean(model, feature) - model.weight * feature


def softmax_differs_by(entry: str, minus: sp.Expr | int = -1) -> dict[str, bool]:
    """With a minus the display is the derivative; with the printed plus it is off by twice the sum."""

    weight, feature, others = _weights(entry)
    derived = symbolic.symbolic_model().weight_gradient[ENTRIES[entry][1]]
    own, rest = weight * (1 - weight) * feature / symbolic.tau, weight * others / symbolic.tau
    return {
        "with that factor the display is the derivative of softmax": symbolic.same(own + minus * rest, derived),
        "with a plus it differs by twice the sum": symbolic.same(own + rest - derived, 2 * rest),
    }


def chain_differs_by(ctx: Context, entry: str, minus: sp.Expr | int = -1) -> dict[str, bool]:

    weight, feature, others = _weights(entry)
    derived = symbolic.symbolic_model().share_gradient[ENTRIES[entry][1]]

    def total(term: sp.Expr) -> sp.Expr:
        return sp.Sum(symbolic.x[symbolic.p] * term, (symbolic.p, 1, symbolic.n)) / symbolic.tau

    own, rest = weight * (1 - weight) * feature, weight * others
    return {
        "with that factor the display is the derivative of a share": symbolic.same(total(own + minus * rest), derived),
        "with a plus it differs by twice the sum": symbolic.same(total(own + rest) - derived, 2 * total(rest)),
        "the other factor is the slope of the classifier": slope_is_displayed(ctx),
        "the gradient is that slope times the derivative of a share": _gradient_is_a_product(),
    }


def _gradient_is_a_product() -> bool:

    try:
        structure()
    except Unproved:
        return False
    return True


def _minus(ctx: Context) -> sp.Expr:
    """The factor that a corrected display has before the sum, as an exact number."""

    value = exact(ctx, "minus")
    return sp.nan if value is None else sp.Rational(value.numerator, value.denominator)


def _corrected(ctx: Context, facts: dict[str, bool]) -> Evidence:
    if not missing(facts):
        return Evidence.yes(
            Kind.ARGUED,
            "With the factor {minus} before the sum the display is the derivative.".format(
                minus=ctx.quantities["minus"].text
            ),
            domain="all n, k, tau, b",
        )
    if ctx.replaced & {"minus", "coefficient"}:
        return Evidence.unknown(f"Not confirmed: {'; '.join(missing(facts))}.")
    return unconfirmed(missing(facts))


@derives
@for_any_attention
def softmax_13_with_a_minus_is_right(ctx: Context) -> Evidence:
    return _corrected(ctx, softmax_differs_by("13", _minus(ctx)))


@derives
@for_any_attention
def softmax_14_with_a_minus_is_right(ctx: Context) -> Evidence:
    return _corrected(ctx, softmax_differs_by("14", _minus(ctx)))


@derives
@speaks_of(positions=SPREAD, loss=ANY, inputs=ANY)
def chain_13_with_a_minus_is_right(ctx: Context) -> Evidence:
    return _corrected(ctx, chain_differs_by(ctx, "13", _minus(ctx)))


@derives
@speaks_of(positions=SPREAD, loss=ANY, inputs=ANY)
def chain_14_with_a_minus_is_right(ctx: Context) -> Evidence:
    return _corrected(ctx, chain_differs_by(ctx, "14", _minus(ctx)))
