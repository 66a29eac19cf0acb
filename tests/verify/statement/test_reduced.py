"""``reduced``: what each rule makes, what it refuses, and that no forged proof shows what is false."""

from __future__ import annotations

import copy
import itertools
import random

import pytest

from verify.engines import certify, decide
from verify.engines.asking import asked
from verify.statement import Refused
from verify.statement.assign import refutes
from verify.statement.certificate import certificate, check
from verify.statement.reduced import RULES, flat, is_met, is_total, parts
from verify.statement.statement_lines import term

WEAKEN = {"by": "weaken", "inner": [], "keep": ["n"], "conditions": [], "reals": {}, "ranges": []}
ABSTRACT = {"by": "abstract", "inner": [], "name": "c", "term": "floor(n/2)", "type": "int", "facts": ["c <= n/2"]}
NK = "n : int, k : int, n >= k >= 1"


def made(says, over, proof):
    return [one.text.replace("\n", "; ") for one in parts(asked(says, over), proof)]


def test_weaken():
    whole = {**WEAKEN, "conditions": [], "reals": {"n": "x"}, "ranges": ["n"]}
    assert made("n >= 1", NK, whole) == ["for_all x : real; given x >= 1; says x >= 1"]
    strict = {**WEAKEN, "conditions": [0], "reals": {"n": "x"}}
    assert made("n >= 1", "n : nat, n > 2", strict) == ["for_all x : real; given x >= 0, 2 + 1 <= x; says x >= 1"]


def test_abstract():
    assert made("floor(n/2)**2 >= 0", "n : int", ABSTRACT) == [
        "for_all n : int; says floor(n/2) <= n/2",
        "for_all n : int, c : int; given c <= n/2; says c**2 >= 0",
    ]


def test_rewrite_split_residues_and_gap():
    rewrite = {"by": "rewrite", "inner": [], "term": "16**n", "to": "(2**n)**4"}
    assert made("16**n >= 1", "n : nat", rewrite) == [
        "for_all n : nat; says 16**n == (2**n)**4",
        "for_all n : nat; says (2**n)**4 >= 1",
    ]
    split = {"by": "split", "inner": [], "condition": "n <= 3"}
    assert made("n >= 0", "n : nat", split) == [
        "for_all n : nat; given n <= 3; says n >= 0",
        "for_all n : nat; given n > 3; says n >= 0",
    ]
    residues = {"by": "residues", "inner": [], "name": "n", "modulus": 2, "new": "j"}
    assert made("n >= 0", "n : nat", residues) == [
        "for_all j : int; given 2*j + 0 >= 0; says 2*j + 0 >= 0",
        "for_all j : int; given 2*j + 1 >= 0; says 2*j + 1 >= 0",
    ]
    gap = {"by": "gap", "inner": []}
    assert made("floor(x) == 2*3", "x > 0", gap) == [
        "for_all x : real; given x > 0; says floor(x) > 2*3 - 1",
        "for_all x : real; given x > 0; says floor(x) < 2*3 + 1",
    ]


@pytest.mark.parametrize(
    ("says", "over", "wanted"),
    [
        ("floor(x) <= x", "x > 0", []),
        ("ceil(x) < x + 1", "x > 0", []),
        ("floor(1/x) > 1/x - 1", "x > 0", ["1/x*0 == 0"]),
        ("floor(n/k)*k >= n - k + 1", NK, ["k > 0"]),
        ("ceil(n/k)*k < n + k", NK, ["k > 0"]),
        ("floor(x/2) >= 3", "x > 0", ["x/2 >= 3"]),
        ("floor(x/2) > n", ("x > 0, n : int",), ["x/2 >= n + 1"]),
        ("floor(x/2) <= -2", "x : real", ["x/2 < -2 + 1"]),
        ("floor(x/2) < n - 1", ("x > 0, n : int",), ["x/2 < n - 1"]),
        ("ceil(x/2) <= 3", "x > 0", ["x/2 <= 3"]),
        ("ceil(x/2) < 3", "x > 0", ["x/2 <= 3 - 1"]),
        ("ceil(x/2) > 3", "x > 0", ["x/2 > 3"]),
        ("ceil(x/2) >= 3", "x > 0", ["x/2 > 3 - 1"]),
    ],
)
def test_rounding(says, over, wanted):
    over = over if isinstance(over, str) else over[0]
    assert [text.split("says ")[1] for text in made(says, over, {"by": "rounding", "inner": []})] == wanted


