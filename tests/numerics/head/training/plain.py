"""A plain torch module beside the compiled head."""

from __future__ import annotations

import math

import numpy as np
import torch
from torch import nn


class Plain(nn.Module):
    """The definition written out: tokens, scores, softmax over positions, values, ReLU network."""

    def __init__(self, drawn):
        super().__init__()
        for name, value in drawn.items():
            self.register_parameter(name, nn.Parameter(torch.from_numpy(np.array(value))))

    def forward(self, bits):
        tokens = self.bit[bits.long()] + self.position
        scores = tokens @ self.key @ self.query.T @ self.context / math.sqrt(len(self.context))
        mixed = (torch.softmax(scores, dim=1)[..., None] * tokens).sum(dim=1)
        return torch.relu(mixed @ self.value @ self.inner + self.inner_bias) @ self.outer + self.outer_bias
