"""The exact risk as a torch function: training needs no data, no batch and no graph through the inputs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import risk

__all__ = ["ExactRisk", "exact_risk"]


class ExactRisk(torch.autograd.Function):
    """Forward: the expected risk of the heads.  Backward: its exact gradient, from the same pass."""

    @staticmethod
    def forward(
        ctx: Any, heads: torch.Tensor, spec: ModelSpec, parity_set: Sequence[int], accuracy: float
    ) -> torch.Tensor:
        found = risk(spec, heads.detach().double().cpu().numpy(), parity_set, gradient=True, accuracy=accuracy)
        ctx.save_for_backward(torch.from_numpy(np.asarray(found.gradient)).to(heads))
        return heads.new_tensor(found.value)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> tuple[Any, ...]:
        (gradient,) = ctx.saved_tensors
        return grads[0] * gradient, None, None, None


def exact_risk(
    heads: torch.Tensor, spec: ModelSpec, parity_set: Sequence[int], accuracy: float = 1e-12
) -> torch.Tensor:
    """The expected risk as a scalar tensor that torch can differentiate once."""
    return ExactRisk.apply(heads, spec, tuple(parity_set), accuracy)
