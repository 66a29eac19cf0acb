"""What the empirical claims share: runs with their seeds, counts with their intervals, and the word *most*.

An experiment or a question returns counts (:func:`counted`), which the audit holds against the share in the claim's
file.  In a theorem's reading a majority is only believed where the whole 95 % interval is on one side of one half, and
a count can support ``holds`` for a statement about counts, never ``refuted``.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import numpy as np

from numerics.parity.model.spec import decode_model
from numerics.parity.training.losses import Ended, train_with
from numerics.parity.training.runs import Settings, outcome_of, train
from numerics.parity.training.sweeps import grid, named_set, rate_of, sweep
from numerics.statistics.rates import runs_needed
from theorems.han2025.shared import parts
from verify.records import Context, Count, Evidence, Finding, Kind

__all__ = [
    "AFRESH",
    "HALF",
    "came_below",
    "counted",
    "counts",
    "effort",
    "errors_of",
    "losses",
    "majority",
    "minority",
    "more_than",
    "outcomes",
    "rarely_wrong",
    "started_from",
]

HALF = Fraction(1, 2)
LEAST = 10  # runs below which nothing is said of most of them
SHARED = {"every": 10**6, "accuracy": 1e-8, "target": 1e-4}


def effort(ctx: Context, quick: int, standard: int, thorough: int) -> int:
    """A count by profile: effort, never meaning."""
    return (quick, standard, thorough)[ctx.profile.level]


def outcomes(
    ctx: Context, spec: Any, which: str | tuple[int, ...], count: int, **settings: Any
) -> list[dict[str, Any]]:
    """``count`` runs from heads drawn as the paper draws them, seeds in a row."""
    text = json.dumps([spec.to_dict(), which, count, ctx.seed, settings], sort_keys=True)
    return list(_outcomes(text))


@functools.lru_cache(maxsize=256)
def _outcomes(text: str) -> tuple[dict[str, Any], ...]:

    model, which, count, seed, settings = json.loads(text)
    spec = decode_model({"schema": 1, "model": model})
    axes = {name: [value] for name, value in (SHARED | settings).items()}
    members = which if isinstance(which, str) else tuple(which)
    return tuple(sweep(grid(spec, {}, axes, [members], range(10**6 * seed, 10**6 * seed + count))))


def came_below(result: dict[str, Any], level: float) -> bool:
    """A finite risk below the level; a run with a loss that is not finite never counts."""
    return result["status"] != "non-finite" and result["best"] is not None and result["best"] < level


def counts(results: Sequence[dict[str, Any]], level: float = 0.01) -> Any:

    return rate_of(came_below(result, level) for result in results)


AFRESH = 500_000  # seeds from here on were not used when the shares in the claims' files were chosen


def counted(cells: Mapping[str, Any], summary: str, search: str, **more: Any) -> Evidence:
    """Counts by cell, each with its interval in words; what they decide is the audit's to find."""
    told = "; ".join(f"{name}: {rate}" if name else str(rate) for name, rate in cells.items())
    return Evidence(
        finding=Finding.UNKNOWN,
        kind=Kind.EMPIRICAL,
        cases=sum(rate.runs for rate in cells.values()),
        search=search,
        summary=f"{summary} {told}." if summary else f"{told}.",
        data=dict(more),
        counts=tuple(Count(rate.successes, rate.runs, name) for name, rate in cells.items()),
    )


@functools.lru_cache(maxsize=256)
def _with_loss(text: str, folder: str) -> tuple[Any, ...]:
    """Several claims and figures ask for the same runs, maybe on other workers: their ends are kept in the folder."""
    (ends,) = parts.shared(folder, [(text,)], _ends)
    _, model, count, first, _ = json.loads(text)
    sets = _sets(decode_model({"schema": 1, "model": model}), range(first, first + count))
    return tuple((own, Ended(np.array(heads), *rest)) for own, (heads, *rest) in zip(sets, ends, strict=True))


def _sets(spec: Any, seeds: range) -> list[tuple[int, ...]]:
    return [named_set("random", spec.n, spec.k, seed) for seed in seeds]


def _ends(text: str) -> list[Any]:
    """(heads, share of errors, steps) of each of the runs that are asked for."""
    loss, model, count, first, settings = json.loads(text)
    spec, seeds = decode_model({"schema": 1, "model": model}), range(first, first + count)
    found = train_with(loss, spec, _sets(spec, seeds), Settings(**(SHARED | settings)), seeds)
    return [(end.heads.tolist(), end.errors, end.steps) for end in found]


