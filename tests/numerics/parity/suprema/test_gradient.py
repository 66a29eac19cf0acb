"""The enclosure of sup ‖∇ŷ‖ against autograd, random attacks and the checker."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from numerics.parity.suprema.gradient import (
    classifier_slope,
    gradient_enclosure,
    largest_quotient,
    strongest_entry,
    strongest_point,
)
from numerics.soft_share.circle import arcs, covariances, envelope, support
from verify import checker

F = Fraction


def torch_gradient_norm(n, k, tau, b, heads, bits):
    """An independent forward model, differentiated by autograd."""
    import torch

    a = torch.tensor(heads, dtype=torch.float64, requires_grad=True)
    p = torch.arange(1, n + 1, dtype=torch.float64) * 2 * torch.pi / n
    gamma = torch.softmax((a[:, :1] * torch.sin(p) + a[:, 1:] * torch.cos(p)) / tau, dim=1)
    s = (gamma * torch.tensor([float(c) for c in bits], dtype=torch.float64)).sum()
    y = 1 + sum(
        (-1) ** q * (8 * q - 4) * ((s + 0.5 - q) + torch.sqrt((s + 0.5 - q) ** 2 + b)) / 2 for q in range(1, k + 1)
    )
    y.backward()
    return float(a.grad.norm())


@pytest.mark.parametrize(
    ("n", "k", "tau", "b"),
    [
        (2, 1, F(1), F(1, 100)),
        (3, 2, F(1, 3), F(1, 100)),
        (6, 2, F(1, 6), F(1, 100)),
        (8, 3, F(1, 8), F(1, 100)),
        (5, 5, F(1), F(10**6)),
        (6, 4, F(1, 36), F(1, 10**6)),
    ],
)
def test_enclosure_is_tight_and_both_ends_are_certified(n, k, tau, b):
    found = gradient_enclosure(n, k, tau, b)
    assert found.lower < found.upper <= found.lower * F(105, 100)
    assert found.upper <= 2 * k * F(str(k**0.5 + 1e-9)) / tau
    assert str(found.lower) in checker.establish(found.point)
    assert str(found.upper) in checker.establish(found.bound)
    heads = [[float(F(c)) for c in head] for head in found.point["heads"]]
    assert torch_gradient_norm(n, k, float(tau), float(b), heads, found.point["x"]) > float(found.lower)


def test_random_heads_and_inputs_of_any_shape_stay_below_the_upper_end():
    n, k, b = 6, 3, F(1, 100)
    upper = float(gradient_enclosure(n, k, F(1), b).upper)
    rng = np.random.default_rng(0)
    worst = 0.0
    for _ in range(300):
        heads = rng.normal(size=(40, k, 2)) * np.exp(rng.uniform(-3, 3, size=(40, 1, 1)))
        x = (rng.random(n) < 0.5).astype(float)[None]
        share, cov = covariances(n, heads, x)
        value = np.abs(classifier_slope(k, float(b), share.sum(1)[:, 0])) * np.sqrt((cov**2).sum((1, 2, 3)))
        worst = max(worst, value.max())
    assert 0.3 * upper < worst <= upper


def test_arcs_are_enough():
    """The best of all inputs is an arc: compare with all subsets."""
    n, rng = 7, np.random.default_rng(1)
    subsets = np.array([[(i >> p) & 1 for p in range(n)] for i in range(2**n)], dtype=float)
    for slope in (0.0, 0.1, 0.25):
        heads = rng.normal(size=(200, 2)) * 2
        values = []
        for inputs in (subsets, arcs(n)):
            share, cov = covariances(n, heads, inputs)
            values.append(np.maximum(((cov**2).sum(-1) - slope * share).max(-1), 0))
        np.testing.assert_allclose(values[0], values[1], atol=1e-12)


def test_envelope_covers_random_heads_far_and_near():
    n, rng = 9, np.random.default_rng(2)
    shape = envelope(n)
    heads = rng.normal(size=(5000, 2)) * np.exp(rng.uniform(-4, 6, size=(5000, 1)))
    share, cov = covariances(n, heads, arcs(n))
    assert ((cov**2).sum(-1) <= shape.majorant(share) + 1e-12).all()


def test_two_opposite_points_reach_one_half():
    assert support(2, 0.0) == pytest.approx(0.25, abs=1e-9)


@pytest.mark.sample(4)
@pytest.mark.parametrize("field", ["upper", "offsets", "slopes", "radius", "plane", "line", "n", "k", "tau", "b"])
def test_a_tightened_or_broken_bound_is_rejected(field):
    body = dict(gradient_enclosure(6, 2, F(1, 6), F(1, 100)).bound)
    changed = {
        "upper": str(F(body["upper"]) * F(97, 100)),
        "offsets": [str(F(a) * F(97, 100)) for a in body["offsets"]],
        "slopes": [str(F(a) * F(120, 100)) for a in body["slopes"]][::-1],
        "radius": "1",
        "plane": "0",
        "line": "0",
        "n": 5,
        "k": 3,
        "tau": "1/7",
        "b": "1/1000000",
    }[field]
    with pytest.raises(checker.Rejected):
        checker.establish(body | {field: changed})


def test_points_are_reproducible():
    strongest_point.cache_clear()
    first = strongest_point(5, 2, F(1, 100))
    strongest_point.cache_clear()
    assert strongest_point(5, 2, F(1, 100)) == first


def test_entry_and_quotient_respect_the_proved_bounds():
    assert 0.5 < strongest_entry(4, 2, F(1, 100)).value <= 4
    assert 0 < largest_quotient(6, 2, 1 / 6, 0.01, pairs=2000, seed=1) <= 2 * 2**1.5 * 6
