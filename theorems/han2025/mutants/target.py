"""What is declared of a printed quantity in a place where it decides, for ``verify battery``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from theorems.han2025.mutants.oracles import above, watching
from theorems.han2025.mutants.order import Letters, at_least, at_most
from theorems.han2025.mutants.polynomials import same_polynomial
from verify.statement.formula import read_formula

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
    safe: bool = True  # whether a weaker bound is still true; not where it must be positive as well
    moved: int = 0  # an error planted into what is known to be enough
    note: str = ""  # why a false formula may be left open here

    def violated(self, expression: Any) -> str:
        return self.oracle(expression.tree)

    def undefined(self, expression: Any) -> str:
        with watching() as found:
            self.oracle(expression.tree)
        return found[0] if found else ""

    def follows(self, expression: Any) -> bool:

        bases = [read_formula(base, expression.symbols).tree for base in self.enough]
        if self.moved:
            bases = [_moved(base, self.sense) for base in bases]
        if self.sense == "equal":
            return any(same_polynomial(expression.tree, base) for base in bases)
        if self.sense not in ("upper", "lower"):
            return False
        order, letters = at_least if self.sense == "upper" else at_most, Letters(self.small, self.free)
        return any(order(expression.tree, base, letters) for base in bases)

    def planted(self) -> Iterator[Target]:
        """An oracle a thousand times too strict, and one that knows a thousand times too much to be true."""
        yield replace(self, oracle=lambda tree: self.oracle(_moved(tree, self.sense)))
        if self.enough and self.sense in ("upper", "lower"):
            yield replace(self, oracle=lambda tree: "", moved=self.moved + 1)

    def explained(self, text: str) -> str:
        if str(10**7) in text:
            return (
                "Up to ten million it is the printed formula, and no size that was looked at shows the error. It is "
                "not said to hold, either."
            )
        return self.note or "No counterexample of ours reaches it, and no proof covers it."


def _moved(tree: Tree, sense: str) -> Tree:
    """A formula a thousand times smaller (an upper bound), larger (a lower one), or one more than it is."""
    thousand = ("number", Fraction(1000))
    if sense == "upper":
        return ("/", tree, thousand)
    return ("+", ("*", tree, thousand) if sense == "lower" else tree, ("number", Fraction(1)))


def number_is_at_most(most: int) -> Callable[[Tree], str]:
    """The oracle of a number that is a lower bound of something that is exactly ``most`` at its least."""
    return lambda tree: above(tree, [{}], lambda at: most)
