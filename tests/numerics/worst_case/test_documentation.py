"""The page docs/worst-case.md: its numbers are those of the code."""

from __future__ import annotations

import re

from numerics.worst_case.classes import CLASSES
from tests.third_party import ROOT
from theorems.published_rates.table import rates
from verify.rules.worst_case import sizes as rule

PAGE = (ROOT / "docs" / "worst-case.md").read_text()


def test_the_classes_and_the_numbers_are_those_of_the_code():
    table = [line for line in PAGE.splitlines() if line.startswith("| `")]
    told = {name: line.rstrip().endswith("yes |") for line in table for name in re.findall(r"`([a-z-]+)`", line)}
    assert told == {name: rule.sufficient for name, rule in CLASSES.items()}
    sizes = sum(len(rate.at) for rate in rates())
    assert f"audits {len(rates())} guarantees of the literature at {sizes} sizes" in PAGE
    limits = rule._MAX_VECTORS, rule._MAX_VALUES, rule._MAX_SAMPLES
    assert "{} basis vectors, {} values, {} samples".format(*limits) in PAGE
