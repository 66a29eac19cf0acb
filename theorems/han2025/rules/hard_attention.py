"""Hard attention: minimax risks and witnesses over parity sets, counts and ties.

The labels of a parity set are a character of {0, 1}^n, and its size is that of the character.
"""

from __future__ import annotations

from typing import Any

from verify.checker.reading import Rejected, only, rational
from verify.rules.indistinguishable_inputs.counts import in_every_front
from verify.rules.indistinguishable_inputs.heads import Heads
from verify.rules.indistinguishable_inputs.risks import opposed_pair, subset_bound


def prefix(n: int, m: int) -> int:
    """⌈(n-1)/m⌉ - 1: so many positions are in front for a head."""
    return max(-(-(n - 1) // m) - 1, 0)


def _told(heads: Heads) -> tuple[str, str]:
    sets = "parity sets" if heads.k is None else f"parity sets of size {heads.k}"
    return f"{heads.m} hard-attention head(s) on {heads.n} positions", sets


def hard_minimax(body: dict[str, Any]) -> str:
    """The value is the minimum over m heads of the worst best risk: the heads attain it, none goes below."""
    only(body, ("n", "m", "k", "representation", "value", "heads", "distinct_heads", "examined"))
    heads = Heads(body, 8, 4)
    (value, every, visits), (some, sets) = heads.minimum(body), _told(heads)
    return (
        f"the minimax risk of {some} over all {sets}, with any classifier of the {heads.seen} of attended embeddings, "
        f"is {value}: attained by {heads.told}; no choice among {every} heads does better ({visits} tuples examined)"
    )


def hard_witness(body: dict[str, Any]) -> str:
    """Explicit heads whose worst best risk lies below a claimed lower bound, or, with no claim, just their risk."""
    only(body, ("n", "m", "k", "representation", "heads", "value", "claimed"))
    heads = Heads(body, 12, 1000)
    value, (some, sets) = heads.value(body), _told(heads)
    if body["claimed"] is None:
        return (
            f"the minimax risk of {some} over all {sets} is at most {value}: the best classifier of the {heads.seen} "
            f"of attended embeddings attains it with the heads {heads.told}"
        )
    claimed = rational(body, "claimed")
    if not value < claimed:
        raise Rejected(f"{value} is not below {claimed}")
    return (
        f"no lower bound of {claimed} holds for {some}: with the heads {heads.told} the best classifier of the "
        f"{heads.seen} of attended embeddings has risk at most {value} on all {sets}"
    )


def hard_subset_count(body: dict[str, Any]) -> str:
    """|X′|, counted: for every head its token is among its positions in front."""
    return in_every_front(body, prefix)


KINDS = {
    "hard-final": subset_bound,
    "hard-minimax": hard_minimax,
    "hard-subset-count": hard_subset_count,
    "hard-witness": hard_witness,
    "pair-loss": opposed_pair,
}
