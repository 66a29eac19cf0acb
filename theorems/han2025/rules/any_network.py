"""Any network of the model grammar: every field of the model file is read, nothing is taken from the paper's own model.

With m heads the classifier reads S = (k/m) Σ_i P_i; the label is the parity of k bits.
"""

from __future__ import annotations

from typing import Any

from verify.checker.reading import choice, integer
from verify.rules.soft_network.models import Model

from .any_gradient import SHAPES, layers
from .transformer import label, parity_set

MOST, MOST_HEADS = 9, 12  # positions whose inputs are enumerated; heads
_OWN = ("n", "k", "heads", "tau", "b", "activation", "shape", "scale")
FIELDS = (*_OWN, "positions", "loss", "inputs", "trained", "parity_set")


def model(body: dict[str, Any]) -> Model:
    """All limits are checked."""
    n = integer(body, "n", 1, MOST)
    k = integer(body, "k", 1, n)
    m = k if body["heads"] == "k" else integer(body, "heads", 1, MOST_HEADS)
    shape, parity = layers(k, choice(body, "shape", SHAPES)), parity_set(body, n, k)
    return Model(body, n, m, k, shape, lambda x: label(x, parity))
