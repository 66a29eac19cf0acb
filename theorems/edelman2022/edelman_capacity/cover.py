"""The covers: how many updates, how many points for scores and values, and how the accuracy is split."""

from __future__ import annotations

import math
import random
from fractions import Fraction

import sympy as sp

from numerics.head.covering import split_facts
from numerics.linear_cover import cover_facts, linear_cover, nearest_updates, sharp_instance, updates, vector_facts
from theorems.edelman2022.shared import ALL_NORMS, about, decimal, failed, shown, undecided, value_at
from verify.engines.relation import decide
from verify.records import Context, Evidence, Finding, Kind


@about("count", "updates")
def updates_are_fewer_than_stated(ctx: Context) -> Evidence:
    """Yes if the quantity is at least (BR/ε)² for all sizes; no by an instance that needs more updates."""

    quantity, derived = ctx.quantities["updates"], updates()
    if derived is None:
        return failed(cover_facts()) or undecided("the number of updates was not derived.")
    for root in (1, 2, 4, 7):
        for little in (Fraction(1, 10**6), Fraction(1, 10**12)):
            at = {"B": Fraction(root), "R": Fraction(1), "epsilon": 1 - little}
            value = value_at(quantity, at)
            if value is None:
                return undecided(f"{quantity.text} has no value at B = {root}, R = 1.")
            if value < root * root and _updates_taken(root, little) == root * root:
                return Evidence.no(
                    Kind.ARGUED,
                    (
                        "{root} orthonormal points and a target of norm {root_2} take {root} updates, and "
                        "{quantity} is "
                        "{value} there."
                    ).format(root=root * root, root_2=root, quantity=quantity.text, value=decimal(value, 6)),
                    cases=1,
                )
    if not shown(quantity, ">=", derived, "B > 0, R > 0, epsilon > 0"):
        return undecided(f"{quantity.text} is not shown to be at least (BR/ε)² for all sizes.")
    return Evidence.yes(
        Kind.ARGUED,
        (
            r"Each update lowers $\lVert w-w_t\rVert^2$ by more than $\varepsilon^2/R^2$, so there are at most "
            r"$\lceil(BR/\varepsilon)^2\rceil-1$ of them, and $(2N+1)$ to that power vectors are a cover; the "
            "commonly quoted constant is 36 in place of 1. Not machine-checked: what is reached depends on the "
            "list of the updates only."
        ),
        domain="any dimension, any number of points",
        derived=r"\lVert w-w_{t+1}\rVert^2<\lVert w-w_t\rVert^2-\varepsilon^2/R^2",
    )


def _updates_taken(root: int, little: Fraction) -> int:
    """How many updates n = root² orthonormal points take for the target (1, …, 1) at the accuracy 1 - little."""
    given = sharp_instance(root, little)
    points = [[Fraction(entry) for entry in point] for point in given["points"]]
    return len(nearest_updates(points, [Fraction(1)] * (root * root), 1 - little, Fraction(1)))


@about("sharpness")
def number_of_updates_is_attained(ctx: Context) -> Evidence:
    """Orthonormal points and equal coordinates: ⌈(BR/ε)²⌉ - 1 updates exactly."""

    roots = (1, 3, 6)
    if any(_updates_taken(root, Fraction(1, 10**6)) != root * root for root in roots):
        return undecided("an instance takes another number of updates.")
    return Evidence.yes(
        Kind.EXHAUSTIVE,
        "The count is sharp: n orthonormal points take n updates where (BR/ε)² is just above n.",
        cases=len(roots),
        corroborates=True,
    )


@about("instances")
def random_instances_respect_the_count(ctx: Context) -> Evidence:
    """Exact rationals, random targets and points, the largest share of the allowed number of updates."""

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
    return Evidence.yes(
        Kind.NUMERIC,
        f"On {cases} random exact instances at most {float(share):.2f} of the allowed number is used.",
        cases=cases,
        corroborates=True,
    )


COVERED = (
    f"T : int, m : int, N : int, k : int, T >= 1, m >= 1, N >= 1, k >= 1, {ALL_NORMS}, "
    "delta > 0, eta > 0, epsilon > 0, B > 0, R > 0"
)


def _cover(ctx: Context, name: str, derived: str | None, text: str, facts: dict[str, bool]) -> Evidence:
    """A bound on the logarithm of a covering number: at least the one that the update rule gives, for all sizes."""

    quantity = ctx.quantities[name]
    if (bad := failed(facts | {"the number of updates": derived is not None})) is not None:
        return bad
    order = decide(quantity, ">=", derived or "0", COVERED)
    if order.answer == "yes":
        return Evidence.yes(Kind.ARGUED, text, domain="all T, m, d >= 1")
    value = value_at(quantity, {**order.witness}) if order.answer == "no" and not order.undefined else None
    if value is not None and value < 0:
        return Evidence.no(
            Kind.ARGUED,
            "{quantity} is negative {split}, and a cover has an element.".format(
                quantity=quantity.text, split=order.reason.split(" the ")[0]
            ),
            cases=1,
        )
    return undecided(f"{quantity.text} is not shown to be at least {derived} for all sizes.")


