"""The Python reference, docs/api.md, written from the signatures and docstrings of the public names.

    python -m tools.api_page            # print the page
    python -m tools.api_page --write    # write it

A test compares the committed page with what this prints; the examples on it are executed with all pages.
"""

from __future__ import annotations

import inspect
import re
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import verify
from numerics.worst_case import at_most

__all__ = ["FUNCTIONS", "page", "sections"]

PAGE = Path(__file__).resolve().parent.parent / "docs" / "api.md"
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "verify.certify": verify.certify,
    "verify.bound": verify.bound,
    "verify.lipschitz": verify.lipschitz,
    "verify.worst_case.at_most": at_most,
    "verify.audit": verify.audit,
    "verify.load": verify.load,
    "verify.risk": verify.risk,
    "verify.train": verify.train,
}
SLOW = (
    "verify.audit",
    "verify.load",
    "verify.lipschitz",
    "verify.train",
)  # half a minute, or a package that is optional
EXAMPLES = {  # of functions in `verify`, whose docstrings name no paper
    "verify.audit": {
        "Example": """import verify

mine = verify.audit("lemma-15", replace={"lemma-15.constant": "k**2/tau"}, profile="quick")
print(mine["lemma-15"].verdict, mine["lemma-15"].evidence)""",
        "Output": "refuted certified",
    },
    "verify.load": {
        "Example": """import verify

audit = verify.load("reports/han2025")
print(audit["cor-20"].verdict, len(audit))""",
        "Output": "holds …",
    },
}
HEAD = """# Python API

This page is written by `python -m tools.api_page --write`. `import verify` loads nothing heavy. Verdicts and classes of
evidence have the ids of [Verdicts and evidence](verdicts.md). Bad input raises `verify.errors.BadInput`, a missing
package `verify.errors.EngineMissing`. A notebook shows results as tables.

[Bounds](bound.md) describes what a statement may contain, [Worst cases](worst-case.md) the problems of
`verify.worst_case`. A package for a paper uses `verify.load_paper` and the names of `verify.records`
([Add a paper](adding-a-paper.md)).
"""
_PART = re.compile(r"^(Args|Returns|Example|Output):\n((?:[ ]{4}.*\n|\n)+)", re.MULTILINE)


def sections(function: Callable[..., Any]) -> dict[str, str]:
    """The parts of a docstring: its summary under an empty name, Args, Returns, Example, Output."""
    text = (inspect.getdoc(function) or "") + "\n"
    found = {match[1]: textwrap.dedent(match[2]).strip("\n") for match in _PART.finditer(text)}
    return {"": text.split("\nArgs:")[0].strip(), **found}


def page() -> str:
    """The page as Markdown."""
    return "\n".join([HEAD, *(_section(name, function) for name, function in FUNCTIONS.items())])


def _section(name: str, function: Callable[..., Any]) -> str:
    parts = {**sections(function), **EXAMPLES.get(name, {})}
    lines = [f"## {name}", "", "```text", _signature(name, function), "```", "", _markdown(parts[""]), ""]
    rows = [f"| `{key}` | {_markdown(text)} |" for key, text in _entries(parts["Args"])]
    lines += ["| parameter | meaning |", "|---|---|", *rows, "", f"**Returns.** {_markdown(parts['Returns'])}", ""]
    mark = ["<!-- walk: slow -->"] if name in SLOW else []
    lines += [*mark, "```python", parts["Example"], "```", "", "```output", parts["Output"], "```", ""]
    return "\n".join(lines)


def _signature(name: str, function: Callable[..., Any]) -> str:
    shown = re.sub(r"(: |-> )'([^']*)'", r"\1\2", str(inspect.signature(function)))  # annotations are texts
    return "\n    ".join(textwrap.wrap(f"{name}{shown}", 110, break_long_words=False, break_on_hyphens=False))


def _entries(text: str) -> list[tuple[str, str]]:
    joined = re.sub(r"\n\s+", " ", text)
    return [(key, meaning.strip()) for key, _, meaning in (line.partition(":") for line in joined.splitlines())]


def _markdown(text: str) -> str:
    plain = re.sub(r":\w+:`(\w+)`", r"`\1`", " ".join(text.split()))
    return plain.replace("``", "`").replace("|", "\\|")


if __name__ == "__main__":
    if "--write" in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(page(), end="")
