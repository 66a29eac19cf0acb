"""Compiled passes over mini-batches: the same bits as string by string, and the order that numpy's generator gives."""

from __future__ import annotations

import numpy as np
import pytest

from numerics.arithmetic.shuffling import as_numpy_shuffles, state_of
from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.loss import loss_of
from numerics.parity.training.batches import batch_sums, hinge_sums, loss_sums
from numerics.parity.training.pointwise import loss_at, losses_at

N, LOW = 9, 4
COUNT = 1200  # more than two blocks, the last one not full


@pytest.mark.parametrize("count", [0, 1, 2, 3, 5, 64, 127, 128, 129, 1000, 5000])
def test_it_shuffles_as_numpy_does(count):
    for seed in range(3):
        generator = np.random.default_rng([seed, 13])
        if seed:  # half a draw is left over
            generator.integers(0, 10, 3, dtype=np.uint32)
        state, ours, theirs = state_of(generator), np.arange(count, dtype=np.int32), np.arange(count)
        for _ in range(3):
            as_numpy_shuffles(ours, state)
            generator.shuffle(theirs)
            np.testing.assert_array_equal(ours, theirs)


def test_another_generator_is_refused():
    with pytest.raises(ValueError, match="PCG64"):
        state_of(np.random.Generator(np.random.MT19937(1)))


def _drawn(largest):
    rng = np.random.default_rng(5)
    marked = rng.integers(0, 2 << N, COUNT).astype(np.int32)
    c = rng.dirichlet(np.ones(N)) * largest
    sums = [np.array([sum(part[p] for p in range(len(part)) if i >> p & 1) for i in range(1 << len(part))])
            for part in (c[:LOW], c[LOW:])]  # fmt: skip
    return marked, *sums


def _by_string(marked, first, second, offsets, slopes, of_one):
    """The mean loss and the two tables, by one string after the other."""
    bins, total = np.zeros((2, len(second))), 0.0
    for number in marked.tolist():
        one, two, odd = number & (1 << LOW) - 1, number >> LOW & (1 << N - LOW) - 1, number >> N
        s = first[one] + second[two]
        line = min(int(s + 0.5), len(offsets) - 1)
        value, slope = of_one(odd, s, offsets[line], slopes[line])
        total += value
        bins[0, one] += slope
        bins[1, two] += slope
    return total / len(marked), bins


def _same(found, bins, expected):
    assert found == expected[0]
    np.testing.assert_array_equal(bins, expected[1])


@pytest.mark.long
@pytest.mark.parametrize("largest", [0.9, 3.0])  # outputs inside of [0, 1], or some outside
def test_the_library_hinge_is_that_of_each_string_to_the_bit(largest):
    from numerics.arithmetic.portable import scalar_exp

    loss, (marked, first, second) = loss_of(ModelSpec(n=N, b="0")), _drawn(largest)
    outside = largest > 1

    def one(odd, s, offset, slope):
        output, change = 0.5 * (1.0 - offset - slope * s), -0.5 * slope
        if outside:
            output = 1.0 / (1.0 + scalar_exp(-output))
            change *= output * (1.0 - output)
        measure = 1.0 - output if odd else 1.0 + output
        return (measure, (-change if odd else change) / COUNT) if measure > 0 else (0.0, 0.0)

    bins = np.empty((2, len(second)))
    found = batch_sums(marked, N, first, second, LOW, loss.offsets, loss.slopes, bins, np.empty((3, COUNT)))
    _same(found, bins, _by_string(marked, first, second, loss.offsets, loss.slopes, one))


@pytest.mark.parametrize("kind", range(5))
def test_every_loss_is_that_of_each_string_to_the_bit(kind):
    loss, (marked, first, second) = loss_of(ModelSpec(n=N, b="0")), _drawn(3.0)
    bins = np.empty((2, len(second)))
    found = loss_sums(marked, N, first, second, LOW, loss.offsets, loss.slopes, kind, bins)
    given = (marked, first, second, loss.offsets, loss.slopes)

    def one(odd, s, offset, slope):
        return loss_at(1.0 - 2.0 * odd, offset + slope * s, slope, kind)

    _same(found, bins, _by_string(*given, one))
    if kind == 1:
        found = hinge_sums(marked, N, first, second, LOW, loss.offsets, loss.slopes, bins)
        _same(found, bins, _by_string(*given, one))


@pytest.mark.parametrize("kind", range(5))
def test_losses_at_many_places_have_the_bits_of_the_loss_at_each(kind):
    rng = np.random.default_rng(kind)
    labels, outputs, slopes = rng.choice([1.0, -1.0], 300), 4 * rng.standard_normal(300), rng.standard_normal(300)
    outputs[:6] = 1.0, -1.0, 0.0, 800.0, -800.0, 1 + 1e-16
    expected = np.array([loss_at(*given, kind) for given in zip(labels, outputs, slopes, strict=True)])
    values, changes = outputs.copy(), slopes.copy()
    losses_at(labels, kind, values, changes, np.empty(300))
    np.testing.assert_array_equal(values, expected[:, 0])
    np.testing.assert_array_equal(changes, expected[:, 1])
