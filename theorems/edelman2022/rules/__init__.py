"""The rules of this paper: what certificates say of one attention head, re-derived.

Standard library, python-flint and :mod:`verify.checker` only: nothing of the instruments that write them.
"""

from __future__ import annotations

from verify.checker.rules import Rule

from . import covering, sparse_head

__all__ = ["KINDS"]

KINDS: dict[str, Rule] = {**covering.KINDS, **sparse_head.KINDS}
