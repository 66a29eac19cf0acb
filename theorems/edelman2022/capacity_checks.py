"""The checks of the capacity theorem; the claim itself and the argument are in ``capacity``."""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from theorems.edelman2022.common import (
    ALL_NORMS,
    NORMS,
    about,
    above,
    ball,
    below,
    decimal,
    failed,
    proved,
    shown,
    undecided,
    value_at,
)
from verify.records import Certificate, Context, Evidence, Finding, Kind

if TYPE_CHECKING:
    from flint import arb

    from numerics.expression import Expression

ALL_SIZES = f"integers T >= 1, m >= 1; {ALL_NORMS}; epsilon > 0"
POSITION, VALUE = Fraction(3, 5), Fraction(4, 5)  # parts of a token of norm 1


def all_facts() -> dict[str, bool]:
    from numerics.covering import cover_facts, kernel_facts, split_facts
    from numerics.softmax_bounds import modulus_facts

    return cover_facts() | split_facts() | kernel_facts() | modulus_facts()


# ------------------------------------------------------------------------------------------ linear functions

@about("count")
def updates_are_fewer_than_stated(ctx: Context) -> Evidence:
    """Yes if the quantity is at least (BR/ε)² for all sizes; no by an instance that needs more updates."""
    from numerics.covering import UPDATES, cover_facts, sharp_instance

    quantity = ctx.quantities["updates"]
    if (bad := failed(cover_facts())) is not None:
        return bad
    for root in (1, 2, 4, 7):
        for little in (Fraction(1, 10**6), Fraction(1, 10**12)):
            body = sharp_instance(root, little)
            at = {"B": Fraction(root), "R": Fraction(1), "epsilon": 1 - little}
            value = value_at(quantity, at)
            if value is None:
                return undecided(f"{quantity.text} has no value at B = {root}, R = 1.")
            if value < root * root:
                body |= {"kind": "cover-updates", "claimed": str(below(value, 20) if value > 0 else Fraction(-1))}
                return Evidence(
                    finding=Finding.NO, kind=Kind.EXHAUSTIVE, cases=1,
                    summary=f"{root * root} orthonormal points and a target of norm {root} take {root * root} updates, "
                            f"and {quantity.text} is {decimal(value, 6)} there.",
                    certificates=(Certificate(name="edelman-capacity.updates.json", body=body),))
    if not shown(quantity, ">=", UPDATES, "B > 0; R > 0; epsilon > 0"):
        return undecided(f"{quantity.text} is not shown to be at least (BR/ε)² for all sizes.")
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="any dimension, any number of points",
        derived=r"\lVert w-w_{t+1}\rVert^2<\lVert w-w_t\rVert^2-\varepsilon^2/R^2",
        summary=r"Each update lowers $\lVert w-w_t\rVert^2$ by more than $\varepsilon^2/R^2$, so there are at most "
                r"$\lceil(BR/\varepsilon)^2\rceil-1$ of them, and $(2N+1)$ to that power vectors are a cover; the "
                r"commonly quoted constant is 36 in place of 1.")


@about("sharpness")
def number_of_updates_is_attained(ctx: Context) -> Evidence:
    """Orthonormal points and equal coordinates: ⌈(BR/ε)²⌉ - 1 updates exactly."""
    from numerics.covering import sharp_instance

    rows = []
    for root in (1, 3, 6):
        body = sharp_instance(root, Fraction(1, 10**6))
        rows.append(Certificate(name=f"edelman-capacity.updates-attained.{root * root}.json", body={
            "kind": "cover-updates", **body, "claimed": str(root * root - 1)}))
    return Evidence(finding=Finding.YES, kind=Kind.EXHAUSTIVE, cases=3, certificates=tuple(rows), corroborates=True,
                    summary="The count is sharp: n orthonormal points take n updates where (BR/ε)² is just above n.")


