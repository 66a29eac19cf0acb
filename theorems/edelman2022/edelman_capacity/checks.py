"""The checks of the capacity theorem; the claim itself and the argument are in ``capacity``."""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from theorems.edelman2022.shared import (
    ALL_NORMS,
    NORMS,
    about,
    above,
    ball,
    below,
    decimal,
    failed,
    shown,
    undecided,
    value_at,
)
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Finding, Kind, derives

if TYPE_CHECKING:
    from flint import arb

    from numerics.formula.grammar import Expression

say = words_beside(__package__)

ALL_SIZES = f"integers T >= 1, m >= 1; {ALL_NORMS}; epsilon > 0"
POSITION, VALUE = Fraction(3, 5), Fraction(4, 5)  # parts of a token of norm 1


def all_facts() -> dict[str, bool]:
    from numerics.head.covering import cover_facts, kernel_facts, split_facts
    from numerics.head.softmax import modulus_facts

    return cover_facts() | split_facts() | kernel_facts() | modulus_facts()


# ------------------------------------------------------------------------------------------ linear functions


@about("count", "updates")
def updates_are_fewer_than_stated(ctx: Context) -> Evidence:
    """Yes if the quantity is at least (BR/ε)² for all sizes; no by an instance that needs more updates."""
    from numerics.head.covering import cover_facts, sharp_instance, updates

    quantity, derived = ctx.quantities["updates"], updates()
    if derived is None:
        return failed(cover_facts()) or undecided(say("updates_are_fewer_than_stated.unknown"))
    for root in (1, 2, 4, 7):
        for little in (Fraction(1, 10**6), Fraction(1, 10**12)):
            body = sharp_instance(root, little)
            at = {"B": Fraction(root), "R": Fraction(1), "epsilon": 1 - little}
            value = value_at(quantity, at)
            if value is None:
                return undecided(say("updates_are_fewer_than_stated.unknown-2", quantity=quantity.text, root=root))
            if value < root * root:
                body |= {"kind": "cover-updates", "claimed": str(below(value, 20) if value > 0 else Fraction(-1))}
                return Evidence.no(
                    Kind.EXHAUSTIVE,
                    say(
                        "updates_are_fewer_than_stated.no",
                        root=root * root,
                        root_2=root,
                        quantity=quantity.text,
                        value=decimal(value, 6),
                    ),
                    cases=1,
                    certificates=(Certificate(name="edelman-capacity.updates.json", body=body),),
                )
    if not shown(quantity, ">=", derived, "B > 0; R > 0; epsilon > 0"):
        return undecided(say("updates_are_fewer_than_stated.unknown-3", quantity=quantity.text))
    return Evidence.yes(
        Kind.ARGUED,
        say("updates_are_fewer_than_stated.yes"),
        domain=say("updates_are_fewer_than_stated.domain"),
        derived=r"\lVert w-w_{t+1}\rVert^2<\lVert w-w_t\rVert^2-\varepsilon^2/R^2",
    )


@about("sharpness")
def number_of_updates_is_attained(ctx: Context) -> Evidence:
    """Orthonormal points and equal coordinates: ⌈(BR/ε)²⌉ - 1 updates exactly."""
    from numerics.head.covering import sharp_instance

    rows = []
    for root in (1, 3, 6):
        body = sharp_instance(root, Fraction(1, 10**6))
        rows.append(
            Certificate(
                name=f"edelman-capacity.updates-attained.{root * root}.json",
                body={"kind": "cover-updates", **body, "claimed": str(root * root - 1)},
            )
        )
    return Evidence.yes(
        Kind.EXHAUSTIVE, say("number_of_updates_is_attained.yes"), cases=3, certificates=tuple(rows), corroborates=True
    )


