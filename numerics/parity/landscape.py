r"""The expected risk over the plane of the heads: values and gradients by enumeration, and a search for special points.

The search is in double precision and proves nothing; what it finds is handed over as exact rationals (a box with a
stationary point, heads with a small ratio of squared gradient to risk) for somebody else to certify.
"""

from __future__ import annotations

import itertools

import numpy as np

from numerics.arithmetic.ball_arrays import Array

__all__ = ["Landscape", "aligned"]


class Landscape:
    """The risk of k heads on n positions for one parity set, with the zigzag classifier and the squared hinge loss."""

    def __init__(
        self, n: int, k: int, tau: float, b: float, parity_set: tuple[int, ...], seen: tuple[int, ...] | None = None
    ) -> None:
        """``seen``: enumerate the bits at these positions only, the others being zero (where attention misses them)."""
        self.n, self.k, self.tau, self.b, self.parity_set = n, k, tau, b, parity_set
        angle = 2 * np.pi * np.arange(1, n + 1) / n
        self.u = np.stack([np.sin(angle), np.cos(angle)], axis=1)
        places = range(1, n + 1) if seen is None else seen
        self.x = np.zeros((2 ** len(places), n))
        self.x[:, [p - 1 for p in places]] = np.array(list(itertools.product((0, 1), repeat=len(places))), dtype=float)
        self.y = np.prod(1 - 2 * self.x[:, [p - 1 for p in parity_set]], axis=1)

    def attention(self, heads: Array) -> Array:
        score = heads.reshape(self.k, 2) @ self.u.T / self.tau
        weight = np.exp(score - score.max(axis=1, keepdims=True))
        return weight / weight.sum(axis=1, keepdims=True)

    def classifier(self, total: Array) -> tuple[Array, Array]:
        """f(S) and f'(S); at a kink of b = 0 the slope from the left."""
        value, slope = np.ones_like(total), np.zeros_like(total)
        for q in range(1, self.k + 1):
            z, weight = total + 0.5 - q, (-1) ** q * (8 * q - 4)
            root = np.sqrt(z * z + self.b)
            value += weight * (z + root) / 2
            slope += weight * ((z > 0) if self.b == 0 else (1 + z / root) / 2)
        return value, slope

    def losses(self, heads: Array) -> tuple[Array, Array]:
        """Loss of every input, and its derivative by S."""
        output, slope = self.classifier(self.x @ self.attention(heads).sum(axis=0))
        excess = np.maximum(0.0, 1 - self.y * output)
        return excess**2, -2 * self.y * excess * slope

    def risk_and_gradient(self, heads: Array) -> tuple[float, Array]:
        gamma = self.attention(heads)
        loss, by_sum = self.losses(heads)
        by_weight = self.x.T @ by_sum / len(loss)
        centred = self.u[None] - (gamma @ self.u)[:, None]
        return float(loss.mean()), np.einsum("ip,p,ipc->ic", gamma, by_weight, centred).ravel() / self.tau

    def risk(self, heads: Array) -> float:
        return self.risk_and_gradient(heads)[0]

    def sample_gradients(self, heads: Array) -> Array:
        """Gradient of every input's loss: inputs × heads × 2."""
        gamma = self.attention(heads)
        centred = self.u[None] - (gamma @ self.u)[:, None]
        share = np.einsum("Np,ip,ipc->Nic", self.x, gamma, centred) / self.tau
        return self.losses(heads)[1][:, None, None] * share

    def ratio(self, heads: Array) -> float:
        """Half the squared gradient over the risk."""
        risk, gradient = self.risk_and_gradient(heads)
        return float(gradient @ gradient) / 2 / risk

    def hessian(self, heads: Array, step: float = 1e-5) -> Array:
        columns = []
        for unit in np.eye(2 * self.k) * step:
            ahead, behind = self.risk_and_gradient(heads + unit)[1], self.risk_and_gradient(heads - unit)[1]
            columns.append((ahead - behind) / (2 * step))
        table = np.array(columns)
        return (table + table.T) / 2


def aligned(n: int, positions: tuple[float, ...], radius: float = 1.0) -> Array:
    angle = 2 * np.pi * np.array(positions) / n
    return radius * np.stack([np.sin(angle), np.cos(angle)], axis=1).ravel()
