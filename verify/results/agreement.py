"""When two findings of one class of evidence agree.

=============  ===================================================================================================
class          two findings agree if
=============  ===================================================================================================
formal,        they are equal: the same words, the same numbers (to the digits that both print)
derived,
exhaustive,
argued
certified      the enclosures overlap; both contain the true value, so two that do not overlap are a contradiction
numeric        the numbers agree to the digits that are stated, the last one up to one unit
empirical      the 95 % intervals of the counts overlap
=============  ===================================================================================================

Where the two sides are of different classes, the weaker class decides.  What cannot be read as numbers is compared as
text.  Numbers are exact rationals throughout; those with absurd exponents are text.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import NamedTuple

from verify.records import Kind

__all__ = ["DECISIVE", "EXACT", "Interval", "agree", "intervals", "number", "same_digits", "weaker"]

DECISIVE = (Kind.FORMAL, Kind.DERIVED, Kind.CERTIFIED, Kind.EXHAUSTIVE, Kind.ARGUED)
EXACT = (Kind.FORMAL, Kind.DERIVED, Kind.EXHAUSTIVE, Kind.ARGUED)  # what was shown is one thing, in the same words
_STRENGTH = {kind: rank for rank, kind in enumerate(Kind)}
_DECIMAL = re.compile(r"([+-]?)([0-9]{1,1500})(?:\.([0-9]{0,1500}))?(?:[eE]([+-]?[0-9]{1,4}))?")
_RATIO = re.compile(r"[+-]?[0-9]{1,1500}/[0-9]{1,1500}")
_IN_TEXT = re.compile(r"(?<![A-Za-z0-9_.])[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?:/[0-9]+)?(?![A-Za-z0-9_])")
_COUNTED = re.compile(r"([0-9]{1,9}) of ([0-9]{1,9}) \(95 % interval ([0-9.]{1,12}) to ([0-9.]{1,12}) %\)")


class Interval(NamedTuple):
    """Two exact ends."""

    low: Fraction
    high: Fraction

    def apart(self, other: Interval) -> bool:
        return self.high < other.low or other.high < self.low


def weaker(one: Kind, two: Kind) -> Kind:
    return max(one, two, key=_STRENGTH.__getitem__)


def number(text: str) -> tuple[Fraction, Fraction] | None:
    """The exact value of a printed number and one unit of its last digit (0 for an integer or a ratio), or None."""
    if _RATIO.fullmatch(text):
        try:
            return Fraction(text), Fraction(0)
        except ZeroDivisionError:
            return None
    found = _DECIMAL.fullmatch(text)
    if found is None:
        return None
    sign, whole, decimals, exponent = found.groups()
    places = int(exponent or 0) - len(decimals or "")
    unit = Fraction(10) ** places
    value = int(whole + (decimals or "")) * unit
    exact = decimals is None and exponent is None
    return (-value if sign == "-" else value), (Fraction(0) if exact else unit)


def same_digits(one: str, two: str) -> bool:
    """Equal to the digits that both print: one unit of the coarser last digit apart at the most."""
    if one == two:
        return True
    first, second = number(one), number(two)
    if first is None or second is None:
        return False
    (value, unit), (other, grain) = first, second
    return abs(value - other) <= max(unit, grain)


def intervals(text: str) -> list[tuple[str, Interval]]:
    """The counts in a summary with their 95 % intervals, in the order of the text."""
    found = []
    for successes, runs, low, high in _COUNTED.findall(text):
        ends = number(low), number(high)
        if ends[0] is not None and ends[1] is not None:
            found.append((f"{successes} of {runs}", Interval(ends[0][0], ends[1][0])))
    return found


def _numbers_agree(old: str, new: str) -> bool:
    """The same words with the same numbers, each to its stated digits."""
    if _IN_TEXT.sub("#", old) != _IN_TEXT.sub("#", new):
        return False
    return all(same_digits(one, two) for one, two in zip(_IN_TEXT.findall(old), _IN_TEXT.findall(new), strict=True))


def agree(kind: Kind, old: str, new: str) -> bool:
    """Do two summaries of this class of evidence say the same?"""
    if old == new:
        return True
    if kind in EXACT:
        return False
    if kind is Kind.CERTIFIED:  # the enclosures themselves are compared as constants and certificates
        return _IN_TEXT.sub("#", old) == _IN_TEXT.sub("#", new)
    one, two = intervals(old), intervals(new)
    if kind is Kind.EMPIRICAL or (kind is Kind.NONE and one):  # what is left open may have counted, too
        if not one or len(one) != len(two):
            return False
        return not any(first.apart(second) for (_, first), (_, second) in zip(one, two, strict=True))
    return _numbers_agree(old, new)
