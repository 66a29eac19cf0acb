r"""What Lemmas 6, 7, 14, 15 and 16 share: bounds computed for all sizes, and how a formula is judged against them.

:mod:`numerics.parity.facts.bounds` computes each bound from the model, for every n ≥ k ≥ 1, τ > 0, b > 0, all heads
in the plane and all inputs; nothing is typed here.  A formula is compared with it by the engines, on a
stated domain; where that does not say yes, :mod:`theorems.han2025.shared.searches` looks for explicit heads and
inputs above the formula.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from flint import arb, fmpq

from numerics.parity.facts.bounds import NAMES, Unproved, bound, factors, written
from theorems.han2025.shared.scope import unconfirmed
from theorems.han2025.shared.sizes import decimal
from verify.engines.relation import decide
from verify.records import Certificate, Context, Evidence, Kind
from verify.statement.formula import FormulaError, read_formula

if TYPE_CHECKING:
    from verify.engines.relation import Decision
    from verify.statement.formula import Formula

SYMBOLS = ("n", "k", "tau", "b")
PRINTED = "n : int, k : int, n >= k >= 1, 0 < tau <= 1, b > 0"  # what the paper's lemmas speak of
OURS = "n : int, k : int, n >= k >= 1, tau > 0, b > 0"  # what our repairs speak of


def up_to(ceiling: Fraction, domain: str = PRINTED) -> str:
    """The domain with the smoothing at most the ceiling."""
    return f"{domain}, b <= {ceiling}"


def proved(name: str, *, one: bool = False) -> Formula:
    """The computed bound; numerics.parity.facts.bounds.Unproved if a fact behind it is not confirmed."""

    return read_formula(bound(name, one=one), SYMBOLS)


def shown(name: str) -> str:
    """LaTeX of the computed bound, for a sentence; empty if it does not come out."""

    try:
        return proved(name).latex()
    except Unproved:
        return ""


def largest(factor: str) -> str:
    """LaTeX of a factor of the bounds: output, slope, bend, covariance, cumulant."""

    return read_formula(written(getattr(factors(), factor)), SYMBOLS).latex()


@cache
def facts() -> dict[str, bool]:
    """Does every bound come out?  If not, the fact that stands in the way."""

    try:
        return {f"the bound {bound(name, one=one)}": True for name in NAMES for one in (False, True)}
    except Unproved as error:
        return {str(error): False}


def ball(value: Fraction | int) -> arb:

    value = Fraction(value)
    return arb(fmpq(value.numerator, value.denominator))


@cache
def compare(text: str, name: str, domain: str) -> Decision:
    """Is the formula at least the computed bound on the domain?  k = 1 and k ≥ 2 may be shown apart."""

    given = read_formula(text, SYMBOLS)
    whole = decide(given, ">=", proved(name), domain)
    if whole.answer == "yes" or whole.undefined:
        return whole
    one = decide(given, ">=", proved(name, one=True), f"{domain}, k == 1")
    if one.answer != "yes":
        return one if one.answer == "no" else whole
    return decide(given, ">=", proved(name), f"{domain}, k >= 2")


def by_proof(ctx: Context, quantity: str, name: str, summary: str, domain: str = PRINTED) -> Evidence:
    """Yes if the quantity is shown to be at least the computed bound; otherwise nothing is said."""

    try:
        found = compare(ctx.quantities[quantity].text, name, domain)
    except Unproved as error:
        return unconfirmed([str(error)])
    if found.answer == "yes":
        return Evidence.yes(Kind.ARGUED, summary, domain=domain)
    text = (
        f"{ctx.quantities[quantity].text} is not shown to be at least {proved(name).text} ({domain}): {found.reason}."
    )
    return Evidence.unknown(text)


def of_part(part: str, evidence: Evidence) -> Evidence:
    return msgspec.structs.replace(evidence, part=part)


def place_of(at: dict[str, Any]) -> str:
    return ", ".join(f"{key} = {value}" for key, value in at.items())


def undefined(ctx: Context, quantity: str, found: Decision) -> Evidence:
    """A bound without a value somewhere in the domain is neither true nor false there."""
    place = place_of({name: value for name, value in found.witness.items() if name in SYMBOLS})
    return Evidence.unknown(f"At {place}, inside of what is claimed, {ctx.quantities[quantity].text} has no value.")


def exceeded(ctx: Context, claim: str, quantity: str, what: str, at: dict[str, Any], body: dict[str, Any]) -> Evidence:
    constant = decimal(ctx.quantities[quantity].ball(at), 8)
    value = decimal(abs(Fraction(body["value"])), 8)
    name = f"{claim}.{quantity.replace('.', '-')}-exceeded.json"
    return Evidence.no(
        Kind.CERTIFIED,
        (
            f"At {place_of(at)} {what} exceeds {value} at an explicit point, while the {quantity} "
            f"{ctx.quantities[quantity].text} is "
            f"{constant} there."
        ),
        certificates=(Certificate(name=name, body=body),),
    )


def exact(ctx: Context, quantity: str) -> Fraction | None:
    """A quantity that is a plain number, or None where it is none."""

    try:
        return Fraction(ctx.quantities[quantity].exact({}))
    except FormulaError:
        return None


def value_at(ctx: Context, quantity: str, at: dict[str, Any]) -> arb | None:
    """The quantity at a point, or None where it has no value."""

    try:
        return ctx.quantities[quantity].ball(at)
    except FormulaError:
        return None


def below(ctx: Context, quantity: str, at: dict[str, Any], value: Fraction) -> bool:
    """Is the quantity certainly below the value?  Where it has no value, nothing is certain."""
    found = value_at(ctx, quantity, at)
    return found is not None and bool(found < ball(value))
