"""Run the examples of tests/soundness.toml as a user would, against the tree of any commit: what does it answer?

``python -m tests.soundness_replay TREE COLUMN [CLASS …]`` runs them and prints a line for each, held against what is
written in the COLUMN ``old`` or ``today``, and exits 1 if one differs (TREE: a checkout of 8a3bf79, or of this commit);
``python -m tests.soundness_replay --page`` writes the tables of docs/soundness.md.
"""

from __future__ import annotations

import importlib
import json
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tests.probes import Tree

HERE = Path(__file__).parent
Example = Mapping[str, Any]
PARTS = ("numerics", "theorems", "verify", "proofs", "models", "pyproject.toml")


def examples() -> list[Example]:
    return list(tomllib.loads((HERE / "soundness.toml").read_text(encoding="utf-8"))["example"])


def can_be_run(example: Example) -> bool:
    return bool({"at", "certificate", "probe"} & example.keys())


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


def probe(tree: Path, name: str, place: Path) -> str:
    """What a probe of tests/probes says of the tree."""
    module, _, function = name.partition(".")
    return str(getattr(importlib.import_module(f"tests.probes.{module}"), function)(Tree(tree), place))


def replay(tree: Path, example: Example) -> str:
    """What the tree answers, or the last line of what it says when it ends with an error."""
    if "certificate" in example:
        told = Tree(tree).verify("check", HERE / "forged" / example["certificate"]).stdout.partition(" ")[0]
        return {"ok": "accepted", "REJECTED": "rejected"}.get(told, told)
    with tempfile.TemporaryDirectory() as folder:
        if "probe" in example:
            return probe(tree, example["probe"], Path(folder))
        return _judged(tree, example, Path(folder))


def _judged(tree: Path, example: Example, folder: Path) -> str:
    """The verdict at an address, with the formulas put in and the files edited."""
    place = edited(tree, example["edits"], folder / "tree") if "edits" in example else tree
    puts = [word for text in example.get("set", ()) for word in ("--set", text)]
    claim = example["at"].partition("!")[0].partition("/")[0].partition(".")[0]
    options = ["--paper", "han2025", "--profile", "quick", "--jobs", 1, "--out", folder / "out"]
    done = Tree(place).verify("run", claim, *puts, *options)
    if done.returncode:
        return f"exit {done.returncode}: {(done.stderr or done.stdout).strip().splitlines()[-1]}"
    found = json.loads((folder / "out/results.json").read_text(encoding="utf-8"))
    return dict(answers(found["claims"][0])).get(example["at"], "not there")


def agrees(example: Example, column: str, found: str) -> bool:
    """The words of the column, up to a comma behind a verdict; with the class of evidence where they have one."""
    said = example[column].removesuffix(", right already")
    return found == said or found.partition(" (")[0] == said or (found.startswith("exit 2: ") and said in found)


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
        "probe": "test_a_probe_says_of_this_tree_what_is_written",
    }
    if "set" in example and "edits" in example:
        runs.pop("edits")  # the files of another tree
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


def main(tree: str, column: str = "today", *classes: str) -> int:
    """The number of examples that are answered in another way than the column says."""
    if tree == "--page":
        PAGE.write_text(page(), encoding="utf-8")
        return 0
    other = 0
    for example in filter(can_be_run, examples()):
        if not classes or str(example["class"]) in classes:
            found = replay(Path(tree).resolve(), example)
            same = agrees(example, column, found)
            other += not same
            print(
                f"{'as said' if same else 'DIFFERS'}  {example['class']:>2}  {_shown(example)}  ->  {found}", flush=True
            )
    return other


if __name__ == "__main__":
    sys.exit(bool(main(*sys.argv[1:])))
