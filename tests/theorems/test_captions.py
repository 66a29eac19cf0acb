"""A caption of a figure is short: what is seen, what it means, and what to compare it with."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

REPORTS = Path(__file__).parents[2] / "reports"
WORDS = 110  # values included


def captions():
    for path in sorted(REPORTS.glob("*/results.json")):
        for claim in json.loads(path.read_text(encoding="utf-8"))["claims"]:
            yield from (pytest.param(text, id=name) for name, text in claim.get("captions", {}).items())


CAPTIONS = list(captions())


def sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?])\s+(?=[A-Z{])", " ".join(text.split())) if part]


def test_there_are_captions_and_sentences_are_counted():
    assert len(CAPTIONS) > 20
    assert len(sentences("At n = 3.5 it fails. So it does; c.f. this. {=x} of 3 do.")) == 3


@pytest.mark.parametrize("caption", CAPTIONS)
def test_a_caption_has_at_most_three_sentences(caption):
    assert len(sentences(caption)) <= 3
    assert len(caption.split()) <= WORDS
