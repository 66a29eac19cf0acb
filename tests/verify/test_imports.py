"""Imports point one way, and the quick commands stay quick: no heavy import on their path."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.third_party import ROOT
from verify.results.bundle import modules

HOMES = ("theorems/*/rules/__init__.py", "verify/rules/*/__init__.py")  # of papers, of instruments
RULED = sorted(path.parent.relative_to(ROOT) for home in HOMES for path in ROOT.glob(home))
HEAVY = {"sympy", "torch", "matplotlib", "numpy", "flint", "mpmath", "scipy", "numba", "jinja2"}


def _imports(path: Path, package: str) -> set[str]:
    """Absolute names of everything that a file imports, at any depth."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package.rsplit(".", node.level - 1)[0] if node.level else ""
            full = ".".join(filter(None, (base, node.module)))
            found |= {full, *(f"{full}.{alias.name}" for alias in node.names)}
    return found


def _files(folder: str) -> list[tuple[Path, str]]:
    files = sorted((ROOT / folder).rglob("*.py"))
    return [(path, ".".join(path.relative_to(ROOT).parent.parts)) for path in files]


def _offences(folder: str, allowed) -> list[str]:
    return [
        f"{path.relative_to(ROOT)} imports {name}"
        for path, package in _files(folder)
        for name in sorted(_imports(path, package))
        if not allowed(name)
    ]


def _top(name: str) -> str:
    return name.split(".")[0]


@pytest.mark.long
def test_the_instruments_know_no_claim_and_no_court():
    """But for the commands that they plug into the audit's command line."""
    offences = _offences("numerics", lambda name: _top(name) not in ("theorems", "verify"))
    assert not [line for line in offences if not line.startswith("numerics/parity/commands/")]
    assert not _offences("numerics/parity/commands", lambda name: _top(name) != "theorems")


@pytest.mark.long
def test_the_court_knows_no_model():
    """``verify.risk`` and ``verify.train`` are doors to what the parity instruments plug in."""
    rooms = ("numerics.parity", "numerics.frozen", "numerics.head")
    offences = _offences("verify", lambda name: not name.startswith(rooms))
    assert not [line for line in offences if not line.startswith(("verify/checker/", "verify/__init__.py"))]


@pytest.mark.long
def test_the_papers_know_the_vocabulary_only():
    """The records, the language of their statements and questions in it; their rules stand apart."""
    rooms = ("verify.records", "verify.statement", "verify.engines.relation")

    def allowed(name: str) -> bool:
        known = ("verify", "verify.load_paper", "verify.verdicts")
        return _top(name) != "verify" or name in known or name.startswith(rooms)

    assert not [line for line in _offences("theorems", allowed) if "/rules/" not in line.partition(" ")[0]]


@pytest.mark.parametrize("folder", RULED)
def test_the_rules_of_papers_and_of_instruments_stand_alone(folder):
    """As the checker does: its reader and its balls, their own modules, python-flint; no claim and no instrument."""
    own = ".".join(folder.parts)
    known = ("verify.checker.reading", "verify.checker.balls", "verify.checker.relation", "verify.checker.kinds")
    lent = ("verify.rules.",)  # one room may stand on another: a bundle carries all of them

    def allowed(name: str) -> bool:
        near = name == own or name.startswith((f"{own}.", *known, *lent))
        return near or _top(name) in sys.stdlib_module_names | {"flint"}

    assert len(_files(str(folder))) > 1
    assert not _offences(str(folder), allowed)


@pytest.mark.long
def test_nobody_but_the_checker_uses_a_rule():
    """An instrument that asked the rule would find what the rule finds."""
    packages = tuple(".".join(folder.parts) for folder in RULED)
    for folder in ("numerics", "theorems", "verify"):
        offences = _offences(folder, lambda name: not name.startswith(packages))
        assert not [line for line in offences if "/rules/" not in line.partition(" ")[0]]


@pytest.mark.long
def test_the_court_never_imports_a_paper():
    assert not _offences("verify", lambda name: _top(name) != "theorems")


def test_the_checker_stands_alone():
    """But for the language of statements, of which it asks what a bundle carries, and the list of rules beside it."""
    language = {
        name.removesuffix(".py").replace("/", ".") for name in modules() if name.startswith("verify/statement/")
    }

    def allowed(name: str) -> bool:
        own = name.startswith("verify.checker") or any(name == room or name.startswith(f"{room}.") for room in language)
        listed = name in ("verify.rules", "verify.rules.FOLDERS")  # the rules are loaded by their names
        return own or listed or _top(name) in sys.stdlib_module_names | {"flint"}

    assert not _offences("verify/checker", allowed)


