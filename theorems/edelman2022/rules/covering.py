"""Counting functions up to an accuracy: heads that are far apart, and a bound without T.

A cover at accuracy epsilon in the maximum norm over given samples is a list of functions, one of them within epsilon of
each function of the class on every sample.  Functions that are pairwise more than 2 epsilon apart need one each.
"""

from __future__ import annotations

from typing import Any

from flint import arb

from verify.checker.balls import ball, decide
from verify.checker.reading import Rejected, choice, integer, listing, only, rational

NORMS = ("L", "B_X", "B_V", "B_QK")


def head_packing(body: dict[str, Any]) -> str:
    """T heads, head j with the score B_QK·B_X·position at token j and 0 elsewhere, on samples whose bits are given.

    Token t of a sample is (position·e_t, value·b_t) with b_t = ±1, the context has norm B_X and the value map norm B_V;
    sample i is a text of T characters 0 and 1.  Two heads differ by 2·L·B_V·value·(E - 1)/(E + T - 1), E = e^score, on
    a sample where their bits differ, because only the two exchanged weights change the mean.
    """
    only(body, ("T", "samples", *NORMS, "position", "value", "epsilon", "claimed"))
    size = integer(body, "T", 2, 4096)
    samples = listing(body, "samples", 1, 64)
    if any(not isinstance(row, str) or len(row) != size or set(row) - {"0", "1"} for row in samples):
        raise Rejected(f"a sample is a text of {size} characters 0 and 1")
    norms = {name: rational(body, name) for name in NORMS}
    position, value, epsilon, claimed = (rational(body, name) for name in ("position", "value", "epsilon", "claimed"))
    if min(*norms.values(), position, value, epsilon) <= 0 or position**2 + value**2 > norms["B_X"] ** 2:
        raise Rejected("all numbers must be positive and a token no longer than B_X")
    if len(set(zip(*samples, strict=True))) < size:
        raise Rejected("two tokens have the same bits on every sample, so their heads cannot be told apart")
    score = norms["B_QK"] * norms["B_X"] * position
    if score > 10**4:
        raise Rejected("scores are at most 10^4 here")

    def answer() -> bool | None:
        e = ball(score).exp()
        apart = 2 * ball(norms["L"] * norms["B_V"] * value) * (e - 1) / (e + size - 1)
        count = arb(size).log()
        if apart > 2 * ball(epsilon) and count > ball(claimed):
            return True
        return False if apart <= 2 * ball(epsilon) or count <= ball(claimed) else None

    if not decide(answer):
        raise Rejected("the heads are not that far apart, or their number is not that large")
    shown = ", ".join(f"{name} = {number}" for name, number in norms.items())
    return (
        f"{size} heads of context length {size} within the norms {shown} are pairwise more than {2 * epsilon} "
        f"apart on {len(samples)} samples: a cover at {epsilon} has at least {size} elements, whose logarithm "
        f"exceeds {claimed}"
    )


def cover_without_length(body: dict[str, Any]) -> str:
    """A bound on the logarithm of the covering number that has no T in it, from two arguments.

    *Trivial*: outputs lie in [-LM, LM], M = B_V B_X, so m samples need at most ⌈LM/epsilon⌉^m boxes.  *Kernel*: with
    S = B_QK B_X² the sums (1/T) Σ e^{s_t} and (1/T) Σ e^{s_t} y_t are linear in one vector each, of norm e^{S/2} and
    e^{S/2} B_V, at one point for every sample, of norm e^{S/2} and e^{S/2} B_X; the first sum is at least e^{-S}, so
    errors epsilon e^{-S}/(2LM) and epsilon e^{-S}/(2L) suffice: 8 (LM)² e^{4S}/epsilon² · log(2m + 1).
    """
    only(body, (*NORMS, "m", "epsilon", "upper"))
    norms = {name: rational(body, name) for name in NORMS}
    samples, epsilon, upper = integer(body, "m", 1, 10**15), rational(body, "epsilon"), rational(body, "upper")
    if min(*norms.values(), epsilon) <= 0:
        raise Rejected("all numbers must be positive")
    scale = norms["L"] * norms["B_V"] * norms["B_X"] / epsilon
    exponent = norms["B_QK"] * norms["B_X"] ** 2
    if exponent > 10**4:
        raise Rejected("scores are at most 10^4 here")

    def answer() -> bool | None:
        boxes = samples * arb(-(-scale.numerator // scale.denominator)).log()
        kernel = 8 * ball(scale**2) * (4 * ball(exponent)).exp() * arb(2 * samples + 1).log()
        if boxes < ball(upper) or kernel < ball(upper):
            return True
        return False if boxes >= ball(upper) and kernel >= ball(upper) else None

    if not decide(answer):
        raise Rejected("neither argument gives that number")
    boxed = samples * arb(-(-scale.numerator // scale.denominator)).log() < ball(upper)
    shown = ", ".join(f"{name} = {number}" for name, number in norms.items())
    return (
        f"for every context length, heads within the norms {shown} have on any {samples} samples a cover at "
        f"{epsilon} whose logarithm is less than {upper}, by "
        + ("counting boxes" if boxed else "the two sums of the softmax")
    )


def value_packing(body: dict[str, Any]) -> str:
    """Heads whose value maps are far apart on m samples, sample i with all its tokens equal to B_X e_i.

    ``sparse``: the value maps 0 and ±B_V e_j give outputs 0 or ±LM, M = B_V B_X: 2m + 1 heads, LM apart.  ``signs``:
    the value maps (B_V/√m)(±1, …, ±1) give ±LM/√m: 2^m heads, 2LM/√m apart.
    """
    only(body, ("mode", "T", "m", *NORMS, "epsilon", "claimed"))
    mode, size = choice(body, "mode", ("sparse", "signs")), integer(body, "T", 1, 10**9)
    samples = integer(body, "m", 1, 10**9)
    norms = {name: rational(body, name) for name in NORMS}
    epsilon, claimed = rational(body, "epsilon"), rational(body, "claimed")
    if min(*norms.values(), epsilon) <= 0:
        raise Rejected("all numbers must be positive")
    largest = norms["L"] * norms["B_V"] * norms["B_X"]
    if not (largest > 2 * epsilon if mode == "sparse" else largest**2 > samples * epsilon**2):
        raise Rejected("the heads are not more than 2 epsilon apart")

    def answer() -> bool | None:
        count = arb(2 * samples + 1).log() if mode == "sparse" else samples * arb(2).log()
        return True if count > ball(claimed) else False if count <= ball(claimed) else None

    if not decide(answer):
        raise Rejected("the number of heads is not that large")
    shown = ", ".join(f"{name} = {number}" for name, number in norms.items())
    count = f"{2 * samples + 1}" if mode == "sparse" else f"2^{samples}"
    return (
        f"{count} heads of context length {size} within the norms {shown} are pairwise more than {2 * epsilon} "
        f"apart on {samples} samples: the logarithm of the covering number at {epsilon} exceeds {claimed}"
    )


KINDS = {"head-packing": head_packing, "value-packing": value_packing, "cover-without-length": cover_without_length}
