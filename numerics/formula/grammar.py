"""Formulas that a user or a model file may write: a small grammar of our own, and nothing else.

    sum     = product { ("+" | "-") product }
    product = signed { ("*" | "/") signed }
    signed  = "-" signed | power
    power   = atom [ "**" signed ]                 (binds to the right; -2**2 is -4, as in Python)
    atom    = integer | decimal | symbol | function "(" sum { "," sum } ")" | "(" sum ")"

A number is an exact rational.  Evaluation stays in exact rationals as long as it can and goes over to balls
where a value is irrational (or too long to write out), so that ``ceil(sqrt(16))`` is 4 and not "cannot tell".
Text is bounded in length and depth and values in size: ``9**9**9**9`` fails at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any

from numerics.formula.latex import latex
from numerics.formula.values import BALL, EXACT, MAX_BITS, ExpressionError, InexactError, Value, bounded, to_ball

if TYPE_CHECKING:
    import flint
    import sympy

__all__ = ["FUNCTIONS", "Expression", "ExpressionError", "InexactError", "parse"]

MAX_LENGTH = 500  # characters of text
MAX_DEPTH = 50  # nested parentheses, signs, powers

FUNCTIONS: dict[str, tuple[int, int | None]] = {  # name -> least and greatest number of arguments
    "sqrt": (1, 1),
    "log": (1, 1),
    "exp": (1, 1),
    "ceil": (1, 1),
    "floor": (1, 1),
    "min": (1, None),
    "max": (1, None),
}

Node = tuple[Any, ...]  # ("number", Fraction), ("symbol", name) or (operator, child, ...)


@dataclass(frozen=True)
class Expression:
    """A parsed formula.  ``symbols`` are the names that were allowed, ``used`` those that occur."""

    text: str
    symbols: tuple[str, ...]
    tree: Node

    @cached_property
    def used(self) -> frozenset[str]:
        return _names(self.tree)

    def exact(self, values: Mapping[str, Any] | None = None) -> Fraction:
        """The value as an exact rational; InexactError where there is none."""
        value: Fraction = self._value(values or {}, exact=True)
        return value

    def ball(self, values: Mapping[str, Any] | None = None) -> flint.arb:
        """A finite ball that contains the value, at flint's current precision."""
        return to_ball(self._value(values or {}, exact=False))

    def _value(self, values: Mapping[str, Any], *, exact: bool) -> Value:
        try:
            return _evaluate(self.tree, _admit(self, values), exact=exact)
        except ExpressionError as error:
            raise type(error)(f"{self.text!r}: {error}") from None

    def sympy(self, symbols: Mapping[str, sympy.Symbol] | None = None) -> sympy.Expr:
        """The formula as a SymPy expression, built node by node (no text is given to SymPy)."""
        table = symbols or {}
        if missing := sorted(self.used - table.keys()):
            raise ExpressionError(f"{self.text!r}: no SymPy symbol was given for {', '.join(missing)}")
        import sympy as sp

        result = _sympy(self.tree, table)
        if result.has(sp.zoo, sp.nan, sp.oo, -sp.oo):
            raise ExpressionError(f"{self.text!r}: division by zero")
        return result

    def latex(self) -> str:
        return latex(self.tree, 0)

    def __str__(self) -> str:
        return self.text


def parse(text: str, symbols: Iterable[str] = ()) -> Expression:
    """Read a formula in which only the named symbols may occur."""
    allowed = tuple(symbols)
    if not isinstance(text, str):
        raise ExpressionError(f"an expression is text, not {type(text).__name__}")
    if len(text) > MAX_LENGTH:
        raise ExpressionError(f"an expression has at most {MAX_LENGTH} characters; this one has {len(text)}")
    tree = _Parser(text, allowed).whole()
    expression = Expression(text=text.strip(), symbols=allowed, tree=tree)
    try:
        _check_constants(tree)
    except ExpressionError as error:
        raise ExpressionError(f"{expression.text!r}: {error}") from None
    return expression


