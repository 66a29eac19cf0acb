"""Where a formula goes along a sequence of sizes: enough to show that it does not tend to zero.

A ceiling or a floor whose argument tends to a number that is no integer is a constant from some size on, and is put in
as that; other roundings are left alone, and then nothing is said.  The limit is SymPy's, and is believed only if the
formula's own values at three large sizes agree with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from numerics.bound.symbolic import as_sympy
from verify.statement.formula import Formula, FormulaError, Node

if TYPE_CHECKING:
    import sympy as sp

__all__ = ["limit_along"]

_FAR = (10**8, 10**9, 10**10)  # beyond every number that a formula is likely to hold
Sequence = Mapping[str, tuple[int, int]]  # a letter -> numerator and exponent: c·s^e, in the running size s


def limit_along(formula: Formula, sequence: Sequence) -> sp.Expr | None:
    """The limit as s grows, with every letter a multiple of a power of s; None where it is not known."""
    import sympy as sp

    s = sp.Symbol("s", positive=True)
    letters = {name: sp.Integer(factor) * s**power for name, (factor, power) in sequence.items()}
    try:
        limit = sp.limit(_eventual(formula, formula.tree, letters, s), s, sp.oo)
        if limit.has(sp.nan) or not (limit.is_infinite or (limit.is_number and limit.is_real)):
            return None
        return limit if _agrees(formula, sequence, limit) else None
    except (FormulaError, NotImplementedError, ArithmeticError, TypeError, ValueError, AttributeError, RecursionError):
        return None


def _eventual(whole: Formula, node: Node, letters: Mapping[str, sp.Expr], s: sp.Symbol) -> sp.Expr:
    """The formula in s, with the roundings that are constant from some size on put in as numbers."""
    import sympy as sp

    if node[0] in ("number", "symbol"):
        return as_sympy(node, letters)
    inner = [_eventual(whole, child, letters, s) for child in node[1:]]
    if node[0] in ("ceil", "floor"):
        argument = sp.cancel(inner[0])
        to = sp.limit(argument, s, sp.oo)
        if not (argument.is_number or (to.is_finite and to.is_integer is False)):
            raise ValueError("a rounding that does not settle")
        return (sp.ceiling if node[0] == "ceil" else sp.floor)(argument if argument.is_number else to)
    names = tuple(f"x{place}" for place in range(len(inner)))
    outer = as_sympy((node[0], *(("symbol", name) for name in names)), dict(zip(names, inner, strict=True)))
    return sp.powdenest(outer, force=True)


def _agrees(formula: Formula, sequence: Sequence, limit: sp.Expr) -> bool:
    """The values at large sizes: near a finite limit, and growing towards an infinite one."""
    values = []
    for s in _FAR:
        at = {name: Fraction(factor) * Fraction(s) ** power for name, (factor, power) in sequence.items()}
        values.append(float(formula.ball(at).mid()))
    if limit.is_infinite:
        return abs(values[0]) < abs(values[1]) < abs(values[2]) and (values[2] > 0) == bool(limit > 0)
    return abs(values[2] - float(limit)) <= 0.05 * max(1e-12, abs(float(limit)))
