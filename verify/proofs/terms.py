"""A formula of the expression grammar as a term of Coq's real numbers, and what must hold for it to be defined.

Coq's division, root and logarithm are total functions, so ``defined`` lists what an honest reader asks of the formula:
no denominator is zero, no root of a negative number, no logarithm or broken power of what is not positive.
"""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from typing import Any

from verify.statement.formula import Formula

__all__ = ["defined", "real"]

Node = tuple[Any, ...]

_LEVEL = {"+": 50, "-": 50, "*": 40, "/": 40, "neg": 35, "**": 30}  # Coq's own levels; an application is 10
_CALLS = {"sqrt": "sqrt", "log": "ln", "exp": "exp", "ceil": "Ceil", "floor": "Floor", "min": "Rmin", "max": "Rmax"}


def real(formula: Formula, naturals: Collection[str]) -> str:
    """The formula in Coq's scope of real numbers; symbols among ``naturals`` are natural numbers there."""
    return _Writer(naturals).term(formula.tree, 100)


def defined(formula: Formula, naturals: Collection[str]) -> list[str]:
    """The conditions under which every part of the formula has a meaning, innermost first, each once."""
    return list(dict.fromkeys(_Writer(naturals).conditions(formula.tree)))


class _Writer:
    def __init__(self, naturals: Collection[str]) -> None:
        self.naturals = naturals

    def term(self, node: Node, most: int) -> str:
        """The node, in parentheses where it binds less than ``most`` asks for."""
        text, level = self._bare(node)
        return text if level <= most else f"({text})"

    def _bare(self, node: Node) -> tuple[str, int]:
        match node:
            case ("number", value):
                return _number(value)
            case ("symbol", name):
                return (f"INR {name}", 10) if name in self.naturals else (name, 0)
            case ("+" | "-" | "*" | "/" as sign, left, right):
                level = _LEVEL[sign]
                return f"{self.term(left, level)} {sign} {self.term(right, level - 1)}", level
            case ("neg", inner):
                return f"- {self.term(inner, 35)}", 35
            case ("**", base, exponent):
                return self._power(base, exponent)
            case ("min" | "max" as name, *parts):
                return self._fold(_CALLS[name], parts)
            case (name, inner):
                return f"{_CALLS[name]} {self.term(inner, 9)}", 10
        raise AssertionError(node)

    def _fold(self, name: str, parts: list[Node]) -> tuple[str, int]:
        text = self.term(parts[0], 9)
        for part in parts[1:]:
            text = f"({name} {text} {self.term(part, 9)})"
        return text, 0

    def _power(self, base: Node, exponent: Node) -> tuple[str, int]:
        if (whole := self.natural(exponent)) is not None:
            return f"{self.term(base, 29)} ^ {whole}", 30
        if exponent[0] == "neg" and (whole := self.natural(exponent[1])) is not None:
            return f"/ {self.term(base, 29)} ^ {whole}", 35
        return f"Rpower {self.term(base, 9)} {self.term(exponent, 9)}", 10

    def natural(self, node: Node) -> str | None:
        """An exponent that is a sum or product of natural numbers, as one; None where it is not."""
        match node:
            case ("number", value) if value.denominator == 1:
                return str(value.numerator)
            case ("symbol", name) if name in self.naturals:
                return name
            case ("+" | "*" as sign, left, right):
                parts = self.natural(left), self.natural(right)
                return None if None in parts else f"({parts[0]} {sign} {parts[1]})"
        return None

    def conditions(self, node: Node) -> list[str]:
        if node[0] in ("number", "symbol"):
            return []
        found = [text for child in node[1:] for text in self.conditions(child)]
        return found + self._own(node)

    def _own(self, node: Node) -> list[str]:
        match node:
            case ("/", _, below) if not _value(below):
                return [f"{self.term(below, 69)} <> 0"]
            case ("sqrt", inner) if (_value(inner) or -1) < 0:
                return [f"0 <= {self.term(inner, 69)}"]
            case ("log", inner) if (_value(inner) or -1) <= 0:
                return [f"0 < {self.term(inner, 69)}"]
            case ("**", base, ("neg", exponent)) if self.natural(exponent) is not None:
                return [] if _value(base) else [f"{self.term(base, 69)} <> 0"]
            case ("**", base, exponent) if self.natural(exponent) is None and (_value(base) or -1) <= 0:
                return [f"0 < {self.term(base, 69)}"]
        return []


def _number(value: Fraction) -> tuple[str, int]:
    above, below = value.as_integer_ratio()
    return (str(above), 0) if below == 1 else (f"{above} / {below}", 40)


def _value(node: Node) -> Fraction | None:
    """The number that a node is, if it is one as it stands."""
    return node[1] if node[0] == "number" else None
