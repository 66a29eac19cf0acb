"""What the empirical claims share: runs with their seeds, counts with their intervals, and the word *most*.

A majority of runs is only believed where the whole 95 % interval is on one side of one half.  Training that fails
is evidence and no certificate: a count can support ``holds`` for a statement about counts, and never ``refuted``.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Sequence
from typing import Any

from verify.records import Context, Evidence, Finding, Kind

__all__ = ["came_below", "counts", "effort", "majority", "minority", "outcomes", "started_from"]

LEAST = 10  # runs below which nothing is said of most of them
SHARED = {"every": 10**6, "accuracy": 1e-8, "target": 1e-4}


def effort(ctx: Context, quick: int, standard: int, thorough: int) -> int:
    """A count by profile: effort, never meaning."""
    return (quick, standard, thorough)[ctx.profile.level]


def outcomes(ctx: Context, spec: Any, which: str | tuple[int, ...], count: int,
             **settings: Any) -> list[dict[str, Any]]:
    """``count`` runs from heads drawn as the paper draws them, seeds in a row."""
    text = json.dumps([spec.to_dict(), which, count, ctx.seed, settings], sort_keys=True)
    return list(_outcomes(text))


@functools.lru_cache(maxsize=256)
def _outcomes(text: str) -> tuple[dict[str, Any], ...]:
    from numerics.parity.model.spec import decode_model
    from numerics.parity.training.sweeps import grid, sweep

    model, which, count, seed, settings = json.loads(text)
    spec = decode_model({"schema": 1, "model": model})
    axes = {name: [value] for name, value in (SHARED | settings).items()}
    members = which if isinstance(which, str) else tuple(which)
    return tuple(sweep(grid(spec, {}, axes, [members], range(10**6 * seed, 10**6 * seed + count))))


def came_below(result: dict[str, Any], level: float) -> bool:
    """A finite risk below the level; a run with a loss that is not finite never counts."""
    return result["status"] != "non-finite" and result["best"] is not None and result["best"] < level


def counts(results: Sequence[dict[str, Any]], level: float = 0.01) -> Any:
    from numerics.parity.training.sweeps import rate_of

    return rate_of(came_below(result, level) for result in results)


def majority(rate: Any, summary: str, search: str, **more: Any) -> Evidence:
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
    return Evidence(finding=finding, kind=Kind.EMPIRICAL, cases=rate.runs, search=search, summary=summary,
                    data=data | more)


def minority(rates: Sequence[Any], summary: str, search: str) -> Evidence:
    """Evidence on "in fewer than half of the runs, in each of these groups": every whole interval must be below."""
    finding = Finding.UNKNOWN
    if all(rate.runs >= LEAST for rate in rates):
        if all(rate.high < 0.5 for rate in rates):
            finding = Finding.YES
        elif any(rate.low > 0.5 for rate in rates):
            finding = Finding.NO
    data = {"successes": [rate.successes for rate in rates], "runs": [rate.runs for rate in rates],
            "high": [f"{rate.high:.6f}" for rate in rates]}
    return Evidence(finding=finding, kind=Kind.EMPIRICAL, cases=sum(rate.runs for rate in rates), search=search,
                    summary=summary, data=data)


def started_from(spec: Any, members: Sequence[int], heads: Any, **settings: Any) -> Any:
    """The outcome of one run from given heads."""
    from numerics.parity.training.runs import Settings, outcome_of, train

    return outcome_of(train(spec, members, Settings(**(SHARED | settings)), heads))
