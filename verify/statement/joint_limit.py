"""``along``: limits and orders of growth where several numbers go to their limits together, and others stay free.

(1) for_all c > 0 / exists N : real / for_all n >= N, m >= N, k / says R(c, n, m, k)
(2) for_all C > 0, N : real / exists n >= N, m >= N, k / says S(C, n, m, k)

In (1) it is enough that R holds from a start on with K·(rate(n) + rate(m)) in the place of the scale, where the rate
fades; with K·min(rate(n), rate(m)) where it grows.  In (2) one number leads, and all others are terms of it: a path.
It is enough that from a start on the terms are defined, of their type, meet their conditions, are at least as far out
(near a point: as near) as what leads, and that S holds along the path with K·rate of what leads in the place of C.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from verify.statement.errors import Refused
from verify.statement.eventually import are_real, is_apart, is_free, is_positive, monotone, scaled
from verify.statement.parser import Syntax, spelled
from verify.statement.quantified import is_term, typed
from verify.statement.reach import require_reach, way_of
from verify.statement.statement import Statement
from verify.statement.statement_lines import Row, made, put_in, rows_of, term
from verify.statement.substitution import names_in, substitute

__all__ = ["Paths", "paths_of", "reduced_along"]


@dataclass(frozen=True)
class Paths:
    """``ways``: the distance of each name that goes to a limit.  ``rate``: as in eventually."""

    before: tuple[Row, ...]
    scale: str | None
    bound: str
    last: Row
    said: Syntax
    rate: int
    near: bool
    ways: Mapping[str, str]
    by_path: bool  # (2): a path is chosen


def paths_of(statement: Statement) -> Paths:
    """Refused if the statement is of neither form."""
    *rows, says = rows_of(statement)
    if len(rows) < 2 or len(rows[-1].names) < 2 or len(says.conditions) != 1:
        raise Refused("not a statement about what is eventually so of several numbers")
    last, said = rows[-1], says.conditions[0]
    words = [row.word for row in rows]
    if words[-3:] == ["for_all", "exists", "for_all"]:
        found = _first(tuple(rows[:-3]), rows[-3], rows[-2], last, said, statement)
    elif words[-2:] == ["for_all", "exists"]:
        found = _second(tuple(rows[:-2]), rows[-2], last, said, statement)
    else:
        raise Refused("not a statement about what is eventually so of several numbers")
    are_real(statement, found.bound, found.scale)
    is_apart(found.bound, last, said, statement)
    held = [*last.kinds.values(), *last.conditions]
    if found.scale is not None and any(found.scale in names_in(node, statement.prelude) for node in held):
        raise Refused("the domain depends on the scale")
    return found


def _first(before: tuple[Row, ...], first: Row, middle: Row, last: Row, said: Syntax, statement: Statement) -> Paths:
    if len(first.names) != 1 or len(middle.names) != 1:
        raise Refused("one scale and one bound are expected")
    scale, bound = first.names[0], middle.names[0]
    near, ways = _ways(last, bound, middle, statement)
    conditions = [spelled(node) for node in first.conditions]
    if conditions == [f"{scale} > 0"] and monotone(said, scale, 1, statement):
        rate = -1
    elif conditions == [] and monotone(said, scale, -1, statement):
        rate = 1
    else:
        raise Refused("what is said does not change in one way with its scale")
    require_reach(last, ways, near, bound, statement)
    return Paths(before, scale, bound, last, said, rate, near, ways, False)


def _second(before: tuple[Row, ...], first: Row, last: Row, said: Syntax, statement: Statement) -> Paths:
    if not 1 <= len(first.names) <= 2:
        raise Refused("a bound, and perhaps a scale, are expected")
    used = set().union(*(names_in(node, statement.prelude) for node in last.conditions))
    bound = next((name for name in first.names if name in used), "")
    scale = next((name for name in first.names if name != bound), None)
    if not bound or (scale is not None and not monotone(said, scale, -1, statement)):
        raise Refused("what is said does not change in one way with its scale")
    about = tuple(node for node in first.conditions if bound in names_in(node, statement.prelude))
    own = replace(first, conditions=about)
    if scale is not None and any(scale in names_in(node, statement.prelude) for node in own.conditions):
        raise Refused("the bound depends on the scale")
    near, ways = _ways(last, bound, own, statement)
    return Paths(before, scale, bound, replace(last, word="for_all"), said, int(scale is not None), near, ways, True)


def _ways(last: Row, bound: str, row: Row, statement: Statement) -> tuple[bool, dict[str, str]]:
    """The distances of what goes to a limit; every condition that speaks of the bound is such a one, one a name."""
    found: dict[str, tuple[bool, str]] = {}
    for node in last.conditions:
        if bound in names_in(node, statement.prelude):
            own = {name: way for name in last.names if (way := way_of(node, name, bound, statement)) is not None}
            if len(own) != 1 or set(own) & set(found):
                raise Refused("a name goes nowhere that is known, or to two places")
            found |= own
    near = {way[0] for way in found.values()}
    if len(near) != 1 or not is_free(bound, row, True in near):
        raise Refused("all go far out, or all near a point")
    if any(names_in(term(way), statement.prelude) & set(last.names) - {name} for name, (_, way) in found.items()):
        raise Refused("a limit depends on what goes to another")
    return True in near, {name: way for name, (_, way) in found.items()}


def reduced_along(statement: Statement, path: Mapping[str, str], start: str, factor: str, rate: str) -> list[Statement]:
    """What has to hold from ``start`` on; with a path, first that it leads where it has to."""
    paths = paths_of(statement)
    known = {name for row in paths.before for name in row.names}
    if not is_term(term(start), known, statement) or (paths.near and not is_positive(start)):
        raise Refused("a start is a term of what is bound before; near a point a positive number")
    if not paths.by_path:
        if path:
            raise Refused("a path is for what exists")
        said = _said(statement, paths, factor, rate, list(paths.ways.values()), known, {})
        return [made(statement, [*paths.before, put_in(paths.last, {paths.bound: term(start)}, statement)], [said])]
    leader, table = _path(statement, paths, path, known)
    row = _leading(statement, paths, leader, start)
    rows = [*paths.before, row]
    along = [text for name, node in table.items() for text in typed(statement, name, node, known | {leader})]
    order = "<=" if paths.near else ">="
    for name, node in table.items():
        if name in paths.ways:
            far = spelled(substitute(term(paths.ways[name]), {name: node}, statement.prelude), 5)
            along.append(f"{far} {order} {paths.ways[leader]}")
    held = [node for node in paths.last.conditions if paths.bound not in names_in(node, statement.prelude)]
    for node in held:
        spoken = names_in(node, statement.prelude)
        if spoken & set(table) or leader not in spoken:
            along.append(spelled(substitute(node, table, statement.prelude)))
    said = _said(statement, paths, factor, rate, [paths.ways[leader]], known, table)
    if any(one.word == "exists" for one in rows):  # both are said of one choice of it
        return [made(statement, rows, [*along, said])]
    return [made(statement, rows, along), made(statement, rows, [said])]


def _path(
    statement: Statement, paths: Paths, path: Mapping[str, str], known: set[str]
) -> tuple[str, dict[str, Syntax]]:
    """What leads, and the terms of the others."""
    names = set(paths.last.names)
    leading = names - set(path) if isinstance(path, dict) else set()
    if len(leading) != 1 or set(path) - names or not leading <= set(paths.ways):
        raise Refused("a path has a term for each name but one, which goes to a limit")
    (leader,) = leading
    table = {name: term(text) for name, text in path.items()}
    if not all(is_term(node, known | {leader}, statement) for node in table.values()):
        raise Refused("a path is made of terms of what leads and of what is bound before")
    return leader, table


def _leading(statement: Statement, paths: Paths, leader: str, start: str) -> Row:
    """The line of what leads alone, from the start on; it has numbers as far out, or as near, as one likes."""
    others = set(paths.last.names) - {leader}
    if any(names_in(kind, statement.prelude) & others for name, kind in paths.last.kinds.items() if name == leader):
        raise Refused("what leads depends on the others")
    kinds = {name: kind for name, kind in paths.last.kinds.items() if name == leader}
    own = []
    for node in paths.last.conditions:
        spoken = names_in(node, statement.prelude)
        if leader in spoken and not spoken & others:
            own.append(node)
    if paths.near:  # it is chosen: not the point itself
        own.append(term(f"{leader} != {spelled(term(paths.ways[leader]).args[0].args[1], 5)}"))
    row = Row("for_all", (leader,), kinds, tuple(own))
    require_reach(row, {leader: paths.ways[leader]}, paths.near, paths.bound, statement)
    return put_in(row, {paths.bound: term(start)}, statement)


def _said(
    statement: Statement,
    paths: Paths,
    factor: Any,
    rate: Any,
    distances: list[str],
    known: set[str],
    path: Mapping[str, Syntax],
) -> str:
    table = dict(path)
    if paths.scale is not None:
        table[paths.scale] = scaled(statement, paths, factor, rate, distances, known)
    return spelled(substitute(paths.said, table, statement.prelude))
