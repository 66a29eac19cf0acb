r"""How rough the output, its product with its gradient and the loss can be at one k: a cover of the classifier's line.

With P_i(1 - P_i) the variance of a bit under head i, |C_i|² ≤ P_i(1 - P_i) for positions of length at most 1, and by
concavity Σ_i |C_i|² ≤ m v with v = (S/k)(1 - S/k).  So at S, with κ = 2/(3√3),

    ‖∇ŷ‖² τ² ≤ f'² (k²/m) v,      ‖∇²ŷ‖ τ² ≤ |f'| (k/m) κ + |f''| (k²/m) v,

and the rest is made of f, f', f'' at the same S.  For a trained row |C|² ≤ 3/8 and κ is twice as large.  The largest
value over [0, k] is found by halving the piece with the largest bound; nothing here depends on n or the positions.
"""

from __future__ import annotations

import heapq
import math
from fractions import Fraction
from functools import lru_cache
from typing import Any

from flint import arb, fmpq

from numerics.parity.model.spec import ModelSpec

__all__ = ["QUANTITIES", "ceiling", "certificate_body"]

QUANTITIES = ("output", "gradient", "hessian", "product", "loss")
MARGIN = Fraction(1001, 1000)  # what is claimed over what was found
PIECES = 4000


def _ball(value: Fraction) -> arb:
    return arb(fmpq(value.numerator, value.denominator))


def _square(z: arb) -> arb:
    """z², by its ends: a wide ball's own product may reach below zero."""
    low, high = z.abs_lower(), z.abs_upper()
    return (low * low).union(high * high)


def _classifier(model: ModelSpec, box: arb) -> list[arb]:
    """Upper bounds of |f|, |f'|, |f''| on the box, by the mean value theorem where that is sharper."""
    shape, sigma, whole = model.classifier, model.sigma, [arb(1), arb(0), arb(0)]
    middle, centre = arb(box.mid()), [arb(1), arb(0), arb(0)]
    for q in range(1, model.k + 1):
        shift = _ball(shape.bias - q)
        for total, at in ((whole, box), (centre, middle)):
            for order, value in enumerate(sigma.enclose(at + shift, 2)):
                total[order] += shape.weight(q) * value
    away = box - middle
    sharper = [centre[order] + whole[order + 1] * away for order in range(2)]
    found = [whole[0].abs_upper().min(sharper[0].abs_upper()), whole[1].abs_upper().min(sharper[1].abs_upper())]
    return [value * _ball(shape.scale) for value in (*found, whole[2].abs_upper())]


def _value(model: ModelSpec, name: str, low: Fraction, high: Fraction) -> arb:
    """An upper bound of τ² times the quantity (τ times the gradient, the output itself) on a piece of the line."""
    k, m = model.k, model.heads
    size, slope, bend = _classifier(model, _ball(low).union(_ball(high)))
    if name == "output":
        return size
    half = Fraction(k, 2)
    at = min(max(half, low), high) / k  # where v is largest
    row = model.whole_rows
    spread = arb(3) / 8 if row else _ball(at * (1 - at))
    cumulant = (2 if row else 1) * 2 / (3 * arb(3).sqrt())
    hessian = slope * k / m * cumulant + bend * k * k / m * spread
    gradient = _square(slope) * k * k / m * spread
    if name == "gradient":
        return gradient.sqrt()  # τ times it
    if name == "hessian":
        return hessian
    if name == "product":
        return size * hessian + gradient
    if name != "loss":
        raise ValueError(f"{name!r}; allowed are {', '.join(QUANTITIES)}")
    if (tops := model.loss_record.tops) is None:
        raise ValueError(f"the loss {model.loss} has no bounded second derivative")
    first, second = tops(size)
    return first * hessian + _ball(second) * gradient


def certificate_body(model: Any, name: str, upper: Fraction) -> dict[str, Any]:
    """What the checker re-derives the bound from."""
    shape = model.classifier
    return {
        "kind": "smoothness-supremum-any",
        "of": name,
        "k": model.k,
        "heads": model.heads,
        "tau": str(model.tau),
        "b": str(model.smoothing),
        "activation": model.effective_activation,
        "shape": shape.shape,
        "scale": str(shape.scale),
        "trained": model.trained,
        "loss": model.loss if model.loss_record.tops is not None else "squared-hinge",  # has no part in the others
        "upper": str(upper),
    }


@lru_cache(maxsize=64)
def ceiling(model: Any, name: str) -> Fraction | None:
    """An upper bound at the model's k for every n, or None where it has none: corners, or a loss with one."""
    if not model.sigma.twice_differentiable or (name == "loss" and model.loss_record.tops is None):
        return None
    top, best = Fraction(model.k), 0.0
    heap = [(-math.inf, Fraction(0), top)]
    for _ in range(PIECES):
        bound, low, high = heap[0]
        if -bound <= best * float(MARGIN):
            break
        heapq.heappop(heap)
        middle = (low + high) / 2
        for one, two in ((low, middle), (middle, high)):
            found = _value(model, name, one, two)
            heapq.heappush(heap, (-float(found.upper()) if found.is_finite() else -math.inf, one, two))
        best = max(best, float(_value(model, name, middle, middle).lower()))
    bound = -heap[0][0]
    if not math.isfinite(bound):
        return None
    digits = 10**6
    plain = Fraction(math.ceil(bound * 1.0005 * digits), digits)  # the checker's pieces are others
    return plain / model.tau ** {"output": 0, "gradient": 1}.get(name, 2)
