"""A formula in stated symbols (a printed quantity, what ``--set`` puts in): read and evaluated by the language.

Values are exact rationals as long as they can be, and balls where they are irrational, so that ``ceil(sqrt(16))`` is 4.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any

from verify.statement.errors import Refused, TooMuch, Undecided, Undefined
from verify.statement.evaluate import EXTRA, FUEL, Machine
from verify.statement.parser import Parser, Syntax, spelled
from verify.statement.prelude import Prelude
from verify.statement.reader import Reader, is_reserved
from verify.statement.substitution import names_in, substitute
from verify.statement.terms import REAL, Term, free
from verify.statement.tokens import tokens
from verify.statement.trees import call, join, minus, name, number

if TYPE_CHECKING:
    import flint

__all__ = ["Formula", "FormulaError", "InexactError", "Node", "own_names", "read_formula", "rename", "spoken_names"]

_NAME = re.compile(r"[A-Za-z_]\w*\b(?!\s*\()")  # no function
MAX_LENGTH = 500  # characters of a text
Node = tuple[Any, ...]  # ("number", Fraction), ("symbol", name) or (operation or function, child, ...)


class FormulaError(ValueError):
    """The text is no formula, or it has no value where it was evaluated."""


class InexactError(FormulaError):
    """The value is irrational, or too long to write out as an exact rational."""


@dataclass(frozen=True)
class Formula:
    """``symbols`` are the names that were allowed, ``used`` those that occur."""

    text: str
    symbols: tuple[str, ...]
    syntax: Syntax

    @classmethod
    def of(cls, tree: Node, symbols: Iterable[str], text: str = "") -> Formula:
        """The formula of a tree as :attr:`tree` gives it; its text is written if none is given."""
        syntax = _syntax(tree)
        return cls(text or spelled(syntax), tuple(symbols), syntax)

    def __reduce__(self) -> tuple[Any, ...]:
        return Formula, (self.text, self.symbols, self.syntax)

    def __str__(self) -> str:
        return self.text

    def put(self, table: Mapping[str, Formula], symbols: Iterable[str], text: str = "") -> Formula:
        """The formula with others in the place of some of its symbols."""
        syntax = substitute(self.syntax, {key: value.syntax for key, value in table.items()}, Prelude())
        return Formula(text or spelled(syntax), tuple(symbols), syntax)

    @cached_property
    def used(self) -> frozenset[str]:
        return frozenset(names_in(self.syntax, Prelude()) & set(self.symbols))

    @cached_property
    def tree(self) -> Node:
        """Nested tuples: for rules that look at the form of sums, products, powers and functions of numbers."""
        return _tree(self.syntax)

    @cached_property
    def term(self) -> Term:
        own = own_names(self.symbols)
        scope = dict.fromkeys(own.values(), REAL)
        table = {symbol: name(other) for symbol, other in own.items() if symbol != other}
        return Reader(Prelude(), scope).number(substitute(self.syntax, table, Prelude()))

    @cached_property
    def _machine(self) -> Machine:
        return Machine({})

    def exact(self, values: Mapping[str, Any] | None = None) -> Fraction:
        """The value as an exact rational; InexactError where there is none."""
        from flint import fmpq

        try:
            value = self._value(self.term, values or {})
        except (Undecided, TooMuch) as error:
            raise InexactError(f"{self.text!r}: {error}") from None
        if not isinstance(value, (int, fmpq)):
            raise InexactError(f"{self.text!r}: the value is irrational, or too long to be written out")
        return Fraction(value) if isinstance(value, int) else Fraction(int(value.p), int(value.q))

    def rational(self, values: Mapping[str, Any] | None = None) -> Fraction | None:
        """The value as an exact rational; None where it is irrational."""
        try:
            return self.exact(values)
        except InexactError:
            return None

    def ball(self, values: Mapping[str, Any] | None = None) -> flint.arb:
        """A finite ball that contains the value, at flint's current precision."""
        from flint import arb

        try:
            return arb(self._value(self.term, values or {}))
        except (Undecided, TooMuch) as error:
            raise FormulaError(f"{self.text!r}: {error}") from None

    def _value(self, term: Term, values: Mapping[str, Any]) -> Any:
        own = own_names(self.symbols)
        machine = self._machine
        machine.fuel, machine.extra = FUEL, EXTRA
        try:
            return machine.value(term, {own[key]: _admit(self, key, values) for key in self.used})
        except Undefined as error:
            raise FormulaError(f"{self.text!r}: {error}") from None

    def check_constants(self) -> None:
        """FormulaError for a part without symbols that has no value, such as 1/0, or none that can be computed."""
        for part in _closed(self.term):
            try:
                self._machine.fuel, self._machine.extra = FUEL, EXTRA
                self._machine.value(part, {})
            except (Undefined, Undecided, TooMuch) as error:
                raise FormulaError(f"{self.text!r}: {error}") from None

    def latex(self) -> str:
        from verify.statement.latex import Printer

        own = own_names(self.symbols)
        plain = Printer(Prelude())
        notation = {other: plain.name(symbol) for symbol, other in own.items() if symbol != other}
        return Printer(Prelude(notation=notation)).term(self.term)


