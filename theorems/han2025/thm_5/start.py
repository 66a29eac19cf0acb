"""The risk at the start: of one draw and on average."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from numerics.formula.grammar import ExpressionError
from numerics.parity.landscape import Landscape
from theorems.han2025.shared.displays import aligned_heads, for_the_papers_risk, refuted_by
from theorems.han2025.shared.other_minima import draws_differ
from theorems.han2025.shared.otherwise import otherwise
from verify.records import Context, Evidence


@otherwise(draws_differ("thm-5", "initial"))
@for_the_papers_risk
def initial_risk_can_be_far_from_one(ctx: Context) -> Evidence:
    """Unit heads, as the initialisation draws them: risk above 4, and below 0.3."""
    point = {
        "kind": "model-point",
        "n": 8,
        "k": 3,
        "tau": "1/8",
        "b": "1/100",
        "parity_set": [1, 2, 3],
        "quantity": "risk",
    }
    large = {**point, "heads": aligned_heads(*LARGE), "relation": ">", "value": "4"}
    small = {**point, "heads": aligned_heads(1, 2, 3), "relation": "<", "value": "3/10"}
    if (stated := initial_risk(ctx, 8, 3)) is None:
        return Evidence.unknown("The stated risk has no value at n = 8, k = 3.")
    mean, least, greatest = initial_risks(ctx)
    return refuted_by(
        (
            "Unit heads have risks above 4 and below 0.3 at n = 8, k = 3, tau = 1/8 (a neighbourhood of each has "
            f"positive probability), so no number is near both, {stated:.4g} is not. Over {_DRAWS} draws, with "
            f"the parity set 1, 3, 6, the mean was {mean:.2f}, from {least:.2f} to {greatest:.2f}: the "
            r"classifier overshoots to $\pm(2k-1)$ between integers, and a constant guess, with risk 1, is better."
        ),
        ("thm-5.initial-large", large),
        ("thm-5.initial-small", small),
    )


def initial_risk(ctx: Context, n: int, k: int) -> float | None:
    """The stated risk at initialisation at a size, temperature 1/n and b = 1/100; None where it has no value."""

    at = {"n": n, "k": k, "tau": Fraction(1, n), "b": Fraction(1, 100)}
    try:
        return float(ctx.quantities["initial"].ball(at).mid())
    except (ExpressionError, OverflowError):
        return None


_DRAWS = 400
LARGE = (2, 2, 2)  # unit heads with a large risk for the parity set 1, 2, 3


def initial_risks(ctx: Context) -> tuple[float, float, float]:

    rng, landscape = np.random.default_rng(ctx.seed), Landscape(8, 3, 1 / 8, 0.01, (1, 3, 6))
    angles = rng.uniform(0, 2 * np.pi, (_DRAWS, 3))
    risks = [landscape.risk(np.stack([np.cos(row), np.sin(row)], axis=1).ravel()) for row in angles]
    return float(np.mean(risks)), min(risks), max(risks)
