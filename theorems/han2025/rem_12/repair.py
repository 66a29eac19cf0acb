"""The bound in both norms, and the limit that follows."""

from __future__ import annotations

from theorems.han2025.shared.frozen import attacked, is_proved, mixed_bounds, smoothing
from theorems.han2025.shared.frozen_models import for_frozen_heads
from theorems.han2025.shared.limits import requires
from theorems.han2025.shared.orders import part
from theorems.han2025.shared.scope import unconfirmed
from verify.court.words import words_beside
from verify.records import Context, Evidence, Kind

say = words_beside(__package__)


@for_frozen_heads
@part("bound", "repair.bound")
def mixed_bound_is_derived(ctx: Context) -> Evidence:
    formula = ctx.quantities["repair.bound"]
    if (found := attacked(formula, smoothing(ctx), "rem-12.repair")) is not None:
        return found
    if not mixed_bounds():
        return unconfirmed([say("mixed_bound_is_derived.unknown")])
    if not is_proved(formula, mixed_bounds()):
        return Evidence.unknown(
            say("mixed_bound_is_derived.unknown-2", formula=formula.text, mixed_bounds=mixed_bounds()[0])
        )
    return Evidence.yes(
        Kind.ARGUED,
        say("mixed_bound_is_derived.yes", formula=formula.text),
        domain=say("mixed_bound_is_derived.domain"),
    )


@for_frozen_heads
@part("limit", "repair.product", "repair.order")
def the_limit_follows(ctx: Context) -> Evidence:
    return requires(ctx.quantities["repair.product"], ctx.quantities["repair.order"])
