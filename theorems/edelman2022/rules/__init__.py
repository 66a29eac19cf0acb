"""The rules of this paper: what certificates say of one attention head, re-derived.

Standard library, python-flint, :mod:`verify.checker` and its rooms only: nothing of the instruments that write them.
"""

from .covering import KINDS

__all__ = ["KINDS"]
