"""Integers that conditions bound, variables that nothing depends on, and statements without variables."""

from __future__ import annotations

import itertools
import random

import pytest

import verify
from verify.checker import Rejected, establish
from verify.engines import Answer
from verify.engines.asking import asked
from verify.statement.variable_ranges import ranges

HOLDS = [
    ("n**2 <= 2**n + 1", "n : naturals, 2 <= n <= 9"),
    ("n**3 - n >= -30", "n : int, -3 <= n, n < 7"),
    ("floor(n/2) + ceil(n/2) == n", "n : int, n**2 <= 50"),
    ("n*m <= 49", "n : int, m : int, n**2 + m**2 <= 99"),
    ("n*m <= 25", "n : nat, m : nat, n + m <= 10"),
    ("k <= n", "n : nat, n <= 10, k : span(1, n)"),
    ("n <= 10", "n : nat, k : nat, m : nat, 5 >= m >= k >= n"),
    ("floor(n/3) <= 2", "n : int, abs(n - 4) <= 4"),
    ("exp(pi*sqrt(163)) < 262537412640768744", ""),
    ("2 + 2 == 4", ""),
    ("3/4 <= exp(log(3))/4", ""),
]
REFUTED = [
    ("n <= 10**7", "n : nat, k : nat, n >= k >= 1", {"n": 10**7 + 1}),
    ("n <= 10**7", "n : nat, k : nat, j : nat, n >= k >= j >= 2", {"n": 10**7 + 1}),
    ("n**2 < 2**n + 1", "n : naturals, 2 <= n <= 9", {"n": 3}),
    ("n*m <= 48", "n : int, m : int, n**2 + m**2 <= 99", {}),
    ("n <= 4", "n : nat, k : nat, m : nat, 5 >= m >= k >= n", {"n": 5}),
    ("for_all n : nat; given n <= 6; for_all m : nat; given n <= m <= 9; says m + n <= 14", "", {"n": 6, "m": 9}),
    ("exp(pi*sqrt(163)) > 262537412640768744", "", {}),
    ("3/4 < exp(log(3))/4", "", {}),
    ("2 + 2 == 5", "", {}),
    ("x**2 >= x/10**40", "x : reals", {}),
    ("x**2 + y**2 >= (x + y)/10**30", "x, y : reals", {}),
    ("x <= 10**40", "x : reals", {}),
    ("sum(1/sqrt(t) for t in span(1, T)) <= 19/10*sqrt(T)", "T : nat, T >= 1", {}),
]


def _checked(answer: Answer) -> str:
    return establish({"kind": "statement", "certificate": answer.certificate["certificate"]})


@pytest.mark.parametrize(("said", "over"), HOLDS)
def test_it_holds(said: str, over: str) -> None:
    answer = verify.certify(said, over=over)
    assert answer.verdict == "holds", answer.summary
    assert _checked(answer) == answer.summary


@pytest.mark.parametrize(("said", "over", "at"), REFUTED)
def test_it_is_refuted(said: str, over: str, at: dict[str, int]) -> None:
    answer = verify.certify(said, over=over)
    assert answer.verdict == "refuted", answer.summary
    assert at.items() <= dict(answer.counterexample or {}).items()
    assert _checked(answer) == answer.summary


@pytest.mark.parametrize(
    ("said", "over"),
    [
        ("x >= 1", "x >= 1, k : nat, k < 0"),
        ("x >= 1", "x >= 1, k < 0, k > 1"),
        ("x >= 2", "x >= 1, k < 0, k > 1"),
        ("n >= 1", "n : nat, n <= 5, n >= 7"),
        ("sqrt(2) + sqrt(3) == sqrt(5 + 2*sqrt(6))", ""),
        ("1/0 == 1", ""),
    ],
)
def test_nothing_is_said_of_no_value_and_of_constants_that_are_not_told_apart(said: str, over: str) -> None:
    assert verify.certify(said, over=over, effort="quick").verdict == "open"


def test_a_finite_certificate_of_integers_that_nothing_bounds_is_rejected() -> None:
    from verify.statement.certificate import certificate

    for over in ("n : nat", "n : nat, k : nat, k <= 5", "n : int, n**3 <= 50", "n : int, m : int, n + m <= 9"):
        data = certificate(asked("n**2 >= 0", over), "finite", fixed={})
        with pytest.raises(Rejected, match="listed"):
            establish({"kind": "statement", "certificate": data})


CONDITIONS = [
    "a + b <= {}", "a - b <= {}", "2*a + 3*b <= {}", "a*b <= {}", "a**2 + b**2 <= {}", "abs(a - b) <= {}", "a >= -b",
    "a/2 <= b", "b <= {}", "a >= -{}", "a**3 <= {}", "-a <= {}", "a == 2*b", "b > a", "(a - 1)**2 <= {}",
    "-2*a*b >= -{}", "b >= -{}", "3 - a >= b/2", "abs(2*a + 1) < {}", "a*(b + 3) <= {}", "(a - b)*(a + 2) >= -{}",
]  # fmt: skip


def test_no_value_that_meets_the_conditions_is_outside_of_the_derived_ranges() -> None:
    """Against brute force on a grid that is larger than what the conditions allow."""
    draw = random.Random(5)
    for _ in range(400):
        chosen = [text.format(draw.randint(0, 20)) for text in draw.sample(CONDITIONS, draw.randint(1, 4))]
        kinds = [draw.choice(("nat", "int")) for _ in "ab"]
        statement = asked("a + b >= b", f"a : {kinds[0]}, b : {kinds[1]}, " + ", ".join(chosen))
        met = eval(f"lambda a, b: {' and '.join(chosen)}")
        ends = [ranges(statement)[name] for name in "ab"]
        starts = [0 if kind == "nat" else -9 for kind in kinds]
        for pair in itertools.product(*(range(start, 25) for start in starts)):
            if met(*pair):
                for value, (low, high) in zip(pair, ends, strict=True):
                    assert low is None or low <= value, (chosen, pair)
                    assert high is None or value <= high, (chosen, pair)


def test_a_claim_may_have_no_variables() -> None:
    assert verify.certify("for_all x : reals; says x**2 >= 0").verdict == "holds"
    assert verify.certify("exp(1) < 272/100").verdict == "holds"


@pytest.mark.parametrize("said", ["sqrt(n - 2) >= 0", "sqrt(n - 2)*0 == 0", "sqrt(n - 3) + n >= 0"])
def test_a_root_of_a_negative_number_at_the_first_integers_is_no_proof(said):
    """At n = 1 the equation sqrt(-1)**2 == -1 would show anything, also that -1 is not negative."""
    assert verify.certify(said, over="n : int, n >= 1", effort="quick").verdict == "open"
