"""Edelman, Goel, Kakade and Zhang: inductive biases and variable creation in self-attention mechanisms.

The companion paper.  Only its abstract page is at hand, so each claim judges a formulation of our own and says so.
"""

from __future__ import annotations

from theorems.edelman2022.choices import statement_choices
from verify import load_paper

__all__ = ["PAPER", "statement_choices"]

PAPER = load_paper(__name__)
