r"""Theorem 11, the count: how many inputs lie outside of the subset, line by line, in exact integers.

The third line is no equality, and the last step loses a factor of up to 32: from m·16^⌈n/(5m)⌉ bad prefixes the
stated first factor does not follow, for one head at no n at all.  It is true nevertheless, by the exact count
(:mod:`numerics.frozen.counting` has the proof for every n and m).
"""

from __future__ import annotations

from fractions import Fraction

from theorems.han2025.shared.orders import HEADS, at_least_one_of, at_most_one_of, below, is_below
from theorems.han2025.shared.scope import for_any_model, unconfirmed
from theorems.han2025.thm_11.attention import inside, size_of, small_heads, unknown
from verify.records import Certificate, Context, Evidence, Finding, Kind, about

MOST = (120, 600, 2000)  # the printed lines at every m <= n up to here, by level of the profile
JUDGED = 120  # formulas that a user may replace: the same points at every level
TIMES = "2**(n - ceil((n-1)/m) + 1)"  # the inputs with a given prefix
LINE_4 = f"m*(5*exp(1))**ceil(n/(5*m))*{TIMES}"
LAST = f"m*16**ceil(n/(5*m))*{TIMES}"


def _domain(ctx: Context) -> str:
    return f"2 <= n <= {MOST[ctx.profile.level]}, m <= n"


def _outside() -> tuple[int, list[str]]:
    """Small sizes, all heads: the complement is the union of the heads' bad inputs, and no larger than their sum."""
    from itertools import product

    from numerics.frozen.counting import prefix, threshold

    cases, wrong = 0, []
    for n, m in ((3, 1), (4, 1), (5, 1), (3, 2), (4, 2)):
        length, least, inputs = prefix(n, m), threshold(n, m), list(product((0, 1), repeat=n))
        for heads in small_heads(n, m):
            bad = [{x for x in inputs if sum(x[j] == token for j in ranking[:length]) < least}
                   for ranking, token in heads]
            whole = {x for x in inputs if not all(inside(x, head, length, least) for head in heads)}
            cases += 1
            if whole != set().union(*bad):
                wrong.append(f"the union at n = {n}, m = {m}")
            if len(whole) > sum(map(len, bad)):
                wrong.append(f"the sum at n = {n}, m = {m}")
    return cases, wrong


@for_any_model
@about()
def complement_is_a_union(ctx: Context) -> Evidence:
    cases, wrong = _outside()
    if wrong:
        return unconfirmed(wrong)
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="all n >= 2, m >= 1", cases=cases,
                    summary="An input is outside of the subset if and only if for some head fewer than n/(5m) "
                            "positions of the prefix hold its maximiser (written out for all heads at five sizes; the "
                            "inference in words: for every n and m). (The sentence before the display says any head "
                            "and "
                            "means some head.)")


@for_any_model
@about()
def union_is_at_most_the_sum(ctx: Context) -> Evidence:
    cases, wrong = _outside()
    if wrong:
        return unconfirmed(wrong)
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="all n >= 2, m >= 1", cases=cases,
                    summary="The size of a union is at most the sum of the sizes (counted for all heads at five sizes; "
                            "the inference in words: for every n and m).")


@for_any_model
@about()  # the equality of the third line is false whatever the last line says
def printed_sum_is_not_the_count(ctx: Context) -> Evidence:
    from numerics.frozen.counting import audit, bad_inputs, printed_line_3

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
@about()
def printed_sum_is_at_least_the_count(ctx: Context) -> Evidence:
    """The sums differ by C(N, t) - 1, which is not negative for t ≤ N, that is for m ≤ n - 2."""
    from numerics.frozen.counting import audit, pairs, prefix, threshold

    found = audit(MOST[ctx.profile.level])
    short = sum(threshold(n, m) > prefix(n, m) for n, m in pairs(MOST[ctx.profile.level]))
    beyond = sum(1 for n, m in pairs(MOST[ctx.profile.level]) if m >= n - 1)
    if not found.failures["line 3 is at least"] == short == beyond:
        return unconfirmed(["where the printed sum is too small"])
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=found.pairs, domain="m <= n - 2",
        derived=r"\text{printed}-\text{count}=\tbinom{N}{t}-1\ge0\iff t\le N",
        summary=f"As an upper bound the line is right for m <= n - 2. For m >= n - 1 the prefixes are empty, the "
                f"printed sum is 0 and all inputs are outside ({beyond} of {found.pairs} pairs). The inference in "
                "words: for "
                "every n, from the integers that were tried.")


