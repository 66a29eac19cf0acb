"""A bundle for a referee: report, certificates, the checker, sums, and one command that needs python-flint only.

    unzip PAPER-audit.zip && cd PAPER-audit && python check.py

The same run gives the same bytes: entries are sorted and carry a fixed date.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from verify.certificates import write_atomically
from verify.errors import BadInput
from verify.exchange import constants_csv, junit
from verify.report import read_results
from verify.results import Results

__all__ = ["bundle", "export"]

_DATE = (1980, 1, 1, 0, 0, 0)  # the first one that a zip file can hold

_README = """\
This is a machine-checked audit of a paper: {title}

  report.html    the report, one page that opens offline; report.md is the same as text
  results.json   every verdict, as data
  certificates/  one small JSON file a refutation or certified bound, with exact numbers
  checker/       the program that re-derives what the certificates say
  MANIFEST.sha256  SHA-256 sums of all of these

To check it, with Python 3.11 or newer and nothing installed but python-flint (pip install python-flint):

  python check.py

It compares every sum, then re-derives every certificate, prints what each one establishes, and exits 0 only if all
of them are accepted.
"""

_CHECK = '''\
"""Check this bundle: sums first, then every certificate.  Needs Python 3.11 or newer and python-flint, nothing else."""

import hashlib
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE))


def sums() -> list[str]:
    problems, listed = [], set()
    for line in (HERE / "MANIFEST.sha256").read_text(encoding="utf-8").splitlines():
        expected, name = line.split("  ", 1)
        listed.add(name)
        path = HERE / name
        if not path.is_file():
            problems.append(f"{name}: missing")
        elif hashlib.sha256(path.read_bytes()).hexdigest() != expected:
            problems.append(f"{name}: changed")
    extra = {p.relative_to(HERE).as_posix() for p in HERE.rglob("*") if p.is_file() and "__pycache__" not in p.parts}
    return problems + [f"{name}: not in the manifest" for name in sorted(extra - listed - {"MANIFEST.sha256"})]


def examine(path: Path) -> tuple[bool, str]:
    import checker  # not before its sums are compared

    try:
        return True, checker.check_file(path)
    except checker.Rejected as error:
        return False, str(error)


def main() -> int:
    problems = sums()
    for problem in problems:
        print(f"MANIFEST {problem}")
    if problems:
        return 1
    try:
        import flint  # noqa: F401
    except ImportError:
        print("python-flint is missing: pip install python-flint")
        return 3
    paths = sorted((HERE / "certificates").glob("*.json"))
    good = 0
    with ProcessPoolExecutor() as pool:  # one certificate a processor
        for path, (accepted, text) in zip(paths, pool.map(examine, paths)):
            print(f"{'ok' if accepted else 'REJECTED'} {path.name}: {text}", flush=True)
            good += accepted
    print(f"all sums agree; {good} certificates accepted, {len(paths) - good} rejected")
    return 0 if good == len(paths) else 1


if __name__ == "__main__":
    sys.exit(main())
'''


def _needed(directory: Path, results: Results) -> dict[str, bytes]:
    """The files of the run that the report refers to, by their place in the bundle."""
    names = ["results.json", "report.md", "report.html", "graph.svg"]
    for claim in results.claims:
        names += [*claim.certificates, *claim.figures]
    root = directory.resolve()
    found: dict[str, bytes] = {}
    for name in dict.fromkeys(names):
        path = (root / name).resolve()
        if not path.is_relative_to(root):
            raise BadInput(f"{directory}: {name!r} leads out of the directory")
        if not path.is_file():
            hint = f"; run `verify report {directory}` first" if name.startswith(("report.", "graph.")) else ""
            raise BadInput(f"{directory}: {name} is missing{hint}")
        found[path.relative_to(root).as_posix()] = path.read_bytes()
    return found


def _sources(folder: Traversable, prefix: str) -> dict[str, bytes]:
    return {f"{prefix}/{item.name}": item.read_bytes() for item in folder.iterdir() if item.name.endswith(".py")}


def bundle(directory: Path) -> bytes:
    """The zip file of a finished run whose report is written."""
    results = read_results(directory)
    files = _needed(directory, results)
    files |= _sources(resources.files("verify") / "checker", "checker")
    files |= {
        "check.py": _CHECK.encode(), "README.txt": _README.format(title=" ".join(results.title.split())).encode(),
        "constants.csv": constants_csv(results).encode()}
    lines = [f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in sorted(files.items())]
    files["MANIFEST.sha256"] = "".join(lines).encode()
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(f"{results.paper}-audit/{name}", _DATE)
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
        made[out or Path(f"{results.paper}-audit.zip")] = bundle(directory)
    for path in made:
        if path.is_dir():
            raise BadInput(f"{path}: is a directory; allowed is a file to write")
    for path, data in made.items():
        write_atomically(path, data)
    return list(made)