@pytest.mark.parametrize("word", ["floor", "ceil"])
@pytest.mark.parametrize("sign", ["<", "<=", ">", ">="])
def test_a_rounded_term_beside_an_integer_is_equivalent(word, sign):
    """The part that is made is true where, and only where, the statement is: at quarters from -3 to 3."""
    statement = asked(f"{word}(x) {sign} n", "x : real, n : int")
    (part,) = parts(statement, {"by": "rounding", "inner": []})
    for n, quarters in itertools.product(range(-3, 4), range(-12, 13)):
        at = {"x": f"{quarters}/4", "n": n}
        assert refutes(part, at, 1_000) == refutes(statement, at, 1_000)


BOUND = {"by": "bound", "name": "x", "condition": 0, "inner": []}


def test_bound():
    statement = asked("x*z <= y*z + 1", "x : real, y : real, z : real", "x <= y + 1/2")
    assert [one.text.split("says ")[1] for one in parts(statement, BOUND)] == ["(y + 1/2)*z <= y*z + 1", "-z <= 0"]


@pytest.mark.parametrize(
    ("says", "given", "rule"),
    [
        ("x >= y", "x <= y", BOUND),  # a bound from the other side
        ("x == y", "x <= y", BOUND),
        ("x != y", "x <= y", BOUND),
        ("x**2 <= y**2", "x <= y", BOUND),
        ("exp(x) <= exp(y)", "x <= y", BOUND),
        ("x <= y or x > 3", "x <= y", BOUND),
        ("x <= y", "x*z <= y", BOUND),  # no bound whose slope is a number
        ("x <= y", "x != y", BOUND),
        ("x <= y", "x <= y or x <= z", BOUND),
        ("x <= y", "x <= y", {**BOUND, "condition": 1}),
        ("x <= y", "x <= y", {**BOUND, "condition": True}),
        ("x <= y", "x <= y", {**BOUND, "name": "w"}),
    ],
)
def test_a_bound_that_does_not_fit_is_refused(says, given, rule):
    with pytest.raises(Refused):
        parts(asked(says, "x : real, y : real, z : real", given), rule)


@pytest.mark.parametrize(
    ("says", "over", "wanted"),
    [
        ("x**y >= x", "x > 0, y > 0", ["y >= 1", "x >= 1"]),
        ("n**k >= k**k", NK, ["n >= k", "k > 0", "k >= 0"]),
        ("2**k <= 2**n", NK, ["2 >= 1", "n >= k"]),
        ("x**(3/2) == x**1*sqrt(x)", "x > 0", ["x > 0"]),
        ("0**n == 0", "n : int", ["n >= 1"]),
        ("(-1)**n <= 1", "n : int", []),
        ("16**n == (2**n)**4", "n : int", []),
        ("2**(4*n) == (2**n)**4", "n : int", []),
    ],
)
def test_power(says, over, wanted):
    assert [text.split("says ")[1] for text in made(says, over, {"by": "power", "inner": []})] == wanted


XY = "x : real, y : real"


def shown(says, over, given, **proof):
    made = parts(asked(says, over, given), {"inner": [], **proof})
    return [one.text.split("\n", 1)[1].replace("\n", "; ") for one in made]


def test_alternatives_and_denials():
    split = "(x > 1 or y != 2)"
    assert shown("x**2 > y", XY, f"{split} and y > 0", by="cases", condition=0) == [
        "given x > 1, y > 0; says x**2 > y",
        "given y < 2, y > 0; says x**2 > y",
        "given y > 2, y > 0; says x**2 > y",
    ]
    assert shown("x > y or x < 0", XY, "x >= 3 and y <= 1", by="contrary", condition=1) == [
        "given x >= 3, x <= y and x >= 0; says y > 1"
    ]
    assert shown("x != y", XY, "x > 3", by="contrary", condition=0) == ["given x == y; says x <= 3"]


def test_conditions_that_have_a_value_are_dropped():
    assert shown("x > 1", XY, "x > 3 and 1/x < 1 and y > 1/x", by="drop", condition=1) == [
        "given x > 3; says 1/x*0 == 0 and 1*0 == 0",
        "given x > 3, y > 1/x; says x > 1",
    ]


