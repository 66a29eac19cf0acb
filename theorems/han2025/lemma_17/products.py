"""Lemma 17's statement: the products of two samples' gradients, attacked for the bound that is stated."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import numpy as np

from numerics.parity.facts.bounds import Unproved, bound
from numerics.parity.landscape import Landscape, aligned
from theorems.han2025.lemma_17.checks import SMALL
from theorems.han2025.shared.displays import aligned_heads, by_proof, for_the_papers_risk, refuted_by
from theorems.han2025.shared.vanishing import decide
from verify.records import Context, Evidence
from verify.statement.formula import FormulaError

ALL = "n : int, k : int, n >= k >= 1, 0 < tau <= 1, b > 0"
OPPOSED = r"\nabla_i\ell^{(N)}\cdot\nabla_i\ell^{(M)}=\frac{4}{\tau^2}\,r\,r'f'(S)f'(S')\,\langle C_i,C_i'\rangle"


def _stated_at(ctx: Context, n: int, k: int, tau: Fraction, b: Fraction) -> Fraction | None:
    """The stated lower bound at a size, rounded down; None where it has no value."""

    try:
        return Fraction(float(ctx.quantities["least"].ball({"n": n, "k": k, "tau": tau, "b": b}).lower()))
    except (FormulaError, OverflowError, ValueError):
        return None


def worst_pair(n: int, k: int, tau: Fraction, b: Fraction, bits: tuple[int, ...], heads: Any, shown: Any) -> Any:
    """The smallest product of two samples' gradients in one head, and a certificate that it is below a value."""

    landscape = Landscape(n, k, float(tau), float(b), bits)
    gradients = landscape.sample_gradients(heads)
    products = np.einsum("Nic,Mic->iNM", gradients, gradients)
    i, first, second = np.unravel_index(int(products.argmin()), products.shape)
    value = Fraction(int(products.min() * 0.999 * 10**6), 10**6)
    names = ["".join(str(int(v)) for v in landscape.x[row]) for row in (first, second)]
    body = {
        "kind": "loss-product",
        "n": n,
        "k": k,
        "tau": str(tau),
        "b": str(b),
        "heads": shown,
        "parity_set": list(bits),
        "x": names[0],
        "other": names[1],
        "head": int(i) + 1,
        "value": str(value),
    }
    return value, body, products


def _attacks(ctx: Context) -> Iterator[tuple[int, int, Fraction, Fraction, str]]:
    """Sizes, both ends of the temperature and of the smoothing, and a radius of heads that pull hard."""
    for n, k in ((2, 2), (2, 1), (3, 2), (3, 3), (4, 2)):
        for tau in (Fraction(1, n), Fraction(1), Fraction(1, 10**9)):
            for b in (Fraction(1, 100), Fraction(1), Fraction(10**6), Fraction(10**12)):
                for radius in ("0", "1/3"):
                    yield n, k, tau, b, radius


@for_the_papers_risk
def two_gradients_can_be_opposed(ctx: Context) -> Evidence:
    """Two positions, two zero heads: the inputs 10 and 01 pull every head in opposite directions.

    For another bound: the worst pair at several sizes, temperatures and smoothings; or no product can be so small.
    """
    stated = ctx.quantities["least"]
    at = _stated_at(ctx, 2, 2, Fraction(1, 2), Fraction(1, 100))
    if at is not None and at > Fraction(-1, 100):
        body = {"kind": "loss-product", **SMALL, "x": "10", "other": "01", "head": 1, "value": "-1/100", "regime": None}
        return refuted_by(
            (
                "With two positions, two bits and zero heads the inputs 10 and 01 have the same label and the same "
                "loss, and gradients that are exactly opposed. In general an input and its complement have opposed "
                r"covariances, $C(\bar x)=-C(x)$, so their product is negative wherever $(\hat y-y)f'(S)$ has the same "
                r"sign on both and $C\ne0$."
            ),
            ("lemma-17.opposed", body),
            derived=OPPOSED,
        )
    return _worst_found(ctx) or _never_so_small(stated)


def _worst_found(ctx: Context) -> Evidence | None:

    for n, k, tau, b, radius in _attacks(ctx):
        at = _stated_at(ctx, n, k, tau, b)
        if at is None:
            continue
        places, scale = tuple(range(1, k + 1)), Fraction(radius) * tau
        value, body, _ = worst_pair(
            n, k, tau, b, places, aligned(n, places, float(scale)), aligned_heads(*places, radius=str(scale))
        )
        if at > value and value < 0:
            return refuted_by(
                f"At n = {n}, k = {k}, tau = {tau}, b = {b} two inputs have a product below {float(value):.6g}.",
                ("lemma-17.opposed", {**body, "regime": None}),
                derived=OPPOSED,
            )
    return None


def _never_so_small(stated: Any) -> Evidence:
    """|∇_iℓ| <= 2(1 + max|f|) max|f'| |C_i|/τ, computed for all sizes: a product is at least minus its square."""

    try:
        most = f"(2*(1 + {bound('output')})*({bound('gradient-entry')}))**2"
    except Unproved as error:
        return Evidence.unknown(f"The size of the gradient was not confirmed: {error}.")
    found = decide(f"-({most})", ">=", stated, ALL)
    if found.answer != "yes":
        return Evidence.unknown(f"{stated.text} was neither contradicted nor shown to be small enough: {found.reason}.")
    return by_proof(
        {"the size of a gradient": True},
        (
            f"No gradient of a loss by a head is longer than the root of {most} (the inference in words: Cauchy "
            "and Schwarz)."
        ),
    )


@for_the_papers_risk
def gradients_are_opposed_within_the_appendix_bounds(ctx: Context) -> Evidence:
    """Unit heads on the parity bits, n = 8 and τ = 1/8: the appendix's bounds hold, and the worst pair is searched."""

    bits, tau, b = (1, 3, 6), Fraction(1, 8), Fraction(1, 100)
    value, body, products = worst_pair(8, 3, tau, b, bits, aligned(8, bits), aligned_heads(*bits))
    at = _stated_at(ctx, 8, 3, tau, b)
    if at is None or not at > value:
        return _never_so_small(ctx.quantities["least"])
    negative = int((products < 0).sum()) // 2
    return refuted_by(
        (
            "Also where the appendix's bounds on the attention hold (n = 8, tau = 1/8, unit heads on the parity "
            f"bits 1, 3, 6, c1 = 1, c2 = 1/2): of all pairs of inputs and heads {negative} have a negative "
            f"product (counted in double precision), the worst below {float(value):.6g}."
        ),
        ("lemma-17.opposed-in-regime", {**body, "regime": "1/2"}),
        cases=products.size,
    )
