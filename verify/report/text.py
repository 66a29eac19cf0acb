r"""Text of the results as Markdown.  It is data: nothing in it may turn into markup, except two things.

Maths between dollars and `code` between backticks are kept, since claims are written with them.  Renderers
of Markdown disagree on what happens inside ``$...$``: some eat the backslash of ``\{`` and ``\,``, most cut a
table cell at ``|``, some take ``_`` and ``*`` for emphasis.  :func:`tex` rewrites a formula with control
words that mean the same and survive them all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_EVEN, Context, Decimal, InvalidOperation

__all__ = ["cell", "clip", "listing", "paragraphs", "pieces", "prose", "shorten", "slug", "tex", "url"]

# As pandoc has it: an opening dollar touches what follows; a closing one what precedes, and no digit follows.
_PIECES = re.compile(
    r"\$\$(?P<display>[^$]+)\$\$"
    r"|(?<![\\$])\$(?![\s$])(?P<inline>[^$]*?)(?<![\s\\])\$(?![\d$])"
    r"|(?<!`)`(?P<code>[^`]+)`(?!`)"
)

_WORDS = {
    "\\,": "\\thinspace",
    "\\:": "\\medspace",
    "\\;": "\\thickspace",
    "\\!": "\\negthinspace",
    "\\{": "\\lbrace",
    "\\}": "\\rbrace",
    "\\|": "\\Vert",
    "\\\\": "\\cr",
    "|": "\\vert",
    "<": "\\lt",
    ">": "\\gt",
    "*": "\\ast",
    "`": "\\prime",
}
_HAZARD = re.compile(r"(\\[,:;!{}|\\]|[|<>*`])([A-Za-z]?)")


def tex(formula: str) -> str:
    """The same formula without a character that some Markdown renderer takes for its own."""
    line = " ".join(formula.split())
    line = _HAZARD.sub(lambda match: _WORDS[match[1]] + (f" {match[2]}" if match[2] else ""), line)
    line = re.sub(r"\s+_", "_", line)  # an underscore opens emphasis after a space,
    line = re.sub(r"(?<=[^\w\s\\])_(?=[^\w\s])", "_ ", line)  # and between two braces
    line = re.sub(r"&(?=[\w#])", "& ", line)  # "&lt;" would be an entity
    return line.replace("](", "] (")


def pieces(text: str) -> Iterator[tuple[str, str]]:
    """Cut into ("text" | "display" | "inline" | "code", content), in order."""
    position = 0
    for match in _PIECES.finditer(text):
        if match.start() > position:
            yield "text", text[position : match.start()]
        kind = match.lastgroup
        assert kind is not None
        yield kind, match.group(kind)
        position = match.end()
    if position < len(text):
        yield "text", text[position:]


_ACTIVE = str.maketrans(
    {
        "&": "&amp;",
        "<": "&lt;",
        ">": "&gt;",
        "\\": "\\\\",
        "*": "\\*",
        "[": "\\[",
        "]": "\\]",
        "`": "\\`",
        "$": "<span>$</span>",
    }
)
_EDGE_UNDERSCORE = re.compile(r"(?<!\w)_|_(?!\w)")
_LINE_START = re.compile(r"^(\s*)(?:([#+=~-])|(\d+)([.)])(?=\s|$))")


def _plain(text: str) -> str:
    return _EDGE_UNDERSCORE.sub(r"\\_", text.translate(_ACTIVE))


def prose(text: str) -> str:
    """One line of Markdown that shows ``text``, its maths and its code, and does nothing else."""
    out = []
    for kind, content in pieces(" ".join(text.split())):
        match kind:
            case "text":
                out.append(_plain(content))
            case "code":
                out.append(f"`{content}`")
            case "inline":
                out.append(f"${tex(content)}$")
            case _:
                out.append(f"$${tex(content)}$$")
    return _LINE_START.sub(_defuse, "".join(out).strip())


def _defuse(match: re.Match[str]) -> str:
    """A heading, list or rule that data would open at the start of a line."""
    space, sign, number, dot = match.groups()
    return f"{space}\\{sign}" if sign else f"{space}{number}\\{dot}"


def cell(text: str) -> str:
    """:func:`prose` for a cell of a table, where a bare pipe would end it."""
    return re.sub(r"(?<!\\)\|", r"\\|", prose(text)) or " "


def paragraphs(text: str) -> list[str]:
    """:func:`prose`, paragraph by paragraph; a blank line separates them."""
    return [prose(part) for part in re.split(r"\n\s*\n", text) if part.strip()]


def clip(text: str, limit: int = 260) -> str:
    """The beginning of a long sentence, cut after a clause if there is one, or else between words."""
    line = " ".join(text.split())
    if len(line) <= limit:
        return line
    start = line[:limit]
    start = start.rpartition("$")[0] if start.count("$") % 2 else start  # not inside of a formula
    return (start.rsplit("; ", 1)[0] + "; …") if "; " in start[40:] else start.rsplit(" ", 1)[0] + " …"


def slug(identifier: str) -> str:
    """An identifier as an anchor."""
    return re.sub(r"[^A-Za-z0-9_.-]+", "-", identifier)


def url(path: str) -> str:
    """A relative path as the target of a link."""
    return re.sub(r"[^A-Za-z0-9_./~-]", lambda m: "".join(f"%{b:02X}" for b in m.group().encode()), path)


def listing(items: list[str]) -> str:
    """As a sentence has it: a; a and b; a, b and c."""
    if len(items) < 2:
        return "".join(items)
    return ", ".join(items[:-1]) + " and " + items[-1]


def _nearly(whole: int, rest: Decimal) -> str:
    """A number beside an integer is not shown as that integer."""
    size = f"{abs(rest):.3e}".replace("e+", "e")
    return f"{whole} {'-' if rest < 0 else '+'} {size}" if whole else f"{'-' if rest < 0 else ''}{size}"


_ROUNDING = {"down": ROUND_FLOOR, "up": ROUND_CEILING, "near": ROUND_HALF_EVEN}


def shorten(number: str, towards: str = "near", digits: int = 7) -> str:
    """A decimal string with fewer digits, rounded so that a bound stays a bound; anything else unchanged."""
    try:
        value = Decimal(number)
    except InvalidOperation:
        return number
    if not value.is_finite() or len(value.as_tuple().digits) <= digits:
        return number
    short = Context(prec=digits, rounding=_ROUNDING[towards]).plus(value)
    if towards == "near" and short == short.to_integral_value() != value and abs(short) < 10:
        return _nearly(int(short), value - short)
    exponent = short.adjusted()
    return f"{short:f}" if -5 < exponent < digits else f"{short:e}".replace("e+", "e")
