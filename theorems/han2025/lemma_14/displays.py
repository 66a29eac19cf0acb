"""The displayed derivatives of Lemma 14 by an entry, one function a display, against what the symbolic model gives.

A display that differs comes with the term by which it differs (proved for symbolic n, k, τ, b) and with the smallest
place where the two numbers part (a certificate).
"""

from __future__ import annotations

from typing import Any

import sympy as sp

from numerics.parity.facts.bounds import Unproved, structure
from numerics.parity.model import symbolic
from theorems.han2025.lemma_14.layers import coefficient_is_right, slope_is_displayed
from theorems.han2025.shared.displays import displayed_derivative
from theorems.han2025.shared.scope import (
    ANY,
    SPREAD,
    for_any_attention,
    for_the_papers_model,
    missing,
    speaks_of,
    unconfirmed,
)
from theorems.han2025.shared.suprema import exact
from verify.records import Certificate, Context, Evidence, Kind

ENTRIES = {"13": ("sin", 0), "14": ("cos", 1)}  # the trained entry: its column of the embedding and its index
SMALLEST = {"13": {"n": 3, "x": "100"}, "14": {"n": 2, "x": "10"}}  # zero heads: the smallest circles that tell
POINT = {"k": 1, "tau": "1", "b": "1/100", "heads": [["0", "0"]]}


def bracket(column: str, p: str, head: str = "1") -> list[Any]:
    """γ_p(1 - γ_p) u_p + Σ_{j≠p} γ_p γ_j u_j, as printed."""
    own = ["*", ["gamma", head, p], ["-", "1", ["gamma", head, p]], [column, p]]
    return ["+", own, ["sum", "j", p, ["*", ["gamma", head, p], ["gamma", head, "j"], [column, "j"]]]]


def shares_derivative(column: str) -> list[Any]:
    """The display for the derivative of the first coordinate of the attention vector by an entry of head 1."""
    inner = ["sum", "p", "", ["*", ["x", "p"], bracket(column, "p")]]
    return ["/", inner, ["*", ["tau"], ["k"]]]


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


def _chain(ctx: Context, entry: str) -> Evidence:
    column, index = ENTRIES[entry]
    if not coefficient_is_right(ctx):
        return Evidence.unknown("Judged with the weights of the layers only.")
    if unknown := missing(chain_differs_by(ctx, entry)):
        return unconfirmed(unknown)
    place = POINT | SMALLEST[entry]
    # the true derivatives are positive here for a13 (the display is a third of them) and negative for a14
    relation = {"13": "<", "14": ">"}[entry]
    shares = {
        "kind": "formula-inequality",
        **place,
        "left": shares_derivative(column),
        "relation": relation,
        "right": ["/", ["share-gradient", str(index)], ["k"]],
    }
    output = {
        "kind": "printed-formula",
        **place,
        "of": "output",
        "entry": index,
        "printed": displayed_derivative(column),
    }
    return Evidence.no(
        Kind.CERTIFIED,
        (
            "The chain rule is applied correctly, but to the derivative of softmax with the wrong sign: both "
            "displays, for the attention vector and for the output, have a plus before the inner sum where there "
            "is a minus. They part on {n} positions with the zero head."
        ).format(n=SMALLEST[entry]["n"]),
        certificates=(
            Certificate(name=f"lemma-14.chain-{entry}-attention.json", body=shares),
            Certificate(name=f"lemma-14.chain-{entry}-output.json", body=output),
        ),
        derived=(
            rf"\frac{{\partial\hat y}}{{\partial a_{{{entry}}}}}=\frac{{f'(S)}}\tau\sum_px_p\gamma_p\Bigl("
            rf"(1-\gamma_p)\{column}\tfrac{{2\pi p}}n-\sum_{{j\ne p}}\gamma_j\{column}\tfrac{{2\pi j}}n\Bigr)"
        ),
    )


@for_any_attention
def softmax_13_with_a_minus_is_right(ctx: Context) -> Evidence:
    return _corrected(ctx, softmax_differs_by("13", _minus(ctx)))


@for_any_attention
def softmax_14_with_a_minus_is_right(ctx: Context) -> Evidence:
    return _corrected(ctx, softmax_differs_by("14", _minus(ctx)))


@for_the_papers_model
def chain_13_has_a_wrong_sign(ctx: Context) -> Evidence:
    return _chain(ctx, "13")


@for_the_papers_model
def chain_14_has_a_wrong_sign(ctx: Context) -> Evidence:
    return _chain(ctx, "14")


@speaks_of(positions=SPREAD, loss=ANY, inputs=ANY)
def chain_13_with_a_minus_is_right(ctx: Context) -> Evidence:
    return _corrected(ctx, chain_differs_by(ctx, "13", _minus(ctx)))


@speaks_of(positions=SPREAD, loss=ANY, inputs=ANY)
def chain_14_with_a_minus_is_right(ctx: Context) -> Evidence:
    return _corrected(ctx, chain_differs_by(ctx, "14", _minus(ctx)))
