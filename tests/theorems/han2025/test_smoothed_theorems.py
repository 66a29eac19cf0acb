"""A theorem in Coq that assumes b > 0 does not stand behind words on a model with b = 0."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest

from numerics.parity.model import ModelSpec
from tests.third_party import ROOT
from theorems.han2025.choices import SMOOTHED, speaks_of_the_papers
from verify.statement.catalogue import entries_of
from verify.verdicts import papers

CLAIMS = (ROOT / "proofs" / "han2025" / "Claims.v").read_text()
BODIES = {m[1]: m[2].strip() for m in re.finditer(r"Definition (\w+) : Prop :=(.*?)\.\n", CLAIMS, re.S)}
NAMES = {m[1]: m[2] for m in re.finditer(r"\(\* claim: (\S+?)(?: refuted)? \*\)\s*Definition (\w+) : Prop", CLAIMS)}


def said(address: str) -> str:
    """What the theorem of an address says, where it is the name of another one too."""
    text = BODIES[NAMES[address]]
    while text in BODIES:
        text = BODIES[text]
    return text


@pytest.mark.parametrize("address", sorted(SMOOTHED))
def test_the_theorem_assumes_a_smoothing(address):
    assert re.search(r"0 < b\b|b = 1 */ *100|1 / 100", said(address))
    assert "0 <= b" not in said(address)
    words = SimpleNamespace(statement=None, address=address)
    assert speaks_of_the_papers(ModelSpec(b="0"), words)
    assert not speaks_of_the_papers(ModelSpec(), words)


def test_formulas_of_positive_readings_on_frozen_heads_say_it_themselves():
    formulas = entries_of(papers.paper("han2025"))
    for address in ("thm-11/charitable", "rem-12/charitable", "contribution-ii/charitable"):
        assert address not in SMOOTHED
        assert "b > 0" in formulas[address].statement.text
    for address in ("rem-9/edges", "rem-9.heads/edges", "thm-11!repair", "rem-13!repair"):
        assert address not in SMOOTHED
        assert "b > 0" not in formulas[address].statement.text
