"""Proposition 21: the circle, ties, tokens, and the classifier that is never exact."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction

import pytest

from numerics.frozen.limit_heads import hard_risk, soft_risk, zigzag
from numerics.parity.model import decode_model
from tests.theorems.helpers import Court, claim_of

CLAIM = claim_of("prop-21")


@pytest.mark.slow
def test_verdicts_of_the_printed_proposition():
    court = Court(CLAIM)
    assert {r.id: str(court.reading(r.id)) for r in CLAIM.readings} == {
        "literal": "refuted",
        "charitable": "holds",
        "averaged-ties": "holds",
        "token-heads": "refuted",
        "smoothed": "vacuous",
    }
    assert {s.id.split(".")[1]: str(court.step(s.id.split(".")[1])) for s in CLAIM.steps} == {
        "unique-optimum": "refuted",
        "three-cases": "refuted",
        "half-off": "refuted",
        "conclusion": "holds",
    }
    assert court.step("unique-optimum", "circle") == "holds"
    assert court.step("three-cases", "faces") == "holds"
    assert court.step("half-off", "costs-risk") == court.step("half-off", "sum") == "holds"
    assert court.repair() == "holds"


@pytest.mark.parametrize("n", [3, 4, 5, 6])
def test_the_counterexample_at_other_sizes(n):
    """Half-way between n and 1, as in the certificate for n = 4."""
    assert soft_risk(n, [1, 1], (1, n)) == 0
    assert hard_risk(n, [1, 1], (1, n)) == 2


def test_no_tie_is_needed():
    """Two heads turned by 10τ² from the midpoint of positions 4 and 1, by softmax in floating point."""
    tau = 0.001
    scores = [math.cos(math.pi / 4 + 10 * tau**2 - math.pi / 2 * p) for p in range(1, 5)]
    weights = [math.exp((s - max(scores)) / tau) for s in scores]
    rows = {"soft": [w / sum(weights) for w in weights], "hard": [float(s == max(scores)) for s in scores]}
    risks = {}
    for name, row in rows.items():
        outputs = [
            (x, float(zigzag(2, Fraction(2 * sum(g * b for g, b in zip(row, x, strict=True))))))
            for x in itertools.product((0, 1), repeat=4)
        ]
        risks[name] = sum(max(0.0, 1 - (-1) ** (x[0] + x[3]) * y) ** 2 for x, y in outputs) / 16
    assert risks["soft"] == pytest.approx(2.0e-4, rel=1e-2)
    assert risks["hard"] == 2
    assert sum(s == max(scores) for s in scores) == 1


def test_one_head_a_bit_survives_and_a_half_does_not():
    assert soft_risk(6, [2, 8], (1, 4)) == hard_risk(6, [2, 8], (1, 4)) == 0
    assert soft_risk(6, [3, 8], (1, 4)) > Fraction(1, 10)  # half of head 1 on position 2


def test_other_positions_are_not_judged_by_the_circle():
    """On a line the first and the last position are no neighbours, so what is false on the circle holds there."""
    model = decode_model({"schema": 1, "model": {"positions": "line"}})
    assert Court(CLAIM, model=model).reading() == "holds"
    model = decode_model({"schema": 1, "model": {"positions": "circle:2"}})
    assert Court(CLAIM, model=model).reading() == "open"  # its checks say nothing, a stored point does
