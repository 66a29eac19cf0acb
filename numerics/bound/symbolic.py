"""SymPy expressions and the language of statements: as a text, and from a tree; an unknown function is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sympy as sp

__all__ = ["as_sympy", "written"]

MAX_BITS = 1 << 17  # of a number that SymPy would write out

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


def as_sympy(tree: tuple[Any, ...], symbols: Mapping[str, Any]) -> Any:
    """The tree of a formula (:mod:`numerics.formulas`) as a SymPy expression, built node by node: no text is given
    to SymPy.  ValueError where a symbol is missing, or where a number is divided by zero."""
    result = _expression(tree, symbols)
    if result.has(sp.zoo, sp.nan, sp.oo, -sp.oo):
        raise ValueError("division by zero")
    return result


def _expression(node: tuple[Any, ...], symbols: Mapping[str, Any]) -> Any:
    if node[0] == "number":
        return sp.Rational(node[1].numerator, node[1].denominator)
    if node[0] == "symbol":
        if node[1] not in symbols and node[1] != "pi":
            raise ValueError(f"no SymPy symbol was given for {node[1]}")
        return symbols.get(node[1], sp.pi)
    a = [_expression(child, symbols) for child in node[1:]]
    match node[0]:
        case "+":
            return sp.Add(*a)
        case "-":
            return sp.Add(a[0], sp.Mul(-1, a[1]))
        case "*":
            return sp.Mul(*a)
        case "/":
            return sp.Mul(a[0], sp.Pow(a[1], -1))
        case "neg":
            return sp.Mul(-1, a[0])
        case "**":
            return _limited_power(*a)
        case "sqrt" | "floor" | "ceil" as name:
            return {"sqrt": sp.sqrt, "floor": sp.floor, "ceil": sp.ceiling}[name](a[0])
    known = {name: function for function, name in _FUNCTIONS.items()}
    if node[0] not in known:
        raise ValueError(f"{node[0]} is not given to SymPy")
    return known[node[0]](*a)


def _limited_power(base: Any, exponent: Any) -> Any:
    """ValueError for a power of numbers that SymPy would write out, however long it is."""
    if base.is_Rational and exponent.is_Rational:
        bits = max(int(base.p).bit_length(), int(base.q).bit_length())
        if abs(exponent) * (bits - 1) > MAX_BITS:
            raise ValueError(f"a power with more than {MAX_BITS} bits is not given to SymPy")
    return sp.Pow(base, exponent)
