"""hostile.txt: 160 statements of textbooks and their near misses, written before the engines were tuned.

No verdict may be wrong, in any kind; of bounds and polynomials at least nine in ten are decided.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from verify.engines import certify

LINES = (Path(__file__).parent / "hostile.txt").read_text().splitlines()
ROWS = [row.split(" || ") for row in LINES if row and not row.startswith("#")]
RIGHT = {"true": "holds", "false": "refuted"}
DECIDED = {"bound": 0.9, "nonneg": 0.9, "decide": 0.9, "growth": 0.8}
QUICK = ("bound", "nonneg")


def of(kind):
    return [row for row in ROWS if row[0] == kind]


def test_there_are_twenty_and_twenty_of_each_kind():
    for kind in {row[0] for row in ROWS}:
        assert sum(row[1] == "true" for row in of(kind)) == sum(row[1] == "false" for row in of(kind)) == 20


@pytest.mark.long
@pytest.mark.parametrize("kind", [k if k in QUICK else pytest.param(k, marks=pytest.mark.slow) for k in DECIDED])
def test_none_is_wrong_and_most_are_decided(kind):
    found = [
        (certify(said, over=over[0] if over else "", effort="quick").verdict, RIGHT[truth], said)
        for _, truth, said, *over in of(kind)
    ]
    assert [row for row in found if row[0] not in (row[1], "open")] == []
    told = sum(verdict == right for verdict, right, _ in found)
    assert told >= DECIDED[kind] * len(found), [row for row in found if row[0] == "open"]
