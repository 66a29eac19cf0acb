r"""A softmax over any points in convex position, or on a line: |C|² against the share P of a subset, with cells.

As in :mod:`numerics.soft_share.circle`, without its symmetry: α(β) = sup(|C|² - βP) over all vectors and subsets,
found on a table of vectors and refined, then a subdivision of the vectors r e(θ) in radius and angle on which a checker
proves |C|² ≤ α + βP.  A row's supremum may lie far out, between two places at the edge of the others; cells
that are long in the radius and narrow in the angle follow such a ridge.

Where the scores may depend on the subset as well, |C|² is P²(1-P)² times a constant (:func:`chosen_rows`).
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from numerics.arithmetic.ball_arrays import Array, Flags

__all__ = ["Points", "Rows", "chosen_rows", "rows_on", "shares"]

SLOPES = (0.0, 0.8, 1.5, 2.0, 2.4)  # in units of the largest |C|²
SLACK = 0.01  # claimed minus found α, in units of the largest |C|²: what the subdivision has to bridge
STEEP, LITTLE = 1.02, Fraction(1, 10_000)  # the last row: nearly through the origin
ROOTS = 8  # sectors, as the checker has them
MOST_CELLS = 60_000
Number = Fraction | int | float
WIDER = 1.2  # balls of the checker over these midpoints and radii
CLEAR = 1e-3  # what the checker's balls and pieces may add, in units of the largest |C|²


@dataclass(frozen=True)
class Rows:
    """|C|² ≤ α + βP for every vector and subset, with the evidence to check it."""

    slopes: tuple[Fraction, ...]
    offsets: tuple[Fraction, ...]
    radius: Fraction
    trees: tuple[str, ...]

    def certificate(self, points: Points) -> dict[str, Any]:
        """What the checker re-derives the rows from."""
        return {
            "kind": "share-points",
            "points": [[str(Fraction(x)), str(Fraction(y))] for x, y in points.places],
            "slopes": [str(value) for value in self.slopes],
            "offsets": [str(value) for value in self.offsets],
            "radius": str(self.radius),
            "trees": list(self.trees),
        }


@dataclass(frozen=True)
class Points:
    """Points in convex position, once around against the clock; or, ``flat``, on the first axis from left to right."""

    places: tuple[tuple[Number, Number], ...]
    flat: bool = False
    reach: float = 3000.0  # vectors up to this long are on the table that a climb begins with

    def __post_init__(self) -> None:
        at = [(Fraction(x), Fraction(y)) for x, y in self.places]
        n = len(at)
        if self.flat:
            good = n >= 2 and not any(y for _, y in at) and all(a[0] < b[0] for a, b in itertools.pairwise(at))
        else:
            sides = [(at[(p + 1) % n][0] - at[p][0], at[(p + 1) % n][1] - at[p][1]) for p in range(n)]
            turns = [a[0] * b[1] - a[1] * b[0] for a, b in zip(sides, sides[1:] + sides[:1], strict=True)]
            winds = sum(a[1] < 0 <= b[1] for a, b in zip(sides, sides[1:] + sides[:1], strict=True))
            good = n >= 3 and all(turn > 0 for turn in turns) and winds == 1
        if not good:
            kind = "2 or more rising ones on the first axis" if self.flat else "3 or more corners of a convex polygon"
            raise ValueError(f"{n} points that are not {kind}, in their order")

    @cached_property
    def table(self) -> Array:
        return np.array([[float(x), float(y)] for x, y in self.places])

    @cached_property
    def runs(self) -> Array:
        """Subsets that half-planes cut off: from either end of a line, or around."""
        n = len(self.places)
        if self.flat:
            ends = [[float(p < i) for p in range(n)] for i in range(1, n)]
            return np.array(ends + [[1 - bit for bit in row] for row in ends])
        return np.array([[float((p - s) % n < size) for p in range(n)] for s in range(n) for size in range(1, n)])


def shares(u: Array, heads: Array, inputs: Array) -> tuple[Array, Array]:
    """(P, C) for vectors (…, 2) and subsets (m, n): shapes (…, m) and (…, m, 2)."""
    scores = heads @ u.T
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    share = weights @ inputs.T
    moment = np.stack([(weights * u[:, c]) @ inputs.T for c in range(2)], -1)
    return share, moment - share[..., None] * (weights @ u)[..., None, :]


def _table(points: Points) -> tuple[Array, Array, Array, Array]:
    """(vectors, subsets, P, |C|²) of a table of vectors, those that matter for some slope."""
    u, inputs, n = points.table, points.runs, len(points.places)
    if points.flat:
        one = np.sinh(np.linspace(-math.asinh(points.reach), math.asinh(points.reach), 6001))
        heads = np.stack([one, 0 * one], -1)
    else:
        radius = np.sinh(np.linspace(0.02, math.asinh(points.reach), 64))
        angle = np.linspace(0, 2 * np.pi, 32 * n, endpoint=False)
        normals = [_normal(u, p) for p in range(n)]  # ridges
        near = np.concatenate([a + np.sinh(np.linspace(-6, 6, 41)) * 2e-4 for a in normals])
        angle = np.concatenate([angle, near])
        grid = radius[:, None, None] * np.stack([np.cos(angle), np.sin(angle)], -1)
        heads = grid.reshape(-1, 2)
    share, cov = shares(u, heads, inputs)
    size = (cov**2).sum(-1)
    kept = set()
    for beta in np.linspace(0, 3, 19) * size.max():
        kept |= set(np.argpartition(-(size - beta * share).ravel(), 40)[:40].tolist())
    at = np.array(sorted(kept))
    return heads[at // len(inputs)], inputs[at % len(inputs)], share.ravel()[at], size.ravel()[at]


def _normal(u: Array, p: int) -> float:
    """The direction in which two neighbours are level."""
    edge = u[(p + 1) % len(u)] - u[p]
    return math.atan2(-edge[0], edge[1])


def _climbed(u: Array, beta: float, heads: Array, inputs: Array) -> float:
    """The largest |C|² - βP after a seeded climb from the best vectors of the table."""
    draw = np.random.default_rng(16)

    def value(heads: Array) -> Array:
        scores = np.einsum("bmc,nc->bmn", heads, u)
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        weights /= weights.sum(-1, keepdims=True)
        lit = weights * inputs[:, None, :]
        share = lit.sum(-1)
        cov = lit @ u - share[..., None] * (weights @ u)
        found: Array = (cov**2).sum(-1) - beta * share
        return found

    best, score = heads, value(heads[:, None])[:, 0]
    step = np.full(len(heads), 0.2)
    for _ in range(80):
        trial = (
            best[:, None] + draw.normal(size=(len(best), 12, 2)) * (step * (1 + np.abs(best).max(-1)))[:, None, None]
        )
        values = value(trial)
        at = values.argmax(1)
        found = values[np.arange(len(best)), at]
        better = found > score
        best = np.where(better[:, None], trial[np.arange(len(best)), at], best)
        score, step = np.where(better, found, score), np.where(better, step * 1.2, step * 0.7)
    return float(score.max())


@lru_cache(maxsize=32)
def rows_on(points: Points) -> Rows:
    """Rows for the given points, for every vector and every subset; ArithmeticError where too many cells are needed."""
    u = points.table
    heads, inputs, share, size = _table(points)
    edge = np.linspace(0, 1, 4001)
    spans = [] if points.flat else [((u - np.roll(u, 1, 0)) ** 2).sum(-1)]
    peak = float(size.max())

    def support(beta: float) -> float:
        top = np.argsort(-(size - beta * share))[:40]
        found = _climbed(u, beta, heads[top], inputs[top])
        limits = [float((d * (edge * (1 - edge)) ** 2 - beta * edge).max()) for part in spans for d in part]
        return max([0.0, found, *limits])

    peak = max(peak, support(0.0))
    slopes = [Fraction(round(peak * s * 10**6), 10**6) for s in SLOPES]
    offsets = [Fraction(math.ceil((support(float(b)) + SLACK * peak) * 10**6), 10**6) for b in slopes]
    positive = share > 1e-9
    chord = max(
        float((size[positive] / share[positive]).max()), 0.0, *[float(d) * 4 / 27 for part in spans for d in part], peak
    )
    slopes.append(Fraction(math.ceil(STEEP * chord * 10**6), 10**6))
    offsets.append(Fraction(math.ceil((support(float(slopes[-1])) + max(float(LITTLE), SLACK * peak)) * 10**6), 10**6))
    beta, alpha = np.array([float(b) for b in slopes]), np.array([float(a) for a in offsets])
    alpha = alpha - CLEAR * peak
    radius = _radius(u, points.flat, beta, alpha)
    trees = _trees(u, points.runs, points.flat, beta, alpha, radius)
    return Rows(tuple(slopes), tuple(offsets), radius, trees)


@lru_cache(maxsize=1)
def chosen_rows() -> Rows:
    """Rows of P²(1-P)²: tangents."""
    share = np.linspace(0, 1, 200_001)
    size = (share * (1 - share)) ** 2
    slopes = [Fraction(i, 96) for i in (0, 2, 4, 6, 8, 10, 12, 13, 14, 15)]  # up to the line through the origin
    offsets = [
        Fraction(math.ceil((float((size - float(b) * share).max()) * 1.0002 + 6e-5) * 10**7), 10**7) for b in slopes
    ]
    return Rows(tuple(slopes), tuple(offsets), Fraction(1), ())


# --- beyond the radius


def _radius(u: Array, flat: bool, beta: Array, alpha: Array) -> Fraction:
    radius = 8
    while not _beyond(u, flat, beta, alpha - 1e-4 * alpha, float(radius)):
        radius *= 2
        if radius > 10**7:
            raise ArithmeticError("no radius beyond which two places have all the weight")
    return Fraction(radius)


def _beyond(u: Array, flat: bool, beta: Array, alpha: Array, radius: float) -> bool:
    if flat:
        return all(_alive(u, beta, alpha, radius, angle, 0.0) for angle in (0.0, math.pi))
    waiting = [(2 * math.pi * i / ROOTS, 2 * math.pi * (i + 1) / ROOTS, 0) for i in range(ROOTS)]
    while waiting:
        low, high, depth = waiting.pop()
        if _alive(u, beta, alpha, radius, (low + high) / 2, (high - low) / 2):
            continue
        if depth > 40 or len(waiting) > 2000:
            return False
        middle = (low + high) / 2
        waiting += [(low, middle, depth + 1), (middle, high, depth + 1)]
    return True


def _alive(u: Array, beta: Array, alpha: Array, radius: float, angle: float, half: float) -> bool:
    """The checker's test of a sector, in doubles."""
    ahead = u[None, :, :] - u[:, None, :]
    length = np.hypot(ahead[..., 0], ahead[..., 1])
    away = np.abs((np.arctan2(ahead[..., 1], ahead[..., 0]) - angle + np.pi) % (2 * np.pi) - np.pi)
    mu = (
        length * np.cos(np.minimum(away + half, np.pi)) - 2 * half * half * length
    )  # balls of both coordinates are wider
    gain = np.where(mu > 1e-12, np.exp(np.minimum(radius * mu, 600)), 0.0)
    most = 1 / (1 + gain.sum(1))
    order, good = np.argsort(-most), np.zeros(len(beta), bool)
    for size in range(1, len(u) + 1):
        alive, rest = order[:size], most[order[size:]].sum()
        apart = ((u - u[alive].mean(0)) ** 2).sum(-1)
        top = apart[alive].max() + rest * apart.max() + 1e-12
        good |= np.maximum(top - beta, 0) ** 2 <= 4 * top * alpha
        if size == 2:
            share = np.linspace(0, 1, 2001)
            value = (length[alive[0], alive[1]] * share * (1 - share) + 2.25 * length.max() * rest) ** 2
            good |= (value[:, None] - beta * share[:, None]).max(0) <= alpha
        if good.all():
            return True
    return False


