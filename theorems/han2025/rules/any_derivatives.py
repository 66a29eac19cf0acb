"""The risk of any network with its gradient and Hessian in balls, over all inputs: by the heads, or by their weights.

By the heads: with features v_p, weights γ and their mean c, the share P of an input x has the gradient Cov(x, v)/τ and
the Hessian Σ γ_p (x_p - P)(v_p - c)(v_p - c)ᵀ/τ².  By the weights (heads that look at positions only): with m heads,
g_p = (k/m) Σ_i γ_p of head i adds up to k and S = Σ x_p g_p, so in g_1, ..., g_(n-1) the slope of S is x_p - x_n.
Arguments may be wide balls: then all results hold on the whole box.  The two inputs without a choice, 0...0 and 1...1,
have S = 0 and S = k whatever the heads.
"""

from __future__ import annotations

from typing import NamedTuple

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected

from .any_network import Network, Vector

Table = list[list[arb]]


class Expansion(NamedTuple):
    """Risk, gradient and Hessian; a corner in the way makes the latter two no numbers."""

    risk: arb
    gradient: Vector
    hessian: Table


class _Attention:
    """Weights of one head over given features; share, gradient and Hessian of an input."""

    def __init__(self, head: Vector, features: list[Vector], tau: arb) -> None:
        self.features, self.tau, count = features, tau, range(len(features))
        self.gamma = []
        for p in count:  # differences first: tighter on wide boxes
            gaps = [sum((a * (v - w) for a, v, w in _three(head, features[q], features[p])), arb(0)) for q in count]
            self.gamma.append(1 / sum(((gap / tau).exp() for q, gap in enumerate(gaps) if q != p), arb(1)))

    def share(self, x: tuple[int, ...]) -> arb:
        return sum((g for g, bit in zip(self.gamma, x, strict=True) if bit), arb(0))

    def moved(self, x: tuple[int, ...]) -> Vector:
        ones, zeros = [p for p, bit in enumerate(x) if bit], [p for p, bit in enumerate(x) if not bit]
        pairs = [(self.gamma[p] * self.gamma[j] / self.tau, p, j) for p in ones for j in zeros]
        axes = range(len(self.features[0]))
        return [sum((w * (self.features[p][c] - self.features[j][c]) for w, p, j in pairs), arb(0)) for c in axes]

    def bent(self, x: tuple[int, ...]) -> Table:
        axes, share = range(len(self.features[0])), self.share(x)
        mean = [sum((g * v[c] for g, v in zip(self.gamma, self.features, strict=True)), arb(0)) for c in axes]
        away = [[v[c] - mean[c] for c in axes] for v in self.features]
        weights = [g * (bit - share) / (self.tau * self.tau) for g, bit in zip(self.gamma, x, strict=True)]
        pairs = list(zip(weights, away, strict=True))
        return [[sum((w * d[c] * d[e] for w, d in pairs), arb(0)) for e in axes] for c in axes]


def _three(*vectors: Vector) -> list[tuple[arb, ...]]:
    return list(zip(*vectors, strict=True))


def _attentions(network: Network, heads: list[Vector], x: tuple[int, ...]) -> list[_Attention]:
    features, tau = network.features(x), ball(network.tau)
    return [_Attention(head, features, tau) for head in heads]


