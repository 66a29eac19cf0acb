"""What installed packages bring by entry points, those of our own distribution before others.

A package of somebody else adds papers, kinds of models and commands; it never takes the place of one of ours.
"""

from __future__ import annotations

from importlib import metadata

__all__ = ["HOME", "entry_points", "is_of_ours"]

HOME = "theorem-referee"  # the distribution that this package comes with


def is_of_ours(point: metadata.EntryPoint) -> bool:
    """Whether an entry point belongs to our own distribution."""
    name = getattr(point.dist, "name", None)  # None in a broken installation
    return isinstance(name, str) and name.replace("_", "-").lower() == HOME


def entry_points(group: str, name: str | None = None) -> list[metadata.EntryPoint]:
    """The entry points of a group: ours first, then by name.

    Args:
        group: the group.
        name: the only name that is asked for; None for all.
    """
    found = [point for point in metadata.entry_points(group=group) if name in (None, point.name)]
    return sorted(found, key=lambda point: (not is_of_ours(point), point.name))
