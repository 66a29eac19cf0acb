r"""Theorem 11, the count: how many inputs lie outside of the subset, line by line, in exact integers.

The third line is no equality, and the last step loses a factor of up to 32: from m·16^⌈n/(5m)⌉ bad prefixes the
stated first factor does not follow, for one head at no n at all.  It is true nevertheless, by the exact count
(:mod:`numerics.counting` has the proof for every n and m).
"""

from __future__ import annotations

from fractions import Fraction

from theorems.han2025.common import for_any_model, unconfirmed
from theorems.han2025.thm_11_attention import only_on_a_grid, unknown
from verify.records import Certificate, Context, Evidence, Finding, Kind

MOST = (120, 600, 2000)  # the printed lines at every m <= n up to here, by level of the profile
JUDGED = 120  # formulas that a user may replace: the same points at every level
# bounds that are proved for every n and m: of the complement from above (5e < 14), of the first factor from below
COMPLEMENTS = (*(f"m*{base}**ceil(n/(5*m))*2**(n - ceil((n-1)/m) + 1)" for base in (14, 16)), "2**n")
FACTORS = ("1 - 2*m/2**ceil((n-1)/(5*m))", "max(0, 1 - 2*m/2**ceil((n-1)/(5*m)))", "0")


def _domain(ctx: Context) -> str:
    return f"2 <= n <= {MOST[ctx.profile.level]}, m <= n"


@for_any_model
def complement_is_a_union(ctx: Context) -> Evidence:
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="all n >= 2, m >= 1",
                    summary="An input is outside of the subset if and only if for some head fewer than n/(5m) "
                            "positions of the prefix hold its maximiser. (The sentence before the display says any "
                            "head and means some head.)")


@for_any_model
def union_is_at_most_the_sum(ctx: Context) -> Evidence:
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="all n >= 2, m >= 1",
                    summary="The size of a union is at most the sum of the sizes.")


@for_any_model
def printed_sum_is_not_the_count(ctx: Context) -> Evidence:
    from numerics.counting import audit, bad_inputs, printed_line_3

    n, m = 7, 1  # the first size at which the theorem says anything
    found, printed = audit(MOST[ctx.profile.level]), printed_line_3(n, m)
    body = {"kind": "frozen-count", "n": n, "m": m, "relation": "sum-equals", "claimed": str(printed)}
    return Evidence(
        finding=Finding.NO, kind=Kind.EXHAUSTIVE, cases=found.pairs, domain=_domain(ctx),
        certificates=(Certificate(name="thm-11.complement-count-3.json", body=body),),
        derived=r"m\Bigl(\sum_{i=0}^{\lceil "
                r"n/(5m)\rceil-1}\binom{\lceil\frac{n-1}{m}\rceil-1}{i}\Bigr)2^{n-\lceil\frac{n-1}{m}\rceil+1}",
        summary=f"Fewer than n/(5m) maximisers means 0 to ⌈n/(5m)⌉ - 1 of them; the printed sum runs from 1 to "
                f"⌈n/(5m)⌉. At n = {n}, m = {m} it gives {printed}, the count is {bad_inputs(n, m)}. The equality "
                f"fails at {found.failures['line 3 is equal']} of {found.pairs} pairs.")


