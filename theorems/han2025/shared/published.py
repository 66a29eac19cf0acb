"""The experiment of the authors' public code: its model, its runs, and what its heads look at."""

from __future__ import annotations

import functools
from dataclasses import replace
from typing import Any

import numpy as np

from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import attention, error_rate, risk
from numerics.parity.training.experiment import PUBLISHED, run_experiment
from theorems.han2025.shared import parts
from theorems.han2025.shared.runs import AFRESH, effort
from verify.records import Context

MIDPOINT = 16.5
PART = 5  # runs that one worker does before it looks what others have done
MIDWAY = 0.1  # of a position: how near to 16.5 a head must point
End = tuple[Any, float, float]  # heads, exact risk, share of errors with hard attention


def _directions(heads: Any) -> list[float]:
    """Where heads point, in positions from 0 to 20."""

    table = np.asarray(heads, dtype=float)
    return [float(x) for x in (np.arctan2(table[:, 0], table[:, 1]) / (2 * np.pi) * 20) % 20]


def pair_of(heads: Any) -> bool:
    """Two heads or more that point midway between 16 and 17."""
    return sum(abs(direction - MIDPOINT) < MIDWAY for direction in _directions(heads)) >= 2


def public_model(variant: str) -> Any:

    return ModelSpec(n=20, b="0", temperature={"published": "1", "later": "n/4"}[variant])


def measured(variant: str, members: tuple[int, ...], heads: Any) -> End:

    spec = public_model(variant)
    return heads, risk(spec, heads, members).value, error_rate(spec, heads, members, hard=True)


def as_published(ctx: Context, members: tuple[int, ...]) -> list[End]:
    """The public experiment of the time, from fresh seeds; none in the quick profile, for a run takes half a second."""
    first, count = 10**6 * ctx.seed + AFRESH, effort(ctx, 0, 40, 400)
    return list(_published(members, first, count, parts.folder()))


@functools.lru_cache(maxsize=16)
def _published(members: tuple[int, ...], first: int, count: int, folder: str) -> tuple[End, ...]:
    """Of runs with seeds in a row.  Claims on different workers ask for the same: the heads are kept in the folder."""
    asked = [(members, seed, min(seed + PART, first + count)) for seed in range(first, first + count, PART)]
    ends = [heads for part in parts.shared(folder, asked, _published_heads) for heads in part]
    return tuple(measured("published", members, np.array(heads)) for heads in ends)


def _published_heads(members: tuple[int, ...], first: int, end: int) -> list[Any]:
    spec = public_model("published")
    return [run_experiment(spec, members, PUBLISHED, seed)[0].tolist() for seed in range(first, end)]


@functools.lru_cache(maxsize=64)
def _changed(loss: str, law: str, members: tuple[int, ...], first: int, count: int, folder: str) -> tuple[Any, ...]:
    """Heads at the end of runs with seeds in a row, kept for other claims as above."""
    (ends,) = parts.shared(folder, [(loss, law, members, first, first + count)], _changed_heads)
    return tuple(np.array(heads) for heads in ends)


def _changed_heads(loss: str, law: str, members: tuple[int, ...], first: int, end: int) -> list[Any]:
    spec, experiment = at_temperature(law), replace(PUBLISHED, loss=loss)
    return [run_experiment(spec, members, experiment, seed)[0].tolist() for seed in range(first, end)]


def at_temperature(law: str) -> Any:
    return ModelSpec(n=20, b="0", temperature=law)


def changed(ctx: Context, members: tuple[int, ...], loss: str, law: str) -> list[Any]:
    """Heads of the public experiment with its loss or temperature alone changed, fresh seeds; none in quick."""
    first, count = 10**6 * ctx.seed + AFRESH, effort(ctx, 0, 16, 200)
    return list(_changed(loss, law, members, first, count, parts.folder()))


def takes_one_bit_each(heads: Any, members: tuple[int, ...], variant: str = "published") -> bool:
    return one_bit_each(public_model(variant), heads, members)


def one_bit_each(spec: Any, heads: Any, members: tuple[int, ...]) -> bool:
    """The peaks are the parity set, each with a score above 0.9."""
    gamma = attention(spec, heads)
    return sorted((gamma.argmax(axis=1) + 1).tolist()) == sorted(members) and bool(gamma.max(axis=1).min() > 0.9)
