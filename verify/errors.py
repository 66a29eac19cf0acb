"""What the command line turns into an exit code: everything else is a defect and shows its traceback."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["BadInput", "EngineMissing", "meant", "not_installed", "one_line"]


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


# what the package needs and an installation with --no-deps leaves out: module -> the extra that brings it
_NEEDED = {
    **dict.fromkeys(
        ("msgspec", "typer", "click", "rich", "sympy", "mpmath", "numpy", "scipy", "numba", "llvmlite"), ""
    ),
    **dict.fromkeys(("flint", "matplotlib", "jinja2", "markupsafe", "latex2mathml"), ""),
    "torch": "[torch]",
    "clarabel": "[worst-case]",
    "distributed": "[dask]",
    "z3": "[smt]",
    "cvc5": "[smt]",
}


def not_installed(error: ModuleNotFoundError) -> str:
    """One line on a library that is not there, with what to install; empty for any other module: that is a defect."""
    name = (error.name or "").partition(".")[0]
    if name not in _NEEDED:
        return ""
    what = f"pip install 'theorem-referee{_NEEDED[name]}'" if _NEEDED[name] else "pip install theorem-referee"
    hint = "" if _NEEDED[name] else " (without --no-deps, which leaves it out)"
    library = "python-flint" if name == "flint" else name
    return f"{library} is not installed and this command needs it; {what}{hint}"
