"""Checks count for the formula that they were written for: another formula or definition takes them away."""

from __future__ import annotations

import importlib
import re
import tomllib

import pytest

from verify.errors import BadInput
from verify.records import Kind, Verdict
from verify.run import runner
from verify.statement import catalogue
from verify.verdicts import claims, papers
from verify.verdicts.checked_formula import drop_outdated_checks, find_outdated
from verify.verdicts.statements import statements

PAPERS = ("han2025", "edelman2022", "published_rates", "network_constants")


@pytest.fixture
def edited(monkeypatch):
    """``edited(paper, claim, before, after)``: the paper as its files would have it after the edit."""

    def forget():
        papers.paper.cache_clear()
        catalogue.tables_of.cache_clear()

    def edit(paper, claim, before, after):
        loads = tomllib.loads

        def changed(text):
            mine = f'id = "{claim}"\n' in text
            assert not mine or before in text, f"the file of {claim} does not say {before}"
            return loads(text.replace(before, after, 1) if mine else text)

        monkeypatch.setattr(claims.tomllib, "loads", changed)
        module = importlib.import_module(papers.module_of(paper))
        monkeypatch.setattr(module, "PAPER", claims.load_paper(module.__name__))
        forget()
        return papers.paper(paper)

    yield edit
    monkeypatch.undo()
    forget()


@pytest.mark.parametrize("name", PAPERS)
def test_every_check_of_ours_is_written_for_the_formula_beside_it(name):
    assert find_outdated(papers.paper(name)) == {}


@pytest.mark.parametrize("name", PAPERS[:2])
def test_another_formula_is_noticed_at_every_statement(monkeypatch, name):
    paper, tables = papers.paper(name), catalogue.tables_of(name)
    checked = {s.address for claim in paper.claims for s in statements(claim) if s.checks}
    bound = {address for address, table in tables.items() if "statement" in table} & checked
    assert len(bound) > 15
    other = {
        a: table | ({"statement": table["statement"] + " or 1 == 2"} if a in bound else {})
        for a, table in tables.items()
    }
    monkeypatch.setattr(catalogue, "tables_of", lambda _: other)
    found = find_outdated(paper)
    unread = {address for address, entry in catalogue.entries_of(paper).items() if entry.unreadable}
    assert found.keys() == bound - unread
    assert len(unread) < 10


FORMULAS = [
    ("lemma-7", "and step <= repair.constant*norm(A - A_)", "and step < repair.constant*norm(A - A_)", "!repair"),
    ("lemma-15", "<= constant*norm(A - A_)", "<= constant/2000*norm(A - A_)", ""),
    ("prop-3", "for x in bits(n)) == 0", "for x in bits(n)) <= 0", "!repair"),
    ("lemma-8", "1/2*norm(grad(risk, A))**2 >= w*risk", "1/2*norm(grad(risk, A))**2 >= -w*risk", ""),
]


@pytest.mark.parametrize(("claim", "before", "after", "place"), FORMULAS)
def test_a_falsified_formula_takes_the_checks_away(edited, claim, before, after, place):
    paper = drop_outdated_checks(edited("han2025", claim, before, after), {claim})
    found = next(item for item in paper.claims if item.id == claim)
    stated = {item.address: item for item in statements(found)}
    assert not stated[claim + place].checks
    assert re.search(r'checked_formula = "[0-9a-f]{12}" beside them', found.outdated[claim + place])
    checked = [item.address for item in statements(papers.claim("han2025", claim)) if item.checks]
    assert all(bool(stated[address].checks) != (address in found.outdated) for address in checked)


def test_another_word_takes_nothing_away(edited):
    assert find_outdated(edited("han2025", "lemma-15", "For every n, k", "For each n, k")) == {}


def test_another_word_leaves_a_statement_in_words_only_open(edited, tmp_path):
    """A theorem was written for another text: what its checks say is of that text too."""
    text = "subclass of (1)\n'''\n"
    checks = 'checks = [".shared.edges.every_bit_needs_an_edge"]\n'  # it says yes
    edited("han2025", "prop-4", f"{text}note", f"sub{text}{checks}note")
    (claim,) = runner.audit(["prop-4"], paper="han2025", out=tmp_path, jobs=1, profile="quick").claims
    literal = claim.readings[0]
    assert (literal.verdict, literal.evidence) == (Verdict.OPEN, Kind.NONE)
    assert "its text is not the one that the Coq theorem" in literal.summary
    edges = next(reading for reading in claim.readings if reading.id == "edges")
    assert edges.evidence is Kind.FORMAL, "another statement of the claim keeps its theorem"


