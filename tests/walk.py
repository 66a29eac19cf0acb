"""The pages of README, docs and examples as something to execute: their blocks, in order, and what they say comes out.

A block is ``sh`` or ``python``; an ``output`` block after it is what it prints (a line ``…`` stands for any lines).
In a ``console`` block lines with ``$`` are commands and the others what they print.  A comment before a block says how
it is run: ``<!-- walk: slow -->`` by ``make test-slow`` only, ``<!-- walk: exit 1 -->`` leaves with this code, ``<!--
walk: dry, WHY -->`` not at all (its commands and options exist, targets of make are known).  A block under the name of
a file is a part of that file, and another test holds it to that.
"""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path
from typing import NamedTuple

__all__ = ["PAGES", "ROOT", "Block", "blocks", "commands", "differs", "place"]

ROOT = Path(__file__).resolve().parent.parent
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), ROOT / "examples" / "optimisation" / "README.md")
_FENCE = re.compile(
    r"^(?:<!-- walk: (?P<mark>[^\n]*?) -->\n|(?P<file>`[\w./-]+`:)\n\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


class Block(NamedTuple):
    kind: str
    text: str
    line: int
    mark: str = ""
    output: str | None = None

    @property
    def dry(self) -> bool:
        return self.mark.startswith("dry, ")

    @property
    def slow(self) -> bool:
        return "slow" in self.mark.split(", ")

    @property
    def code(self) -> int:
        found = re.search(r"exit (\d+)", self.mark)
        return int(found[1]) if found else 0


def _told(text: str) -> tuple[str, str]:
    """The commands of a console block, and what they print."""
    rows = text.splitlines(keepends=True)
    return "".join(row[2:] for row in rows if row.startswith("$ ")), "".join(r for r in rows if not r.startswith("$ "))


def blocks(text: str) -> list[Block]:
    """What a page shows, each with the output that follows it."""
    found: list[Block] = []
    for match in _FENCE.finditer(text):
        kind, inside = match["kind"], match["text"]
        line = text.count("\n", 0, match.start()) + 1
        if kind == "output" and found:
            found[-1] = found[-1]._replace(output=inside)
        elif kind == "console":
            asked, said = _told(inside)
            found.append(Block("sh", asked, line, match["mark"] or "", said))
        elif not match["file"]:
            found.append(Block(kind, inside, line, match["mark"] or ""))
    return [block for block in found if block.kind in ("sh", "python")]


def commands(text: str) -> list[list[str]]:
    """The words of each command of a plain block: lines, ``&&``, comments, continued lines; nothing else of a shell."""
    found: list[list[str]] = []
    for row in text.replace("\\\n", " ").splitlines():
        words: list[str] = []
        for word in [*shlex.split(row, comments=True), "&&"]:
            if word == "&&":
                found.extend([words] if words else [])
                words = []
            else:
                words.append(word)
    return found


def differs(said: str, expected: str) -> str:
    """Empty if this is what a page says: ``…`` is any lines, or within a line any text."""
    rows = [
        r"(?:.*\n)*" if row.strip() == "…" else re.escape(row).replace("…", ".*") + r"\n"
        for row in expected.splitlines()
    ]
    text = said if said.endswith("\n") or not said else f"{said}\n"
    return "" if re.fullmatch("".join(rows), text) else f"the page says:\n{expected}\nit printed:\n{text}"


def place(page: Path, folder: Path) -> Path:
    """Where a page is walked: a tutorial begins in an empty folder, others beside what the repository holds."""
    if page.parent.name == "optimisation":
        return shutil.copytree(page.parent, folder, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    folder.mkdir(parents=True)
    if page.parent.name == "tutorials":
        return folder
    shutil.copytree(ROOT / "examples", folder / "examples")
    (folder / "models").symlink_to(ROOT / "models")
    (folder / "reports").mkdir()
    for item in (ROOT / "reports").iterdir():
        (folder / "reports" / item.name).symlink_to(item)
    return folder
