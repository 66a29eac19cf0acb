"""An argument in words: it counts for the printed formula and the paper's own model, and where its facts hold."""

from __future__ import annotations

import pytest

from verify.errors import BadInput
from verify.records import Kind, Verdict
from verify.run import runner
from verify.verdicts.claims import _formula, _ReadingText

PAPER = """
from verify.records import *

def claim(key, text="It is so.", **fields):
    literal = Reading(id="literal", text=text, argument="By Lemma 1.", **fields)
    three = Quantity(name="three", text="3", symbols=(), meaning="a number")
    return Claim(id=key, title=key, where="nowhere", readings=(literal,), quantities=(three,))

def step(key, **fields): return Step(id=f"steps.{key}", text=key, **fields)

PAPER = Paper(id="arguing", title="Argued", authors="Nobody", year=2025, model_loader=without_model, claims=(
    claim("plain"), claim("named", text="At least {=three}."), claim("unbound", formula="says 1 + 1 == 2"),
    claim("false", formula="says 1 + 1 == 3", checked_formula="FALSE"),
    claim("shown", formula="says 1 + 1 == 2", checked_formula="TRUE"),
    Claim(id="steps", title="s", where="nowhere", readings=(Reading(id="literal", text="x"),), steps=(
        step("late", argument="By both.", facts=("steps.fact",)), step("fact", argument="Clear."),
        step("lost", argument="By nothing.", facts=("steps.unknown",)), step("unknown", note="Nobody knows."),
        step("one", argument="By two.", facts=("steps.two",)), step("two", argument="By one.", facts=("steps.one",)))),
))
"""


@pytest.fixture
def judge(tmp_path, make_paper):
    from verify.statement import read_prelude, read_statement

    digests = {
        name: read_statement(f"says 1 + 1 == {n}", read_prelude("")).digest[:12]
        for name, n in (("FALSE", 3), ("TRUE", 2))
    }
    source = PAPER
    for name, digest in digests.items():
        source = source.replace(f'"{name}"', f'"{digest}"')
    make_paper("arguing", source, prelude="")

    def run(*settings):
        out = tmp_path / str(len(list(tmp_path.iterdir())))
        found = runner.audit(paper="arguing", out=out, jobs=1, profile="quick", settings=list(settings))
        return {claim.id: claim for claim in found.claims}

    return run


def test_an_argument_is_an_informal_yes_that_engines_and_points_overrule(judge):
    found = judge()
    assert (found["plain"].verdict, found["plain"].evidence) == (Verdict.HOLDS, Kind.ARGUED)
    assert found["plain"].summary == "By Lemma 1."
    assert found["unbound"].evidence is not Kind.ARGUED  # written for no named formula
    assert found["false"].verdict is not Verdict.HOLDS
    assert found["shown"].evidence in (Kind.CERTIFIED, Kind.EXHAUSTIVE)
    assert found["named"].verdict is Verdict.HOLDS
    assert judge("named.three=4")["named"].verdict is Verdict.OPEN


def test_an_argument_counts_where_its_facts_hold(judge):
    steps = {step.id.partition(".")[2]: step for step in judge()["steps"].steps}
    assert {name for name, step in steps.items() if step.verdict is Verdict.HOLDS} == {"late", "fact"}
    assert "steps.unknown" in steps["lost"].summary
    assert steps["unknown"].summary == "Not decided. Nobody knows."


def test_an_argument_is_no_second_way_beside_checks():
    for fields in ({"checks": ("a",), "argument": "b"}, {"facts": ("a",)}):
        with pytest.raises(BadInput, match="checks or an argument"):
            _formula(_ReadingText(text="x", **fields))
