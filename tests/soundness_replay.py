"""Run the examples of tests/soundness.toml as a user would, against the tree of any commit: what does it answer?

``python -m tests.soundness_replay TREE [CLASS …]`` prints a line for each example that can be run by one command;
``python -m tests.soundness_replay --page`` writes the tables of docs/soundness.md.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
Example = Mapping[str, Any]
PARTS = ("numerics", "theorems", "verify", "proofs", "models", "pyproject.toml")


def examples() -> list[Example]:
    return list(tomllib.loads((HERE / "soundness.toml").read_text(encoding="utf-8"))["example"])


def can_be_run(example: Example) -> bool:
    return "at" in example or "certificate" in example


def answers(claim: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Address -> verdict (evidence) of everything in one claim of results.json, of schema 1 or 2."""

    def said(part: Mapping[str, Any]) -> str:
        return f"{part['verdict']} ({part['evidence']})"

    for at, part in [(claim["id"], claim), *((step["id"], step) for step in claim["steps"])]:
        yield at, said(part)
        yield from ((f"{at}/{reading['id']}", said(reading)) for reading in part.get("readings", ()))
    if claim.get("repair"):
        yield f"{claim['id']}!repair", said(claim["repair"])


def edited(tree: Path, edits: list[list[str]], place: Path) -> Path:
    """A copy of the tree in which a file says something else; an edit of a file that is not there is another tree's."""
    for part in PARTS:
        if (tree / part).is_dir():
            shutil.copytree(tree / part, place / part, ignore=shutil.ignore_patterns("__pycache__"))
        elif (tree / part).is_file():
            shutil.copy(tree / part, place)
    for name, before, after in edits:
        if (place / name).is_file():
            text = (place / name).read_text(encoding="utf-8")
            if before not in text:
                raise SystemExit(f"{name} of {tree} does not say {before}")
            (place / name).write_text(text.replace(before, after), encoding="utf-8")
    return place


def _run(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "verify", *words],
        cwd=tree,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(tree)},
        check=False,
        timeout=1200,
    )


def replay(tree: Path, example: Example) -> str:
    """What the tree answers, or the last line of what it says when it ends with an error."""
    if "certificate" in example:
        return _run(tree, "check", str(HERE / "forged" / example["certificate"])).stdout.partition(" ")[0]
    with tempfile.TemporaryDirectory() as folder:
        place = edited(tree, example["edits"], Path(folder, "tree")) if "edits" in example else tree
        puts = [word for text in example.get("set", ()) for word in ("--set", text)]
        claim = example["at"].partition("!")[0].partition("/")[0].partition(".")[0]
        done = _run(place, "run", claim, *puts, "--profile", "quick", "--jobs", "1", "--out", f"{folder}/out")
        if done.returncode:
            return f"exit {done.returncode}: {(done.stderr or done.stdout).strip().splitlines()[-1]}"
        found = json.loads(Path(folder, "out", "results.json").read_text(encoding="utf-8"))
    return dict(answers(found["claims"][0])).get(example["at"], "not there")


# ------------------------------------------------------------------------------------------------------- the page

PAGE = HERE.parent / "docs" / "soundness.md"
BEGIN, END = "<!-- examples -->\n", "<!-- end of the examples -->\n"
PARTS_OF_IT = {
    "Formulas that are put in": (1, 5),
    "Our own statements": (6, 10),
    "Certificates and the checker": (11, 17),
    "Runs, files, bundles": (18, 25),
}
HEAD = "| class | example | the old tree | today | test |\n|---|---|---|---|---|\n"


def said_by(example: Example) -> list[str]:
    """The tests that have the example; what is data of this list is run by the test of the list."""
    if "certificate" in example:
        return ["tests/verify/checker/test_forged.py::test_it_is_rejected"]
    runs = {
        "set": "test_a_formula_that_is_put_in_is_answered_as_said",
        "edits": "test_a_falsified_text_is_answered_as_said",
    }
    own = [f"tests/test_soundness_table.py::{name}" for key, name in runs.items() if key in example]
    return [*own, *example.get("tests", ())]


def _shown(example: Example) -> str:
    """The example in one cell."""
    what = example.get("what", "")
    if "certificate" in example:
        return f"`verify check {example['certificate']}`: {what}"
    if "set" in example:
        return f'`--set "{example["set"][0]}"` at `{example["at"]}`' + (f": {what}" if what else "")
    return what


def _row(example: Example, title: str) -> str:
    cells = (
        f"{example['class']} {title}",
        _shown(example),
        example["old"],
        example["today"],
        ", ".join(f"`{test}`" for test in said_by(example)),
    )
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |\n"


def page() -> str:
    """docs/soundness.md with its tables written anew."""
    data = tomllib.loads((HERE / "soundness.toml").read_text(encoding="utf-8"))
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    tables = [
        f"\n## {name}\n\n{HEAD}"
        + "".join(
            _row(item, data["classes"][str(item["class"])]) for item in data["example"] if low <= item["class"] <= high
        )
        for name, (low, high) in PARTS_OF_IT.items()
    ]
    return before + BEGIN + "".join(tables) + "\n" + END + rest.partition(END)[2]


def main(tree: str, *classes: str) -> None:
    if tree == "--page":
        PAGE.write_text(page(), encoding="utf-8")
        return
    for example in filter(can_be_run, examples()):
        if not classes or str(example["class"]) in classes:
            print(f"{example['class']:>2}  {_shown(example)}  ->  {replay(Path(tree).resolve(), example)}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
