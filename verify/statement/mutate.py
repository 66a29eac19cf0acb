"""Other statements and formulas, each one slip away: sign, constant, exponent, strictness, index range, quantifier.

``mutants`` are statements.  ``mutated`` are formulas from a seed, for mutation tests: single slips, changes at random,
and formulas whose value is known to be the same, larger or smaller, or another one at one size only or only far away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Any

from verify.statement.errors import Refused
from verify.statement.formula import Formula, FormulaError, read_formula
from verify.statement.parser import Parser, Syntax, put, spelled, walk
from verify.statement.prelude import Prelude, pieces
from verify.statement.statement import Statement, read_statement
from verify.statement.tokens import Token, lines, tokens
from verify.statement.trees import call, join, minus, name, number

__all__ = [
    "COUNTS",
    "FAR",
    "FEW",
    "ONE_SIZE",
    "Mutant",
    "Mutation",
    "false_far_away",
    "is_different",
    "mutants",
    "mutated",
]

STRICT = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "<=", "!=": "=="}
OTHER = {
    "ceil": ("rounding", "floor"),
    "floor": ("rounding", "ceil"),
    "max": ("extreme", "min"),
    "min": ("extreme", "max"),
}
TURN = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}


@dataclass(frozen=True)
class Mutant:
    """``kind`` is the slip, ``where`` the line that it is in."""

    kind: str
    where: str
    statement: Statement


def _number(node: Syntax, value: int) -> Syntax:
    return Syntax("number", replace(node.token, kind="number", text=str(value)))


def _plus(node: Syntax, way: str) -> Syntax:
    return Syntax(way, replace(node.token, kind="op", text=way), (node, _number(node, 1)))


def _edits(node: Syntax) -> Iterator[tuple[str, Syntax]]:
    """What may be changed at a node."""
    match node.op:
        case "+" | "-":
            way = "-" if node.op == "+" else "+"
            yield "sign", Syntax(way, replace(node.token, text=way), node.args)
        case "neg":
            yield "sign", node.args[0]
        case "**" if node.args[1].op == "number" and node.args[1].token.text.isdigit():
            power = int(node.args[1].token.text)
            for new in (power + 1, power - 1):
                yield "exponent", replace(node, args=(node.args[0], _number(node.args[1], new)))
        case "number" if node.token.text.isdigit():
            value = int(node.token.text)
            for new in sorted({value + 1, 2 * value, value - 1} - {value, -1}):
                yield "constant", _number(node, new)
        case "chain":
            for place, sign in enumerate(node.names):
                for kind, table in (("strictness", STRICT), ("direction", TURN)):
                    if sign in table:
                        names = (*node.names[:place], table[sign], *node.names[place + 1 :])
                        yield kind, replace(node, names=names)
        case "call" if node.token.text == "span" and len(node.args) == 2:
            low, high = node.args
            yield "range", replace(node, args=(_plus(low, "+"), high))
            yield "range", replace(node, args=(low, _plus(high, "-")))
        case "call" if node.token.text == "sqrt" and len(node.args) == 1:
            yield "root", node.args[0]
        case "call" if node.token.text in OTHER:
            yield OTHER[node.token.text][0], call(OTHER[node.token.text][1], *node.args)
        case "/":
            yield "dropped divisor", node.args[0]
        case "fold":
            yield from _fold_edits(node)


def _fold_edits(node: Syntax) -> Iterator[tuple[str, Syntax]]:
    other = {"every": "some", "some": "every", "sum": "most", "mean": "sum", "most": "least", "least": "most"}
    if node.token.text in other:
        kind = "quantifier" if node.token.text in ("every", "some") else "fold"
        yield kind, replace(node, token=replace(node.token, text=other[node.token.text]))
    for place in range(2, len(node.args), 2):
        if node.args[place].op != "absent":
            gone = Syntax("absent", node.token)
            yield "range", replace(node, args=(*node.args[:place], gone, *node.args[place + 1 :]))


def _changed(tree: Syntax) -> Iterator[tuple[str, str]]:
    for path, node in walk(tree):
        for kind, new in _edits(node):
            yield kind, spelled(put(tree, path, new))


def _texts(statement: Statement) -> Iterator[tuple[str, str, str]]:
    """Kind, line and text of every candidate."""
    rows = [(line.tokens[0].text, list(line.tokens[1:])) for line in lines(statement.text)]
    for at, (word, given) in enumerate(rows):
        for kind, new in _line(word, given):
            yield kind, word, _joined(rows, at, None if new is None else f"{word} {new}")
        if word == "exists":
            yield "quantifier", word, _joined(rows, at, f"for_all {_shown(given)}")
        if at and {word, rows[at - 1][0]} == {"for_all", "exists"}:
            swapped = [*rows[: at - 1], rows[at], rows[at - 1], *rows[at + 1 :]]
            yield "quantifier", word, _joined(swapped, -1, "")


def _shown(given: list[Token]) -> str:
    return " ".join(token.text for token in given)


def _joined(rows: list[tuple[str, list[Token]]], at: int, new: str | None) -> str:
    found = [new if place == at else f"{word} {_shown(given)}" for place, (word, given) in enumerate(rows)]
    return "\n".join(row for row in found if row)


def _line(word: str, given: list[Token]) -> Iterator[tuple[str, str | None]]:
    if word == "says":
        yield from _changed(Parser(given).whole())
        return
    if word == "let":
        head, body = pieces(given, "=")
        for kind, new in _changed(Parser(body).whole()):
            yield kind, f"{_shown(head)} = {new}"
        return
    parts = pieces(given)
    for place, part in enumerate(parts):
        others = [_shown(p) for p in parts]
        if any(token.text == ":" for token in part) or len(part) == 1:
            continue
        for kind, new in _changed(Parser(part).whole()):
            yield f"domain {kind}", ", ".join([*others[:place], new, *others[place + 1 :]])
        if word == "given":
            left = ", ".join([*others[:place], *others[place + 1 :]])
            yield "dropped hypothesis", left or None
        else:
            yield from _dropped(part, place, others)


def _dropped(part: list[Token], place: int, others: list[str]) -> Iterator[tuple[str, str]]:
    """``0 < tau <= 1`` without its condition: the name stays, with the type that the prelude gives it."""
    names = {token.text for token in part if token.kind == "name"}
    if len(names) == 1 and place == len(others) - 1:
        yield "dropped hypothesis", ", ".join([*others[:place], names.pop()])


def mutants(statement: Statement) -> Iterator[Mutant]:
    """Every readable statement that differs by one slip, in its text or in a printed quantity, and says otherwise."""
    seen = {statement.digest}
    for kind, where, text, prelude in _candidates(statement):
        try:
            found = read_statement(text, prelude)
        except Refused:
            continue
        if found.digest not in seen:
            seen.add(found.digest)
            yield Mutant(kind, where, found)


def _candidates(statement: Statement) -> Iterator[tuple[str, str, str, Prelude]]:
    for kind, where, text in _texts(statement):
        yield kind, where, text, statement.prelude_before
    for known in statement.prelude.closure(statement.called()):
        if known.name not in statement.prelude.quantities:
            continue
        body = Parser(tokens(known.shown.split(" = ", 1)[1])).whole()
        for kind, new in _changed(body):
            changed = statement.prelude_before.redefined(known.name, Parser(tokens(new)).whole())
            yield kind, known.name, statement.text, changed


# --- formulas

SAME, LARGER, SMALLER = "same", "larger", "smaller"
ONE_SIZE = "for all sizes but one"
SIZES = ("n", "k", "m", "q", "j")  # letters that count something
FAR = 10**7
FEW: Mapping[str, int] = {"slip": 2, "change": 1, "rewriting": 1, "shift": 1, "size": 1}
COUNTS: Mapping[str, int] = {"slip": 3, "change": 2, "rewriting": 2, "shift": 1, "size": 1}
NUMBERS = tuple(map(Fraction, ("1/7", "1/3", "2/3", "9/10", "11/10", "3/2", "5/2", "3", "6", "17", "100")))
ATTEMPTS = 40  # for each formula that is asked for
POINTS = 60  # at which two formulas are compared


@dataclass(frozen=True)
class Mutation:
    """``relation`` is how the value compares with the original for all arguments, where that is known."""

    operator: str
    text: str
    relation: str = ""


def mutated(
    formula: Formula, rng: Random, *, sense: str = "", one_size: bool = True, counts: Mapping[str, int] = COUNTS
) -> list[Mutation]:
    """Other formulas from the state of the generator: each text once, and none with the value of the original unless
    it says so."""
    root = formula.syntax
    slips = [(kind, put(root, path, new)) for path, node in walk(root) for kind, new in _slips(node, formula.symbols)]
    makers: dict[str, Callable[[], tuple[str, Syntax | None, str]]] = {
        "slip": lambda: (*rng.choice(slips), ""),
        "change": lambda: ("changed at random", _change(rng, root, formula.symbols), ""),
        "rewriting": lambda: ("written otherwise", _rewrite(rng, root), SAME),
        "shift": lambda: _shift(rng, root),
        "size": lambda: (ONE_SIZE, _at_one_size(rng, formula, sense) if one_size else None, ""),
    }
    found: dict[str, Mutation] = {}
    for kind, count in counts.items():
        wanted = len(found) + count
        for _ in range(ATTEMPTS * count):
            if len(found) >= wanted:
                break
            operator, tree, relation = makers[kind]()
            made = None if tree is None else _read(tree, formula)
            if made is None or made.text in found or made.syntax == root:
                continue
            if relation == SAME or is_different(formula, made):
                found[made.text] = Mutation(operator, made.text, relation)
    return list(found.values())


def false_far_away(formula: Formula, sense: str) -> Mutation | None:
    """The formula itself up to ten million, and useless beyond: no look at small sizes tells the two apart.

    An upper bound becomes 0, a lower one or a number grows with the size.
    """
    size = next((name(letter) for letter in formula.symbols if letter in SIZES), None)
    if size is None:
        return None
    beyond = call("max", number(0), join("-", size, number(FAR)))
    least = call("max", number(0), join("-", number(FAR), size))
    upper = sense == "upper"
    made = _read(call("min", formula.syntax, least) if upper else join("+", formula.syntax, beyond), formula)
    return None if made is None or not is_different(formula, made) else Mutation("false far away", made.text)


def is_different(one: Formula, two: Formula) -> bool:
    """Whether the two differ at one of many points, or one has a value there and the other has none."""
    rng = Random(f"{one.text} {two.text}")
    spoken = {int(node.token.text) for _, node in walk(two.syntax) if node.op == "number" and node.token.text.isdigit()}
    near = sorted(value for value in spoken if 1 <= value <= FAR)
    for trial in range(POINTS):
        at = {letter: _value(rng, letter, near, trial) for letter in one.symbols}
        values = [_ball(formula, at) for formula in (one, two)]
        if values.count(None) == 1 or (None not in values and not values[0].overlaps(values[1])):
            return True
    return False


def _value(rng: Random, letter: str, near: list[int], trial: int) -> int | Fraction:
    if letter not in SIZES:
        return Fraction(rng.randint(1, 30), rng.choice((1, 7, 30)))
    base = rng.choice(near) if near else 1
    return (rng.randint(1, 9), base, base + rng.randint(1, 9))[trial % 3]


def _ball(formula: Formula, at: Mapping[str, Any]) -> Any:
    try:
        return formula.ball(at)
    except FormulaError:
        return None


def _read(tree: Syntax, like: Formula) -> Formula | None:
    """The formula of a tree; None where the language does not read it, as a division by zero."""
    try:
        return read_formula(spelled(tree), like.symbols)
    except FormulaError:
        return None


def _slips(node: Syntax, symbols: tuple[str, ...]) -> Iterator[tuple[str, Syntax]]:
    """The slips of statements, and those that need the letters of the formula."""
    yield from _edits(node)
    if node.op == "name" and node.token.text in SIZES:
        yield "one off", _plus(node, "-")
        yield "one off", _plus(node, "+")
    if node.op == "name":
        yield from (("one letter for another", name(other)) for other in symbols if other != node.token.text)
    if node.op in ("+", "*"):
        yield "dropped part", node.args[0]
        yield "dropped part", node.args[1]


def _change(rng: Random, root: Syntax, symbols: tuple[str, ...]) -> Syntax:
    """One or two changes, each at a place of its own."""
    for _ in range(rng.choice((1, 1, 2))):
        path, node = rng.choice(list(walk(root)))
        other = rng.choice([number(rng.choice(NUMBERS)), *map(name, symbols)])
        choices = [
            other,
            call(rng.choice(("sqrt", "ceil", "floor")), node),
            join(rng.choice("+-*/"), node, other),
            join("**", node, number(rng.choice((2, 3)))),
            call(rng.choice(("max", "min")), node, other),
            *(new for _, new in _slips(node, symbols)),
        ]
        root = put(root, path, rng.choice(choices))
    return root


def _rewrite(rng: Random, root: Syntax) -> Syntax:
    """Two to four rewritings that keep the value wherever there is one, one after the other."""
    for _ in range(rng.choice((2, 3, 4))):
        path, node = rng.choice(list(walk(root)))
        root = put(root, path, rng.choice(list(_rewritings(node, number(rng.choice(NUMBERS))))))
    return root


def _rewritings(node: Syntax, other: Syntax) -> Iterator[Syntax]:
    yield join("/", join("*", node, other), other)
    yield join("-", join("+", node, other), other)
    yield call("max", node, join("-", node, other))
    yield call("min", join("+", node, other), node)
    match node.op, node.args:
        case "+" | "*", (one, two):
            yield join(node.op, two, one)
        case "-", (one, two):
            yield join("+", one, minus(two))
        case "/", (one, two):
            yield join("*", one, join("/", number(1), two))
        case "**", (base, power) if power.op == "number" and power.token.text == "2":
            yield join("*", base, base)
        case "call", (inner,) if node.token.text in ("ceil", "floor"):
            yield minus(call(OTHER[node.token.text][1], minus(inner)))
        case "call", (one, two) if node.token.text in ("max", "min"):
            yield minus(call(OTHER[node.token.text][1], minus(one), minus(two)))


def _shift(rng: Random, root: Syntax) -> tuple[str, Syntax, str]:
    apart = number(rng.choice(NUMBERS))
    if rng.random() < 0.5:
        return "larger", rng.choice([join("+", root, apart), call("max", root, join("+", root, apart))]), LARGER
    return "smaller", rng.choice([join("-", root, apart), call("min", root, join("-", root, apart))]), SMALLER


def _at_one_size(rng: Random, formula: Formula, sense: str) -> Syntax | None:
    """The formula itself for all sizes but one: "for all" with one exception."""
    letters = [letter for letter in formula.symbols if letter in SIZES]
    if not letters:
        return None
    size, where = name(rng.choice(letters)), number(rng.choice((*range(5, 60), 97, 101, 128, 1000, 1023, 4097)))
    apart = call("max", join("-", size, where), join("-", where, size))
    there = call("max", number(0), join("-", number(1), apart))
    root = formula.syntax
    if sense == "upper":  # negative there
        return join("-", root, join("*", join("+", call("max", root, number(0)), number(1)), there))
    return join("+", root, join("*", number(10**9), there))
