"""Guarantees of first-order methods: the rule of every kind of certificate about them."""

from . import every, sizes

KINDS = {**sizes.KINDS, **every.KINDS}
