"""Text to tokens.  ASCII only; a name may have dots inside (``repair.constant``) and end in ``_`` (a prime)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from verify.statement.errors import Refused

__all__ = ["MAX_LINES", "MAX_TEXT", "MAX_TOKENS", "Line", "Token", "lines", "tokens"]

MAX_TEXT = 60_000  # characters of one text (a prelude, a statement)
MAX_LINES = 400
MAX_TOKENS = 12_000  # of one logical line
MAX_DIGITS = 400
MAX_NAME = 24  # characters of a part of a name, with at most two underscores inside: no sentence is made of names

_TOKEN = re.compile(
    r"(?P<space>[ \t]+)|(?P<number>[0-9]+(?:\.[0-9]+)?)|(?P<name>[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*)"
    r"|(?P<op>\*\*|<=|>=|==|!=|[-+*/()\[\],:;=<>])"
)


@dataclass(frozen=True, slots=True)
class Token:
    """``kind`` is number, name, op or end."""

    kind: str
    text: str
    line: int
    column: int

    def refuse(self, what: str) -> Refused:
        return Refused(what, self.line, self.column)


@dataclass(frozen=True, slots=True)
class Line:
    """A logical line: its tokens, and the text as it stands (for ``notation``)."""

    tokens: tuple[Token, ...]
    raw: str


def tokens(text: str, line: int = 1, column: int = 1) -> list[Token]:
    """The tokens of one line of text, without an end mark."""
    found, at = [], 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            hint = "; a power is written **" if text[at] == "^" else ""
            raise Refused(f"{text[at]!a} is not a character of the statement language{hint}", line, column + at)
        if match.lastgroup != "space":
            found.append(Token(str(match.lastgroup), match.group(), line, column + at))
            if match.lastgroup == "number" and len(match.group()) > MAX_DIGITS:
                raise Refused(f"a number has at most {MAX_DIGITS} digits", line, column + at)
            if match.lastgroup == "name" and not all(map(_short, match.group().split("."))):
                raise Refused(f"a name has at most {MAX_NAME} characters and two underscores", line, column + at)
        at = match.end()
    return found


def _short(name: str) -> bool:
    return len(name) <= MAX_NAME and name.strip("_").count("_") <= 2


def lines(text: str) -> list[Line]:
    """Logical lines without comments; an indented line continues the one before it."""
    if len(text) > MAX_TEXT:
        raise Refused(f"a text has at most {MAX_TEXT} characters; this one has {len(text)}")
    found: list[Line] = []
    for number, raw in enumerate(text.split("\n"), 1):
        shown = raw.split("#")[0].rstrip()
        if not shown.strip():
            continue
        read = tokens("", number) if shown.startswith("notation ") else tokens(shown, number)
        if shown[0] in " \t" and found:
            found[-1] = Line(found[-1].tokens + tuple(read), found[-1].raw + " " + shown.strip())
        else:
            found.append(Line(tuple(read), shown.strip()))
        if len(found[-1].tokens) > MAX_TOKENS:
            raise Refused(f"a line has at most {MAX_TOKENS} tokens", number, 1)
    if len(found) > MAX_LINES:
        raise Refused(f"a text has at most {MAX_LINES} lines; this one has {len(found)}")
    return found
