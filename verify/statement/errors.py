"""What can go wrong with a text or at a point; nothing here is ever taken for a yes."""

from __future__ import annotations

__all__ = ["Refused", "TooMuch", "Undecided", "Undefined"]


class Refused(ValueError):
    """The text is not in the language; ``line`` and ``column`` (from 1) point at the place."""

    def __init__(self, what: str, line: int = 0, column: int = 0) -> None:
        self.what, self.line, self.column = what, line, column
        super().__init__(f"line {line}, column {column}: {what}" if line else what)


class Undefined(ArithmeticError):
    """The term has no value at this point: a division by zero, a kink under a derivative, an index outside."""


class Undecided(ArithmeticError):
    """The enclosures do not tell; more digits might."""


class TooMuch(ArithmeticError):
    """The work that is allowed for one question is used up."""
