"""Ranges of claims and of their evidence, read from formulas and results."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.verify.report.samples import claim, sample
from verify.records import Count, Kind, Verdict
from verify.report.ranges import rows
from verify.results.schema import Formal, ReadingResult

FORMULA = """
for_all n >= k >= 1, 0 < tau <= 1, m : nat, B : subset(n, k), x : bits(n), A : heads(max(n, k))
given   tau == 1/n, B[1], risk < 1/2
says    n >= 0
"""


def reading(**fields: Any) -> ReadingResult:
    common: dict[str, Any] = {"id": "literal", "text": "t", "summary": "s", "formula": FORMULA}
    return ReadingResult(**{"verdict": Verdict.HOLDS, "evidence": Kind.FORMAL, **common, **fields})


HAND = Formal(theorem="t", by_hand=True)


@pytest.mark.parametrize(
    ("literal", "claimed", "checked"),
    [
        (reading(), "n ≥ k ≥ 1, 0 < τ ≤ 1, τ = 1/n", "all of it"),
        (reading(formal=HAND), "n ≥ k ≥ 1, 0 < τ ≤ 1, τ = 1/n", "all of it, statement written by hand"),
        (reading(evidence=Kind.ARGUED, formula=""), "in words only", "all of it, not machine-checked"),
        (reading(verdict=Verdict.OPEN, evidence=Kind.NONE, formula="says 1 <= 2"), "in the formula", "undecided"),
        (
            reading(verdict=Verdict.REFUTED, counterexample={"n": 2, "tau": "1/2", "A": [["0", "1"]]}),
            "n ≥ k ≥ 1, 0 < τ ≤ 1, τ = 1/n",
            "false at n = 2, τ = 1/2",
        ),
        (reading(verdict=Verdict.REFUTED), "n ≥ k ≥ 1, 0 < τ ≤ 1, τ = 1/n", "false: Coq proof"),
        (
            reading(formula="", threshold="1/2", counts=(Count(1, 20, "a"), Count(0, 20, "b"))),
            "a success rate above or below 1/2",
            "40 runs",
        ),
    ],
)
def test_ranges(literal: ReadingResult, claimed: str, checked: str) -> None:
    results = msgspec.structs.replace(sample(), claims=(claim("lemma-1", literal.verdict, readings=(literal,)),))
    [row] = rows(results)
    assert (row.claimed, row.checked) == (claimed, checked)
