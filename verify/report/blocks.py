"""Blocks of Markdown that several parts of the report are made of."""

from __future__ import annotations

import re
from collections.abc import Sequence

from verify.report.text import prose, url

__all__ = ["fenced", "link", "table"]


def table(header: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> str:
    """A table of cells that are Markdown already."""
    rule = ["---:" if column in right else "---" for column in range(len(header))]
    return "\n".join("| " + " | ".join(row) + " |" for row in (header, rule, *rows))


def fenced(language: str, text: str) -> str:
    """Fenced by more backticks than the text holds."""
    fence = "`" * max(3, 1 + max((len(run) for run in re.findall("`+", text)), default=0))
    return f"{fence}{language}\n{text}\n{fence}"


def link(path: str) -> str:
    """A file beside the report, by its name."""
    return f"[{prose(path.rsplit('/', 1)[-1])}]({url(path)})"
