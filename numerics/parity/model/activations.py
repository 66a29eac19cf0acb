"""The activations of the model file: one record per name, in every arithmetic.

To add an activation, add a record to ``ACTIVATIONS`` (docs/adding-an-activation.md).  All instruments in ``numerics``
read the records and have no other definition of an activation; the checker (``verify/rules/neurons``) and the prelude
of a paper have their own, and tests compare all of them.  A name without a record is an error.

Only the standard library is imported here: the model file is read without SymPy, numpy, torch or python-flint.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any

from numerics.parity.model.fields import RELU, Piecewise, piecewise

if TYPE_CHECKING:
    import sympy as sp
    from flint import arb

__all__ = ["ACTIVATIONS", "Activation", "activation"]

Derivatives = Iterator[Any]


@dataclass(frozen=True, kw_only=True)
class Activation:
    """An activation σ with the smoothing b; b has a meaning only where ``uses_b`` is set.

    ``smoothness`` is how often σ is continuously differentiable: 0 (corners), 1 (a gradient, no second derivative at
    some points) or 2 (twice or more often).
    ``symbolic(z, b)`` is σ in SymPy.  Where σ' jumps, the derivative of the expression is the slope from the left.
    ``derivatives(z, b)`` yields σ, σ' and σ'' of an array of doubles; at a jump it yields the value from the left.
    ``tensor(z, b)`` is σ in torch.
    ``branches`` are the analytic branches of σ from left to right, for power series over balls; ``breaks`` are the
    points between them, where σ' or σ'' jumps.  ``corners`` is set if all branches are straight lines.
    ``slopes`` are the limits of σ' at -∞ and +∞, ``excess`` those of σ(z) - σ'(∞) max(0, z) (None if infinite).
    From |z| = 16 on, σ', σ'' and the excess must be monotone: see :mod:`numerics.parity.suprema.any_activation`.
    ``enclosure(z, b, order)`` replaces the Taylor expansion of the branches, if there is something sharper.
    ``slope_alone(z)`` is σ' of an array of doubles, if it takes less time than both derivatives do.
    """

    name: str
    meaning: str
    smoothness: int
    symbolic: Callable[[sp.Expr, sp.Expr], sp.Expr]
    derivatives: Callable[[Any, float], Derivatives]
    tensor: Callable[[Any, float], Any]
    branches: tuple[Callable[[Any], Any], ...] = ()
    breaks: tuple[Fraction, ...] = ()
    corners: Piecewise | None = None
    slopes: tuple[Fraction, Fraction] = (Fraction(0), Fraction(1))
    excess: tuple[int, int] | None = (0, 0)
    enclosure: Callable[[arb, Fraction, int], list[arb]] | None = None
    slope_alone: Callable[[Any], Any] | None = None
    uses_b: bool = False
    b: Fraction = Fraction(0)

    @property
    def has_gradient(self) -> bool:
        """Is σ' continuous?"""
        return self.smoothness >= 1

    @property
    def twice_differentiable(self) -> bool:
        """Is σ'' continuous?"""
        return self.smoothness >= 2

    @property
    def width(self) -> float:
        """The length on which σ' changes, for the choice of a grid."""
        return math.sqrt(float(self.b)) if self.uses_b else 1.0

    def doubles(self, z: Any, order: int = 2) -> tuple[Any, ...]:
        """σ, ..., σ^(order) of an array of doubles, order at most 2; at a jump the value from the left."""
        return tuple(islice(self.derivatives(z, float(self.b)), order + 1))

    def slope(self, z: Any) -> Any:
        """σ' of an array of doubles; at a jump the value from the left."""
        return self.doubles(z, 1)[1] if self.slope_alone is None else self.slope_alone(z)

    def in_torch(self, z: Any) -> Any:
        return self.tensor(z, float(self.b))

    def enclose(self, z: arb, order: int = 2) -> list[arb]:
        """σ, ..., σ^(order) on a ball; where a derivative jumps inside it, the hull of the values on both sides."""
        if self.enclosure is not None:
            return self.enclosure(z, self.b, order)
        if not self.breaks:
            return self.enclose_branch(0, z, order)
        ends = [_ball(t) for t in self.breaks]
        met = [i for i in range(len(self.branches)) if not (i > 0 and z < ends[i - 1])]
        met = [i for i in met if not (i < len(ends) and z > ends[i])]
        found: list[arb] | None = None
        for i in met:
            part = (
                z if len(met) == 1 else _clipped(z, ends[i - 1] if i > 0 else None, ends[i] if i < len(ends) else None)
            )
            here = self.enclose_branch(i, part, order)
            found = here if found is None else [one.union(two) for one, two in zip(found, here, strict=True)]
        assert found is not None  # every point is in some branch
        return found

    def enclose_branch(self, branch: int, z: arb, order: int) -> list[arb]:
        """The derivatives of one branch, by Taylor's formula around the middle of the ball."""
        from flint import arb

        middle, away = arb(z.mid()), z - z.mid()
        centre, box = self._series(branch, middle, order + 1), self._series(branch, z, order + 2)
        return [centre[i] + centre[i + 1] * away + box[i + 2] * (away * away / 2) for i in range(order + 1)]

    def branch_on(self, low: Fraction, high: Fraction) -> int | None:
        """The branch that σ follows between two points; None if there is a break strictly between them."""
        if any(low < t < high for t in self.breaks):
            return None
        return sum(t <= low for t in self.breaks)

    def _series(self, branch: int, z: arb, order: int) -> list[arb]:
        from flint import arb_series, ctx

        saved, ctx.cap = ctx.cap, order + 1
        try:
            found = self.branches[branch](arb_series([z, 1]))
            return [found[i] * math.factorial(i) for i in range(order + 1)]
        finally:
            ctx.cap = saved


