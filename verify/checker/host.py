"""The rules of one paper in a process of their own, which answers one certificate after the other.

The process starts clean (a new interpreter with the search path of this one), loads the rules of its paper and nothing
else, and says for each certificate what its rule establishes or why it is rejected.  Its answer is a text: nothing that
the rules do in their process can change this one or what is said of a certificate of another paper.  A question may
use as much processor time as the process that asks has left.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO, Any

from .reading import OutOfTime, Rejected
from .rules import load_table

__all__ = ["ask", "serve", "silence"]

MAX_ANSWER = 8_000_000  # bytes
_START = (
    "import json, sys; given = json.loads(sys.stdin.buffer.readline()); sys.path[:] = given.pop('path'); "
    "from verify.checker.host import serve; serve(**given)"
)
_hosts: dict[tuple[str, Path], subprocess.Popen[bytes]] = {}  # by module and folder
_lock = threading.Lock()  # one question at a time


def _forget() -> None:
    """A forked process starts hosts of its own: two cannot share one pipe."""
    global _lock
    _lock = threading.Lock()
    for process in _hosts.values():
        process.returncode = 0  # not a child of this process, so nothing here waits for it
    _hosts.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)


def ask(paper: str, module: str, folder: Path, kind: str, body: dict[str, Any]) -> str:
    """What the rule of ``paper`` for this kind establishes; raises :class:`Rejected`."""
    try:
        question = json.dumps({"kind": kind, "body": body, "seconds": _seconds_left()}).encode() + b"\n"
    except (TypeError, ValueError, RecursionError) as error:
        raise Rejected(f"malformed ({type(error).__name__}: {str(error)[:80]})") from None
    with _lock:
        answer = _exchange((module, folder), question)
    try:
        ((way, text),) = json.loads(answer).items()
    except (ValueError, AttributeError, RecursionError):
        way, text = "died", ""
    if way == "said" and isinstance(text, str):
        return text
    if way == "rejected" and isinstance(text, str):
        raise Rejected(text)
    raise Rejected(f"not checked: the process of the rules of {paper} died")


def _exchange(key: tuple[str, Path], question: bytes) -> bytes:
    """Write a line and read one; nothing if the process is gone."""
    answer, ended_by = b"", 0
    try:
        if key not in _hosts:
            _hosts[key] = _start(*key)
        process = _hosts[key]
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question)
        process.stdin.flush()
        answer = process.stdout.readline(MAX_ANSWER)
    except OSError:
        pass
    finally:
        if not answer.endswith(b"\n"):  # died, or interrupted: a late answer must not be taken for one to the next
            ended_by = _end(key)
    if not answer and ended_by == -getattr(signal, "SIGXCPU", 0):
        raise OutOfTime("over the limit of processor time")
    return answer


def _seconds_left() -> float | None:
    """Processor time that this process may still use; None where it has no limit."""
    try:
        import resource
    except ImportError:
        return None
    limit = resource.getrlimit(resource.RLIMIT_CPU)[0]
    if limit == resource.RLIM_INFINITY:
        return None
    used = resource.getrusage(resource.RUSAGE_SELF)
    return max(0.0, limit - used.ru_utime - used.ru_stime)


def _limit_seconds(seconds: float | None) -> None:
    """The system ends this process when it has used so many more seconds of processor time."""
    try:
        import resource
    except ImportError:
        return
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    used = resource.getrusage(resource.RUSAGE_SELF)
    end = hard if seconds is None else int(used.ru_utime + used.ru_stime + seconds) + 1
    if hard != resource.RLIM_INFINITY:
        end = min(end, hard)
    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
    resource.setrlimit(resource.RLIMIT_CPU, (end, hard))


def _start(module: str, folder: Path) -> subprocess.Popen[bytes]:
    process = subprocess.Popen(
        [sys.executable, "-I", "-c", _START], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=-1
    )
    assert process.stdin is not None
    given = {"path": sys.path, "module": module, "folder": str(folder)}
    process.stdin.write(json.dumps(given).encode() + b"\n")
    return process


def _end(key: tuple[str, Path]) -> int:
    """End the process and return its exit code."""
    process = _hosts.pop(key, None)
    if process is None:
        return 0
    with contextlib.suppress(subprocess.TimeoutExpired):  # one that has died keeps the exit code of its death
        process.wait(0.1)
    process.kill()
    with contextlib.suppress(OSError):
        process.communicate()
    return process.returncode


@atexit.register
def _end_all() -> None:
    for key in list(_hosts):
        _end(key)


def silence() -> None:
    """What a rule prints is no answer, and no line of ours: from now on nothing that this process prints is shown."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)


def serve(module: str, folder: str) -> None:
    """In the process of a paper's rules: answer questions until whoever asks is gone."""
    answers = os.fdopen(os.dup(1), "wb")
    silence()
    questions: queue.Queue[bytes] = queue.Queue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    table, trouble = {}, ""
    try:
        table = dict(load_table(module, Path(folder)))
    except (Exception, SystemExit) as error:
        trouble = f"the rules of {module} cannot be loaded ({type(error).__name__})"
    while True:
        question = json.loads(questions.get())
        _limit_seconds(question["seconds"])
        told = {"rejected": trouble} if trouble else _derived(table, question["kind"], question["body"])
        answers.write(json.dumps(told).encode() + b"\n")
        answers.flush()


def _derived(table: dict[str, Any], kind: str, body: dict[str, Any]) -> dict[str, Any]:
    try:
        said = table[kind](body)
        return {"said": said if isinstance(said, str) else ""}
    except Rejected as error:
        return {"rejected": str(error)}
    except (Exception, SystemExit) as error:  # whatever goes wrong on foreign data, nothing is established
        return {"rejected": f"malformed ({type(error).__name__}: {str(error)[:80]})"}


def _listen(stream: IO[bytes], questions: queue.Queue[bytes]) -> None:
    for line in stream:
        questions.put(line)
    os._exit(0)  # whoever asks is gone, so nobody waits for what is computed
