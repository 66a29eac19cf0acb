r"""What is put in the place of Corollary 20, judged by its own formulas.

Every parity set of size k has risk at least Pr[Bin(tosses, 1/2) ≥ heads] (the recursion is in
:mod:`numerics.frozen.hard_heads`); for [n] that is exact for few heads and for m ≥ n; and some set of every size has
the ``share``, from prefixes of lengths q and q + 1 that miss a position.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import sympy as sp

from numerics.frozen.hard_heads import binomial_bound, closed_form
from numerics.frozen.minimax import minimax
from theorems.han2025.cor_20.numbers import minimaxes
from theorems.han2025.shared.attacks import Known, above_the_known, place, without_a_value
from theorems.han2025.shared.hard import as_json, for_uniform_inputs, minimax_certificates, within_the_checker
from theorems.han2025.shared.orders import part, whole
from theorems.han2025.shared.scope import unconfirmed
from verify.engines.relation import decide
from verify.records import Certificate, Context, Evidence, Kind
from verify.statement.formula import FormulaError

if TYPE_CHECKING:
    from numerics.frozen.minimax import MinimaxResult
    from verify.statement.formula import Formula

SIZED = "k : int, m : int, k >= 1, m >= 1"
SPLIT = "q : int, m : int, r : int, q >= 0, m > r >= 0"
SHARES = (
    Known(f"{SPLIT}, m == 1, r == 0", "1 - 1/2**q", "one head that lists all q + 1 positions leaves no more"),
    Known(f"{SPLIT}, q == 0", "0", "as many heads as positions read everything"),
)
POINTS = tuple((k, m) for k in range(1, 31) for m in range(1, k + 2))


def _value(formula: Formula, at: dict[str, int]) -> Fraction | None:

    try:
        return formula.exact(at)
    except FormulaError:
        return None


def tail(tosses: Fraction, heads: Fraction) -> Fraction | None:
    """Pr[Bin(tosses, 1/2) ≥ heads]; None where that is not a number of tosses, or one too large to count."""
    if tosses.denominator != 1 or not 0 <= tosses <= 400:
        return None
    size, least = int(tosses), max(0, math.ceil(heads))
    return Fraction(sum(math.comb(size, i) for i in range(min(least, size + 1), size + 1)), 2**size)


def _stated(ctx: Context, k: int, m: int) -> Fraction | None:
    values = [_value(ctx.quantities[name], {"k": k, "m": m}) for name in ("repair.tosses", "repair.heads")]
    return None if values[0] is None or values[1] is None else tail(values[0], values[1])


def _known(n: int, m: int, table: dict[tuple[int, int], MinimaxResult], k: int | None = None) -> tuple[Any, Any] | None:
    """The exact minimax risk with heads that attain it, or None."""

    if (n, m) in table:
        return table[n, m].value, table[n, m].heads
    return closed_form(n, m, k)


def _below(name: str, at: tuple[int, int], k: int | None, claimed: Fraction, known: tuple[Any, Any]) -> Evidence:
    n, m = at
    body = {
        "kind": "hard-witness",
        "n": n,
        "m": m,
        "k": k,
        "representation": "tuple",
        "heads": as_json(known[1]),
        "value": str(known[0]),
        "claimed": str(claimed),
    }
    shown = (Certificate(name=f"cor-20.repair.{name}.json", body=body),) if within_the_checker(n, m) else ()
    return Evidence.no(
        Kind.EXHAUSTIVE if shown else Kind.ARGUED,
        f"At n = {n}, m = {m} it would be {claimed}, and there are heads with risk {known[0]}.",
        certificates=shown,
    )


def recursion() -> bool:
    """2^(n-1)(1 - bound) obeys the recursion that the count of revealed inputs obeys, and its ends."""

    small = all(
        2 * (1 - binomial_bound(n, m)) == (1 - binomial_bound(n - 1, m)) + (1 - binomial_bound(n - 1, m - 1))
        for n, m in POINTS
        if n > 1
    )
    n, i = sp.symbols("n i", positive=True)
    ratio = sp.gamma(n + 1) / (sp.gamma(i + 1) * sp.gamma(n - i + 1))  # C(n, i) = C(n-1, i) + C(n-1, i-1)
    parts = ratio.subs(n, n - 1) + ratio.subs({n: n - 1, i: i - 1}, simultaneous=True)
    return small and sp.simplify(sp.gammasimp(ratio / parts) - 1) == 0


def false_somewhere(ctx: Context) -> Evidence | None:
    """A size of any magnitude at which the stated probability is above the risk, or has no value."""
    tosses, heads = ctx.quantities["repair.tosses"], ctx.quantities["repair.heads"]
    return _more_tosses_than_heads(tosses, heads) or without_a_value(tosses, SIZED) or without_a_value(heads, SIZED)


def _more_tosses_than_heads(tosses: Formula, heads: Formula) -> Evidence | None:
    """As many heads as positions read everything: for m ≥ k no probability may be left, at sizes of any magnitude."""

    found = decide(tosses, "<", heads, f"{SIZED}, m >= k")
    if found.answer != "no" or found.undefined:
        return None
    at = {name: int(found.witness[name]) for name in ("k", "m")}
    count, needed = _value(tosses, at), _value(heads, at)
    if count is None or needed is None or count.denominator != 1 or not max(Fraction(0), needed) <= count:
        return None
    return Evidence.no(
        Kind.ARGUED,
        (
            "At {place} the probability is positive, and {m} heads, one on each of {k} positions, read "
            "everything: the risk is 0."
        ).format(place=place(found, ("k", "m")), m=at["m"], k=at["k"]),
    )


@for_uniform_inputs
@part("every set", "repair.tosses", "repair.heads")
def sets_of_each_size_have_the_binomial_risk(ctx: Context) -> Evidence:
    """Tosses up to k - 1 and heads from m on: the probability grows with the one and falls with the other."""

    tosses, heads = ctx.quantities["repair.tosses"], ctx.quantities["repair.heads"]
    table = minimaxes(ctx)
    for k, m in POINTS:
        claimed, known = _stated(ctx, k, m), _known(k, m, table)
        if claimed is not None and known is not None and claimed > known[0]:
            return _below("tosses", (k, m), None, claimed, known)
    if (missed := false_somewhere(ctx)) is not None:
        return missed
    if not recursion():
        return unconfirmed(["the recursion of the count"])
    orders = (decide(tosses, ">=", "0", SIZED), decide("k - 1", ">=", tosses, SIZED), decide(heads, ">=", "m", SIZED))
    if not whole(tosses) or any(order.answer != "yes" for order in orders):
        return Evidence.unknown(
            f"not decided: {tosses.text} is not shown to be a number of at most k - 1 tosses, or {heads.text} to be at "
            "least m, and no heads with a smaller risk are known."
        )
    return Evidence.yes(
        Kind.ARGUED,
        (
            "Fixing the first position of a head's list removes the head or the position, so at most 2 Σ_{i<m} "
            "C(k-1, i) of 2^k inputs are revealed. For k = n the bound tends to 1 for m <= cn with any c < 1/2, "
            "where the printed bound is positive only up to about n / log2 n heads. Confirmed by enumeration at "
            f"{len(table)} sizes (an order of the positions breaks ties). Not machine-checked: the "
            "induction over the heads."
        ),
        domain="all n, m >= 1, every parity set",
        cases=sum(item.examined for item in table.values()),
        derived=r"\min_{\mathbf A_{1:m}}\max_{\mathcal B}\mathcal L\ge\Pr[\mathrm{Bin}(n-1,\tfrac12)\ge m]",
    )


@for_uniform_inputs
@part("exact", "repair.tosses", "repair.heads", "repair.exact")
def it_is_exact_for_few_heads(ctx: Context) -> Evidence:
    """One, two and at least n heads attain the bound for the set [n]; three on six positions do not."""

    few = _value(ctx.quantities["repair.exact"], {})
    if few is None:
        return Evidence.unknown("{repair_exact} has no value.".format(repair_exact=ctx.quantities["repair.exact"].text))
    table = minimaxes(ctx)
    if few >= 3:
        table = {**table, (5, 3): minimax(5, 3)}
    for k, m in POINTS:
        stated, known = _stated(ctx, k, m), _known(k, m, table)
        if known is None or not (m <= few or m >= k):
            continue
        if stated is None:
            return Evidence.unknown(f"there is no probability at n = {k}, m = {m}.")
        if stated != known[0]:
            small = table.get((k, m)) or (minimax(k, m) if k <= 4 else None)
            return Evidence.no(
                Kind.ARGUED,
                f"At n = {k}, m = {m} the exact minimax risk is {known[0]}, not {stated}.",
                certificates=minimax_certificates(small) if small is not None else (),
            )
    same = (
        decide(ctx.quantities["repair.tosses"], "==", "k - 1", SIZED).answer,
        decide(ctx.quantities["repair.heads"], "==", "m", SIZED).answer,
    )
    if few >= 3 or same != ("yes", "yes"):
        return Evidence.unknown("not decided: where the bound is met is known for one, two and at least n heads only.")
    return Evidence.yes(
        Kind.ARGUED,
        (
            "The heads (1, …, n) and (n, …, 1) with one token reveal 2 inputs, and 2n together; n heads on one "
            "position each reveal all: there the bound is met. Compared at all n up to 30, and with all heads at "
            "small sizes. Not machine-checked: the count of what these heads reveal, for every n."
        ),
        domain="all n, m <= 2 or m >= n",
        cases=len(POINTS),
        certificates=tuple(c for item in table.values() if item.m <= 2 for c in minimax_certificates(item)),
    )


def derived_share() -> str | None:
    """Prefixes of lengths q + 1 (r of them) and q hold no preferred token on a share of 2^-length each."""

    lengths = decide("q*m + r", "==", "r*(q+1) + (m-r)*q", SPLIT).answer  # n - 1 positions: one is missed
    return "1 - (r/2**(q+1) + (m-r)/2**q)" if lengths == "yes" else None


@for_uniform_inputs
@part("share", "repair.share")
def some_set_of_each_size_has_the_share(ctx: Context) -> Evidence:

    formula, table, derived = ctx.quantities["repair.share"], minimaxes(ctx, 1), derived_share()
    for n, m in POINTS:
        q, r = divmod(n - 1, m)
        claimed, known = _value(formula, {"m": m, "q": q, "r": r}), _known(n, m, table, 1)
        if claimed is not None and known is not None and claimed > known[0]:
            return _below("share", (n, m), 1, claimed, known)
    if (missed := above_the_known(formula, SHARES) or without_a_value(formula, SPLIT)) is not None:
        return missed
    if derived is None:
        return unconfirmed(["the lengths of the prefixes"])
    order = decide(derived, ">=", formula, SPLIT)
    if order.answer != "yes":
        return Evidence.unknown(f"not decided: {formula.text} is not shown to be at most {derived} ({order.reason}).")
    return Evidence.yes(
        Kind.ARGUED,
        (
            "Prefixes of lengths q + 1 and q, n - 1 positions together, miss some position p. Outside of the "
            "inputs in which a prefix holds no preferred token p is not attended, and every set that contains p "
            "is at chance. Not machine-checked: the union bound, and that flipping p changes nothing."
        ),
        domain="all n, m >= 1, every size of the parity set",
        derived=r"1-\frac{2m-r}{2^{q+1}},\quad n-1=qm+r,\ 0\le r<m",
    )
