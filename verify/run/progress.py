"""Progress on stderr: a rich bar on a terminal, plain lines elsewhere."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol, TextIO

from verify.engines.outcome import told
from verify.errors import visible
from verify.records import Finding
from verify.results.schema import Outcome
from verify.run.points import STATEMENT

__all__ = ["Lines", "Progress", "Silent", "line", "progress", "under_way"]

QUIET = 30.0  # seconds without a line before one says what is under way


WORDS = {
    Finding.YES: "supports the statement",
    Finding.NO: "contradicts the statement",
    Finding.UNKNOWN: "no answer",
    Finding.FAILED: "FAILED",
    Finding.NOT_RUN: "does not apply",
}


class Progress(Protocol):
    def finished(self, outcome: Outcome, *, kept: bool) -> None: ...

    def running(self, jobs: Sequence[tuple[str, float]]) -> None:
        """What is under way, and for how many seconds; told several times a second."""


class Silent:
    """For callers that only want the results."""

    def finished(self, outcome: Outcome, *, kept: bool) -> None:
        return None

    def running(self, jobs: Sequence[tuple[str, float]]) -> None:
        return None


def line(outcome: Outcome, kept: bool) -> str:
    """``lemma-1/gradient_is_bounded: supports the statement, 0.8 s``: never a yes or no to the name of the check.  Of a
    statement that is decided by its formula: ``lemma-1.norm: refuted by attack, 0.8 s``."""
    _, statement, address = outcome.job.partition(f"/{STATEMENT}")
    if outcome.failure:
        engines = told(outcome.tried)
        word = f"FAILED ({outcome.failure})" + (f"; {engines}" if engines else "")
    elif outcome.lacks:
        word = f"skipped (needs {outcome.lacks})"
    elif outcome.evidence is not None:
        word = (
            "counted"
            if outcome.evidence.counts and outcome.evidence.finding is Finding.UNKNOWN
            else WORDS[outcome.evidence.finding]
        )
    elif statement:
        word = _decided(outcome)
    else:
        word = "figure written" if outcome.figure is not None else "computed"
    seconds = f", {outcome.seconds:.1f} s" if outcome.seconds or not outcome.failure else ""
    return visible(f"{address or outcome.job}: {word}{seconds}" + (" (kept)" if kept else ""))


def _decided(outcome: Outcome) -> str:
    """What the formula of a statement was found to be, and by whom; or which engine stopped where."""
    for word, found in (("refuted", outcome.points), ("holds", outcome.held)):
        if found:
            return f"{word}, certificate {found[0].certificate.name}" + (
                f" by {found[0].engine}" if found[0].engine else ""
            )
    engines = told(outcome.tried)
    return f"undecided ({engines})" if engines else "not refuted by its stored counterexample"


def under_way(jobs: Sequence[tuple[str, float]]) -> str:
    """``now: 12 s lemma-1/gradient_is_bounded, 3 s lemma-2/sign``, the longest first."""
    shown = [f"{seconds:.0f} s {job}" for job, seconds in sorted(jobs, key=lambda item: -item[1])]
    return f"now: {', '.join(shown)}" if shown else ""


class _Count:
    """How much is done, and how long the rest will take if it goes on like this."""

    def __init__(self, total: int, clock: Callable[[], float]) -> None:
        self.total, self.clock = total, clock
        self.done = self.computed = 0
        self.start = clock()

    def finished(self, kept: bool) -> None:
        self.done += 1
        self.computed += not kept

    def left(self) -> str:
        """Of computed jobs only: what was kept took no time and says nothing about the rest."""
        if not self.computed:
            return "time left not known yet"
        seconds = (self.clock() - self.start) / self.computed * (self.total - self.done)
        return f"about {seconds / 60:.0f} min left" if seconds >= 90 else f"about {seconds:.0f} s left"


class Lines:
    """A line for each finished job, and one every half a minute while jobs take longer."""

    def __init__(self, total: int, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self.stream, self.clock, self.count = stream, clock, _Count(total, clock)
        self.spoke = clock()

    def finished(self, outcome: Outcome, *, kept: bool) -> None:
        self.count.finished(kept or bool(outcome.lacks))
        if not outcome.lacks:  # the answer says in one line how many checks were skipped
            self._say(f"[{self.count.done}/{self.count.total}] {line(outcome, kept)}")

    def running(self, jobs: Sequence[tuple[str, float]]) -> None:
        if jobs and self.clock() - self.spoke >= QUIET:
            self._say(f"[{self.count.done}/{self.count.total}] {under_way(jobs)}; {self.count.left()}")

    def _say(self, text: str) -> None:
        self.spoke = self.clock()
        print(text, file=self.stream, flush=True)


class _Bar:
    def __init__(self, bar: Any, task: Any, total: int) -> None:
        self.bar, self.task, self.count = bar, task, _Count(total, time.monotonic)

    def finished(self, outcome: Outcome, *, kept: bool) -> None:
        self.count.finished(kept or bool(outcome.lacks))
        if outcome.failure or f"/{STATEMENT}" in outcome.job:
            self.bar.console.print(line(outcome, kept), markup=False, highlight=False)
        self.bar.update(self.task, advance=1)

    def running(self, jobs: Sequence[tuple[str, float]]) -> None:
        self.bar.update(self.task, description=f"{self.count.left()}; {under_way(jobs)}")


@contextlib.contextmanager
def progress(total: int, stream: TextIO | None = None) -> Iterator[Progress]:
    stream = sys.stderr if stream is None else stream
    if not stream.isatty():
        yield Lines(total, stream)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as RichProgress
    from rich.table import Column

    rest = Column(ratio=1, no_wrap=True, overflow="ellipsis")  # the long text gives way, not the numbers
    words = TextColumn("{task.description}", markup=False, table_column=rest)
    columns = (MofNCompleteColumn(), BarColumn(16), TimeElapsedColumn(), words)
    with RichProgress(*columns, console=Console(file=stream), expand=True, transient=True) as bar:
        yield _Bar(bar, bar.add_task("starting", total=total), total)
