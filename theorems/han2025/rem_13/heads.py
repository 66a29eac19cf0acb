"""How many heads are needed, and how many are enough."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import sympy as sp

from numerics.frozen.hard_heads import heads
from theorems.han2025.shared.hard import within_the_checker
from theorems.han2025.shared.orders import is_big_o, is_positive, tends_to
from theorems.han2025.shared.scope import unconfirmed
from verify.records import Certificate, Evidence, Kind
from verify.statement.formula import FormulaError, read_formula

if TYPE_CHECKING:
    from verify.statement.formula import Formula

GROWING = {"n": (1, 1), "m": (1, 1)}  # n = m = s


def reads_all(n: int, m: int, name: str) -> tuple[Certificate, ...]:
    """m >= n heads, each fixed on one position and together on all."""
    if not within_the_checker(n, m):
        return ()
    heads = [{"positions": [min(i, n)], "token": 1} for i in range(1, m + 1)]
    return (
        Certificate(
            name=name,
            body={
                "kind": "hard-witness",
                "n": n,
                "m": m,
                "k": None,
                "representation": "tuple",
                "heads": heads,
                "value": "0",
                "claimed": "1",
            },
        ),
    )


def largest_mean() -> int | None:
    """sup over L of Σ_{i≤L} Pr[the first i-1 positions hold the other token] = Σ 2^(1-i), by SymPy, and by counting.

    None where the two do not agree: the number is computed here and typed nowhere.
    """

    i, length = sp.symbols("i L", positive=True, integer=True)
    total = sp.summation(2 ** (1 - i), (i, 1, length))
    means = {head: Fraction(sum(int(r).bit_count() for r in head.revealed(4)), 16) for head in heads(4)}
    counted = all(
        mean == Fraction(int(total.subs(length, len(h.positions)).p), int(total.subs(length, len(h.positions)).q))
        for h, mean in means.items()
    )
    most = sp.limit(total, length, sp.oo)
    gap = sp.simplify((most - total) * 2 ** (length - 1))  # a positive number: the sup is not exceeded
    return int(most) if counted and most.is_Integer and gap == 1 else None


def derived_bound() -> str | None:
    """Some position is revealed with probability at most m·(mean)/n, and a set that holds it has the rest as risk."""
    most = largest_mean()
    return None if most is None else f"1 - {most}*m/n"


def needed(formula: Formula) -> Evidence:
    """Is it necessary that m is at least of the order of the formula?"""
    if derived_bound() is None:
        return unconfirmed(["the mean number of revealed positions"])
    if is_positive(formula, "n : int, n >= 1") and is_big_o(formula, "n", "n : int, n >= 1"):
        return Evidence.yes(
            Kind.ARGUED,
            (
                "True, though Corollary 20 does not give it: the risk of some set of each size is above 1 - 2m/n, and "
                f"{formula.text} is at most a multiple of n, so with m = o({formula.text}) that tends to 1. "
                "Not machine-checked"
                ": from the bound to the limit, and the average over the positions."
            ),
            domain="every sequence m(n), every size of the parity set",
            derived=r"\mathcal L\ge1-\frac{2m}n\ \text{for some }\mathcal B\text{ of every size }k",
        )
    ratio = _parsed(f"n/({formula.text})")
    if ratio is not None and tends_to(ratio, GROWING) == "0":
        return Evidence.no(
            Kind.ARGUED,
            (
                f"n heads, one on each position, are o({formula.text}) and read everything: risk 0 for every set "
                "(certified at n = 3; not machine-checked: the same at every n)."
            ),
            certificates=reads_all(3, 3, "rem-13.fewer-heads.json"),
        )
    return Evidence.unknown(f"not decided: {formula.text} is neither shown to be O(n) nor to grow faster.")


def _parsed(text: str) -> Formula | None:

    try:
        return read_formula(text, ("n",))
    except FormulaError:
        return None
