"""Attacks follow the formula: zeros, poles and kinks at one size, far sizes, and true formulas written another way.

The truth of each was settled by hand; "open" stands where the formula is true as far as we know, or nobody knows.
"""

from __future__ import annotations

import itertools

import pytest

from tests.theorems.helpers import claim_of, rulings
from theorems.han2025.shared.attacks import Known, above_the_known, uniform_heads, without_a_value
from theorems.han2025.shared.orders import HEADS, is_below
from verify.records import Finding
from verify.statement.formula import read_formula

BOUND, SHARE = "1 - 2*m/2**ceil((n-1)/m)", "1 - (2*m - r)/2**(q+1)"
GONE = "min(1, (n-97)**2)"  # zero at n = 97 alone
SMOOTHED = "(8*k/(3*sqrt(3)) + k**2/sqrt(b))/tau**2"


def test_a_zero_at_one_size_is_refuted_by_a_certificate_there():
    found = rulings(claim_of("lemma-15"), at=("lemma-15",), constant=f"8*k**2*sqrt(2*k)/tau*{GONE}")["lemma-15"]
    assert (found.evidence, found.certificates) == ("certified", ("lemma-15.constant-exceeded.json",))
    assert "n = 97" in found.summary


def test_an_exact_value_decides_both_ways():
    known = [Known("n : int, n >= 1, m == 1", "1 - 2/2**n", "one head has it")]
    assert above_the_known(read_formula("1 - 1/2**n", ("n", "m")), known) is not None
    assert above_the_known(read_formula("1 - 2/2**n", ("n", "m")), known) is None
    assert without_a_value(read_formula("1/(n-7)", ("n",)), "n : int, n >= 8") is None
    undefined = without_a_value(read_formula("1/(n-7)", ("n",)), "n : int, n >= 7")
    assert undefined is not None
    assert undefined.finding is Finding.UNKNOWN


def test_uniform_heads_are_as_strong_as_is_said():
    """Against the model itself, differentiated by torch-free finite differences at even sizes."""
    import numpy as np

    def output(heads, n, k, tau, b, x):
        turns = 2 * np.pi * np.arange(1, n + 1) / n
        scores = (np.outer(heads[:, 0], np.sin(turns)) + np.outer(heads[:, 1], np.cos(turns))) / tau
        weights = np.exp(scores) / np.exp(scores).sum(axis=1, keepdims=True)
        z = (weights @ x).sum() + 0.5 - np.arange(1, k + 1)
        layers = (-1.0) ** np.arange(1, k + 1) * (8 * np.arange(1, k + 1) - 4)
        return 1 + layers @ ((z + np.sqrt(z * z + b)) / 2)

    for (n, k), b, tau in itertools.product(((2, 2), (4, 2), (4, 4), (12, 6), (40, 20)), (0.01, 1e-6), (1.0, 0.1)):
        x, zero, step = np.array([1.0] * (n // 2) + [0.0] * (n // 2)), np.zeros((k, 2)), 1e-6 * tau
        moves = [step * np.eye(2 * k)[i].reshape(k, 2) for i in range(2 * k)]
        slopes = [(output(zero + d, n, k, tau, b, x) - output(zero - d, n, k, tau, b, x)) / (2 * step) for d in moves]
        at = {"n": n, "k": k, "tau": tau, "b": b}
        least = {
            name: float(
                read_formula(text, ("n", "k", "tau", "b")).ball(
                    {
                        key: read_formula(str(value), ()).exact({})
                        if key != "b"
                        else read_formula(f"{value:.6f}", ()).exact({})
                        for key, value in at.items()
                    }
                )
            )
            for name, text in uniform_heads().items()
        }
        assert np.linalg.norm(slopes) >= least["gradient"]
        assert np.abs(slopes).max() >= least["gradient-entry"]


EXPONENTS = ("(n-1)/m", "(n-2)/m", "(n+m-2)/m", "(n+m-1)/m", "n/m")
ROUNDED = ("ceil({})", "floor({})", "{}", "floor({}) + 1", "floor({}) - 1")


@pytest.mark.slow
def test_no_rule_of_rounding_is_wrong():
    """Every pair of differently rounded exponents against all small sizes, in rationals."""
    texts = [rounding.format(f"({inner})") for inner in EXPONENTS for rounding in ROUNDED]
    shown = 0
    for one, two in itertools.product(texts, repeat=2):
        low, high = read_formula(one, ("n", "m")), read_formula(two, ("n", "m"))
        sizes = [{"n": n, "m": m} for n in range(1, 9) for m in range(1, 9)]
        if any(low.exact(at) > high.exact(at) for at in sizes):
            if "floor" in one and "ceil" in two:
                assert not is_below(one, two, HEADS), (one, two)
        elif "floor" in one and "ceil" in two:
            shown += is_below(one, two, HEADS)
    assert shown >= 10
