"""The harness for public problems: the sample is the same for a seed, and each answer is counted once."""

from __future__ import annotations

import json
from pathlib import Path

from benchmarks.public import ask, main, problems, table


def _folder(tmp_path: Path) -> Path:
    rows = [
        {"id": "t", "truth": True, "kind": "polynomial", "certify": {"said": "x**2 >= 0", "for_all": "x : reals"}},
        {"id": "w", "truth": False, "kind": "polynomial", "certify": {"said": "x**2 >= 0", "for_all": "x : reals"}},
        {"id": "u", "truth": True, "kind": "polynomial", "certify": {"said": "x +", "for_all": "x : reals"}},
    ]
    for row in rows:
        row["certify"]["given"] = ""  # type: ignore[index]
    (tmp_path / "own.jsonl").write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    return tmp_path


def test_answers_are_compared_with_the_truth(tmp_path: Path) -> None:
    found = [ask(problem, 5)["answer"] for problem in problems(_folder(tmp_path))]
    assert found == ["right", "wrong", "unreadable"]


def test_sample_depends_on_the_seed_alone(tmp_path: Path) -> None:
    folder = _folder(tmp_path)
    assert problems(folder, 2, 7) == problems(folder, 2, 7)
    assert {tuple(row["id"] for row in problems(folder, 1, seed)) for seed in range(20)} == {("t",), ("w",), ("u",)}


def test_wrong_answer_is_an_error(tmp_path: Path) -> None:
    out = tmp_path / "rows.txt"
    assert main([str(_folder(tmp_path)), "--limit", "5", "--jobs", "1", "--out", str(out)]) == 1
    rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [row["answer"] for row in rows] == ["right", "wrong", "unreadable"]
    assert "unreadable" in table(rows, "kind")
