"""Syntax trees made and looked at: numbers, relations, linear terms, and terms that have a value wherever they stand.

For the rules that make statements from others (:mod:`verify.statement.induction`, :mod:`verify.statement.sums`).
Substitution is in :mod:`verify.statement.substitution` alone.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from fractions import Fraction

from verify.statement.errors import Refused
from verify.statement.parser import Syntax, walk
from verify.statement.tokens import Token

__all__ = [
    "TOTAL",
    "call",
    "is_total",
    "join",
    "linear",
    "linear_in",
    "minus",
    "name",
    "number",
    "relation",
    "relations",
    "shifted",
    "sized",
    "value_of",
]

MAX_SIZE = 4_000  # nodes of a tree that a rule makes: terms that are put in may double it again and again

TOTAL = {"exp", "sin", "cos", "sinh", "cosh", "tanh", "arctan", "arsinh", "erf"}  # defined for all real numbers
TOTAL |= {"abs", "floor", "ceil", "min", "max"}


def number(value: int | Fraction) -> Syntax:
    value = Fraction(value)
    if value < 0:
        return Syntax("neg", Token("op", "-", 1, 1), (number(-value),))
    if value.denominator != 1:
        return join("/", number(value.numerator), number(value.denominator))
    return Syntax("number", Token("number", str(value), 1, 1))


def name(text: str) -> Syntax:
    return Syntax("name", Token("name", text, 1, 1))


def join(op: str, one: Syntax, two: Syntax) -> Syntax:
    return Syntax(op, Token("op", op, 1, 1), (one, two))


def call(word: str, *args: Syntax) -> Syntax:
    return Syntax("call", Token("name", word, 1, 1), args)


def relation(one: Syntax, sign: str, two: Syntax) -> Syntax:
    return Syntax("chain", Token("op", sign, 1, 1), (one, two), (sign,))


def minus(node: Syntax) -> Syntax:
    value = value_of(node)
    return Syntax("neg", Token("op", "-", 1, 1), (node,)) if value is None else number(-value)


def sized(node: Syntax, most: int = MAX_SIZE) -> Syntax:
    """The node itself; Refused if it is too large.  Parts that it has in common with others are counted each time."""
    if sum(1 for _ in itertools.islice(walk(node), most + 1)) > most:
        raise Refused(f"a term of more than {most} parts would be made")
    return node


def shifted(node: Syntax, by: int) -> Syntax:
    """The node plus a whole number."""
    return node if by == 0 else join("+" if by > 0 else "-", node, number(abs(by)))


def value_of(node: Syntax) -> Fraction | None:
    """The rational number that a tree of numbers is; None if it is not one."""
    if node.op == "number":
        return Fraction(node.token.text)
    if node.op not in ("neg", "+", "-", "*", "/"):
        return None
    values = [value_of(arg) for arg in node.args]
    match node.op, values:
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


def linear(node: Syntax, by: str) -> tuple[int, int] | None:
    """m and c of a term m*T + c with whole numbers; None if it has another form."""
    found = linear_in(node, {by})
    return None if found is None else (found.get(by, 0), found.get("", 0))


def linear_in(node: Syntax, names: set[str]) -> dict[str, int] | None:
    """Whole coefficients by name of a linear term in these names, that of 1 under the empty name."""
    if node.op == "number":
        value = Fraction(node.token.text)
        return {"": int(value)} if value.denominator == 1 else None
    if node.op == "name":
        return {node.token.text: 1} if node.token.text in names else None
    if node.op not in ("neg", "+", "-", "*"):
        return None
    parts = [part for arg in node.args if (part := linear_in(arg, names)) is not None]
    if len(parts) != len(node.args):
        return None
    if node.op == "neg":
        return {key: -value for key, value in parts[0].items()}
    one, two = parts
    if node.op == "*":
        one, two = (one, two) if set(one) <= {""} else (two, one)
        return {key: one.get("", 0) * value for key, value in two.items()} if set(one) <= {""} else None
    sign = 1 if node.op == "+" else -1
    return {key: one.get(key, 0) + sign * two.get(key, 0) for key in {**one, **two}}


def relations(node: Syntax) -> Iterator[Syntax]:
    """The parts of a proposition all of which hold: single relations, and what is neither a chain nor joined by and."""
    if node.op == "and":
        for arg in node.args:
            yield from relations(arg)
    elif node.op == "chain":
        for one, sign, two in zip(node.args, node.names, node.args[1:], strict=False):
            yield relation(one, sign, two)
    else:
        yield node


def is_total(node: Syntax, numbers: set[str]) -> bool:
    """Whether the form alone tells that it has a value, whatever these names of numbers are.

    Sums and products over spans are total if their items are.  Entries of arrays are not: their place may not exist.
    """
    match node.op:
        case "number":
            return True
        case "name":
            return node.token.text in numbers or node.token.text == "pi"
        case "/":
            return bool(value_of(node.args[1])) and is_total(node.args[0], numbers)
        case "**":
            return _is_natural(node.args[1]) and is_total(node.args[0], numbers)
        case "call":
            if node.names or node.token.text not in TOTAL or not node.args:
                return False
        case "fold":
            body, where, test = node.args[0], node.args[1], node.args[-1]
            plain = node.token.text in ("sum", "prod", "every", "some") and len(node.names) == 1
            if not (plain and where.op == "call" and where.token.text == "span" and test.op == "absent"):
                return False
            ends = all(is_total(end, numbers) for end in where.args)
            return ends and is_total(body, {*numbers, *node.names})
        case "neg" | "+" | "-" | "*" | "chain" | "and" | "or" | "not":
            pass
        case _:
            return False
    return all(is_total(arg, numbers) for arg in node.args)


def _is_natural(node: Syntax) -> bool:
    return node.op == "number" and node.token.text.isdigit()
