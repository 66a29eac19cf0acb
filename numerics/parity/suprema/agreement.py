r"""Every certified enclosure by two routes that share no code; where they differ, that is an error and no choice.

* *generated*: the output, its gradient and its Hessian as ball programs, compiled from the expressions that SymPy
  derived (:mod:`numerics.parity.model.functions`);
* *structured*: covariances and third cumulants under the attention weights, and f, f', f'' of the sum of shares
  (:mod:`numerics.parity.suprema.structured`).

:func:`confirm` takes an enclosure: at the place of its lower end both engines must give balls that overlap and lie
above the claimed number; and at random and hostile places (the lower end's own moved a little, scaled heads, the
input complemented) the two must overlap again, and neither may be certainly above the upper end.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any

__all__ = ["Agreement", "Derivatives", "Disagreement", "Place", "compare", "confirm", "generated", "structured"]

DIGITS = 40
FULL = 12  # positions up to which the generated engine is asked for whole Hessians at many places


class Disagreement(ArithmeticError):
    """Two engines contradict each other, or an enclosure: one of the instruments is wrong."""


@dataclass(frozen=True)
class Place:
    """Heads (in true units), an input and, where the quantity needs them, a label and a vector."""

    n: int
    k: int
    tau: Fraction
    b: Fraction
    heads: tuple[tuple[Fraction, Fraction], ...]
    bits: str
    label: int = 1
    vector: tuple[Fraction, ...] | None = None


@dataclass(frozen=True)
class Derivatives:
    """What every quantity is made of; lists of balls."""

    output: Any
    gradient: Sequence[Any]
    hessian: Sequence[Sequence[Any]]
    share: tuple[Any, Any]  # of head 1 by its a13: first and second derivative
    slope: Any  # k f''(S) times the first of these


@dataclass(frozen=True)
class Agreement:
    """How many places were compared, and the largest quotient of a value there and the upper end."""

    places: int
    closest: float


def _ball(value: Fraction | int) -> Any:
    from flint import arb, fmpq

    value = Fraction(value)
    return arb(fmpq(value.numerator, value.denominator))


@lru_cache(maxsize=8)
def _functions(n: int, k: int, tau: Fraction, b: Fraction) -> Any:
    from numerics.arithmetic.kinds import Arb
    from numerics.parity.model import ModelSpec
    from numerics.parity.model.functions import Functions

    return Functions(ModelSpec(n=n, k=k, temperature=str(tau), b=str(b)), Arb())


def generated(place: Place) -> Derivatives:
    """From the compiled expressions."""
    import numpy as np

    functions = _functions(place.n, place.k, place.tau, place.b)
    x = np.array([int(bit) for bit in place.bits])
    heads = [list(head) for head in place.heads]
    _, first, second = functions.share_derivatives(heads[0], x)
    bend = functions._output_across(functions.total(heads, x), functions.b, first[0], first[1], place.k, 0)[0]
    return Derivatives(
        functions.output(heads, x).item(),
        list(functions.gradient(heads, x)),
        functions.hessian(heads, x).tolist(),
        (first[0], second[0, 0]),
        bend.item(),
    )


def structured(place: Place) -> Derivatives:
    """From covariances and cumulants."""
    from flint import arb_mat

    from numerics.parity.suprema.structured import Circle, ball_parts

    tau = _ball(place.tau)
    parts = ball_parts(
        arb_mat([[_ball(v) for v in head] for head in place.heads]),
        [int(bit) for bit in place.bits],
        Circle(place.n),
        tau,
        _ball(place.b),
    )
    square, size = tau * tau, 2 * place.k
    hessian = [[parts.bend * parts.firsts[i] * parts.firsts[j] / square for j in range(size)] for i in range(size)]
    for i, (xx, xy, yy) in enumerate(parts.thirds):
        for r, c, value in ((0, 0, xx), (0, 1, xy), (1, 0, xy), (1, 1, yy)):
            hessian[2 * i + r][2 * i + c] += parts.slope * value / square
    return Derivatives(
        parts.value,
        [parts.slope * value / tau for value in parts.firsts],
        hessian,
        (parts.firsts[0] / tau, parts.thirds[0][0] / square),
        place.k * parts.bend * parts.firsts[0] / tau,
    )


# --- the named quantities of numerics.parity.suprema.curvature, and the gradient norm ---------------------------


def _quotient(matrix: Callable[[int, int], Any], vector: Sequence[Fraction] | None) -> Any:
    """|wᵀMw|/|w|², which the norm is not below."""
    if vector is None:
        raise ValueError("vector must be given for a norm")
    balls = [_ball(v) for v in vector]
    pairs = itertools.product(range(len(balls)), repeat=2)
    total = sum((balls[i] * balls[j] * matrix(i, j) for i, j in pairs), _ball(0))
    return abs(total) / _ball(sum((v * v for v in vector), Fraction(0)))


def _hessian(d: Derivatives, place: Place) -> Any:
    return _quotient(lambda i, j: d.hessian[i][j], place.vector)


def _product(d: Derivatives, place: Place) -> Any:
    return _quotient(lambda i, j: d.output * d.hessian[i][j] + d.gradient[i] * d.gradient[j], place.vector)


def _loss(d: Derivatives, place: Place) -> Any:
    """2((ŷ - y) Hess ŷ + ∇ŷ∇ŷᵀ) below the margin, nothing beyond it."""
    gap = d.output - place.label
    if place.label * d.output > 1:
        return _ball(0)
    return 2 * _quotient(lambda i, j: gap * d.hessian[i][j] + d.gradient[i] * d.gradient[j], place.vector)


_QUANTITIES: dict[str, Callable[[Derivatives, Place], Any]] = {
    "gradient": lambda d, place: sum((v * v for v in d.gradient), _ball(0)).sqrt(),
    "output": lambda d, place: abs(d.output),
    "hessian": _hessian,
    "product": _product,
    "loss": _loss,
    "hessian-entry": lambda d, place: abs(d.hessian[0][0]),
    "cross-entry": lambda d, place: abs(d.hessian[0][2]),
    "share-curvature": lambda d, place: abs(d.share[1]) / place.k,
    "slope-derivative": lambda d, place: abs(d.slope),
}
_NORMS = ("hessian", "product", "loss")


def _everything(d: Derivatives) -> list[Any]:
    return [d.output, *d.gradient, *(entry for row in d.hessian for entry in row), *d.share, d.slope]


def compare(name: str, place: Place) -> tuple[Any, Any]:
    """The quantity by both engines; raises :class:`Disagreement` unless all they computed is finite and overlaps."""
    from flint import ctx

    with ctx.workdps(DIGITS):
        one, two = generated(place), structured(place)
        for first, second in zip(_everything(one), _everything(two), strict=True):
            if not (first.is_finite() and second.is_finite() and first.overlaps(second)):
                raise Disagreement(
                    f"two engines differ at n = {place.n}, k = {place.k}, tau = {place.tau}, b = {place.b}, input "
                    f"{place.bits}: generated {first.str(12)}, structured {second.str(12)}"
                )
        return _QUANTITIES[name](one, place), _QUANTITIES[name](two, place)


def place_of(body: dict[str, Any]) -> Place:
    """The place of a certificate's body."""
    n, k, tau, b = body["n"], body["k"], Fraction(body["tau"]), Fraction(body["b"])
    heads = tuple((Fraction(a), Fraction(c)) for a, c in body["heads"])
    label = (-1) ** sum(int(body["x"][p - 1]) for p in body.get("parity_set", ()))
    vector = tuple(map(Fraction, body["vector"])) if "vector" in body else None
    return Place(n, k, tau, b, heads, body["x"], label, vector)


