"""A SymPy expression as a text in the language of statements; an unknown function is refused, not guessed."""

from __future__ import annotations

from typing import Any

import sympy as sp

__all__ = ["written"]

_FUNCTIONS = {
    sp.exp: "exp",
    sp.log: "log",
    sp.sin: "sin",
    sp.cos: "cos",
    sp.tan: "tan",
    sp.sinh: "sinh",
    sp.cosh: "cosh",
    sp.tanh: "tanh",
    sp.atan: "arctan",
    sp.asin: "arcsin",
    sp.acos: "arccos",
    sp.asinh: "arsinh",
    sp.atanh: "artanh",
    sp.erf: "erf",
    sp.Abs: "abs",
    sp.Max: "max",
    sp.Min: "min",
}


def written(expression: Any) -> str:
    """``written(sp.sqrt(x) + 1)`` is ``(1 + sqrt(x))``."""
    node = sp.S(expression) if isinstance(expression, (int, sp.Basic)) else None
    if node is None:
        raise ValueError(f"no SymPy expression: {str(expression)[:60]}")
    return _text(node)


def _text(node: Any) -> str:
    if node.is_Symbol:
        return str(node.name)
    if node.is_Rational:
        return f"({node.p}/{node.q})" if node.q != 1 else f"({node.p})" if node.p < 0 else str(node.p)
    if node.is_Float:
        raise ValueError(f"{node} is a float; write it as a rational, such as sp.Rational('{node}')")
    if node in (sp.pi, sp.E):
        return "pi" if node is sp.pi else "exp(1)"
    if node.is_Add or node.is_Mul:
        return "(" + (" + " if node.is_Add else "*").join(map(_text, node.args)) + ")"
    if node.is_Pow:
        return _power(*node.args)
    if isinstance(node, sp.Derivative):
        return f"D({_text(node.expr)}, {', '.join(_text(s) for s, count in node.variable_count for _ in range(count))})"
    if node.func in _FUNCTIONS:
        return f"{_FUNCTIONS[node.func]}({', '.join(map(_text, node.args))})"
    raise ValueError(f"{node.func.__name__} is not in the language of statements")


def _power(base: Any, exponent: Any) -> str:
    if base is sp.E:
        return f"exp({_text(exponent)})"
    if exponent == sp.Rational(1, 2):
        return f"sqrt({_text(base)})"
    if exponent.is_Rational and exponent.q == 2:
        inner = f"sqrt({_text(base)})**{abs(exponent.p)}"
        return f"(1/({inner}))" if exponent < 0 else f"({inner})"
    if exponent.is_Integer and exponent < 0:
        return f"(1/({_text(base)})**{-exponent.p})"
    return f"({_text(base)})**{_text(exponent)}"
