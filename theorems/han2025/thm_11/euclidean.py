"""The bound with Euclidean norms: copies of a coordinate undo it, a fixed dimension keeps it."""

from __future__ import annotations

from theorems.han2025.shared.frozen import closed_bounds, is_proved
from theorems.han2025.shared.frozen_models import for_frozen_heads
from theorems.han2025.shared.orders import below
from theorems.han2025.shared.other_floor import TWO_HEADS, zero_output_costs_less
from theorems.han2025.shared.otherwise import otherwise
from theorems.han2025.shared.scope import unconfirmed
from theorems.han2025.thm_11.checks import facts
from theorems.han2025.thm_11.pairs import SMALL_NORMS
from verify.records import Context, Evidence, Kind


@otherwise(zero_output_costs_less("bound", TWO_HEADS))  # m² ≥ 2d leaves no single head
@for_frozen_heads
def few_coordinates_leave_euclidean_norms(ctx: Context) -> Evidence:
    """|Δv*|₂ ≤ sqrt(2d) |Δv*|_∞, and Σ_t |α_t| ‖β_t‖₂ ≤ ‖α‖₂ ‖β‖₂: the path norm P becomes sqrt(2d) ‖α‖‖β‖ ≤ m "
    "‖α‖‖β‖."""
    formula = ctx.quantities["bound"]
    if absent := facts():
        return unconfirmed(absent)
    lifted = tuple(bound.replace("norm", "(m*norm)") for bound in closed_bounds())  # P ≤ sqrt(2d)‖α‖‖β‖ ≤ m‖α‖‖β‖
    whole = tuple(bound.replace("max(0, 1 - 5*m*(m*norm)/n)", "(1 - 5*m*(m*norm)/n)") for bound in lifted)
    if below("0", "1 - 5*m*(m*norm)/n", SMALL_NORMS).answer != "yes":
        whole = ()
    if not is_proved(formula, (*whole, *lifted), SMALL_NORMS):
        return Evidence.unknown(f"{formula.text} is not shown to follow from the bound that is proved here.")
    return Evidence.yes(
        Kind.ARGUED,
        (
            "With 2d ≤ m² coordinates Euclidean norms do: every coordinate of the mean attention vector moves by "
            "at most 2/(⌈n/(5m)⌉ + 1), so the vector by sqrt(2d) times that, and the factor m that the average "
            "over the heads leaves to spare covers sqrt(2d). At d = 2 that is every m ≥ 2. The inference in "
            "words: Cauchy and Schwarz for the norms."
        ),
        domain="n >= 1, m² >= 2d, 5m²‖α‖‖β‖ <= n",
        derived=(
            r"|\Delta\hat y|\le\sum_t|\alpha_t|\,\|\beta_t\|_2\,\|\Delta v^*\|_2\le\|\alpha\|_2\|\beta\|_F\,"
            r"\frac{2\sqrt{2d}}{\lceil n/(5m)\rceil+1}\le\|\alpha\|_2\|\beta\|_F\,\frac{10m^2}n"
        ),
    )