# ---------------------------------------------------------------------------------------------- reading

_TOKEN = re.compile(r"[0-9]+(?:\.[0-9]+)?|[A-Za-z_][A-Za-z0-9_]*|\*\*|[-+*/(),]")


class _Parser:
    def __init__(self, text: str, symbols: tuple[str, ...]) -> None:
        self.text, self.symbols, self.depth, self.at = text, symbols, 0, 0
        self.tokens = self._split(text.replace("\N{MINUS SIGN}", "-"))

    def _split(self, text: str) -> list[tuple[str, int]]:
        tokens, place = [], 0
        while place < len(text):
            if text[place] in " \t":
                place += 1
                continue
            found = _TOKEN.match(text, place)
            if found is None:
                hint = " (a power is written **)" if self.text[place] == "^" else ""
                raise self._error(f"unexpected {self.text[place]!r}{hint}", place)
            tokens.append((found.group(), place))
            place = found.end()
        return [*tokens, ("", len(text))]

    def _error(self, what: str, place: int) -> ExpressionError:
        where = "at its end" if place >= len(self.text) else f"at character {place + 1}"
        return ExpressionError(
            f"{self.text!r}: {what} {where}; allowed are numbers, + - * / **, parentheses, "
            f"{'the symbols ' + ', '.join(self.symbols) if self.symbols else 'no symbols'} "
            f"and {', '.join(FUNCTIONS)}"
        )

    def _unexpected(self) -> ExpressionError:
        token, place = self.tokens[self.at]
        return self._error(f"unexpected {token!r}" if token else "something is missing", place)

    def _take(self, *wanted: str) -> str | None:
        token, _ = self.tokens[self.at]
        if token not in wanted or not token:
            return None
        self.at += 1
        return token

    def _expect(self, wanted: str) -> None:
        if not self._take(wanted):
            raise self._unexpected()

    def _nested(self, rule: Callable[[], Node]) -> Node:
        """Every recursion goes through here, so that depth is bounded."""
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise ExpressionError(f"an expression is nested at most {MAX_DEPTH} deep; this one is deeper")
        node = rule()
        self.depth -= 1
        return node

    def whole(self) -> Node:
        node = self._nested(self.sum)
        if self.tokens[self.at][0]:
            raise self._unexpected()
        return node

    def sum(self) -> Node:
        node = self.product()
        while operator := self._take("+", "-"):
            node = (operator, node, self.product())
        return node

    def product(self) -> Node:
        node = self.signed()
        while operator := self._take("*", "/"):
            node = (operator, node, self.signed())
        return node

    def signed(self) -> Node:
        return ("neg", self._nested(self.signed)) if self._take("-") else self.power()

    def power(self) -> Node:
        node = self.atom()
        return ("**", node, self._nested(self.signed)) if self._take("**") else node

    def atom(self) -> Node:
        token, place = self.tokens[self.at]
        if self._take("("):
            node = self._nested(self.sum)
            self._expect(")")
            return node
        if token and token[0] in "0123456789":
            self.at += 1
            return ("number", Fraction(token))
        if token in self.symbols:
            self.at += 1
            return ("symbol", token)
        if token in FUNCTIONS:
            self.at += 1
            return self.call(token, place)
        if token and (token[0].isalpha() or token[0] == "_"):
            raise self._error(f"unknown name {token!r}", place)
        raise self._unexpected()

    def call(self, name: str, place: int) -> Node:
        self._expect("(")
        arguments = [self._nested(self.sum)]
        while self._take(","):
            arguments.append(self._nested(self.sum))
        self._expect(")")
        least, most = FUNCTIONS[name]
        if len(arguments) < least or (most is not None and len(arguments) > most):
            raise self._error(f"{name} takes {least} argument, not {len(arguments)},", place)
        return (name, *arguments)


