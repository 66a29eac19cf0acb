r"""Contribution (ii): approximating k-parity with frozen heads needs m or ‖θ‖ to grow polynomially, ‖θ‖m² = O(n).

The printed O(n) bounds the wrong side: ‖θ‖m² may be as large as one likes.  Read as Ω(n) it is the contrapositive of
Remark 12: false for arbitrary embeddings, true for embeddings in [-1, 1] and the path norm.  The norm is not named.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from numerics.formula.grammar import ExpressionError, parse
from numerics.formula.order import decide
from theorems.han2025.shared.frozen_models import for_frozen_heads
from theorems.han2025.shared.limits import requires
from theorems.han2025.shared.orders import is_big_o, is_positive, part
from theorems.han2025.shared.other_floor import chance_is_below_one
from theorems.han2025.shared.otherwise import otherwise
from verify.records import Context, Evidence, Kind

if TYPE_CHECKING:
    from numerics.formula.grammar import Expression


def _formulas(ctx: Context) -> tuple[Expression, Expression]:
    return ctx.quantities["product"], ctx.quantities["order"]


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
    domain = "integers n >= 1"
    try:
        cube = parse(f"({growth.text})**3", ("n",))
    except ExpressionError:
        return Evidence.unknown(f"{growth.text} could not be cubed.")
    if not is_positive(growth, domain) or not is_big_o(cube, order, domain):
        return Evidence.unknown(
            f"not decided: {growth.text} is not shown to be at most a multiple of the third root of {order.text}."
        )
    cubes = [
        decide(f"{larger}**3", ">=", "m**2*p", f"integers m >= 1; p > 0; {case}").answer
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
