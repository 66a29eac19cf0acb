"""Classes 15 to 17, 20 and 21: what a certificate binds, what the store and the bundle believe."""

from __future__ import annotations

import functools
import hashlib
import json
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.probes import Tree, bounded, exit_and_lines, paper_of_a_stranger, verdict

BEGIN = """
import os
from verify.records import *
PROVED = getattr(Kind, "PROOF", None) or Kind.DERIVED
"""
POINT = '{"kind": "classifier-point", "k": 3, "b": "1/100", "sum": "0", "relation": "<", "value": "10"}'
END = """
def claim(key, text, check):
    return Claim(id=key, title=text, where="x", readings=(Reading(id="literal", text=text, checks=(check,)),))
PAPER = Paper(id="trial", title="A trial", authors="Nobody", year=2025, claims=({claims},))
"""


def trial(place: Path, body: str, claims: str) -> Path:
    """A stranger's paper, with ``claims`` made of the functions in ``body``."""
    return paper_of_a_stranger(place / "paper", "trial", BEGIN + body + END.format(claims=claims))


def judged(tree: Tree, place: Path, where: Path, **more: Any) -> dict[str, dict[str, Any]]:
    return tree.quick(place, "--paper", "trial", first=(where,), **more)


# ------------------------------------------------------------------------------------------ 15: the kernel

THIRD = """
from flint import arb
from importlib import import_module
for room in ("verify.rules.neurons.smoothed_units", "verify.checker.smoothness"):
    try:
        _third = import_module(room)._third
        break
    except ImportError:
        pass
bound = _third(arb(0, 10), arb(1)).abs_upper()
true = (3 * arb(1) / 4) * (arb(4) / 5) ** 2 * (arb(4) / 5).sqrt()
print(f"{float(bound):.5f} for a largest value of {float(true):.5f}")
"""


def third_derivative(tree: Tree, place: Path) -> str:
    """The largest |σ'''| for b = 1, at z = 1/2, beside what the checker takes for a bound of it."""
    return tree.python(THIRD)


# ---------------------------------------------------------------------------- 16: what binds a certificate


TWO = f"""
def denies(ctx):
    point = Certificate(name="two.point.json", body={POINT})
    return Evidence(finding=Finding.NO, kind=Kind.CERTIFIED, summary="It is not.", certificates=(point,))
def clear(ctx):
    return Evidence(finding=Finding.YES, kind=PROVED, summary="Clear.")
"""


def beside_the_point(tree: Tree, place: Path) -> str:
    """2 + 2 = 4, denied with a true certificate about something else."""
    where = trial(place, TWO, 'claim("two", "2 + 2 = 4", denies)')
    return verdict(judged(tree, place / "out", where)["two"])


def clear(tree: Tree, place: Path) -> str:
    where = trial(place, TWO, 'claim("one", "1 + 1 = 3", clear)')
    return verdict(judged(tree, place / "out", where)["one"])


def without_its_certificate(tree: Tree, place: Path) -> str:
    """A report of results whose only certificate is gone."""
    where = trial(place, TWO, 'claim("two", "2 + 2 = 4", denies)')
    judged(tree, place / "out", where)
    (place / "out/certificates/two.point.json").unlink()
    done = tree.verify("report", place / "out", first=(where,))
    pages = [place / "out/report.md", *(place / "out").glob("claims/*.md")]
    stands = any("✗ refuted" in page.read_text() for page in pages)
    return f"exit {done.returncode}; refuted {'stands' if stands else 'does not stand'}"


# -------------------------------------------------------------------------------------- 20: what is kept

KEPT = f"""
def tells(ctx):
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary="It cannot be told.")
def shows(ctx):
    point = Certificate(name="two.point.json", body={POINT})
    return Evidence(finding=Finding.YES, kind=Kind.CERTIFIED, summary="So it is.", certificates=(point,))
"""
CLAIMS = 'claim("one", "one", tells), claim("two", "two", shows)'


