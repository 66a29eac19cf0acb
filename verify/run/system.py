"""What differs between operating systems, in one place: locks, timers, and files that are for their owner alone."""

from __future__ import annotations

import contextlib
import os
import signal
import stat
import sys
from collections.abc import Iterator
from typing import IO, Any

__all__ = ["TIMERS", "is_compiling", "is_private", "lock", "starting"]

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
