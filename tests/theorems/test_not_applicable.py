"""What is not applicable to a variant: at most a tenth of its statements, each with a reason that is one of a few."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.third_party import ROOT
from verify.files import read_results_file
from verify.records import Verdict
from verify.results.verdict_changes import judged

LIBRARY = ROOT / "models" / "variants"
REASONS = (
    r"it speaks of second derivatives, and a (ReLU|piecewise-linear activation) has none at its corners",
    r"it tells of runs that were made with the paper's own model",
    r"its formula has no meaning for this model \(what it says depends on x, which nothing binds\)",  # whole rows
    r"it speaks of attention weights that are the same for every input, and heads that look at tokens have none such",
)


def shares(name: str) -> tuple[int, Counter[str], list[Verdict]]:
    """How many statements, the reasons of those that are not applicable, and their verdicts."""
    results = read_results_file(LIBRARY / "results" / f"{name}.json.xz")
    everything = [item for _, _, item in judged(results.claims)]
    silent = [item for item in everything if not item.applicable]
    return len(everything), Counter(item.reason for item in silent), [item.verdict for item in silent]


@pytest.mark.parametrize("name", sorted(path.stem for path in LIBRARY.glob("*.toml")))
def test_at_most_a_tenth_is_not_applicable_and_each_has_a_reason(name):
    count, reasons, verdicts = shares(name)
    assert count > 300
    assert 10 * sum(reasons.values()) <= count
    assert set(verdicts) <= {Verdict.OPEN}
    for reason in reasons:
        assert any(re.fullmatch(known, reason) for known in REASONS), reason


def test_corners_are_a_reason_only_where_there_are_some_and_unbound_inputs_only_for_whole_rows():
    for path in LIBRARY.glob("*.toml"):
        _, reasons, _ = shares(path.stem)
        corners = path.stem in ("relu", "leaky-relu", "figure-2-published", "figure-2-revised")
        assert any("corners" in reason for reason in reasons) == corners, path.stem
        assert not any("nothing binds" in reason for reason in reasons) or path.stem == "whole-row"


@pytest.mark.parametrize("name", ["default", "cold", "warm"])
def test_nothing_is_without_a_meaning_for_the_papers_own_network(name):
    assert not shares(name)[1]
