"""The independent checker on many certificates: in processes of their own, with a limit of time and of memory.

A certificate is somebody else's data.  The checker bounds what it reads; what it then computes is bounded here, by a
process that can be ended from outside: a certificate that is not accepted within its limits is not accepted.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from verify.pool import LocalPool, default_jobs, drive

__all__ = ["LIMIT", "MEMORY", "check_all"]

LIMIT = 600.0  # seconds for one certificate; the longest of the committed report takes a tenth of it
MEMORY = 2 << 30  # bytes of address space for one process


class _Said(msgspec.Struct, frozen=True):
    accepted: bool
    text: str  # what it establishes, or why not


def initialise(memory: int) -> None:
    """A worker as any other, and with bounded memory: what needs more gets a MemoryError, which accepts nothing."""
    from verify import worker

    worker.initialise()
    try:
        import resource
    except ImportError:  # not on this system: the limit of time remains
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def work(message: bytes) -> bytes:
    """A path in, a verdict out; never an exception."""
    from verify import checker

    try:
        said = _Said(True, checker.check_file(Path(msgspec.json.decode(message, type=str))))
    except checker.Rejected as error:
        said = _Said(False, str(error))
    except Exception as error:  # a defect of the checker: still nothing is established
        said = _Said(False, f"not checked ({type(error).__name__})")
    return msgspec.json.encode(said)


def check_all(
    paths: Sequence[Path], told: Callable[[int, bool, str], None], *, jobs: int | None = None, limit: float = LIMIT,
    memory: int = MEMORY,
) -> None:
    """``told(index, accepted, text)`` once for each path, as they are finished."""

    def done(index: int, message: bytes) -> None:
        said = msgspec.json.decode(message, type=_Said)
        told(index, said.accepted, said.text)

    def failed(index: int, reason: str) -> None:
        told(index, False, f"not checked: {reason}")

    # a path that is no text is read by nobody: names are exchanged as JSON
    sound = [index for index, path in enumerate(paths) if _is_text(str(path))]
    for index in sorted(set(range(len(paths))) - set(sound)):
        told(index, False, "its name is not text")
    pool = LocalPool(jobs or default_jobs(), task=work, start=functools.partial(initialise, memory))
    drive(pool, [msgspec.json.encode(str(paths[index])) for index in sound], limit=limit,
          done=lambda at, message: done(sound[at], message), failed=lambda at, reason: failed(sound[at], reason))


def _is_text(name: str) -> bool:
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
