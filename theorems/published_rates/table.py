"""``rates.toml``, strictly read: the published guarantees as data."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Literal

import msgspec

__all__ = ["Rate", "Size", "rates", "shown"]

Size = Mapping[str, int | Fraction]


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One guarantee: the measure is at most (tight, upper) or can be at least (lower) the rate times the scale."""

    id: str
    title: str
    by: str  # authors, year and place
    method: str  # a function of methods/
    rate: str  # in the expression grammar, of the names in ``at``
    relation: Literal["tight", "upper", "lower"]
    about: str  # the method and the class, in words
    measure: str  # LaTeX
    scale: str  # LaTeX; empty where the bound is a number
    at: tuple[dict[str, int | str], ...]  # the sizes that are judged
    witness: str = ""  # a special case of the method, for lower ends
    given: str = ""  # in the statement language: what is there (with its types) and what is assumed of it
    error: str = ""  # what is measured, in the statement language
    start: str = ""  # from what, in the statement language
    some: bool = False  # the error is that of step t, and some step t up to n is asked for
    dimension: int = 0  # the smallest in which the rate is reached, where the formula says so
    checked_formula: tuple[str, ...] = ()  # of each reading, digits of the digest of the formula that is checked

    @property
    def symbols(self) -> tuple[str, ...]:
        return tuple(self.at[0])

    def sizes(self) -> list[Size]:
        return [{name: Fraction(v) if isinstance(v, str) else v for name, v in row.items()} for row in self.at]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    claim: tuple[Rate, ...]


@functools.cache
def rates() -> tuple[Rate, ...]:
    """In the order of the file; one clear line if it is not of that form."""
    path = Path(__file__).with_name("rates.toml")
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=_File).claim
    except msgspec.DecodeError as error:
        raise ValueError(f"{path.name}: {error}") from error
    for rate in found:
        if not rate.at or any(tuple(row) != rate.symbols for row in rate.at):
            raise ValueError(f"{path.name}: {rate.id}: every row of `at` has the same names in the same order")
    return found


def shown(size: Size) -> str:
    return ", ".join(f"{name} = {value}" for name, value in size.items())
