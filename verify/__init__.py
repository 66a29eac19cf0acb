"""A machine referee for theorems: it judges a paper claim by claim and shows certificates."""

__version__ = "0.1.0"
