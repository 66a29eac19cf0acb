"""Finished work, kept as it comes: one file an outcome, named by its content address, written atomically.

``kill -9`` at any moment leaves whole files only; a file that is truncated, changed or of another version is
as good as absent.  Failures are not kept, so that the next run tries them again.

What is read back decides verdicts, so it is not believed on its word.  Each file carries a code (HMAC-SHA-256) under a
key that lies outside of the run's directory, in the user's own state directory, readable by nobody else.  A file that
somebody else wrote, or that came with a directory from another machine, does not have it and is computed again.  What
this does not protect against is somebody who can read the user's own files: such a one can also change the program.
"""

from __future__ import annotations

import contextlib
import functools
import hmac
import os
import secrets
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from numerics.regular import open_regular, read_regular
from verify.errors import BadInput, one_line
from verify.files import MAX_RESULTS
from verify.results.schema import Outcome
from verify.run import sources, system
from verify.run.certificates import remove_file, sweep, write_atomically

__all__ = ["FOLDER", "Store", "key_file", "locked"]

FOLDER = ".verify"
KEY_BYTES = 32


def key_file() -> Path:
    """``theorem-referee/store.key`` in the user's state directory."""
    given = os.environ.get("XDG_STATE_HOME", "")
    state = Path(given) if Path(given).is_absolute() else Path("~/.local/state").expanduser()
    return state / "theorem-referee" / "store.key"


def _read_key(path: Path) -> bytes | None:
    """The key, if it is a file of ours that nobody else can read or write."""
    try:
        flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
        with os.fdopen(os.open(path, flags), "rb") as stream:
            key = stream.read(KEY_BYTES + 1) if system.is_private(os.fstat(stream.fileno())) else b""
    except OSError:
        return None
    return key if len(key) == KEY_BYTES else None


def _make_key(path: Path) -> bytes | None:
    """A new key in the place of none; two runs that start at once agree on one."""
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with os.fdopen(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as stream:
            stream.write(secrets.token_bytes(KEY_BYTES))
        with contextlib.suppress(FileExistsError):
            os.link(temporary, path)  # not a rename: the first one wins
    except OSError:
        return None
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink()
    return _read_key(path)


@functools.cache
def _passing_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def _key() -> bytes:
    """The user's key; where none can be kept, one of this process, so that nothing is believed by the next."""
    path = key_file()
    return _read_key(path) or _make_key(path) or _passing_key()


def _ignored(path: Path, reason: str) -> None:
    print(one_line(f"verify: {path}: {reason}; this stored outcome is ignored", 400), file=sys.stderr)


class _Record(msgspec.Struct, frozen=True):
    hmac: str  # of the address and the bytes: what was changed on disk is computed again
    loaded: msgspec.Raw  # what the worker had loaded that the address does not know
    outcome: msgspec.Raw


class Store:
    """``OUT/.verify``: outcomes by key."""

    def __init__(self, out: Path, folder: Path | None = None) -> None:
        self.folder = folder or out / FOLDER
        self._secret = _key()

    @classmethod
    def of_the_user(cls) -> Store:
        """Outcomes that any run of this user may take up, whatever directory it writes to."""
        return cls(Path(), key_file().parent / "outcomes")

    def _path(self, key: str) -> Path:
        return self.folder / f"{key}.json"

    def _code(self, key: str, loaded: bytes, outcome: bytes) -> str:
        return hmac.new(self._secret, b"\n".join((key.encode(), loaded, outcome)), "sha256").hexdigest()

    def get(self, key: str, job: str) -> Outcome | None:
        """The kept outcome, or None where there is none that can be trusted."""
        path = self._path(key)
        try:
            data = read_regular(path, MAX_RESULTS)
        except FileNotFoundError:
            return None
        except OSError as error:
            _ignored(path, error.strerror or str(error))
            return None
        try:
            record = msgspec.json.decode(data, type=_Record)
            loaded, body = bytes(record.loaded), bytes(record.outcome)
            if not hmac.compare_digest(self._code(key, loaded, body), record.hmac):
                return None
            outcome = msgspec.json.decode(body, type=Outcome)
            stale = sources.changed(msgspec.json.decode(loaded, type=dict[str, str]))
        except (TypeError, RecursionError, msgspec.DecodeError, UnicodeDecodeError):  # ValidationError is a DecodeError
            return None  # TypeError: a code that is not ASCII
        return outcome if outcome.job == job and not outcome.failure and not outcome.lacks and not stale else None

    def put(self, key: str, outcome: Outcome, loaded: Mapping[str, str] | None = None) -> None:
        """Keep a finished outcome; a failure or a skipped check is not kept, so that the next run tries it again."""
        if outcome.failure or outcome.lacks:
            return
        body, extra = msgspec.json.encode(outcome), msgspec.json.encode(loaded or {})
        record = _Record(self._code(key, extra, body), msgspec.Raw(extra), msgspec.Raw(body))
        path = self._path(key)
        if path.is_dir() and not path.is_symlink():  # whatever else is there is replaced
            _ignored(path, "is a directory, so nothing can be stored there")
            return
        if not path.is_file():
            remove_file(path)
        write_atomically(path, msgspec.json.encode(record))

    def drop(self, key: str) -> None:
        """Forget an outcome that did not stand up to a second look."""
        remove_file(self._path(key))

    def prune(self, most: int = 3000) -> None:
        """Forget the oldest, beyond so many; another run may do so at the same time."""
        with contextlib.suppress(OSError):
            sweep(self.folder)
            files = sorted(self.folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
            for path in files[: max(0, len(files) - most)]:
                remove_file(path)

    def sweep(self) -> None:
        """Remove what a killed run left half-written (call it under the lock)."""
        for folder in (self.folder, *(self.folder.parent / name for name in (".", "certificates", "figures"))):
            sweep(folder)


@contextlib.contextmanager
def locked(out: Path) -> Iterator[None]:
    """One run a directory: the lock is the operating system's and dies with its process."""
    folder = out / FOLDER
    if link := next((name for name in (FOLDER, "certificates", "figures") if (out / name).is_symlink()), None):
        raise BadInput(f"--out {out}: {link} in it is a link; a run writes into its own directory only")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        stream = os.fdopen(open_regular(folder / "lock", os.O_RDWR | os.O_CREAT | os.O_APPEND), "ab")
    except OSError as error:
        reason = error.strerror or f"its lock {FOLDER}/lock {error}"
        raise BadInput(f"--out {out}: cannot be written ({reason})") from None
    with stream:
        if not system.lock(stream, wait=False):
            raise BadInput(f"--out {out}: another run is under way there; wait or give another directory")
        yield
