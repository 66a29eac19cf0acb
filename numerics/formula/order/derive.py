"""A derivation of a relation between two trees, or None: reading with its restarts, then the goal."""

from __future__ import annotations

from numerics.formula.grammar import Node
from numerics.formula.order.derivation import Derivation
from numerics.formula.order.domain import Domain
from numerics.formula.order.normal import NeedFraction, NeedRoot, Reader
from numerics.formula.order.points import Point
from numerics.formula.order.prove import Prover
from numerics.formula.order.ring import GiveUp

__all__ = ["derive"]

RESTARTS = 8


def derive(
    larger: Node, relation: str, smaller: Node, domain: Domain, sample: Point, until: float
) -> Derivation | None:
    """The relation is >=, > or ==; the sample point is one of the domain, ``until`` a time of ``process_time``."""
    roots: dict[str, int] = {}
    fractions: dict[object, int] = {}
    for _ in range(RESTARTS):
        try:
            reader = Reader(domain, sample, roots, fractions, Prover(domain, until).show)
            return _derive(reader, larger, relation, smaller)
        except (NeedRoot, NeedFraction):
            continue
        except GiveUp:
            return None
    return None


def _derive(reader: Reader, larger: Node, relation: str, smaller: Node) -> Derivation | None:
    difference = reader.simple(reader.read(larger) - reader.read(smaller))
    if relation == "==":
        if len(difference.top):
            reader.need(("goal",), difference, ">=")
            reader.need(("goal", "back"), -difference, ">=")
    else:
        reader.need(("goal",), difference, relation)
    atoms = tuple(made.atom() for made in reader.generators)
    return Derivation(atoms, reader.readings, reader.signs)
