r"""edelman-fig-2: the smallest sample size that learns a 3-sparse AND of T bits, against T.

Only the caption is at hand: the smallest m at which training reaches full validation accuracy in at least four of five
random trials, said to grow like log T.  Architecture, distribution and optimiser are not on the page, so the protocol
is ours: :mod:`numerics.head.training.batch` (one head, a context token, learned positions), bits that are one with
chance $2^{-1/3}$ so that the AND is a fair coin, and Adam on batches of 16 from the sample.  Width, rate, batch and
number of steps were chosen from about forty combinations by how often they succeed at T = 100 to 320, on seeds that
are not used here; training on the whole sample at every step needed far more strings at large T.
"""

from __future__ import annotations

import math

from numerics.statistics.thresholds import ADEQUATE, DECISIVE, exponent_interval, thresholds
from theorems.edelman2022.edelman_fig_2.runs import comparison, design, share, study, told_fits, told_threshold
from theorems.edelman2022.edelman_fig_2.undecided import law_would_decide, sizes_would_decide
from verify.records import Context, Evidence, Finding, Kind

SEARCH = "one attention head, Adam, batches of 16, 500 steps, hidden positions, samples and starts drawn afresh"
EXPONENT = 0.5  # far slower than T


def _unknown(reason: str) -> Evidence:
    return Evidence.unknown(f"Not decided: {reason}.")


def _yes(found: bool, summary: str, cases: int, **data: object) -> Evidence:
    finding = Finding.YES if found else Finding.UNKNOWN
    return Evidence(finding=finding, kind=Kind.EMPIRICAL, summary=summary, cases=cases, search=SEARCH, data=dict(data))


def every_run_is_counted(ctx: Context) -> Evidence:
    """How many runs there were and how they ended; one whose loss is not finite is a failure."""
    found, todo = study(ctx), design(ctx)
    runs = sum(count.runs for count in found.counts)
    counted = sum(found.ended.values()) == runs and found.ended["reached"] == sum(c.successes for c in found.counts)
    return _yes(
        counted,
        (
            "{runs} runs, {trials} at each of {number_of_counts} pairs of T and m with T in {map}: {reached} "
            "reached 500 of 500 validation strings right, {not_reached} did not within 500 steps, {non_finite} "
            "had a loss that was not finite (failures)."
        ).format(
            runs=runs,
            trials=todo.trials,
            number_of_counts=len(found.counts),
            map=", ".join(map(str, todo.lengths)),
            reached=found.ended["reached"],
            not_reached=found.ended["not reached"],
            non_finite=found.ended["non-finite"],
        ),
        runs,
        counts=[list(count) for count in found.counts],
    )


def the_smallest_size_is_bracketed_at_every_length(ctx: Context) -> Evidence:
    """At each T a size whose exact interval is below the share, and one whose interval is above it."""

    wanted = share(ctx)
    if wanted is None:
        return _unknown("the share that is set is no number between 0 and 1")
    if len(design(ctx).lengths) < 3:
        return _unknown(
            f"the {ctx.profile.name} profile trains too few runs to place a threshold; a larger one would decide it"
        )
    counts = study(ctx).counts
    found = thresholds(counts, wanted)
    sure = [
        item
        for item in found
        if item.surely_more_than is not None
        and item.surely_at_most is not None
        and item.surely_more_than < item.surely_at_most
    ]
    return _yes(
        len(sure) == len(found),
        (
            "Smallest sample size with at least {wanted:g} % successes ({trials} runs a size; estimate with 95 "
            "% likelihood interval; exact 95 % intervals place it for sure at {number_of_sure} of "
            "{number_of_found} lengths): {map}.{rest}"
        ).format(
            wanted=100 * wanted,
            trials=design(ctx).trials,
            number_of_sure=len(sure),
            number_of_found=len(found),
            map="; ".join(map(told_threshold, found)),
            rest=sizes_would_decide(counts, [item for item in found if item not in sure], wanted),
        ),
        sum(count.runs for count in counts),
        thresholds=[[t.length, t.smallest, f"{t.estimate:.3f}", f"{t.low:.3f}", f"{t.high:.3f}"] for t in found],
    )


