"""``verify new-paper`` makes a package that runs as it is; the example package installs and is found."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.third_party import ROOT, install, python
from verify.commands.new_paper import RESERVED, files
from verify.results.schema import decode

EXAMPLE = ROOT / "examples" / "optimisation"


def _ran(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def _refused(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    return done.stderr


@pytest.mark.long
def test_a_new_paper_is_found_judged_reported_and_tested(verify_command, tmp_path):
    said = _ran(verify_command("new-paper", "mine_1", "--out", tmp_path / "deep" / "mine", cwd=tmp_path))
    assert "pip install -e" in said
    source, site = tmp_path / "deep" / "mine", tmp_path / "site"
    assert sorted(p.name for p in source.parent.iterdir()) == ["mine"]  # no draft is left
    install(source, site)

    def verify(*arguments):
        return _ran(python("-m", "verify", *arguments, places=(site,), cwd=tmp_path))

    assert "mine_1: The title of the paper" in verify("list")
    assert "* thm-1" in verify("list", "--paper", "mine_1")
    verify("run", "--paper", "mine_1", "--profile", "quick", "--jobs", 1)
    results = decode((tmp_path / "runs/mine_1-quick/results.json").read_bytes())
    assert [(c.id, str(c.verdict), str(c.proof.verdict)) for c in results.claims] == [("thm-1", "holds", "holds")]
    verify("report", "runs/mine_1-quick")
    assert "no particular model" in (tmp_path / "runs/mine_1-quick/report.html").read_text()
    assert "ok thm-1.attained.json" in verify("check", "runs/mine_1-quick/certificates")
    tested = python("-m", "pytest", "-q", "-p", "no:cacheprovider", places=(site,), cwd=source)
    assert "3 passed" in _ran(tested)


def test_what_it_writes_is_clean(tmp_path):
    """No mark is left, and the files pass this project's own linter and type checker."""
    texts = files("smith2026")
    assert set(texts) == {
        "pyproject.toml",
        "README.md",
        ".gitignore",
        "src/smith2026_paper/__init__.py",
        "src/smith2026_paper/paper.toml",
        "src/smith2026_paper/thm_1/__init__.py",
        "src/smith2026_paper/thm_1/claim.toml",
        "src/smith2026_paper/thm_1/checks.py",
        "tests/test_thm_1.py",
    }
    for name, text in texts.items():
        assert not re.search("@[A-Z]+@", text), name
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    command = [sys.executable, "-m", "ruff", "check", "--no-cache", "--config", ROOT / "pyproject.toml", tmp_path]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Smith", "allowed is"),
        ("2smith", "allowed is"),
        ("a-b", "allowed is"),
        ("", "allowed is"),
        ("../x", "allowed is"),
        ("a b", "allowed is"),
        ("é", "allowed is"),
        ("x" * 41, "allowed is"),
        ("class", "is reserved"),
        (RESERVED[0], "is reserved"),
        ("han2025", "registered already"),
    ],
)
def test_a_bad_name_is_one_line_and_nothing_is_written(name, word, verify_command, tmp_path):
    assert word in _refused(verify_command("new-paper", name, cwd=tmp_path))
    assert not list(tmp_path.iterdir())


def test_an_existing_place_is_left_alone(verify_command, tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "file").write_text("x")
    (tmp_path / "link").symlink_to("nowhere")
    assert "exists already" in _refused(verify_command("new-paper", "mine", cwd=tmp_path))
    assert "exists already" in _refused(verify_command("new-paper", "other", "--out", "link", cwd=tmp_path))
    assert "cannot be written" in _refused(verify_command("new-paper", "other", "--out", "file/x", cwd=tmp_path))
    assert sorted(p.name for p in tmp_path.iterdir()) == ["file", "link", "mine"]
    assert not list((tmp_path / "mine").iterdir())


@pytest.fixture(scope="module")
def optimisation(tmp_path_factory) -> Path:
    """The example of docs/adding-a-paper.md, built and installed from a copy (a build writes into its source)."""
    place = tmp_path_factory.mktemp("example")
    ignore = shutil.ignore_patterns("build", "*.egg-info", "__pycache__")
    install(Path(shutil.copytree(EXAMPLE, place / "source", ignore=ignore)), place / "site")
    return place


@pytest.mark.long
def test_an_installed_package_makes_its_paper_appear(optimisation, tmp_path):
    site = optimisation / "site"

    def verify(*arguments):
        return _ran(python("-m", "verify", *arguments, places=(site,), cwd=tmp_path))

    listed = json.loads(verify("list", "--json"))
    claims = [row["id"] for row in listed if row["paper"] == "optimisation"]
    assert claims == ["descent-lemma", "pl-rate", "strong-rate", "pl-fast-rate", "gd-minimiser"]
    assert listed[0]["paper"] == "han2025"  # an installed package does not become the default
    verify("run", "--paper", "optimisation", "--profile", "quick", "--jobs", 1, "--out", "out")
    results = decode((tmp_path / "out/results.json").read_bytes())
    assert {c.id: str(c.verdict) for c in results.claims} == {
        "descent-lemma": "holds",
        "pl-rate": "holds",
        "strong-rate": "holds",
        "pl-fast-rate": "refuted",
        "gd-minimiser": "underspecified",
    }
    assert not [failure for c in results.claims for failure in c.failures]
    assert {c.id: str(c.evidence) for c in results.claims}["pl-rate"] == "argued"
    assert results.model == {}
    assert verify("check", "out/certificates").count("ok ") == 9
    verify("report", "out")
    report = (tmp_path / "out/report.md").read_text()
    assert "make audit" not in report
    for claim in results.claims:  # the README of the example says the same
        assert re.search(rf"`{claim.id}` \| {claim.verdict} ", (EXAMPLE / "README.md").read_text())


@pytest.mark.long
def test_the_tests_of_the_example_pass(optimisation):
    source = optimisation / "source"
    done = python(
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-W",
        "error",
        "tests",
        places=(optimisation / "site",),
        cwd=source,
    )
    assert " passed" in _ran(done)


def test_the_walk_through_quotes_the_example():
    """Every block of docs/adding-a-paper.md that names a file is a part of that file."""
    text = (ROOT / "docs" / "adding-a-paper.md").read_text()
    quoted = re.findall(r"`(examples/[^`]+)`:\n\n```[a-z]*\n(.*?)```", text, re.DOTALL)
    assert len(quoted) >= 4
    for name, block in quoted:
        source = (ROOT / name).read_text()
        for part in block.split("\n...\n"):
            assert part.strip("\n") in source, (name, part)
