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
from verify.court.words import words_beside
from verify.records import Context, Evidence, Finding, Kind

say = words_beside(__package__)

SEARCH = say("search.text")
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
        say(
            "every_run_is_counted.yes",
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
        return _unknown(say("the_smallest_size_is_bracketed_at_every_length.unknown"))
    if len(design(ctx).lengths) < 3:
        return _unknown(say("the_smallest_size_is_bracketed_at_every_length.unknown-2", name=ctx.profile.name))
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
        say(
            "the_smallest_size_is_bracketed_at_every_length.yes",
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
        say("the_smallest_size_is_not_constant.yes", gap=gap, decisive=DECISIVE),
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
        head = say("the_stated_law_is_preferred_and_fits.head", law=law)
    elif found.decided:
        head = say("the_stated_law_is_preferred_and_fits.head-2", rivals=rivals[found.decided], law=law)
    else:
        head = say("the_stated_law_is_preferred_and_fits.head-3", rivals=rivals[found.best])
    summary = say(
        "the_stated_law_is_preferred_and_fits.summary",
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
        return _unknown(say("growth_is_far_slower_than_the_length.unknown", name=ctx.profile.name))
    counts = study(ctx, backwards=True).counts
    centre, low, high = exponent_interval(counts, wanted)
    if not all(map(math.isfinite, (centre, low, high))):
        return _unknown(say("growth_is_far_slower_than_the_length.unknown-2"))
    lengths = design(ctx).lengths
    return _yes(
        0 < low <= high < EXPONENT,
        say(
            "growth_is_far_slower_than_the_length.yes",
            lengths=lengths[0],
            lengths_2=lengths[-1],
            centre=centre,
            low=low,
            high=high,
            exponent=EXPONENT,
        ),
        sum(count.runs for count in counts),
        exponent=f"{centre:.4f}",
        low=f"{low:.4f}",
        high=f"{high:.4f}",
    )