# --- cells


def _trees(u: Array, inputs: Array, flat: bool, beta: Array, alpha: Array, radius: Fraction) -> tuple[str, ...]:
    far, turn = float(radius), 2 * math.pi
    if flat:
        roots = [(0.0, far, 0.0, 0.0), (0.0, far, math.pi, math.pi)]
    else:
        roots = [(0.0, far, turn * i / ROOTS, turn * (i + 1) / ROOTS) for i in range(ROOTS)]
    symbols: dict[int, str] = {}
    children: dict[int, tuple[int, int]] = {}
    cells, level = list(roots), list(range(len(roots)))
    while level:
        now = np.array([cells[i] for i in level])
        shown = np.concatenate(
            [_shown(u, inputs, beta, alpha, part) for part in np.array_split(now, 1 + len(now) // 256)]
        )
        following = []
        for i, fine in zip(level, shown, strict=True):
            if fine:
                symbols[i] = "0"
                continue
            symbols[i], parts = _halves(u, cells[i])
            children[i] = (len(cells), len(cells) + 1)
            following += [len(cells), len(cells) + 1]
            cells += parts
        if len(cells) > MOST_CELLS:
            raise ArithmeticError("too many cells")
        level = following
    return tuple(_written(root, symbols, children) for root in range(len(roots)))


def _written(root: int, symbols: dict[int, str], children: dict[int, tuple[int, int]]) -> str:
    text, waiting = [], [root]
    while waiting:
        at = waiting.pop()
        text.append(symbols[at])
        waiting += reversed(children.get(at, ()))
    return "".join(text)


Cell = tuple[float, float, float, float]


def _halves(u: Array, cell: Cell) -> tuple[str, list[Cell]]:
    """Across the side along which the weights change more."""
    r0, r1, t0, t1 = cell
    half, middle = (t1 - t0) / 2, (t0 + t1) / 2
    e = np.array([math.cos(middle), math.sin(middle)])
    across = np.array([-e[1], e[0]])
    scores = (r0 + r1) / 2 * (u @ e)
    weights = np.exp(scores - scores.max())
    weights /= weights.sum()
    spread = [math.sqrt(max(0.0, weights @ (u @ d) ** 2 - (weights @ (u @ d)) ** 2)) for d in (e, across)]
    if half == 0 or (spread[0] + 1e-9) * (r1 - r0) / 2 >= (spread[1] + 1e-9) * r1 * math.sin(half):
        return "1", [(r0, (r0 + r1) / 2, t0, t1), ((r0 + r1) / 2, r1, t0, t1)]
    return "2", [(r0, r1, t0, middle), (r0, r1, middle, t1)]


def _shown(u: Array, inputs: Array, beta: Array, alpha: Array, cells: Array) -> Flags:
    """The checker's test of many cells, in doubles."""
    r0, r1, t0, t1 = cells.T
    half, middle = (t1 - t0) / 2, (t0 + t1) / 2
    cosine, sine = np.cos(middle)[:, None], np.sin(middle)[:, None]
    at = np.stack([cosine * u[:, 0] + sine * u[:, 1], cosine * u[:, 1] - sine * u[:, 0]], -1)  # (cells, n, 2)
    near = r0 * np.cos(half)
    centre, h = (near + r1) / 2, np.stack([(r1 - near) / 2, r1 * np.sin(half)], -1)
    step = at[:, None, :, :] - at[:, :, None, :]
    e = centre[:, None, None] * step[..., 0]
    d = (np.abs(step) * h[:, None, None, :]).sum(-1)
    with np.errstate(over="ignore"):
        g0, low, high = (1 / np.exp(np.minimum(e + s * d, 700)).sum(-1) for s in (0, 1, -1))
    v = at - (g0[..., None] * at).sum(1)[:, None, :]
    spread = (high * (v**2).sum(-1)).sum(-1)
    excess = np.maximum(spread[:, None] - beta, 0)
    need = excess**2 > 4 * spread[:, None] * alpha  # (cells, rows)
    fine = ~need.any(1)
    share0 = g0 @ inputs.T
    below = np.maximum(low @ inputs.T, 1 - high @ (1 - inputs).T)
    above = np.minimum(high @ inputs.T, 1 - low @ (1 - inputs).T)
    vertex = np.clip(((spread[:, None] - beta) / (2 * spread[:, None]))[:, None, :], below[..., None], above[..., None])
    bulge = spread[:, None, None] * vertex * (1 - vertex) - beta * vertex
    hard = ((bulge > alpha) & need[:, None, :]).any(-1)  # (cells, inputs)
    c, x = np.nonzero(hard & ~fine[:, None])
    bad = np.zeros(len(cells), bool)
    for part in np.array_split(np.arange(len(c)), 1 + len(c) // 20_000):
        if len(part):
            failed = _unshown(
                v[c[part]], g0, low, high, h, share0, inputs, beta, alpha, need, c[part], x[part], below, above
            )
            bad[c[part][failed]] = True
    return fine | ~bad


def _unshown(
    v: Array,
    g0: Array,
    low: Array,
    high: Array,
    h: Array,
    share0: Array,
    inputs: Array,
    beta: Array,
    alpha: Array,
    need: Flags,
    c: Any,
    x: Any,
    below: Array,
    above: Array,
) -> Flags:
    """Which pairs of a cell and a subset the mean value theorem does not show; midpoints and radii."""
    gm, gr, h = ((low + high) / 2)[c], ((high - low) / 2)[c], h[c]
    first = np.einsum("bn,bnj->bj", gm, v), np.einsum("bn,bnj->bj", gr, np.abs(v))
    vv = np.einsum("bni,bnj->bnij", v, v)
    second = np.einsum("bn,bnij->bij", gm, vv), np.einsum("bn,bnij->bij", gr, np.abs(vv))
    size = np.abs(first[0]) + first[1]
    cov = np.abs(second[0]) + second[1] + size[:, :, None] * size[:, None, :]
    mean = np.minimum(size, np.einsum("bij,bj->bi", cov, h))  # |E v| on the cell
    p0 = share0[c, x]
    z = inputs[x] - p0[:, None]
    joint = np.einsum("bn,bnj->bj", gm * z, v), np.einsum("bn,bnj->bj", gr * np.abs(z), np.abs(v))
    d = np.maximum(above[c, x] - p0, p0 - below[c, x])
    drift = ((np.abs(joint[0]) + joint[1] + d[:, None] * mean) * h).sum(-1)
    d = np.minimum(d, drift)
    cn = np.abs(joint[0]) + joint[1] + d[:, None] * mean
    km = np.einsum("bn,bnij->bij", gm * z, vv)
    kr = np.einsum("bn,bnij->bij", gr * np.abs(z), np.abs(vv)) + d[:, None, None] * (np.abs(second[0]) + second[1])
    kr = kr + cn[:, :, None] * mean[:, None, :] + mean[:, :, None] * cn[:, None, :]
    c0 = np.einsum("bn,bnj->bj", g0[c] * z, v)
    cr = np.einsum("bij,bj->bi", np.abs(km) + kr, h)
    top = np.full(len(c), True)
    for r in range(len(beta)):
        m = 2 * km - beta[r] * np.eye(2)
        slope = np.abs(np.einsum("bij,bj->bi", m, c0)) + np.einsum("bij,bj->bi", np.abs(m), cr)
        slope = slope + np.einsum("bij,bj->bi", 2 * kr, np.abs(c0) + cr)
        value = (c0**2).sum(-1) - beta[r] * p0 + WIDER * (slope * h).sum(-1)
        top &= (value <= alpha[r]) | ~need[c, r]
    return ~top
