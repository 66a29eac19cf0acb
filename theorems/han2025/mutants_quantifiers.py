"""Statements with another quantifier, domain or strictness, in the readings and steps that say them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from theorems.han2025 import mutant_counterexamples as shown

__all__ = ["STATEMENTS", "Statement"]


@dataclass(frozen=True)
class Statement:
    """What a reading or step says, perhaps with one formula replaced; the oracle tells what shows it false or true."""

    claim: str
    unit: str
    operator: str
    text: str
    true: bool
    oracle: Callable[[], str]
    change: tuple[str, str] = ("", "")
    note: str = ""

    def shown(self) -> str:
        return self.oracle()

    def explained(self) -> str:
        return self.note or "No counterexample of ours reaches it, and no proof covers it."


def _quantifier(claim: str, unit: str, text: str, true: bool, oracle: Callable[[], str]) -> Statement:
    return Statement(claim, unit, "quantifier", text, true, oracle)


def _strictness(claim: str, unit: str, text: str, true: bool, oracle: Callable[[], str],
                change: tuple[str, str] = ("", ""), note: str = "") -> Statement:
    return Statement(claim, unit, "strictness", text, true, oracle, change, note)


_QUANTIFIERS = (
    _quantifier("prop-3", "literal", "for every tau and b some weights", True, shown.scaled_weights),
    _quantifier("prop-3", "as-constructed", "the displayed weights for every tau and b", False, shown.written_weights),
    _quantifier("lemma-7", "printed-constants", "every b > 0, for b up to a limit", False, shown.huge_smoothness),
    _quantifier("lemma-8", "literal", "all heads, for those within bounds", False, shown.stationary),
    _quantifier("thm-11", "bounded-embeddings", "weights of any size, for bounded ones", False, shown.long_weights),
    _quantifier("rem-13", "finite-n", "every n with fewer heads than positions, for n growing", False, shown.one_head),
    _quantifier("rem-13", "upper-bound", "at most linearly many heads, for at least", False, shown.extra_heads),
    _quantifier("lemma-16", "literal", "every b > 0, for b < 1", False, shown.huge_product),
    _quantifier("appendix-a-setup", "unit-heads", "constants before n, for constants for each n", False, shown.band),
    _quantifier("lemma-17", "literal", "every pair, for some pairs", False, shown.opposed_gradients),
    _quantifier("lemma-17", "in-total", "all pairs together, for every pair", False, shown.opposed_gradients),
    _quantifier("lemma-19", "literal", "every k, for even k", False, shown.odd_heads),
    _quantifier("lemma-19", "even", "even k, for every k", True, shown.even_heads),
    _quantifier("cor-20", "any-maximiser", "any maximiser for each input, for a fixed order of ties", False,
                shown.any_maximiser),
    _quantifier("prop-21", "literal", "any two bits that differ by more than 1, for no neighbours on the circle", False,
                shown.neighbours),
)

# where a whole number is compared, "more than" is "at least one more", so that a formula can say it
_COUNT, _STEPS = "2**n - m*2**(n - ceil((n-1)/m) + 1)", "-log(eps)/(-log(c))"
_STRICT = (
    _strictness("prop-4", "prop-4.missing-edge-risk", "risk = 1, for risk >= 1", False, shown.larger_than_one),
    _strictness("prop-4", "prop-4.missing-edge-risk/at-least", "risk >= 1, for risk = 1", True, shown.pair_costs),
    _strictness("thm-5", "thm-5.iteration-count", "t >= N, for t > N", False, shown.exact_power,
                ("iterations", f"ceil({_STEPS}) - 1"),
                "It is false only where the quotient of the logarithms is whole, and there an enclosure of it does not "
                "tell how it is rounded. It is not said to hold, either."),
    _strictness("thm-5", "thm-5.iteration-count", "t > floor(N), for t > N", True, shown.whole_steps,
                ("iterations", f"floor({_STEPS})")),
    _strictness("thm-11", "thm-11.complement-count-3", "count = sum, for count <= sum", False,
                shown.equality_of_counts),
    _strictness("cor-20", "cor-20.never-attended", "score > score, for >= and a fixed order", False,
                shown.strict_scores),
    _strictness("cor-20", "cor-20.never-attended/fixed-order", "score >= score and a fixed order, for >", True,
                shown.fixed_order),
    _strictness("cor-20", "cor-20.count/size", "size = formula, for size >= formula", False, shown.two_sizes),
    _strictness("cor-20", "cor-20.count/at-least", "size > formula, for size >= formula", False,
                shown.more_than_the_count, ("subset_size", f"{_COUNT} + 1")),
)

STATEMENTS = (*_QUANTIFIERS, *_STRICT)
