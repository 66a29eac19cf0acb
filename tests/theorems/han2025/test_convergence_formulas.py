"""What is put in is what is judged: formulas of Theorem 5, its lemmas and remarks without a value, and our repairs."""

from __future__ import annotations

import pytest

from tests.theorems.helpers import claim_of, nonsense, verdicts

MODULES = ("sec_3_scope", "lemma_17", "lemma_18", "lemma_19", "rem_10", "lemma_8", "thm_5")
CLAIMS = {name: claim_of(name.replace("_", "-")) for name in MODULES}
QUANTITIES = [(name, quantity.name) for name, claim in CLAIMS.items() for quantity in claim.quantities]
TRUE = {"holds", "vacuous", "limit"}


@pytest.mark.sample(12)
@pytest.mark.parametrize(("name", "quantity"), QUANTITIES)
def test_a_formula_without_a_value_makes_nothing_true(name, quantity):
    claim = CLAIMS[name]
    for what, text in nonsense(claim, quantity).items():
        if what.startswith("undefined"):
            found = verdicts(claim, mentioning=quantity, **{quantity: text})
            assert found
            assert not TRUE & set(found.values()), (text, found)


@pytest.mark.parametrize(("name", "quantity"), QUANTITIES)
def test_every_formula_is_mentioned_by_a_statement(name, quantity):
    from verify.verdicts.statements import statements

    assert any(quantity in stated.mentions for stated in statements(CLAIMS[name]))


REPAIRS = [  # each quantity of a repair falsified in several ways, and true ones in other words
    (
        "lemma_8",
        "repair.mu",
        {
            "0*n": "holds",
            "n - n": "holds",
            "1/10**9": "refuted",
            "-1/10**9": "refuted",
            "max(0, n - 5)": "refuted",
            "tau*b/10**30": "refuted",
            "max(0, k - n)": "holds",
        },
    ),
    (
        "lemma_17",
        "repair.product",
        {
            "(2*r1*s1/tau)*(2*r2*s2/tau)*C": "holds",
            "2*r1*r2*s1*s2*C/tau**2": "refuted",
            "-4*r1*r2*s1*s2*C/tau**2": "refuted",
            "4*r1*r2*s1*s2*C/tau": "refuted",
            "4*r1**2*s1*s2*C/tau**2": "refuted",
            "4*max(r1, -10**20)*r2*s1*s2*C/tau**2": "refuted",
            "4*r1*r2*s1*s2*C/tau**2 + 1/10**50": "refuted",
        },
    ),
    ("lemma_17", "repair.opposed", {"1 - 2": "holds", "1": "refuted", "-1.0000001": "refuted", "0": "refuted"}),
    (
        "lemma_18",
        "repair.factor",
        {
            "0.25": "holds",
            "1/2 - 1/4": "holds",
            "1/2": "refuted",
            "1/5": "refuted",
            "-1/4": "refuted",
            "sqrt(1/15)": "refuted",
        },
    ),
    (
        "lemma_18",
        "repair.single",
        {"n*0": "holds", "1/n**100": "refuted", "-1": "refuted", "max(0, 1 - tau)": "refuted"},
    ),
    (
        "lemma_19",
        "repair.sum",
        {
            "max(1 - f0, 0)**2": "holds",
            "(1 - f0)**2": "refuted",
            "max(0, 1 - f0)": "refuted",
            "max(0, 1 - f0)**2/2": "refuted",
            "max(0, 2 - f0)**2": "refuted",
            "0": "refuted",
        },
    ),
    (
        "thm_5",
        "repair.odd",
        {
            "(1 - f0)**2/2**(n + 1)": "holds",
            "(f0 - 1)**2*(1/2)**n": "holds",
            "(1 - f0)**2/2**(n - 1)": "refuted",
            "(1 - f0)**2": "refuted",
            "0": "refuted",
            "(1 - f0)/2**n": "refuted",
            "-(1 - f0)**2/2**n": "refuted",
        },
    ),
    (
        "thm_5",
        "repair.even",
        {"(1 + low)**2/4**n": "holds", "(1 - low)**2/2**n": "refuted", "4": "refuted", "-(1 + low)**2": "refuted"},
    ),
    (
        "thm_5",
        "repair.most",
        {
            "n - 1/2": "holds",
            "n": "refuted",
            "n + 1": "refuted",
            "max(n - 1, 1)": "refuted",
            "max(n - 1, n*(n - 10**9))": "refuted",
        },
    ),
    ("thm_5", "repair.share", {"2/4": "holds", "3/4": "holds", "1/3": "open", "0.4999": "open", "2": "open"}),
    (
        "thm_5",
        "repair.law",
        {
            "(tau/(2*gap))**2/(eta*t)": "holds",
            "tau**2/(2*eta*gap**2*t)": "refuted",
            "tau/(4*eta*gap**2*t)": "refuted",
            "tau**2/(4*eta*gap*t)": "refuted",
            "tau**2/(4*eta*gap**2*t**2)": "refuted",
            "-tau**2/(4*eta*gap**2*t)": "refuted",
            "tau**2/(4*eta*gap**2*(t + 5))": "open",
            "tau**2/(4*eta*gap**2*t) + 1/t**2": "open",
        },
    ),
    ("thm_5", "repair.limit", {"3 - 2": "holds", "0": "refuted", "2": "refuted", "0.999999": "refuted"}),
    (
        "thm_5",
        "repair.step",
        {"tau**2/3": "holds", "tau**2": "refuted", "tau/2": "refuted", "0.500001*tau**2": "refuted"},
    ),
]


@pytest.mark.sample(24)
@pytest.mark.parametrize(
    ("name", "quantity", "text", "verdict"),
    [(name, quantity, *pair) for name, quantity, table in REPAIRS for pair in table.items()],
)
def test_a_repair_is_judged_by_what_it_says(name, quantity, text, verdict):
    claim = CLAIMS[name]
    assert verdicts(claim, at=(f"{claim.id}!repair",), **{quantity: text}) == {f"{claim.id}!repair": verdict}
