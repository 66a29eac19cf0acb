"""Further forms of a gap: what they show, what they refuse, and forgeries that the checker refuses."""

from __future__ import annotations

import copy
from random import Random

import mpmath
import pytest

from verify.engines import certify
from verify.engines.asking import asked
from verify.statement import Refused
from verify.statement.boxes import exact, intervals
from verify.statement.boxes.asymptotics import Far
from verify.statement.boxes.exact import Form
from verify.statement.boxes.goals import problems
from verify.statement.boxes.intervals import precise
from verify.statement.boxes.program import Program
from verify.statement.certificate import check
from verify.statement.forms import (
    bells_of,
    factors_of,
    parts_of_bell,
    parts_of_ends,
    parts_of_factors,
    parts_of_logarithm,
)

UNIT = "0 < p < 1, 0 < q < 1"
KL = "(p*log(p/q) + (1 - p)*log((1 - p)/(1 - q)))"
QUERY = "q : reals, -1 <= a <= 1, -1 <= b <= 1, -1 <= v <= 1"
SLOPE = "abs(diff(v*exp(q*a)/(exp(q*a)+exp(q*b)), q))"
MILLS = "sqrt(pi)/2*(1 - erf(x))*exp(x**2)"
TRUE = [
    ("exp(-(p*log(p/q) - p + q)) <= 1", "p > 0, q > 0"),
    ("1 - Phi(x) <= phi(x)/x", "x > 0"),
    ("1 - Phi(x) >= phi(x)*x/(1 + x**2)", "x > 0"),
    ("1 - Phi(x) >= phi(x)*2/(x + sqrt(x**2 + 4))", "x >= 0"),
    ("abs(diff(v*sigmoid(w*x), x)) <= abs(w)*2/4", "v in [-2, 2], w : reals, x : reals"),
    ("abs(diff(v*sigmoid(w*x), x)) <= abs(w)*0.3/4", "v in [-0.3, 0.3], w : reals, x : reals"),
]
SLOW = [
    (f"(p - q)**2 <= 1 - exp(-{KL})", UNIT),
    (f"exp({KL}) >= 1 + 2*(p - q)**2", UNIT),
    (f"{SLOPE} <= 1/2", QUERY),
    (f"{MILLS} <= 1/(x + sqrt(x**2 + 4/pi))", "x >= 0"),
    (f"{MILLS} > 1/(x + sqrt(x**2 + 2))", "x >= 0"),
]
FALSE = [  # a constant off by a little, strict where it touches, another end of the domain
    (f"1.01*(p - q)**2 <= 1 - exp(-{KL})", "0 < p < 1, 0 < q < 1"),
    (f"(p - q)**2 < 1 - exp(-{KL})", UNIT),
    (f"exp({KL}) >= 1 + 2.02*(p - q)**2", UNIT),
    ("exp(-(p*log(p/q) - p + q)) < 1", "p > 0, q > 0"),
    (f"{SLOPE} <= 0.495", QUERY),
    (f"{SLOPE} < 1/2", QUERY),
    (f"{SLOPE} <= 1/2", "q : reals, -1 <= a <= 1, -1 <= b <= 1, -1 <= v <= 1.01"),
    (f"{MILLS} <= 1/(x + sqrt(x**2 + 1.29))", "x >= 0"),
    (f"{MILLS} < 1/(x + sqrt(x**2 + 4/pi))", "x >= 0"),
    (f"{MILLS} <= 1/(x + sqrt(x**2 + 4/pi))", "x >= -1"),
    (f"{MILLS} > 1/(x + sqrt(x**2 + 1.99))", "x >= 0"),
    ("1 - Phi(x) >= phi(x)*x/(0.99 + x**2)", "x > 0"),
    ("1 - Phi(x) >= phi(x)*2/(x + sqrt(x**2 + 3.96))", "x >= 0"),
    ("abs(diff(v*sigmoid(w*x), x)) <= abs(w)*2/4.05", "v in [-2, 2], w : reals, x : reals"),
    ("sqrt(x + 1) - sqrt(x) <= 0.49/sqrt(x)", "x > 0"),
]
ROOTS = [
    ("sqrt(n+1) - sqrt(n) = O(1/sqrt(n)) as n -> oo", "holds"),
    ("sqrt(n+1) - sqrt(n) = Theta(1/sqrt(n)) as n -> oo", "holds"),
    ("limit(sqrt(n)*(sqrt(n+1)-sqrt(n))) = 1/2 as n -> oo", "holds"),
]
SLOW_ROOTS = [
    ("sqrt(n+1) - sqrt(n) = O(1/n) as n -> oo", "refuted"),
    ("sqrt(n+1) - sqrt(n) = o(1/sqrt(n)) as n -> oo", "refuted"),
    ("limit(n*(sqrt(n+1)-sqrt(n))) = oo as n -> oo", "holds"),
    ("limit(sqrt(n)*(sqrt(n+1)-sqrt(n))) = 0.51 as n -> oo", "refuted"),
]


