"""From what a user writes to a statement of the language: names, domains, ``diff``, numbers such as 1e-3.

Text is read by the statement language and by nothing else.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from verify.errors import BadInput
from verify.statement import Prelude, Refused, Statement, read_prelude, read_statement
from verify.statement.parser import Parser, spelled
from verify.statement.reader import BUILTIN
from verify.statement.tokens import tokens

__all__ = ["STANDARD", "asked", "relation_text", "split_pieces"]

STANDARD = {  # functions that may be used by name, over one real number
    "sigmoid": "1/(1 + exp(-z))",
    "relu": "max(0, z)",
    "softplus": "log(1 + exp(z))",
    "silu": "z/(1 + exp(-z))",
    "gelu": "z*(1 + erf(z/sqrt(2)))/2",
    "mish": "z*tanh(log(1 + exp(z)))",
    "Phi": "(1 + erf(z/sqrt(2)))/2",
    "phi": "exp(-(z**2)/2)/sqrt(2*pi)",
}
FIXED = ("sigmoid", "relu", "softplus", "silu", "gelu", "mish")  # no letters of Greek: nothing else may be called so
_CALLED = re.compile(r"\b([A-Za-z_]\w*)\s*\(")
_SCIENTIFIC = re.compile(r"(?<![\w.])([0-9]+(?:\.[0-9]*)?|\.[0-9]+)[eE]([+-]?[0-9]{1,3})(?![\w.])")
_INSIDE = re.compile(r"^\s*([A-Za-z_]\w*)\s+in\s+\[([^\[\]]*),([^\[\],]*)\]\s*$")
_JOINS = ("for", "in", "if", "else", "and", "or", "not")
_LISTED = re.compile(r"\s*[^\W\d]\w*\s*(,\s*[^\W\d]\w*\s*)*")
_WORDS = {"diff": "D", "reals": "real", "naturals": "nat", "integers": "int"}
_WHOLE = re.compile(r"\s*(for_all|exists)\b.*;\s*says\s")
MAX_TEXT = 50_000
MOST_CONDITIONS = 40  # that are lines of their own


def plain(text: str) -> str:
    """The words of a user as those of the language; numbers with an exponent as fractions."""
    if not isinstance(text, str) or len(text) > MAX_TEXT or "\n" in text or "#" in text:
        raise BadInput(f"a formula is one line of at most {MAX_TEXT} characters, without #")
    text = _SCIENTIFIC.sub(lambda found: f"({_fraction(found.group(0))})", text)
    return re.sub(r"[A-Za-z_]\w*", lambda found: _WORDS.get(found.group(0), found.group(0)), text)


def _fraction(text: str) -> Fraction:
    return Fraction(text)


def relation_text(term: str, relation: str, constant: Any) -> str:
    if relation not in ("<", "<=", ">", ">=", "=="):
        raise BadInput(f"relation {str(relation)[:20]!r}: allowed are <, <=, >, >=, ==")
    return f"{term} {relation} {number_text(constant)}"


def number_text(value: Any) -> str:
    """A number exactly as it is written: a float is its shortest decimal."""
    if isinstance(value, bool) or not isinstance(value, (int, float, Fraction, str)):
        from verify.engines import as_text

        value = as_text(value)  # a Decimal, a SymPy number: read again as text
    if isinstance(value, float):
        if not math.isfinite(value):
            raise BadInput(f"{float(value)} is no number")
        value = str(Fraction(repr(float(value))))
    text = str(value)
    return f"({text})" if any(mark in text for mark in " +-/") else text


def split_pieces(text: str) -> list[str]:
    """Cut at the commas and semicolons that are in no bracket."""
    found, depth = [""], 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter in ",;" and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [piece.strip() for piece in found if piece.strip()]


def _domain(over: Any) -> list[str]:
    """Domains as pieces of a for_all line: text, or a table by name."""
    if isinstance(over, str):
        return [_inside(piece) for piece in split_pieces(over)]
    if not isinstance(over, Mapping) or not over:
        raise BadInput("over: a table such as {'x': (0, 1), 'y': 'reals'}, or a text such as 'x : reals, y > 0'")
    if strange := [str(name) for name in over if not _LISTED.fullmatch(str(name))]:
        raise BadInput(f"over: {strange[0][:40]!r} is no name")
    return [piece for name, where in over.items() for piece in _side(str(name), where)]


def _inside(piece: str) -> str:
    found = _INSIDE.match(piece)
    return f"{found.group(2).strip()} <= {found.group(1)} <= {found.group(3).strip()}" if found else piece


def _side(name: str, where: Any) -> list[str]:
    if isinstance(where, str):
        if re.fullmatch(r"\s*\w+\s*(\(.*\))?\s*", where):
            return [f"{name} : {where}"]
        return [where]  # a condition such as "x > 0"
    try:
        low, high = where
    except (TypeError, ValueError):
        raise BadInput(f"over {name}: 'reals', a pair (low, high), or a condition; not {str(where)[:40]!r}") from None
    endless = (("None", "-inf", "-oo"), ("None", "inf", "oo", "+inf", "+oo"))
    ends = [None if str(end) in none else number_text(end) for end, none in zip((low, high), endless, strict=True)]
    if ends == [None, None]:
        return [f"{name} : real"]
    left = f"{ends[0]} <= " if ends[0] is not None else ""
    right = f" <= {ends[1]}" if ends[1] is not None else ""
    return [f"{left}{name}{right}"]


def asked(said: str, over: Any, given: str = "", define: str = "") -> Statement:
    """The statement that a user asks about; BadInput in one line if it is none."""
    pieces = [plain(piece) for piece in _domain(over)] if over else []
    typed = {"for_all": over if isinstance(over, str) else "", "given": given, "says": said}
    said, given = plain(said), plain(given)
    hypotheses = [f"given {part}" for part in _conjuncts(given)]
    rows: list[str] = []
    try:
        rows, bound = _rows(said, pieces, hypotheses)
        named = _named(bound)
        text = "\n".join(rows)
        names = [f"names {name} : real" for name in named]
        standard = _standard(" ".join([said, given, define, *pieces]), define, named)
        prelude = read_prelude("\n".join([*names, *standard, define]))
        _require_known(prelude)
    except Refused as error:
        raise BadInput(f"the statement cannot be read: {error}") from None
    try:
        return read_statement(text, prelude)
    except Refused as error:
        raise BadInput(f"the statement cannot be read: {_as_typed(str(error), rows, typed)}") from None


def _conjuncts(given: str) -> list[str]:
    """The parts of ``A and B``, as conditions of their own: each need have a value only where those before it hold."""
    if not given.strip():
        return []
    try:
        words = tokens(given)
    except Refused:
        return [given]  # it is refused when the statement is read
    cuts, depth = list[tuple[int, int]](), 0
    for word in words:
        depth += (word.text in ("(", "[")) - (word.text in (")", "]"))
        if depth == 0 and word.text in ("or", "if", "else", "for"):
            return [given]
        if depth == 0 and word.text == "and":
            cuts.append((word.column - 1, word.column + 2))
    ends = [0, *(place for cut in cuts for place in cut), len(given)]
    parts = [given[a:b].strip() for a, b in zip(ends[::2], ends[1::2], strict=True)]
    return parts if all(parts) and len(parts) <= MOST_CONDITIONS else [given]


_PLACE = re.compile(r"line (\d+), column (\d+): (.*)", re.DOTALL)
_PIECE = re.compile(r"[A-Za-z_]\w*|[0-9.]+(?:[eE][+-]?[0-9]+)?|.", re.DOTALL)


def _as_typed(error: str, rows: list[str], typed: Mapping[str, str]) -> str:
    """The error with its place in what the user typed; without a place where that cannot be told."""
    found = _PLACE.fullmatch(error)
    if found is None:
        return error
    row, column, what = rows[int(found[1]) - 1], int(found[2]) - 1, found[3]
    word, _, rest = row.partition(" ")
    for name in (word, "says") if word in typed else ("says",):
        before = plain(typed[name])
        start, shift = before.find(rest), len(word) + 1
        if start < 0:  # all of the row may stand in what was typed: for_all …; says …
            start, shift = before.find(row), 0
        if start >= 0 and column >= shift:
            place = _back(typed[name], start + column - shift)
            where = {"for_all": "--for-all, ", "given": "--given, "}.get(name, "")
            return f"{where}column {place + 1} of {typed[name].strip()[:60]!r}: {what}"
    return what


def _back(typed: str, column: int) -> int:
    """The place in what was typed of a place in :func:`plain` of it."""
    place = done = 0
    for found in _PIECE.finditer(typed):
        if done > column:
            break
        place, done = found.start(), done + len(plain(found[0]))
    return place - (len(typed) - len(typed.lstrip()))


def _rows(said: str, pieces: list[str], hypotheses: list[str]) -> tuple[list[str], list[str]]:
    """The lines of a statement, and all that its quantifiers speak of."""
    from verify.engines.growth import growth

    start = [f"for_all {', '.join(pieces)}"] if pieces else []
    if _WHOLE.match(said):
        rows = [row.strip() for row in said.split(";") if row.strip()]
        quantified = [row.split(None, 1)[1] for row in rows if row.startswith(("for_all ", "exists "))]
        return [*start, *hypotheses, *rows], [*pieces, *(piece for row in quantified for piece in split_pieces(row))]
    if (found := growth(said, set(re.findall(r"[A-Za-z_]\w*", f"{said} {pieces}")))) is None:
        return [*start, *hypotheses, f"says {said}"], pieces
    own = [piece for piece in pieces if set(found.names) & set(re.findall(r"[A-Za-z_]\w*", piece))]
    others = [piece for piece in pieces if piece not in own]
    before = [f"for_all {', '.join(others)}"] if others else []
    last = [*own, *split_pieces(found.last)]
    rows = [*before, *hypotheses, *found.first, f"for_all {', '.join(last)}", f"says {found.says}"]
    return rows, [*pieces, *last, *(f"{name} > 0" for name in found.fresh)]


def _named(pieces: list[str]) -> list[str]:
    """Every name that a domain speaks of without a type: a real number."""
    found: dict[str, None] = {}
    typed = {piece.partition(":")[0].strip() for piece in pieces if ":" in piece}
    for piece in pieces:
        bare = ":" in piece or piece.isidentifier() or piece in typed
        words = [] if bare else tokens(piece)
        pairs = list(itertools.pairwise(words))
        indices = {word.text for before, word in pairs if before.text == "for"}
        indices |= {word.text for word, after in pairs if after.text == "("}  # a function
        for token in words:
            if token.kind == "name" and token.text not in {*BUILTIN, *typed, *indices, *_JOINS}:
                found[token.text] = None
    return list(found)


def _require_known(prelude: Prelude) -> None:
    """A function that every reader knows is not called otherwise."""
    for name in FIXED:
        known = prelude.definitions.get(name)
        if known is not None and len(known.params) == 1:
            body = Parser(tokens(re.sub(r"\bz\b", known.params[0], STANDARD[name]))).whole()
            if known.shown == f"{name}({known.params[0]}) = {spelled(body)}":
                continue
        if known is not None or name in prelude.aliases:
            raise BadInput(f"{name} is {name}(z) = {STANDARD[name]}; take another name")


def _standard(text: str, define: str, named: list[str]) -> list[str]:
    called = {name for name in _CALLED.findall(text) if name in STANDARD and name not in named}
    defined = {name for name in called if not re.search(rf"(?m)^\s*{name}\s*\(", define)}
    if not defined:
        return []
    inner = next(name for name in ("z", "z_", "arg", "arg_") if name not in named)
    rows = [f"names {inner} : real"]
    return rows + [f"{name}({inner}) = {re.sub(r'z', inner, STANDARD[name])}" for name in sorted(defined)]
