"""Relations at a point, written as one writes them, as the data of a certificate of kind ``relation-holds``/``-fails``.

``fails("new <= rate*old", at={"x": 1, "L": 2}, define={"new": "(x - x/L)**2/2", ...}, given=["0 < L"])`` is that data.
The formulas are in the language of statements; the checker sees trees and evaluates them itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from verify.statement.formula import Formula, FormulaError, Node, read_formula

__all__ = ["fails", "formula", "holds"]

Number = int | Fraction
_SIGN = re.compile(r"(<=|>=|<|>|=)")
_OPERATIONS = {
    "+": "+",
    "-": "-",
    "*": "*",
    "/": "/",
    "**": "^",
    "neg": "neg",
    "min": "min",
    "max": "max",
    "ceil": "ceil",
    "floor": "floor",
}


def formula(expression: Formula) -> Any:
    """The tree that the checker evaluates; FormulaError where it has no such operation (a root, a logarithm)."""
    return _tree(expression.tree)


def _tree(node: Node) -> Any:
    match node:
        case ("number", value):
            return str(Fraction(value))
        case ("symbol", name):
            return name
    operation = _OPERATIONS.get(node[0])
    if operation is None:
        raise FormulaError(f"{node[0]}: not exact in rationals; a relation has only {', '.join(_OPERATIONS)}")
    return [operation, *(_tree(child) for child in node[1:])]


def _sides(text: str, names: Iterable[str]) -> list[Any]:
    parts = _SIGN.split(text)
    if len(parts) != 3:
        raise FormulaError(f"{text!r}: a relation is two formulas with one of <, <=, =, >=, > between them")
    known = tuple(names)
    return [formula(read_formula(parts[0].strip(), known)), parts[1], formula(read_formula(parts[2].strip(), known))]


def _body(
    kind: str, text: str, at: Mapping[str, Number], define: Mapping[str, str | Formula], given: Iterable[str]
) -> dict[str, Any]:
    names = list(at)
    defined = []
    for name, item in define.items():
        defined.append([name, formula(read_formula(item, tuple(names)) if isinstance(item, str) else item)])
        names.append(name)
    left, sign, right = _sides(text, names)
    return {
        "kind": kind,
        "at": [[name, str(Fraction(value))] for name, value in at.items()],
        "define": defined,
        "given": [_sides(item, names) for item in given],
        "left": left,
        "relation": sign,
        "right": right,
    }


def fails(
    text: str, *, at: Mapping[str, Number], define: Mapping[str, str | Formula] | None = None, given: Iterable[str] = ()
) -> dict[str, Any]:
    """A certificate (unsealed) that the relation is false at the point although the given ones hold there."""
    return _body("relation-fails", text, at, define or {}, given)


def holds(
    text: str, *, at: Mapping[str, Number], define: Mapping[str, str | Formula] | None = None, given: Iterable[str] = ()
) -> dict[str, Any]:
    """A certificate (unsealed) that the relation is true at the point."""
    return _body("relation-holds", text, at, define or {}, given)