@lru_cache(maxsize=256)
def activation(name: str, b: Fraction = Fraction(0)) -> Activation:
    """The record of a name of the model file, ``piecewise:...`` among them, with this smoothing.

    Raises:
        ValueError: no such activation.
    """
    if isinstance(name, str) and name.startswith("piecewise:"):
        return _straight(name, "", piecewise(name))
    if name not in ACTIVATIONS:
        raise ValueError(f"activation {name!r}; allowed are {', '.join(ACTIVATIONS)}, piecewise:SLOPES;BREAKPOINTS")
    found = ACTIVATIONS[name]
    return replace(found, b=Fraction(b)) if found.uses_b else found


def _ball(value: Fraction) -> arb:
    from flint import arb, fmpq

    return arb(fmpq(value.numerator, value.denominator))


def _clipped(z: arb, low: arb | None, high: arb | None) -> arb:
    """The part of a ball between two points."""
    left, right = z.lower(), z.upper()
    if low is not None:
        left = left.max(low)
    if high is not None:
        right = right.min(high)
    return left.union(right)


# ------------------------------------------------------------------------------------------------ the records


def _logistic(z: Any) -> Any:
    """1/(1 + e^-z) of doubles."""
    from numerics.arithmetic.portable import tanh

    return 0.5 * (1.0 + tanh(0.5 * z))


def _smoothed_symbolic(z: sp.Expr, b: sp.Expr) -> sp.Expr:
    import sympy as sp

    return (z + sp.sqrt(z**2 + b)) / 2


def _smoothed_derivatives(z: Any, b: float) -> Derivatives:
    import numpy as np

    root = np.sqrt(z * z + b)
    yield 0.5 * (z + root)
    yield 0.5 * (1.0 + z / root)
    yield b / (2 * root**3)


def _smoothed_tensor(z: Any, b: float) -> Any:
    import torch

    return 0.5 * (z + torch.sqrt(z * z + b))


def _smoothed_enclosure(z: arb, b: Fraction, order: int) -> list[arb]:
    if order > 2:
        raise ValueError(f"derivative {order} of smoothed-relu; at most the second is enclosed")
    low, high = z.abs_lower(), z.abs_upper()
    inside = (low * low).union(high * high) + _ball(b)  # z² by its ends: the product may reach below zero
    root = inside.sqrt()
    return [(z + root) / 2, (1 + z / root) / 2, _ball(b) / (2 * inside * root)][: order + 1]


