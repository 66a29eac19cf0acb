"""Two parts with the parity set in the first: places, exact rationals, thirty digits, ties, and the other order."""

from __future__ import annotations

import itertools
from fractions import Fraction

import mpmath
import numpy as np
import pytest

from numerics.bit_sums.bit_partition import chosen, fold, grid_of, labelled_sums, place, sorted_sums
from numerics.bit_sums.quadratic_pieces import quadratic_meet
from numerics.parity.model import ModelSpec
from numerics.parity.risk.exact import aligned_heads, drawn_heads, positions, risk
from numerics.parity.training.engine import through_engine

EIGHTHS = np.array([3, 1, 4, 1, 5, 2, 6]) / 8  # sums are exact, and many of them are equal


def _subset(numbers: np.ndarray, c: np.ndarray) -> np.ndarray:
    return ((numbers[:, None] >> np.arange(len(c))) & 1) @ c


def test_sorted_sums_are_all_subset_sums_in_order() -> None:
    values, weights, numbers = sorted_sums(EIGHTHS, 0.25)
    assert (np.diff(values) >= 0).all()
    assert (values == _subset(numbers, EIGHTHS)).all()
    assert sorted(numbers.tolist()) == list(range(1 << len(EIGHTHS)))
    ones = ((numbers[:, None] >> np.arange(len(EIGHTHS))) & 1).sum(axis=1)
    assert (weights == 0.25**ones * 0.75 ** (len(EIGHTHS) - ones)).all()
    empty = sorted_sums(EIGHTHS[:0], 0.5)
    assert [part.tolist() for part in empty] == [[0.0], [1.0], [0]]


@pytest.mark.parametrize("even", [0, 3, 6, 7])
def test_labelled_sums_are_split_by_the_parity_of_the_last_bits(even: int) -> None:
    lists = labelled_sums(EIGHTHS, even, 0.5, 0.125)
    assert sum(len(values) for values, _, _ in lists) == 1 << len(EIGHTHS)
    for parity, (values, weights, numbers) in enumerate(lists):
        assert (np.diff(values) >= 0).all()
        assert (values == 0.125 + _subset(numbers, EIGHTHS)).all()
        assert (((numbers[:, None] >> np.arange(even, len(EIGHTHS))) & 1).sum(axis=1) % 2 == parity).all()
        assert (weights == 0.5 ** len(EIGHTHS)).all()


@pytest.mark.parametrize("c", [EIGHTHS, np.full(7, 0.15), np.zeros(7), np.array([1e-300, 1.0]), np.zeros(0)])
def test_places_are_those_of_a_search(c: np.ndarray) -> None:
    values, _, _ = sorted_sums(c, 0.5)
    grid = grid_of(values)
    near = np.concatenate([values, np.nextafter(values, 9.0), np.linspace(0.0, 9.0, 101)])
    for x in near:
        assert place(*grid, x) == np.searchsorted(values, x, side="right")


def test_the_parity_set_is_in_the_first_part_and_the_second_is_small() -> None:
    c = np.array([0.1, 0.5, 0.2, 0.4, 0.3, 0.6])
    odd = np.array([True, False, False, True, False, False])
    order, first, even = chosen(c, odd)
    assert sorted(order.tolist()) == list(range(6))
    assert set(order[even:first].tolist()) == {0, 3}
    assert (first, even) == (3, 1)
    assert order[:even].tolist() == [5]
    assert chosen(c, np.ones(6, bool))[1:] == (6, 0)


def test_folding_sums_by_bit() -> None:
    table, sums = np.arange(8.0), np.empty(3)
    assert fold(table.copy(), sums) == 28
    assert sums.tolist() == [1 + 3 + 5 + 7, 2 + 3 + 6 + 7, 4 + 5 + 6 + 7]


def _in_rationals(c, odd, chance, offset, flip, start, kinks, labels, jumps):
    """Every input, in rationals: value, mean slope, and slopes by position; at a kink the slope on the left."""
    value, slopes = Fraction(0), [Fraction(0)] * (len(c) + 1)
    for bits in itertools.product((0, 1), repeat=len(c)):
        s = Fraction(offset) + sum(Fraction(x) for x, bit in zip(c, bits, strict=True) if bit)
        label = (sum(bit for bit, flag in zip(bits, odd, strict=True) if flag) + flip) % 2
        mass = Fraction(1)
        for bit in bits:
            mass *= Fraction(chance) if bit else 1 - Fraction(chance)
        slope, total = Fraction(0), Fraction(start[label])
        for t, of, (steeper, curve) in zip(kinks, labels, jumps, strict=True):
            if of == label and s > Fraction(t):
                x = s - Fraction(t)
                total += Fraction(steeper) * x + Fraction(curve) * x * x
                slope += Fraction(steeper) + 2 * Fraction(curve) * x
        value += mass * total
        for p, bit in enumerate((*bits, 1)):
            slopes[p] += bit * mass * slope
    return value, slopes[-1], slopes[:-1]


