from __future__ import annotations

import pytest

from tests.expected import verdicts_of
from tests.theorems.helpers import claim_of, nonsense, verdicts

CLAIM = claim_of("sec-3-scope")


REPAIR = f"{CLAIM.id}!repair"


def test_verdicts():
    assert verdicts(CLAIM) == verdicts_of(CLAIM.id)


@pytest.mark.sample(8)
@pytest.mark.parametrize("name", ["repair.noise", "repair.missing"])
@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("4*w*(1 - w)", "holds"),
        ("1 - (1 - 2*w)**2", "holds"),
        ("4*w - 4*w**2", "holds"),
        ("4*w", "refuted"),
        ("3*w*(1 - w)", "refuted"),
        ("4*w**2*(1 - w)", "refuted"),
        ("4*w*(1 - w)**2", "refuted"),
        ("4*w*(1 + w)", "refuted"),
        ("-4*w*(1 - w)", "refuted"),
        ("min(w, 1 - w)", "refuted"),
        ("4*w*(1 - w) + (1 - 2*w)**2/10**12", "refuted"),
        ("log(1 + 4*w)*(1 - w)", "refuted"),
    ],
)
def test_a_falsified_repair_falls(name, text, verdict):
    symbol = next(q.symbols[0] for q in CLAIM.quantities if q.name == name)
    assert verdicts(CLAIM, mentioning=name, **{name: text.replace("w", symbol)}) == {REPAIR: verdict}


@pytest.mark.parametrize("name", [q.name for q in CLAIM.quantities])
def test_nonsense_never_holds(name):
    for text in nonsense(CLAIM, name).values():
        assert "holds" not in verdicts(CLAIM, mentioning=name, **{name: text}).values(), text


def test_the_least_cost_by_brute_force():
    """An oracle of its own: a fine grid of outputs in rationals."""
    from fractions import Fraction

    from numerics.formula.grammar import parse
    from numerics.opposed_labels import least_risk

    formula = parse(least_risk(), ("w",))
    for w in (Fraction(1, 10), Fraction(1, 4), Fraction(1, 2), Fraction(9, 10)):
        grid = [Fraction(i, 40) for i in range(-120, 121)]
        costs = [(1 - w) * max(0, 1 - c) ** 2 + w * max(0, 1 + c) ** 2 for c in grid]
        assert min(costs) == formula.exact({"w": w})
