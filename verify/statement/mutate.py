"""Other formulas, from a seed, for mutation tests: slips, changes at random, and rewritings of the same value."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Any

from verify.statement.formula import Formula, FormulaError, read_formula
from verify.statement.parser import Syntax, put, spelled, walk
from verify.statement.trees import call, join, minus, name, number

__all__ = ["COUNTS", "SAME", "Mutation", "is_different", "mutated"]

OTHER = {
    "ceil": ("rounding", "floor"),
    "floor": ("rounding", "ceil"),
    "max": ("extreme", "min"),
    "min": ("extreme", "max"),
}
SAME = "written otherwise"
SIZES = ("n", "k", "m", "q", "j")  # letters that count something
FAR = 10**7
COUNTS: Mapping[str, int] = {"slip": 3, "change": 2, "rewriting": 2}
NUMBERS = tuple(map(Fraction, ("1/7", "1/3", "2/3", "9/10", "11/10", "3/2", "5/2", "3", "6", "17", "100")))
ATTEMPTS = 40  # for each formula that is asked for
POINTS = 60  # at which two formulas are compared


@dataclass(frozen=True)
class Mutation:
    """``change`` names what was changed; under ``SAME`` the value is that of the original for all arguments."""

    change: str
    text: str


def mutated(formula: Formula, rng: Random, *, counts: Mapping[str, int] = COUNTS) -> list[Mutation]:
    """Other formulas from the state of the generator: each text once, and none with the value of the original unless
    it says so."""
    root = formula.syntax
    slips = [(kind, put(root, path, new)) for path, node in walk(root) for kind, new in _slips(node, formula.symbols)]
    makers: dict[str, Callable[[], tuple[str, Syntax]]] = {
        "slip": lambda: rng.choice(slips),
        "change": lambda: ("changed at random", _change(rng, root, formula.symbols)),
        "rewriting": lambda: (SAME, _rewrite(rng, root)),
    }
    found: dict[str, Mutation] = {}
    for kind, count in counts.items():
        wanted = len(found) + count
        for _ in range(ATTEMPTS * count):
            if len(found) >= wanted:
                break
            change, tree = makers[kind]()
            made = _read(tree, formula)
            if made is None or made.text in found or made.syntax == root:
                continue
            if change == SAME or is_different(formula, made):
                found[made.text] = Mutation(change, made.text)
    return list(found.values())


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
    other = {"sum": "most", "mean": "sum", "most": "least", "least": "most"}
    if node.token.text in other:
        yield "fold", replace(node, token=replace(node.token, text=other[node.token.text]))
    for place in range(2, len(node.args), 2):
        if node.args[place].op != "absent":
            gone = Syntax("absent", node.token)
            yield "range", replace(node, args=(*node.args[:place], gone, *node.args[place + 1 :]))


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
