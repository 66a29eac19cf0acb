"""Formulas as trees, with sums over given ranges and symbols that get their meaning from whoever asks.

A room that lends: it has no kind of its own.  :class:`.language.Language` reads, bounds, evaluates in balls and shows a
tree; :func:`.language.order` tells which of two numbers is larger.  It knows no symbol but those it is given.
"""

from .language import ALTERNATING, MANY, Language, Leaves, Limits, Sum, Symbol, at, ceiling, order

__all__ = ["ALTERNATING", "KINDS", "MANY", "Language", "Leaves", "Limits", "Sum", "Symbol", "at", "ceiling", "order"]

KINDS: dict[str, object] = {}
