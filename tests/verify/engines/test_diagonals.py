"""Gaps that touch where two numbers are equal, or along kinks: what is shown from there, and forgeries that are not."""

from __future__ import annotations

import copy

import pytest

from verify.engines import certify
from verify.engines.asking import asked
from verify.statement import Refused
from verify.statement.boxes.goals import problems
from verify.statement.certificate import check
from verify.statement.rewritten import kinks_of, parts_of_diagonal, parts_of_signs

UNIT = "0 < p < 1, 0 < q < 1"
KL = "p*log(p/q) + (1 - p)*log((1 - p)/(1 - q))"
TRUE = [
    (f"{KL} >= 2*(p - q)**2", UNIT, "diagonal"),
    (f"{KL} <= (p - q)**2/(q*(1 - q))", UNIT, "diagonal"),
    ("abs(x/(1 + abs(x)) - y/(1 + abs(y))) <= abs(x - y)/(1 + abs(x - y)/2)", "x : reals, y : reals", "cleared"),
    ("max(x, y)**2 + min(x, y)**2 <= x**2 + y**2", "x : reals, y : reals", "signs"),
]
FALSE = [
    (f"{KL} >= 2.01*(p - q)**2", UNIT),
    (f"{KL} <= 0.99*(p - q)**2/(q*(1 - q))", UNIT),
    (f"{KL} > 2*(p - q)**2", UNIT),
    ("abs(x/(1 + abs(x)) - y/(1 + abs(y))) <= abs(x - y)/(1 + 0.51*abs(x - y))", "x : reals, y : reals"),
]


@pytest.mark.long
@pytest.mark.sample(1)
@pytest.mark.parametrize(("said", "over", "by"), TRUE)
def test_true_ones_hold_and_the_checker_derives_it_again(said, over, by):
    answer = certify(said, over=over, engine="rewriting", effort="quick")
    assert answer.verdict == "holds"
    body = answer.certificate["certificate"]
    assert by in {proof["by"] for case in body["cases"] for proof in case["goals"]}
    assert not check(body).refutes


@pytest.mark.long
@pytest.mark.sample(1)
@pytest.mark.parametrize(("said", "over"), FALSE)
def test_false_ones_are_refuted_and_shown_by_no_form(said, over):
    assert certify(said, over=over, engine="rewriting", effort="quick").verdict == "open"
    assert certify(said, over=over, effort="quick").verdict == "refuted"


def _case(said: str, over: str):
    problem = problems(asked(said, over))[0]
    return problem, problem.goals[0]


@pytest.mark.parametrize(
    ("said", "over"),
    [
        ("(x - y)**2 >= 0", "0 <= x <= 1, 0 <= y <= 2"),  # from y = 3/2 no way along x begins at the diagonal
        ("(x - y)**2 >= 0", "0 <= x <= 1, 0 < y <= 1"),
        ("abs(x - y) >= 0", "0 <= x <= 1, 0 <= y <= 1"),  # a kink
        ("sqrt(x) + y >= 0", "0 <= x <= 1, 0 <= y <= 1"),  # no slope at 0
    ],
)
def test_a_diagonal_is_of_two_sides_of_the_same_ends_and_of_a_gap_with_slopes(said, over):
    problem, goal = _case(said, over)
    with pytest.raises(Refused):
        parts_of_diagonal(problem, goal, 0, 1)


def test_a_diagonal_has_its_start_and_both_ways():
    problem, goal = _case("x*log(x/y) - x + y >= 0", "x > 0, y > 0")
    start, above, below = parts_of_diagonal(problem, goal, 1, 0)
    assert start[0].given == []
    assert [said[1] for part in (above, below) for said in part[0].given] == [">=", "<="]
    for side, other in ((0, 0), (0, 5), (True, 1), (-1, 0), ("0", 1)):
        with pytest.raises(Refused):
            parts_of_diagonal(problem, goal, side, other)


@pytest.mark.parametrize(
    ("said", "relations"),
    [("abs(x) + y <= 1", (">=", "<=")), ("max(x, y) + y <= 1", (">=", "<=")), ("min(x, y) + y <= 1", ("<=", ">="))],
)
def test_either_sign_of_a_kink_has_its_side(said, relations):
    problem, goal = _case(said, "0 <= x <= 1, 0 <= y <= 1")
    kinks = kinks_of(problem.tape, goal.gap)
    if not kinks:  # taken apart when it was read
        pytest.skip("no kink is left")
    parts = parts_of_signs(problem, goal, 0)
    assert tuple(part.given[-1][1] for part, _ in parts) == relations
    assert all(not kinks_of(part.tape, own.gap) for part, own in parts)
    for wrong in (1, -1, "0", True):
        with pytest.raises(Refused):
            parts_of_signs(problem, goal, wrong)


def test_the_two_sides_of_a_kink_are_those_of_floats():
    for text, op in (("x*abs(y - 1/2) >= 0", abs), ("x*max(y, 1/2) >= 0", max), ("x*min(y, 1/2) >= 0", min)):
        problem, goal = _case(text, "0 <= x <= 1, 0 <= y <= 1")
        for part, own in parts_of_signs(problem, goal, 0):
            for y in (0.25, 0.5, 0.75):
                relation = part.given[-1][1]
                met = y >= 0.5 if relation == ">=" else y <= 0.5
                value = _at(part, own.gap, (2.0, y))
                truth = 2 * (op(y - 0.5) if op is abs else op(y, 0.5))
                assert not met or value == pytest.approx(truth)


def _at(problem, gap: int, point) -> float:
    from verify.statement.boxes.program import Program

    low, high = Program(problem.tape, (gap,)).run(tuple((x, x) for x in point))[0]
    return (low + high) / 2


@pytest.mark.long
def test_forged_proofs_are_refused():
    body = certify(TRUE[0][0], over=UNIT, engine="rewriting", effort="quick").certificate["certificate"]
    proof = body["cases"][0]["goals"][0]
    assert proof["by"] == "diagonal"
    changes = [
        {"side": proof["other"], "other": proof["side"]},
        {"inner": proof["inner"][:2]},
        {"inner": [proof["inner"][0], proof["inner"][2], proof["inner"][1]]},
        {"by": "signs"},
        {"other": 7},
    ]
    for change in changes:
        forged = copy.deepcopy(body)
        forged["cases"][0]["goals"][0] = {**proof, **change}
        with pytest.raises(Refused):
            check(forged)


def test_what_is_given_and_contradicts_itself_is_said_to():
    for over, given in (("x : reals", "x <= 1, x >= 3"), ("3 <= x <= 1", "")):
        answer = certify("x <= 2", over=over, given=given)
        assert answer.verdict == "open"
        assert (
            answer.summary
            == "Not decided: no value meets all that is given (it contradicts itself), so nothing is said."
        )
