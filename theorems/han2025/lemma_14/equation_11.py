"""Equation (11) of Lemma 14: the second derivative of the attention vector, against its bound."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import msgspec
import numpy as np

from numerics.soft_share.circle import circle
from theorems.han2025.shared.other_models import bounded
from theorems.han2025.shared.scope import for_the_papers_model, otherwise
from theorems.han2025.shared.searches import attack
from theorems.han2025.shared.suprema import below, by_proof, shown
from verify.records import Certificate, Context, Evidence, Finding, Kind

ID = "lemma-14"


def equal_heads(n: int, k: int, b: str, radius: str) -> dict[str, Any]:
    """Equal heads (radius, 0) and the bits whose squared sine is far above its mean, so that K_11 is large."""

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
        "True for all sizes: it is at most ${share_curvature}$.".format(share_curvature=shown("share-curvature")),
    )
    if found.finding is not Finding.UNKNOWN:
        return found
    tried = _below_equal_heads(ctx)
    if tried is None:
        tried = attack(ctx, ID, "second", "share-curvature", "the second derivative of the attention vector")
        return tried if tried.finding is Finding.NO else found
    if "second" in ctx.replaced:
        return tried
    more = (
        r" The first coordinate of the attention vector is $\frac1k\sum_iP_i$, so its second derivative is "
        r"$K_{11}/(k\tau^2)$: the factor is $1/k$, not $1/k^2$. The bound is true for $k\le12$ at every n "
        r"(since $2/(3\sqrt3)<5/12$), and no point above it was found for k from 13 to 31 (largest $kK_{11}$ "
        f"there: {_largest_below(32):.3f})."
    )
    return msgspec.structs.replace(tried, summary=tried.summary + more)


def _largest_below(top: int) -> float:
    """Largest k·K_11 with 13 ≤ k < top and k ≤ n ≤ 64 on a grid of heads, each with its best input."""

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
                    (
                        "At n = {n}, k = {k}, τ = {tau} the second derivative exceeds {value:.6g} at explicit "
                        "heads, and "
                        "{second} is less."
                    ).format(n=n, k=k, tau=tau, value=float(value), second=ctx.quantities["second"].text),
                    certificates=(Certificate(name="lemma-14.second-derivative.json", body=point),),
                    derived=(
                        r"\frac{\partial^2v^*_1}{\partial a_{13}^2}=\frac{K_{11}}{k\tau^2},\qquad|K_{11}|\le"
                        r"\frac2{3\sqrt3}"
                    ),
                )
    return None


def _curvature(body: dict[str, Any]) -> Fraction:
    """|K_11| of the heads and the input of a certificate, rounded down a little."""

    sines = circle(body["n"])[:, 0]
    weights = np.exp(float(Fraction(body["heads"][0][0])) * sines)
    weights /= weights.sum()
    bits = np.array([float(c) for c in body["x"]])
    third = weights @ ((bits - weights @ bits) * (sines - weights @ sines) ** 2)
    return Fraction(int(abs(third) * (1 - 1e-9) * 10**9), 10**9)


@otherwise(bounded("second_one", "share-curvature"))
@for_the_papers_model
def second_derivative_has_one_factor_of_k(ctx: Context) -> Evidence:
    """With 1/k in the place of 1/k²."""
    return by_proof(
        ctx,
        "second_one",
        "share-curvature",
        (
            "With one factor of $k$ it is true for all sizes: the second derivative is at most ${share_curvature}$."
        ).format(share_curvature=shown("share-curvature")),
    )
