"""Shares of softmax attention and functions of their sums, with two derivatives.

A room that lends: it has no kind of its own.
"""

__all__ = ["KINDS"]

KINDS: dict[str, object] = {}
