"""Equation (11) of Lemma 14: the second derivative of the attention vector, its display, its estimate, its bound."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Any

import msgspec

from theorems.han2025.shared.scope import for_the_papers_model, unconfirmed
from theorems.han2025.shared.searches import attack
from theorems.han2025.shared.suprema import PRINTED, below, by_proof, compare, shown, value_at
from verify.court.words import words_beside
from verify.records import Certificate, Context, Evidence, Finding, Kind, Scope, derives

say = words_beside(__package__)

ID = "lemma-14"
SECOND_TREE = ["/", "5", ["*", ["tau"], ["tau"], ["k"], ["k"]]]


def equal_heads(n: int, k: int, b: str, radius: str) -> dict[str, Any]:
    """Equal heads (radius, 0) and the bits whose squared sine is far above its mean, so that K_11 is large."""
    import math

    sines = [math.sin(2 * math.pi * p / n) for p in range(1, n + 1)]
    weights = [math.exp(float(Fraction(radius)) * s) for s in sines]
    total = sum(weights)
    mean = sum(w * s for w, s in zip(weights, sines, strict=True)) / total
    squares = [(s - mean) ** 2 for s in sines]
    level = sum(w * c for w, c in zip(weights, squares, strict=True)) / total
    x = "".join("1" if c > level else "0" for c in squares)
    return {"kind": "formula-inequality", "n": n, "k": k, "tau": "1", "b": b, "heads": [[radius, "0"]] * k, "x": x}


@for_the_papers_model
def second_derivative_exceeds_its_bound(ctx: Context) -> Evidence:
    """By proof, else on equal heads: n = k = 32 and heads (1/8, 0) have K_11/k > 5/k²; v1* has the factor 1/k."""
    found = by_proof(
        ctx,
        "second",
        "share-curvature",
        say("second_derivative_exceeds_its_bound.yes", share_curvature=shown("share-curvature")),
    )
    if found.finding is not Finding.UNKNOWN:
        return found
    tried = _below_equal_heads(ctx)
    if tried is None:
        tried = attack(ctx, ID, "second", "share-curvature", say("second_derivative_exceeds_its_bound.of"))
        return tried if tried.finding is Finding.NO else found
    if "second" in ctx.replaced:
        return tried
    more = say("second_derivative_exceeds_its_bound.more", largest_below=_largest_below(32))
    return msgspec.structs.replace(tried, summary=tried.summary + more)


def _largest_below(top: int) -> float:
    """Largest k·K_11 with 13 ≤ k < top and k ≤ n ≤ 64 on a grid of heads, each with its best input."""
    import numpy as np

    from numerics.parity.suprema.envelope import circle

    best = 0.0
    radii, angles = np.linspace(0, 3, 31), np.linspace(0, 2 * np.pi, 13)[:-1]
    heads = np.stack([np.outer(radii, np.sin(angles)), np.outer(radii, np.cos(angles))], -1).reshape(-1, 2)
    for n in range(13, 65):
        u = circle(n)
        weights = np.exp(heads @ u.T)
        weights /= weights.sum(-1, keepdims=True)
        squares = (u[:, 0] - (weights @ u[:, 0])[:, None]) ** 2
        spread = (weights * squares).sum(-1, keepdims=True)
        best = max(best, min(n, top - 1) * float((weights * np.maximum(squares - spread, 0)).sum(-1).max()))
    return best


def _below_equal_heads(ctx: Context) -> Evidence | None:
    """Equal heads (r, 0) on the input of the far positions, where K_11 is large; many heads, several temperatures."""
    for n, k in ((4, 1), (8, 1), (8, 8), (16, 16), (32, 32), (64, 64)):
        for radius in (Fraction(1, 8), Fraction(1), Fraction(2)):
            body = equal_heads(n, k, "1/100", str(radius))
            for tau in (Fraction(1), Fraction(1, n), Fraction(1, 10**9), Fraction(1, 10**30)):
                value = _curvature(body) / k / tau**2
                at = {"n": n, "k": k, "tau": tau, "b": Fraction(1, 100)}
                if not below(ctx, "second", at, value):
                    continue
                heads = [[str(Fraction(radius) * tau), "0"]] * k
                point = body | {
                    "tau": str(tau),
                    "heads": heads,
                    "relation": ">",
                    "right": str(value),
                    "left": ["abs", ["/", ["share-hessian", "0", "0"], ["k"]]],
                }
                return Evidence.no(
                    Kind.CERTIFIED,
                    say(
                        "below_equal_heads.no",
                        n=n,
                        k=k,
                        tau=tau,
                        value=float(value),
                        second=ctx.quantities["second"].text,
                    ),
                    certificates=(Certificate(name="lemma-14.second-derivative.json", body=point),),
                    derived=(
                        r"\frac{\partial^2v^*_1}{\partial a_{13}^2}=\frac{K_{11}}{k\tau^2},\qquad|K_{11}|\le"
                        r"\frac2{3\sqrt3}"
                    ),
                )
    return None


def _curvature(body: dict[str, Any]) -> Fraction:
    """|K_11| of the heads and the input of a certificate, rounded down a little."""
    import numpy as np

    from numerics.parity.suprema.envelope import circle

    sines = circle(body["n"])[:, 0]
    weights = np.exp(float(Fraction(body["heads"][0][0])) * sines)
    weights /= weights.sum()
    bits = np.array([float(c) for c in body["x"]])
    third = weights @ ((bits - weights @ bits) * (sines - weights @ sines) ** 2)
    return Fraction(int(abs(third) * (1 - 1e-9) * 10**9), 10**9)


@derives
@for_the_papers_model
def second_derivative_has_one_factor_of_k(ctx: Context) -> Evidence:
    """With 1/k in the place of 1/k²."""
    return by_proof(
        ctx,
        "second_one",
        "share-curvature",
        say("second_derivative_has_one_factor_of_k.yes", share_curvature=shown("share-curvature")),
    )


def _displayed_form(variant: str, product: bool) -> tuple[float, float]:
    """(the display of (11) under one way to fill its gaps, the true second derivative) at n = 5, k = τ = 1."""
    import math

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


@for_the_papers_model
def displayed_second_derivative_has_undefined_symbols(ctx: Context) -> Evidence:
    """Eight ways to fill the gaps, evaluated at n = 5, k = 1; none gives the second derivative."""
    variants = itertools.product(("jpj", "ppj", "jjp", "pjp"), (False, True))
    pairs = [_displayed_form(undefined, product) for undefined, product in variants]
    if any(abs(abs(shown) - abs(true)) < 1e-3 for shown, true in pairs):
        return unconfirmed([say("displayed_second_derivative_has_undefined_symbols.unknown")])
    return Evidence.no(
        Kind.ARGUED,
        say("displayed_second_derivative_has_undefined_symbols.no"),
        scope=Scope.DEFINED,
        cases=len(pairs),
        derived=(
            r"\frac{\partial^2v^*_1}{\partial a_{13}^2}=\frac1{k\tau^2}\sum_px_p\gamma_p\Bigl[(u_p-\bar u)^2-"
            r"\mathrm{Var}_\gamma(u)\Bigr],\quad u_p=\sin\tfrac{2\pi p}n"
        ),
    )


@derives
@for_the_papers_model
def displayed_sum_exceeds_its_bound(ctx: Context) -> Evidence:
    """The last inequality of (11) as arithmetic: at n = 3, k = 2 the left side is 47/27·…, the right 5/4."""
    from numerics.formula.order import decide

    left, right = ctx.quantities["sum"], ctx.quantities["second"]
    found = decide(left, "<=", right, PRINTED)
    if found.answer == "yes":
        return Evidence.yes(Kind.ARGUED, say("displayed_sum_exceeds_its_bound.yes"), domain=PRINTED)
    if found.answer == "open" or found.undefined:
        return Evidence.unknown(f"Not decided: {found.reason}.")
    small: list[dict[str, Any]] = [
        {"n": n, "k": k, "tau": Fraction(1), "b": Fraction(1)} for n in range(1, 13) for k in range(1, n + 1)
    ]
    at = next((at for at in (*small, dict(found.witness)) if _exceeds(ctx, at)), None)
    if at is None:
        return Evidence.unknown(f"Not confirmed: {found.reason}.")
    missing_factor = (
        say("displayed_sum_exceeds_its_bound.missing_factor") if not {"sum", "second"} & ctx.replaced else ""
    )
    return Evidence.no(
        Kind.ARGUED,
        (
            missing_factor
            + say(
                "displayed_sum_exceeds_its_bound.no",
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
    from theorems.han2025.shared.scope import decimal

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


@derives
@for_the_papers_model
def slope_of_the_output_is_bounded(ctx: Context) -> Evidence:
    """|∂ŷ/∂v1*| = k|f'(S)|: summation by parts, with the partial sums of the layer weights and σ' inside (0, 1)."""
    return by_proof(ctx, "slope", "slope", say("slope_of_the_output_is_bounded.yes", slope=shown("slope")))


@for_the_papers_model
def no_explicit_slope_exceeds_its_bound(ctx: Context) -> Evidence:
    """n = k zero heads and all bits one: S = k, where f' is nearly the last partial sum if b is small."""
    found = compare(ctx.quantities["slope"].text, "slope", PRINTED)
    if found.undefined:
        return Evidence.no(Kind.ARGUED, say("no_explicit_slope_exceeds_its_bound.no", reason=found.reason))
    tried = 0
    for k in (1, 2, 3, 5, 8, 12):
        for b in (Fraction(1, 10**12), Fraction(1, 100), Fraction(1)):
            for tau in (Fraction(1), Fraction(1, 10**9)):
                tried += 1
                at = {"n": k, "k": k, "tau": tau, "b": b}
                value = _slope_at_all_ones(k, b)
                if below(ctx, "slope", at, value):
                    return _slope_exceeded(ctx, at, value)
    return Evidence.yes(
        Kind.NUMERIC, say("no_explicit_slope_exceeds_its_bound.yes", tried=tried), corroborates=True, cases=tried
    )


def _slope_at_all_ones(k: int, b: Fraction) -> Fraction:
    import numpy as np

    from numerics.parity.suprema.gradient import classifier_slope

    return Fraction(int(k * abs(float(classifier_slope(k, float(b), np.array(float(k))))) * (1 - 1e-9) * 10**6), 10**6)


def _slope_exceeded(ctx: Context, at: dict[str, Any], value: Fraction) -> Evidence:
    from theorems.han2025.lemma_15.checks import displayed_slope

    k = at["k"]
    body = {
        "kind": "formula-inequality",
        "n": k,
        "k": k,
        "tau": str(at["tau"]),
        "b": str(at["b"]),
        "x": "1" * k,
        "heads": [["0", "0"]] * k,
        "left": ["abs", ["*", ["k"], displayed_slope()]],
        "relation": ">",
        "right": str(value),
    }
    return Evidence.no(
        Kind.CERTIFIED,
        say("slope_exceeded.no", k=k, value=float(value), b=at["b"], slope=ctx.quantities["slope"].text),
        certificates=(Certificate(name="lemma-14.slope-exceeded.json", body=body),),
    )
