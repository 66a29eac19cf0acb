"""A bundle for a referee: report, certificates, the checker, sums, and one command that needs python-flint only.

    unzip PAPER-audit.zip && cd PAPER-audit && python check.py

The same run gives the same bytes: entries are sorted and carry a fixed date.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import io
import re
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from pathlib import Path

from verify.checker import Rejected, parse
from verify.checker.kinds import COURT
from verify.checker.rules import home, owner
from verify.errors import BadInput
from verify.files import MAX_RESULTS, read_bounded
from verify.report import read_results, rendered, trust
from verify.report.completeness import notes, said_by_formulas
from verify.report.places import stems
from verify.results.exchange import badge, constants_csv, junit
from verify.results.schema import Results
from verify.run.certificates import write_atomically

__all__ = ["bundle", "export", "modules"]

ROOTS = ("verify.checker", "verify.checker.trials", *COURT.values())  # what check.py imports by name
_WORD = r"[A-Za-z0-9][A-Za-z0-9._-]*"
_DATE = (1980, 1, 1, 0, 0, 0)  # the first one that a zip file can hold

_README = """\
This is a machine-checked audit of a paper: {title}
{notes}
  report.html    the report, which opens offline; report.md is the same as text
  claims/        a page a claim, as HTML and as text
  results.json   every verdict, as data
  certificates/  one small JSON file a refutation or certified bound, with exact numbers
  verify/        the program that re-derives what the certificates say: verify/checker, the language of statements
                 that it reads, and the rules of general instruments
  rules/         the rules of papers, one function for each kind of certificate
  MANIFEST.sha256  SHA-256 sums of all of these

To check it, with Python 3.11 or newer and nothing installed but python-flint (pip install python-flint):

  python check.py

It compares every sum, refuses a folder that has any other file, runs the program from the bytes whose sums it
compared, re-derives every certificate, prints what each one establishes, and exits 0 only if all are accepted and
none that results.json names is lacking.
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


def modules(roots: Iterable[str] = ROOTS, sources: Iterable[bytes] = ()) -> dict[str, bytes]:
    """The modules of ``verify`` that the checker can import, found by following the imports in their source.

    Args:
        roots: modules to begin with.
        sources: further source text whose imports are followed: the rules of papers.

    Returns:
        The source of each module by its file name, as in ``verify/checker/rules.py``.  ``verify/__init__.py`` is not
        among them: it is the interface of the whole package, which a checker does not use.
    """
    found: dict[str, bytes] = {}
    left = [*roots, *(name for source in sources for name in _imported(source, ""))]
    while left:
        parts = left.pop().split(".")
        for module in (parts[:count] for count in range(2, len(parts) + 1)):
            for name in ("/".join(module) + ".py", "/".join((*module, "__init__.py"))):
                place = resources.files("verify").joinpath(*name.split("/")[1:])
                if name not in found and place.is_file():
                    found[name] = place.read_bytes()
                    package = module if name.endswith("__init__.py") else module[:-1]
                    left.extend(_imported(found[name], ".".join(package)))
    return found


def _imported(source: bytes, package: str) -> Iterator[str]:
    """The modules of ``verify`` that a module names in its imports, at any depth; some may be no modules but names."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [item.name for item in node.names]
        elif isinstance(node, ast.ImportFrom) and (package or not node.level):
            base = package.rsplit(".", node.level - 1)[0] if node.level else ""
            full = ".".join(filter(None, (base, node.module)))
            names = [full, *(f"{full}.{item.name}" for item in node.names)]
        else:
            continue
        yield from (name for name in names if name.startswith("verify."))


def _sources(folder: Path, prefix: str) -> dict[str, bytes]:
    """The modules of a folder of rules, those of its own folders too."""
    return {f"{prefix}/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in folder.rglob("*.py")}


def _rules(certificates: list[bytes]) -> dict[str, bytes]:
    """The rules of papers that these certificates need: rules/PAPER/*.py."""
    papers = set()
    for data in certificates:
        with contextlib.suppress(Rejected):  # what cannot be read or is of no known kind is rejected there as here
            papers.add(owner(parse(data)))
    found: dict[str, bytes] = {}
    for paper in sorted(papers - {""}):
        if (place := home(paper).folder) is not None:
            found |= _sources(place, f"rules/{paper}")
    return found


def bundle(directory: Path) -> bytes:
    """The zip file of a finished run whose report is written."""
    results = read_results(directory)
    folder, files = _folder(results), _needed(directory, results)
    rules = _rules([data for name, data in files.items() if name.startswith("certificates/")])
    files |= rules | modules(sources=rules.values())
    files |= {
        "check.py": (resources.files("verify") / "templates" / "bundle_check.py.txt").read_bytes(),
        "README.txt": _README.format(
            title=" ".join(results.title.split()), notes="".join(f"\n{note}\n" for note in notes(results))
        ).encode(),
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


def _compare_pages(directory: Path, pages: Mapping[str, str]) -> None:
    for name, text in pages.items():
        if read_bounded(directory / name, MAX_RESULTS) != text.encode():
            raise BadInput(f"{directory}: {name} does not match its results; run `verify report {directory}` first")


def export(
    directory: Path,
    *,
    out: Path | None,
    junit_file: Path | None = None,
    csv_file: Path | None = None,
    badge_file: Path | None = None,
) -> list[Path]:
    """Write what was asked for; the bundle if nothing was named.

    Nothing is written if a verdict is not supported by the evidence that it names, a certificate is missing or
    rejected, or, for the bundle, a page of the report is not what these results say.
    """
    results = said_by_formulas(read_results(directory))
    packed = out is not None or not any((junit_file, csv_file, badge_file))
    if packed:
        _folder(results)
        _needed(directory, results)
    found = trust.examined(directory, results, None, all=packed)
    trust.refuse(directory, found)
    results = trust.believed(results, found)
    made: dict[Path, str | bytes] = {}
    if junit_file is not None:
        made[junit_file] = junit(results)
    if csv_file is not None:
        made[csv_file] = constants_csv(results)
    if badge_file is not None:
        made[badge_file] = badge(results)
    if packed:
        _compare_pages(directory, rendered(directory, results, found))
        made[out or Path(f"{_folder(results)}.zip")] = bundle(directory)
    for path in made:
        if path.is_dir():
            raise BadInput(f"{path}: is a directory; allowed is a file to write")
    for path, data in made.items():
        write_atomically(path, data)
    return list(made)
