"""A paper may bring its own kind of model: it is read once, travels as JSON data and comes back the same."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from numerics.parity.model import ModelSpec
from verify.errors import BadInput
from verify.records import Paper, Verdict, without_model
from verify.report import read_results, replay, write_report
from verify.run import runner
from verify.verdicts import models
from verify.verdicts import papers as registry

OWN = """
import tomllib
from collections.abc import Mapping

from verify.records import *


class Wheel:
    def __init__(self, spokes=(3, 4)):
        if not all(type(s) is int and s > 0 for s in spokes):
            raise ValueError(f"model.spokes = {spokes}; allowed are positive integers")
        self.spokes = tuple(spokes)

    def to_dict(self):
        return {"spokes": self.spokes}


def load(source):
    if source is None:
        return Wheel()
    table = source if isinstance(source, Mapping) else tomllib.loads(source.read_text())["model"]
    return Wheel(table["spokes"])


def counts_spokes(ctx):
    enough = sum(ctx.model.spokes) == 7
    return Evidence(finding=Finding.YES if enough else Finding.NO, kind=Kind.ARGUED,
                    summary=f"{type(ctx.model).__name__} with {sum(ctx.model.spokes)} spokes")


PAPER = Paper(
    id="wheels", title="Wheels", authors="Nobody", year=2025, model_loader=load,
    claims=(Claim(id="seven", title="Seven", where="p. 1",
                  readings=(Reading(id="literal", text="seven spokes", checks=(counts_spokes,)),)),))
"""


@pytest.fixture
def wheels(tmp_path, monkeypatch):
    """A paper with its own kind of model, installed."""
    root = tmp_path / "site"
    info = root / "wheels-0.dist-info"
    info.mkdir(parents=True)
    (root / "wheels_paper.py").write_text(OWN)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: wheels\nVersion: 0\n")
    (info / "entry_points.txt").write_text("[verify.papers]\nwheels = wheels_paper:PAPER\n")
    monkeypatch.syspath_prepend(str(root))
    monkeypatch.setenv("PYTHONPATH", str(root))
    monkeypatch.setenv(registry.TRUST, "wheels")  # a model of its own is code
    for cached in (registry._entry_points, registry.paper):
        cached.cache_clear()
    yield root
    for cached in (registry._entry_points, registry.paper):
        cached.cache_clear()


def test_the_check_sees_the_papers_own_model(wheels, tmp_path):
    results = runner.audit(["seven"], out=tmp_path / "out", jobs=1, paper="wheels", profile="quick")
    assert results.model == {"spokes": [3, 4]}
    assert results.claims[0].verdict is Verdict.HOLDS
    assert "Wheel with 7 spokes" in results.claims[0].summary
    assert "--model" not in replay.run_commands(results)


def test_a_model_file_is_the_papers_business_and_part_of_the_address(wheels, tmp_path):
    file = tmp_path / "model.toml"
    file.write_text("schema = 1\n[model]\nspokes = [5, 1]\n")
    first = runner.plan(["seven"], paper="wheels")
    second = runner.plan(["seven"], paper="wheels", model=file)
    assert second.model == {"spokes": [5, 1]}
    assert first.jobs[0].key != second.jobs[0].key
    results = runner.run(second, tmp_path / "out", jobs=1)
    assert results.claims[0].verdict is Verdict.OPEN  # its check says no, in words
    assert "a check refutes it" in results.claims[0].summary
    assert "Wheel with 6 spokes" in results.claims[0].summary
    write_report(tmp_path / "out")
    text = (tmp_path / "out" / "report.md").read_text()
    assert "spokes = [5, 1]" in text
    assert "--model model.toml" in text
    printed = textwrap.dedent(replay.model_file(read_results(tmp_path / "out")))
    file.write_text(printed)  # the file that the report prints gives the model again
    assert runner.plan(["seven"], paper="wheels", model=file).model == second.model


def test_a_bad_model_is_one_line(wheels, tmp_path):
    file = tmp_path / "model.toml"
    file.write_text("[model]\nspokes = [0]\n")
    with pytest.raises(BadInput, match=r"model\.spokes = \[0\]; allowed are positive integers"):
        runner.plan(["seven"], paper="wheels", model=file)
    with pytest.raises(BadInput, match="wheels: does not take this model"):
        models.as_data(registry.paper("wheels"), type("Odd", (), {"to_dict": lambda self: {"spokes": [-1]}})())


class _Broken:
    def __init__(self, data):
        self.data = data

    def to_dict(self):
        return self.data


def _paper(load) -> Paper:
    return Paper(id="p", title="", authors="", year=2025, model_loader=load)


@pytest.mark.parametrize(
    ("load", "complaint"),
    [
        (lambda source: 3, "a int is no model"),
        (lambda source: _Broken({"x": object()}), "is not JSON data"),
        (lambda source: _Broken({"x": float("nan")}), "is not JSON data"),
        (lambda source: _Broken([1]), "is a list, not a dict"),
        (lambda source: _Broken({"x": 1} if source is None else {"x": 2}), "makes another model"),
    ],
)
def test_a_loader_that_breaks_its_promise_is_named(load, complaint):
    with pytest.raises(BadInput, match=complaint):
        models.as_data(_paper(load))


def test_where_no_kind_of_model_is_installed_it_says_what_to_do(monkeypatch):
    monkeypatch.setattr(models, "entry_points", lambda *given: ())
    with pytest.raises(BadInput, match=r"no kind of model is installed.*install the package again: make install"):
        models.standard_loader.__wrapped__()


def test_a_paper_without_a_model_refuses_one():
    paper = _paper(without_model)
    assert models.as_data(paper) == {}
    with pytest.raises(BadInput, match="no model to choose"):
        models.as_data(paper, Path("model.toml"))


def test_without_a_loader_the_model_is_that_of_numerics():
    paper = _paper(None)
    assert models.as_data(paper) == ModelSpec().to_dict()
    assert models.as_data(paper, ModelSpec(n=5)) == ModelSpec(n=5).to_dict()
    assert models.from_data(paper, ModelSpec(n=5).to_dict()).to_dict() == ModelSpec(n=5).to_dict()
    assert models.default_data("no-such-paper") is None