@about("instances")
def random_instances_respect_the_count(ctx: Context) -> Evidence:
    """Exact rationals, random targets and points, the largest share of the allowed number of updates."""
    import random

    from numerics.head.covering import nearest_updates

    rng, share, cases = random.Random(ctx.seed), Fraction(0), (60, 400, 3000)[ctx.profile.level]
    for _ in range(cases):
        dimension, count = rng.randint(1, 6), rng.randint(1, 12)
        points = [[Fraction(rng.randint(-9, 9), 9) for _ in range(dimension)] for _ in range(count)]
        target = [Fraction(rng.randint(-9, 9), 9) for _ in range(dimension)]
        square = max(sum(u * u for u in x) for x in points)
        length = sum(u * u for u in target)
        if not square or not length:
            continue
        radius = Fraction(math.isqrt(int(square * 10**12)) + 1, 10**6)  # a rational not below the longest point
        epsilon = Fraction(rng.randint(1, 9), 10) * radius
        steps = nearest_updates(points, target, epsilon, radius)
        allowed = length * radius**2 / epsilon**2
        if len(steps) >= allowed and steps:
            return Evidence(
                finding=Finding.FAILED, kind=Kind.NONE, summary=say("random_instances_respect_the_count.says")
            )
        share = max(share, len(steps) / allowed)
    return Evidence.yes(
        Kind.NUMERIC,
        say("random_instances_respect_the_count.yes", cases=cases, share=float(share)),
        cases=cases,
        corroborates=True,
    )


# ---------------------------------------------------------------------------------------------- the head

COVERED = f"integers T >= 1, m >= 1, N >= 1, k >= 1; {ALL_NORMS}; delta > 0; eta > 0; epsilon > 0; B > 0; R > 0"


def _cover(ctx: Context, name: str, derived: str | None, text: str, facts: dict[str, bool]) -> Evidence:
    """A bound on the logarithm of a covering number: at least the one that the update rule gives, for all sizes."""
    from numerics.formula.order import decide

    quantity = ctx.quantities[name]
    if (bad := failed(facts | {say("cover.fact"): derived is not None})) is not None:
        return bad
    order = decide(quantity, ">=", derived or "0", COVERED)
    if order.answer == "yes":
        return Evidence.yes(Kind.ARGUED, text, domain="all T, m, d >= 1")
    value = value_at(quantity, {**order.witness}) if order.answer == "no" and not order.undefined else None
    if value is not None and value < 0:
        return Evidence.no(
            Kind.ARGUED, say("cover.no", quantity=quantity.text, split=order.reason.split(" the ")[0]), cases=1
        )
    return undecided(say("cover.unknown", quantity=quantity.text, derived=derived))


def scores_are_linear_in_the_matrix(ctx: Context) -> Evidence:
    import sympy as sp

    from numerics.head.covering import cover_facts, linear_cover

    z, x = (sp.Matrix(sp.symbols(f"{name}1:4", real=True)) for name in "zx")
    W = sp.Matrix(3, 3, sp.symbols("w:9", real=True))
    outer = z * x.T
    facts = {
        say("scores_are_linear_in_the_matrix.fact"): sp.expand(
            (x.T * W.T * z)[0] - sum(W[i, j] * outer[i, j] for i in range(3) for j in range(3))
        )
        == 0,
        "‖z xᵀ‖ = ‖z‖‖x‖": sp.expand(sum(e**2 for e in outer) - (z.T * z)[0] * (x.T * x)[0]) == 0,
    }
    return _cover(
        ctx,
        "score_cover",
        linear_cover("B_QK", "B_X**2", "delta", "m*T"),
        say("scores_are_linear_in_the_matrix.cover"),
        facts | cover_facts(),
    )


def values_are_linear_in_the_value_map(ctx: Context) -> Evidence:
    from numerics.head.covering import cover_facts, linear_cover

    return _cover(
        ctx,
        "value_cover",
        linear_cover("B_V", "B_X", "eta", "m*T"),
        say("values_are_linear_in_the_value_map.cover"),
        cover_facts(),
    )


