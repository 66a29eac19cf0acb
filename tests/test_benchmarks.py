"""The kept ratios of ``verify bench``: one that falls by half is noticed."""

from __future__ import annotations

import json
import warnings

import pytest

from benchmarks.suite import Row, fallen, kept, rows
from tests.third_party import ROOT

KEPT = json.loads((ROOT / "benchmarks" / "ratios.json").read_text(encoding="utf-8"))


def test_the_kept_ratios_are_those_of_their_times():
    assert len(KEPT["rows"]) >= 20
    for row in KEPT["rows"]:
        assert row["ratio"] == pytest.approx(row["instead_seconds"] / row["seconds"], rel=0.01), row["task"]


def test_a_bound_with_its_certificate_is_faster_than_a_grid_that_shows_nothing_on_most_problems():
    """On at least eight of ten problems.  (scipy's evolution in doubles is faster on most.)"""
    grid = [row["ratio"] for row in KEPT["rows"] if row["instead"] == "mpmath on a grid"]
    assert len(grid) == 10
    assert sum(ratio >= 1 for ratio in grid) >= 8


def test_a_worst_case_takes_at_most_three_times_as_long_as_a_float_without_a_certificate():
    rates = [row["ratio"] for row in KEPT["rows"] if row["instead"] == "PEPit, a float"]
    assert len(rates) == 10
    assert min(rates) >= 1 / 3


def test_a_ratio_that_falls_by_half_is_named_and_a_slower_machine_is_not():
    before = kept([Row("sum", "ours", "loop", 1.0, 10.0), Row("product", "ours", "loop", 1.0, 10.0)])
    machine = [Row("sum", "ours", "loop", 3.0, 30.0), Row("product", "ours", "loop", 3.0, 16.0)]
    assert fallen(before, machine) == []
    (said,) = fallen(before, [Row("sum", "ours", "loop", 3.0, 14.0), Row("new", "ours", "loop", 1.0, 0.1)])
    assert said == "sum: 4.67 times as fast as loop, 10 before"


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_no_ratio_has_fallen_by_half():
    """It warns and does not fail: a machine may have another balance."""
    for said in fallen(KEPT, rows()):
        warnings.warn(said, stacklevel=1)
