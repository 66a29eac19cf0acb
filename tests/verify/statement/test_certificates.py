"""Certificates of version 2: true ones are accepted, forged ones are not, and nothing takes long."""

from __future__ import annotations

import copy
import random
import time
from typing import Any

import pytest

from verify.statement import Refused, read_prelude, read_statement
from verify.statement.certificate import certificate, check

PRELUDE = """
model n, k : nat
model tau, b : real
model x : bits(n)
model A : array(k, 2)
names i, p, q : nat
names s, z, c2 : real
names B : subset(n, k)
names h : function(bits(n), real)
score(i, p) = A[i, 1]*sin(2*pi*p/n) + A[i, 2]*cos(2*pi*p/n)
gamma(i, p) = exp(score(i, p)/tau)/sum(exp(score(i, q)/tau) for q in span(1, n))
share(i)    = sum(x[p]*gamma(i, p) for p in span(1, n))
sigma(z)    = (z + sqrt(z**2 + b))/2
hinge(z)    = max(0, 1 - z)**2
"""
WRONG_SIGN = """
for_all n >= 1, k >= 1, tau > 0, A : array(k, 2), i : span(1, k), p : span(1, n)
says D(gamma(i, p), A[i, 2]) == (gamma(i, p)*(1 - gamma(i, p))*cos(2*pi*p/n)
        + sum(gamma(i, p)*gamma(i, q)*cos(2*pi*q/n) for q in span(1, n) if q != p))/tau
"""
POINT = {"n": 2, "k": 1, "tau": "1", "A": [["0", "0"]], "i": 1, "p": 1}


def said(text: str):
    return read_statement(text, read_prelude(PRELUDE))


def point() -> dict[str, Any]:
    return certificate(said(WRONG_SIGN), "point", assignment=copy.deepcopy(POINT))


def test_a_point_refutes_its_statement():
    found = check(point(), expected=said(WRONG_SIGN).digest)
    assert found.refutes
    assert found.sentence.startswith("at n = 2, k = 1, tau = 1, A = [[0, 0]], i = 1, p = 1: D(gamma(i, p), A[i, 2]) ==")
    assert found.sentence.endswith("is false (left -1/2, right 0)")


def test_a_point_that_refutes_is_evaluated_once_and_nothing_else_is_taken_for_it(monkeypatch):
    from verify.statement import counterexample as module

    evaluated = []
    plain = module.refutes
    monkeypatch.setattr(module, "_REFUTED", set())
    monkeypatch.setattr(module, "refutes", lambda *given: evaluated.append(given[1]) or plain(*given))
    assert [check(point()).refutes for _ in range(3)] == [True] * 3
    assert len(evaluated) == 1
    for field, value in (("n", 1), ("tau", "3"), ("p", True), ("A", [["0", "1/3"]])):
        other = point()
        other["assignment"][field] = value
        count = len(evaluated)
        try:
            check(other)
        except Refused:
            with pytest.raises(Refused):
                check(other)
            assert len(evaluated) == count + 2  # a no is not remembered
        else:
            assert len(evaluated) == count + 1
    right = WRONG_SIGN.replace("+ sum(gamma", "- sum(gamma")
    with pytest.raises(Refused):
        check(certificate(said(right), "point", assignment=copy.deepcopy(POINT)))


def test_all_cases_of_an_instance():
    holds = said(
        "for_all n >= 1, x : bits(n)\nsays sum(x[p] for p in span(1, n))**2 <= n*sum(x[p] for p in span(1, n))"
    )
    found = check(certificate(holds, "finite", fixed={"n": 6}))
    assert (found.cases, found.refutes) == (64, False)
    exists = said("for_all n >= 1, x : bits(n)\ngiven x[1]\nexists p : span(1, n)\nsays x[p] and p < 2")
    assert check(certificate(exists, "finite", fixed={"n": 3})).cases >= 4
    wrong = said("for_all n >= 1, x : bits(n)\nsays sum(x[p] for p in span(1, n)) < n")
    with pytest.raises(Refused, match="a case of the instance is false"):
        check(certificate(wrong, "finite", fixed={"n": 3}))


def test_what_is_told_has_its_hypotheses():
    """Without them a sentence would say more than was shown."""
    first = said("for_all n >= 1, x : bits(n)\ngiven x[1]\nexists p : span(1, n)\nsays x[p]")
    sentence = check(certificate(first, "finite", fixed={"n": 2})).sentence
    assert sentence.startswith("at n = 2 it holds that for all n >= 1, x : bits(n), if x[1]: there is p : span(1, n)")


