"""The methods of the published rates, as Python loops over formal vectors: one function a method."""

from __future__ import annotations

from collections.abc import Callable

from numerics.worst_case import Problem
from theorems.published_rates.methods import (
    accelerated,
    bregman,
    descent,
    flows,
    inexact,
    monotone,
    online,
    proximal,
    stochastic,
)

__all__ = ["METHODS", "Method"]

Method = Callable[..., Problem]

METHODS: dict[str, Method] = {
    name: getattr(module, name)
    for module in (accelerated, bregman, descent, flows, inexact, monotone, online, proximal, stochastic)
    for name in module.__all__
}
