r"""Corollary 20, the proof: its displays one by one.

Two do not stand as printed: the strict inequality of *never-attended* (position scores may be tied), and the
chain of equalities of *count*.  Read charitably both give what the conclusion needs.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from theorems.han2025.cor_20.replaced import (
    bound_against_the_share,
    exceeds,
    is_at_most,
    positive_for_as_many_heads,
    proved_size,
)
from theorems.han2025.shared.scope import ANY, PAPERS_OWN, for_any_model, other_than, speaks_of
from verify.records import Certificate, Context, Evidence, Finding, Kind, derives

WORK = 2**23  # heads times positions times inputs that the independent checker takes


# Fixed hard attention: whatever the scores are made of, and any classifier.  What matters are fair bits and a squared
# loss (clipped or not: the best outputs are the same).
HARD = {**dict.fromkeys(PAPERS_OWN, ANY), "inputs": ("uniform",), "loss": ("squared-hinge", "square")}
for_uniform_inputs = speaks_of(**HARD)


def applicable(ctx: Context) -> bool:
    return not other_than(HARD, ctx.model)


def within_the_checker(n: int, m: int) -> bool:
    """Whether explicit heads of this size are re-counted; beyond, an exact value rests on its proof."""
    return n <= 12 and m <= 1000 and m * n * 2**n <= WORK


def failed(text: str) -> Evidence:
    return Evidence(finding=Finding.FAILED, kind=Kind.NONE, summary=text)


def unknown(text: str) -> Evidence:
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary=text)


@for_any_model
def some_position_is_in_no_prefix(ctx: Context) -> Evidence:
    import sympy as sp

    from numerics.frozen.hard_bounds import points
    from numerics.frozen.hard_heads import prefix_length

    m, c, s = sp.symbols("m c s")  # n - 1 = c m - s with c = ⌈(n-1)/m⌉ and 0 <= s < m
    rest = sp.expand((c * m - s + 1) - m * (c - 1) - (m - s + 1)) == 0
    sizes = list(points())
    small = all(n - m * prefix_length(n, m) >= min(n, 2) and n - m * (-(-n // m) - 1) >= 1 for n, m in sizes)
    if not (rest and small):
        return failed("the count of positions is not confirmed.")
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="n >= 2 (for n = 1 the prefixes are empty)",
        derived=r"n-m\left(\left\lceil\tfrac{n-1}{m}\right\rceil-1\right)\ge 2,\qquad "
                r"n-m\left(\left\lceil\tfrac{n}{m}\right\rceil-1\right)\ge 1",
        summary="m prefixes miss at least two positions, which are then among the last ones of the first "
                "head too; one would do, so the prefixes may have ⌈n/m⌉ - 1 positions. The inference in words: the "
                "pigeonhole principle.")


@for_any_model
def subset_does_not_depend_on_the_bit(ctx: Context) -> Evidence:
    """A definition: what the argument needs of it is that flipping the bit at p stays inside."""
    from numerics.frozen.minimax import heads, subset

    cases = broken = 0
    for n in (3, 4):
        for head in (h for h in heads(n) if len(h.positions) == n):
            for length in range(n):
                inside = subset(n, (head,), length)
                for p in head.positions[length:]:
                    cases += 1
                    broken += any(inside[x] != inside[x ^ 1 << (p - 1)] for x in range(2**n))
    if broken:
        return failed("the enumeration contradicts the argument.")
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="all n, m >= 1", cases=cases,
        derived=r"\mathbf x\in\mathcal X'\iff f_{\text{flip-}p}(\mathbf x)\in\mathcal X'",
        summary="The definition looks at positions of the prefixes only and p is in none of them, so the "
                "subset is closed under flipping the bit at p. It is empty where the prefixes are, that is "
                "for m >= n - 1. The inference in words: for every n, from the heads of n = 3 and 4.")


@for_any_model
def tied_scores_break_the_strict_inequality(ctx: Context) -> Evidence:
    body = {"kind": "tied-scores", "n": 3, "position_scores": ["0", "0", "0"], "token_scores": ["0", "0"],
            "ranking": [1, 2, 3], "x": [0, 0, 0], "p": 3}
    return Evidence(
        finding=Finding.NO, kind=Kind.EXHAUSTIVE,
        summary="The first implication asserts a strict inequality between position scores for any attention "
                "matrices. The zero matrix ties all of them, and p is then among the maximisers. (The matching "
                "display in the proof of Theorem 11 has ≥ there, which ties do not disturb.) The conclusion "
                "survives if ties are broken by a fixed order that the ranking follows.",
        derived=r"\mathbf w_0^T\mathbf A_i f'_{\text{pos}}(j)\ge\mathbf w_0^T\mathbf A_i f'_{\text{pos}}(p)",
        certificates=(Certificate(name="cor-20.tied-scores.n3.json", body=body),))


def _probe(ctx: Context, *, distinct: bool, text: str, derived: str = "") -> Evidence:
    """All scores on a few levels, all prefixes, all p outside them, all inputs."""
    from numerics.frozen.minimax import probe_prefixes

    sizes = ((3, 3), (4, 4 if distinct else 3)) if ctx.profile.level == 0 else ((3, 4), (4, 4))
    probes = [probe_prefixes(n, levels, distinct=distinct) for n, levels in sizes]
    cases = sum(probe.cases for probe in probes)
    if any(probe.attended or probe.changed or (distinct and probe.not_strict) for probe in probes):
        return failed("the enumeration contradicts the argument.")
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="all n, m >= 1", cases=cases,
                    derived=derived, summary=f"{text} Enumerated as well: {cases} cases. The inference in words: for "
                                             "every n and all scores.")


@for_any_model
def distinct_scores_leave_the_position_unattended(ctx: Context) -> Evidence:
    return _probe(ctx, distinct=True, text=(
        "Without ties a position before p in the ranking scores strictly more by position, and at least as "
        "much by its token, which is the maximiser."))


@for_any_model
def a_fixed_order_leaves_the_position_unattended(ctx: Context) -> Evidence:
    return _probe(ctx, distinct=False, text=(
        "The position j in the prefix scores at least as much as p in both parts; where all is equal, j "
        "comes before p in the ranking, whose order of ties is the order that breaks them."))


@for_any_model
def flipping_the_position_changes_nothing(ctx: Context) -> Evidence:
    return _probe(ctx, distinct=False,
                  derived=r"\mathbf x,f_{\text{flip-}p}(\mathbf x)\in\mathcal X'"
                          r"\implies s\ne p\text{ for both}",
                  text=("Judged with ties broken by a fixed order of the positions: no other score changes, so "
                        "the best of the other positions stays the best of them. "
                        "The last implication also needs that p is not attended after the flip; it is not, "
                        "since the flipped input is in the subset again (the text does not say so, and "
                        "writes X for X′ where it splits it)."))


def losses_of_opposed_labels() -> list[str]:
    """Cases of (1-y)_+² + (1+y)_+² ≥ 2, and of the same without squares, that algebra does not confirm; t ≥ 0 is the
    distance of |y| from 1."""
    import sympy as sp

    y, t = sp.symbols("y t")
    # |y| <= 1, and the square loss for all y
    inner = sp.expand((1 - y) ** 2 + (1 + y) ** 2 - 2 - 2 * y**2) == 0
    outer = sp.Poly((2 + t) ** 2 - 2, t)  # |y| = 1 + t: one loss is zero, the other (2 + t)^2
    plain = sp.expand((1 - y) + (1 + y) - 2) == 0 and min(sp.Poly((2 + t) - 2, t).all_coeffs()) >= 0
    cases = {"|y| <= 1": inner, "|y| > 1": min(outer.all_coeffs()) > 0, "without squares": plain}
    return [name for name, confirmed in cases.items() if not confirmed]


def least_pair_loss() -> Fraction | None:
    """The least of (1-y)_+² + (1+y)_+²: for |y| ≤ 1 a constant and non-negative even terms, beyond at least its value
    at |y| = 1 (non-negative coefficients in |y| - 1); None where the polynomials do not have this shape."""
    import sympy as sp

    y, t = sp.symbols("y t")
    inner = sp.Poly(sp.expand((1 - y) ** 2 + (1 + y) ** 2), y)
    outer = sp.Poly(sp.expand((1 + (1 + t)) ** 2), t)  # |y| = 1 + t: one loss is zero
    even = all(power % 2 == 0 and value >= 0 for (power,), value in inner.terms())
    least, edge = inner.eval(0), outer.eval(0)
    grows = all(value >= 0 for value in outer.all_coeffs()) and edge >= least
    return Fraction(int(least)) if even and grows else None


@derives
@for_uniform_inputs
def opposed_labels_cost_at_least_two(ctx: Context) -> Evidence:
    from numerics.frozen.hard_bounds import enclosure, shorter

    value, least = enclosure(ctx.quantities["pair_loss"], {}), least_pair_loss()
    if value is None:
        return unknown(f"the pair loss {ctx.quantities['pair_loss'].text} has no value.")
    if least is None:
        return failed("the algebra of the two losses was not confirmed.")
    derived = r"(1-\hat y)_+^2+(1+\hat y)_+^2\ge 2+2\min(1,\hat y^2)"
    if value[1] <= least:
        return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="all real outputs", derived=derived,
                        summary="Up to ŷ = ±1 the sum is 2 + 2ŷ², beyond it is at least 4; ŷ = 0 gives 2.")
    if value[0] <= least:
        return unknown("the value cannot be told from 2.")
    body = {"kind": "pair-loss", "loss": ctx.model.loss, "output": "0",
            "claimed": str(shorter(value[0], least))}
    return Evidence(finding=Finding.NO, kind=Kind.EXHAUSTIVE, derived=derived,
                    summary="The output 0 costs exactly 2 against both labels together.", cases=1,
                    certificates=(Certificate(name="cor-20.pair-loss.json", body=body),))


def _count_certificate(n: int, heads: tuple[Any, ...], claimed: Fraction, relation: str) -> Certificate:
    from numerics.frozen.minimax import prefix_length, subset_size

    inside = subset_size(n, heads, prefix_length(n, len(heads)))
    return Certificate(name=f"cor-20.count.{relation}.n{n}.m{len(heads)}.json", body={
        "kind": "hard-subset-count", "n": n, "m": len(heads), "heads": as_json(heads), "inside": inside,
        "outside": 2**n - inside, "claimed": str(claimed), "relation": relation})


def as_json(heads: tuple[Any, ...]) -> list[dict[str, Any]]:
    return [{"positions": list(head.positions), "token": head.token} for head in heads]


def _size_at(ctx: Context, n: int, m: int) -> tuple[Fraction, Fraction] | None:
    """An enclosure of the judged size, brought to -1 or 2^n + 1 beyond these: no subset has such a size anyway."""
    from numerics.frozen.hard_bounds import enclosure_at

    value = enclosure_at(ctx.quantities["subset_size"], n, m)
    if value is None:
        return None
    low, high = (min(max(end, Fraction(-1)), Fraction(2**n + 1)) for end in value)
    return low, high


def _clamped(size: Fraction, n: int) -> str:
    """What the certificate does not say if the formula's own value was brought to a shorter one."""
    if size > 2**n:
        return f" The formula exceeds the number of all {2**n} inputs there; the certificate has {size} in its place."
    return " The formula is negative there; the certificate has -1 in its place." if size < 0 else ""


