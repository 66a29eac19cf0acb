"""``follows_from``: a claim derived from certified statements, and what must not be derived."""

from __future__ import annotations

import pytest

from verify.checker import check_file
from verify.errors import BadInput
from verify.run import runner

PAPER = """
from verify.records import *

START = "for_all n : nat, a : array(n), b : array(n)"
YOUNG = f"{START}\\nsays 2*dot(a, b) <= dot(a, a) + dot(b, b)"
BOUND = f"{START}, eps : real\\ngiven dot(a, a) <= eps, dot(b, b) <= 3*eps\\nsays dot(a, b) <= %s*eps"
HARD = BOUND.replace("dot(a, b) <= %s*eps", "exp(dot(a, b)) <= exp(19/10*eps)")  # no engine shows it alone

def claim(key, formula, *sources, steps=()):
    made = tuple(Step(id=f"{key}.{n}", text=n, formula=text, follows_from=tuple(names)) for n, text, names in steps)
    literal = Reading(id="literal", text=key, formula=formula, follows_from=sources)
    return Claim(id=key, title=key, where="nowhere", readings=(literal,), steps=made)

PAPER = Paper(id="chain", title="A chain", authors="Nobody", year=2025, model_loader=without_model, claims=(
    claim("young", YOUNG),
    claim("good", BOUND % "2", "step", steps=[("step", YOUNG, ())]),
    claim("twice", BOUND % "3", "good"),
    claim("elsewhere", BOUND % "5/2", "young"),
    claim("too-good", HARD, "young"),
    claim("lacking", HARD, "young", "nowhere"),
    claim("round", HARD, "there", steps=[("there", HARD, ["back"]), ("back", HARD, ["there"])]),
    claim("itself", HARD, "itself"),
    claim("on-sand", BOUND % "1", "sand", steps=[("sand", f"{START}\\nsays 3*dot(a, b) <= dot(a, a) + dot(b, b)", ())]),
))
"""
PRELUDE = "names n, i : nat\nnames a, b : array(n)\nnames eps : real\n"


@pytest.mark.long
def test_what_follows_and_what_does_not(make_paper, tmp_path):
    make_paper("chain", PAPER, prelude=PRELUDE)
    results = runner.audit(paper="chain", out=tmp_path / "out", jobs=1, profile="quick")
    found = {claim.id: claim for claim in results.claims}
    verdicts = {key: (str(claim.verdict), str(claim.evidence)) for key, claim in found.items()}
    for key in ("good", "twice", "elsewhere"):
        assert verdicts[key] == ("holds", "certified"), found[key].summary
        for name in found[key].certificates:
            check_file(tmp_path / "out" / name)
    assert verdicts["too-good"][0] == "open"  # it is true, by another argument; it does not follow
    assert "composition: it is not shown to follow from young: " in found["too-good"].summary
    assert verdicts["lacking"][0] == "open"
    assert "missing: nowhere: there is no statement with a formula at this address" in found["lacking"].summary
    assert verdicts["round"][0] == verdicts["itself"][0] == "open"
    assert "a circle" in found["round"].summary
    assert "itself: a circle" in found["itself"].summary
    assert verdicts["on-sand"][0] != "holds"


def test_it_is_for_statements_with_a_formula_and_without_checks():
    from verify.verdicts.claims import _formula, _StepText

    assert _formula(_StepText(text="t", formula="says 1 > 0", follows_from=("a",)))["follows_from"] == ("a",)
    for text in (
        _StepText(text="t", follows_from=("a",)),
        _StepText(text="t", formula="f", checks=("c",), follows_from=("a",)),
    ):
        with pytest.raises(BadInput, match="follows_from"):
            _formula(text)
