"""The stated floor of the risk: compared with the derived one, and beaten by explicit heads where it is too high."""

from __future__ import annotations

import functools
import math
from fractions import Fraction
from typing import Any

import numpy as np

from numerics.parity.aligned import aligned_risk, smoothed_output
from theorems.han2025.shared.attacks import Known, above_the_known, without_a_value
from theorems.han2025.shared.displays import aligned_heads, by_proof, for_the_papers_risk, of_part, refuted_by
from theorems.han2025.shared.floor import floor_facts, floors
from theorems.han2025.shared.vanishing import decide
from verify.records import Certificate, Context, Evidence, Kind
from verify.statement.formula import FormulaError

Risk = tuple[int, int, Fraction, float, float]


@functools.cache
def _low_risks(parity: int) -> tuple[Risk, ...]:
    """Far heads on the parity bits: n, k, b, their risk, and f(0) for odd k or the least f on [0, 1] for even k."""

    found = []
    for k in (1, 3) if parity else (2, 4):
        for n in range(k, 7):
            for b in (Fraction(1, 100), Fraction(1), Fraction(100)):
                points = np.array([0.0]) if parity else np.linspace(0, 1, 20001)
                gap = 1 - math.cos(2 * math.pi / n) if n > 1 else 1.0
                risk = aligned_risk(n, gap / 60, float(b), tuple(range(1, k + 1)))
                found.append((n, k, b, risk, float(smoothed_output(k, float(b), points).min())))
    return tuple(found)


def _lower(stated: Any, parity: int, symbol: str) -> Evidence | None:
    """Heads whose risk is below the stated floor, as a certificate."""

    for n, k, b, risk, value in _low_risks(parity):
        try:
            claimed = float(stated.ball({"n": n, symbol: Fraction(value)}).mid())
        except (FormulaError, OverflowError):
            continue
        if claimed > 1.01 * risk:
            between = Fraction(math.ceil((risk + min(claimed, 2 * risk + 1)) / 2 * 10**9), 10**9)
            gap = 1 - math.cos(2 * math.pi / n) if n > 1 else 1.0
            heads = aligned_heads(*range(1, k + 1), radius=str(math.ceil(60 / gap)))
            body = {
                "kind": "model-point",
                "n": n,
                "k": k,
                "tau": "1",
                "b": str(b),
                "heads": heads,
                "parity_set": list(range(1, k + 1)),
                "quantity": "risk",
                "relation": "<",
                "value": str(between),
            }
            return refuted_by(
                (
                    f"At n = {n}, k = {k}, b = {b} far heads on the parity bits have a risk below "
                    f"{float(between):.6g}, and "
                    f"the stated floor is {claimed:.6g}."
                ),
                (f"thm-5.below-the-floor-{'odd' if parity else 'even'}", body),
            )
    return None


def _floor(ctx: Context, name: str, derived: str, domain: str, parity: int, symbol: str, why: str) -> Evidence:
    stated = ctx.quantities[name]
    found = decide(derived, ">=", stated, domain)
    if found.answer == "yes":
        positive = decide(stated, ">", "0", domain)
        if positive.answer == "yes":
            body = floors(ctx)[0 if parity else 1]
            stem = f"thm-5.repair-{'floor' if parity else 'even'}"
            return by_proof(
                floor_facts(),
                why,
                domain="all heads in the plane, n >= k >= 1, tau > 0, b > 0",
                certificates=(Certificate(name=f"{stem}.json", body=body),),
            )
        if positive.answer == "no":
            return Evidence.no(Kind.ARGUED, f"The stated floor is not positive: {positive.reason}.")
    elif found.answer == "no" and (beaten := _lower(stated, parity, symbol)) is not None:
        return beaten
    least = [Known(domain, "(1 - f0)**2/2", "one far head has that risk or less: on half of the inputs its bit is 0")]
    missed = (above_the_known(stated, least) if parity else None) or without_a_value(stated, domain)
    return missed or Evidence.unknown(f"{stated.text} was not decided: {found.reason}.")


@for_the_papers_risk
@of_part("odd floor", "repair.odd")
def floor_is_positive_for_odd_k(ctx: Context) -> Evidence:
    """On the zero input S = 0 and the label is 1: its loss is (1 - f(0))², with probability 2^-n, and f(0) < 1."""
    return _floor(
        ctx,
        "repair.odd",
        "(1 - f0)**2*(1/2)**n",
        "n : int, n >= 1, f0 < 1",
        1,
        "f0",
        (
            r"For every n, odd k, $\tau>0$ and b > 0: on the zero input $S=0$ and $f(0)<1$, and its loss has "
            "probability $2^{-n}$. Not machine-checked: that f(0) is an alternating sum of increasing terms."
        ),
    )


@for_the_papers_risk
@of_part("even floor", "repair.even")
def floor_is_positive_for_even_k(ctx: Context) -> Evidence:
    """Some parity bit has c_p <= 1; alone it has label -1 and S in [0, 1], where f > -1."""
    return _floor(
        ctx,
        "repair.even",
        "(1 + low)**2*(1/2)**n",
        "n : int, n >= 1, low > -1",
        0,
        "low",
        (
            r"For every n, even k, $\tau>0$ and b > 0: the weights $c_p$ sum to k, so some parity bit has "
            r"$c_p\le1$; on the input with this bit alone the label is -1 and $f>-1$ on all of [0, 1]. Not "
            r"machine-checked"
            ": pairs of layers, and that a minimum over [0, 1] is attained."
        ),
    )
