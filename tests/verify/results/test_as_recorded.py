"""Commands that verify no evidence of a results file say so, and take no file of the working directory for ours."""

from __future__ import annotations

import json
import lzma
import shutil
from pathlib import Path

import pytest

from tests.third_party import ROOT, python
from verify.commands import diff as command
from verify.files import decompress, is_kept

KEPT = "models/variants/results/default.json.xz"


@pytest.fixture
def forged(tmp_path):
    """A folder with results of our papers in which every claim is true by a Coq proof."""
    for name in ("reports/han2025/results.json", KEPT):
        path = ROOT / name
        data = json.loads(decompress(path.read_bytes()) if name == KEPT else path.read_bytes())
        for claim in data["claims"]:
            claim.update(verdict="holds", evidence="formal", stated="generated")
            if name == KEPT:
                claim["readings"][0].update(
                    verdict="holds", evidence="formal", stated="generated", formal={"theorem": "t", "axioms": []}
                )
        (tmp_path / name).parent.mkdir(parents=True)
        text = json.dumps(data).encode()
        (tmp_path / name).write_bytes(lzma.compress(text) if name == KEPT else text)
    return tmp_path


def test_a_list_says_what_it_was_read_from(forged):
    table = python("-m", "verify", "list", "--paper", "han2025", places=(), cwd=forged).stdout
    assert "Verdicts as recorded in reports/han2025/results.json; nothing was verified." in table
    rows = json.loads(python("-m", "verify", "list", "--paper", "han2025", "--json", places=(), cwd=forged).stdout)
    assert {row["verified"] for row in rows} == {False}
    (row,) = (row for row in rows if row["id"] == "thm-5")
    assert row["verdict"] is None  # the file says something else of its literal reading


@pytest.mark.long
def test_a_file_of_the_working_directory_is_not_one_of_the_package(forged, monkeypatch):
    monkeypatch.chdir(forged)
    assert not is_kept(Path(KEPT))
    assert not is_kept(forged / KEPT)
    assert is_kept(ROOT / KEPT)
    for given in ("default", KEPT):
        done = python("-m", "verify", "show", "thm-5", given, places=(), cwd=forged)
        assert "✓ true" not in done.stdout
        assert "undecided" in done.stdout


def test_a_comparison_says_that_nothing_was_verified(tmp_path):
    for name in ("a", "b"):
        shutil.copy(ROOT / "reports/network_constants/results.json", tmp_path / f"{name}.json")
    line = ["-m", "verify", "diff", "a.json", "b.json"]
    for arguments in (line, [*line, "--markdown"]):
        assert command.NOTE in python(*arguments, places=(), cwd=tmp_path).stdout
    assert json.loads(python(*line, "--json", places=(), cwd=tmp_path).stdout)["verified"] is False
    python(*line, "--html", "c.html", places=(), cwd=tmp_path)
    assert command.NOTE in (tmp_path / "c.html").read_text()
