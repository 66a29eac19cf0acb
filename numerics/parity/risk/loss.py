"""The loss as a function of one number, S = <c, x>, for both labels: pieces, and the kinks between them.

While the heads see positions only, an input acts through S alone, so an expected risk needs nothing but the two
functions l(+1, S) and l(-1, S) on [0, k].  Each is a chain of analytic branches that meet at kinks: a zero of
the hinge or, for a piecewise-linear activation, a corner of the classifier: what :mod:`numerics.bit_sums` sums.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np

from numerics.bit_sums.analytic_branches import measured
from numerics.parity.model.activations import activation as activation_record
from numerics.parity.model.fields import Classifier, Piecewise, classifier
from numerics.parity.model.losses import loss_record
from numerics.parity.model.spec import ModelSpec

__all__ = ["Branch", "Loss", "loss_of"]

Array = np.ndarray[Any, Any]
GRID = 1500  # points a unit of S in the search for zeros of the hinge


@dataclass(frozen=True)
class Branch:
    """One analytic piece: a linear piece of the classifier (or -1: the whole smooth one), hinge on or off."""

    line: int
    on: bool


class Loss:
    """l(y, S) and its slope, and for each label the kinks with the branches between them."""

    def __init__(self, k: int, activation: str, b: Fraction, loss: str, head: str = "zigzag") -> None:
        self.k, self.sigma, self.record, self.kind = k, activation_record(activation, b), loss_record(loss), loss
        self.pieces, self.shape = self.sigma.corners, classifier(head)
        self.neurons = np.arange(1, k + 1)
        self.scale, self.bias = float(self.shape.scale), float(self.shape.bias)
        self.outer = self.scale * np.array([self.shape.weight(q) for q in range(1, k + 1)], dtype=float)
        # of the linear pieces of the output, left to right (empty for a smooth activation)
        self.corners, self.slopes, self.offsets = _lines(k, self.pieces, self.shape)
        self.top, self.finest = float(k), self.sigma.width if self.sigma.uses_b else math.inf
        self.quadratic = self.pieces is not None and loss in ("squared-hinge", "hinge", "square")
        self.smooth = self.sigma.has_gradient and self.record.has_gradient
        # the other methods need the analytic branches between the breaks of the activation, which are known for lines
        self.only_enumerated = self.pieces is None and bool(self.sigma.breaks)
        self.kinks: dict[int, Array] = {}
        self.branches: dict[int, list[Branch]] = {}
        for label in (1, -1):
            self.kinks[label], self.branches[label] = self._pieces(label)

    # -- the frozen classifier

    def output(self, s: Array, line: int = -1) -> Array:
        """ŷ at S, or the continuation of one linear piece."""
        return self._output(s, line, 0)[0]

    def output_slope(self, s: Array, line: int = -1) -> Array:
        """dŷ/dS."""
        return self._output(s, line, 1)[1]

    def _output(self, s: Array, line: int, order: int) -> list[Array]:
        """ŷ and, for order 1, dŷ/dS."""
        if line >= 0:
            return [self.offsets[line] + self.slopes[line] * s, np.full_like(s, self.slopes[line])][: order + 1]
        found = [np.full_like(s, self.scale, dtype=float), np.zeros_like(s, dtype=float)][: order + 1]
        for a, q in zip(self.outer, self.neurons, strict=True):
            for total, part in zip(found, self.sigma.doubles(s + self.bias - q, order), strict=True):
                total += a * part
        return found

    # -- the loss

    def value(self, label: int, s: Array, branch: Branch | None = None) -> Array:
        margin = label * self.output(s, branch.line if branch else -1)
        if branch is None:
            return self.record.doubles(margin, 0)[0]
        return float(branch.on) * next(self.record.branch(margin))

    def slope(self, label: int, s: Array, branch: Branch | None = None) -> Array:
        """dl/dS."""
        output, change = self._output(s, branch.line if branch else -1, 1)
        if branch is None:
            return label * self.record.doubles(label * output, 1)[1] * change
        _, slope, *_ = self.record.branch(label * output)
        return float(branch.on) * (label * slope * change)

    def bounds(self) -> tuple[float, float, float]:
        return measured(self)

    def curvature(self, branch: Branch) -> float:
        """The coefficient of S² in a quadratic branch."""
        *_, bend = self.record.branch(np.zeros(1))
        return 0.5 * float(bend[0]) * float(branch.on) * float(self.slopes[branch.line]) ** 2

    def constant(self, branch: Branch) -> bool:
        return not branch.on or bool(self.slopes[branch.line] == 0.0)

    # -- where it is not analytic

    def _pieces(self, label: int) -> tuple[Array, list[Branch]]:
        corners = self.corners
        zeros = self._zeros(label) if self.record.vanishes else np.empty(0)
        kinks = np.unique(np.concatenate([corners, zeros]))
        kinks = kinks[(kinks > 0) & (kinks < self.k)]
        ends = np.concatenate([[0.0], kinks, [float(self.k)]])
        middles = 0.5 * (ends[1:] + ends[:-1])
        hinged = self.record.vanishes
        branches = []
        for middle in middles:
            line = int(np.searchsorted(corners, middle)) if self.pieces is not None else -1
            on = not hinged or bool(1.0 - label * self.output(np.array(middle), line) > 0)
            branches.append(Branch(line, on))
        return kinks, branches

    def _zeros(self, label: int) -> Array:
        """The zeros of 1 - y ŷ in [0, k]."""
        if self.pieces is not None:
            found = []
            ends = np.concatenate([[-np.inf], self.corners, [np.inf]])
            for line in range(len(self.slopes)):
                left, right = max(0.0, ends[line]), min(float(self.k), ends[line + 1])
                if self.slopes[line] != 0.0:
                    zero = (label - self.offsets[line]) / self.slopes[line]
                    if left <= zero <= right:
                        found.append(zero)
            return np.array(found)
        points = min(2_000_000, int(self.k * max(GRID, 40.0 / max(self.sigma.width, 1e-6))))
        s = np.linspace(0.0, self.k, points + 1)
        margin = 1.0 - label * self.output(s)
        crossings = np.flatnonzero(np.sign(margin[1:]) != np.sign(margin[:-1]))
        return np.array([self._bisect(label, s[i], s[i + 1]) for i in crossings])

    def _bisect(self, label: int, low: float, high: float) -> float:
        sign = np.sign(1.0 - label * float(self.output(np.array(low))))
        for _ in range(80):
            middle = 0.5 * (low + high)
            if middle in (low, high):
                break
            if np.sign(1.0 - label * float(self.output(np.array(middle)))) == sign:
                low = middle
            else:
                high = middle
        return 0.5 * (low + high)


def _lines(k: int, pieces: Piecewise | None, shape: Classifier) -> tuple[Array, Array, Array]:
    """Corners, slopes and offsets of the output of a piecewise-linear model, exact until the last rounding."""
    if pieces is None:
        return np.empty(0), np.empty(0), np.empty(0)
    slope, intercept = pieces.line(0)
    weights = [shape.scale * shape.weight(q) for q in range(1, k + 1)]
    growth: dict[Fraction, Fraction] = {}
    for q, weight in enumerate(weights, start=1):
        for step, t in zip(pieces.steps, pieces.breaks, strict=True):
            place = t + q - shape.bias
            growth[place] = growth.get(place, Fraction(0)) + weight * step
    corners = sorted(place for place, step in growth.items() if step)
    slopes = [slope * sum(weights)]
    offsets = [shape.scale + sum(w * (intercept + slope * (shape.bias - q)) for q, w in enumerate(weights, start=1))]
    for place in corners:
        slopes.append(slopes[-1] + growth[place])
        offsets.append(offsets[-1] - growth[place] * place)
    return (
        np.array([float(t) for t in corners]),
        np.array([float(t) for t in slopes]),
        np.array([float(t) for t in offsets]),
    )


@lru_cache(maxsize=64)
def _loss(k: int, activation: str, b: Fraction, loss: str, head: str) -> Loss:
    return Loss(k, activation, b, loss, head)


def loss_of(spec: ModelSpec) -> Loss:
    """The loss of a model; made once for each k, activation, b, loss and head."""
    return _loss(spec.k, spec.effective_activation, spec.sigma.b, spec.loss, spec.head)
