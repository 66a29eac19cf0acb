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
from verify.court.words import words_beside
from verify.records import Certificate, Constant, Context, Evidence, Finding, Kind, Scope, asks

if TYPE_CHECKING:
    from flint import arb

say = words_beside(__package__)


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
        return undecided(say("bound_is_logarithmic_in_the_length.unknown", quantity=quantity.text))
    if symbols["T"] not in limit.free_symbols and _is_positive(str(limit)):
        return Evidence.yes(
            Kind.ARGUED,
            say("bound_is_logarithmic_in_the_length.yes"),
            domain=say("bound_is_logarithmic_in_the_length.domain"),
            derived=rf"\lim_{{T\to\infty}}\frac{{\text{{bound}}}}{{\log T}}={sp.latex(limit)}",
        )
    if limit.is_zero:
        return Evidence.yes(
            Kind.ARGUED,
            say("bound_is_logarithmic_in_the_length.yes-2", quantity=quantity.text),
            domain=say("bound_is_logarithmic_in_the_length.domain"),
        )
    if limit is sp.oo:
        return Evidence.no(Kind.ARGUED, say("bound_is_logarithmic_in_the_length.no", quantity=quantity.text))
    return undecided(say("bound_is_logarithmic_in_the_length.unknown", quantity=quantity.text))


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
    facts = {
        say("selectors_reach_a_logarithm.fact"): sp.simplify((2 * T + 1 - 1) / (2 * T + 1 + T - 1) - sp.Rational(2, 3))
        == 0
    }
    return proved(
        say("selectors_reach_a_logarithm.proved"),
        facts,
        domain=say("selectors_reach_a_logarithm.domain"),
        certificates=tuple(rows),
        derived=r"\log\mathcal N_\infty(2/5)\ge\log T",
    )


def _needed(length: int) -> Fraction:
    """A rational a little above (5/3) log(2T + 1)."""
    from flint import arb

    return above(arb(2 * length + 1).log() * 5 / 3, 10)


def fixed_norms_need_no_logarithm(ctx: Context) -> Evidence:
    """A bound without T: the sums of the softmax are linear in one vector each, at one point for every sample."""
    from numerics.head.covering import cover_facts, kernel_facts

    if (bad := failed(cover_facts() | kernel_facts())) is not None:
        return bad
    return Evidence.no(
        Kind.ARGUED,
        say("fixed_norms_need_no_logarithm.no"),
        domain=say("fixed_norms_need_no_logarithm.domain"),
        certificates=_kernel_example(model_of(ctx).values()),
        derived=(
            r"\log\mathcal N_\infty\le8\frac{(LB_VB_X)^2e^{4B_{QK}B_X^2}}{\varepsilon^2}"
            r"\log(2\lceil\log_2T\rceil+1)=O(\log\log T)"
        ),
    )


def _kernel_example(values: dict[str, Any]) -> tuple[Certificate, ...]:
    """The bound from the sums at the first power of ten of samples where it beats counting boxes, so that it alone
    gives the number; none where that is too many samples."""
    for exponent in range(1, 16):
        boxes, kernel = bounds_without_length(values | {"m": 10**exponent})
        if kernel < boxes and ball(upper := above(kernel, 20) + 1) < boxes:
            body = {
                "kind": "cover-without-length",
                **{name: str(values[name]) for name in NORMS},
                "m": 10**exponent,
                "epsilon": str(values["epsilon"]),
                "upper": str(upper),
            }
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
        return undecided(say("bound_holds_at_the_sizes_of_the_model.unknown", quantity=quantity.text))
    if (found := _packing_of_the_model(quantity.text, at, value)) is not None:
        return found
    known = (*bounds_without_length(values), parse(head_bound() or "0", SYMBOLS).ball(at))
    if not (
        any(value >= one for one in known) or no_smaller_than_parts(quantity) or no_smaller_without_length(quantity)
    ):
        return undecided(
            say(
                "bound_holds_at_the_sizes_of_the_model.unknown-2",
                quantity=quantity.text,
                value=decimal(value, 6),
                known=decimal(min(known), 6),
            )
        )
    return Evidence.yes(
        Kind.ARGUED,
        say("bound_holds_at_the_sizes_of_the_model.yes", value=decimal(value, 6)),
        domain=say("bound_holds_at_the_sizes_of_the_model.domain"),
    )


def _packing_of_the_model(text: str, at: dict[str, Any], value: arb) -> Evidence | None:
    """Heads within the model's norms that are far apart on some of its m samples (the others repeat one of them)."""
    from flint import arb

    if value < 0:
        return Evidence.no(Kind.ARGUED, say("packing_of_the_model.no", text=text), cases=1)
    share = (Fraction(at["L"]) * at["B_V"] * at["B_X"] / at["epsilon"]) ** 2
    few = min(int(at["m"]), math.ceil(share) - 1)  # the most samples on which all signs are more than 2ε apart
    rows = [("signs", few, few * arb(2).log())] if few else []
    rows += [("sparse", int(at["m"]), arb(2 * int(at["m"]) + 1).log())] if share > 4 else []
    for mode, samples, count in rows:
        if value < count and ball(claimed := above(value, 20)) < count:
            body = {
                "kind": "value-packing",
                "mode": mode,
                "T": int(at["T"]),
                "m": samples,
                **{name: str(at[name]) for name in NORMS},
                "epsilon": str(at["epsilon"]),
                "claimed": str(claimed),
            }
            return Evidence.no(
                Kind.CERTIFIED,
                say(
                    "packing_of_the_model.no-2",
                    text=text,
                    value=decimal(value, 6),
                    samples=samples,
                    m=at["m"],
                    count=decimal(count, 6),
                ),
                cases=1,
                certificates=(Certificate(name=f"edelman-capacity.model.{mode}.json", body=body),),
            )
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
        return Evidence.unknown("no value.", scope=Scope.INFORMATIVE)
    enough = first_informative(ctx, values)
    tail = say("bound_is_below_the_trivial_one.tail", enough=enough) if enough else ""
    return Evidence(
        finding=Finding.YES if value < trivial else Finding.NO,
        kind=Kind.CERTIFIED,
        scope=Scope.INFORMATIVE,
        summary=say(
            "bound_is_below_the_trivial_one.says", value=decimal(value, 6), trivial=decimal(trivial, 6), tail=tail
        ),
    )


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
    return Constant(
        name="bound",
        at=at,
        paper=decimal(value, ctx.digits),
        best_lower="0",
        best_upper=decimal(best, 12),
        ratio=decimal(value / best, 6),
        kind=Kind.ARGUED,
        letters={key: str(item) for key, item in values.items() if key not in at},
    )
