"""A caption is two sentences: what is seen, and what it means."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.theorems.test_words import FOLDERS

WORDS = 95  # with the values filled in, a few more


def captions():
    for folder in FOLDERS:
        path = folder / "claim.toml"
        text = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        for name in text.get("show", {}).get("figures", ()):
            table = text["words"][name.rpartition(".")[2]]
            yield from (
                pytest.param(said, id=f"{folder.name}-{key}") for key, said in table.items() if "caption" in key
            )


CAPTIONS = list(captions())


def sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?])\s+(?=[A-Z{])", " ".join(text.split())) if part]


def test_there_are_captions_and_sentences_are_counted():
    assert len(CAPTIONS) > 20
    assert len(sentences("At n = 3.5 it fails. So it does; c.f. this. {=x} of 3 do.")) == 3


@pytest.mark.parametrize("caption", CAPTIONS)
def test_a_caption_has_at_most_two_sentences(caption):
    assert len(sentences(caption)) <= 2
    assert len(caption.split()) <= WORDS
