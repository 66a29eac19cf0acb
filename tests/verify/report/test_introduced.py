"""A repair of the paper's own model is not shown as what is true of another one."""

from __future__ import annotations

import msgspec
import pytest

from tests.third_party import ROOT
from verify.files import read_results_file
from verify.records import Verdict
from verify.report.certificate_assignment import introduced

KEPT = ROOT / "models" / "variants" / "results"


def told(variant: str, claim: str, verdict: Verdict, **more) -> str:
    results = read_results_file(KEPT / f"{variant}.json.xz")
    found = next(item for item in results.claims if item.id == claim)
    repair = msgspec.structs.replace(found.repair, verdict=verdict, **more)
    return introduced(results, msgspec.structs.replace(found, repair=repair), "Instead")


@pytest.mark.parametrize("verdict", [Verdict.HOLDS, Verdict.OPEN, Verdict.REFUTED])
def test_in_a_run_of_the_papers_model_it_is_instead(verdict):
    assert told("default", "prop-21", verdict) == "Instead"


def test_elsewhere_it_is_instead_only_where_it_was_shown():
    assert told("line", "prop-21", Verdict.HOLDS) == "Instead"
    for verdict in (Verdict.OPEN, Verdict.REFUTED):
        assert "the paper's own model" in told("line", "prop-21", verdict)
    assert "the paper's own model" in told("whole-row", "lemma-18", Verdict.HOLDS, applicable=False)


def test_words_that_fix_uniform_inputs_are_about_the_papers_model():
    assert told("biased", "rem-10", Verdict.HOLDS) == "Instead, for the paper's own model,"
