"""Which files ``verify check`` and ``verify-check`` look at: what was named, and what a folder holds.

What is named is always derived.  A folder called ``certificates`` holds nothing else, at any depth.  Any other folder
may be a run's, with its certificates in a folder inside and results beside: there a file that is well-formed JSON and
has no field of a certificate is none, and is told of instead of rejected.  What cannot be read is for the checker.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from .reading import Rejected, read_bytes

__all__ = ["FOLDER", "Gathered", "Nothing", "gather"]

FOLDER = "certificates"
FIELDS = {"format", "kind", "digest", "certificate"}  # a certificate has them; with one of them it is looked at


class Nothing(ValueError):
    """There is nothing to check; the message tells why, without the name."""


class Gathered(NamedTuple):
    files: list[Path]
    others: list[Path]  # no certificates, and not named themselves


def gather(paths: Iterable[Path]) -> Gathered:
    """The files to check, in the order given, and those of folders that are no certificates."""
    found = Gathered([], [])
    for path in paths:
        if path.is_dir():
            _inside(path, found)
        elif path.suffix == ".zip" and path.is_file():
            raise Nothing(f"{path}: a zip file is no certificate; unpack it and run the check.py that lies in it")
        elif path.exists() or path.is_symlink():  # what is no regular file is for the checker to refuse
            found.files.append(path)
        else:
            raise Nothing(f"{path}: no such file or directory")
    return found


def _inside(folder: Path, found: Gathered) -> None:
    if folder.resolve().name == FOLDER:
        files, others = sorted(folder.rglob("*.json")), []
    else:
        beside = sorted(folder.glob("*.json"))
        others = [path for path in beside if _is_none(path)]
        files = sorted((folder / FOLDER).rglob("*.json")) + [path for path in beside if path not in others]
    if not files:
        raise Nothing(f"{folder}: there is no certificate (*.json) in this directory{_elsewhere(folder)}")
    found.files.extend(files)
    found.others.extend(others)


def _elsewhere(folder: Path) -> str:
    below = sorted(place for place in folder.glob(f"*/{FOLDER}") if place.is_dir())
    return f"; did you mean {' or '.join(map(str, below[:4]))}?" if below else ""


def _is_none(path: Path) -> bool:
    """Readable, and without any field that a certificate has."""
    try:
        body = json.loads(read_bytes(path))
    except (Rejected, OSError, ValueError, RecursionError):
        return False
    return not isinstance(body, dict) or FIELDS.isdisjoint(body)
