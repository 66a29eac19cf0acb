"""The rule of covers of linear functions."""

from .updates import KINDS

__all__ = ["KINDS"]
