"""A reader of whole inputs at any norm, and what sends the risk of bounded embeddings to 1."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sympy as sp

from theorems.han2025.shared.frozen import mixed_bounds
from theorems.han2025.shared.orders import is_big_o, is_positive
from theorems.han2025.shared.scope import unconfirmed
from verify.records import Evidence, Kind

if TYPE_CHECKING:
    from numerics.formula.grammar import Expression

LARGE = "integers n >= 16, m >= 1; norm >= 0"  # what is said of n → ∞ needs no small n


def implies_printed(product: Expression, order: Expression) -> bool:
    """product = o(order) implies m²‖α‖‖β‖ = o(n): shown by m²‖α‖‖β‖ ≤ C·product and order ≤ C·n from
    n = 16 on."""
    return (
        is_positive(order, "integers n >= 16")
        and is_big_o("m**2*norm", product, LARGE)
        and is_big_o(order, "n", "integers n >= 16")
    )


def requires(product: Expression, order: Expression) -> Evidence:
    """For embeddings in [-1, 1] and the path norm: product = o(order) sends some best risk of each size to 1."""

    x = sp.Symbol("x", positive=True)
    if not mixed_bounds() or sp.limit(2 * x / 2 ** ((x - 1 / x) / 5), x, sp.oo) != 0:
        return unconfirmed(["the bound for all n and m", "its limit"])
    if not implies_printed(product, order):
        return Evidence.unknown(f"not decided: {product.text} = o({order.text}) is not shown to imply m²P = o(n).")
    return Evidence.yes(
        Kind.ARGUED,
        (
            "Where m ≤ √n the repaired Theorem 11 applies; where m > √n the path norm is at most m²P/n and the "
            "output is nearly constant. Both give one bound for all n, m and P that tends to 1 if m²P = o(n), and "
            "the output 0 has risk 1, so the limit is 1. The inference in words: the two cases, and the count of "
            "the good inputs for every n."
        ),
        domain="embeddings in [-1, 1], path norm, every sequence m(n)",
        derived=(
            r"\mathcal L\ge\Bigl(1-\tfrac{2\sqrt n}{2^{(\sqrt n-1/\sqrt n)/5}}\Bigr)\Bigl(1-\tfrac{5m^2P}n"
            r"\Bigr)_+^2\to1"
        ),
    )
