"""Workers for tests that are not about starting one: forked from a server that has the audit's modules loaded.

A fresh interpreter takes half a second to load what every worker needs, and the suite starts hundreds.  The server has
loaded modules and called nothing, so a worker begins as a spawned one does, with this process's environment of now.
"""

from __future__ import annotations

import multiprocessing
import os
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path
from typing import Any

_PLAIN = multiprocessing.get_context
ROOT = Path(__file__).resolve().parent.parent
# the worker first: what is loaded after it is told as loaded, as it would be where a check had loaded it
LOADED = (
    "verify.run.worker",
    "verify.run.checking",
    "verify.checker.relation",
    "verify.checker.statement",
    "verify.rules.worst_case",
    "mpmath",
    "numpy",
    "tests.forked",
)


class _Worker(ForkServerProcess):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._surroundings = dict(os.environ)  # the server has those of its own beginning

    def run(self) -> None:
        os.environ.clear()
        os.environ.update(self._surroundings)
        super().run()


class _Context(ForkServerContext):
    Process = _Worker


def context(method: str | None = None) -> Any:
    """In the place of ``multiprocessing.get_context``, for those who ask for spawned processes."""
    return _Context() if method == "spawn" else _PLAIN(method)


def start() -> None:
    """The server, with this checkout first on its path."""
    from multiprocessing import forkserver

    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), *filter(None, [before])])
    try:
        forkserver.set_forkserver_preload(list(LOADED))
        forkserver.ensure_running()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
