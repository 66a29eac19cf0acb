"""Ranges that a statement's own conditions give its numbers, and certificates that cover all of a statement.

``ranges`` folds numbers and follows chains (``1 <= k <= n <= 6``); it looks at binders and at hypotheses before
anything exists, so that a value outside of a range fails a hypothesis.  A ``finite`` certificate that fixes nothing, or
a ``cover`` whose boxes contain every range, shows the whole statement and not an instance of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from verify.statement.errors import Refused, TooMuch
from verify.statement.statement import Statement
from verify.statement.terms import Term

__all__ = ["held", "is_whole", "ranges"]

Range = tuple[Fraction | None, Fraction | None]
MAX_LISTED = 4_096  # integers of one range that are gone through
LEAVES = (500, 5_000, 20_000)


def ranges(statement: Statement) -> dict[str, Range]:
    """Least and largest value by name, None where nothing bounds it."""
    low: dict[str, Fraction] = {n: Fraction(0) for n, kind in statement.types.items() if kind.name == "nat"}
    high: dict[str, Fraction] = {}
    links = list(_links(statement))
    for _ in range(len(links) + 1):  # a chain is no longer than its links
        for small, large in links:
            _narrow(small, large, low, high)
    return {name: (low.get(name), high.get(name)) for name in statement.names}


def _narrow(small: Term, large: Term, low: dict[str, Fraction], high: dict[str, Fraction]) -> None:
    least, most = _value(small, low), _value(large, high)
    if large.op == "var" and least is not None and least > low.get(large.name, least - 1):
        low[large.name] = least
    if small.op == "var" and most is not None and most < high.get(small.name, most + 1):
        high[small.name] = most


def _value(term: Term, known: Mapping[str, Fraction]) -> Fraction | None:
    """A bound of the term: its value if it is a closed number, what is known of it if it is a name."""
    return known.get(term.name) if term.op == "var" else _folded(term)


def _folded(term: Term) -> Fraction | None:
    if term.op == "num":
        return term.number
    parts = [_folded(arg) for arg in term.args]
    match term.op, parts:
        case "neg", [Fraction() as one]:
            return -one
        case "+", [Fraction() as one, Fraction() as two]:
            return one + two
        case "-", [Fraction() as one, Fraction() as two]:
            return one - two
        case "*", [Fraction() as one, Fraction() as two]:
            return one * two
        case "/", [Fraction() as one, Fraction() as two] if two:
            return one / two
    return None


def _links(statement: Statement) -> Iterator[tuple[Term, Term]]:
    for part in statement.parts:
        if part.word == "exists":
            return
        for asked in part.asked:
            yield from _ordered(asked)


def _ordered(asked: Term) -> Iterator[tuple[Term, Term]]:
    """Pairs (smaller, larger) that a condition asks for."""
    if asked.op == "and":
        for part in asked.args:
            yield from _ordered(part)
    elif asked.op == "cmp" and asked.name in ("<", "<=", "=="):
        yield asked.args[0], asked.args[1]
        if asked.name == "==":
            yield asked.args[1], asked.args[0]
    elif asked.op == "cmp" and asked.name in (">", ">="):
        yield asked.args[1], asked.args[0]


# --- certificates of all of it


def is_whole(data: Mapping[str, Any]) -> bool:
    """Whether an accepted certificate is about every case of its statement."""
    from verify.statement.certificate import statement_of

    if data["kind"] in ("finite", "zero"):
        return not data["fixed"]
    if data["kind"] in ("witness", "branch", "eventually", "along"):  # what is inside is whole, or it is not accepted
        return True
    if data["kind"] in (
        "tiling",
        "squares",
        "rewritten",
    ):  # about the domain that the statement gives, or it is not accepted
        return True
    return data["kind"] == "cover" and _covers(statement_of(data), data["fixed"], data["boxes"])


def _covers(statement: Statement, fixed: Mapping[str, Any], boxes: Mapping[str, Any]) -> bool:
    known = ranges(statement)
    pinned = all(known[name][0] == known[name][1] == _number(value) is not None for name, value in fixed.items())
    return pinned and all(_inside(known[name], box) for name, box in boxes.items())


def _number(value: Any) -> Fraction | None:
    try:
        return Fraction(value) if isinstance(value, (int, str)) else None
    except (ValueError, ZeroDivisionError):
        return None


def _inside(wanted: Range, box: Any) -> bool:
    if not isinstance(box, list) or len(box) != 2 or None in wanted:
        return False
    low, high = map(_number, box)
    least, most = wanted
    assert least is not None
    assert most is not None
    return low is not None and high is not None and low <= least and most <= high


def held(statement: Statement) -> dict[str, Any] | None:
    """A certificate that shows all of the statement, if listing its cases or halving its boxes does; else None."""
    from verify.statement.certificate import certificate, check

    for kind, own in _proposals(statement):
        data = certificate(statement, kind, **own)
        try:
            check(data, expected=statement.digest)
        except (Refused, TooMuch):
            continue
        return data
    return None


def _proposals(statement: Statement) -> Iterator[tuple[str, dict[str, Any]]]:
    yield "finite", {"fixed": {}}
    known = ranges(statement)
    if any(None in known[name] for name in statement.names) or not statement.names:
        return
    fixed: dict[str, Any] = {}
    boxes: dict[str, Any] = {}
    for name in statement.names:
        low, high = known[name]
        if statement.types[name].sort == "int" and low == high and low is not None:
            fixed[name] = int(low)
        elif statement.types[name].name == "real":
            boxes[name] = [str(low), str(high)]
        else:
            return
    for leaves in LEAVES:
        yield "cover", {"fixed": fixed, "boxes": boxes, "leaves": leaves}