@pytest.mark.parametrize("flip", [False, True])
@pytest.mark.parametrize("chance", [0.5, 0.25])
@pytest.mark.parametrize(
    ("c", "odd"),
    [
        (EIGHTHS, (1, 4)),
        (EIGHTHS, ()),
        (EIGHTHS, tuple(range(7))),
        (np.full(8, 0.25), (0, 3, 7)),  # S lies on kinks at many inputs
        (np.array([2.0, 0.0, 0.0, 0.5]), (0,)),
        (np.zeros(5), (2,)),
        (np.array([1.5]), (0,)),
        (np.zeros(0), ()),
    ],
)
def test_quadratic_pieces_against_exact_rationals(c, odd, chance, flip) -> None:
    flags = np.zeros(len(c), bool)
    flags[list(odd)] = True
    kinks, labels = np.array([0.5, 1.0, 2.0, 0.5, 1.75]), np.array([0, 0, 0, 1, 1])
    jumps = np.array([[4.0, 16.0], [-12.0, 0.0], [1.0, -2.0], [8.0, 48.0], [0.0, -3.0]])
    start = np.array([0.25, 4.0])
    given = (c, flags, chance, 0.125, flip, start, kinks, labels, jumps)
    value, whole, slopes = quadratic_meet(*given)
    exact, mean, each = _in_rationals(*given)
    assert value == pytest.approx(float(exact), rel=1e-14, abs=1e-13)
    assert whole == pytest.approx(float(mean), rel=1e-14, abs=1e-13)
    np.testing.assert_allclose(slopes, [float(x) for x in each], rtol=1e-13, atol=1e-13)


def _in_thirty_digits(spec: ModelSpec, heads: np.ndarray, members: tuple[int, ...]):
    """The squared hinge over every input, and dL/d(a13, a14) of every head, written out with mpmath."""
    mp = mpmath.mp.clone()
    mp.dps = 30
    table = [[mp.mpf(float(x)) for x in row] for row in positions(spec)]
    tau, b, n, k = mp.mpf(float(spec.tau)), mp.mpf(1) / 100, spec.n, spec.k
    gamma = []
    for head in heads:
        scores = [mp.exp((mp.mpf(head[0]) * u + mp.mpf(head[1]) * v) / tau) for u, v in table]
        gamma.append([x / mp.fsum(scores) for x in scores])
    value, gradient = mp.mpf(0), [[mp.mpf(0), mp.mpf(0)] for _ in heads]
    for bits in itertools.product((0, 1), repeat=n):
        shares = [mp.fsum(g for g, bit in zip(row, bits, strict=True) if bit) for row in gamma]
        s, label = mp.fsum(shares), (-1) ** sum(bits[p - 1] for p in members)
        roots = [mp.sqrt((s + 0.5 - q) ** 2 + b) for q in range(1, k + 1)]
        weights = [(-1) ** q * (8 * q - 4) for q in range(1, k + 1)]
        output = 1 + mp.fsum(w * (s + 0.5 - q - 1 + r) / 2 for q, (w, r) in enumerate(zip(weights, roots, strict=True)))
        change = mp.fsum(
            w * (1 + (s + 0.5 - q - 1) / r) / 2 for q, (w, r) in enumerate(zip(weights, roots, strict=True))
        )
        margin = 1 - label * output
        if margin > 0:
            value += margin**2
            for row, head, share in zip(gradient, gamma, shares, strict=True):
                for entry in range(2):
                    mean = mp.fsum(g * u[entry] for g, u in zip(head, table, strict=True))
                    seen = mp.fsum(g * u[entry] for g, u, bit in zip(head, table, bits, strict=True) if bit)
                    row[entry] += -2 * label * margin * change * (seen - share * mean) / tau
    return float(value / 2**n), np.array([[float(x / 2**n) for x in row] for row in gradient])


@pytest.mark.parametrize("start", ["drawn", "aligned", "zero", "far"])
def test_a_smooth_classifier_against_thirty_digits(start: str) -> None:
    spec, members = ModelSpec(n=7, k=3), (2, 3, 6)
    heads = {
        "drawn": drawn_heads(spec, 4),
        "aligned": aligned_heads(spec, members),
        "zero": np.zeros((3, 2)),
        "far": 40.0 * drawn_heads(spec, 5),
    }[start]
    value, gradient = _in_thirty_digits(spec, heads, members)
    found = risk(spec, heads, members, gradient=True)
    assert abs(found.value - value) <= found.error
    np.testing.assert_allclose(found.gradient, gradient, atol=2e-11 * max(1.0, float(np.abs(gradient).max())))


@pytest.mark.parametrize("b", ["0", "1/100"])
@pytest.mark.parametrize("members", [(8, 11, 18), (5,), tuple(range(1, 11)), tuple(range(1, 13))])
def test_both_orders_of_summation_give_one_risk(b: str, members: tuple[int, ...]) -> None:
    spec = ModelSpec(n=20, b=b, temperature="1")
    for heads in (drawn_heads(spec, 2), np.zeros((3, 2))):
        one, two = (risk(spec, heads, members, gradient=True, order=order) for order in (1, 2))
        assert abs(one.value - two.value) <= one.error + two.error
        if b != "0" or heads.any():  # equal weights put S at corners, where rounding chooses the side
            np.testing.assert_allclose(one.gradient, two.gradient, atol=1e-10)


def test_training_keeps_the_order_that_its_runs_were_counted_with() -> None:
    spec = ModelSpec(n=20, k=3, b="0", temperature="1")
    heads = drawn_heads(spec, 2)
    first = risk(spec, heads, (8, 11, 18), gradient=True, accuracy=1e-9, order=1)
    value, gradient = through_engine(spec, heads, (8, 11, 18), 1e-9)
    assert value == first.value
    assert (gradient == first.gradient).all()
