r"""Remark 9: transformers need fewer parameters than feed-forward networks to learn k-parity.

It compares a number from another paper, an edge count (Proposition 4) and the size of a construction (Proposition 3,
Theorem 5).  Counted in the same way the comparison looks different: in edges the transformer needs n as well, since
it must look at every bit; in trained numbers a subclass of feed-forward networks needs two; in shared values no lower
bound for them is proved.
"""

from __future__ import annotations

import functools

import msgspec

from theorems.han2025.shared import edges
from verify.records import Check, Context, Evidence


def _here(check: Check) -> Check:
    """A check of Proposition 4 whose certificates go by the name of the claim that shows them."""

    @functools.wraps(check)
    def renamed(ctx: Context) -> Evidence:
        found = check(ctx)
        own = tuple(msgspec.structs.replace(c, name=c.name.replace("prop-4.", "rem-9.", 1)) for c in found.certificates)
        return msgspec.structs.replace(found, certificates=own)

    return renamed


ignoring_a_bit_costs_one = _here(edges.ignoring_a_bit_costs_one)
every_bit_needs_an_edge = _here(edges.every_bit_needs_an_edge)
ignoring_a_bit_costs_as_the_repair_says = _here(edges.ignoring_a_bit_costs_as_the_repair_says)
every_bit_needs_an_edge_of_its_own = _here(edges.every_bit_needs_an_edge_of_its_own)
