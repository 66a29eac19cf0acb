"""Statements in another form of the same sign: what is accepted, and forgeries that are not."""

from __future__ import annotations

import copy
from fractions import Fraction

import pytest

from verify.engines import certify
from verify.engines.asking import asked
from verify.statement import Refused
from verify.statement.boxes.goals import problems
from verify.statement.boxes.symmetry import scalable, stepped
from verify.statement.certificate import certificate, check
from verify.statement.powers import Powers
from verify.statement.rewritten import exponentiated, parts_of_rise, risks

REALS = "x : reals, y : reals"
COLD = ("abs(D(exp(x/t)/(exp(x/t) + exp(y/t)), x)) <= 1/(4*t)", f"{REALS}, t > 0")
TRUE = [
    COLD,
    ("log(exp(x) + exp(y)) >= (x + y)/2 + log(2)", REALS),
    ("t*log(1 + exp(x/t)) - max(0, x) <= t*log(2)", "x : reals, t > 0"),
    ("log(1 - p + p*exp(t)) <= p*t + t**2/8", "0 <= p <= 1, t : reals"),
    ("abs(a*exp(x) + b*exp(y)) <= exp(x) + exp(y)", f"{REALS}, -1 <= a <= 1, -1 <= b <= 1"),
]
FALSE = [
    ("abs(D(exp(x/t)/(exp(x/t) + exp(y/t)), x)) <= 1/(4*t**2)", f"{REALS}, t > 0"),
    ("log(exp(x) + exp(y)) >= (x + y)/2 + 0.694", REALS),
    ("t*log(1 + exp(x/t)) - max(0, x) <= log(2)", "x : reals, t > 0"),
    ("log(1 - p + p*exp(t)) <= p*t + t**2/8.1", "0 <= p <= 1, t : reals"),
    ("log(1 - p + p*exp(t)) <= p*t + t**2/8", "0 <= p <= 1.1, t <= 1"),
    ("abs(a*exp(x) + b*exp(y)) <= exp(x) + exp(y)", f"{REALS}, -1 <= a <= 1.01, -1 <= b <= 1"),
]


@pytest.mark.parametrize(("said", "over"), TRUE)
def test_true_ones_hold_by_another_form_and_the_checker_derives_it_again(said, over):
    answer = certify(said, over=over, engine="rewriting")
    assert (answer.verdict, answer.evidence) == ("holds", "certified")
    body = answer.certificate["certificate"]
    assert body["kind"] == "rewritten"
    assert not check(body).refutes


@pytest.mark.long
@pytest.mark.parametrize(("said", "over"), FALSE)
def test_false_ones_are_shown_by_no_other_form(said, over):
    assert certify(said, over=over, engine="rewriting").verdict == "open"
    assert certify(said, over=over).verdict in ("refuted", "open")


def _body():
    return certify(*COLD[:1], over=COLD[1], engine="rewriting").certificate["certificate"]


def test_forged_steps_and_proofs_are_refused():
    body = _body()
    assert body["cases"][0]["steps"] == [["scale", 2], ["shift", 0, 1]]
    forgeries = [
        {"steps": [["scale", 0]]},  # x may be negative
        {"steps": [["scale", 2], ["scale", 2]]},
        {"steps": [["shift", 0, 2]]},
        {"steps": [["shift", 1]]},
        {"steps": [["free", 2]]},  # t = 0 divides
        {"steps": [["put", 2]]},
        {"goals": body["cases"][0]["goals"][:1]},
        {"goals": [{"by": "squares", "proof": {"sign": 1, "by": [], "terms": [], "cofactors": []}}] * 2},
        {"goals": [{"by": "rise", "side": 0, "at": "0", "inner": []}] * 2},
        {"goals": [{"by": "exponential", "times": -1, "inner": body["cases"][0]["goals"][0]}] * 2},
        {"goals": [{"by": "words"}] * 2},
    ]
    for forged in forgeries:
        data = copy.deepcopy(body)
        data["cases"][0] |= forged
        with pytest.raises(Refused):
            check(data)


def test_a_proof_is_of_its_own_statement_only():
    false = asked("abs(D(exp(x/t)/(exp(x/t) + exp(y/t)), x)) <= 1/(5*t)", COLD[1])
    with pytest.raises(Refused):
        check(certificate(false, "rewritten", cases=_body()["cases"]))


@pytest.mark.parametrize(
    ("said", "over", "sides"),
    [
        ("t*log(exp(x/t) + exp(y/t)) <= max(x, y) + t", f"{REALS}, t > 0", [2]),
        ("t*log(exp(x/t) + exp(y/t)) <= max(x, y) + 1", f"{REALS}, t > 0", []),
        ("exp(a*x) >= 0", "x : reals, a > 0", [1]),
        ("exp(a*x) >= 0", "x <= 1, a > 0", []),  # an end that scaling moves
        ("exp(a*x) >= 0", "x : reals, a >= 0", []),  # zero cannot be scaled to one
        ("x + t**2 >= 0", "x >= 0, t > 0", [1]),
        ("x + t**2 + t >= 0", "x >= 0, t > 0", []),
        ("log(t) >= 0", "t > 0", []),
    ],
)
def test_only_what_keeps_every_sign_is_scaled(said, over, sides):
    assert scalable(problems(asked(said, over))[0]) == sides


def test_given_conditions_are_scaled_with_the_rest():
    for given, sides in (("x <= t", [1]), ("x <= t + 1", [])):
        problem = problems(asked("x/t <= 2", "x : reals, t > 0", given))[0]
        assert scalable(problem) == sides
    with pytest.raises(Refused):
        stepped(problem, [["scale", 1]])


