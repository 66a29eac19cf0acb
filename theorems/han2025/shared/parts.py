"""What one worker has trained, for the others of the same run.

A check has no folder of its own.  Where the environment names one (``VERIFY_PARTS``: the user's own, bound to the code
and to this run), what several claims count is trained once and read there.  A file that is not whole is not read.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any

__all__ = ["Kept"]


class Kept:
    """One list in the folder, under all that it depends on; without a folder there is none."""

    def __init__(self, folder: str, *what: Any) -> None:
        self._what = json.loads(json.dumps(what))
        name = hashlib.sha256(json.dumps(self._what).encode()).hexdigest()[:32]
        self._path = Path(folder) / f"{name}.json" if folder else None

    def read(self) -> list[Any] | None:
        try:
            found = json.loads(self._path.read_bytes()) if self._path else None
        except (OSError, ValueError):
            return None
        return found["found"] if isinstance(found, dict) and found.get("what") == self._what else None

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