def test_roots_and_what_is_given():
    assert shown("x == sqrt(y + 1)", XY, "x > 1", by="root") == [
        "given x > 1; says x >= 0",
        "given x > 1; says x**2 == y + 1",
    ]
    assert shown("y + 1 == x", XY, "x > 1 and x == y + 1", by="given") == []
    assert shown("x > 1", XY, "1 < x", by="given") == []


REFUSED = [
    ("x > 1", f"{XY}, x > 2", {"by": "cases", "inner": [], "condition": 0}),  # no alternatives
    ("x > 1", (XY, "x > 2 or 1/y > 1"), {"by": "cases", "inner": [], "condition": 0}),  # may be undefined
    ("x > 1", (XY, "x > 2 or y > 2"), {"by": "cases", "inner": [], "condition": 1}),
    ("x > 1", (XY, "x > 2 or y > 2"), {"by": "cases", "inner": [], "condition": -1}),
    ("x > 1", (XY, "x > 2 or y > 2"), {"by": "cases", "inner": [], "condition": False}),
    ("x > 1", (XY, "x > 2 or y > 2"), {"by": "contrary", "inner": [], "condition": 0}),  # not one relation
    ("x > 1 and y > 1", f"{XY}, x > 2", {"by": "contrary", "inner": [], "condition": 0}),  # two denials
    ("x == y", f"{XY}, x > 2", {"by": "contrary", "inner": [], "condition": 0}),
    ("1/x > 1", f"{XY}, x > 2", {"by": "contrary", "inner": [], "condition": 0}),  # may be undefined
    ("x > 1", f"{XY}, 1/x > 2", {"by": "contrary", "inner": [], "condition": 0}),
    ("x > 1", f"{XY}, x > 2", {"by": "contrary", "inner": [], "condition": 1}),
    ("x > 1", f"{XY}, x > 2", {"by": "part", "inner": [], "which": 0}),  # only one
    ("x > 1 and y > 1", XY, {"by": "part", "inner": [], "which": 0}),
    ("x > 1 or 1/y > 1", XY, {"by": "part", "inner": [], "which": 0}),  # may be undefined
    ("x > 1 or y > 1", XY, {"by": "part", "inner": [], "which": 2}),
    ("x > 1 or y > 1", XY, {"by": "part", "inner": [], "which": -1}),
    ("x > 1 or y > 1", XY, {"by": "part", "inner": [], "which": True}),
    ("x > 1", (XY, "x > 2 or y > 2"), {"by": "drop", "inner": [], "condition": 0}),  # no relation
    ("x > 1", f"{XY}, 1/x > 2", {"by": "drop", "inner": [], "condition": 3}),
    ("x <= sqrt(y)", XY, {"by": "root", "inner": []}),
    ("sqrt(y) == x", XY, {"by": "root", "inner": []}),
    ("x == y**2", XY, {"by": "root", "inner": []}),
    ("x > 1", f"{XY}, x >= 1", {"by": "given", "inner": []}),
    ("x > 1", f"{XY}, 1 > x", {"by": "given", "inner": []}),
    ("x > 1", (XY, "x > 1 or y > 1"), {"by": "given", "inner": []}),
    ("x > 1", f"{XY}, x > 1", {"by": "given", "inner": [], "condition": 0}),
    ("n >= k", NK, {**WEAKEN, "keep": ["n"]}),  # k is left over
    ("n >= 1", NK, {**WEAKEN, "keep": ["n", "z"]}),
    ("n >= 1", NK, {**WEAKEN, "conditions": [7]}),
    ("n >= 1", NK, {**WEAKEN, "conditions": [True]}),
    ("n >= 1", NK, {**WEAKEN, "reals": {"n": "k"}}),  # not a new name
    ("n >= 1", NK, {**WEAKEN, "reals": {"n": "n"}}),
    ("n >= 1", NK, {**WEAKEN, "reals": {"n": "pi"}}),
    ("n >= 1", NK, {**WEAKEN, "reals": {"n": "x y"}}),
    ("n >= k", NK, {**WEAKEN, "keep": ["n", "k"], "reals": {"n": "x", "k": "x"}}),
    ("x >= 1", "x > 0", {**WEAKEN, "keep": ["x"], "reals": {"x": "y"}}),  # no integer
    ("n >= 1", "n : int, 1/(n - 4) < 2", WEAKEN),  # a condition that may be undefined
    ("n >= 1", "n : int, log(n) < 2", WEAKEN),
    ("n >= 1", NK, {**WEAKEN, "extra": 1}),
    ("floor(n/2) >= 0", "n : int", {**ABSTRACT, "facts": []}),
    ("floor(n/2) >= 0", "n : int", {**ABSTRACT, "facts": ["n >= 1"]}),  # does not speak of the name
    ("floor(n/2) >= 0", "n : int", {**ABSTRACT, "facts": ["c"]}),
    ("floor(n/2) >= 0", "n : int", {**ABSTRACT, "facts": ["c >= 0 or c <= 1"]}),
    ("floor(n/2) >= 0", "n : int", {**ABSTRACT, "facts": ["c >= d"]}),
    ("floor(n/2) >= 0", "n : int", {**ABSTRACT, "name": "n"}),
    ("floor(n/2) >= 0", "n : int", {**ABSTRACT, "name": "floor"}),
    ("floor(n/2) >= 0", "n : int", {**ABSTRACT, "term": "n/2"}),  # no integer by its form
    ("floor(n/2) >= 0", "n : int", {**ABSTRACT, "term": "floor(c/2)"}),
    ("floor(n/2) >= 0", "n : int", {**ABSTRACT, "type": "nat"}),
    ("sum(n*i for i in span(1, 3)) >= 0", "n : int", {**ABSTRACT, "term": "n*i", "facts": ["c >= 0"]}),
    ("16**n >= 1", "n : nat", {"by": "rewrite", "inner": [], "term": "16**n", "to": "16**m"}),
    ("n >= 0", "n : nat", {"by": "split", "inner": [], "condition": "1/n <= 3"}),
    ("n >= 0", "n : nat", {"by": "split", "inner": [], "condition": "sqrt(n - 3) >= 0"}),
    ("n >= 0", "n : nat", {"by": "split", "inner": [], "condition": "n"}),
    ("n >= 0", "n : nat", {"by": "split", "inner": [], "condition": "0 <= n <= 3"}),
    ("n >= 0", "n : nat", {"by": "residues", "inner": [], "name": "n", "modulus": 1, "new": "j"}),
    ("n >= 0", "n : nat", {"by": "residues", "inner": [], "name": "n", "modulus": 2, "new": "n"}),
    ("x >= 0", "x > 0", {"by": "residues", "inner": [], "name": "x", "modulus": 2, "new": "j"}),
    ("n/2 >= 1", "n : int", {"by": "gap", "inner": []}),
    ("n >= x", "n : int, x > 0", {"by": "gap", "inner": []}),
    ("2**n >= 1", "n : int", {"by": "gap", "inner": []}),  # a negative exponent
    ("n > 1", "n : int", {"by": "gap", "inner": []}),
    ("floor(x) >= x", "x > 0", {"by": "rounding", "inner": []}),
    ("floor(x) > x", "x > 0", {"by": "rounding", "inner": []}),
    ("floor(x) < x", "x > 0", {"by": "rounding", "inner": []}),
    ("ceil(x) <= x + 1 - 1/2", "x > 0", {"by": "rounding", "inner": []}),
    ("ceil(x) < x + 1/2", "x > 0", {"by": "rounding", "inner": []}),
    ("ceil(x) >= y", "x > 0, y > 0", {"by": "rounding", "inner": []}),
    ("floor(x/y)*y >= x - y + 1", "x > 0, y > 0", {"by": "rounding", "inner": []}),  # no integers
    ("floor(n/k)*k >= n - k + 2", NK, {"by": "rounding", "inner": []}),
    ("floor(n/k)*n <= n", NK, {"by": "rounding", "inner": []}),
    ("floor(n*k)*k <= n", NK, {"by": "rounding", "inner": []}),
    ("x**y <= x", "x > 0, y > 0", {"by": "power", "inner": []}),
    ("x**y > x", "x > 0, y > 0", {"by": "power", "inner": []}),
    ("x**y == 0", "x > 0, y > 0", {"by": "power", "inner": []}),
    ("0**y == 0", "y > 0", {"by": "power", "inner": []}),
    ("(-1)**n == 1", "n : int", {"by": "power", "inner": []}),
    ("(-1)**n <= 1/2", "n : int", {"by": "power", "inner": []}),
    ("(-1)**y <= 1", "y > 0", {"by": "power", "inner": []}),
    ("16**n == (2**n)**5", "n : int", {"by": "power", "inner": []}),
    ("16**n == (2**k)**4", NK, {"by": "power", "inner": []}),
    ("0**n == (0**n)**4", "n : int", {"by": "power", "inner": []}),
    ("2**(4*n) == (2**n)**3", "n : int", {"by": "power", "inner": []}),
    ("x**(3/2) == x**2*sqrt(x)", "x > 0", {"by": "power", "inner": []}),
    ("x**(-1/2) == sqrt(x)", "x > 0", {"by": "power", "inner": []}),
    ("n*x <= 1", "n : int, x > 0", {"by": "bound", "inner": [], "name": "n", "condition": 0}),  # an integer
    ("n >= 0", "n : nat", {"by": "magic", "inner": []}),
    ("n >= 0", "n : nat", {"by": ["gap"], "inner": []}),
    ("n >= 0", "n : nat", []),
]


