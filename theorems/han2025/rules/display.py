"""Printed formulas and relations, carried by certificates as trees, against what the model gives at a point.

The trees are those of :mod:`verify.rules.formula_trees`; below are the symbols of this paper, so that a formula is
written as it is printed.  Derivatives are those of the model, by the chain rule; nothing printed is used in them.
Entry 2(i-1) is a13 of head i, 2(i-1)+1 its a14.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected, choice, only
from verify.rules.formula_trees import ALTERNATING, Language, Leaves, Limits, Sum, Symbol, at, ceiling
from verify.rules.neurons.line import Network
from verify.rules.softmax.share import Shares

from .any_gradient import layers
from .landscape import regime
from .samples import MAX_N, Head, Sample
from .transformer import Point, bits, parity_set, place

_TAKEN = frozenset("nkbvxze")  # the model's own letters, and e, which reads as a number
_FAILS = {">=": "<", "<=": ">", "=": "<>"}  # relation: which orders of its sides break it


class Scene(Shares):
    """The values that a formula's symbols take at one point, for one input."""

    def __init__(self, point: Point, x: tuple[int, ...]) -> None:
        places, square = [point.position(p) for p in range(1, point.n + 1)], ball(point.tau**2)
        super().__init__([point.weights(entry) for entry in point.raw], places, x, square)
        self.point, self.x = point, x
        self.output, self.slope = point.slope(self.total)

    def curvature(self) -> arb:
        return Network(layers(self.point.k, "zigzag"), Fraction(1), "smoothed-relu", self.point.b).sums(self.total)[2]


class Stage:
    """The same for displays, with one parity set."""

    def __init__(self, point: Point, x: tuple[int, ...], parity: frozenset[int]) -> None:
        self.point, self.x = point, x
        self.heads = [Head(point, point.head(entry)) for entry in point.raw]
        self.gamma = [head.gamma for head in self.heads]
        self.sample = Sample(point, self.heads, x, parity)
        self.total, self.output, self.slope = self.sample.total, self.sample.output, self.sample.slope

    def z(self, q: int) -> arb:
        return self.total + ball(Fraction(1, 2) - q)

    def step(self, q: int) -> arb:
        return self.point.units.activation(self.z(q))[1]


_BOTH = {
    "alternating": ALTERNATING,  # (-1)^q
    "gamma": Symbol(2, lambda s, i, p: at(at(s.gamma, i, "head"), p, "position")),  # the attention of head i at p
    "x": Symbol(1, lambda s, p: arb(at(s.x, p, "position"))),
    "output": Symbol(0, lambda s: s.output),  # f(S), S the sum of the shares
    "slope": Symbol(0, lambda s: s.slope),  # f'(S)
    **{name: Symbol(0, lambda s, name=name: ball(getattr(s.point, name))) for name in ("k", "n", "tau", "b")},
}
FORMULAS: Language[Scene] = Language(
    arithmetic=("+", "*", "-", "/", "sqrt", "abs"),
    symbols={
        **_BOTH,
        "z": Symbol(1, lambda s, q: s.total - q + arb(0.5), of_values=True),
        "sin": Symbol(1, lambda s, p: at(s.points, p, "position")[0]),
        "cos": Symbol(1, lambda s, p: at(s.points, p, "position")[1]),
        "curvature": Symbol(0, Scene.curvature),  # f''(S)
        "gradient": Symbol(1, lambda s, e: s.slope * s.gradient(e)),  # of the output
        "hessian": Symbol(2, lambda s, e, f: s.bend(s.slope, s.curvature(), e, f)),
        "share-gradient": Symbol(1, Scene.gradient),  # of S
        "share-hessian": Symbol(2, Scene.hessian),
    },
    sums={"sum": Sum(Leaves.ONE, cost=2), "layers": Sum(cost=1)},  # positions, q = 1..k
    limits=Limits(nodes=200, work=500_000, depth=30),
    taken=_TAKEN,
)
DISPLAYS: Language[Stage] = Language(
    arithmetic=("+", "*", "-", "/", "square"),
    symbols={
        **_BOTH,
        "z": Symbol(1, Stage.z),  # S + 1/2 - q
        "sin": Symbol(1, lambda s, p: s.point.position(p)[0]),
        "cos": Symbol(1, lambda s, p: s.point.position(p)[1]),
        "step": Symbol(1, Stage.step),  # σ'(z_q); at a kink there is none
        "loss-gradient": Symbol(1, lambda s, e: at(s.sample.gradient(s.heads), e + 1, "entry")),
        "share-gradient": Symbol(2, lambda s, i, c: at(at(s.heads, i, "head").gradient(s.x), c + 1, "column")),
        "S": Symbol(0, lambda s: s.total),
        "v": Symbol(0, lambda s: s.total / s.point.k),
        "loss": Symbol(0, lambda s: s.sample.loss),
        "label": Symbol(0, lambda s: arb(s.sample.label)),
    },
    sums={"sum": Sum(Leaves.SEVERAL), "heads": Sum(), "layers": Sum()},
    whole={"ceil-z1": lambda s: ceiling(s.total - arb(0.5))},
    limits=Limits(nodes=400, work=300_000, depth=400, listed=MAX_N),
    taken=_TAKEN,
)


def formula_inequality(body: dict[str, Any]) -> str:
    """One formula lies above or below another at an explicit point of the model."""
    only(body, (*Point.FIELDS, "x", "left", "relation", "right"))
    point, relation, trees = Point(body), choice(body, "relation", ("<", ">")), (body["left"], body["right"])
    x, last = bits(body, point.n), {"sum": point.n, "layers": point.k}
    FORMULAS.admit(trees, last, nested=1 if point.n > 12 else 3, among=("sum",))
    sign, first, second = FORMULAS.compare(trees, lambda: Scene(point, x), last, 8)
    if sign != relation:
        raise Rejected(f"it is not {relation} there: {first} and {second}")
    said, where = f" {relation} ".join(map(FORMULAS.show, trees)), place(body, (*Point.FIELDS, "x"))
    return f"{said}, namely {first} {relation} {second}, at {where}"


def false_display(body: dict[str, Any]) -> str:
    """A printed relation fails at an explicit point."""
    only(body, (*Point.FIELDS, "x", "parity_set", "left", "relation", "right", "regime", "inside"))
    point, relation, trees = Point(body, MAX_N), choice(body, "relation", _FAILS), (body["left"], body["right"])
    x, parity = bits(body, point.n), parity_set(body, point.n, point.k)
    last = {"sum": point.n, "heads": point.k, "layers": point.k}
    if type(body["inside"]) is not bool:
        raise Rejected("inside must be true or false")
    DISPLAYS.admit(trees, last, nested=4)

    def stage() -> Stage:
        made = Stage(point, x, parity)
        if body["inside"] and not made.sample.active:
            raise Rejected("the input is not inside the margin")
        return made

    sign, first, second = DISPLAYS.compare(trees, stage, last, 6)
    if sign not in _FAILS[relation]:
        raise Rejected("the relation holds there")
    said = f" {relation} ".join(map(DISPLAYS.show, trees))
    where = place(body, (*Point.FIELDS, "x", "parity_set")) + regime(point, body["regime"])
    where += " (an input inside the margin)" if body["inside"] else ""
    return f"{said} is false: the left side is {first}, the right side {second}, at {where}"


KINDS = {"formula-inequality": formula_inequality, "false-display": false_display}
