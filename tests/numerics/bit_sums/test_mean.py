"""Means over bits of any functions of a weighted sum: every method against plain sums over all settings of the bits."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from numerics.bit_sums.analytic_branches import Function, Pair, Piece, polynomial
from numerics.bit_sums.mean import SumError, mean

WEIGHTS = (0.91, 0.0513, 0.4037, 0.3101, 0.2209, 0.5891, 0.1733, 0.3416)  # their sum is 3, and no part of it a kink
SIZE = Function(3, kinks=[1], pieces=[polynomial(1, -1), polynomial(-1, 1)])  # |S - 1|
BELOW = Function(3, kinks=[1], pieces=[polynomial(-1, 1), polynomial(1, -1)])  # its negative
RAMP = Function(3, [0.5, 1.25], [polynomial(0.25), polynomial(0, 0, 1), polynomial(1.5625 - 1.25, 1)])
WAVE = Function(3, kinks=(), pieces=[Piece(np.sin, np.cos)])
BENT = Function(
    3, [1.5], [Piece(np.exp, np.exp), Piece(lambda s: np.exp(3 - s), lambda s: -np.exp(3 - s))]
)  # exp(1.5 - |S - 1.5|), whose slope jumps
PAIRS = {
    "size": Pair(SIZE, SIZE),
    "Fourier coefficient of the size": Pair(SIZE, BELOW),
    "two functions": Pair(SIZE, RAMP),
    "wave": Pair(WAVE, WAVE),
    "wave and size": Pair(WAVE, SIZE),
    "bent": Pair(BENT, WAVE),
}


def plain(pair, weights, inside, chance):
    """Value and slopes by going through all settings, with no code of the instrument but the functions."""
    value, slopes = 0.0, np.zeros(len(weights))
    for bits in itertools.product((0, 1), repeat=len(weights)):
        mass = math.prod(chance if bit else 1 - chance for bit in bits)
        s = np.array([sum(c * bit for c, bit in zip(weights, bits, strict=True))])
        label = (-1) ** sum(bits[p] for p in inside)
        value += mass * pair.value(label, s)[0]
        slopes += mass * pair.slope(label, s)[0] * np.array(bits)
    return value, slopes


@pytest.mark.parametrize("name", PAIRS)
@pytest.mark.parametrize(("inside", "chance"), [((), 0.5), ((0, 3), 0.5), ((1, 2, 5), 0.3)])
def test_every_method_gives_the_plain_sum(name, inside, chance):
    value, slopes = plain(PAIRS[name], WEIGHTS, inside, chance)
    for method, order in (("enumerate", 2), ("meet", 1), ("meet", 2), ("auto", 2)):
        found = mean(PAIRS[name], WEIGHTS, inside, chance=chance, method=method, order=order, accuracy=1e-10)
        assert found.value == pytest.approx(value, abs=1e-10 + found.error), (method, order)
        assert found.error < 1e-9
        assert found.slopes == pytest.approx(slopes, abs=1e-7), (method, order)


def test_waves_agree_within_their_estimate():
    pair = PAIRS["wave"]
    found = mean(pair, WEIGHTS, (0, 3), method="characteristic", accuracy=1e-6)
    assert found.method == "characteristic"
    assert abs(found.value - plain(pair, WEIGHTS, (0, 3), 0.5)[0]) <= found.error < 1e-3


def test_a_coefficient_of_majority():
    """E[f(S) (-1)^{x_1}] for f = clip(4(S - 1), 0, 1) and weights 2/3: f is 1 where two or three of the bits are."""
    clip = Function(2, [1, 1.25], [polynomial(0), polynomial(-4, 4), polynomial(1)])
    down = Function(2, [1, 1.25], [polynomial(0), polynomial(4, -4), polynomial(-1)])
    found = mean(Pair(clip, down), [2 / 3] * 3, (0,))
    assert found.value == pytest.approx(-0.25, abs=1e-12)  # of those four settings three have x_1 = 1


def test_weights_that_hardly_matter_are_replaced_by_their_mean():
    many = [1.0, 0.8, *[1e-9] * 40]
    found = mean(PAIRS["wave"], many, (0,), accuracy=1e-6)
    assert found.kept == 2
    assert found.value == pytest.approx(plain(PAIRS["wave"], many[:2], (0,), 0.5)[0], abs=1e-6)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"weights": [2.0, 2.0]}, "at most 3"),
        ({"weights": [-1.0, 2.0]}, "from 0 on"),
        ({"weights": [math.nan]}, "from 0 on"),
        ({"inside": (5,)}, "different ones"),
        ({"inside": (1, 1)}, "different ones"),
        ({"method": "guess"}, "enumerate"),
        ({"accuracy": 0.0}, "between 0 and 1"),
        ({"weights": [0.1] * 25, "method": "enumerate"}, "up to 24"),
    ],
)
def test_refusals(given, words):
    with pytest.raises(SumError, match=words):
        mean(PAIRS["wave"], **{"weights": [1.0, 1.0]} | given)


def test_pieces_that_do_not_meet_are_refused():
    with pytest.raises(ValueError, match="do not meet at 1"):
        Function(2, [1], [polynomial(0), polynomial(1)])
    with pytest.raises(ValueError, match="rising"):
        Function(2, [1, 1], [polynomial(0)] * 3)
    with pytest.raises(ValueError, match="one interval"):
        Pair(WAVE, Function(2, (), [polynomial(1)]))


def test_the_example_of_the_room_runs():
    import numerics.bit_sums as room

    lines = [line.strip() for line in room.__doc__.splitlines() if line.startswith("    ")]
    scope: dict[str, object] = {}
    exec("\n".join([*lines[:-1], f"found = {lines[-1]}"]), scope)
    assert scope["found"] == pytest.approx(sum(abs(s - 1) for s in (0, 0.5, 1, 1.5, 1.5, 2, 2.5, 3)) / 8)
