r"""Bounds of the model's derivatives for all sizes, computed: facts by exact algebra, then rules that combine them.

Nothing here is typed twice.  The layer weights and the activation are read off the model (:mod:`numerics.parity.model.
symbolic`); their partial sums, peaks and turning points are found and confirmed by polynomials without negative
coefficients; a bound is the product of such numbers by one of these rules:

* *summation by parts*: Σ w_q a_q = Σ_j P_j (a_j - a_{j+1}) with a_{k+1} = 0, so a sequence in [0, top] that falls gives
  at most max|P_j|·top, one that rises and then falls at most 2 max|P_j|·top; one layer alone gives |w_1|·top;
* *Cauchy and Schwarz*: |Cov(x, ⟨e, u⟩)|² ≤ Var(x) Var⟨e, u⟩;
* norms: k vectors of length c make one of length √k c; ‖a CCᵀ + c diag(K_i)‖ ≤ |a| Σ|C_i|² + |c| max‖K_i‖.

A fact that is not confirmed raises :class:`Unproved`, and no bound comes out.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import sympy as sp

from numerics.parity.facts import critical_points
from numerics.parity.facts.critical_points import Unproved
from numerics.parity.model import symbolic

__all__ = [
    "NAMES",
    "Unproved",
    "bound",
    "confirmed",
    "factors",
    "first_layer",
    "smoothing_excess",
    "structure",
    "third_derivative_top",
    "written",
]

NAMES = (
    "gradient",
    "gradient-entry",
    "gradient-rows",
    "hessian",
    "hessian-entry",
    "cross-entry",
    "share-curvature",
    "slope-derivative",
    "slope",
    "output",
    "product",
    "loss",
)
_K, _TAU, _B = sp.symbols("k tau b", positive=True)
_J = sp.Symbol("j", integer=True, nonnegative=True)


def confirmed(what: str, answer: object) -> None:
    """Only True itself confirms."""
    if answer is not True:
        raise Unproved(what)


# ------------------------------------------------------------------------------------------ the layers


@cache
def layer_size() -> sp.Expr:
    """g with the weight (-1)^q g(q) of layer q, read off the classifier of the model."""
    (layers,) = symbolic.symbolic_model().classifier.atoms(sp.Sum)
    q = symbolic.q
    neuron = symbolic.activation_at("smoothed-relu", symbolic.S + sp.Rational(1, 2) - q)
    size = sp.cancel(layers.function / ((-1) ** q * neuron))
    confirmed("the layers have alternating weights and the biases 1/2 - q", size.free_symbols <= {q})
    return size.subs(q, _J)


def first_layer() -> sp.Expr:
    """|w_1|, the size of the first layer's weight."""
    return layer_size().subs(_J, 1)


def alternating_sum(size: sp.Expr) -> sp.Expr:
    """|Σ_{q ≤ j} (-1)^q size(q)| as a linear function of j: found from j = 1, 2, confirmed by induction from j = 0."""
    first = size.subs(_J, 1)
    second = size.subs(_J, 2) - first
    found = sp.expand(first + (second - first) * (_J - 1))
    step = found.subs(_J, _J + 1) + found - size.subs(_J, _J + 1)
    confirmed("the partial sums are linear", bool(found.subs(_J, 0) == 0 and sp.expand(step) == 0))
    return found


def largest_partial_sum() -> sp.Expr:
    """max_{j ≤ k} |P_j|, attained at j = k because it grows."""
    found = alternating_sum(layer_size())
    confirmed("the partial sums grow", bool(found.subs(_J, 1) - found.subs(_J, 0) > 0))
    return found.subs(_J, _K)


def zigzag_top() -> sp.Expr:
    """max |f| on [0, k] at b = 0: f is linear between half-integers with slope P_j, 1 up to 1/2, and ends at k."""
    slope = alternating_sum(layer_size())
    found = sp.expand(1 + (slope.subs(_J, 1) - 2) * _J)  # (-1)^j found(j) at j + 1/2: 1 at j = 0, 1 + P_1 at j = 1
    step = found + found.subs(_J, _J - 1) - slope
    last = slope.subs(_J, _K) / 2 - found.subs(_J, _K - 1)  # the size at S = k, with the sign (-1)^k
    top = found.subs(_J, _K - 1)
    confirmed("the corners of the zigzag", bool(sp.expand(step) == 0 and sp.expand(last) == 1))
    confirmed("the last corner is the highest", bool(found.coeff(_J) > 0 and top.subs(_K, 1) >= 1))
    return sp.expand(top)


def summed_by_parts(shape: str, top: sp.Expr, *, one: bool) -> sp.Expr:
    """The bound of Σ (-1)^q g(q) a_q for 0 ≤ a_q ≤ top that fall, or that rise and then fall, along the layers."""
    critical_points.summation_by_parts()
    if one:
        return first_layer() * top
    return largest_partial_sum() * {"falls": 1, "rises and falls": 2}[shape] * top


# ------------------------------------------------------------------------------------------ the factors


class Factors(NamedTuple):
    """Bounds of |f|, |f'|, |f''|, of the covariance of bit and position (or whole row), and of the third cumulant."""

    output: sp.Expr
    slope: sp.Expr
    bend: sp.Expr
    covariance: sp.Expr
    row: sp.Expr
    heads: sp.Expr

    @property
    def cumulant(self) -> sp.Expr:
        """Of second derivatives only, and the longest to find."""
        return critical_points.cumulant_top()


def smoothing_excess(one: bool = False) -> sp.Expr:
    """How far the smoothed classifier is from the zigzag at most."""
    return summed_by_parts("rises and falls", critical_points.activation_tops()[2] * sp.sqrt(_B), one=one)


