"""Sums of roots and quotients by bounds of their terms that are equalities where the sum is least."""

from __future__ import annotations

import pytest

from verify.engines import cases, means
from verify.engines.asking import asked
from verify.statement.certificate import certificate, check

BOX = "x > 0, y > 0, z > 0"
TRUE = (
    ("x/sqrt(x + 3*y) + y/sqrt(y + 3*x) >= 1", "x > 0, y > 0", "x + y == 2", {"x": "1", "y": "1"}),
    ("x**2/(y + 2*z) + y**2/(z + 2*x) + z**2/(x + 2*y) >= 1", BOX, "x + y + z == 3", dict.fromkeys("xyz", "1")),
    ("x/(x**2 + 1) + y/(y**2 + 1) + z/(z**2 + 1) <= 3/2", BOX, "x + y + z == 3", dict.fromkeys("xyz", "1")),
    ("sqrt(x*y) + sqrt(y*z) <= x/2 + y + z/2", BOX, "", dict.fromkeys("xyz", "1")),
)


def proof(said: str, over: str, given: str):
    statement = asked(said, over, given)
    prover = cases._Prover(0)
    return statement, means.proof_by_means(statement, lambda own: None, prover.leaf)


@pytest.mark.parametrize(("said", "over", "given", "inside"), TRUE)
def test_the_checker_accepts_the_proof(said, over, given, inside):
    statement, found = proof(said, over, given)
    assert found is not None
    made = certificate(statement, "reduced", inside=inside, proof=found)
    assert not check(made, statement.digest).refutes


@pytest.mark.long
@pytest.mark.parametrize(
    ("said", "over", "given"),
    [
        ("x/sqrt(x + 3*y) + y/sqrt(y + 3*x) >= 101/100", "x > 0, y > 0", "x + y == 2"),
        ("x**2/(y + 2*z) + y**2/(z + 2*x) + z**2/(x + 2*y) > 11/10", BOX, "x + y + z == 3"),
    ],
)
def test_nothing_is_shown_that_is_false(said, over, given):
    assert proof(said, over, given)[1] is None


def test_it_is_for_sums_of_several_terms():
    assert not means.is_for(asked("sqrt(x) <= x + 1", "x > 0"))
    assert not means.is_for(asked("exp(x) + x > 0", "x > 0"))
    assert means.is_for(asked("1/x + 1/y >= 2", "x > 0, y > 0", "x + y == 2"))
