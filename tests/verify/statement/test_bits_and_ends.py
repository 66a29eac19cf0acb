"""Bits as conditions, and ends of integers that no double is: the engines and the evaluator say the same."""

from __future__ import annotations

import itertools
import math
import random
from fractions import Fraction

import pytest

from verify.checker import check_body
from verify.engines import certify
from verify.statement import read_prelude, read_statement
from verify.statement.boxes.goals import problems
from verify.statement.certificate import certificate, check, refuted_at
from verify.statement.errors import Refused


def _condition(rng: random.Random, depth: int) -> str:
    if depth == 0 or rng.random() < 0.3:
        return rng.choice(["b", "c", "x > 0", "x <= 1", "x**2 >= b", "x + c > 1", "x*x + 1 > 0", "b <= c"])
    kind = rng.choice(["and", "or", "not", "if"])
    if kind == "not":
        return f"not ({_condition(rng, depth - 1)})"
    if kind == "if":
        return f"(x if {_condition(rng, 0)} else 1 - x)**2 >= {rng.choice(['0', 'b', 'c - 1'])}"
    return f"({_condition(rng, depth - 1)}) {kind} ({_condition(rng, depth - 1)})"


@pytest.mark.parametrize("seed", [2, 5, *(pytest.param(seed, marks=pytest.mark.long) for seed in (0, 1, 3, 4))])
def test_a_bit_is_a_condition_for_every_engine(seed):
    """A drawn statement over bits and a real number: what is decided agrees with the evaluator at every point tried."""
    rng = random.Random(seed)
    points = [
        {"b": b, "c": c, "x": x} for b, c, x in itertools.product((0, 1), (0, 1), ("-2", "-1/2", "0", "1/2", "1", "3"))
    ]
    decided = 0
    for _ in range(8):
        given = f"; given {_condition(rng, 1)}" if rng.random() < 0.4 else ""
        text = f"for_all b : bit, c : bit, x : real{given}; says {_condition(rng, 2)}"
        answer = certify(text, effort="quick")
        statement = read_statement(text.replace("; ", "\n"), read_prelude(""))
        if answer.verdict == "holds":
            false = [point for point in points if refuted_at(statement, point)]
            assert not false, (text, false[0])
        decided += answer.verdict != "open"
    assert decided >= 3


@pytest.mark.parametrize(
    "text",
    [
        "for_all b : bit, x : real; says not (b and x > 0)",
        "for_all m : int, m == 5, b : bit, x : real; says b or x > 5",
        "for_all b : bit, c : bit, x : real; given b and c and x > 0; says x > 7",
    ],
)
def test_a_false_statement_with_bits_is_refuted(text):
    answer = certify(text, effort="quick")
    assert answer.verdict == "refuted"
    assert check_body(answer.certificate)


def test_a_true_statement_about_a_bit_that_exists_is_not_refuted():
    assert certify("exists b : bit, z : real; says b and z**2 >= 0", effort="quick").verdict != "refuted"


@pytest.mark.parametrize("given", ["given b", "given not c and b"])
def test_a_bit_alone_is_a_hypothesis(given):
    answer = certify(f"for_all b : bit, c : bit, x : real; {given}; says x**2 + b > 0", effort="quick")
    assert answer.verdict == "holds"
    assert check_body(answer.certificate)


@pytest.mark.parametrize("power", [53, 54, 60, 64, 70])
@pytest.mark.parametrize("sign", [1, -1])
def test_an_end_that_no_double_is_leaves_no_integer_out(power, sign):
    """Between an end and its double lie integers: each box reaches to its exact ends or beyond them."""
    for offset in (1, 3, 103):
        end = sign * (2**power + offset)
        for relation in ("<=", ">=", "<", ">"):
            text = f"for_all n : int, n {relation} {end}\nsays (n - {end})**2 + 1 > 0"
            found = problems(read_statement(text, read_prelude("")))
            for problem in found:
                for low, high in zip(problem.low, problem.high, strict=True):
                    assert low.value is None or Fraction(low.at) <= low.value.rational
                    assert high.value is None or Fraction(high.at) >= high.value.rational
            last = found[-1]
            assert math.isfinite(last.high[0].at if relation[0] == "<" else last.low[0].at)


@pytest.mark.long
def test_a_statement_that_fails_at_one_integer_near_such_an_end_is_not_shown():
    text = "for_all n : int, n <= 1152921504606847079; says (n - 1152921504606847026)**2 > 0"
    assert certify(text, effort="quick").verdict != "holds"


@pytest.mark.parametrize("tree", ["m", "n", "c", "t"])
def test_a_forged_tiling_at_such_an_end_is_refused(tree):
    text = "for_all n : int, n <= 1152921504606847079\nsays (n - 1152921504606847026)**2 > 0"
    said = read_statement(text, read_prelude(""))
    values = [1152921504606847077, 1152921504606847078, 1152921504606847079]
    cases = [{"case": {"n": value}, "trees": ["c"]} for value in values] + [{"case": {}, "trees": [tree]}]
    with pytest.raises(Refused):
        check(certificate(said, "tiling", cases=cases), expected=said.digest)


KINKS = [
    "D(abs(x)**2, x) == 2*x",
    "D(abs(x**2), x) == 2*x",
    "D(sqrt(x**2)**2, x) == 2*x",
    "D(x if x > 0 else x, x) == 1",
    "D(max(x, x), x) == 1",
    "D(min(x**3, x**3), x) == 3*x**2",
]


@pytest.mark.parametrize("said", KINKS)
def test_a_kink_that_cancels_has_no_derivative_for_any_engine(said):
    """The evaluator has no value there, so no engine may say that it holds everywhere."""
    assert certify(f"for_all x : real; says {said}", effort="quick").verdict == "open"
