"""Torch is an extra: everything loads without it, and a check that needs it is skipped."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from verify.records import Verdict
from verify.results.schema import ClaimResult, decode

ROOT = Path(__file__).resolve().parents[3]
PAPER = """
from verify.records import *

def yes(ctx):
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="So it is.")

def repeated(ctx):
    import torch.nn
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="So torch says.")

@needs_packages("no_such_package")
def declared(ctx):
    raise AssertionError("a check with a package that is missing is not run")

def other(ctx):
    import torchlight

def claim(key, *checks, steps=()):
    return Claim(id=key, title=key, where="x", readings=(Reading(id="literal", text=key, checks=checks),), steps=steps)

PAPER = Paper(id="trial", title="A trial", authors="Nobody", year=2025, claims=(
    claim("plain", yes), claim("training", yes, repeated),
    claim("alone", repeated, steps=(Step(id="alone.step", text="a step", checks=(repeated,)),)),
    claim("marked", declared), claim("foreign", other)))
"""
BLOCKER = """
import sys
class NoTorch:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "torch":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, NoTorch())
"""
WITHOUT = """
import importlib, pkgutil, sys
class NoTorch:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("torch", "distributed"):
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, NoTorch())
allowed = {"numerics.parity.training.reference", "numerics.parity.risk.autograd", "verify.testing.plugin"}
for top in ("verify", "numerics", "theorems"):
    for module in pkgutil.walk_packages(importlib.import_module(top).__path__, top + "."):
        if module.name not in allowed and not module.name.endswith("__main__"):
            importlib.import_module(module.name)
"""


@pytest.mark.long
def test_every_module_loads_without_the_extras():
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture
def run_without_torch(make_paper, tmp_path, monkeypatch):
    """``verify run ...`` in a child process and workers in which torch cannot be imported."""
    make_paper("trial", PAPER)
    (tmp_path / "blocker").mkdir()
    (tmp_path / "blocker" / "sitecustomize.py").write_text(BLOCKER)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path / "blocker"), os.environ["PYTHONPATH"]]))

    def run(*claims: str, name: str = "out") -> tuple[subprocess.CompletedProcess[str], dict[str, ClaimResult]]:
        out = tmp_path / name
        command = ["run", *claims, "--paper", "trial", "--profile", "quick", "--jobs", "1", "--out", str(out)]
        done = subprocess.run(
            [sys.executable, "-m", "verify", *command], capture_output=True, text=True, check=False, cwd=tmp_path
        )
        return done, {claim.id: claim for claim in decode((out / "results.json").read_bytes()).claims}

    return run


def test_a_check_that_needs_torch_is_skipped_in_one_line(run_without_torch):
    done, found = run_without_torch("plain", "training", name="two")
    assert done.returncode == 3, "what was asked for by name is not decided"
    assert found["plain"].verdict is Verdict.HOLDS
    done, found = run_without_torch("plain", name="one")
    assert done.returncode == 0, done.stderr

    done, found = run_without_torch()
    assert done.returncode == 1, "foreign/other failed: torchlight is no optional package"
    said = (done.stdout + done.stderr).splitlines()
    assert [line for line in said if "skipped:" in line] == [
        "3 checks need no_such_package or torch and were skipped: pip install no_such_package torch"
    ]
    assert sum("FAILED" in line for line in said) == 1
    assert [found[key].verdict for key in ("plain", "training", "alone", "marked", "foreign")] == [
        Verdict.HOLDS,
        *[Verdict.OPEN] * 4,
    ]
    assert found["alone"].skipped == "its checks need torch, which is not installed"
    assert found["alone"].steps[0].skipped == found["alone"].readings[0].skipped == found["alone"].skipped
    assert "which is not installed" in found["alone"].summary
    assert found["marked"].skips == ("marked/declared: no_such_package",)
    assert found["training"].failures == ()
    assert (found["foreign"].skipped, found["foreign"].skips) == ("", ())
    assert len(found["foreign"].failures) == 1


def test_a_module_of_torch_that_an_installed_torch_does_not_have_is_a_failure(make_paper, verify_command, tmp_path):
    make_paper("trial", PAPER.replace("import torch.nn", "import torch.no_such_module"))
    done = verify_command("run", "training", "--paper", "trial", "--profile", "quick", "--out", tmp_path / "out")
    assert done.returncode == 1
    (claim,) = decode((tmp_path / "out/results.json").read_bytes()).claims
    assert len(claim.failures) == 1
    assert claim.skips == ()


def test_a_skipped_statement_is_not_worse(run_without_torch, verify_command, tmp_path, monkeypatch):
    run_without_torch("training", "alone", name="without")
    monkeypatch.setenv("PYTHONPATH", os.environ["PYTHONPATH"].partition(os.pathsep)[2])
    done = verify_command(
        "run", "training", "alone", "--paper", "trial", "--profile", "quick", "--out", tmp_path / "with"
    )
    assert done.returncode == 0, done.stderr
    done = verify_command("diff", tmp_path / "with", tmp_path / "without", "--json")
    assert done.returncode == 0, done.stdout
    effects = {change["id"]: change["effect"] for change in json.loads(done.stdout)["changes"]}
    assert {effects[key] for key in ("training", "alone", "alone.step", "alone:proof")} == {"not asked"}
    assert verify_command("diff", tmp_path / "with", tmp_path / "without", "--fail-on", "any").returncode == 0
    done = verify_command("diff", tmp_path / "without", tmp_path / "with", "--json")
    assert done.returncode == 0
    assert {change["effect"] for change in json.loads(done.stdout)["changes"] if change["id"] == "alone"} == {"new"}


def test_a_check_that_fails_ends_a_run_with_1(make_paper, verify_command, tmp_path):
    make_paper("trial", PAPER.replace("import torchlight", "raise ZeroDivisionError('one by nought')"))
    done = verify_command("run", "foreign", "--paper", "trial", "--profile", "quick", "--out", tmp_path / "out")
    assert done.returncode == 1
    assert "failed: foreign/other: ZeroDivisionError: one by nought" in done.stdout


def test_nothing_of_the_progress_bar_is_left_behind(monkeypatch):
    from verify.results.schema import Outcome
    from verify.run.progress import progress

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm")
    stream = Terminal()
    with progress(2, stream) as shown:
        shown.running([("one/check", 1.0)])
        shown.finished(Outcome(job="one/check"), kept=False)
        shown.finished(Outcome(job="one/other", lacks="torch"), kept=False)
        shown.running([])
    erased = "\x1b[2K"
    assert erased in stream.getvalue()
    left = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", stream.getvalue().rpartition(erased)[2])
    assert left.strip() == ""
    assert "skipped" not in stream.getvalue()
