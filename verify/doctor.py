"""``verify doctor``: what is installed, and what a missing piece costs."""

from __future__ import annotations

import importlib.util
import json as json_format
import platform
import shutil
from typing import Any

from verify import __version__
from verify.court import papers as registry
from verify.errors import BadInput
from verify.run import environment
from verify.run.pool import default_jobs

__all__ = ["PIECES", "doctor", "examine"]

# distribution, module, required, what does not work without it
PIECES: tuple[tuple[str, str, bool, str], ...] = (
    ("msgspec", "msgspec", True, "nothing starts: records, results and model files are read with it"),
    ("typer", "typer", True, "the command line; the Python interface still works"),
    ("rich", "rich", True, "the progress bar on a terminal"),
    ("sympy", "sympy", True, "proofs and derivations: no audit starts"),
    ("mpmath", "mpmath", True, "high-precision values: no audit starts"),
    ("numpy", "numpy", True, "enumeration: no audit starts"),
    ("scipy", "scipy", True, "searches for stationary points and fits; the checks that use them report a failure"),
    ("numba", "numba", True, "the exact risk at large n, and training"),
    ("python-flint", "flint", True, "certified bounds and `verify check`: no audit starts"),
    ("torch", "torch", False, "training repeated in plain torch: claims about training stay open"),
    ("clarabel", "clarabel", False, "worst cases of methods: their audit does not start"),
    ("matplotlib", "matplotlib", True, "figures; everything else is unaffected"),
    ("jinja2", "jinja2", True, "`verify report`"),
    ("latex2mathml", "latex2mathml", True, "formulas as MathML in report.html"),
    ("distributed", "distributed", False, "`verify run --dask`; local processes are unaffected"),
)
# program, what does not work without it
PROGRAMS: tuple[tuple[str, str], ...] = (
    ("coqc", "`verify proofs`: formal proofs are not rebuilt here, the manifest is believed while its digests match"),
    ("coqchk", "`verify proofs`: no second opinion on the compiled proofs"),
)


def examine() -> dict[str, Any]:
    """All that ``verify doctor`` says, as data."""
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


def doctor(json: bool) -> None:
    found = examine()
    if json:
        print(json_format.dumps(found, indent=2))
        return
    print(f"verify {found['verify']}, Python {found['python']}, {found['jobs']} processes by default")
    for piece in found["pieces"]:
        if piece["installed"]:
            print(f"  ok       {piece['name']} {piece['version']}")
        else:
            word = "MISSING " if piece["required"] else "optional"
            print(f"  {word} {piece['name']} is not installed, which costs: {piece['without']}")
    for paper_id, state in found["papers"].items():
        print(f"  paper    {paper_id}: {state}")
    if not found["papers"]:
        print(f"  paper    none: no installed package has an entry point {registry.GROUP}")
