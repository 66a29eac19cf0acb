"""The page docs/instruments.md: its blocks run."""

from __future__ import annotations

import re

import pytest

from tests.third_party import ROOT

BLOCKS = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "instruments.md").read_text(), flags=re.S)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_a_block_of_the_page_runs(number):
    exec(BLOCKS[number], {})


def test_the_blocks_were_found():
    assert len(BLOCKS) >= 5
