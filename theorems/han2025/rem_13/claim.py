r"""Remark 13: with fixed hard attention no classifier beats chance unless the number of heads is linear in n.

Printed is O(n), which taken literally is the wrong way round: n² heads, which are not O(n), read every bit.  Meant is
Ω(n), and that is true, for every size of the parity set, although the bound of Corollary 20 does not show it: that
one says nothing from m ≈ n/log n on.  A head reveals the positions up to the first preferred token of its list, fewer
than two on average, so m heads reveal some position with probability below 2m/n.
"""

from __future__ import annotations

from theorems.han2025.rem_13 import checks
from verify.records import Claim, Quantity, Reading, Repair

__all__ = ["CLAIM"]

CLAIM = Claim(
    id="rem-13", where="Section 4",
    title="With fixed hard attention no classification head beats chance unless m is linear in n",
    statement=r"With fixed hard attention no classifier of any kind learns $k$-parity better than chance unless the "
              r"number of heads is $O({=heads})$.",
    depends_on=("cor-20",),
    readings=(
        Reading(id="literal", text="as printed: beating chance requires that the number of heads is at most of that "
                                   "order", checks=(checks.many_heads_read_every_bit,), uses=()),
        Reading(id="lower-bound", text="Ω is meant, as the appendix puts it (m has to scale linearly with n), ties "
                                       r"broken by a fixed order: if $m=o({=heads})$, then for every k there are "
                                       "parity sets of size k whose best risk tends to 1",
                checks=(checks.linearly_many_heads_are_needed,)),
        Reading(id="finite-n", text="at a fixed n, fewer heads than positions are not better than chance at all: some "
                                    "parity set has a best risk of 1", about=(), uses=(),
                checks=(checks.one_head_beats_chance_at_three_positions,)),
        Reading(id="by-corollary-20", text=r"the bound ${=corollary}$ of Corollary 20 tends to 1 whenever $m=o(n)$",
                about=(), checks=(checks.printed_bound_stops_before,)),
    ),
    repair=Repair(
        text=r"For any $m$ fixed hard heads, ties broken by a fixed order of the positions, uniform bits and the "
             r"squared hinge loss: for every $1\le k\le n$ some parity set of size $k$ has a best risk of at least "
             r"${=repair.bound}$, so beating chance by a fixed margin needs $m=\Omega({=repair.heads})$ heads, and "
             r"${=repair.enough}$ heads suffice for risk 0.",
        checks=(checks.some_position_is_seldom_revealed, checks.a_fixed_margin_needs_as_many_heads,
                checks.so_many_heads_suffice)),
    quantities=(
        Quantity(name="heads", text="n", symbols=("n",), meaning="order of the number of heads"),
        Quantity(name="corollary", text="1 - 2*m/2**ceil((n-1)/m)", symbols=("n", "m"),
                 meaning="the bound of Corollary 20, as the remark uses it"),
        Quantity(name="repair.bound", text="1 - 2*m/n", symbols=("n", "m"), ours=True,
                 meaning="least risk for some parity set of each size"),
        Quantity(name="repair.heads", text="n", symbols=("n",), ours=True, meaning="order of the heads that are "
                                                                                   "needed"),
        Quantity(name="repair.enough", text="n", symbols=("n",), ours=True, meaning="heads with which risk 0 is "
                                                                                    "reached"),
    ))
