r"""Corollary 20, the size of the subset, and the bound that follows from it.

The chain of equalities of *count* does not stand as printed; that the size is at least so large does.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from typing import Any

from numerics.formula.rationals import enclosure, shorter
from numerics.frozen.hard_bounds import DOMAIN, against_subset, enclosure_at, tried
from numerics.frozen.minimax import prefix_length, subset_size
from theorems.han2025.cor_20.replaced import (
    bound_against_the_share,
    exceeds,
    is_at_most,
    positive_for_as_many_heads,
    proved_size,
)
from theorems.han2025.shared.hard import as_json, for_uniform_inputs, within_the_checker
from theorems.han2025.shared.scope import for_any_model
from verify.records import Certificate, Context, Evidence, Kind, derives


def _count_certificate(n: int, heads: tuple[Any, ...], claimed: Fraction, relation: str) -> Certificate:

    inside = subset_size(n, heads, prefix_length(n, len(heads)))
    return Certificate(
        name=f"cor-20.count.{relation}.n{n}.m{len(heads)}.json",
        body={
            "kind": "hard-subset-count",
            "n": n,
            "m": len(heads),
            "heads": as_json(heads),
            "inside": inside,
            "outside": 2**n - inside,
            "claimed": str(claimed),
            "relation": relation,
        },
    )


@for_any_model
def size_of_the_subset_is_bounded_below(ctx: Context) -> Evidence:

    formula = ctx.quantities["subset_size"]
    derived = (
        r"\Bigl|\bigcup_i\{\mathbf x:\text{no }u_i\text{ in the prefix}\}\Bigr|\le m\cdot "
        r"2^{n-\lceil\frac{n-1}{m}\rceil+1}"
    )
    proved = proved_size()
    if proved is not None and is_at_most(formula, proved):
        return Evidence.yes(
            Kind.ARGUED,
            (
                f"{formula.text} is at most the positive part of {proved}, which the union bound over the m "
                "heads gives; "
                "for m <= 2 that is attained wherever it is not negative. The inference in words: the union bound, "
                "and that half of the inputs have a given token at a position."
            ),
            domain="all n, m >= 1",
            derived=derived,
        )
    found = against_subset(formula)
    at = f"n = {found.n}, m = {found.m}"
    if found.outcome == "exceeds":
        text = f"At {at} the formula is at least {found.claimed}, and a subset has {found.best} inputs."
        if not within_the_checker(found.n, found.m):
            short = f"At {at} the formula exceeds the size of a subset, by the proved count."
            return Evidence.no(Kind.ARGUED, text if found.n <= 60 else short, cases=found.points)
        certificate = _count_certificate(found.n, found.heads, found.claimed, "at-least")
        return Evidence.no(Kind.EXHAUSTIVE, text, certificates=(certificate,))
    if far := positive_for_as_many_heads(formula):
        return Evidence.no(
            Kind.ARGUED,
            f"With n = m = {far} heads the prefixes are empty and so is the subset; {formula.text} is positive there.",
        )
    if found.outcome == "undefined":
        return Evidence.unknown(f"{formula.text} has no value at {at}.")
    if found.outcome == "undecided":
        return Evidence.unknown(
            f"not decided at {at}: {formula.text} is above what the union bound gives there, and no heads with so "
            "small a subset are known."
        )
    return Evidence.unknown(
        f"not decided: nothing contradicts {formula.text} at {found.points} points ({DOMAIN}), but it is not shown to "
        "be at most what the union bound gives for all n and m."
    )


@derives
@for_uniform_inputs
def bound_follows_from_the_count(ctx: Context) -> Evidence:
    """A pair costs ``pair_loss``, so the risk is at least pair_loss/2 · size/2^n, and never negative."""

    pair = enclosure(ctx.quantities["pair_loss"], {})
    if pair is None:
        return Evidence.unknown(
            "the pair loss {pair_loss} has no value.".format(pair_loss=ctx.quantities["pair_loss"].text)
        )
    order = bound_against_the_share(ctx)
    if order.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            (
                "The bound is at most half of the pair loss times the share of the subset, for all n and m. It is not "
                "positive, and says nothing, where 2m is at least 2 to the power ⌈(n-1)/m⌉."
            ),
            domain="all n, m >= 1",
            derived=r"\frac{2^n-m\,2^{n-c+1}}{2^n}=1-\frac{2m}{2^c},\quad c=\lceil\tfrac{n-1}{m}\rceil",
        )
    first = [(int(order.witness["n"]), int(order.witness["m"]))] if {"n", "m"} <= order.witness.keys() else []
    count, doubt = 0, ""
    for n, m in (*[at for at in first if at[0] <= 10**4], *((n, m) for n, m in tried() if n <= 40 or n > 100)):
        count += 1
        size, bound = (enclosure_at(ctx.quantities[name], n, m) for name in ("subset_size", "bound"))
        if size is None or bound is None:
            name = "subset_size" if size is None else "bound"
            doubt = doubt or f"{ctx.quantities[name].text} has no value at n = {n}, m = {m}."
            continue
        most = max(pair[1], Fraction(0)) / 2 * _possible(size[1], n) / 2**n
        if bound[0] > most:
            return _does_not_follow(n, m, pair[1], _possible(size[1], n), bound[0], count)
    if far := exceeds(ctx.quantities["bound"], max(pair[1], Fraction(0)) / 2):
        return Evidence.no(Kind.ARGUED, f"At n = {far}, m = 1 the bound is more than half of the pair loss.")
    return Evidence.unknown(
        doubt
        or (
            f"not decided: the bound follows from the two quantities at all {count} points that were tried "
            f"({DOMAIN}), but that is not shown for all n and m."
        )
    )


def _possible(size: Fraction, n: int) -> Fraction:
    """A subset has between no and all inputs, whatever a formula gives."""
    return min(max(size, Fraction(0)), Fraction(2**n))


def _does_not_follow(n: int, m: int, pair: Fraction, size: Fraction, bound: Fraction, count: int) -> Evidence:
    """Numbers are rounded, size and loss up and the bound down, so that they fit a certificate."""

    text = f"At n = {n}, m = {m} the subset and the pair loss give less than the bound."
    grid, pair = 1, max(pair, Fraction(0))
    while (up := [Fraction(ceil(v * grid), grid) for v in (size, pair)]) and up[0] * up[1] / 2 >= bound * 2**n:
        grid *= 2
    up[0] = min(up[0], Fraction(2**n))
    numbers = (*up, shorter(bound, up[0] * up[1] / 2 / 2**n))
    body = {
        "kind": "hard-final",
        "n": n,
        **dict(zip(("subset_size", "pair_loss", "bound"), map(str, numbers), strict=True)),
    }
    if n > 1000 or any(max(v.numerator, v.denominator) >= 10**119 for v in numbers):
        return Evidence.no(Kind.ARGUED, text, cases=count)
    return Evidence.no(
        Kind.EXHAUSTIVE, text, cases=count, certificates=(Certificate(name=f"cor-20.final.n{n}.m{m}.json", body=body),)
    )