@about("instances")
def random_instances_respect_the_count(ctx: Context) -> Evidence:
    """Exact rationals, random targets and points, the largest share of the allowed number of updates."""
    import random

    from numerics.covering import nearest_updates

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
            return Evidence(finding=Finding.FAILED, kind=Kind.NONE, summary="an instance contradicts the proved count.")
        share = max(share, len(steps) / allowed)
    return Evidence(finding=Finding.YES, kind=Kind.NUMERIC, cases=cases, corroborates=True,
                    summary=f"On {cases} random exact instances at most {float(share):.2f} of the allowed number is "
                            "used.")


# ---------------------------------------------------------------------------------------------- the head

def scores_are_linear_in_the_matrix(ctx: Context) -> Evidence:
    import sympy as sp

    from numerics.covering import cover_facts

    z, x = (sp.Matrix(sp.symbols(f"{name}1:4", real=True)) for name in "zx")
    W = sp.Matrix(3, 3, sp.symbols("w:9", real=True))
    outer = z * x.T
    facts = {
        "a score is ⟨W, z xᵀ⟩": sp.expand((x.T * W.T * z)[0] - sum(W[i, j] * outer[i, j] for i in range(3)
                                                                   for j in range(3))) == 0,
        "‖z xᵀ‖ = ‖z‖‖x‖": sp.expand(sum(e**2 for e in outer) - (z.T * z)[0] * (x.T * x)[0]) == 0}
    return proved(r"The $mT$ scores are linear in $W_{QK}$ at points of norm at most $B_X^2$: accuracy $\delta$ takes "
                  r"fewer than $(B_{QK}B_X^2/\delta)^2$ updates.", facts | cover_facts(), domain="all T, m, d >= 1",
                  derived=r"\log\mathcal N\le\bigl(B_{QK}B_X^2/\delta\bigr)^2\log(2mT+1)")


def values_are_linear_in_the_value_map(ctx: Context) -> Evidence:
    from numerics.covering import cover_facts

    return proved(r"The $mT$ values $\langle v,x_t\rangle$ are linear in $v$ at points of norm at most $B_X$: accuracy "
                  r"$\eta$ takes fewer than $(B_VB_X/\eta)^2$ updates.", cover_facts(), domain="all T, m, d >= 1",
                  derived=r"\log\mathcal N\le\bigl(B_VB_X/\eta\bigr)^2\log(2mT+1)")


def columns_of_a_value_matrix_share_the_accuracy(ctx: Context) -> Evidence:
    from numerics.covering import vector_facts

    return proved(
        r"Round the norm of column $j$ up to a multiple $\hat b_j$ of $B/k$ (their sum is at most $2B$, and there are "
        r"at most $\binom{2k}{k}\le4^k$ choices) and give it the accuracy $\varepsilon_j^2=\varepsilon^2\hat "
        r"b_j/\sum\hat b$.",
        vector_facts(), domain="all N, k >= 1",
        derived=r"\log\mathcal N\le(2BR/\varepsilon)^2\log(2N+1)+k\log4")


def the_split_of_the_accuracy_is_the_best(ctx: Context) -> Evidence:
    return proved(
        r"With $a=LB_VB_{QK}B_X^3$ and $b=LB_VB_X$ the cost $a^2/\theta^2+b^2/(1-\theta)^2$ of giving the share "
        r"$\theta$ of $\varepsilon$ to the scores is least at "
        r"$\theta=a^{2/3}/(a^{2/3}+b^{2/3})$.", all_facts(), domain="all norms",
        derived=r"(a^{2/3}+b^{2/3})^3/\varepsilon^2")


