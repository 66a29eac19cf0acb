"""Softmax weights over places, and the share of an input's values with its gradient and Hessian by the head, in balls.

A head a gives the place u_p the weight γ_p ∝ exp(⟨a, u_p⟩/τ); values v_p have the share P = Σ v_p γ_p.  Its gradient is
Σ γ_p γ_q (v_p - v_q)(u_p - u_q)/τ over the pairs, and its Hessian Σ γ_p (v_p - P)(u_p - m)(u_p - m)ᵀ/τ² with the mean
place m.  A head may be a wide ball: then all results hold on the whole box.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from flint import arb

Vector = list[arb]
Table = list[Vector]
Range = tuple[arb, arb]
Values = tuple[int, ...]  # whole numbers, one a place
ANY = arb(0.5, 0.5)  # the hull of 0 and 1


def square(z: arb) -> arb:
    """z², never negative."""
    low, high = z.abs_lower(), z.abs_upper()
    return (low * low).union(high * high)


def squared(vector: Sequence[arb]) -> arb:
    """|v|²."""
    return sum((v * v for v in vector), arb(0))


def _dot(one: Vector, two: Vector) -> arb:
    return sum((a * b for a, b in zip(one, two, strict=True)), arb(0))


class Weight(NamedTuple):
    """The weight of a place, and its partial derivatives by the entries of the head."""

    value: arb
    partials: Vector


class Attention:
    """One head over given places.  ``wide`` takes pairs of places: sharper on boxes, dearer where there are many."""

    def __init__(self, head: Vector, places: Sequence[Vector], tau: arb, wide: bool = True) -> None:
        self.places, self.tau, self.wide, self.axes = places, tau, wide, range(len(head))
        self.gamma = _by_gaps(head, places, tau) if wide else _by_scores(head, places, tau)

    @cached_property
    def away(self) -> Table:
        """u_p - m."""
        mean = [_dot(self.gamma, [place[c] for place in self.places]) for c in self.axes]
        return [[place[c] - mean[c] for c in self.axes] for place in self.places]

    def weights(self) -> list[Weight]:
        """∂γ_p = γ_p (u_p - m)/τ."""
        pairs = zip(self.gamma, self.away, strict=True)
        return [Weight(gamma, [gamma * d / self.tau for d in away]) for gamma, away in pairs]

    def share(self, values: Values) -> arb:
        if len(set(values)) == 1:
            return arb(values[0])
        return sum((g * v for g, v in zip(self.gamma, values, strict=True) if v), arb(0))

    def gradient(self, values: Values) -> Vector:
        count = range(len(values))
        if not self.wide:
            chosen = [(g * v, d) for g, v, d in zip(self.gamma, values, self.away, strict=True) if v]
            return [sum((w * d[c] for w, d in chosen), arb(0)) / self.tau for c in self.axes]
        pairs = [(p, q, values[p] - values[q]) for p in count for q in count if values[p] > values[q]]
        each = [(self.gamma[p] * self.gamma[q] * gap / self.tau, self.places[p], self.places[q]) for p, q, gap in pairs]
        return [sum((w * (u[c] - v[c]) for w, u, v in each), arb(0)) for c in self.axes]

    def variance(self, values: Values) -> arb:
        """Of the values under the weights, by pairs."""
        pairs = combinations(zip(self.gamma, values, strict=True), 2)
        return sum((g * h * (v - w) ** 2 for (g, v), (h, w) in pairs if v != w), arb(0))

    def around_peak(self, top: Range, near: Range, far: arb, reach: Fraction, strict: bool) -> bool:
        """The weights of places on a ring: the largest, those up to that part of the ring from it, and the others.

        Strictly: the others are less than ``far``.  Else they may be as large, but the peak is shown to be the largest.
        """
        n, gamma = len(self.gamma), self.gamma
        peak = max(range(n), key=lambda p: float(gamma[p].mid()))
        found = [top[0] <= gamma[peak], gamma[peak] <= top[1]]
        for p in (p for p in range(n) if p != peak):
            if min((p - peak) % n, (peak - p) % n) <= reach * n:
                found += [near[0] <= gamma[p], gamma[p] <= near[1]]
            else:
                found.append(gamma[p] < far if strict else gamma[p] <= far)
            found.append(strict or gamma[p] <= gamma[peak])
        return all(found)

    def hessian(self, values: Values) -> Table:
        """Of each row what is not left of the diagonal."""
        share, size = self.share(values), self.tau * self.tau
        weights = [g * (v - share) / size for g, v in zip(self.gamma, values, strict=True)]
        pairs = list(zip(weights, self.away, strict=True))
        return [[sum((w * d[c] * d[e] for w, d in pairs), arb(0)) for e in self.axes if c <= e] for c in self.axes]


def _by_gaps(head: Vector, places: Sequence[Vector], tau: arb) -> Vector:
    """From differences of scores: tighter on wide boxes."""
    found = []
    for p, own in enumerate(places):
        others = (other for q, other in enumerate(places) if q != p)
        gaps = (_dot(head, [v - u for v, u in zip(other, own, strict=True)]) / tau for other in others)
        found.append(1 / sum((gap.exp() for gap in gaps), arb(1)))
    return found


def _by_scores(head: Vector, places: Sequence[Vector], tau: arb) -> Vector:
    scores = [_dot(head, place) / tau for place in places]
    top = max(float(score.mid()) for score in scores)
    raised = [(score - arb(top)).exp() for score in scores]  # subtracting a constant changes no weight
    whole = sum(raised, arb(0))
    return [item / whole for item in raised]


class Moments:
    """γ_p (1, d/τ, d dᵀ/τ²) at every place, d = u_p - m, and what places whose values lie anywhere in [0, 1] may add.

    A *state* is the sum of v_p times these over all places; Σ γ_p d = 0, so that it gives share, gradient and Hessian.
    """

    def __init__(self, part: Attention, unseen: Sequence[int]) -> None:
        self.axes, self.parts = part.axes, []
        pairs = [(c, e) for c in part.axes for e in part.axes if c <= e]
        for gamma, away in zip(part.gamma, part.away, strict=True):
            d = [entry / part.tau for entry in away]
            self.parts.append([gamma, *(gamma * entry for entry in d), *(gamma * d[c] * d[e] for c, e in pairs)])
        count, self.first = range(len(self.parts[0])), 1 + len(part.axes)
        self.spread = [sum((own[c] for own in self.parts), arb(0)) for c in count[self.first :]]
        self.tail = [sum((ANY * self.parts[p][c] for p in unseen), arb(0)) for c in count]

    def gradient(self, state: Vector) -> Vector:
        return state[1 : self.first]

    def hessian(self, state: Vector) -> Table:
        """Σ γ_p (v_p - P) d dᵀ/τ²; of each row what is not left of the diagonal."""
        found = (own - state[0] * all for own, all in zip(state[self.first :], self.spread, strict=True))
        return [[next(found) for e in self.axes if c <= e] for c in self.axes]
