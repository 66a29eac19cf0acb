"""Denominators multiplied out and absolute values of one sign: what they show, and what they must not."""

from __future__ import annotations

import copy
from random import Random

import pytest

from verify.engines import certify
from verify.engines.asking import asked
from verify.statement import Refused
from verify.statement.boxes.goals import problems
from verify.statement.boxes.intervals import precise
from verify.statement.boxes.program import Program
from verify.statement.certificate import certificate, check
from verify.statement.forms import has_fractions, parts_of_cleared, parts_of_unsigned

FAR = "x : reals, x >= 3"
ORDERS = [
    ("sqrt(n*log(n)) = o(n/log(n))", "holds"),
    ("n**2/log(n) = Omega(n)", "holds"),
    ("n/log(n) = o(n)", "holds"),
    ("n**2 = o(n**2/log(n))", "refuted"),
]
SLOW_ORDERS = [
    ("n**3*log(n)**2 = O(n**3)", "refuted"),
    ("n = O(n/log(n))", "refuted"),
    ("n/log(n) = Omega(n)", "refuted"),
    ("log(n)**2/n = o(1/sqrt(n))", "holds"),
]


def _case(said: str, over: str):
    problem = problems(asked(said, over))[0]
    return problem, problem.goals[0]


@pytest.mark.parametrize("said", ["x <= x**2/log(x)", "1/log(x) >= 1/x"])
def test_quotients_of_logarithms_are_compared_out_to_infinity(said):
    answer = certify(said, over=FAR)
    assert (answer.verdict, answer.engine in ("rewriting", "cases")) == ("holds", True)
    assert not check(answer.certificate["certificate"]).refutes


@pytest.mark.slow
def test_a_root_beside_a_logarithm_takes_longer():
    assert certify("x**2/log(x) > x*sqrt(x)/4", over=FAR).verdict == "holds"


@pytest.mark.parametrize("said", ["x/3 >= x/log(x)", "x/log(x) > x", "x**2/log(x) > 2*x*sqrt(x)"])
def test_their_false_neighbours_are_refuted(said):
    assert certify(said, over=FAR).verdict == "refuted"


@pytest.mark.long
@pytest.mark.parametrize(("said", "verdict"), ORDERS)
def test_orders_with_logarithms_below_a_line(said, verdict):
    assert certify(f"{said} as n -> oo", over="n : naturals, n >= 2").verdict == verdict


@pytest.mark.slow
@pytest.mark.parametrize(("said", "verdict"), SLOW_ORDERS)
def test_more_orders_with_logarithms(said, verdict):
    assert certify(f"{said} as n -> oo", over="n : naturals, n >= 2").verdict == verdict


@pytest.mark.parametrize(
    "said",
    [
        "x/(1 + y) - 1/x + 3 >= 0",
        "1/(1/x - 1/y) <= abs(x/y) - 2",
        "(x/y)**3 - (y - 1/x)**2/(x + y/x) > 1/7",
        "abs(1/x - 1/y)*x >= y/(x*y - 1)",
    ],
)
def test_numerator_over_denominator_is_the_gap(said):
    problem, goal = _case(said, "x : reals, y : reals")
    (_, under), (_, over) = parts_of_cleared(problem, goal, 0)
    assert (under.strict, over.strict) == (True, goal.strict)
    program, rng, count = Program(problem.tape, [goal.gap, over.gap, under.gap]), Random(said), 0
    for _ in range(60):
        point = [(value, value) for value in (rng.uniform(-3, 3), rng.uniform(-3, 3))]
        gap, top, bottom = (low / 2 + high / 2 for low, high in precise(lambda p=point: program.run(p)))
        if abs(bottom) > 1e-3:
            assert gap == pytest.approx(top / bottom, rel=1e-6, abs=1e-9)
            count += 1
    assert count > 30


def test_without_a_quotient_or_beside_its_place_nothing_is_cleared():
    problem, goal = _case("x/y >= 1", "x : reals, y > 0")
    assert has_fractions(problem.tape, goal.gap)
    for place in (1, -1, True, "0", None, 0.0):
        with pytest.raises(Refused):
            parts_of_cleared(problem, goal, place)
    problem, goal = _case("x*y/3 >= 1", "x : reals, y > 0")
    assert not has_fractions(problem.tape, goal.gap)
    with pytest.raises(Refused):
        parts_of_cleared(problem, goal, 0)


def test_bars_go_with_the_sign_that_is_asked():
    problem, goal = _case("abs(x) + abs(y) > 1", "x : reals, y : reals")
    for place, sign, symbol in ((0, 1, 0), (-1, -1, 0), (1, 1, 1), (-2, -1, 1)):
        (_, has), (_, gap) = parts_of_unsigned(problem, goal, place)
        assert (has.strict, gap.strict) == (False, True)
        inner = problem.tape.known[("var", symbol)]
        assert has.gap == (inner if sign > 0 else problem.tape.neg(inner))
    for place in (2, -3, True, "0", None):
        with pytest.raises(Refused):
            parts_of_unsigned(problem, goal, place)


def _told(said: str, over: str, by: str, at: object, trees: list[str], defined: list[object]) -> bool:
    statement = asked(said, over)
    inner = [{"by": "tree", "points": [], "tree": tree} for tree in trees]
    case = {"steps": [], "goals": [{"by": by, "at": at, "inner": inner}], "defined": defined}
    try:
        return not check(certificate(statement, "rewritten", cases=[case])).refutes
    except Refused:
        return False


def test_a_denominator_of_either_sign_is_not_multiplied_out():
    """1/x >= -1 is false between -1 and 0, where 1 >= -x is true."""
    for trees in (["0", "0"], ["100", "0"], ["100", "100"], ["0"], []):
        assert not _told("1/x >= -1", "-1/2 <= x <= 2, x != 0", "cleared", 0, trees, [])
        assert not _told("abs(x) <= x", "-1 <= x <= 2", "unsigned", 0, trees, [])
        assert not _told("abs(x) <= -x", "-1 <= x <= 2", "unsigned", -1, trees, [])


@pytest.mark.long
def test_what_is_undefined_inside_is_not_lost():
    """1/(1/x) is x where x is not 0: as a fraction it has no denominator, and at 0 it is undefined all the same."""
    said = "1/(1/(x - 1)) + 3 + 1/(x + 5) >= 0"
    assert certify(said, over="1 < x <= 2").verdict == "holds"
    for over in ("1 <= x <= 2", "0 <= x <= 2", "x >= 1"):
        assert certify(said, over=over, effort="quick").verdict == "open"
        for tree in ("0", "lA", "m"):
            assert not _told(said, over, "cleared", 0, [tree, tree], [])


def test_forged_proofs_are_refused():
    data = certify("1/log(x) > 1/x", over=FAR).certificate["certificate"]
    assert not check(data).refutes
    (goal,) = data["cases"][0]["goals"]
    assert goal["by"] == "cleared"
    forged = []
    for change in ({"at": 1}, {"by": "factors"}, {"by": "unsigned"}, {"inner": goal["inner"][:1]}):
        other = copy.deepcopy(data)
        other["cases"][0]["goals"][0] |= change
        forged.append(other)
    wider = copy.deepcopy(data)
    wider["statement"] = wider["statement"].replace(">= 3", ">= 1/2")
    for other in (*forged, wider):
        with pytest.raises(Refused):
            check(other)
