"""Counting attention heads within norms up to an accuracy: heads that are far apart, and a bound without T."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected, choice, integer, listing, only, rational
from verify.rules.linear_cover.sizes import PACKINGS, differ, linear_packing, mean_cover, packing
from verify.rules.softmax.levels import exchanged, head_sensitivity, sparse_clash, sparse_head

NORMS = ("L", "B_X", "B_V", "B_QK")


def _positive(body: dict[str, Any], *names: str) -> list[Fraction]:
    found = [rational(body, name) for name in (*NORMS, *names)]
    if min(found) <= 0:
        raise Rejected("all numbers must be positive")
    return found


def _heads(body: dict[str, Any]) -> str:
    length = f" of context length {body['T']}" if "T" in body else ""
    return f"heads{length} within the norms " + ", ".join(f"{name} = {body[name]}" for name in NORMS)


def head_packing(body: dict[str, Any]) -> str:
    """T heads, head j with the score B_QK·B_X·position at token j and 0 elsewhere, on samples whose bits are given.

    Token t of a sample is (position·e_t, value·b_t) with b_t = ±1, the context has norm B_X and the value map norm B_V.
    Two heads differ on a sample where their bits differ, because only the two exchanged weights change the mean.
    """
    only(body, ("T", "samples", *NORMS, "position", "value", "epsilon", "claimed"))
    size, samples, claimed = integer(body, "T", 2, 4096), listing(body, "samples", 1, 64), rational(body, "claimed")
    outer, token, values, scores, position, value, epsilon = _positive(body, "position", "value", "epsilon")
    if position**2 + value**2 > token**2:
        raise Rejected("a token is longer than B_X")
    differ(samples, size)
    gain = exchanged(size, scores * token * position)
    packing(lambda: 2 * ball(outer * values * value) * gain(), lambda: arb(size).log(), epsilon, claimed)
    return (
        f"{size} {_heads(body)} are pairwise more than {2 * epsilon} apart on {len(samples)} samples: a cover at "
        f"{epsilon} has at least {size} elements, whose logarithm exceeds {claimed}"
    )


def cover_without_length(body: dict[str, Any]) -> str:
    """A bound on the logarithm of the covering number that has no T in it; scores are at most B_QK B_X²."""
    only(body, (*NORMS, "m", "epsilon", "upper"))
    samples, upper = integer(body, "m", 1, 10**15), rational(body, "upper")
    outer, token, values, scores, epsilon = _positive(body, "epsilon")
    how = mean_cover(samples, outer * values * token / epsilon, scores * token**2, upper)
    return (
        f"for every context length, {_heads(body)} have on any {samples} samples a cover at {epsilon} whose logarithm "
        f"is less than {upper}, by {how}"
    )


def value_packing(body: dict[str, Any]) -> str:
    """Heads whose value maps are far apart on m samples, sample i with all its tokens equal to B_X e_i."""
    only(body, ("mode", "T", "m", *NORMS, "epsilon", "claimed"))
    mode, samples, claimed = choice(body, "mode", PACKINGS), integer(body, "m", 1, 10**9), rational(body, "claimed")
    integer(body, "T", 1, 10**9)
    outer, token, values, _, epsilon = _positive(body, "epsilon")
    count = linear_packing(mode, samples, outer * values * token, epsilon, claimed)
    return (
        f"{count} {_heads(body)} are pairwise more than {2 * epsilon} apart on {samples} samples: the logarithm of the "
        f"covering number at {epsilon} exceeds {claimed}"
    )


_COUNTED = {"head-packing": head_packing, "value-packing": value_packing, "cover-without-length": cover_without_length}
_READ = {"sparse-head": sparse_head, "sparse-clash": sparse_clash, "head-sensitivity": head_sensitivity}
KINDS = {**_COUNTED, **_READ}
