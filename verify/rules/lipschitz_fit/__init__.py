"""The rules of the best risk of Lipschitz functions on labelled points."""

from .fit_bounds import KINDS

__all__ = ["KINDS"]
