"""A statement with a replaced quantity that follows from one that a theorem proves: its class, and what contradicts."""

from __future__ import annotations

import msgspec
import pytest

from verify.engines.implication import imply
from verify.records import Certificate, Evidence, Finding, Kind, Scope, Verdict
from verify.run import points
from verify.run.implications import follows, is_proved, proved
from verify.run.points import Point
from verify.statement import read_prelude, read_statement
from verify.statement.catalogue import statements_of
from verify.statement.certificate import check
from verify.statement.implied import Source, premises
from verify.verdicts import papers as registry
from verify.verdicts.decide import Support, decide
from verify.verdicts.judge import Ruling
from verify.verdicts.proof_support import Backing

PRELUDE = read_prelude("names u : real\nnames B : array(2)")


@pytest.fixture(scope="module")
def point():
    target, source = (read_statement(f"for_all u >= 0, B : array(2)\nsays norm(B) <= {c}*u", PRELUDE) for c in (3, 2))
    data = imply(target, [Source(source, "it_is_so")])
    body = {"kind": "statement", "certificate": data}
    return Point(address="a", assignment={}, sentence="", certificate=Certificate(name="a.implied.json", body=body))


def backing(point, **other):
    ((theorem, digest),) = premises(point.certificate.body["certificate"])
    return Backing(**{"proved": ((theorem, digest),), **other})


def ruling(verdict, kind=Kind.ARGUED):
    return Ruling(verdict=verdict, evidence=kind, summary="x")


NO = Evidence(finding=Finding.NO, kind=Kind.ARGUED, summary="no")


@pytest.mark.parametrize(
    ("found", "evidence", "verdict", "kind"),
    [
        (ruling(Verdict.HOLDS), [], Verdict.HOLDS, Kind.CERTIFIED),
        (ruling(Verdict.HOLDS, Kind.DERIVED), [], Verdict.HOLDS, Kind.CERTIFIED),
        (ruling(Verdict.HOLDS, Kind.EXHAUSTIVE), [], Verdict.HOLDS, Kind.EXHAUSTIVE),
        (ruling(Verdict.OPEN, Kind.NONE), [], Verdict.HOLDS, Kind.CERTIFIED),
        (ruling(Verdict.OPEN, Kind.NONE), [NO], Verdict.OPEN, Kind.NONE),
        (
            ruling(Verdict.OPEN, Kind.NONE),
            [msgspec.structs.replace(NO, scope=Scope.LIMIT)],
            Verdict.HOLDS,
            Kind.CERTIFIED,
        ),
        (ruling(Verdict.REFUTED), [], Verdict.OPEN, Kind.NONE),
        (ruling(Verdict.REFUTED, Kind.CERTIFIED), [NO], Verdict.OPEN, Kind.NONE),
        (ruling(Verdict.LIMIT), [], Verdict.OPEN, Kind.NONE),
        (ruling(Verdict.VACUOUS), [], Verdict.VACUOUS, Kind.ARGUED),
        (ruling(Verdict.UNDERSPECIFIED), [], Verdict.OPEN, Kind.NONE),
    ],
)
def test_what_follows_from_a_theorem_is_certified_and_contradicts_a_no(point, found, evidence, verdict, kind):
    now = decide(found, evidence, Support(backing=backing(point), implied=point))
    assert (now.verdict, now.evidence) == (verdict, kind)


def test_the_theorem_is_looked_up_by_its_name_and_the_digest_of_its_formula(point):
    found = ruling(Verdict.OPEN, Kind.NONE)
    ((theorem, digest),) = premises(point.certificate.body["certificate"])
    for theorems in ((), ((theorem, "0" * 64),), (("another", digest),)):
        assert decide(found, [], Support(backing=backing(point, proved=theorems), implied=point)) == found
    assert decide(found, [], Support(backing=backing(point, leaves_out="that it is the best"), implied=point)) == found
    assert decide(found, [], Support(backing=backing(point), implied=None)) == found


def test_the_summary_names_the_theorem(point):
    text = decide(ruling(Verdict.HOLDS), [], Support(backing=backing(point), implied=point)).summary
    assert text == "It follows from what the Coq theorem `it_is_so` proves, by a certificate. x"


# --- the paper


def asked(address, claim, **texts):
    paper = registry.paper("han2025")
    given = {f"{claim}.{name.replace('__', '.')}": text for name, text in texts.items()}
    statement = statements_of(paper, None, given, (claim,))[address]
    return paper, statement, follows(paper, registry.claim("han2025", claim), None, address, statement, [])


@pytest.mark.parametrize(
    ("address", "claim", "name", "text", "theorem"),
    [
        ("lemma-15", "lemma-15", "constant", "9*k**2*sqrt(2*k)/tau", "said_lemma_15"),
        ("lemma-15.entry-bound", "lemma-15", "entry", "8*k**2/tau + 100*n/k", "said_lemma_15_entry_bound"),
        ("lemma-16/small-smoothing", "lemma-16", "small", "1/2", "said_lemma_16_small_smoothing"),
        ("cor-20/every-size", "cor-20", "bound", "1 - 3*m/2**ceil((n - 1)/m)", "said_cor_20_every_size"),
    ],
)
def test_a_weaker_bound_follows_from_the_printed_statement_or_the_correction(address, claim, name, text, theorem):
    paper, statement, data = asked(address, claim, **{name: text})
    assert data is not None
    assert not check(data, statement.digest).refutes
    assert [own for own, _ in premises(data)] == [theorem]
    assert is_proved(data, proved(paper, claim))


@pytest.mark.parametrize(
    ("address", "claim", "name", "text"),
    [
        ("lemma-15", "lemma-15", "constant", "8*k**2*sqrt(2*k)/k"),
        ("lemma-15", "lemma-15", "constant", "min(8*k**2*sqrt(2*k)/tau, max(0, 10000000 - n))"),
        ("lemma-15", "lemma-15", "constant", "9*k**2*sqrt(2*k)/tau + 1/(n - 1000)**2"),
        ("lemma-16/small-smoothing", "lemma-16", "small", "0 - 1"),  # no b is between 0 and -1
        ("lemma-16/small-smoothing", "lemma-16", "small", "100000000"),
        ("cor-20", "cor-20", "bound", "1 - 1/(n*m)"),
        ("lemma-15!repair", "lemma-15", "repair__best", "3"),  # a smaller factor serves
    ],
)
def test_what_is_false_undefined_empty_or_left_to_words_is_not_said_to_follow(address, claim, name, text):
    assert asked(address, claim, **{name: text})[2] is None


def test_a_run_holds_what_follows_and_keeps_points_first():
    paper, claim = registry.paper("han2025"), registry.claim("han2025", "lemma-15")
    found = points.held(paper, claim, None, {"constant": "9*k**2*sqrt(2*k)/tau"}, (), only="lemma-15")
    assert [(one.address, one.engine) for one in found] == [("lemma-15", "implication")]
    assert points.held(paper, claim, None, {"constant": "9*k**2*sqrt(2*k)/tau"}, ("lemma-15",), only="lemma-15") == ()
    assert points.held(paper, claim, None, {}, (), only="lemma-15") == ()
