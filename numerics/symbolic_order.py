"""Is one closed form at most another for all admissible sizes?  A sufficient test by the signs of the difference.

Sizes are positive integers, norms are not negative.  The difference counts as non-negative only if it is so term by
term, so failing to show it says nothing.  A comparison on a grid never replaces this: a formula may do anything
between and beyond the points.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from numerics.expression import Expression, ExpressionError, Node, parse

if TYPE_CHECKING:
    import sympy as sp

__all__ = ["at_least_one_of", "at_most_one_of", "is_multiple_of", "is_share_of"]

_NORMS = ("norm",)


def _symbols(formula: Expression, fixed: Mapping[str, int]) -> dict[str, sp.Expr]:
    import sympy as sp

    free = {name: sp.Symbol(name, nonnegative=True) if name in _NORMS else sp.Symbol(name, positive=True, integer=True)
            for name in formula.symbols}
    return {**free, **{name: sp.Integer(value) for name, value in fixed.items()}}


def _value(whole: Expression, node: Node, symbols: Mapping[str, sp.Expr]) -> sp.Expr:
    return Expression(whole.text, whole.symbols, node).sympy(symbols)


def _defined(whole: Expression, node: Node, symbols: Mapping[str, sp.Expr]) -> bool:
    """Every divisor, root, logarithm and power has a value, before anything cancels."""
    if node[0] in ("number", "symbol"):
        return True
    if not all(_defined(whole, child, symbols) for child in node[1:]):
        return False
    if node[0] == "/":
        return _value(whole, node[2], symbols).is_positive is True
    if node[0] == "log":
        return _value(whole, node[1], symbols).is_positive is True
    if node[0] == "sqrt":
        return _value(whole, node[1], symbols).is_nonnegative is True
    if node[0] == "**":
        base, power = _value(whole, node[1], symbols), _value(whole, node[2], symbols)
        return base.is_positive is True or (power.is_integer is True and power.is_nonnegative is True)
    return node[0] in ("+", "-", "*", "neg", "ceil", "floor", "max", "min", "exp")


def _never_negative(difference: sp.Expr) -> bool:
    import sympy as sp

    return any(form(difference).is_nonnegative is True for form in (lambda e: e, sp.expand, sp.factor))


def _ordered(formula: Expression, texts: Iterable[str], fixed: Mapping[str, int], sign: int) -> bool:
    import sympy as sp

    try:
        symbols = _symbols(formula, fixed)
        if not _defined(formula, formula.tree, symbols):
            return False
        value = formula.sympy(symbols)
        others = [parse(text, formula.symbols).sympy(symbols) for text in texts]
        return any(_never_negative(sign * (other - value)) for other in others)
    except (ExpressionError, sp.PolynomialError, TypeError, ValueError, AttributeError, RecursionError):
        return False


def at_most_one_of(formula: Expression, texts: Iterable[str], **fixed: int) -> bool:
    """True only if the formula is shown to be at most one of the given ones wherever they are defined."""
    return _ordered(formula, texts, fixed, 1)


def at_least_one_of(formula: Expression, texts: Iterable[str], **fixed: int) -> bool:
    """True only if the formula is shown to be at least one of the given ones wherever they are defined."""
    return _ordered(formula, texts, fixed, -1)


def is_multiple_of(formula: Expression, text: str) -> bool:
    """True only if the formula is a number times the given one, which must be positive."""
    return _multiple(formula, text) is not None


def is_share_of(formula: Expression, text: str) -> bool:
    """True only if the formula is a number from 0 to 1 times the given one, whatever the sign of that."""
    number = _multiple(formula, text)
    return number is not None and number.is_real is True and bool(number >= 0) and bool(number <= 1)


def _multiple(formula: Expression, text: str) -> sp.Expr | None:
    """The number that the formula is, times the given one."""
    import sympy as sp

    try:
        symbols = _symbols(formula, {})
        if not _defined(formula, formula.tree, symbols):
            return None
        ratio = sp.cancel(formula.sympy(symbols) / parse(text, formula.symbols).sympy(symbols))
        return ratio if ratio.is_number and ratio.is_finite else None
    except (ExpressionError, sp.PolynomialError, TypeError, ValueError, AttributeError, RecursionError):
        return None
