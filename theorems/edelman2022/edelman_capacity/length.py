"""How the context length enters the capacity of a head: the checks beside those of ``capacity_checks``."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from theorems.edelman2022.edelman_capacity.checks import (
    ALL_SIZES,
    all_facts,
    holds_for_all_sizes,
    no_smaller_than_parts,
    no_smaller_without_length,
    selectors,
)
from theorems.edelman2022.shared import (
    NORMS,
    about,
    above,
    ball,
    below,
    decimal,
    failed,
    model_of,
    proved,
    shown,
    undecided,
    value_at,
)
from verify.records import Certificate, Constant, Context, Evidence, Finding, Kind, Scope, asks

if TYPE_CHECKING:
    from flint import arb


@about("growth", "bound")
def bound_is_logarithmic_in_the_length(ctx: Context) -> Evidence:
    """The quotient of the bound by log T has a finite limit, not negative, as T grows; all other sizes are symbols."""
    import sympy as sp

    from numerics.head.covering import SYMBOLS

    quantity = ctx.quantities["bound"]
    symbols = {name: sp.Symbol(name, positive=True) for name in SYMBOLS}
    try:
        limit = sp.limit(quantity.sympy(symbols) / sp.log(symbols["T"]), symbols["T"], sp.oo)
    except (NotImplementedError, ValueError, TypeError):
        return undecided(f"the growth of {quantity.text} could not be told.")
    if symbols["T"] not in limit.free_symbols and _is_positive(str(limit)):
        return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="T to infinity, the other sizes fixed",
                        summary="At fixed norms, m and ε the bound divided by log T has a finite positive limit.",
                        derived=rf"\lim_{{T\to\infty}}\frac{{\text{{bound}}}}{{\log T}}={sp.latex(limit)}")
    if limit.is_zero:
        return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="T to infinity, the other sizes fixed",
                        summary=f"{quantity.text} grows more slowly than log T at fixed norms, m and ε.")
    if limit is sp.oo:
        return Evidence(finding=Finding.NO, kind=Kind.ARGUED, summary=f"{quantity.text} grows faster than log T.")
    return undecided(f"the growth of {quantity.text} could not be told.")


def _is_positive(text: str) -> bool:
    """A limit, as text in our grammar, is positive for all sizes; what is not in the grammar is not."""
    return shown(text, ">", "0", ALL_SIZES)


def selectors_reach_a_logarithm(ctx: Context) -> Evidence:
    """For norms that grow like log T there are T heads that are far apart at a fixed accuracy."""
    lengths, rows = ((4, 64, 1024), (4, 16, 64, 256, 1024, 4096), (4, 16, 64, 256, 1024, 4096))[ctx.profile.level], []
    for length in lengths:
        body, _, count = selectors(length, _needed(length))
        body |= {"epsilon": "2/5", "claimed": str(below(count, 20))}
        rows.append(Certificate(name=f"edelman-capacity.selectors.T{length}.json", body=body))
    import sympy as sp

    T = sp.Symbol("T", positive=True)
    facts = {"at e^score = 2T + 1 the distance is 2·(4/5)·2/3 > 4/5":
             sp.simplify((2 * T + 1 - 1) / (2 * T + 1 + T - 1) - sp.Rational(2, 3)) == 0}
    return proved(
        r"With $\lVert W_{QK}\rVert=\tfrac53\log(2T+1)$, unit tokens and a unit value map, $T$ heads that each look at "
        r"one position are pairwise more than $4/5$ apart on $\lceil\log_2T\rceil$ samples: at $\varepsilon=2/5$ the "
        r"logarithm of the covering number is at least $\log T$ for every $T\ge2$. This says how large it can be, not "
        r"that a bound must contain $T$: on so few samples bounds without $T$ have the same order.",
        facts, domain="all T >= 2; certified at listed lengths", certificates=tuple(rows),
        derived=r"\log\mathcal N_\infty(2/5)\ge\log T")


def _needed(length: int) -> Fraction:
    """A rational a little above (5/3) log(2T + 1)."""
    from flint import arb

    return above(arb(2 * length + 1).log() * 5 / 3, 10)


def fixed_norms_need_no_logarithm(ctx: Context) -> Evidence:
    """A bound without T: the sums of the softmax are linear in one vector each, at one point for every sample."""
    from numerics.head.covering import cover_facts, kernel_facts

    if (bad := failed(cover_facts() | kernel_facts())) is not None:
        return bad
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, domain="all fixed norms and accuracies, m = ceil(log2 T), T to infinity",
        certificates=_kernel_example(model_of(ctx).values()),
        derived=r"\log\mathcal N_\infty\le8\frac{(LB_VB_X)^2e^{4B_{QK}B_X^2}}{\varepsilon^2}"
                r"\log(2\lceil\log_2T\rceil+1)=O(\log\log T)",
        summary="At fixed norms it grows like log log T at most: $\\frac1T\\sum e^{s_t}$ and "
                "$\\frac1T\\sum e^{s_t}y_t$ are linear in one vector each at one point a sample, "
                "which gives a bound without T that grows like "
                "log m, here with m = ⌈log2 T⌉. How fast the norms must grow for log T is not settled here: a score "
                "norm √⌈log2 T⌉ is enough for m log 2 ≥ log T, even on contexts of two tokens.")


def _kernel_example(values: dict[str, Any]) -> tuple[Certificate, ...]:
    """The bound from the sums at the first power of ten of samples where it beats counting boxes, so that it alone
    gives the number; none where that is too many samples."""
    for exponent in range(1, 16):
        boxes, kernel = bounds_without_length(values | {"m": 10**exponent})
        if kernel < boxes and ball(upper := above(kernel, 20) + 1) < boxes:
            body = {"kind": "cover-without-length", **{name: str(values[name]) for name in NORMS}, "m": 10**exponent,
                    "epsilon": str(values["epsilon"]), "upper": str(upper)}
            return (Certificate(name="edelman-capacity.without-length.json", body=body),)
    return ()


def bounds_without_length(values: dict[str, Any]) -> tuple[arb, arb]:
    """Counting boxes, and the bound from the two sums of the softmax."""
    from flint import arb

    scale = Fraction(values["L"]) * values["B_V"] * values["B_X"] / values["epsilon"]
    boxes = int(values["m"]) * arb(math.ceil(scale)).log()
    kernel = 8 * ball(scale**2) * (4 * ball(Fraction(values["B_QK"]) * values["B_X"] ** 2)).exp()
    return boxes, kernel * arb(2 * int(values["m"]) + 1).log()


def length_free(values: dict[str, Any]) -> arb:
    """The smaller of the two bounds without T."""
    boxes, kernel = bounds_without_length(values)
    return boxes if boxes < kernel else kernel


# --------------------------------------------------------------------------------------- at one model's sizes

@about("bound", "bound")
def bound_holds_at_the_sizes_of_the_model(ctx: Context) -> Evidence:
    """At T, m, the norms and ε of the model only: what happens at other sizes is no concern of this check."""
    from numerics.formula.grammar import parse
    from numerics.head.covering import SYMBOLS, head_bound

    quantity, values = ctx.quantities["bound"], model_of(ctx).values()
    if (bad := failed(all_facts())) is not None:
        return bad
    at = {name: values[name] for name in SYMBOLS}
    value = value_at(quantity, at)
    if value is None:
        return undecided(f"{quantity.text} has no value at the model's sizes.")
    if (found := _packing_of_the_model(quantity.text, at, value)) is not None:
        return found
    known = (*bounds_without_length(values), parse(head_bound() or "0", SYMBOLS).ball(at))
    if not (any(value >= one for one in known) or no_smaller_than_parts(quantity)
            or no_smaller_without_length(quantity)):
        return undecided(f"at the model's sizes {quantity.text} is {decimal(value, 6)}: neither below the heads that "
                         f"are known to be apart nor above a proved bound (the least is {decimal(min(known), 6)}).")
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="the sizes of the model",
                    summary=f"At the model's sizes the bound is {decimal(value, 6)}, not below what is proved there.")


def _packing_of_the_model(text: str, at: dict[str, Any], value: arb) -> Evidence | None:
    """Heads within the model's norms that are far apart on some of its m samples (the others repeat one of them)."""
    from flint import arb

    if value < 0:
        return Evidence(finding=Finding.NO, kind=Kind.ARGUED, cases=1,
                        summary=f"At the model's sizes {text} is negative, and a cover has at least one element.")
    share = (Fraction(at["L"]) * at["B_V"] * at["B_X"] / at["epsilon"]) ** 2
    few = min(int(at["m"]), math.ceil(share) - 1)  # the most samples on which all signs are more than 2ε apart
    rows = [("signs", few, few * arb(2).log())] if few else []
    rows += [("sparse", int(at["m"]), arb(2 * int(at["m"]) + 1).log())] if share > 4 else []
    for mode, samples, count in rows:
        if value < count and ball(claimed := above(value, 20)) < count:
            body = {"kind": "value-packing", "mode": mode, "T": int(at["T"]), "m": samples,
                    **{name: str(at[name]) for name in NORMS}, "epsilon": str(at["epsilon"]), "claimed": str(claimed)}
            return Evidence(
                finding=Finding.NO, kind=Kind.CERTIFIED, cases=1,
                summary=f"At the model's sizes {text} is {decimal(value, 6)}, and heads that are pairwise more than 2ε "
                        f"apart on {samples} of the {at['m']} samples are more numerous: the logarithm of their number "
                        f"is {decimal(count, 6)}.",
                certificates=(Certificate(name=f"edelman-capacity.model.{mode}.json", body=body),))
    return None


