"""Trees that are grown many pieces at a time: floats propose, and the walk of the checker accepts what they propose."""

from __future__ import annotations

import random
import sys
from types import SimpleNamespace

import pytest

from numerics.bound.enclose import enclosed
from verify import engines
from verify.engines import attack, frontier
from verify.engines.asking import asked
from verify.statement.boxes.cover import Sheet
from verify.statement.boxes.intervals import Untold, precise
from verify.statement.boxes.tree import Grown, Stuck, walk
from verify.statement.work_limits import spend

FORMULAS = (
    "x*y - x**3/(2 + y**2) + 1/7 >= 0",
    "sin(3*x) + cos(x*y) - sin(y) >= 0",
    "exp(-x)*log(3 + y) + sqrt(2 + x) >= 0",
    "arctan(x - y) + arcsin(x/4) + tanh(y) - erf(x) >= 0",
    "max(x, y) - min(x*y, 1/3) + abs(x - y) >= 0",
)
TRUE = (
    ("x*y*exp(-x*y) < 2/5", "0 <= x <= 3, 0 <= y <= 3", ""),
    ("(x - y)**2*(2 + sin(9*x)) + 1/100 > 0", "-2 <= x <= 2, -2 <= y <= 2", ""),
    ("sin(x) < x", "0 < x <= 3", ""),
    ("x*(1 - x)*(2 + sin(20*x)) >= 0", "0 <= x <= 1", ""),
    ("x**2*y < 4/27 + 1/1000", "0 <= x <= 1, 0 <= y <= 1", "x + y <= 1"),
    ("x*log(x) + sin(5*y)/1000 > -2/5", "0 < x <= 1, 0 <= y <= 1", ""),
)


def sheets(said: str, over: str, given: str = "") -> list[Sheet]:
    return [Sheet(problem, goal) for problem in attack.cases_of(asked(said, over, given)) for goal in problem.goals]


@pytest.mark.parametrize("said", FORMULAS)
def test_enclosures_of_many_boxes_are_wider_than_those_of_the_checker(said):
    import numpy as np

    random.seed(said)
    (sheet,) = sheets(said, "-3/2 <= x <= 3/2, -3/2 <= y <= 3/2")[:1]
    boxes = []
    for _ in range(60):
        width = random.choice((1.0, 0.1, 1e-3, 0.0))
        low = [random.uniform(-1.5, 1.5 - width) for _ in range(2)]
        boxes.append([(a, a + width * random.random()) for a in low])
    low, high = (np.array([[side[end] for side in box] for box in boxes]) for end in (0, 1))
    for program in (sheet.value, sheet.first):
        found = enclosed(program.nodes, program.slots, program.roots, low, high)
        for place, box in enumerate(boxes):
            try:
                exact = precise(lambda program=program, box=box: program.run(tuple(box)))
            except Untold:
                assert found.bad[place]
                continue
            for (a, b), (bottom, top) in zip(found.roots, exact, strict=True):
                assert found.bad[place] or (a[place] <= bottom and top <= b[place])


@pytest.mark.parametrize(("said", "over", "given"), TRUE)
def test_trees_are_accepted_by_the_walk(said, over, given, monkeypatch):
    monkeypatch.setattr(frontier, "FEW", 0)
    for sheet in sheets(said, over, given):
        found = precise(lambda sheet=sheet: frontier.grown(sheet, (), 3_000_000))
        assert isinstance(found, Grown), found
        assert precise(lambda sheet=sheet, found=found: walk(sheet, found.text, ())) == found.leaves


def test_a_false_piece_is_found(monkeypatch):
    monkeypatch.setattr(frontier, "FEW", 0)
    (sheet,) = sheets("x**2*y < 4/27 - 1/1000", "0 <= x <= 1, 0 <= y <= 1", "x + y <= 1")
    found = precise(lambda: frontier.grown(sheet, (), 3_000_000))
    assert isinstance(found, Stuck)
    assert found.negative
    x, y = found.at
    assert x + y <= 1
    assert x**2 * y >= 4 / 27 - 1 / 1000


def test_no_more_pieces_are_made_than_are_allowed(monkeypatch):
    monkeypatch.setattr(frontier, "FEW", 0)
    (sheet,) = sheets("x*y <= (x**2 + y**2)/2", "0 <= x <= 1, 0 <= y <= 1")
    found = precise(lambda: frontier.grown(sheet, (), 200_000))
    assert isinstance(found, Stuck)
    assert not found.negative


def test_an_engine_that_was_stopped_is_asked_again_with_what_is_left(monkeypatch):
    seconds = []

    def run(statement, effort):
        from verify.statement.work_limits import current

        seconds.append(current().seconds)
        spend(10**12)

    monkeypatch.setattr(engines, "ENGINES", {"boxes": "stopped_engine"})
    monkeypatch.setitem(sys.modules, "stopped_engine", SimpleNamespace(fits=lambda statement: "", run=run))
    answer = engines.certify("x**2 >= 0", over="x : reals", limit=0.5)
    assert answer.verdict == "open"
    assert len(seconds) == 1
    assert len(answer.tried) == 1
    monkeypatch.setattr(engines, "SHARE", 0.2)

    def slow(statement, effort):
        from verify.statement.work_limits import current

        seconds.append(current().seconds)
        while True:
            spend(1_000)

    monkeypatch.setitem(sys.modules, "stopped_engine", SimpleNamespace(fits=lambda statement: "", run=slow))
    seconds.clear()
    answer = engines.certify("x**2 >= 0", over="x : reals", limit=0.5)
    assert answer.verdict == "open"
    assert len(seconds) == 2
    assert seconds[1] > 1.3 * seconds[0]
    assert [one.engine for one in answer.tried] == ["boxes"]


def test_the_parts_of_what_is_given_need_a_value_only_where_those_before_hold():
    assert engines.certify("x < 8", over="x : reals", given="x >= 1 and log(x) <= 2")
    text = asked("x < 8", "x : reals", "(x >= 1 and x <= 3) and x**2 <= 2 and x < 1 + 1").text
    assert text.count("given ") == 3
    assert asked("x < 8", "x : reals", "x >= 1 and x <= 3 or x == 2").text.count("given ") == 1
    assert asked("x < 8", "x : reals", " ").text.count("given") == 0
