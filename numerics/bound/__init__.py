"""Proposals for bounds: where a formula is smallest, in floats; SymPy and torch formulas as text.

Nothing here decides: what is proposed is decided by the checker's own arithmetic.
"""
