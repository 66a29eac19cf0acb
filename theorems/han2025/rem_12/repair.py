"""The bound in both norms, and the limit that follows."""

from __future__ import annotations

from theorems.han2025.shared.frozen import attacked, is_proved, mixed_bounds, smoothing
from theorems.han2025.shared.frozen_models import for_frozen_heads
from theorems.han2025.shared.limits import requires
from theorems.han2025.shared.orders import part
from theorems.han2025.shared.scope import unconfirmed
from verify.records import Context, Evidence, Kind


@for_frozen_heads
@part("bound", "repair.bound")
def mixed_bound_is_derived(ctx: Context) -> Evidence:
    formula = ctx.quantities["repair.bound"]
    if (found := attacked(formula, smoothing(ctx), "rem-12.repair")) is not None:
        return found
    if not mixed_bounds():
        return unconfirmed(["the parts of the bound"])
    if not is_proved(formula, mixed_bounds()):
        return Evidence.unknown(
            f"not decided: {formula.text} is not shown to be at most {mixed_bounds()[0]}, and no classifier "
            "with a smaller "
            "risk is known."
        )
    return Evidence.yes(
        Kind.ARGUED,
        (
            f"{formula.text} is at most the bound that is put together from the share of good inputs, the movement "
            "1/(t+1) and the two cases m ≤ √n, m > √n. Not machine-checked: the count for every n, and the "
            "first factor falling with m."
        ),
        domain="all n, m >= 1, all path norms",
    )


@for_frozen_heads
@part("limit", "repair.product", "repair.order")
def the_limit_follows(ctx: Context) -> Evidence:
    return requires(ctx.quantities["repair.product"], ctx.quantities["repair.order"])
