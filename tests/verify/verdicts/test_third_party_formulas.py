"""A stranger's paper: five lines a claim, a statement and definitions, and no check.  And a liar's paper.

The liar's checks return what they like, with true certificates about something else; the audit gives them nothing that
it did not see: *argued* or *open*, with a line that says which words are trusted.
"""

from __future__ import annotations

import json

import pytest

from verify.checker import check_file
from verify.records import Kind, Verdict
from verify.run import runner

STRANGER = """
from verify.records import *

def claim(key):
    return Claim(id=key, title=key, where="nowhere", readings=(Reading(id="literal", text=key),))

PAPER = Paper(id="stranger", title="A stranger", authors="Nobody", year=2025, model_loader=without_model,
              claims=tuple(map(claim, "spread bits parabola sums touching words exists plain slip".split())))
"""
PRELUDE = """
names n, m, p : nat
names s, t, c : real
names x : bits(n)
spread(m, s) = sum((p - s)**2 for p in span(1, m))
"""
STATEMENTS = '''
["spread"]
statement = """
for_all m >= 1, s : real
says    spread(m, s) >= m**3/12
"""
["bits"]
statement = """
for_all 1 <= n <= 6, x : bits(n)
says    2*sum(p*x[p] for p in span(1, n)) <= n*(n + 1)
"""
["parabola"]
statement = """
for_all 0 <= s <= 1, 0 <= t <= 2
says    s*(1 - s)*t <= 51/100
"""
["sums"]
statement = """
for_all n >= 1
says    2*sum(p for p in span(1, n)) == n*(n + 1)
"""
["touching"]
statement = """
for_all 0 <= s <= 1
says    4*s*(1 - s) <= 1
"""
["words"]
words_only = "it is a poem"
["exists"]
statement = """
for_all n >= 1
exists  p : span(1, n)
says    p**2 == n
"""
["plain"]
statement = "says 2 + 2 == 5"
["slip"]
statement = "for_all m >= 1\\nsays spread(m) >= 0"
'''


@pytest.fixture
def stranger(tmp_path, make_paper):
    make_paper("stranger", STRANGER, prelude=PRELUDE, statements=STATEMENTS)
    results = runner.audit(paper="stranger", out=tmp_path / "out", jobs=1, profile="quick")
    return tmp_path / "out", {claim.id: claim for claim in results.claims}


@pytest.mark.long
def test_a_statement_alone_is_judged(stranger):
    out, found = stranger
    judged = {key: (str(claim.verdict), str(claim.evidence)) for key, claim in found.items()}
    assert judged == {
        "spread": ("refuted", "certified"),
        "exists": ("refuted", "certified"),
        "plain": ("refuted", "certified"),
        "bits": ("holds", "exhaustive"),
        "parabola": ("holds", "certified"),
        "sums": ("holds", "certified"),
        "touching": ("holds", "certified"),
        "words": ("open", "none"),
        "slip": ("open", "none"),
    }
    assert "its formula cannot be read: line 2, column 6: spread takes 2 arguments" in found["slip"].summary
    assert found["words"].summary == "unchecked: no check is written yet."
    assert found["touching"].summary.startswith("For all 0 <= s <= 1: 4*s*(1 - s) <= 1 holds everywhere")
    assert found["spread"].readings[0].counterexample
    said = {path.name: check_file(path) for path in sorted((out / "certificates").glob("*.json"))}
    assert set(said) == {
        "spread.statement.point.json",
        "exists.statement.point.json",
        "plain.statement.point.json",
        "bits.statement.finite.json",
        "parabola.statement.cover.json",
        "sums.statement.induction.json",
        "touching.statement.squares.json",
    }
    assert "spread(m, s) >= m**3/12 is false" in said["spread.statement.point.json"]
    assert said["bits.statement.finite.json"].endswith("(126 cases)")


