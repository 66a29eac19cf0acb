"""The house stays in rooms of a size: files that one reads at a sitting, the same names in every claim's folder."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.third_party import ROOT

ROOMS = ("benchmarks", "examples", "numerics", "tests", "theorems", "verify")
LIMITS = {"theorems": 250}  # lines; elsewhere 400
FOLDERS = sorted(path.parent for path in (ROOT / "theorems").rglob("claim.toml"))


def too_long(root: Path, rooms: tuple[str, ...]) -> Iterator[str]:
    for room in rooms:
        for path in sorted((root / room).rglob("*.py")):
            lines = len(path.read_text(encoding="utf-8").splitlines())
            if lines > LIMITS.get(room, 400):
                yield f"{path.relative_to(root)}: {lines} lines"


def test_no_file_is_too_long():
    assert all(any((ROOT / room).rglob("*.py")) for room in ROOMS)
    assert list(too_long(ROOT, ROOMS)) == []


@pytest.mark.parametrize(
    ("room", "lines", "found"),
    [
        ("theorems", 250, []),
        ("theorems", 251, ["theorems/deep/x.py: 251 lines"]),
        ("verify", 400, []),
        ("verify", 401, ["verify/deep/x.py: 401 lines"]),
    ],
)
def test_the_limits_are_these(tmp_path, room, lines, found):
    file = tmp_path / room / "deep" / "x.py"
    file.parent.mkdir(parents=True)
    file.write_text("pass\n" * lines)
    assert [line.replace("\\", "/") for line in too_long(tmp_path, (room,))] == found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_tables_and_figures_are_where_one_looks(folder):
    """A table of constants is in numbers.py and a figure in figures.py, of the claim's own folder."""
    shown = tomllib.loads((folder / "claim.toml").read_text(encoding="utf-8")).get("show", {})
    assert [name for name in shown.get("constants", ()) if not name.startswith("numbers.")] == []
    assert [name for name in shown.get("figures", ()) if not name.startswith("figures.")] == []
