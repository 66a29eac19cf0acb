"""A small certificate that takes the checker long: a relation between equal sums, at every precision there is."""

from __future__ import annotations

from typing import Any

from verify.checker import FORMAT, VERSION, digest


def slow(names: tuple[str, ...] = ("p", "q", "r", "s")) -> dict[str, Any]:
    """0.9 kB and seconds with four sums, just within the bounds of a formula; rejected in the end."""
    tree: Any = ["*", *([["gamma", "1", names[0]]] * 6), ["loss-gradient", "0"]]
    for name in names:
        tree = ["sum", name, [], tree]
    body = {
        "format": FORMAT,
        "version": VERSION,
        "says": "nothing",
        "kind": "false-display",
        "n": 9,
        "k": 3,
        "tau": "1",
        "b": "1/100",
        "heads": [["1", "0"]] * 3,
        "x": "100000000",
        "parity_set": [1, 2, 3],
        "left": tree,
        "relation": "<=",
        "right": tree,
        "regime": None,
        "inside": False,
    }
    return {**body, "digest": digest(body)}
