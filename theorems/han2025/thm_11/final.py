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
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Kind, about

say = words_beside(__package__)


def _reached(ctx: Context, n: int, m: int) -> tuple[Fraction, Fraction, Fraction] | None:
    """At one size, exact: the last line, the share that follows from it, and the first factor that is stated."""

    complement = enclosure(ctx.quantities["complement"], {"n": n, "m": m})
    factor = enclosure(ctx.quantities["bound"], {"n": n, "m": m, "norm": 0})
    if complement is None or factor is None or complement[0] != complement[1] or factor[0] != factor[1]:
        return None
    return complement[0], 1 - complement[0] / 2**n, factor[0]


@for_any_model
def factor_does_not_follow(ctx: Context) -> Evidence:
    """Shown where both numbers are shares: the last line leaves a share of at least 0, and less than the factor."""

    found = audit(MOST[ctx.profile.level])
    replaced = bool({"complement", "bound"} & ctx.replaced)
    tried = {at: values for at in pairs(60) if (values := _reached(ctx, *at)) is not None}
    short = [at for at, (_, reached, factor) in tried.items() if reached < factor and factor > 0]
    if not short:
        return Evidence.unknown(say("factor_does_not_follow.unknown"))
    n, m = next((at for at in short if tried[at][1] >= 0), short[0])
    _, reached, factor = tried[n, m]
    failing, rest = (
        found.failures[say("factor_does_not_follow.says")],
        found.failures[say("factor_does_not_follow.says-2")],
    )
    where = say("factor_does_not_follow.where", failing=failing, pairs=found.pairs, rest=rest)
    return Evidence.no(
        Kind.ARGUED,
        say("factor_does_not_follow.no", reached=reached, n=n, m=m, factor=factor, value="" if replaced else where),
        cases=1 if replaced else found.pairs,
        domain=f"n = {n}, m = {m}" if replaced else sizes_tried(ctx),
        derived="" if replaced else r"1-\frac{m\,16^{\lceil n/(5m)\rceil}}{2^{\lceil\frac{n-1}{m}\rceil-1}}",
    )


@for_any_model
@about("bound")
def factor_follows_from_the_exact_count(ctx: Context) -> Evidence:
    """At norm 0 the bound is the first factor: at most the least share of good inputs, for every n and m."""

    found, formula, first = audit(MOST[ctx.profile.level]), ctx.quantities["bound"], first_factor()
    if found.failures[say("factor_follows_from_the_exact_count.says")] or not chernoff_step() or first is None:
        return unconfirmed([say("factor_follows_from_the_exact_count.unknown")])
    domain = f"{HEADS}; norm = 0"
    if at_most_one_of(formula, (first, f"max(0, {first})", "0"), domain):
        return Evidence.yes(
            Kind.ARGUED,
            say("factor_follows_from_the_exact_count.yes", pairs=found.pairs, domain=sizes_tried(ctx)),
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
                say("factor_follows_from_the_exact_count.no", n=n, m=m, formula=formula.text),
                certificates=shown,
            )
        if m == 1 and n <= 60 and value[0] > (exact := 1 - Fraction(bad_inputs(n, m), 2**n)):
            return Evidence.no(
                Kind.ARGUED, say("factor_follows_from_the_exact_count.no-2", n=n, exact=exact, formula=formula.text)
            )
    return Evidence.unknown(say("factor_follows_from_the_exact_count.unknown-2", formula=formula.text, first=first))
