"""How the context length enters the capacity of a head."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import sympy as sp
from flint import arb

from numerics.bound.symbolic import as_sympy
from numerics.head.covering import SYMBOLS, kernel_facts
from numerics.linear_cover import cover_facts
from theorems.edelman2022.edelman_capacity.checks import ALL_SIZES
from theorems.edelman2022.shared import about, ball, failed, proved, shown, undecided
from verify.records import Context, Evidence, Kind


@about("growth", "bound")
def bound_is_logarithmic_in_the_length(ctx: Context) -> Evidence:
    """The quotient of the bound by log T has a finite limit, not negative, as T grows; all other sizes are symbols."""

    quantity = ctx.quantities["bound"]
    symbols = {name: sp.Symbol(name, positive=True) for name in SYMBOLS}
    try:
        limit = sp.limit(as_sympy(quantity.tree, symbols) / sp.log(symbols["T"]), symbols["T"], sp.oo)
    except (NotImplementedError, ValueError, TypeError):
        return undecided(f"the growth of {quantity.text} could not be told.")
    if limit is sp.oo:
        return Evidence.no(Kind.ARGUED, f"{quantity.text} grows faster than log T.")
    if symbols["T"] not in limit.free_symbols and _is_positive(limit):
        return Evidence.yes(
            Kind.ARGUED,
            "At fixed norms, m and ε the bound divided by log T has a finite positive limit.",
            domain="T to infinity, the other sizes fixed",
            derived=rf"\lim_{{T\to\infty}}\frac{{\text{{bound}}}}{{\log T}}={sp.latex(limit)}",
        )
    if limit.is_zero:
        return Evidence.yes(
            Kind.ARGUED,
            f"{quantity.text} grows more slowly than log T at fixed norms, m and ε.",
            domain="T to infinity, the other sizes fixed",
        )
    return undecided(f"the growth of {quantity.text} could not be told.")


def _is_positive(limit: sp.Expr) -> bool:
    """A limit is positive for all sizes: as it is written, or each summand of it."""
    return any(
        all(shown(str(part), ">", "0", ALL_SIZES) for part in parts)
        for parts in ([limit], sp.Add.make_args(sp.expand(limit)))
    )


def selectors_reach_a_logarithm(ctx: Context) -> Evidence:
    """For norms that grow like log T there are T heads that are far apart at a fixed accuracy."""
    T = sp.Symbol("T", positive=True)
    facts = {
        "at e^score = 2T + 1 the distance is 2·(4/5)·2/3 > 4/5": sp.simplify(
            (2 * T + 1 - 1) / (2 * T + 1 + T - 1) - sp.Rational(2, 3)
        )
        == 0
    }
    return proved(
        (
            r"With $\lVert W_{QK}\rVert=\tfrac53\log(2T+1)$, unit tokens and a unit value map, $T$ heads that each "
            r"look at one position are pairwise more than $4/5$ apart on $\lceil\log_2T\rceil$ samples: at "
            r"$\varepsilon=2/5$ the logarithm of the covering number is at least $\log T$ for every $T\ge2$. This "
            "says how large it can be, not that a bound must contain $T$: on so few samples bounds without $T$ "
            "have the same order."
        ),
        facts,
        domain="all T >= 2",
        derived=r"\log\mathcal N_\infty(2/5)\ge\log T",
    )


def fixed_norms_need_no_logarithm(ctx: Context) -> Evidence:
    """A bound without T: the sums of the softmax are linear in one vector each, at one point for every sample."""

    half = (arb(1) / 2).sqrt()  # tokens (±e_i, ±1)/√2 and scores ±1/√2 give outputs ±tanh(1/√2)/√2
    signs = {
        "two heads with opposite signs at a sample differ there by √2 tanh(1/√2) > 4/5": bool(
            2 * half * half.tanh() > arb(4) / 5
        )
    }
    if (bad := failed(cover_facts() | kernel_facts() | signs)) is not None:
        return bad
    return Evidence.no(
        Kind.ARGUED,
        (
            r"At fixed norms it grows like log log T at most: $\frac1T\sum e^{s_t}$ and $\frac1T\sum e^{s_t}y_t$ "
            "are linear in one vector each at one point a sample, which gives a bound without T that grows like "
            "log m, here with m = ⌈log2 T⌉. How fast the norms must grow for log T is not settled here: at ε = "
            r"2/5, unit tokens and a unit value map, $2^m$ score matrices of norm $\sqrt m$ with tokens "
            r"$\pm(e_i,1)/\sqrt2$ in sample i are pairwise further than 2ε apart, on contexts of two tokens."
        ),
        domain="all fixed norms and accuracies, m = ceil(log2 T), T to infinity",
        derived=(
            r"\log\mathcal N_\infty\le8\frac{(LB_VB_X)^2e^{4B_{QK}B_X^2}}{\varepsilon^2}"
            r"\log(2\lceil\log_2T\rceil+1)=O(\log\log T)"
        ),
    )


def bounds_without_length(values: dict[str, Any]) -> tuple[arb, arb]:
    """Counting boxes, and the bound from the two sums of the softmax."""

    scale = Fraction(values["L"]) * values["B_V"] * values["B_X"] / values["epsilon"]
    boxes = int(values["m"]) * arb(math.ceil(scale)).log()
    kernel = 8 * ball(scale**2) * (4 * ball(Fraction(values["B_QK"]) * values["B_X"] ** 2)).exp()
    return boxes, kernel * arb(2 * int(values["m"]) + 1).log()


def length_free(values: dict[str, Any]) -> arb:
    """The smaller of the two bounds without T."""
    boxes, kernel = bounds_without_length(values)
    return boxes if boxes < kernel else kernel