def test_boxes_are_covered():
    slope = said("for_all b > 0, s : real\nsays 0 <= D(sigma(s), s) <= 1")
    found = check(certificate(slope, "cover", fixed={}, boxes={"s": ["-2", "2"], "b": ["1/10", "1"]}, leaves=3000))
    assert found.cases > 1
    share = said(
        "for_all n >= 1, k >= 1, tau > 0, x : bits(n), A : array(k, 2)\nsays norm(A) > 10 or share(1) <= 99/100"
    )
    boxes = {"A": [[["-1", "1"], ["-1", "1"]]]}
    assert check(
        certificate(share, "cover", fixed={"n": 3, "k": 1, "tau": "1", "x": "110"}, boxes=boxes, leaves=2000)
    ).cases
    false = said("for_all b > 0, s : real\nsays D(sigma(s), s) <= 9/10")
    for boxes, leaves in (({"s": ["-2", "2"], "b": ["1/10", "1"]}, 3000), ({"s": ["0", "1"], "b": ["0", "1"]}, 300)):
        with pytest.raises(Refused):
            check(certificate(false, "cover", fixed={}, boxes=boxes, leaves=leaves))


def changed(**new: Any) -> dict[str, Any]:
    return {**point(), **new}


def at(**new: Any) -> dict[str, Any]:
    return changed(assignment={**POINT, **new})


def made(text: str, **assignment: Any) -> dict[str, Any]:
    return certificate(said(text), "point", assignment=assignment)


LONG = "sum(sum(sum(sum(p*q for p in span(1, 99)) for q in span(1, 99)) for i in span(1, 99)) for k in span(1, 99))"

