"""What the command line turns into an exit code: everything else is a defect and shows its traceback."""

from __future__ import annotations

__all__ = ["BadInput", "EngineMissing", "one_line"]


class BadInput(ValueError):
    """What the user gave cannot be used.  One line: the field, what was given, what is allowed (exit 2)."""


class EngineMissing(RuntimeError):
    """A package that the command needs is not installed.  One line with what to install (exit 3)."""


def one_line(text: str, widest: int) -> str:
    """One line of bounded length that any terminal can show and none obeys: control characters are written out."""
    shown = (c if c.isprintable() or c == " " else f"\\x{ord(c):02x}" for c in text[: widest + 1])
    line = " ".join("".join(shown).split())
    return line if len(line) <= widest else line[:widest] + " ..."
