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
from verify.run import system, worker
from verify.run.pool import LocalPool, default_jobs, drive

__all__ = ["LIMIT", "MEMORY", "TOTAL", "check_all", "check_texts", "checker_pool"]

LIMIT = 600.0  # seconds of processor time for one certificate; the longest of the committed report takes a tenth of it
TOTAL = 7200.0  # seconds for all of them together; those of the committed report take two minutes
MEMORY = 2 << 30  # bytes of address space for one process
MAX_SAID = 20_000  # characters of a sentence


class _Said(msgspec.Struct, frozen=True):
    accepted: bool
    text: str  # what it establishes, or why not
    shown: str = ""  # the full text about an accepted one (verify/checker/printing.py)
    digest: str = ""  # of the bytes that were derived, where they were in a file and could be read


def initialise(memory: int) -> None:
    """A worker as any other, and with bounded memory: what needs more gets a MemoryError, which accepts nothing."""
    worker.initialise()
    try:
        import resource
    except ImportError:  # not on this system: the limit of time remains
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


class _Asked(msgspec.Struct, frozen=True):
    path: str = ""
    text: str = ""  # the certificate itself, where it lies in no file
    limit: float = LIMIT


def work(message: bytes) -> bytes:
    """A certificate in, a verdict out; never an exception."""
    from verify import checker
    from verify.checker.printing import describe
    from verify.checker.reading import OutOfTime, read_bytes

    asked, digest = msgspec.json.decode(message, type=_Asked), ""
    try:
        data = read_bytes(Path(asked.path)) if asked.path else asked.text.encode()
        digest = _digest(data)
        with system.processor_limit(asked.limit):
            body = checker.parse(data)
            says = checker.check_body(body)
            told = _Said(True, one_line(says, MAX_SAID), describe(body, says), digest)
    except OutOfTime:
        told = _Said(False, f"over the limit of {asked.limit:g} s")
    except checker.Rejected as error:
        told = _Said(False, one_line(str(error), MAX_SAID), digest=digest)
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
    full: bool = False,
    derived: dict[int, str] | None = None,
) -> None:
    """``told(index, accepted, text)`` once for each path, as they are finished.

    The text is what the certificate establishes, or why it is rejected; with ``full`` it is all that was checked, on
    several lines, where it was accepted.  In ``derived`` stands then, by its index, the digest of the bytes that were
    checked.
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
            text = said.shown if full and said.accepted else said.text
            for index in (first, *(rest if said.digest == digest else ())):
                noted[index] = said.digest
                told(index, said.accepted, text)
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
    pool: LocalPool | None = None,
) -> None:
    """The same for certificates that are not in files; with a ``pool`` of :func:`checker_pool`, which stays open."""

    def done(index: int, said: _Said) -> None:
        told(index, said.accepted, said.text)

    _check([_Asked(text=text) for text in texts], done, jobs, limit, memory, total, pool=pool)


def checker_pool(jobs: int, memory: int = MEMORY) -> LocalPool:
    """Processes that run the checker and nothing else; they are started when they are needed."""
    return LocalPool(jobs, task=work, start=functools.partial(initialise, memory), apart=_all_alike)


def _check(
    asked: Sequence[_Asked],
    told: Callable[[int, _Said], None],
    jobs: int | None,
    limit: float,
    memory: int,
    total: float,
    left: float | None = None,
    pool: LocalPool | None = None,
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
        drive(
            pool or checker_pool(jobs or default_jobs(), memory),
            [msgspec.json.encode(msgspec.structs.replace(item, limit=limit)) for item in asked],
            limit=worker.PATIENCE * limit,
            done=done,
            failed=failed,
            total=total if left is None else left,
            late=late,
            keep=pool is not None,
        )


def _all_alike(message: bytes) -> bool:
    """No certificate changes the process that checks it: the rules of a paper run in one of their own."""
    return False


def _is_text(name: str) -> bool:
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
