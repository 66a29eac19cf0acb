"""Which model a certificate is about: a yes or no on another model shows none that is about the paper's.

Most rules of :mod:`theorems.han2025.rules` are about the paper's own network and name in their data only its sizes, so
the fields that a kind takes from the paper are listed here.  A kind that is not listed takes all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

__all__ = ["OWN", "is_about", "takes"]

OWN = {  # field -> what the rules take it to be, where a certificate does not say otherwise
    "activation": "smoothed-relu",
    "positions": "circle",
    "heads": "k",
    "head": "zigzag",
    "trained": "plane",
    "loss": "squared-hinge",
    "inputs": "uniform",
}
ATTENTION = frozenset({"positions", "trained"})
NETWORK = ATTENTION | {"activation", "heads", "head"}
RISK = frozenset(OWN)
FROZEN = frozenset({"activation", "loss", "inputs"})
MEAN = frozenset({"loss", "inputs"})
NOTHING: frozenset[str] = frozenset()
_OF_THE_NETWORK = {"output", "slope", "curvature", "gradient", "hessian", "z"}
_OF_THE_LOSS = {"loss", "loss-gradient", "label"}


def _words(tree: Any) -> Iterable[str]:
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, list):
        for part in tree:
            yield from _words(part)


def _formula(body: Mapping[str, Any]) -> frozenset[str]:
    """By the words of both sides."""
    words = {*_words(body.get("left")), *_words(body.get("right")), *_words(body.get("inside"))}
    if words & _OF_THE_LOSS:
        return RISK
    return NETWORK if words & _OF_THE_NETWORK else ATTENTION


def _quantity(body: Mapping[str, Any]) -> frozenset[str]:
    named = body.get("quantity")
    if named in ("risk", "risk-hessian"):
        return RISK
    return NETWORK | {"loss"} if named in ("loss", "loss-hessian") else NETWORK


def _matrix(body: Mapping[str, Any]) -> frozenset[str]:
    return NETWORK | {"loss"} if body.get("name") == "loss" else NETWORK


def _bends(body: Mapping[str, Any]) -> frozenset[str]:
    return NETWORK | {"loss"} if body.get("of") == "loss" else NETWORK


_BY_BODY: dict[str, Callable[[Mapping[str, Any]], frozenset[str]]] = {
    "formula-inequality": _formula,
    "false-display": _formula,
    "model-point": _quantity,
    "curvature-point": _quantity,
    "matrix-supremum": _matrix,
    "matrix-supremum-any": _matrix,
    "smoothness-supremum-places": _bends,
}
_BY_KIND: dict[str, frozenset[str]] = {
    "gradient-supremum": NETWORK,
    "gradient-supremum-any": NETWORK,
    "gradient-supremum-places": NETWORK,
    "smoothness-supremum-any": NETWORK - {"positions"} | {"loss"},  # positions of length at most 1, wherever
    "output-supremum": frozenset({"activation", "head"}),
    "classifier-point": frozenset({"activation", "head"}),
    **dict.fromkeys(("frozen-fit", "frozen-reader", "frozen-family", "frozen-zero"), FROZEN),
    "frozen-change": frozenset({"activation"}),
    **dict.fromkeys(("hard-minimax", "hard-witness", "hard-final"), MEAN),
    "pair-loss": frozenset({"loss"}),
    **dict.fromkeys(("frozen-count", "frozen-attention", "hard-subset-count"), NOTHING),
    "relation-fails": NOTHING,
}


def takes(body: Mapping[str, Any]) -> frozenset[str]:
    """The fields of the model that a certificate is about."""
    kind = str(body.get("kind"))
    return _BY_BODY[kind](body) if kind in _BY_BODY else _BY_KIND.get(kind, RISK)


def is_about(body: Mapping[str, Any], model: Any) -> bool:
    """Is a certificate about this model, in every field that it takes?  That of a statement names it by its digest."""
    if body.get("kind") == "statement":
        return True
    said = {name: value for name, value in body.items() if isinstance(value, (str, int))}
    shape, fields = model.classifier, takes(body)
    if said.get("loss") == OWN["loss"] and model.loss == "hinge" and "inputs" not in said:  # it has no part there
        fields -= {"loss"}
    smooth = "relu" if said.get("b") == "0" else OWN["activation"]  # at b = 0
    agree = {
        "activation": said.get("activation", smooth) == model.effective_activation,
        "positions": said.get("positions", OWN["positions"]) == model.positions,
        "heads": (model.k if said.get("heads", "k") == "k" else said["heads"]) == model.heads,
        "head": (said.get("shape", OWN["head"]), said.get("scale", "1")) == (shape.shape, str(shape.scale)),
        "trained": said.get("trained", OWN["trained"]) == model.trained,
        "loss": said.get("loss", OWN["loss"]) == model.loss,
        "inputs": said.get("inputs", OWN["inputs"]) == model.to_dict()["inputs"],
    }
    return all(agree[field] for field in fields)
