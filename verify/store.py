"""Finished work, kept as it comes: one file an outcome, named by its content address, written atomically.

``kill -9`` at any moment leaves whole files only; a file that is truncated, changed or of another version is
as good as absent.  Failures are not kept, so that the next run tries them again.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from verify.certificates import sweep, write_atomically
from verify.errors import BadInput
from verify.results import Outcome

__all__ = ["FOLDER", "Store", "locked"]

FOLDER = ".verify"


class _Record(msgspec.Struct, frozen=True):
    sha256: str  # of the outcome's bytes: what was changed on disk is computed again
    outcome: msgspec.Raw


class Store:
    """``OUT/.verify``: outcomes by key."""

    def __init__(self, out: Path) -> None:
        self.folder = out / FOLDER

    def _path(self, key: str) -> Path:
        return self.folder / f"{key}.json"

    def get(self, key: str, job: str) -> Outcome | None:
        """The kept outcome, or None where there is none that can be trusted."""
        try:
            record = msgspec.json.decode(self._path(key).read_bytes(), type=_Record)
            if hashlib.sha256(bytes(record.outcome)).hexdigest() != record.sha256:
                return None
            outcome = msgspec.json.decode(record.outcome, type=Outcome)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):  # ValidationError is a DecodeError
            return None
        return outcome if outcome.job == job and not outcome.failure else None

    def put(self, key: str, outcome: Outcome) -> None:
        """Keep a finished outcome; a failure is dropped."""
        if outcome.failure:
            return
        body = msgspec.json.encode(outcome)
        record = _Record(hashlib.sha256(body).hexdigest(), msgspec.Raw(body))
        write_atomically(self._path(key), msgspec.json.encode(record))

    def sweep(self) -> None:
        """Remove what a killed run left half-written (call it under the lock)."""
        for folder in (self.folder, *(self.folder.parent / name for name in (".", "certificates", "figures"))):
            sweep(folder)


@contextlib.contextmanager
def locked(out: Path) -> Iterator[None]:
    """One run a directory: the lock is the operating system's and dies with its process."""
    import fcntl

    folder = out / FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
        stream = (folder / "lock").open("a")
    except OSError as error:
        raise BadInput(f"--out {out}: cannot be written ({error.strerror})") from None
    with stream:
        try:
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadInput(
                f"--out {out}: another run is under way there; wait or give another directory") from None
        yield
