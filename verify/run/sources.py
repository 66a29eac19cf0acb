"""What can change an outcome: the files of the code, its data, and the versions of the libraries.

The *digest* is of everything that is known beforehand (:func:`digest`): the audit's own modules as far as a worker
uses them, the instruments, and the paper's package with all that lies beside it; the address of an outcome holds the
part of it that can change this outcome (:mod:`verify.run.addresses`).  What a
worker loads beyond that is found when it is loaded (:func:`loaded_since`): a module by the digest of its file, a
library by its version.  The client compares both with its own before it believes an outcome.
"""

from __future__ import annotations

import csv
import functools
import hashlib
import itertools
import os
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import machinery, metadata, util
from pathlib import Path

from verify.errors import BadInput

__all__ = [
    "changed",
    "digest",
    "files_of",
    "folder_of",
    "home_of",
    "is_code",
    "loaded_since",
    "own_digest",
    "proofs_digest",
]

# the audit's modules that no worker needs; should one be loaded all the same, it is found in loaded_since
_RENDERING = (
    "report",
    "commands",
    "templates",
    "testing",
    "cli.py",
    "api.py",
    "doctor.py",
    "mutation.py",
    "results/diff.py",
    "results/diff_inputs.py",
    "results/bundle.py",
    "results/exchange.py",
    "run/progress.py",
    "streams.py",
    "__main__.py",
)
_LIBRARIES = ("site-packages", "dist-packages")
_COMPILED = (".pyc", ".pyo", ".nbi", ".nbc")
_CODE = (".py", ".pyi", ".so", ".pyd")
_DATA = (".json", ".toml", ".csv", ".tsv", ".txt", ".npy", ".npz", ".dat", ".yaml", ".yml", ".v", ".prelude", ".h5")
SETTLED = 10**10  # nanoseconds
MOST = 2_000  # files beside a package: more is no package's neighbourhood but somebody's disk


def _walk(root: Path, endings: tuple[str, ...] = ()) -> Iterator[Path]:
    """The files below ``root``: no caches, nothing hidden, and no directory that a run has written."""
    for place, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if not _passed_over(place, name))
        for name in sorted(names):
            if not name.startswith(".") and not name.endswith(_COMPILED) and name.endswith(endings or ("",)):
                yield _path(place, name)


@functools.cache  # the same files are listed after every job, and a path takes longer to make than to look up
def _path(place: str, name: str) -> Path:
    return Path(place, name)


def _passed_over(place: str, name: str) -> bool:
    if name.startswith(".") or name.endswith((".egg-info", ".dist-info")):
        return True
    inside = os.path.join(place, name, "")
    if name in ("__pycache__", "node_modules", "site-packages") or os.path.isfile(inside + "pyvenv.cfg"):
        return True
    return os.path.isdir(inside + ".verify") or os.path.isfile(inside + "results.json")


def _place(module: str) -> tuple[Path, bool]:
    """The top of the package (True) or the single file (False) that a module belongs to."""
    top = module.partition(".")[0]
    try:
        spec = util.find_spec(top)
    except (ImportError, ValueError):  # ValueError: somebody has put something else in its place
        spec = None
    if spec is None or (not spec.submodule_search_locations and not spec.origin):
        raise BadInput(f"module {module} cannot be found")
    if spec.submodule_search_locations:
        return Path(next(iter(spec.submodule_search_locations))), True
    return Path(str(spec.origin)), False


@functools.cache
def _shared_places() -> frozenset[Path]:
    """Where packages of many authors lie side by side: there a neighbour is a stranger."""
    found = {sysconfig.get_paths()[name] for name in ("purelib", "platlib", "stdlib", "platstdlib")}
    # those of the user and of the system, and those that a .pth file or PYTHONPATH brings in
    found |= {name for name in sys.path if Path(name).name in _LIBRARIES}
    return frozenset(Path(name).resolve() for name in found)


def _beside(place: Path) -> dict[str, Path]:
    """Modules and data next to a third party's package, in a source tree of its own.

    Where there is no end of them none is taken: what is loaded from there is told one by one.
    """
    root, home = place.parent, Path(__file__).resolve().parents[2]
    if root.resolve() in _shared_places() or root.resolve() == home:
        return {}
    found = list(itertools.islice(_walk(root, _CODE + _DATA), MOST + 1))
    return {f"beside/{path.relative_to(root).as_posix()}": path for path in found} if len(found) <= MOST else {}