FORGED = {
    # the list of what was once accepted
    "free text in a field": lambda: changed(note="Theorem 5 is FALSE"),
    "free text under an empty sum": lambda: changed(
        statement="for_all n >= 1\nsays sum(theorem_is_false for p in span(2, 1)) > 0"
    ),
    "an index that shadows": lambda: changed(statement="for_all n >= 1\nsays sum(n for n in span(1, n)) <= 100"),
    "a short digest": lambda: changed(digest=point()["digest"][:12]),
    "another statement's digest": lambda: changed(digest=said("for_all n >= 1\nsays n > 3").digest),
    "a premise that fails": lambda: made("for_all n >= 1\ngiven n > 4\nsays 2**n > n**2", n=3),
    "a premise that is undefined": lambda: made("for_all s : real\ngiven 1/s > 3\nsays s > 1", s="0"),
    "a derivative at a kink": lambda: made("for_all b >= 0, s : real\nsays D(sigma(s), s) == 7", b="0", s="0"),
    "a derivative of a hinge at its corner": lambda: made("for_all s : real\nsays D(max(0, 1 - s), s) == 7", s="1"),
    "a slope that a squared hinge has": lambda: made("for_all s : real\nsays D(hinge(s), s) == 0", s="1"),
    "a curvature of a squared hinge at its corner": lambda: made(
        "for_all s : real\nsays D(hinge(s), s, s) == 7", s="1"
    ),
    "a field that nothing uses": lambda: at(m=3),
    "two and two": lambda: {
        **made("for_all n >= 1\nsays 3 < 2 or n > 1", n=1),
        "digest": said("for_all n >= 1\nsays 2 + 2 == 4").digest,
    },
    "a lone surrogate": lambda: changed(statement="for_all n >= 1\nsays n > \ud800"),
    "a terminal sequence": lambda: changed(statement="for_all n >= 1\nsays n > 3 \x1b[2K ok"),
    "a long computation": lambda: made(f"for_all n >= 1\nsays {LONG} < n", n=1),
    "all inputs of forty bits": lambda: made(
        "for_all n >= 1\nsays mean(sum(x[p] for p in span(1, n)) for x in bits(n)) < 1", n=40
    ),
    # classes of our own
    "a sentence for a name": lambda: made(
        "for_all Theorem_5_is_FALSE : real\nsays Theorem_5_is_FALSE < 1", Theorem_5_is_FALSE="1"
    ),
    "a long word for a name": lambda: made(
        "for_all lemmafourteenisfalseindeed : real\nsays 1 < 0", lemmafourteenisfalseindeed="1"
    ),
    "a definition named as a sentence": lambda: changed(definitions="so_it_is_not_true = 1"),
    "a builtin defined anew": lambda: changed(
        definitions="names s : real\nsqrt(s) = 1", statement="for_all s : real\nsays sqrt(s) > 1"
    ),
    "a number in another alphabet": lambda: at(tau="\u0661"),
    "a fixed value outside of its type": lambda: certificate(
        said("for_all n >= 1, x : bits(n)\nsays n >= 1"), "finite", fixed={"n": 2, "x": "111"}
    ),
    "an empty box of a hypothesis that is never met": lambda: certificate(
        said("for_all s : real\ngiven s > 1, s < 1\nsays 1 < 0"), "cover", fixed={}, boxes={"s": ["0", "2"]}, leaves=99
    ),
    "outside of the domain": lambda: at(tau="0"),
    "an index outside of its span": lambda: at(p=3),
    "a natural number below zero": lambda: at(n=-2),
    "a truth value for a number": lambda: at(n=True),
    "a float": lambda: at(tau=0.5),
    "not a number": lambda: at(tau="nan"),
    "infinity": lambda: at(tau="1e999"),
    "an array of another shape": lambda: at(A=[["0", "0"], ["0", "0"]]),
    "a variable left out": lambda: changed(assignment={k: v for k, v in POINT.items() if k != "tau"}),
    "a point that does not refute": lambda: at(n=1, p=1),
    "version 2 in another type": lambda: changed(version=2.0),
    "version one": lambda: changed(version=1),
    "an unknown kind": lambda: changed(kind="proof"),
    "the fields of another kind": lambda: changed(kind="finite"),
    "a definition that is not used": lambda: changed(definitions=point()["definitions"] + "\nidle = 1"),
    "a definition that was changed": lambda: changed(definitions=point()["definitions"].replace("sin", "cos")),
    "other spaces": lambda: changed(statement=point()["statement"].replace("says ", "says  ")),
    "an equality that balls cannot tell": lambda: made("for_all s : real\nsays s != sqrt(2)", s="sqrt(2)"),
    "a strict relation that balls cannot tell": lambda: made("for_all s : real\nsays s**2 < 2", s="sqrt(2)"),
    "a number that exists, chosen": lambda: made("exists c2 > 0\nfor_all n >= 1\nsays c2 < 1/n", n=1, c2="2"),
    "one unlucky constant": lambda: made("exists c2 > 0\nfor_all n >= 1\nsays c2 < 1/n", n=10**6),
    "undefined for not true": lambda: made("for_all s : real\nsays 1/s > 0", s="0"),
    "a root of a negative number": lambda: made("for_all s : real\nsays sqrt(s) >= 0", s="-1"),
    "a table with a hole": lambda: made(
        "for_all n >= 1, h : function(bits(n), real)\nsays mean(h(x) for x in bits(n)) > 0", n=1, h={"0": "-1"}
    ),
    "a table with more than its arguments": lambda: made(
        "for_all n >= 1, h : function(bits(n), real)\nsays mean(h(x) for x in bits(n)) > 0",
        n=1,
        h={"0": "-1", "1": "-1", "P = NP": "1"},
    ),
    "a finite instance without a case": lambda: certificate(
        said("for_all n >= 1, x : bits(n)\ngiven n > 9\nsays x[1]"), "finite", fixed={"n": 3}
    ),
    "a finite instance of real numbers": lambda: certificate(said("for_all s > 0\nsays s > 0"), "finite", fixed={}),
    "a finite instance with a hole": lambda: certificate(
        said("for_all n >= 1, x : bits(n)\nsays 1/sum(x[p] for p in span(1, n)) > 0"), "finite", fixed={"n": 2}
    ),
    "a finite instance that fixes what exists": lambda: certificate(
        said("for_all n >= 1\nexists p : span(1, n)\nsays p == n"), "finite", fixed={"n": 2, "p": 2}
    ),
    "a cover without a box": lambda: certificate(
        said("for_all s > 0\nsays s > 0"), "cover", fixed={"s": "1"}, boxes={}, leaves=5
    ),
    "a cover outside of the hypotheses": lambda: certificate(
        said("for_all s > 0\nsays s < 0"), "cover", fixed={}, boxes={"s": ["-2", "-1"]}, leaves=5
    ),
    "a cover with its ends exchanged": lambda: certificate(
        said("for_all s > 0\nsays s < 1"), "cover", fixed={}, boxes={"s": ["2", "1"]}, leaves=5
    ),
    "a cover of what touches": lambda: certificate(
        said("for_all s : real\nsays s**2 > 0"), "cover", fixed={}, boxes={"s": ["-1", "1"]}, leaves=500
    ),
    "a cover of integers": lambda: certificate(
        said("for_all n >= 1\nsays n > 0"), "cover", fixed={}, boxes={"n": ["1", "2"]}, leaves=5
    ),
    "endless leaves": lambda: certificate(
        said("for_all s : real\nsays s < s + 1"), "cover", fixed={}, boxes={"s": ["-1", "1"]}, leaves=10**9
    ),
    "a chain of definitions": lambda: {
        **point(),
        "definitions": "names s : real\nd0(s) = s + 1\n"
        + "\n".join(f"d{i}(s) = d{i - 1}(s)*d{i - 1}(s + 1)" for i in range(1, 280)),
        "statement": "for_all s : real\nsays d279(s) > 0",
    },
    "no data": lambda: None,
    "a list": lambda: [point()],
    "deep data": lambda: at(A=eval("[" * 60 + "]" * 60)),  # our own text
    "much data": lambda: at(A=[["0"] * 30_000]),
    "a huge exponent": lambda: made("for_all n >= 1\nsays 2**3**n > 0 and n > 400", n=400),
    "a tower": lambda: made("for_all n >= 1\nsays 9**9**9**9**n < 1", n=9),
}


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_certificate_is_rejected_soon(name):
    start = time.process_time()
    with pytest.raises(Refused):
        check(FORGED[name](), expected=said(WRONG_SIGN).digest if "two and two" in name else None)
    assert time.process_time() - start < 60


