"""What differs between operating systems, in one place: locks, timers, and files that are for their owner alone."""

from __future__ import annotations

import contextlib
import os
import signal
import stat
import sys
from collections.abc import Callable, Iterator
from typing import IO, Any

__all__ = ["TIMERS", "is_compiling", "is_private", "lock", "over_its_limit", "processor_limit", "starting"]

TIMERS = hasattr(signal, "setitimer")  # without them a check is ended by the parent, and a late one counts as late


@contextlib.contextmanager
def starting() -> Iterator[None]:
    """While a process is started Ctrl-C waits: half a start ends in the new one's traceback.  It inherits the wait."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def is_compiling() -> bool:
    """Is a kernel being compiled in this process just now?  Loads nothing: without numba there is none."""
    module = sys.modules.get("numba.core.compiler_lock")
    return module is not None and bool(module.global_compiler_lock.is_locked())


@contextlib.contextmanager
def processor_limit(seconds: float) -> Iterator[Callable[[float], None]]:
    """The system ends this process when it has used so many more seconds of processor time, in whatever code it is.

    What is given is a function that sets the limit so many seconds later.  Where a system has no such limit nothing is
    limited.
    """
    try:
        import resource
    except ImportError:
        yield lambda more: None
        return
    before = resource.getrlimit(resource.RLIMIT_CPU)
    hard = before[1]
    used = resource.getrusage(resource.RUSAGE_SELF)
    end = used.ru_utime + used.ru_stime + seconds

    def put(more: float) -> None:
        wanted = int(end + more) + 1  # whole seconds
        given = min((limit for limit in before if limit != resource.RLIM_INFINITY), default=wanted)
        with contextlib.suppress(ValueError, OSError):  # somebody has set a lower one: that one holds
            resource.setrlimit(resource.RLIMIT_CPU, (min(wanted, given), hard))

    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))  # it leaves no file
    put(0.0)
    try:
        yield put
    finally:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CPU, before)


def over_its_limit(exit_code: int | None) -> bool:
    """Did the system end a process because of :func:`processor_limit`?"""
    return exit_code is not None and -exit_code == getattr(signal, "SIGXCPU", 0) > 0


def lock(stream: IO[Any], *, wait: bool) -> bool:
    """Take the lock of an open file; False if another process holds it.  It dies with its process."""
    try:
        import fcntl
    except ImportError:
        return _lock_a_byte(stream, wait)
    try:
        fcntl.flock(stream, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _lock_a_byte(stream: IO[Any], wait: bool) -> bool:
    """As Windows has it: the first byte; waiting gives up after ten seconds there, and is begun again."""
    import msvcrt

    while True:
        stream.seek(0)
        try:
            msvcrt.locking(stream.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            if wait:
                continue
            return False
        return True


def is_private(found: os.stat_result) -> bool:
    """A regular file of ours that nobody else can read or write; never where the system does not say whose it is."""
    owner = getattr(os, "geteuid", None)
    return owner is not None and stat.S_ISREG(found.st_mode) and found.st_uid == owner() and not found.st_mode & 0o077