def _forge(out: Path, job: str, change: Callable[[dict[str, Any]], None]) -> None:
    """As somebody can who has no key: with every sum that he can make."""
    (path,) = (path for path in (out / ".verify").glob("*.json") if job in path.read_text())
    data = json.loads(path.read_bytes())
    change(data["outcome"])
    body = json.dumps(data["outcome"], separators=(",", ":"), ensure_ascii=False)
    data = {**data, "sha256": hashlib.sha256(body.encode()).hexdigest(), "outcome": "@"}
    path.write_text(json.dumps(data, separators=(",", ":")).replace('"@"', body))


def a_kept_yes(tree: Tree, place: Path) -> str:
    """An outcome that was unknown is made a yes on disk; the next run."""
    where, out = trial(place, KEPT, CLAIMS), place / "out"
    before = judged(tree, out, where)["one"]["verdict"]
    kind = "proof" if '"proof"' in tree.python("from verify.records import Kind\nprint(json.dumps(list(Kind)))") else ""
    _forge(out, "one/tells", lambda o: o["evidence"].update(finding="yes", kind=kind or "exhaustive", summary="Yes."))
    return f"{before} becomes {judged(tree, out, where)['one']['verdict']}"


def a_kept_certificate(tree: Tree, place: Path) -> str:
    """A kept certificate is made to say something else; the next run writes it out."""
    where, out = trial(place, KEPT, CLAIMS), place / "out"
    judged(tree, out, where)
    _forge(out, "two/shows", lambda o: o["evidence"]["certificates"][0]["body"].update(value="-10"))
    done = tree.verify("run", "--paper", "trial", "--profile", "quick", "--jobs", 1, "--out", out, first=(where,))
    path = out / "certificates/two.point.json"
    written = path.is_file() and '"-10"' in path.read_text()
    return f"{exit_and_lines(done)}; the forged one {'is written out' if written else 'is not written out'}"


# ------------------------------------------------------------------------------------------ 21: bundles


def _finished(tree: Tree, place: Path) -> Path:
    where = trial(place, KEPT, CLAIMS)
    judged(tree, place / "out", where)
    tree.verify("report", place / "out", first=(where,))
    return place / "out"


def _changed(out: Path, change: Callable[[dict[str, Any]], None]) -> None:
    data = json.loads((out / "results.json").read_text())
    change(data)
    (out / "results.json").write_text(json.dumps(data))


def a_name_that_leads_out(tree: Tree, place: Path) -> str:
    out, cwd = _finished(tree, place), place / "a/b/c"
    cwd.mkdir(parents=True)
    _changed(out, lambda data: data.update(paper="../../evil"))
    done = tree.verify("export", out, cwd=cwd)
    made = sorted(path.relative_to(place).as_posix() for path in place.rglob("*.zip"))
    return f"{exit_and_lines(done)}; {', '.join(made) or 'nothing'} written"


def a_certificate_that_is_a_program(tree: Tree, place: Path) -> str:
    """flint.py, named by the results as a certificate: is it packed, and run by the bundle's own checker?"""
    out = _finished(tree, place)
    (out / "flint.py").write_text("import os\nos.write(1, b'EXECUTED')\nraise SystemExit(0)\n")
    _changed(out, lambda data: data["claims"][1].update(certificates=["flint.py"]))
    done = tree.verify("export", out, "--out", place / "x.zip", cwd=place)
    if done.returncode:
        return f"{exit_and_lines(done)}; not packed"
    ran = run_bundle(place / "x.zip", place / "unpacked")
    return f"packed; {'executed' if 'EXECUTED' in ran.stdout else 'not executed'}, exit {ran.returncode}"


def run_bundle(path: Path, place: Path) -> subprocess.CompletedProcess[str]:
    """Unpack a bundle and run its checker as its README says, for twelve seconds of a processor's time."""
    with zipfile.ZipFile(path) as archive:
        archive.extractall(place)
    (folder,) = place.iterdir()
    command, limit = [sys.executable, "check.py"], functools.partial(bounded, 12)
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, preexec_fn=limit)
