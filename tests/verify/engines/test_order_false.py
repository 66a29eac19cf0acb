"""Near misses: statements with floor, ceil, powers and integers that are false, undefined or empty never hold."""

from __future__ import annotations

import pytest

from verify.engines import certify

SIZES = "n : int, k : int, n >= k >= 1"
N = "n : int, n >= 1"
NM = "n : int, m : int, n >= 1, m >= 1"
B = "b > 0"

OFF_BY_ONE = [
    ("floor(n/2) >= n/2", N),
    ("floor(n/2) > n/2 - 1/2", N),
    ("floor(n/2) >= n/2 - 1/4", N),
    ("2*floor(n/2) == n", N),
    ("ceil(n/2) <= n/2", N),
    ("ceil(n/2) < n/2 + 1/2", N),
    ("floor(n/2) + floor(n/2) == n", N),
    ("floor(n/7)*7 >= n - 5", N),
    ("n - 7*floor(n/7) < 6", N),
    ("ceil(n/k) > n/k", SIZES),
    ("ceil(n/k)*k <= n + k - 2", SIZES),
    ("ceil(n/k) == floor((n + k)/k)", SIZES),
    ("ceil(n/k) == floor(n/k) + 1", SIZES),
    ("floor(n/k)*k >= n - k + 2", SIZES),
    ("floor(b) >= b", B),
    ("floor(b) > b - 1/2", B),
    ("ceil(b) < b + 9999/10000", B),
    ("floor(2*b) == 2*floor(b)", B),
    ("floor(2*b) <= 2*floor(b)", B),
    ("floor(-b) == -floor(b)", B),
    ("floor(b) >= 1", B),
    ("ceil(b) >= 2", B),
    ("floor(n/3) >= floor(n/4) + 1", N),
    ("floor(n/3) <= floor(n/4)", N),
    ("floor(n/2) - floor(n/3) <= floor(n/6)", N),
    ("floor(sqrt(n))**2 >= n - sqrt(n)", N),
    ("floor(sqrt(n)) >= sqrt(n) - 1/2", N),
    ("floor(n*(n + 1)/3) == n*(n + 1)/3", N),
    ("floor(floor(n/2)/2) == floor(n/4) + 1", N),
    ("floor(floor(n/2)/3) == floor(n/5)", N),
]
AT_ONE_INTEGER = [
    ("(n - 50)*(n - 52) >= 0", N),
    ("(n - 3)*(n - 5) >= 0", N),
    ("(2*n - 9)**2 > 1", "n : int"),
    ("(2*n - 9)**2 >= 2", "n : int"),
    ("(n - 7)**2 > 0", N),
    ("n != 12", N),
    ("2**n >= n**2", N),
    ("2**n > 1 + n", N),
    ("2**n >= n**2/2 + 3", N),
    ("2**n >= n**3 - 20", N),
    ("3**n > 2**n + 1", N),
    ("n*(n - 1)*(n - 2) > 0", N),
    ("abs(n - 1000) >= 1", N),
    ("(-1)**n == 1", N),
    ("(-1)**n >= 0", N),
    ("0**n == 0", "n : int, n >= 0"),
    ("0**(n - k) == 0", SIZES),
    ("n + max(0, 1 - (n - 12345)**2) <= n", N),
    ("n > k", SIZES),
    ("n >= k + 1", SIZES),
]
FAR_OUT = [
    ("n <= 10**9 + 7", N),
    ("n <= 10**7", "n : nat, k : nat, n >= k >= 1"),
    ("1 - n/10**9 >= 0", N),
    ("max(0, 1 - n/10**9) > 0", N),
    ("floor(n/10**9) == 0", N),
    ("floor(n/100) <= n/101", N),
    ("2**n <= 10**30*n", N),
    ("exp(-n) >= 10**(-30)", N),
    ("n**2 <= 10**12*n", N),
    ("(n - 123456)*(n - 123458) >= 0", N),
    ("b >= 1/10**29", B),
    ("log(n) <= 100", N),
    ("16**ceil(n/5) == 2**(4*floor(n/5))", N),
    ("2**(n + 1) >= 3*2**n", N),
    ("2**ceil(n/2) <= 2**(n/2)", N),
    ("1 - 2*m/2**ceil((n + 1)/m) <= 1 - 2*m/2**ceil((n - 1)/m)", NM),
]
UNDEFINED = [
    ("(n - 5)/(n - 5) == 1", N),
    ("floor(1/(n - 3)) <= 1/(n - 3)", N),
    ("floor(1/(n - 3))*(n - 3) <= 1", N),
    ("ceil(sqrt(n - 2)) >= sqrt(n - 2)", N),
    ("floor(log(n - 1)) <= log(n - 1)", N),
    ("0*(1/(n - 98765)) == 0", N),
    ("0**(n - 3) >= 0", N),
    ("n**(n - k) >= 0*log(n - 1)", SIZES),
    ("(n - k)**(1/2) == sqrt(n - k)*n/n + 0/(n - k)", SIZES),
    ("max(1, 1/(n - 5)) >= 1", N),
    ("b/(b - 1) == b/(b - 1)", B),
    ("n**2 >= 0", "n : int, 1/(n - 4) < 2"),
]
EMPTY = [
    ("n >= 0", "n : int, 2 < n < 3"),
    ("n >= 5", "n : int, n >= 2, n <= 1"),
    ("floor(n/2) == n", "n : int, 2*n == 1"),
    ("x >= 0", "x >= 2, x <= 1"),
    ("ceil(x) == 7", "x > 1, x < 1"),
    ("n*k >= 0", "n : int, k : int, n > k, k > n"),
    ("n == 3", "n : int, n**2 == 2"),
    ("floor(n/2) >= n/2 - 1/2", "n : int, 1/3 <= n <= 2/3"),
]
FALSE = [*OFF_BY_ONE, *AT_ONE_INTEGER, *FAR_OUT]


@pytest.mark.long
@pytest.mark.parametrize(("says", "over"), [*FALSE, *UNDEFINED, *EMPTY])
def test_a_near_miss_does_not_hold(says, over):
    assert certify(says, over=over, engine="order", effort="quick", limit=5).verdict != "holds"


@pytest.mark.long
@pytest.mark.parametrize(("says", "over"), [*FALSE, *UNDEFINED, *EMPTY])
def test_a_near_miss_does_not_hold_for_any_engine(says, over):
    assert certify(says, over=over, effort="quick", limit=5).verdict != "holds"


@pytest.mark.long
def test_most_false_statements_are_refuted():
    found = [certify(says, over=over, effort="quick", limit=5).verdict for says, over in FALSE]
    assert found.count("refuted") >= len(FALSE) - 3


def test_there_are_many():
    assert len({*FALSE, *UNDEFINED, *EMPTY}) >= 80
