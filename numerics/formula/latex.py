"""The trees of :mod:`numerics.formula.grammar` as LaTeX."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from numerics.formula.grammar import Node

__all__ = ["latex"]

_GREEK = {
    "alpha",
    "beta",
    "gamma",
    "delta",
    "epsilon",
    "eta",
    "theta",
    "kappa",
    "lambda",
    "mu",
    "nu",
    "pi",
    "rho",
    "sigma",
    "tau",
    "phi",
    "chi",
    "psi",
    "omega",
}
_LEVEL = {"+": 1, "-": 1, "neg": 1, "*": 2, "/": 4, "**": 3}  # a fraction bar groups by itself


def _latex_name(name: str) -> str:
    if index := re.fullmatch(r"([A-Za-z])_([A-Za-z]+)", name):  # B_QK
        return f"{index[1]}_{{{index[2]}}}"
    stem, digits = re.fullmatch(r"(.*?)_?([0-9]*)", name).groups()  # type: ignore[union-attr]
    upright = rf"\mathrm{{{stem}}}".replace("_", r"\_")
    word = rf"\{stem}" if stem in _GREEK else stem if len(stem) == 1 else upright
    return f"{word}_{{{digits}}}" if digits else word


def latex(node: Node, least: int) -> str:
    """LaTeX of a node, in parentheses where it binds less than ``least``."""
    text = _latex_bare(node)
    level = _LEVEL.get(node[0], 5)
    return rf"\left({text}\right)" if level < least else text


def _latex_bare(node: Node) -> str:
    match node:
        case ("number", value):
            above, below = value.as_integer_ratio()
            return str(above) if below == 1 else rf"\frac{{{above}}}{{{below}}}"
        case ("symbol", name):
            return _latex_name(name)
        case ("+", x, y):
            return f"{latex(x, 1)} + {latex(y, 2)}"
        case ("-", x, y):
            return f"{latex(x, 1)} - {latex(y, 2)}"
        case ("neg", x):
            return f"-{latex(x, 2)}"
        case ("*", x, y):
            right = latex(y, 3)
            times = r" \cdot " if right[0].isdigit() or right.startswith(r"\frac") else r"\,"
            return latex(x, 2) + times + right
        case ("/", x, y):
            return rf"\frac{{{latex(x, 0)}}}{{{latex(y, 0)}}}"
        case ("**", x, y):
            return f"{latex(x, 5)}^{{{latex(y, 0)}}}"
        case ("sqrt", x):
            return rf"\sqrt{{{latex(x, 0)}}}"
        case ("exp", x):
            return rf"e^{{{latex(x, 0)}}}"
        case ("ceil" | "floor" as name, x):
            return rf"\left\l{name} {latex(x, 0)} \right\r{name}"
        case (name, *arguments):
            return rf"\{name}\left({', '.join(latex(x, 0) for x in arguments)}\right)"
    raise AssertionError(node)
