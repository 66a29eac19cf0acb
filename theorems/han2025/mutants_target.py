"""What is declared of a printed quantity in a place where it decides, for ``verify battery``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from theorems.han2025.mutant_oracles import above, dominates, never_positive, same_formula

__all__ = ["Target", "Tree", "number_is_at_most"]

Tree = tuple[Any, ...]


@dataclass(frozen=True)
class Target:
    """A quantity in a reading or step where it decides; ``enough`` are formulas known to be true there."""

    claim: str
    quantity: str
    unit: str
    sense: str  # upper, lower, equal or limit
    printed: bool
    oracle: Callable[[Tree], str]
    enough: tuple[str, ...] = ()
    small: tuple[str, ...] = ("tau", "c", "eps")
    free: tuple[str, ...] = ("b", "c1", "c2")
    extras: tuple[str, ...] = ()
    lies: tuple[tuple[str, str], ...] = ()
    far: bool = True
    note: str = ""  # why a false formula may be left open here

    def violated(self, expression: Any) -> str:
        return self.oracle(expression.tree)

    def follows(self, expression: Any) -> bool:
        text, symbols = expression.text, expression.symbols
        if self.sense == "equal":
            return any(same_formula(text, base, symbols) for base in self.enough)
        if self.sense not in ("upper", "lower"):
            return False
        sign = 1 if self.sense == "upper" else -1
        if sign < 0 and "0" in self.enough and never_positive(text, symbols):
            return True
        bases = [base for base in self.enough if base != "0"]
        return any(dominates(text, base, symbols, sign, self.small, self.free) for base in bases)

    def explained(self, text: str) -> str:
        if str(10**7) in text:
            return ("Up to ten million it is the printed formula, and no size that was looked at shows the error. It "
                    "is not said to hold, either.")
        return self.note or "No counterexample of ours reaches it, and no proof covers it."


def number_is_at_most(most: int) -> Callable[[Tree], str]:
    """The oracle of a number that is a lower bound of something that is exactly ``most`` at its least."""
    return lambda tree: above(tree, [{}], lambda at: most)
