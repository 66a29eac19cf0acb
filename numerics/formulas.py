"""Formulas in a model file, such as the temperature law ``1/n``: read by the language of statements.

The instruments do not import that language: its reader is named here, and loaded when the first formula is read.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import flint

__all__ = ["Formula", "read"]

READER = "verify.statement.formula", "read_formula"


class Formula(Protocol):
    """What the instruments ask of a formula."""

    @property
    def text(self) -> str: ...

    def __hash__(self) -> int: ...

    @property
    def tree(self) -> tuple[Any, ...]:
        """``("number", Fraction)``, ``("symbol", name)``, or an operation or function with such trees."""

    def exact(self, values: Mapping[str, Any] | None = None) -> Fraction:
        """The value as a rational; ValueError where it is none."""

    def rational(self, values: Mapping[str, Any] | None = None) -> Fraction | None:
        """The value as a rational; None where it is irrational, ValueError where there is none."""

    def ball(self, values: Mapping[str, Any] | None = None) -> flint.arb:
        """A ball that contains the value, at flint's current precision."""


def read(text: str, symbols: tuple[str, ...] = ()) -> Formula:
    """The formula of a text in these symbols; ValueError if it is none."""
    module, name = READER
    found: Formula = getattr(importlib.import_module(module), name)(text, symbols)
    return found
