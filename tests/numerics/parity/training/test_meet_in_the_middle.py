"""Training between 15 and 24 positions: compiled runs beside the exact engine a step at a time."""

from __future__ import annotations

import numpy as np
import pytest

from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.exact import drawn_heads, risk
from numerics.parity.training import meet_in_the_middle
from numerics.parity.training.engine import meeting_arguments, meets, odd_bits
from numerics.parity.training.runs import Settings, follow, outcome_of, train_many
from numerics.parity.training.sweeps import named_set

SIZES = [  # n, k, b, loss, temperature, heads
    (15, 1, "0", "squared-hinge", "1/n", 1),
    (15, 15, "0", "squared-hinge", "1", 15),
    (16, 4, "0", "squared-hinge", "1/n", 4),
    (17, 3, "1/100", "squared-hinge", "1", 3),
    (20, 3, "0", "squared-hinge", "1/n", 3),
    (20, 3, "0", "hinge", "1", 3),
    (20, 3, "1/100", "squared-hinge", "1/n**2", 5),
    (18, 2, "1/100", "logistic", "1/n", 2),
]


def _value(
    spec: ModelSpec, heads: np.ndarray, members: tuple[int, ...], again: bool = False, order: int = 1
) -> tuple[float, np.ndarray]:
    gradient, odd = np.empty_like(heads), odd_bits(spec.n, members)
    arguments = meeting_arguments(spec, 1e-9, order)
    memory = meet_in_the_middle.memory_for(spec.n, odd, arguments[-1])
    for turn in range(1 + again):
        value = meet_in_the_middle.value_and_gradient(heads, odd, *arguments, memory, bool(turn), gradient)
    return value, gradient


@pytest.mark.long
@pytest.mark.parametrize("order", [1, 2])
@pytest.mark.parametrize(("n", "k", "b", "loss", "tau", "m"), SIZES)
def test_value_and_gradient_are_those_of_all_inputs(n, k, b, loss, tau, m, order) -> None:
    spec = ModelSpec(n=n, k=k, b=b, loss=loss, temperature=tau, m=m)
    assert meets(spec)
    for seed, radius in ((0, 1.0), (1, 5.0)):
        heads, members = radius * drawn_heads(spec, seed), named_set("random", n, k, seed)
        value, gradient = _value(spec, heads, members, order=order)
        exact = risk(spec, heads, members, method="enumerate", gradient=True)
        assert value == pytest.approx(exact.value, abs=1e-9)
        np.testing.assert_allclose(gradient, exact.gradient, atol=1e-7 * max(1, float(np.abs(exact.gradient).max())))


@pytest.mark.long
@pytest.mark.parametrize("order", [1, 2])
def test_biased_inputs_are_weighed(order: int) -> None:
    spec = ModelSpec(n=16, k=2, b="0", inputs="bernoulli:1/5", temperature="1")
    heads = drawn_heads(spec, 3)
    value, gradient = _value(spec, heads, (3, 9), order=order)
    exact = risk(spec, heads, (3, 9), method="enumerate", gradient=True)
    assert value == pytest.approx(exact.value, abs=1e-9)
    np.testing.assert_allclose(gradient, exact.gradient, atol=1e-7)


@pytest.mark.long
def test_an_order_that_is_mended_gives_the_same_bits() -> None:
    spec = ModelSpec(n=16, k=3, b="0", temperature="1")
    for heads in (drawn_heads(spec, 3), np.zeros((3, 2))):  # without attention all sums of a size are equal
        one, two = _value(spec, heads, (2, 7, 11)), _value(spec, heads, (2, 7, 11), again=True)
        assert one[0] == two[0]
        assert (one[1] == two[1]).all()


@pytest.mark.long
@pytest.mark.parametrize("order", [1, 2])
@pytest.mark.parametrize(("b", "optimiser"), [("0", "gd"), ("0", "adam"), ("1/100", "gd")])
def test_runs_are_those_of_the_loop(b: str, optimiser: str, order: int) -> None:
    """Within 1e-6 after 40 steps, as for small n; statuses and levels are the same."""
    spec = ModelSpec(n=20, k=3, b=b, temperature="1")
    chosen = [Settings(optimiser=optimiser, rate=0.05, steps=40, seed=seed, target=0, every=40) for seed in range(3)]
    sets = [named_set("random", 20, 3, seed) for seed in range(3)]
    for members, one, ended in zip(sets, chosen, train_many(spec, sets, chosen, order), strict=True):
        loop = outcome_of(list(follow(spec, members, one, compiled_steps=False)))
        assert (ended.status, ended.steps, ended.reached) == (loop.status, loop.steps, loop.reached)
        assert ended.last == pytest.approx(loop.last, abs=1e-6)
        assert ended.first == pytest.approx(loop.first, abs=1e-9)
        np.testing.assert_allclose(ended.heads, loop.heads, atol=1e-5)


@pytest.mark.long
def test_heads_that_overflow_end_a_run_as_a_failure() -> None:
    spec = ModelSpec(n=16, k=2, b="0")
    (ended,) = train_many(spec, [(3, 9)], [Settings(rate=1e308, steps=4)])
    assert ended.status == "non-finite"
