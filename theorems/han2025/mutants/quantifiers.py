"""Statements with another strictness: each is planted by a formula that says it.

Another quantifier or domain is planted by the exceptions at one size and far away, which every bound gets.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from theorems.han2025.mutants import counterexamples as shown

__all__ = ["STATEMENTS", "Statement"]


@dataclass(frozen=True)
class Statement:
    """What a reading or step says, with one formula replaced; the oracle tells what shows it false or true."""

    claim: str
    unit: str
    text: str
    true: bool
    oracle: Callable[[], str]
    change: tuple[str, str]
    note: str = ""
    operator: str = "strictness"

    def shown(self) -> str:
        return self.oracle()

    def explained(self) -> str:
        return self.note or "No counterexample of ours reaches it, and no proof covers it."


# where a whole number is compared, "more than" is "at least one more", so that a formula can say it
_COUNT, _STEPS = "2**n - m*2**(n - ceil((n-1)/m) + 1)", "-log(eps)/(-log(c))"
STATEMENTS = (
    Statement(
        "thm-5",
        "thm-5.iteration-count",
        "t >= N, for t > N",
        False,
        shown.exact_power,
        ("iterations", f"ceil({_STEPS}) - 1"),
        (
            "It is false only where the quotient of the logarithms is whole, and there an enclosure of it does "
            "not tell how it is rounded. It is not said to hold, either."
        ),
    ),
    Statement(
        "thm-5",
        "thm-5.iteration-count",
        "t > floor(N), for t > N",
        True,
        shown.whole_steps,
        ("iterations", f"floor({_STEPS})"),
    ),
    Statement(
        "cor-20",
        "cor-20.count/at-least",
        "size > formula, for size >= formula",
        False,
        shown.more_than_the_count,
        ("subset_size", f"{_COUNT} + 1"),
    ),
)
