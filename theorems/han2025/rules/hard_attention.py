"""Hard attention: minimax risks and witnesses over parity sets, counts and ties.

The labels of a parity set are a character of {0, 1}^n, and its size is that of the character.
"""

from __future__ import annotations

from typing import Any

from verify.checker.reading import Rejected, integer, only, rational
from verify.rules.alike.counts import in_every_front, tied_in_front
from verify.rules.alike.heads import Heads, selected
from verify.rules.alike.risks import below, counted_risk, opposed_pair, subset_bound, worst_risk


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


def tie_average(body: dict[str, Any]) -> str:
    """A head of constant score that averages all embeddings shows the number of ones; its worst best risk."""
    only(body, ("n", "value", "claimed"))
    n = integer(body, "n", 1, 14)
    value, claimed = below(body, max(counted_risk(n, k) for k in range(1, n + 1)))
    return (
        f"no lower bound of {claimed} holds for one head on {n} positions that averages over tied ones: a constant "
        f"score shows the number of ones, and for every parity set the best risk is at most {value}"
    )


def tie_selection(body: dict[str, Any]) -> str:
    """The zero head ties all positions, so any list of them is a choice of maximisers; its worst best risk."""
    only(body, ("n", "selection", "value", "claimed"))
    n = integer(body, "n", 1, 8)
    value, claimed = below(body, worst_risk(selected(body, "selection", n), range(1, n + 1)))
    return (
        f"no lower bound of {claimed} holds for one head on {n} positions that may attend to any maximiser: the "
        f"zero head ties all positions, and attending to {', '.join(map(str, body['selection']))} on the inputs 0 to "
        f"{2**n - 1} (position p has the bit of value 2^(p-1)) has best risk at most {value} on all parity sets"
    )


def tied_scores(body: dict[str, Any]) -> str:
    """A head whose premise is met, with no position of the prefix as the display wants it, and p a maximiser."""
    return tied_in_front(body, prefix)


KINDS = {
    "hard-final": subset_bound,
    "hard-minimax": hard_minimax,
    "hard-subset-count": hard_subset_count,
    "hard-witness": hard_witness,
    "pair-loss": opposed_pair,
    "tie-average": tie_average,
    "tie-selection": tie_selection,
    "tied-scores": tied_scores,
}
