"""An assignment refutes a statement: stored ones are evaluated again, and what they say moves the verdict."""

from __future__ import annotations

import json

import pytest

from verify.checker import Rejected, check_body, seal
from verify.run.points import examined, text
from verify.verdicts import papers as registry
from verify.verdicts.profiles import PROFILES

PAPER = "han2025"


def _examined(claim: str, **replaced):
    paper = registry.paper(PAPER)
    found = examined(paper, registry.claim(PAPER, claim), None, replaced, profile=PROFILES["quick"])[0]
    return {point.address: point for point in found}


@pytest.mark.long
def test_stored_points_refute_their_statements_and_their_certificates_are_accepted():
    found = _examined("lemma-8")
    assert "lemma-8" in found
    sealed = seal(found["lemma-8"].certificate.body)
    assert check_body(sealed).startswith("at n = ")
    sealed["certificate"]["assignment"]["n"] = 5
    with pytest.raises(Rejected):
        check_body(sealed)


@pytest.mark.long
def test_a_formula_that_is_put_in_is_attacked_by_its_own_text():
    assert "lemma-15" not in _examined("lemma-15")
    refuted = _examined("lemma-15", constant="k/(100*tau)")
    assert "lemma-15" in refuted
    assert "lemma-15" not in _examined("lemma-15", constant="9*k**2*sqrt(2*k)/tau")


def test_the_file_says_what_it_was_given():
    given = {"a.b/c": {"n": 3, "tau": "1/2", "A": [["0", "1"]], "h": {"0": "1"}, "x": "010"}}
    assert json.loads(text(given)) == given


def test_a_statement_without_a_check_is_asked_although_other_points_are_stored(monkeypatch):
    """The file of points of a paper says nothing of statements that are not in it."""
    from verify.run import points
    from verify.statement import catalogue

    paper = registry.paper("network_constants")
    false, true = (next(c for c in paper.claims if c.id == name) for name in ("gelu-lipschitz-rounded", "tanh-smooth"))
    monkeypatch.setattr(catalogue, "known_of", lambda paper: {"another": {"x": 1}})
    assert points.wanted(paper, false, new=False)
    found, _ = examined(paper, false, None, {}, profile=PROFILES["quick"])
    assert [point.address for point in found] == [false.id]
    assert [point.address for point in points.held(paper, true, None, {}, ())] == [true.id]
    monkeypatch.setattr(points, "_unchecked", lambda claim: set())
    assert not points.wanted(paper, false, new=False)