@about("bound")
def bound_holds_for_all_sizes(ctx: Context) -> Evidence:
    """Refuted by heads that are far apart; true if it is never smaller than a bound that is proved."""
    quantity = ctx.quantities["bound"]
    if (bad := failed(all_facts())) is not None:
        return bad
    for body, at, count in packings():
        value = value_at(quantity, at)
        if value is None:
            return undecided(f"{quantity.text} has no value at T = {at['T']}, m = {at['m']}.")
        if value < count:
            return _too_few(quantity.text, body, at, value)
    if no_smaller_without_length(quantity):
        return Evidence(
            finding=Finding.YES, kind=Kind.ARGUED, domain="all T, m, d >= 1, all norms, all epsilon > 0",
            derived=r"\log\mathcal N_\infty<8\frac{(LB_VB_X)^2e^{4B_{QK}B_X^2}}{\varepsilon^2}\log(2m+1)",
            summary="Covers of the two sums of the softmax, at one point a sample each, give a bound without T that is "
                    "not larger.")
    if not no_smaller_than_parts(quantity):
        return undecided(f"{quantity.text} is neither below a known packing nor shown to be at least the proved bound.")
    return Evidence(
        finding=Finding.YES, kind=Kind.ARGUED, domain="all T, m, d >= 1, all norms, all epsilon > 0",
        derived=r"\log\mathcal "
                r"N_\infty<\frac{(LB_VB_X)^2\bigl((B_{QK}B_X^2)^{2/3}+1\bigr)^3}{\varepsilon^2}\log(2mT+1)",
        summary="Covers of the scores and of the values by the update rule, put together with the best constant 1 of "
                "softmax and the best split, give it with explicit constants.")


def no_smaller_without_length(quantity: Expression) -> bool:
    """At least the bound without T, for all sizes."""
    from numerics.covering import LENGTH_FREE_BOUND

    return shown(quantity, ">=", LENGTH_FREE_BOUND, ALL_SIZES)


def no_smaller_than_parts(quantity: Expression) -> bool:
    """At least the bound from the parts, for all sizes."""
    from numerics.covering import HEAD_BOUND

    return shown(quantity, ">=", HEAD_BOUND, ALL_SIZES)


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
                yield base | {"mode": "sparse", "epsilon": str(near)}, _at(norms, length, samples, near), \
                    arb(2 * samples + 1).log()
                small = Fraction(999, 1000) / (math.isqrt(samples - 1) + 1)
                yield base | {"mode": "signs", "epsilon": str(small)}, _at(norms, length, samples, small), \
                    samples * arb(2).log()
    for length in (2, 16, 256, 4096):
        yield selectors(length, Fraction(5))
        yield selectors(length, Fraction(math.ceil(4 * math.log(2 * length))))


def selectors(length: int, score_norm: Fraction) -> tuple[dict[str, Any], dict[str, Any], arb]:
    """T heads, each at one position, on ⌈log2 T⌉ samples of binary digits, at nearly the accuracy they allow."""
    from flint import arb

    from numerics.covering import packing_sample

    samples = packing_sample(length)
    raised = ball(score_norm * POSITION).exp()
    epsilon = below(ball(VALUE) * (raised - 1) / (raised + length - 1) * ball(Fraction(999, 1000)), 20)
    norms = dict.fromkeys(NORMS, Fraction(1)) | {"B_QK": score_norm}
    body = {"kind": "head-packing", "T": length, "samples": samples, **_texts(norms), "position": str(POSITION),
            "value": str(VALUE), "epsilon": str(epsilon)}
    return body, _at(norms, length, len(samples), epsilon), arb(length).log()


def _texts(norms: dict[str, Fraction]) -> dict[str, str]:
    return {name: str(value) for name, value in norms.items()}


def _at(norms: dict[str, Fraction], length: int, samples: int, epsilon: Fraction) -> dict[str, Any]:
    return {**norms, "T": length, "m": samples, "epsilon": epsilon}


def _too_few(text: str, body: dict[str, Any], at: dict[str, Any], value: arb) -> Evidence:
    where = ", ".join(f"{name} = {size}" for name, size in at.items())
    name = f"edelman-capacity.{body['kind']}.T{at['T']}.m{at['m']}.json"
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED, cases=1,
        summary=f"At {where} there are more heads that are pairwise more than 2ε apart than {text} allows "
                f"({decimal(value, 6)} for the logarithm of their number).",
        certificates=(Certificate(name=name, body=body | {"claimed": str(above(value, 20))}),))