def columns_of_a_value_matrix_share_the_accuracy(ctx: Context) -> Evidence:
    from numerics.head.covering import linear_cover, vector_facts

    one = linear_cover("2*B", "R", "epsilon", "N")  # the rounded norms add up to at most 2B
    return _cover(
        ctx,
        "vector_cover",
        None if one is None else f"{one} + k*log(4)",
        say("columns_of_a_value_matrix_share_the_accuracy.cover"),
        vector_facts(),
    )


@derives
def the_split_of_the_accuracy_is_the_best(ctx: Context) -> Evidence:
    """cost(θ) = a²/θ² + b²/(1-θ)² is convex, and its slope vanishes at one point, where it is (a^{2/3} + b^{2/3})³;
    with
    a = α³ and b = β³ the value there is computed, and the formula compared with it."""
    import sympy as sp

    from numerics.formula.order import decide
    from numerics.head.covering import split_facts

    quantity = ctx.quantities["split"]
    if (bad := failed(split_facts())) is not None:
        return bad
    alpha, beta, theta = sp.symbols(["alpha", "beta", "theta"], positive=True)
    cost = alpha**6 / theta**2 + beta**6 / (1 - theta) ** 2
    least = sp.factor(sp.cancel(sp.together(cost.subs(theta, alpha**2 / (alpha**2 + beta**2)))))
    if sp.expand(least - (alpha**2 + beta**2) ** 3) != 0:
        return failed({say("the_split_of_the_accuracy_is_the_best.fact"): False}) or undecided("")
    order = decide(quantity, "==", "(a**(2/3) + b**(2/3))**3", "a > 0; b > 0")
    if order.answer == "no" and not order.undefined:
        return Evidence.no(
            Kind.ARGUED,
            say("the_split_of_the_accuracy_is_the_best.no", quantity=quantity.text, reason=order.reason),
            cases=1,
        )
    if order.answer != "yes":
        return undecided(say("the_split_of_the_accuracy_is_the_best.unknown", quantity=quantity.text))
    return Evidence.yes(
        Kind.ARGUED,
        say("the_split_of_the_accuracy_is_the_best.yes"),
        domain="all a, b > 0",
        derived=r"(a^{2/3}+b^{2/3})^3/\varepsilon^2",
    )


@about("bound", "bound")
def bound_holds_for_all_sizes(ctx: Context) -> Evidence:
    return holds_for_all_sizes(ctx.quantities["bound"])


def holds_for_all_sizes(quantity: Expression) -> Evidence:
    """Refuted by heads that are far apart; true if it is never smaller than a bound that is proved."""
    if (bad := failed(all_facts())) is not None:
        return bad
    for body, at, count in packings():
        value = value_at(quantity, at)
        if value is None:
            return undecided(say("holds_for_all_sizes.unknown", quantity=quantity.text, t=at["T"], m=at["m"]))
        if value < count:
            return _too_few(quantity.text, body, at, value)
    if no_smaller_without_length(quantity):
        return Evidence.yes(
            Kind.ARGUED,
            say("holds_for_all_sizes.yes"),
            domain=say("holds_for_all_sizes.domain"),
            derived=r"\log\mathcal N_\infty<8\frac{(LB_VB_X)^2e^{4B_{QK}B_X^2}}{\varepsilon^2}\log(2m+1)",
        )
    if no_smaller_than_boxes(quantity):
        return Evidence.yes(Kind.ARGUED, say("holds_for_all_sizes.yes-2"), domain=say("holds_for_all_sizes.domain"))
    if not no_smaller_than_parts(quantity):
        return undecided(say("holds_for_all_sizes.unknown-2", quantity=quantity.text))
    return Evidence.yes(
        Kind.ARGUED,
        say("holds_for_all_sizes.yes-3"),
        domain=say("holds_for_all_sizes.domain"),
        derived=(
            r"\log\mathcal "
            r"N_\infty<\frac{(LB_VB_X)^2\bigl((B_{QK}B_X^2)^{2/3}+1\bigr)^3}{\varepsilon^2}\log(2mT+1)"
        ),
    )


