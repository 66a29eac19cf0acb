"""What a model file chooses, in the words of ``model.prelude``."""

from __future__ import annotations

from typing import Any

from numerics.parity.model.fields import RELU, classifier

__all__ = ["statement_choices"]


def statement_choices(model: Any) -> dict[str, str]:
    """Option by field; numbers stand after a colon, lists are separated by semicolons."""
    shape = classifier(model.head)
    found = {
        "activation": "relu" if model.activation == RELU.text else model.activation, "positions": _positions(model),
        "shape": shape.shape, "scale": str(shape.scale), "loss": model.loss, "inputs": model.to_dict()["inputs"],
        "trained": model.trained, "heads": "k" if model.heads == model.k else str(model.heads),
        "n": str(model.n), "k": str(model.k), "b": str(model.smoothing),
    }
    return found | _temperature(model)


def _temperature(model: Any) -> dict[str, str]:
    from numerics.formula.grammar import InexactError

    try:
        return {"tau": str(model.tau)}
    except InexactError:
        return {}  # no rational number: what speaks of this model's temperature cannot be read


def _positions(model: Any) -> str:
    if model.seed is None:
        return model.positions
    from numerics.parity.model.functions import random_positions

    table = random_positions(model.n, model.seed)
    return "random:" + ";".join(",".join(str(pair[side]) for pair in table) for side in (0, 1))
