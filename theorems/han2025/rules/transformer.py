"""The transformer in ball arithmetic with forward differentiation, written for the checker alone.

Positions u_p = (sin 2πp/n, cos 2πp/n); a head (a13, a14) gives weights proportional to exp(⟨a, u_p⟩/τ); its
share of an input x is P = Σ_p x_p γ_p; the output is f(S) = 1 + Σ_q (-1)^q (8q-4) σ(S + 1/2 - q), S = Σ P.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from flint import arb, fmpq

from verify.checker.balls import ball, compare, decide
from verify.checker.reading import Rejected, as_rational, choice, integer, listing, only, rational

from .dual import Dual, total


class Point:
    """The data that a certificate gives of a model and a place in it, with strict limits."""

    FIELDS = ("n", "k", "tau", "b", "heads")
    MOST, PAIRS = 64, 4096  # positions; pairs of a position and a head, where one input is given

    def __init__(self, body: dict[str, Any], most: int = MOST) -> None:
        self.n = integer(body, "n", 1, most)
        self.k = integer(body, "k", 1, self.n)
        if self.n * self.k > self.PAIRS:
            raise Rejected(f"n k must be at most {self.PAIRS}")
        self.tau, self.b = rational(body, "tau"), rational(body, "b")
        if self.tau <= 0 or self.b < 0:
            raise Rejected("tau must be positive and b not negative")
        self.raw = listing(body, "heads", self.k, self.k)

    def position(self, p: Fraction | int) -> tuple[arb, arb]:
        return arb.sin_pi_fmpq(_q(Fraction(2) * p / self.n)), arb.cos_pi_fmpq(_q(Fraction(2) * p / self.n))

    def head(self, entry: Any) -> tuple[arb, arb]:
        """Either ["a13", "a14"], or {"radius": r, "position": p}: r times the embedding at p."""
        if isinstance(entry, dict):
            only(entry, ("radius", "position"))
            radius, (s, c) = ball(rational(entry, "radius")), self.position(rational(entry, "position"))
            return radius * s, radius * c
        if not isinstance(entry, list) or len(entry) != 2:
            raise Rejected("a head is a pair of rationals, or a radius with a position")
        return ball(as_rational(entry[0], "a13")), ball(as_rational(entry[1], "a14"))

    def weights(self, entry: Any) -> list[Dual]:
        """The attention of one head with its derivatives by a13 and a14."""
        a, c = self.head(entry)
        tau = ball(self.tau)
        scores = []
        for p in range(1, self.n + 1):
            u, v = self.position(p)
            scores.append(Dual((a * u + c * v) / tau, (u / tau, v / tau)))
        top = max(float(s.value.mid()) for s in scores)
        raised = [s.shift(-arb(top)).exp() for s in scores]  # subtracting a constant changes no weight
        inverse = total(raised, 2).reciprocal()
        return [item * inverse for item in raised]

    def slope(self, s: arb) -> tuple[arb, arb]:
        """f(S) and f'(S); where b = 0 and a kink may lie inside the ball there is no slope: not a number."""
        value, slope, b = arb(1), arb(0), ball(self.b)
        for q in range(1, self.k + 1):
            z = s + ball(Fraction(1, 2) - q)
            weight = (-1) ** q * (8 * q - 4)
            act, act_slope = activation(z, b, self.b == 0)
            if self.b == 0 and not (z > 0 or z < 0):
                act_slope = arb("nan")
            value, slope = value + weight * act, slope + weight * act_slope
        return value, slope


def _q(value: Fraction) -> fmpq:
    return fmpq(value.numerator, value.denominator)


def activation(z: arb, b: arb, is_relu: bool) -> tuple[arb, arb]:
    """(σ(z), σ'(z)) with σ(z) = (z + sqrt(z² + b))/2, or ReLU."""
    if is_relu:
        step = arb(1) if z > 0 else arb(0) if z < 0 else arb(0.5, 0.5)
        return (z + abs(z)) / 2, step
    root = (z * z + b).sqrt()
    return (z + root) / 2, (1 + z / root) / 2


def bits(body: dict[str, Any], n: int) -> tuple[int, ...]:
    text = body.get("x")
    if not isinstance(text, str) or len(text) != n or set(text) - {"0", "1"}:
        raise Rejected(f"x must be a string of {n} zeros and ones")
    return tuple(int(c) for c in text)


def quantity(point: Point, name: str, body: dict[str, Any]) -> arb:
    """The named quantity at the point, from the definition of the model."""
    heads = [point.weights(entry) for entry in point.raw]
    if name in ("risk", "margin"):
        parity = parity_set(body, point.n, point.k)
        if point.n > 12:
            raise Rejected("enumeration is checked for n up to 12 only")
        margins = [_margin(point, heads, x, parity) for x in itertools.product((0, 1), repeat=point.n)]
        if name == "risk":
            return sum((_hinge(margin) for margin in margins), arb(0)) / 2**point.n
        least = margins[0]
        for margin in margins[1:]:
            least = least.min(margin)
        return least
    x = bits(body, point.n)
    if name == "loss":
        return _hinge(_margin(point, heads, x, parity_set(body, point.n, point.k)))
    shares = [_share(weights, x) for weights in heads]
    s = sum((share.value for share in shares), arb(0))
    if name == "share-sum":
        return s
    value, slope = point.slope(s)
    if name == "output":
        return value
    entries = [slope * d for share in shares for d in share.partials]
    if name == "gradient-norm":
        return sum((e * e for e in entries), arb(0)).sqrt()
    return abs(entries[integer(body, "entry", 0, 2 * point.k - 1)])


