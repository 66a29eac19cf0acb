"""The loss as a function of one number, S = <c, x>, for both labels: pieces, and the kinks between them.

While the heads see positions only, an input acts through S alone, so an expected risk needs nothing but the two
functions l(+1, S) and l(-1, S) on [0, k].  Each is a chain of analytic branches that meet at kinks: a zero of
the hinge or, for a piecewise-linear activation, a corner of the classifier: what :mod:`numerics.bit_sums` sums.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from numerics.arithmetic.portable import erf, exp, log_add_exp, tanh
from numerics.bit_sums.pair import measured
from numerics.parity.model.fields import Classifier, Piecewise, classifier, pieces_of
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

    def __init__(self, k: int, activation: str, b: float, loss: str, head: str = "zigzag") -> None:
        self.k, self.activation, self.b, self.kind = k, activation, b, loss
        self.pieces, self.shape = pieces_of(activation), classifier(head)
        self.neurons = np.arange(1, k + 1)
        self.scale, self.bias = float(self.shape.scale), float(self.shape.bias)
        self.outer = self.scale * np.array([self.shape.weight(q) for q in range(1, k + 1)], dtype=float)
        # of the linear pieces of the output, left to right (empty for a smooth activation)
        self.corners, self.slopes, self.offsets = _lines(k, self.pieces, self.shape)
        self.top, self.finest = float(k), math.sqrt(b) if activation == "smoothed-relu" else math.inf
        self.quadratic = self.pieces is not None and loss != "logistic"
        self.smooth = self.pieces is None and loss != "hinge"
        self.kinks: dict[int, Array] = {}
        self.branches: dict[int, list[Branch]] = {}
        for label in (1, -1):
            self.kinks[label], self.branches[label] = self._pieces(label)

    # -- the frozen classifier

    def output(self, s: Array, line: int = -1) -> Array:
        """ŷ at S, or the continuation of one linear piece."""
        if line >= 0:
            return self.offsets[line] + self.slopes[line] * s
        return self.scale + sum(
            a * self._activation(s + self.bias - q) for a, q in zip(self.outer, self.neurons, strict=True)
        )

    def output_slope(self, s: Array, line: int = -1) -> Array:
        if line >= 0:
            return np.full_like(s, self.slopes[line])
        return sum(
            (a * self._activation_slope(s + self.bias - q) for a, q in zip(self.outer, self.neurons, strict=True)),
            start=np.zeros_like(s),
        )

    def _activation(self, x: Array) -> Array:
        match self.activation:
            case "relu":
                return np.maximum(x, 0.0)
            case "softplus":
                return log_add_exp(x)
            case "gelu":
                return x * _normal(x)
            case "silu":
                return x * _logistic(x)
            case "tanh":
                return tanh(x)
            case _ if self.pieces is not None:
                slopes, intercepts = self._table
                at = np.searchsorted(self._breaks, x)
                return intercepts[at] + slopes[at] * x
            case _:
                return 0.5 * (x + np.sqrt(x * x + self.b))

    def _activation_slope(self, x: Array) -> Array:
        match self.activation:
            case "relu":
                return np.where(x > 0, 1.0, 0.0)
            case "softplus":
                return _logistic(x)
            case "gelu":
                return _normal(x) + x * exp(-0.5 * x * x) / math.sqrt(2 * math.pi)
            case "silu":
                share = _logistic(x)
                return share + x * share * (1.0 - share)
            case "tanh":
                return 1.0 - tanh(x) ** 2
            case _ if self.pieces is not None:  # at a corner the slope on the left, as for a ReLU
                return self._table[0][np.searchsorted(self._breaks, x)]
            case _:
                return 0.5 * (1.0 + x / np.sqrt(x * x + self.b))

    @cached_property
    def _breaks(self) -> Array:
        assert self.pieces is not None
        return np.array([float(t) for t in self.pieces.breaks])

    @cached_property
    def _table(self) -> tuple[Array, Array]:
        """Slope and intercept of every piece of the activation."""
        assert self.pieces is not None
        lines = [self.pieces.line(i) for i in range(len(self.pieces.slopes))]
        return np.array([float(s) for s, _ in lines]), np.array([float(c) for _, c in lines])

    # -- the loss

    def value(self, label: int, s: Array, branch: Branch | None = None) -> Array:
        output = self.output(s, branch.line if branch else -1)
        margin = 1.0 - label * output
        if self.kind == "square":
            return margin * margin
        if self.kind == "logistic":
            return log_add_exp(-label * output)
        hinge = np.maximum(margin, 0.0) if branch is None else margin * float(branch.on)
        return hinge * hinge if self.kind == "squared-hinge" else hinge

    def slope(self, label: int, s: Array, branch: Branch | None = None) -> Array:
        """dl/dS."""
        line = branch.line if branch else -1
        output, change = self.output(s, line), self.output_slope(s, line)
        margin = 1.0 - label * output
        if self.kind == "square":
            return -2.0 * label * margin * change
        if self.kind == "logistic":
            return -label * 0.5 * (1.0 - tanh(0.5 * label * output)) * change
        on = (margin > 0).astype(float) if branch is None else float(branch.on)
        return on * (-label * change) * (2.0 * margin if self.kind == "squared-hinge" else 1.0)

    def bounds(self) -> tuple[float, float, float]:
        return measured(self)

    def curvature(self, branch: Branch) -> float:
        """The coefficient of S² in a quadratic branch."""
        return 0.0 if self.kind == "hinge" or not branch.on else float(self.slopes[branch.line]) ** 2

    def constant(self, branch: Branch) -> bool:
        return not branch.on or bool(self.slopes[branch.line] == 0.0)

    # -- where it is not analytic

    def _pieces(self, label: int) -> tuple[Array, list[Branch]]:
        corners = self.corners
        zeros = self._zeros(label) if self.kind in ("squared-hinge", "hinge") else np.empty(0)
        kinks = np.unique(np.concatenate([corners, zeros]))
        kinks = kinks[(kinks > 0) & (kinks < self.k)]
        ends = np.concatenate([[0.0], kinks, [float(self.k)]])
        middles = 0.5 * (ends[1:] + ends[:-1])
        hinged = self.kind in ("squared-hinge", "hinge")
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
        narrow = np.sqrt(self.b) if self.activation == "smoothed-relu" else 1.0
        points = min(2_000_000, int(self.k * max(GRID, 40.0 / max(narrow, 1e-6))))
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


def _normal(x: Array) -> Array:
    """The normal distribution function."""
    return 0.5 * (1.0 + erf(x / math.sqrt(2.0)))


def _logistic(x: Array) -> Array:
    """The logistic function."""
    return 0.5 * (1.0 + tanh(0.5 * x))


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
def _loss(k: int, activation: str, b: float, loss: str, head: str) -> Loss:
    return Loss(k, activation, b, loss, head)


def loss_of(spec: ModelSpec) -> Loss:
    """The loss of a model; made once for each k, activation, b, loss and head."""
    name = spec.effective_activation
    return _loss(spec.k, name, float(spec.smoothing) if name == "smoothed-relu" else 0.0, spec.loss, spec.head)
