"""Theorem 5 in numbers: the assembled constants."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import flint
import numpy as np

from numerics.parity.aligned import aligned_risk
from numerics.parity.rates import assembled
from theorems.han2025.shared.displays import aligned_heads, other_risk
from theorems.han2025.shared.floor import floor_body
from theorems.han2025.shared.printed import LETTERS, PRINTED
from theorems.han2025.shared.sizes import decimal
from verify.records import Certificate, Constant, Context, Kind
from verify.statement.formula import read_formula

GRID = ((6, 2, "1/6", "1/100"), (8, 3, "1/8", "1/100"), (10, 3, "1/10", "1/10"), (20, 3, "1/20", "1/100"))
EPS = Fraction(1, 100)
_ENTRY = "(20/tau**2 + 32*k**2/(tau**2*sqrt(b)))"
PRINTED_RATE = (  # 1/M of Lemma 7, with the numbers that Lemmas 14, 15 and 16 print
    f"1/max(2*(8*k**2*sqrt(2*k)/tau)**2, 2*(sqrt(2*k)*(4*k**3*{_ENTRY} + (8*k**2/tau)**2) + 2*k*{_ENTRY}))"
)
MU = "min(128*c2**2/(n**2*k**2), 64*k**2*c2**2/n**2)/2**(n + 1)"  # Lemma 8 as printed, mu1 and mu2 put in


def printed_assembly(n: int, k: int, tau: Fraction, b: Fraction, c2: Fraction, rate: str = PRINTED_RATE) -> Any:
    """The paper's own constants put together: Lemmas 14 to 19 as printed, η and the number of steps to risk 1/100."""

    values = {"n": n, "k": k, "tau": tau, "b": b, "c2": c2}

    def value(text: str) -> Any:
        expression = read_formula(text, tuple(values))
        return expression.ball(values)

    mu = value(MU)
    return assembled(mu, 1 / value(rate), EPS)


def near_constant(n: int) -> Fraction | None:
    """The largest c2 (to three digits) for aligned unit heads at τ = 1/n: n times the least attention within π/4."""

    if n < 8:  # no other position lies within π/4
        return None
    weight = np.exp(n * (np.cos(2 * np.pi * np.arange(n) / n) - 1))
    return Fraction(int(n * weight[n // 8] / weight.sum() * 1000), 1000)


def constants(ctx: Context) -> tuple[Constant, ...]:
    """Rate and steps under two readings of c2, and the infimum of the risk enclosed where inputs can be enumerated."""

    if other_risk(ctx):
        return ()
    rows = []
    rate = ctx.quantities["rate"].text
    short = f"1/({LETTERS})" if rate == PRINTED_RATE else rate  # in the letters of Lemma 7
    for n, k, tau, b in GRID[: (2, 4, 4)[ctx.profile.level]]:
        for c2 in filter(None, (n * Fraction(tau), near_constant(n))):
            at: dict[str, int | str] = {"n": n, "k": k, "tau": tau, "b": b, "c2": str(c2)}
            with flint.ctx.workprec(500):
                found = printed_assembly(n, k, Fraction(tau), Fraction(b), c2, ctx.quantities["rate"].text)
                values = {
                    "step size": (found.eta, short),
                    "share of the risk that a step takes": (found.eta * found.mu, "eta*mu"),
                    "factor of the risk a step": (found.contraction, ctx.quantities["contraction"].text),
                    "steps to risk 1/100": (found.steps, ctx.quantities["iterations"].text),
                }
                letters = {
                    **PRINTED,
                    "eta": ctx.quantities["rate"].text,
                    "mu": MU,
                    "eps": str(EPS),
                    "c": ctx.quantities["contraction"].text,
                }
                rows += [
                    _row(name, at, number.str(50, radius=False), formula, letters)
                    for name, (number, formula) in values.items()
                ]
        if n <= 10:
            rows.append(_infimum(n, k, tau, b))
    return tuple(rows)


def _row(name: str, at: dict[str, int | str], text: str, formula: str, letters: dict[str, str]) -> Constant:
    return Constant(
        name=name,
        at=at,
        paper=text,
        best_lower="none",
        best_upper="none",
        ratio="not applicable",
        kind=Kind.ARGUED,
        bound="choice",
        formula=formula,
        letters=letters,
    )


def _infimum(n: int, k: int, tau: str, b: str) -> Constant:
    """The infimum of the risk over all heads in the plane: printed 0, enclosed by the floor and large aligned heads."""

    bits = tuple(range(1, k + 1))
    floor = floor_body(n, k, Fraction(b))
    radius = math.ceil(40 * float(Fraction(tau)) / (1 - math.cos(2 * math.pi / n)))
    risk = aligned_risk(n, float(Fraction(tau)) / radius, float(Fraction(b)), bits)
    above = Fraction(math.ceil(risk * 1.001 * 10**9), 10**9)
    body = {
        "kind": "model-point",
        "n": n,
        "k": k,
        "tau": tau,
        "b": b,
        "heads": aligned_heads(*bits, radius=str(radius)),
        "parity_set": list(bits),
        "quantity": "risk",
        "relation": "<",
        "value": str(above),
    }
    stem = f"n{n}.k{k}"
    return Constant(
        name="infimum of the risk",
        bound="exact",
        formula="0",
        at={"n": n, "k": k, "tau": tau, "b": b},
        paper="0",
        best_lower=decimal(Fraction(floor["value"])),
        best_upper=decimal(above),
        ratio="0",
        kind=Kind.CERTIFIED,
        certificates=(
            Certificate(name=f"thm-5.infimum-lower.{stem}.json", body=floor),
            Certificate(name=f"thm-5.infimum-upper.{stem}.json", body=body),
        ),
    )
