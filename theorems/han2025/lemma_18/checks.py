"""The checks of Lemma 18: the squared gradient of the attention vector, as printed and as it is."""

from __future__ import annotations

from typing import Any

from numerics.parity.facts import gradient as closed_forms
from theorems.han2025.shared.displays import by_proof, for_the_papers_risk
from theorems.han2025.shared.otherwise import carries_over
from theorems.han2025.shared.vanishing import composed, decide, undecided
from theorems.han2025.shared.wider import in_the_plane_on_the_circle
from verify.records import Context, Evidence, Kind

NEAR = "n : int, k : int, n >= 8, k >= 1, n >= k, 0 < tau <= 1, c1 == n*tau, 0 < c2 < c1"


def _more_than_can_be(formula: Any) -> Evidence | None:
    """Zero heads at τ = 1/n are within the bounds that are left, with c1 = 1, c2 = 1/2: every weight is 1/n, between
    c2 τ and c1 τ and at most 1 - c1 τ.  The left side is at most 4k, since |u_p + u_j| <= 2 and weights sum to one."""
    found = decide("4*k", ">=", formula, "n : int, k : int, n >= 8, k >= 1, n >= k, tau == 1/n, c1 == 1, c2 == 1/2")
    if found.answer != "no" or found.undefined:
        return None
    return Evidence.no(
        Kind.ARGUED, f"The left side is at most 4k for all heads, in words by the triangle inequality; {found.reason}."
    )


@carries_over(in_the_plane_on_the_circle)
@for_the_papers_risk
def truncated_display_is_bounded(ctx: Context) -> Evidence:
    """Σ_p x_p γ_p Σ_{j≠p} γ_j (u_p + u_j) over near positions: all inner products ≥ 0, one term ≥ 2(c2 τ/n)².

    The nearest position has at least 1/n and another at least c2 τ, and |u_p + u_j|² >= 2 within a quarter turn.
    """

    formula, square = composed(ctx, "bound"), 2  # |u_p + u_j|² = 2 + 2 cos >= 2 for an angle of at most π/2
    found = decide(f"{square}*(c2*tau*(1/n))**2", ">=", formula, NEAR)
    if found.answer != "yes":
        return _more_than_can_be(formula) or undecided(formula, found.reason)
    return by_proof(
        {
            "addition theorem": closed_forms.four_cosines(),
            "angles up to a right angle": closed_forms.cosines_are_positive_within_a_quarter_turn(256),
        },
        (
            r"With attention beyond $\pi/4$ replaced by zero ($n\ge8$, a one among the near positions) all inner "
            "products in the display are not negative, and the pair of that position with the nearest one, or of "
            r"the nearest one with a neighbour, alone gives $2(c_2\tau)^2/n^2$, which the bound does not exceed. "
            "Not machine-checked: dropping the other terms, and the angles beyond n = 256. But this is the "
            "display with the wrong sign, not the derivative."
        ),
    )
