"""Five statements about gradient descent: the worked example of docs/adding-a-paper.md."""

from __future__ import annotations

from verify import load_paper

__all__ = ["PAPER"]

PAPER = load_paper(__name__)