@for_any_model
def subset_is_not_as_large_as_its_complement(ctx: Context) -> Evidence:
    from numerics.frozen.minimax import Head

    claimed = _size_at(ctx, 4, 1)
    if claimed is None:
        return unknown(f"{ctx.quantities['subset_size'].text} has no value at n = 4, m = 1.")
    certificate = _count_certificate(4, (Head((1, 2, 3, 4), 1),), claimed[0], "both-equal")
    right = " As a lower bound on the size of the subset, the number is right."
    return Evidence(
        finding=Finding.NO, kind=Kind.EXHAUSTIVE, certificates=(certificate,),
        derived=r"|\mathcal X'|\ge 2^n-m\cdot 2^{n-\lceil\frac{n-1}{m}\rceil+1}",
        summary="The first equality cannot be meant: at n = 4, m = 1 the subset has 12 inputs and its complement "
                f"has 4.{'' if 'subset_size' in ctx.replaced else right}"
                f"{_clamped(claimed[0], 4)}")


@for_any_model
def size_of_the_subset_depends_on_the_heads(ctx: Context) -> Evidence:
    from numerics.frozen.minimax import Head, prefix_length, subset_size

    ranking, claimed = (1, 2, 3, 4), _size_at(ctx, 4, 2)
    if claimed is None:
        return unknown(f"{ctx.quantities['subset_size'].text} has no value at n = 4, m = 2.")
    pairs = [(Head(ranking, 1), Head(ranking, token)) for token in (1, 0)]
    sizes = [subset_size(4, pair, prefix_length(4, 2)) for pair in pairs]
    wrong = next((p for p, size in zip(pairs, sizes, strict=True) if not claimed[0] <= size <= claimed[1]), None)
    if wrong is None:
        return unknown("the formula could not be told from the sizes at n = 4, m = 2.")
    return Evidence(
        finding=Finding.NO, kind=Kind.EXHAUSTIVE,
        certificates=(_count_certificate(4, wrong, claimed[0], "equal"),),
        derived=r"|\mathcal X'|\ge 2^n-m\cdot 2^{n-\lceil\frac{n-1}{m}\rceil+1}",
        summary=f"No function of n and m alone is the size: at n = 4, m = 2 two equal heads give {sizes[0]} "
                f"inputs and two heads with different tokens {sizes[1]}. The union bound is an equality only "
                f"for disjoint events.{_clamped(claimed[0], 4)}")


