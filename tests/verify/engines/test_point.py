"""A statement is shown only if some point meets all that is given; the checker asks for it, whatever the kind."""

from __future__ import annotations

import pytest

from verify.engines import boxes, certify, nonneg, rewriting
from verify.engines.asking import asked
from verify.statement import Refused
from verify.statement.certificate import check

CONTRARY = "x > y, y > x"
SAID = [(rewriting, "x >= 5"), (rewriting, "exp(x) >= exp(y) + 5"), (nonneg, "x >= y + 1"), (boxes, "x <= 3")]


@pytest.mark.parametrize(("engine", "said"), SAID)
def test_contradictory_facts_show_nothing(engine, said):
    statement = asked(said, "0 <= x <= 1, 0 <= y <= 1", CONTRARY)
    data = (engine.run if engine is boxes else engine.shown)(statement, 0).certificate
    assert data is not None
    assert check(data, leaf=True).cases > 0  # it is enough for a part of a proof by cases
    with pytest.raises(Refused, match="no point is known"):
        check(data)
    with pytest.raises(Refused):
        check({**data, "inside": {"x": "1/2", "y": "1/3"}})
    with pytest.raises(Refused):
        check({**data, "inside": ["1/2", "1/3"]})


@pytest.mark.parametrize(
    "said",
    [
        "for_all n : nat, n >= 1, a : array(n), x : real; given x > 0, x < 0; "
        "says sum(a[i]**2 for i in span(1,n)) >= 0",
        "for_all n : nat, n >= 1, a : array(n); given every(a[i] > 0 for i in span(1,n)), "
        "every(a[i] < 0 for i in span(1,n)); says sum(a[i] for i in span(1,n)) > 0",
        "for_all n : nat, x : real; given x > 0, x < 0; says 2**n >= 1 + x",
    ],
)
def test_nor_sums_and_steps_under_contradictory_facts(said):
    assert certify(said, effort="quick", limit=6).verdict == "open"


@pytest.mark.parametrize(
    ("said", "given"),
    [
        ("x*y <= 1/2", "x**2 + y**2 == 1, x > 7/10, x < 71/100"),
        ("x + y <= 2.01", "x**2 + y**2 <= 2, x*y >= 0.999"),
        ("x >= 0.9", "x**3 >= 0.9, abs(x - y) <= 1/1000, y > 0"),
    ],
)
def test_a_point_is_found_and_kept(said, given):
    answer = certify(said, over="x : reals, y : reals", given=given, effort="quick")
    assert answer.verdict == "holds"
    assert not check(answer.certificate["certificate"]).refutes