def _names(node: Node) -> frozenset[str]:
    if node[0] == "number":
        return frozenset()
    if node[0] == "symbol":
        return frozenset([node[1]])
    return frozenset().union(*map(_names, node[1:]))


def _check_constants(node: Node) -> None:
    """What has no symbol in it must have a value: 1/0 and 9**9**9**9 fail when they are read."""
    if not _names(node):
        _evaluate(node, {}, exact=False)
    elif node[0] != "symbol":
        for child in node[1:]:
            _check_constants(child)


# ------------------------------------------------------------------------------------------- evaluating


def _admit(expression: Expression, values: Mapping[str, Any]) -> dict[str, Value]:
    admitted: dict[str, Value] = {}
    for name in sorted(expression.used):
        if name not in values:
            raise ExpressionError(f"no value was given for {name}")
        value = values[name]
        if isinstance(value, int | Fraction) and not isinstance(value, bool):
            admitted[name] = Fraction(value)
            continue
        from flint import arb, fmpq, fmpz

        if isinstance(value, fmpz):
            admitted[name] = Fraction(int(value))
        elif isinstance(value, fmpq):
            admitted[name] = Fraction(int(value.p), int(value.q))
        elif isinstance(value, arb) and value.is_finite():
            admitted[name] = value
        else:
            raise ExpressionError(
                f"{name} must be an exact rational or a finite ball, not {type(value).__name__} {value}"
            )
    return admitted


def _evaluate(node: Node, values: Mapping[str, Value], *, exact: bool) -> Value:
    if node[0] == "number":
        return node[1]
    if node[0] == "symbol":
        value = values[node[1]]
        if exact and not isinstance(value, Fraction):
            raise InexactError(f"{node[1]} is a ball, not an exact rational")
        return value
    arguments = [_evaluate(child, values, exact=exact) for child in node[1:]]
    if all(isinstance(value, Fraction) for value in arguments):
        result = EXACT[node[0]](*arguments)
        if result is not None and max(map(int.bit_length, result.as_integer_ratio())) <= MAX_BITS:
            return result
        if exact:
            raise InexactError(f"{node[0]}: the value is irrational or has more than {MAX_BITS} bits")
    return bounded(node[0], BALL[node[0]](*map(to_ball, arguments)))


# -------------------------------------------------------------------------------------------------- SymPy


def _sympy(node: Node, symbols: Mapping[str, sympy.Symbol]) -> sympy.Expr:
    import sympy as sp

    if node[0] == "symbol":
        return symbols[node[1]]
    if not _names(node):
        try:
            value = _evaluate(node, {}, exact=True)
            return sp.Rational(value.numerator, value.denominator)
        except InexactError:
            pass
    a = [_sympy(child, symbols) for child in node[1:]]
    match node[0]:
        case "+":
            return sp.Add(*a)
        case "-":
            return sp.Add(a[0], sp.Mul(-1, a[1]))
        case "*":
            return sp.Mul(*a)
        case "/":
            return sp.Mul(a[0], sp.Pow(a[1], -1))
        case "neg":
            return sp.Mul(-1, a[0])
        case "**":
            _check_length(*a)
            return sp.Pow(*a)
        case "sqrt":
            return sp.sqrt(a[0])
        case name:
            function = {
                "log": sp.log,
                "exp": sp.exp,
                "ceil": sp.ceiling,
                "floor": sp.floor,
                "min": sp.Min,
                "max": sp.Max,
            }[name]
            return function(*a)


def _check_length(base: sympy.Expr, exponent: sympy.Expr) -> None:
    """Refuse a power of numbers that SymPy would write out, however long it is."""
    if base.is_Rational and exponent.is_Rational:
        bits = max(int(base.p).bit_length(), int(base.q).bit_length())
        if abs(exponent) * (bits - 1) > MAX_BITS:
            raise ExpressionError(f"a power with more than {MAX_BITS} bits is not given to SymPy")
