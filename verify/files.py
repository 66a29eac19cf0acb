"""Reading a file that somebody else wrote: regular, bounded, and read once.

A name can be a pipe that never ends, a device, a link to somewhere else or a thousand gigabytes.  It is opened
without waiting, looked at through its handle (so that it cannot be exchanged between the look and the read), and
read to a limit that is set beforehand.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

import msgspec

from verify.errors import BadInput, meant
from verify.results.schema import Results, decode

__all__ = ["MAX_RESULTS", "MAX_TEXT", "model_file", "read_bounded", "read_results_file", "shipped"]

DISTRIBUTION = "theorem-referee"
_MODELS = ("models/variants", "models")  # where the model files that come with the package are
MAX_RESULTS = 64_000_000  # bytes: two hundred times the audit of thirty claims
MAX_TEXT = 4_000_000  # bytes of a certificate


def shipped(name: str) -> Path:
    """A model file, a library or kept results by its place in the repository: here, beside the package, or installed.

    The place that is named if it is nowhere, so that a message names it.
    """
    here = Path(name)
    places = (here, Path(__file__).resolve().parents[1] / name, *(root / name for root in _installed()))
    return next((place for place in places if place.exists()), here)


def _installed() -> Iterator[Path]:
    """Where the installed distribution has its data, wherever pip has put it."""
    try:
        ours = metadata.distribution(DISTRIBUTION)
    except metadata.PackageNotFoundError:
        return
    mark = f"share/{DISTRIBUTION}/"
    for line in (ours.read_text("RECORD") or "").splitlines():  # a line a file, of which there are a thousand
        before, found, _ = line.strip('"').partition(mark)
        if found:
            yield Path(str(ours.locate_file(before + found))).resolve()
            return


def model_file(given: str | Path) -> Path:
    """A model file by its path, or by the name of one that comes with the package: ``hinge`` is a variant of ours.

    A file that is there goes first; what is neither is given back, so that its reader says what is wrong with it.
    """
    path = Path(given)
    if path.exists() or path.is_symlink():
        bare = path.is_dir() and len(path.parts) == 1 and not str(given).endswith(("/", os.sep))
        if not bare:
            return path
    if len(path.parts) > 1:  # a place in the repository
        return shipped(str(path)) if not path.is_absolute() else path
    name = path.name if path.suffix == ".toml" else f"{path.name}.toml"
    found = [shipped(f"{folder}/{name}") for folder in _MODELS]
    if known := next((place for place in found if place.is_file()), None):
        return known
    names = sorted(place.stem for folder in _MODELS for place in shipped(folder).glob("*.toml"))
    if path.suffix or path.is_dir() or not names:
        return path
    likely = meant(path.name, names) or f"; they are {', '.join(names)}"
    raise BadInput(f"--model {path}: there is no such file, and no model of that name comes with the package{likely}")


def read_bounded(path: Path, limit: int) -> bytes:
    """The bytes of a regular file of at most ``limit`` bytes; one clear line for anything else."""
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0))
    except (OSError, ValueError) as error:  # ValueError: a NUL character in the name
        reason = getattr(error, "strerror", None) or error
        raise BadInput(f"{path}: cannot be read ({reason})") from None
    with os.fdopen(handle, "rb") as stream:
        found = os.fstat(stream.fileno())
        if not stat.S_ISREG(found.st_mode):
            raise BadInput(f"{path}: is not a regular file")
        if found.st_size > limit:
            raise BadInput(f"{path}: has {found.st_size} bytes; allowed are {limit}")
        try:
            data = stream.read(limit + 1) or b""  # None: a file of the kernel that would make us wait
        except OSError as error:
            raise BadInput(f"{path}: cannot be read ({error.strerror})") from None
    if len(data) > limit:
        raise BadInput(f"{path}: grew over {limit} bytes while it was read")
    return data


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"field {twice[:40]!r} is given twice")
    return made


def _not_json(text: str) -> Any:
    raise ValueError(f"{text} is not JSON")


def read_results_file(path: Path) -> Results:
    """The results in ``path``, strictly: no field twice, no claim twice, nothing that is not a number."""
    data = read_bounded(path, MAX_RESULTS)
    try:
        json.loads(data, object_pairs_hook=_once, parse_constant=_not_json)
        results = decode(data)
        _distinct(results)
    except RecursionError:
        raise BadInput(f"{path}: not a results file of schema 1 (nested too deeply)") from None
    except (msgspec.DecodeError, ValueError) as error:  # UnicodeDecodeError and JSONDecodeError are ValueErrors
        reason = " ".join(str(error).split())[:200]
        raise BadInput(f"{path}: not a results file of schema 1 ({reason})") from None
    return results


def _distinct(results: Results) -> None:
    """An id is an address: a second claim or step of the same id would hide the first."""
    seen: set[str] = set()
    for claim in results.claims:
        for name in (claim.id, *(step.id for step in claim.steps)):
            if name in seen:
                raise ValueError(f"id {name[:80]!r} is given twice")
            seen.add(name)
