"""The rules of this paper: what certificates say of its network, re-derived.

Standard library, python-flint and :mod:`verify.checker` only: nothing of the instruments that write them.
"""

from __future__ import annotations

from verify.checker.kinds import Rule

from . import (
    any_gradient,
    any_points,
    any_smoothness,
    curvature,
    display,
    frozen,
    hard_attention,
    landscape,
    limits,
    smoothness,
    special_inputs,
    stationary,
    supremum,
    transformer,
)

__all__ = ["KINDS"]

KINDS: dict[str, Rule] = {
    **any_gradient.KINDS,
    **any_points.KINDS,
    **any_smoothness.KINDS,
    **curvature.KINDS,
    **display.KINDS,
    **frozen.KINDS,
    **hard_attention.KINDS,
    **landscape.KINDS,
    **limits.KINDS,
    **smoothness.KINDS,
    **special_inputs.KINDS,
    **stationary.KINDS,
    **supremum.KINDS,
    **transformer.KINDS,
}
