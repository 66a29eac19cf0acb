"""The test of order: what it refutes is refuted by a point of the domain, what it shows is true."""

from __future__ import annotations

from fractions import Fraction

import pytest

from numerics.formula.order import Domain, DomainError, decide, defined

SIZES = "integers n >= k >= 1; 0 < tau <= 1; b > 0"


@pytest.mark.parametrize(("larger", "relation", "smaller", "domain"), [
    ("0", ">=", "1 - 1/(n*m)", "integers n >= 1, m >= 1"),
    ("1/(m*n)", ">=", "1", "integers n >= 1, m >= 1"),
    ("1.999*k*sqrt(k)/tau", ">=", "2*k*sqrt(k)/tau", SIZES),
    ("n + max(0, 1 - (n - 12345)**2)", "<=", "n", SIZES),
    ("n", "<=", "10**7", SIZES),
    ("b", ">=", "1/10**29", SIZES),
    ("tau*n**2", ">=", "1/10", SIZES),
    ("c2", ">=", "c1", "0 < c2 < c1"),
])
def test_what_is_false_is_refuted_by_a_point(larger, relation, smaller, domain):
    found = decide(larger, relation, smaller, domain)
    assert found.answer == "no"
    assert found.witness
    assert not found.undefined


@pytest.mark.parametrize(("text", "name", "value"), [
    ("(k-1)/(k**2-k)", "k", 1), ("(2*k+2)*(n-100)/(n-100)", "n", 100), ("1/(n-k)", None, None),
    ("n*(n-98765)/(n-98765)", "n", 98765), ("log(k-1)", "k", 1), ("sqrt(k-3)", None, None), ("0**(k-3)", None, None),
])
def test_what_is_undefined_somewhere_is_found(text, name, value):
    found = defined(text, SIZES)
    assert found.answer == "no"
    assert found.undefined
    if name:
        assert found.witness[name] == Fraction(value)


@pytest.mark.parametrize("text", [
    "integers n >= 5*m", "n >= ", "n == n", "n >= __import__('os')", "integers n; reals n"])
def test_a_domain_that_cannot_be_read_is_refused(text):
    with pytest.raises(DomainError):
        Domain.parse(text)


def test_a_name_without_a_domain_is_refused():
    from numerics.expression import parse

    with pytest.raises(DomainError):
        decide(parse("x", ("x",)), ">=", "0", SIZES)