@asks(Scope.INFORMATIVE)
def bound_is_below_the_trivial_one(ctx: Context) -> Evidence:
    """At the model's sizes: is the bound smaller than m log⌈LM/ε⌉, which needs no argument?"""
    from flint import arb

    values = model_of(ctx).values()
    value = value_at(ctx.quantities["bound"], values)
    scale = Fraction(values["L"]) * values["B_V"] * values["B_X"] / values["epsilon"]
    trivial = int(values["m"]) * arb(math.ceil(scale)).log()
    if value is None or not (value < trivial or value >= trivial):
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, scope=Scope.INFORMATIVE, summary="no value.")
    enough = first_informative(ctx, values)
    tail = f"; it is the smaller of the two from m = {enough} on" if enough else ""
    return Evidence(
        finding=Finding.YES if value < trivial else Finding.NO, kind=Kind.CERTIFIED, scope=Scope.INFORMATIVE,
        summary=f"At the model's sizes the bound is {decimal(value, 6)}, and counting boxes gives "
                f"{decimal(trivial, 6)} without any argument{tail}.")


def first_informative(ctx: Context, values: dict[str, Any]) -> int | None:
    """The smallest m, up to the step of the search, from which the bound beats the boxes; None if none below 10^12."""
    from flint import arb

    scale = Fraction(values["L"]) * values["B_V"] * values["B_X"] / values["epsilon"]
    box = arb(math.ceil(scale)).log()

    def beats(samples: int) -> bool:
        value = value_at(ctx.quantities["bound"], values | {"m": samples})
        return value is not None and bool(value < samples * box)

    high = next((10**e for e in range(13) if beats(10**e)), None)
    if high is None or high == 1:
        return high
    low = high // 10
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if beats(middle) else (middle, high)
    return high


