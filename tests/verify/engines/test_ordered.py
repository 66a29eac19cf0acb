"""The engine ``ordered``: true inequalities get a certificate that the checker accepts, their false twins get none."""

from __future__ import annotations

import copy

import pytest

import verify
from verify.checker import Rejected, seal

POSITIVE = "a > 0, b > 0, c > 0"
TRUE = [
    ("a*(a - b)*(a - c) + b*(b - a)*(b - c) + c*(c - a)*(c - b) >= 0", POSITIVE, ""),
    ("a**9 + b**9 + c**9 >= a**5*b**4 + b**5*c**4 + c**5*a**4", POSITIVE, ""),
    ("1/a + 1/b + 1/c >= 3", POSITIVE, "a + b + c == 3"),
    ("a**3 + b**3 >= a**2*b + a*b**2", "a >= 0, b >= 0", ""),
    ("x**4 + 3 > 2*x", "x > 1", ""),
]
FALSE = [
    ("a*(a - b)*(a - c) + b*(b - a)*(b - c) + c*(c - a)*(c - b) >= a*b*c/100", POSITIVE, ""),
    ("a**9 + b**9 + c**9 >= 101/100*(a**5*b**4 + b**5*c**4 + c**5*a**4)", POSITIVE, ""),
    ("1/a + 1/b + 1/c >= 301/100", POSITIVE, "a + b + c == 3"),
    ("1/(a - b) > 0", "a >= 0, b >= 0", ""),
    ("a**2 + b**2 > 0", "a >= 0, b >= 0", ""),
    ("a > b", "a > 0, b > 0", "a + b == -1"),
]


@pytest.mark.parametrize(("said", "over", "given"), TRUE)
def test_true_is_certified(said: str, over: str, given: str) -> None:
    answer = verify.certify(said, over=over, given=given, engine="ordered")
    assert answer.verdict == "holds", answer.summary
    assert answer.certificate is not None
    inner = copy.deepcopy(answer.certificate["certificate"])
    assert seal({"kind": "statement", "certificate": inner})["says"]


@pytest.mark.parametrize(("said", "over", "given"), FALSE)
def test_false_is_not_certified(said: str, over: str, given: str) -> None:
    assert verify.certify(said, over=over, given=given, engine="ordered").verdict == "open"


def test_case_that_is_left_out_is_rejected() -> None:
    """The proof of one order in the place of another."""
    answer = verify.certify(TRUE[0][0], over=POSITIVE, engine="ordered")
    assert answer.certificate is not None
    forged = copy.deepcopy(answer.certificate["certificate"])
    if forged["kind"] != "reduced":
        pytest.fail("Schur's inequality is shown in cases")
    forged["proof"]["inner"][1] = forged["proof"]["inner"][0]
    with pytest.raises(Rejected):
        seal({"kind": "statement", "certificate": forged})
