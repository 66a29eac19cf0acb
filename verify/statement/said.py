"""Is anything said?  A certificate shows a statement only if some point meets all that is given."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from math import ceil, floor
from typing import Any

from verify.statement.assign import bound
from verify.statement.errors import Refused, TooMuch, Undecided, Undefined
from verify.statement.evaluate import Machine
from verify.statement.parser import Syntax
from verify.statement.prelude import Prelude
from verify.statement.reduced import Flat, flat, is_met
from verify.statement.statement import Statement
from verify.statement.statement_lines import term
from verify.statement.substitution import names_in, substitute
from verify.statement.terms import Type
from verify.statement.trees import join, number, relation
from verify.statement.variable_ranges import Range, ranges

__all__ = ["require_point"]

MOST_POINTS = 128
FUEL = 50_000  # for one point that is tried
PLAIN = tuple(map(Fraction, ("0", "1", "-1", "1/2")))


def require_point(statement: Statement, inside: Mapping[str, Any] | None, fuel: int) -> None:
    """Find a point that meets every condition: this one, or without it one of a few plain points.

    Args:
        inside: a point, or numbers that are fixed and boxes, as in a ``reduced`` certificate.

    Raises:
        Refused: there is none among them.
    """
    if not any(part.asked for part in statement.parts):  # each type of numbers has values, or no case is shown
        return
    if inside is not None:
        if not isinstance(inside, dict) or not is_met(statement, inside, fuel):
            raise Refused("the point does not meet what is given: perhaps nothing is said")
        return
    for own in _solved(statement):
        for point in itertools.islice(_points(own), MOST_POINTS):
            with contextlib.suppress(Refused, TooMuch, Undecided, Undefined):
                if is_met(own, point, FUEL):
                    return
    raise Refused("no point is known that meets what is given: perhaps nothing is said")


def _solved(statement: Statement) -> Iterator[Statement]:
    """The statement; and without real numbers that a condition ``x == t`` gives, with t in their place.

    A point that meets the other conditions there, and at which t has a value (t*0 == 0), meets all with x = t.
    """
    yield statement
    try:
        own = flat(statement)
        known, found = statement.prelude, own
        while (solved := _equation(found, known)) is not None:
            name, value, others = solved
            said = [substitute(node, {name: value}, known) for node in others]
            said.append(relation(join("*", value, number(0)), "==", number(0)))
            left = {own: kind for own, kind in found.names.items() if own != name}
            found = replace(found, names=left, conditions=tuple(said))
        if found is not own:
            yield replace(found, says=term("0 <= 1")).made()
    except (Refused, TooMuch, KeyError):
        return


def _equation(own: Flat, known: Prelude) -> tuple[str, Syntax, list[Syntax]] | None:
    for i, node in enumerate(own.conditions):
        if node.op == "chain" and node.names == ("==",):
            for one, two in (node.args, node.args[::-1]):
                name = one.token.text if one.op == "name" else ""
                if own.names.get(name) == "real" and name not in names_in(two, known):
                    return name, two, [*own.conditions[:i], *own.conditions[i + 1 :]]
    return None


def _points(statement: Statement) -> Iterator[dict[str, Any]]:
    known = ranges(statement)
    choices = [list(_values(statement.types[name], known[name])) for name in statement.names]
    for row in itertools.product(*choices):
        machine, point, env = Machine(statement.prelude.definitions, fuel=FUEL), dict[str, Any](), dict[str, Any]()
        with contextlib.suppress(Refused, TooMuch, Undecided, Undefined):
            for name, value in zip(statement.names, row, strict=True):
                kind = statement.types[name]
                sizes = [machine.value(end, env) for end in kind.sizes] if kind.name == "array" else []
                point[name] = _array(value, sizes)
                env[name] = bound(kind, point[name], machine, env)
            yield point


def _values(kind: Type, known: Range) -> Iterator[Any]:
    low, high = known
    plain = [*PLAIN, *(Fraction(end) for end in known if end is not None)]
    plain[:0] = [low + 1] if low is not None else [high - 1] if high is not None else []
    if low is not None and high is not None:
        plain.insert(0, (low + high) / 2)
    inside = [x for x in dict.fromkeys(plain) if (low is None or low <= x) and (high is None or x <= high)]
    if kind.is_number and kind.name != "real":
        yield from dict.fromkeys(cut(x) for x in inside for cut in (floor, ceil))
    elif kind.name in ("real", "array"):
        yield from map(str, inside)


def _array(value: Any, sizes: list[int]) -> Any:
    return [_array(value, sizes[1:]) for _ in range(sizes[0])] if sizes else value
