"""The symbolic comparison: what it shows is true, and spikes, gaps and undefined points are not shown."""

from __future__ import annotations

import pytest

from numerics.expression import parse
from numerics.symbolic_order import at_least_one_of, at_most_one_of, is_multiple_of

SIZES = ("n", "k", "m", "norm")


@pytest.mark.parametrize(("text", "shown"), [
    ("n", True), ("n - 1", True), ("n/2", True), ("n - k", True), ("n - max(0, k - 7)", True), ("(n**2 - 1)/n", True),
    ("n + max(0, n - 8)", False), ("n + 1/10**9", False), ("n + 0/(n - 5001)", False), ("n + 0*log(n - 9)", False),
    ("n + 0*sqrt(n - 9)", False), ("n + 0*(n - 9)**(-1)", False), ("n + norm", False), ("n - norm", True),
])
def test_at_most(text, shown):
    assert at_most_one_of(parse(text, SIZES), ("n",)) is shown


def test_a_symbol_may_be_fixed():
    formula = parse("n + norm", SIZES)
    assert at_most_one_of(formula, ("n",), norm=0)
    assert at_least_one_of(formula, ("n",))
    assert not at_least_one_of(parse("n - norm", SIZES), ("n",))


@pytest.mark.parametrize(("text", "shown"), [
    ("5*norm*m**2/n", True), ("norm*m*m/(3*n)", True), ("norm*m**3/n", False), ("norm*m**2/n + max(0, n - 100)", False),
    ("norm*m**2/n + 0/(n - 4)", False),
])
def test_multiples(text, shown):
    assert is_multiple_of(parse(text, SIZES), "norm*m**2/n") is shown


def test_a_share_is_a_number_between_nothing_and_all():
    from numerics.symbolic_order import is_share_of

    whole = "1 - 2*m/2**ceil((n-1)/m)"
    for text, share in (("0.999*({})", True), ("({})/3*2", True), ("0*({})", True), ("1.001*({})", False),
                        ("-({})", False), ("({})/n", False), ("({}) - 1/2**n", False)):
        assert is_share_of(parse(text.format(whole), ("n", "m")), whole) is share, text
