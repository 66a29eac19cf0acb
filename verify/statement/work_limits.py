"""Limits on the work of one question: counted units that do not depend on the machine, and processor time behind them.

A unit stands for about half a microsecond.  Whatever may take long calls :func:`spend` with what it is about to do.
Where no limit was set, nothing is counted.  The deadline in processor time is a backstop for work that is counted too
low: it lies beyond the counted limit, so that a busy machine does not change what is decided.
"""

from __future__ import annotations

import threading
import time
from types import FrameType

__all__ = ["Exhausted", "Work", "current", "is_switching", "limited", "spend"]

UNITS = 2_000_000  # a second
SLACK, SLACK_INSIDE = 1.25, 3.0  # deadlines in processor time, in multiples of a limit, and of a part of one
STEP = 2_000  # units after which limits are looked at


class Exhausted(BaseException):
    """The limit of ``work`` is reached.  No engine may take it for a failed attempt, hence no ``Exception``."""

    def __init__(self, work: Work) -> None:
        super().__init__("the limit of work is reached")
        self.work = work


class Work:
    """What is left of a limit; ``outer`` is the limit that it is a part of.  It is in force inside of ``with``.

    This is a class and no generator: one that a signal cuts off would end whenever its memory is collected, and then
    put a limit in force that is over.
    """

    def __init__(self, seconds: float, outer: Work | None = None) -> None:
        self.left, self.outer = int(seconds * UNITS), outer
        self.end = time.thread_time() + (SLACK if outer is None else SLACK_INSIDE) * seconds
        if outer is not None:
            self.left, self.end = min(self.left, outer.left), min(self.end, outer.end)

    def __enter__(self) -> Work:
        self.before = current()
        _LOCAL.work = self
        return self

    def __exit__(self, *_: object) -> None:
        current()
        _LOCAL.work = self.before

    @property
    def seconds(self) -> float:
        """What is left, counted, in seconds; never negative."""
        return max(0.0, self.left / UNITS)

    def is_late(self) -> bool:
        return time.thread_time() > self.end

    def check(self) -> None:
        """Raise for the outermost limit that is reached."""
        if self.outer is not None:
            self.outer.check()
        if self.left < 0 or self.is_late():
            raise Exhausted(self)


class _Local(threading.local):
    work: Work | None = None
    pending: int = 0


_LOCAL = _Local()


def spend(units: int) -> None:
    """Count work; :class:`Exhausted` if a limit is reached."""
    if _LOCAL.work is not None:
        _LOCAL.pending += units
        if _LOCAL.pending >= STEP:
            _settle().check()


def _settle() -> Work:
    """Take what was counted since the last time off every limit."""
    first = part = _LOCAL.work
    assert first is not None  # its callers have looked
    while part is not None:
        part.left -= _LOCAL.pending
        part = part.outer
    _LOCAL.pending = 0
    return first


def current() -> Work | None:
    """The innermost limit, with everything counted so far; None if there is none."""
    return None if _LOCAL.work is None else _settle()


def limited(seconds: float, outer: Work | None = None) -> Work:
    """A limit for what is done inside of ``with``: a part of ``outer``, or else of the one that holds here, if any."""
    return Work(seconds, outer or current())


_SWITCHING = {function.__code__ for function in (Work.__enter__, Work.__exit__, current, _settle)}


def is_switching(frame: FrameType | None) -> bool:
    """Whether a limit is just put in force or taken off: a signal must not interrupt that."""
    near = (frame, frame and frame.f_back, frame and frame.f_back and frame.f_back.f_back)
    return any(one is not None and one.f_code in _SWITCHING for one in near)
