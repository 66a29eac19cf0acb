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
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Finding, Kind, derives

say = words_beside(__package__)

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
        return failed(say("some_position_is_in_no_prefix.failed"))
    return Evidence.yes(
        Kind.ARGUED,
        say("some_position_is_in_no_prefix.yes"),
        domain=say("some_position_is_in_no_prefix.domain"),
        derived=(
            r"n-m\left(\left\lceil\tfrac{n-1}{m}\right\rceil-1\right)\ge 2,\qquad "
            r"n-m\left(\left\lceil\tfrac{n}{m}\right\rceil-1\right)\ge 1"
        ),
    )


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
        return failed(say("subset_does_not_depend_on_the_bit.failed"))
    return Evidence.yes(
        Kind.ARGUED,
        say("subset_does_not_depend_on_the_bit.yes"),
        domain="all n, m >= 1",
        cases=cases,
        derived=r"\mathbf x\in\mathcal X'\iff f_{\text{flip-}p}(\mathbf x)\in\mathcal X'",
    )


@for_any_model
def tied_scores_break_the_strict_inequality(ctx: Context) -> Evidence:
    body = {
        "kind": "tied-scores",
        "n": 3,
        "position_scores": ["0", "0", "0"],
        "token_scores": ["0", "0"],
        "ranking": [1, 2, 3],
        "x": [0, 0, 0],
        "p": 3,
    }
    return Evidence.no(
        Kind.EXHAUSTIVE,
        say("tied_scores_break_the_strict_inequality.no"),
        derived=r"\mathbf w_0^T\mathbf A_i f'_{\text{pos}}(j)\ge\mathbf w_0^T\mathbf A_i f'_{\text{pos}}(p)",
        certificates=(Certificate(name="cor-20.tied-scores.n3.json", body=body),),
    )


def _probe(ctx: Context, *, distinct: bool, text: str, derived: str = "") -> Evidence:
    """All scores on a few levels, all prefixes, all p outside them, all inputs."""
    from numerics.frozen.minimax import probe_prefixes

    sizes = ((3, 3), (4, 4 if distinct else 3)) if ctx.profile.level == 0 else ((3, 4), (4, 4))
    probes = [probe_prefixes(n, levels, distinct=distinct) for n, levels in sizes]
    cases = sum(probe.cases for probe in probes)
    if any(probe.attended or probe.changed or (distinct and probe.not_strict) for probe in probes):
        return failed(say("probe.failed"))
    return Evidence.yes(
        Kind.ARGUED, say("probe.yes", text=text, cases=cases), domain="all n, m >= 1", cases=cases, derived=derived
    )


@for_any_model
def distinct_scores_leave_the_position_unattended(ctx: Context) -> Evidence:
    return _probe(ctx, distinct=True, text=(say("distinct_scores_leave_the_position_unattended.text")))


@for_any_model
def a_fixed_order_leaves_the_position_unattended(ctx: Context) -> Evidence:
    return _probe(ctx, distinct=False, text=(say("a_fixed_order_leaves_the_position_unattended.text")))


@for_any_model
def flipping_the_position_changes_nothing(ctx: Context) -> Evidence:
    return _probe(
        ctx,
        distinct=False,
        derived=r"\mathbf x,f_{\text{flip-}p}(\mathbf x)\in\mathcal X'"
        r"\implies s\ne p\text{ for both}",
        text=(say("flipping_the_position_changes_nothing.text")),
    )


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
        return Evidence.unknown(
            say("opposed_labels_cost_at_least_two.unknown", pair_loss=ctx.quantities["pair_loss"].text)
        )
    if least is None:
        return failed(say("opposed_labels_cost_at_least_two.failed"))
    derived = r"(1-\hat y)_+^2+(1+\hat y)_+^2\ge 2+2\min(1,\hat y^2)"
    if value[1] <= least:
        return Evidence.yes(
            Kind.ARGUED,
            say("opposed_labels_cost_at_least_two.yes"),
            domain=say("opposed_labels_cost_at_least_two.domain"),
            derived=derived,
        )
    if value[0] <= least:
        return Evidence.unknown(say("opposed_labels_cost_at_least_two.unknown-2"))
    body = {"kind": "pair-loss", "loss": ctx.model.loss, "output": "0", "claimed": str(shorter(value[0], least))}
    return Evidence.no(
        Kind.EXHAUSTIVE,
        say("opposed_labels_cost_at_least_two.no"),
        derived=derived,
        cases=1,
        certificates=(Certificate(name="cor-20.pair-loss.json", body=body),),
    )


def _count_certificate(n: int, heads: tuple[Any, ...], claimed: Fraction, relation: str) -> Certificate:
    from numerics.frozen.minimax import prefix_length, subset_size

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
        return say("clamped.says", n=2**n, size=size)
    return say("clamped.says-2") if size < 0 else ""


@for_any_model
def subset_is_not_as_large_as_its_complement(ctx: Context) -> Evidence:
    from numerics.frozen.minimax import Head

    claimed = _size_at(ctx, 4, 1)
    if claimed is None:
        return Evidence.unknown(
            say("subset_is_not_as_large_as_its_complement.unknown", subset_size=ctx.quantities["subset_size"].text)
        )
    certificate = _count_certificate(4, (Head((1, 2, 3, 4), 1),), claimed[0], "both-equal")
    right = say("subset_is_not_as_large_as_its_complement.right")
    return Evidence.no(
        Kind.EXHAUSTIVE,
        say(
            "subset_is_not_as_large_as_its_complement.no",
            value="" if "subset_size" in ctx.replaced else right,
            clamped=_clamped(claimed[0], 4),
        ),
        certificates=(certificate,),
        derived=r"|\mathcal X'|\ge 2^n-m\cdot 2^{n-\lceil\frac{n-1}{m}\rceil+1}",
    )


