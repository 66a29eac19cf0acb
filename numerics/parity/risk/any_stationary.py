"""Proposals for any model, as exact data: traps of gradient descent, strict minima, and risks of drawn heads.

Searches in doubles (:mod:`.any_landscape`) propose at small sizes; each proposal names the whole model and is for
somebody else to certify in balls, from the model's fields alone.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from numerics.arithmetic.ball_arrays import Array
from numerics.parity.risk.any_landscape import LARGEST, STEEP, AnyLandscape, Resting, resting_points, unit_heads

__all__ = ["Found", "any_draws", "any_mean", "any_minimum", "any_trap", "model_fields", "proposes"]

SIZES = ((4, 2), (3, 3), (5, 2))  # where traps are looked for; random positions have one n only, and k = n - 1 there:
# angles and a common length of the heads are as many as the n weights that they must add up to
STRICT = ((5, 2),)  # ... and strict minima: positions that leave the heads' entries no freedom
GAP = 0.01  # by which other heads must have a smaller risk
STARTS, SETS, MOST = 24, 4, 9
LONG, LONGEST = 7, 8  # drawn positions: from so many on fewer sets are tried, for each takes seconds; and no more
BALLS = (1e-2, 1e-3, 1e-4, 1e-5, 1e-6)
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


def _text(value: float, digits: int = DIGITS) -> str:
    return str(Fraction(round(float(value) * 10**digits), 10**digits))


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


def _landscapes(model: Any, sizes: tuple[tuple[int, int], ...], drawn: int = 2) -> list[AnyLandscape]:
    """At small sizes, and a few parity sets; random positions at their own n, with so many bits."""
    if model.seed is not None:
        sizes = ((model.n, drawn),) if 1 <= drawn < model.n <= LONGEST else ()
    elif model.loss == "hinge":  # its minima lie at corners, as a rule
        sizes = sizes[:1]
    found = []
    for n, k in sizes:
        sets = itertools.islice(itertools.combinations(range(1, n + 1), k), SETS if n < LONG else 2)
        found += [AnyLandscape(model, n, k, chosen) for chosen in sets]
    return found


def _between(low: float, high: float) -> Fraction:
    """A short rational between, nearer to the upper end."""
    for digits in range(1, 9):
        value = Fraction(math.floor((0.2 * low + 0.8 * high) * 10**digits), 10**digits)
        if low < value < high - 0.1 * (high - low):
            return value
    return Fraction((low + high) / 2).limit_denominator(10**9)


def _scaled(landscape: AnyLandscape, heads: Array, tau: Fraction, digits: int = 9) -> list[list[str]]:
    """Heads in units of the temperature as rational entries of the model."""
    return [[_text(entry * float(tau), digits) for entry in head] for head in heads.reshape(landscape.m, landscape.d)]


def _below(landscape: AnyLandscape, heads: Array, risk: float) -> tuple[Fraction, float] | None:
    """A level between the risk and that of the heads, if there is room."""
    lower = float(landscape.risks(np.clip(heads, -1e6, 1e6)[None])[0])
    return (_between(lower, risk), lower) if lower < risk - GAP else None


@proposes
def any_trap(model: Any) -> Found | None:
    """Unit heads near which gradient descent is kept above the risk of other heads; None if none is found."""
    for landscape in _landscapes(model, SIZES, drawn=model.n - 1):
        if model.whole_rows or (landscape.d == 2 and landscape.m * landscape.d < landscape.n - 1):
            continue  # no flat weights are within reach; and no strict minimum of rows has unit heads
        points, best = resting_points(landscape, STARTS)
        for point in points:
            if (level := _below(landscape, best, point.risk)) is None:
                break  # the others have a smaller risk still
            made = (_by_weights if landscape.d == 2 else _by_heads)(model, landscape, point)
            if made is None:
                continue
            tau = Fraction(made["tau"])
            made |= {"value": str(level[0]), "lower": _scaled(landscape, best, tau)}
            return Found(made, point.risk, level[1])
    return None


def _by_weights(model: Any, landscape: AnyLandscape, point: Resting) -> dict[str, Any] | None:
    """A ball of weights on which the Hessian is positive definite, and unit heads whose weights are its centre."""
    sums = landscape.sums(point.heads[None])[0]
    _, gradient, hessian = landscape.by_sums(sums)
    least = float(np.linalg.eigvalsh(hessian)[0])
    if np.abs(gradient).max() > 1e-8 or least < 1e-2:
        return None
    if (ball := _ball(landscape, sums, least)) is None or (unit := unit_heads(landscape, sums, point.heads)) is None:
        return None
    angles, length = unit
    tau = Fraction(math.floor(10**DIGITS / length), 10**DIGITS)
    centre = [Fraction(_text(g)) for g in sums[:-1]]
    body = model_fields(model, landscape, tau)
    steepest = landscape.k**2 / landscape.m * np.abs(hessian).max() + 2 * landscape.k / landscape.m * 0.1
    return body | {
        "space": "weights",
        "centre": [*map(str, centre), str(landscape.k - sum(centre))],
        "radius": str(Fraction(str(ball))),
        "curvature": _text(least / 2, 6),
        "start": [{"turn": _text(angle / (2 * np.pi))} for angle in angles],
        "step": str(_rounded_down(1.0 / steepest * float(tau) ** 2)),
    }


def _rounded_down(value: float) -> Fraction:
    """Two leading digits."""
    digits = 2 - math.floor(math.log10(value))
    return Fraction(math.floor(value * 10**digits), 10**digits)


def _ball(landscape: AnyLandscape, sums: Array, least: float) -> float | None:
    """The largest radius of a few on which the Hessian by the weights hardly changes and no corner is met."""
    x, totals = landscape.x, landscape.x @ sums
    free = (x.sum(1) > 0) & (x.sum(1) < landscape.n)
    away = (x[:, :-1] - x[:, -1:])[free]
    room, part = landscape.clear(totals), 32 * max(1, landscape.n - 4)  # more pivots of balls lose more

    def bends(moved: Array) -> Array:
        value, slope, bend = landscape.classifier(moved)
        _, pull, turn = landscape.loss(value)
        found: Array = ((turn * slope**2 + pull * bend) * landscape.chance)[free]
        return found

    for radius in BALLS if landscape.n < LONG else BALLS[2:]:  # in wider ones the pivots of so many are not told
        reach = radius * np.sqrt((away**2).sum(1).max())
        changes = np.max([np.abs(bends(totals + t * reach) - bends(totals)) for t in np.linspace(-1, 1, 17)], axis=0)
        if float(changes @ (away**2).sum(1)) < least / part and reach < room / 4 / max(1.0, _slope(landscape, totals)):
            return radius
    return None


def _slope(landscape: AnyLandscape, totals: Array) -> float:
    return float(np.abs(landscape.classifier(totals)[1]).max()) if landscape.model.loss == "hinge" else 1.0


def _by_heads(model: Any, landscape: AnyLandscape, point: Resting) -> dict[str, Any] | None:
    """The same by the heads themselves at a strict minimum, on a line: there a unit head has any entry from -1 to 1."""
    least, largest = float(point.eigenvalues[0]), float(np.abs(point.heads).max())
    if least < STEEP or landscape.clear(landscape.totals(point.heads[None])) < 1e-3:
        return None
    tau = min(Fraction(1), Fraction(1) / Fraction(math.ceil(largest + 1)))
    heads = _scaled(landscape, point.heads, tau, DIGITS)
    angles = [math.acos(float(Fraction(head[0]))) / (2 * math.pi) for head in heads]
    size = float(tau) ** 2
    return model_fields(model, landscape, tau) | {
        "space": "heads",
        "centre": heads,
        "radius": "1/100000",
        "curvature": _text(least / 2 / size, 9),
        "start": [{"turn": _text(angle)} for angle in angles],
        "step": str(_rounded_down(size / float(point.eigenvalues.sum()))),
    }


@proposes
def any_minimum(model: Any) -> Found | None:
    """A strict local minimum at temperature 1, isolated in the heads, with other heads of a smaller risk."""
    for landscape in _landscapes(model, STRICT)[:2]:
        if landscape.m * landscape.u.shape[1] > landscape.n - 1 or (model.seed is not None and landscape.n > 6):
            continue  # minima of more entries than weights are not isolated; many inputs take long
        points, best = resting_points(landscape, STARTS)
        for point in points:
            if (level := _below(landscape, best, point.risk)) is None:
                break
            room = landscape.clear(landscape.totals(point.heads[None]))
            if point.eigenvalues[0] < 50 * STEEP or np.abs(point.heads).max() > LARGEST / 2 or room < 1e-3:
                continue
            body = model_fields(model, landscape, Fraction(1))
            body |= {"centre": _scaled(landscape, point.heads, Fraction(1), 15), "radius": "1/1000000"}
            body |= {"negative": 0, "value": str(level[0]), "lower": _scaled(landscape, best, Fraction(1))}
            return Found(body, point.risk, level[1])
    return None


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


@proposes
def any_mean(model: Any, stated: float, apart: float = 0.32, cells: int = 800) -> Found | None:
    """One bit and one drawn head, temperature 1/n: a mean risk away from the stated one; None if none is found."""
    if model.heads != model.k or model.seed is not None:
        return None
    for n in (4, 3, 6):
        landscape = AnyLandscape(model, n, 1, (1,))
        angles = np.pi * (2 * np.arange(cells) + 1) / cells
        heads = n * np.stack([np.cos(angles), np.sin(angles)], axis=1)[:, : landscape.u.shape[1]]
        if model.whole_rows:
            heads = np.concatenate([np.zeros((cells, 1)), heads], axis=1)
        mean = float(landscape.risks(heads).mean())
        if abs(mean - stated) > apart:
            relation, level = (">", stated + 0.25) if mean > stated else ("<", stated - 0.25)
            body = model_fields(model, landscape, Fraction(1, n))
            cells = cells if abs(mean - stated) < 0.4 else cells // 2
            return Found(body | {"cells": cells, "relation": relation, "value": _text(level, 2)}, mean, level)
    return None
