"""The exact expected risk and its gradient, without sampling.

While the heads see positions only, the output depends on the input through S = <c, x> alone, c = (k/m) times the sum
of the heads' attention (heads that see tokens, ``trained = "row"``, are in :mod:`numerics.parity.risk.rows`, and every
input is gone through).  Three methods, one function:

``enumerate``       every input; the oracle, n up to 24;
``meet``            two sorted halves; exact up to rounding for a ReLU, else up to the error of the polynomials,
                    which is measured at dense points;
``characteristic``  products over positions, a frequency at a time; its error is an estimate.

``auto`` takes the cheapest that meets the asked accuracy, and says which.  Positions whose attention is
negligible are replaced by their mean, and what that can cost is part of the error.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from numerics.arithmetic.portable import dot, power, product
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
    "subset_sums",
    "temperature",
]

Array = np.ndarray[Any, Any]
METHODS = ("auto", "enumerate", "meet", "characteristic")
MAX_ENUMERATE, MAX_MEET, CHEAP_MEET = 24, 44, 32
ROUNDING = 2e-15


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

    @property
    def accurate(self) -> bool:
        return bool(np.isfinite(self.value) and np.isfinite(self.error))

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
    if spec.trained == "row":
        return _risk_of_rows(spec, table, parity_set, gradient=gradient)
    return _risk_at(spec, attention(spec, table), parity_set, method, gradient, accuracy, order)


def hard_risk(spec: ModelSpec, heads: Any, parity_set: Sequence[int], accuracy: float = 1e-12) -> RiskResult:
    """The risk when every head attends to the position of its largest score alone (the first, in a tie)."""
    table = _checked(spec, heads, parity_set, "auto", accuracy)
    if spec.trained == "row":
        return _risk_of_rows(spec, table, parity_set, hard=True)
    gamma = np.zeros((spec.heads, spec.n))
    gamma[np.arange(spec.heads), product(table, positions(spec).T).argmax(axis=1)] = 1.0
    return _risk_at(spec, gamma, parity_set, "auto", False, accuracy)


def error_rate(spec: ModelSpec, heads: Any, parity_set: Sequence[int], *, hard: bool = False) -> float:
    """The probability that the sign of the output is not the label (a zero output is an error); n up to 24."""
    table = _checked(spec, heads, parity_set, "auto", 0.5)
    if spec.n > MAX_ENUMERATE:
        raise PopulationError(f"error rate: n = {spec.n}; allowed is n up to {MAX_ENUMERATE}")
    if spec.trained == "row":
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
    bound = ROUNDING * 64 * max(1.0, _sizes(_constants(spec)[0])[0]) if math.isfinite(value) else math.inf
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
    parity = np.zeros(spec.n, dtype=bool)
    parity[np.asarray(parity_set) - 1] = True
    chosen = method
    if chosen == "enumerate":
        if spec.n > MAX_ENUMERATE:
            raise PopulationError(f"method enumerate: n = {spec.n}; allowed is n up to {MAX_ENUMERATE}")
        value, slopes = _enumerate(loss, c, parity, chance)
        error, kept, detail = ROUNDING * 64 * max(1.0, _sizes(loss)[0]), spec.n, "all inputs, rounding only"
    else:
        value, slopes, error, kept, detail, chosen = _reduced(
            loss, c, parity, chance, chosen, accuracy, gradient, order
        )
    full = _chain(spec, gamma, slopes, scale) if gradient else None
    return RiskResult(float(value), full, float(error), chosen, kept, detail)


def _checked(spec: ModelSpec, heads: Any, parity_set: Sequence[int], method: str, accuracy: float) -> Array:
    if method not in METHODS:
        raise PopulationError(f"method {method!r}; allowed are {', '.join(METHODS)}")
    if spec.trained == "row":
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


def subset_sums(c: Array, parity: Array, chance: float) -> tuple[Array, Array, Array]:
    """<c, x>, the sign (-1)^(sum of parity bits) and the probability of every x; bit p of the index is x_p."""
    sums, signs, mass = np.zeros(1), np.ones(1), np.ones(1)
    for x, flag in zip(c, parity, strict=True):
        sums = np.concatenate([sums, sums + x])
        signs = np.concatenate([signs, -signs if flag else signs])
        mass = np.concatenate([mass * (1 - chance), mass * chance])
    return sums, signs, mass


def _enumerate(loss: Loss, c: Array, parity: Array, chance: float) -> tuple[float, Array]:
    """Every input, in blocks of the low bits; the high bits are the outer loop."""
    n = len(c)
    low = min(n, 16)

    sums, signs, mass = subset_sums(c[:low], parity[:low], chance)
    outer = subset_sums(c[low:], parity[low:], chance)
    value, slopes = 0.0, np.zeros(n)
    for number, (start, sign, weight) in enumerate(zip(*outer, strict=True)):
        s, positive = sums + start, signs * sign > 0
        value += weight * dot(mass, np.where(positive, loss.value(1, s), loss.value(-1, s)))
        slope = weight * mass * np.where(positive, loss.slope(1, s), loss.slope(-1, s))
        for p in range(low):
            slopes[p] += slope.reshape(-1, 2, 1 << p)[:, 1].sum()
        for p in range(low, n):
            if number >> (p - low) & 1:
                slopes[p] += slope.sum()
    return value, slopes


@lru_cache(maxsize=64)
def _sizes(loss: Loss) -> tuple[float, float, float]:
    return loss.bounds()


def _negligible(c: Array, parity: Array, loss: Loss, chance: float, budget: float) -> tuple[Array, float]:
    """Which positions may be replaced by their mean, smallest first, and what that can cost.

    Outside the parity set the first order vanishes where l' is Lipschitz: c^2 p(1-p)/2 times that constant.
    A bit of the parity set, and any bit where l' jumps, costs c times the largest slope.
    """
    _, steepest, growth = _sizes(loss)
    smooth = loss.kind != "hinge" and loss.pieces is None
    cost = steepest * c
    if smooth:
        cost = np.where(parity, cost, np.minimum(cost, 0.5 * chance * (1 - chance) * growth * c * c))
    order = np.argsort(cost, kind="stable")
    running = np.cumsum(cost[order])
    count = int(np.searchsorted(running, budget, side="right"))
    dropped = np.zeros(len(c), dtype=bool)
    dropped[order[:count]] = True
    return dropped, float(running[count - 1]) if count else 0.0


def _reduced(
    loss: Loss, c: Array, parity: Array, chance: float, method: str, accuracy: float, gradient: bool, order: int
) -> tuple[float, Array, float, int, str, str]:
    dropped, lost = _negligible(c, parity, loss, chance, 0.25 * accuracy)
    kept = np.flatnonzero(~dropped)
    offset = chance * float(c[dropped].sum())
    # a dropped bit of the parity set multiplies what knows the label by E[(-1)^x] = 1 - 2p
    hidden = dropped & parity
    factor = power(1.0 - 2.0 * chance, int(hidden.sum()))
    size = len(kept)
    if method == "meet" and size > MAX_MEET:
        raise PopulationError(
            f"method meet: {size} positions hold attention at accuracy {accuracy}; allowed is up to {MAX_MEET}"
        )
    waves = None
    if method == "characteristic" or (method == "auto" and size > CHEAP_MEET):
        from numerics.parity.risk.waves import wave_sums

        waves = wave_sums(loss, c[kept], parity[kept], chance, offset, factor, accuracy / 2, gradient)
        if method == "auto" and waves[4] > accuracy / 2 and size <= MAX_MEET:
            waves = None
    if waves is not None:
        value, mean_a, mean_d, inner, error, count = waves
        method, detail = "characteristic", f"estimated from the last octave of {count} frequencies"
    else:
        from numerics.parity.risk.meeting import meeting

        value, mean_a, mean_d, inner, error = meeting(
            loss, c[kept], parity[kept], chance, offset, factor, accuracy, order
        )
        method = "meet"
        quadratic = loss.pieces is not None and loss.kind != "logistic"
        detail = "rounding only" if quadratic else "polynomials measured at dense points"
    slopes = np.empty(len(c))
    slopes[kept] = inner
    slopes[dropped] = chance * (mean_a + factor * mean_d)
    if hidden.any():  # E[x (-1)^x] = -p, and the other hidden bits keep their factor
        others = power(1.0 - 2.0 * chance, int(hidden.sum()) - 1)
        slopes[hidden] = chance * (mean_a - others * mean_d)
    return value, slopes, error + lost, size, detail, method