@about("with T", "repair.with_length")
def bound_with_the_length_holds(ctx: Context) -> Evidence:
    return holds_for_all_sizes(ctx.quantities["repair.with_length"])


@about("without T", "repair.without_length")
def bound_without_the_length_holds(ctx: Context) -> Evidence:
    return holds_for_all_sizes(ctx.quantities["repair.without_length"])


@about("boxes", "repair.boxes")
def number_of_boxes_holds(ctx: Context) -> Evidence:
    return holds_for_all_sizes(ctx.quantities["repair.boxes"])


def constants(ctx: Context) -> tuple[Constant, ...]:
    """The bound beside the smallest one that is known, for some lengths, to the digits that were asked for."""
    import flint

    base, saved = model_of(ctx).values(), flint.ctx.prec
    flint.ctx.prec = max(saved, int(3.33 * ctx.digits) + 32)
    try:
        rows = [_row(ctx, base | {"T": length}) for length in sorted({int(base["T"]), 16, 1024, 10**6})]
    finally:
        flint.ctx.prec = saved
    return tuple(row for row in rows if row is not None)


def _row(ctx: Context, values: dict[str, Any]) -> Constant | None:
    from numerics.formula.grammar import parse
    from numerics.head.covering import SYMBOLS, head_bound

    value, ours = value_at(ctx.quantities["bound"], values), parse(head_bound() or "0", SYMBOLS).ball(values)
    if value is None:
        return None
    free = length_free(values)
    best = free if free < ours else ours
    at: dict[str, int | str] = {"T": values["T"], "m": int(values["m"]), "epsilon": str(values["epsilon"])}
    return Constant(name="bound", at=at, paper=decimal(value, ctx.digits), best_lower="0", best_upper=decimal(best, 12),
                    ratio=decimal(value / best, 6), kind=Kind.ARGUED,
                    letters={key: str(item) for key, item in values.items() if key not in at})