def read_formula(text: str, symbols: Iterable[str] = ()) -> Formula:
    """Read a formula in which only the named symbols may occur; FormulaError if it is none."""
    allowed = tuple(symbols)
    if not isinstance(text, str):
        raise FormulaError(f"an expression is text, not {type(text).__name__}")
    if len(text) > MAX_LENGTH:
        raise FormulaError(f"an expression has at most {MAX_LENGTH} characters; this one has {len(text)}")
    try:
        syntax = Parser(tokens(text.replace("\N{MINUS SIGN}", "-"))).whole()
        formula = Formula(text.strip(), allowed, syntax)
        _ = formula.term  # its names and sorts are checked here
    except Refused as error:
        hint = " (a power is written **)" if "^" in text else ""
        place = f" at character {error.column}" if error.line == 1 else ""
        known = f"the symbols are {', '.join(allowed)}" if allowed else "there are no symbols"
        raise FormulaError(f"{text!r}: {error.what}{hint}{place}; {known}") from None
    formula.check_constants()
    return formula


def spoken_names(text: str) -> list[str]:
    """The names in a text that are no functions, each once."""
    return list(dict.fromkeys(name for name in _NAME.findall(text) if name != "pi"))


def rename(text: str, table: Mapping[str, str]) -> str:
    """The text with other names, functions excepted."""
    return _NAME.sub(lambda found: table.get(found[0], found[0]), text)


def own_names(symbols: Iterable[str]) -> dict[str, str]:
    """The name of each symbol inside the language: another one where the language has given it a meaning."""
    given = tuple(symbols)
    found: dict[str, str] = {}
    for symbol in given:
        own = f"{symbol}_v" if is_reserved(symbol) else symbol
        while own != symbol and own in given:
            own += "v"
        found[symbol] = own
    return found


def _admit(formula: Formula, key: str, values: Mapping[str, Any]) -> Any:
    from flint import arb, fmpq, fmpz

    if key not in values:
        raise FormulaError(f"{formula.text!r}: no value was given for {key}")
    value = values[key]
    if isinstance(value, bool):
        pass
    elif isinstance(value, (int, fmpz)):
        return int(value)
    elif isinstance(value, Fraction):
        return value.numerator if value.denominator == 1 else fmpq(value.numerator, value.denominator)
    elif isinstance(value, fmpq):
        return int(value.p) if value.q == 1 else value
    elif isinstance(value, arb) and value.is_finite():
        return value
    raise FormulaError(
        f"{formula.text!r}: {key} must be an exact rational or a finite ball, not {type(value).__name__} {value}"
    )


def _closed(term: Term) -> Iterator[Term]:
    """The largest parts that depend on no symbol."""
    if term.op not in ("num", "pi") and not free(term, {}):
        yield term
    else:
        for part in term.args:
            yield from _closed(part) if term.loop is None else ()


# --- trees


def _tree(node: Syntax) -> Node:
    match node.op:
        case "number":
            return ("number", Fraction(node.token.text))
        case "name":
            return ("symbol", node.token.text)
        case "call" if not node.names:
            return (node.token.text, *map(_tree, node.args))
        case "+" | "-" | "*" | "/" | "**" | "neg":
            return (node.op, *map(_tree, node.args))
    raise FormulaError(f"{spelled(node)!r} is not built from numbers by operations and functions alone")


def _syntax(tree: Node) -> Syntax:
    match tree:
        case ("number", value):
            return number(value)
        case ("symbol", text):
            return name(text)
        case ("neg", inner):
            return minus(_syntax(inner))
        case ("+" | "-" | "*" | "/" | "**" as sign, one, two):
            return join(sign, _syntax(one), _syntax(two))
        case (word, *arguments):
            return call(word, *map(_syntax, arguments))
    raise FormulaError(f"{tree!r} is no tree of a formula")
