"""What a test of order answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from numerics.formula.grammar import Node
from numerics.formula.order.domain import Domain

__all__ = ["Decision"]


@dataclass(frozen=True)
class Decision:
    """``answer`` is "yes", "no" or "open".

    ``larger`` and ``smaller`` are the two trees in the order of >=, > or == (they change places for <= and <).
    A no has a ``witness``: exact rationals in the domain where the relation fails, or where the side that ``undefined``
    names ("larger" or "smaller") has no value.
    A yes has a ``derivation``, which :func:`numerics.formula.order.recheck` verifies from the two trees alone.
    """

    answer: str
    reason: str
    relation: str
    larger: Node
    smaller: Node
    domain: Domain
    witness: Mapping[str, Fraction] = field(default_factory=dict)
    undefined: str = ""
    derivation: Any = None

    def __bool__(self) -> bool:
        raise TypeError("a decision has three answers: ask for .answer")

    @property
    def yes(self) -> bool:
        return self.answer == "yes"

    @property
    def no(self) -> bool:
        return self.answer == "no"
