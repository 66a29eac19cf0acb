"""Writing certificates: sealed by the checker's own judgement, or not at all."""

from __future__ import annotations

import errno
import functools
import json
import os
import re
import tempfile
from pathlib import Path
from typing import Any

from numerics.regular import read_regular
from verify.records import Certificate

__all__ = ["contents", "holds", "remove_file", "sealed", "sweep", "text", "write", "write_atomically"]
_HALF = re.compile(r"\..+\.(json|svg)\.[A-Za-z0-9_]{8}")  # the name that write_atomically gives before it is whole


def write_atomically(path: Path, contents: str | bytes) -> None:
    """All of it or none of it: a reader never sees a half-written file.

    Raises OSError where a device, a pipe or a link to one is: the new file would take its place.
    """
    if path.exists() and not path.is_file() and not path.is_dir():
        raise OSError(errno.EINVAL, "is no regular file", str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    data = contents.encode("utf-8") if isinstance(contents, str) else contents
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def sweep(folder: Path) -> None:
    """Remove what a killed run left half-written.  Only for one who holds the lock of the run."""
    if folder.is_dir():
        for path in folder.iterdir():
            if _HALF.fullmatch(path.name):
                remove_file(path)


def remove_file(path: Path) -> None:
    """Remove a file, a link or a pipe; a folder stays."""
    if path.is_symlink() or not path.is_dir():
        path.unlink(missing_ok=True)


def holds(path: Path, text: str) -> bool:
    """Is the file there with these very contents?"""
    data = text.encode("utf-8")
    try:
        return read_regular(path, len(data)) == data
    except OSError:
        return False


@functools.lru_cache(maxsize=256)
def _sealed(text: str) -> str:
    from verify import checker

    return json.dumps(checker.seal(json.loads(text)))


def sealed(body: dict[str, Any]) -> dict[str, Any]:
    """The sealed body of a certificate as a reader of its file will see it; the same body is derived once a process."""
    found: dict[str, Any] = json.loads(_sealed(json.dumps(body, sort_keys=True)))
    return found


def text(certificate: Certificate) -> str:
    """The contents of its file; it is derived by the checker here unless a worker of the run has done so."""
    name = certificate.name
    if Path(name).name != name or not name.endswith(".json"):
        raise ValueError(f"certificate name {name!r} must be a plain file name that ends in .json")
    return contents(certificate.body if "digest" in certificate.body else sealed(certificate.body))


def contents(body: dict[str, Any]) -> str:
    """A sealed body as the text of a file."""
    return json.dumps(body, indent=1, sort_keys=True) + "\n"


def write(directory: Path, certificate: Certificate) -> Path:
    """Write the certificate below ``directory``."""
    write_atomically(directory / certificate.name, text(certificate))
    return directory / certificate.name
