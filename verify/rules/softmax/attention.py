"""How far softmax and an attention head move: explicit scores and heads, and one bound for every length.

The head is L·⟨v, Σ_t p_t x_t⟩ with p the softmax of the scores zᵀ W x_t; every vector and matrix is exact.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flint import arb

from verify.checker.balls import ball, decide
from verify.checker.reading import Rejected, as_rational, choice, digest, integer, listing, only, rational

VARY = ("scores", "values", "tokens", "context")
_MAX = 1024


def vector(value: Any, name: str, low: int, high: int) -> list[Fraction]:
    return [as_rational(item, name) for item in listing({name: value}, name, low, high)]


def weights(scores: list[arb]) -> list[arb]:
    raised = [score.exp() for score in scores]
    whole = sum(raised, arb(0))
    return [item / whole for item in raised]


def softmax_change(body: dict[str, Any]) -> str:
    """Two lists of scores whose weights differ by more than a multiple of the largest change of a score."""
    only(body, ("T", "first", "second", "constant"))
    size, constant = integer(body, "T", 1, _MAX), rational(body, "constant")
    first, second = (vector(body[name], name, size, size) for name in ("first", "second"))
    distance = max(abs(a - b) for a, b in zip(first, second, strict=True))
    if max(map(abs, first + second)) > 10**4:
        raise Rejected("scores are at most 10^4 here")

    def answer() -> bool | None:
        p, q = (weights([ball(s) for s in scores]) for scores in (first, second))
        moved = sum((abs(a - b) for a, b in zip(p, q, strict=True)), arb(0))
        return True if moved > ball(constant * distance) else False if moved <= ball(constant * distance) else None

    if not decide(answer):
        raise Rejected("the weights do not move that far")
    return (
        f"there are two lists of {size} scores, at most {distance} apart in the maximum norm, whose softmax "
        f"weights differ in the sum norm by more than {constant} times as much; record {digest(body)}"
    )


Polynomial = dict[tuple[int, int], int]  # exponents of a and E -> coefficient


def _times(left: Polynomial, right: Polynomial) -> Polynomial:
    result: Polynomial = {}
    for (i, j), c in left.items():
        for (k, m), d in right.items():
            result[i + k, j + m] = result.get((i + k, j + m), 0) + c * d
    return result


def _plus(left: Polynomial, right: Polynomial, sign: int = 1) -> Polynomial:
    result = dict(left)
    for key, c in right.items():
        result[key] = result.get(key, 0) + sign * c
    return {key: c for key, c in result.items() if c}


def _gain_is_bounded() -> bool:
    """(E-1)(1+aE²)(1+a) - (E+1)·a(E²-1) = (E-1)(1-aE)², the identity that bounds the gain of any set of weights."""
    one, a, e = {(0, 0): 1}, {(1, 0): 1}, {(0, 1): 1}
    minus, plus, square = _plus(e, one, -1), _plus(e, one), _times(e, e)
    left = _plus(
        _times(_times(minus, _plus(one, _times(a, square))), _plus(one, a)),
        _times(plus, _times(a, _plus(square, one, -1))),
        -1,
    )
    root = _plus(one, _times(a, e), -1)
    return not _plus(left, _times(minus, _times(root, root)), -1)


def softmax_modulus(body: dict[str, Any]) -> str:
    """The largest change of the weights when no score changes by more than delta, enclosed; the same for all T >= 2.

    Where a set of weights has the odds a, it has the odds aE² at most afterwards, E = e^delta; the identity says that
    its gain is at most (E-1)/(E+1), attained by two exchanged scores delta apart.
    """
    only(body, ("delta", "lower", "upper"))
    delta, lower, upper = (rational(body, name) for name in ("delta", "lower", "upper"))
    if not 0 < delta <= 1000:
        raise Rejected("delta must be positive, and at most 1000")
    if not _gain_is_bounded():
        raise Rejected("the identity behind the bound does not hold")

    def answer() -> bool | None:
        e = ball(delta).exp()
        value = 2 * (e - 1) / (e + 1)
        if value > ball(lower) and value < ball(upper):
            return True
        return False if value < ball(lower) or value > ball(upper) else None

    if not decide(answer):
        raise Rejected("the modulus is not between the two numbers")
    return (
        f"for every T >= 2, softmax weights of scores at most {delta} apart differ in the sum norm by at most a "
        f"number between {lower} and {upper}, which two exchanged scores attain"
    )


class Head:
    """One head with its input, and what its norms are."""

    def __init__(self, data: Any, name: str, dimension: int) -> None:
        if not isinstance(data, dict):
            raise Rejected(f"{name} must be an object")
        only(data, ("tokens", "context", "scores", "values"))
        self.tokens = [vector(row, "tokens", dimension, dimension) for row in listing(data, "tokens", 1, 8)]
        self.context = vector(data["context"], "context", dimension, dimension)
        rows = listing(data, "scores", dimension, dimension)
        self.scores = [vector(row, "scores", dimension, dimension) for row in rows]
        self.values = vector(data["values"], "values", dimension, dimension)

    def part(self, name: str) -> list[list[Fraction]]:
        value = getattr(self, name)
        return [value] if name in ("context", "values") else value

    def output(self) -> arb:
        d = len(self.context)
        turned = [sum((self.context[i] * self.scores[i][j] for i in range(d)), Fraction(0)) for j in range(d)]
        scores = [_dot(turned, x) for x in self.tokens]
        if max(map(abs, scores)) > 10**4:
            raise Rejected("scores are at most 10^4 here")
        mixed = zip(weights([ball(s) for s in scores]), self.tokens, strict=True)
        return sum((p * ball(_dot(self.values, x)) for p, x in mixed), arb(0))


def _dot(a: list[Fraction], b: list[Fraction]) -> Fraction:
    return sum((u * v for u, v in zip(a, b, strict=True)), Fraction(0))


def _square(rows: list[list[Fraction]]) -> Fraction:
    return sum((_dot(row, row) for row in rows), Fraction(0))


def _bounds(body: dict[str, Any], heads: list[Head]) -> dict[str, Fraction]:
    """The norm bounds of a certificate, and that these heads respect them."""
    bounds = {name: rational(body, name) for name in ("L", "B_X", "B_V", "B_QK")}
    if min(bounds.values()) < 0:
        raise Rejected("a bound is negative")
    for one in heads:
        if any(_dot(x, x) > bounds["B_X"] ** 2 for x in (*one.tokens, one.context)):
            raise Rejected("a token or the context is longer than B_X")
        if _square(one.part("values")) > bounds["B_V"] ** 2 or _square(one.scores) > bounds["B_QK"] ** 2:
            raise Rejected("the value map or the score matrix is larger than its bound")
    return bounds


def _dimension(data: Any) -> int:
    return len(listing(data, "context", 1, 4)) if isinstance(data, dict) else 0


def head_output(body: dict[str, Any]) -> str:
    """One head within the norms whose output is larger than a number."""
    only(body, ("L", "B_X", "B_V", "B_QK", "head", "claimed"))
    one, claimed = Head(body["head"], "head", _dimension(body["head"])), rational(body, "claimed")
    bounds = _bounds(body, [one])

    def answer() -> bool | None:
        value = ball(bounds["L"]) * one.output()
        return True if value > ball(claimed) else False if value <= ball(claimed) else None

    if not decide(answer):
        raise Rejected("the output is not that large")
    norms = ", ".join(f"{name} = {value}" for name, value in bounds.items())
    return (
        f"a head of {len(one.tokens)} tokens within the norms {norms} has an output of more than {claimed}; record "
        f"{digest(body)}"
    )


def head_change(body: dict[str, Any]) -> str:
    """Two heads within the norms that differ in one part, and whose outputs differ by more than a multiple of that.

    The distance is the Frobenius norm of the score matrix, the Euclidean norm of the value map or of the context, and
    for the tokens the largest Euclidean norm of one token.
    """
    only(body, ("L", "B_X", "B_V", "B_QK", "vary", "first", "second", "constant"))
    vary, constant, dimension = choice(body, "vary", VARY), rational(body, "constant"), _dimension(body["first"])
    first, second = (Head(body[name], name, dimension) for name in ("first", "second"))
    bounds = _bounds(body, [first, second])
    if any(first.part(name) != second.part(name) for name in VARY if name != vary):
        raise Rejected(f"the heads differ in more than the {vary}")
    pairs = zip(first.part(vary), second.part(vary), strict=True)
    moved = [[a - b for a, b in zip(one, other, strict=True)] for one, other in pairs]
    square = max(_dot(row, row) for row in moved) if vary == "tokens" else _square(moved)

    def answer() -> bool | None:
        change = ball(bounds["L"]) * abs(first.output() - second.output())
        allowed = ball(constant) * ball(square).sqrt()
        return True if change > allowed else False if change <= allowed else None

    if not decide(answer):
        raise Rejected("the outputs do not differ that much")
    norms = ", ".join(f"{name} = {value}" for name, value in bounds.items())
    return (
        f"two heads of {len(first.tokens)} tokens within the norms {norms} that differ in the {vary} only have "
        f"outputs that differ by more than {constant} times the distance; record {digest(body)}"
    )


KINDS = {
    "softmax-change": softmax_change,
    "softmax-modulus": softmax_modulus,
    "head-change": head_change,
    "head-output": head_output,
}
