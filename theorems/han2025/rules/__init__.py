"""The rules of this paper: what certificates say of its network, re-derived.

Standard library, python-flint and :mod:`verify.checker` only: nothing of the instruments that write them.
"""

from __future__ import annotations

from verify.checker.rules import Rule

from . import (
    any_bends,
    any_gradient,
    any_matrix,
    any_points,
    any_rows,
    any_smoothness,
    any_stationary,
    curvature,
    display,
    frozen,
    frozen_readers,
    good_inputs,
    hard_attention,
    landscape,
    limits,
    sandwich,
    smoothness,
    special_inputs,
    stationary,
    supremum,
    tail,
    ties,
    transformer,
)

__all__ = ["KINDS"]

KINDS: dict[str, Rule] = {
    **any_bends.KINDS,
    **any_gradient.KINDS,
    **any_matrix.KINDS,
    **any_points.KINDS,
    **any_rows.KINDS,
    **any_smoothness.KINDS,
    **any_stationary.KINDS,
    **curvature.KINDS,
    **display.KINDS,
    **frozen.KINDS,
    **frozen_readers.KINDS,
    **good_inputs.KINDS,
    **hard_attention.KINDS,
    **landscape.KINDS,
    **limits.KINDS,
    **sandwich.KINDS,
    **smoothness.KINDS,
    **special_inputs.KINDS,
    **stationary.KINDS,
    **supremum.KINDS,
    **tail.KINDS,
    **ties.KINDS,
    **transformer.KINDS,
}
