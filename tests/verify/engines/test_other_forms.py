"""Slides, squares of both sides and limits of counted work: what is shown by them, and what they must not show."""

from __future__ import annotations

import copy

import pytest

from numerics.nonneg import proof
from verify.engines import certify, rewriting
from verify.engines.asking import asked
from verify.statement import Refused
from verify.statement.boxes.goals import problems
from verify.statement.boxes.symmetry import stepped
from verify.statement.boxes.tape import Tape
from verify.statement.certificate import check
from verify.statement.rewritten import risks, squared

NEURON = ("abs(D(tanh(w*x + b), x)) <= 1", "-1 <= w <= 1, x : reals, b : reals")
ATTENTION = "abs(D((v*exp(q*k) + w*exp(q*l))/(exp(q*k) + exp(q*l)), q)) <= abs(k - l)*abs(v - w)"
REALS = "q : reals, k : reals, l : reals, v : reals, w : reals"
TRUE = [
    (*NEURON, "slide"),
    ("abs(D(sigmoid(a*x + b*y + c), x)) <= abs(a)/4", "a : reals, b : reals, c : reals, x : reals, y : reals", "slide"),
    (f"{ATTENTION}/4", REALS, "squared"),
    ("abs(x*y/sqrt(x**2 + y**2 + e)) < sqrt((x**2 + y**2)/4 + e)", "x : reals, y : reals, e > 0", "squared"),
]
FALSE = [
    ("abs(D(tanh(w*x + b), x)) <= 1", "-1 <= w <= 1.01, x : reals, b : reals"),
    ("abs(D(tanh(w*x + b), x)) <= 0.99", "-1 <= w <= 1, x : reals, b : reals"),
    ("abs(D(tanh(w*x + b), x)) < 1", "-1 <= w <= 1, x : reals, b : reals"),
    ("abs(D(b*tanh(w*x + b), x)) <= 1", "-1 <= w <= 1, x : reals, b : reals"),
    (f"{ATTENTION}/4.1", REALS),
    ("abs(x*y/sqrt(x**2 + y**2)) <= sqrt((x**2 + y**2)/4)", "x : reals, y : reals"),  # 0/0
    ("x - abs(y) >= 0", "x : reals, -1 <= y <= 1"),
    ("sqrt(x**2 + 1) >= y", "x : reals, y <= 1.01"),
]


@pytest.mark.parametrize(("said", "over", "how"), TRUE)
def test_true_ones_hold_in_that_form(said, over, how):
    answer = certify(said, over=over, engine="rewriting", effort="quick")
    assert answer.verdict == "holds"
    body = answer.certificate["certificate"]
    assert f"'{how}'" in repr(body["cases"])
    assert not check(body).refutes


@pytest.mark.long
@pytest.mark.parametrize(("said", "over"), FALSE)
def test_false_ones_are_shown_by_no_form(said, over):
    assert certify(said, over=over, engine="rewriting", effort="quick").verdict == "open"


@pytest.mark.parametrize(
    ("said", "over", "side"),
    [
        ("tanh(w*x + b) <= 1", "-1 <= w <= 1, x : reals, b >= 0", 2),  # it has an end
        ("tanh(w*x + b) <= 1 + b**2", "-1 <= w <= 1, x : reals, b : reals", 2),  # it is elsewhere too
        ("tanh(w*x*b) <= 1", "-1 <= w <= 1, x : reals, b : reals", 2),  # in no sum
        ("tanh(2*x + b) <= 1", "x : reals, b : integers", 1),  # whole numbers do not slide
    ],
)
def test_only_a_free_real_number_in_one_sum_slides(said, over, side):
    for problem in problems(asked(said, over)):
        with pytest.raises(Refused):
            stepped(problem, [["slide", side]])


def test_what_a_sum_slides_over_stays_to_be_defined():
    (problem,) = problems(asked("tanh(1/x + b) <= 1", "x : reals, b : reals"))
    slid = stepped(problem, [["slide", 1]])
    assert [goal.gap for goal, _ in risks(slid)] == [problem.tape.known[("var", 0)]]
    assert certify("tanh(1/x + b) <= 1", over="x : reals, b : reals", effort="quick").verdict == "open"


def test_a_forged_slide_or_square_is_refused():
    body = certify(*NEURON[:1], over=NEURON[1], engine="rewriting", effort="quick").certificate["certificate"]
    for steps in ([["slide", 0]], [["slide", 1]], [["slide", 2], ["slide", 2]], []):
        forged = copy.deepcopy(body)
        forged["cases"][0]["steps"] = steps
        with pytest.raises(Refused):
            check(forged)
    own = certify(*TRUE[3][:1], over=TRUE[3][1], engine="rewriting", effort="quick").certificate["certificate"]
    for change in ({"by": "squares", "proof": None}, {"by": "squared", "inner": {"by": "squared", "inner": None}}):
        forged = copy.deepcopy(own)
        forged["cases"][0]["goals"] = [change] * len(own["cases"][0]["goals"])
        with pytest.raises(Refused):
            check(forged)


def test_what_is_squared_is_not_negative_by_its_formula():
    tape = Tape()
    x, y = tape.put("var", 0), tape.put("var", 1)
    with pytest.raises(Refused):
        squared(tape, tape.sub(x, tape.fun("abs", y)))
    root = tape.fun("sqrt", tape.add(tape.power(x, 2), tape.number(1)))
    wanted = tape.sub(tape.add(tape.power(x, 2), tape.number(1)), tape.power(y, 2))
    assert squared(tape, tape.sub(root, y)) == squared(tape, tape.add(y, root)) == wanted
    with pytest.raises(Refused):
        squared(tape, tape.sub(y, root))


def test_work_is_counted_and_ends_a_search(monkeypatch):
    said, over, _ = TRUE[3]
    monkeypatch.setattr(rewriting, "SQUARES", (0, 0, 0))
    monkeypatch.setattr(rewriting, "TREES", 0)
    assert certify(said, over=over, engine="rewriting", effort="quick").verdict == "open"
    from flint import Ordering, fmpq_mpoly_ctx

    x, y = fmpq_mpoly_ctx.get(["x", "y"], Ordering.degrevlex).gens()
    work = [1_000_000]
    assert proof.prove(x**2 - 2 * x * y + 2 * y**2, [], [], work=work) is not None
    assert 0 < work[0] < 1_000_000
    assert proof.prove(x**2 - 2 * x * y + 2 * y**2, [], [], work=[-1]) is None
