"""The risk of any model over its heads in doubles: value, gradient and Hessian of many heads at once, and searches.

Heads are in units of the temperature, with the entries that change a weight only: on a line a13 alone, for whole rows
(a11 - a12)/√2 before a13 and a14.  What is found here proves nothing; it is handed over for somebody else to certify.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from numerics.arithmetic.ball_arrays import Array

__all__ = ["AnyLandscape"]


class AnyLandscape:
    """The risk of a model at n, k and one parity set, at temperature 1."""

    def __init__(self, model: Any, n: int, k: int, parity_set: tuple[int, ...]) -> None:
        self.model, self.n, self.k, self.parity_set = model, n, k, parity_set
        self.m = k if model.heads == model.k else int(model.heads)
        self.x = np.array(list(itertools.product((0, 1), repeat=n)), dtype=float)
        self.y = np.prod(1 - 2 * self.x[:, [p - 1 for p in parity_set]], axis=1)
        odds, ones = float(model.bit_probability), self.x.sum(1)
        self.chance = odds**ones * (1 - odds) ** (n - ones)
        self.u = self._places()
        features = np.broadcast_to(self.u, (len(self.x), *self.u.shape))
        if model.whole_rows:
            features = np.concatenate([np.sqrt(2) * self.x[:, :, None], features], axis=2)
        self.features, self.d = features, features.shape[2]

    def _places(self) -> Array:
        law = self.model.position_law
        found: Array = law.doubles(self.n)
        return found[:, :1] if law.flat else found

    def classifier(self, total: Array) -> tuple[Array, Array, Array]:
        shape = self.model.classifier
        value, slope, bend = np.ones_like(total), np.zeros_like(total), np.zeros_like(total)
        for q in range(1, self.k + 1):
            zero, one, two = self.model.sigma.doubles(total + float(shape.bias - q))
            weight = float(shape.weight(q))
            value, slope, bend = value + weight * zero, slope + weight * one, bend + weight * two
        scale = float(shape.scale)
        return scale * value, scale * slope, scale * bend

    def loss(self, output: Array) -> tuple[Array, Array, Array]:
        value, slope, bend = self.model.loss_record.doubles(self.y * output)
        return value, self.y * slope, bend

    def weights(self, heads: Array) -> Array:
        """γ: heads' row, head, input, position."""
        scores = np.einsum("Rmd,Npd->RmNp", heads.reshape(-1, self.m, self.d), self.features)
        sizes = np.exp(scores - scores.max(-1, keepdims=True))
        found: Array = sizes / sizes.sum(-1, keepdims=True)
        return found

    def risks(self, heads: Array) -> Array:
        shares = np.einsum("RmNp,Np->RmN", self.weights(heads), self.x)
        found: Array = self.loss(self.classifier(shares.sum(1) * self.k / self.m)[0])[0] @ self.chance
        return found

    def expand(self, heads: Array) -> tuple[Array, Array, Array]:
        """Risk, gradient and Hessian for every row of heads."""
        rows, ratio = len(heads), self.k / self.m
        gamma = self.weights(heads)
        shares = np.einsum("RmNp,Np->RmN", gamma, self.x)
        value, slope, bend = self.classifier(shares.sum(1) * ratio)
        cost, pull, turn = self.loss(value)
        mean = np.einsum("RmNp,Npd->RmNd", gamma, self.features)
        away = self.features[None, None] - mean[:, :, :, None]
        tilt = gamma * (self.x[None, None] - shares[..., None])
        moved = np.einsum("RmNp,RmNpd->RmNd", tilt, away) * ratio
        first, second = pull * slope * self.chance, (turn * slope**2 + pull * bend) * self.chance
        gradient = np.einsum("RN,RmNd->Rmd", first, moved).reshape(rows, -1)
        own = np.einsum("RN,RmNp,RmNpd,RmNpe->Rmde", first, tilt, away, away, optimize=True) * ratio
        flat = moved.transpose(0, 2, 1, 3).reshape(rows, len(self.x), -1)
        hessian = np.einsum("RN,RNi,RNj->Rij", second, flat, flat, optimize=True)
        for i in range(self.m):
            part = slice(i * self.d, (i + 1) * self.d)
            hessian[:, part, part] += own[:, i]
        return cost @ self.chance, gradient, hessian

    def ratios(self, heads: Array) -> Array:
        """Half the squared gradient over the risk."""
        if self.model.whole_rows:
            risk, gradient, _ = self.expand(heads)
        else:
            scores = heads.reshape(len(heads), self.m, self.d) @ self.u.T
            sizes = np.exp(scores - scores.max(-1, keepdims=True))
            gamma = sizes / sizes.sum(-1, keepdims=True)
            value, slope, _ = self.classifier(gamma.sum(1) @ self.x.T * self.k / self.m)
            cost, pull, _ = self.loss(value)
            risk, by_weight = cost @ self.chance, (pull * slope * self.chance) @ self.x * self.k / self.m
            away = self.u[None, None] - (gamma @ self.u)[:, :, None]
            gradient = np.einsum("Rmp,Rp,Rmpd->Rmd", gamma, by_weight, away, optimize=True).reshape(len(heads), -1)
        found: Array = (gradient**2).sum(1) / 2 / np.maximum(risk, 1e-300)
        return found

    def sums(self, heads: Array) -> Array:
        """g_p: k/m times the sum of the heads' weights; for heads that look at positions."""
        found: Array = self.weights(heads)[:, :, 0].sum(1) * self.k / self.m
        return found

    def clear(self, sums_or_totals: Array) -> float:
        """How far the totals S of all inputs but the constant ones are from corners, and margins from 1 (hinge)."""
        free = (self.x.sum(1) > 0) & (self.x.sum(1) < self.n)
        totals, room = sums_or_totals[free], np.inf
        if breaks := self.model.sigma.breaks:
            shape = self.model.classifier
            at = [float(t) - float(shape.bias - q) for t in breaks for q in range(1, self.k + 1)]
            room = min(float(np.abs(totals - place).min()) for place in at)
        if not self.model.loss_record.has_gradient:
            output, slope, bend = self.classifier(totals)
            moving = (slope != 0) | (bend != 0)
            room = min([room, *np.abs(1 - self.y[free] * output)[moving]])
        return float(room)

    def totals(self, heads: Array) -> Array:
        found: Array = np.einsum("mNp,Np->N", self.weights(heads)[0], self.x) * self.k / self.m
        return found
