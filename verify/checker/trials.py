"""Each certificate in a process of its own that may use so many seconds and bytes; all together have a limit, too.

A certificate is somebody else's data.  What is not accepted within its limits is not accepted.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import multiprocessing.connection
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from . import Rejected, check_text
from .reading import read_bytes
from .rules import ready

__all__ = ["Limits", "examine", "printable", "shown", "trials"]

WIDEST = 4000  # characters of a line


class Limits(NamedTuple):
    seconds: float = 600.0  # for one certificate
    total: float = 7200.0  # for all of them
    memory: int = 2 << 30  # bytes of address space for one process


USUAL = Limits()


def printable(text: str) -> str:
    """One line that a terminal shows and does not obey."""
    line = "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in text[: WIDEST + 1])
    encoding = sys.stdout.encoding or "ascii"
    line = line.encode(encoding, "backslashreplace").decode(encoding)
    return line if len(line) <= WIDEST else line[:WIDEST] + " ..."


def examine(path: Any, seen: bytes | None, answer: Any, memory: int) -> None:
    """In a process of its own: what the certificate establishes, or why it is rejected.

    Its answer is about the bytes that were seen before, for it is given to other files of the same bytes, too.
    """
    _bound(memory)
    try:
        data = read_bytes(path)
        if hashlib.sha256(data).digest() != seen:
            raise Rejected("it was changed while it was looked at")
        said = True, check_text(data)
    except Rejected as error:
        said = False, str(error)
    except MemoryError:
        said = False, f"over the limit of {memory >> 20} megabytes"
    except Exception as error:  # a defect of the checker: still nothing is established
        said = False, f"not checked ({type(error).__name__})"
    answer.send((said[0], said[1][: 4 * WIDEST].encode("utf-8", "backslashreplace")))


def _bound(memory: int) -> None:
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    except (ImportError, ValueError, OSError):
        pass  # not on this system: the limit of time remains


def content(path: Any) -> bytes | None:
    """What tells the file from others: a digest of its bytes; nothing for what is no plain file."""
    try:
        return hashlib.sha256(read_bytes(path)).digest()
    except (Rejected, TypeError, AttributeError):
        return None  # its own trial will say why


class Trial:
    """One certificate under way."""

    def __init__(self, context: Any, target: Callable[..., None], place: int, file: Any, limits: Limits) -> None:
        self.place, self.limit, self.end = place, limits.seconds, time.monotonic() + limits.seconds
        self.answer, theirs = context.Pipe(duplex=False)
        self.process = context.Process(target=target, args=(*file, theirs, limits.memory), daemon=True)
        self.process.start()
        theirs.close()

    def result(self, now: float) -> tuple[bool, str] | None:
        """What came of it, or None while it runs."""
        if self.answer.poll():
            try:
                accepted, text = self.answer.recv()
                said = accepted is True, text.decode()
            except (EOFError, OSError):
                said = False, "not checked: its process died"
        elif now > self.end:
            said = False, f"over the limit of {self.limit:g} s"
        else:
            return None
        self.process.kill()
        self.process.join()
        self.answer.close()
        return said


def trials(
    paths: Sequence[Any], limits: Limits = USUAL, target: Callable[..., None] = examine
) -> Iterator[tuple[bool, str]]:
    """(accepted, text) for each path, in the order given, as many at a time as there are processors.

    Files of the same bytes say the same: they are tried once.
    """
    forked = "fork" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if forked else "spawn")
    if forked:
        ready()
    end, width = time.monotonic() + limits.total, max(1, os.cpu_count() or 1)
    under_way: list[Trial] = []
    finished: dict[int, tuple[bool, str]] = {}
    begun = told = 0
    first: dict[Any, int] = {}
    seen = [content(path) for path in paths]
    twins = [first.setdefault(digest or object(), place) for place, digest in enumerate(seen)]
    while told < len(paths):
        now = time.monotonic()
        if now > end:
            for trial in under_way:
                trial.process.kill()
            late = f"not checked: over the limit of {limits.total:g} s for all certificates together"
            finished = dict.fromkeys(range(told, len(paths)), (False, late)) | finished
        while begun < len(paths) and len(under_way) < width and now <= end:
            if twins[begun] == begun:
                under_way.append(Trial(context, target, begun, (paths[begun], seen[begun]), limits))
            begun += 1
        for trial in list(under_way):
            said = finished.get(trial.place) or trial.result(now)
            if said is not None:
                finished.setdefault(trial.place, said)
                under_way.remove(trial)
        while told < len(paths) and twins[told] in finished:  # a twin comes after the one that was tried
            yield finished[twins[told]]
            told += 1
        multiprocessing.connection.wait([trial.answer for trial in under_way], timeout=0.25)


def shown(paths: Sequence[Any], limits: Limits = USUAL, target: Callable[..., None] = examine) -> int:
    """Print a line for each and return how many were accepted."""
    good = 0
    for path, (accepted, text) in zip(paths, trials(paths, limits, target), strict=True):
        print(printable(f"{'ok' if accepted else 'REJECTED'} {path.name}: {text}"), flush=True)
        good += accepted
    return good
