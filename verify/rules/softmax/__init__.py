"""The rules of how far softmax and an attention head move."""

from .attention import KINDS

__all__ = ["KINDS"]
