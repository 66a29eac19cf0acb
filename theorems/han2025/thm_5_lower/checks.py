"""Few parity sets can be told from a fair coin: Bessel's inequality for the gradient of the risk and for the risk."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import sympy as sp

from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import attention, drawn_heads, positions, risk, temperature
from numerics.parity.risk.loss import loss_of
from theorems.han2025.shared.displays import by_proof
from theorems.han2025.shared.scope import for_every_smoothing
from verify.court.words import words_beside
from verify.records import Context, Evidence

say = words_beside(__package__)
Array = np.ndarray[Any, Any]
CLOSE = 1e-8  # what the engine's own error allows
POINTS = ((4, 1, "1"), (5, 5, "1/5"), (6, 2, "1/6"), (7, 3, "1/7"))


@for_every_smoothing
def few_parity_sets_can_be_told_from_a_coin(ctx: Context) -> Evidence:
    facts = {
        say("facts.split"): all(_label_splits_off(*point) for point in POINTS),
        say("facts.coin"): _coin_costs_one(),
        say("facts.characters"): all(map(_characters_are_orthonormal, range(1, 7))),
        say("facts.points"): all(_sums_are_bounded(*point) for point in POINTS),
    }
    return by_proof(facts, say("few_parity_sets_can_be_told_from_a_coin.yes"))


def _label_splits_off(n: int, k: int, tau: str) -> bool:
    """The exact engine's risk and gradient of every set are the coin's plus a Fourier coefficient, at drawn heads."""
    spec = ModelSpec(n=n, k=k, temperature=tau)
    heads, x = drawn_heads(spec, n), _inputs(n)
    (value, slope), (coin, base) = parts(spec, heads, -1), parts(spec, heads, 1)
    for members in itertools.combinations(range(1, n + 1), k):
        found = risk(spec, heads, members, gradient=True)
        label = 1 - 2 * (x[:, [p - 1 for p in members]].sum(axis=1) % 2)
        gradient = (base + label[:, None, None] * slope).mean(axis=0)
        apart = abs(found.value - float((coin + label * value).mean())), float(abs(found.gradient - gradient).max())
        if not max(apart) <= CLOSE:
            return False
    return True


def _coin_costs_one() -> bool:
    """((1-f)_+^2 + (1+f)_+^2)/2 is 1 + f^2 for |f| <= 1, and (1+|f|)^2/2 = 2 + ... with positive terms beyond."""
    f, beyond = sp.symbols("f beyond", real=True)
    inside = sp.expand(((1 - f) ** 2 + (1 + f) ** 2) / 2 - 1 - f**2) == 0
    outside = sp.Poly(sp.expand((2 + beyond) ** 2 / 2), beyond).all_coeffs()
    return inside and all(bool(coefficient > 0) for coefficient in outside) and bool(outside[-1] >= 1)


def _inputs(n: int) -> Array:
    return (np.arange(1 << n)[:, None] >> np.arange(n)) & 1


def _characters_are_orthonormal(n: int) -> bool:
    """Integers: the characters of different sets are orthogonal, each of square 1."""
    signs = 1 - 2 * ((_inputs(n) @ _inputs(n).T) % 2)
    return bool((signs @ signs.T == (1 << n) * np.eye(1 << n, dtype=int)).all())


def parts(spec: ModelSpec, heads: Array, sign: int) -> tuple[Array, Array]:
    """Half of the sum (1) or difference (-1) of the losses of both labels at every input, and its gradients."""
    loss, gamma, table, x = loss_of(spec), attention(spec, heads), positions(spec), _inputs(spec.n)
    s, seen = x @ gamma.sum(axis=0), gamma * x[:, None, :]
    moved = seen @ table - seen.sum(axis=2)[..., None] * (gamma @ table)
    slope = 0.5 * (loss.slope(1, s) + sign * loss.slope(-1, s)) / temperature(spec)
    return 0.5 * (loss.value(1, s) + sign * loss.value(-1, s)), slope[:, None, None] * moved


def _sums_are_bounded(n: int, k: int, tau: str) -> bool:
    """At drawn heads: over all sets of the size the sums are at most the squares, with the exact engine's gradients."""
    spec = ModelSpec(n=n, k=k, temperature=tau)
    heads = drawn_heads(spec, n)
    (value, slope), (coin, base) = parts(spec, heads, -1), parts(spec, heads, 1)
    found = [risk(spec, heads, members, gradient=True) for members in itertools.combinations(range(1, n + 1), k)]
    told = sum(float(((item.gradient - base.mean(axis=0)) ** 2).sum()) for item in found)
    risks = sum((item.value - float(coin.mean())) ** 2 for item in found)
    bounds = float((slope**2).sum(axis=(1, 2)).mean()), float((value**2).mean())
    return float(coin.mean()) >= 1 and told <= bounds[0] and risks <= bounds[1]
