r"""The model, written once, for symbolic n, k, τ and b; all else is derived from it by differentiation.

One head has trained entries a (a13 and a14, or the whole first row) and gives position p the score
s_p = Σ_r a_r φ_r(p), where φ_r are the features of the position: its vector (u_p, v_p), and for the whole row
also the token.  Then

    γ_p = exp((s_p - c)/τ) / Σ_j exp((s_j - c)/τ)      attention weights (c shifts all scores and cancels)
    P   = Σ_p x_p γ_p                                  the head's share
    S   = (k/m) Σ_i P_i                                what the classifier reads off the mean of m heads
    f   = 1 + Σ_{q=1}^k (-1)^q (8q - 4) σ(S + 1/2 - q) the frozen zigzag classifier (or another one)

Equality of expressions with sums is proved by structure (:func:`same`), never by simplification.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property

import sympy as sp

from numerics.arithmetic.kinds import NotAvailable
from numerics.parity.model.activations import activation as activation_record
from numerics.parity.model.fields import classifier
from numerics.parity.model.losses import loss_record
from numerics.parity.model.positions import position_law

__all__ = [
    "OutputDerivatives",
    "SymbolicModel",
    "activation_at",
    "canonical",
    "classifier_at",
    "covariance",
    "mean",
    "output_derivatives",
    "positions_at",
    "same",
    "symbolic_model",
    "third_cumulant",
]

n, k, m = sp.symbols("n k m", integer=True, positive=True)
p, j, q = sp.symbols("p j q", integer=True, positive=True)  # a position, another one, a neuron
tau = sp.Symbol("tau", positive=True)
b = sp.Symbol("b", nonnegative=True)
shift = sp.Symbol("c", real=True)
a11, a12, a13, a14 = sp.symbols("a11 a12 a13 a14", real=True)
S, total, y, output = sp.symbols("S total y yhat", real=True)  # total = sum of the heads' shares
x, u, v = sp.IndexedBase("x", real=True), sp.IndexedBase("u", real=True), sp.IndexedBase("v", real=True)

# The trained entries of a head and what each of them multiplies, by the names of the model file.
FEATURES: dict[str, tuple[tuple[sp.Symbol, sp.Expr], ...]] = {
    "plane": ((a13, u[p]), (a14, v[p])),
    "row": ((a11, x[p]), (a12, 1 - x[p]), (a13, u[p]), (a14, v[p])),
}


@dataclass(frozen=True)
class SymbolicModel:
    """The model's expressions.  Index r runs over the trained entries of one head, in the paper's order."""

    parameters: tuple[sp.Symbol, ...]
    features: tuple[sp.Expr, ...]  # φ_r(p)
    score: sp.Expr  # s_p
    weight: sp.Expr  # γ_p
    share: sp.Expr  # P
    classifier: sp.Expr  # f(S)
    loss: sp.Expr  # in y and yhat
    share_gradient: tuple[sp.Expr, ...]  # ∂P/∂a_r
    slope: sp.Expr  # f'(S)
    curvature: sp.Expr | None  # f''(S); None where the activation has no second derivative
    loss_slope: sp.Expr  # ∂loss/∂yhat

    @cached_property  # what is differentiated only where it is asked for takes the longest
    def weight_gradient(self) -> tuple[sp.Expr, ...]:
        """∂γ_p/∂a_r."""
        return tuple(sp.diff(self.weight, a) for a in self.parameters)

    @cached_property
    def share_hessian(self) -> tuple[tuple[sp.Expr, ...], ...]:
        """∂²P/∂a_r∂a_s."""
        return tuple(tuple(sp.diff(first, a) for a in self.parameters) for first in self.share_gradient)

    @property
    def output(self) -> sp.Expr:
        """ŷ in the sum of the shares."""
        return self.classifier.xreplace({S: k * total / m})


def activation_at(name: str, z: sp.Expr) -> sp.Expr:
    """The activation of a model file at z.  Where its slope jumps, the slope of the expression is that on the left."""
    return activation_record(name).symbolic(z, b)


def positions_at(name: str) -> tuple[sp.Expr, sp.Expr]:
    """The vector of position p, for symbolic n; random ones have none."""
    law = position_law(name)
    if law.symbolic is None:
        raise NotAvailable(f"positions {name}: they are drawn for one n and have no formula")
    return law.symbolic(p, n)


def classifier_at(head: str, activation: str) -> sp.Expr:
    """f(S) for symbolic k."""
    shape = classifier(head)
    neuron = activation_at(activation, S + _rational(shape.bias) - q)
    match shape.shape:
        case "zigzag":
            value = 1 + sp.Sum((-1) ** q * (8 * q - 4) * neuron, (q, 1, k))
        case "triangle":  # its first neuron has half the weight of the others
            value = 1 + sp.Sum((-1) ** q * 4 * neuron, (q, 1, k)) + 2 * activation_at(activation, S)
        case _:
            raise NotAvailable(f"head {shape.shape!r}: it has no formula for symbolic k")
    return value if shape.scale == 1 else _rational(shape.scale) * value


def _rational(value: Fraction) -> sp.Rational:
    return sp.Rational(value.numerator, value.denominator)


@cache
def symbolic_model(
    trained: str = "plane", activation: str = "smoothed-relu", loss: str = "squared-hinge", head: str = "zigzag"
) -> SymbolicModel:
    """Write the model down and differentiate it."""
    parameters = tuple(a for a, _ in FEATURES[trained])
    features = tuple(feature for _, feature in FEATURES[trained])
    score = sum((a * feature for a, feature in FEATURES[trained]), sp.Integer(0))
    mass = sp.exp((score - shift) / tau)
    weight = mass / sp.Sum(mass.xreplace({p: j}), (j, 1, n))
    share = sp.Sum(x[p] * weight, (p, 1, n))
    written = classifier_at(head, activation)
    slope, cost = sp.diff(written, S), loss_record(loss).symbolic(y, output)
    return SymbolicModel(
        parameters=parameters,
        features=features,
        score=score,
        weight=weight,
        share=share,
        classifier=written,
        loss=cost,
        share_gradient=tuple(sp.diff(share, a) for a in parameters),
        slope=slope,
        curvature=sp.diff(slope, S) if activation_record(activation).twice_differentiable else None,
        loss_slope=sp.diff(cost, output),
    )


@dataclass(frozen=True)
class OutputDerivatives:
    """Derivatives of ŷ in the entries a of one head and c of another, the others' shares being ``rest``.

    What is left of the heads are symbols: ``total`` for the sum of all shares, ``here[r]`` and ``there[s]``
    for the first derivatives of the two shares and ``second[r][s]`` for the second ones of the first share.
    ``within`` and ``across`` are empty where the activation has no second derivative.
    """

    gradient: tuple[sp.Expr, ...]
    here: tuple[sp.Symbol, ...]
    there: tuple[sp.Symbol, ...]
    second: tuple[tuple[sp.Symbol, ...], ...]
    _differentiated: Callable[[int], tuple[tuple[sp.Expr, ...], ...]]

    @cached_property
    def within(self) -> tuple[tuple[sp.Expr, ...], ...]:
        return self._differentiated(0)

    @cached_property
    def across(self) -> tuple[tuple[sp.Expr, ...], ...]:
        return self._differentiated(1)


@cache
def output_derivatives(model: SymbolicModel) -> OutputDerivatives:
    """Gradient and Hessian entries of ŷ by differentiating f(k/m (P(a) + Q(c) + rest))."""
    own = model.parameters
    other = tuple(sp.Symbol(f"{a.name}'", real=True) for a in own)
    rest = sp.Symbol("rest", real=True)
    one, two = sp.Function("P", real=True)(*own), sp.Function("Q", real=True)(*other)
    whole = model.classifier.subs(S, k * (one + two + rest) / m)
    here = tuple(sp.Symbol(f"P_{a.name}", real=True) for a in own)
    there = tuple(sp.Symbol(f"Q_{a.name}", real=True) for a in own)
    second = tuple(tuple(sp.Symbol("P_{}_{}".format(*sorted((a.name, c.name))), real=True) for c in own) for a in own)
    names: dict[sp.Expr, sp.Expr] = {}
    for r, a in enumerate(own):
        names |= {sp.diff(one, a, c): second[r][s] for s, c in enumerate(own)}
    for r, a in enumerate(own):
        names |= {sp.diff(one, a): here[r], sp.diff(two, other[r]): there[r]}

    def closed(expression: sp.Expr) -> sp.Expr:
        return expression.xreplace(names).subs(one, total - two - rest)

    gradient = tuple(sp.diff(whole, a) for a in own)
    smooth = gradient if model.curvature is not None else ()

    def by(which: int) -> tuple[tuple[sp.Expr, ...], ...]:
        return tuple(tuple(closed(sp.diff(entry, a)) for a in (own, other)[which]) for entry in smooth)

    return OutputDerivatives(tuple(closed(entry) for entry in gradient), here, there, second, by)


# -------------------------------------------------------------------------------- moments and structure


def mean(model: SymbolicModel, value: sp.Expr) -> sp.Expr:
    """E_γ[value], for a value at position p."""
    return sp.Sum(value * model.weight, (p, 1, n))


def covariance(model: SymbolicModel, one: sp.Expr, two: sp.Expr) -> sp.Expr:
    return mean(model, one * two) - mean(model, one) * mean(model, two)


def third_cumulant(model: SymbolicModel, one: sp.Expr, two: sp.Expr, three: sp.Expr) -> sp.Expr:
    e1, e2, e3 = (mean(model, value) for value in (one, two, three))
    return (
        mean(model, one * two * three)
        - e1 * mean(model, two * three)
        - e2 * mean(model, one * three)
        - e3 * mean(model, one * two)
        + 2 * e1 * e2 * e3
    )


def canonical(expression: sp.Expr) -> sp.Expr:
    """The expression with every sum expanded into sums of single products, and these replaced by atoms.

    Constant factors leave the sums and bound indices get one name, so that equal sums become the same atom.
    """
    if isinstance(expression, sp.Sum):
        ((index, lower, upper),) = expression.limits
        if any(index in inner.free_symbols for inner in expression.function.atoms(sp.Sum)):
            raise NotAvailable(f"an inner sum that depends on the outer index {index}: {expression}")
        bound = sp.Symbol("bound index", integer=True, positive=True)
        result = sp.Integer(0)
        for term in sp.Add.make_args(_expand(canonical(expression.function))):
            constant, varying = term.as_independent(index, as_Add=False)
            result += constant * sp.Function("Sum")(varying.xreplace({index: bound}), lower, upper)
        return result
    if not expression.args or not expression.has(sp.Sum):
        return expression
    return expression.func(*map(canonical, expression.args))


def _expand(expression: sp.Expr) -> sp.Expr:
    """Multiply out, but leave exp of a sum and what stands under a root or a fraction bar alone.

    Roots and denominators become powers of an opaque ``base(...)``: SymPy would multiply them out differently
    according to what they are multiplied with.
    """

    def opaque(power: sp.Pow) -> sp.Expr:
        return sp.Function("base")(_multiply_out(power.base)) ** power.exp

    def hides(node: sp.Expr) -> bool:
        return bool(node.is_Pow and node.base.is_Add and not (node.exp.is_Integer and node.exp > 0))

    return _multiply_out(expression.replace(hides, opaque))


def _multiply_out(expression: sp.Expr) -> sp.Expr:
    return sp.expand(expression, power_base=False, power_exp=False, log=False)


def same(left: sp.Expr, right: sp.Expr) -> bool:
    """Whether two expressions are equal as rational functions of their sums: yes is a proof, no is not."""
    difference = _multiply_out(canonical(left - right))
    numerator, _ = sp.fraction(sp.together(difference))
    return _multiply_out(numerator) == 0
