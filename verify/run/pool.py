"""Many jobs on few processes, through the standard Executor interface; a job can hang or die alone.

Each worker has a process of its own and one job at a time.  So when a process dies it is known with which job; the
others go on.  That job is tried once more at the end, alone: the machine may have been short of memory.

A worker goes along the list: neighbours are of one claim, and what one job has loaded and computed serves the next.
Where the next is taken already, it goes on in the longest stretch that is left: at its start, or, if another one is
about to go on there, near its middle, where a claim begins if one does.
"""

from __future__ import annotations

import contextlib
import logging
import math
import multiprocessing
import os
import re
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from verify.errors import BadInput, EngineMissing
from verify.run import system, worker

__all__ = ["MAX_JOBS", "DaskPool", "LocalPool", "Pool", "Watched", "default_jobs", "drive"]

MAX_JOBS = 256  # more local processes than this are a slip of the finger
PATIENCE = 0.25  # seconds between two looks at the clock
LOOK, ALONE = 3.0, 20.0  # seconds between two looks at a cluster, and how long it may be without a worker
ANSWER = 10.0  # seconds that a scheduler has for its first answer


def default_jobs() -> int:
    """The processors that this process may use, four at the most."""
    try:
        usable = len(os.sched_getaffinity(0))
    except AttributeError:
        usable = os.cpu_count() or 1
    return max(1, min(4, usable))


class Pool(Protocol):
    width: int

    def submit(self, message: bytes, lane: int) -> Future[bytes]:
        """To the worker of this number, where workers have numbers; they are below ``width``."""

    def give_up(self, future: Future[bytes], lane: int) -> bool:
        """Stop the job of a worker that hangs or died, and no other; say whether it used up its processor time."""

    def look_after(self, error: BaseException | None = None) -> None:
        """Raise one clear line if nothing can come back any more; ``error`` is what came instead of an answer."""

    def close(self, *, kill: bool) -> None: ...


class LocalPool:
    """Local processes, started afresh (spawn): no state of the parent leaks into a check.

    Messages for which ``apart`` gives different answers never meet in one process: what a check changed in its process
    cannot change the search for counterexamples.
    """

    def __init__(
        self,
        width: int,
        task: Callable[[bytes], bytes] = worker.answer,
        start: Callable[[], None] = worker.initialise,
        apart: Callable[[bytes], bool] = worker.is_search,
    ) -> None:
        self.width, self._task, self._start, self._apart = width, task, start, apart
        self._executors: dict[tuple[int, bool], ProcessPoolExecutor] = {}  # of one process each: who does what is known
        self._processes: dict[tuple[int, bool], list[BaseProcess]] = {}

    def submit(self, message: bytes, lane: int) -> Future[bytes]:
        key = lane, self._apart(message)
        if key not in self._executors:
            spawn = multiprocessing.get_context("spawn")
            self._executors[key] = ProcessPoolExecutor(1, mp_context=spawn, initializer=self._start)
        executor = self._executors[key]
        with system.starting():
            future = executor.submit(self._task, message)
        self._processes.setdefault(key, list((executor._processes or {}).values()))
        return future

    def give_up(self, future: Future[bytes], lane: int) -> bool:
        return any(system.over_its_limit(code) for code in self._end([(lane, False), (lane, True)], kill=True))

    def look_after(self, error: BaseException | None = None) -> None:
        return None  # a process that dies breaks its pool, which is noticed

    def close(self, *, kill: bool) -> None:
        """Let the workers go; with ``kill`` at once.  The next job starts new ones."""
        self._end(list(self._executors), kill=kill)

    def _end(self, lanes: Sequence[tuple[int, bool]], *, kill: bool) -> list[int | None]:
        """How the processes of these lanes ended."""
        executors = [self._executors.pop(lane) for lane in lanes if lane in self._executors]
        processes = [process for lane in lanes for process in self._processes.pop(lane, [])]
        for process in processes if kill else ():
            process.kill()
        for executor in executors:
            executor.shutdown(wait=True, cancel_futures=True)
        return [process.exitcode for process in processes]


