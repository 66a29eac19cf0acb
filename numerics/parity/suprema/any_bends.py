r"""Second derivatives for any positions and for whole rows: an upper end from the rows on one head, with a certificate.

‖A C Cᵀ + B diag(K_i)‖ ≤ |A| Σ|C_i|² + |B| κ with A and B of :mod:`any_matrix`, the rows of :mod:`any_rows` and the
third cumulant κ of the positions around their centre, on a line that of the line itself.  Both parts count as if they
were largest at once and along one direction, so this is no enclosure: how far heads come is said beside it.
"""

from __future__ import annotations

import math
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from numerics.parity.model.positions import position_law
from numerics.parity.model.spec import ModelSpec
from numerics.parity.suprema.any_matrix import LABELS, MARGIN, coefficients, grid
from numerics.parity.suprema.any_rows import rows_of

__all__ = ["Bends", "bends"]


class Bends(NamedTuple):
    """``upper`` is shown by ``bound``."""

    upper: Fraction
    bound: dict[str, Any]


@lru_cache(maxsize=32)
def cumulant(positions: str, n: int, row: bool) -> Fraction:
    """κ, a little above."""
    law = position_law(positions)
    if law.flat and not row:
        places, heads = law.doubles(n)[:, 0], np.sinh(np.linspace(0, math.asinh(64.0 * n), 20001))
        scores = heads[:, None] * places
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        weights /= weights.sum(-1, keepdims=True)
        square = (places - (weights * places).sum(-1, keepdims=True)) ** 2
        away = np.abs(square - (weights * square).sum(-1, keepdims=True))
        return Fraction(math.ceil(float((weights * away).sum(-1).max()) / 2 * 1.01 * 10**7), 10**7)
    length = float(law.radius(n)) ** 2
    return Fraction(math.ceil(2 * (length + 0.5 * row) / (3 * math.sqrt(3)) * 10**7), 10**7)


@lru_cache(maxsize=64)
def bends(model: ModelSpec, name: str) -> Bends | None:
    """For the Hessian, ŷ∇ŷ and the loss; None with corners, and where there are no rows."""
    if (
        not model.sigma.twice_differentiable
        or name not in ("hessian", "product", "loss")
        or model.n < 2
        or model.heads > 1000
    ):
        return None
    if name == "loss" and model.loss_record.tops is None:
        return None
    if (rows := rows_of(model)) is None:
        return None
    k, m, third = model.k, model.heads, cumulant(model.positions, model.n, model.whole_rows)
    points = grid(model)
    folded = np.minimum(points, m - points)
    spread = np.min(
        [rows.unit * (m * float(a) + float(b) * folded) for a, b in zip(rows.offsets, rows.slopes, strict=True)], axis=0
    )
    best = 0.0
    for label in LABELS[name]:
        a, c = coefficients(model, name, label, points)
        best = max(best, float((np.abs(a) * spread + np.abs(c) * float(third)).max()))
    upper = Fraction(math.ceil(best * MARGIN * 10**6), 10**6) / model.tau**2
    shape = model.classifier
    body: dict[str, Any] = {
        "kind": "smoothness-supremum-places",
        "of": name,
        "positions": model.positions,
        "trained": model.trained,
        "n": model.n,
        "k": k,
        "heads": m,
        "tau": str(model.tau),
        "b": str(model.smoothing),
        "activation": model.effective_activation,
        "shape": shape.shape,
        "scale": str(shape.scale),
        "loss": model.loss if model.loss_record.tops is not None else "squared-hinge",  # has no part in the others
        "upper": str(upper),
        "cumulant": str(third),
        "radius": str(rows.radius),
        "slopes": [str(item) for item in rows.slopes],
        "offsets": [str(item) for item in rows.offsets],
        "trees": list(rows.trees),
    }
    return Bends(upper, body)
