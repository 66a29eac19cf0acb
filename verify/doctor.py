"""``verify doctor``: what is installed, and what a missing package prevents."""

from __future__ import annotations

import importlib.util
import json as json_format
import locale
import os
import platform
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from verify import __version__
from verify.errors import BadInput
from verify.run import environment
from verify.run.pool import default_jobs
from verify.verdicts import papers as registry

__all__ = ["PIECES", "doctor", "examine", "report"]

# distribution, module, required, what does not work without it
PIECES: tuple[tuple[str, str, bool, str], ...] = (
    ("msgspec", "msgspec", True, "nothing starts"),
    ("typer", "typer", True, "no command line; the Python interface works"),
    ("rich", "rich", True, "no progress bar, no colours"),
    ("sympy", "sympy", True, "no audit starts"),
    ("mpmath", "mpmath", True, "no audit starts"),
    ("numpy", "numpy", True, "no audit starts"),
    ("scipy", "scipy", True, "checks that search for stationary points fail"),
    ("numba", "numba", True, "no exact risk at large n, no training"),
    ("python-flint", "flint", True, "no audit starts, no `verify check`"),
    ("torch", "torch", False, "checks that repeat training in torch are skipped"),
    ("clarabel", "clarabel", True, "no audit starts, no worst cases, no sums of squares"),
    ("z3-solver", "z3", False, "the engine `smt` of `verify certify` is skipped"),
    ("matplotlib", "matplotlib", True, "no figures"),
    ("jinja2", "jinja2", True, "no `verify report`"),
    ("latex2mathml", "latex2mathml", True, "no formulas in report.html"),
    ("distributed", "distributed", False, "no `verify run --dask`"),
)
# program, what does not work without it
PROGRAMS: tuple[tuple[str, str], ...] = (
    ("coqc", "Coq proofs are not rebuilt; the manifest is trusted while its digests match"),
    ("coqchk", "no second check of the compiled Coq proofs"),
)


def examine() -> dict[str, Any]:
    """All that ``verify doctor`` reports, as data."""
    pieces = [
        {
            "name": name,
            "version": environment.version(name),
            "required": required,
            "without": cost,
            "installed": importlib.util.find_spec(module) is not None,
        }
        for name, module, required, cost in PIECES
    ]
    pieces += [
        {
            "name": name,
            "version": shutil.which(name) or "",
            "required": False,
            "without": cost,
            "installed": shutil.which(name) is not None,
        }
        for name, cost in PROGRAMS
    ]
    papers: dict[str, str] = {}
    for paper_id in registry.paper_ids():
        try:
            papers[paper_id] = f"{len(registry.paper(paper_id).claims)} claims"
        except BadInput as error:
            papers[paper_id] = f"BROKEN: {error}"
    return {
        "verify": __version__,
        "python": platform.python_version(),
        "jobs": default_jobs(),
        "pieces": pieces,
        "papers": papers,
    }


def doctor(json: bool, full: bool = False) -> int:
    """What to exit with: 3 if a required piece is missing, 1 if the trial or a paper failed."""
    found = examine() | (_surroundings() | {"trial": _trial()} if full else {})
    if json:
        print(json_format.dumps(found, indent=2))
    elif full:
        print(report(found))
    else:
        print("\n".join(_lines(found)))
    if any(piece["required"] and not piece["installed"] for piece in found["pieces"]):
        return 3
    broken = [*found["papers"].values(), found.get("trial", "")]
    return int(any(text.startswith(("BROKEN", "FAILED")) for text in broken))


def _lines(found: dict[str, Any]) -> Iterator[str]:
    yield f"verify {found['verify']}, Python {found['python']}, {found['jobs']} processes by default"
    for piece in found["pieces"]:
        if piece["installed"]:
            yield f"  ok       {piece['name']} {piece['version']}"
        else:
            word = "MISSING " if piece["required"] else "optional"
            yield f"  {word} {piece['name']}: not installed; without it: {piece['without']}"
    for paper_id, state in found["papers"].items():
        yield f"  paper    {paper_id}: {state}"
    if not found["papers"]:
        yield f"  paper    none: no installed package has an entry point {registry.GROUP}"


# ------------------------------------------------------------------------------------ what to send with a question

_NAMES = ("NUMBA_", "OMP_", "XDG_", "LC_", "DASK_", "VERIFY_")  # of variables that change how it behaves
_EXACT = ("LANG", "PYTHONUTF8", "PYTHONIOENCODING", "PYTHONHASHSEED", "PYTHONDONTWRITEBYTECODE", "TERM", "NO_COLOR")


def _surroundings() -> dict[str, Any]:
    """The machine, as far as it matters; nobody's name, and no path below a home."""
    from verify.run.store import key_file

    state = key_file().parent
    there = next((place for place in (state, *state.parents) if place.exists()), state)
    return {
        "platform": platform.platform(),
        "processors": os.cpu_count(),
        "encoding": f"{sys.stdout.encoding or 'none'}, files {locale.getpreferredencoding(False)}",
        "editable": _from_a_checkout(),
        "state": f"{_without_home(str(state))}{'' if os.access(there, os.W_OK) else ' (cannot be written)'}",
        "free": f"{shutil.disk_usage(Path.cwd()).free // 2**20} MB in the current directory",
        "variables": {
            name: _without_home(value)
            for name, value in sorted(os.environ.items())
            if name.startswith(_NAMES) or name in _EXACT
        },
    }


def _from_a_checkout() -> bool:
    return (Path(__file__).resolve().parents[1] / "pyproject.toml").is_file()


def _without_home(text: str) -> str:
    return text.replace(str(Path.home()), "~") if len(Path.home().parts) > 1 else text


def _trial() -> str:
    """A bound is certified and its certificate derived again: the least that must work."""
    start = time.perf_counter()
    try:
        from verify import certify, checker

        answer = certify("t*(1 - t) <= 1/4", over="0 <= t <= 1", effort="quick")
        if answer.verdict != "holds" or answer.certificate is None:
            return f"FAILED: {answer.verdict}: {answer.summary}"
        said = checker.check_body(answer.certificate)
    except Exception as error:  # whatever it is, it is what the reader of the report must see
        return f"FAILED: {type(error).__name__}: {' '.join(_without_home(str(error)).split())[:300]}"
    return f"{answer.verdict} ({answer.evidence}), checked: {said}, {time.perf_counter() - start:.1f} s"


def report(found: dict[str, Any]) -> str:
    """Markdown to paste under a question."""
    around = [f"- {name}: {found[name]}" for name in ("platform", "processors", "encoding", "state", "free", "trial")]
    around.append(f"- installed: {'from a checkout' if found['editable'] else 'as a package'}")
    around += [f"- {name}={value}" for name, value in found["variables"].items()]
    return "\n".join(["```text", *_lines(found), "```", "", *around])
