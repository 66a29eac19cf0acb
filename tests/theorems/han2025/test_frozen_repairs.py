"""What is put in is what is judged: nonsense and falsified repairs of the claims on frozen heads move verdicts."""

from __future__ import annotations

import pytest

from tests.theorems.helpers import claim_of, nonsense, verdicts
from verify.verdicts.statements import statements

CLAIMS = {
    name: claim_of(name) for name in ("prop-4", "thm-11", "rem-12", "rem-13", "contribution-ii", "cor-20", "prop-21")
}
QUANTITIES = [(claim.id, q.name) for claim in CLAIMS.values() for q in claim.quantities]


@pytest.mark.sample(12)
@pytest.mark.parametrize(("claim", "name"), QUANTITIES, ids=lambda x: x)
def test_a_formula_that_has_no_value_never_holds(claim, name):
    for what, text in nonsense(CLAIMS[claim], name).items():
        if what == "undefined":
            found = verdicts(CLAIMS[claim], mentioning=name, **{name: text})
            assert found, f"no statement of {claim} mentions {name}"
            assert "holds" not in found.values(), (what, found)


@pytest.mark.parametrize(("claim", "name"), QUANTITIES, ids=lambda x: x)
def test_every_quantity_is_mentioned_somewhere(claim, name):
    assert any(name in stated.mentions for stated in statements(CLAIMS[claim]))


# a bound and the nonsense on the wrong side of it: no statement that mentions it may hold
TOO_LARGE = [
    ("prop-4", "risk"),
    ("prop-4", "edges"),
    ("prop-4", "repair.risk"),
    ("prop-4", "repair.edges"),
    ("thm-11", "bound"),
    ("thm-11", "pair"),
    ("thm-11", "repair.prefix"),
    ("thm-11", "repair.bound"),
    ("rem-12", "order"),
    ("rem-12", "first"),
    ("rem-12", "second"),
    ("rem-13", "corollary"),
    ("rem-13", "repair.bound"),
    ("cor-20", "bound"),
    ("cor-20", "subset_size"),
    ("cor-20", "pair_loss"),
    ("cor-20", "repair.tosses"),
    ("cor-20", "repair.exact"),
    ("cor-20", "repair.share"),
]
HARMLESS = {
    ("thm-11", "pair"): {"thm-11.sum-over-subset"},  # an inference from any pair loss
    ("cor-20", "pair_loss"): {"cor-20.final"},
    ("cor-20", "subset_size"): {"cor-20.final"},
    ("rem-12", "order"): {  # what vanishes against a number vanishes against n
        "rem-12/charitable",
        "rem-12.limit-first-factor/weights-bounded-below",
        "rem-12.conclusion/bounded-embeddings",
    },
}
FOLLOWS = {("thm-11", "change"): {"thm-11.pair-loss/positive-part"}}  # given that change
TOO_SMALL = [
    ("thm-11", "attention_cap"),
    ("thm-11", "delta_other"),
    ("thm-11", "delta_p"),
    ("thm-11", "change"),
    ("thm-11", "complement"),
    ("thm-11", "line_4"),
    ("thm-11", "repair.movement"),
    ("rem-12", "product"),
    ("rem-13", "repair.enough"),
    ("contribution-ii", "product"),
    ("cor-20", "repair.heads"),
    ("rem-13", "heads"),
    ("rem-13", "repair.heads"),
    ("contribution-ii", "order"),
]


@pytest.mark.sample(8)
@pytest.mark.parametrize(("claim", "name"), TOO_LARGE, ids=lambda x: x)
def test_an_absurdly_large_lower_bound_does_not_hold(claim, name):
    found = verdicts(CLAIMS[claim], mentioning=name, **{name: "10**9"})
    holding = {address for address, verdict in found.items() if verdict == "holds"}
    assert holding <= HARMLESS.get((claim, name), set()), found


@pytest.mark.sample(12)
@pytest.mark.parametrize("text", ["0", "-1"])
@pytest.mark.parametrize(("claim", "name"), TOO_SMALL, ids=lambda x: x)
def test_an_upper_bound_that_is_not_positive_does_not_hold(claim, name, text):
    found = verdicts(CLAIMS[claim], mentioning=name, **{name: text})
    holding = {address for address, verdict in found.items() if verdict == "holds"}
    assert holding <= FOLLOWS.get((claim, name), set()), found


