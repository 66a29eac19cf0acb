"""Guarantees of first-order methods: the rule of every kind of certificate about them."""

from . import all_steps, sizes

KINDS = {**sizes.KINDS, **all_steps.KINDS}
