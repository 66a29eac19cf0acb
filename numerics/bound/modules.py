"""A torch module as definitions in the language of statements: traced by torch.fx, weights as exact doubles.

An unknown layer is an error, not a guess.  Each number between two layers is a definition of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

__all__ = ["Written", "written_module"]

_SIMPLE = {
    "GELU": "{0}*(1 + erf({0}/sqrt(2)))/2",
    "Sigmoid": "1/(1 + exp(-({0})))",
    "Tanh": "tanh({0})",
    "SiLU": "{0}/(1 + exp(-({0})))",
    "Softplus": "log(1 + exp({0}))",
    "Identity": "{0}",
}
MAX_WIDTH = 64


class Written:
    """``define`` is text for a prelude, ``outputs`` the texts of the outputs over ``inputs``."""

    def __init__(self, inputs: Sequence[str]) -> None:
        self.inputs = list(inputs)
        self.rows: list[str] = []
        self.outputs: list[str] = []
        self.count = 0

    @property
    def define(self) -> str:
        arguments = ", ".join(f"a_{i}" for i in range(1, len(self.inputs) + 1))
        return "\n".join([f"names {arguments} : real", *self.rows])

    def layer(self, texts: Sequence[str]) -> list[str]:
        """Name each number of a layer; the names as calls."""
        self.count += 1
        arguments = ", ".join(f"a_{i}" for i in range(1, len(self.inputs) + 1))
        names = [f"h_{self.count}_{i}" for i in range(1, len(texts) + 1)]
        self.rows += [f"{name}({arguments}) = {text}" for name, text in zip(names, texts, strict=True)]
        return [f"{name}({arguments})" for name in names]


def written_module(module: Any, inputs: Sequence[str]) -> Written:
    """The outputs of a module at these inputs, node by node."""
    from torch import fx

    graph = fx.symbolic_trace(module)
    layers = dict(graph.named_modules())
    found, held = Written(inputs), {}
    for node in graph.graph.nodes:
        if node.op == "placeholder":
            held[node] = [f"a_{i}" for i in range(1, len(inputs) + 1)]
        elif node.op == "call_module":
            held[node] = found.layer(_texts(layers[node.target], held[node.all_input_nodes[0]]))
        elif node.op == "output":
            outer = held[node.all_input_nodes[0]]
            given = ", ".join(inputs)
            found.outputs = [f"{text.partition('(')[0]}({given})" for text in outer]
        else:
            raise ValueError(f"{node.op} {node.target}: only modules in a row are read")
    return found


def _exact(value: Any) -> str:
    number = Fraction(float(value))
    return f"({number})" if number < 0 or number.denominator != 1 else str(number)


def _texts(layer: Any, x: Sequence[str]) -> list[str]:
    kind = type(layer).__name__
    if len(x) > MAX_WIDTH:
        raise ValueError(f"a layer of {len(x)} numbers; at most {MAX_WIDTH}")
    if kind == "Linear":
        rows = layer.weight.detach().tolist()
        shift = layer.bias.detach().tolist() if layer.bias is not None else [0.0] * len(rows)
        return [
            " + ".join([*(f"{_exact(w)}*{v}" for w, v in zip(row, x, strict=True)), _exact(b)])
            for row, b in zip(rows, shift, strict=True)
        ]
    if kind == "GELU" and layer.approximate != "none":
        raise ValueError("GELU is read in its exact form only")
    if kind == "Softplus" and (layer.beta != 1):
        raise ValueError("Softplus is read with beta 1 only")
    if kind == "ReLU":
        return [f"max(0, {v})" for v in x]
    if kind == "Softmax":
        total = " + ".join(f"exp({v})" for v in x)
        return [f"exp({v})/({total})" for v in x]
    if kind == "LayerNorm" and not layer.elementwise_affine:
        mean = f"(({' + '.join(x)})/{len(x)})"
        spread = " + ".join(f"({v} - {mean})**2" for v in x)
        return [f"({v} - {mean})/sqrt(({spread})/{len(x)} + {_exact(layer.eps)})" for v in x]
    if kind in _SIMPLE:
        return [_SIMPLE[kind].format(v) for v in x]
    raise ValueError(f"{kind} is not among the layers that are read")