def _straight(name: str, meaning: str, pieces: Piecewise) -> Activation:
    """A continuous piecewise-linear activation."""
    lines = [pieces.line(i) for i in range(len(pieces.slopes))]
    at_breaks = [float(t) for t in pieces.breaks]
    slopes, intercepts = [float(s) for s, _ in lines], [float(c) for _, c in lines]

    def symbolic(z: sp.Expr, b: sp.Expr) -> sp.Expr:
        import sympy as sp

        def exact(value: Fraction) -> sp.Rational:
            return sp.Rational(value.numerator, value.denominator)

        value = exact(pieces.origin) + exact(pieces.slopes[0]) * z
        for step, t in zip(pieces.steps, pieces.breaks, strict=True):
            value += exact(step) * (sp.Max(0, z - exact(t)) - max(sp.Integer(0), exact(-t)))
        return value

    def derivatives(z: Any, b: float) -> Derivatives:
        import numpy as np

        at = np.searchsorted(at_breaks, z)
        slope = np.array(slopes)[at]
        yield np.array(intercepts)[at] + slope * z
        yield slope
        yield np.zeros_like(slope)

    def tensor(z: Any, b: float) -> Any:
        import torch

        slope, intercept = lines[0]
        value = float(slope) * z + float(intercept)
        for step, place in zip(pieces.steps, pieces.breaks, strict=True):
            value = value + float(step) * torch.relu(z - float(place))
        return value

    def branch(slope: Fraction, intercept: Fraction) -> Callable[[Any], Any]:
        return lambda z: _ball(slope) * z + _ball(intercept)

    return Activation(
        name=name,
        meaning=meaning,
        smoothness=0,
        symbolic=symbolic,
        derivatives=derivatives,
        tensor=tensor,
        branches=tuple(branch(*line) for line in lines),
        breaks=pieces.breaks,
        corners=pieces,
        slopes=(pieces.slopes[0], pieces.slopes[-1]),
        excess=(0, 0) if pieces == RELU else None,
    )


def _relu_derivatives(z: Any, b: float) -> Derivatives:
    import numpy as np

    yield np.maximum(z, 0.0)
    yield np.where(z > 0, 1.0, 0.0)
    yield np.zeros_like(np.asarray(z, dtype=float))


def _relu_tensor(z: Any, b: float) -> Any:
    import torch

    return torch.relu(z)


def _relu_symbolic(z: sp.Expr, b: sp.Expr) -> sp.Expr:
    import sympy as sp

    return sp.Max(0, z)


def _softplus_symbolic(z: sp.Expr, b: sp.Expr) -> sp.Expr:
    import sympy as sp

    return sp.log(1 + sp.exp(z))


def _softplus_derivatives(z: Any, b: float) -> Derivatives:
    from numerics.arithmetic.portable import log_add_exp

    yield log_add_exp(z)
    share = _logistic(z)
    yield share
    yield share * (1.0 - share)


def _softplus_tensor(z: Any, b: float) -> Any:
    import torch

    return torch.nn.functional.softplus(z, threshold=700.0)


def _gelu_symbolic(z: sp.Expr, b: sp.Expr) -> sp.Expr:
    import sympy as sp

    return z * (1 + sp.erf(z / sp.sqrt(2))) / 2


def _gelu_derivatives(z: Any, b: float) -> Derivatives:
    from numerics.arithmetic.portable import erf, exp

    below = 0.5 * (1.0 + erf(z / math.sqrt(2.0)))
    yield z * below
    density = exp(-0.5 * z * z) / math.sqrt(2 * math.pi)
    yield below + z * density
    yield (2 - z * z) * density


def _gelu_tensor(z: Any, b: float) -> Any:
    import torch

    return torch.nn.functional.gelu(z)


def _gelu_series(z: Any) -> Any:
    from flint import arb

    return z * ((z * (1 / arb(2).sqrt())).erf() + 1) * arb(0.5)


def _silu_symbolic(z: sp.Expr, b: sp.Expr) -> sp.Expr:
    import sympy as sp

    return z / (1 + sp.exp(-z))