def test_exponents_are_counted_in_units_that_all_of_them_have():
    problem = problems(asked("exp(2*x/3) + exp(-x/2)*exp(y) >= 1", REALS))[0]
    ring = Powers(problem, problem.goals[0].gap, False, True)
    assert sorted(ring.wanted[0].value.to_dict()) == [(0, 1), (3, 0), (7, 0)]  # a = exp(x/6), b = exp(y), times a**3
    twin = problems(asked("(exp(x) + 1)*exp(y) <= exp(x + y) + exp(y)", REALS))[0]
    assert Powers(twin, twin.goals[0].gap, False, True).wanted[0].value == 0


def test_a_root_or_quotient_is_not_defined_by_itself():
    """sqrt(x)**2 == x says nothing of x >= 0, and x/x is 1 only where x is not 0."""
    for said, over in (
        ("sqrt(x)**2 <= x", "x : reals"),
        ("x/x <= 1", "x : reals"),
        ("log(x) - log(x) <= 0", "x : reals"),
    ):
        assert certify(said, over=over, engine="rewriting").verdict == "open"


def test_the_exponential_of_a_gap_has_its_sign():
    problem = problems(asked("log(1 + x**2) <= x + log(3)/2", "x : reals"))[0]
    tape = problem.tape
    gap = exponentiated(tape, problem.goals[0].gap, 2)
    import numpy as np

    from numerics.bound.propose import evaluate
    from verify.statement.boxes.program import Program

    program = Program(tape, [gap, problem.goals[0].gap])
    points = np.linspace(-3, 3, 41)[:, None]
    held = evaluate(program.nodes, program.slots, points)
    new, old = (held[program.slots[at]] for at in (gap, problem.goals[0].gap))
    assert np.array_equal(np.sign(new), np.sign(old))
    assert {-1.0, 1.0} <= set(np.sign(new))


@pytest.mark.parametrize(
    ("said", "over", "side", "at"),
    [
        ("x**2 + y >= 0", "x >= 0, y >= 0", 0, "-1"),  # not on the side
        ("x**2 + y >= 0", "x > 0, y >= 0", 0, "0"),  # an end that is left out
        ("abs(x) + y >= 0", "x : reals, y >= 0", 0, "0"),  # a kink
        ("(x if x > 0 else x + 1) + y >= 0", "x : reals, y >= 0", 0, "0"),  # a jump
        ("sqrt(x) + y >= 0", "x >= 0, y >= 0", 0, "0"),  # a slope without a value
        ("x**2 + y >= 0", "x : reals, y >= 0", 5, "0"),
    ],
)
def test_a_rise_begins_inside_and_has_slopes(said, over, side, at):
    problem = problems(asked(said, over))[0]
    with pytest.raises(Refused):
        parts_of_rise(problem, problem.goals[0], side, at)


def test_a_rise_has_its_start_and_both_ways():
    problem = problems(asked("exp(x) - x >= y", "x : reals, y <= 1"))[0]
    parts = parts_of_rise(problem, problem.goals[0], 0, "0")
    assert [(p.low[0].at, p.high[0].at) for p, _ in parts] == [(0.0, 0.0), (0.0, float("inf")), (float("-inf"), 0.0)]
    assert [goal.what for _, goal in parts] == ["said", "slope", "slope"]
    assert Fraction(parts[0][0].low[0].value.rational) == 0


@pytest.mark.parametrize(
    ("case", "held"),
    [
        ("x if x > 0 else exp(x) - 1", True),
        ("x**2/2 if abs(x) <= 1 else abs(x) - 1/2", True),
        ("x if x > 0 else exp(x)", False),  # a jump at 0: no slope bounds it
        ("x if abs(x) <= 1 else 1", False),  # agrees at 1, not at -1
    ],
)
def test_a_case_that_agrees_at_its_border_has_slopes_across_it(case, held):
    other = case.replace("exp(", "EXP(").replace("x", "y").replace("EXP(", "exp(")
    found = certify(f"abs(({case}) - ({other})) <= abs(x - y)", over=REALS)
    assert (found.verdict == "holds") is held


UNDEFINED = [  # false at x == y only, where they are undefined: the divisor y - x becomes -x when y is put to 0
    ("((x - y)/(y - x))**2*t >= 0", f"{REALS}, t > 0"),
    ("t*exp((x - y)/(y - x)) > 0", f"{REALS}, t > 0"),
]
NEGATIVE = [  # false at (-1, -2) and (-2, -1): a quotient below an exponential of max whose divisor is negative
    ("exp(max(log(x/y), 0)) <= x/y", "x < 0, y < 0"),
    ("exp(max(-log(x/y), 0)) <= y/x", "x < 0, y < 0"),
    ("exp(abs(log(x/y))) <= x/y", "x <= -1, y <= -1"),
]


@pytest.mark.parametrize(("said", "over"), UNDEFINED + NEGATIVE)
def test_what_is_undefined_at_a_line_or_divided_by_a_negative_number_is_not_shown(said, over):
    assert certify(said, over=over, engine="rewriting").verdict == "open"


def test_a_divisor_stays_one_when_a_number_is_put():
    problem = problems(asked(*UNDEFINED[0]))[0]
    for steps in ([], [["shift", 0, 1]], [["shift", 1, 0]], [["scale", 2], ["shift", 0, 1]]):
        assert len(risks(stepped(problem, steps))) == 1
