"""Waves and short polynomials in the place of a smooth loss: beside the loss itself and beside all inputs."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from numerics.bit_sums.kinks import tone_meet
from numerics.bit_sums.smooth_functions import _build, tones_for
from numerics.parity.model.spec import ModelSpec
from numerics.parity.risk.loss import Loss, loss_of

LOSSES = [("squared-hinge", 3), ("hinge", 2), ("logistic", 2), ("squared-hinge", 1)]


def _loss(kind: str, k: int, b: str = "1/100") -> Loss:
    return loss_of(ModelSpec(n=12, k=k, loss=kind, b=b))


def _listed(loss: Loss, c: np.ndarray, odd: np.ndarray, offset: float, flip: bool) -> tuple[float, float, np.ndarray]:
    """E[l], E[l'], E[x l'] by listing every input."""
    x = np.array(list(itertools.product((0, 1), repeat=len(c))))
    s, labels = offset + x @ c, (x[:, odd].sum(axis=1) + flip) % 2
    value = np.where(labels == 0, loss.value(1, s), loss.value(-1, s))
    slope = np.where(labels == 0, loss.slope(1, s), loss.slope(-1, s))
    return value.mean(), slope.mean(), (x * slope[:, None]).mean(axis=0)


def _arguments(loss: Loss) -> tuple[object, ...]:
    found = tones_for(loss, 2.5e-10)
    assert found is not None
    return found.frequency, found.waves, found.kinks, found.labels, found.jumps


@pytest.mark.long
@pytest.mark.parametrize(("kind", "k"), LOSSES)
def test_sums_are_those_of_all_inputs(kind: str, k: int) -> None:
    loss = _loss(kind, k)
    rng = np.random.default_rng(7)
    for size, concentration, flip in ((12, 1.0, False), (12, 0.05, True), (k, 1.0, False), (9, 0.01, True)):
        c = k * rng.dirichlet(np.full(size, concentration)) * 0.99
        odd = np.zeros(size, bool)
        odd[rng.permutation(size)[:k]] = True
        found = tone_meet(c, odd, 0.01, flip, *_arguments(loss))
        wanted = _listed(loss, c, odd, 0.01, flip)
        assert found[0] == pytest.approx(wanted[0], abs=5e-10)
        assert found[1] == pytest.approx(wanted[1], abs=5e-8)
        np.testing.assert_allclose(found[2], wanted[2], atol=5e-8)


@pytest.mark.long
@pytest.mark.parametrize(("kind", "k"), LOSSES)
def test_the_error_that_is_told_is_met_between_the_test_points(kind: str, k: int) -> None:
    loss = _loss(kind, k)
    found = tones_for(loss, 2.5e-10)
    assert found is not None
    assert found.error <= 2.5e-10
    s = np.random.default_rng(3).uniform(0, k, 400)
    m = np.arange(found.waves.shape[2]) * found.frequency
    table = np.exp(1j * s[:, None] * m)
    parts = found.waves[:, 0] + 1j * found.waves[:, 1]
    for row, label in enumerate((1, -1)):
        value = (table @ (parts[0] + (1 - 2 * row) * parts[1])).real
        for t, jump in zip(found.kinks[found.labels == row], found.jumps[found.labels == row], strict=True):
            x = np.maximum(s - t, 0)
            value += sum(jump[j] * x**j / factorial for j, factorial in enumerate((1, 1, 2, 6, 24)) if j)
        np.testing.assert_allclose(value, loss.value(label, s), atol=found.error + 1e-12)


@pytest.mark.long
def test_too_few_waves_are_told_and_not_taken() -> None:
    loss = _loss("squared-hinge", 3)
    assert _build(loss, 192).error > 2.5e-10
    assert tones_for(loss, 1e-16) is None


def test_quadratic_pieces_are_left_to_the_corners() -> None:
    assert tones_for(_loss("squared-hinge", 3, "0"), 1e-9) is None
