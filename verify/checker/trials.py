"""Certificates checked in processes of their own, with limits of time and memory for each and of time for all.

A certificate is somebody else's data, and the rules of a paper are somebody else's code: a process serves one paper, or
the certificates that need no paper's rules, and never both.  A process holds no connection of another one, and its
answer names the bytes that it is about.  What is not accepted within its limits is not accepted.
"""

from __future__ import annotations

import contextlib
import hashlib
import multiprocessing
import multiprocessing.connection
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from . import check_body
from .host import silence
from .printing import IN_ASCII, MAX_LINE, describe, one_line, printed_lines
from .reading import Rejected, parse, read_bytes
from .rules import owner, serve_only

__all__ = ["Limits", "printable", "serve", "shown", "trials"]

Target = Callable[[Any, str, int], None]  # what a process does: connection, paper, bytes of memory
MAX_ANSWER = 1_000_000  # bytes


class Limits(NamedTuple):
    seconds: float = 600.0  # for one certificate
    total: float = 7200.0  # for all of them
    memory: int = 2 << 30  # bytes of address space for one process


USUAL = Limits()


def printable(text: str) -> str:
    """A line that the terminal can show: characters that it obeys or has not are written out."""
    line, encoding = one_line(text), sys.stdout.encoding or "ascii"
    try:
        line.encode(encoding)
    except UnicodeEncodeError:
        return line.translate(IN_ASCII).encode(encoding, "backslashreplace").decode(encoding)
    return line


def examine(data: bytes, memory: int) -> tuple[bool, str]:
    """What a certificate establishes, or why it is rejected; never an exception."""
    try:
        body = parse(data)
        return True, describe(body, check_body(body))
    except Rejected as error:
        return False, str(error)
    except MemoryError:
        return False, f"over the limit of {memory >> 20} megabytes"
    except Exception as error:  # a defect of the checker: still nothing is established
        return False, f"not checked ({type(error).__name__})"


def serve(connection: Any, paper: str, memory: int) -> None:
    """In a process of its own: certificates of one paper, or of none, one after the other."""
    _bound(memory)
    silence()
    serve_only(paper)
    with contextlib.suppress(EOFError, OSError):  # nobody asks any more
        while True:
            data = connection.recv_bytes()
            accepted, text = examine(data, memory)
            about = hashlib.sha256(data).digest()
            connection.send_bytes(bytes([accepted]) + about + text[: 4 * MAX_LINE].encode("utf-8", "backslashreplace"))


def _alone(foreign: Sequence[Any], target: Target, connection: Any, paper: str, memory: int) -> None:
    """What a process does, after it has closed the connections that it inherited."""
    for one in foreign:
        one.close()
    target(connection, paper, memory)


def _bound(memory: int) -> None:
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    except (ImportError, ValueError, OSError):
        pass  # not on this system: the limit of time remains


class Host:
    """A process for the certificates of one paper, or for those of none, and the one that it works on."""

    def __init__(self, context: Any, target: Target, paper: str, memory: int, inherited: Sequence[Host] | None) -> None:
        """``inherited``: the processes whose connections a forked one would have as well; None if it is not forked."""
        self.paper = paper
        self.connection, theirs = context.Pipe()
        foreign = [] if inherited is None else [self.connection, *(host.connection for host in inherited)]
        self.process = context.Process(target=_alone, args=(foreign, target, theirs, paper, memory), daemon=True)
        self.process.start()
        theirs.close()
        self.place, self.end, self.about = -1, 0.0, b""

    def give(self, place: int, data: bytes, seconds: float) -> None:
        self.place, self.end, self.about = place, time.monotonic() + seconds, hashlib.sha256(data).digest()
        with contextlib.suppress(OSError):  # it died: its answer says so
            self.connection.send_bytes(data)

    def result(self, limit: float) -> tuple[bool, str] | None:
        """What came of it, or None while it runs."""
        if self.connection.poll():
            try:
                answer = self.connection.recv_bytes(MAX_ANSWER)
            except (EOFError, OSError):
                return False, "not checked: its process died"
            if answer[1:33] != self.about:
                return False, "not checked: the answer of its process is about another certificate"
            return answer[:1] == b"\x01", answer[33:].decode("utf-8", "replace")
        return (False, f"over the limit of {limit:g} s") if time.monotonic() > self.end else None

    def close(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()


def _owner(data: bytes) -> str:
    """The paper whose rules decide; none for what cannot be read, which the checker rejects and says why."""
    try:
        return owner(parse(data))
    except Rejected:
        return ""


def trials(
    sources: Sequence[Path | bytes], limits: Limits = USUAL, target: Target = serve
) -> Iterator[tuple[bool, str]]:
    """(accepted, text) for each certificate, in the order given, as many at a time as there are processors.

    A file is read once, here, and these bytes are checked.  The same bytes are checked once.  Certificates of a paper
    go to processes that serve this paper only.
    """
    forked = "fork" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if forked else "spawn")
    end, width = time.monotonic() + limits.total, max(1, os.cpu_count() or 1)
    idle: dict[str, list[Host]] = {}
    busy: list[Host] = []
    finished: dict[int, tuple[bool, str]] = {}
    first: dict[bytes, int] = {}  # digest of the bytes -> the place where they are checked
    twins: list[int] = []
    told = 0
    over = False, f"not checked: over the limit of {limits.total:g} s for all certificates together"
    try:
        while told < len(sources):
            late = time.monotonic() > end
            while len(twins) < len(sources) and len(busy) < width and not late:
                place, source = len(twins), sources[len(twins)]
                try:
                    data = source if isinstance(source, bytes) else read_bytes(source)
                except Rejected as error:
                    twins.append(place)
                    finished[place] = False, str(error)
                    continue
                twins.append(first.setdefault(hashlib.sha256(data).digest(), place))
                if twins[place] == place:
                    paper = _owner(data)
                    spare = idle.get(paper)
                    others = [*busy, *(host for hosts in idle.values() for host in hosts)] if forked else None
                    busy.append(spare.pop() if spare else Host(context, target, paper, limits.memory, others))
                    busy[-1].give(place, data, limits.seconds)
            for host in list(busy):
                said = host.result(limits.seconds) or (over if late else None)
                if said is not None:
                    finished[host.place] = said
                    busy.remove(host)
                    if said[0]:
                        idle.setdefault(host.paper, []).append(host)
                    else:  # what it has left of its memory and time is not another one's
                        host.close()
            while told < len(sources) and (late or (told < len(twins) and twins[told] in finished)):
                yield finished.get(twins[told], over) if told < len(twins) else over
                told += 1
            multiprocessing.connection.wait([host.connection for host in busy], timeout=0.25)
    finally:
        for host in (*busy, *(host for hosts in idle.values() for host in hosts)):
            host.close()


def shown(certificates: Sequence[tuple[str, Path | bytes]], limits: Limits = USUAL, target: Target = serve) -> int:
    """Print what each of them shows, or why it is rejected, and return how many were accepted.

    Args:
        certificates: name and file, or name and contents.
    """
    good = 0
    answers = trials([source for _, source in certificates], limits, target)
    for (name, _), (accepted, text) in zip(certificates, answers, strict=True):
        for line in printed_lines(name, accepted, text):
            print(printable(line), flush=True)
        good += accepted
    return good
