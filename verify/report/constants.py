"""Printed constants beside the best that is known: a row a constant, at the sizes of the model, in one word."""

from __future__ import annotations

import math
from collections.abc import Sequence
from decimal import Decimal, InvalidOperation
from typing import NamedTuple

from verify.records import Verdict
from verify.report import evaluated
from verify.report.text import shorten
from verify.results.schema import ClaimResult, ConstantResult, Results

__all__ = [
    "FEW",
    "NOTE",
    "Row",
    "agreed",
    "agreement",
    "at",
    "best",
    "is_same",
    "ratio",
    "rows",
    "side",
    "sort_key",
    "value_of",
    "word",
]

NOTE = (
    "One row per constant, at the model's sizes or the nearest ones in its table: the printed value, the best "
    "formula proved for all sizes, and certified bounds on the optimal value. Tight: no better constant exists; "
    "loose ×r: true, but r times larger than needed; wrong: excluded by the certified bounds; false elsewhere: the "
    "statement with this formula is false at other sizes. Each printed value was computed by mpmath and enclosed by "
    "Arb, which share no code."
)
TIGHT = Decimal("1.005")
NARROW = Decimal("1.05")  # an enclosure as narrow as this decides what lies inside of it
FEW = 4  # digits in the table of a report; the pages of claims have more
FULL = 5  # a bar is full at a factor of ten to this


class Row(NamedTuple):
    """One constant: printed, best, how they compare where the model stands, and how well it was computed."""

    claim: ClaimResult
    name: str
    point: ConstantResult
    points: int
    printed: str | None  # LaTeX
    proved: str | None  # LaTeX of the best that is proved for all sizes
    proved_value: str  # what that is here
    word: str
    share: int  # length of the bar in hundredths; 0: none
    value: evaluated.Evaluated | None  # of the printed one


def rows(results: Results, claims: Sequence[ClaimResult] | None = None) -> list[Row]:
    found = []
    for claim in results.claims if claims is None else claims:
        for name in dict.fromkeys(constant.name for constant in claim.constants):
            found.append(_row(results, claim, [item for item in claim.constants if item.name == name]))
    return found


def _row(results: Results, claim: ClaimResult, points: Sequence[ConstantResult]) -> Row:
    point = max(points, key=lambda item: _nearness(results, item))
    printed = evaluated.latex(point.formula) if point.formula else None
    proved, proved_value = _proved(results, claim, point)
    said = word(point)
    if said not in ("", "wrong") and printed and _fails_elsewhere(claim, printed):
        said = f"{said}, false elsewhere"
    return Row(
        claim,
        claim.meanings.get(point.name, point.name),
        point,
        len(points),
        printed,
        proved,
        proved_value,
        said,
        _share(point),
        value_of(results, claim, point, point.formula),
    )


def _proved(results: Results, claim: ClaimResult, point: ConstantResult) -> tuple[str | None, str]:
    """The best formula and its value here; nothing where that value contradicts the enclosure of what it bounds."""
    found = value_of(results, claim, point, point.best)
    value = _number(found.mpmath) if found is not None and found.digits > 0 else None
    low, high = _number(point.best_lower), _number(point.best_upper)
    if value is None or low is None or high is None:
        return None, ""
    contradicts = value > high if point.bound == "lower" else value < low
    return (None, "") if contradicts else (evaluated.latex(point.best), shorten(_written(value)))


def _nearness(results: Results, point: ConstantResult) -> int:
    """How many sizes of the model the point has; the first one wins a tie."""
    model = {**results.model, "m": results.model.get("heads"), "tau": results.model.get("temperature")}
    return sum(str(model.get(name)) == str(value) for name, value in point.at.items())


def _written(value: Decimal) -> str:
    return str(int(value)) if value == int(value) and abs(value) < 10**7 else str(value)


def value_of(results: Results, claim: ClaimResult, point: ConstantResult, formula: str) -> evaluated.Evaluated | None:
    letters = {name: str(value) for name, value in results.model.items() if isinstance(value, int | str)}
    letters |= {**claim.quantities, **point.letters, **{name: str(value) for name, value in point.at.items()}}
    return evaluated.evaluated(formula, letters, _digits(results)) if formula else None


def _digits(results: Results) -> int:
    text = results.environment.get("digits", "50")
    return min(int(text), 1000) if text.isdigit() and len(text) < 5 and int(text) else 50


def _fails_elsewhere(claim: ClaimResult, formula: str) -> bool:
    """A refuted statement or step of the claim has this formula in it."""
    said = [(claim.verdict, claim.statement)]
    said += [(step.verdict, f"{step.text} {step.printed}") for step in claim.steps]
    return len(formula) > 3 and any(verdict is Verdict.REFUTED and formula in text for verdict, text in said)