def parity_set(body: dict[str, Any], n: int, k: int) -> frozenset[int]:
    entries = listing(body, "parity_set", k, k)
    chosen = frozenset(e for e in entries if type(e) is int and 1 <= e <= n)
    if len(chosen) != k or entries != sorted(chosen):
        raise Rejected(f"parity_set must be {k} increasing positions from 1 to {n}")
    return chosen


def _share(weights: list[Dual], x: Sequence[int]) -> Dual:
    return total((w for w, bit in zip(weights, x, strict=True) if bit), 2)


def _margin(point: Point, heads: list[list[Dual]], x: Sequence[int], parity: frozenset[int]) -> arb:
    """Label times output."""
    s = sum((w.value for weights in heads for w, bit in zip(weights, x, strict=True) if bit), arb(0))
    return (-1) ** sum(x[p - 1] for p in parity) * point.slope(s)[0]


def _hinge(margin: arb) -> arb:
    """Squared hinge loss max(0, 1 - margin)²."""
    excess = (1 - margin + abs(1 - margin)) / 2
    return excess * excess


ONE_INPUT = 1024  # positions where one input is given and nothing is enumerated
_EXTRA = {
    "risk": ("parity_set",),
    "margin": ("parity_set",),
    "loss": ("parity_set", "x"),
    "share-sum": ("x",),
    "output": ("x",),
    "gradient-norm": ("x",),
    "gradient-entry": ("x", "entry"),
}


def place(body: dict[str, Any], fields: Iterable[str]) -> str:
    """The data on one line, the same whatever the order of the keys."""
    texts = [f"{name} = {json.dumps(body[name], sort_keys=True)}" for name in fields]
    return ", ".join(texts).replace('"', "")


def model_point(body: dict[str, Any]) -> str:
    """A quantity of the model lies above or below a rational at an explicit point."""
    name = choice(body, "quantity", _EXTRA)
    only(body, (*Point.FIELDS, "quantity", "relation", "value", *_EXTRA[name]))
    point = Point(body, ONE_INPUT if "x" in _EXTRA[name] else Point.MOST)
    relation, bound = choice(body, "relation", ("<", ">")), rational(body, "value")
    if not decide(lambda: compare(quantity(point, name, body), relation, ball(bound))):
        raise Rejected(f"{name} is not {relation} {bound} there")
    return f"{name} {relation} {bound} at {place(body, (*Point.FIELDS, *_EXTRA[name]))}"


def classifier_point(body: dict[str, Any]) -> str:
    """The frozen classification head at a given sum S of the attended bits."""
    only(body, ("k", "b", "sum", "relation", "value"))
    k, b, s = integer(body, "k", 1, 1000), rational(body, "b"), rational(body, "sum")
    relation, bound = choice(body, "relation", ("<", ">")), rational(body, "value")
    if b < 0:
        raise Rejected("b must not be negative")
    point = Point({"n": 64, "k": 1, "tau": "1", "b": body["b"], "heads": [["0", "0"]]})
    point.k = k
    if not decide(lambda: compare(point.slope(ball(s))[0], relation, ball(bound))):
        raise Rejected(f"f({s}) is not {relation} {bound}")
    return f"f({s}) {relation} {bound} for k = {k}, b = {b}"


def network_point(body: dict[str, Any]) -> str:
    """1 + Σ_j (-1)^j w_j ReLU(s + o_j) differs from the parity (-1)^s of s ones, in exact rationals."""
    only(body, ("weights", "offsets", "ones"))
    weights = [as_rational(w, "weights") for w in listing(body, "weights", 1, 300)]
    offsets = [as_rational(o, "offsets") for o in listing(body, "offsets", len(weights), len(weights))]
    ones = integer(body, "ones", 0, len(weights))
    layers = enumerate(zip(weights, offsets, strict=True), 1)
    value = 1 + sum((-1) ** j * w * max(Fraction(0), ones + o) for j, (w, o) in layers)
    if value == (-1) ** ones:
        raise Rejected("the network gives the parity there")
    return (
        f"with k = {len(weights)} neurons of weights {body['weights']} and offsets {body['offsets']} "
        f"the network "
        f"gives {value} on {ones} ones, the parity is {(-1) ** ones}"
    ).replace("'", "")


def network_size(body: dict[str, Any]) -> str:
    """How many parameters an explicit network of the paper has, under a stated rule of counting."""
    only(body, ("architecture", "rule", "n", "k", "printed"))
    n = integer(body, "n", 1, 200)
    k = integer(body, "k", 1, n)
    architecture = choice(body, "architecture", ("feed-forward", "transformer"))
    rule = choice(body, "rule", ("edges", "entries", "numbers"))
    printed = integer(body, "printed", 0, 10**9)
    tail = [(-1) ** j * (8 * j - 4) for j in range(1, k + 1)] + [Fraction(1, 2) - j for j in range(1, k + 1)] + [1]
    if architecture == "feed-forward":  # k neurons that look at n bits, k of them with weight 1
        inner = ([1] * k + [0] * (n - k)) * k
        heads = 0
    else:  # k neurons that look at 4 coordinates, one of them with weight k; k matrices of 16 entries
        inner = [k, 0, 0, 0] * k
        heads = 16 * k
    if architecture == "transformer" and rule != "entries":
        raise Rejected("a sine or cosine may vanish or repeat: the transformer is counted by entries only")
    table = [*inner, *tail]
    count = {"edges": sum(v != 0 for v in table), "entries": len(table), "numbers": len(set(table))}[rule] + heads
    if count == printed:
        raise Rejected("the count agrees with the printed number")
    return f"counted by {rule}, the {architecture} network for n = {n}, k = {k} has {count} parameters, not {printed}"


KINDS = {
    "model-point": model_point,
    "classifier-point": classifier_point,
    "network-point": network_point,
    "network-size": network_size,
}