def _silu_derivatives(z: Any, b: float) -> Derivatives:
    share = _logistic(z)
    yield z * share
    bend = share * (1.0 - share)
    yield share + z * bend
    yield bend * (2 + z * (1 - 2 * share))


def _silu_tensor(z: Any, b: float) -> Any:
    import torch

    return torch.nn.functional.silu(z)


def _tanh_symbolic(z: sp.Expr, b: sp.Expr) -> sp.Expr:
    import sympy as sp

    return 1 - 2 / (1 + sp.exp(2 * z))


def _tanh_derivatives(z: Any, b: float) -> Derivatives:
    from numerics.arithmetic.portable import tanh

    value = tanh(z)
    yield value
    slope = 1.0 - value**2
    yield slope
    yield -2 * value * slope


def _tanh_tensor(z: Any, b: float) -> Any:
    import torch

    return torch.tanh(z)


def _elu_symbolic(z: sp.Expr, b: sp.Expr) -> sp.Expr:
    import sympy as sp

    positive = sp.Max(0, z)
    return positive + sp.exp(z - positive) - 1  # z - max(0, z) is min(0, z): so the slope at 0 is 1


def _elu_derivatives(z: Any, b: float) -> Derivatives:
    import numpy as np

    from numerics.arithmetic.portable import exp

    low = exp(np.minimum(z, 0.0))
    yield np.where(z > 0, z, low - 1.0)
    yield np.where(z > 0, 1.0, low)
    yield np.where(z > 0, 0.0, low)


def _elu_tensor(z: Any, b: float) -> Any:
    import torch

    return torch.nn.functional.elu(z)


_RECORDS = (
    Activation(
        name="smoothed-relu",
        meaning="(x + sqrt(x^2 + b)) / 2; at b = 0 it is relu",
        smoothness=2,
        symbolic=_smoothed_symbolic,
        derivatives=_smoothed_derivatives,
        tensor=_smoothed_tensor,
        enclosure=_smoothed_enclosure,
        uses_b=True,
    ),
    replace(
        _straight("relu", "max(0, x); b is not used", RELU),
        symbolic=_relu_symbolic,
        derivatives=_relu_derivatives,
        tensor=_relu_tensor,
    ),
    Activation(
        name="softplus",
        meaning="log(1 + exp(x)); b is not used",
        smoothness=2,
        symbolic=_softplus_symbolic,
        derivatives=_softplus_derivatives,
        tensor=_softplus_tensor,
        branches=(lambda z: (z.exp() + 1).log(),),
        slope_alone=_logistic,
    ),
    Activation(
        name="gelu",
        meaning="x (1 + erf(x / sqrt 2)) / 2; b is not used",
        smoothness=2,
        symbolic=_gelu_symbolic,
        derivatives=_gelu_derivatives,
        tensor=_gelu_tensor,
        branches=(_gelu_series,),
    ),
    Activation(
        name="silu",
        meaning="x / (1 + exp(-x)); b is not used",
        smoothness=2,
        symbolic=_silu_symbolic,
        derivatives=_silu_derivatives,
        tensor=_silu_tensor,
        branches=(lambda z: z / ((-z).exp() + 1),),
    ),
    Activation(
        name="tanh",
        meaning="tanh(x); b is not used",
        smoothness=2,
        symbolic=_tanh_symbolic,
        derivatives=_tanh_derivatives,
        tensor=_tanh_tensor,
        branches=(lambda z: 1 - 2 / ((2 * z).exp() + 1),),
        slopes=(Fraction(0), Fraction(0)),
        excess=(-1, 1),
    ),
    Activation(
        name="elu",
        meaning="x for x > 0, exp(x) - 1 otherwise; differentiable once; b is not used",
        smoothness=1,
        symbolic=_elu_symbolic,
        derivatives=_elu_derivatives,
        tensor=_elu_tensor,
        branches=(lambda z: z.exp() - 1, lambda z: z * 1),
        breaks=(Fraction(0),),
        excess=(-1, 0),
    ),
)
ACTIVATIONS: dict[str, Activation] = {record.name: record for record in _RECORDS}
