"""Small ratios of other models against the evaluator of statements, and words about a smoothed classifier."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from numerics.parity.model import ModelSpec, load_model
from numerics.parity.risk.any_ratio import any_ratio
from theorems.han2025 import PAPER
from verify.court.elsewhere import elsewhere
from verify.statement.catalogue import statements_of
from verify.statement.certificate import certificate, check

LIBRARY = {
    path.stem: load_model(path) for path in sorted((Path(__file__).parents[3] / "models" / "variants").glob("*.toml"))
}


@pytest.mark.parametrize("name", ["mostly-ones", "logistic"])
def test_the_evaluator_of_statements_agrees_with_the_rule(name):
    """The same heads, put into the formula of the reading: the language computes them from the model's definitions."""
    model = LIBRARY[name]
    body = any_ratio(model, 4, 1, Fraction(1, 4), Fraction(1, 2)).body
    statement = statements_of(PAPER, model, {}, ("lemma-8",))["lemma-8/appendix-bounds"]
    place = {"n": 4, "k": 1, "tau": "1/4", "b": "1/100", "B": body["parity_set"], "x": "0000", "A": body["places"]}
    assert check(certificate(statement, "point", assignment=place), expected=statement.digest).refutes


def test_words_about_a_smoothed_classifier_are_not_formal_for_a_relu():
    data = ModelSpec(b="0").to_dict()
    beyond = elsewhere(PAPER, ("thm-5", "lemma-8"), data)
    assert {"thm-5/infimum", "thm-5.initial-risk", "lemma-8/infimum"} <= beyond.apart
    assert elsewhere(PAPER, ("thm-5", "lemma-8"), ModelSpec(loss="square").to_dict()).apart.isdisjoint(
        {"thm-5/infimum"}
    )
