"""What one worker has trained, for the others of the same run.

A check has no folder of its own.  Where the environment names one (``VERIFY_PARTS``: the user's own, bound to the code
and to this run), what several claims count is trained once and read there.  A file that is not whole is not read.
Two workers that ask for the same lists at once share the work: what one has begun the other leaves to it.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from numerics.regular import read_regular

__all__ = ["Kept", "folder", "shared"]

LARGEST = 64_000_000  # bytes of a file that is read
WAIT, LOOK = 60.0, 0.05  # seconds after which what another has begun is taken for abandoned, and between two looks


def folder() -> str:
    return os.environ.get("VERIFY_PARTS", "")


def shared(folder: str, asked: Sequence[tuple[Any, ...]], found_for: Callable[..., list[Any]]) -> list[list[Any]]:
    """``found_for(*what)`` for each that is asked for, in their order: each is computed by one worker."""
    found: dict[int, list[Any]] = {}
    for last in (False, True):  # first what nobody has begun, then what others do not finish
        for i, what in enumerate(asked):
            if i in found:
                continue
            item = Kept(folder, found_for.__name__, *what)
            ready = item.awaited() if last else item.read()
            if ready is None and (last or item.begin()):
                ready = found_for(*what)
                item.write(ready)
            if ready is not None:
                found[i] = ready
    return [found[i] for i in range(len(asked))]


class Kept:
    """One list in the folder, under all that it depends on; without a folder there is none."""

    def __init__(self, folder: str, *what: Any) -> None:
        self._what = json.loads(json.dumps(what))
        name = hashlib.sha256(json.dumps(self._what).encode()).hexdigest()[:32]
        self._path = Path(folder) / f"{name}.json" if folder else None
        self._begun = Path(folder) / f"{name}.begun"

    def read(self) -> list[Any] | None:
        try:
            found = json.loads(read_regular(self._path, LARGEST)) if self._path else None
        except (OSError, ValueError):
            return None
        return found["found"] if isinstance(found, dict) and found.get("what") == self._what else None

    def begin(self) -> bool:
        """Whether it is for this one to compute: for the first that asks, and where nothing can be written."""
        if self._path is None:
            return True
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            os.close(os.open(self._begun, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        except OSError as error:
            return not isinstance(error, FileExistsError)
        return True

    def awaited(self) -> list[Any] | None:
        """What another one has begun, when it is there; nothing if it does not come."""
        until = time.monotonic() + WAIT
        while (found := self.read()) is None:
            if not self._begun.exists() or time.monotonic() > until:
                return None
            time.sleep(LOOK)
        return found

    def write(self, found: list[Any]) -> None:
        """All of it or nothing; where nothing can be written the next one computes again."""
        if self._path is None:
            return
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            handle, name = tempfile.mkstemp(dir=self._path.parent, prefix=".")
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                json.dump({"what": self._what, "found": found}, stream)
            os.replace(name, self._path)
