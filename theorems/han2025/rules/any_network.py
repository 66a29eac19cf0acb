"""Any network of the model grammar in balls: positions, classifier and loss with their first two derivatives.

A certificate names every field of the model file; nothing is taken from the paper's own model.  A head is given by the
entries that change a weight: a13 and a14; on a line a13 alone, since all second coordinates of positions are zero; for
whole rows (a11 - a12)/√2 before these, since equal a11 and a12 shift all scores alike.  These are orthonormal
coordinates, and in the direction that is left out the risk is constant: gradient descent is the same in them.
"""

from __future__ import annotations

import itertools
import re
from fractions import Fraction
from functools import cached_property, wraps
from typing import Any

from flint import arb, ctx

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, choice, integer, listing, only, rational
from verify.checker.rules import Rule
from verify.rules.neurons.activations import derivative, neuron, pieces

from .any_gradient import SHAPES
from .any_places import _drawn

MOST, MOST_HEADS = 9, 12  # positions whose inputs are enumerated; heads
LOSSES = ("squared-hinge", "hinge", "logistic", "square")
_CIRCLE = re.compile(r"circle(?::([1-9][0-9]{0,5}))?")
_RANDOM = re.compile(r"random:([0-9]{1,18})")
_NUMBER = re.compile(r"-?[0-9]{1,20}(?:/[1-9][0-9]{0,19})?")
Vector = list[arb]
Jet = tuple[arb, arb, arb]
NOTHING = arb("nan")


def sharply(rule: Rule) -> Rule:
    """The rule with balls of 128 bits."""

    @wraps(rule)
    def sharp(body: dict[str, Any]) -> str:
        with ctx.workprec(128):
            return rule(body)

    return sharp


class Network:
    """A model of the grammar with its parity set; all limits are checked."""

    FIELDS = (
        "n",
        "k",
        "heads",
        "tau",
        "b",
        "activation",
        "shape",
        "scale",
        "positions",
        "loss",
        "inputs",
        "trained",
        "parity_set",
    )

    def __init__(self, body: dict[str, Any]) -> None:
        self.n = integer(body, "n", 1, MOST)
        self.k = integer(body, "k", 1, self.n)
        self.m = self.k if body["heads"] == "k" else integer(body, "heads", 1, MOST_HEADS)
        self.tau, self.b, scale = (rational(body, name) for name in ("tau", "b", "scale"))
        if self.tau <= 0 or scale <= 0 or self.b < 0:
            raise Rejected("tau and scale must be positive and b not negative")
        self.scale, self.shape = ball(scale), choice(body, "shape", SHAPES)
        self.loss, self.row = choice(body, "loss", LOSSES), choice(body, "trained", ("plane", "row")) == "row"
        self.sigma = _Activation(body["activation"], self.b)
        self.odds = _odds(body["inputs"])
        self.places = _places(body["positions"], self.n)
        self.size = len(self.places[0]) + self.row  # entries of a head
        chosen = listing(body, "parity_set", self.k, self.k)
        if any(type(p) is not int or not 1 <= p <= self.n for p in chosen) or chosen != sorted(set(chosen)):
            raise Rejected(f"parity_set must be {self.k} rising positions from 1 to {self.n}")
        self.parity = frozenset(p - 1 for p in chosen)

    @cached_property
    def inputs(self) -> list[tuple[tuple[int, ...], int, arb]]:
        """Every input with its label and its chance."""
        by_count = [ball(self.odds**j * (1 - self.odds) ** (self.n - j)) for j in range(self.n + 1)]
        every = itertools.product((0, 1), repeat=self.n)
        return [(x, (-1) ** sum(x[p] for p in self.parity), by_count[sum(x)]) for x in every]

    def features(self, x: tuple[int, ...]) -> list[Vector]:
        """What the scores of an input are linear in, by position."""
        if not self.row:
            return self.places
        return [[arb(2).sqrt() if bit else arb(0), *place] for bit, place in zip(x, self.places, strict=True)]

    def head(self, entry: Any) -> Vector:
        """Rational entries, or {"turn": t}: the unit head (cos 2πt, sin 2πt), with a11 = a12 for whole rows."""
        if isinstance(entry, dict):
            only(entry, ("turn",))
            turn = 2 * ball(rational(entry, "turn"))
            return [*([arb(0)] if self.row else []), turn.cos_pi(), turn.sin_pi()][: self.size]
        if not isinstance(entry, list) or len(entry) != self.size:
            raise Rejected(f"a head has {self.size} rational entries, or is a unit head")
        return [ball(as_rational(value, "heads")) for value in entry]

    def heads(self, body: dict[str, Any], name: str) -> list[Vector]:
        return [self.head(entry) for entry in listing(body, name, self.m, self.m)]

    def classifier(self, s: arb) -> Jet:
        """f, f' and f''; with corners f' and f'' are no numbers where one may be met."""
        shift = Fraction(1, 2) if self.shape == "zigzag" else Fraction(1)
        value, slope, bend = arb(1), arb(0), arb(0)
        for q in range(1, self.k + 1):
            weight = (-1) ** q * (8 * q - 4 if self.shape == "zigzag" else 2 if q == 1 else 4)
            zero, one, two = self.sigma(s + ball(shift - q))
            value, slope, bend = value + weight * zero, slope + weight * one, bend + weight * two
        return self.scale * value, self.scale * slope, self.scale * bend

    def cost(self, label: int, output: arb) -> Jet:
        """The loss and its derivatives by the output.

        The squared hinge has a Lipschitz slope: at its margin the hull of both second derivatives, of which mean
        values along segments are made.  The hinge has none at its margin: no number.
        """
        margin = label * output
        if self.loss == "logistic":
            share = 1 / (1 + margin.exp())
            return (1 + (-margin).exp()).log(), -label * share, share * (1 - share)
        short = 1 - margin
        if self.loss == "square":
            return short * short, -2 * label * short, arb(2)
        inside = True if short > 0 else False if short < 0 else None
        if inside is False:
            return arb(0), arb(0), arb(0)
        excess = short if inside else arb(0).union(short.upper().max(arb(0)))
        if self.loss == "hinge":
            return (excess, arb(-label), arb(0)) if inside else (excess, NOTHING, NOTHING)
        return excess * excess, -2 * label * excess, arb(2) if inside else arb(0).union(arb(2))


