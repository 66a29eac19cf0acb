"""What takes seconds to load is loaded by the tests that use it, not by every worker that reads the files."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tests.later import later

ROOT = Path(__file__).resolve().parent.parent
HEAVY = ("torch", "distributed", "scipy")


def at_once(text: str) -> set[str]:
    """The modules that a file imports as it is read."""
    found = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {str(node.module)}
    return found


def heavy(path: Path) -> bool:
    return any(name.split(".")[0] in HEAVY for name in at_once(path.read_text(encoding="utf-8")))


def test_no_file_of_tests_loads_what_is_heavy():
    ours = [path for place in ("benchmarks", "numerics/parity", "tests") for path in (ROOT / place).rglob("*.py")]
    loaders = {".".join(path.relative_to(ROOT).with_suffix("").parts) for path in ours if heavy(path)}
    assert {"benchmarks.head_training", "numerics.parity.risk.autograd"} <= loaders
    files = [*(ROOT / "tests").rglob("test_*.py"), *(ROOT / "tests").rglob("conftest.py")]
    assert not [
        path.relative_to(ROOT).as_posix()
        for path in files
        if heavy(path) or at_once(path.read_text(encoding="utf-8")) & loaders
    ]


def test_a_module_is_loaded_when_it_is_used(tmp_path, monkeypatch):
    (tmp_path / "loaded_late.py").write_text("answer = 42\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    module = later("loaded_late")
    assert not hasattr(module, "_mock_name")
    assert not hasattr(module, "__wrapped__")
    assert "loaded_late" not in sys.modules
    assert module.answer == 42
    assert sys.modules.pop("loaded_late").answer == 42
    with pytest.raises(ModuleNotFoundError):
        _ = later("no_such_module_here").anything
