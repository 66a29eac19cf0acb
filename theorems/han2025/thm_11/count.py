r"""Theorem 11, the count: how many inputs lie outside of the subset, line by line, in exact integers.

The third line is no equality.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from numerics.formula.rationals import enclosure, shorter
from numerics.frozen.counting import E_ABOVE, audit, bad_inputs, pairs, prefix, printed_line_3, threshold
from theorems.han2025.shared.orders import HEADS, at_least_one_of, below, is_below
from theorems.han2025.shared.scope import for_any_model, unconfirmed
from theorems.han2025.thm_11.attention import inside, small_heads
from theorems.han2025.thm_11.peak import size_of
from verify.records import Certificate, Context, Evidence, Kind, about

MOST = (120, 600, 2000)  # the printed lines at every m <= n up to here, by level of the profile
JUDGED = 120  # formulas that a user may replace: the same points at every level
TIMES = "2**(n - ceil((n-1)/m) + 1)"  # the inputs with a given prefix
LINE_4 = f"m*(5*exp(1))**ceil(n/(5*m))*{TIMES}"
LAST = f"m*16**ceil(n/(5*m))*{TIMES}"


def sizes_tried(ctx: Context) -> str:
    return f"2 <= n <= {MOST[ctx.profile.level]}, m <= n"


def _outside() -> tuple[int, list[str]]:
    """Small sizes, all heads: the complement is the union of the heads' bad inputs, and no larger than their sum."""

    cases, wrong = 0, []
    for n, m in ((3, 1), (4, 1), (5, 1), (3, 2), (4, 2)):
        length, least, inputs = prefix(n, m), threshold(n, m), list(product((0, 1), repeat=n))
        for heads in small_heads(n, m):
            bad = [
                {x for x in inputs if sum(x[j] == token for j in ranking[:length]) < least} for ranking, token in heads
            ]
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
    return Evidence.yes(
        Kind.ARGUED,
        (
            "An input is outside of the subset if and only if for some head fewer than n/(5m) positions of the "
            "prefix hold its maximiser (written out for all heads at five sizes; the inference in words: for "
            "every n and m). (The sentence before the display says any head and means some head.)"
        ),
        domain="all n >= 2, m >= 1",
        cases=cases,
    )


@for_any_model
@about()
def union_is_at_most_the_sum(ctx: Context) -> Evidence:
    cases, wrong = _outside()
    if wrong:
        return unconfirmed(wrong)
    return Evidence.yes(
        Kind.ARGUED,
        (
            "The size of a union is at most the sum of the sizes (counted for all heads at five sizes; the "
            "inference in words: for every n and m)."
        ),
        domain="all n >= 2, m >= 1",
        cases=cases,
    )


@for_any_model
@about()
def printed_sum_is_at_least_the_count(ctx: Context) -> Evidence:
    """The sums differ by C(N, t) - 1, which is not negative for t ≤ N, that is for m ≤ n - 2."""

    found = audit(MOST[ctx.profile.level])
    short = sum(threshold(n, m) > prefix(n, m) for n, m in pairs(MOST[ctx.profile.level]))
    beyond = sum(1 for n, m in pairs(MOST[ctx.profile.level]) if m >= n - 1)
    if not found.failures["line 3 is at least"] == short == beyond:
        return unconfirmed(["where the printed sum is too small"])
    return Evidence.yes(
        Kind.ARGUED,
        (
            "As an upper bound the line is right for m <= n - 2. For m >= n - 1 the prefixes are empty, the "
            f"printed sum is 0 and all inputs are outside ({beyond} of {found.pairs} pairs). The inference in words: "
            "for every n, from the integers that were tried."
        ),
        cases=found.pairs,
        domain="m <= n - 2",
        derived=r"\text{printed}-\text{count}=\tbinom{N}{t}-1\ge0\iff t\le N",
    )


def power_base() -> int:
    """The least whole number that is at least 5e."""

    return -(-5 * E_ABOVE.numerator // E_ABOVE.denominator)


@for_any_model
def powers_bound_the_sum(ctx: Context) -> Evidence:
    """Σ_{i≤t} C(N, i) ≤ (eN/t)^t ≤ (5e)^t as N ≤ 5t, and 5e < 16; both formulas as they were put in."""

    middle, last, level = ctx.quantities["line_4"], ctx.quantities["complement"], ctx.profile.level
    for n, m in pairs(JUDGED // 2):
        low, high = (enclosure(formula, {"n": n, "m": m}) for formula in (middle, last))
        if low is None or high is None:
            return Evidence.unknown(f"no value at n = {n}, m = {m}.")
        if low[1] < printed_line_3(n, m) or high[1] < low[0]:
            return Evidence.no(
                Kind.ARGUED,
                (
                    f"At n = {n}, m = {m} a line is less than the one before it: {printed_line_3(n, m)}, then "
                    f"{float(low[1]):g}, then "
                    f"{float(high[1]):g}."
                ),
                cases=1,
            )
    found, ratio = audit(MOST[level]), below("ceil((n-1)/m) - 1", "5*ceil(n/(5*m))", HEADS).answer
    if found.failures["line 4, (5e)^t"] or ratio != "yes":
        return unconfirmed(["the powers"])
    first = middle.text == LINE_4 or at_least_one_of(middle, (LINE_4,), HEADS)
    steps = (middle.text == LINE_4 and last.text == LAST and power_base() <= 16) or is_below(middle, last, HEADS)
    if not (first and steps):
        return Evidence.unknown(
            "not decided: the lines are in order at all small sizes, but that is not shown for all n and m."
        )
    return Evidence.yes(
        Kind.ARGUED,
        (
            "For t <= N the sum is at most (eN/t)^t, and N <= 5t; for N = 0 the sum is empty. Confirmed in "
            f"integers at all {found.pairs} pairs ({sizes_tried(ctx)}). The inference in words: the bound "
            "(eN/t)^t of a partial "
            "sum of binomial coefficients."
        ),
        cases=found.pairs,
        domain="all n >= 2, m >= 1",
        derived=r"\sum_{i\le t}\binom Ni\le\Bigl(\frac{eN}t\Bigr)^t,\qquad N<\frac{n-1}m\le5t,\qquad 5e<16",
    )


@for_any_model
@about("complement")
def complement_is_at_most_the_formula(ctx: Context) -> Evidence:
    """From the first to the last line: the true union against the formula that was put in."""

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
            return Evidence.no(
                Kind.EXHAUSTIVE,
                (
                    f"{formula.text} is at most {claimed} at n = {n}, m = {m}; equal heads have {bad} inputs "
                    "outside of "
                    "the subset."
                ),
                cases=count,
                certificates=(Certificate(name=f"thm-11.complement.n{n}.m{m}.json", body=body),),
            )
    found = audit(MOST[ctx.profile.level])
    if found.failures["the whole count"]:
        return unconfirmed(["the whole count"])
    if undefined or (order.answer != "yes" and not at_least_one_of(formula, proved[1:], HEADS)):
        return Evidence.unknown(
            f"not decided: {formula.text} is not shown to be at least {proved[0]} or 2^n for all n and m."
        )
    return Evidence.yes(
        Kind.ARGUED,
        (
            "From its first to its last line the display is true, although the third is no equality: the exact "
            "count is at most Σ_(i<=t) C(N, i), and that at most (5e)^t (for empty prefixes it is 1). Confirmed "
            f"in integers at {found.pairs} pairs. The inference in words: the bound of a partial sum of binomial "
            "coefficients for every n."
        ),
        cases=found.pairs,
        domain="all n >= 2, m >= 1",
    )