def test_the_statement_language_stands_alone():
    """But for the catalogue, which finds the statements of a paper."""

    def allowed(name: str) -> bool:
        return name.startswith("verify.statement") or _top(name) in sys.stdlib_module_names | {"flint"}

    offences = _offences("verify/statement", allowed)
    assert not [line for line in offences if not line.startswith("verify/statement/catalogue.py")]


def test_the_walk_sees_a_forbidden_import(tmp_path):
    file = tmp_path / "x.py"
    file.write_text("def f():\n  from theorems import han2025\n  from ..numerics import y\n  import a.b\n")
    assert _imports(file, "verify.checker") == {
        "theorems",
        "theorems.han2025",
        "verify.numerics",
        "verify.numerics.y",
        "a.b",
    }


def _claims_loaded(claim: str) -> set[str]:
    """The folders of claims of which something is loaded once every check, table and figure of a claim is."""
    script = (
        "import sys\n"
        "from verify.verdicts import papers\n"
        "from verify.verdicts.statements import statements\n"
        f"claim = next(c for c in papers.paper('han2025').claims if c.id == {claim!r})\n"
        "for stated in statements(claim):\n"
        "    [check.function for check in stated.checks]\n"
        "[shown.function for shown in (*claim.constants, *claim.figures)]\n"
        "print(*(m for m in sys.modules if m.startswith('theorems.han2025.')))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, check=True)
    code = [name for name in done.stdout.split() if name.count(".") > 2]  # to read its words, a folder is a package
    folders = {name.split(".")[2] for name in code}
    return {folder for folder in folders if (ROOT / "theorems" / "han2025" / folder / "claim.toml").is_file()}


@pytest.mark.long
@pytest.mark.sample(2)
@pytest.mark.parametrize("claim", ["lemma-15", "rem-10", "rem-13", "contribution-ii", "lemma-7"])
def test_a_claim_loads_nothing_of_another(claim):
    """Also of those that it rests on: what two claims use is shared."""
    assert _claims_loaded(claim) == {claim.replace("-", "_")}


@pytest.mark.long
def test_no_claim_names_or_imports_code_of_another():
    """Every import at any depth, and every address of a check."""
    found = []
    for folder in sorted(path.parent for path in (ROOT / "theorems").rglob("claim.toml")):
        paper, others = folder.parent, {path.parent.name for path in folder.parent.glob("*/claim.toml")} - {folder.name}
        package = ".".join(paper.relative_to(ROOT).parts)
        for file in sorted(folder.rglob("*.py")):
            names = _imports(file, f"{package}.{folder.name}")
            found += [f"{file}: {name}" for name in names if name.removeprefix(f"{package}.").split(".")[0] in others]
        words = (folder / "claim.toml").read_text(encoding="utf-8")
        found += [f"{folder.name}: {name}" for name in re.findall(r'"\.(\w+)\.[\w.]+"', words) if name in others]
    assert found == []


@pytest.mark.parametrize("arguments", [["list"], ["--help"], ["--version"], ["run", "--help"]])
def test_quick_commands_import_nothing_heavy(arguments):
    script = (
        "import sys, atexit\n"
        "from verify.cli import main\n"
        "show = lambda: print('MODULES', *{m.split('.')[0] for m in sys.modules}, file=sys.stderr)\n"
        "atexit.register(show)\n"
        f"main({arguments!r})\n"
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True)
    loaded = set(done.stderr.split("MODULES", 1)[1].split())
    assert "typer" in loaded
    assert not loaded & HEAVY
    assert done.stdout


COUNTED = """
import atexit, sys
calls = 0
def count(frame, event, argument):
    global calls
    calls += event == "call"
def tell():
    sys.setprofile(None)
    print("CALLS", calls, file=sys.stderr)
atexit.register(tell)
sys.setprofile(count)
"""


def _calls(script: str) -> int:
    """How many functions of Python are called: unlike seconds the same on every machine, busy or not."""
    command = [sys.executable, "-c", COUNTED + script]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True)
    return int(done.stderr.split("CALLS", 1)[1])


@pytest.mark.long
def test_quick_commands_answer_at_once():
    """A few times the work of a trivial command of the command-line library; for the list four papers are read."""
    trivial = _calls(
        "import typer\nsys.argv = ['f']\napp = typer.Typer(rich_markup_mode=None)\n"
        "@app.command()\ndef f(json: bool = False, paper: str = ''): print(json)\napp()"
    )
    for arguments, times in ((["--help"], 4), (["list"], 16)):
        assert _calls(f"from verify.cli import main\nmain({arguments!r})") <= times * trivial, arguments