def _recorded(module: str) -> Iterator[tuple[str, Path]]:
    """The files that the installed distribution of a module says are its own."""
    top = module.partition(".")[0]
    for name in _distributions().get(top, ()):
        for item in metadata.files(name) or ():
            path = Path(str(item.locate()))
            if not item.name.endswith(_COMPILED) and ".dist-info" not in str(item) and path.is_file():
                yield f"installed/{item}", path


def _package(module: str, leave_out: Iterable[str] = ()) -> Iterator[tuple[str, Path]]:
    place, whole = _place(module)
    if not whole:
        yield place.name, place
        return
    left_out, below, skipped = set(leave_out), tuple(f"{name}/" for name in leave_out), len(str(place)) + 1
    for path in _walk(place):
        inside = str(path)[skipped:].replace(os.sep, "/")
        if inside not in left_out and not inside.startswith(below):
            yield f"{place.name}/{inside}", path


def _own_files() -> dict[str, Path]:
    return dict(_package("verify", _RENDERING)) | dict(_package("numerics"))


def files_of(paper_module: str) -> dict[str, Path]:
    """Every file that is known beforehand to matter, by a name in which the place does not matter."""
    found = _own_files() | dict(_package(paper_module))
    place, _ = _place(paper_module)
    found = _beside(place) | found
    if place.parent.resolve() in _shared_places():
        found |= dict(_recorded(paper_module))
    return found


_CONTENT: dict[Path, tuple[tuple[int, ...], str]] = {}  # what a file was when it was read, and its digest


def _hashed(path: Path) -> str:
    """The digest of a file as it is now: read again unless it was read as it is, and is not of this moment."""
    try:
        about = path.stat()
        seen = (about.st_mtime_ns, about.st_ctime_ns, about.st_size, about.st_ino, about.st_dev)
        kept = _CONTENT.get(path)
        if kept is not None and kept[0] == seen:
            return kept[1]
        found = hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return "unreadable"
    if time.time_ns() - max(seen[:2]) > SETTLED:  # what was just written may be written again with the same times
        _CONTENT[path] = seen, found
    return found


def _summed(files: Mapping[str, Path], versions: Mapping[str, str]) -> str:
    lines = [f"{name}\0{_hashed(path)}\n" for name, path in sorted(files.items())]
    lines += [f"{name}\0{version}\n" for name, version in sorted(versions.items())]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def digest(
    paper_module: str, versions: Mapping[str, str], matters: Callable[[str, Path], bool] = lambda name, path: True
) -> str:
    """SHA-256 over those of these files that matter as they are now on disk, and over the versions of the engines."""
    files = {name: path for name, path in files_of(paper_module).items() if matters(name, path)}
    return _summed(files, versions)


def is_code(name: str, path: Path) -> bool:
    """Is it a file of the audit or of the instruments, or code of a paper?"""
    return path.suffix in _CODE or name.startswith(("verify/", "numerics/"))


def folder_of(paper_module: str) -> Path | None:
    """The folder of the package that a paper is; nothing for a paper in a single file."""
    place, whole = _place(paper_module)
    folder = place.joinpath(*paper_module.split(".")[1:]) if whole else place
    return folder if folder.is_dir() else None


def own_digest() -> str:
    """The part of it that belongs to no paper."""
    return _summed(_own_files(), {})


def proofs_digest(paper_module: str) -> str:
    """Of the formal proofs beside the paper's package: they make verdicts, and no worker needs them."""
    folder = _place(paper_module)[0].parent / "proofs"
    if not folder.is_dir():
        return "none"
    return _summed({path.relative_to(folder).as_posix(): path for path in _walk(folder, (".v", ".toml", ".json"))}, {})


def home_of(paper_module: str) -> str:
    return str(_place(paper_module)[0])


# ------------------------------------------------------------------------------ what was loaded beyond that


@functools.cache
def _distribution(top: str) -> str:
    """The version of the library that brings a top-level module, or nothing."""
    found = sorted(set(_distributions().get(top, ())))
    return ", ".join(f"{name} {metadata.version(name)}" for name in found)


@functools.cache
def _distributions() -> Mapping[str, list[str]]:
    """Top-level module -> the distributions that bring it: ``metadata.packages_distributions``, with each read once."""
    found: dict[str, list[str]] = {}
    for item in metadata.distributions():
        name, declared = item.name, (item.read_text("top_level.txt") or "").split()
        for top in declared or sorted(_tops(item)):
            found.setdefault(top, []).append(name)
    return found


