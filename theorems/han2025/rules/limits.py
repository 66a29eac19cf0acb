"""Heads at vanishing temperature on four positions, and feed-forward networks that ignore a bit.

On four positions the embeddings (sin, cos) of 2πp/4 are (1, 0), (0, -1), (-1, 0), (0, 1), so everything is rational.
A head is its first row (a11, a12, a13, a14): position p with token x scores a11 or a12 (token 1 or 0) plus
a13 sin + a14 cos.  The classifier is that of :func:`.any_gradient.layers` with ReLU, at the attention to ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any

from verify.checker.reading import Rejected, as_rational, choice, integer, listing, only, rational
from verify.rules.neurons.rising import broken
from verify.rules.soft_share.cold import TIES, attention, share, squared_hinge

from .any_gradient import layers

_CIRCLE = ((1, 0), (0, -1), (-1, 0), (0, 1))
_INPUTS = list(product((0, 1), repeat=4))
Row = tuple[Fraction, ...]


def _rows(body: dict[str, Any], count: int) -> list[Row]:
    rows = [listing({"heads": item}, "heads", 4, 4) for item in listing(body, "heads", count, count)]
    return [tuple(as_rational(entry, "heads") for entry in row) for row in rows]


def _set(body: dict[str, Any], n: int = 4) -> list[int]:
    bits = listing(body, "parity_set", 1, n)
    if any(type(p) is not int or not 1 <= p <= n for p in bits) or sorted(set(bits)) != bits:
        raise Rejected(f"parity_set must be increasing positions from 1 to {n}")
    return bits


def _scores(row: Row, x: Sequence[int]) -> list[Fraction]:
    return [(row[0] if bit else row[1]) + row[2] * u[0] + row[3] * u[1] for bit, u in zip(x, _CIRCLE, strict=True)]


def _sum(rows: Sequence[Row], x: Sequence[int], tie: str = "average") -> Fraction:
    return sum((share(_scores(row, x), x, tie) for row in rows), Fraction(0))


def _label(bits: Sequence[int], x: Sequence[int]) -> int:
    return int((-1) ** sum(x[p - 1] for p in bits))


def limit_heads(body: dict[str, Any]) -> str:
    """Heads with risk 0 as the temperature vanishes, and a positive risk under hard attention."""
    only(body, ("parity_set", "heads", "tie", "soft", "hard"))
    bits, tie = _set(body), choice(body, "tie", TIES)
    rows, units = _rows(body, len(bits)), layers(len(bits), "zigzag")
    soft, hard = (
        squared_hinge((_label(bits, x), broken(units, _sum(rows, x, how))) for x in _INPUTS) for how in ("average", tie)
    )
    if (rational(body, "soft"), rational(body, "hard")) != (soft, hard):
        raise Rejected(f"the risks are {soft} and {hard}")
    if soft != 0 or not hard > 0:
        raise Rejected("this separates nothing")
    return (
        f"four positions, parity set {bits}, heads {body['heads']}, ReLU classifier: the risk tends to 0 as the "
        f"temperature vanishes, and is {hard} under hard attention that takes the {tie} of tied positions"
    ).replace("'", "")


def limit_attention(body: dict[str, Any]) -> str:
    """A head whose limit gives position i at most 1/2 and is none of the three cases of the printed argument."""
    only(body, ("position", "heads"))
    i, row = integer(body, "position", 1, 4), _rows(body, 1)[0]
    if row[0] != row[1]:
        raise Rejected("the head must not look at tokens")
    gamma, half = attention(_scores(row, (0, 0, 0, 0))), Fraction(1, 2)
    elsewhere = any(gamma[p] == 1 for p in range(4) if p != i - 1)
    beside = any(gamma[i - 1] == gamma[(i - 1 + step) % 4] == half for step in (1, -1))
    if gamma[i - 1] > half or elsewhere or beside:
        raise Rejected("the head is one of the three cases")
    return (
        f"four positions, head {body['heads'][0]}: in the limit its attention is ({', '.join(map(str, gamma))}), at "
        f"most 1/2 at position {i}; no other position has all of it, and {i} does not share it half and half with a "
        f"neighbour"
    ).replace("'", "")


def limit_offset(body: dict[str, Any]) -> str:
    """How many inputs put the attention vector's first coordinate off the sum of the parity bits by exactly 1/2."""
    only(body, ("parity_set", "heads", "off_mean", "off_sum"))
    bits, half = _set(body), Fraction(1, 2)
    rows = _rows(body, len(bits))
    found = [(_sum(rows, x), sum(x[p - 1] for p in bits)) for x in _INPUTS]
    off = {
        "off_mean": sum(abs(s / len(rows) - count) == half for s, count in found),
        "off_sum": sum(abs(s - count) == half for s, count in found),
    }
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
    risk = squared_hinge((_label(bits, x), output) for x in product((0, 1), repeat=n))
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
