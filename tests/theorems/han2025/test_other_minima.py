"""Words about a smoothed classifier are not about another one."""

from __future__ import annotations

from pathlib import Path

from numerics.parity.model import ModelSpec, load_model
from theorems.han2025 import PAPER
from verify.verdicts.other_model import elsewhere

LIBRARY = {
    path.stem: load_model(path) for path in sorted((Path(__file__).parents[3] / "models" / "variants").glob("*.toml"))
}


def test_words_about_a_smoothed_classifier_are_not_formal_for_a_relu():
    data = ModelSpec(b="0").to_dict()
    beyond = elsewhere(PAPER, ("thm-5", "lemma-8"), data)
    assert {"thm-5/infimum", "thm-5.initial-risk", "lemma-8/infimum"} <= beyond.apart
    assert elsewhere(PAPER, ("thm-5", "lemma-8"), ModelSpec(loss="square").to_dict()).apart.isdisjoint(
        {"thm-5/infimum"}
    )
