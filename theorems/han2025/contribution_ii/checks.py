r"""Contribution (ii): approximating k-parity with frozen heads needs m or ‖θ‖ to grow polynomially, ‖θ‖m² = O(n).

The printed O(n) bounds the wrong side: ‖θ‖m² may be as large as one likes.  Read as Ω(n) it is the contrapositive of
Remark 12: false for arbitrary embeddings, true for embeddings in [-1, 1] and the path norm.  The norm is not named.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from theorems.han2025.shared.frozen_models import for_frozen_heads, for_smooth_heads, margins_are_one
from theorems.han2025.shared.limits import reader_certificate, requires
from theorems.han2025.shared.orders import is_big_o, is_positive, part, tends_to
from theorems.han2025.shared.other_floor import chance_is_below_one
from theorems.han2025.shared.otherwise import otherwise
from verify.engines.relation import decide, defined
from verify.records import Context, Evidence, Kind
from verify.statement.formula import FormulaError, read_formula

if TYPE_CHECKING:
    from verify.statement.formula import Formula


def _formulas(ctx: Context) -> tuple[Formula, Formula]:
    return ctx.quantities["product"], ctx.quantities["order"]


@margins_are_one
@for_smooth_heads
@part("at most", "product", "order")
def norms_may_grow_faster(ctx: Context) -> Evidence:
    """One head and weights as large as one likes have risk 0: not O(order) if the product grows with the norm."""

    product, order = _formulas(ctx)
    grows = tends_to(product, {"n": (1, 0), "m": (1, 0), "norm": (1, 1)})
    if grows != "infinite" or defined(order, "n : int, n >= 1").answer != "yes":
        return Evidence.unknown(f"not decided: {product.text} is not shown to grow with the norm beyond {order.text}.")
    certificate = reader_certificate(ctx, "contribution-ii.bounded.n7.json", 7, Fraction(1), Fraction(1))
    return Evidence.no(
        Kind.ARGUED,
        (
            "As printed, approximation requires an upper bound. But one head, embeddings in [0, 1] and a "
            "classifier whose weights grow exponentially with n have risk 0 for every parity set (certified at n "
            "= 7; the inference in words: at every n). A lower bound Ω(n) is meant."
        ),
        certificates=(certificate,),
        derived=r"m=1,\ \|\theta\|\ge 2^n:\quad\mathcal L=0\ \text{for every }\mathcal B",
    )


@margins_are_one
@for_smooth_heads
@part("growth", "product", "order")
def nothing_need_grow(ctx: Context) -> Evidence:
    """m = 1 and norms as small as one likes: not Ω(order) if the product then vanishes and the order does not."""

    product, order = _formulas(ctx)
    vanishes = tends_to(product, {"n": (1, 1), "m": (1, 0), "norm": (1, -2)})
    if vanishes != "0" or decide(order, ">=", "1/1000", "n : int, n >= 1").answer != "yes":
        return Evidence.unknown(
            f"not decided: {product.text} is not shown to vanish with the norm while {order.text} does not."
        )
    certificate = reader_certificate(ctx, "contribution-ii.scaled.n7.json", 7, Fraction(1, 100))
    return Evidence.no(
        Kind.ARGUED,
        (
            "With arbitrary embeddings, as Theorem 11 allows, neither has to grow: one head and a classifier "
            "without biases, all of whose weights together sum to less than any given number, have risk 0 for "
            "every parity set at every n (certified at n = 7; the inference in words: the same reader at every "
            "n). The embeddings grow instead."
        ),
        certificates=(certificate,),
        derived=r"m=1,\ \|\theta\|\le1\ \text{for every }n:\quad\mathcal L=0\ \text{for every }\mathcal B",
    )


@otherwise(chance_is_below_one("product", "order"))
@for_frozen_heads
def bounded_embeddings_require_it(ctx: Context) -> Evidence:
    return requires(*_formulas(ctx))


@for_frozen_heads
@part("order", "repair.product", "repair.order")
def the_repair_requires_it(ctx: Context) -> Evidence:
    return requires(ctx.quantities["repair.product"], ctx.quantities["repair.order"])


@for_frozen_heads
@part("growth", "repair.growth", "repair.order")
def one_of_the_two_grows(ctx: Context) -> Evidence:
    """max(m, P)³ ≥ m²P for m ≥ 1, so m²P ≥ c·order gives max(m, P) ≥ (c·order)^(1/3)."""

    growth, order = ctx.quantities["repair.growth"], ctx.quantities["repair.order"]
    domain = "n : int, n >= 1"
    try:
        cube = read_formula(f"({growth.text})**3", ("n",))
    except FormulaError:
        return Evidence.unknown(f"{growth.text} could not be cubed.")
    if not is_positive(growth, domain) or not is_big_o(cube, order, domain):
        return Evidence.unknown(
            f"not decided: {growth.text} is not shown to be at most a multiple of the third root of {order.text}."
        )
    cubes = [
        decide(f"{larger}**3", ">=", "m**2*p", f"m : int, m >= 1, p > 0, {case}").answer
        for larger, case in (("m", "p <= m"), ("p", "p >= m"))
    ]
    if cubes != ["yes", "yes"]:
        return Evidence.unknown("not decided: max(m, P)³ ≥ m²P was not shown.")
    return Evidence.yes(
        Kind.ARGUED,
        (
            f"max(m, P)³ ≥ m²P, so a product of the order of {order.text} leaves one of the two at least of the order "
            f"of {growth.text}. The inference in words: the third root of both sides."
        ),
        domain="all n, m >= 1, P > 0",
    )
