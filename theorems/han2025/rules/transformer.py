"""The transformer of the paper: what a certificate gives of it, and its quantities at one place.

Positions u_p = (sin 2πp/n, cos 2πp/n); a head (a13, a14) gives weights proportional to exp(⟨a, u_p⟩/τ); its
share of an input x is P = Σ_p x_p γ_p; the output is f(S) = 1 + Σ_q (-1)^q (8q-4) σ(S + 1/2 - q), S = Σ P.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import product
from typing import Any

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, choice, integer, listing, only, rational
from verify.rules.soft_network import places, risk_fields
from verify.rules.soft_network.attention import Attention, Values, Vector, Weight
from verify.rules.soft_network.fields import bits, place, rising
from verify.rules.soft_network.network import Network, Sample
from verify.rules.soft_network.units import LOSSES, Units

__all__ = ["FIELDS", "KINDS", "ONE_INPUT", "Point", "bits", "label", "parity_set", "place", "units"]

ONE_INPUT = 1024  # positions where one input is given and nothing is enumerated


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
        self.raw, self.units = listing(body, "heads", self.k, self.k), units(self.k, self.b)

    def position(self, p: Fraction | int) -> Vector:
        return places.turned(Fraction(p) / self.n)

    def places(self) -> list[Vector]:
        return [self.position(p) for p in range(1, self.n + 1)]

    def head(self, entry: Any) -> Vector:
        """Either ["a13", "a14"], or {"radius": r, "position": p}: r times the embedding at p."""
        if isinstance(entry, dict):
            only(entry, ("radius", "position"))
            radius, place = ball(rational(entry, "radius")), self.position(rational(entry, "position"))
            return [radius * coordinate for coordinate in place]
        if not isinstance(entry, list) or len(entry) != 2:
            raise Rejected("a head is a pair of rationals, or a radius with a position")
        return [ball(as_rational(value, name)) for value, name in zip(entry, ("a13", "a14"), strict=True)]

    def heads(self) -> list[Vector]:
        return [self.head(entry) for entry in self.raw]

    def weights(self, entry: Any) -> list[Weight]:
        """The attention of one head with its derivatives by a13 and a14."""
        return Attention(self.head(entry), self.places(), ball(self.tau), False).weights()

    def slope(self, s: arb) -> tuple[arb, arb]:
        """f(S) and f'(S); where b = 0 and a kink may lie inside the ball there is no slope: not a number."""
        return self.units(s)[:2]

    def network(self, parity: frozenset[int], inputs: Iterable[Values] | None, most: int = 12) -> Network:
        """With these inputs, equally likely; all where none are given."""
        if inputs is None and self.n > most:
            raise Rejected(f"enumeration is checked for n up to {most} only")
        chosen, where = list(product((0, 1), repeat=self.n) if inputs is None else inputs), self.places()
        samples = [Sample(where, x, label(x, parity), ball(Fraction(1, len(chosen)))) for x in chosen]
        return Network(self.units, LOSSES["squared-hinge"], Fraction(1), ball(self.tau), samples)


FIELDS = (*Point.FIELDS, "parity_set")


def zigzag(k: int) -> list[tuple[int, Fraction]]:
    """Weights and shifts of the frozen classification head f."""
    return [((-1) ** q * (8 * q - 4), Fraction(1, 2) - q) for q in range(1, k + 1)]


def units(k: int, b: Fraction) -> Units:
    return Units(zigzag(k), "smoothed-relu" if b else "relu", b)


def label(x: Values, parity: frozenset[int]) -> int:
    return int((-1) ** sum(x[p - 1] for p in parity))


def parity_set(body: dict[str, Any], n: int, k: int) -> frozenset[int]:
    return frozenset(rising(body, "parity_set", k, k, n))


_EXTRA = {
    **dict.fromkeys(("risk", "margin"), ("parity_set",)),
    **dict.fromkeys(("share-sum", "output", "gradient-norm"), ("x",)),
    "loss": ("parity_set", "x"),
    "gradient-entry": ("x", "entry"),
}


def model_point(body: dict[str, Any]) -> str:
    """A quantity of the model lies above or below a rational at an explicit point."""
    name = choice(body, "quantity", _EXTRA)
    more = _EXTRA[name]
    only(body, (*Point.FIELDS, "quantity", "relation", "value", *more))
    point = Point(body, ONE_INPUT if "x" in more else Point.MOST)
    x = [bits(body, point.n)] if "x" in more else None
    parity = parity_set(body, point.n, point.k) if "parity_set" in more else frozenset()
    entry = integer(body, "entry", 0, 2 * point.k - 1) if "entry" in more else 0
    where = f" at {place(body, (*Point.FIELDS, *more))}"
    return risk_fields.beyond(
        body, name, lambda: risk_fields.quantity(point.network(parity, x), point.heads(), name, entry), where
    )


def classifier_point(body: dict[str, Any]) -> str:
    """The frozen classification head at a given sum S of the attended bits."""
    only(body, ("k", "b", "sum", "relation", "value"))
    k, b, s = integer(body, "k", 1, 1000), rational(body, "b"), rational(body, "sum")
    if b < 0:
        raise Rejected("b must not be negative")
    return risk_fields.beyond(body, f"f({s})", lambda: units(k, b).value(ball(s)), f" for k = {k}, b = {b}")


KINDS = {"model-point": model_point, "classifier-point": classifier_point}
