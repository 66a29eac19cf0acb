"""Heads at vanishing temperature on four positions, and feed-forward networks that ignore a bit.

On four positions the embeddings (sin, cos) of 2πp/4 are (1, 0), (0, -1), (-1, 0), (0, 1), so everything is rational.
A head is its first row (a11, a12, a13, a14): position p with token x scores a11 or a12 (token 1 or 0) plus
a13 sin + a14 cos.  As the temperature vanishes the attention is uniform on the positions of largest score; a hard
head takes the first or the last of them.  The classifier is 1 + Σ_j (-1)^j (8j-4) ReLU(S + 1/2 - j), S the sum over
the heads of the attention to ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any

from verify.checker.reading import Rejected, as_rational, choice, integer, listing, only, rational

_CIRCLE = ((1, 0), (0, -1), (-1, 0), (0, 1))
Row = tuple[Fraction, ...]


def _rows(body: dict[str, Any], low: int, high: int) -> list[Row]:
    rows = []
    for item in listing(body, "heads", low, high):
        row = tuple(as_rational(entry, "heads") for entry in listing({"heads": item}, "heads", 4, 4))
        rows.append(row)
    return rows


def _set(body: dict[str, Any], n: int = 4) -> list[int]:
    bits = listing(body, "parity_set", 1, n)
    if any(type(p) is not int or not 1 <= p <= n for p in bits) or sorted(set(bits)) != bits:
        raise Rejected(f"parity_set must be increasing positions from 1 to {n}")
    return bits


def _best(row: Row, x: Sequence[int]) -> list[int]:
    """The positions (from 0) of largest score."""
    scores = [(row[0] if bit else row[1]) + row[2] * u[0] + row[3] * u[1] for bit, u in zip(x, _CIRCLE, strict=True)]
    return [p for p, score in enumerate(scores) if score == max(scores)]


def _attention(row: Row, x: Sequence[int]) -> list[Fraction]:
    best = _best(row, x)
    return [Fraction(int(p in best), len(best)) for p in range(4)]


def _zigzag(k: int, s: Fraction) -> Fraction:
    half = Fraction(1, 2)
    return 1 + sum(((-1) ** j * (8 * j - 4) * max(s + half - j, Fraction(0)) for j in range(1, k + 1)), Fraction(0))


def _loss(bits: Sequence[int], x: Sequence[int], output: Fraction) -> Fraction:
    label = (-1) ** sum(x[p - 1] for p in bits)
    return max(1 - label * output, Fraction(0)) ** 2


def _risk(rows: Sequence[Row], bits: Sequence[int], tie: str) -> Fraction:
    total = Fraction(0)
    for x in product((0, 1), repeat=4):
        s = Fraction(0)
        for row in rows:
            best = _best(row, x)
            chosen = {"average": best, "first": best[:1], "last": best[-1:]}[tie]
            s += Fraction(sum(x[p] for p in chosen), len(chosen))
        total += _loss(bits, x, _zigzag(len(rows), s))
    return total / 16


def limit_heads(body: dict[str, Any]) -> str:
    """Heads with risk 0 as the temperature vanishes, and a positive risk under hard attention."""
    only(body, ("parity_set", "heads", "tie", "soft", "hard"))
    bits = _set(body)
    rows, tie = _rows(body, len(bits), len(bits)), choice(body, "tie", ("first", "last"))
    soft, hard = _risk(rows, bits, "average"), _risk(rows, bits, tie)
    if (rational(body, "soft"), rational(body, "hard")) != (soft, hard):
        raise Rejected(f"the risks are {soft} and {hard}")
    if soft != 0 or not hard > 0:
        raise Rejected("this separates nothing")
    return (
        f"four positions, parity set {bits}, heads {body['heads']}, ReLU classifier: the risk tends to 0 as the "
        f"temperature vanishes, and is {hard} under hard attention that takes the {tie} of tied "
        f"positions"
    ).replace("'", "")


def limit_attention(body: dict[str, Any]) -> str:
    """A head whose limit gives position i at most 1/2 and is none of the three cases of the printed argument."""
    only(body, ("position", "heads"))
    i, row = integer(body, "position", 1, 4), _rows(body, 1, 1)[0]
    if row[0] != row[1]:
        raise Rejected("the head must not look at tokens")
    gamma, half = _attention(row, (0, 0, 0, 0)), Fraction(1, 2)
    elsewhere = any(gamma[p] == 1 for p in range(4) if p != i - 1)
    beside = any(gamma[i - 1] == gamma[(i - 1 + step) % 4] == half for step in (1, -1))
    if gamma[i - 1] > half or elsewhere or beside:
        raise Rejected("the head is one of the three cases")
    shown = ", ".join(map(str, gamma))
    return (
        f"four positions, head {body['heads'][0]}: in the limit its attention is ({shown}), at most 1/2 at "
        f"position {i}; no other position has all of it, and {i} does not share it half and half with a "
        f"neighbour"
    ).replace("'", "")


def limit_offset(body: dict[str, Any]) -> str:
    """How many inputs put the attention vector's first coordinate off the sum of the parity bits by exactly 1/2."""
    only(body, ("parity_set", "heads", "off_mean", "off_sum"))
    bits = _set(body)
    rows = _rows(body, len(bits), len(bits))
    off = {"off_mean": 0, "off_sum": 0}
    for x in product((0, 1), repeat=4):
        s = sum((_attention(row, x)[p] for row in rows for p in range(4) if x[p]), Fraction(0))
        count = sum(x[p - 1] for p in bits)
        off["off_mean"] += abs(s / len(rows) - count) == Fraction(1, 2)
        off["off_sum"] += abs(s - count) == Fraction(1, 2)
    given = {name: integer(body, name, 0, 16) for name in off}
    if given != off or off["off_mean"] == 8:
        raise Rejected(f"the counts are {off}; 8 would be half of the inputs")
    return (
        f"four positions, parity set {bits}, heads {body['heads']}: the mean attention to ones is off the sum of "
        f"the parity bits by exactly 1/2 on {off['off_mean']} of 16 inputs, not on 8 (the sum over the heads on "
        f"{off['off_sum']})"
    ).replace("'", "")


