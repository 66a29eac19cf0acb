"""``verify show`` with plain names, answered before the library of the command line is loaded, which takes longer.

Arguments with an option go the usual way.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

__all__ = ["command"]


def command(arguments: list[str]) -> Callable[..., Any] | None:
    """What to call for these arguments; None if they are for the command line."""
    name, *rest = arguments or [""]
    if any(not text or text.startswith("-") for text in rest):
        return None
    if name == "explain" and len(rest) in (1, 2):
        return lambda **_: _explain(*rest)
    if name == "show" and len(rest) in (1, 2):
        return lambda **_: _show(*rest)
    return None


def _explain(claim: str, directory: str | None = None) -> None:
    from verify.commands.explain import explain

    explain(claim, None if directory is None else Path(directory))


def _show(claim: str, directory: str | None = None) -> None:
    from verify.commands.explain import show

    show(claim, None if directory is None else Path(directory))
