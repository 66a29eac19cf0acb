"""The exact expected risk and its gradient, without sampling.

While the heads see positions only, the output depends on the input through S = <c, x> alone, c = (k/m) times the sum
of the heads' attention (heads that see tokens, ``trained = "row"``, are in :mod:`numerics.parity.risk.rows`, and every
input is gone through).  So the risk is a mean over bits of a pair of functions of S, by the three methods of
:mod:`numerics.bit_sums.mean`, and its gradient comes from the slopes in c.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from numerics.arithmetic.portable import dot, product
from numerics.bit_sums.mean import MAX_ENUMERATE, METHODS, SumError, mean, rounding, subset_sums
from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.heads import aligned_heads, attention, drawn_heads, entries, positions, temperature
from numerics.parity.risk.loss import Loss, loss_of

__all__ = [
    "METHODS",
    "PopulationError",
    "RiskResult",
    "aligned_heads",
    "attention",
    "drawn_heads",
    "entries",
    "error_rate",
    "hard_risk",
    "positions",
    "risk",
    "temperature",
]

Array = np.ndarray[Any, Any]


class PopulationError(ValueError):
    """A risk that was asked for and cannot be had: one line with what is allowed."""


@dataclass(frozen=True)
class RiskResult:
    value: float
    gradient: Array | None  # shape of the heads
    error: float  # of the value: a bound for enumerate and meet, an estimate for characteristic
    method: str
    kept: int  # positions that were not replaced by their mean
    detail: str  # how the error was come by

    def _facts(self) -> list[tuple[str, str]]:
        facts = [
            ("risk", f"{self.value:.16g}"),
            ("error", f"{self.error:.1e} ({self.detail})"),
            ("method", f"{self.method}, {self.kept} positions kept"),
        ]
        rows = () if self.gradient is None else self.gradient.tolist()
        return facts + [(f"gradient of head {i}", ", ".join(f"{x:.12g}" for x in row)) for i, row in enumerate(rows, 1)]

    def _repr_html_(self) -> str:
        return f"<table>{''.join(f'<tr><th>{name}</th><td>{text}</td></tr>' for name, text in self._facts())}</table>"

    def _repr_markdown_(self) -> str:
        return "\n".join(["| | |", "| --- | --- |", *(f"| {name} | {text} |" for name, text in self._facts())])


@lru_cache(maxsize=256)
def _constants(spec: ModelSpec) -> tuple[Loss, float, float]:
    """What is parsed from text once for a model: its loss, the chance of a 1, and k/m."""
    return loss_of(spec), float(spec.bit_probability), spec.k / spec.heads


def risk(
    spec: ModelSpec,
    heads: Any,
    parity_set: Sequence[int],
    *,
    method: str = "auto",
    gradient: bool = False,
    accuracy: float = 1e-12,
    order: int = 2,
) -> RiskResult:
    """The expected risk at these heads for this parity set, with its error; on request its gradient.

    ``order`` is the order of summation, 1 or 2: the same risk up to rounding, and 2 is faster.
    """
    table = _checked(spec, heads, parity_set, method, accuracy)
    if spec.whole_rows:
        return _risk_of_rows(spec, table, parity_set, gradient=gradient)
    return _risk_at(spec, attention(spec, table), parity_set, method, gradient, accuracy, order)


def hard_risk(spec: ModelSpec, heads: Any, parity_set: Sequence[int], accuracy: float = 1e-12) -> RiskResult:
    """The risk when every head attends to the position of its largest score alone (the first, in a tie)."""
    table = _checked(spec, heads, parity_set, "auto", accuracy)
    if spec.whole_rows:
        return _risk_of_rows(spec, table, parity_set, hard=True)
    gamma = np.zeros((spec.heads, spec.n))
    gamma[np.arange(spec.heads), product(table, positions(spec).T).argmax(axis=1)] = 1.0
    return _risk_at(spec, gamma, parity_set, "auto", False, accuracy)


def error_rate(spec: ModelSpec, heads: Any, parity_set: Sequence[int], *, hard: bool = False) -> float:
    """The probability that the sign of the output is not the label (a zero output is an error); n up to 24."""
    table = _checked(spec, heads, parity_set, "auto", 0.5)
    if spec.n > MAX_ENUMERATE:
        raise PopulationError(f"error rate: n = {spec.n}; allowed is n up to {MAX_ENUMERATE}")
    if spec.whole_rows:
        from numerics.parity.risk.rows import row_error_rate

        return row_error_rate(spec, table, parity_set, hard=hard)
    loss, chance, scale = _constants(spec)
    gamma = attention(spec, table)
    if hard:
        peaks = gamma.argmax(axis=1)
        gamma = np.zeros_like(gamma)
        gamma[np.arange(spec.heads), peaks] = 1.0
    c = scale * gamma.sum(axis=0)
    members = set(parity_set)
    used = [p for p in range(spec.n) if c[p] > 1e-12 or p + 1 in members]
    sums, signs, mass = subset_sums(c[used], np.array([p + 1 in members for p in used]), chance)
    return dot(mass, loss.output(sums) * signs <= 0)


def _risk_of_rows(
    spec: ModelSpec, table: Array, parity_set: Sequence[int], *, gradient: bool = False, hard: bool = False
) -> RiskResult:
    from numerics.parity.risk.rows import row_risk

    value, slopes = row_risk(spec, table, parity_set, hard=hard)
    bound = rounding(_constants(spec)[0]) if math.isfinite(value) else math.inf
    return RiskResult(value, slopes if gradient else None, bound, "enumerate", spec.n, "all inputs, rounding only")


def _risk_at(
    spec: ModelSpec,
    gamma: Array,
    parity_set: Sequence[int],
    method: str,
    gradient: bool,
    accuracy: float,
    order: int = 2,
) -> RiskResult:
    loss, chance, scale = _constants(spec)
    c = scale * gamma.sum(axis=0)
    if not np.isfinite(c).all():
        nothing = np.full((spec.heads, 2), np.nan) if gradient else None
        return RiskResult(math.nan, nothing, math.inf, method, spec.n, "the scores are beyond floating point")
    inside = [p - 1 for p in parity_set]
    if loss.only_enumerated:
        if method in ("meet", "characteristic") or spec.n > MAX_ENUMERATE:
            raise PopulationError(
                f"method {method}, n = {spec.n}: {spec.activation} is made of several analytic branches; allowed are "
                f"enumerate and auto, n up to {MAX_ENUMERATE}"
            )
        method = "enumerate"
    try:
        found = mean(loss, c, inside, chance=chance, method=method, accuracy=accuracy, gradient=gradient, order=order)
    except SumError as error:
        raise PopulationError(str(error)) from None
    full = _chain(spec, gamma, found.slopes, scale) if gradient else None
    return RiskResult(float(found.value), full, float(found.error), found.method, found.kept, found.detail)


def _checked(spec: ModelSpec, heads: Any, parity_set: Sequence[int], method: str, accuracy: float) -> Array:
    if method not in METHODS:
        raise PopulationError(f"method {method!r}; allowed are {', '.join(METHODS)}")
    if spec.whole_rows:
        if method in ("meet", "characteristic"):
            raise PopulationError(
                f"method {method}: with trained = 'row' the heads see tokens and S is not linear in "
                "the input; allowed are enumerate and auto"
            )
        if spec.n > MAX_ENUMERATE:
            raise PopulationError(
                f"trained = 'row': every input is gone through, n = {spec.n}; allowed is n up to {MAX_ENUMERATE}"
            )
    if not 0 < accuracy < 1:
        raise PopulationError(f"accuracy {accuracy}; allowed is a number between 0 and 1")
    table = np.asarray(heads, dtype=float)
    if table.shape != (spec.heads, len(entries(spec))):
        raise PopulationError(
            f"heads: shape {table.shape} was given; allowed is {spec.heads} rows of {', '.join(entries(spec))}"
        )
    if not np.isfinite(table).all():
        raise PopulationError("heads: an entry is not a finite number")
    members = list(parity_set)
    if len(set(members)) != len(members) or not all(1 <= p <= spec.n for p in members):
        raise PopulationError(f"parity set {members}; allowed are different positions from 1 to {spec.n}")
    return table


def _chain(spec: ModelSpec, gamma: Array, slopes: Array, scale: float) -> Array:
    """From dL/dc to the heads: dγ_p/da = γ_p (u_p - E_γ u)/τ."""
    table = positions(spec)
    weighted = gamma * slopes
    moved = product(weighted, table) - weighted.sum(axis=1, keepdims=True) * product(gamma, table)
    return moved * (scale / temperature(spec))
