"""What a result was computed with: versions of the engines and a digest of the code that can change it."""

from __future__ import annotations

import functools
import platform
from collections.abc import Iterable
from importlib import metadata, util

from verify.errors import EngineMissing
from verify.run import sources

__all__ = [
    "ENGINES",
    "EXTRAS",
    "REQUIRED",
    "code_digest",
    "describe",
    "lacking",
    "lacks",
    "require",
    "version",
    "versions",
]

# distribution name -> module; their versions are part of a result's address
ENGINES: dict[str, str] = {
    "sympy": "sympy",
    "mpmath": "mpmath",
    "numpy": "numpy",
    "python-flint": "flint",
    "torch": "torch",
    "scipy": "scipy",
    "numba": "numba",
    "clarabel": "clarabel",
}
ADDRESSED = (*ENGINES, "msgspec")
REQUIRED = ("sympy", "mpmath", "numpy", "python-flint")  # without these no audit can start
EXTRAS = {"torch": "torch", "clarabel": "worst-case", "distributed": "dask"}  # distribution -> the extra that brings it


@functools.cache  # what a process has loaded stays what it was
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
            raise EngineMissing(f"{name} is not installed and this command needs it; {_how(name)}")


def _how(name: str) -> str:
    return f"pip install 'theorem-referee[{EXTRAS[name]}]'" if name in EXTRAS else f"pip install {name}"


def lacking(module: str | None) -> str:
    """The failure of a check that asked for a module of an extra which is not installed; nothing for another module."""
    name = (module or "").partition(".")[0]
    return f"needs {name}, which is not installed: {_how(name)}" if name in EXTRAS else ""


def lacks(failures: Iterable[str]) -> list[str]:
    """The extras for want of which these checks failed, each once."""
    said = {lacking(name): name for name in EXTRAS}
    found = [name for failure in failures for text, name in said.items() if failure.endswith(text)]
    return list(dict.fromkeys(found))


def code_digest(paper_module: str) -> str:
    """SHA-256 over all that can change evidence: the code and data on disk at this moment, and the engines."""
    return sources.digest(paper_module, versions())


def describe(paper_module: str, digits: int, seed: int) -> dict[str, str]:
    """The ``environment`` of ``results.json``."""
    from verify import __version__

    return {
        **versions(),
        "platform": f"{platform.system()} {platform.machine()}",
        "theorem-referee": __version__,
        "code": code_digest(paper_module),
        "proofs": sources.proofs_digest(paper_module),
        "digits": str(digits),
        "seed": str(seed),
    }
