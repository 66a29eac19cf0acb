"""What installed packages bring by entry points, those of our own distribution before others.

A package of somebody else adds papers, kinds of models and commands; it never takes the place of one of ours.
"""

from __future__ import annotations

from importlib import machinery, metadata, util
from pathlib import Path

__all__ = ["HOME", "entry_points", "folder_of", "is_of_ours", "spec_of"]

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


def spec_of(module: str) -> machinery.ModuleSpec | None:
    """Where a module is, found without importing a package that it lies in; None if there is none."""
    first, *rest = module.split(".")
    try:
        name, spec = first, util.find_spec(first)
    except (ImportError, ValueError):  # a finder refuses it, or ``sys.modules`` has None for it
        return None
    for part in rest:
        name = f"{name}.{part}"
        places = spec.submodule_search_locations if spec else None
        spec = machinery.PathFinder.find_spec(name, places) if places else None
    return spec


def folder_of(package: str) -> Path | None:
    """The folder of a package, found likewise; None for a module in a single file."""
    spec = spec_of(package)
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))) if places else None
