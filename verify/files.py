"""Files that somebody else wrote: results, model files, data of the package; read once, to a limit."""

from __future__ import annotations

import json
import lzma
import os
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

import msgspec

from numerics.regular import read_regular
from verify.errors import BadInput, closest, meant, visible
from verify.results.schema import ClaimResult, Results, StepResult, decode

__all__ = ["MAX_RESULTS", "MAX_TEXT", "STORED", "is_kept", "model_file", "read_bounded", "read_results_file", "shipped"]

DISTRIBUTION = "theorem-referee"
_MODELS = ("models/variants", "models")  # where the model files that come with the package are
MAX_RESULTS = 64_000_000  # bytes: two hundred times the audit of thirty claims
MAX_TEXT = 4_000_000  # bytes of a certificate


def shipped(name: str) -> Path:
    """A model file, a library or kept results by its place in the repository: here, beside the package, or installed.

    The place that is named if it is nowhere, so that a message names it.
    """
    here = Path(name)
    return next((place for place in (here, *_own(name)) if place.exists()), here)


def _own(name: str) -> Iterator[Path]:
    """Where something of the package can be: beside it, or installed; never the working directory."""
    yield Path(__file__).resolve().parents[1] / name
    yield from (root / name for root in _installed())


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


_RESULTS = "models/variants/results"
STORED = ".json.xz"  # ending of the stored results of a variant


def results_file(given: str | Path) -> Path:
    """A results file by its path, by its directory, or by the name of a variant that comes with the package.

    What is there goes first; a path in the repository is found in the installed package, too.
    """
    path = Path(given)
    if path.is_dir():
        return path / "results.json"
    if path.exists() or path.is_absolute():
        return path
    if len(path.parts) > 1:
        found = shipped(str(path))
        return found / "results.json" if found.is_dir() else found
    kept = shipped(f"{_RESULTS}/{path.stem if path.suffix in ('.toml', '.json') else path.name}{STORED}")
    if kept.is_file():
        return kept
    names = sorted(place.name.removesuffix(STORED) for place in shipped(_RESULTS).glob(f"*{STORED}"))
    if any(shipped(f"{folder}/{path.stem}.toml").is_file() for folder in _MODELS):
        raise BadInput(
            f"{path}: no results of this variant are stored; "
            f"audit it: verify run --model {path.stem} --profile quick --out DIR"
        )
    raise BadInput(
        f"{path}: no such results file or directory, and no variant of that name comes with the package"
        f"{closest(path.stem, names)}"
    )


def is_kept(path: Path) -> bool:
    """Is it the results file of a variant that comes with the package?"""
    return path.resolve().parent in {place.resolve() for place in _own(_RESULTS)}


def read_bounded(path: Path, limit: int) -> bytes:
    """The bytes of a regular file of at most ``limit`` bytes, which is not a link; one clear line for anything else."""
    try:
        return read_regular(path, limit)
    except OSError as error:
        raise BadInput(f"{path}: {f'cannot be read ({error.strerror})' if error.strerror else error}") from None


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
    """The results in ``path``, strictly: no field twice, no claim twice, nothing that is not a number.

    Control and direction characters in its texts are written out: none of them reaches a terminal or a page.
    """
    data = read_bounded(path, MAX_RESULTS)
    try:
        if path.suffix == ".xz":
            data = decompress(data)
        raw = json.loads(data, object_pairs_hook=_once, parse_constant=_not_json)
        results = decode(data)
        _check_names(results)
        if (shown := _visible(raw)) != raw:
            results = decode(json.dumps(shown).encode())
        _distinct(results)
    except RecursionError:
        raise BadInput(f"{path}: not a results file (nested too deeply)") from None
    except (
        msgspec.DecodeError,
        ValueError,
        lzma.LZMAError,
        EOFError,
    ) as error:  # UnicodeDecodeError and JSONDecodeError are ValueErrors
        reason = " ".join(str(error).split())[:200]
        raise BadInput(f"{path}: not a results file ({reason})") from None
    return results


def decompress(data: bytes) -> bytes:
    """Stored results as they were before compression; ValueError if they are larger than any results file may be."""
    reader = lzma.LZMADecompressor(format=lzma.FORMAT_XZ)
    found = reader.decompress(data, max_length=MAX_RESULTS)
    if not reader.eof or reader.unused_data:
        raise ValueError("truncated, too large, or with data after its end")
    return found


def _visible(value: Any) -> Any:
    if isinstance(value, str):
        return visible(value)
    if isinstance(value, dict):
        return {visible(key): _visible(item) for key, item in value.items()}
    return list(map(_visible, value)) if isinstance(value, list) else value


def _check_names(results: Results) -> None:
    """Refuse control characters in the paper's id and in names of files, and spaces in names of files."""
    files = [name for claim in results.claims for name in (*claim.certificates, *claim.figures)]
    for claim in results.claims:
        parts = (*claim.readings, *claim.constants, *claim.steps, *((claim.repair,) if claim.repair else ()))
        parts += tuple(reading for step in claim.steps for reading in step.readings)
        files += [name for part in parts for name in part.certificates]
    for name in (results.paper, *files):
        if not name.isprintable():
            raise ValueError(f"{name[:80]!r} has a control character")
    for claim in results.claims:
        if stray := next((step.id for step in claim.steps if not step.id.startswith(f"{claim.id}.")), None):
            raise ValueError(f"step {stray[:80]!r} is not named after its claim {claim.id[:80]!r}")
    for name in files:
        if " " in name:
            raise ValueError(f"{name[:80]!r} names a file with a space in it")


def _distinct(results: Results) -> None:
    """An id is an address: a second claim, step or interpretation of the same address would hide the first."""
    seen: set[str] = set()
    for claim in results.claims:
        owners: list[ClaimResult | StepResult] = [claim, *claim.steps]
        names = [owner.id for owner in owners]
        names += [f"{owner.id}/{reading.id}" for owner in owners for reading in owner.readings]
        names += [f"{claim.id}!repair"] if claim.repair is not None else []
        for name in names:
            if name in seen:
                raise ValueError(f"id {name[:80]!r} is given twice")
            seen.add(name)