def _tops(item: metadata.Distribution) -> set[str]:
    """The modules among the files of a distribution that declares none; of its record only the paths are read."""
    paths = [row[0] for row in csv.reader((item.read_text("RECORD") or "").splitlines()) if row]
    paths = paths or [str(path) for path in item.files or ()]  # an older kind of package keeps another list
    return {path.split("/")[0].removesuffix(".py") for path in paths if path.endswith(".py")}


def _loaded_from(name: str) -> str:
    try:
        return str(getattr(sys.modules[name], "__file__", None) or "")
    except Exception:  # a module may be any object, and answer with anything
        return ""


def _version_or_content(module: str) -> str:
    if version := _distribution(module):
        return version
    path = _file_of(module)
    return _hashed(path) if path else "missing"


@functools.cache
def _known(home: str, paper_module: str) -> frozenset[str]:
    return frozenset(_real(str(path)) for path in files_of(paper_module).values())


_real_folder = functools.cache(os.path.realpath)  # hundreds of files lie in a few folders


def _real(file: str) -> str:
    """Where a file really lies."""
    place, name = os.path.split(file)
    return os.path.realpath(file) if os.path.islink(file) else os.path.join(_real_folder(place), name)


@functools.cache
def _when_first_seen(path: Path) -> str:
    return _hashed(path)


@functools.cache
def _standard_library() -> Path:
    return Path(sysconfig.get_paths()["stdlib"])


@functools.cache
def _is_standard(folder: str) -> bool:
    place = Path(folder)
    return _standard_library() in (place, *place.parents) and not {*_LIBRARIES} & {*place.parts}


@functools.cache
def _library(folder: str) -> str | None:
    """The library that a folder belongs to; nothing for a place where many lie, none outside of such places."""
    place = Path(folder)
    home = next((above for above in (place, *place.parents) if above in _shared_places()), None)
    return None if home is None else "".join(place.relative_to(home).parts[:1])


@functools.cache  # a module is loaded once a process
def _entry(name: str, file: str) -> tuple[str, Path | None]:
    """How a loaded module is told: its library, or itself with its file; nothing for the standard library."""
    if name.partition(".")[0] in sys.stdlib_module_names or _is_standard(os.path.dirname(file)):
        return "", None
    if not os.path.isfile(file):
        return "", None
    real = _real(file)
    library = _library(os.path.dirname(real))
    if library is not None:  # by its place, not its name: a library may enter parts of itself under other names
        return f"library {(library or os.path.basename(real)).partition('.')[0]}", None
    return (f"module {name}", Path(real)) if file.endswith(_CODE) else ("", None)


def loaded_since(before: frozenset[str], paper_module: str) -> dict[str, str]:
    """Modules loaded after ``before`` that the digest does not know: libraries by version, other files by content."""
    known = _known(home_of(paper_module), paper_module)
    found: dict[str, str] = {}
    for name in sorted(set(sys.modules) - before - {"__main__", "__mp_main__"}):
        entry, path = _entry(name, _loaded_from(name))
        if entry and path is None and entry not in found:
            found[entry] = _version_or_content(entry.partition(" ")[2])
        elif path is not None and str(path) not in known:
            first, now = _when_first_seen(path), _hashed(path)
            found[entry] = now if now == first else f"{now}, edited since it was loaded"
    return found


def _file_of(module: str) -> Path | None:
    """Where a module would be loaded from; nothing is imported."""
    try:
        place, whole = _place(module)
    except BadInput:
        return None
    if not whole:
        return place
    inside = place.joinpath(*module.split(".")[1:])
    compiled = (inside.parent / f"{inside.name}{suffix}" for suffix in machinery.EXTENSION_SUFFIXES)
    places = (inside / "__init__.py", inside.with_suffix(".py"), *compiled)
    return next((path for path in places if path.is_file()), None)


def changed(loaded: Mapping[str, str]) -> str:
    """The first thing of a worker that is not what this process would load, or nothing."""
    for entry, said in loaded.items():
        kind, _, name = entry.partition(" ")
        path = None if kind == "library" else _file_of(name)
        here = _version_or_content(name) if kind == "library" else _hashed(path) if path else "missing"
        if here != said:
            return f"{entry} (there {said[:40]}, here {here[:40]})"
    return ""
