"""What the checker prints about an accepted certificate: whose rule accepted it, and exactly what was checked.

For the certificate of a statement this is the whole statement, with every name as it is written and every definition
and type that it uses.  The text is made from the statement itself, symbol by symbol, so two different statements never
give the same text.  The short sentence in the certificate's ``says`` field is compared by the checker and not printed.
"""

from __future__ import annotations

import hashlib
import itertools
import re
from collections.abc import Iterator, Mapping
from typing import Any

from verify.rules import FOLDERS

from .rules import owner

__all__ = ["IN_ASCII", "MAX_LINE", "describe", "one_line", "printed_lines", "statement_lines"]

MAX_LINE = 200_000  # characters of one line: more than any statement has
_PLAIN_NAME = re.compile(r"[A-Za-z0-9._/+-]{1,255}")  # of a file
MAX_REASON = 4_000  # characters of a line about a rejected certificate
_SYMBOL = re.compile(r"\*\*|<=|>=|==|!=|=")
_SYMBOLS = {"**": "^", "<=": "≤", ">=": "≥", "==": "=", "!=": "≠", "=": ":="}  # one to one: nothing is lost
IN_ASCII = str.maketrans({"∀": "for_all", "∃": "exists", "≤": "<=", "≥": ">=", "≠": "!="})  # for other terminals
_WORDS = {"for_all": "∀ ", "exists": "∃ ", "given": "if ", "let": "let ", "says": "says "}


def describe(body: Mapping[str, Any], says: str) -> str:
    """The text about an accepted certificate that establishes ``says``: one line, then indented lines.

    The first line tells whose rule accepted it.  A rule of a paper is code of that paper's authors, which may return
    any sentence: its sentence is quoted, so that it cannot be taken for one of ours.
    """
    kind, paper = body["kind"], owner(body)
    lines = [one_line(says)]
    if paper:
        quoted = lines[0].replace("\\", "\\\\").replace('"', '\\"')
        lines = [f'the rule {kind} of the paper {one_line(paper)} accepts it and says "{quoted}"']
    elif kind == "statement":
        lines = statement_lines(body["certificate"])
        lines[0] = f"by the project's rule {body['certificate']['kind']}: {lines[0]}"
    elif kind in FOLDERS:
        lines[0] = f"by the rule {kind} of the instrument {FOLDERS[kind]}: {lines[0]}"
    else:
        lines[0] = f"by the project's rule {kind}: {lines[0]}"
    return "\n    ".join(map(_bounded, lines))


def _bounded(line: str) -> str:
    """A line that is too long to print is cut, and told apart from others by a digest of the whole."""
    if len(line) <= MAX_LINE:
        return line
    digest = hashlib.sha256(line.encode("utf-8", "replace")).hexdigest()
    return f"{line[:MAX_LINE]} ... [of {len(line)} characters, SHA-256 {digest}]"


def statement_lines(data: Mapping[str, Any]) -> list[str]:
    """What an accepted certificate of version 2 shows, then the declarations and the definitions that it uses."""
    from verify.statement.certificate_form import REFUTING, statement_of
    from verify.statement.counterexample import shown, sides

    statement = statement_of(data)
    given = {**data.get("assignment", {}), **data.get("fixed", {})}
    at = [f"{name} = {shown(given[name])}" for name in statement.names if name in given]
    at += [f"{name} in {shown(box)}" for name, box in data.get("boxes", {}).items()]
    where = ", ".join(at)
    refuted = f"refuted at {where}" if at else "refuted"
    verdict = refuted if data["kind"] in REFUTING else _shown_true(data, where)
    values = sides(statement, data["assignment"]) if data["kind"] == "point" else None
    tail = f" (left {values[0]}, right {values[1]})" if values else ""
    said = "; ".join(_row(row) for row in statement.text.splitlines())
    lines = [f"{verdict}: {said}{tail}", *_definitions(data["definitions"])]
    for source in data.get("sources", ()):
        rows = "; ".join(_row(row) for row in source["statement"].splitlines())
        put = ", ".join(f"{name} = {_symbols(value)}" for name, value in source["instance"].items())
        own = [line for line in _definitions(source["definitions"]) if line not in lines]
        lines += [f"from {source['digest']}{f' at {put}' if put else ''}: {rows}", *(f"  there {line}" for line in own)]
    return lines


def _shown_true(data: Mapping[str, Any], where: str) -> str:
    """What a certificate shows that is no counterexample: of these only, so that one is printed without their rules."""
    from verify.statement.implied import premises
    from verify.statement.variable_ranges import is_whole

    if taken := premises(data):
        known = "; ".join(f"the theorem {theorem} for the statement {digest}" for theorem, digest in taken)
        return f"follows from what is taken as proved and was not checked here ({known})"
    return "holds" if is_whole(data) else f"only an instance is shown, not the statement: holds at {where}"


def _row(row: str) -> str:
    word, _, rest = row.partition(" ")
    return _WORDS[word] + _symbols(rest)


def _symbols(text: str) -> str:
    return _SYMBOL.sub(lambda found: _SYMBOLS[found[0]], text)


def _definitions(text: str) -> Iterator[str]:
    """The declared names on one line, names of one type next to each other; then a line a definition."""
    rows = text.splitlines()
    declared = [row.split(None, 2) for row in rows if row.startswith(("model ", "names "))]
    groups = itertools.groupby(declared, key=lambda parts: (parts[0], parts[2]))
    told = [f"{word} {', '.join(parts[1] for parts in group)} {kind}" for (word, kind), group in groups]
    if told:
        yield f"with {_symbols('; '.join(told))}"
    for row in rows:
        if not row.startswith(("model ", "names ")):
            yield f"where {_symbols(row)}"


def printed_lines(name: str, accepted: bool, text: str) -> list[str]:
    """The lines about one certificate for a terminal: the first begins with ok or REJECTED, the others are indented."""
    if not accepted:
        line = one_line(f"REJECTED {_quoted(name)}: {text}")
        return [line if len(line) <= MAX_REASON else f"{line[:MAX_REASON]} ..."]
    return list(map(one_line, f"ok {_quoted(name)}: {text}".split("\n")))


def _quoted(name: str) -> str:
    """The name of a file, in quotation marks if it could be taken for the text that follows it."""
    return name if _PLAIN_NAME.fullmatch(name) else repr(name)


def one_line(text: str) -> str:
    """The text as a line that a terminal shows and does not obey: control characters are written out."""
    return "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in text)
