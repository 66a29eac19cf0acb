"""What stands behind a yes or a no: the class of evidence is found, not believed.

A check says what it did.  Here the audit looks at what is there:

* FORMAL and DERIVED cannot be claimed: they count as ARGUED;
* CERTIFIED needs a certificate: a yes without one is ARGUED, and a no that brings one is CERTIFIED.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Set
from typing import Any

import msgspec

from verify.records import Evidence, Finding, Kind

__all__ = ["Recording", "Replaced", "settled"]


class Recording(dict[str, Any]):
    """The quantities of a claim as a check sees them; it remembers which ones were read."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.read: set[str] = set()
        self.tried: set[str] = set()  # what it asked whether it was replaced
        self.closed = True  # nothing of it was seen in a way that cannot be told

    def __getitem__(self, name: str) -> Any:
        self.read.add(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.read.add(name)
        return super().get(name, default)

    def items(self) -> Any:
        self.read.update(self.keys())
        return super().items()

    def values(self) -> Any:
        self.read.update(self.keys())
        return super().values()

    def __iter__(self) -> Iterator[str]:  # without it a copy would be made behind our back
        return super().__iter__()

    def copy(self) -> dict[str, Any]:
        return dict(self.items())

    def __or__(self, other: Any) -> Any:
        return dict(self.items()) | other

    def depends(self) -> tuple[str, ...] | None:
        """All that the outcome of the check can depend on; None where that is not known."""
        return tuple(sorted(self.read | self.tried)) if self.closed else None


class Replaced(Set[str]):
    """The names of the replaced quantities as a check sees them: what it asks about is remembered.

    No frozenset: the operations of a built-in set would read it without a word.
    """

    def __init__(self, names: Collection[str], seen: Recording) -> None:
        self._names, self._seen = frozenset(names), seen

    def __contains__(self, name: object) -> bool:
        self._seen.tried.add(str(name))
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        self._seen.closed = False
        return iter(self._names)

    def __len__(self) -> int:
        self._seen.closed = False
        return len(self._names)

    @classmethod
    def _from_iterable(cls, names: Iterable[str]) -> frozenset[str]:  # type: ignore[override]
        return frozenset(names)

    def intersection(self, *others: Iterable[str]) -> frozenset[str]:
        return frozenset(self).intersection(*others)

    def union(self, *others: Iterable[str]) -> frozenset[str]:
        return frozenset(self).union(*others)

    def difference(self, *others: Iterable[str]) -> frozenset[str]:
        return frozenset(self).difference(*others)

    def issubset(self, other: Iterable[str]) -> bool:
        return frozenset(self).issubset(other)

    def issuperset(self, other: Iterable[str]) -> bool:
        return all(name in self for name in other)


def settled(evidence: Evidence) -> Evidence:
    """The evidence with the class that what it brings allows."""
    kind = evidence.kind
    if kind in (Kind.FORMAL, Kind.DERIVED):
        kind = Kind.ARGUED
    if kind is Kind.CERTIFIED and evidence.finding is Finding.YES and not evidence.certificates:
        kind = Kind.ARGUED
    if kind is Kind.ARGUED and evidence.finding is Finding.NO and evidence.certificates:
        kind = Kind.CERTIFIED
    return msgspec.structs.replace(evidence, kind=kind)
