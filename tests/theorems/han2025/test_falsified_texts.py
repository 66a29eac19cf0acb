"""A falsified repair is refuted by its checks: a number changed in the file of a claim moves the verdict on its repair.

Nothing is put in here: the file itself says something else, as after an edit by hand.  The checks are asked as if the
edit came with a new ``checked_formula``; without it they do not count (tests/verify/verdicts/test_checked_formula.py).
"""

from __future__ import annotations

import tomllib

import pytest

from tests.theorems.helpers import verdicts
from verify.verdicts import claims

# claim, what its file says, what it is made to say, and the verdict that follows
EDITS = [
    ("prop-3", "log(16*k**2*n)", "log(2*n)", "refuted"),
    ("prop-4", '"repair.edges"]\nformula = "n"', '"repair.edges"]\nformula = "n + 1"', "refuted"),
    ("thm-5", "(1 - f0)**2/2**n", "3*(1 - f0)**2/2**n", "refuted"),
    ("lemma-18", 'formula = "1/4"', 'formula = "1/5"', "refuted"),
    ("lemma-19", "max(0, 1 - f0)**2", "max(0, 2 - f0)**2", "refuted"),
    ("contribution-ii", "n*(1 - sqrt(1 - eps))/2", "n*(1 - sqrt(1 - eps))", "open"),
]


def edited(monkeypatch, claim, before, after):
    """The claim as its file would have it after the edit."""

    def changed(text):
        mine = f'id = "{claim}"\n' in text
        assert not mine or before == "\0" or before in text, f"the file of {claim} does not say {before}"
        return loads(text.replace(before, after) if mine else text)

    loads = tomllib.loads
    monkeypatch.setattr(claims.tomllib, "loads", changed)
    paper = claims.load_paper("theorems.han2025")
    return next(item for item in paper.claims if item.id == claim)


@pytest.mark.slow
@pytest.mark.sample(6)
@pytest.mark.parametrize(("claim", "before", "after", "verdict"), EDITS, ids=lambda text: text[:24])
def test_an_edit_of_a_repair_moves_its_verdict(monkeypatch, claim, before, after, verdict):
    address = f"{claim}!repair"
    assert verdicts(edited(monkeypatch, claim, before, after), at=(address,))[address] == verdict


@pytest.mark.slow
@pytest.mark.parametrize("claim", ["prop-4", "thm-5"])
def test_the_same_without_an_edit_holds(monkeypatch, claim):
    address = f"{claim}!repair"
    assert verdicts(edited(monkeypatch, claim, "\0", ""), at=(address,))[address] == "holds"
