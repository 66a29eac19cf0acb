"""Formulas of the grammar as objects of reasoning: order, definedness, proportion."""
