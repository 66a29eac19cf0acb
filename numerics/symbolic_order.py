"""Is one closed form at most another for all sizes?  The one test of order, on a domain made from the names.

Sizes (n, k, m) are integers from 1 on, norms are not negative, and every other name is a positive real: wider than what
a claim means by it, so that what is shown is true there too.
"""

from __future__ import annotations

from collections.abc import Iterable

from numerics.expression import Expression

__all__ = ["at_least_one_of", "at_most_one_of", "domain_of", "is_multiple_of", "is_share_of"]

_SIZES, _NORMS = ("n", "k", "m"), ("norm",)


def domain_of(names: Iterable[str], **fixed: int) -> str:
    """The domain of these names, in words of :class:`numerics.formula.order.Domain`."""
    parts = []
    for name in names:
        word = "integers " if name in _SIZES else ""
        parts.append(f"{word}{name} {'>=' if word or name in _NORMS else '>'} {1 if word else 0}")
    return "; ".join([*parts, *(f"{name} = {value}" for name, value in fixed.items())])


def _ordered(formula: Expression, relation: str, texts: Iterable[str], fixed: dict[str, int]) -> bool:
    from numerics.formula.order import decide

    domain = domain_of(formula.symbols, **fixed)
    return any(decide(formula, relation, text, domain).answer == "yes" for text in texts)


def at_most_one_of(formula: Expression, texts: Iterable[str], **fixed: int) -> bool:
    """True only if the formula is shown to be at most one of the given ones, both defined everywhere."""
    return _ordered(formula, "<=", texts, fixed)


def at_least_one_of(formula: Expression, texts: Iterable[str], **fixed: int) -> bool:
    """True only if the formula is shown to be at least one of the given ones, both defined everywhere."""
    return _ordered(formula, ">=", texts, fixed)


def is_multiple_of(formula: Expression, text: str) -> bool:
    """True only if the formula is a number times the given one."""
    from numerics.formula.order import proportional

    return proportional(formula, text, domain_of(formula.symbols)) is not None


def is_share_of(formula: Expression, text: str) -> bool:
    """True only if the formula is a number from 0 to 1 times the given one, whatever the sign of that."""
    from numerics.formula.order import share_of

    return share_of(formula, text, domain_of(formula.symbols)) is not None
