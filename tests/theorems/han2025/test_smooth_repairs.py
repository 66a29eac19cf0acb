"""A repair is judged by what it says: each of its formulas, falsified both ways and written another way."""

from __future__ import annotations

import pytest

from tests.theorems.helpers import claim_of, verdicts

CLAIMS = {name: claim_of(name) for name in ("lemma-6", "lemma-7", "lemma-14", "lemma-15", "lemma-16")}
BENT = "(8*k/(3*sqrt(3)) + k**2/sqrt(b))/tau**2"
PRODUCT = "((2*k - 1 + 4*k*sqrt(b))*(8*k/(3*sqrt(3)) + k**2/sqrt(b)) + 4*k**3)/tau**2"
LOSS = "2*((2*k + 4*k*sqrt(b))*(8*k/(3*sqrt(3)) + k**2/sqrt(b)) + 4*k**3)/tau**2"


@pytest.mark.sample(12)
@pytest.mark.parametrize(
    ("claim", "name", "text", "verdict"),
    [
        ("lemma-6", "constant", f"({BENT})/100", "refuted"),
        ("lemma-6", "constant", f"1001/1000*({BENT})", "holds"),
        ("lemma-6", "constant", "(8*k/(3*sqrt(3)) + k**2/sqrt(b))/tau", "refuted"),
        ("lemma-6", "least", "1", "refuted"),
        ("lemma-6", "least", "3", "holds"),
        ("lemma-6", "least", "3/2", "open"),
        ("lemma-16", "constant", "((8*k/(3*sqrt(3)) + 1/(1 + sqrt(b))) + 4*k**3)/tau**2", "refuted"),
        ("lemma-16", "constant", f"({PRODUCT})/3", "refuted"),
        ("lemma-16", "constant", f"{PRODUCT} + n", "holds"),
        ("lemma-7", "constant", "tau**2/b", "refuted"),
        ("lemma-7", "constant", f"({LOSS})/9", "refuted"),
        ("lemma-7", "constant", f"({LOSS})*k", "holds"),
        ("lemma-7", "enough", "2*l1*C", "refuted"),
        ("lemma-7", "enough", "l2 + B", "refuted"),
        ("lemma-7", "enough", "2*B + 2*l2 + l1", "holds"),
    ],
)
def test_a_falsified_repair_moves_its_verdict_and_a_weaker_one_keeps_it(claim, name, text, verdict):
    address = f"{claim}!repair"
    assert verdicts(CLAIMS[claim], at=(address,), **{f"repair.{name}": text})[address] == verdict
