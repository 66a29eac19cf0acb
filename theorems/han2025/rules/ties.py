"""Certificates of hard attention where scores are tied, and of the last line of Corollary 20."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import pairwise
from typing import Any

from verify.checker.reading import Rejected, as_rational, choice, integer, listing, only, rational

from .hard_attention import worst_risk


def tie_average(body: dict[str, Any]) -> str:
    """A head of constant score that averages all embeddings shows the number of ones; its worst best risk."""
    only(body, ("n", "value", "claimed"))
    n, value, claimed = integer(body, "n", 1, 14), rational(body, "value"), rational(body, "claimed")
    risks = []
    for k in range(1, n + 1):  # by symmetry only the size of the parity set matters
        # the labels of the inputs with w ones sum to the coefficient of z^w in (1-z)^k (1+z)^(n-k)
        sums = [1]
        for sign in [-1] * k + [1] * (n - k):
            sums = [a + sign * b for a, b in zip([*sums, 0], [0, *sums], strict=True)]
        risks.append(1 - sum(Fraction(s * s, math.comb(n, w)) for w, s in enumerate(sums)) / 2**n)
    if max(risks) != value or not value < claimed:
        raise Rejected(f"the worst risk is {max(risks)}, to lie below {claimed}")
    return (
        f"no lower bound of {claimed} holds for one head on {n} positions that averages over tied ones: "
        f"a constant score shows the number of ones, and for every parity set the best risk is at most "
        f"{value}"
    )


def tie_selection(body: dict[str, Any]) -> str:
    """The zero head ties all positions; attending to selection[x] on input number x, its worst best risk.

    Input number x has the bit (x >> (p-1)) & 1 at position p.  Every position is a maximiser of a constant
    score, so any list of positions is a choice of maximisers.
    """
    only(body, ("n", "selection", "value", "claimed"))
    n, value, claimed = integer(body, "n", 1, 8), rational(body, "value"), rational(body, "claimed")
    selection = listing(body, "selection", 2**n, 2**n)
    if any(type(p) is not int or not 1 <= p <= n for p in selection):
        raise Rejected(f"a selection lists positions from 1 to {n}")
    groups = [(p, x >> (p - 1) & 1) for x, p in enumerate(selection)]
    worst = worst_risk(groups, n, None)
    if worst != value or not value < claimed:
        raise Rejected(f"the worst risk is {worst}, to lie below {claimed}")
    return (
        f"no lower bound of {claimed} holds for one head on {n} positions that may attend to any maximiser: the "
        f"zero head ties all positions, and attending to {', '.join(map(str, selection))} on the inputs 0 to "
        f"{2**n - 1} (position p has the bit of value 2^(p-1)) has best risk at most {value} on all parity sets"
    )


def tied_scores(body: dict[str, Any]) -> str:
    """A head whose premise is met, with no position of the prefix as the display wants it, and p a maximiser."""
    only(body, ("n", "position_scores", "token_scores", "ranking", "x", "p"))
    n, p = integer(body, "n", 2, 12), integer(body, "p", 1, body["n"])
    scores = [as_rational(s, "position_scores") for s in listing(body, "position_scores", n, n)]
    tokens = [as_rational(s, "token_scores") for s in listing(body, "token_scores", 2, 2)]
    ranking, x = listing(body, "ranking", n, n), listing(body, "x", n, n)
    integers = all(type(i) is int for i in [*ranking, *x])
    if not integers or sorted(ranking) != list(range(1, n + 1)) or set(x) - {0, 1}:
        raise Rejected("ranking must be a permutation of the positions and x a list of bits")
    if any(scores[a - 1] < scores[b - 1] for a, b in pairwise(ranking)):
        raise Rejected("the ranking does not follow the position scores")
    prefix, u = ranking[: n - 2], int(tokens[1] > tokens[0])  # one head: ⌈(n-1)/1⌉ - 1 = n - 2
    if p in prefix or not any(x[j - 1] == u for j in prefix):
        raise Rejected("the premise is not met: p outside the prefix, the preferred token inside it")
    if any(scores[j - 1] > scores[p - 1] and tokens[x[j - 1]] >= tokens[x[p - 1]] for j in prefix):
        raise Rejected("a position of the prefix scores strictly more by position and no less by token")
    total = [s + tokens[bit] for s, bit in zip(scores, x, strict=True)]
    if total[p - 1] != max(total):
        raise Rejected(f"p = {p} is not among the maximisers of the total score")
    shown = ", ".join(f"{name} {body[name]}" for name in ("position_scores", "token_scores", "ranking", "x"))
    return (
        f"one head on {n} positions with {shown}: the prefix of length {n - 2} misses p = {p} and holds "
        f"the token {u}, but none of its positions has both a strictly larger position score than p and a token "
        f"score no less than that of p, and p is among the maximisers of the total score"
    ).replace("'", "")


def pair_loss(body: dict[str, Any]) -> str:
    """The two losses of one output against opposite labels sum to less than claimed."""
    only(body, ("loss", "output", "claimed"))
    y, claimed = rational(body, "output"), rational(body, "claimed")
    loss = choice(body, "loss", ("squared-hinge", "square", "hinge"))
    floor = min(1 - y, 1 + y) if loss == "square" else Fraction(0)
    total = sum((max(margin, floor) ** (1 if loss == "hinge" else 2) for margin in (1 - y, 1 + y)), Fraction(0))
    if not total < claimed:
        raise Rejected(f"the losses sum to {total}, which is not below {claimed}")
    return f"the {loss} losses of the output {y} against both labels sum to {total}, less than {claimed}"


def hard_final(body: dict[str, Any]) -> str:
    """The last line of the argument: pair_loss/2 · size/2^n must give the bound."""
    only(body, ("n", "subset_size", "pair_loss", "bound"))
    n = integer(body, "n", 1, 1000)
    size, pair, bound = (rational(body, name) for name in ("subset_size", "pair_loss", "bound"))
    if not 0 <= size <= 2**n or pair < 0:
        raise Rejected(f"a subset has between 0 and 2^{n} inputs, and a loss is not negative")
    reached = pair / 2 * size / 2**n
    if not reached < bound:
        raise Rejected("the bound does follow")
    return (
        f"at n = {n} a subset of size {size} and a pair loss of {pair} give a risk of at least "
        f"{reached}, which is less than {bound}"
    )


KINDS = {
    "hard-final": hard_final,
    "pair-loss": pair_loss,
    "tie-average": tie_average,
    "tie-selection": tie_selection,
    "tied-scores": tied_scores,
}
