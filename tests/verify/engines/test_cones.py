"""The engine ``cones``: true inequalities get a certificate that the checker accepts, their false twins get none."""

from __future__ import annotations

import copy
from fractions import Fraction

import pytest
from flint import Ordering, fmpq, fmpq_mpoly_ctx

import verify
from numerics.nonneg import Fact, prove_in_cones
from numerics.nonneg.forms import Cone, squares_in_cone
from verify.checker import Rejected, seal

POSITIVE = "a > 0, b > 0, c > 0"
PAIRS = [  # said with a constant, domain, given, the constant for which it is true, and one for which it is false
    ("a**4 + b**4 + c**4 >= {}*a*b*c*(a + b + c)", "a : reals, b : reals, c : reals", "", "1", "101/100"),
    ("(a**2 + b**2 + c**2)**2 >= {}*(a**3*b + b**3*c + c**3*a)", "a : reals, b : reals, c : reals", "", "3", "31/10"),
    ("a/(b + c) + b/(c + a) + c/(a + b) >= {}", POSITIVE, "", "3/2", "151/100"),
    ("1/(1 + a*b) + 1/(1 + b*c) + 1/(1 + c*a) >= {}", POSITIVE, "a + b + c == 3", "3/2", "152/100"),
    ("a**2*b + b**2*c + c**2*a <= {}", "a >= 0, b >= 0, c >= 0", "a + b + c == 3", "4", "399/100"),
    ("a + b + c >= {}", POSITIVE, "a*b*c == 1", "3", "301/100"),
    ("a*b*c >= {}*(a + b + c)", POSITIVE, "a*b*c >= a*b + b*c + c*a", "3", "31/10"),
    ("(1 + a)*(1 + b) >= {}*(1 + a*b)/(1 + a*b)", "a > 0, b > 0", "a*b >= 1", "4", "41/10"),
    ("a**2 + b**2 + c**2 + {}*a*b*c + 1 >= 2*(a*b + b*c + c*a)", POSITIVE, "", "2", "19/10"),
    ("a**2*b**2 + b**2*c**2 + c**2*a**2 <= {}*(a**2 + b**2 + c**2)", POSITIVE, "a*b*c + a**2 + b**2 + c**2 == 4",
     "1", "99/100"),
    ("sqrt(a) + sqrt(b) <= {}*sqrt(a + b)*sqrt(a + b)", "a > 0, b > 0", "a + b == 2", "1", "99/100"),
]  # fmt: skip


@pytest.mark.parametrize(("said", "over", "given", "true", "false"), PAIRS)
def test_true_is_certified_and_a_constant_that_is_too_sharp_is_not(said, over, given, true, false):
    answer = verify.certify(said.format(true), over=over, given=given, engine="cones", limit=20)
    assert answer.verdict == "holds", answer.tried
    inner = copy.deepcopy(answer.certificate["certificate"])
    assert seal({"kind": "statement", "certificate": inner})["says"]
    assert verify.certify(said.format(false), over=over, given=given, engine="cones", limit=5).verdict == "open"


@pytest.mark.parametrize(
    ("said", "over", "given"),
    [
        ("1/(a - b)**2 > 0", "a > 0, b > 0", ""),
        ("a**2 + b**2 > 0", "a >= 0, b >= 0", ""),
        ("a > b", "a > 0, b > 0", "a + b == -1"),
        ("sqrt(a - b) >= 0", "a > 0, b > 0", ""),
        ("(a + b)/(a + b) == 1", "a >= 0, b >= 0", ""),
    ],
)
def test_undefined_strict_and_empty_statements_are_not_certified(said, over, given):
    assert verify.certify(said, over=over, given=given, engine="cones", limit=5).verdict == "open"


def test_a_weight_of_a_symmetric_proof_that_is_changed_is_rejected():
    answer = verify.certify("a/(b + c) + b/(c + a) + c/(a + b) >= 3/2", over=POSITIVE, engine="cones")
    forged = copy.deepcopy(answer.certificate["certificate"])
    goal = forged["cases"][0]["goals"][0]
    proofs = [goal["proof"]] if goal["by"] == "squares" else [factor["proof"] for factor in goal["factors"]]
    term = next(term for proof in proofs if proof for term in proof["terms"] if term["square"])
    term["weight"] = str(Fraction(term["weight"]) + 1)
    with pytest.raises(Rejected):
        seal({"kind": "statement", "certificate": forged})


def test_the_average_over_permutations_adds_up():
    context = fmpq_mpoly_ctx.get(["a", "b", "c"], Ordering.degrevlex)
    a, b, c = context.gens()
    value = 8 * (a**3 + b**3 + c**3) ** 2 - 9 * (a**2 + b * c) * (b**2 + c * a) * (c**2 + a * b)
    terms, cofactors = squares_in_cone(value, Cone(3), [4_000_000])
    total = 0 * value
    for term in terms:
        assert term.weight > 0
        product = value**0 * fmpq(term.weight.numerator, term.weight.denominator)
        for i in term.facts:
            product *= context.gens()[i]
        total += product if term.square is None else product * term.square**2
    assert total == value
    assert cofactors == []
    assert squares_in_cone(value - a**6 / 1000 - b**6 / 1000 - c**6 / 1000, Cone(3), [4_000_000]) is None


