"""Torch is an extra: everything loads without it, and a check that asks for it says so and decides nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from verify.records import Verdict
from verify.results.schema import decode
from verify.run import environment

ROOT = Path(__file__).resolve().parents[3]
PAPER = """
from verify.records import *

def yes(ctx):
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="So it is.")

def repeated(ctx):
    raise ModuleNotFoundError("No module named 'torch'", name="torch.nn")

def other(ctx):
    raise ModuleNotFoundError("No module named 'torchlight'", name="torchlight")

def claim(key, *checks):
    return Claim(id=key, title=key, where="x", readings=(Reading(id="literal", text=key, checks=checks),))

PAPER = Paper(id="trial", title="A trial", authors="Nobody", year=2025, claims=(
    claim("plain", yes), claim("training", yes, repeated), claim("foreign", other)))
"""
WITHOUT = """
import importlib, pkgutil, sys
class NoTorch:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("torch", "clarabel", "distributed"):
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, NoTorch())
allowed = {"numerics.parity.training.reference", "numerics.parity.risk.autograd", "verify.testing.plugin"}
for top in ("verify", "numerics", "theorems"):
    for module in pkgutil.walk_packages(importlib.import_module(top).__path__, top + "."):
        if module.name not in allowed and not module.name.endswith("__main__"):
            importlib.import_module(module.name)
"""


def test_every_module_loads_without_the_extras():
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert done.returncode == 0, done.stderr


def test_asked_for_by_name_it_is_a_missing_engine(make_paper, verify_command, tmp_path):
    make_paper("trial", PAPER)
    done = verify_command("run", "training", "--profile", "quick", "--out", tmp_path / "out")
    assert done.returncode == 3
    (last,) = [line for line in done.stderr.splitlines() if line.startswith("verify: ")]
    assert last.startswith("verify: training/repeated: needs torch, which is not installed: pip install")
    (claim,) = decode((tmp_path / "out/results.json").read_bytes()).claims
    assert claim.verdict is Verdict.OPEN
    assert environment.lacks(claim.failures) == ["torch"]


def test_in_an_audit_of_everything_it_is_said_and_the_rest_is_judged(make_paper, verify_command, tmp_path):
    make_paper("trial", PAPER)
    done = verify_command("run", "--paper", "trial", "--profile", "quick", "--out", tmp_path / "out")
    assert done.returncode == 0
    assert "pip install 'theorem-referee[torch]'" in done.stderr
    found = {claim.id: claim for claim in decode((tmp_path / "out/results.json").read_bytes()).claims}
    assert [found[key].verdict for key in ("plain", "training", "foreign")] == [
        Verdict.HOLDS,
        Verdict.OPEN,
        Verdict.OPEN,
    ]
    assert environment.lacks(found["foreign"].failures) == [], "a module of another name is a failure like any other"
