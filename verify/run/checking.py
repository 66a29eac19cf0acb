"""The independent checker on many certificates: in processes of their own, with a limit of time and of memory.

A certificate is somebody else's data.  The checker bounds what it reads; what it then computes is bounded here, by a
process that can be ended from outside: a certificate that is not accepted within its limits is not accepted.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from verify.errors import one_line
from verify.run.pool import LocalPool, default_jobs, drive

__all__ = ["LIMIT", "MEMORY", "TOTAL", "check_all", "check_texts"]

LIMIT = 600.0  # seconds for one certificate; the longest of the committed report takes a tenth of it
TOTAL = 7200.0  # seconds for all of them together; those of the committed report take two minutes
MEMORY = 2 << 30  # bytes of address space for one process
MAX_SAID = 20_000  # characters of a sentence


class _Said(msgspec.Struct, frozen=True):
    accepted: bool
    text: str  # what it establishes, or why not


def initialise(memory: int) -> None:
    """A worker as any other, and with bounded memory: what needs more gets a MemoryError, which accepts nothing."""
    from verify.run import worker

    worker.initialise()
    try:
        import resource
    except ImportError:  # not on this system: the limit of time remains
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


class _Asked(msgspec.Struct, frozen=True):
    path: str = ""
    text: str = ""  # the certificate itself, where it lies in no file


def work(message: bytes) -> bytes:
    """A certificate in, a verdict out; never an exception."""
    from verify import checker

    asked = msgspec.json.decode(message, type=_Asked)
    try:
        said = checker.check_file(Path(asked.path)) if asked.path else checker.check_text(asked.text.encode())
        told = _Said(True, one_line(said, MAX_SAID))
    except checker.Rejected as error:
        told = _Said(False, one_line(str(error), MAX_SAID))
    except MemoryError:
        told = _Said(False, f"over the limit of {MEMORY >> 20} megabytes")
    except Exception as error:  # a defect of the checker: still nothing is established
        told = _Said(False, f"not checked ({type(error).__name__})")
    return msgspec.json.encode(told)


def check_all(
    paths: Sequence[Path],
    told: Callable[[int, bool, str], None],
    *,
    jobs: int | None = None,
    limit: float = LIMIT,
    memory: int = MEMORY,
    total: float = TOTAL,
) -> None:
    """``told(index, accepted, text)`` once for each path, as they are finished."""
    # a path that is no text is read by nobody: names are exchanged as JSON
    sound = [index for index, path in enumerate(paths) if _is_text(str(path))]
    for index in sorted(set(range(len(paths))) - set(sound)):
        told(index, False, "its name is not text")
    _check(
        [_Asked(path=str(paths[index])) for index in sound],
        lambda at, *said: told(sound[at], *said),
        jobs,
        limit,
        memory,
        total,
    )


def check_texts(
    texts: Sequence[str],
    told: Callable[[int, bool, str], None],
    *,
    jobs: int | None = None,
    limit: float = LIMIT,
    memory: int = MEMORY,
    total: float = TOTAL,
) -> None:
    """The same for certificates that are not in files."""
    _check([_Asked(text=text) for text in texts], told, jobs, limit, memory, total)


def _check(
    asked: Sequence[_Asked],
    told: Callable[[int, bool, str], None],
    jobs: int | None,
    limit: float,
    memory: int,
    total: float,
) -> None:
    def done(index: int, message: bytes) -> None:
        said = msgspec.json.decode(message, type=_Said)
        told(index, said.accepted, said.text)

    def failed(index: int, reason: str) -> None:
        over = f"over the limit of {limit:g} s" if reason.startswith("hung") else f"not checked: {reason}"
        told(index, False, over)

    def late(index: int) -> None:
        told(index, False, f"not checked: over the limit of {total:g} s for all certificates together")

    if asked:
        pool = LocalPool(jobs or default_jobs(), task=work, start=functools.partial(initialise, memory))
        drive(
            pool,
            [msgspec.json.encode(item) for item in asked],
            limit=limit,
            done=done,
            failed=failed,
            total=total,
            late=late,
        )


def _is_text(name: str) -> bool:
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
