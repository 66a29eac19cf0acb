r"""The attack that every claim shares: a formula that was put in, against what is exactly known.

The points are those of the engines, which follow the formula (zeros of factors and divisors, kinks of min, max
and floor, both ends of every range, sizes up to 10^30).  Three questions: has the formula a value everywhere
(:func:`without_a_value`); is a lower bound above a value that is known exactly (:func:`above_the_known`); is an upper
bound below what explicit heads have at every even size (:func:`below_uniform_heads`).  A formula
without a value somewhere is neither true nor false; a yes to one of the other two is a refutation, also where the size
is too large for the model itself to be evaluated.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from numerics.parity.aligned import smoothed_output
from numerics.parity.suprema.gradient import classifier_slope
from verify.engines.relation import decide, defined, names
from verify.records import Evidence, Kind

if TYPE_CHECKING:
    from verify.engines.relation import Decision
    from verify.statement.formula import Formula

__all__ = ["Known", "above_the_known", "below_uniform_heads", "place", "without_a_value"]


class Known(NamedTuple):
    """An exact value on a domain of sizes, and who attains it."""

    domain: str
    value: str
    who: str


def place(found: Decision, names: Iterable[str]) -> str:
    """Where a decision found its witness, in a few digits."""
    wanted = set(names)
    return ", ".join(f"{name} = {_short(value)}" for name, value in found.witness.items() if name in wanted)


def _short(value: Fraction) -> str:
    text = str(value)
    return text if len(text) < 40 else f"{text[:12]}…({len(text)} digits)"


def _no(text: str, part: str) -> Evidence:
    return Evidence.no(Kind.ARGUED, text, part=part)


def without_a_value(formula: Formula, domain: str, part: str = "") -> Evidence | None:
    """Not decided, where the formula has no value inside of what is claimed: it is neither true nor false there."""

    found = defined(formula, domain)
    if found.answer != "no" or not found.undefined:
        return None
    at = place(found, formula.symbols)
    return Evidence.unknown(f"At {at}, inside of what is claimed, {formula.text} has no value.", part=part)


def above_the_known(formula: Formula, known: Iterable[Known], part: str = "") -> Evidence | None:
    """A lower bound that is above the exact value at some size."""

    for item in known:
        found = decide(formula, "<=", item.value, item.domain)
        if found.answer == "no" and not found.undefined:
            where = place(found, names(item.domain))
            return _no(f"At {where} {formula.text} is more than {item.value}, and {item.who}.", part)
    return None


# ------------------------------------------------------------------------------------- heads of equal attention

EVEN = "h : int, i : int, h >= i >= 1, n == 2*h, k == 2*i"
SMALL = "0 < b <= 1/100"


@functools.cache
def uniform_heads() -> dict[str, str]:
    r"""What heads of equal attention have at least, for even n and k, b ≤ 1/100: by the name of what is bounded.

    With zero heads and ones on a half circle each share is 1/2, S = k/2, and the covariance of bit and position has
    length 1/(n sin(π/n)) ≥ 1/π.  The slope of the sharp classifier at k/2 is 2k in size; layers at a distance z from
    it change by at most b/(4z²) of their weights, and two layers that lie alike around k/2 weigh 8k together: less
    than π²kb in all, so |f'| ≥ 2k - π²kb ≥ 19k/10.  Each of k heads has a gradient of at least (19/10)k/(πτ) ≥
    3k/(5τ), all together √k times that; along one axis at least 1/√2 of it, on either side of 0.
    A function that stays within ±M and has a gradient G somewhere bends by at least G²/(4M): M = 12k/5 at b ≤ 1/100.
    Empty where the numbers do not come out at sizes that are computed.
    """
    if not _numbers_come_out():
        return {}
    gradient = "3/5*k*sqrt(k)/tau"
    return {
        "gradient": gradient,
        "gradient-rows": gradient,
        "gradient-entry": "2/5*k/tau",
        "hessian": "3/80*k**2/tau**2",
    }


def _numbers_come_out() -> bool:
    """The slope, the covariance and the outputs in doubles, at small and large even sizes; and the rounding."""

    for k in (2, 4, 10, 64, 1000):
        for b in (1e-12, 1e-4, 0.01):
            if not abs(float(classifier_slope(k, b, np.array([k / 2]))[0])) >= 1.9 * k:
                return False
        if not float(np.abs(smoothed_output(k, 0.01, np.linspace(0, k, 4001))).max()) <= 2.4 * k:
            return False
    for n in (2, 4, 10, 1000):
        turns = 2 * np.pi * np.arange(1, n // 2 + 1) / n
        if not float(np.hypot(np.sin(turns).sum(), np.cos(turns).sum())) / n >= 1 / np.pi:
            return False
    return Fraction(19, 10) * Fraction(1000, 3142) >= Fraction(3, 5) and Fraction(9, 25) / (
        4 * Fraction(12, 5)
    ) >= Fraction(3, 80)


def below_uniform_heads(formula: Formula, name: str, domain: str) -> Evidence | None:
    """An upper bound below what heads of equal attention have, at sizes of any magnitude."""

    least = uniform_heads().get(name)
    _, found, ranges = domain.partition("n : int, k : int, n >= k >= 1, ")
    if least is None or not found:
        return None
    order = decide(formula, ">=", least, f"{EVEN}, {ranges}, {SMALL}")
    if order.answer != "no" or order.undefined:
        return None
    return _no(
        (
            f"At {place(order, formula.symbols)} {formula.text} is less than {least}, which heads of equal "
            "attention have there on a half "
            "circle of ones. Not machine-checked: the slope at the middle of an even number of layers, and the "
            "sum of the positions of a half circle."
        ),
        "",
    )
