"""Certificates in families: a search leaves many alike, and a reader wants the kinds, not the list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from verify.report.attached import Attached

__all__ = ["Entry", "Family", "families", "file_name"]


class Entry(NamedTuple):
    path: str
    says: str | None  # None: missing or rejected


class Family(NamedTuple):
    """Certificates whose names share ``claim.word``: the same question at several places."""

    name: str
    entries: tuple[Entry, ...]

    @property
    def accepted(self) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries if entry.says)

    @property
    def rejected(self) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries if not entry.says)


def file_name(path: str) -> str:
    return path.rsplit("/", 1)[-1]


def _family(path: str) -> str:
    """"lemma-1.table-lower.n8.k3.json" is of the family "lemma-1.table-lower"."""
    return ".".join(file_name(path).removesuffix(".json").split(".")[:2])


def families(paths: Sequence[str], attached: Attached) -> list[Family]:
    groups: dict[str, list[Entry]] = {}
    for path in paths:
        groups.setdefault(_family(path), []).append(Entry(path, attached.sentence(path)))
    return [Family(name, tuple(entries)) for name, entries in groups.items()]