@for_any_model
def size_of_the_subset_is_bounded_below(ctx: Context) -> Evidence:
    from numerics.frozen.hard_bounds import DOMAIN, against_subset

    formula = ctx.quantities["subset_size"]
    derived = (r"\Bigl|\bigcup_i\{\mathbf x:\text{no }u_i\text{ in the prefix}\}\Bigr|\le "
               r"m\cdot 2^{n-\lceil\frac{n-1}{m}\rceil+1}")
    proved = proved_size()
    if proved is not None and is_at_most(formula, proved):
        return Evidence(
            finding=Finding.YES, kind=Kind.ARGUED, domain="all n, m >= 1", derived=derived,
            summary=f"{formula.text} is at most the positive part of {proved}, which the union bound over the m heads "
                    "gives; for m <= 2 that is attained wherever it is not negative. The inference in words: the union "
                    "bound, and that half of the inputs have a given token at a position.")
    found = against_subset(formula)
    at = f"n = {found.n}, m = {found.m}"
    if found.outcome == "exceeds":
        text = f"At {at} the formula is at least {found.claimed}, and a subset has {found.best} inputs."
        if not within_the_checker(found.n, found.m):
            short = f"At {at} the formula exceeds the size of a subset, by the proved count."
            return Evidence(finding=Finding.NO, kind=Kind.ARGUED, summary=text if found.n <= 60 else short,
                            cases=found.points)
        certificate = _count_certificate(found.n, found.heads, found.claimed, "at-least")
        return Evidence(finding=Finding.NO, kind=Kind.EXHAUSTIVE, summary=text, certificates=(certificate,))
    if (far := positive_for_as_many_heads(formula)):
        return Evidence(finding=Finding.NO, kind=Kind.ARGUED,
                        summary=f"With n = m = {far} heads the prefixes are empty and so is the subset; {formula.text} "
                                "is positive there.")
    if found.outcome == "undefined":
        return unknown(f"{formula.text} has no value at {at}.")
    if found.outcome == "undecided":
        return unknown(f"not decided at {at}: {formula.text} is above what the union bound gives there, and no heads "
                       "with so small a subset are known.")
    return unknown(f"not decided: nothing contradicts {formula.text} at {found.points} points ({DOMAIN}), but it is "
                   "not "
                   "shown to be at most what the union bound gives for all n and m.")


