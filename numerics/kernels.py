"""Where compiled kernels are kept, so that they are compiled once.

They lie beside the code, or in the user's cache directory where that cannot be written, and both survive; where neither
can be written (a container with a read-only home), in a directory of this process and its children, which goes with it.
``NUMBA_CACHE_DIR`` names another place.  numba asks only whether the file of a kernel has changed, not those of the
functions and constants that it has from elsewhere, and would go on with old ones: so the folder has a name for
all the sources together, and other sources never find it.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

__all__ = ["find_place", "folder_of"]

PREFIX = "theorem-referee-kernels-"


def folder_of(package: Path) -> str:
    """A name for the sources, all of them."""
    found = hashlib.sha256()
    for parts in sorted(_sources(str(package))):
        with open(os.path.join(package, *parts), "rb") as file:
            found.update("/".join(parts).encode() + b"\0" + hashlib.sha256(file.read()).digest())
    return PREFIX + found.hexdigest()[:16]


def _sources(package: str) -> Iterator[tuple[str, ...]]:
    """The parts of the name of each source; as texts, since every command waits for it."""
    for folder, _, names in os.walk(package):
        inside = os.path.relpath(folder, package)
        before = () if inside == os.curdir else tuple(inside.split(os.sep))
        yield from ((*before, name) for name in names if name.endswith(".py"))


def _user_cache() -> Path:
    """As numba finds it."""
    if sys.platform == "darwin":
        return Path("~/Library/Caches").expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path("~/AppData/Local").expanduser())
    return Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser()


def _writable(folder: Path) -> bool:
    """The folder, or where it is not there yet the one in which it would be made."""
    place = next((place for place in (folder, *folder.parents) if place.exists()), folder)
    return place.is_dir() and os.access(place, os.W_OK)


def find_place(package: Path) -> None:
    """Called before numba is imported."""
    name, chosen = folder_of(package), os.environ.get("NUMBA_CACHE_DIR")
    if chosen and Path(chosen).name == name:
        return  # a worker inherits it
    if chosen:
        base = Path(chosen)
    elif _writable(package / "__pycache__"):
        base = package / "__pycache__"
    elif _writable(_user_cache() / "numba"):
        base = _user_cache() / "numba"
    else:
        base = Path(tempfile.mkdtemp(prefix=PREFIX))
        atexit.register(shutil.rmtree, base, ignore_errors=True)
    os.environ["NUMBA_CACHE_DIR"] = str(base / name)
