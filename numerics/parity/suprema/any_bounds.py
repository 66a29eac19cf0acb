r"""Bounds of the output and its derivatives for every n and k, for any activation, positions, classifier, heads.

The rules are those of :mod:`numerics.parity.facts.bounds`; what they are applied to is read off the model:

* the layers: with the partial sums P_j of the weights, |Σ w_q a_q| ≤ max|P_j|·(|a(-∞)| + variation of a), and one layer
  alone gives |w_1|·max|a|; the zigzag has |P_j| = 4j, the triangle |P_j| = 2;
* the positions: features of length at most r give |Cov(x, ⟨e, φ⟩)| ≤ r/2 and a third cumulant of at most 2r²/(3√3); the
  paper's argument for both uses no more of the circle than |⟨e, u⟩| ≤ 1.  A trained row adds x and 1 - x, so r² = 2,
  and its covariance is at most √(1/8 + 1/4);
* the heads: S = (k/m) Σ P_i, so a share has the factor k/m, m heads make a vector √m times as long, and
  ‖a CCᵀ + c diag(K_i)‖ ≤ |a| Σ|C_i|² + |c| max‖K_i‖;
* the loss: for the squared hinge and the square |ℓ'| ≤ 2(|ŷ| + 1), |ℓ''| ≤ 2; for the logistic 1 and 1/4.

A bound is a formula in k, τ (and b, for the smoothed ReLU), or none where a rule has nothing to apply to.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

import sympy as sp

from numerics.parity.facts import bounds, critical_points
from numerics.parity.model.activations import activation
from numerics.parity.model.losses import loss_record
from numerics.parity.model.positions import position_law
from numerics.parity.suprema.any_activation import measured

__all__ = ["Key", "any_bound", "has_gradient", "key_of", "twice_differentiable"]

_K, _TAU, _B = sp.symbols("k tau b", positive=True)


class Key(NamedTuple):
    """What of a model the bounds depend on."""

    activation: str
    shape: str
    scale: Fraction
    heads: int | None  # None: as many as bits
    row: bool
    loss: str


def key_of(model: Any) -> Key:
    """What the bounds need to know of a model; no position law has vectors longer than 1."""
    position_law(model.positions)
    shape = model.classifier
    heads = None if model.heads == model.k else model.heads
    return Key(model.effective_activation, shape.shape, shape.scale, heads, model.whole_rows, model.loss)


class _Layers(NamedTuple):
    """max|P_j|, |w_1|, and the largest size of the classifier of a ReLU."""

    partial: sp.Expr
    first: sp.Expr
    flat: sp.Expr


@cache
def _layers(shape: str) -> _Layers:
    critical_points.summation_by_parts()
    match shape:
        case "zigzag":
            return _Layers(bounds.largest_partial_sum(), bounds.first_layer(), bounds.zigzag_top())
        case "triangle":  # -2, 2, -2, ...; a wave between 1 and -1
            return _Layers(sp.Integer(2), sp.Integer(2), sp.Integer(1))
    raise ValueError(f"head {shape!r}; the partial sums of its weights are not known")


class _Sizes(NamedTuple):
    """Bounds of |f|, |f'|, |f''|; None where there is none."""

    output: sp.Expr | None
    slope: sp.Expr
    bend: sp.Expr | None


def _exact(value: Fraction | None) -> sp.Rational | None:
    return None if value is None else sp.Rational(value.numerator, value.denominator)


def _sizes(key: Key, one: bool) -> _Sizes:
    """Of the classifier; with one layer the largest values count, with several the variations."""
    layers, scale = _layers(key.shape), sp.Rational(key.scale.numerator, key.scale.denominator)
    weight = scale * (layers.first if one else layers.partial)
    flat = layers.flat.subs(_K, 1) if one else layers.flat
    if key.activation == "smoothed-relu":  # for every b
        slope, bend, excess = critical_points.activation_tops()
        turns = 1 if one else 2  # σ' rises; σ'' and the excess rise and fall
        root = sp.sqrt(_B)
        return _Sizes(scale * flat + weight * turns * excess * root, weight * slope, weight * turns * bend / root)
    found = measured(key.activation)
    top, bend, excess = (
        (found.slope, found.bend, found.excess) if one else (found.slope_turns, found.bend_turns, found.excess_turns)
    )
    output = None
    if excess is not None and found.rise in (0, 1):
        output = scale * (flat if found.rise == 1 else 1) + weight * _exact(excess)
    return _Sizes(output, weight * _exact(top), None if bend is None else weight * _exact(bend))


def _composed(name: str, key: Key, one: bool) -> sp.Expr | None:
    at, k = _sizes(key, one), sp.Integer(1) if one else _K
    heads = k if key.heads is None else sp.Integer(key.heads)
    share, variance = k / heads, critical_points.bit_variance_top()
    square = sp.Integer(2 if key.row else 1)
    covariance = sp.sqrt(2 * variance**2 + variance) if key.row else sp.sqrt(variance)
    entry = sp.sqrt(variance)  # of a13 or a14 alone, in a row as well
    gradient = at.slope * share * sp.sqrt(heads) * covariance / _TAU
    if name in ("gradient", "gradient-entry", "slope", "output"):
        whole = {"gradient": gradient, "gradient-entry": at.slope * share * entry / _TAU, "slope": k * at.slope}
        return whole.get(name, at.output)
    cumulant = critical_points.cumulant_top()
    if name == "share-curvature":
        return cumulant / (heads * _TAU**2)
    if at.bend is None:
        return None
    within = at.slope * share * cumulant
    hessian = (square * within + at.bend * share**2 * heads * covariance**2) / _TAU**2
    match name:
        case "hessian":
            return hessian
        case "hessian-entry":
            return (within + at.bend * share**2 * entry**2) / _TAU**2
        case "cross-entry":
            return at.bend * share**2 * entry**2 / _TAU**2
        case "slope-derivative":
            return k * at.bend * share * entry / _TAU
        case "product":
            return None if at.output is None else at.output * hessian + gradient**2
        case "loss":
            return _of_the_loss(key.loss, at.output, hessian, gradient)
    raise KeyError(name)


def _of_the_loss(loss: str, output: sp.Expr | None, hessian: sp.Expr, gradient: sp.Expr) -> sp.Expr | None:
    """|ℓ'|·Hessian + |ℓ''|·gradient²; the hinge has a corner."""
    if (tops := loss_record(loss).tops) is None:
        return None
    size = sp.Symbol("size", positive=True)
    first, second = tops(size)
    slope = sp.S.One * first
    if output is None and slope.has(size):  # |ℓ'| grows with the output, which has no bound
        return None
    return slope.subs(size, output) * hessian + _exact(second) * gradient**2


@cache
def any_bound(key: Key, name: str, *, one: bool = False) -> str | None:
    """The bound for every n ≥ k ≥ 1, τ > 0, all heads and inputs; one for k = 1 alone; None where there is none."""
    found = _composed(name, key, one)
    if found is None:
        return None
    bounds.structure("row" if key.row else "plane")
    if name not in bounds.FIRST:
        bounds.second_structure()
    return bounds.written(sp.factor_terms(sp.expand(found)))


def has_gradient(key: Key) -> bool:
    """Has the output a gradient everywhere?"""
    return activation(key.activation).has_gradient


def twice_differentiable(key: Key) -> bool:
    """Has the output continuous second derivatives?"""
    return activation(key.activation).twice_differentiable
