"""A relation between two formulas at one explicit rational point: that it holds there, or that it fails.

This kind knows no model, so any paper can use it.  A formula is a tree: a string is a rational or a name, a list is an
operation on formulas, ``+ * min max`` of one or more, ``- / ^`` of two (the exponent an integer), ``neg abs ceil
floor`` of one.  ``at`` gives values to names, ``define`` lists further names with their formulas, each of which may use
the names before it, and ``given`` lists relations (the hypotheses) that must hold.  All arithmetic is exact.

A name is one or two letters with an index, a Greek letter or one of a few words, so that no sentence can be made of
names; a relation without any name is about nothing, and rejected.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from verify.statement.reader import known_meaning

from .reading import Rejected, as_rational, choice, listing, only

_FIELDS = ("at", "define", "given", "left", "relation", "right")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,30}")
_LETTER = re.compile(r"[A-Za-z]{1,2}[0-9]{0,2}")
_GREEK = "alpha beta gamma delta eps eta theta kappa lam mu nu rho sigma tau phi"
_WORDS = frozenset(f"{_GREEK} cost first label loss mean new old other out rate risk second slope squared".split())
_MAX_NODES, _MAX_NAMES, _MAX_BITS, _MAX_POWER = 600, 40, 8_000, 64
_RELATIONS: dict[str, Callable[[Fraction, Fraction], bool]] = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    "=": lambda a, b: a == b,
    ">=": lambda a, b: a >= b,
    ">": lambda a, b: a > b,
}


def size(tree: Any, depth: int = 0) -> int:
    """How many parts a formula has; what is no formula is refused."""
    if depth > 30:
        raise Rejected("formula nested too deeply")
    if isinstance(tree, str):
        return 1
    if not isinstance(tree, list) or not tree or not isinstance(tree[0], str):
        raise Rejected("a formula is a string or a list that begins with an operation")
    return 1 + sum(size(part, depth + 1) for part in tree[1:])


def _bounded(value: Fraction) -> Fraction:
    if value.numerator.bit_length() + value.denominator.bit_length() > _MAX_BITS:
        raise Rejected(f"a number has more than {_MAX_BITS} bits")
    return value


def _evaluate(tree: Any, names: dict[str, Fraction]) -> Fraction:
    if isinstance(tree, str):
        if _NAME.fullmatch(tree):
            if tree not in names:
                raise Rejected(f"the name {tree} has no value")
            return names[tree]
        return as_rational(tree, "number in a formula")
    operation, *parts = tree
    values = [_evaluate(part, names) for part in parts]
    match operation, values:
        case "+", [_, *_]:
            return _bounded(sum(values, Fraction(0)))
        case "*", [_, *_]:
            return _product(values)
        case "min", [_, *_]:
            return min(values)
        case "max", [_, *_]:
            return max(values)
        case "-", [a, b]:
            return _bounded(a - b)
        case "/", [a, b]:
            if b == 0:
                raise Rejected("a division by zero")
            return _bounded(a / b)
        case "^", [a, b]:
            return _power(a, b)
        case "neg", [a]:
            return -a
        case "abs", [a]:
            return abs(a)
        case "ceil", [a]:
            return Fraction(math.ceil(a))
        case "floor", [a]:
            return Fraction(math.floor(a))
    raise Rejected(f"unknown operation {operation[:20]!r} with {len(parts)} parts")


def _power(base: Fraction, exponent: Fraction) -> Fraction:
    if exponent.denominator != 1 or abs(exponent) > _MAX_POWER:
        raise Rejected(f"an exponent is an integer from -{_MAX_POWER} to {_MAX_POWER}")
    if base == 0 and exponent < 0:
        raise Rejected("a division by zero")
    return _bounded(base ** int(exponent))


def _product(values: list[Fraction]) -> Fraction:
    result = Fraction(1)
    for value in values:
        result = _bounded(result * value)
    return result


def _show(tree: Any, inside: bool = False) -> str:
    if isinstance(tree, str):
        return f"({tree})" if inside and not _NAME.fullmatch(tree) and not tree.isdigit() else tree
    operation, *parts = tree
    if operation in ("+", "-", "*", "/", "^"):
        text = f" {operation} ".join(_show(part, True) for part in parts)
        return f"({text})" if inside else text
    return f"{operation}({', '.join(_show(part) for part in parts)})"


def _pair(item: Any, field: str) -> tuple[str, Any]:
    name, value = listing({field: item}, field, 2, 2)
    if not isinstance(name, str) or not (_LETTER.fullmatch(name) or name in _WORDS):
        words = ", ".join(sorted(_WORDS))
        raise Rejected(f"{field}: a name is one or two letters with at most two digits, or one of {words}")
    if known_meaning(name):
        raise Rejected(f"{field}: {name} is the name of a known function or constant, and cannot be given a value")
    return name, value


def _mentions(tree: Any) -> bool:
    """Does a formula use any name?"""
    if isinstance(tree, str):
        return _NAME.fullmatch(tree) is not None
    return any(_mentions(part) for part in tree[1:])


def _names(body: dict[str, Any]) -> tuple[dict[str, Fraction], str]:
    """The values of all names, and the words that say them."""
    names: dict[str, Fraction] = {}

    def add(name: str, value: Fraction) -> None:
        if name in names:
            raise Rejected(f"the name {name} is given twice")
        names[name] = value

    for item in listing(body, "at", 0, _MAX_NAMES):
        name, text = _pair(item, "at")
        add(name, as_rational(text, name))
    words = " at " + ", ".join(f"{name} = {value}" for name, value in names.items()) if names else ""
    defined = []
    for item in listing(body, "define", 0, _MAX_NAMES):
        name, tree = _pair(item, "define")
        add(name, _evaluate(tree, names))
        defined.append(f"{name} = {_show(tree)} = {_brief(names[name])}")
    return names, words + (", where " + ", ".join(defined) if defined else "")


def _brief(value: Fraction) -> str:
    """The number, or its first digits where it is too long to read."""
    text = str(value)
    if len(text) <= 60:
        return text
    digits = len(str(abs(math.floor(value))))
    return f"{float(value):.12g}..." if digits < 300 else f"{text[:12]}... ({digits} digits)"


def _relation(item: Any, name: str) -> tuple[Any, str, Any]:
    left, relation, right = listing({name: item}, name, 3, 3)
    choice({"relation": relation}, "relation", _RELATIONS)
    return left, relation, right


def _examine(body: dict[str, Any]) -> tuple[bool, str, str]:
    """Does the relation hold; the relation in words; the numbers and the place in words."""
    only(body, _FIELDS)
    given = [_relation(item, "given") for item in listing(body, "given", 0, _MAX_NAMES)]
    left, relation, right = _relation([body["left"], body["relation"], body["right"]], "relation")
    trees = [
        left,
        right,
        *(side for a, _, b in given for side in (a, b)),
        *(_pair(item, "define")[1] for item in listing(body, "define", 0, _MAX_NAMES)),
    ]
    if sum(size(tree) for tree in trees) > _MAX_NODES:
        raise Rejected(f"the formulas have more than {_MAX_NODES} parts")
    if not (_mentions(left) or _mentions(right)):
        raise Rejected("a relation without a name is about nothing")
    names, where = _names(body)
    for a, sign, b in given:
        if not _RELATIONS[sign](_evaluate(a, names), _evaluate(b, names)):
            raise Rejected(f"the hypothesis {_show(a)} {sign} {_show(b)} does not hold there")
    if given:
        where += ", with " + " and ".join(f"{_show(a)} {sign} {_show(b)}" for a, sign, b in given)
    values = _evaluate(left, names), _evaluate(right, names)
    words = f"{_show(left)} {relation} {_show(right)}"
    return _RELATIONS[relation](*values), words, f"{_brief(values[0])} and {_brief(values[1])}{where}"


def _found(body: dict[str, Any], wanted: bool) -> str:
    holds, words, numbers = _examine(body)
    if holds is not wanted:
        raise Rejected(f"{words} {'holds' if holds else 'fails'} there: the sides are {numbers}")
    return f"{words}{'' if holds else ' is false'}: the sides are {numbers}"


KINDS = {"relation-fails": lambda body: _found(body, False), "relation-holds": lambda body: _found(body, True)}
