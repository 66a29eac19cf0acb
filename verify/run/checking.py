"""The independent checker on many certificates: in processes of their own, with a limit of time and of memory.

A certificate is somebody else's data.  The checker bounds what it reads; what it then computes is bounded here, by a
process that can be ended from outside: a certificate that is not accepted within its limits is not accepted.

Files with the very same bytes, which several claims may have, are derived once in a call: what is said of one is said
of the others if the bytes that were derived are those that were read from each of them.
"""

from __future__ import annotations

import functools
import hashlib
import time
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
    digest: str = ""  # of the bytes that were derived, where they were in a file and could be read


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
    from verify.checker.reading import read_bytes

    asked, digest = msgspec.json.decode(message, type=_Asked), ""
    try:
        data = read_bytes(Path(asked.path)) if asked.path else asked.text.encode()
        digest = _digest(data)
        told = _Said(True, one_line(checker.check_text(data), MAX_SAID), digest)
    except checker.Rejected as error:
        told = _Said(False, one_line(str(error), MAX_SAID), digest)
    except MemoryError:
        told = _Said(False, f"over the limit of {MEMORY >> 20} megabytes")
    except Exception as error:  # a defect of the checker: still nothing is established
        told = _Said(False, f"not checked ({type(error).__name__})")
    return msgspec.json.encode(told)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _seen(path: Path) -> str:
    """The digest of a file's bytes; nothing for one that cannot be read, about which its own worker will say why."""
    from verify.checker.reading import Rejected, read_bytes

    try:
        return _digest(read_bytes(path))
    except Rejected:
        return ""


def check_all(
    paths: Sequence[Path],
    told: Callable[[int, bool, str], None],
    *,
    jobs: int | None = None,
    limit: float = LIMIT,
    memory: int = MEMORY,
    total: float = TOTAL,
    derived: dict[int, str] | None = None,
) -> None:
    """``told(index, accepted, text)`` once for each path, as they are finished.

    In ``derived`` stands then, by its index, the digest of the bytes that were derived.
    """
    noted = {} if derived is None else derived
    # a path that is no text is read by nobody: names are exchanged as JSON
    sound = [index for index, path in enumerate(paths) if _is_text(str(path))]
    for index in sorted(set(range(len(paths))) - set(sound)):
        told(index, False, "its name is not text")
    end = time.monotonic() + total
    same: dict[str, list[int]] = {}  # by their bytes; a file that cannot be read is like no other
    for index in sound:
        same.setdefault(_seen(paths[index]) or f"unread {index}", []).append(index)
    again: list[int] = []

    def ask(groups: Sequence[tuple[str, list[int]]]) -> None:
        def done(at: int, said: _Said) -> None:
            digest, (first, *rest) = groups[at]
            noted.update(dict.fromkeys((first, *(rest if said.digest == digest else ())), said.digest))
            told(first, said.accepted, said.text)
            for index in rest if said.digest == digest else ():
                told(index, said.accepted, said.text)
            again.extend(rest if said.digest != digest else ())

        asked = [_Asked(path=str(paths[first])) for _, (first, *_) in groups]
        _check(asked, done, jobs, limit, memory, total, max(0.0, end - time.monotonic()))

    ask(list(same.items()))
    if again:  # no word on the very bytes: too long, too large, or another file by now
        ask([("", [index]) for index in sorted(again)])


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

    def done(index: int, said: _Said) -> None:
        told(index, said.accepted, said.text)

    _check([_Asked(text=text) for text in texts], done, jobs, limit, memory, total)


def _check(
    asked: Sequence[_Asked],
    told: Callable[[int, _Said], None],
    jobs: int | None,
    limit: float,
    memory: int,
    total: float,
    left: float | None = None,
) -> None:
    """``left``: what is left of the seconds for all of them together, if some are spent."""

    def done(index: int, message: bytes) -> None:
        told(index, msgspec.json.decode(message, type=_Said))

    def failed(index: int, reason: str) -> None:
        over = f"over the limit of {limit:g} s" if reason.startswith("hung") else f"not checked: {reason}"
        told(index, _Said(False, over))

    def late(index: int) -> None:
        told(index, _Said(False, f"not checked: over the limit of {total:g} s for all certificates together"))

    if asked:
        pool = LocalPool(jobs or default_jobs(), task=work, start=functools.partial(initialise, memory))
        drive(
            pool,
            [msgspec.json.encode(item) for item in asked],
            limit=limit,
            done=done,
            failed=failed,
            total=total if left is None else left,
            late=late,
        )


def _is_text(name: str) -> bool:
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