LIAR = r"""
from fractions import Fraction
from verify.records import *

TRUE = {"kind": "relation-fails", "at": [["x", "3"]], "define": [], "given": [], "left": "x", "relation": "<",
        "right": "2"}
HOLDS = {**TRUE, "kind": "relation-holds", "relation": ">"}
ROW = {"kind": "statement", "certificate": POINT}

def said(finding, kind, name, body=None, **more):
    shown = (Certificate(name=f"{name}.json", body=body),) if body else ()
    return Evidence(finding=finding, kind=kind, summary="Clear.", certificates=shown, **more)

def beside_the_point(ctx): return said(Finding.NO, Kind.CERTIFIED, "four.no", TRUE)
def clear(ctx): return said(Finding.YES, Kind.ARGUED, "")
def formal(ctx): return said(Finding.YES, Kind.FORMAL, "")
def certified(ctx): return said(Finding.YES, Kind.CERTIFIED, "certified.yes", HOLDS)
def exhausted(ctx): return said(Finding.YES, Kind.EXHAUSTIVE, "")
def certified_and_exhausted(ctx): return said(Finding.NO, Kind.EXHAUSTIVE, "exhausted.no", TRUE)
def another_statement(ctx): return said(Finding.NO, Kind.CERTIFIED, "other.no", ROW)
def vacuous(ctx): return said(Finding.NO, Kind.CERTIFIED, "vacuous.no", TRUE, scope=Scope.INFORMATIVE)
def undefined(ctx): return said(Finding.NO, Kind.CERTIFIED, "undefined.no", TRUE, scope=Scope.DEFINED)
def worded(ctx): return said(Finding.NO, Kind.ARGUED, "")
def without(ctx): return said(Finding.NO, Kind.CERTIFIED, "")
def derived(ctx):
    good = ctx.quantities["three"].exact({}) == 3
    return said(Finding.YES if good else Finding.UNKNOWN, Kind.ARGUED, "")

def beside_too(ctx): return said(Finding.NO, Kind.CERTIFIED, "both.no", TRUE)

def claim(key, *checks, text="It is so."):
    return Claim(id=key, title=key, where="nowhere", readings=(Reading(id="literal", text=text, checks=checks),),
                 quantities=(Quantity(name="three", text="3", symbols=(), meaning="a number"),))

PAPER = Paper(id="liar", title="A liar", authors="Nobody", year=2025, model_loader=without_model, claims=(
    claim("four", beside_the_point, text="2 + 2 = 4."), claim("clear", clear, text="1 + 1 = 3."),
    claim("formal", formal), claim("certified", certified), claim("exhausted-yes", exhausted),
    claim("exhausted", certified_and_exhausted), claim("other", another_statement, text="2 + 2 = 4."),
    claim("derived", derived, text="1 + 1 = {=three}."), claim("vacuous", clear, vacuous),
    claim("undefined", undefined), claim("without", without), claim("formula", clear, text="2 + 2 = 5."),
    claim("both", beside_too, clear), claim("worded", worded), claim("formulated", worded, text="2 + 2 = 4."),
    claim("unread", clear, text="2 + 2 = 5.")))
"""
LIES = """
["other"]
statement = "says 2 + 2 == 4"
["formula"]
statement = "says 2 + 2 == 5"
["formulated"]
statement = "says 2 + 2 == 4"
["unread"]
statement = "says 2 + 2 == (5"
"""


@pytest.fixture
def liar(tmp_path, make_paper):
    from verify.statement import read_prelude, read_statement
    from verify.statement.certificate import certificate

    other = read_statement("says 2 + 2 == 5", read_prelude(""))
    source = LIAR.replace("POINT", repr(json.loads(json.dumps(certificate(other, "point", assignment={})))))
    make_paper("liar", source, prelude="", statements=LIES)
    results = runner.audit(paper="liar", out=tmp_path / "out", jobs=1, profile="quick")
    return {claim.id: claim for claim in results.claims}


@pytest.mark.long
def test_a_liar_gets_argued_or_open_and_a_line_that_says_why(liar):
    assert {claim.evidence for claim in liar.values()} <= {Kind.ARGUED, Kind.NONE}
    for claim in liar.values():
        assert claim.verdict is not Verdict.REFUTED
        if claim.evidence is Kind.NONE:
            assert claim.verdict is Verdict.OPEN
            assert claim.summary
    judged = {key: str(claim.verdict) for key, claim in liar.items()}
    assert judged["without"] == judged["both"] == judged["formula"] == judged["other"] == "open"
    assert "Conflicting evidence: the checks say holds, and 2 + 2 == 5 is false" in liar["formula"].summary
    assert "conflict" in liar["both"].summary
    assert judged["unread"] == "open"
    assert "its formula cannot be read: line 1" in liar["unread"].summary


@pytest.mark.parametrize("key", ["four", "exhausted", "worded"])
def test_words_alone_refute_nothing(liar, key):
    assert (str(liar[key].verdict), str(liar[key].evidence)) == ("open", "none")
    assert liar[key].summary.startswith(
        "Not decided: a check refutes it, but only a theorem refutes a statement without a formula"
    )


@pytest.mark.parametrize("key", ["other", "formulated"])
def test_a_formula_is_refuted_by_its_own_assignment_only(liar, key):
    assert (str(liar[key].verdict), str(liar[key].evidence)) == ("open", "none")
    assert "neither a counterexample of its formula nor a theorem confirms that." in liar[key].summary


