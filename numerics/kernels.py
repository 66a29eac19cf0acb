"""Where compiled kernels are kept, so that they are compiled once.

numba keeps them beside the code, or in the user's cache directory where that cannot be written, and both survive.
Where neither can be written (a container with a read-only home) it would refuse to start: then they lie in a directory
of this process and its children, which goes with it.  ``NUMBA_CACHE_DIR`` overrules all of it.
"""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path

__all__ = ["find_place"]


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
    if "NUMBA_CACHE_DIR" in os.environ or _writable(package / "__pycache__") or _writable(_user_cache() / "numba"):
        return
    place = tempfile.mkdtemp(prefix="theorem-referee-kernels-")
    os.environ["NUMBA_CACHE_DIR"] = place  # workers inherit it
    atexit.register(shutil.rmtree, place, ignore_errors=True)
