"""Equation (11) of Lemma 14: the second derivative of the attention vector, its display, its estimate, its bound."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Any

from theorems.han2025 import bounds
from theorems.han2025.bounds import SYMBOLS, by_proof
from theorems.han2025.common import for_the_papers_model, missing, unconfirmed
from verify.records import Certificate, Context, Evidence, Finding, Kind, Scope

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
    """n = k = 32 and heads (1/8, 0): K_11/k > 5/k²; v1* has the factor 1/k, not 1/k²."""
    if "second" in ctx.replaced:
        return _second_by_proof(ctx)
    body = equal_heads(32, 32, "1/100", "1/8") | {
        "left": ["abs", ["/", ["share-hessian", "0", "0"], ["k"]]], "relation": ">", "right": SECOND_TREE}
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED,
        certificates=(Certificate(name="lemma-14.second-derivative.json", body=body),),
        derived=r"\frac{\partial^2v^*_1}{\partial a_{13}^2}=\frac{K_{11}}{k\tau^2},\qquad|K_{11}|\le\frac2{3\sqrt3}",
        summary=r"The first coordinate of the attention vector is $\frac1k\sum_iP_i$, so its second derivative is "
                r"$K_{11}/(k\tau^2)$: the factor is $1/k$, not $1/k^2$. At n = k = 32 an explicit point exceeds "
                r"$5/(\tau^2k^2)$. The bound is true for $k\le12$ at every n (since $2/(3\sqrt3)<5/12$), and no point "
                f"above it was found for k from 13 to 31 (largest $kK_{{11}}$ there: {_largest_below(32):.3f}).")


def _largest_below(top: int) -> float:
    """Largest k·K_11 with 13 ≤ k < top and k ≤ n ≤ 64 on a grid of heads, each with its best input."""
    import numpy as np

    from numerics.envelope import circle

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


def _second_by_proof(ctx: Context) -> Evidence:
    found = by_proof(ctx, "second", "share-curvature", r"True for all sizes: $|K_{11}|\le2/(3\sqrt3)$.")
    if found.finding is Finding.YES:
        return found
    tried = bounds.attack(ctx, ID, "second", "share-curvature", "the second derivative of the attention vector")
    if tried.finding is Finding.NO:
        return tried
    return _below_equal_heads(ctx) or found


def _below_equal_heads(ctx: Context) -> Evidence | None:
    """Equal heads (r, 0) on the input of the far positions, where K_11 is large; many heads, several temperatures."""
    for n, k in ((4, 1), (8, 1), (8, 8), (32, 32), (64, 64)):
        for radius in (Fraction(1, 8), Fraction(1), Fraction(2)):
            body = equal_heads(n, k, "1/100", str(radius))
            for tau in (Fraction(1), Fraction(1, n)):
                value = _curvature(body) / k / tau**2
                at = {"n": n, "k": k, "tau": tau, "b": Fraction(1, 100)}
                if not bounds.below(ctx, "second", at, value):
                    continue
                heads = [[str(Fraction(radius) * tau), "0"]] * k
                shown = body | {"tau": str(tau), "heads": heads, "relation": ">", "right": str(value),
                                "left": ["abs", ["/", ["share-hessian", "0", "0"], ["k"]]]}
                return Evidence(
                    finding=Finding.NO, kind=Kind.CERTIFIED,
                    certificates=(Certificate(name="lemma-14.second-exceeded.json", body=shown),),
                    summary=f"At n = {n}, k = {k}, τ = {tau} the second derivative exceeds {float(value):.6g} at "
                            f"explicit heads, and {ctx.quantities['second'].text} is less.")
    return None


def _curvature(body: dict[str, Any]) -> Fraction:
    """|K_11| of the heads and the input of a certificate, rounded down a little."""
    import numpy as np

    from numerics.envelope import circle

    sines = circle(body["n"])[:, 0]
    weights = np.exp(float(Fraction(body["heads"][0][0])) * sines)
    weights /= weights.sum()
    bits = np.array([float(c) for c in body["x"]])
    third = weights @ ((bits - weights @ bits) * (sines - weights @ sines) ** 2)
    return Fraction(int(abs(third) * (1 - 1e-9) * 10**9), 10**9)


@for_the_papers_model
def second_derivative_has_one_factor_of_k(ctx: Context) -> Evidence:
    """With 1/k in the place of 1/k²."""
    from numerics.expression import parse

    unknown = missing(bounds.facts())
    if unknown:
        return unconfirmed(unknown)
    if not bounds.dominates(parse("5/(tau**2*k)", SYMBOLS), "share-curvature"):
        return unconfirmed(["5/(τ²k) is at least the proved bound"])
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED,
                    summary=r"With one factor of $k$ it is true for all sizes: "
                            r"$|K_{11}|/(k\tau^2)\le2/(3\sqrt3\,k\tau^2)$.")


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
            undefined = {"jpj": x[j] * g[p] * g[j] ** 2, "ppj": x[p] * g[p] * g[j] ** 2,
                         "jjp": x[j] * g[j] * g[p] ** 2, "pjp": x[p] * g[j] * g[p] ** 2}[variant]
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
        return unconfirmed(["none of the eight readings gives the second derivative"])
    return Evidence(
        finding=Finding.NO, kind=Kind.ARGUED, scope=Scope.DEFINED, cases=len(pairs),
        derived=r"\frac{\partial^2v^*_1}{\partial a_{13}^2}=\frac1{k\tau^2}\sum_px_p\gamma_p\Bigl[(u_p-\bar u)^2-"
                r"\mathrm{Var}_\gamma(u)\Bigr],\quad u_p=\sin\tfrac{2\pi p}n",
        summary=r"The middle expression of (11) uses $w_r$, $\gamma_q^{(j)}$, $\gamma_r^{(j)}$ and $\gamma_l^{(i)}$ "
                r"with indices q, r, l that are not bound (and j is a position, not a head). Eight readings were "
                r"tried: the undefined product as $x_j\gamma_p\gamma_j^2$, $x_p\gamma_p\gamma_j^2$, "
                r"$x_j\gamma_j\gamma_p^2$ or $x_p\gamma_j\gamma_p^2$, each with $\sin^2$ as printed or with the "
                r"product of two sines, $l=j$ and $r$ "
                "over the remaining positions. None equals the second derivative, not even at k = 1.")


@for_the_papers_model
def displayed_sum_exceeds_its_bound(ctx: Context) -> Evidence:
    """The last inequality of (11) as arithmetic: 20/27·… at n = 3, k = 2 the left side is 47/27 and the right 5/4."""
    n, k = 3, 2
    left = Fraction(2 * (n - 1), n * k * k) + Fraction(2 * n * (n - 1) * (n - 2), 6 * n**3) + Fraction(2 * (n - 1), n)
    right = Fraction(5, k * k)
    if not left > right:
        return unconfirmed(["the two sides at n = 3, k = 2"])
    tree = ["+", ["/", ["*", "2", ["-", ["n"], "1"]], ["*", ["n"], ["k"], ["k"]]],
            ["/", ["*", ["-", ["n"], "1"], ["-", ["n"], "2"]], ["*", "3", ["n"], ["n"]]],
            ["/", ["*", "2", ["-", ["n"], "1"]], ["n"]]]
    body = {"kind": "formula-inequality", "n": n, "k": k, "tau": "1", "b": "1/100", "heads": [["0", "0"]] * k,
            "x": "000", "left": tree, "relation": ">", "right": SECOND_TREE}
    return Evidence(
        finding=Finding.NO, kind=Kind.CERTIFIED,
        certificates=(Certificate(name="lemma-14.second-derivative-sum.json", body=body),),
        summary=f"The factor $1/k^2$ is missing from the second group of terms, so the sum is not below $5/k^2$: at n "
                f"= 3, k = 2 it is {left}, and $5/k^2$ is {right}. It is true for k = 1.")


@for_the_papers_model
def slope_of_the_output_is_bounded(ctx: Context) -> Evidence:
    """|∂ŷ/∂v1*| = k|f'(S)| ≤ k·4k: summation by parts, with partial sums (-1)^j 4j and σ' rising inside (0, 1)."""
    from theorems.han2025.lemma_15_checks import facts_behind_the_bound

    if unknown := missing(facts_behind_the_bound()):
        return unconfirmed(unknown)
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="all k >= 1, b > 0",
                    summary=r"True for all sizes: $|\partial\hat y/\partial v^*_1|=k|f'(S)|\le4k^2$, since the slopes "
                            r"of the activation are ordered and the partial sums of the weights are $(-1)^j4j$.")


@for_the_papers_model
def eigenvalue_follows_from_the_square(ctx: Context) -> Evidence:
    """λ² ≤ X gives λ < X as soon as X > 1; here X = 2kE ≥ 40 because τ ≤ 1."""
    from numerics.dominance import never_smaller
    from numerics.expression import parse
    from theorems.han2025.bounds import SYMBOLS

    if not never_smaller(parse(f"2*k*({ctx.quantities['entry'].text})", SYMBOLS), parse("2", SYMBOLS)):
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE,
                        summary="2k times the bound of an entry is not shown to be above 1.")
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, domain="all n >= k >= 1, 0 < tau <= 1, b > 0",
                    summary=r"The inference is valid although a square is dropped: the right side is above 1, so a "
                            r"number whose square is at most that is smaller than it. What it starts from, the bound "
                            r"of $\lVert H\rVert_2^2$, is false.")
