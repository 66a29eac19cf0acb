from __future__ import annotations

import pytest

from tests.expected import verdicts_of
from tests.theorems.helpers import claim_of, nonsense, verdicts

CLAIM = claim_of("sec-3-scope")


def test_verdicts():
    assert verdicts(CLAIM) == verdicts_of(CLAIM.id)


@pytest.mark.parametrize("name", [q.name for q in CLAIM.quantities])
def test_nonsense_never_holds(name):
    for text in nonsense(CLAIM, name).values():
        assert "holds" not in verdicts(CLAIM, mentioning=name, **{name: text}).values(), text


def test_the_least_cost_by_brute_force():
    """An oracle of its own: a fine grid of outputs in rationals."""
    from fractions import Fraction

    from numerics.opposed_labels import least_risk
    from verify.statement.formula import read_formula

    formula = read_formula(least_risk(), ("w",))
    for w in (Fraction(1, 10), Fraction(1, 4), Fraction(1, 2), Fraction(9, 10)):
        grid = [Fraction(i, 40) for i in range(-120, 121)]
        costs = [(1 - w) * max(0, 1 - c) ** 2 + w * max(0, 1 + c) ** 2 for c in grid]
        assert min(costs) == formula.exact({"w": w})