def agreement(row: Row) -> str:
    """To how many digits mpmath and Arb agree on the printed value, in words."""
    if row.value is None:
        return ""
    if row.value.digits < 0:
        return "they differ"
    return f"{row.value.digits} digits" if is_same(row.value, row.point.paper) else "the table's value differs"


def agreed(found: Sequence[Row]) -> str:
    """In a sentence, to how many digits they agree on all rows that have a formula, and on which rows they do not."""
    computed = [row for row in found if row.value is not None]
    apart = [f"{row.claim.id}, {row.name}" for row in computed if not agreement(row).endswith(" digits")]
    digits = [row.value.digits for row in computed if row.value is not None and agreement(row).endswith(" digits")]
    said = (
        f"They agree to at least {min(digits)} digits{' except on ' * bool(apart)}{'; '.join(apart)}." if digits else ""
    )
    return said or ("They differ on every value." if apart else "")


def is_same(value: evaluated.Evaluated, paper: str) -> bool:
    """The number that the run wrote down is that of the formula, to nine digits at least."""
    one, two = _number(value.mpmath), _number(paper)
    return one is not None and two is not None and abs(one - two) <= max(abs(one), abs(two)) * Decimal("1e-9")


# ------------------------------------------------------------------------------------------- in one word


def word(constant: ConstantResult) -> str:
    """tight, loose ×r, wrong; undecided where the enclosure is too wide; nothing for what is a choice."""
    paper, low, high = (_number(text) for text in (constant.paper, constant.best_lower, constant.best_upper))
    if constant.bound == "choice" or paper is None or low is None or high is None:
        return ""
    if constant.bound == "exact":
        return "exact" if low == paper == high else "undecided" if low <= paper <= high else "wrong"
    wrong, inside = (paper > high, paper >= low) if constant.bound == "lower" else (paper < low, paper <= high)
    if wrong:
        return "wrong"
    if inside:
        return "tight" if low == high or (low > 0 and high / low < NARROW) else "undecided"
    factor = _factor(constant)
    if factor is None:
        return "says nothing"
    return "tight" if factor < TIGHT else f"loose ×{_few(factor)}"


def _factor(constant: ConstantResult) -> Decimal | None:
    """How much a true bound gives away; None where that is no positive number."""
    paper, low, high = (_number(text) for text in (constant.paper, constant.best_lower, constant.best_upper))
    if paper is None or low is None or high is None:
        return None
    above, below = (low, paper) if constant.bound == "lower" else (paper, high)
    return above / below if below > 0 and above > 0 else None


def _few(factor: Decimal) -> str:
    return f"{factor:.3g}" if factor < 1000 else f"{int(factor):,}" if factor < 10**6 else f"{float(factor):.1e}"


def _share(constant: ConstantResult) -> int:
    factor = _factor(constant)
    if constant.bound not in ("upper", "lower") or factor is None or factor <= TIGHT:
        return 0
    return max(2, min(100, round(100 * math.log10(factor) / FULL)))


# ------------------------------------------------------------------------------------------- at one point


def at(constant: ConstantResult) -> str:
    return ", ".join(f"{name} = {value}" for name, value in constant.at.items())


def best(constant: ConstantResult, digits: int = 7) -> str:
    """The certified bounds on the optimal value, rounded outwards to so many digits."""
    if _number(constant.best_lower) is None and _number(constant.best_upper) is None:
        return "—"
    if constant.best_lower == constant.best_upper:
        return shorten(constant.best_lower, digits=digits)
    return f"{shorten(constant.best_lower, 'down', digits)} … {shorten(constant.best_upper, 'up', digits)}"


def ratio(constant: ConstantResult) -> str:
    return shorten(constant.ratio, "down", 4)


def side(constant: ConstantResult) -> str:
    """Where the printed value lies: above, below or inside the enclosure; it does not say which is right."""
    paper, low, high = (_number(text) for text in (constant.paper, constant.best_lower, constant.best_upper))
    if paper is None or low is None or high is None:
        return "not comparable"
    if low == high == paper:
        return "equal"
    if paper > high:
        return "above the best"
    return "below the best" if paper < low else "inside the enclosure"


def sort_key(text: str) -> str:
    """A number that a script can read, or the text itself."""
    number = _number(text)
    return text if number is None else f"{float(number):.15g}"


def _number(text: str) -> Decimal | None:
    try:
        number = Decimal(text)
    except InvalidOperation:
        return None
    return number if number.is_finite() else None
