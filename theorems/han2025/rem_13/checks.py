"""The checks of Remark 13: what one hard head reveals on average, and what many of them read."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from numerics.formula.order import defined
from numerics.formula.rationals import enclosure
from theorems.han2025.rem_13.heads import needed, reads_all
from theorems.han2025.shared.hard import for_uniform_inputs
from verify.records import Context, Evidence, Kind

if TYPE_CHECKING:
    pass


@for_uniform_inputs
def many_heads_read_every_bit(ctx: Context) -> Evidence:
    """Against any order f(n): n(⌈|f(n)|⌉ + 1) heads are not O(f), and read everything."""

    formula = ctx.quantities["heads"]
    value = enclosure(formula, {"n": 2})
    if value is None or defined(formula, "integers n >= 1").answer != "yes":
        return Evidence.unknown(f"{formula.text} is not shown to have a value at every n.")
    m = 2 * (math.ceil(max(abs(value[0]), abs(value[1]))) + 1) - 2 * int(formula.text == "n")
    return Evidence.no(
        Kind.ARGUED,
        (
            "Taken at its word, better than chance needs at most so many heads. But more of them, each fixed on "
            "one position and together on all, read the whole input, and every parity set has risk 0 (n² of them "
            f"for O(n); certified at n = 2, m = {m}). The inference in words: the same at every n. The lower "
            "bound Ω(n) is meant."
        ),
        certificates=reads_all(2, m, "rem-13.many-heads.json"),
        derived=r"m=n\,(\lceil f(n)\rceil+1)\ne O(f(n)):\quad\mathcal L=0\ \text{for every }\mathcal B",
    )


@for_uniform_inputs
def linearly_many_heads_are_needed(ctx: Context) -> Evidence:
    return needed(ctx.quantities["heads"])
