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
    "OPTIONAL",
    "REQUIRED",
    "code_digest",
    "describe",
    "how_to_install",
    "lacking",
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
REQUIRED = ("sympy", "mpmath", "numpy", "python-flint", "clarabel")  # without these no audit can start
OPTIONAL = {"torch": "torch", "distributed": "distributed", "z3": "z3-solver"}  # module -> distribution, of the extras


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
        if not _is_importable(module):
            raise EngineMissing(f"{name} is not installed and this command needs it; {how_to_install(name)}")


def _is_importable(module: str) -> bool:
    """Whether a top-level module can be found; nothing is imported."""
    try:
        return util.find_spec(module) is not None
    except (ImportError, ValueError):  # a finder refuses it, or ``sys.modules`` has None for it
        return False


def how_to_install(*names: str) -> str:
    return f"pip install {' '.join(OPTIONAL.get(name, name) for name in names)}"


def lacking(modules: Iterable[str | None]) -> str:
    """The first top-level package of these modules that is not installed; empty if all of them are."""
    names = [(module or "").partition(".")[0] for module in modules]
    return next((name for name in names if name and not _is_importable(name)), "")


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
