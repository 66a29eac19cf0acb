"""One formula, several arithmetics: what numpy, torch, mpmath and Arb must offer to run a compiled formula.

:func:`numerics.arithmetic.compiled.compile` writes the formula down once for all of them.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import numpy as np

__all__ = ["ARITHMETICS", "Arb", "Arithmetic", "Mpmath", "NotAvailable", "Numpy", "Torch"]


class NotAvailable(ValueError):
    """A variant of the model, or an arithmetic, has no such function; the message says which and why."""


class Arithmetic(ABC):
    """Scalars and arrays of one kind.  Arrays support + and *; the rest is here."""

    name: str

    @abstractmethod
    def number(self, value: Fraction) -> Any:
        """An exact rational as a scalar."""

    @abstractmethod
    def array(self, values: Any) -> Any:
        """Numbers from outside (nested lists of int, Fraction, float, or its own scalars) as an array."""

    @abstractmethod
    def function(self, name: str, values: Any) -> Any:
        """exp, log, sqrt, sin, cos, erf, heaviside, reciprocal or positive (max with 0), by element."""

    @abstractmethod
    def pi(self) -> Any:
        """The number π as a scalar."""

    def sum(self, values: Any, axis: int) -> Any:
        return values.sum(axis=axis, keepdims=True)

    def largest(self, values: Any) -> Any:
        """An exact number near the largest entry along the last axis; only used to keep exp within range."""
        return values.max(axis=-1)

    def stack(self, values: Sequence[Any]) -> Any:
        """Join arrays along a new last axis."""
        return np.stack(np.broadcast_arrays(*values), axis=-1)


class Numpy(Arithmetic):
    """Double precision."""

    name = "numpy"

    def number(self, value: Fraction) -> Any:
        return np.float64(value)

    def array(self, values: Any) -> Any:
        return np.asarray(values, dtype=np.float64)

    def pi(self) -> Any:
        return np.float64(math.pi)

    def function(self, name: str, values: Any) -> Any:
        match name:
            case "reciprocal":
                return 1 / values
            case "positive":
                return np.maximum(values, 0)
            case "heaviside":
                return np.heaviside(values, 0.0)
            case "erf":
                return np.vectorize(math.erf, otypes=[np.float64])(values)
        return getattr(np, name)(values)


class Torch(Arithmetic):
    """Double precision on tensors; autograd passes through."""

    name = "torch"

    def __init__(self) -> None:
        import torch

        self.torch = torch

    def number(self, value: Fraction) -> Any:
        return self.torch.tensor(float(value), dtype=self.torch.float64)

    def array(self, values: Any) -> Any:
        if isinstance(values, self.torch.Tensor):
            return values.to(self.torch.float64)
        return self.torch.from_numpy(np.array(values, dtype=np.float64))

    def pi(self) -> Any:
        return self.torch.tensor(math.pi, dtype=self.torch.float64)

    def function(self, name: str, values: Any) -> Any:
        match name:
            case "positive":
                return self.torch.relu(values)
            case "heaviside":
                return (values > 0).to(values.dtype)
        return getattr(self.torch, name)(values)

    def sum(self, values: Any, axis: int) -> Any:
        return values.sum(dim=axis, keepdim=True)

    def largest(self, values: Any) -> Any:
        return values.detach().amax(dim=-1)

    def stack(self, values: Sequence[Any]) -> Any:
        return self.torch.stack(self.torch.broadcast_tensors(*values), dim=-1)


class _Objects(Arithmetic):
    """Numpy arrays of objects."""

    @abstractmethod
    def scalar(self, value: Any) -> Any:
        """One number from outside, exactly."""

    @abstractmethod
    def table(self) -> Mapping[str, Callable[[Any], Any]]:
        """The functions on one scalar."""

    def number(self, value: Fraction) -> Any:
        return self.scalar(value)

    def array(self, values: Any) -> Any:
        raw = np.array(values, dtype=object)
        flat = [self.scalar(t.item() if isinstance(t, np.generic) else t) for t in raw.ravel()]
        result = np.empty(len(flat), dtype=object)
        result[:] = flat
        return result.reshape(raw.shape)

    def function(self, name: str, values: Any) -> Any:
        return np.frompyfunc(self.table()[name], 1, 1)(values)


class Mpmath(_Objects):
    """``digits`` decimal digits, in a context of its own: the library's global precision is left alone."""

    name = "mpmath"

    def __init__(self, digits: int = 60) -> None:
        import mpmath

        self.mp = mpmath.MPContext()
        self.mp.dps = digits

    def scalar(self, value: Any) -> Any:
        if isinstance(value, Fraction):
            return self.mp.mpf(value.numerator) / value.denominator
        return self.mp.mpf(value)

    def pi(self) -> Any:
        return +self.mp.pi

    def table(self) -> Mapping[str, Callable[[Any], Any]]:
        mp = self.mp
        return {
            "exp": mp.exp,
            "log": mp.log,
            "sqrt": mp.sqrt,
            "sin": mp.sin,
            "cos": mp.cos,
            "erf": mp.erf,
            "reciprocal": lambda t: 1 / t,
            "positive": lambda t: max(t, mp.zero),
            "heaviside": lambda t: mp.one if t > 0 else mp.zero,
        }


class Arb(_Objects):
    """Balls at flint's current precision.  A float is taken as the double that it is."""

    name = "arb"

    def scalar(self, value: Any) -> Any:
        from flint import arb, fmpq

        if isinstance(value, Fraction):
            return arb(fmpq(value.numerator, value.denominator))
        return arb(value)

    def pi(self) -> Any:
        from flint import arb

        return arb.pi()

    def largest(self, values: Any) -> Any:
        middles = np.frompyfunc(lambda t: t.mid(), 1, 1)(values)
        return np.maximum.reduce(middles, axis=-1)

    def table(self) -> Mapping[str, Callable[[Any], Any]]:
        from flint import arb

        return {
            "exp": arb.exp,
            "log": arb.log,
            "sqrt": _ball_sqrt,
            "sin": arb.sin,
            "cos": arb.cos,
            "erf": arb.erf,
            "reciprocal": lambda t: 1 / t,
            "positive": lambda t: t.max(arb(0)),
            "heaviside": _ball_heaviside,
        }


def _ball_sqrt(t: Any) -> Any:
    """The model's roots are of numbers that are not negative, so what a ball has below 0 is only rounding."""
    if t >= 0 or t < 0 or not t.is_finite():
        return t.sqrt()
    top = t.upper().sqrt().upper()
    return top.union(0 * top)


def _ball_heaviside(t: Any) -> Any:
    """The slope of max(0, t): all of [0, 1] where the sign of t is not known or t is 0."""
    from flint import arb

    return arb(1) if t > 0 else arb(0) if t < 0 else arb(0).union(arb(1))


ARITHMETICS: dict[str, Callable[[], Arithmetic]] = {"numpy": Numpy, "torch": Torch, "mpmath": Mpmath, "arb": Arb}
