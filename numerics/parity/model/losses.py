"""The losses of the model file: one record per name, as functions of the margin t = y ŷ, in every arithmetic.

All instruments in ``numerics`` read the records; a name without a record is an error.  Only the standard library is
imported here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import sympy as sp
    from flint import arb

__all__ = ["LOSSES", "LossRecord", "loss_record"]


@dataclass(frozen=True, kw_only=True)
class LossRecord:
    """A loss ℓ(t) of the margin t = y ŷ, for labels y of ±1.

    ``smoothness`` is how often ℓ is continuously differentiable (0, 1 or 2); ``vanishes`` says that ℓ is zero for
    t ≥ 1, and then ℓ follows one analytic branch for t < 1.
    ``symbolic(y, output)`` is the loss in SymPy.  ``derivatives(t)`` yields ℓ, ℓ' and ℓ'' of an array of doubles, at
    t = 1 the value from the right.  ``branch(t)`` yields the same of the analytic branch for t < 1, continued.
    ``tensor(t)`` is ℓ in torch.  ``enclosure(t)`` encloses ℓ and ℓ' on a ball, at a jump the hull.
    ``tops(size)`` are upper bounds of |ℓ'| and |ℓ''| where |ŷ| is at most size; None where ℓ' jumps.
    """

    name: str
    meaning: str
    smoothness: int
    vanishes: bool
    symbolic: Callable[[sp.Expr, sp.Expr], sp.Expr]
    derivatives: Callable[[Any], Iterator[Any]]
    branch: Callable[[Any], Iterator[Any]]
    tensor: Callable[[Any], Any]
    enclosure: Callable[[arb], tuple[arb, arb]]
    tops: Callable[[Any], tuple[Any, Fraction]] | None

    @property
    def has_gradient(self) -> bool:
        """Is ℓ' continuous?"""
        return self.smoothness >= 1

    def doubles(self, margin: Any, order: int = 2) -> tuple[Any, ...]:
        """ℓ, ..., ℓ^(order) of an array of margins, order at most 2."""
        return tuple(islice(self.derivatives(margin), order + 1))


def loss_record(name: str) -> LossRecord:
    """The record of a name of the model file.

    Raises:
        ValueError: no such loss.
    """
    if name not in LOSSES:
        raise ValueError(f"loss {name!r}; allowed are {', '.join(LOSSES)}")
    return LOSSES[name]


# ------------------------------------------------------------------------------------------------ the records


def _quadratic_tops(size: Any) -> tuple[Any, Fraction]:
    return 2 * (size + 1), Fraction(2)


def _squared_hinge_symbolic(y: sp.Expr, output: sp.Expr) -> sp.Expr:
    import sympy as sp

    return sp.Max(0, 1 - y * output) ** 2


def _squared_hinge_derivatives(margin: Any) -> Iterator[Any]:
    import numpy as np

    short = np.maximum(1.0 - margin, 0.0)
    yield short * short
    yield -2.0 * short
    yield 2.0 * (margin < 1)


def _quadratic_branch(margin: Any) -> Iterator[Any]:
    import numpy as np

    short = 1.0 - margin
    yield short * short
    yield -2.0 * short
    yield np.full_like(short, 2.0)


def _squared_hinge_tensor(margin: Any) -> Any:
    import torch

    short = torch.relu(1 - margin)
    return short * short


def _squared_hinge_enclosure(margin: arb) -> tuple[arb, arb]:
    from flint import arb

    short = (1 - margin).max(arb(0))
    return short * short, -2 * short


def _hinge_symbolic(y: sp.Expr, output: sp.Expr) -> sp.Expr:
    import sympy as sp

    return sp.Max(0, 1 - y * output)


def _hinge_derivatives(margin: Any) -> Iterator[Any]:
    import numpy as np

    yield np.maximum(1.0 - margin, 0.0)
    yield -1.0 * (margin < 1)
    yield np.zeros_like(np.asarray(margin, dtype=float))


def _hinge_branch(margin: Any) -> Iterator[Any]:
    import numpy as np

    short = 1.0 - margin
    yield short
    yield np.full_like(short, -1.0)
    yield np.zeros_like(short)


def _hinge_tensor(margin: Any) -> Any:
    import torch

    return torch.relu(1 - margin)


def _hinge_enclosure(margin: arb) -> tuple[arb, arb]:
    from flint import arb

    slope = arb(-1) if margin < 1 else arb(0) if margin > 1 else arb(-1).union(arb(0))
    return (1 - margin).max(arb(0)), slope


def _logistic_symbolic(y: sp.Expr, output: sp.Expr) -> sp.Expr:
    import sympy as sp

    return sp.log(1 + sp.exp(-y * output))


def _logistic_derivatives(margin: Any) -> Iterator[Any]:
    from numerics.arithmetic.portable import log_add_exp, tanh

    yield log_add_exp(-margin)
    share = 0.5 * (1.0 - tanh(0.5 * margin))
    yield -share
    yield share * (1.0 - share)


def _logistic_tensor(margin: Any) -> Any:
    import torch

    return torch.nn.functional.softplus(-margin, threshold=700.0)


def _logistic_enclosure(margin: arb) -> tuple[arb, arb]:
    return (1 + (-margin).exp()).log(), -1 / (1 + margin.exp())


def _square_symbolic(y: sp.Expr, output: sp.Expr) -> sp.Expr:
    return (y - output) ** 2


def _square_tensor(margin: Any) -> Any:
    return (1 - margin) * (1 - margin)


def _square_enclosure(margin: arb) -> tuple[arb, arb]:
    return (1 - margin) * (1 - margin), -2 * (1 - margin)


_RECORDS = (
    LossRecord(
        name="squared-hinge",
        meaning="max(0, 1 - y yhat)^2",
        smoothness=1,
        vanishes=True,
        symbolic=_squared_hinge_symbolic,
        derivatives=_squared_hinge_derivatives,
        branch=_quadratic_branch,
        tensor=_squared_hinge_tensor,
        enclosure=_squared_hinge_enclosure,
        tops=_quadratic_tops,
    ),
    LossRecord(
        name="hinge",
        meaning="max(0, 1 - y yhat)",
        smoothness=0,
        vanishes=True,
        symbolic=_hinge_symbolic,
        derivatives=_hinge_derivatives,
        branch=_hinge_branch,
        tensor=_hinge_tensor,
        enclosure=_hinge_enclosure,
        tops=None,
    ),
    LossRecord(
        name="logistic",
        meaning="log(1 + exp(-y yhat))",
        smoothness=2,
        vanishes=False,
        symbolic=_logistic_symbolic,
        derivatives=_logistic_derivatives,
        branch=_logistic_derivatives,
        tensor=_logistic_tensor,
        enclosure=_logistic_enclosure,
        tops=lambda size: (1, Fraction(1, 4)),
    ),
    LossRecord(
        name="square",
        meaning="(y - yhat)^2",
        smoothness=2,
        vanishes=False,
        symbolic=_square_symbolic,
        derivatives=_quadratic_branch,
        branch=_quadratic_branch,
        tensor=_square_tensor,
        enclosure=_square_enclosure,
        tops=_quadratic_tops,
    ),
)
LOSSES: dict[str, LossRecord] = {record.name: record for record in _RECORDS}
