"""Ranges that a statement's own conditions give its numbers, and certificates that cover all of a statement.

``ranges`` follows what conditions say of sums, products, absolute values and powers (``1 <= k <= n <= 6``,
``n**2 <= 50``); it looks at binders and at hypotheses before anything exists, up to the first that may be undefined,
so that at a value outside of a range all before one hypothesis is defined and this one fails.  A ``finite`` certificate
that fixes nothing, or a ``cover`` whose boxes contain every range, shows the whole statement and not an instance of it.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from fractions import Fraction
from math import ceil, floor
from typing import Any

from verify.statement.errors import Refused, TooMuch
from verify.statement.statement import Statement
from verify.statement.terms import Term

__all__ = ["held", "is_whole", "ranges"]

Range = tuple[Fraction | None, Fraction | None]
Link = tuple[Term, Term]
NESTED = ("witness", "branch", "eventually", "along", "induction", "sums", "composed")
MAX_LISTED = 4_096  # integers of one range that are gone through
MAX_ROUNDS = 12
MAX_POWER = 64
MAX_BITS = 2_000  # of the end of a range
LEAVES = (500, 5_000, 20_000)
TOTAL = ("num", "pi", "var", "neg", "+", "-", "*", "min", "max", "cmp", "and", "or", "not")
TOTAL_FUNCTIONS = ("abs", "exp", "sin", "cos", "tanh", "sinh", "cosh", "arctan", "arsinh", "erf", "floor", "ceil")


def ranges(statement: Statement) -> dict[str, Range]:
    """Least and largest value by name, None where nothing bounds it."""
    known: dict[str, Range] = {
        name: (Fraction(0), None) for name, kind in statement.types.items() if kind.name == "nat"
    }
    whole = {name for name, kind in statement.types.items() if kind.sort == "int"}
    links: list[Link] = []
    for asked in _conditions(statement):
        if not _is_defined(asked, known):
            break  # it may be undefined where those before it hold: what it and those after it say does not excuse that
        links += _ordered(asked)
        known = _narrowed(links, known, whole)
    return {name: known.get(name, (None, None)) for name in statement.names}


def _narrowed(links: Sequence[Link], start: Mapping[str, Range], whole: Container[str]) -> dict[str, Range]:
    """The ranges with all that these pairs (smaller, larger) say."""
    known = dict(start)
    for _ in range(min(len(links), MAX_ROUNDS) + 1):  # a chain is no longer than its links
        before = dict(known)
        for small, large in links:
            _narrow(small, (None, _enclosure(large, known)[1]), known, whole)
            _narrow(large, (_enclosure(small, known)[0], None), known, whole)
        if known == before:
            break
    return known


def _is_defined(term: Term, known: Mapping[str, Range]) -> bool:
    """Has a condition, or a term in it, a value wherever the names lie in these ranges?"""
    if term.op == "fun" and term.name in ("sqrt", "log"):
        low = _enclosure(term.args[0], known)[0]
        told = low is not None and (low > 0 or (low == 0 and term.name == "sqrt"))
    elif term.op == "/":
        low, high = _enclosure(term.args[1], known)
        told = (low is not None and low > 0) or (high is not None and high < 0)
    elif term.op == "**":
        exponent = term.args[1]
        told = exponent.op == "num" and exponent.number is not None and _is_small_power(exponent.number)
    else:
        told = term.op in TOTAL or (term.op == "fun" and term.name in TOTAL_FUNCTIONS)
    return told and all(_is_defined(arg, known) for arg in term.args)


def _enclosure(term: Term, known: Mapping[str, Range]) -> Range:
    """Ends between which a term lies, where its names lie in their ranges; None for one that is too long a number."""
    low, high = (None if end is None or _is_long(end) else end for end in _ends(term, known))
    return low, high


def _ends(term: Term, known: Mapping[str, Range]) -> Range:
    if term.op == "num":
        return term.number, term.number
    if term.op == "var" and term.type.is_number:
        return known.get(term.name, (None, None))
    if term.op not in ("neg", "+", "-", "*", "/", "**") and not (term.op == "fun" and term.name == "abs"):
        return None, None
    parts = [_enclosure(arg, known) for arg in term.args]
    match term.op, parts:
        case "fun", [one]:
            return _union(one, _negative(one))
        case "neg", [one]:
            return _negative(one)
        case "+", [one, two]:
            return _sum(one, two)
        case "-", [one, two]:
            return _sum(one, _negative(two))
        case "*", [one, two]:
            return _product(one, two)
        case "/", [one, (Fraction() as low, high)] if low == high and low:
            return _product(one, (1 / low, 1 / low))
        case "**", [one, (Fraction() as low, high)] if low == high and _is_small_power(low):
            return _power(one, int(low))
    return None, None


def _negative(one: Range) -> Range:
    low, high = one
    return (None if high is None else -high), (None if low is None else -low)


def _sum(one: Range, two: Range) -> Range:
    low, high = ((None if a is None or b is None else a + b) for a, b in zip(one, two, strict=True))
    return low, high


def _union(one: Range, two: Range) -> Range:
    """Of the absolute values of two ranges of opposite sign: from the end nearer to zero."""
    positive = [low for low, _ in (one, two) if low is not None and low >= 0]
    highs = [high for _, high in (one, two)]
    return (positive[0] if positive else Fraction(0)), (
        None if None in highs else max(h for h in highs if h is not None)
    )


def _product(one: Range, two: Range) -> Range:
    """Of ranges that are bounded, or not negative."""
    if one[0] is not None and two[0] is not None and one[0] >= 0 and two[0] >= 0:
        ends = None if one[1] is None or two[1] is None else one[1] * two[1]
        return one[0] * two[0], ends
    numbers = [a * b for a in one for b in two if a is not None and b is not None]
    if len(numbers) == 4:
        return min(numbers), max(numbers)
    for scale, other in ((one, two), (two, one)):  # a number times a range without an end
        if scale[0] is not None and scale[0] == scale[1]:
            low, high = ((None if end is None else scale[0] * end) for end in other)
            return (low, high) if scale[0] > 0 else (high, low) if scale[0] < 0 else (Fraction(0), Fraction(0))
    return None, None


def _is_small_power(value: Fraction) -> bool:
    return value.denominator == 1 and 1 <= value <= MAX_POWER


def _power(one: Range, n: int) -> Range:
    if n % 2 == 0:
        one = _union(one, _negative(one))
    low, high = ((None if end is None else end**n) for end in one)
    return low, high


def _is_long(value: Fraction) -> bool:
    return value.numerator.bit_length() + value.denominator.bit_length() > MAX_BITS


def _narrow(term: Term, wanted: Range, known: dict[str, Range], whole: Container[str]) -> None:
    """What is known of the names of a term that lies between these ends."""
    if wanted == (None, None):
        return
    if term.op == "var" and term.type.is_number:
        low, high = known.get(term.name, (None, None))
        least, most = wanted
        if term.name in whole:
            least, most = (None if end is None else Fraction(cut(end)) for end, cut in ((least, ceil), (most, floor)))
        low = least if low is None or (least is not None and least > low) else low
        high = most if high is None or (most is not None and most < high) else high
        low, high = (None if end is None or _is_long(end) else end for end in (low, high))
        known[term.name] = low, high
    elif term.op == "neg":
        _narrow(term.args[0], _negative(wanted), known, whole)
    elif term.op == "fun" and term.name == "abs" and wanted[1] is not None:
        _narrow(term.args[0], (-wanted[1], wanted[1]), known, whole)
    elif term.op in ("+", "-", "*", "/", "**"):
        _narrow_parts(term, wanted, known, whole)


def _narrow_parts(term: Term, wanted: Range, known: dict[str, Range], whole: Container[str]) -> None:
    one, two = term.args
    first, second = _enclosure(one, known), _enclosure(two, known)
    number = second[0] if second[0] == second[1] else None
    match term.op:
        case "+":
            _narrow(one, _sum(wanted, _negative(second)), known, whole)
            _narrow(two, _sum(wanted, _negative(first)), known, whole)
        case "-":
            _narrow(one, _sum(wanted, second), known, whole)
            _narrow(two, _sum(first, _negative(wanted)), known, whole)
        case "*":
            for part, other in ((one, second), (two, first)):
                _narrow(part, _quotient(wanted, other), known, whole)
        case "/" if number:
            _narrow(one, _product(wanted, (number, number)), known, whole)
        case "**" if number is not None and _is_small_power(number) and wanted[1] is not None:
            root = _root_above(wanted[1], int(number))
            below = -root if number % 2 == 0 else None
            if number % 2 == 0 or (first[0] is not None and first[0] >= 0):
                _narrow(one, (below, root), known, whole)


def _quotient(wanted: Range, other: Range) -> Range:
    """Ends of x where x times something in ``other``, which is positive, lies in ``wanted``."""
    low, high = other
    if low is not None and high is not None and low > high:  # there is no such value
        return None, None
    if low is None or low <= 0:
        return _negative(_quotient(wanted, _negative(other))) if high is not None and high < 0 else (None, None)
    least, most = wanted
    if least is not None:  # the smallest quotient: by the largest divisor if it is positive, else by the smallest
        least = least / low if least < 0 else least / high if high is not None else Fraction(0)
    if most is not None:
        most = most / low if most >= 0 else most / high if high is not None else Fraction(0)
    return least, most


def _root_above(value: Fraction, n: int) -> Fraction:
    """A whole number whose n-th power is not below the value; 0 for a negative one, of which no even power is."""
    if value <= 0:
        return Fraction(0)
    guess = 1 << (ceil(value).bit_length() // n + 1)
    low, high = 0, guess
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if middle**n >= value else (middle + 1, high)
    return Fraction(high)


def _conditions(statement: Statement) -> Iterator[Term]:
    for part in statement.parts:
        if part.word == "exists":
            return
        yield from part.asked


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

    if data["kind"] == "finite":
        return not data["fixed"]
    if data["kind"] == "zero":  # what exists may be fixed
        return not any(part.names for part in statement_of(data).parts if part.word != "exists")
    if data["kind"] in NESTED:  # what is inside is whole, or it is not accepted
        return True
    if data["kind"] in ("tiling", "squares", "rewritten", "reduced"):  # about all that the statement gives
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
