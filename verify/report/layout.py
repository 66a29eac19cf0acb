"""A layered drawing of a small directed graph: foundations on the left, what rests on them to the right.

Long edges are led through invisible waypoints, so that they pass between the boxes.  Everything is integer
arithmetic on the given order: the same graph is always drawn alike.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import NamedTuple

__all__ = ["BOX", "Drawing", "Point", "lay_out"]

BOX = (158, 50)  # width and height of a node
GAP = (40, 16)  # between columns, and between boxes of a column
WAYPOINT = 8  # height that a passing edge takes
MOST_WAYPOINTS = 3000  # of all edges together; the committed reports have a hundred


class Point(NamedTuple):
    x: int  # left end
    y: int  # middle


class Drawing(NamedTuple):
    width: int
    height: int
    places: dict[str, Point]
    paths: dict[tuple[str, str], list[Point]]  # (foundation, what rests on it) -> the bends between them


def _layers(nodes: Sequence[str], below: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """The longest chain of foundations under each node; an edge that closes a circle is left out."""
    depth: dict[str, int] = {}
    visiting: dict[str, None] = {}  # the nodes under way, in order
    for start in nodes:
        stack = [start]
        while stack:
            node = stack[-1]
            if node in depth:
                stack.pop()
                continue
            waiting = [] if node in visiting else [o for o in below[node] if o not in depth and o not in visiting]
            visiting[node] = None
            if waiting:
                stack += reversed(waiting)
            else:
                stack.pop()
                del visiting[node]
                depth[node] = max((depth[other] + 1 for other in below[node] if other in depth), default=0)
    return depth


def _pull_right(nodes: Sequence[str], below: Mapping[str, Sequence[str]], depth: dict[str, int]) -> None:
    """Move a foundation next to the first thing that rests on it: shorter edges."""
    resting: dict[str, list[str]] = {node: [] for node in nodes}
    for other in nodes:
        for node in below[other]:
            resting[node].append(other)
    for node in sorted(nodes, key=lambda name: -depth[name]):
        above = [depth[other] for other in resting[node] if depth[other] > depth[node]]
        if above:
            depth[node] = max(depth[node], min(above) - 1)


def _chains(edges: Sequence[tuple[str, str]], depth: Mapping[str, int]) -> dict[tuple[str, str], list[str]]:
    """Each edge as its ends and a waypoint in every column between; none where that would be too many."""
    if sum(depth[high] - depth[low] for low, high in edges) > MOST_WAYPOINTS:
        return {(low, high): [low, high] for low, high in edges}
    return {
        (low, high): [low, *(f"{low}|{high}|{column}" for column in range(depth[low] + 1, depth[high])), high]
        for low, high in edges
    }


def _neighbours(chains: Sequence[Sequence[str]]) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    left: dict[str, list[str]] = {}
    right: dict[str, list[str]] = {}
    for chain in chains:
        for one, two in itertools.pairwise(chain):
            right.setdefault(one, []).append(two)
            left.setdefault(two, []).append(one)
    return left, right


def _order(columns: list[list[str]], left: Mapping[str, list[str]], right: Mapping[str, list[str]]) -> None:
    """Sweep to and fro; each node goes to the mean rank of its neighbours in the column before."""
    for sweep in range(12):
        forward = sweep % 2 == 0
        order = range(1, len(columns)) if forward else range(len(columns) - 2, -1, -1)
        for index in order:
            before = columns[index - 1 if forward else index + 1]
            rank = {name: 60 * place for place, name in enumerate(before)}
            links = left if forward else right
            here = {name: 60 * place for place, name in enumerate(columns[index])}
            wish = {name: _mean([rank[m] for m in links.get(name, ()) if m in rank], here[name]) for name in here}
            columns[index].sort(key=wish.__getitem__)


def _mean(values: Sequence[int], otherwise: int) -> int:
    return sum(values) // len(values) if values else otherwise


def _room(one: str, two: str) -> int:
    heights = [WAYPOINT if "|" in name else BOX[1] for name in (one, two)]
    return sum(heights) // 2 + GAP[1]


def _heights(columns: list[list[str]], left: Mapping[str, list[str]], right: Mapping[str, list[str]]) -> dict[str, int]:
    """Middle heights: packed first, then drawn towards the neighbours as far as the order allows."""
    y: dict[str, int] = {}
    for column in columns:
        for place, name in enumerate(column):
            y[name] = y[column[place - 1]] + _room(column[place - 1], name) if place else 0
    for sweep in range(10):
        for column in columns if sweep % 2 == 0 else reversed(columns):
            wish = {n: _mean([y[m] for m in (*left.get(n, ()), *right.get(n, ()))], y[n]) for n in column}
            _settle(column, wish, y)
    top = min((y[n] - BOX[1] // 2 for n in y), default=0)
    return {name: value - top for name, value in y.items()}


def _settle(column: Sequence[str], wish: Mapping[str, int], y: dict[str, int]) -> None:
    """Down from the top and up from the bottom, and the middle of both: no two boxes touch."""
    down, up = dict[str, int](), dict[str, int]()
    for place, name in enumerate(column):
        free = down[column[place - 1]] + _room(column[place - 1], name) if place else wish[name]
        down[name] = max(wish[name], free)
    for place in range(len(column) - 1, -1, -1):
        name, last = column[place], place == len(column) - 1
        up[name] = wish[name] if last else min(wish[name], up[column[place + 1]] - _room(name, column[place + 1]))
    for name in column:
        y[name] = (down[name] + up[name]) // 2


def lay_out(nodes: Sequence[str], below: Mapping[str, Sequence[str]], *, columns_of_loners: int = 0) -> Drawing:
    """Places for all nodes; those without an edge stand in a block of rows underneath."""
    known = set(nodes)
    under = {
        node: [other for other in dict.fromkeys(below.get(node, ())) if other in known and other != node]
        for node in nodes
    }
    joined = {other for node in nodes for other in under[node]} | {node for node in nodes if under[node]}
    linked = [node for node in nodes if node in joined]
    depth = _layers(linked, under)
    _pull_right(linked, under, depth)
    edges = [(low, high) for high in linked for low in under[high] if depth[low] < depth[high]]
    chains = _chains(edges, depth)
    columns: list[list[str]] = [[] for _ in range(1 + max(depth.values(), default=-1))]
    for node in linked:
        columns[depth[node]].append(node)
    for chain in chains.values():
        for waypoint in chain[1:-1]:
            columns[int(waypoint.rsplit("|", 1)[1])].append(waypoint)
    left, right = _neighbours(list(chains.values()))
    _order(columns, left, right)
    y = _heights(columns, left, right)
    step = BOX[0] + GAP[0]
    points = {name: Point(index * step, y[name]) for index, column in enumerate(columns) for name in column}
    paths = {edge: [points[name] for name in chain[1:-1]] for edge, chain in chains.items()}
    places = {name: point for name, point in points.items() if "|" not in name}
    _place_loners([n for n in nodes if n not in joined], places, columns_of_loners or max(len(columns), 4), step)
    width = max((p.x + BOX[0] for p in places.values()), default=0)
    height = max((p.y + BOX[1] // 2 for p in places.values()), default=0)
    return Drawing(width, height, places, paths)


def _place_loners(loners: Sequence[str], places: dict[str, Point], columns: int, step: int) -> None:
    top = max((p.y + BOX[1] // 2 for p in places.values()), default=-2 * GAP[1]) + 2 * GAP[1]
    for index, name in enumerate(loners):
        row, column = divmod(index, columns)
        places[name] = Point(column * step, top + BOX[1] // 2 + row * (BOX[1] + GAP[1]))
