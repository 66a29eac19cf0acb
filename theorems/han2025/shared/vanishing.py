r"""Lower bounds of what comes as near to zero as one likes: where is the bound positive?

Lemmas 8, 18 and 19 bound from below what is zero somewhere at every size, or as small as one likes.  Such a bound is
true if it is nowhere positive and false if it is positive at one size for all values of the constants ("for some c2"
is existential: one c2 refutes nothing).  Both are asked of the formula that was put in, by the engines.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from flint import arb, fmpq

from theorems.han2025.shared.displays import aligned_heads, by_proof
from verify.engines.relation import decide, defined
from verify.records import Context, Evidence
from verify.statement.formula import Formula, FormulaError, InexactError

__all__ = [
    "CONSTANTS",
    "EVERY",
    "LARGEST",
    "SOME",
    "Size",
    "Sizes",
    "at_size",
    "composed",
    "decide",
    "defined",
    "far_heads",
    "found_where",
    "lower_value",
    "never",
    "radius_for",
    "undecided",
]

CONSTANTS = ("n", "k", "tau", "c1", "c2")
_REST = "0 < tau <= 1, c1 == n*tau, 0 < c2 < c1"  # the appendix: a temperature of c1/n
LARGEST = 9  # positions of a model whose inputs the checker enumerates


SOME = "positive for some constants, not shown for all of them"


class Sizes(NamedTuple):
    """Sizes that a statement is about: a domain for the engines, and how one of them is fixed in it."""

    domain: str
    least: int = 1  # positions
    odd: bool = False  # k is odd, and the domain has it as 2*h - 1

    def admits(self, n: int, k: int) -> bool:
        return n >= self.least and k <= n and (k % 2 == 1 or not self.odd)

    def at(self, n: int, k: int) -> str:
        return f"{self.domain}, n == {n}, " + (f"h == {(k + 1) // 2}" if self.odd else f"k == {k}")


EVERY = Sizes(f"n : int, k : int, n >= k >= 1, {_REST}")


class Size(NamedTuple):
    """A size and a temperature at which a bound is positive whatever the constants are, and what it is at least."""

    n: int
    k: int
    value: Fraction | None  # at this τ with c1 = nτ, c2 = c1/2; None where no short one was found
    tau: Fraction
    every: bool  # whether the bound is positive there at all temperatures


def composed(ctx: Context, name: str, *inner: str) -> Formula:
    """A quantity with others put in for the symbols of their names."""

    parts: dict[str, Formula] = {key: ctx.quantities[key] for key in inner}
    outer: Formula = ctx.quantities[name]
    return outer.put(parts, CONSTANTS)


def lower_value(formula: Formula, at: dict[str, Any]) -> Fraction | None:
    """A short rational r > 0 that the formula is at least at a point"""

    try:
        value = formula.ball(at)
        try:
            found = formula.exact(at)
        except InexactError:
            found = Fraction(float(value.lower())) * Fraction(999, 1000)
    except (FormulaError, OverflowError, ValueError):
        return None
    if found > 10**6:
        found = Fraction(10**6)
    if found <= 0 or len(str(found)) > 200:
        return None
    return found if value > arb(fmpq(found.numerator, found.denominator)) * arb("0.999999") else None


def at_size(n: int, k: int, tau: Fraction | None = None) -> dict[str, Any]:
    tau = Fraction(1, n) if tau is None else tau
    return {"n": n, "k": k, "tau": tau, "c1": n * tau, "c2": n * tau / 2}


def _small(formula: Formula, first: tuple[tuple[int, int], ...]) -> Iterator[tuple[int, int]]:
    """Sizes at which the formula is positive at a point, the wanted ones first."""
    every = [(n, k) for n in range(1, LARGEST + 1) for k in range(1, n + 1)]
    for n, k in dict.fromkeys((*first, *every)):
        if lower_value(formula, at_size(n, k)) is not None:
            yield n, k


def found_where(
    formula: Formula, sizes: Sizes = EVERY, first: tuple[tuple[int, int], ...] = (), most: int = 6
) -> Size | str:
    """A size at which the formula is positive whatever the constants are, or why none is known ("" if nowhere)."""
    value = defined(formula, EVERY.domain)  # a formula without a value somewhere says nothing true
    whole = decide(formula, "<=", "0", sizes.domain)
    if whole.answer == "yes" and value.answer == "yes":
        return ""
    tried = [(n, k) for n, k in _small(formula, first) if sizes.admits(n, k)][:most]
    witness = whole.witness if whole.answer == "no" and not whole.undefined else {}
    if witness:
        tried.append((int(witness["n"]), int(witness["k"])))
    for n, k in tried:
        if _positive_for_all(formula, sizes, n, k):
            return Size(n, k, lower_value(formula, at_size(n, k)), Fraction(1, n), True)
    small = [(n, k) for n, k in (*tried[:1], (4, 2), (3, 3), (2, 1)) if sizes.admits(n, k) and most]
    for n, k, tau in _colder(small, witness):
        if decide(formula, ">", "0", f"{sizes.at(n, k)}, tau == {tau}").answer == "yes":
            return Size(n, k, lower_value(formula, at_size(n, k, tau)), tau, False)
    if value.answer != "yes" or whole.answer == "open" or whole.undefined:
        return str(value.reason if value.answer != "yes" else whole.reason)
    return SOME


def _colder(small: list[tuple[int, int]], witness: Any) -> Iterator[tuple[int, int, Fraction]]:
    """Single temperatures: where the order failed, and both ends of their range."""
    if witness:
        yield int(witness["n"]), int(witness["k"]), witness["tau"]
    for tau in (Fraction(1, 10**9), Fraction(1, 10**30), Fraction(1), None):
        for n, k in dict.fromkeys(small):
            yield n, k, Fraction(1, n * n) if tau is None else tau


def _positive_for_all(formula: Formula, sizes: Sizes, n: int, k: int) -> bool:
    """At a size, for all temperatures and constants; a formula of n and k alone has one value there."""
    if formula.used <= {"n", "k"}:
        return bool(formula.ball({"n": n, "k": k}) > 0)
    return bool(decide(formula, ">", "0", sizes.at(n, k)).answer == "yes")


def never(summary: str) -> Evidence:
    return by_proof({"nowhere positive, by the engines": True}, summary)


def undecided(formula: Formula, why: str) -> Evidence:
    return Evidence.unknown(f"{formula.text} was not decided: {why}.")


def far_heads(n: int, k: int, radius: int | Fraction) -> tuple[list[dict[str, str]], list[int]]:
    """All heads on one position, outside of the parity set where there is such a position; the set."""
    bits = list(range(1, k + 1))
    return aligned_heads(*([n] * k), radius=str(radius)), bits


def radius_for(n: int, value: Fraction, tau: Fraction | None = None) -> Fraction:
    """A radius at which everything off the attended position is far below a positive number; heads enter as a/τ."""

    if n == 1:
        return Fraction(1)
    tau = Fraction(1, n) if tau is None else tau
    gap = 1 - math.cos(2 * math.pi / n)
    digits = max(0.0, -(math.log(value.numerator) - math.log(value.denominator)))
    cold = 0.0 if tau >= Fraction(1, n) else 2 * (math.log(tau.denominator) - math.log(tau.numerator))
    return math.ceil((digits + 20 + 2 * math.log(n) + cold) / gap) * tau