def risk(network: Network, heads: list[Vector]) -> arb:
    """The expected loss."""
    n, k, found = network.n, network.k, arb(0)
    fixed = None if network.row else _attentions(network, heads, (0,) * n)
    for x, label, chance in network.inputs:
        if 0 < sum(x) < n:
            shares = [a.share(x) for a in fixed or _attentions(network, heads, x)]
            total = sum(shares, arb(0)) * k / network.m
        else:
            total = arb(k * sum(x) // n)
        found += chance * network.cost(label, network.classifier(total)[0])[0]
    return found


def by_heads(network: Network, flat: Vector) -> Expansion:
    """By all entries of all heads, one head after the other."""
    n, k, m, d = network.n, network.k, network.m, network.size
    if len(flat) != m * d:
        raise Rejected(f"{m} heads of {d} entries are needed")
    heads = [flat[i * d : i * d + d] for i in range(m)]
    size, ratio = m * d, arb(k) / m
    found, gradient, hessian = arb(0), [arb(0)] * size, [[arb(0)] * size for _ in range(size)]
    fixed = None if network.row else _attentions(network, heads, (0,) * n)
    for x, label, chance in network.inputs:
        if not 0 < sum(x) < n:
            found += chance * network.cost(label, network.classifier(arb(k * sum(x) // n))[0])[0]
            continue
        parts = fixed or _attentions(network, heads, x)
        value, slope, bend = network.classifier(sum((a.share(x) for a in parts), arb(0)) * ratio)
        cost, pull, turn = network.cost(label, value)
        found += chance * cost
        if _still(slope, bend) or _still(pull, turn):
            continue
        first, second = chance * pull * slope, chance * (turn * _square(slope) + pull * bend)
        moved = [ratio * entry for a in parts for entry in a.moved(x)]
        for r in range(size):
            gradient[r] += first * moved[r]
            for s in range(r, size):
                hessian[r][s] += second * (_square(moved[r]) if r == s else moved[r] * moved[s])
        for i, a in enumerate(parts):
            for c, line in enumerate(a.bent(x)):
                for e in range(c, d):
                    hessian[i * d + c][i * d + e] += first * ratio * line[e]
    return Expansion(found, gradient, _mirrored(hessian))


def by_weights(network: Network, centre: Vector, radius: arb) -> Expansion:
    """By g_1, ..., g_(n-1), on the ball of that radius (in the Euclidean norm) around the centre; g_n is the rest."""
    if network.row:
        raise Rejected("the weights of whole rows depend on the input")
    n, k = network.n, network.k
    size, last = n - 1, k - sum(centre, arb(0))
    found, gradient, hessian = arb(0), [arb(0)] * size, [[arb(0)] * size for _ in range(size)]
    for x, label, chance in network.inputs:
        away = [x[p] - x[-1] for p in range(size)]
        middle = sum((g for g, bit in zip(centre, x, strict=False) if bit), last * x[-1])
        constant = not 0 < sum(x) < n
        total = (
            arb(k * sum(x) // n) if constant else middle + arb(0, (radius * arb(sum(map(abs, away))).sqrt()).upper())
        )
        value, slope, bend = network.classifier(total)
        cost, pull, turn = network.cost(label, value)
        found += chance * cost
        if constant or _still(slope, bend) or _still(pull, turn):
            continue
        first, second = chance * pull * slope, chance * (turn * _square(slope) + pull * bend)
        for r in range(size):
            gradient[r] += first * away[r]
            for s in range(r, size):
                hessian[r][s] += second * (away[r] * away[s])
    return Expansion(found, gradient, _mirrored(hessian))


def _still(first: arb, second: arb) -> bool:
    """Derivatives that are exactly zero on the whole ball: then the function is constant there, also at a corner."""
    return bool(first == 0 and second == 0)


def _square(z: arb) -> arb:
    """z², never negative."""
    low, high = z.abs_lower(), z.abs_upper()
    return (low * low).union(high * high)


def _mirrored(table: Table) -> Table:
    return [[table[min(r, s)][max(r, s)] for s in range(len(table))] for r in range(len(table))]


def attention(network: Network, heads: list[Vector]) -> list[Vector]:
    """γ of every head, on the input of zeros."""
    return [a.gamma for a in _attentions(network, heads, (0,) * network.n)]


def weights_of(network: Network, heads: list[Vector]) -> Vector:
    """g_1, ..., g_(n-1) of given heads."""
    parts = attention(network, heads)
    return [sum((gamma[p] for gamma in parts), arb(0)) * network.k / network.m for p in range(network.n - 1)]
