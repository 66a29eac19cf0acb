r"""Remark 13: with fixed hard attention no classifier beats chance unless the number of heads is linear in n.

Printed is O(n), which taken literally is the wrong way round: n² heads, which are not O(n), read every bit.  Meant is
Ω(n), and that is true, for every size of the parity set, although the bound of Corollary 20 does not show it: that
one says nothing from m ≈ n/log n on.  A head reveals the positions up to the first preferred token of its list, fewer
than two on average, so m heads reveal some position with probability below 2m/n.
"""

from __future__ import annotations

from fractions import Fraction

from theorems.han2025.common import for_any_model, unconfirmed
from theorems.han2025.cor_20_proof import for_uniform_inputs
from verify.records import Certificate, Claim, Context, Evidence, Finding, Kind, Reading, Repair

__all__ = ["CLAIM"]


@for_uniform_inputs
def many_heads_read_every_bit(ctx: Context) -> Evidence:
    heads = [{"positions": [min(i, 2)], "token": 1} for i in range(1, 5)]
    body = {"kind": "hard-witness", "n": 2, "m": 4, "k": None, "representation": "tuple", "heads": heads, "value":
        "0",
            "claimed": "1"}
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, certificates=(Certificate(name="rem-13.many-heads.json", body=body),),
        derived=r"m=n^2\ne O(n):\quad\mathcal L=0\ \text{for every }\mathcal B",
        summary="Taken at its word, better than chance needs at most linearly many heads. But n² heads, each fixed on "
                "one position and together on all, read the whole input, and every parity set has risk 0 (certified "
                "at n = 2). The lower bound Ω(n) is meant.")


@for_uniform_inputs
def one_head_beats_chance_at_three_positions(ctx: Context) -> Evidence:
    heads = [{"positions": [1, 2, 3], "token": 1}]
    body = {"kind": "hard-witness", "n": 3, "m": 1, "k": None, "representation": "tuple", "heads": heads,
            "value": "3/4", "claimed": "1"}
    return Evidence(
        finding=Finding.NO, kind=Kind.EXHAUSTIVE, cases=7,
        certificates=(Certificate(name="rem-13.finite-n.json", body=body),),
        summary="At a fixed size a few heads are a little better than chance: at n = 3 one head that lists all "
                "positions, so that it shows the first one that holds its token, has a best risk of at most 3/4 for "
                "each of the 7 parity sets. The statement is about n growing, with a margin that stays.")


def revealed_on_average() -> list[str]:
    """A head reveals fewer than two positions on average: Σ_{i=1}^{L} 2^(1-i) = 2 - 2^(1-L), also by enumeration."""
    import sympy as sp

    from numerics.hard_heads import Head, heads

    i, length = sp.symbols("i L", positive=True, integer=True)
    total = sp.summation(2 ** (1 - i), (i, 1, length))
    facts = {"the sum": sp.simplify(total - (2 - 2 ** (1 - length))) == 0}
    means = {head: Fraction(sum(int(r).bit_count() for r in head.revealed(4)), 16) for head in heads(4)}
    facts["the enumeration"] = all(mean == 2 - Fraction(2, 2 ** len(h.positions)) for h, mean in means.items())
    facts["a list of one"] = Head((1,), 1).revealed(3).tolist() == [1] * 8
    return [name for name, confirmed in facts.items() if confirmed is not True]


@for_uniform_inputs
def linearly_many_heads_are_needed(ctx: Context) -> Evidence:
    from numerics.hard_attention import minimax

    missing = revealed_on_average()
    sizes = ((3, 1), (4, 1), (4, 2)) if ctx.profile.level == 0 else ((3, 1), (4, 1), (4, 2), (5, 1), (5, 2), (6, 2))
    exact = {(n, m): minimax(n, m, 1).value for n, m in sizes}
    if any(value < 1 - Fraction(2 * m, n) for (n, m), value in exact.items()):
        missing.append("the enumeration against 1 - 2m/n")
    if missing:
        return unconfirmed(missing)
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="all n, m >= 1, every size of the parity set", cases=len(exact),
        derived=r"\mathcal L\ge1-\frac{2m}n\ \text{for some }\mathcal B\text{ of every size }k",
        summary="True, though Corollary 20 does not give it: the expected number of positions that one head reveals is "
                "2 - 2^(1-L) < 2 for a list of length L, so some position is revealed with probability below 2m/n, "
                "and every parity set that contains it has a risk "
                "above "
                "1 - 2m/n: if m = o(n), that tends to 1. Beside it stands Pr[Bin(n-1, 1/2) ≥ m] for the set of all "
                f"positions. Compared with the exact minimax at {len(exact)} sizes.")


@for_any_model
def printed_bound_stops_before(ctx: Context) -> Evidence:
    """n = 4^j, m = n/j = o(n): 2m/2^⌈(n-1)/m⌉ ≥ 2^(j+1)/j."""
    import sympy as sp

    j = sp.Symbol("j", positive=True, integer=True)
    unbounded = sp.limit(2 ** (j + 1) / j, j, sp.oo) == sp.oo
    small = all(Fraction(2 * m, 2 ** -(-(n - 1) // m)) >= Fraction(2 ** (e + 1), e)
                for e in range(2, 9) for n in [4**e] for m in [-(-n // e)])
    if not (unbounded and small):
        return unconfirmed(["the family"])
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED,
        derived=r"n=4^j,\ m=\lceil n/j\rceil=o(n):\quad 1-\frac{2m}{2^{\lceil(n-1)/m\rceil}}\to-\infty",
        summary="The bound of Corollary 20 does not give a linear number: along n = 4^j with m = n/j heads, which is "
                "o(n), it tends to minus infinity. It shows that m must grow like n/log n.")


CLAIM = Claim(
    id="rem-13", where="Section 4",
    title="With fixed hard attention no classification head beats chance unless m is linear in n",
    statement=r"With fixed hard attention no classifier of any kind learns $k$-parity better than chance unless the "
              r"number of heads is $O(n)$.",
    depends_on=("cor-20",),
    readings=(
        Reading(id="literal", text="asymptotic, of the order of n as the appendix puts it (m has to scale linearly "
                                   "with n), ties broken by a fixed order: if m = o(n), then for every k there are "
                                   "parity sets of size k "
                                   "whose best risk tends to 1",
                checks=(linearly_many_heads_are_needed,)),
        Reading(id="finite-n", text="at a fixed n, fewer heads than positions are not better than chance at all: some "
                                    "parity set has a best risk of 1",
                checks=(one_head_beats_chance_at_three_positions,)),
        Reading(id="upper-bound", text="O(n) taken at its word: beating chance requires that m is at most linear",
                checks=(many_heads_read_every_bit,)),
        Reading(id="by-corollary-20", text="the printed bound of Corollary 20 tends to 1 whenever m = o(n)",
                checks=(printed_bound_stops_before,)),
    ),
    repair=Repair(
        text=r"For any $m$ fixed hard heads, ties broken by a fixed order, and every $k\ge1$ some parity set of size "
             r"$k$ has a best risk of at least $1-2m/n$; so beating chance by a fixed margin needs $m=\Omega(n)$ "
             r"heads, and $n$ heads suffice for risk 0.", checks=(linearly_many_heads_are_needed,)))
