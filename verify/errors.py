"""What the command line turns into an exit code: everything else is a defect and shows its traceback."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["BadInput", "EngineMissing", "meant", "one_line"]


class BadInput(ValueError):
    """What the user gave cannot be used.  One line: the field, what was given, what is allowed (exit 2)."""


class EngineMissing(RuntimeError):
    """A package that the command needs is not installed.  One line with what to install (exit 3)."""


def meant(given: str, known: Iterable[str]) -> str:
    """ ", did you mean …?" where something known is spelt nearly so; otherwise empty."""
    import difflib

    near = difflib.get_close_matches(given, list(known), n=2, cutoff=0.7)
    return f", did you mean {' or '.join(near)}?" if near else ""


def one_line(text: str, widest: int) -> str:
    """One line of bounded length that any terminal can show and none obeys: control characters are written out."""
    shown = (c if c.isprintable() or c == " " else f"\\x{ord(c):02x}" for c in text[: widest + 1])
    line = " ".join("".join(shown).split())
    return line if len(line) <= widest else line[:widest] + " ..."