LEAF = {"kind": "squares", "cases": []}
WRONG = [  # false statements and proofs whose parts would be true, had the rule been wider
    ("x >= 1/2", "x : real, y : real", "x >= 1 or y >= 1", {"by": "cases", "condition": 0}),
    ("x > 2", "x : real, y : real", "x > 1 and y > 3", {"by": "contrary", "condition": 1}),
    ("x > 0", "x : real, y : real", "x*y == 1 and x < 5", {"by": "drop", "condition": 0}),
    ("x == sqrt(y)", "x : real, y : real", "x**2 == y", {"by": "root"}),
    ("x == sqrt(y)", "x : real, y : real", "x >= 0", {"by": "root"}),
    ("x*y <= 9", "x : real, y : real", "x <= 2", {"by": "bound", "name": "x", "condition": 0}),
]


@pytest.mark.parametrize(("says", "over", "given", "rule"), WRONG)
def test_a_false_statement_makes_a_part_that_is_not_shown(says, over, given, rule):
    """Whatever is put in as proofs of the parts, one of the parts is false."""
    statement = asked(says, over, given)
    made = parts(statement, {**rule, "inner": []})
    answers = [decide(one, effort="quick").verdict for one in made]
    assert "refuted" in answers
    inner = [LEAF for _ in made]
    with pytest.raises(Refused):
        check(certificate(statement, "reduced", inside={"x": "3/2", "y": "4"}, proof={**rule, "inner": inner}))