def losses(ctx: Context, spec: Any, loss: str, count: int, **settings: Any) -> tuple[Any, ...]:
    """Pairs (parity set, how the run ended) of runs trained with another loss, from seeds that were not seen before."""
    return _with_loss(_asked(ctx, spec, loss, count, settings), parts.folder())


def _asked(ctx: Context, spec: Any, loss: str, count: int, settings: Mapping[str, Any]) -> str:
    first = 10**6 * ctx.seed + AFRESH
    return json.dumps([loss, spec.to_dict(), count, first, settings], sort_keys=True)


def errors_of(ctx: Context, loss: str, asked: Iterable[tuple[Any, int]], **settings: Any) -> list[list[float]]:
    """The shares of errors of such runs, for models each with its count; workers that ask for the same share them."""
    texts = [(_asked(ctx, spec, loss, count, settings),) for spec, count in asked]
    return [[errors for _, errors, _ in ends] for ends in parts.shared(parts.folder(), texts, _ends)]


def rarely_wrong(runs: Iterable[Any]) -> Any:
    """How many of such runs end with fewer than one error in a hundred, over every input."""
    from numerics.statistics.rates import rate_of

    return rate_of(ended.errors < 0.01 for _, ended in runs)


def majority(rate: Any, summary: str, search: str, name: str = "", **more: Any) -> Evidence:
    """Evidence on "in most runs": yes or no only where the interval leaves no doubt."""
    finding = Finding.UNKNOWN
    if rate.runs < LEAST:
        finding = Finding.UNKNOWN
    elif rate.low > 0.5:
        finding = Finding.YES
    elif rate.high < 0.5:
        finding = Finding.NO
    if finding is Finding.NO:
        summary = f"The counts speak against it. {summary}"
    data = {"successes": rate.successes, "runs": rate.runs, "low": f"{rate.low:.6f}", "high": f"{rate.high:.6f}"}
    return _found(finding, {name: rate}, HALF, summary, search, data | more)


def minority(cells: Mapping[str, Any], summary: str, search: str) -> Evidence:
    """Evidence on "in fewer than half of the runs, in each of these cells": every whole interval must be below."""
    finding, rates = Finding.UNKNOWN, list(cells.values())
    if all(rate.runs >= LEAST for rate in rates):
        if all(rate.high < 0.5 for rate in rates):
            finding = Finding.YES
        elif any(rate.low > 0.5 for rate in rates):
            finding = Finding.NO
    data = {
        "successes": [rate.successes for rate in rates],
        "runs": [rate.runs for rate in rates],
        "high": [f"{rate.high:.6f}" for rate in rates],
    }
    return _found(finding, cells, HALF, summary, search, data)


def more_than(share: Fraction, cells: Mapping[str, Any], summary: str, search: str) -> Evidence:
    """Evidence on "in more than that share of the runs, in each of these cells": every whole interval above it."""
    finding, rates = Finding.UNKNOWN, list(cells.values())
    if all(rate.runs >= LEAST for rate in rates):
        if all(rate.low > share for rate in rates):
            finding = Finding.YES
        elif any(rate.high < share for rate in rates):
            finding = Finding.NO
    if finding is Finding.NO:
        summary = f"The counts speak against it. {summary}"
    data = {
        "successes": [rate.successes for rate in rates],
        "runs": [rate.runs for rate in rates],
        "low": [f"{rate.low:.6f}" for rate in rates],
    }
    return _found(finding, cells, share, summary, search, data)


def _found(
    finding: Finding, cells: Mapping[str, Any], share: Fraction, summary: str, search: str, data: dict[str, Any]
) -> Evidence:
    """With the counts of the cells, and where they leave it open how many runs would decide it."""
    return Evidence(
        finding=finding,
        kind=Kind.EMPIRICAL,
        cases=sum(rate.runs for rate in cells.values()),
        search=search,
        summary=f"{summary} {_wanted(cells, share)}" if finding is Finding.UNKNOWN else summary,
        data=data,
        counts=tuple(Count(rate.successes, rate.runs, name) for name, rate in cells.items()),
    )


def _wanted(cells: Mapping[str, Any], share: Fraction) -> str:
    needs = []
    for name, rate in cells.items():
        if rate.runs < LEAST or rate.low <= share <= rate.high:
            runs = runs_needed(rate.successes, rate.runs, share)
            count = str(max(runs, LEAST)) if runs else "more than a million"
            needs.append("about {count} runs{of}".format(count=count, of=f" ({name})" if name else ""))
    return "What would decide it: {needs}, if the rates stay.".format(needs="; ".join(needs)) if needs else ""


def started_from(spec: Any, members: Sequence[int], heads: Any, **settings: Any) -> Any:
    """The outcome of one run from given heads."""

    return outcome_of(train(spec, members, Settings(**(SHARED | settings)), heads))
