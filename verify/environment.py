"""What a result was computed with: versions of the engines and a digest of the code that can change it."""

from __future__ import annotations

import functools
import hashlib
import platform
from importlib import metadata, util
from pathlib import Path

from verify.errors import BadInput, EngineMissing

__all__ = ["ENGINES", "REQUIRED", "code_digest", "describe", "require", "version", "versions"]

# distribution name -> module; those whose version can change a number are part of a result's address
ENGINES: dict[str, str] = {
    "sympy": "sympy", "mpmath": "mpmath", "numpy": "numpy", "python-flint": "flint", "torch": "torch", "scipy": "scipy",
    "numba": "numba",
}
ADDRESSED = ("sympy", "mpmath", "numpy", "scipy", "numba", "python-flint")
REQUIRED = ("sympy", "mpmath", "numpy", "python-flint")  # without these no audit can start
_VERIFY_SOURCES = ("verify.records", "verify.judge", "verify.checker")


def version(distribution: str) -> str:
    """The installed version, or ``missing``; nothing is imported."""
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return "missing"


def versions() -> dict[str, str]:
    """Python and the engines that a result's address contains."""
    return {"python": platform.python_version(), **{name: version(name) for name in ADDRESSED}}


def require(*distributions: str) -> None:
    """Refuse to start without these engines, rather than fail check by check."""
    for name in distributions:
        module = ENGINES.get(name, name)
        if util.find_spec(module) is None:
            raise EngineMissing(f"{name} is not installed and this command needs it; pip install {name}")


def _sources(module: str) -> list[tuple[str, Path]]:
    """The Python files of a module or package, named relative to it so that the place does not matter."""
    spec = util.find_spec(module)
    if spec is None:
        raise BadInput(f"module {module} cannot be found")
    if spec.submodule_search_locations:
        found = []
        for place in spec.submodule_search_locations:
            root = Path(place)
            found += [(f"{module}/{path.relative_to(root).as_posix()}", path) for path in root.rglob("*.py")]
        return sorted(found)
    return [(module, Path(spec.origin))] if spec.origin else []


def _package(module: str) -> str:
    """A paper in a single file of a package may use its neighbours: then the package is what counts."""
    spec = util.find_spec(module)
    alone = spec is None or spec.submodule_search_locations is not None or "." not in module
    return module if alone else module.rpartition(".")[0]


@functools.cache
def code_digest(paper_module: str) -> str:
    """SHA-256 over the sources that can change evidence: instruments, paper, vocabulary, checker."""
    total = hashlib.sha256()
    for module in ("numerics", _package(paper_module), *_VERIFY_SOURCES):
        for name, path in _sources(module):
            total.update(f"{name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def describe(paper_module: str, digits: int, seed: int) -> dict[str, str]:
    """The ``environment`` of ``results.json``."""
    from verify import __version__

    return {
        **versions(), "torch": version("torch"), "platform": f"{platform.system()} {platform.machine()}",
        "theorem-referee": __version__, "code": code_digest(paper_module),
        "digits": str(digits), "seed": str(seed),
    }
