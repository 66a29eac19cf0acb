"""A network by the fields of a certificate, with heads in the plane, and what is said of it.

The fields are tau, b, activation, scale, positions, loss, inputs and trained; the number of positions and of heads, the
hidden layer, the sum of all weights and the labels are the caller's, and so are limits of size: all inputs are
enumerated.  A head is given by the entries that change a weight: two; one where positions are on a line; and for whole
rows (t_1 - t_0)/√2 before these, where t_v is the entry that meets the value v: equal ones shift all scores alike.
These are orthonormal coordinates, and in the direction that is left out the risk is constant: gradient descent is the
same in them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

from flint import arb

from verify.checker.balls import ball
from verify.checker.reading import Rejected, as_rational, choice, listing, only, rational
from verify.rules.neurons.line import Layer

from .attention import Values, Vector
from .fields import chances, place
from .network import Expansion, Network, Sample
from .places import vectors
from .risk_fields import beyond, cut
from .units import LOSSES, Units

MOST = 1 << 17  # cells times inputs
Make = Callable[[dict[str, Any]], "Model"]
Fields = tuple[str, ...]


class Model:
    """Its network, and how its heads are written."""

    def __init__(
        self, body: dict[str, Any], n: int, m: int, mass: int, layers: Sequence[Layer], label: Callable[[Values], int]
    ) -> None:
        self.tau, b, scale = (rational(body, name) for name in ("tau", "b", "scale"))
        if self.tau <= 0 or scale <= 0 or b < 0:
            raise Rejected("tau and scale must be positive and b not negative")
        self.n, self.m, self.row = n, m, choice(body, "trained", ("plane", "row")) == "row"
        units, loss = Units(layers, body["activation"], b, scale), LOSSES[choice(body, "loss", LOSSES)]
        chance, places = chances(body["inputs"], n), vectors(body["positions"], n)
        self.size = len(places[0]) + self.row  # entries of a head
        features = _with_values if self.row else lambda _, places: places
        rows = [Sample(features(x, places), x, label(x), chance[sum(x)]) for x in product((0, 1), repeat=n)]
        self.network = Network(units, loss, Fraction(mass, m), ball(self.tau), rows)

    def unit(self, first: arb, second: arb) -> Vector:
        """A head in the plane, which does not look at the values."""
        return [*([arb(0)] if self.row else []), first, second][: self.size]

    def head(self, entry: Any) -> Vector:
        """Rational entries, or {"turn": t}: the unit head (cos 2πt, sin 2πt)."""
        if isinstance(entry, dict):
            only(entry, ("turn",))
            turn = 2 * ball(rational(entry, "turn"))
            return self.unit(turn.cos_pi(), turn.sin_pi())
        if not isinstance(entry, list) or len(entry) != self.size:
            raise Rejected(f"a head has {self.size} rational entries, or is a unit head")
        return [ball(as_rational(value, "heads")) for value in entry]

    def heads(self, body: dict[str, Any], name: str = "places") -> list[Vector]:
        return [self.head(entry) for entry in listing(body, name, self.m, self.m)]

    def expansion(self, entries: Vector) -> Expansion:
        """By all entries of all heads, one head after the other."""
        return self.network.second_order(cut(entries, self.size))


def _with_values(x: Values, places: list[Vector]) -> list[Vector]:
    """What the scores of an input are linear in, for whole rows."""
    return [[arb(2).sqrt() if bit else arb(0), *place] for bit, place in zip(x, places, strict=True)]


def risk_at(body: dict[str, Any], make: Make, fields: Fields) -> str:
    """The risk of given heads lies above or below a rational."""
    only(body, (*fields, "places", "relation", "value"))
    where = f" at {place(body, (*fields, 'places'))}"
    return beyond(body, "the risk", lambda: (model := make(body)).network.risk(model.heads(body)), where)
