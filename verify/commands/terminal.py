"""Lines for a terminal: verdicts in colour where stdout is a terminal, plain text everywhere else."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import ClassVar

from verify.errors import visible

__all__ = ["print_lines"]

_STYLES = {
    "true": r"(?P<true>✓ true\b|✓ proof valid|\bIs now true\b|^accepted\b|^IMPROVED\b)",
    "false": r"(?P<false>✗ (?:false|proof invalid)|\b[Ii]s now false\b|^(?:REJECTED|REGRESSION|CONTRADICTION)\b)",
    "other": r"(?P<other>○ (?:undecided|not applicable|skipped)|[→?] [a-z]|\bis now undecided\b|^REVIEW\b)",
}


def print_lines(lines: Iterable[str]) -> None:
    """Print lines; rich colours the verdicts on a terminal, unless NO_COLOR is set.

    No line brings colours or other controls of its own.
    """
    lines = map(visible, lines)
    if not sys.stdout.isatty():  # nothing to colour: rich is not loaded
        print("\n".join(lines), flush=True)
        return
    from rich.console import Console
    from rich.highlighter import RegexHighlighter
    from rich.theme import Theme

    class Verdicts(RegexHighlighter):
        highlights: ClassVar[list[str]] = list(_STYLES.values())

    console = Console(highlighter=Verdicts(), theme=Theme({"true": "green", "false": "bold red", "other": "yellow"}))
    for line in lines:
        console.print(line, markup=False, emoji=False, soft_wrap=True)
