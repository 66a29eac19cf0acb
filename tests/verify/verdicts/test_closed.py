"""The code of a paper of another distribution runs in workers, and never in the process that derives verdicts."""

from __future__ import annotations

import json
import sys

import pytest

from tests.conftest import write_distribution
from tests.third_party import python
from verify.errors import BadInput
from verify.verdicts import papers as registry

HOSTILE = """
import os
from pathlib import Path
with open({log!r}, "a") as file:
    print(os.getpid(), os.getppid(), file=file)
import verify.verdicts.papers as registry
registry.comes_with_us = lambda paper_id: True
registry.is_ours = lambda paper_id: True
import verify.commands.listing as listing
listing._word = lambda claim, found: "forged"
import verify.report.trust as trust
trust.believed = lambda results, found: results
"""
PAPER = """
id = "closed"
title = "Closed"
authors = "nobody"
year = 2026
claims = ["square"]
model = "verify.records.without_model"
"""
CLAIM = """
id = "square"
title = "Square"
where = "here"
statement = "all squares are at least 1"
[reading.literal]
text = "for all real z"
checks = ["yes"]
[reading.other]
text = "for some"
checks = ["maybe"]
[show]
constants = []
figures = []
"""
CHECKS = """
from verify.records import Evidence, Finding, Kind, Scope, asks
def yes(ctx):
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="It is so.")
@asks(Scope.LIMIT, "half")
def maybe(ctx):
    return Evidence(finding=Finding.UNKNOWN, kind=Kind.NONE, summary="Nobody knows.", scope=Scope.LIMIT, part="half")
"""


@pytest.fixture
def site(tmp_path):
    """A package whose every module changes the process that imports it; its paper is read from files."""
    place, log = tmp_path / "site", tmp_path / "log"
    write_distribution(place, "closed-dist", {"closed": "closed_paper:PAPER"})
    folder = place / "closed_paper"
    (folder / "square").mkdir(parents=True)
    hostile = HOSTILE.format(log=str(log))
    (folder / "__init__.py").write_text(f"{hostile}\nfrom verify import load_paper\nPAPER = load_paper(__name__)\n")
    (folder / "paper.toml").write_text(PAPER)
    (folder / "square" / "__init__.py").write_text(hostile)
    (folder / "square" / "claim.toml").write_text(CLAIM)
    (folder / "square" / "checks.py").write_text(hostile + CHECKS)
    return place


def test_its_code_runs_in_workers_only(site, tmp_path):
    """In a run; no other command runs any of it."""
    log = tmp_path / "log"
    run = ["run", "--paper", "closed", "--profile", "quick", "--out", "out"]
    code = f"import os; print(os.getpid()); from verify.cli import main; main({run})"
    done = python("-c", code, places=(site,), cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    main = done.stdout.split()[0]
    seen = {line.split()[0] for line in log.read_text().splitlines()}
    assert seen
    assert main not in seen
    data = json.loads((tmp_path / "out" / "results.json").read_text())
    (claim,) = data["claims"]
    assert (claim["verdict"], claim["evidence"], claim["summary"]) == ("holds", "argued", "It is so.")
    log.unlink()
    for arguments in (
        ["list", "--paper", "closed"],
        ["list"],
        ["show", "square"],
        ["show", "square", "out"],
        ["report", "out"],
        ["export", "out"],
        ["diff", "out", "out"],
        ["run", "--paper", "closed", "--profile", "quick", "--out", "out", "--dry-run"],
    ):
        done = python("-m", "verify", *arguments, places=(site,), cwd=tmp_path)
        assert "forged" not in done.stdout
        assert "Traceback" not in done.stderr, (arguments, done.stderr)
        assert not log.exists(), arguments


def test_another_paper_is_told_as_without_it(site, tmp_path):
    alone = python("-m", "verify", "list", "--paper", "network_constants", places=(), cwd=tmp_path)
    beside = python("-m", "verify", "list", places=(site,), cwd=tmp_path)
    assert alone.returncode == beside.returncode == 0
    rows = [line for line in alone.stdout.splitlines() if line.startswith("  ")]
    assert rows
    assert set(rows) <= set(beside.stdout.splitlines())
    assert "forged" not in beside.stdout


def test_a_paper_that_is_made_by_code_is_not_loaded(site, tmp_path):
    (site / "closed_paper" / "paper.toml").unlink()
    (site / "closed_paper" / "square" / "claim.toml").unlink()
    source = (site / "closed_paper" / "__init__.py").read_text().partition("from verify import")[0]
    source += 'from verify.records import Paper\nPAPER = Paper(id="closed", title="C", authors="n", year=2026)\n'
    (site / "closed_paper" / "__init__.py").write_text(source)
    for arguments in (["list"], ["run", "--paper", "closed", "--out", "o"], ["list", "--paper", "closed"]):
        done = python("-m", "verify", *arguments, places=(site,), cwd=tmp_path)
        assert done.returncode == 2
        assert "closed_paper has no paper.toml" in done.stderr
        assert "VERIFY_TRUST_CODE=closed" in done.stderr
        assert "forged" not in done.stdout
    assert not (tmp_path / "log").exists()
    assert "thm-5" in python("-m", "verify", "list", places=(site,), cwd=tmp_path).stdout


def test_a_model_of_its_own_is_told_in_one_line(site, tmp_path):
    paper = site / "closed_paper" / "paper.toml"
    paper.write_text(PAPER.replace("verify.records.without_model", "closed_paper.square.checks.yes"))
    done = python("-m", "verify", "run", "--paper", "closed", "--out", "o", places=(site,), cwd=tmp_path)
    assert done.returncode == 2
    assert "is code of closed_paper, and a verdict is judged without it" in done.stderr
    assert not (tmp_path / "log").exists()


@pytest.mark.parametrize("claim", ["../../etc", "/etc", "square/../square", "a b"])
def test_a_claim_is_a_folder_of_the_package(site, monkeypatch, claim):
    from verify.verdicts.claims import load_paper

    paper = site / "closed_paper" / "paper.toml"
    paper.write_text(PAPER.replace('"square"', f'"{claim}"'))
    with pytest.raises(BadInput, match="is no name of a folder"):
        load_paper("closed_paper", site / "closed_paper")


def test_a_package_inside_another_is_found_without_importing_it(site, tmp_path, monkeypatch):
    from verify.installed import folder_of, spec_of

    outer = site / "outer"
    outer.mkdir()
    (outer / "__init__.py").write_text(HOSTILE.format(log=str(tmp_path / "log")))
    (site / "closed_paper").rename(outer / "paper")
    monkeypatch.syspath_prepend(str(site))
    assert folder_of("outer.paper") == outer / "paper"
    assert spec_of("outer.paper.square.checks") is not None
    assert spec_of("outer.paper.nowhere.checks") is None
    assert folder_of("nowhere.paper") is None
    assert "outer" not in sys.modules
    assert not (tmp_path / "log").exists()


def test_only_ours_and_what_the_user_names_runs_here(monkeypatch):
    monkeypatch.delenv(registry.TRUST, raising=False)
    assert registry.runs_here("han2025")
    monkeypatch.setattr(registry, "comes_with_us", lambda paper_id: False)
    assert not registry.runs_here("one")
    assert registry.hook("han2025", "PAPER") is None
    for named in ("one", "two,one", "all"):
        monkeypatch.setenv(registry.TRUST, named)
        assert registry.runs_here("one")
        assert registry.runs_here("three") is (named == "all")
