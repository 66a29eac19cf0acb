"""The meeting that is mended from step to step: the bits of the plain one, whatever was remembered."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from benchmarks.risk import torch_enumeration
from numerics.bit_sums.quadratic_pieces import quadratic_meet
from numerics.bit_sums.table_choice import second_tables
from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import drawn_heads
from numerics.parity.risk.loss import loss_of
from numerics.parity.training import meet_in_the_middle
from numerics.parity.training.engine import meeting_arguments, odd_bits
from numerics.parity.training.quadratic_losses import memory_of, mended_meet, rising

N, MEMBERS = 16, (2, 7, 11)


def _given() -> tuple[np.ndarray, ...]:
    quadratic, start, _, _, kinks, labels, jumps = second_tables(loss_of(ModelSpec(n=N, b="0")), 1e-10)
    assert quadratic
    return start, kinks, labels, jumps


def _walk(steps: int, seed: int) -> list[np.ndarray]:
    """Attention that hardly moves, now and then jumps, and now and then keeps its ranks but not its subset sums."""
    rng = np.random.default_rng(seed)
    c, found = 3.0 * rng.dirichlet(np.ones(N)), []
    for step in range(steps):
        found.append(c)
        moved = c + 10.0 ** rng.uniform(-7, -1 if step % 8 == 3 else -3) * rng.normal(size=N) / N
        c = c ** (2.0 if step % 16 == 7 else 0.5) if step % 8 == 7 else np.abs(moved)
        c = 3.0 * c / c.sum()
    return found


@pytest.mark.parametrize(("chance", "room"), [(0.5, True), (0.5, False), (0.2, True)])
def test_every_step_has_the_bits_of_the_plain_meeting(chance: float, room: bool) -> None:
    start, kinks, labels, jumps = _given()
    odd = odd_bits(N, MEMBERS)
    memory = memory_of(N, 3, len(kinks) if room else 0)
    assert bool(len(memory[4])) == room
    for number, c in enumerate(_walk(60, 5)):
        here = mended_meet(c, odd, chance, 0.25, start, kinks, labels, jumps, memory, number > 0)
        plain = quadratic_meet(c, odd, chance, 0.25, False, start, kinks, labels, jumps)
        assert here[:2] == plain[:2]
        assert (here[2] == plain[2]).all()
    _, mended, failed = memory[5]
    assert mended > 15  # and some steps were too wide for it
    assert failed > 1


def test_what_is_remembered_never_matters() -> None:
    start, kinks, labels, jumps = _given()
    odd, rng = odd_bits(N, MEMBERS), np.random.default_rng(1)
    for c in (3.0 * rng.dirichlet(np.ones(N)), np.full(N, 3.0 / N)):  # equal attention: all sums of a size are equal
        memory = memory_of(N, 3, len(kinks))
        first = mended_meet(c, odd, 0.5, 0.0, start, kinks, labels, jumps, memory, False)
        memory[3][:] = rng.integers(0, 2, memory[3].shape)
        memory[4][:] = rng.integers(0, 1 << 8, memory[4].shape)
        for numbers in memory[1]:
            numbers[3:6] = numbers[3:6][::-1].copy()
        second = mended_meet(c, odd, 0.5, 0.0, start, kinks, labels, jumps, memory, True)
        assert first[:2] == second[:2]
        assert (first[2] == second[2]).all()


def test_sums_rise_and_equal_ones_stand_by_their_numbers() -> None:
    rng = np.random.default_rng(2)
    for c, mend in itertools.product((rng.integers(1, 4, 7) / 4.0, rng.random(7)), (False, True)):
        values, table, numbers = np.empty(128), np.empty(128), rng.permutation(128)
        done = rising(c, values, numbers, table, mend)
        assert not done  # a permutation at random is not worth mending
        sums = [sum(c[p] for p in range(7) if number >> p & 1) for number in range(128)]
        assert numbers.tolist() == sorted(range(128), key=lambda number: (sums[number], number))
        np.testing.assert_allclose(values, sorted(sums), rtol=1e-14)
        numbers[[4, 5]] = numbers[[5, 4]]
        assert rising(c, values, numbers, table, True)
        assert numbers.tolist() == sorted(range(128), key=lambda number: (sums[number], number))


@pytest.mark.long
@pytest.mark.parametrize("order", [1, 2])
def test_risk_and_gradient_are_those_of_autograd(order: int) -> None:
    """Within 1e-12, at heads drawn at random and at wider ones; a step after another one."""
    spec = ModelSpec(n=N, b="0", temperature="1")
    odd, arguments = odd_bits(N, MEMBERS), meeting_arguments(spec, 1e-12, order)
    memory, gradient = meet_in_the_middle.memory_for(N, odd, arguments[-1]), np.empty((3, 2))
    for number, (seed, radius) in enumerate(itertools.product(range(3), (1.0, 1.001, 3.0))):
        heads = radius * drawn_heads(spec, seed)
        value = meet_in_the_middle.value_and_gradient(heads, odd, *arguments, memory, number > 0, gradient)
        expected, slopes = torch_enumeration(spec, heads, MEMBERS)()
        assert value == pytest.approx(expected, abs=1e-12)
        np.testing.assert_allclose(gradient, slopes, atol=1e-12)
