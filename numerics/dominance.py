"""Is one closed form at least another for all n ≥ k ≥ 1, 0 < τ ≤ 1, b > 0?  The one test of order, on that domain."""

from __future__ import annotations

from numerics.expression import Expression

__all__ = ["DOMAIN", "never_smaller"]

DOMAIN = "integers n >= k >= 1; 0 < tau <= 1; b > 0"


def never_smaller(larger: Expression, smaller: Expression) -> bool:
    """True only if both are defined and ``larger >= smaller`` is shown on the whole domain."""
    from numerics.formula.order import decide

    return decide(larger, ">=", smaller, DOMAIN).answer == "yes"
