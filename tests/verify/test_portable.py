"""Other people's machines: text is UTF-8 everywhere, no system is assumed, and any terminal will do."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from verify.run import store, system, worker

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(
    path for folder in ("verify", "numerics", "theorems", "benchmarks") for path in (ROOT / folder).rglob("*.py")
)
POSIX_ONLY = {"fcntl", "resource", "pwd", "grp", "termios", "msvcrt", "winreg"}
ELSEWHERE = """
import os, signal, subprocess, sys, types  # the standard library has looked which system it is on
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name in ("fcntl", "resource"):
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Missing())
for module, names in ((signal, ("setitimer", "SIGALRM", "SIGPROF", "ITIMER_REAL", "ITIMER_PROF")),
                      (os, ("geteuid", "O_NOFOLLOW", "O_NONBLOCK", "sched_getaffinity"))):
    for name in names:
        if hasattr(module, name):
            delattr(module, name)
other = sys.modules["msvcrt"] = types.ModuleType("msvcrt")
other.LK_LOCK, other.LK_NBLCK = 1, 2
other.locking = lambda handle, kind, count: None
"""
PAPER = """
from verify.records import *

def yes(ctx):
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="So it is: \u2016\u2207\u0177\u2016 \u2264 2.")

PAPER = Paper(id="trial", title="\u00c9tude", authors="Nobody", year=2025, claims=(
    Claim(id="one", title="one", where="x", readings=(Reading(id="literal", text="one", checks=(yes,)),)),))
"""


def _text_without_encoding(call: ast.Call) -> bool:
    """A text file or a program's text opened in whatever the machine's encoding is."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    given = {word.arg: word.value for word in call.keywords}
    if None in given or "encoding" in given:
        return False
    if name in ("read_text", "write_text"):
        return not (name == "read_text" and call.args)
    if name in ("run", "Popen", "check_output"):
        return "text" in given
    owner = getattr(call.func.value, "id", "") if isinstance(call.func, ast.Attribute) else ""
    if name != "open" or owner in ("os", "tarfile"):
        return False
    modes = [*call.args[: 2 if isinstance(call.func, ast.Name) else 1], *([given["mode"]] if "mode" in given else [])]
    return not any(isinstance(mode, ast.Constant) and "b" in str(mode.value) for mode in modes)


@pytest.mark.long
def test_no_text_is_read_or_written_in_the_encoding_of_the_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and _text_without_encoding(node)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("line", "bad"),
    [
        ("open('x')", True),
        ("open('x', 'rb')", False),
        ("p.open('a')", True),
        ("p.open(mode='wb')", False),
        ("p.read_text()", True),
        ("p.read_text(encoding='utf-8')", False),
        ("run(x, text=True)", True),
        ("open('x', encoding='utf-8')", False),
        ("os.open('x', 0)", False),
        ("p.write_text('b')", True),
    ],
)
def test_the_rule_itself(line: str, bad: bool) -> None:
    call = ast.parse(line, mode="eval").body
    assert isinstance(call, ast.Call)
    assert _text_without_encoding(call) is bad


@pytest.mark.long
def test_no_module_of_one_system_is_imported_at_the_top() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in SOURCES
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([alias.name for alias in node.names] if isinstance(node, ast.Import) else [str(node.module)])
        if name.partition(".")[0] in POSIX_ONLY
    ]
    assert found == []


def _verify(*arguments: object, path: Path, **surroundings: str) -> subprocess.CompletedProcess[bytes]:
    places = os.pathsep.join([str(path), str(ROOT), os.environ.get("PYTHONPATH", "")])
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return subprocess.run(
        [sys.executable, "-m", "verify", *map(str, arguments)],
        capture_output=True,
        check=False,
        env={**kept, "PYTHONPATH": places, **surroundings},
    )


@pytest.mark.long
def test_an_audit_on_a_system_without_posix(make_paper, tmp_path: Path) -> None:
    """Its workers have it no better: they inherit the same start."""
    make_paper("trial", PAPER)
    (tmp_path / "start").mkdir()
    (tmp_path / "start/sitecustomize.py").write_text(ELSEWHERE, encoding="utf-8")
    out = tmp_path / "with space and \u00fcmlaut"
    for _ in range(2):
        done = _verify("run", "one", "--profile", "quick", "--jobs", "1", "--out", out, path=tmp_path / "start")
        assert done.returncode == 0, done.stderr.decode()
        assert b"1 true" in done.stdout
        assert b"(kept)" not in done.stderr, "whose the key is cannot be told: nothing is believed that was kept"
    assert _verify("report", out, "--jobs", "1", path=tmp_path / "start").returncode == 0


@pytest.mark.long
@pytest.mark.parametrize(
    "surroundings",
    [
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        pytest.param({"PYTHONIOENCODING": "ascii"}, marks=pytest.mark.slow),  # as above; strictly: test_one_line
        {"PYTHONIOENCODING": "cp1252"},
    ],
)
def test_a_terminal_of_any_encoding(make_paper, tmp_path: Path, surroundings: dict[str, str]) -> None:
    make_paper("trial", PAPER)
    commands = (
        ("list",),
        ("show", "one"),
        ("run", "one", "--profile", "quick", "--out", tmp_path / "out"),
        ("explain", "one", tmp_path / "out"),
        ("report", tmp_path / "out"),
        ("--help",),
    )
    for command in commands:
        done = _verify(*command, path=tmp_path, **surroundings)
        assert done.returncode == 0, (command, done.stderr)
        assert b"Traceback" not in done.stderr
    assert "\u00c9tude" in (tmp_path / "out/report.md").read_text(encoding="utf-8"), "files are UTF-8 all the same"


def test_what_is_late_does_not_count_where_nothing_interrupts(monkeypatch: pytest.MonkeyPatch) -> None:
    import time

    monkeypatch.setattr(system, "TIMERS", False)
    with pytest.raises(worker.TimeOut), worker._budget(0.01):
        time.sleep(0.01 * worker.PATIENCE + 0.05)
    with worker._budget(60):
        pass


def test_a_file_that_nobody_owns_is_not_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "key"
    path.write_bytes(b"x" * store.KEY_BYTES)
    path.chmod(0o600)
    assert system.is_private(path.stat())
    path.chmod(0o640)
    assert not system.is_private(path.stat())
    path.chmod(0o600)
    monkeypatch.delattr(os, "geteuid")
    assert not system.is_private(path.stat())


def test_a_lock_is_for_one(tmp_path: Path) -> None:
    with (tmp_path / "lock").open("ab") as one, (tmp_path / "lock").open("ab") as two:
        assert system.lock(one, wait=False)
        assert not system.lock(two, wait=False)
