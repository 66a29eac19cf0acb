"""A falsified text cannot be written unnoticed: a word, a sign, a quantifier, a domain, a hypothesis, what it rests on.

Each row is an edit of a file by hand.  What is sealed is asked alone: whatever its checks would say, the statement is
open, and what rests on it says so.
"""

from __future__ import annotations

import tomllib

import pytest

from tests.verify.court.test_sealed import HOLDS, replace
from verify.court import claims, papers, sealed
from verify.court.sealed import CHANGED, UNDER, as_sealed, differing, kept, seals_of, with_seals
from verify.court.statements import statements
from verify.records import Verdict

EDITS = [  # paper, claim, what its file says, what it is made to say, and the statement that is open then
    ("edelman2022", "edelman-capacity", "is at most the least of", "is at least the least of", "!repair"),
    ("edelman2022", "edelman-lipschitz", "for every $T\\ge2$, and", "for some $T\\ge2$, and", "!repair"),
    ("edelman2022", "edelman-lipschitz", "are\n${=repair.weights}$", "are\n${=repair.values}$", "!repair"),
    ("han2025", "lemma-15", "-Lipschitz for every $n\\ge k\\ge1$, $\\tau>0$", "-Lipschitz for every $n\\ge k\\ge1$",
     "!repair"),
    ("han2025", "lemma-15", "tau > 0, b >= 0, x", "tau > 0, b > 0, x", "!repair"),
    ("han2025", "lemma-15", "<= repair.constant*norm(A - A_)", "< repair.constant*norm(A - A_)", "!repair"),
    ("han2025", "lemma-8", "given   w > repair.mu\n", "", "!repair"),
    ("han2025", "cor-20", "for_all h : function(bits(n), real)\ngiven   blind(h, att, m)\nsays    risk_of(h) >= repair",
     "exists  h : function(bits(n), real)\ngiven   blind(h, att, m)\nsays    risk_of(h) >= repair", "!repair"),
    ("han2025", "thm-11", "every coordinate of every embedding lie in $[-1,1]$ and let", "let", "!repair"),
    ("han2025", "thm-11", "there is a\nparity set of size $k$ such that every classifier",
     "for every\nparity set of size $k$ every classifier", "!repair"),
    ("han2025", "lemma-7", 'leaves_out = "the loss of one input, and', 'leaves_out = "', "!repair"),
    ("han2025", "lemma-16", '"repair.our_constant_is_proved", ', "", "!repair"),
    ("han2025", "lemma-6", "statement = '''\n", "statement = '''\nNever: ", "!repair"),  # "the same with"
    ("han2025", "thm-5", 'rests_on = ["lemma-8", "thm-5.descent-lemma"]', "rests_on = []", ".linear-rate"),
    ("edelman2022", "edelman-capacity", 'rests_on = ["edelman-capacity.assembly"]', "rests_on = []", ".log-T"),
    ("edelman2022", "edelman-capacity", 'rests_on = ["edelman-head", "edelman-lipschitz"]', "", ""),
]  # fmt: skip


def edited(monkeypatch, paper, claim, before, after):
    """The paper as its files would have it after the edit."""

    def changed(text):
        mine = f'id = "{claim}"\n' in text
        assert not mine or text.count(before) >= 1, f"the file of {claim} does not say {before}"
        return loads(text.replace(before, after, 1) if mine else text)

    loads = tomllib.loads
    module = papers.module_of(paper)
    monkeypatch.setattr(claims.tomllib, "loads", changed)
    return with_seals(claims.load_paper(module), module)


def ruled(paper, address):
    claim, stated = next((c, s) for c in paper.claims for s in statements(c) if s.address == address)
    return as_sealed(claim, stated, HOLDS)


@pytest.mark.parametrize(("paper", "claim", "before", "after", "place"), EDITS, ids=lambda text: text[:24])
def test_a_falsified_text_leaves_its_statement_open(monkeypatch, paper, claim, before, after, place):
    assert ruled(papers.paper(paper), claim + place) == HOLDS
    found = ruled(edited(monkeypatch, paper, claim, before, after), claim + place)
    assert found.verdict is Verdict.OPEN
    assert "verify seal --renew" in found.summary


BELOW = [  # another claim's words, or a step's: what rests on them keeps its verdict and says that they changed
    ("han2025", "lemma-14", "statement = '''\n", "statement = '''\nNever: ", "lemma-14",
     ("lemma-6", "lemma-6/lemma-14", "lemma-16")),
    ("han2025", "thm-5", "shrinks by the factor", "grows by the factor", "thm-5.linear-rate",
     ("thm-5.every-parity-set",)),
    ("edelman2022", "edelman-lipschitz", "statement = '''\n", "statement = '''\nNever: ", "edelman-lipschitz",
     ("edelman-capacity", "edelman-capacity/selectors", "edelman-capacity!repair")),
]  # fmt: skip


@pytest.mark.parametrize(("paper", "claim", "before", "after", "node", "above"), BELOW, ids=lambda text: str(text)[:24])
def test_what_rests_on_a_falsified_text_says_so(monkeypatch, paper, claim, before, after, node, above):
    found = edited(monkeypatch, paper, claim, before, after)
    for address in above:
        ruling = ruled(found, address)
        assert ruling.verdict is Verdict.HOLDS
        named = next(text for text in ruling.summary.split("(") if text.startswith("It rests on"))
        assert node in named.removeprefix("It rests on ").partition(", which")[0].split(", ")


def test_a_falsified_object_is_told_to_what_rests_on_it():
    paper, module = papers.paper("han2025"), papers.module_of("han2025")
    objects = tuple(replace(o, title="Another loss") if o.id == "def-2" else o for o in paper.objects)
    found = with_seals(replace(paper, objects=objects), module)
    assert ruled(found, "prop-3").summary == f"{HOLDS.summary} {UNDER.format('def-2')}"
    assert ruled(found, "lemma-15") == HOLDS


def test_another_way_of_writing_a_name_is_noticed(monkeypatch):
    """A formula's digest is of its text; what a reader sees is written with the notation of the prelude."""
    paper, module = papers.paper("han2025"), papers.module_of("han2025")
    read = sealed._file

    def falsified(package, name):
        text = read(package, name)
        return text.replace("notation share = P", "notation share = 1-P") if name == "model.prelude" else text

    assert falsified(module, "model.prelude") != read(module, "model.prelude")
    monkeypatch.setattr(sealed, "_file", falsified)
    assert set(differing(kept(module), seals_of(paper, module))) == {"the paper, how its formulas are written"}
    assert with_seals(paper, module).title.endswith(CHANGED)


def test_seals_from_before_know_nothing_of_what_rests_on_what():
    paper, module = papers.paper("han2025"), papers.module_of("han2025")
    new = seals_of(paper, module)
    assert differing(replace(new, rests=None), new) == {}
    assert set(differing(replace(new, rests={}), new)) == set(new.rests)
