"""Forged certificates: every field of a certificate changed, dropped, swapped or of another type.

The generator knows no kind.  What it yields is refused by the checker, or is another way to show the very same thing.
"""

from __future__ import annotations

import copy
import itertools
import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from verify.statement import Refused, read_prelude, read_statement

__all__ = ["changed_places", "contradicted", "forgeries", "places", "replaced", "structural", "swapped"]

OPPOSITE = {"<=": ">", ">=": "<", "<": ">=", ">": "<=", "==": "!=", "!=": "=="}
_RELATION = re.compile(r"<=|>=|==|!=|<|>")


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a JSON value, containers included."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in items:
        yield from places(child, (*path, key))


def found_at(body: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        body = body[key]
    return body


def replaced(body: Any, path: tuple[Any, ...], new: Any) -> Any:
    """A copy with another value at one place."""
    body = copy.deepcopy(body)
    found_at(body, path[:-1])[path[-1]] = new
    return body


def forgeries(value: Any) -> list[Any]:
    """Other values of the same look, and some of another; among them what would cost time or memory."""
    if isinstance(value, bool) or value is None:
        return [1, "1"]
    if isinstance(value, int):
        return [value + 1, value - 1, -value - 1, str(value), 10**30, True, None]
    if isinstance(value, list):
        return [[], value[:-1], [*value, *value[-1:]], value[::-1], None, "list", value[-1:] * 20_000]
    if isinstance(value, dict):
        return [{}, {**value, "more": 1}, None, []]
    made: list[Any] = ["", "nan", value + "0", value[:-1], 7, None, "9" * 120, "1/" + "9" * 120, "1e400"]
    try:
        number = Fraction(value)
        return [*made, str(number * 2 + 1), str(-number - 1), str(number + Fraction(1, 10**100)), f"{value}/1"]
    except (ValueError, ZeroDivisionError):
        return [*made, value[::-1] + "x", value.replace("1", "0") + "1", "01" * 5000]


def changed_places(body: Any, nested: int = 60) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """The body with one place changed: all of the first level, and about so many of those inside."""
    paths = [path for path in places(body) if path]
    deep = [path for path in paths if len(path) > 1]
    for path in [path for path in paths if len(path) == 1] + deep[:: max(1, len(deep) // nested)]:
        value = found_at(body, path)
        for new in forgeries(value):
            if new != value or type(new) is not type(value):
                yield path, replaced(body, path, new)


def swapped(body: Any) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Two neighbours of a list or a table in each other's place."""
    for one, two in itertools.pairwise(path for path in places(body) if len(path) > 1):
        if one[:-1] == two[:-1] and found_at(body, one) != found_at(body, two):
            yield one, replaced(replaced(body, one, found_at(body, two)), two, found_at(body, one))


def structural(body: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Without one of its fields, and with one more: never accepted."""
    for name in body:
        yield {key: value for key, value in body.items() if key != name}
    yield {**body, "note": "trust me"}


def contradicted(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The certificate with a statement that says the contrary of what it shows, under the digest of that statement.

    A relation of what is said is turned into its opposite, one relation at a time.
    """
    *rows, says = data["statement"].splitlines()
    for found in _RELATION.finditer(says):
        text = "\n".join([*rows, says[: found.start()] + OPPOSITE[found[0]] + says[found.end() :]])
        try:
            statement = read_statement(text, read_prelude(data["definitions"]))
        except Refused:  # a chain of relations that point both ways is none
            continue
        yield {
            **copy.deepcopy(data),
            "definitions": statement.definitions(),
            "statement": statement.text,
            "digest": statement.digest,
        }
