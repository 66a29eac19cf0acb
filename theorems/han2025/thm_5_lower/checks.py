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
from verify.records import Context, Evidence

Array = np.ndarray[Any, Any]
CLOSE = 1e-8  # what the engine's own error allows
POINTS = ((4, 1, "1"), (5, 5, "1/5"), (6, 2, "1/6"), (7, 3, "1/7"))


@for_every_smoothing
def few_parity_sets_can_be_told_from_a_coin(ctx: Context) -> Evidence:
    facts = {
        "the label splits off": all(_label_splits_off(*point) for point in POINTS),
        "the loss of a coin": _coin_costs_one(),
        "characters of sets are orthonormal": all(map(_characters_are_orthonormal, range(1, 7))),
        "the sums at drawn heads": all(_sums_are_bounded(*point) for point in POINTS),
    }
    return by_proof(
        facts,
        (
            r"The loss is $\frac12(\ell^++\ell^-)+y\,\frac12(\ell^+-\ell^-)$, and the label of a set $\mathcal B$ "
            r"is its character, so $\nabla L_{\mathcal B}-\nabla\bar L$ and $L_{\mathcal B}-\bar L$ are Fourier "
            r"coefficients of $\frac12\nabla(\ell^+-\ell^-)$ and $\frac12(\ell^+-\ell^-)$. By Bessel's inequality "
            "their squares sum to at most $G^2$ and $D^2$ over all sets: a question tells at most "
            r"$G^2/\varepsilon^2$ sets from the coin, and T questions $TG^2/\varepsilon^2$. For all others the "
            r"method has the same answers, ends at the same heads, and $\bar L\ge1$ there, since a coin costs at "
            "least $1+f^2$ or 2; at most $4D^2$ sets have a risk that is 1/2 or more below that. The inference in "
            r"words: Bessel's inequality, and the two counts. (For a fixed b and $\tau=c/n$ both G and D are at "
            "most polynomial, and the number of sets is not, if k and n − k grow with n.)"
        ),
    )


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
