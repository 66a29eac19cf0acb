"""The second derivative as it is displayed: symbols that nothing defines, and a sum above its bound."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction
from typing import Any

from theorems.han2025.shared.scope import for_any_model, for_the_papers_model, unconfirmed
from theorems.han2025.shared.sizes import decimal
from theorems.han2025.shared.suprema import PRINTED, value_at
from verify.engines.relation import decide
from verify.records import Certificate, Context, Evidence, Kind, Scope

SECOND_TREE = ["/", "5", ["*", ["tau"], ["tau"], ["k"], ["k"]]]


def _displayed_form(variant: str, product: bool) -> tuple[float, float]:
    """(the display of (11) under one way to fill its gaps, the true second derivative) at n = 5, k = τ = 1."""

    n, x, head = 5, (1, 1, 0, 0, 0), (0.3, -0.7)
    angles = [2 * math.pi * p / n for p in range(1, n + 1)]
    sine = [math.sin(t) for t in angles]
    raised = [math.exp(head[0] * math.sin(t) + head[1] * math.cos(t)) for t in angles]
    g = [r / sum(raised) for r in raised]
    total = 0.0
    for p in range(n):
        others = [j for j in range(n) if j != p]
        outside = sum(x[j] * g[p] * g[j] for j in others)
        inside = x[p] * g[p] * (1 - g[p])
        total += sine[p] ** 2 * (inside - outside + (inside - outside) * (1 - 2 * g[p]))
        for j in others:
            undefined = {
                "jpj": x[j] * g[p] * g[j] ** 2,
                "ppj": x[p] * g[p] * g[j] ** 2,
                "jjp": x[j] * g[j] * g[p] ** 2,
                "pjp": x[p] * g[j] * g[p] ** 2,
            }[variant]
            rest = sum(2 * x[r] * g[j] * g[p] * g[r] for r in others if r != j)
            term = -x[p] * (1 - 2 * g[p]) * g[p] * g[j] + undefined - x[j] * g[p] * g[j] * (1 - g[j]) + rest
            total += (sine[p] * sine[j] if product else sine[p] ** 2) * term
    mean = sum(w * s for w, s in zip(g, sine, strict=True))
    share = sum(w * bit for w, bit in zip(g, x, strict=True))
    return total, sum(w * (bit - share) * (s - mean) ** 2 for w, bit, s in zip(g, x, sine, strict=True))


@for_any_model
def displayed_second_derivative_has_undefined_symbols(ctx: Context) -> Evidence:
    """Eight ways to fill the gaps, evaluated at n = 5, k = 1; none gives the second derivative."""
    variants = itertools.product(("jpj", "ppj", "jjp", "pjp"), (False, True))
    pairs = [_displayed_form(undefined, product) for undefined, product in variants]
    if any(abs(abs(shown) - abs(true)) < 1e-3 for shown, true in pairs):
        return unconfirmed(["none of the eight readings gives the second derivative"])
    return Evidence.no(
        Kind.ARGUED,
        (
            r"The middle expression of (11) uses $w_r$, $\gamma_q^{(j)}$, $\gamma_r^{(j)}$ and $\gamma_l^{(i)}$ "
            "with indices q, r, l that are not bound (and j is a position, not a head). Eight readings were "
            r"tried: the undefined product as $x_j\gamma_p\gamma_j^2$, $x_p\gamma_p\gamma_j^2$, "
            r"$x_j\gamma_j\gamma_p^2$ or $x_p\gamma_j\gamma_p^2$, each with $\sin^2$ as printed or with the "
            "product of two sines, $l=j$ and $r$ over the remaining positions. None equals the second derivative, "
            "not even at k = 1."
        ),
        scope=Scope.DEFINED,
        cases=len(pairs),
        derived=(
            r"\frac{\partial^2v^*_1}{\partial a_{13}^2}=\frac1{k\tau^2}\sum_px_p\gamma_p\Bigl[(u_p-\bar u)^2-"
            r"\mathrm{Var}_\gamma(u)\Bigr],\quad u_p=\sin\tfrac{2\pi p}n"
        ),
    )


@for_the_papers_model
def displayed_sum_exceeds_its_bound(ctx: Context) -> Evidence:
    """The last inequality of (11) as arithmetic: at n = 3, k = 2 the left side is 47/27·…, the right 5/4."""

    left, right = ctx.quantities["sum"], ctx.quantities["second"]
    found = decide(left, "<=", right, PRINTED)
    if found.answer == "yes":
        return Evidence.yes(Kind.ARGUED, "The inequality is true.", domain=PRINTED)
    if found.answer == "open" or found.undefined:
        return Evidence.unknown(f"Not decided: {found.reason}.")
    small: list[dict[str, Any]] = [
        {"n": n, "k": k, "tau": Fraction(1), "b": Fraction(1)} for n in range(1, 13) for k in range(1, n + 1)
    ]
    at = next((at for at in (*small, dict(found.witness)) if _exceeds(ctx, at)), None)
    if at is None:
        return Evidence.unknown(f"Not confirmed: {found.reason}.")
    missing_factor = (
        "The factor $1/k^2$ is missing from the second group of terms. It is true for k = 1. "
        if not {"sum", "second"} & ctx.replaced
        else ""
    )
    return Evidence.no(
        Kind.ARGUED,
        (
            missing_factor
            + "At {items} the sum {left} is {decimal}, and {right} is {decimal_2}.".format(
                items=", ".join((f"{name} = {value}" for name, value in at.items())),
                left=left.text,
                decimal=_decimal(left, at),
                right=right.text,
                decimal_2=_decimal(right, at),
            )
        ),
        certificates=_sum_certificate(ctx, at),
    )


def _exceeds(ctx: Context, at: dict[str, Any]) -> bool:
    left, right = value_at(ctx, "sum", at), value_at(ctx, "second", at)
    return left is not None and right is not None and bool(left > right)


def _decimal(formula: Any, at: dict[str, Any]) -> str:

    return decimal(formula.ball(at), 8)


def _sum_certificate(ctx: Context, at: dict[str, Any]) -> tuple[Certificate, ...]:
    """For the printed sum and bound: the checker evaluates both sides itself."""
    if {"sum", "second"} & ctx.replaced:
        return ()
    n, k = at["n"], at["k"]
    tree = [
        "+",
        ["/", ["*", "2", ["-", ["n"], "1"]], ["*", ["n"], ["k"], ["k"]]],
        ["/", ["*", ["-", ["n"], "1"], ["-", ["n"], "2"]], ["*", "3", ["n"], ["n"]]],
        ["/", ["*", "2", ["-", ["n"], "1"]], ["n"]],
    ]
    body = {
        "kind": "formula-inequality",
        "n": n,
        "k": k,
        "tau": "1",
        "b": "1/100",
        "heads": [["0", "0"]] * k,
        "x": "0" * n,
        "left": tree,
        "relation": ">",
        "right": SECOND_TREE,
    }
    return (Certificate(name="lemma-14.second-derivative-sum.json", body=body),)