@for_any_model
def printed_sum_is_at_least_the_count(ctx: Context) -> Evidence:
    """The sums differ by C(N, t) - 1, which is not negative for t ≤ N, that is for m ≤ n - 2."""
    from numerics.counting import audit, pairs, prefix, threshold

    found = audit(MOST[ctx.profile.level])
    short = sum(threshold(n, m) > prefix(n, m) for n, m in pairs(MOST[ctx.profile.level]))
    beyond = sum(1 for n, m in pairs(MOST[ctx.profile.level]) if m >= n - 1)
    if not found.failures["line 3 is at least"] == short == beyond:
        return unconfirmed(["where the printed sum is too small"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=found.pairs, domain="m <= n - 2",
        derived=r"\text{printed}-\text{count}=\tbinom{N}{t}-1\ge0\iff t\le N",
        summary=f"As an upper bound the line is right for m <= n - 2. For m >= n - 1 the prefixes are empty, the "
                f"printed sum is 0 and all inputs are outside ({beyond} of {found.pairs} pairs).")


@for_any_model
def powers_bound_the_sum(ctx: Context) -> Evidence:
    from numerics.counting import audit, pairs, prefix, threshold

    found, most = audit(MOST[ctx.profile.level]), MOST[ctx.profile.level]
    ratio = all(prefix(n, m) <= 5 * threshold(n, m) for n, m in pairs(most))
    if found.failures["line 4, (5e)^t"] or found.failures["line 4, 16^t"] or not ratio:
        return unconfirmed(["the powers"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=found.pairs, domain="all n >= 2, m >= 1",
        derived=r"\sum_{i\le t}\binom Ni\le\Bigl(\frac{eN}t\Bigr)^t,\qquad N<\frac{n-1}m\le5t,\qquad 5e<16",
        summary=f"For t <= N the sum is at most (eN/t)^t, and N < 5t; for N = 0 the sum is empty. Confirmed in "
                f"integers at all {found.pairs} pairs ({_domain(ctx)}).")


@for_any_model
def complement_is_at_most_the_formula(ctx: Context) -> Evidence:
    """From the first to the last line: the true union against the formula that was put in."""
    from numerics.counting import audit, bad_inputs, pairs
    from numerics.hard_compare import enclosure, shorter
    from numerics.symbolic_order import at_least_one_of

    formula, undecided, count = ctx.quantities["complement"], None, 0
    most = JUDGED
    for n, m in pairs(most):
        count += 1
        value, bad = enclosure(formula, {"n": n, "m": m}), Fraction(bad_inputs(n, m))
        if value is None:
            undecided = undecided or (n, m)
        elif value[1] < bad:
            claimed = max(Fraction(0), -shorter(-value[1], -bad))
            body = {"kind": "frozen-count", "n": n, "m": m, "relation": "union-at-most", "claimed": str(claimed)}
            return Evidence(finding=Finding.NO, kind=Kind.EXHAUSTIVE, cases=count,
                            summary=f"{formula.text} is at most {claimed} at n = {n}, m = {m}; equal heads have {bad} "
                                    f"inputs outside of the subset.",
                            certificates=(Certificate(name=f"thm-11.complement.n{n}.m{m}.json", body=body),))
        elif value[0] < min(m * bad, Fraction(2**n)):
            undecided = undecided or (n, m)
    if undecided:
        return unknown(f"not decided at n = {undecided[0]}, m = {undecided[1]}: below the union bound.")
    if "complement" in ctx.replaced:
        if not at_least_one_of(formula, COMPLEMENTS):
            return only_on_a_grid(formula.text, count)
        return Evidence(finding=Finding.YES, kind=Kind.ARGUED, cases=count, domain="all n >= 2, m >= 1",
                        summary=f"{formula.text} is at least m 14^⌈n/(5m)⌉ 2^(n-⌈(n-1)/m⌉+1) or 2^n, which bound the "
                                f"complement as 5e < 14.")
    found = audit(MOST[ctx.profile.level])
    if found.failures["the whole count"]:
        return unconfirmed(["the whole count"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=found.pairs, domain="all n >= 2, m >= 1",
        summary=f"From its first to its last line the display is true, although the third is no equality: the exact "
                f"count is at most Σ_(i<=t) C(N, i), and that at most (5e)^t (for empty prefixes it is 1). Confirmed "
                f"in integers at {found.pairs} pairs.")


@for_any_model
def factor_does_not_follow(ctx: Context) -> Evidence:
    from numerics.counting import audit, first_size, pairs
    from numerics.hard_compare import enclosure

    found = audit(MOST[ctx.profile.level])
    replaced = bool({"complement", "bound"} & ctx.replaced)
    sizes = [(first_size(m), m) for m in (1, 2, 3)] + [(n, m) for n, m in pairs(40)]
    for n, m in sizes:
        at = {"n": n, "m": m}
        complement, factor = enclosure(ctx.quantities["complement"], at), enclosure(ctx.quantities["bound"], {**at,
            "norm": 0})
        if complement is None or factor is None or complement[0] != complement[1] or factor[0] != factor[1]:
            return unknown(f"not exact at n = {n}, m = {m}.")
        if 1 - complement[0] / 2**n < factor[0]:
            body = {"kind": "frozen-final", **at, "complement": str(complement[0]), "factor": str(factor[0])}
            failing, rest = found.failures["the bound from 16^t"], found.failures["the bound from (5e)^t"]
            where = (f" With 16 the stated factor follows only where ⌈(n-1)/m⌉ is a multiple of 5 and n <= "
                     f"m⌈(n-1)/m⌉, never for m = 1: it fails at {failing} of {found.pairs} pairs (with 5e kept at "
                     f"{rest}). The factor itself is true, by the exact count.")
            return Evidence(
                finding=Finding.NO, kind=Kind.EXHAUSTIVE, cases=1 if replaced else found.pairs,
                domain=f"n = {n}, m = {m}" if replaced else _domain(ctx),
                certificates=(Certificate(name=f"thm-11.final.n{n}.m{m}.json", body=body),),
                derived="" if replaced else
                r"1-\frac{m\,16^{\lceil n/(5m)\rceil}}{2^{\lceil\frac{n-1}{m}\rceil-1}}",
                summary=f"The last line of the count gives the first factor {1 - complement[0] / 2**n} at n = {n}, m "
                        f"= {m}, and not {factor[0]}.{'' if replaced else where}")
    return unknown("the factor follows from the count at the sizes that were tried.")


@for_any_model
def factor_follows_from_the_exact_count(ctx: Context) -> Evidence:
    from numerics.counting import audit, bad_inputs, chernoff_step, exponent, pairs
    from numerics.hard_compare import enclosure, shorter
    from numerics.symbolic_order import at_most_one_of

    found, formula = audit(MOST[ctx.profile.level]), ctx.quantities["bound"]
    if found.failures["the bound from the exact count"] or not chernoff_step():
        return unconfirmed(["the share of bad inputs"])
    if "bound" in ctx.replaced:
        far = enclosure(formula, {"n": 10**9, "m": 1, "norm": 0})
        if far is not None and far[0] > 1:
            return Evidence(finding=Finding.NO, kind=Kind.ARGUED,
                            summary=f"At n = 10^9, m = 1 and norm 0 {formula.text} exceeds 1; no share does.")
        for n, m in pairs(60):
            value, exact = enclosure(formula, {"n": n, "m": m, "norm": 0}), 1 - Fraction(m * bad_inputs(n, m), 2**n)
            if value is None:
                return unknown(f"no value at n = {n}, m = {m}.")
            if value[0] > exact and value[0] > 0:
                if value[0] > 1:
                    body = {"kind": "frozen-zero", "n": n, "m": m, "norm": "0", "what": "risk",
                            "claimed": str(shorter(value[0], Fraction(1)))}
                    return Evidence(finding=Finding.NO, kind=Kind.EXHAUSTIVE,
                                    summary=f"At n = {n}, m = {m} and norm 0 {formula.text} exceeds 1.",
                                    certificates=(Certificate(name="thm-11.factor.json", body=body),))
                if m == 1:
                    return Evidence(finding=Finding.NO, kind=Kind.ARGUED,
                                    summary=f"It does not follow: at n = {n}, m = 1 the share of the subset is exactly "
                                            f"{exact}, and {formula.text} at norm 0 is more.")
                return unknown(f"at n = {n}, m = {m} the factor is above the exact share of the subset.")
        if not at_most_one_of(formula, FACTORS, norm=0):
            return only_on_a_grid(f"{formula.text} at norm 0", len(list(pairs(60))))
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=found.pairs,
        domain="all n >= 2, m >= 1",
        derived=r"\Pr\bigl[\mathrm{Bin}(5j,\tfrac12)\le j\bigr]\le 4^j\bigl(\tfrac58\bigr)^{5j}\le2^{-j}",
        summary=f"The share of inputs outside of the subset is at most m Pr[Bin(c-1, 1/2) <= ⌊c/5⌋] with c = "
                f"⌈(n-1)/m⌉, and 4 (5/8)^5 < 1/2 makes that at most 2m/2^⌈c/5⌉. Confirmed in integers at "
                f"{found.pairs} pairs ({_domain(ctx)}); the exponent ⌈c/5⌉ is ⌈(n-1)/(5m)⌉, {exponent(7, 1)} at n = "
                f"7, m = 1.")
