"""Terms with their types: what every reader (values, LaTeX, Coq, digest) walks.

Types and their sorts: ``nat``, ``int``, ``span(a, b)`` are integers; ``real``; ``bit``; ``prop``; ``bits(n)`` and
``subset(n, k)`` are bits; ``array(k, 2)``; ``function(bits(n), real)``.  Integers and bits go where a real is wanted;
nothing else is coerced.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

__all__ = [
    "BIT",
    "INT",
    "NAT",
    "PROP",
    "REAL",
    "Definition",
    "Loop",
    "Term",
    "Type",
    "free",
    "has_value",
    "hinged",
    "nodes",
    "outside",
    "size",
    "type_terms",
    "uses",
]

SORTS = {
    "nat": "int",
    "int": "int",
    "span": "int",
    "real": "real",
    "bit": "bit",
    "prop": "prop",
    "bits": "bits",
    "subset": "bits",
    "array": "array",
    "function": "function",
}


@dataclass(frozen=True, slots=True)
class Type:
    """A sort with its sizes; a function has the types of its arguments and of its value in ``parts``."""

    name: str
    sizes: tuple[Term, ...] = ()
    parts: tuple[Type, ...] = ()

    @property
    def sort(self) -> str:
        return SORTS[self.name]

    @property
    def is_number(self) -> bool:
        return self.sort in ("int", "real", "bit")


NAT, INT, REAL, BIT, PROP = (Type(name) for name in ("nat", "int", "real", "bit", "prop"))


@dataclass(frozen=True, slots=True)
class Loop:
    """``for name in domain if test``."""

    name: str
    domain: Type
    test: Term | None = None


@dataclass(frozen=True, slots=True)
class Term:
    """One node.  ``name`` is the variable, the definition, the function, the relation or the kind of fold."""

    op: str
    type: Type
    args: tuple[Term, ...] = ()
    name: str = ""
    number: Fraction | None = None
    loop: Loop | None = None
    swaps: tuple[tuple[str, Term], ...] = ()

    @property
    def sort(self) -> str:
        return self.type.sort


@dataclass(frozen=True, slots=True)
class Definition:
    """``free`` are the names that it takes from where it is used, in the prelude's order; ``shown`` its text."""

    name: str
    params: tuple[str, ...]
    types: tuple[Type, ...]
    body: Term
    free: tuple[str, ...]
    shown: str
    calls: tuple[str, ...] = field(default=())
    free_types: tuple[Type, ...] = field(default=())


def children(term: Term) -> Iterator[Term]:
    """Every term right under a node, those of its loop and of its type among them."""
    yield from term.args
    for _, given in term.swaps:
        yield given
    if term.loop is not None:
        yield from type_terms(term.loop.domain)
        if term.loop.test is not None:
            yield term.loop.test


def nodes(term: Term) -> Iterator[Term]:
    yield term
    for child in children(term):
        yield from nodes(child)


DEFINED = ("num", "pi", "var", "neg", "+", "-", "*", "min", "max", "cmp", "and", "or", "not")
DEFINED_FUNCTIONS = ("abs", "exp", "sin", "cos")


def has_value(term: Term) -> bool:
    """Whether the form alone tells that the term is defined."""
    if term.op == "/":
        known = bool(term.args[1].op == "num" and term.args[1].number)
    elif term.op == "**":
        known = term.args[1].op == "num" and (term.args[1].number or 0) >= 0 and term.args[1].type.sort == "int"
    else:
        known = term.op in DEFINED or (term.op == "fun" and term.name in DEFINED_FUNCTIONS)
    return known and all(map(has_value, term.args))


def size(term: Term) -> int:
    return sum(1 for _ in nodes(term))


def hinged(term: Term) -> tuple[Term, int]:
    """t and e >= 2 of max(0, t)**e, which has a slope at its kink; of another power its base and 0."""
    base, exponent = term.args
    zeros = [i for i, part in enumerate(base.args) if part.op == "num" and part.number == 0]
    if base.op != "max" or len(base.args) != 2 or len(zeros) != 1 or exponent.op != "num":
        return base, 0
    number = exponent.number or Fraction(0)
    return (base.args[1 - zeros[0]], int(number)) if number.denominator == 1 and number >= 2 else (base, 0)


def type_terms(kind: Type) -> Iterator[Term]:
    yield from kind.sizes
    for part in kind.parts:
        yield from type_terms(part)


def free(term: Term, definitions: Mapping[str, Definition]) -> set[str]:
    """Variables that a term depends on, those of the definitions that it calls among them."""
    found: set[str] = set().union(*(free(a, definitions) for a in term.args))
    if term.op in ("var", "apply"):
        found.add(term.name)
    elif term.op == "call":
        found |= set(definitions[term.name].free) - {name for name, _ in term.swaps}
        found |= set().union(*(free(given, definitions) for _, given in term.swaps))
    if term.loop is not None:
        if term.loop.test is not None:
            found |= free(term.loop.test, definitions)
        found.discard(term.loop.name)
        found |= set().union(*(free(s, definitions) for s in type_terms(term.loop.domain)))
    return found


def uses(term: Term) -> set[str]:
    """The definitions that a term calls by name."""
    return {node.name for node in nodes(term) if node.op == "call"}


def outside(term: Term, index: str, definitions: Mapping[str, Definition]) -> list[Term]:
    """The largest parts of the body of a fold that depend neither on its index nor on an index inside.

    They are evaluated although the fold may be empty.
    """
    inside = {index} | {node.loop.name for node in nodes(term) if node.loop is not None}
    if not free(term, definitions) & inside:
        return [term]
    found: list[Term] = []
    for part in (*term.args, *(given for _, given in term.swaps)):
        found += outside(part, index, definitions) if term.loop is None else []
    return found
