"""What the command line turns into an exit code: everything else is a defect and shows its traceback."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

__all__ = ["BadInput", "EngineMissing", "bad_input_at", "closest", "meant", "not_installed", "one_line", "visible"]


class BadInput(ValueError):
    """What the user gave cannot be used.  One line: the field, what was given, what is allowed (exit 2)."""


class EngineMissing(RuntimeError):
    """A package that the command needs is not installed.  One line with what to install (exit 3)."""


@contextmanager
def bad_input_at(where: str) -> Iterator[None]:
    """Whatever is wrong with data that is read inside (TOML, JSON, a formula) becomes one line with its place.

    >>> with bad_input_at("claim.toml"):
    ...     int("x")
    Traceback (most recent call last):
    verify.errors.BadInput: claim.toml: invalid literal for int() with base 10: 'x'
    """
    import msgspec

    try:
        yield
    except BadInput:
        raise
    except RecursionError:
        raise BadInput(f"{where}: nested too deeply") from None
    except UnicodeDecodeError as error:
        raise BadInput(f"{where}: is not UTF-8 text (byte {error.start})") from None
    except (ValueError, ArithmeticError, msgspec.MsgspecError) as error:  # those of tomllib and json are ValueErrors
        raise BadInput(f"{where}: {one_line(str(error), 300)}") from None


def meant(given: str, known: Iterable[str]) -> str:
    """ ", did you mean …?" where something known is spelt nearly so; otherwise empty."""
    import difflib

    near = difflib.get_close_matches(given, list(known), n=2, cutoff=0.7)
    return f", did you mean {' or '.join(near)}?" if near else ""


def closest(given: str, known: Iterable[str]) -> str:
    """ ", did you mean …?", or the names that come nearest: never all of them."""
    import difflib

    names = list(known)
    near = difflib.get_close_matches(given, names, n=3, cutoff=0.0)
    return meant(given, names) or (
        f"; the closest of {len(names)} are {', '.join(near)}" if near else "; there is none"
    )


def one_line(text: str, widest: int) -> str:
    """One line of bounded length that any terminal can show and none obeys: control characters are written out."""
    shown = (c if c.isprintable() or c == " " else f"\\x{ord(c):02x}" for c in text[: widest + 1])
    line = " ".join("".join(shown).split())
    return line if len(line) <= widest else line[:widest] + " ..."


_HIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\U000e0000-\U000e007f\ud800-\udfff]"
)


def visible(text: str) -> str:
    """The text with every control and direction character written out; lines and tabs stay."""
    return _HIDDEN.sub(lambda found: _written_out(found[0]), text)


def _written_out(letter: str) -> str:
    """As JSON writes a character."""
    units = letter.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[i]:02x}{units[i + 1]:02x}" for i in range(0, len(units), 2))


# what the package and its extras need: modules, and the distribution of those that are called otherwise
_NEEDED = {"msgspec", "typer", "click", "rich", "sympy", "mpmath", "numpy", "scipy", "numba", "llvmlite", "flint"}
_NEEDED |= {"clarabel", "matplotlib", "jinja2", "markupsafe", "latex2mathml", "torch", "distributed", "z3", "cvc5"}
_DISTRIBUTION = {"flint": "python-flint", "z3": "z3-solver"}


def not_installed(error: ModuleNotFoundError) -> str:
    """One line on a library that is not there, with what to install; empty for any other module: that is a defect."""
    name = (error.name or "").partition(".")[0]
    if name not in _NEEDED:
        return ""
    library = _DISTRIBUTION.get(name, name)
    return f"{library} is not installed and this command needs it; pip install {library}"
