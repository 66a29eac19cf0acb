"""Our own repairs of Section 3 and of frozen heads: formulas that are false in them, by exact counts.

What a repair says is tried like what the paper prints.  The oracles are plain enumerations and one-line arguments; none
of them reads a constant of the checks.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import comb
from typing import Any

from theorems.han2025.mutants.expressivity import _edges, _hard, _single_bits
from theorems.han2025.mutants.oracles import above, below, differs, evaluate, real, short
from theorems.han2025.mutants.target import Target, Tree, number_is_at_most

__all__ = ["TARGETS"]


# ---------------------------------------------------------------------------------------- path norms and soft heads


def _tail(tosses: int, least: int) -> Fraction:
    """Pr[Bin(tosses, 1/2) ≥ least]."""
    return Fraction(sum(comb(tosses, i) for i in range(max(least, 0), tosses + 1)), 2**tosses)


def _one_position(prefix: Tree | None, movement: Tree | None) -> str:
    """n = 1: every head reads the bit, and two neurons of path norm 2 have risk 0; so the bound must be 0 there."""
    for m in (1, 2, 3):
        length = 0 if prefix is None else evaluate(prefix, {"n": 1, "m": m})
        if not isinstance(length, Fraction) or length.denominator != 1 or not 0 <= length < 400:
            continue
        for t in range(int(length) + 1):
            half = Fraction(1, t + 1) if movement is None else evaluate(movement, {"t": t})
            seldom = 1 - m * (1 - _tail(int(length), t))
            if half is not None and seldom > 0 and 1 - 2 * real(half) > 1e-9:
                return f"n = 1, m = {m}, norm 2: risk 0 is reached, the bound at t = {t} is positive"
    return ""


def _path_bound(tree: Tree) -> str:
    """at n == 1 path norm 2 has risk 0."""
    points = [
        {"n": n, "m": m, "norm": norm}
        for n in (*range(1, 13), 40, 400)
        for m in (1, 2, 5)
        for norm in (Fraction(0), Fraction(1, 3), Fraction(n), Fraction(1000 * n))
    ]
    return above(tree, points, lambda at: 1) or above(
        tree, [{"n": 1, "m": m, "norm": Fraction(2)} for m in (1, 2, 3)], lambda at: 0
    )


def _ratios(tree: Tree, base: Callable[[int], Fraction]) -> list[Any]:
    """The formula over what it is compared with, at three sizes far apart."""
    sizes = (10**2, 10**6, 10**12)
    found = [evaluate(tree, {"n": n}) for n in sizes]
    return [] if None in found else [real(value) / real(base(n)) for value, n in zip(found, sizes, strict=True)]


def _outgrows(tree: Tree) -> str:
    """n heads that read a bit each have risk 0: no more than of the order of n can be needed."""
    ratios = _ratios(tree, Fraction)
    growing = len(ratios) == 3 and ratios[2] > 1.5 * ratios[1] > 3 * ratios[0] > 0
    if growing and not _has(tree, "min"):
        return "n heads suffice; over n the formula is {map} at n = 10^2, 10^6, 10^12".format(
            map=", ".join(map(short, ratios))
        )
    return ""


def _has(tree: Tree, name: str) -> bool:
    return tree[0] == name or any(isinstance(child, tuple) and _has(child, name) for child in tree[1:])


def _reads_everything(tree: Tree) -> str:
    """m = n heads on a bit each and the zigzag of the sum have risk 0, with path norm at most 16 n⁴."""
    sizes = (10**2, 10**4, 10**6)
    found = [evaluate(tree, {"n": n, "m": n, "norm": Fraction(16 * n**4)}) for n in sizes]
    if None in found:
        return ""
    ratios = [real(value) / n for value, n in zip(found, sizes, strict=True)]
    small = 0 < ratios[2] < ratios[1] / 10 < ratios[0] / 100 and ratios[2] < 1e-3
    return f"n heads read every bit, while this over n is {short(ratios[2])} at n = 10^6" if small else ""


# ---------------------------------------------------------------------------------------------------- hard attention


def _binomial(tosses: Tree | None, heads: Tree | None) -> str:
    """One and two heads: the exact minimax risk of all k positions is Pr[Bin(k - 1, 1/2) ≥ m]; k heads have risk 0."""
    for k in range(1, 13):
        for m in (1, 2, k, k + 3):
            at = {"k": k, "m": m}
            count = Fraction(k - 1) if tosses is None else evaluate(tosses, at)
            least = Fraction(m) if heads is None else evaluate(heads, at)
            if count is None or not isinstance(least, Fraction) or not isinstance(count, Fraction):
                continue
            if count.denominator == 1 and 0 <= count < 2000:
                said = _tail(int(count), -(-least.numerator // least.denominator))
                if said != _tail(k - 1, m):
                    return f"k = {k}, m = {m}: {short(said)} against the exact {short(_tail(k - 1, m))}"
    return ""


def _shares(tree: Tree) -> str:
    """One head: its last position is seen with probability 2^(1-n); n = q + 1."""
    return above(tree, [{"m": 1, "q": q, "r": 0} for q in range(25)], lambda at: 1 - Fraction(1, 2 ** at["q"]))


def _too_few_heads(tree: Tree) -> str:
    """n - 1 heads leave the parity of all bits a risk of 2^(1-n)."""
    return below(tree, [{"n": n} for n in range(1, 41)], lambda at: at["n"])


def _neighbours(tree: Tree) -> str:
    """Bits 1 and 4 of a circle of four positions: two heads half-way have risk 0, and hard attention 1/2."""
    return below(tree, [{}], lambda at: 1)


def _fewer_than_edges(tree: Tree) -> str:
    """for k == 1 the formula falls behind n."""
    found = [evaluate(tree, {"n": n, "k": 1}) for n in (10**2, 10**6, 10**12)]
    if None in found:
        return ""
    ratios = [abs(real(value)) / n for value, n in zip(found, (10**2, 10**6, 10**12), strict=True)]
    behind = 100 * ratios[2] <= ratios[1] and 100 * ratios[1] <= ratios[0]
    return f"k = 1: n edges are needed, the formula over n is {short(ratios[2])} at n = 10^12" if behind else ""


def _half_off(tree: Tree) -> str:
    """(x + y)/2 for x: off by 1/2 where the two differ, in half of the inputs, and by 0 in the other half."""
    return differs(tree, [{}], lambda at: Fraction(1, 2)) and differs(tree, [{}], lambda at: 0)


TARGETS = (
    Target("prop-4", "repair.risk", "repair", "lower", True, number_is_at_most(1), ("1", "0")),
    Target("prop-4", "repair.edges", "repair", "lower", True, _edges, ("n", "k", "0")),
    Target("rem-9", "heads", "edges", "limit", False, _fewer_than_edges, far=False),
    Target("rem-9", "repair.risk", "repair", "lower", True, number_is_at_most(1), ("1", "0")),
    Target("rem-9", "repair.edges", "repair", "lower", True, _edges, ("n", "k", "0")),
    Target(
        "thm-11",
        "repair.prefix",
        "repair",
        "lower",
        True,
        lambda tree: _one_position(tree, None),
        ("ceil(n/m) - 1",),
        far=False,
    ),
    Target(
        "thm-11",
        "repair.movement",
        "repair",
        "upper",
        True,
        lambda tree: _one_position(None, tree),
        ("1/(t+1)",),
        far=False,
    ),
    Target("thm-11", "repair.bound", "repair", "lower", True, _path_bound, ("0",)),
    Target("rem-12", "repair.bound", "repair", "lower", True, _path_bound, ("0",)),
    Target("rem-12", "repair.product", "repair", "limit", True, _reads_everything, far=False),
    Target("rem-12", "repair.order", "repair", "limit", True, lambda tree: "", far=False),
    Target("contribution-ii", "repair.product", "repair", "limit", True, _reads_everything, far=False),
    Target("contribution-ii", "repair.order", "repair", "limit", True, lambda tree: "", far=False),
    Target("contribution-ii", "repair.growth", "repair", "limit", True, lambda tree: "", far=False),
    Target("rem-13", "repair.bound", "repair", "lower", True, lambda tree: _hard(tree) or _single_bits(tree), ("0",)),
    Target("rem-13", "repair.heads", "repair", "limit", True, _outgrows, far=False),
    Target("rem-13", "repair.enough", "repair", "upper", True, _too_few_heads, ("n",)),
    Target("cor-20", "repair.tosses", "repair", "equal", True, lambda tree: _binomial(tree, None), ("k - 1",)),
    Target("cor-20", "repair.heads", "repair", "equal", True, lambda tree: _binomial(None, tree), ("m",)),
    Target("cor-20", "repair.exact", "repair", "lower", True, lambda tree: "", ("2",)),
    Target("cor-20", "repair.share", "repair", "lower", True, _shares, ("0",), far=False),
    Target("prop-21", "repair.gap", "repair", "upper", True, _neighbours, ("1",)),
    Target("prop-21", "gap", "charitable", "upper", True, _neighbours, ("1",)),
    Target(
        "prop-21",
        "majority",
        "prop-21.conclusion",
        "upper",
        True,
        lambda tree: below(tree, [{}], lambda at: Fraction(1, 2)),
        ("1/2",),
    ),
    Target("prop-21", "off", "prop-21.half-off/sum", "equal", True, _half_off, ("1/2", "0")),
    Target("rem-13", "heads", "lower-bound", "limit", True, _outgrows, far=False),
)
