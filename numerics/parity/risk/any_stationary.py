"""Proposals for any model, as exact data: traps of gradient descent, strict minima, and risks of drawn heads.

Searches in doubles (:mod:`.any_landscape`) propose at small sizes; each proposal names the whole model and is for
somebody else to certify in balls, from the model's fields alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from numerics.parity.risk.any_landscape import AnyLandscape

__all__ = ["Found", "any_draws", "model_fields", "proposes"]

STARTS, SETS, MOST = 24, 4, 9
DIGITS, MOST_HEADS = 12, 12


class Found(NamedTuple):
    """The data of a certificate without its kind; the risk there and elsewhere, for the words."""

    body: dict[str, Any]
    risk: float
    lower: float


def proposes(search: Callable[..., Any]) -> Callable[..., Any]:
    """A search that is made once; where there are many heads, or numbers beyond doubles, nothing is proposed."""

    @lru_cache(maxsize=256)
    def kept(model: Any, *rest: Any) -> Any:
        if model.heads > MOST_HEADS and model.heads != model.k:
            return None
        try:
            with np.errstate(all="ignore"):
                return search(model, *rest)
        except (np.linalg.LinAlgError, OverflowError, ValueError):
            return None

    return kept


def model_fields(model: Any, landscape: AnyLandscape, tau: Fraction) -> dict[str, Any]:
    """Every field of the model at the sizes of the landscape."""
    shape = model.classifier
    return {
        "n": landscape.n,
        "k": landscape.k,
        "heads": "k" if model.heads == model.k else int(model.heads),
        "tau": str(tau),
        "b": str(model.smoothing),
        "activation": model.effective_activation,
        "shape": shape.shape,
        "scale": str(shape.scale),
        "positions": model.positions,
        "loss": model.loss,
        "inputs": model.to_dict()["inputs"],
        "trained": model.trained,
        "parity_set": list(landscape.parity_set),
    }


@proposes
def any_draws(model: Any, draws: int = 400) -> tuple[Found, Found] | None:
    """Drawn unit heads with a small and with a large risk, at temperature 1/n; the levels are beside the risks."""
    n, k = (model.n, min(2, model.n)) if model.seed is not None else (4, 2)
    if n > MOST:
        return None
    landscape = AnyLandscape(model, n, k, tuple(range(1, k + 1)))
    turns = np.random.default_rng(5).integers(0, 1000, size=(draws, landscape.m))
    angles = 2 * np.pi * turns / 1000
    heads = np.stack([np.cos(angles), np.sin(angles)], axis=-1)[..., : landscape.u.shape[1]] * n
    if model.whole_rows:
        heads = np.concatenate([np.zeros((*heads.shape[:-1], 1)), heads], axis=-1)
    risks = landscape.risks(heads)
    fields, found = model_fields(model, landscape, Fraction(1, n)), []
    for at, relation in ((int(risks.argmin()), "<"), (int(risks.argmax()), ">")):
        risk = float(risks[at])
        size = 10 ** max(2, 2 - math.floor(math.log10(max(risk, 1e-9))))
        level = Fraction(math.ceil(risk * size) + 1 if relation == "<" else math.floor(risk * size) - 1, size)
        places = [{"turn": str(Fraction(int(turn), 1000))} for turn in turns[at]]
        found.append(Found(fields | {"places": places, "relation": relation, "value": str(level)}, risk, float(level)))
    return found[0], found[1]
