"""The second derivative as it is displayed: symbols that nothing defines, and a sum above its bound."""

from __future__ import annotations

import itertools
import math

from theorems.han2025.shared.scope import for_any_model, unconfirmed
from verify.records import Context, Evidence, Kind, Scope


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
