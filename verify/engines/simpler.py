"""A relation of two formulas in a form that engines decide more often; what is shown of it is true of the relation.

* factors 1 are left out;
* equal summands of both sides are left out where they are defined, and equal factors where they are not negative;
* ``exp(log(t))`` is t, and ``exp(log(t) + s)`` is ``t*exp(s)``, where t is positive;
* a positive name in which both sides are homogeneous of one degree, as tau in ``2*k/tau >= sqrt(k)/tau``, is 1;
* a name under a root that is not negative is the square of a new one, ``s**2``, and its root is ``s``;
* conditions on names that do not occur in the relation are left out;
* roots of numbers are new names between two rational numbers.

What has to be true for a step is returned beside the form, as relations that the caller asks about first.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from verify.statement.parser import Syntax, spelled
from verify.statement.prelude import Prelude
from verify.statement.substitution import names_in, substitute
from verify.statement.trees import call, join, minus, name, number, relation, relations, value_of

__all__ = ["Question", "simplified", "with_rational_roots"]

ANY = object()  # the degree of zero
GRID = 10  # a root of a number is enclosed by multiples of 1/GRID
ZERO = number(0)


@dataclass(frozen=True)
class Question:
    """``left sign right`` for all names, with their types, that meet the conditions."""

    left: Syntax
    sign: str
    right: Syntax
    types: Mapping[str, str]
    conditions: tuple[Syntax, ...]

    def sides(self, change: Callable[[Syntax], Syntax]) -> Question:
        return replace(self, left=change(self.left), right=change(self.right))


def simplified(question: Question) -> tuple[Question, list[Syntax]]:
    """The question in a simpler form, and what must be true on its domain for an answer yes to carry over."""
    needed: list[Syntax] = []
    plain = question.sides(lambda side: _each(side, _without_one))
    found = _without_equal_factors(_without_equal_summands(plain, needed), needed)
    found = found.sides(lambda side: _without_logs(side, needed))
    for key in sorted(found.types):
        found = _at_one(found, key, needed)
    for key in sorted(_under_roots(found)):
        found = _squared(found, key, needed)
    return _alone(found), needed


def _alone(question: Question) -> Question:
    """Without the names that do not occur, and without the conditions on them."""
    spoken = names_in(question.left, Prelude()) | names_in(question.right, Prelude())
    parts = (part for node in question.conditions for part in relations(node))
    conditions = tuple(part for part in parts if names_in(part, Prelude()) <= spoken)
    return replace(
        question, types={key: kind for key, kind in question.types.items() if key in spoken}, conditions=conditions
    )


def with_rational_roots(question: Question) -> Question:
    """With a name between two rational numbers for each root of a number: a yes for all of them carries over."""
    types, own, known = dict(question.types), list(question.conditions), dict[Fraction, str]()

    def change(node: Syntax) -> Syntax:
        value = value_of(node.args[0]) if _is_call(node, "sqrt") else None
        if value is None or value <= 0:
            return node
        if value not in known:
            key = known[value] = next(f"root{i}" for i in range(len(types) + 1) if f"root{i}" not in types)
            low = Fraction(math.isqrt(math.floor(value * GRID**2)), GRID)
            types[key] = "real"
            own.append(relation(name(key), ">=", number(low)))
            own.append(relation(name(key), "<=", number(low + Fraction(1, GRID))))
        return name(known[value])

    made = question.sides(lambda side: _each(side, change))
    return replace(made, types=types, conditions=tuple(own)) if known else question


def _each(node: Syntax, change: Callable[[Syntax], Syntax]) -> Syntax:
    """The tree with its parts changed from the leaves up."""
    return change(replace(node, args=tuple(_each(arg, change) for arg in node.args)) if node.args else node)


def _without_one(node: Syntax) -> Syntax:
    if node.op in ("*", "/") and value_of(node.args[1]) == 1:
        return node.args[0]
    return node.args[1] if node.op == "*" and value_of(node.args[0]) == 1 else node


def _is_call(node: Syntax, word: str) -> bool:
    return node.op == "call" and node.token.text == word and len(node.args) == 1 and not node.names


def _without_logs(side: Syntax, needed: list[Syntax]) -> Syntax:
    def change(node: Syntax) -> Syntax:
        if not _is_call(node, "exp"):
            return node
        parts = list(_summands(node.args[0]))
        logs = [(negative, part.args[0]) for negative, part in parts if _is_call(part, "log")]
        if not logs:
            return node
        needed.extend(relation(inner, ">", ZERO) for _, inner in logs)
        above = [inner for negative, inner in logs if not negative]
        below = [inner for negative, inner in logs if negative]
        rest = [(negative, part) for negative, part in parts if not _is_call(part, "log")]
        if rest:
            plain = [minus(part) if negative else part for negative, part in rest]
            above.append(call("exp", _joined("+", plain, 0)))
        top = _joined("*", above, 1)
        return join("/", top, _joined("*", below, 1)) if below else top

    return _each(side, change)


# --- what both sides have


def _without_equal_summands(question: Question, needed: list[Syntax]) -> Question:
    left, right = (dict[str, list[Syntax]](), dict[str, list[Syntax]]())
    for side, own, other in ((question.left, left, right), (question.right, right, left)):
        for negative, node in _summands(side):
            (other if negative else own).setdefault(spelled(node), []).append(node)
    common = {text: min(len(left[text]), len(right[text])) for text in left.keys() & right.keys()}
    for text in common:
        needed.append(relation(left[text][0], "==", left[text][0]))
    if not common:
        return question
    sides = [
        _joined("+", [node for text, nodes in side.items() for node in nodes[common.get(text, 0) :]], 0)
        for side in (left, right)
    ]
    return replace(question, left=sides[0], right=sides[1])


def _summands(node: Syntax, negative: bool = False) -> Iterator[tuple[bool, Syntax]]:
    if node.op in ("+", "-"):
        yield from _summands(node.args[0], negative)
        yield from _summands(node.args[1], negative != (node.op == "-"))
    elif node.op == "neg":
        yield from _summands(node.args[0], not negative)
    else:
        yield negative, node


def _without_equal_factors(question: Question, needed: list[Syntax]) -> Question:
    sides = [_above_and_below(side) for side in (question.left, question.right)]
    changed = False
    for place in (0, 1):  # above the bar, below it
        one, two = sides[0][place], sides[1][place]
        for node in list(one):
            match = next((other for other in two if spelled(other) == spelled(node)), None)
            if match is None or value_of(node) is not None:
                continue
            one.remove(node)
            two.remove(match)
            strict = place == 1 or question.sign in ("<", ">", "==")
            needed.append(relation(node, ">" if strict else ">=", ZERO))
            changed = True
    if not changed:
        return question
    made = [
        _joined("*", above, 1) if not below else join("/", _joined("*", above, 1), _joined("*", below, 1))
        for above, below in sides
    ]
    return replace(question, left=made[0], right=made[1])


def _above_and_below(node: Syntax) -> tuple[list[Syntax], list[Syntax]]:
    """The factors above and below the bar."""
    if node.op not in ("*", "/"):
        return [node], []
    (above, below), (more, less) = map(_above_and_below, node.args)
    if node.op == "*":
        return above + more, below + less
    # what stands below a bar within the divisor must not be zero: it stays there
    return (above, below + more) if not less else (above, [*below, node.args[1]])


def _joined(op: str, parts: Sequence[Syntax], none: int) -> Syntax:
    if not parts:
        return number(none)
    found = parts[0]
    for part in parts[1:]:
        found = join(op, found, part)
    return found


# --- one for a name that scales


def _at_one(question: Question, key: str, needed: list[Syntax]) -> Question:
    about = [node for node in question.conditions if key in names_in(node, Prelude())]
    alone = all(names_in(node, Prelude()) == {key} for node in about)
    degrees = {_degree(side, key) for side in (question.left, question.right)} - {ANY}
    if not about or not alone or None in degrees or len(degrees) != 1 or not _is_positive(key, about):
        return question
    types = {other: kind for other, kind in question.types.items() if other != key}
    conditions = tuple(node for node in question.conditions if node not in about)
    made = replace(question, types=types, conditions=conditions)
    return made.sides(lambda side: substitute(side, {key: number(1)}, Prelude()))


def _is_positive(key: str, about: Iterable[Syntax]) -> bool:
    """Whether one of the conditions says so."""
    return any(low > 0 or (low == 0 and strict) for low, strict in _lower_bounds(key, about))


def _lower_bounds(key: str, about: Iterable[Syntax]) -> list[tuple[Fraction, bool]]:
    """Numbers that the name is at least, or above (strictly)."""
    found = []
    for node in about:
        for part in relations(node):
            if part.op != "chain" or len(part.args) != 2:
                continue
            (one, two), sign = part.args, part.names[0]
            if sign in ("<", "<="):
                one, two = two, one
            elif sign not in (">", ">="):
                continue
            value = value_of(two)
            if one.op == "name" and one.token.text == key and value is not None:
                found.append((value, sign in ("<", ">")))
    return found


def _degree(node: Syntax, key: str) -> object:
    """d with ``node(c*key) == c**d*node(key)`` for c > 0, as the form tells; ANY for zero, None if it tells none."""
    if node.op == "number":
        return ANY if value_of(node) == 0 else Fraction(0)
    if node.op == "name":
        return Fraction(int(node.token.text == key))
    if key not in names_in(node, Prelude()):
        return Fraction(0)
    degrees = [_degree(arg, key) for arg in node.args]
    if None in degrees:
        return None
    if node.op == "neg":
        return degrees[0]
    if node.op in ("+", "-") or (node.op == "call" and node.token.text in ("max", "min") and not node.names):
        known = set(degrees) - {ANY}
        return known.pop() if len(known) == 1 else None
    numbers = [degree for degree in degrees if isinstance(degree, Fraction)]
    if len(numbers) != len(degrees):
        return None
    if node.op in ("*", "/"):
        return numbers[0] + numbers[1] if node.op == "*" else numbers[0] - numbers[1]
    if node.op == "**" and (power := value_of(node.args[1])) is not None:
        return numbers[0] * power
    return numbers[0] / 2 if _is_call(node, "sqrt") else None


# --- squares for names under roots


def _under_roots(question: Question) -> set[str]:
    """The names in roots of products of numbers and names."""
    found: set[str] = set()

    def look(node: Syntax) -> Syntax:
        if _is_call(node, "sqrt") and (parts := _factors(node.args[0])) is not None:
            found.update(part.token.text for part in parts if part.op == "name")
        return node

    question.sides(lambda side: _each(side, look))
    return found & question.types.keys()


def _factors(node: Syntax) -> list[Syntax] | None:
    """The factors of a product of numbers and names; None for another term."""
    if node.op == "*":
        parts = [_factors(arg) for arg in node.args]
        return None if None in parts else [factor for part in parts for factor in part or []]
    return [node] if node.op == "name" or value_of(node) is not None else None


def _squared(question: Question, key: str, needed: list[Syntax]) -> Question:
    """The name as a square; whole numbers become real ones, so that only a yes carries over."""
    root = f"{key.strip('_').lower()}_r"
    while root in question.types:
        root += "r"
    needed.append(relation(name(key), ">=", ZERO))
    square = join("**", name(root), number(2))

    def change(node: Syntax) -> Syntax:
        if not _is_call(node, "sqrt") or (parts := _factors(node.args[0])) is None:
            return node
        others = [part for part in parts if not (part.op == "name" and part.token.text == key)]
        outside = [name(root)] * (len(parts) - len(others))
        if not outside:
            return node
        return _joined("*", [*outside, *([call("sqrt", _joined("*", others, 1))] if others else [])], 1)

    types = {other: kind for other, kind in question.types.items() if other != key} | {root: "real"}
    put = {key: square}
    conditions = [relation(name(root), ">=", ZERO)]
    for node in (part for whole in question.conditions for part in relations(whole)):
        conditions.append(_of_the_root(node, key, root) or substitute(node, put, Prelude()))
    made = replace(question, types=types, conditions=tuple(conditions))
    return made.sides(lambda side: substitute(_each(side, change), put, Prelude()))


def _of_the_root(node: Syntax, key: str, root: str) -> Syntax | None:
    """A bound of the name by a rational square as one of its root: ``k >= 4`` is ``s >= 2``."""
    if node.op != "chain" or len(node.args) != 2 or node.names[0] == "!=":
        return None
    (one, two), turned = node.args, {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "=="}
    sign = node.names[0]
    if one.op != "name":
        one, two, sign = two, one, turned[sign]
    value = value_of(two)
    if one.op != "name" or one.token.text != key or value is None or value < 0:
        return None
    half = Fraction(math.isqrt(value.numerator), math.isqrt(value.denominator))
    return relation(name(root), sign, number(half)) if half**2 == value else None
