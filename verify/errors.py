"""What the command line turns into an exit code: everything else is a defect and shows its traceback."""

from __future__ import annotations

__all__ = ["BadInput", "EngineMissing"]


class BadInput(ValueError):
    """What the user gave cannot be used.  One line: the field, what was given, what is allowed (exit 2)."""


class EngineMissing(RuntimeError):
    """A package that the command needs is not installed.  One line with what to install (exit 3)."""
