"""The order of the tests for several workers: what is long begins first, so that none of it runs alone at the end.

``--dist worksteal`` gives each worker one stretch of the list and later moves the ends of stretches.  So every stretch
begins with its share of the tests that are marked ``long``; those of one group (their file, or the name that the mark
is given) stay together: what they share, a browser or compiled code, is made once.
"""

from __future__ import annotations

import itertools

import pytest

__all__ = ["dealt"]


def _group(item: pytest.Item) -> str | None:
    mark = item.get_closest_marker("long")
    return None if mark is None else str(mark.args[0]) if mark.args else item.nodeid.split("::")[0]


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The same tests, stretch by stretch; for one worker as they are."""
    groups: dict[str, list[pytest.Item]] = {}
    for item in items:
        if (name := _group(item)) is not None:
            groups.setdefault(name, []).append(item)
    if workers < 2 or not groups:
        return items
    decks: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for members in groups.values():
        min(decks, key=len).extend(members)
    others = iter([item for item in items if _group(item) is None])
    left = len(items)
    for index, deck in enumerate(decks):  # as xdist cuts the list
        share = left // (workers - index)
        left -= share
        deck.extend(itertools.islice(others, max(0, share - len(deck))))
    return [item for deck in decks for item in deck]
