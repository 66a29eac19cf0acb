"""Formulas made anew from a seed: changed at random, written otherwise, weakened or strengthened, false at one size.

:mod:`numerics.formula.slips` lists the slips of a hand; whoever mends a referee until it sees those has learned a list.
Here a seed chooses places of the tree and grows new branches from the grammar, so that nobody has seen them before.
How the value compares with the original is known by construction or not at all: a change at random is left to an
oracle.
Every planted change is one: a formula that differs nowhere at many points is not offered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from random import Random
from typing import Any

from numerics.formula.grammar import Expression, ExpressionError, Node, parse
from numerics.formula.slips import (
    LARGER,
    POSITIVE,
    SAME,
    SIZES,
    SMALLER,
    Mutation,
    mutations,
    number,
    places,
    put,
    to_text,
)

__all__ = ["COUNTS", "FEW", "fresh", "plainly_different"]

FEW: Mapping[str, int] = {"slip": 2, "change": 1, "rewriting": 1, "shift": 1, "size": 1}
COUNTS: Mapping[str, int] = {"slip": 3, "change": 2, "rewriting": 2, "shift": 1, "size": 1}
_CONSTANTS = (
    Fraction(1, 7),
    Fraction(1, 3),
    Fraction(2, 3),
    Fraction(9, 10),
    Fraction(11, 10),
    Fraction(3, 2),
    Fraction(5, 2),
    Fraction(3),
    Fraction(6),
    Fraction(17),
    Fraction(100),
)
_ATTEMPTS = 40  # for each formula that is asked for


# ---------------------------------------------------------------------------------------- branches of the grammar


def _constant(rng: Random) -> Node:
    return number(rng.choice(_CONSTANTS))


def _monomial(rng: Random, symbols: tuple[str, ...]) -> Node:
    """A positive number times powers of letters that are positive."""
    tree = _constant(rng)
    for name in rng.sample([s for s in symbols if s in POSITIVE], min(2, sum(s in POSITIVE for s in symbols))):
        letter: Node = ("symbol", name)
        factor = rng.choice([letter, ("**", letter, number(2)), ("sqrt", letter)])
        tree = (rng.choice("*/"), tree, factor)
    return tree


def _branch(rng: Random, symbols: tuple[str, ...]) -> Node:
    """Something new to stand in a place."""
    kinds: list[Callable[[], Node]] = [lambda: _constant(rng), lambda: _monomial(rng, symbols)]
    if symbols:
        kinds += [
            lambda: ("symbol", rng.choice(symbols)),
            lambda: (rng.choice("+-"), ("symbol", rng.choice(symbols)), _constant(rng)),
        ]
    return rng.choice(kinds)()


def _wrapped(rng: Random, node: Node, symbols: tuple[str, ...]) -> Node:
    kinds: list[Callable[[], Node]] = [
        lambda: ("sqrt", node),
        lambda: ("ceil", node),
        lambda: ("floor", node),
        lambda: ("neg", node),
        lambda: (rng.choice("+-*/"), node, _constant(rng)),
        lambda: (rng.choice("+-*/"), node, _branch(rng, symbols)),
        lambda: ("**", node, number(rng.choice((2, 3, Fraction(1, 2))))),
        lambda: (rng.choice(("max", "min")), node, _branch(rng, symbols)),
        lambda: ("log", ("+", number(1), node)),
    ]
    return rng.choice(kinds)()


def _edited(rng: Random, node: Node, symbols: tuple[str, ...]) -> Node:
    """Another thing in the place of this one."""
    if node[0] in ("+", "-", "*", "/") and rng.random() < 0.3:
        return (rng.choice([sign for sign in "+-*/" if sign != node[0]]), *node[1:])
    if node[0] == "number" and rng.random() < 0.5:
        return number(node[1] * rng.choice(_CONSTANTS))
    if rng.random() < 0.3:
        return _branch(rng, symbols)
    return _wrapped(rng, node, symbols)


def _changed(rng: Random, root: Node, symbols: tuple[str, ...]) -> Node:
    for _ in range(rng.choice((1, 1, 2))):
        path, node = rng.choice(list(places(root)))
        root = put(root, path, _edited(rng, node, symbols))
    return root


# ------------------------------------------------------------------------------------------------- in other words

Rewrite = Callable[[Random, Node, tuple[str, ...]], Node | None]


def _swapped(rng: Random, node: Node, symbols: tuple[str, ...]) -> Node | None:
    return (node[0], *reversed(node[1:])) if node[0] in ("+", "*", "max", "min") else None


def _spread(rng: Random, node: Node, symbols: tuple[str, ...]) -> Node | None:
    """Products over sums."""
    if node[0] in ("*", "/") and node[1][0] in ("+", "-"):
        return (node[1][0], (node[0], node[1][1], node[2]), (node[0], node[1][2], node[2]))
    return None


def _neutral(rng: Random, node: Node, symbols: tuple[str, ...]) -> Node | None:
    letters = [s for s in symbols if s in POSITIVE]
    other: Node = ("symbol", rng.choice(letters)) if letters and rng.random() < 0.5 else _constant(rng)
    forms: list[Node] = [
        ("neg", ("neg", node)),
        ("/", ("*", node, other), other),
        ("*", ("/", node, other), other),
        ("-", ("+", node, other), other),
        ("+", ("-", node, other), other),
        ("max", node, node),
        ("min", node, node),
        ("max", node, ("-", node, other)),
        ("min", ("+", node, other), node),
        ("**", node, number(1)),
    ]
    return rng.choice(forms)


def _otherwise(rng: Random, node: Node, symbols: tuple[str, ...]) -> Node | None:
    match node:
        case ("ceil", x):
            return ("neg", ("floor", ("neg", x)))
        case ("floor", x):
            return ("neg", ("ceil", ("neg", x)))
        case ("-", x, y):
            return ("+", x, ("neg", y))
        case ("/", x, y):
            return ("*", x, ("/", number(1), y))
        case ("sqrt", x):
            return ("**", x, number(Fraction(1, 2)))
        case ("log", x):
            return rng.choice([("neg", ("log", ("/", number(1), x))), ("/", ("log", ("*", x, x)), number(2))])
        case ("max" | "min" as name, x, y):
            return ("neg", ("min" if name == "max" else "max", ("neg", x), ("neg", y)))
        case ("**", x, ("number", power)) if power == 2:
            return ("*", x, x)
        case ("**", ("number", base), e) if base > 0:
            return ("**", number(base * base), ("/", e, number(2)))
        case ("number", value):
            part = rng.choice(_CONSTANTS)
            return rng.choice([("+", number(part), number(value - part)), ("*", number(part), number(value / part))])
    return None


_REWRITES: tuple[Rewrite, ...] = (_swapped, _spread, _neutral, _otherwise, _otherwise)


def _rewritten(rng: Random, root: Node, symbols: tuple[str, ...]) -> Node:
    """Two to four rewritings, one after the other, each at a place of its own."""
    for _ in range(rng.choice((2, 3, 4))):
        path, node = rng.choice(list(places(root)))
        new = rng.choice(_REWRITES)(rng, node, symbols)
        root = root if new is None else put(root, path, new)
    return root


# ------------------------------------------------------------------------------------- larger, smaller, one size


def _shifted(rng: Random, root: Node, symbols: tuple[str, ...]) -> tuple[str, Node, str]:
    apart = _monomial(rng, symbols)
    if rng.random() < 0.5:
        return "larger at random", rng.choice([("+", root, apart), ("max", root, apart), ("+", apart, root)]), LARGER
    return (
        "smaller at random",
        rng.choice([("-", root, apart), ("min", root, apart), ("min", root, ("-", root, apart))]),
        SMALLER,
    )


def _at_one_size(rng: Random, expression: Expression, sense: str) -> Node | None:
    """The formula itself for all sizes but one: "for all" with one exception."""
    letters = [name for name in expression.symbols if name in SIZES]
    if not letters:
        return None
    size: Node = ("symbol", rng.choice(letters))
    where = number(rng.choice((*range(5, 60), 97, 101, 128, 1000, 1023, 4097)))
    there = ("max", number(0), ("-", number(1), ("max", ("-", size, where), ("-", where, size))))
    root = expression.tree
    if sense == "upper":
        return ("-", root, ("*", ("+", ("max", root, number(0)), number(1)), there))  # negative there
    return ("+", root, ("*", number(10**9), there))


# --------------------------------------------------------------------------------------------------- all of them


def fresh(
    expression: Expression, rng: Random, *, sense: str = "", one_size: bool = True, counts: Mapping[str, int] = COUNTS
) -> list[Mutation]:
    """New formulas from the generator's state; each text once, none that is the original in value unless it says so."""
    makers: dict[str, Callable[[], Mutation | None]] = {
        "slip": lambda: rng.choice(listed),
        "change": lambda: _readable(expression, "changed at random", _changed(rng, root, symbols), ""),
        "rewriting": lambda: _readable(expression, "written otherwise", _rewritten(rng, root, symbols), SAME),
        "shift": lambda: _readable(expression, *_shifted(rng, root, symbols)),
        "size": lambda: _exception(rng, expression, sense) if one_size else None,
    }
    root, symbols = expression.tree, expression.symbols
    listed = mutations(expression)
    unique: dict[str, Mutation] = {}
    for kind, count in counts.items():
        wanted = len(unique) + count
        for _ in range(_ATTEMPTS * count):
            if len(unique) >= wanted:
                break
            made = makers[kind]()
            if made is not None and _is_new(expression, made, unique):
                unique[made.text] = made
    return list(unique.values())


