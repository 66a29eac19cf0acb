"""What would decide where the counts of edelman-fig-2 do not, in numbers of runs."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from numerics.statistics.rates import runs_needed
from numerics.statistics.thresholds import DECISIVE

if TYPE_CHECKING:
    from numerics.statistics.thresholds import Comparison, Count, Threshold

__all__ = ["law_would_decide", "sizes_would_decide"]


def law_would_decide(found: Comparison, trials: int) -> str:
    """A log-likelihood grows as the runs: so do the two differences that must both be decisive."""
    apart = min(value for name, value in found.own.items() if name != found.best) - found.own[found.best]
    least = min(found.margin, apart)
    if not 0 < least < DECISIVE:
        return " What would decide it: longer strings, for the two ways to fit do not agree on the law that is ahead."
    return (
        f" What would decide it: about {math.ceil(trials * DECISIVE / least)} runs at each pair of T and m, if "
        "both differences in AIC grow "
        "as the runs do."
    )


def sizes_would_decide(counts: Sequence[Count], unsure: Sequence[Threshold], share: float) -> str:
    wanted = Fraction(share).limit_denominator(10**6)
    needs = [need for item in unsure for need in _needs(counts, item, wanted)]
    return " What would decide it: {needs}.".format(needs="; ".join(needs)) if needs else ""


def _needs(counts: Sequence[Count], item: Threshold, share: Fraction) -> Iterator[str]:
    """For each end that is missing: runs at the size that is nearest to giving it, or a size beyond those tried."""
    cells = sorted((c for c in counts if c.length == item.length), key=lambda c: c.size)
    best, worst = max(cells, key=_rate), min(cells, key=_rate)
    if item.surely_at_most is None:
        larger = f"a larger m than {cells[-1].size} at T = {item.length}"
        yield _runs(best, share) if _rate(best) > share else larger
    if item.surely_more_than is None:
        smaller = f"a smaller m than {cells[0].size} at T = {item.length}"
        yield _runs(worst, share) if _rate(worst) < share else smaller


def _rate(count: Count) -> Fraction:
    return Fraction(count.successes, count.runs)


def _runs(cell: Count, share: Fraction) -> str:
    runs = runs_needed(cell.successes, cell.runs, share)
    return f"about {runs or 10**6} runs of T = {cell.length}, m = {cell.size} if the rate stays"