@pytest.mark.parametrize(("said", "over"), TRUE)
def test_true_ones_hold_and_the_checker_derives_it_again(said, over):
    answer = certify(said, over=over)
    assert answer.verdict == "holds"
    assert not check(answer.certificate["certificate"]).refutes


@pytest.mark.slow
@pytest.mark.parametrize(("said", "over"), SLOW)
def test_true_ones_that_take_longer_hold(said, over):
    assert certify(said, over=over).verdict == "holds"


@pytest.mark.parametrize(("said", "over"), FALSE)
def test_false_neighbours_are_refuted(said, over):
    assert certify(said, over=over, effort="quick").verdict == "refuted"


@pytest.mark.slow
@pytest.mark.parametrize(("said", "over"), FALSE)
def test_false_neighbours_are_shown_by_no_form(said, over):
    assert certify(said, over=over, engine="rewriting", effort="quick").verdict == "open"


@pytest.mark.parametrize(("said", "verdict"), ROOTS)
def test_differences_of_roots_have_their_order(said, verdict):
    assert certify(said, over="n : naturals").verdict == verdict


@pytest.mark.slow
@pytest.mark.parametrize(("said", "verdict"), SLOW_ROOTS)
def test_differences_of_roots_have_no_other_order(said, verdict):
    assert certify(said, over="n : naturals").verdict == verdict


# --- the forms themselves


def _case(said: str, over: str):
    problem = problems(asked(said, over))[0]
    return problem, problem.goals[0]


@pytest.mark.parametrize(
    ("said", "over"),
    [
        ("x**2 >= 0", "0 <= x <= 1"),  # not affine: at both ends it would be enough for x**2 - x >= 0
        ("x*x - x <= 1", "0 <= x <= 1"),
        ("1/x >= 1", "0 < x <= 1"),  # what has to be defined speaks of it
        ("x + y >= 0", "x >= 0, y >= 0"),  # no end
        ("abs(x) + y >= 0", "0 <= x <= 1, y >= 0"),
    ],
)
def test_ends_are_of_a_number_in_which_the_gap_is_affine_between_two_rationals(said, over):
    with pytest.raises(Refused):
        parts_of_ends(*_case(said, over), 0)


def test_ends_are_not_taken_beside_conditions_on_the_number():
    problem, goal = _case("x*y >= 0", "0 <= x <= 1, y >= 0")
    assert [part.goals[0].gap == part_goal.gap for part, part_goal in parts_of_ends(problem, goal, 0)] == [True, True]
    problem.given = [("cmp", "<=", problem.tape.known[("var", 0)], problem.tape.known[("var", 1)])]
    with pytest.raises(Refused):
        parts_of_ends(problem, goal, 0)


def test_a_logarithm_asks_that_what_it_is_of_is_positive():
    problem, goal = _case("exp(x) < y", "x : reals, y : reals")
    first, second = parts_of_logarithm(problem, goal, 1)
    assert (first[1].strict, second[1].strict) == (True, True)
    assert problem.tape.nodes[first[1].gap] == ("var", 1)
    for place in (0, 2, True, "1"):
        with pytest.raises(Refused):
            parts_of_logarithm(problem, goal, place)