def power_base() -> int:
    """The least whole number that is at least 5e."""
    from numerics.frozen.counting import E_ABOVE

    return -(-5 * E_ABOVE.numerator // E_ABOVE.denominator)


@for_any_model
def powers_bound_the_sum(ctx: Context) -> Evidence:
    """Σ_{i≤t} C(N, i) ≤ (eN/t)^t ≤ (5e)^t as N ≤ 5t, and 5e < 16; both formulas as they were put in."""
    from numerics.frozen.counting import audit, pairs, printed_line_3
    from numerics.frozen.hard_bounds import enclosure

    middle, last, level = ctx.quantities["line_4"], ctx.quantities["complement"], ctx.profile.level
    for n, m in pairs(JUDGED // 2):
        low, high = (enclosure(formula, {"n": n, "m": m}) for formula in (middle, last))
        if low is None or high is None:
            return unknown(f"no value at n = {n}, m = {m}.")
        if low[1] < printed_line_3(n, m) or high[1] < low[0]:
            return Evidence(finding=Finding.NO, kind=Kind.ARGUED, cases=1,
                            summary=f"At n = {n}, m = {m} a line is less than the one before it: "
                                    f"{printed_line_3(n, m)}, "
                                    f"then {float(low[1]):g}, then {float(high[1]):g}.")
    found, ratio = audit(MOST[level]), below("ceil((n-1)/m) - 1", "5*ceil(n/(5*m))", HEADS).answer
    if found.failures["line 4, (5e)^t"] or ratio != "yes":
        return unconfirmed(["the powers"])
    first = middle.text == LINE_4 or at_least_one_of(middle, (LINE_4,), HEADS)
    steps = (middle.text == LINE_4 and last.text == LAST and power_base() <= 16) or is_below(middle, last, HEADS)
    if not (first and steps):
        return unknown("not decided: the lines are in order at all small sizes, but that is not shown for all n and m.")
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=found.pairs, domain="all n >= 2, m >= 1",
        derived=r"\sum_{i\le t}\binom Ni\le\Bigl(\frac{eN}t\Bigr)^t,\qquad N<\frac{n-1}m\le5t,\qquad 5e<16",
        summary="For t <= N the sum is at most (eN/t)^t, and N <= 5t; for N = 0 the sum is empty. Confirmed in "
                "integers "
                f"at all {found.pairs} pairs ({_domain(ctx)}). The inference in words: the bound (eN/t)^t of a partial "
                "sum of binomial coefficients.")


@for_any_model
@about("complement")
def complement_is_at_most_the_formula(ctx: Context) -> Evidence:
    """From the first to the last line: the true union against the formula that was put in."""
    from numerics.frozen.counting import audit, bad_inputs, pairs
    from numerics.frozen.hard_bounds import enclosure, shorter

    formula, undefined = ctx.quantities["complement"], None
    bases = range(power_base(), power_base() + 3)  # every base from 5e on
    proved = (*(f"m*{base}**ceil(n/(5*m))*{TIMES}" for base in bases), "2**n")
    order = below(proved[0], formula, HEADS)
    for count, (n, m) in enumerate((*pairs(JUDGED), *[at for at in size_of(order) if at[0] <= 380]), 1):
        value, bad = enclosure(formula, {"n": n, "m": m}), Fraction(bad_inputs(n, m))
        if value is None:
            undefined = undefined or (n, m)
        elif value[1] < bad:
            claimed = max(Fraction(0), -shorter(-value[1], -bad))
            body = {"kind": "frozen-count", "n": n, "m": m, "relation": "union-at-most", "claimed": str(claimed)}
            return Evidence(finding=Finding.NO, kind=Kind.EXHAUSTIVE, cases=count,
                            summary=f"{formula.text} is at most {claimed} at n = {n}, m = {m}; equal heads have {bad} "
                                    f"inputs outside of the subset.",
                            certificates=(Certificate(name=f"thm-11.complement.n{n}.m{m}.json", body=body),))
    found = audit(MOST[ctx.profile.level])
    if found.failures["the whole count"]:
        return unconfirmed(["the whole count"])
    if undefined or (order.answer != "yes" and not at_least_one_of(formula, proved[1:], HEADS)):
        return unknown(f"not decided: {formula.text} is not shown to be at least {proved[0]} or 2^n for all n and m.")
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, cases=found.pairs, domain="all n >= 2, m >= 1",
        summary=f"From its first to its last line the display is true, although the third is no equality: the exact "
                f"count is at most Σ_(i<=t) C(N, i), and that at most (5e)^t (for empty prefixes it is 1). Confirmed "
                f"in integers at {found.pairs} pairs. The inference in words: the bound of a partial sum of binomial "
                "coefficients for every n.")


