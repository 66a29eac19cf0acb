r"""fig-2: heads trained for 30 epochs at n = 20, k = 3.

With bits 8, 11, 18 each head is said to put almost all its attention on one bit; with 16 and 17 in the set two
heads are said to point midway, at $c\,(\sin\frac{2\pi\cdot16.5}{n},\cos\frac{2\pi\cdot16.5}{n})$.  The text fixes
neither learning rate nor temperature nor b, and gives no number of runs; it describes full-batch gradient descent
on the expected risk.  That, the experiment of the authors' public code of the time (commit 2a91b0b of 2024-11-27) and
that of its later version (commits 8bebbb0 to 21f21c1 of May 2025) are run here.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from numerics.parity.risk.exact import error_rate, risk
from numerics.statistics.rates import rate_of
from theorems.han2025.fig_2 import recorded
from theorems.han2025.shared.kept import sample
from theorems.han2025.shared.published import MIDPOINT, MIDWAY, End, as_published, measured, pair_of, takes_one_bit_each
from theorems.han2025.shared.runs import came_below, counted, effort, outcomes
from theorems.han2025.shared.scope import SHARP, for_every_smoothing, for_trained_heads, speaks_of
from verify.court.words import words_beside
from verify.records import Context, Evidence, Finding, Kind

say = words_beside(__package__)

LEFT, RIGHT = (8, 11, 18), (8, 16, 17)
SEARCH = say("search.text")
RATES = (0.01, 0.1, 1.0)  # the text names none


def model(ctx: Context, temperature: str = "1/n", b: str | None = None) -> Any:
    return ctx.model.at(n=20, k=3, heads=3, temperature=temperature, b=ctx.model.b if b is None else b, parity_set=None)


def _described_at(ctx: Context, members: tuple[int, ...], rate: float) -> list[dict[str, Any]]:
    """Gradient descent on the expected risk, 30 steps (an epoch of a full batch is one step)."""
    return outcomes(ctx, model(ctx), members, effort(ctx, 3, 40, 400), optimiser="gd", rate=rate, steps=30)


def described(ctx: Context, members: tuple[int, ...]) -> list[dict[str, Any]]:
    return [run for rate in RATES for run in _described_at(ctx, members, rate)]


def _by_rate(ctx: Context, members: tuple[int, ...], shows: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Counts for each learning rate apart: pooled, a rate that works would be hidden by two that do not."""

    return {f"rate {rate:g}": rate_of(shows(run) for run in _described_at(ctx, members, rate)) for rate in RATES}


def _separate(run: dict[str, Any]) -> bool:
    return run.get("read_off") is True and min(run["weights"]) > 0.9


def _midway(run: dict[str, Any]) -> bool:
    return run["status"] != "non-finite" and pair_of(run["heads"])


@functools.lru_cache(maxsize=4)
def as_later(members: tuple[int, ...]) -> tuple[End, ...]:
    """The kept runs after the pilot."""
    return tuple(measured("later", members, run["heads"]) for run in recorded.counted(members))


@for_trained_heads
def separate_bits_get_one_head_each(ctx: Context) -> Evidence:
    best = min((run["best"] for run in described(ctx, LEFT) if run["best"] is not None), default=float("nan"))
    return counted(_by_rate(ctx, LEFT, _separate), say("separate_bits_get_one_head_each.counted", best=best), SEARCH)


@for_trained_heads
def two_heads_share_the_neighbours(ctx: Context) -> Evidence:
    return counted(
        _by_rate(ctx, RIGHT, lambda run: _midway(run) and came_below(run, 0.05)),
        say("two_heads_share_the_neighbours.counted"),
        SEARCH,
    )


@for_trained_heads
def the_pair_points_midway(ctx: Context) -> Evidence:
    return counted(_by_rate(ctx, RIGHT, _midway), say("the_pair_points_midway.counted", midway=MIDWAY), SEARCH)


@speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"))
def public_code_separates_the_bits(ctx: Context) -> Evidence:
    return _shown_by(as_published(ctx, LEFT), LEFT, "published")


@speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"))
def public_code_pairs_heads_midway(ctx: Context) -> Evidence:
    return _shown_by(as_published(ctx, RIGHT), RIGHT, "published")


@speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"))
def later_code_separates_the_bits(ctx: Context) -> Evidence:
    return _shown_by(as_later(LEFT), LEFT, "later")


@speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"))
def later_code_pairs_heads_midway(ctx: Context) -> Evidence:
    return _shown_by(as_later(RIGHT), RIGHT, "later")


@speaks_of(activation=SHARP, loss=("squared-hinge", "hinge"))
def kept_runs_come_out_again(ctx: Context) -> Evidence:
    """The later experiment's runs are kept in a file: of a sample the beginnings are repeated, and some to the end."""
    whole, count = effort(ctx, 0, 1, 16), effort(ctx, 1, 10, 10**6)
    found = {members: sample(recorded.kept(members), count, ctx.seed) for members in (LEFT, RIGHT)}
    wrong = [seed for runs in found.values() for seed in recorded.differing(runs, whole)]
    begun, ended = sum(map(len, found.values())), sum(min(whole, len(runs)) for runs in found.values())
    return Evidence(
        finding=Finding.YES if begun and not wrong else Finding.UNKNOWN,
        kind=Kind.EMPIRICAL,
        corroborates=True,
        cases=begun,
        search=say("kept_runs_come_out_again.search"),
        summary=say(
            "kept_runs_come_out_again.says-3",
            early=recorded.EARLY,
            pilot=recorded.PILOT,
            at_first=recorded.AT_FIRST,
            left=len(recorded.counted(LEFT)),
            right=len(recorded.counted(RIGHT)),
            planned_left=recorded.PLANNED[LEFT],
            planned_right=recorded.PLANNED[RIGHT],
            begun=begun,
            ended=ended,
            kept_runs_come_out_again_says=say("kept_runs_come_out_again.says", wrong=wrong)
            if wrong
            else say("kept_runs_come_out_again.says-2"),
        ),
    )


PROTOCOL = {"published": say("protocol.text"), "later": say("protocol.text-2")}


def _shown_by(runs: Any, members: tuple[int, ...], variant: str) -> Evidence:

    if not runs:
        return Evidence(finding=Finding.UNKNOWN, kind=Kind.EMPIRICAL, summary=say("shown_by.unknown"))
    if members == LEFT:
        shows = [takes_one_bit_each(item[0], members, variant) for item in runs]
        words = say("shown_by.words")
    else:
        shows = [pair_of(item[0]) and item[1] < 0.05 for item in runs]
        words = say("shown_by.words-2", midway=MIDWAY)
    hard = sum(item[2] > 0 for item in runs)
    return counted(
        {"": rate_of(map(bool, shows))},
        say("shown_by.counted", protocol=PROTOCOL[variant], hard=hard, number_of_runs=len(runs), words=words),
        say("shown_by.counted-2"),
    )


@for_every_smoothing
def midpoint_heads_approach_risk_zero(ctx: Context) -> Evidence:
    """Two long heads at 16.5 give x16/2 + x17/2 each: their sum is right, so the picture shows an optimum."""

    spec = model(ctx, b="0").at(
        activation="smoothed-relu", loss="squared-hinge", inputs="uniform", trained="plane", positions="circle"
    )
    angles = 2 * np.pi * np.array([MIDPOINT, MIDPOINT, 8.0]) / 20
    heads = np.stack([np.sin(angles), np.cos(angles)], axis=1)
    found = [risk(spec, scale * heads, RIGHT) for scale in (1, 4, 16, 64)]
    values = [max(0.0, result.value) if result.value > -result.error else result.value for result in found]
    wrong = error_rate(spec, 64 * heads, RIGHT, hard=True)
    falls = values == sorted(values, reverse=True) and values[-1] >= 0 and values[-1] + found[-1].error < 1e-9
    return Evidence(
        finding=Finding.YES if falls else Finding.UNKNOWN,
        kind=Kind.NUMERIC,
        cases=len(values),
        search=say("midpoint_heads_approach_risk_zero.search"),
        summary=say(
            "midpoint_heads_approach_risk_zero.says",
            values=", ".join(f"{value:.3g}" for value in values),
            wrong=100 * wrong,
        ),
    )
