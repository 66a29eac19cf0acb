"""The golden master reports every change of a verdict, class, constant or certificate, and accepts improvements."""

from __future__ import annotations

import pytest

from tools import golden

OLD = {
    "a": {"verdict": "holds", "evidence": "argued", "theorem": "", "digest": "1"},
    "b": {"verdict": "open", "evidence": "none", "theorem": "", "digest": "2"},
    "c": {"lower": "1.5", "upper": "2"},
    "d": {"gelu": "refuted/argued"},
    "e": {"truth": "true", "answer": "open"},
}


def differences(**changes: dict[str, str]) -> list[str]:
    new = {key: {**row, **changes.get(key, {})} for key, row in OLD.items()}
    return [text for _, text in golden.find_differences(OLD, new)]


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"a": {"evidence": "formal", "theorem": "lemma"}},
        {"a": {"evidence": "certified"}},
        {"b": {"verdict": "refuted", "evidence": "certified"}},
        {"b": {"verdict": "holds", "evidence": "argued"}},
        {"c": {"lower": "1.6", "upper": "1.9"}},
        {"d": {"gelu": "refuted/certified"}},
        {"e": {"answer": "affirmed"}},
    ],
)
def test_improvements_need_no_entry(changes):
    assert differences(**changes) == []


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"a": {"verdict": "refuted"}}, "verdict: holds → refuted"),
        ({"a": {"verdict": "open"}}, "verdict: holds → open"),
        ({"a": {"evidence": "none"}}, "evidence: argued → none"),
        ({"a": {"digest": "3"}}, "digest: 1 → 3"),
        ({"c": {"lower": "1.4"}}, "lower: 1.5 → 1.4"),
        ({"c": {"lower": "2.5", "upper": "1.7"}}, "lower: 1.5 → 2.5"),
        ({"d": {"gelu": "holds/certified"}}, "gelu: refuted/argued → holds/certified"),
        ({"d": {"gelu": "open/none"}}, "gelu: refuted/argued → open/none"),
        ({"e": {"answer": "refuted"}}, "answer: open → refuted"),
    ],
)
def test_every_other_change_is_reported(changes, text):
    assert text in differences(**changes)


def test_a_lost_row_is_reported():
    assert [*golden.find_differences(OLD, {key: OLD[key] for key in "abce"})] == [("d", "is gone")]


def test_tables_survive_writing_and_reading(tmp_path):
    table = {"key\twith tab": {"x": "1\n2", "y": "→"}}
    golden.write_table(tmp_path / "t.tsv", table)
    assert golden.read_table(tmp_path / "t.tsv") == table


def test_only_accepted_differences_pass(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setattr(golden, "ACCEPTED", tmp_path / "accepted.toml")
    golden.write_table(tmp_path / "statements.tsv", {"p a": {"verdict": "holds"}})
    now = {"statements": {"p a": {"verdict": "refuted"}}}
    assert golden.compare(now) == 1
    (tmp_path / "accepted.toml").write_text('[[accepted]]\ntable = "statements"\nrows = ["p *"]\nreason = "a test"\n')
    assert golden.compare(now) == 0
    assert golden.compare({"statements": {"p a": {"verdict": "holds"}}}) == 0
    assert "matches no difference" in capsys.readouterr().out


def test_the_committed_reports_agree_with_the_golden_master():
    assert golden.compare(golden.collect_tables()) == 0