def test_a_certificate_backs_no_other_statement():
    other = said(WRONG_SIGN.replace("n >= 1", "n >= 2"))
    with pytest.raises(Refused, match="another statement"):
        check(point(), expected=other.digest)


@pytest.mark.long
def test_no_changed_field_makes_a_false_certificate():
    """Every accepted neighbour of a true certificate is true: both sides differ by an independent computation."""
    draw, accepted = random.Random(5), 0
    for _ in range(300):
        new = {**POINT, "n": draw.randint(1, 4), "k": draw.randint(1, 2)}
        new["A"] = [[str(draw.randint(-2, 2)), str(draw.randint(-2, 2))] for _ in range(new["k"])]
        new |= {"i": draw.randint(1, 3), "p": draw.randint(1, 5), "tau": draw.choice(["1", "1/2", "-1", "0", "2"])}
        try:
            check(changed(assignment=new))
        except Refused:
            continue
        accepted += 1
        assert abs(_difference(new)) > 1e-9
    assert accepted > 10


def _difference(at: dict[str, Any]) -> float:
    import numpy as np

    n, tau = at["n"], float(eval(at["tau"]))  # our own text
    a, p = np.array([float(e) for e in at["A"][at["i"] - 1]]), np.arange(1, n + 1)
    u = np.stack([np.sin(2 * np.pi * p / n), np.cos(2 * np.pi * p / n)])

    def weights(head: Any) -> Any:
        mass = np.exp(head @ u / tau)
        return mass / mass.sum()

    step = np.array([0, 1e-6])
    slope = (weights(a + step) - weights(a - step))[at["p"] - 1] / 2e-6
    g, at_p = weights(a), at["p"] - 1
    others = sum(g[at_p] * g[q] * u[1, q] for q in range(n) if q != at_p)
    return slope - (g[at_p] * (1 - g[at_p]) * u[1, at_p] + others) / tau


@pytest.mark.parametrize(
    ("text", "kind", "own"),
    [
        ("for_all q : nat\nsays twice(2**40000) < q", "point", {"assignment": {"q": 1}}),
        ("for_all q : nat\nsays twice(q**9*q**9) < 1", "point", {"assignment": {"q": 10**2000}}),
    ],
)
def test_an_integer_that_is_a_ball_is_an_argument(text, kind, own):
    statement = read_statement(text, read_prelude("names q : nat\ntwice(q) = 2*q"))
    assert check(certificate(statement, kind, **own)).refutes


@pytest.mark.parametrize("box", [[], [[]], [["1", "2"], []]])
def test_a_box_without_sides_is_refused(box):
    statement = read_statement("exists s : real\nsays s*s == 2", read_prelude("names s : real"))
    with pytest.raises(Refused, match="box"):
        check(certificate(statement, "zero", fixed={}, boxes={"s": box}))


def test_facts_of_a_square_are_a_list_of_places():
    statement = read_statement("for_all s : real\nsays s*s >= 0", read_prelude("names s : real"))
    term = {"weight": "1", "facts": 1, "square": None}
    proof = {"by": [], "sign": 1, "terms": [term], "cofactors": []}
    with pytest.raises(Refused, match="the facts of a term are a list"):
        check(certificate(statement, "squares", cases=[[proof]]))