def test_a_point_may_be_enclosed():
    statement = asked("x > 1", XY, "x**2 == 2 and y == x + 1")
    boxes = {"x": ["7/5", "3/2"], "y": ["12/5", "5/2"]}
    assert is_met(statement, {"fixed": {}, "boxes": boxes}, 100_000)
    assert not is_met(statement, {"fixed": {}, "boxes": {"x": ["7/5", "3/2"], "y": ["12/5", "241/100"]}}, 100_000)
    for fixed, box in (
        ({}, {"x": ["7/5", "3/2"]}),
        ({"y": "5/2"}, {"x": ["7/5", "3/2"]}),
        ({"x": "7/5", "y": "12/5"}, {}),
    ):
        with pytest.raises(Refused):
            is_met(statement, {"fixed": fixed, "boxes": box}, 100_000)


@pytest.mark.parametrize(("says", "over", "proof"), REFUSED)
def test_what_a_rule_refuses(says, over, proof):
    with pytest.raises(Refused):
        parts(asked(says, *([over] if isinstance(over, str) else over)), proof)


def test_no_statement_in_which_something_exists_is_reduced():
    with pytest.raises(Refused):
        flat(asked("for_all n : int; exists m : int; says m > n", ""))


def test_what_is_total():
    names = {"n": "int"}
    assert all(is_total(term(text), names) for text in ("n/2 + n**2", "floor(n) <= abs(n)", "min(n, 3) < exp(n)"))
    assert not any(is_total(term(text), names) for text in ("1/n", "n/0", "log(n)", "sqrt(n)", "2**n", "n**(-1)", "m"))


def test_a_point_meets_all_conditions():
    statement = asked("n >= k", NK)
    assert is_met(statement, {"n": 2, "k": 1}, 10_000)
    assert not is_met(statement, {"n": 1, "k": 2}, 10_000)
    with pytest.raises(Refused):
        is_met(statement, {"n": 2}, 10_000)
    with pytest.raises(Refused):
        is_met(statement, {"n": "1/2", "k": 1}, 10_000)


# --- forged certificates: the proof of a true statement, changed at random, for a false one

