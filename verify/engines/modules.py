"""``verify.lipschitz``: is a torch module Lipschitz on a box with a given constant, from l2 to l2?

The Frobenius norm of the Jacobian is bounded, which is at least the spectral norm and equal to it for one output.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from verify.engines import Answer, decide
from verify.engines.asking import asked, number_text
from verify.errors import BadInput

__all__ = ["lipschitz"]


def lipschitz(module: Any, constant: Any, over: Sequence[tuple[Any, Any]], effort: str = "standard") -> Answer:
    """``lipschitz(nn.Sequential(nn.Linear(2, 3), nn.GELU(), nn.Linear(3, 1)), 1, over=[(-2, 2)] * 2)``."""
    from numerics.bound.modules import written_module

    names = [f"x_{i}" for i in range(1, len(over) + 1)]
    try:
        written = written_module(module, names)
    except ValueError as error:
        raise BadInput(f"the module cannot be read: {error}") from None
    squares = " + ".join(f"D({out}, {name})**2" for out in written.outputs for name in names)
    said = f"sqrt({squares}) <= {number_text(constant)}"
    return decide(asked(said, dict(zip(names, over, strict=True)), define=written.define), effort=effort)
