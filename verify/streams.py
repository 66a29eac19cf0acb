"""The two streams of the command line: any encoding, and a reader that may leave at any time.

A reader who has seen enough (``verify check DIR | head -1``) must not change the exit code: what is written after that
goes nowhere, and the command finishes as if it were read.  A character that the terminal's encoding does not have is
spelt: ``<=``, ``tau``, ``k^2``; one that has no spelling is written as ``\\uXXXX``.  In JSON all of them are written
so, which is what JSON calls them.  So is every control or direction character: texts of papers and of results reach the
terminal through here, and only a colour, on a terminal, is obeyed.
"""

from __future__ import annotations

import codecs
import io
import os
import re
import sys
import warnings

from verify.errors import visible

__all__ = ["calm", "json_text", "settle"]

_TABLE = (  # a sign, and how it is spelt
    "≤ <= ≥ >= ≠ != ≈ ~ ≡ == ∈ in ∉ notin → -> ⇒ => ⇔ <=> − - – - — - · * × x ± +- … ... ⋯ ... ∞ oo √ sqrt ∂ d ∇ grad "
    "Σ Sum Π Prod ∫ Int ‖ || ℓ l ′ ' ∀ forall ∃ exists ∧ and ∨ or ¬ not ∅ 0 ⟨ < ⟩ > ⌊ floor( ⌋ ) ⌈ ceil( ⌉ ) ✓ + ✗ x "
    '○ o ◌ o ● * † + ŷ yhat \u0302 hat \u0303 tilde \u0304 bar \u2019 \' \u201c " \u201d "'
)
_SPELT = dict(zip(_TABLE.split()[::2], _TABLE.split()[1::2], strict=True))
_MARKS = ("\u0302", "\u0303", "\u0304")  # they stand on the letter before


class _Pipe(io.FileIO):
    """The file behind stdout; once nobody reads it, it leads nowhere."""

    def write(self, data: object) -> int:
        try:
            return super().write(data)  # type: ignore[arg-type]
        except BrokenPipeError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self.fileno())
            os.close(nowhere)
            return len(memoryview(data).cast("B"))  # type: ignore[arg-type]


_COLOUR = re.compile(r"(\x1b\[[0-9;]*m)")


class _Shown(io.TextIOWrapper):
    """Text for a terminal or a file in which no control character is left, but for colours on a terminal."""

    def write(self, text: str) -> int:
        parts = _COLOUR.split(text) if self.isatty() else [text]
        super().write("".join(part if place % 2 else visible(part) for place, part in enumerate(parts)))
        return len(text)


def _escaped(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    units = error.object[error.start : error.end].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[i]:02x}{units[i + 1]:02x}" for i in range(0, len(units), 2)), error.end


def _spelled(error: UnicodeError) -> tuple[str, int]:
    """The characters in letters that every terminal has."""
    import itertools

    if not isinstance(error, UnicodeEncodeError):
        raise error
    text, out = error.object, ""
    runs = itertools.groupby(range(error.start, error.end), lambda at: _raised(text[at]))
    for sign, places in runs:
        if not sign:
            out += "".join(_one(text, at) for at in places)
            continue
        inside = "".join(_bare(text[at]) for at in places)
        out += f"{sign}{inside}" if len(inside) == 1 or inside.isdigit() else f"{sign}({inside.strip('()')})"
    return out, error.end


def _raised(letter: str) -> str:
    import unicodedata

    kind = unicodedata.decomposition(letter).partition(">")[0]
    return {"<super": "^", "<sub": "_"}.get(kind, "")


def _bare(letter: str) -> str:
    import unicodedata

    return unicodedata.normalize("NFKD", letter).replace("−", "-")


def _one(text: str, at: int) -> str:
    """One character; a name that would run into a letter or a digit beside it gets a space."""
    import unicodedata

    letter, before, after = text[at], text[at - 1 : at], text[at + 1 : at + 2]
    if (found := _SPELT.get(letter)) is None:
        name = unicodedata.name(letter, "").split()
        found = name[-1].lower() if name[:1] == ["GREEK"] and "LETTER" in name else ""
        found = found.capitalize() if "CAPITAL" in name else found
    if not found and (base := _bare(letter).encode("ascii", "ignore").decode()):
        return base  # a letter with an accent
    if not found:
        units = letter.encode("utf-16-be", "surrogatepass")
        return "".join(f"\\u{units[i]:02x}{units[i + 1]:02x}" for i in range(0, len(units), 2))
    if not found.isalpha() or letter in _MARKS:
        return found
    left = " " if before.isalnum() or before in _MARKS else ""
    return f"{left}{found}{' ' if after.isalnum() and not _raised(after) else ''}"


def json_text(text: str) -> str:
    """JSON for stdout: what its encoding does not have is escaped, and never spelt."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    codecs.register_error("verify-escape", _escaped)
    return text.encode(encoding, "verify-escape").decode(encoding)


def settle() -> None:
    """Make the process's own stdout and stderr such streams; leave alone what a caller has put in their place."""
    codecs.register_error("verify-spell", _spelled)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="verify-spell")
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout is sys.__stdout__:
        sys.stdout.flush()
        raw = _Pipe(sys.stdout.fileno(), "w", closefd=False)
        sys.stdout = _Shown(
            io.BufferedWriter(raw),
            encoding=sys.stdout.encoding,
            errors="verify-spell",
            line_buffering=sys.stdout.line_buffering,
            write_through=sys.stdout.write_through,
        )


def calm() -> None:
    """Libraries that warn of their own future end no command: where warnings were made errors they are ignored.

    Call it before anything else is imported; the worker processes inherit it.
    """
    if any(option.startswith("error") for option in sys.warnoptions):
        sys.warnoptions.clear()
        os.environ.pop("PYTHONWARNINGS", None)
        warnings.resetwarnings()
        warnings.simplefilter("ignore")