FALSIFIED = [
    ("prop-4", "repair.risk", "1 + 1/10**9", "refuted"),
    ("prop-4", "repair.risk", "1/2", "holds"),
    ("prop-4", "repair.edges", "n + 1/1000", "refuted"),
    ("prop-4", "repair.edges", "n - k", "holds"),
    ("prop-4", "repair.edges", "n + floor(n/10**6)", "refuted"),
    ("prop-21", "repair.gap", "0", "refuted"),
    ("prop-21", "repair.gap", "2", "holds"),
]


@pytest.mark.sample(16)
@pytest.mark.parametrize(("claim", "name", "text", "expected"), FALSIFIED)
def test_a_repair_is_judged_by_what_it_says(claim, name, text, expected):
    address = f"{claim}!repair"
    assert verdicts(CLAIMS[claim], at=(address,), **{name: text}) == {address: expected}


@pytest.mark.parametrize("claim", CLAIMS)
def test_the_repairs_hold_as_they_stand(claim):
    address = f"{claim}!repair"
    assert verdicts(CLAIMS[claim], at=(address,)) == {address: "holds"}


# Formulas written unusually, and false ones that fail at one size, far out, or where they have no value; truth by hand.
FIRST = "(1 - 2*m/2**ceil((n-1)/(5*m)))"
HOSTILE = [
    ("cor-20", "cor-20", "bound", "1 - 2*m*2**floor((1-n)/m)", "holds"),
    ("cor-20", "cor-20", "bound", "1 - 1/(n*m)", "refuted"),  # 7/8 beside the exact 1/2 at n = 4, m = 2
    ("cor-20", "cor-20", "bound", "(1 - 2*m/2**ceil((n-1)/m))*(n-100)/(n-100)", "open"),  # no value at n = 100
    ("cor-20", "cor-20", "bound", "1 - 2*m/2**ceil((n-1)/m) + floor(n/10**9)/10", "refuted"),
    ("cor-20", "cor-20", "bound", "1 - 2*m/2**ceil(n/m)", "holds"),  # prefixes of ⌈n/m⌉ - 1 positions miss one as well
    ("cor-20", "cor-20.pair-loss", "pair_loss", "2 + 10**-30", "refuted"),
    ("cor-20", "cor-20.final", "bound", "1 - 2*m/2**ceil((n-1)/m) + 1/10**n", "refuted"),
    ("thm-11", "thm-11/charitable", "bound", FIRST + "*(1 - 10*m**2*norm/n + 25*m**4*norm**2/n**2)", "holds"),
    ("thm-11", "thm-11/charitable", "bound", FIRST + "*(1 - norm*5*m**2/n)**2 + max(0, 1 - (n-50)**2)", "refuted"),
    ("thm-11", "thm-11.attention-cap", "attention_cap", "1/(1 - floor(-n/(5*m)))", "holds"),
    ("thm-11", "thm-11.attention-cap", "attention_cap", "(n-37)/((n/(5*m) + 1)*(n-37))", "open"),  # no value at n = 37
    ("thm-11", "thm-11.delta-gamma-p", "delta_p", "5*m/n*min(1, 10**6/n)", "refuted"),
    ("thm-11", "thm-11.pair-loss/positive-part", "pair", "2*(1 - norm*5*m**2/n)**2 + norm/10**9", "refuted"),
    ("rem-13", "rem-13/lower-bound", "heads", "n*log(n+1)", "refuted"),
    ("rem-13", "rem-13/lower-bound", "heads", "n/log(n+1)", "holds"),
    ("prop-4", "prop-4.count", "edges", "(n**2-25)/(n-5) - 5", "open"),  # no value at n = 5
    ("prop-4", "prop-4.count", "edges", "n + 10**-12", "refuted"),
    ("prop-21", "prop-21/charitable", "gap", "sqrt(2)", "holds"),
    ("prop-21", "prop-21/charitable", "gap", "1 - 10**-9", "refuted"),
]


@pytest.mark.sample(8)
@pytest.mark.parametrize(("claim", "address", "name", "text", "expected"), HOSTILE)
def test_what_is_put_in_is_what_is_judged(claim, address, name, text, expected):
    assert verdicts(CLAIMS[claim], at=(address,), **{name: text}) == {address: expected}