def _attacks(place: Place, count: int, seed: int) -> Iterable[Place]:
    """Places near the lower end's and far from it, with both labels; a vector stays or is drawn anew."""
    import numpy as np

    rng = np.random.default_rng(seed)

    def fractions(values: Any) -> tuple[tuple[Fraction, Fraction], ...]:
        return tuple((Fraction(f"{a:.10f}"), Fraction(f"{c:.10f}")) for a, c in values)

    own = np.array([[float(v) for v in head] for head in place.heads])
    flipped = "".join("10"[int(bit)] for bit in place.bits)
    scale = float(place.tau)
    for index in range(count):
        near = index % 2 == 0
        step = rng.normal(size=own.shape) * scale
        heads = own + step * 10.0 ** -(index % 5) if near else step * np.exp(rng.uniform(-2, 3))
        bits = place.bits if near else "".join(map(str, rng.integers(0, 2, place.n)))
        vector = place.vector
        if vector is not None and not near:
            vector = tuple(Fraction(int(v), 100) for v in rng.integers(1, 100, 2 * place.k))
        label = -1 if place.n == place.k == 2 else 1 - 2 * (index // 2 % 2)  # there even parity means a constant input
        yield Place(place.n, place.k, place.tau, place.b, fractions(heads), bits, label, vector)
    label = place.label if place.n == place.k == 2 else -place.label
    yield Place(place.n, place.k, place.tau, place.b, place.heads, flipped, label, place.vector)
    zero = ((Fraction(0), Fraction(0)),) * place.k
    yield Place(place.n, place.k, place.tau, place.b, zero, place.bits, place.label, place.vector)


def confirm(name: str, body: dict[str, Any], upper: Fraction, *, attacks: int = 6, seed: int = 8) -> Agreement:
    """Both engines at the lower end's place and at others, against both ends; raises :class:`Disagreement`."""
    from flint import ctx

    place, claimed = place_of(body), abs(Fraction(body["value"]))
    with ctx.workdps(DIGITS):
        for engine, value in zip(("generated", "structured"), compare(name, place), strict=True):
            if not value > _ball(claimed):
                raise Disagreement(
                    f"the {engine} engine gives {value.str(12)} for {name} where a certificate claims "
                    f"more than {claimed}"
                )
        closest, places = claimed / upper, 1
        few = attacks if place.n <= FULL else 1  # the generated Hessian of a long circle takes a while
        for other in _attacks(place, few, seed):
            places += 1
            for value in compare(name, other):
                if not value <= _ball(upper):
                    raise Disagreement(
                        f"{name} is {value.str(12)} at heads {other.heads} and the input {other.bits}, "
                        f"and {upper} was proved to be an upper bound"
                    )
                closest = max(closest, Fraction(str(float(value.mid()))) / upper)
    return Agreement(places, float(closest))
