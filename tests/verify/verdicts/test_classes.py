"""What stands behind a verdict is found by the audit: a check's own word is not enough."""

from __future__ import annotations

import pytest

from verify.records import Certificate, Claim, Evidence, Finding, Kind, Reading, Verdict
from verify.run import runner
from verify.verdicts.classes import settled
from verify.verdicts.statements import fill, named, statements

PAPER = """
from fractions import Fraction
from verify.records import *

def yes(kind=Kind.ARGUED):
    return Evidence(finding=Finding.YES, kind=kind, summary="Clear.")

def is_clear(ctx): return yes()
def is_formal_of_course(ctx): return yes(Kind.FORMAL)
def is_derived_of_course(ctx): return yes(Kind.DERIVED)
def is_certified_of_course(ctx): return yes(Kind.CERTIFIED)
def compares(ctx):
    good = all(ctx.quantities["constant"].exact({"k": k}) >= 2 * k for k in (1, 2, 10**12))
    return Evidence(finding=Finding.YES if good else Finding.UNKNOWN, kind=Kind.ARGUED, summary="At least 2 k.")
@about()
def is_another_part(ctx): return yes()

CONSTANT = Quantity(name="constant", text="3*k", symbols=("k",), meaning="a bound")
OURS = Quantity(name="repair.constant", text="2*k", symbols=("k",), meaning="a better one", ours=True)

def claim(key, *checks, text="It is at most ${=constant}$.", repair=None):
    literal = Reading(id="literal", text=text, checks=checks)
    return Claim(id=key, title=key, where="nowhere", readings=(literal,), quantities=(CONSTANT, OURS), repair=repair)

PAPER = Paper(id="trial", title="A trial", authors="Nobody", year=2025, claims=(
    claim("clear", is_clear), claim("formal", is_formal_of_course), claim("derived", is_derived_of_course),
    claim("certified", is_certified_of_course),
    claim("compared", compares), claim("parts", compares, is_another_part), claim("words", compares, text="So it is."),
    claim("mended", compares, repair=Repair(text="It is at most ${=repair.constant}$.", checks=(is_clear,))),
))
"""


STATEMENTS = '''
["compared"]
statement = """
for_all k >= 1
says    2*k <= constant
"""
["parts"]
statement = """
for_all k >= 1
says    2*k <= constant
"""
'''


@pytest.fixture
def trial(tmp_path, make_paper):
    make_paper("trial", PAPER, prelude="model k : nat", statements=STATEMENTS)

    def audit(**more):
        results = runner.audit(paper="trial", out=tmp_path / "out", jobs=1, profile="quick", **more)
        return {claim.id: claim for claim in results.claims}

    return audit


@pytest.mark.long
def test_a_check_that_says_clear_is_argued_whatever_class_it_gives_itself(trial):
    found = trial()
    liars = ("clear", "formal", "derived", "certified", "compared")
    assert {str(found[key].evidence) for key in liars} == {"argued"}


@pytest.mark.long
def test_a_check_that_does_not_read_what_was_put_in_leaves_the_statement_open(trial):
    found = trial(settings=["clear.constant=k**9", "parts.constant=5*k", "compared.constant=k"])
    assert found["clear"].verdict is Verdict.OPEN
    assert "did not read the replaced constant" in found["clear"].summary
    assert found["parts"].verdict is Verdict.HOLDS  # the other check answers for a part without the constant
    assert found["compared"].verdict is Verdict.REFUTED  # by a point of its formula


@pytest.mark.long
def test_a_repair_says_what_was_put_in_and_is_not_judged_by_what_did_not_read_it(trial):
    assert trial()["mended"].repair.text == "It is at most $2 k$."
    repair = trial(settings=["mended.repair.constant=k/7"])["mended"].repair
    assert (repair.text, repair.verdict) == (r"It is at most $\frac{k}{7}$.", Verdict.OPEN)


def test_a_refutation_with_a_certificate_is_certified_and_a_certified_yes_needs_one():
    body = Certificate(name="c.json", body={})
    no = Evidence(finding=Finding.NO, kind=Kind.ARGUED, summary="", certificates=(body,))
    yes = Evidence(finding=Finding.YES, kind=Kind.CERTIFIED, summary="")
    assert (settled(no).kind, settled(yes).kind) == (Kind.CERTIFIED, Kind.ARGUED)


def test_readings_inherit_the_formulas_of_their_statement_unless_they_name_their_own():
    claim = Claim(
        id="c",
        title="",
        where="",
        statement="At most ${=a}$.",
        readings=(Reading(id="literal", text="For all."), Reading(id="other", text="With ${=b}$.", about=())),
    )
    assert [(s.address, sorted(s.mentions)) for s in statements(claim)] == [("c", ["a"]), ("c/other", ["b"])]
    assert named(r"\frac{k}{n} {=a}") == {"a"}
    assert fill(r"x\ge{=a}, x\le{=b}", {"a": "m", "b": r"\frac12"}) == r"x\ge m, x\le\frac12"
    with pytest.raises(ValueError, match="which its claim does not have"):
        fill("{=gone}", {})
