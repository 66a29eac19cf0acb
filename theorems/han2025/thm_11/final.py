r"""Theorem 11, the last line of the proof: whether the first factor follows from the count.

It loses a factor of up to 32: from m·16^⌈n/(5m)⌉ bad prefixes the stated first factor does not follow, for one head at
no n at all.  It is true nevertheless, by the exact count (:mod:`numerics.frozen.counting` has the proof for every n
and m).
"""

from __future__ import annotations

from fractions import Fraction

from numerics.formula.rationals import enclosure, shorter
from numerics.frozen.counting import audit, bad_inputs, chernoff_step, first_factor, pairs
from theorems.han2025.shared.orders import HEADS, at_most_one_of, below
from theorems.han2025.shared.scope import for_any_model, unconfirmed
from theorems.han2025.thm_11.count import MOST, sizes_tried
from theorems.han2025.thm_11.peak import size_of
from verify.records import Certificate, Context, Evidence, Kind, about


@for_any_model
@about("bound")
def factor_follows_from_the_exact_count(ctx: Context) -> Evidence:
    """At norm 0 the bound is the first factor: at most the least share of good inputs, for every n and m."""

    found, formula, first = audit(MOST[ctx.profile.level]), ctx.quantities["bound"], first_factor()
    if found.failures["the bound from the exact count"] or not chernoff_step() or first is None:
        return unconfirmed(["the share of bad inputs"])
    domain = f"{HEADS}; norm = 0"
    if at_most_one_of(formula, (first, f"max(0, {first})", "0"), domain):
        return Evidence.yes(
            Kind.ARGUED,
            (
                "The share of inputs outside of the subset is at most m Pr[Bin(c-1, 1/2) <= ⌊c/5⌋] with c = "
                f"⌈(n-1)/m⌉, and 4 (5/8)^5 < 1/2 makes that at most 2m/2^⌈c/5⌉. Confirmed in integers at {found.pairs} "
                f"pairs ({sizes_tried(ctx)}). The inference in words: the exponential bound of the probability "
                "and the two "
                "cases of c mod 5."
            ),
            cases=found.pairs,
            domain="all n, m >= 1",
            derived=r"\Pr\bigl[\mathrm{Bin}(5j,\tfrac12)\le j\bigr]\le 4^j\bigl(\tfrac58\bigr)^{5j}\le2^{-j}",
        )
    followed = size_of(below(formula, "1", domain))
    for n, m in (*pairs(60), *followed):
        value = enclosure(formula, {"n": n, "m": m, "norm": 0})
        if value is None or value[0] <= 0:
            continue
        if value[0] > 1:
            body = {
                "kind": "frozen-zero",
                "n": n,
                "m": m,
                "norm": "0",
                "what": "risk",
                "claimed": str(shorter(value[0], Fraction(1))),
            }
            shown = (Certificate(name="thm-11.factor.json", body=body),) if max(n, m) <= 10**6 else ()
            return Evidence.no(
                Kind.EXHAUSTIVE if shown else Kind.ARGUED,
                f"At n = {n}, m = {m} and norm 0 {formula.text} exceeds 1; no share does.",
                certificates=shown,
            )
        if m == 1 and n <= 60 and value[0] > (exact := 1 - Fraction(bad_inputs(n, m), 2**n)):
            return Evidence.no(
                Kind.ARGUED,
                (
                    f"It does not follow: at n = {n}, m = 1 the share of the subset is exactly {exact}, and "
                    f"{formula.text} "
                    "at norm 0 is more."
                ),
            )
    return Evidence.unknown(f"not decided: {formula.text} at norm 0 is not shown to be at most {first}.")
