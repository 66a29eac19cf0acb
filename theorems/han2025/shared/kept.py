"""Runs that are kept in a file: which of them an audit repeats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

__all__ = ["sample"]


def sample(runs: Sequence[dict[str, Any]], count: int, seed: int) -> list[dict[str, Any]]:
    """So many of the runs, other ones for another seed of the audit."""
    if count >= len(runs):
        return list(runs)
    return [runs[i] for i in np.random.default_rng([seed, 31]).permutation(len(runs))[:count]]
