"""What is said of the risk of a network at given heads: the fields that say it are read here, the network is given.

A rule reads its model and its heads and says where they are (``where``); what is compared, how far and in which words
is here.  ``look`` builds network and heads anew, since a precision is raised until the balls tell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from flint import arb

from verify.checker.balls import ball, decide
from verify.checker.reading import Rejected, choice, integer, rational

from .attention import Vector, squared
from .descent import Expand, contracted, krawczyk, pivots
from .fields import certain, place
from .network import Network
from .units import Loss, Units

Look = Callable[[], tuple[Network, list[Vector]]]


def flat(heads: Sequence[Vector]) -> Vector:
    return [entry for head in heads for entry in head]


def cut(entries: Vector, size: int) -> list[Vector]:
    return [entries[i : i + size] for i in range(0, len(entries), size)]


def beyond(body: dict[str, Any], name: str, found: Callable[[], arb], where: str, verb: str = "") -> str:
    """A number is less or greater than a rational."""
    relation, bound = choice(body, "relation", ("<", ">")), rational(body, "value")
    certain(lambda: (found(), ball(bound)), relation, f"{name} is not {relation} {bound} there")
    return f"{name}{verb} {relation} {bound}{where}"


def quantity(network: Network, heads: Sequence[Vector], name: str, entry: int = 0) -> arb:
    """Risk and least margin of all samples; of the first one its loss, S, the output, and the output's gradient."""
    if name == "margin":
        return network.margin(heads, False)
    if name in ("risk", "loss"):
        return network.risk(heads, False)
    parts, sample = next(network.attentions(heads, False))
    s = network.sum(parts, sample.values)
    if name == "share-sum":
        return s
    value, slope, _ = network.units(s)
    if name == "output":
        return value
    entries = [slope * d for part in parts for d in part.gradient(sample.values)]
    if name == "gradient-norm":
        return squared(entries).sqrt()
    if name != "gradient-entry":
        raise Rejected(f"no quantity is called {name[:40]!r}")
    return abs(entries[entry])


def floor(
    units: Units, loss: Loss, label: int, totals: tuple[int, int], pieces: int, value: Fraction, bits: int
) -> None:
    """One of 2^bits equally likely samples, with S between two numbers, brings more than a value to the risk."""
    low, size = totals[0], Fraction(totals[1] - totals[0], 2 * pieces)

    def above() -> bool | None:
        half, least = arb(0, ball(size).upper()), ball(value) * arb(2) ** bits
        cells = (ball(low + (2 * i + 1) * size) + half for i in range(pieces if size else 1))
        return True if all(loss(label, units.value(cell))[0] > least for cell in cells) else None

    decide(above)  # which rejects if nothing tells


def counted(units: Units, loss: Loss, groups: list[tuple[Fraction, int, int]], value: Fraction, bits: int) -> None:
    """The risk of 2^bits equally likely samples is above a value, by groups of one S, one label and so many samples."""

    def sides() -> tuple[arb, arb]:
        found = sum((count * loss(label, units.value(ball(s)))[0] for s, label, count in groups), arb(0))
        return found / arb(2) ** bits, ball(value)

    certain(sides, ">", "the risk is not above the bound")


def ratio(body: dict[str, Any], look: Look, where: str) -> str:
    """Half the squared gradient of the risk is less than a given multiple of the risk."""
    value, shown = rational(body, "value"), [""]

    def sides() -> tuple[arb, arb]:
        network, heads = look()
        risk, gradient, _ = network.first_order(heads)
        shown[0] = risk.str(8, radius=False)
        return squared(gradient) / 2, ball(value) * risk

    certain(sides, "<", "half the squared gradient is not below that multiple of the risk")
    return f"half the squared gradient of the risk is below {value} times the risk ({shown[0]}) at {where}"


def stationary(body: dict[str, Any], expand: Expand, centre: Vector, entries: str, where: str) -> str:
    """Exactly one stationary point in a box of heads, its kind, and a lower bound of its risk."""
    radius, value = rational(body, "radius"), rational(body, "value")
    negative = integer(body, "negative", 0, len(centre))
    if radius <= 0:
        raise Rejected("the radius must be positive")
    box = krawczyk(expand, centre, ball(radius))
    if sum(pivot < 0 for pivot in pivots(box.hessian)) != negative or not box.risk > ball(value):
        raise Rejected("the risk or the number of negative eigenvalues is not as stated")
    kind = "a strict local minimum" if negative == 0 else f"a saddle with {negative} negative eigenvalues"
    kind = "a strict local maximum" if negative == len(centre) else kind
    found = f"within {radius} of these heads ({entries}) the risk has exactly one stationary point, {kind}"
    return f"{found} with risk > {value}: {where}"


def basin(body: dict[str, Any], expand: Expand, centre: Vector, start: Vector, where: str) -> str:
    """Gradient descent from the start converges to a minimum with a risk above a bound, for every step up to a size."""
    radius, reach, value, step = (rational(body, name) for name in ("radius", "reach", "value", "step"))
    if not 0 < radius < reach or step <= 0:
        raise Rejected("0 < radius < reach and step > 0 are needed")
    if not contracted(expand, centre, ball(radius), ball(reach), start, ball(step)) > ball(value):
        raise Rejected("the risk is not above the bound")
    begun = f"gradient descent with any constant step up to {step}, begun at {place(body, ('start',))} or near it"
    there = f"to a strict local minimum within {radius} of these heads, with risk > {value}: {where}"
    return f"{begun} (reach {reach}), converges {there}"