def ignored_bit(body: dict[str, Any]) -> str:
    """A network without inputs is constant; its risk for any non-empty parity set."""
    only(body, ("n", "parity_set", "output", "risk"))
    n = integer(body, "n", 1, 12)
    bits, output = _set(body, n), rational(body, "output")
    risk = sum((_loss(bits, x, output) for x in product((0, 1), repeat=n)), Fraction(0)) / 2**n
    if risk != rational(body, "risk") or risk == 1:
        raise Rejected(f"the risk is {risk}, which must differ from 1")
    return f"n = {n}, parity set {bits}: the constant output {output} ignores every bit, its risk is {risk}, not 1"


def zero_weight(body: dict[str, Any]) -> str:
    """One input, one neuron α σ(βx + c) + b at β = 0: the derivative of the risk by β is not zero."""
    only(body, ("alpha", "root", "derivative"))
    alpha, root = rational(body, "alpha"), rational(body, "root")
    if root <= 0:
        raise Rejected("root must be positive: b is its square")
    # c = 0 and the outer bias -alpha sigma(0) make the output 0; sigma'(0) = 1/2
    derivative = sum(Fraction(1, 2) * (-2 * (-1) ** x) * alpha * Fraction(1, 2) * x for x in (0, 1))
    if derivative != rational(body, "derivative") or derivative == 0:
        raise Rejected(f"the derivative is {derivative}, and must not vanish")
    return (
        f"n = 1, parity set [1], the network {alpha} sigma(beta x) - {alpha * root / 2} with b = {root * root} at "
        f"beta = 0: the derivative of the risk by beta is {derivative}, so a step of gradient descent makes the "
        f"weight non-zero"
    )


KINDS = {
    "ignored-bit": ignored_bit,
    "limit-attention": limit_attention,
    "limit-heads": limit_heads,
    "limit-offset": limit_offset,
    "zero-weight": zero_weight,
}