PAIRS = [  # a true statement that order shows, and a false one of nearly the same form
    ("floor(n/2) >= n/2 - 1/2", "floor(n/2) >= n/2 - 1/4", "n : int, n >= 1"),
    ("ceil(n/k)*k <= n + k - 1", "ceil(n/k)*k <= n + k - 2", NK),
    ("ceil(n/k) == floor((n + k - 1)/k)", "ceil(n/k) == floor((n + k)/k)", NK),
    ("(n - 50)*(n - 51) >= 0", "(n - 50)*(n - 52) >= 0", "n : int, n >= 1"),
    ("n**k >= k**k", "n**k >= k**k + 1", NK),
    ("sqrt(4**n) == 2**n", "sqrt(4**n) == 2**n + 1", "n : int, n >= 1"),
    ("floor(n*(n + 1)/2) == n*(n + 1)/2", "floor(n*(n + 2)/2) == n*(n + 2)/2", "n : int, n >= 1"),
    ("0**n == 0", "0**(n - 1) == 0", "n : int, n >= 1"),
    ("n*k >= k", "n*k >= k + 1", f"{NK}, b > 0"),
]


def _changed(value, rng):
    """The same data with one place changed."""
    if isinstance(value, dict) and value:
        key = rng.choice(list(value))
        if rng.random() < 0.1:
            return {k: v for k, v in value.items() if k != key}
        return {**value, key: _changed(value[key], rng)}
    if isinstance(value, list) and value:
        place = rng.randrange(len(value))
        if rng.random() < 0.2:
            return [*value[:place], *value[place + 1 :]]
        if rng.random() < 0.1:
            return [*value, value[place]]
        return [*value[:place], _changed(value[place], rng), *value[place + 1 :]]
    if isinstance(value, bool) or value is None:
        return 0
    if isinstance(value, int):
        return value + rng.choice((-1, 1, 2))
    if isinstance(value, str):
        words = (
            "floor(n/2)",
            "n",
            "k",
            "0",
            "1",
            "c >= 0",
            "int",
            "real",
            "gap",
            "rounding",
            "power",
            "split",
            "n <= 1",
        )
        return rng.choice((*words, value.replace("1", "2"), value.replace(">=", "<="), value.replace("<", ">")))
    return value


@pytest.mark.parametrize(("true", "false", "over"), PAIRS)
def test_no_forged_proof_shows_what_is_false(true, false, over):
    answer, statement, rng = (
        certify(true, over=over, engine="order", effort="quick"),
        asked(false, over),
        random.Random(1),
    )
    assert answer.verdict == "holds"
    body = answer.certificate["certificate"]
    assert body["kind"] == "reduced"
    assert certify(false, over=over, effort="quick").verdict == "refuted"
    for turn in range(150):
        proof = copy.deepcopy(body["proof"])
        for _ in range(turn and rng.randint(1, 3)):
            proof = _changed(proof, rng)
        with pytest.raises(Refused):
            check(certificate(statement, "reduced", inside=body["inside"], proof=proof), statement.digest)


def test_a_proof_needs_a_point_and_leaves_of_whole_statements():
    answer = certify("floor(n/2) >= n/2 - 1/2", over="n : int, n >= 1", engine="order", effort="quick")
    body = answer.certificate["certificate"]
    check(body)
    for inside in ({}, {"n": 0}, {"n": "1/2"}, {"n": 1, "m": 1}):
        with pytest.raises(Refused):
            check({**body, "inside": inside})
    statement = asked("n <= 3", "n : int, n >= 1")
    for leaf in (
        {"kind": "finite", "fixed": {"n": 2}},
        {"kind": "cover", "fixed": {"n": 2}, "boxes": {}, "leaves": 1},
        {"kind": "point", "assignment": {"n": 4}},
        {"kind": "reduced", "inside": {"n": 1}, "proof": {}},
        {"kind": "squares"},
    ):
        with pytest.raises(Refused):
            check(certificate(statement, "reduced", inside={"n": 1}, proof=leaf))


def test_a_proof_is_not_endless():
    statement = asked("n >= 0", "n : nat")
    proof = {"kind": "finite", "fixed": {}}
    for _ in range(20):
        proof = {"by": "split", "condition": "n <= 3", "inner": [proof, {"kind": "finite", "fixed": {}}]}
    with pytest.raises(Refused):
        check(certificate(statement, "reduced", inside={"n": 1}, proof=proof))


def test_every_rule_is_tested():
    assert {proof["by"] for _, _, proof in REFUSED if isinstance(proof, dict) and isinstance(proof["by"], str)} >= set(
        RULES
    )