def _reached(ctx: Context, n: int, m: int) -> tuple[Fraction, Fraction, Fraction] | None:
    """At one size, exact: the last line, the share that follows from it, and the first factor that is stated."""
    from numerics.frozen.hard_bounds import enclosure

    complement = enclosure(ctx.quantities["complement"], {"n": n, "m": m})
    factor = enclosure(ctx.quantities["bound"], {"n": n, "m": m, "norm": 0})
    if complement is None or factor is None or complement[0] != complement[1] or factor[0] != factor[1]:
        return None
    return complement[0], 1 - complement[0] / 2**n, factor[0]


@for_any_model
def factor_does_not_follow(ctx: Context) -> Evidence:
    """Shown where both numbers are shares: the last line leaves a share of at least 0, and less than the factor."""
    from numerics.frozen.counting import audit, pairs

    found = audit(MOST[ctx.profile.level])
    replaced = bool({"complement", "bound"} & ctx.replaced)
    tried = {at: values for at in pairs(60) if (values := _reached(ctx, *at)) is not None}
    short = [at for at, (_, reached, factor) in tried.items() if reached < factor and factor > 0]
    if not short:
        return unknown("the factor follows from the count at the sizes that were tried, or has no exact value there.")
    n, m = next((at for at in short if tried[at][1] >= 0), short[0])
    _, reached, factor = tried[n, m]
    failing, rest = found.failures["the bound from 16^t"], found.failures["the bound from (5e)^t"]
    where = (" With 16 the stated factor follows only where ⌈(n-1)/m⌉ is a multiple of 5 and n <= m⌈(n-1)/m⌉, never "
             "for "
             f"m = 1: it fails at {failing} of {found.pairs} pairs (with 5e kept at {rest}). The factor itself is "
             "true, "
             "by the exact count.")
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, cases=1 if replaced else found.pairs,
        domain=f"n = {n}, m = {m}" if replaced else _domain(ctx),
        derived="" if replaced else r"1-\frac{m\,16^{\lceil n/(5m)\rceil}}{2^{\lceil\frac{n-1}{m}\rceil-1}}",
        summary=f"The last line of the count leaves a share of {reached} at n = {n}, m = {m}, and not "
                f"{factor}.{'' if replaced else where}")


@for_any_model
@about("bound")
def factor_follows_from_the_exact_count(ctx: Context) -> Evidence:
    """At norm 0 the bound is the first factor: at most the least share of good inputs, for every n and m."""
    from numerics.frozen.counting import audit, bad_inputs, chernoff_step, first_factor, pairs
    from numerics.frozen.hard_bounds import enclosure, shorter

    found, formula, first = audit(MOST[ctx.profile.level]), ctx.quantities["bound"], first_factor()
    if found.failures["the bound from the exact count"] or not chernoff_step() or first is None:
        return unconfirmed(["the share of bad inputs"])
    domain = f"{HEADS}; norm = 0"
    if at_most_one_of(formula, (first, f"max(0, {first})", "0"), domain):
        return Evidence(
            finding=Finding.YES, kind=Kind.ARGUED, cases=found.pairs, domain="all n, m >= 1",
            derived=r"\Pr\bigl[\mathrm{Bin}(5j,\tfrac12)\le j\bigr]\le 4^j\bigl(\tfrac58\bigr)^{5j}\le2^{-j}",
            summary=f"The share of inputs outside of the subset is at most m Pr[Bin(c-1, 1/2) <= ⌊c/5⌋] with c = "
                    f"⌈(n-1)/m⌉, and 4 (5/8)^5 < 1/2 makes that at most 2m/2^⌈c/5⌉. Confirmed in integers at "
                    f"{found.pairs} pairs ({_domain(ctx)}). The inference in words: the exponential bound of the "
                    "probability and the two cases of c mod 5.")
    followed = size_of(below(formula, "1", domain))
    for n, m in (*pairs(60), *followed):
        value = enclosure(formula, {"n": n, "m": m, "norm": 0})
        if value is None or value[0] <= 0:
            continue
        if value[0] > 1:
            body = {"kind": "frozen-zero", "n": n, "m": m, "norm": "0", "what": "risk",
                    "claimed": str(shorter(value[0], Fraction(1)))}
            shown = (Certificate(name="thm-11.factor.json", body=body),) if max(n, m) <= 10**6 else ()
            return Evidence(finding=Finding.NO, kind=Kind.EXHAUSTIVE if shown else Kind.ARGUED, certificates=shown,
                            summary=f"At n = {n}, m = {m} and norm 0 {formula.text} exceeds 1; no share does.")
        if m == 1 and n <= 60 and value[0] > (exact := 1 - Fraction(bad_inputs(n, m), 2**n)):
            return Evidence(finding=Finding.NO, kind=Kind.ARGUED,
                            summary=f"It does not follow: at n = {n}, m = 1 the share of the subset is exactly "
                                    f"{exact}, "
                                    f"and {formula.text} at norm 0 is more.")
    return unknown(f"not decided: {formula.text} at norm 0 is not shown to be at most {first}.")