def _exception(rng: Random, expression: Expression, sense: str) -> Mutation | None:
    tree = _at_one_size(rng, expression, sense)
    return None if tree is None else _readable(expression, "for all sizes but one", tree, "")


def _readable(expression: Expression, operator: str, tree: Node, relation: str) -> Mutation | None:
    text = to_text(tree)
    try:
        parse(text, expression.symbols)
    except ExpressionError:
        return None
    return Mutation(operator, text, relation)


def _is_new(expression: Expression, made: Mutation, unique: Mapping[str, Mutation]) -> bool:
    if made.text in unique or made.text == to_text(expression.tree):
        return False
    if made.relation == SAME:
        return True
    return plainly_different(expression, parse(made.text, expression.symbols))


def plainly_different(one: Expression, two: Expression) -> bool:
    """Whether the two differ at one of many points, or one has a value there and the other has none."""
    rng = Random(f"{one.text} {two.text}")
    numbers = sorted(
        {
            int(node[1])
            for _, node in places(two.tree)
            if node[0] == "number" and 1 <= node[1] <= 10**7 and node[1].denominator == 1
        }
    )
    for trial in range(60):
        at = {name: _value(rng, name, numbers, trial) for name in one.symbols}
        if _differ(_ball(one, at), _ball(two, at)):
            return True
    return False


def _value(rng: Random, name: str, numbers: list[int], trial: int) -> Any:
    if name in SIZES:
        near = rng.choice(numbers) if numbers else 1
        return (rng.randint(1, 9), near, near + rng.randint(1, 9))[trial % 3]
    return Fraction(rng.randint(1, 30), rng.choice((1, 7, 30)))


def _ball(expression: Expression, at: Mapping[str, Any]) -> Any:
    try:
        return expression.ball(at)
    except ExpressionError:
        return None


def _differ(x: Any, y: Any) -> bool:
    return (x is None) != (y is None) or (x is not None and not x.overlaps(y))