def test_equations_are_eliminated_and_their_cofactors_add_up():
    context = fmpq_mpoly_ctx.get(["x", "r", "y", "s"], Ordering.degrevlex)
    x, r, y, s = context.gens()
    facts, equations = [Fact(r, True), Fact(s, True)], [r**2 - x, s**2 - y]
    proof = prove_in_cones(x + y - 2 * r * s, facts, equations, False, [1_000_000])
    assert proof is not None
    assert not proof.by
    total = 0 * x
    for term in proof.terms:
        product = x**0 * fmpq(term.weight.numerator, term.weight.denominator)
        for i in term.facts:
            product *= facts[i].value
        total += product if term.square is None else product * term.square**2
    assert total + sum(value * equations[i] for i, value in proof.cofactors) == x + y - 2 * r * s
    assert prove_in_cones(x + y - 3 * r * s, facts, equations, False, [1_000_000]) is None


CONTRARY = [
    ("x >= y", "x : reals, y : reals", "x**3 == y**3"),
    ("x**2 <= 0", "x : reals", "x**3 == 0"),
    ("x <= 1", "x : reals, y >= 1", "x**2*y <= 1"),
]


@pytest.mark.parametrize(("said", "over", "given"), CONTRARY)
def test_a_contradiction_is_checked_and_a_changed_one_is_rejected(said, over, given):
    answer = verify.certify(said, over=over, given=given, limit=20)
    assert answer.verdict == "holds", answer.tried
    inner = copy.deepcopy(answer.certificate["certificate"])
    assert seal({"kind": "statement", "certificate": inner})["says"]


def _contrary_certificate():
    answer = verify.certify("x >= y", over="x : reals, y : reals", given="x**3 == y**3", engine="cones")
    found = copy.deepcopy(answer.certificate["certificate"])
    proof = found["cases"][0]["goals"][0]["proof"]
    assert proof["by"] == "contrary"
    return found, proof


def test_a_contradiction_needs_a_positive_term_and_facts_of_the_statement():
    forged, proof = _contrary_certificate()
    proof["terms"], proof["cofactors"] = [], []
    with pytest.raises(Rejected):
        seal({"kind": "statement", "certificate": forged})
    forged, proof = _contrary_certificate()
    for term in proof["terms"]:
        term["weight"] = str(Fraction(term["weight"]) * 2) if term["square"] is None else term["weight"]
    with pytest.raises(Rejected):
        seal({"kind": "statement", "certificate": forged})
    forged, proof = _contrary_certificate()
    proof["terms"][0]["facts"] = [fact + 1 for fact in proof["terms"][0]["facts"]]
    with pytest.raises(Rejected):
        seal({"kind": "statement", "certificate": forged})
    forged, proof = _contrary_certificate()
    proof["terms"] = [{"weight": "1", "facts": [], "square": {"0 0": "1"}}]
    proof["cofactors"] = []
    with pytest.raises(Rejected):
        seal({"kind": "statement", "certificate": forged})


@pytest.mark.parametrize(
    ("said", "given"),
    [("x > y", "x**3 == y**3"), ("x >= y", "x**2 == y**2"), ("x <= 0", "x**2 >= 0"), ("x != y", "x**3 == y**3")],
)
def test_what_does_not_contradict_is_not_shown(said, given):
    answer = verify.certify(said, over="x : reals, y : reals", given=given, limit=5)
    assert answer.verdict != "holds"


@pytest.mark.parametrize(
    ("said", "given", "verdict"),
    [
        ("x**3 != y**3", "x != y", "holds"),
        ("x < y or y < x or x == y", "x >= 0", "holds"),
        ("x**3 < 0 or x >= 0", "y >= x", "holds"),
        ("x**2 != y**2", "x != y", "refuted"),
        ("x < y or y < x", "x >= 0", "refuted"),
    ],
)
def test_one_of_several_things_holds(said, given, verdict):
    assert verify.certify(said, over="x : reals, y : reals", given=given, limit=20).verdict == verdict


def test_a_part_is_one_that_is_there_and_has_a_truth_value():
    from verify.engines.asking import asked
    from verify.statement import Refused
    from verify.statement.reduced import parts

    statement = asked("x < 0 or x >= 0", "x : reals", "", "")
    assert parts(statement, {"by": "part", "which": 1, "inner": []})[0].text.endswith("says x >= 0")
    for which in (2, -1, True, "0"):
        with pytest.raises(Refused):
            parts(statement, {"by": "part", "which": which, "inner": []})
    for said in ("x < 0", "x < 0 or 1/x > 1"):
        with pytest.raises(Refused):
            parts(asked(said, "x : reals", "", ""), {"by": "part", "which": 0, "inner": []})
