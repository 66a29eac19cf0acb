"""Formulas with a planted error, and formulas rewritten without one: what a referee of formulas is tried on.

Every operator works on the tree of a parsed formula.  A *slip* changes one place the way a hand does: a sign, a factor
of two, an exponent, a ceiling for a floor, n for n - 1, one letter for another, a factor left out.  A *rewriting* has
the same value wherever the formula has one (sums and products reordered, brackets multiplied out, a fraction extended,
a square written as a product).  A *shift* has a value that is larger, or smaller, everywhere.  Which slips are false is
not decided here: a slip may well leave a true bound true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from numerics.formula.grammar import Expression, ExpressionError, Node, parse

__all__ = [
    "FAR",
    "LARGER",
    "POSITIVE",
    "SAME",
    "SIZES",
    "SMALLER",
    "Mutation",
    "far_away",
    "mutations",
    "number",
    "places",
    "put",
    "rewritings",
    "shifts",
    "slips",
    "to_text",
]

SAME, LARGER, SMALLER = "same", "larger", "smaller"
SIZES = ("n", "k", "m", "q", "j")  # letters that count something: n may be mistaken for n - 1
POSITIVE = ("n", "k", "m", "j", "tau", "c", "c1", "c2", "eps")  # letters that are never 0; b may be
_LEVEL = {"+": 1, "-": 1, "neg": 1, "*": 2, "/": 2, "**": 3}


@dataclass(frozen=True)
class Mutation:
    """``relation`` is how the value compares with the original, where that is known for every argument."""

    operator: str
    text: str
    relation: str = ""


# ---------------------------------------------------------------------------------------------- writing


def to_text(node: Node) -> str:
    """The formula of a tree, in the grammar that reads it back."""
    match node:
        case ("number", value):
            above, below = value.as_integer_ratio()
            return str(above) if below == 1 else f"({above}/{below})"
        case ("symbol", name):
            return str(name)
        case ("+" | "-" | "*" | "/" as sign, x, y):
            spaced = f" {sign} " if sign in "+-" else sign
            return f"{_inside(x, _LEVEL[sign])}{spaced}{_inside(y, _LEVEL[sign] + 1)}"
        case ("neg", x):
            return f"-{_inside(x, 3)}"  # a sign binds tighter than a product
        case ("**", x, y):
            return f"{_inside(x, 4)}**{_inside(y, 3)}"
        case (name, *arguments):
            return f"{name}({', '.join(map(to_text, arguments))})"
    raise AssertionError(node)


def _inside(node: Node, least: int) -> str:
    text = to_text(node)
    negative = node[0] == "number" and node[1] < 0
    return f"({text})" if _LEVEL.get(node[0], 5) < least or negative else text


# --------------------------------------------------------------------------------------------- one place


def places(node: Node, path: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Node]]:
    yield path, node
    if node[0] not in ("number", "symbol"):
        for index, child in enumerate(node[1:], 1):
            yield from places(child, (*path, index))


def put(node: Node, path: Sequence[int], new: Node) -> Node:
    if not path:
        return new
    first, *rest = path
    return (*node[:first], put(node[first], rest, new), *node[first + 1 :])


def number(value: int | Fraction) -> Node:
    exact = Fraction(value)
    if exact < 0:
        return ("neg", number(-exact))
    if exact.denominator == 1:
        return ("number", exact)
    return ("/", ("number", Fraction(exact.numerator)), ("number", Fraction(exact.denominator)))


def _is_exponent(root: Node, path: tuple[int, ...]) -> bool:
    if not path or path[-1] != 2:
        return False
    parent = root
    for index in path[:-1]:
        parent = parent[index]
    return bool(parent[0] == "**")


# ------------------------------------------------------------------------------------------------ slips

Local = Callable[[Node, tuple[str, ...]], Iterator[tuple[str, Node]]]


def _signs(node: Node, symbols: tuple[str, ...]) -> Iterator[tuple[str, Node]]:
    if node[0] in ("+", "-"):
        yield "sign", ("-" if node[0] == "+" else "+", *node[1:])
    if node[0] == "neg":
        yield "sign", node[1]


def _roundings(node: Node, symbols: tuple[str, ...]) -> Iterator[tuple[str, Node]]:
    if node[0] in ("ceil", "floor"):
        yield "ceiling and floor", ("floor" if node[0] == "ceil" else "ceil", node[1])
        yield "rounding dropped", node[1]
        yield "ceiling and floor", ("+", node, number(1))
        yield "ceiling and floor", ("-", node, number(1))
    if node[0] in ("max", "min"):
        yield "max and min", ("min" if node[0] == "max" else "max", *node[1:])
        for child in node[1:]:
            yield "one side dropped", child
    if node[0] == "sqrt":
        yield "root dropped", node[1]
    if node[0] == "log":
        yield "logarithm dropped", node[1]


def _dropped(node: Node, symbols: tuple[str, ...]) -> Iterator[tuple[str, Node]]:
    if node[0] == "*":
        yield "factor dropped", node[1]
        yield "factor dropped", node[2]
    if node[0] == "/":
        yield "divisor dropped", node[1]
        yield "numerator dropped", ("/", number(1), node[2])
    if node[0] in ("+", "-"):
        yield "term dropped", node[1]
        yield "term dropped", node[2] if node[0] == "+" else ("neg", node[2])


def _letters(node: Node, symbols: tuple[str, ...]) -> Iterator[tuple[str, Node]]:
    if node[0] != "symbol":
        return
    if node[1] in SIZES:
        yield "one off", ("-", node, number(1))
        yield "one off", ("+", node, number(1))
    for other in symbols:
        if other != node[1]:
            yield "one letter for another", ("symbol", other)


def _numbers(node: Node, symbols: tuple[str, ...]) -> Iterator[tuple[str, Node]]:
    if node[0] == "number":
        for new in (node[1] * 2, node[1] / 2, node[1] + 1, node[1] - 1):
            yield "constant", number(new)


def _exponents(node: Node, symbols: tuple[str, ...]) -> Iterator[tuple[str, Node]]:
    if node[0] == "**":
        yield "exponent", (*node[:2], ("+", node[2], number(1)))
        yield "exponent", (*node[:2], ("-", node[2], number(1)))
        yield "exponent", node[1]


_LOCAL: tuple[Local, ...] = (_signs, _roundings, _dropped, _letters, _numbers, _exponents)
SCALES = (Fraction(2), Fraction(1, 2), Fraction(999, 1000), Fraction(1001, 1000))


def slips(expression: Expression) -> list[Mutation]:
    """Every single slip, and the whole formula negated or scaled."""
    root = expression.tree
    found: list[tuple[str, Node]] = [("sign", ("neg", root))]
    found += [("scale", ("*", number(scale), root)) for scale in SCALES]
    for path, node in places(root):
        for local in _LOCAL:
            if local is _numbers and _is_exponent(root, path):
                continue  # the exponents have their own slips
            found += [(operator, put(root, path, new)) for operator, new in local(node, expression.symbols)]
    return _readable(expression, [(operator, tree, "") for operator, tree in found])


# ------------------------------------------------------------------------------------------- rewritings


def _reordered(node: Node) -> Node:
    """Both operands of every sum and product exchanged."""
    if node[0] in ("number", "symbol"):
        return node
    children = tuple(_reordered(child) for child in node[1:])
    return (node[0], *reversed(children)) if node[0] in ("+", "*", "max", "min") else (node[0], *children)


def _multiplied_out(node: Node) -> Node:
    """a (b ± c) as ab ± ac and (a ± b)/c as a/c ± b/c, from the leaves up."""
    if node[0] in ("number", "symbol"):
        return node
    node = (node[0], *(_multiplied_out(child) for child in node[1:]))
    if node[0] == "*" and node[2][0] in ("+", "-"):
        return (node[2][0], ("*", node[1], node[2][1]), ("*", node[1], node[2][2]))
    if node[0] == "*" and node[1][0] in ("+", "-"):
        return (node[1][0], ("*", node[1][1], node[2]), ("*", node[1][2], node[2]))
    if node[0] == "/" and node[1][0] in ("+", "-"):
        return (node[1][0], ("/", node[1][1], node[2]), ("/", node[1][2], node[2]))
    return node


def _squares_as_products(node: Node) -> Node:
    if node[0] in ("number", "symbol"):
        return node
    node = (node[0], *(_squares_as_products(child) for child in node[1:]))
    if node[0] == "**" and node[2] == ("number", Fraction(2)):
        return ("*", node[1], node[1])
    return node


def rewritings(expression: Expression) -> list[Mutation]:
    """The same value in other words, wherever the letters are positive."""
    root = expression.tree
    letter: Node = next((("symbol", name) for name in expression.symbols if name in POSITIVE), number(7))
    found = [
        ("reordered", _reordered(root)),
        ("multiplied out", _multiplied_out(root)),
        ("squares as products", _squares_as_products(root)),
        ("extended by a letter", ("/", ("*", root, letter), letter)),
        ("halved and doubled", ("*", number(2), ("/", root, number(2)))),
        ("added and taken away", ("-", ("+", root, letter), letter)),
        ("two signs", ("neg", ("neg", root))),
        ("greater of twice the same", ("max", root, root)),
    ]
    return _readable(expression, [(operator, tree, SAME) for operator, tree in found])


def shifts(expression: Expression) -> list[Mutation]:
    """Values that are larger, or smaller, everywhere."""
    root = expression.tree
    found = [
        ("larger", ("+", root, number(1)), LARGER),
        ("larger", ("+", root, number(Fraction(1, 1000))), LARGER),
        ("larger", ("max", root, number(10**6)), LARGER),
        ("smaller", ("-", root, number(1)), SMALLER),
        ("smaller", ("-", root, number(Fraction(1, 1000))), SMALLER),
        ("smaller", ("min", root, number(0)), SMALLER),
    ]
    return _readable(expression, found)


FAR = 10**7


def far_away(expression: Expression, sense: str) -> list[Mutation]:
    """The formula itself up to ten million, and useless beyond: nothing that looks at small sizes tells the two apart.

    An upper bound becomes 0, a lower one or a number grows with the size; false wherever what is bounded is positive
    and the printed formula is close to it for some values of the other letters.
    """
    letter = next((name for name in expression.symbols if name in SIZES), None)
    if letter is None:
        return []
    size, far = ("symbol", letter), number(FAR)
    beyond: Node = ("-", size, far)
    trees: dict[str, Node] = {"upper": ("min", expression.tree, ("max", number(0), ("-", far, size)))}
    growing: Node = ("+", expression.tree, ("max", number(0), beyond))
    return _readable(expression, [("false far away", trees.get(sense, growing), "")])


def mutations(expression: Expression) -> list[Mutation]:
    """All of them, each text once; the first operator that gives a text names it."""
    unique: dict[str, Mutation] = {}
    for mutation in (*rewritings(expression), *shifts(expression), *slips(expression)):
        unique.setdefault(mutation.text, mutation)
    unique.pop(to_text(expression.tree), None)
    return list(unique.values())


def _readable(expression: Expression, found: list[tuple[str, Node, str]]) -> list[Mutation]:
    """Those that the grammar accepts: a slip can divide by zero or grow too long."""
    kept = []
    for operator, tree, relation in found:
        text = to_text(tree)
        try:
            parse(text, expression.symbols)
        except ExpressionError:
            continue
        kept.append(Mutation(operator, text, relation))
    return kept