@cache
def factors(one: bool = False) -> Factors:
    """For symbolic k, or for one head, where a single layer needs no summation by parts."""
    root = sp.sqrt(_B)
    slope, bend, _ = critical_points.activation_tops()
    variance, square = critical_points.bit_variance_top(), critical_points.position_square()
    flat = zigzag_top().subs(_K, 1) if one else zigzag_top()
    return Factors(
        output=flat + smoothing_excess(one),
        slope=summed_by_parts("falls", slope, one=one),
        bend=summed_by_parts("rises and falls", bend / root, one=one),
        covariance=sp.sqrt(variance * square),
        row=sp.sqrt(2 * variance**2 + variance * square),  # the tokens x and 1 - x: twice the variance itself
        heads=sp.Integer(1) if one else _K,
    )


def third_derivative_top() -> sp.Expr:
    """The largest b|σ'''|, for every b > 0."""
    return critical_points.third_derivative_top()


# ------------------------------------------------------------------------------------------ the bounds


@cache
def structure(trained: str = "plane") -> None:
    """The first derivatives are what the rules are applied to: f'C/τ."""
    model = symbolic.symbolic_model(trained)
    bit = symbolic.x[symbolic.p]
    confirmed(
        "the derivative of a share is a covariance over τ",
        all(
            symbolic.same(derived, symbolic.covariance(model, bit, feature) / symbolic.tau)
            for derived, feature in zip(model.share_gradient, model.features, strict=True)
        ),
    )
    slope = model.slope.subs(symbolic.S, symbolic.total)
    found = symbolic.output_derivatives(model)
    confirmed(
        "the gradient is f' times the derivative of a share",
        all(
            symbolic.same(entry.subs(symbolic.m, symbolic.k), slope * share)
            for entry, share in zip(found.gradient, found.here, strict=True)
        ),
    )


@cache
def second_structure() -> None:
    """So are the second ones: f''C_iC_rᵀ + δ_ir f'K_i over τ²."""
    from numerics.parity.facts import curvature as curvature_facts

    confirmed("the Hessian is f'K + f''CCᵀ", curvature_facts.hessian_has_two_terms())
    confirmed("the second derivative of a share is a third cumulant", curvature_facts.second_derivative_is_a_cumulant())


FIRST = frozenset({"gradient", "gradient-entry", "gradient-rows"})  # composed of first derivatives alone


def _gradient(at: Factors, covariance: sp.Expr) -> sp.Expr:
    return at.slope * sp.sqrt(at.heads) * covariance / _TAU


def _hessian(at: Factors, across: sp.Expr) -> sp.Expr:
    return (at.slope * at.cumulant + at.bend * across * at.covariance**2) / _TAU**2


def _composed(name: str, at: Factors) -> sp.Expr:
    match name:
        case "gradient":
            return _gradient(at, at.covariance)
        case "gradient-entry":
            return at.slope * at.covariance / _TAU
        case "gradient-rows":
            return _gradient(at, at.row)
        case "hessian":
            return _hessian(at, at.heads)
        case "hessian-entry":
            return _hessian(at, sp.Integer(1))
        case "cross-entry":
            return at.bend * at.covariance**2 / _TAU**2
        case "share-curvature":  # of the first coordinate of the attention vector, the mean of the shares
            return at.cumulant / (at.heads * _TAU**2)
        case "slope-derivative":  # of ∂ŷ/∂v1 = k f'(S)
            return at.heads * at.bend * at.covariance / _TAU
        case "slope":
            return at.heads * at.slope
        case "output":
            return at.output
        case "product":  # ŷ Hess ŷ + ∇ŷ∇ŷᵀ
            return at.output * _hessian(at, at.heads) + _gradient(at, at.covariance) ** 2
        case "loss":  # 2(ŷ ∓ 1) Hess ŷ + 2 ∇ŷ∇ŷᵀ inside the margin
            return 2 * ((at.output + 1) * _hessian(at, at.heads) + _gradient(at, at.covariance) ** 2)
    raise KeyError(name)


@cache
def bound(name: str, *, one: bool = False) -> str:
    """The bound for every n ≥ k ≥ 1, τ > 0, b > 0, all heads and inputs, as a formula in k, τ, b (or at k = 1)."""
    structure("row" if name == "gradient-rows" else "plane")
    if name not in FIRST:
        second_structure()
    return written(sp.factor_terms(_composed(name, factors(one))))


def written(expr: sp.Expr) -> str:
    """A SymPy expression of numbers, k, τ, b, products, sums and powers, in the language of statements."""
    if expr.is_Add:
        return " + ".join(written(part) for part in expr.as_ordered_terms()).replace("+ -", "- ")
    top, bottom = sp.fraction(expr)
    if bottom != 1:
        return f"{_product(top)}/{_product(bottom) if not bottom.is_Mul else '(' + _product(bottom) + ')'}"
    return _product(top)


def _product(expr: sp.Expr) -> str:
    return "*".join(_factor(part) for part in sp.Mul.make_args(expr))


def _factor(expr: sp.Expr) -> str:
    if expr.is_Integer or expr.is_Symbol:
        return str(expr)
    if expr.is_Add:
        return f"({written(expr)})"
    if expr.is_Pow and expr.exp.is_Integer and expr.exp > 0:
        return f"{_factor(expr.base)}**{expr.exp}"
    if expr.is_Pow and (2 * expr.exp).is_Integer and expr.exp > 0:
        root = f"sqrt({written(expr.base)})"
        return root if expr.exp == sp.Rational(1, 2) else f"{root}**{2 * expr.exp}"
    raise ValueError(f"no formula for {expr}")
