"""Progress on stderr: a rich bar on a terminal, plain lines elsewhere."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import Any, Protocol, TextIO

from verify.records import Finding
from verify.results.schema import Outcome

__all__ = ["Progress", "Silent", "line", "progress"]


WORDS = {
    Finding.YES: "for the statement",
    Finding.NO: "against the statement",
    Finding.UNKNOWN: "cannot tell",
    Finding.FAILED: "FAILED",
    Finding.NOT_RUN: "does not apply",
}


class Progress(Protocol):
    def finished(self, outcome: Outcome, *, kept: bool) -> None: ...


class Silent:
    """For callers that only want the results."""

    def finished(self, outcome: Outcome, *, kept: bool) -> None:
        return None


def line(outcome: Outcome, kept: bool) -> str:
    """``lemma-1/gradient_is_bounded: for the statement, 0.8 s``: never a yes or no to the name of the check."""
    if outcome.failure:
        word = f"FAILED ({outcome.failure})"
    elif outcome.evidence is not None:
        word = "counted" if outcome.evidence.counts else WORDS[outcome.evidence.finding]
    else:
        word = "drawn" if outcome.figure is not None else "computed"
    return f"{outcome.job}: {word}, {outcome.seconds:.1f} s" + (" (kept)" if kept else "")


class _Lines:
    def __init__(self, total: int, stream: TextIO) -> None:
        self.total, self.stream, self.count = total, stream, 0

    def finished(self, outcome: Outcome, *, kept: bool) -> None:
        self.count += 1
        print(f"[{self.count}/{self.total}] {line(outcome, kept)}", file=self.stream, flush=True)


class _Bar:
    def __init__(self, bar: Any, task: Any) -> None:
        self.bar, self.task = bar, task

    def finished(self, outcome: Outcome, *, kept: bool) -> None:
        if outcome.failure:
            self.bar.console.print(line(outcome, kept), markup=False, highlight=False)
        self.bar.update(self.task, advance=1, description=f"last: {line(outcome, kept)}")


@contextlib.contextmanager
def progress(total: int, stream: TextIO | None = None) -> Iterator[Progress]:
    stream = sys.stderr if stream is None else stream
    if not stream.isatty():
        yield _Lines(total, stream)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
    from rich.progress import Progress as RichProgress

    words = TextColumn("{task.description}", markup=False)
    times = (TimeElapsedColumn(), TextColumn("left:"), TimeRemainingColumn())
    columns = (MofNCompleteColumn(), BarColumn(), *times, words)
    with RichProgress(*columns, console=Console(file=stream)) as bar:
        yield _Bar(bar, bar.add_task("starting", total=total))
