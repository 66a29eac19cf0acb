"""Lemmas about private mechanisms: all of it is in paper.toml and claim.toml."""

from __future__ import annotations

from verify import load_paper

__all__ = ["PAPER"]

PAPER = load_paper(__name__)
