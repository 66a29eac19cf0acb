r"""Certified upper bounds of the gradient norm for other activations, classifiers, positions and numbers of heads.

With m heads the classifier reads S = (k/m) T, T = Σ_i P_i: as a function of T it is a
:class:`verify.rules.soft_share.reader.Reader`.  Rows |C|² ≤ α + βP are about one head and know nothing of it.

* *circle:F* is the circle of n/gcd(F, n) places, each taken equally often.
* *Whole rows.*  The scores of x and 1 - x let a head choose P; given P, C = P(1-P)(1, -1, δ) with δ the difference of
  two means of places, so |C|² ≤ P²(1-P)²(2 + D²), and rows are those of P²(1-P)², in units of 2 + D².
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flint import arb

from verify.checker.reading import Rejected, choice, integer, only, rational
from verify.rules.neurons.line import Layer
from verify.rules.soft_share.covers import as_tree, radius_of, working
from verify.rules.soft_share.reader import Reader
from verify.rules.soft_share.row_conditions import Polygon, check_placed, named_rows, polygon
from verify.rules.soft_share.rows import read_pairs
from verify.rules.soft_share.sums import by_rows

from .any_places import places, widest

SHAPES = ("zigzag", "triangle")
CLASSIFIER = ("k", "heads", "tau", "b", "activation", "shape", "scale", "upper")
PLACED = (*CLASSIFIER, "positions", "trained", "n", "slopes", "offsets", "radius", "trees")


def layers(k: int, shape: str) -> list[Layer]:
    """Weights and shifts of the classifier C (1 + Σ_q w_q σ(S + h - q)), q = 1..k."""
    match shape:
        case "zigzag":
            shift, size = Fraction(1, 2), [8 * q - 4 for q in range(1, k + 1)]
        case "triangle":
            shift, size = Fraction(1), [2 if q == 1 else 4 for q in range(1, k + 1)]
        case _:
            raise Rejected(f"shape must be one of {', '.join(SHAPES)}")
    return [((-1) ** q * w, shift - q) for q, w in enumerate(size, 1)]


def reader(body: dict[str, Any], most: int, heads: int = 1000) -> tuple[Reader, Fraction]:
    """The classifier of a certificate for k up to ``most`` and so many heads, and the bound that it claims."""
    k, m = integer(body, "k", 1, most), integer(body, "heads", 1, heads)
    tau, b, upper, scale = (rational(body, name) for name in ("tau", "b", "upper", "scale"))
    if min(tau, upper, scale) <= 0 or b < 0:
        raise Rejected("tau, upper and scale must be positive and b not negative")
    units = layers(k, choice(body, "shape", SHAPES))
    return Reader(units, scale, body["activation"], b, Fraction(k, m), m, tau), upper


def told(body: dict[str, Any], where: str, word: str = "classifier ") -> str:
    """The model in the words of all sentences."""
    return (
        f"k = {body['k']}, {body['heads']} heads{where}, tau = {body['tau']}, b = {body['b']}, the activation "
        f"{body['activation']} and {body['scale']} times the {word}{body['shape']}"
    )


def rows_hold(body: dict[str, Any], n: int) -> tuple[int, list[tuple[arb, arb]]]:
    """Every row holds; the number of cells, and the rows (β, α)."""
    row, circle = choice(body, "trained", ("plane", "row")) == "row", polygon(body["positions"], n)
    cells, pairs = named_rows(body, body["positions"], n, places, row)
    unit = arb(1) if not row else 2 + (circle.diameter() if circle else widest(body["positions"], n))
    return cells, [(beta * unit, alpha * unit) for beta, alpha in pairs]


@working()
def gradient_supremum_any(body: dict[str, Any]) -> str:
    """‖∇ŷ‖ ≤ upper for all heads in the plane and all inputs of a model with positions on the circle."""
    only(body, ("n", *CLASSIFIER, "slopes", "offsets", "radius", "plane"))
    n = integer(body, "n", 2, 32)
    (model, upper), pairs = reader(body, n), read_pairs(body)
    boxes = check_placed(Polygon(n), pairs, radius_of(body, 10_000), [as_tree(body["plane"])])
    count = model.gradient(by_rows(model.m, pairs), upper)
    return (
        f"the gradient norm of the output is at most {upper} for all heads in the plane and all inputs, for n = "
        f"{n}, {told(body, ' on the circle')} ({boxes} boxes, {count} intervals)"
    )


@working()
def gradient_supremum_places(body: dict[str, Any]) -> str:
    """‖∇ŷ‖ ≤ upper for all heads and all inputs of a model of any positions."""
    only(body, PLACED)
    n = integer(body, "n", 2, 32)
    (model, upper), (cells, pairs) = reader(body, n), rows_hold(body, n)
    count = model.gradient(by_rows(model.m, pairs), upper)
    entries = "in the plane" if body["trained"] == "plane" else "with whole rows"
    return (
        f"the gradient norm of the output is at most {upper} for all heads {entries} and all inputs, for n = "
        f"{n}, {told(body, ', positions ' + body['positions'])} ({cells} cells, {count} intervals)"
    )


KINDS = {"gradient-supremum-any": gradient_supremum_any, "gradient-supremum-places": gradient_supremum_places}
