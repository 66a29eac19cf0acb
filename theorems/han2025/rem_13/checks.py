"""The checks of Remark 13: what one hard head reveals on average, and what many of them read."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING

import sympy as sp

from numerics.enclosures import enclosure
from theorems.han2025.rem_13.heads import needed, reads_all
from theorems.han2025.shared.hard import for_uniform_inputs
from theorems.han2025.shared.orders import HEADS, below
from theorems.han2025.shared.scope import for_any_model, unconfirmed
from verify.engines.relation import defined
from verify.records import Context, Evidence, Kind

if TYPE_CHECKING:
    pass


@for_uniform_inputs
def many_heads_read_every_bit(ctx: Context) -> Evidence:
    """Against any order f(n): n(⌈|f(n)|⌉ + 1) heads are not O(f), and read everything."""

    formula = ctx.quantities["heads"]
    value = enclosure(formula, {"n": 2})
    if value is None or defined(formula, "n : int, n >= 1").answer != "yes":
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


@for_any_model
def printed_bound_stops_before(ctx: Context) -> Evidence:
    """n = 4^j, m = ⌈n/j⌉ = o(n): m ≥ n/j gives ⌈(n-1)/m⌉ ≤ j, so 2m/2^⌈(n-1)/m⌉ ≥ 2^(j+1)/j."""

    formula, printed = ctx.quantities["corollary"], "1 - 2*m/2**ceil((n-1)/m)"
    if formula.text != printed and below(formula, printed, HEADS).answer != "yes":
        return Evidence.unknown(f"not decided: {formula.text} is not shown to be at most {printed} for all n and m.")
    j = sp.Symbol("j", positive=True, integer=True)
    unbounded = sp.limit(2 ** (j + 1) / j, j, sp.oo) == sp.oo
    small = all(
        1 - formula.exact({"n": n, "m": m}) >= Fraction(2 ** (e + 1), e)
        for e in range(2, 9)
        for n in [4**e]
        for m in [-(-n // e)]
    )
    if not (unbounded and small):
        return unconfirmed(["the family"])
    return Evidence.no(
        Kind.ARGUED,
        (
            "The bound of Corollary 20 does not give a linear number: along n = 4^j with m = n/j heads, which is "
            "o(n), it tends to minus infinity. It shows only that m must grow at least like n/log n. The "
            "inference in words: ⌈(n-1)/m⌉ ≤ j along the sequence."
        ),
        derived=r"n=4^j,\ m=\lceil n/j\rceil=o(n):\quad 1-\frac{2m}{2^{\lceil(n-1)/m\rceil}}\to-\infty",
    )
