"""Subdivisions as text: what a search found, in the order in which a checker walks it."""

from __future__ import annotations

import numpy as np

from numerics.arithmetic.ball_arrays import Flags

__all__ = ["preorder"]


def preorder(flags: list[Flags], parts: int) -> str:
    """Breadth-first split flags, level by level, as a depth-first string (1 splits, 0 is a leaf)."""
    first = [(np.cumsum(level) - 1) * parts for level in flags]
    text: list[str] = []
    stack = [(0, 0)]
    while stack:
        depth, index = stack.pop()
        split = bool(flags[depth][index])
        text.append("1" if split else "0")
        if split:
            base = int(first[depth][index])
            stack.extend((depth + 1, base + child) for child in reversed(range(parts)))
    return "".join(text)
