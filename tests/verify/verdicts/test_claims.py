"""A paper from its files: every word in TOML, no code imported before a check is called, errors in one line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.third_party import ROOT
from verify.errors import BadInput
from verify.records import Context, Profile
from verify.statement.formula import read_formula
from verify.verdicts import papers
from verify.verdicts.claims import load_paper
from verify.verdicts.judge import judge
from verify.verdicts.statements import statements

PAPER = """
id = "{name}"
title = "A paper"
authors = "A. Nobody"
year = 2024
claims = ["one-a"]
"""
CLAIM = '''
id = "one-a"
title = "One is at most two"
where = "Section 1"
statement = """
One is at most
${=bound}$.
"""

[quantity.bound]
formula = "2"
symbols = []
meaning = "the bound"

[reading.literal]
text = "as printed"
checks = ["one_is_at_most_the_bound"]
'''
CHECKS = """
from verify.records import Evidence, Finding, Kind

def one_is_at_most_the_bound(ctx):
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="so it is")
"""


@pytest.fixture
def made(tmp_path, monkeypatch, request):
    """A paper's package in a folder of its own; texts can be changed."""
    name = f"made_{abs(hash(request.node.nodeid))}"

    def make(paper: str = PAPER, claim: str = CLAIM, checks: str = CHECKS) -> str:
        folder = tmp_path / name / "one_a"
        folder.mkdir(parents=True)
        for file, text in {"__init__.py": "", "paper.toml": paper.replace("{name}", name)}.items():
            (tmp_path / name / file).write_text(text)
        for file, text in {"__init__.py": "", "claim.toml": claim, "checks.py": checks}.items():
            (folder / file).write_text(text)
        monkeypatch.syspath_prepend(str(tmp_path))
        return name

    return make


def test_words_come_from_the_file_and_checks_are_called_by_name(made):
    paper = load_paper(made())
    claim = paper.claims[0]
    assert claim.statement == "One is at most ${=bound}$."
    papers.validate(paper)
    assert [stated.address for stated in statements(claim)] == ["one-a"]
    assert claim.readings[0].checks[0](None).summary == "so it is"


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"paper": PAPER + "colour = 'red'\n"}, "colour"),
        ({"paper": PAPER.replace("year = 2024", "year = 'x'")}, "year"),
        ({"paper": PAPER.replace('claims = ["one-a"]', 'claims = ["one-b"]')}, "one_b"),
        ({"claim": CLAIM.replace('id = "one-a"', 'id = "one-b"')}, "one-b"),
        ({"claim": CLAIM + "verdict = 'holds'\n"}, "verdict"),
        ({"claim": CLAIM + "["}, "claim.toml"),
    ],
)
def test_what_is_wrong_with_a_file_is_one_line_with_its_name(made, change, word):
    with pytest.raises(BadInput, match=r"\.toml") as caught:
        load_paper(made(**change))
    assert word in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_text_with_a_formula_that_nothing_defines_is_refused(made):
    paper = load_paper(made(claim=CLAIM.replace("{=bound}", "{=other}")))
    with pytest.raises(BadInput, match="other"):
        papers.validate(paper)


def test_a_check_that_is_not_there_is_one_line(made):
    paper = load_paper(made(claim=CLAIM.replace("one_is_at_most_the_bound", "two_is")))
    with pytest.raises(BadInput, match="no function two_is"):
        paper.claims[0].readings[0].checks[0](None)


def test_every_name_in_our_papers_is_a_function():
    for paper in papers.papers():
        for claim in paper.claims:
            called = [check for stated in statements(claim) for check in stated.checks]
            assert all(callable(check.function) for check in (*called, *claim.constants, *claim.figures))


LISTED = """
import sys
from verify.verdicts import papers
assert len(papers.paper("han2025").claims) > 30
loaded = [name for name in sys.modules if name.endswith(".checks")]
assert not loaded, loaded
assert "sympy" not in sys.modules and "numpy" not in sys.modules
"""


def test_a_paper_is_listed_without_importing_a_check():
    done = subprocess.run(
        [sys.executable, "-c", LISTED],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert done.returncode == 0, done.stderr


def test_every_claim_has_a_folder_and_every_folder_a_claim():
    for paper in ("han2025", "edelman2022"):
        folders = {path.parent.name for path in Path(ROOT, "theorems", paper).glob("*/claim.toml")}
        assert folders == {claim.id.replace("-", "_") for claim in papers.paper(paper).claims}


@pytest.mark.parametrize(("constant", "verdict"), [("2", "holds"), ("2 - 1/1000", "refuted")])
def test_the_example_of_contributing_works(made, constant, verdict):
    text = (ROOT / "CONTRIBUTING.md").read_text()
    claim, checks = (
        re.search(rf"```{kind}\n# theorems(.*?)```", text, re.DOTALL)[1].partition("\n")[2]
        for kind in ("toml", "python")
    )
    found = load_paper(made(claim=claim.replace("lemma-0", "one-a"), checks=checks)).claims[0]
    quantities = {"constant": read_formula(constant, ())}
    context = Context(model=None, profile=Profile("quick", 0, 9.0), quantities=quantities)
    assert judge([check(context) for check in found.readings[0].checks]).verdict == verdict
    assert judge([check(context) for check in found.repair.checks]).verdict == "holds"
