"""The planted defects are defects of this tree, and the tests of this tree notice every one of them."""

from __future__ import annotations

import pytest

from tests.planted import HERE, defects, main

DEFECTS = defects()


def test_there_are_enough_and_of_many_kinds():
    assert len(DEFECTS) >= 25
    assert len({defect["what"] for defect in DEFECTS}) == len(DEFECTS)
    assert len({defect["file"] for defect in DEFECTS}) >= 12


@pytest.mark.parametrize("defect", DEFECTS, ids=lambda defect: defect["what"])
def test_it_is_a_change_of_one_place_and_its_tests_are_there(defect):
    text = (HERE.parent / defect["file"]).read_text(encoding="utf-8")
    assert text.count(defect["before"]) == 1
    assert defect["after"] not in (defect["before"], text)
    for test in defect["tests"]:
        path, _, name = test.partition("::")
        assert f"def {name or 'test_'}" in (HERE.parent / path).read_text(encoding="utf-8")


@pytest.mark.slow
def test_every_one_is_noticed():
    assert main(HERE.parent) == 0
