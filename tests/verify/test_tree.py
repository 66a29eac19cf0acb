"""Each claim's folder has the same file names: tables in numbers.py, figures in figures.py."""

from __future__ import annotations

import tomllib

import pytest

from tests.third_party import ROOT

FOLDERS = sorted(path.parent for path in (ROOT / "theorems").rglob("claim.toml"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_tables_and_figures_are_where_one_looks(folder):
    """A table of constants is in numbers.py and a figure in figures.py, of the claim's own folder."""
    shown = tomllib.loads((folder / "claim.toml").read_text(encoding="utf-8")).get("show", {})
    assert [name for name in shown.get("constants", ()) if not name.startswith("numbers.")] == []
    assert [name for name in shown.get("figures", ()) if not name.startswith("figures.")] == []