class _Activation:
    """σ, σ' and σ'' on a ball."""

    def __init__(self, name: Any, b: Fraction) -> None:
        self.pair, self.name, self.b = derivative(name, b), str(name), b
        self.corners = _corners(self.name) if name == "relu" or self.name.startswith("piecewise:") else None

    def __call__(self, z: arb) -> Jet:
        if self.corners is None:
            first, second = self.pair(z)
            if second is None:
                raise Rejected("an activation with corners needs its pieces")
            return neuron(self.name, self.b, z), first, second
        slopes, breaks, origin = self.corners
        value = ball(origin) + ball(slopes[0]) * z
        for low, high, at in zip(slopes[:-1], slopes[1:], breaks, strict=True):
            away = z - ball(at)
            over = away if away > 0 else arb(0) if away < 0 else (away + abs(away)) / 2
            value += ball(high - low) * (over - ball(max(Fraction(0), -at)))
        met = any(not (z < ball(at) or z > ball(at)) for at in breaks)
        return (value, NOTHING, NOTHING) if met else (value, pieces(slopes, breaks)(z)[0], arb(0))


def _corners(name: str) -> tuple[list[Fraction], list[Fraction], Fraction]:
    """Slopes, breakpoints and the value at zero; :func:`derivative` has read the text before."""
    if name == "relu":
        return [Fraction(0), Fraction(1)], [Fraction(0)], Fraction(0)
    parts = name.partition(":")[2].split(";")
    slopes, breaks = ([Fraction(word) for word in part.split(",")] for part in parts[:2])
    if len(parts) > 2 and not _NUMBER.fullmatch(parts[2]):
        raise Rejected("the value at zero is a rational")
    return slopes, breaks, Fraction(parts[2]) if len(parts) > 2 else Fraction(0)


def _odds(inputs: Any) -> Fraction:
    """The chance that a bit is 1."""
    if inputs == "uniform":
        return Fraction(1, 2)
    if not isinstance(inputs, str) or not inputs.startswith("bernoulli:"):
        raise Rejected("inputs must be uniform or bernoulli:P")
    found = as_rational(inputs.partition(":")[2], "inputs")
    if not 0 < found < 1:
        raise Rejected("a chance lies between 0 and 1")
    return found


def _places(positions: Any, n: int) -> list[Vector]:
    """The position vectors of a model file, of length at most 1; those on a line by their first coordinate."""
    if not isinstance(positions, str):
        raise Rejected("positions are a text")
    if positions == "line":
        return [[ball(Fraction(p, n))] for p in range(1, n + 1)]
    if found := _RANDOM.fullmatch(positions):
        drawn = _drawn(n, int(found[1]))
        if any(x * x + y * y != 1 for x, y in drawn):
            raise Rejected("random positions must be unit vectors")
        return [[ball(x), ball(y)] for x, y in drawn]
    if not (found := _CIRCLE.fullmatch(positions)):
        raise Rejected("positions must be circle, circle:F, line or random:SEED")
    turns = [ball(Fraction(2 * int(found[1] or 1) * p, n)) for p in range(1, n + 1)]
    return [[turn.sin_pi(), turn.cos_pi()] for turn in turns]
