"""What stands behind a yes or a no: the class of evidence is found, not believed.

A check says what it did.  Here the court looks at what is there:

* FORMAL and DERIVED cannot be claimed: they count as ARGUED;
* CERTIFIED needs a certificate: a yes without one is ARGUED, and a no that brings one is CERTIFIED;
* a check that says it derives (:func:`verify.records.derives`) is tried: every number and every letter of the formulas
  that it read is changed in turn, far enough to make the statement false if it matters at all.  A formula of which each
  place turns the yes into something else is *sensitive*; a statement all of whose formulas are is DERIVED.

The trial is necessary, not sufficient: a check that compares a formula with a bound in words and nothing else passes
it.  That the rest of the inference is computed is what its author says by the mark, and what a second reader checks.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Set
from fractions import Fraction
from typing import Any

import msgspec

from verify.records import Context, Evidence, Finding, Kind

__all__ = ["Recording", "Replaced", "mutants", "sensitive", "settled"]

FAR = Fraction(10**9)  # how far a constant is moved: no bound is loose by so much in every direction
MAX_TRIALS = 300  # runs of one check on mutants; a formula with more places is not tried to the end, and not derived


class Recording(dict[str, Any]):
    """The quantities of a claim as a check sees them; it remembers which ones were read."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.read: set[str] = set()
        self.tried: set[str] = set()  # what else was seen: by the check on mutants, or of what was replaced
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

    def with_one(self, name: str, seen: Recording) -> Replaced:
        return Replaced(self._names | {name}, seen)


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


# ---------------------------------------------------------------------------------------------- the trial

Node = tuple[Any, ...]


Path = tuple[int, ...]


def _places(node: Node, path: Path = (), raised: bool = False) -> Iterator[tuple[Path, Node, bool]]:
    """Every number and letter, with whether it stands in an exponent."""
    if node[0] in ("number", "symbol"):
        yield path, node, raised
        return
    for index, child in enumerate(node[1:], 1):
        yield from _places(child, (*path, index), raised or (node[0] == "**" and index == 2))


def _put(node: Node, path: Path, new: Node) -> Node:
    if not path:
        return new
    first, *rest = path
    return (*node[:first], _put(node[first], tuple(rest), new), *node[first + 1 :])


def _changed(node: Node, raised: bool) -> list[Node]:
    """Other things that could stand in a place, the most telling first."""
    one = ("number", Fraction(1))
    if raised:
        moved: list[Node] = [("-", node, one), ("+", node, one), ("neg", node)]
        return moved
    scaled: list[Node] = [("*", ("number", 1 / FAR), node), ("*", ("number", FAR), node), ("neg", node)]
    return [*scaled, ("+", node, ("number", FAR)), ("-", node, ("number", FAR))]


def mutants(expression: Any) -> Iterator[list[Any]]:
    """For each place of a formula the formulas in which it is changed."""
    from numerics.formula.grammar import ExpressionError, parse
    from numerics.formula.slips import to_text

    for path, node, raised in _places(expression.tree):
        found = []
        for new in _changed(node, raised):
            try:
                found.append(parse(to_text(_put(expression.tree, path, new)), expression.symbols))
            except ExpressionError:
                continue  # what cannot be read cannot be judged
        yield found


def _says_yes(check: Callable[[Context], Any], context: Context, name: str, formula: Any) -> bool:
    quantities = Recording({key: context.quantities[key] for key in context.quantities} | {name: formula})
    before: Any = context.replaced
    now = before.with_one(name, quantities) if isinstance(before, Replaced) else before | {name}
    given = msgspec.structs.replace(context, quantities=quantities, replaced=now)
    try:
        answer = check(given)
    except Exception:
        return False
    finally:
        _note(context.quantities, quantities)
    return not isinstance(answer, Evidence) or answer.finding is Finding.YES


def _note(of: Any, trial: Recording) -> None:
    """What a check saw on a mutant is part of what its outcome depends on."""
    if isinstance(of, Recording):
        of.tried |= trial.read | trial.tried
        of.closed &= trial.closed


def sensitive(check: Callable[[Context], Any], context: Context, names: Mapping[str, Any]) -> tuple[str, ...]:
    """Those of the named formulas of which every place matters to the check's yes."""
    found: list[str] = []
    trials = 0
    for name, formula in sorted(names.items()):
        caught = True
        for group in mutants(formula):
            killed = False
            for mutant in group:
                trials += 1
                if trials > MAX_TRIALS:
                    return tuple(found)
                if not _says_yes(check, context, name, mutant):
                    killed = True
                    break
            if not killed:
                caught = False
                break
        if caught:
            found.append(name)
    return tuple(found)
