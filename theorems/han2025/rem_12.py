r"""Remark 12: if m²‖α‖‖β‖ = o(n), both factors of Theorem 11 tend to one, and so does the risk.

The second factor does.  The first need not: the hypothesis allows many heads with tiny weights, and for m = n it
tends to minus infinity.  With arbitrary embeddings the conclusion falls with the theorem.  With embeddings in [-1, 1]
and the path norm the conclusion is true for every such sequence, by two cases: few heads (the theorem) or many heads
(then the weights vanish, and so does the output's variation).  The sentence before says O(n) where Ω(n) is meant.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import TYPE_CHECKING

from theorems.han2025.common import for_any_model, unconfirmed
from theorems.han2025.thm_11 import facts
from theorems.han2025.thm_11_attention import for_frozen_heads, for_smooth_heads, smoothing, unknown
from verify.records import Certificate, Claim, Context, Evidence, Finding, Kind, Quantity, Reading, Repair, Step

if TYPE_CHECKING:
    from numerics.expression import Expression

__all__ = ["CLAIM"]

FIRST = "2*m/2**ceil((n-1)/(5*m))"


def reader_certificate(ctx: Context, name: str, n: int, norm: Fraction, scale: Fraction | None = None) -> Certificate:
    from numerics.frozen import reader

    b = smoothing(ctx)
    found = reader(n, b, norm, scale=scale)
    product = found.outer * found.inner
    body = {"kind": "frozen-reader", "n": n, "m": 1, "b": str(b), "scale": str(found.scale),
            "sharpness": str(found.sharpness), "norm": str(max(norm, product)), "claimed": "1"}
    return Certificate(name=name, body=body)


# n, m and the norm as multiples of powers of a running size, m²‖α‖‖β‖ = o(n); in the last three the weights vanish
FEW_HEADS: tuple[dict[str, tuple[int, int]], ...] = (
    {"n": (1, 1), "m": (1, 0), "norm": (1, 0)}, {"n": (1, 2), "m": (1, 0), "norm": (1, 1)},
    {"n": (1, 4), "m": (1, 1), "norm": (1, 0)},
)
SEQUENCES = (*FEW_HEADS, {"n": (1, 1), "m": (1, 1), "norm": (1, -2)}, {"n": (1, 1), "m": (2, 1), "norm": (1, -2)},
             {"n": (1, 1), "m": (1, 2), "norm": (1, -4)})


def does_not_tend_to_zero(formula: Expression, sequences: tuple[dict[str, tuple[int, int]], ...]) -> Evidence | None:
    """A sequence that meets the hypothesis and along which the formula has another limit, or a positive lower bound."""
    from numerics.sequences import limit_along
    from numerics.symbolic_order import at_least_one_of

    if at_least_one_of(formula, ("1/1000",)):
        return Evidence(finding=Finding.NO, kind=Kind.ARGUED, summary=f"{formula.text} is nowhere below 1/1000.")
    sides = formula.tree[1:] if formula.tree[0] == "max" else ()  # the greatest is at least each of them
    for sequence in sequences:
        along = {name: sequence[name] for name in formula.symbols}
        limits = [limit_along(type(formula)(formula.text, formula.symbols, side), along) for side in sides]
        limit = next((x for x in limits if x is not None and x > 0), None) or limit_along(formula, along)
        if limit is not None and limit != 0:
            shown = ", ".join(f"{name} = {factor}·s^{power}" for name, (factor, power) in sequence.items())
            return Evidence(finding=Finding.NO, kind=Kind.ARGUED,
                            summary=f"Along {shown}, which meets the hypothesis as s grows, {formula.text} tends to "
                                    f"{limit}{' or more' if sides else ''}, not to 0.")
    return None


def _replaced_first(ctx: Context) -> Evidence:
    """Between nothing and a multiple of the printed term, it tends to 0 with it."""
    from numerics.symbolic_order import at_least_one_of, at_most_one_of, is_multiple_of

    formula = ctx.quantities["first"]
    if (found := does_not_tend_to_zero(formula, FEW_HEADS)) is not None:
        return found
    if is_multiple_of(formula, FIRST) or (at_most_one_of(formula, (FIRST,)) and at_least_one_of(formula, ("0",))):
        return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="‖α‖‖β‖ bounded away from 0",
                        summary=f"{formula.text} is a multiple of the printed term, or below it: it tends to 0.")
    return unknown(f"not decided: {formula.text} is neither a multiple of the printed term nor known to stay away from "
                   "0.")


@for_any_model
def many_heads_with_tiny_weights(ctx: Context) -> Evidence:
    """m = n, ‖α‖‖β‖ = 1/n²: the hypothesis is met, m²‖α‖‖β‖ = 1."""
    import sympy as sp

    from numerics.hard_compare import enclosure
    from numerics.symbolic_order import at_least_one_of

    formula, replaced, values = ctx.quantities["first"], "first" in ctx.replaced, []
    if replaced and (found := does_not_tend_to_zero(formula, SEQUENCES)) is not None:
        return found
    for n in (2, 10, 100, 1000):
        value = enclosure(formula, {"n": n, "m": n})
        if value is None:
            return unknown(f"no value at n = m = {n}.")
        values.append(value[0])
    if not all(b >= a for a, b in pairwise(values)) or values[-1] < Fraction(1, 2):
        return unknown(f"{formula.text} does not grow along m = n.")
    if replaced and not at_least_one_of(formula, (FIRST,)):
        return unknown(f"not decided: {formula.text} grows along m = n at four sizes, its limit is not known.")
    n = sp.Symbol("n", positive=True, integer=True)
    if sp.limit(2 * n / 2, n, sp.oo) != sp.oo:
        return unconfirmed(["the limit"])
    least = "at least " if replaced else ""
    family = Certificate(name="rem-12.many-heads.json", body={"kind": "frozen-family", "upto": 1000, "product": "1"})
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, certificates=(family,),
        derived=r"m=n,\ \|\alpha\|\|\beta\|=n^{-2}:\quad m^2\|\alpha\|\|\beta\|=1=o(n),\quad "
                r"\frac{2m}{2^{\lceil\frac{n-1}{5m}\rceil}}=n" if not replaced else "",
        summary=f"The hypothesis bounds a product and not the number of heads: with m = n heads and ‖α‖‖β‖ = 1/n² it "
                f"is met, and ⌈(n-1)/(5m)⌉ = 1, so the term is {least}n (it is {values[1]} at n = 10) and tends to "
                "infinity, not to 0.")


@for_any_model
def weights_that_do_not_vanish_bound_the_heads(ctx: Context) -> Evidence:
    """‖α‖‖β‖ ≥ c > 0 forces m = o(√n): then 2m/2^(n-1)/(5m)) ≤ 2√n/2^((√n-1)/5) for large n."""
    import sympy as sp

    x = sp.Symbol("x", positive=True)  # √n
    if sp.limit(2 * x / 2 ** ((x - 1) / 5), x, sp.oo) != 0 or sp.expand((x - 1 / x) - (x**2 - 1) / x) != 0:
        return unconfirmed(["the limit"])
    if "first" in ctx.replaced:
        return _replaced_first(ctx)
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="‖α‖‖β‖ bounded away from 0",
        derived=r"m\le\sqrt n\implies\frac{2m}{2^{\lceil\frac{n-1}{5m}\rceil}}\le\frac{2\sqrt n}{2^{(\sqrt n-1/\sqrt "
                r"n)/5}}\to0",
        summary="If the weights do not vanish, m² = o(n), so m ≤ √n from some n on, the exponent is at least about "
                "√n/5 and the term tends to 0. A fixed number of heads is a special case.")


@for_any_model
def second_factor_tends_to_one(ctx: Context) -> Evidence:
    from numerics.hard_compare import enclosure
    from numerics.symbolic_order import is_multiple_of

    formula = ctx.quantities["second"]
    if "second" in ctx.replaced:
        if (found := does_not_tend_to_zero(formula, SEQUENCES)) is not None:
            return found
        if not is_multiple_of(formula, "norm*m**2/n"):
            return unknown(f"not decided: {formula.text} is not shown to be a multiple of m²‖α‖‖β‖/n.")
        return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="every sequence that meets the hypothesis",
                        summary=f"{formula.text} is a number times m²‖α‖‖β‖/n, which tends to 0 by hypothesis.")
    for n, m, norm in ((10, 1, Fraction(1)), (100, 3, Fraction(2)), (7, 7, Fraction(1, 9))):
        value, whole = enclosure(formula, {"n": n, "m": m, "norm": norm}), m * m * norm / n
        if value is None or abs(value[1]) > 5 * whole:
            return unknown(f"{formula.text} is not at most 5 m² ‖α‖‖β‖ / n at n = {n}, m = {m}.")
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="every sequence that meets the hypothesis",
                    summary="The term is five times m²‖α‖‖β‖/n, which tends to 0 by hypothesis.")


@for_smooth_heads
def risk_can_be_zero_for_every_set(ctx: Context) -> Evidence:
    certificate = reader_certificate(ctx, "rem-12.reader.n7.json", 7, Fraction(1, 7))
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, certificates=(certificate,),
        derived=r"m=1,\ \|\alpha\|\|\beta\|\le\tfrac1n:\quad\mathcal L=0\ \text{for every }n\text{ and every "
                r"}\mathcal B",
        summary="With arbitrary embeddings, as in Theorem 11, one head and ‖α‖‖β‖ ≤ 1/n meet the hypothesis, and for "
                "every n there are embeddings with which every parity set has risk 0 (certified at n = 7): the limit "
                "is 0, not 1.")


@for_frozen_heads
def risk_tends_to_one_for_bounded_embeddings(ctx: Context) -> Evidence:
    import sympy as sp

    from numerics.frozen import proved_bound

    x = sp.Symbol("x", positive=True)
    missing = facts()
    if sp.limit(2 * x / 2 ** ((x - 1) / 5), x, sp.oo) != 0:
        missing.append("the limit")
    # the family m = n, P = 1/n² and the family m = 1, P = √n: both meet the hypothesis
    families = [[proved_bound(n, n, Fraction(1, n * n)) for n in (4, 16, 64)],
                [proved_bound(n, 1, Fraction(int(n**0.5))) for n in (64, 1024, 4096)]]
    if any(not a < b for values in families for a, b in pairwise(values)):
        missing.append("the families")
    if missing:
        return unconfirmed(missing)
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="embeddings in [-1, 1], path norm, every sequence m(n)", cases=6,
        derived=r"m\le\sqrt n:\ \text{both factors}\to1;\qquad m>\sqrt n:\ P=o(1),\ \mathcal L\ge(1-P)_+^2\to1",
        summary="Where m ≤ √n the repaired Theorem 11 applies and both factors tend to 1. Where m > √n the hypothesis "
                "makes the path norm itself vanish; then the output is nearly constant and every parity set has a "
                "risk of at least (1 - P)². The output 0 has risk 1, so the limit is 1.")


@for_smooth_heads
def large_norms_read_everything(ctx: Context) -> Evidence:
    certificate = reader_certificate(ctx, "rem-12.bounded-reader.n7.json", 7, Fraction(1), Fraction(1))
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, certificates=(certificate,),
        summary="Taken at its word the first sentence says that the risk is near chance when m²‖α‖‖β‖ grows faster "
                "than n. But with one head, embeddings in [0, 1] and weights that grow exponentially every parity set "
                "has risk 0 (certified at n = 7). What is meant is Ω(n).")


CLAIM = Claim(
    id="rem-12", where="Section 4", title="With fixed soft attention the risk is at chance level in the limit",
    statement=r"The risk is near chance level unless $m^2\|\alpha\|\|\beta\|=O(n)$: if $m^2\|\alpha\|\|\beta\|=o(n)$, "
              r"then $2m/2^{\lceil(n-1)/(5m)\rceil}\to0$ and $5m^2\|\alpha\|\|\beta\|/n\to0$, hence by Theorem 11 the "
              r"risk tends to 1.",
    depends_on=("thm-11",),
    readings=(
        Reading(id="literal", text="arbitrary embeddings, as in Theorem 11; every sequence m(n), ‖α‖‖β‖(n) that meets "
                                   "the hypothesis", checks=(risk_can_be_zero_for_every_set,)),
        Reading(id="charitable", text="embeddings in [-1, 1] in every coordinate and the path norm",
                checks=(risk_tends_to_one_for_bounded_embeddings,)),
        Reading(id="threshold-as-printed", text="the first sentence with O(n), embeddings in [-1, 1]: near chance "
                                                "whenever m²‖α‖‖β‖ is not O(n)", checks=(large_norms_read_everything,)),
    ),
    steps=(
        Step(id="rem-12.limit-first-factor", text="the first factor tends to one",
             printed=r"\lim_{n\to\infty}\frac{2m}{2^{\lceil\frac{n-1}{5m}\rceil}}=0",
             checks=(many_heads_with_tiny_weights,),
             readings=(Reading(id="weights-bounded-below", text="‖α‖‖β‖ stays away from 0, or m is fixed",
                               checks=(weights_that_do_not_vanish_bound_the_heads,)),)),
        Step(id="rem-12.limit-second-factor", text="the second factor tends to one",
             printed=r"\lim_{n\to\infty}\|\alpha\|\|\beta\|\frac{5m^2}n=0", checks=(second_factor_tends_to_one,)),
        Step(id="rem-12.conclusion", text="the risk tends to one",
             printed=r"\lim_{n\to\infty}\mathcal L_{\mathcal D}(\mathcal H_{\bar{\mathbf A}_{1:m}})=1",
             checks=(risk_can_be_zero_for_every_set,),
             uses=("rem-12.limit-first-factor", "rem-12.limit-second-factor", "thm-11"),
             readings=(Reading(id="bounded-embeddings", text="embeddings in [-1, 1] and the path norm",
                               checks=(risk_tends_to_one_for_bounded_embeddings,)),)),
    ),
    repair=Repair(
        text=r"With embeddings in $[-1,1]$ and path norm $P$: if $m^2P=o(n)$, then for any heads there are parity "
             r"sets, of any sizes, for which the best risk tends to 1. So a risk that stays below "
             r"$1-\varepsilon$ for a fixed $\varepsilon>0$ and all parity sets needs $m^2P=\Omega(n)$.",
        checks=(risk_tends_to_one_for_bounded_embeddings,)),
    quantities=(
        Quantity(name="first", text=FIRST, symbols=("n", "m"), meaning="what the first factor "
                                                                                            "lacks to 1"),
        Quantity(name="second", text="norm*5*m**2/n", symbols=("n", "m", "norm"), meaning="what is subtracted under "
                                                                                          "the square"),
    ))
