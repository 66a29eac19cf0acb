"""The checks of Theorem 5: what the risk cannot fall below, where descent stalls, and the rate that is possible."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec

from theorems.han2025.shared.displays import aligned_heads, by_proof, for_the_papers_risk, refuted_by, softmax_facts
from theorems.han2025.shared.minima import SPURIOUS, START, TWENTY_START, TWENTY_UNIT
from theorems.han2025.shared.scope import for_every_smoothing
from theorems.han2025.shared.vanishing import decide, defined
from theorems.han2025.thm_5.floor import single_bits_need_weight_one
from verify.court.words import words_beside
from verify.records import Context, Evidence, Scope, asks

say = words_beside(__package__)


def floor_body(n: int, k: int, b: Fraction) -> dict[str, Any]:
    """A lower bound of the risk for all heads, a little below what the argument gives."""
    import numpy as np

    from numerics.parity.aligned import smoothed_output

    points = np.array([0.0]) if k % 2 else np.linspace(0, 1, 20001)
    outputs = smoothed_output(k, float(b), points)
    miss = float(1 - outputs[0]) if k % 2 else float((1 + outputs).min())
    share = 0.9 if k % 2 else 0.25  # the even case is checked on pieces of [0, 1], which costs precision
    value = Fraction(int(miss * miss * share * 10**15), 10**15) / 2**n
    return {"kind": "risk-floor", "n": n, "k": k, "b": str(b), "pieces": 1 if k % 2 else 2048, "value": str(value)}


def floors(ctx: Context) -> list[dict[str, Any]]:
    n, k, b = ctx.model.n, ctx.model.k, ctx.model.smoothing
    own = (n, k, b) if 0 < b <= 1 and k % 2 and n <= 200 and k <= 50 and b >= Fraction(1, 10**4) else None
    rows = [own or (8, 3, Fraction(1, 100)), (8, 2, Fraction(1, 100))]
    return [floor_body(*row) for row in rows]


def _floor_refutes(ctx: Context, consequence: str) -> Evidence:
    odd, even = floors(ctx)
    return refuted_by(
        say(
            "floor_refutes.refuted_by",
            n=odd["n"],
            k=odd["k"],
            b=odd["b"],
            fraction=float(Fraction(odd["value"])),
            consequence=consequence,
        ),
        ("thm-5.floor", odd),
        ("thm-5.floor-even", even),
        derived=r"\mathcal L(\mathbf A)\ge(1-f(0))^2/2^n>0\quad(k\text{ odd},\ b>0,\ \text{all heads})",
    )


@for_the_papers_risk
def risk_has_a_floor(ctx: Context) -> Evidence:
    """b > 0: on the zero input (odd k) or a single parity bit (even k) the classifier misses the margin, always.

    A number of iterations that has a value for all c and ε is exceeded by some t, and the risk is not below ε then.
    """
    stated = ctx.quantities["iterations"]
    if "iterations" in ctx.replaced and (found := defined(stated, "0 < c < 1; 0 < eps <= 1")).answer != "yes":
        return Evidence.unknown(say("risk_has_a_floor.unknown", stated=stated.text, reason=found.reason))
    return _floor_refutes(ctx, say("risk_has_a_floor.floor_refutes"))


@for_the_papers_risk
def floor_contradicts_the_rate(ctx: Context) -> Evidence:
    """A factor below 1 for all step sizes and constants would bring the risk below its floor."""
    stated = ctx.quantities["contraction"]
    found = decide(stated, "<", "1", "eta > 0; mu > 0; eta*mu <= 1")
    if found.answer != "yes":
        return Evidence.unknown(say("floor_contradicts_the_rate.unknown", stated=stated.text, reason=found.reason))
    return _floor_refutes(ctx, say("floor_contradicts_the_rate.floor_refutes"))


@for_the_papers_risk
def floor_is_there_for_every_set(ctx: Context) -> Evidence:
    return _floor_refutes(ctx, say("floor_is_there_for_every_set.floor_refutes"))


def spurious_basin() -> dict[str, Any]:
    """At n = 6, k = 2: descent from a ball around unit heads converges to a strict minimum with risk above 1.7."""
    return {
        "kind": "basin",
        **SPURIOUS,
        "radius": "1/1000000",
        "reach": "1/1000",
        "start": START,
        "step": "1/20",
        "value": "17/10",
    }


@for_the_papers_risk
def descent_converges_to_a_spurious_minimum(ctx: Context) -> Evidence:
    """A ball of heads around unit heads from which descent converges to a strict local minimum with risk 1.78."""
    twenty = {
        "kind": "long-basin",
        **TWENTY_UNIT,
        "radius": "1/10000000",
        "reach": "1/100000",
        "start": TWENTY_START,
        "step": "1/200",
        "value": "9/5",
    }
    better = {
        "kind": "model-point",
        **SPURIOUS,
        "heads": aligned_heads(1, 4, radius="5"),
        "quantity": "risk",
        "relation": "<",
        "value": "1/1000",
    }
    return refuted_by(
        say("descent_converges_to_a_spurious_minimum.refuted_by"),
        ("thm-5.basin", spurious_basin()),
        ("thm-5.basin-20", twenty),
        ("thm-5.better", better),
    )


def scores_use_the_first_row_only(row: int = 1) -> bool:
    """The score w_0ᵀ A w_j with w_0 = e_1 contains no entry of another row; ``row`` for a mutant."""
    import sympy as sp

    matrix = sp.Matrix(4, 4, lambda i, j: sp.Symbol(f"a{i + 1}{j + 1}"))
    token, first = sp.Matrix(sp.symbols("w1:5")), sp.zeros(4, 1)
    first[row - 1] = 1
    score = sp.expand((first.T * matrix * token)[0])
    return all(sp.diff(score, matrix[r, c]) == 0 for r in range(1, 4) for c in range(4))


@for_every_smoothing
def other_rows_get_no_gradient(ctx: Context) -> Evidence:
    return by_proof(
        {say("other_rows_get_no_gradient.fact"): scores_use_the_first_row_only()}, say("other_rows_get_no_gradient.yes")
    )


@for_the_papers_risk
def token_entries_get_a_gradient(ctx: Context) -> Evidence:
    body = {
        "kind": "row-gradient",
        "n": 2,
        "k": 1,
        "tau": "1/2",
        "b": "1/100",
        "heads": [["0", "0"]],
        "parity_set": [1],
        "head": 1,
        "column": 1,
        "relation": "<",
        "value": "-1/10",
    }
    return refuted_by(
        say("token_entries_get_a_gradient.refuted_by"),
        ("thm-5.token-entry", body),
        derived=r"\frac{\partial P_i}{\partial a_{11}^{(i)}}=\frac{P_i(1-P_i)}{\tau}",
    )


@for_the_papers_risk
def risk_zero_is_not_attained(ctx: Context) -> Evidence:
    odd, even = floors(ctx)
    return refuted_by(say("risk_zero_is_not_attained.refuted_by"), ("thm-5.optimum", odd), ("thm-5.optimum-even", even))


@for_the_papers_risk
@asks(Scope.LIMIT)
def risk_of_aligned_heads_vanishes_in_the_limit(ctx: Context) -> Evidence:
    from theorems.han2025.prop_3.transformer import risk_vanishes_with_temperature_and_smoothing

    return msgspec.structs.replace(risk_vanishes_with_temperature_and_smoothing(ctx), part="")


@for_every_smoothing
def infimum_is_zero_without_smoothing(ctx: Context) -> Evidence:
    """Heads enter as a/τ only, so growing heads are a vanishing temperature: the bound of the limit applies."""
    import math

    from numerics.parity.aligned import aligned_risk

    good, tried = True, 0
    for n, k in ((4, 1), (5, 2), (6, 3), (8, 3)):
        gap = 1 - math.cos(2 * math.pi / n)
        for radius in (4 / gap, 10 / gap):
            bound = (4 * k * k * (n - 1) * math.exp(-gap * radius)) ** 2
            good &= aligned_risk(n, 1 / radius, 0.0, tuple(range(1, k + 1))) <= bound * (1 + 1e-9)
            tried += 1
    return by_proof(
        {say("infimum_is_zero_without_smoothing.fact"): good, **softmax_facts(), **single_bits_need_weight_one()},
        say("infimum_is_zero_without_smoothing.yes"),
        cases=tried,
    )


@for_the_papers_risk
def initial_risk_can_be_far_from_one(ctx: Context) -> Evidence:
    """Unit heads, as the initialisation draws them: risk above 4, and below 0.3."""
    point = {
        "kind": "model-point",
        "n": 8,
        "k": 3,
        "tau": "1/8",
        "b": "1/100",
        "parity_set": [1, 2, 3],
        "quantity": "risk",
    }
    large = {**point, "heads": aligned_heads(*LARGE), "relation": ">", "value": "4"}
    small = {**point, "heads": aligned_heads(1, 2, 3), "relation": "<", "value": "3/10"}
    if (stated := initial_risk(ctx, 8, 3)) is None:
        return Evidence.unknown(say("initial_risk_can_be_far_from_one.unknown"))
    mean, least, greatest = initial_risks(ctx)
    return refuted_by(
        say(
            "initial_risk_can_be_far_from_one.refuted_by",
            stated=stated,
            draws=_DRAWS,
            mean=mean,
            least=least,
            greatest=greatest,
        ),
        ("thm-5.initial-large", large),
        ("thm-5.initial-small", small),
    )


def initial_risk(ctx: Context, n: int, k: int) -> float | None:
    """The stated risk at initialisation at a size, temperature 1/n and b = 1/100; None where it has no value."""
    from numerics.formula.grammar import ExpressionError

    at = {"n": n, "k": k, "tau": Fraction(1, n), "b": Fraction(1, 100)}
    try:
        return float(ctx.quantities["initial"].ball(at).mid())
    except (ExpressionError, OverflowError):
        return None


_DRAWS = 400
LARGE = (2, 2, 2)  # unit heads with a large risk for the parity set 1, 2, 3


def initial_risks(ctx: Context) -> tuple[float, float, float]:
    import numpy as np

    from numerics.parity.landscape import Landscape

    rng, landscape = np.random.default_rng(ctx.seed), Landscape(8, 3, 1 / 8, 0.01, (1, 3, 6))
    angles = rng.uniform(0, 2 * np.pi, (_DRAWS, 3))
    risks = [landscape.risk(np.stack([np.cos(row), np.sin(row)], axis=1).ravel()) for row in angles]
    return float(np.mean(risks)), min(risks), max(risks)


@for_the_papers_risk
def initial_risk_is_not_one_on_average(ctx: Context) -> Evidence:
    """One head: the mean over the circle, enclosed by cells.  Three heads: a mean over draws."""
    body = {
        "kind": "average-risk",
        "n": 6,
        "tau": "1/6",
        "b": "1/100",
        "parity_set": [1],
        "cells": 600,
        "value": "27/20",
    }
    stated = initial_risk(ctx, 6, 1)
    if stated is None or stated > 1.25:
        return Evidence.unknown(
            say("initial_risk_is_not_one_on_average.unknown", initial=ctx.quantities["initial"].text)
        )
    mean, least, greatest = initial_risks(ctx)
    return refuted_by(
        say(
            "initial_risk_is_not_one_on_average.refuted_by",
            stated=stated,
            mean=mean,
            draws=_DRAWS,
            least=least,
            greatest=greatest,
        ),
        ("thm-5.initial-average", body),
        cases=_DRAWS,
    )
