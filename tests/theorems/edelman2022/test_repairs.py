"""The second paper: nonsense in the place of a formula never holds, and falsified repairs move their verdicts."""

from __future__ import annotations

import pytest

from tests.theorems.helpers import claim_of, nonsense, verdicts
from verify.verdicts.statements import statements

CLAIMS = {name: claim_of(f"edelman-{name}") for name in ("head", "lipschitz", "capacity", "representation")}
QUANTITIES = [(name, q.name) for name, claim in CLAIMS.items() for q in claim.quantities]


@pytest.mark.sample(12)
@pytest.mark.parametrize(("claim", "name"), QUANTITIES, ids=lambda x: x)
def test_a_formula_that_has_no_value_never_holds(claim, name):
    assert any(name in stated.mentions for stated in statements(CLAIMS[claim]))
    for what, text in nonsense(CLAIMS[claim], name).items():
        if what == "undefined":
            found = verdicts(CLAIMS[claim], mentioning=name, **{name: text})
            assert "holds" not in found.values(), (what, found)


LOWER = {("representation", "needed")}  # a bound from below: 0 and less are true of it


@pytest.mark.sample(12)
@pytest.mark.parametrize(("claim", "name"), [item for item in QUANTITIES if item not in LOWER], ids=lambda x: x)
def test_nothing_of_size_zero_or_less_holds(claim, name):
    for text in ("0", "-1"):
        found = verdicts(CLAIMS[claim], mentioning=name, **{name: text})
        holding = {address for address, verdict in found.items() if verdict == "holds"}
        assert holding <= {"edelman-capacity.log-T"}, (text, found)  # 0 is O(log T)


EXACT = [
    ("head", "total"),
    ("lipschitz", "own"),
    ("lipschitz", "cross"),
    ("lipschitz", "modulus"),
    ("lipschitz", "repair.constant"),
    ("lipschitz", "repair.modulus"),
    ("lipschitz", "repair.weights"),
    ("lipschitz", "repair.values"),
    ("lipschitz", "repair.tokens"),
    ("lipschitz", "repair.context"),
    ("capacity", "split"),
    ("representation", "off_mass"),
    ("representation", "needed"),
]


@pytest.mark.parametrize(("claim", "name"), EXACT, ids=lambda x: x)
def test_what_is_exact_is_not_as_large_as_one_likes(claim, name):
    found = verdicts(CLAIMS[claim], mentioning=name, **{name: "10**9"})
    assert "holds" not in found.values()


FALSIFIED = [
    ("lipschitz", "repair.constant", "2", "refuted"),
    ("lipschitz", "repair.constant", "99/100", "refuted"),
    ("lipschitz", "repair.modulus", "delta", "refuted"),
    ("lipschitz", "repair.modulus", "2 - 4/(exp(delta) + 1)", "holds"),
    ("lipschitz", "repair.weights", "2*L*B_V*B_X**3", "refuted"),
    ("lipschitz", "repair.weights", "L*B_V*B_X**2", "refuted"),
    ("lipschitz", "repair.weights", "L*B_V*B_X**3*(1 - 1/10**5)", "refuted"),
    ("lipschitz", "repair.weights", "L*(B_V*B_X)*B_X*B_X", "holds"),
    ("lipschitz", "repair.values", "L*B_X/2", "refuted"),
    ("lipschitz", "repair.tokens", "L*B_V", "refuted"),
    ("lipschitz", "repair.tokens", "L*B_V*(1 + B_QK*B_X**2)", "refuted"),
    ("lipschitz", "repair.context", "L*B_V*B_QK*B_X", "refuted"),
    ("capacity", "repair.with_length", "(L*B_V*B_X)**2*((B_QK*B_X**2)**(2/3) + 1)**3/epsilon**2", "refuted"),
    (
        "capacity",
        "repair.with_length",
        "2*(L*B_V*B_X)**2*((B_QK*B_X**2)**(2/3) + 1)**3/epsilon**2*log(2*m*T + 1)",
        "holds",
    ),
    ("capacity", "repair.without_length", "(L*B_V*B_X)**2*exp(B_QK*B_X**2)/epsilon**2*log(2*m + 1)/1000", "refuted"),
    ("capacity", "repair.without_length", "8*(L*B_V*B_X)**2*exp(3*B_QK*B_X**2)/epsilon**2*log(2*m + 1)", "open"),
    ("capacity", "repair.boxes", "log(ceil(L*B_V*B_X/epsilon))", "refuted"),
    ("capacity", "repair.boxes", "m*log(1 + ceil(L*B_V*B_X/epsilon))", "holds"),
]


@pytest.mark.sample(8)
@pytest.mark.parametrize(("claim", "name", "text", "expected"), FALSIFIED)
def test_a_repair_is_judged_by_what_it_says(claim, name, text, expected):
    address = f"edelman-{claim}!repair"
    assert verdicts(CLAIMS[claim], at=(address,), **{name: text}) == {address: expected}


@pytest.mark.parametrize("claim", ["lipschitz", "capacity"])
def test_the_repairs_hold_as_they_stand(claim):
    address = f"edelman-{claim}!repair"
    assert verdicts(CLAIMS[claim], at=(address,)) == {address: "holds"}
