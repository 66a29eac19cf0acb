"""The statements of ``rates.toml`` in the statement language: the guarantee at the sizes, and that it is reached there.

A row says in the language what is given (the function, the start, the class), what is measured (``error``) and from
what (``start``).  The sizes and the two ends are added here, in one way for every row.
"""

from __future__ import annotations

import re

from theorems.published_rates.table import Rate

__all__ = ["attained", "guaranteed"]

_TYPES = {"n": "nat", "t": "nat"}
_BOUND = re.compile(r"\b([a-z]\w*(?:, [a-z]\w*)*) : ")


def guaranteed(rate: Rate) -> str:
    """The measure is at most the rate times the scale, at each size, for all that is given."""
    return "\n".join((*_sizes(rate, ""), *_ceiling(rate))) if rate.given else ""


def attained(rate: Rate) -> str:
    """The same, and at each size, in each dimension that is large enough, something given reaches the rate."""
    if not rate.given or not rate.dimension:
        return ""
    names = {name for found in _BOUND.findall(rate.given) for name in found.split(", ")}
    given, error, start = (_primed(text, names) for text in (rate.given, rate.error, rate.start))
    positive, scale = (f"{start} > 0, ", f"*{start}") if start else ("", "")
    reached = f"exists  {given}, {positive}{error} >= {_rate(rate)}{scale}"
    return "\n".join((*_sizes(rate, f", d >= {rate.dimension}"), reached, *_ceiling(rate)))


def _ceiling(rate: Rate) -> tuple[str, str]:
    scale = f"*{rate.start}" if rate.start else ""
    says = f"{rate.error} <= {_rate(rate)}{scale}"
    return f"for_all {rate.given}", f"says    some({says} for t in span(0, n))" if rate.some else f"says    {says}"


def _rate(rate: Rate) -> str:
    return f"rate({', '.join(rate.symbols)})"


def _sizes(rate: Rate, dimension: str) -> tuple[str, str]:
    kinds = [f"{name} : {_TYPES.get(name, 'real')}" for name in rate.symbols]
    rows = (" and ".join(f"{name} == {value}" for name, value in row.items()) for row in rate.at)
    return f"for_all d : nat{dimension}, {', '.join(kinds)}", f"given   {' or '.join(rows)}"


def _primed(text: str, names: set[str]) -> str:
    """The text with an underscore after each of these names."""
    return re.sub(r"[A-Za-z_]\w*", lambda word: f"{word[0]}_" if word[0] in names else word[0], text)