def scores_are_linear_in_the_matrix(ctx: Context) -> Evidence:

    z, x = (sp.Matrix(sp.symbols(f"{name}1:4", real=True)) for name in "zx")
    W = sp.Matrix(3, 3, sp.symbols("w:9", real=True))
    outer = z * x.T
    facts = {
        "a score is ⟨W, z xᵀ⟩": sp.expand(
            (x.T * W.T * z)[0] - sum(W[i, j] * outer[i, j] for i in range(3) for j in range(3))
        )
        == 0,
        "‖z xᵀ‖ = ‖z‖‖x‖": sp.expand(sum(e**2 for e in outer) - (z.T * z)[0] * (x.T * x)[0]) == 0,
    }
    return _cover(
        ctx,
        "score_cover",
        linear_cover("B_QK", "B_X**2", "delta", "m*T"),
        (
            r"The $mT$ scores are linear in $W_{QK}$ at points of norm at most $B_X^2$: accuracy $\delta$ takes "
            r"fewer than $(B_{QK}B_X^2/\delta)^2$ updates. Not machine-checked: for every dimension, from "
            "$d=3$."
        ),
        facts | cover_facts(),
    )


def values_are_linear_in_the_value_map(ctx: Context) -> Evidence:

    return _cover(
        ctx,
        "value_cover",
        linear_cover("B_V", "B_X", "eta", "m*T"),
        (
            r"The $mT$ values $\langle v,x_t\rangle$ are linear in $v$ at points of norm at most $B_X$: accuracy "
            r"$\eta$ takes fewer than $(B_VB_X/\eta)^2$ updates. Not machine-checked: that the values are the "
            "linear functions of the step before."
        ),
        cover_facts(),
    )


def columns_of_a_value_matrix_share_the_accuracy(ctx: Context) -> Evidence:

    one = linear_cover("2*B", "R", "epsilon", "N")  # the rounded norms add up to at most 2B
    return _cover(
        ctx,
        "vector_cover",
        None if one is None else f"{one} + k*log(4)",
        (
            r"Round the norm of column $j$ up to a positive multiple $\hat b_j$ of $B/k$ (their sum is at most "
            r"$2B$, and there are at most $\binom{2k}{k}\le4^k$ choices) and give it the accuracy "
            r"$\varepsilon_j^2=\varepsilon^2\hat b_j/\sum\hat b$. Not machine-checked: the sum over the "
            "columns."
        ),
        vector_facts(),
    )


def the_split_of_the_accuracy_is_the_best(ctx: Context) -> Evidence:
    """cost(θ) = a²/θ² + b²/(1-θ)² is convex, and its slope vanishes at one point, where it is (a^{2/3} + b^{2/3})³;
    with
    a = α³ and b = β³ the value there is computed, and the formula compared with it."""

    quantity = ctx.quantities["split"]
    if (bad := failed(split_facts())) is not None:
        return bad
    alpha, beta, theta = sp.symbols(["alpha", "beta", "theta"], positive=True)
    cost = alpha**6 / theta**2 + beta**6 / (1 - theta) ** 2
    least = sp.factor(sp.cancel(sp.together(cost.subs(theta, alpha**2 / (alpha**2 + beta**2)))))
    if sp.expand(least - (alpha**2 + beta**2) ** 3) != 0:
        return failed({"the least cost": False}) or undecided("")
    order = decide(quantity, "==", "(a**(2/3) + b**(2/3))**3", "a > 0, b > 0")
    if order.answer == "no" and not order.undefined:
        return Evidence.no(Kind.ARGUED, f"{quantity.text} is not the least cost: {order.reason}.", cases=1)
    if order.answer != "yes":
        return undecided(f"{quantity.text} is not shown to be the least cost for all a and b.")
    return Evidence.yes(
        Kind.ARGUED,
        (
            r"With $a=LB_VB_{QK}B_X^3$ and $b=LB_VB_X$ the cost $a^2/\theta^2+b^2/(1-\theta)^2$ of giving the "
            r"share $\theta$ of $\varepsilon$ to the scores is convex and least at "
            r"$\theta=a^{2/3}/(a^{2/3}+b^{2/3})$."
        ),
        domain="all a, b > 0",
        derived=r"(a^{2/3}+b^{2/3})^3/\varepsilon^2",
    )