def the_smallest_size_is_not_constant(ctx: Context) -> Evidence:

    found = comparison(ctx)
    if isinstance(found, str):
        return _unknown(found)
    gap = found.fits["constant"].aic - min(found.fits["law"].aic, found.fits["power"].aic)
    return _yes(
        gap >= DECISIVE,
        (
            f"A constant threshold is worse than the best growing one by {gap:.1f} in AIC ({DECISIVE:g} is taken "
            "as decisive)."
        ),
        sum(count.runs for count in study(ctx).counts),
        gap=f"{gap:.3f}",
    )


def the_stated_law_is_preferred_and_fits(ctx: Context) -> Evidence:
    """Better than both alternatives by a decisive margin, and not rejected beside free thresholds."""

    found = comparison(ctx, backwards=True)
    if isinstance(found, str):
        return _unknown(found)
    law = ctx.quantities["law"].text
    rivals = {
        "law": f"a + b {law}",
        "power": f"a T^c with c = {found.fits['power'].exponent:.2f}",
        "constant": "a constant",
    }
    if found.decided == "law":
        head = f"The counts decide for m* = a + b {law}"
    elif found.decided:
        head = f"The counts decide for {rivals[found.decided]} and against a + b {law}"
    else:
        head = f"The counts do not decide: {rivals[found.best]} is ahead"
    summary = (
        "{head}, by {margin:.1f} in AIC to the next law ({decisive:g} with p of at least {adequate:g} is "
        "asked for): {told_fits}. The training is ours: the page at hand does not say how the paper "
        "trains.{rest}"
    ).format(
        head=head,
        margin=found.margin,
        decisive=DECISIVE,
        adequate=ADEQUATE,
        told_fits=told_fits(found, law),
        rest="" if found.decided else law_would_decide(found, design(ctx).trials),
    )
    answer = Finding.YES if found.decided == "law" else Finding.NO if found.decided else Finding.UNKNOWN
    return Evidence(
        finding=answer,
        kind=Kind.EMPIRICAL,
        cases=sum(count.runs for count in study(ctx, backwards=True).counts),
        search=SEARCH,
        summary=summary,
        data={
            "margin": f"{found.margin:.3f}",
            "aic": {name: f"{fit.aic:.3f}" for name, fit in found.fits.items()},
            "lapse": f"{found.fits['law'].lapse:.4f}",
            "steepness": f"{found.fits['law'].steepness:.4f}",
        },
    )


def growth_is_far_slower_than_the_length(ctx: Context) -> Evidence:
    """The exponent of a power law through the thresholds, with its interval."""

    wanted = share(ctx)
    if wanted is None or len(design(ctx).lengths) < 3:
        return _unknown(
            f"the {ctx.profile.name} profile trains too few runs to fit an exponent (a larger one would decide "
            "it), or the "
            "share is none"
        )
    counts = study(ctx, backwards=True).counts
    centre, low, high = exponent_interval(counts, wanted)
    if not all(map(math.isfinite, (centre, low, high))):
        return _unknown("the interval of the exponent is not bounded by these counts")
    lengths = design(ctx).lengths
    return _yes(
        0 < low <= high < EXPONENT,
        (
            f"From T = {lengths[0]} to {lengths[-1]} a power law through the smallest sizes has the exponent "
            f"{centre:.2f} (95 % interval {low:.2f} to {high:.2f}; asked for: above 0 and below {EXPONENT:g})."
        ),
        sum(count.runs for count in counts),
        exponent=f"{centre:.4f}",
        low=f"{low:.4f}",
        high=f"{high:.4f}",
    )
