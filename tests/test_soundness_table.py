"""The table of docs/soundness.md: all 25 classes, and every test that it names exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "soundness.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", TEXT)))


def test_every_class_has_a_line():
    assert [int(number) for number in re.findall(r"^\| (\d+) ", TEXT, flags=re.MULTILINE)] == list(range(1, 26))
    assert all("::" in line for line in TEXT.splitlines() if re.match(r"\| \d+ ", line))


@pytest.mark.parametrize(("path", "name"), NAMED, ids=lambda text: text)
def test_the_test_is_there(path, name):
    assert f"\ndef {name}(" in (ROOT / path).read_text(encoding="utf-8")