@derives
@for_uniform_inputs
def bound_follows_from_the_count(ctx: Context) -> Evidence:
    """A pair costs ``pair_loss``, so the risk is at least pair_loss/2 · size/2^n, and never negative."""
    from numerics.frozen.hard_bounds import DOMAIN, enclosure, enclosure_at, tried

    pair = enclosure(ctx.quantities["pair_loss"], {})
    if pair is None:
        return unknown(f"the pair loss {ctx.quantities['pair_loss'].text} has no value.")
    order = bound_against_the_share(ctx)
    if order.answer == "yes":
        return Evidence(
            finding=Finding.YES, kind=Kind.ARGUED, domain="all n, m >= 1",
            derived=r"\frac{2^n-m\,2^{n-c+1}}{2^n}=1-\frac{2m}{2^c},\quad c=\lceil\tfrac{n-1}{m}\rceil",
            summary="The bound is at most half of the pair loss times the share of the subset, for all n and m. It is "
                    "not "
                    "positive, and says nothing, where 2m is at least 2 to the power ⌈(n-1)/m⌉.")
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
        return Evidence(finding=Finding.NO, kind=Kind.ARGUED,
                        summary=f"At n = {far}, m = 1 the bound is more than half of the pair loss.")
    return unknown(doubt or f"not decided: the bound follows from the two quantities at all {count} points that were "
                            f"tried ({DOMAIN}), but that is not shown for all n and m.")


def _possible(size: Fraction, n: int) -> Fraction:
    """A subset has between no and all inputs, whatever a formula gives."""
    return min(max(size, Fraction(0)), Fraction(2**n))


def _does_not_follow(n: int, m: int, pair: Fraction, size: Fraction, bound: Fraction, count: int) -> Evidence:
    """Numbers are rounded, size and loss up and the bound down, so that they fit a certificate."""
    from math import ceil

    from numerics.frozen.hard_bounds import shorter

    text = f"At n = {n}, m = {m} the subset and the pair loss give less than the bound."
    grid, pair = 1, max(pair, Fraction(0))
    while (up := [Fraction(ceil(v * grid), grid) for v in (size, pair)]) and up[0] * up[1] / 2 >= bound * 2**n:
        grid *= 2
    up[0] = min(up[0], Fraction(2**n))
    numbers = (*up, shorter(bound, up[0] * up[1] / 2 / 2**n))
    body = {"kind": "hard-final", "n": n,
            **dict(zip(("subset_size", "pair_loss", "bound"), map(str, numbers), strict=True))}
    if n > 1000 or any(max(v.numerator, v.denominator) >= 10**119 for v in numbers):
        return Evidence(finding=Finding.NO, kind=Kind.ARGUED, cases=count, summary=text)
    return Evidence(finding=Finding.NO, kind=Kind.EXHAUSTIVE, cases=count, summary=text,
                    certificates=(Certificate(name=f"cor-20.final.n{n}.m{m}.json", body=body),))