PUT_IN = """
from verify.records import *

def compared(ctx):
    good = ctx.quantities["three"].exact({}) >= 3
    return Evidence(finding=Finding.YES if good else Finding.NO, kind=Kind.ARGUED, summary="Compared.")

def claim(key, formula):
    literal = Reading(id="literal", text="At least 3 is {=three}.", formula=formula, checks=(compared,),
                      checked_formula="4fe156491da3" if formula else "")
    three = Quantity(name="three", text="3", symbols=(), meaning="a number")
    return Claim(id=key, title=key, where="nowhere", readings=(literal,), quantities=(three,))

PAPER = Paper(id="putin", title="Put in", authors="Nobody", year=2025, model_loader=without_model,
              claims=(claim("worded", ""), claim("formulated", "says three >= 3")))
"""


def test_what_set_puts_in_is_refuted_by_an_assignment_too_and_never_by_words(tmp_path, make_paper):
    make_paper("putin", PUT_IN)
    for number, (value, words, formula) in enumerate([("4", "holds", "holds"), ("2", "open", "refuted")]):
        put = [f"{key}.three={value}" for key in ("worded", "formulated")]
        results = runner.audit(paper="putin", out=tmp_path / str(number), jobs=1, profile="quick", settings=put)
        found = {claim.id: claim for claim in results.claims}
        assert (str(found["worded"].verdict), str(found["formulated"].verdict)) == (words, formula)
    assert found["formulated"].evidence is Kind.CERTIFIED
    assert "a check refutes it" in found["worded"].summary


MEDDLER = """
from verify.records import *

def meddles(ctx):
    import verify.checker
    verify.checker.establish = lambda body: "P = NP"
    body = {"kind": "statement", "certificate": {"kind": "point", "digest": DIGEST}}
    shown = (Certificate(name="square.no.json", body=body),)
    return Evidence(finding=Finding.NO, kind=Kind.CERTIFIED, summary="Clear.", certificates=shown)

LITERAL = Reading(id="literal", text="A square is not negative.", checks=(meddles,))
PAPER = Paper(id="meddler", title="A meddler", authors="Nobody", year=2025, model_loader=without_model,
              claims=(Claim(id="square", title="square", where="nowhere", readings=(LITERAL,)),))
"""


def test_a_check_that_changes_the_checker_in_its_worker_is_not_believed(tmp_path, make_paper):
    from verify.statement import read_prelude, read_statement

    row = "for_all x : real\nsays x**2 >= 0"
    digest = read_statement(row, read_prelude("")).digest
    rows = f'["square"]\nstatement = """\n{row}\n"""\n'
    make_paper("meddler", MEDDLER.replace("DIGEST", repr(digest)), prelude="", statements=rows)
    results = runner.audit(paper="meddler", out=tmp_path / "out", jobs=1, profile="quick")
    assert results.claims[0].verdict is Verdict.OPEN
    assert "is rejected by the checker" in results.claims[0].summary
    assert not list((tmp_path / "out").glob("certificates/*"))


SHORT = """
from verify.records import *

FORMULAS = {
    "below": "for_all x > -1\\nsays log(1 + x) <= x",
    "above": "for_all x > -1\\nsays x <= 2",
    "rate": "for_all t >= 1\\nsays 1/(t + 1) = O(1/sqrt(t)) as t -> oo",
    "slower": "for_all t >= 1\\nsays 1/sqrt(t) = O(1/t) as t -> oo",
    "steps": "for_all n >= 1\\nsays n >= 1",
}

def claim(key):
    return Claim(id=key, title=key, where="nowhere",
                 readings=(Reading(id="literal", text=key, formula=FORMULAS[key]),))

PAPER = Paper(id="short", title="No prelude", authors="Nobody", year=2025, model_loader=without_model,
              claims=tuple(map(claim, FORMULAS)))
"""


@pytest.fixture
def short(tmp_path, make_paper):
    make_paper("short", SHORT)
    results = runner.audit(paper="short", out=tmp_path / "out", jobs=1, profile="quick")
    return tmp_path / "out", results


@pytest.mark.long
def test_a_claim_without_a_prelude_is_read_as_certify_reads_it(short):
    """Conditions bind real numbers, rates are written out; what may be an integer is not guessed."""
    out, results = short
    judged = {claim.id: (str(claim.verdict), str(claim.evidence)) for claim in results.claims}
    assert judged == {
        "below": ("holds", "certified"),
        "above": ("refuted", "certified"),
        "rate": ("holds", "certified"),
        "slower": ("refuted", "certified"),
        "steps": ("open", "none"),
    }
    assert [check_file(path) for path in sorted((out / "certificates").glob("*.json"))]
    assert "write `n : real, n >= 1` (or nat, int)" in results.claims[4].summary
    assert results.claims[1].readings[0].counterexample == {"x": "3"}  # an engine's point, made plain


