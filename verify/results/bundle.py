"""A bundle for a referee: report, certificates, the checker, sums, and one command that needs python-flint only.

    unzip PAPER-audit.zip && cd PAPER-audit && python check.py

The same run gives the same bytes: entries are sorted and carry a fixed date.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import re
import zipfile
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from verify.errors import BadInput
from verify.files import MAX_RESULTS, read_bounded
from verify.report import read_results, trust
from verify.report.places import stems
from verify.results.exchange import constants_csv, junit
from verify.results.schema import Results
from verify.run.certificates import write_atomically

__all__ = ["LANGUAGE", "bundle", "export"]

# the modules of verify.statement that a checker needs: standard library and python-flint
LANGUAGE = (
    "__init__",
    "along",
    "arithmetic",
    "assign",
    "certificate",
    "errors",
    "evaluate",
    "eventually",
    "instance",
    "polynomials",
    "powers",
    "prelude",
    "quantified",
    "reader",
    "rewritten",
    "rows",
    "squares",
    "statement",
    "steps",
    "parser",
    "terms",
    "tokens",
    "values",
    "whole",
    "zero",
)
_WORD = r"[A-Za-z0-9][A-Za-z0-9._-]*"
_DATE = (1980, 1, 1, 0, 0, 0)  # the first one that a zip file can hold

_README = """\
This is a machine-checked audit of a paper: {title}

  report.html    the report, which opens offline; report.md is the same as text
  claims/        a page a claim, as HTML and as text
  results.json   every verdict, as data
  certificates/  one small JSON file a refutation or certified bound, with exact numbers
  checker/       the program that re-derives what the certificates say
  statement/     the language of statements, which it reads
  rules/         what it knows of the objects of papers, one function a kind of certificate
  MANIFEST.sha256  SHA-256 sums of all of these

To check it, with Python 3.11 or newer and nothing installed but python-flint (pip install python-flint):

  python check.py

It compares every sum, then re-derives every certificate, prints what each one establishes, and exits 0 only if all
of them are accepted.
"""


def _named(results: Results) -> list[str]:
    """The files of the run that the report refers to: plain names in their folders, and nothing else."""
    names = ["results.json", "report.md", "report.html", "graph.svg"]
    names += [
        _plain(f"claims/{stem}.{end}", "claims", end) for stem in stems(results).values() for end in ("html", "md")
    ]
    names += [_plain(name, "certificates", "json") for name in trust.named(results)]
    names += [_plain(name, "figures", "svg") for claim in results.claims for name in claim.figures]
    return list(dict.fromkeys(names))


def _plain(name: str, folder: str, ending: str) -> str:
    if not re.fullmatch(rf"{folder}/{_WORD}\.{ending}", name):
        raise BadInput(f"results.json: {name[:80]!r} leads out of {folder}/, or is no plain name ending in .{ending}")
    return name


def _folder(results: Results) -> str:
    """The folder in the bundle, after the paper: an id that is a plain word."""
    if not re.fullmatch(_WORD, results.paper) or len(results.paper) > 80:
        raise BadInput(f"results.json: paper {results.paper[:80]!r} is no id; allowed are letters, digits, . _ and -")
    return f"{results.paper}-audit"


def _needed(directory: Path, results: Results) -> dict[str, bytes]:
    """These files, by their place in the bundle."""
    root = directory.resolve()
    found: dict[str, bytes] = {}
    for name in _named(results):
        path = root / name
        if not path.resolve().is_relative_to(root) or path.is_symlink():
            raise BadInput(f"{directory}: {name!r} leads out of the directory")
        if not path.is_file():
            ours = name.startswith(("report.", "graph.", "claims/"))
            hint = f"; run `verify report {directory}` first" if ours else ""
            raise BadInput(f"{directory}: {name} is missing{hint}")
        found[name] = read_bounded(path, MAX_RESULTS)
    for name in (f"{stem}.{end}" for stem in ("errors", "planted", "thorough") for end in ("html", "md")):
        if (root / name).is_file() and not (root / name).is_symlink():
            found[name] = read_bounded(root / name, MAX_RESULTS)
    return found


def _sources(folder: Traversable | Path, prefix: str) -> dict[str, bytes]:
    return {f"{prefix}/{item.name}": item.read_bytes() for item in folder.iterdir() if item.name.endswith(".py")}


def _rules(certificates: list[bytes]) -> dict[str, bytes]:
    """The rules that these certificates need, beside the court's own: rules/PAPER/*.py."""
    from verify.checker import Rejected, owner, parse
    from verify.checker.rules import home

    papers = set()
    for data in certificates:
        with contextlib.suppress(Rejected):  # what cannot be read or is of no known kind is rejected there as here
            papers.add(owner(parse(data)))
    found: dict[str, bytes] = {}
    for paper in sorted(papers - {""}):
        if place := home(paper):
            found |= _sources(place[1], f"rules/{paper}")
    return found


def bundle(directory: Path) -> bytes:
    """The zip file of a finished run whose report is written."""
    results = read_results(directory)
    folder, files = _folder(results), _needed(directory, results)
    ours = resources.files("verify")
    files |= _sources(ours / "checker", "checker")
    files |= _rules([data for name, data in files.items() if name.startswith("certificates/")])
    files |= {f"statement/{name}.py": (ours / "statement" / f"{name}.py").read_bytes() for name in LANGUAGE}
    files |= _sources(ours / "statement" / "boxes", "statement/boxes")
    files |= {
        "check.py": (ours / "templates" / "bundle_check.py.txt").read_bytes(),
        "README.txt": _README.format(title=" ".join(results.title.split())).encode(),
        "constants.csv": constants_csv(results).encode(),
    }
    lines = [f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in sorted(files.items())]
    files["MANIFEST.sha256"] = "".join(lines).encode()
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(f"{folder}/{name}", _DATE)
            entry.compress_type, entry.external_attr, entry.create_system = zipfile.ZIP_DEFLATED, 0o644 << 16, 3
            archive.writestr(entry, data)
    return out.getvalue()


def export(directory: Path, *, out: Path | None, junit_file: Path | None, csv_file: Path | None) -> list[Path]:
    """Write what was asked for; the bundle if nothing was named."""
    results = read_results(directory)
    made: dict[Path, str | bytes] = {}
    if junit_file is not None:
        made[junit_file] = junit(results)
    if csv_file is not None:
        made[csv_file] = constants_csv(results)
    if out is not None or not made:
        made[out or Path(f"{_folder(results)}.zip")] = bundle(directory)
    for path in made:
        if path.is_dir():
            raise BadInput(f"{path}: is a directory; allowed is a file to write")
    for path, data in made.items():
        write_atomically(path, data)
    return list(made)
