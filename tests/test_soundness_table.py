"""The list of tests/soundness.toml: every example in this tree, every test that it names, and the page of docs/."""

from __future__ import annotations

import json

import pytest

from tests.soundness_replay import HERE, PAGE, examples, page, probe, said_by
from tests.theorems.han2025.test_falsified_texts import edited
from tests.theorems.helpers import claim_of, verdicts
from verify.verdicts.statements import statements

EXAMPLES = examples()
PUT_IN = [item for item in EXAMPLES if "set" in item]
EDITED = [item for item in EXAMPLES if "edits" in item and "set" not in item]
PROBED = [item for item in EXAMPLES if "probe" in item]


def test_every_class_has_an_example_and_every_example_both_answers():
    assert {item["class"] for item in EXAMPLES} == set(range(1, 26))
    assert all(item["old"] and item["today"] for item in EXAMPLES)


def test_every_certificate_of_the_list_is_in_the_corpus_of_forged_ones():
    """The corpus grows with forgeries of our own; those that the old tree was asked about stay."""
    rows = json.loads((HERE / "forged" / "manifest.json").read_text(encoding="utf-8"))
    listed = {item["certificate"] for item in EXAMPLES if "certificate" in item}
    assert len(listed) == 20
    assert listed <= {row["file"] for row in rows}


@pytest.mark.parametrize("test", sorted({test for item in EXAMPLES for test in said_by(item)}))
def test_the_test_is_there(test):
    path, _, name = test.partition("::")
    assert f"\ndef {name}(" in (HERE.parent / path).read_text(encoding="utf-8")


def test_the_page_is_written_from_the_list():
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.soundness_replay --page"


def _owner(at: str) -> str:
    return at.partition("!")[0].partition("/")[0].partition(".")[0]


def _checks_alone(item) -> str:
    """The verdict of the claim's checks: a point that a search or a file has may decide what they leave open."""
    return str(item.get("checks", item["today"])).partition(" ")[0]


@pytest.mark.long
@pytest.mark.parametrize("item", PUT_IN, ids=lambda item: f"{item['at']} {item['set'][0]}")
def test_a_formula_that_is_put_in_is_answered_as_said(item):
    at = item["at"]
    texts = dict(text.removeprefix(f"{_owner(at)}.").split("=", 1) for text in item["set"])
    assert verdicts(claim_of(_owner(at)), at=(at,), **texts) == {at: _checks_alone(item)}


def _has_checks(at: str) -> bool:
    """What a theorem shows is bound by the digest of its formula instead (test_proof_support)."""
    return any(one.checks for one in statements(claim_of(_owner(at))) if one.address == at)


@pytest.mark.long
@pytest.mark.parametrize("item", [item for item in EDITED if _has_checks(item["at"])], ids=lambda item: item["what"])
def test_a_falsified_text_is_answered_as_said(item, monkeypatch):
    at = item["at"]
    before, after = next(edit[1:] for edit in item["edits"] if edit[0].endswith("claim.toml"))
    assert verdicts(edited(monkeypatch, _owner(at), before, after), at=(at,)) == {at: _checks_alone(item)}


@pytest.mark.slow  # each has a test of its own, faster and closer; these are the commands that the old tree was asked
@pytest.mark.parametrize("item", PROBED, ids=lambda item: item["probe"])
def test_a_probe_says_of_this_tree_what_is_written(item, tmp_path):
    assert probe(HERE.parent, item["probe"], tmp_path) == item["today"]
    assert item["old"] != item["today"]