def test_a_factor_is_one_of_every_term_and_both_parts_are_as_strict():
    problem, goal = _case("x*y > x*z", "x > 0, y : reals, z : reals")
    assert factors_of(problem.tape, goal.gap) == [problem.tape.known[("var", 0)]]
    first, second = parts_of_factors(problem, goal, 0)
    assert (first[1].strict, second[1].strict) == (True, True)
    with pytest.raises(Refused):
        parts_of_factors(problem, goal, 1)


def test_a_bell_is_the_gap_times_a_positive_number():
    problem, goal = _case("1 - Phi(x) <= phi(x)/x + exp(-x)*x - 1/9", "x > 0")
    rng, told = Random(1), set()
    places = range(1, len(bells_of(problem.tape, goal.gap)))
    for part in (parts_of_bell(problem, goal, place)[0][1] for place in places):
        program = Program(problem.tape, [goal.gap, part.gap])
        for x in (rng.uniform(0.1, 5.0) for _ in range(20)):
            one, two = precise(lambda p=program, at=x: p.run([(at, at)]))
            signs = {1 if low > 0 else -1 if high < 0 else 0 for low, high in (one, two)}
            assert len(signs) == 1
            told |= signs
    assert {1, -1} <= told
    assert len(places) >= 3


@pytest.mark.parametrize("x", [-30.0, -3.0, -0.5, 0.25, 1.0, 7.5, 26.6, 400.0, 999.0, 1000.0, 1e4, 1e9])
def test_erfcx_is_enclosed(x):
    with mpmath.workdps(60):
        true = mpmath.exp(mpmath.mpf(x) ** 2) * mpmath.erfc(x) if x < 2000 else None
        if true is None:  # its continued fraction, by Lentz from far behind
            tail = mpmath.mpf(x)
            for k in range(200, 0, -1):
                tail = x + mpmath.mpf(k) / 2 / tail
            true = 1 / (tail * mpmath.sqrt(mpmath.pi))
        low, high = precise(lambda: intervals.FUNCTIONS["erfcx"]((x, x)))
        assert low <= true <= high
        assert x < -26 or high - low <= 1e-14 * high


def test_the_expansion_of_erfcx_far_out_holds_between_its_ends():
    far = Far(2.0)
    found = precise(lambda: far.fun("erfcx", far.make({1: Form.of(1)}, None)))
    with mpmath.workdps(40):
        for z in (2.0, 2.5, 3.0, 5.0):
            true = mpmath.exp(mpmath.mpf(z) ** 2) * mpmath.erfc(z)
            exactly = sum(
                mpmath.mpf(exact.ball(c).mid().str(30, radius=False)) * mpmath.mpf(z) ** k
                for k, c in found.terms.items()
            )
            size = mpmath.mpf(z) ** (mpmath.mpf(found.rest.scale.k.numerator) / found.rest.scale.k.denominator)
            assert not found.rest.scale.c1.terms
            assert not found.rest.scale.c2.terms
            low, high = found.rest.w
            slack = mpmath.mpf(10) ** -14
            assert low * size - slack <= true - exactly <= high * size + slack


def test_forged_proofs_are_refused():
    answer = certify("exp(-(p*log(p/q) - p + q)) <= 1", over="p > 0, q > 0", engine="rewriting")
    body = answer.certificate["certificate"]
    top = body["cases"][0]["goals"][0]
    for change in ({"at": 7}, {"at": "0"}, {"inner": []}, {"by": "ends"}, {"by": "factors"}):
        forged = copy.deepcopy(body)
        forged["cases"][0]["goals"][0] = {**top, **change}
        with pytest.raises(Refused):
            check(forged)
    other = copy.deepcopy(body)
    other["statement"] = other["statement"].replace("<=", "<")
    with pytest.raises(Refused):
        check(other)
