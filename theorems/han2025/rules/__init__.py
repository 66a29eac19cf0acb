"""The rules of this paper: what certificates say of its network, re-derived.

Standard library, python-flint and :mod:`verify.checker` only: nothing of the instruments that write them.  A module is
loaded when a certificate of one of its kinds is there.
"""

from __future__ import annotations

__all__ = ["KINDS"]

KINDS = {  # kind: the module with its function
    "balanced-stationary": "landscape",
    "basin": "stationary",
    "classifier-point": "transformer",
    "curvature-point": "curvature",
    "false-display": "display",
    "formula-inequality": "display",
    "frozen-attention": "frozen",
    "frozen-change": "frozen",
    "frozen-count": "frozen",
    "frozen-family": "frozen",
    "frozen-fit": "frozen",
    "frozen-reader": "frozen",
    "frozen-zero": "frozen",
    "gradient-supremum": "supremum",
    "gradient-supremum-any": "any_gradient",
    "gradient-supremum-places": "any_gradient",
    "hard-final": "hard_attention",
    "hard-minimax": "hard_attention",
    "hard-subset-count": "hard_attention",
    "hard-witness": "hard_attention",
    "limit-heads": "limits",
    "long-stationary-point": "stationary",
    "matrix-supremum": "smoothness",
    "matrix-supremum-any": "any_smoothness",
    "model-point": "transformer",
    "output-supremum": "smoothness",
    "pair-loss": "hard_attention",
    "pl-ratio": "landscape",
    "risk-any": "any_points",
    "risk-floor": "landscape",
    "smoothness-supremum-any": "any_smoothness",
    "smoothness-supremum-places": "any_smoothness",
    "stationary-point": "stationary",
}