def test_a_definition_under_a_formula_is_part_of_it(monkeypatch):
    read = catalogue._text
    monkeypatch.setattr(catalogue, "_text", lambda *key: read(*key).replace("exp(score(i, p)/tau)", "exp(score(i, p))"))
    found = find_outdated(papers.paper("han2025"))
    assert {"lemma-15", "lemma-16!repair", "lemma-8"} <= found.keys()
    assert "prop-4.missing-edge-risk" not in found, "it is about any classifier"


def test_the_definitions_of_other_models_are_no_part_of_it(monkeypatch):
    """An activation that the paper does not have may be added without reading every check again."""
    read, line = catalogue._text, "sigma(z) [activation = relu]          = max(0, z)"
    assert line in read("han2025", "model.prelude")
    monkeypatch.setattr(catalogue, "_text", lambda *key: read(*key).replace(line, line.replace("0, z", "0, 2*z")))
    assert find_outdated(papers.paper("han2025")) == {}


def test_a_digest_without_checks_is_an_error(edited):
    with pytest.raises(BadInput, match="without checks"):
        edited("network_constants", "tanh-smooth", "[reading.literal]", '[reading.literal]\nchecked_formula = "12"')


STRANGER = """
from verify.records import *

def is_clear(ctx): return Evidence.yes(Kind.ARGUED, "Clear.")

def claim(key, text):
    bound = Quantity(name="bound", text="5", symbols=(), meaning="a number")
    return Claim(id=key, title=key, where="nowhere", quantities=(bound,),
                 readings=(Reading(id="literal", text=text, checks=(is_clear,)),))

PAPER = Paper(id="stranger", title="A stranger", authors="Nobody", year=2025, model_loader=without_model,
              claims=(claim("hard", "WORDS"), claim("sum", "Two and two."), claim("worded", "At most {=bound}.")))
"""
STATEMENTS = '''
["hard"]
statement = """
for_all f : function(real, real)
says    f(0) < f(0) + {one}
"""
["sum"]
statement = "says 2 + 2 == {four}"
'''


@pytest.fixture
def audited(make_paper, tmp_path):
    """``audited(…)``: the claims of a paper whose checks were written for 1 and 4, by what its file says now."""
    written = []

    def audit(words="It grows.", one="1", four="4", settings=()):
        source = STRANGER.replace("WORDS", words)
        if not written:
            code = make_paper("stranger", source, prelude="", statements=STATEMENTS.format(one="1", four="4"))
            written.append((code.parent / "statements.toml").read_text())
        now = written[0].replace("f(0) + 1", f"f(0) + {one}").replace("== 4", f"== {four}")
        make_paper("stranger", source, prelude="", statements=now)
        out = tmp_path / f"out-{len(list(tmp_path.glob('out-*')))}"
        results = runner.audit(paper="stranger", out=out, jobs=1, profile="quick", settings=settings)
        return {claim.id: claim for claim in results.claims}

    return audit


def test_a_run_counts_the_checks_of_the_formula_that_they_name(audited):
    found = audited()
    assert (found["hard"].verdict, found["hard"].evidence) == (Verdict.HOLDS, Kind.ARGUED)
    assert audited(words="It grows by one.")["hard"].verdict is Verdict.HOLDS, "words decide nothing"
    found = audited(one="0", four="5")
    assert (found["sum"].verdict, found["sum"].evidence) == (Verdict.REFUTED, Kind.CERTIFIED), "by its formula"
    assert found["hard"].verdict is not Verdict.HOLDS
    assert found["worded"].verdict is Verdict.HOLDS


def test_what_nothing_else_decides_says_what_to_do(audited):
    found = audited(one="2")["hard"]
    assert (found.verdict, found.evidence) == (Verdict.OPEN, Kind.NONE), found
    assert re.search(r'checked_formula = "[0-9a-f]{12}" beside them', found.summary)


def test_a_quantity_in_words_only_that_no_check_reads_leaves_the_statement_open(audited):
    """The words name it and no formula does: what the check says is of another number."""
    found = audited(settings=["worded.bound=6"])["worded"]
    assert (found.verdict, found.evidence) == (Verdict.OPEN, Kind.NONE)
    assert "did not read the replaced bound" in found.summary