@for_any_model
def size_of_the_subset_depends_on_the_heads(ctx: Context) -> Evidence:
    from numerics.frozen.minimax import Head, prefix_length, subset_size

    ranking, claimed = (1, 2, 3, 4), _size_at(ctx, 4, 2)
    if claimed is None:
        return Evidence.unknown(
            say("size_of_the_subset_depends_on_the_heads.unknown", subset_size=ctx.quantities["subset_size"].text)
        )
    pairs = [(Head(ranking, 1), Head(ranking, token)) for token in (1, 0)]
    sizes = [subset_size(4, pair, prefix_length(4, 2)) for pair in pairs]
    wrong = next((p for p, size in zip(pairs, sizes, strict=True) if not claimed[0] <= size <= claimed[1]), None)
    if wrong is None:
        return Evidence.unknown(say("size_of_the_subset_depends_on_the_heads.unknown-2"))
    return Evidence.no(
        Kind.EXHAUSTIVE,
        say(
            "size_of_the_subset_depends_on_the_heads.no",
            sizes=sizes[0],
            sizes_2=sizes[1],
            clamped=_clamped(claimed[0], 4),
        ),
        certificates=(_count_certificate(4, wrong, claimed[0], "equal"),),
        derived=r"|\mathcal X'|\ge 2^n-m\cdot 2^{n-\lceil\frac{n-1}{m}\rceil+1}",
    )


@for_any_model
def size_of_the_subset_is_bounded_below(ctx: Context) -> Evidence:
    from numerics.frozen.hard_bounds import DOMAIN, against_subset

    formula = ctx.quantities["subset_size"]
    derived = say("size_of_the_subset_is_bounded_below.derived")
    proved = proved_size()
    if proved is not None and is_at_most(formula, proved):
        return Evidence.yes(
            Kind.ARGUED,
            say("size_of_the_subset_is_bounded_below.yes", formula=formula.text, proved=proved),
            domain="all n, m >= 1",
            derived=derived,
        )
    found = against_subset(formula)
    at = f"n = {found.n}, m = {found.m}"
    if found.outcome == "exceeds":
        text = say("size_of_the_subset_is_bounded_below.text", at=at, claimed=found.claimed, best=found.best)
        if not within_the_checker(found.n, found.m):
            short = say("size_of_the_subset_is_bounded_below.short", at=at)
            return Evidence.no(Kind.ARGUED, text if found.n <= 60 else short, cases=found.points)
        certificate = _count_certificate(found.n, found.heads, found.claimed, "at-least")
        return Evidence.no(Kind.EXHAUSTIVE, text, certificates=(certificate,))
    if far := positive_for_as_many_heads(formula):
        return Evidence.no(Kind.ARGUED, say("size_of_the_subset_is_bounded_below.no", far=far, formula=formula.text))
    if found.outcome == "undefined":
        return Evidence.unknown(say("size_of_the_subset_is_bounded_below.unknown", formula=formula.text, at=at))
    if found.outcome == "undecided":
        return Evidence.unknown(say("size_of_the_subset_is_bounded_below.unknown-2", at=at, formula=formula.text))
    return Evidence.unknown(
        say("size_of_the_subset_is_bounded_below.unknown-3", formula=formula.text, points=found.points, domain=DOMAIN)
    )


@derives
@for_uniform_inputs
def bound_follows_from_the_count(ctx: Context) -> Evidence:
    """A pair costs ``pair_loss``, so the risk is at least pair_loss/2 · size/2^n, and never negative."""
    from numerics.frozen.hard_bounds import DOMAIN, enclosure, enclosure_at, tried

    pair = enclosure(ctx.quantities["pair_loss"], {})
    if pair is None:
        return Evidence.unknown(say("bound_follows_from_the_count.unknown", pair_loss=ctx.quantities["pair_loss"].text))
    order = bound_against_the_share(ctx)
    if order.answer == "yes":
        return Evidence.yes(
            Kind.ARGUED,
            say("bound_follows_from_the_count.yes"),
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
            doubt = doubt or say("bound_follows_from_the_count.doubt", quantities=ctx.quantities[name].text, n=n, m=m)
            continue
        most = max(pair[1], Fraction(0)) / 2 * _possible(size[1], n) / 2**n
        if bound[0] > most:
            return _does_not_follow(n, m, pair[1], _possible(size[1], n), bound[0], count)
    if far := exceeds(ctx.quantities["bound"], max(pair[1], Fraction(0)) / 2):
        return Evidence.no(Kind.ARGUED, say("bound_follows_from_the_count.no", far=far))
    return Evidence.unknown(doubt or say("bound_follows_from_the_count.unknown-2", count=count, domain=DOMAIN))


def _possible(size: Fraction, n: int) -> Fraction:
    """A subset has between no and all inputs, whatever a formula gives."""
    return min(max(size, Fraction(0)), Fraction(2**n))


def _does_not_follow(n: int, m: int, pair: Fraction, size: Fraction, bound: Fraction, count: int) -> Evidence:
    """Numbers are rounded, size and loss up and the bound down, so that they fit a certificate."""
    from math import ceil

    from numerics.frozen.hard_bounds import shorter

    text = say("does_not_follow.text", n=n, m=m)
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