class DaskPool:
    """A Dask cluster behind the same interface.  Its tasks run in threads: the limit is kept here."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise EngineMissing("--dask needs the package distributed; pip install distributed") from None
        self._address = address
        port = re.fullmatch(r"(?:\w+://)?[^\s/]+:(\d{1,5})", address)
        if port is None or int(port[1]) > 65535:  # the library would say more, and a traceback at its end
            raise BadInput(f"--dask {address}: allowed is the address of a scheduler, as in tcp://127.0.0.1:8786")
        for name in filter(re.compile(r"distributed(\.|$)").match, ("distributed", *logging.root.manager.loggerDict)):
            logging.getLogger(name).setLevel(logging.CRITICAL)  # what matters is said here, in one line
        try:
            self._client: Any = Client(address, timeout=ANSWER, set_as_default=False)
            self.width = max(1, sum(self._client.nthreads().values()))
        except (OSError, ValueError) as error:
            reason = " ".join(str(error).split())
            raise BadInput(f"--dask {address}: no scheduler answers there ({reason})") from None
        self._executor: Executor = self._client.get_executor(pure=False, retries=0)
        self._seen, self._looked = time.monotonic(), time.monotonic()

    def submit(self, message: bytes, lane: int) -> Future[bytes]:
        return self.hand(worker.answer, message)

    def hand(self, function: Callable[..., Any], *given: Any, **named: Any) -> Future[Any]:
        """Any piece of work to any worker."""
        try:
            return self._executor.submit(function, *given, **named)
        except Exception as error:  # a client whose scheduler is gone raises what it likes
            raise self._gone(f"the scheduler takes no more work: {type(error).__name__}") from None

    def give_up(self, future: Future[bytes], lane: int) -> bool:
        future.cancel()
        return False

    def _gone(self, what: str) -> BadInput:
        return BadInput(
            f"--dask {self._address}: {what}; finished checks are kept, and the same command goes on from "
            "them when the cluster is there again"
        )

    def look_after(self, error: BaseException | None = None) -> None:
        """Every few seconds: is the scheduler there, and has it a worker?"""
        if isinstance(error, (ImportError, AttributeError)):
            raise self._gone(f"its workers have another edition of this package, or none ({type(error).__name__})")
        now = time.monotonic()
        if getattr(self._client, "status", "running") != "running":
            raise self._gone("the scheduler is gone")
        if now - self._looked < LOOK:
            return
        self._looked = now
        try:
            workers = self._client.nthreads()
        except Exception:  # as above
            raise self._gone("the scheduler is gone") from None
        if workers:
            self._seen = now
        elif now - self._seen > ALONE:
            raise self._gone("no worker is left")

    def close(self, *, kill: bool) -> None:
        client, self._client = self._client, None
        if client is not None:
            self._executor.shutdown(wait=False)
            with contextlib.suppress(Exception):  # a scheduler that is gone cannot be taken leave of
                client.close(timeout=2)


class Watched(Executor):
    """A cluster as an executor for whoever waits for futures: when it is lost they all say so, in one line."""

    def __init__(self, pool: DaskPool) -> None:
        self._pool, self._flying, self._over = pool, set[Future[Any]](), threading.Event()
        self._watch = threading.Thread(target=self._look, daemon=True)
        self._watch.start()

    def submit(self, function: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future = self._pool.hand(function, *given, **named)
        self._flying.add(future)
        future.add_done_callback(self._flying.discard)
        return future

    def _look(self) -> None:
        while not self._over.wait(PATIENCE):
            try:
                self._pool.look_after()
            except BadInput as lost:
                for future in list(self._flying):
                    with contextlib.suppress(Exception):  # it has an answer already
                        future.set_exception(lost)
                return

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._over.set()
        self._watch.join(2 * LOOK)
        self._pool.close(kill=True)


class _Flight:
    """The state of one drive over the jobs."""

    def __init__(self, messages: Sequence[bytes], groups: Sequence[str], urgent: int = 0) -> None:
        self.messages, self.groups, self.urgent = messages, groups or [""] * len(messages), urgent
        self.waiting = set(range(len(messages)))
        self.last: dict[int, int] = {}  # what each worker was given last
        self.suspects: deque[int] = deque()  # their workers died: to be tried again, alone
        self.second_try: set[int] = set()
        self.flying: dict[Future[bytes], tuple[int, float, int]] = {}  # which, since when, and with which worker

    def busy(self) -> bool:
        return bool(self.waiting or self.suspects or self.flying)

    def next(self, width: int) -> tuple[int, int] | None:
        """A job and who is to do it."""
        if self.waiting:
            busy = {lane for _, _, lane in self.flying.values()}
            lane = next((lane for lane in range(width) if lane not in busy), None)
            return None if lane is None else (self._taken(lane), lane)
        if self.suspects and not self.flying:
            index = self.suspects.popleft()
            self.second_try.add(index)
            return index, 0
        return None

    def _taken(self, lane: int) -> int:
        index = self.last.get(lane, -2) + 1
        if index not in self._open():
            start, end = max(self._stretches(), key=lambda stretch: stretch[1] - stretch[0])
            begun = start - 1 in self.last.values()  # its worker goes on at the start, this one in the middle
            index = self._middle(start, end) if begun else start
        self.waiting.discard(index)
        self.last[lane] = index
        return index

    def _middle(self, start: int, end: int) -> int:
        middle = (start + end) // 2
        first = [i for i in range(start, end) if self.groups[i] != self.groups[i - 1]]
        return min(first, key=lambda i: abs(i - middle), default=middle)

    def _open(self) -> set[int]:
        """What may be handed out now: the urgent jobs, until the last of them is under way."""
        return {index for index in self.waiting if index < self.urgent} or self.waiting

    def _stretches(self) -> list[tuple[int, int]]:
        """The waiting jobs as ranges, each from its first to behind its last."""
        waiting = self._open()
        starts = sorted(index for index in waiting if index - 1 not in waiting)
        ends = sorted(index + 1 for index in waiting if index + 1 not in waiting)
        return list(zip(starts, ends, strict=True))

    def left(self) -> list[int]:
        return sorted({*self.waiting, *self.suspects, *(index for index, _, _ in self.flying.values())})


def drive(
    pool: Pool,
    messages: Sequence[bytes],
    *,
    limit: float,
    done: Callable[[int, bytes], None],
    failed: Callable[[int, str], None],
    groups: Sequence[str] = (),
    urgent: int = 0,
    total: float = math.inf,
    late: Callable[[int], None] = lambda index: None,
    keep: bool = False,
    watched: Callable[[Sequence[tuple[int, float]]], None] = lambda flying: None,
) -> None:
    """Run all messages; call ``done`` or ``failed`` once for each, in the order of completion.

    Messages of one of the ``groups`` are next to each other, and go to one worker as far as that is no delay.
    The first ``urgent`` ones are begun before all others.
    ``watched`` is told every quarter of a second what is under way, and for how many seconds.

    ``limit`` is the backstop, in seconds by the clock: a job that has not come back by then is abandoned with its
    process.  What a job may compute is limited in its worker (:func:`verify.run.system.processor_limit`).
    After ``total`` seconds ``late`` is called for what is left.
    With ``keep`` the pool stays open for further messages if all came back.
    """
    state = _Flight(messages, groups, urgent)
    kill, end = True, time.monotonic() + total
    try:
        while state.busy():
            _hand_out(pool, state, failed)
            finished, _ = wait(state.flying, timeout=PATIENCE, return_when=FIRST_COMPLETED)
            for future in finished:
                if future in state.flying:
                    _collect(pool, state, future, done, failed)
            pool.look_after()
            now = time.monotonic()
            watched([(index, now - start) for index, start, _ in state.flying.values()])
            _abandon_overdue(pool, state, limit, failed)
            if state.busy() and time.monotonic() > end:
                for index in state.left():
                    late(index)
                return
        kill = False
    finally:
        if kill or not keep:
            pool.close(kill=kill)


def _hand_out(pool: Pool, state: _Flight, failed: Callable[[int, str], None]) -> None:
    while (given := state.next(pool.width)) is not None:
        index, lane = given
        try:
            future = pool.submit(state.messages[index], lane)
        except BrokenProcessPool:  # the process died since its last job
            pool.give_up(Future(), lane)
            _died(state, index, False, failed)
            return
        state.flying[future] = (index, time.monotonic(), lane)


def _collect(
    pool: Pool,
    state: _Flight,
    future: Future[bytes],
    done: Callable[[int, bytes], None],
    failed: Callable[[int, str], None],
) -> None:
    try:
        error = future.exception()
    except CancelledError as cancelled:  # a cluster that is gone, or has lost the task
        pool.look_after()
        error = cancelled
    index, _, lane = state.flying.pop(future)
    if isinstance(error, BrokenProcessPool):
        _died(state, index, pool.give_up(future, lane), failed)
    elif error is None:
        done(index, future.result())
    else:
        pool.look_after(error)
        failed(index, f"the worker was lost ({type(error).__name__}: {' '.join(str(error).split())[:200]})")


def _died(state: _Flight, index: int, spent: bool, failed: Callable[[int, str], None]) -> None:
    """The process of a job died.  It is tried again, unless it was the second time or it used up its processor time."""
    if spent:
        failed(index, "hung: ended by the system when its processor time was used up")
    elif index in state.second_try:
        failed(index, "the worker process died, twice")
    else:
        state.suspects.append(index)


def _abandon_overdue(pool: Pool, state: _Flight, limit: float, failed: Callable[[int, str], None]) -> None:
    now = time.monotonic()
    for future, (index, start, lane) in list(state.flying.items()):
        if now - start > limit and not future.done():
            del state.flying[future]
            failed(index, f"hung: abandoned after {now - start:.0f} s by the clock")
            pool.give_up(future, lane)
