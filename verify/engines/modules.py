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
    """Decide whether a torch module has Jacobian of Frobenius norm at most a constant on a box.

    Args:
        module: a ``torch.nn.Module``; it is traced by torch.fx, its weights are taken as exact doubles.
        constant: the Lipschitz constant to test.
        over: one interval ``(low, high)`` per input.
        effort: ``"quick"``, ``"standard"`` or ``"thorough"``.

    Returns:
        An ``Answer``, as ``certify`` returns it.

    Example:
        import torch
        import verify

        net = torch.nn.Sequential(torch.nn.LayerNorm(2, eps=0.25, elementwise_affine=False))
        print(verify.lipschitz(net, 1, over=[(-1, 1), (-1, 1)]).counterexample)
    Output:
        {'x_1': '-1', 'x_2': '-1'}
    """
    from numerics.bound.modules import written_module

    names = [f"x_{i}" for i in range(1, len(over) + 1)]
    try:
        written = written_module(module, names)
    except ValueError as error:
        raise BadInput(f"the module cannot be read: {error}") from None
    squares = " + ".join(f"D({out}, {name})**2" for out in written.outputs for name in names)
    said = f"sqrt({squares}) <= {number_text(constant)}"
    return decide(asked(said, dict(zip(names, over, strict=True)), define=written.define), effort=effort)
