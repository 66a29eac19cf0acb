"""Experiments and questions: what was asked, what the counts answer, and each count as a bar where it stands.

The counts are read from the summaries, where each has its exact interval.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from verify.records import Kind, Verdict
from verify.report import summary
from verify.results.schema import ClaimResult, ReadingResult, Results

__all__ = ["Count", "Row", "pieces", "rows"]

KINDS = ("experiment", "question")
_COUNT = re.compile(
    r"(?P<part>[0-9]{1,9}) of (?P<whole>[0-9]{1,9}) \(95 % interval (?P<low>[0-9.]+) to (?P<high>[0-9.]+) %\)"
)


class Count(NamedTuple):
    text: str
    share: float  # per cent
    low: float  # ends of the interval
    high: float


class Row(NamedTuple):
    claim: ClaimResult
    shown: tuple[str, ...]  # what other readings show by their counts, a sentence each
    found: str


def rows(results: Results) -> list[Row]:
    asked = [claim for claim in results.claims if claim.kind in KINDS and claim.checked]
    return [Row(claim, _shown(claim), summary.opening(claim.summary, 520)) for claim in asked]


def _shown(claim: ClaimResult) -> tuple[str, ...]:
    """What other readings show by their counts: answers, and what was reproduced or was not."""
    return tuple(filter(None, map(_told, claim.readings[1:])))


def _told(reading: ReadingResult) -> str:
    text = reading.text.rstrip(".")
    if reading.verdict is Verdict.HOLDS and reading.evidence is Kind.EMPIRICAL:
        return f"Supported by the runs: {text}."
    if reading.verdict in (Verdict.REPRODUCED, Verdict.NOT_REPRODUCED):
        return f"{str(reading.verdict).capitalize()}: {text}."
    return f"Answer: {reading.answer.rstrip('.')}." if reading.verdict is Verdict.ANSWERED and reading.answer else ""


def pieces(text: str) -> Iterator[str | Count]:
    """The text cut at its counts."""
    place = 0
    for match in _COUNT.finditer(text):
        count = _count(match)
        if count is None:
            continue
        yield text[place : match.start()]
        yield count
        place = match.end()
    yield text[place:]


def _count(match: re.Match[str]) -> Count | None:
    try:
        part, whole, low, high = int(match["part"]), int(match["whole"]), float(match["low"]), float(match["high"])
    except ValueError:
        return None
    if whole == 0 or part > whole or not low <= high <= 100:
        return None
    return Count(match[0], 100 * part / whole, low, high)
