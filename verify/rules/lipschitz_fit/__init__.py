"""The rules of the best risk of Lipschitz functions on labelled points."""

from .sides import KINDS

__all__ = ["KINDS"]