@pytest.mark.long
def test_the_answer_names_what_cannot_be_read_and_what_is_refuted(short):
    from verify.report.answer import answer
    from verify.report.front_page import opening, text_of

    out, results = short
    lines = answer(results, out).splitlines()
    told = [line.partition(":")[0] for line in lines[1:]]
    assert told[:3] == ["above", "slower", "steps"]
    assert lines[3].startswith("steps: the formula cannot be read: line 1, column 9: n has no type; write `n : real")
    shown = {block.label: text_of(block) for block in opening(results)}
    assert "“above” (false)" in shown["What is wrong"]


SABOTEUR = """
from verify.records import *

def sabotages(ctx):
    import verify.checker, verify.run.certificates, verify.run.points, verify.statement.search
    def breaks(*given, **named):
        raise {error}
    {where} = {what}
    return Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="Clear.")

LITERAL = Reading(id="literal", text="A square is less than its base.", checks=(sabotages,))
PAPER = Paper(id="saboteur", title="A saboteur", authors="Nobody", year=2025, model_loader=without_model,
              claims=(Claim(id="square", title="square", where="nowhere", readings=(LITERAL,)),))
"""


@pytest.mark.parametrize(
    ("where", "what", "error"),
    [
        ("verify.checker.establish", "breaks", "RuntimeError"),
        ("verify.checker.establish", "breaks", "verify.checker.Rejected('no')"),
        ("verify.statement.search.hunt", "lambda *given: (None, 400)", "RuntimeError"),
        ("verify.run.points.examined", "lambda *given, **named: ((), {})", "RuntimeError"),
        ("verify.run.points.examined", "breaks", "SystemExit"),
    ],
)
def test_a_check_that_breaks_its_worker_does_not_break_the_search(tmp_path, make_paper, where, what, error):
    rows = '["square"]\nstatement = """\nfor_all x : real\nsays x**2 <= x\n"""\n'
    code = SABOTEUR.format(where=where, what=what, error=error)
    make_paper("saboteur", code, prelude="", statements=rows)
    results = runner.audit(paper="saboteur", out=tmp_path / "out", jobs=1, profile="quick")
    (claim,) = results.claims
    assert claim.verdict in (Verdict.OPEN, Verdict.REFUTED), claim.summary
    assert claim.certificates, "the search found its point"


@pytest.mark.parametrize("points", ["{}", '{"square.other": {"b": 5}}', '{"square": {"x": "1"}}'])
def test_the_stored_points_of_a_foreign_paper_do_not_replace_the_search(tmp_path, make_paper, points):
    rows = '["square"]\nstatement = """\nfor_all x : real\nsays x**2 <= x\n"""\n'
    code = SABOTEUR.format(where="x", what="1", error="RuntimeError")
    make_paper("saboteur", code, prelude="", statements=rows, points=points)
    results = runner.audit(paper="saboteur", out=tmp_path / "out", jobs=1, profile="quick")
    (claim,) = results.claims
    assert claim.verdict in (Verdict.OPEN, Verdict.REFUTED), claim.summary
    assert claim.certificates, "the search found its point"


@pytest.mark.parametrize("failure", ["RuntimeError: broken", None])
def test_without_the_result_of_the_search_nothing_that_a_check_says_holds(make_paper, failure):
    """A fault in the search, or no search at all."""
    from verify.records import Evidence, Finding
    from verify.results.assembly import assemble
    from verify.results.schema import Outcome
    from verify.run.points import job_of
    from verify.verdicts import papers as registry

    rows = '["square"]\nstatement = """\nfor_all x : real\nsays x**2 >= 0\n"""\n'
    code = SABOTEUR.format(where="x", what="1", error="RuntimeError")
    make_paper("saboteur", code, prelude="", statements=rows)
    paper = registry.paper("saboteur")
    said = Evidence(finding=Finding.YES, kind=Kind.ARGUED, summary="Clear.")
    outcomes = {"square/sabotages": Outcome(job="square/sabotages", evidence=said)}

    def judged():
        found = assemble(
            paper,
            outcomes,
            claims=paper.claims,
            profile="quick",
            model={},
            environment={},
            seconds=0,
            quantities={},
            replaced={},
        )
        return found.claims[0]

    if failure is not None:
        outcomes[f"square/{job_of('square')}"] = Outcome(job=f"square/{job_of('square')}", failure=failure)
    assert judged().verdict is Verdict.OPEN
    assert "search for counterexamples" in judged().summary
    outcomes[f"square/{job_of('square')}"] = Outcome(job=f"square/{job_of('square')}")
    assert judged().verdict is Verdict.HOLDS
