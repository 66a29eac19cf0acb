"""The table of theorems for a page of documentation, between markers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from verify.errors import BadInput
from verify.proofs.manifest import NONE, Entry

__all__ = ["put", "rows"]

BEGIN, END = "<!-- proofs:begin -->", "<!-- proofs:end -->"


def rows(entries: Sequence[Entry]) -> list[str]:
    lines = ["| theorem | of | says |", "|---|---|---|"]
    for entry in entries:
        of = "(no claim yet)" if entry.address == NONE else f"`{entry.address}`"
        part = ", a part of it" if "#" in entry.address else ""
        lines.append(f"| `{entry.theorem}` | {of} | {'refuted' if entry.refuted else 'holds'}{part} |")
    return lines


def put(path: Path, entries: Sequence[Entry]) -> None:
    """Put the table between the markers of a file."""
    text = path.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise BadInput(f"{path}: has no {BEGIN} and {END}, between which the table goes")
    path.write_text("\n".join([before + BEGIN, *rows(entries), END + after]), encoding="utf-8")
