"""What the claims of this paper share: the model, the ranges of the symbols, and how numbers are shown."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from flint import arb, fmpq

from numerics import formulas
from numerics.head.model import HeadSpec, load_head
from verify.engines.relation import decide
from verify.records import Check, Context, Evidence, Finding, Kind, Scope, asks
from verify.records import about as contains
from verify.statement.formula import FormulaError

if TYPE_CHECKING:
    from verify.statement.formula import Formula

__all__ = [
    "ALL_NORMS",
    "NORMS",
    "about",
    "above",
    "ball",
    "below",
    "decimal",
    "failed",
    "model_of",
    "ours",
    "proved",
    "shown",
    "undecided",
    "value_at",
]

NORMS = ("L", "B_X", "B_V", "B_QK")
ALL_NORMS = "L > 0, B_X > 0, B_V > 0, B_QK > 0"
ours = "Our formulation, since only the abstract page of the paper is at hand. "


def about(part: str, *quantities: str) -> Callable[[Check], Check]:
    """Say which part of a statement a check answers for, and the quantities of that part: one part may fall while the
    others stand."""

    def mark(check: Check) -> Check:
        @functools.wraps(check)
        def named(ctx: Context) -> Evidence:
            return msgspec.structs.replace(check(ctx), part=part)

        return contains(*quantities)(asks(Scope.STATED, part)(named))

    return mark


def model_of(ctx: Context) -> HeadSpec:
    """The model of the run; the default where a check is called without one of this paper."""

    return ctx.model if isinstance(ctx.model, HeadSpec) else HeadSpec()


def shown(larger: Formula | str, relation: str, smaller: Formula | str, domain: str) -> bool:
    """True only if the relation is derived for the whole domain, with both sides defined there."""

    return decide(larger, relation, smaller, domain).answer == "yes"


def ball(value: Fraction | int) -> arb:

    exact = Fraction(value)
    return arb(fmpq(exact.numerator, exact.denominator))


def value_at(expression: formulas.Formula, values: dict[str, Any]) -> arb | None:
    """The value as a ball, or None where there is none."""

    try:
        return expression.ball(values)
    except FormulaError:
        return None


def below(value: arb, bits: int = 40) -> Fraction:
    """A rational of moderate length that is not above the ball's lower end."""
    scaled = (value * 2**bits).lower().floor().unique_fmpz()
    if scaled is None:
        raise ValueError("a ball too wide to be rounded")
    return Fraction(int(scaled), 2**bits)


def above(value: arb, bits: int = 40) -> Fraction:
    return -below(-value, bits)


def decimal(value: Fraction | arb, digits: int = 10) -> str:
    shown = ball(value) if isinstance(value, Fraction | int) else value
    return str(shown.str(digits, radius=False))


def failed(facts: dict[str, bool]) -> Evidence | None:
    """Evidence of a failure if a fact that an argument needs is not confirmed; only True itself confirms."""
    wrong = [name for name, confirmed in facts.items() if confirmed is not True]
    if not wrong:
        return None
    return Evidence(finding=Finding.FAILED, kind=Kind.NONE, summary=f"not confirmed: {'; '.join(wrong)}.")


def proved(summary: str, facts: dict[str, bool], *, domain: str = "", derived: str = "", **more: Any) -> Evidence:
    """Yes by an argument whose algebra was confirmed just now."""
    return failed(facts) or Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, summary=summary, domain=domain, derived=derived, cases=None, **more
    )


def undecided(summary: str) -> Evidence:
    return Evidence.unknown(summary)


def model(source: Path | Mapping[str, Any] | None) -> Any:
    """The model of this paper: one attention head, its sizes and norms."""

    return load_head(source)
