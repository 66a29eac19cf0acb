r"""Contribution (ii): approximating k-parity with frozen heads needs m or ‖θ‖ to grow polynomially, ‖θ‖m² = O(n).

The printed O(n) bounds the wrong side: ‖θ‖m² may be as large as one likes.  Read as Ω(n) it is the contrapositive of
Remark 12: false for arbitrary embeddings, true for embeddings in [-1, 1] and the path norm.  The norm is not named.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from theorems.han2025.shared.frozen_models import for_frozen_heads
from theorems.han2025.shared.limits import requires
from theorems.han2025.shared.other_floor import chance_is_below_one
from theorems.han2025.shared.otherwise import otherwise
from verify.records import Context, Evidence

if TYPE_CHECKING:
    from verify.statement.formula import Formula


def _formulas(ctx: Context) -> tuple[Formula, Formula]:
    return ctx.quantities["product"], ctx.quantities["order"]


@otherwise(chance_is_below_one("product", "order"))
@for_frozen_heads
def bounded_embeddings_require_it(ctx: Context) -> Evidence:
    return requires(*_formulas(ctx))
