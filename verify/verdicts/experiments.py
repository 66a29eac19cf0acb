"""The word on an experiment or a question: counts of runs against a share that was written down before.

A check of training runs returns counts (:class:`~verify.records.Count`), one for each cell that it tried; the share and
whether *every* cell or *some* cell must be above it stand in the claim's file.  An answer needs at least ten runs in
every cell, and the exact interval of a cell wholly on one side of the share; with several cells each has its part of
the doubt of one in twenty (Bonferroni).  Items that corroborate (the same runs by other code) must agree.

=============  ==================  ==============  ==========
answer         experiment          question        otherwise
=============  ==================  ==============  ==========
yes            ``reproduced``      ``answered``    the truth table of :mod:`verify.verdicts.judge`
no             ``not reproduced``  ``answered``
undecided      ``open``            ``open``, with what would decide it
=============  ==================  ==============  ==========

A statement of an experiment that rests on no run (a number that is computed) is judged by the truth table.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from verify.records import Count, Evidence, Finding, Kind, Scope, Trial, Verdict

__all__ = ["DOUBT", "LEAST", "answer_of", "is_trial", "side_of", "undecided", "word"]

LEAST = 10  # runs in a cell below which nothing is said
DOUBT = Fraction(1, 20)
_WORDS = {
    ("experiment", Finding.YES): Verdict.REPRODUCED,
    ("experiment", Finding.NO): Verdict.NOT_REPRODUCED,
    ("question", Finding.YES): Verdict.ANSWERED,
    ("question", Finding.NO): Verdict.ANSWERED,
}


def is_trial(evidence: Sequence[Evidence], trial: Trial | None) -> bool:
    """Is this decided by runs?  Every check must have run, on the statement itself, and one of them must count."""
    if trial is None or not evidence or any(item.scope is not Scope.STATED for item in evidence):
        return False
    ran = all(item.finding not in (Finding.FAILED, Finding.NOT_RUN) for item in evidence)
    return ran and any(item.kind is Kind.EMPIRICAL for item in evidence if not item.corroborates)


def side_of(count: Count, share: Fraction, cells: int) -> int:
    """1, -1 or 0: the cell's whole interval is above the share, below it, or neither."""
    from numerics.statistics.rates import side

    return side(count.successes, count.runs, share, DOUBT / cells) if count.runs >= LEAST else 0


def _counted(item: Evidence, trial: Trial) -> Finding:
    share = Fraction(trial.threshold)
    sides = [side_of(count, share, len(item.counts)) for count in item.counts]
    above, below = (any, all) if trial.cells == "some" else (all, any)
    if above(side > 0 for side in sides):
        return Finding.YES
    return Finding.NO if below(side < 0 for side in sides) else Finding.UNKNOWN


def _item(item: Evidence, trial: Trial) -> Finding:
    if item.counts:
        return _counted(item, trial) if trial.threshold else Finding.UNKNOWN
    if item.finding is Finding.NO and (item.kind is not Kind.EMPIRICAL or item.corroborates):
        return Finding.UNKNOWN
    return item.finding


def answer_of(evidence: Sequence[Evidence], trial: Trial) -> Finding:
    """No if one part is denied, yes if all are affirmed; nothing where what corroborates does not agree."""
    if any(item.finding is not Finding.YES for item in evidence if item.corroborates):
        return Finding.UNKNOWN
    found = [_item(item, trial) for item in evidence if not item.corroborates]
    if Finding.NO in found:
        return Finding.NO
    return Finding.YES if all(one is Finding.YES for one in found) else Finding.UNKNOWN


def word(trial: Trial, answer: Finding) -> Verdict:
    return _WORDS.get((trial.kind, answer), Verdict.OPEN)


def undecided(evidence: Sequence[Evidence], trial: Trial) -> str:
    """What would decide it, in a sentence."""
    from numerics.statistics.rates import runs_needed

    if any(item.finding is not Finding.YES for item in evidence if item.corroborates):
        return "What would decide it: agreement of the two codes that ran it."
    if not trial.threshold:
        return ""
    share, needs = Fraction(trial.threshold), []
    for item in evidence:
        for count in item.counts:
            if not side_of(count, share, len(item.counts)):
                needed = runs_needed(count.successes, count.runs, share, DOUBT / len(item.counts))
                more = f"about {max(needed, LEAST)}" if needed else "more than a million"
                needs.append(f"{more} runs{' of ' + count.name if count.name else ''} if the rate stays")
    return f"What would decide it: {'; '.join(needs)}." if needs else ""