def no_smaller_without_length(quantity: Expression) -> bool:
    """At least the bound without T, for all sizes."""
    from numerics.head.covering import length_free_bound

    return (text := length_free_bound()) is not None and shown(quantity, ">=", text, ALL_SIZES)


def no_smaller_than_parts(quantity: Expression) -> bool:
    """At least the bound from the parts, for all sizes."""
    from numerics.head.covering import head_bound

    return (text := head_bound()) is not None and shown(quantity, ">=", text, ALL_SIZES)


def no_smaller_than_boxes(quantity: Expression) -> bool:
    """At least the number of boxes, for all sizes."""
    from numerics.head.covering import box_bound

    return shown(quantity, ">=", box_bound(), ALL_SIZES)


def packings() -> Iterator[tuple[dict[str, Any], dict[str, Any], arb]]:
    """Heads that are pairwise more than 2ε apart: the certificate's data, the sizes, the logarithm of their number."""
    from flint import arb

    unit = dict.fromkeys(NORMS, Fraction(1))
    for qk in (Fraction(1, 10**9), Fraction(1), Fraction(1000)):
        for length in (1, 1000):
            for samples in (1, 10, 1000, 10**6):
                norms = unit | {"B_QK": qk}
                base = {"kind": "value-packing", "T": length, "m": samples, **_texts(norms)}
                near = Fraction(499999, 10**6)
                yield (
                    base | {"mode": "sparse", "epsilon": str(near)},
                    _at(norms, length, samples, near),
                    arb(2 * samples + 1).log(),
                )
                small = Fraction(999, 1000) / (math.isqrt(samples - 1) + 1)
                yield (
                    base | {"mode": "signs", "epsilon": str(small)},
                    _at(norms, length, samples, small),
                    samples * arb(2).log(),
                )
    for length in (2, 16, 256, 4096):
        yield selectors(length, Fraction(5))
        yield selectors(length, Fraction(math.ceil(4 * math.log(2 * length))))


def selectors(length: int, score_norm: Fraction) -> tuple[dict[str, Any], dict[str, Any], arb]:
    """T heads, each at one position, on ⌈log2 T⌉ samples of binary digits, at nearly the accuracy they allow."""
    from flint import arb

    from numerics.head.covering import packing_sample

    samples = packing_sample(length)
    raised = ball(score_norm * POSITION).exp()
    epsilon = below(ball(VALUE) * (raised - 1) / (raised + length - 1) * ball(Fraction(999, 1000)), 20)
    norms = dict.fromkeys(NORMS, Fraction(1)) | {"B_QK": score_norm}
    body = {
        "kind": "head-packing",
        "T": length,
        "samples": samples,
        **_texts(norms),
        "position": str(POSITION),
        "value": str(VALUE),
        "epsilon": str(epsilon),
    }
    return body, _at(norms, length, len(samples), epsilon), arb(length).log()


def _texts(norms: dict[str, Fraction]) -> dict[str, str]:
    return {name: str(value) for name, value in norms.items()}


def _at(norms: dict[str, Fraction], length: int, samples: int, epsilon: Fraction) -> dict[str, Any]:
    return {**norms, "T": length, "m": samples, "epsilon": epsilon}


def _too_few(text: str, body: dict[str, Any], at: dict[str, Any], value: arb) -> Evidence:
    where = ", ".join(f"{name} = {size}" for name, size in at.items())
    name = f"edelman-capacity.{body['kind']}.T{at['T']}.m{at['m']}.json"
    return Evidence.no(
        Kind.CERTIFIED,
        say("too_few.no", where=where, text=text, value=decimal(value, 6)),
        cases=1,
        certificates=(Certificate(name=name, body=body | {"claimed": str(above(value, 20))}),),
    )
