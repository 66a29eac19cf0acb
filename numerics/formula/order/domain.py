"""The domain of a comparison: names, which of them are integers, and the relations that they obey.

    integers n >= k >= 1; 0 < tau <= 1; b > 0
    integers n >= 1, 1 <= m <= n; norm >= 0; 0 < c2 < c1; k = 1

Parts are separated by ``;`` and chains of relations by ``,``.  A part that begins with ``integers`` declares every name
in it as an integer, and each of them must stand alone somewhere in that part; every other name is a real number.  What
is not said is not assumed.  ``name = formula`` fixes a name: it is put in wherever the name occurs.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from numerics.formula.grammar import FUNCTIONS, Expression, ExpressionError, Node, parse

__all__ = ["Constraint", "Domain", "DomainError", "names_of", "put_in"]

_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_RELATION = re.compile(r"(<=|>=|==|<|>|=)")


class DomainError(ExpressionError):
    """The text of a domain cannot be read."""


@dataclass(frozen=True)
class Constraint:
    """``larger >= smaller``, or ``larger > smaller`` where it is strict."""

    larger: Node
    smaller: Node
    strict: bool


@dataclass(frozen=True)
class Domain:
    """What is admitted.  ``fixed`` holds formulas that stand for a name (``k = 1``)."""

    text: str
    names: tuple[str, ...]
    integers: frozenset[str]
    constraints: tuple[Constraint, ...]
    fixed: Mapping[str, Node] = field(default_factory=dict)

    @classmethod
    def parse(cls, text: str) -> Domain:
        """Read a domain; DomainError says what is wrong with the text."""
        if not isinstance(text, str) or len(text) > 1000:
            raise DomainError("a domain is text of at most 1000 characters")
        return _Reader(text).domain()

    def where(self, more: str) -> Domain:
        """The same with further relations: ``domain.where("k = 1; n >= 4")``."""
        return Domain.parse(f"{self.text}; {more}" if self.text.strip() else more)

    @property
    def free(self) -> tuple[str, ...]:
        """The names that are not fixed."""
        return tuple(name for name in self.names if name not in self.fixed)

    def tree(self, formula: Expression) -> Node:
        """The formula's tree with what is fixed put in; DomainError for a name that the domain does not know."""
        if unknown := sorted(formula.used - set(self.names)):
            raise DomainError(f"{formula.text!r}: nothing is said about {', '.join(unknown)} in {self.text!r}")
        return put_in(formula.tree, self.fixed)


def names_of(node: Node) -> frozenset[str]:
    """The names in a tree."""
    if node[0] == "number":
        return frozenset()
    if node[0] == "symbol":
        return frozenset([node[1]])
    return frozenset().union(*map(names_of, node[1:]))


def put_in(node: Node, values: Mapping[str, Node]) -> Node:
    """The tree with some names replaced by trees."""
    if not values or node[0] == "number":
        return node
    if node[0] == "symbol":
        return values.get(node[1], node)
    return (node[0], *(put_in(child, values) for child in node[1:]))


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text.strip()
        self.names: list[str] = []
        self.integers: set[str] = set()
        self.relations: list[tuple[Node, str, Node]] = []

    def domain(self) -> Domain:
        for part in self.text.split(";"):
            if part.strip():
                self._part(part.strip())
        if not self.names:
            return Domain(self.text, (), frozenset(), ())
        fixed = self._fixed()
        constraints = [c for relation in self.relations if (c := self._constraint(relation, fixed)) is not None]
        return Domain(self.text, tuple(self.names), frozenset(self.integers), tuple(constraints), fixed)

    def _part(self, part: str) -> None:
        word = re.match(r"(integers?|reals?)\b", part)
        chains = _chains(part[word.end() :] if word else part)
        found = {name for chain in chains for name in _NAME.findall(chain) if name not in FUNCTIONS}
        whole = bool(word and word.group().startswith("integer"))
        alone = {link.strip() for chain in chains for link in _RELATION.split(chain)}
        if whole and (hidden := sorted(found - alone)):
            raise DomainError(f"{part!r}: {', '.join(hidden)} must stand alone in the part that declares integers")
        if word and not whole and (both := sorted(found & self.integers)):
            raise DomainError(f"{part!r}: {', '.join(both)} was declared as an integer")
        for name in sorted(found, key=part.index):
            if name not in self.names:
                self.names.append(name)
            elif whole and name not in self.integers:
                raise DomainError(f"{part!r}: {name} was named before it is declared as an integer")
            if whole:
                self.integers.add(name)
        for chain in chains:
            self._chain(chain)

    def _chain(self, chain: str) -> None:
        links = _RELATION.split(chain)
        trees = [self._link(link, chain) for link in links[::2]]
        for left, relation, right in zip(trees, links[1::2], trees[1:], strict=False):
            self.relations.append((left, relation, right))

    def _link(self, text: str, chain: str) -> Node:
        try:
            return parse(text, self.names).tree
        except ExpressionError as error:
            raise DomainError(f"in the domain {chain.strip()!r}: {error}") from None

    def _fixed(self) -> dict[str, Node]:
        """``name = formula``; formulas of other fixed names are resolved."""
        fixed: dict[str, Node] = {}
        for left, relation, right in self.relations:
            if relation not in ("=", "=="):
                continue
            if left[0] != "symbol":
                left, right = right, left
            if left[0] != "symbol" or left[1] in fixed:
                raise DomainError(f"{self.text!r}: an equation fixes one name, once")
            right = put_in(right, fixed)
            if left[1] in names_of(right):
                raise DomainError(f"{self.text!r}: {left[1]} is fixed by itself")
            fixed = {name: put_in(tree, {left[1]: right}) for name, tree in fixed.items()} | {left[1]: right}
        return fixed

    def _constraint(self, relation: tuple[Node, str, Node], fixed: dict[str, Node]) -> Constraint | None:
        left, sign, right = relation
        if sign in ("=", "=="):
            return None
        larger, smaller = (left, right) if sign[0] == ">" else (right, left)
        return Constraint(put_in(larger, fixed), put_in(smaller, fixed), strict=len(sign) == 1)


def _chains(text: str) -> list[str]:
    """The text split at commas that are in no parentheses."""
    chains, depth, last = [], 0, 0
    for place, letter in enumerate(text):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            chains.append(text[last:place])
            last = place + 1
    chains.append(text[last:])
    return [chain for chain in chains if chain.strip()]


def number(value: Fraction | int) -> Node:
    """A number as a tree."""
    return ("number", Fraction(value))
