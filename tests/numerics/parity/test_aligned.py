from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest

from numerics.parity import aligned as e


def brute_risk(n, tau, b, bits):
    import torch

    p = torch.arange(1, n + 1, dtype=torch.float64) * 2 * torch.pi / n
    total = 0.0
    weights = sum(torch.softmax(torch.cos(p - 2 * torch.pi * bit / n) / tau, 0) for bit in bits)
    for x in itertools.product((0.0, 1.0), repeat=n):
        s = (weights * torch.tensor(x, dtype=torch.float64)).sum()
        y = 1 + sum(
            (-1) ** q * (8 * q - 4) * ((s + 0.5 - q) + torch.sqrt((s + 0.5 - q) ** 2 + b)) / 2
            for q in range(1, len(bits) + 1)
        )
        label = (-1) ** int(sum(x[bit - 1] for bit in bits))
        total += float(torch.clamp(1 - label * y, min=0) ** 2)
    return total / 2**n


@pytest.mark.parametrize(
    ("n", "tau", "b", "bits"), [(4, 0.25, 0.01, (1, 3)), (5, 1.0, 0.0, (2,)), (6, 0.05, 1.0, (1, 2, 6))]
)
def test_aligned_risk_against_brute_force(n, tau, b, bits):
    assert e.aligned_risk(n, tau, b, bits) == pytest.approx(brute_risk(n, tau, b, bits), rel=1e-12)


def test_worst_set_is_the_worst():
    risk, bits = e.worst_aligned_risk(6, 2, 1 / 6, 0.01)
    every = [e.aligned_risk(6, 1 / 6, 0.01, pair) for pair in itertools.combinations(range(1, 7), 2)]
    assert risk == pytest.approx(max(every), rel=1e-12)
    assert e.aligned_risk(6, 1 / 6, 0.01, bits) == pytest.approx(risk, rel=1e-12)


def test_network_is_exact_and_a_changed_weight_is_noticed():
    weights, offsets = [Fraction(8 * j - 4) for j in range(1, 9)], [Fraction(1, 2) - j for j in range(1, 9)]
    assert e.network_failure(weights, offsets) is None
    for i in range(8):
        changed = [*weights]
        changed[i] += Fraction(1, 10**6)
        assert e.network_failure(changed, offsets) == i + 1


def test_all_heads_miss_the_margin_with_a_smoothed_classifier():
    """The argument for every choice of heads: c_p > 0 sum to k, and some input has a positive loss."""
    rng = np.random.default_rng(5)
    for k in (1, 2, 3, 4, 6):
        for b in (1e-6, 1e-2, 1.0, 1e4):
            for n in (k, k + 2):
                c = rng.dirichlet(np.ones(n) * rng.choice([0.05, 1, 20]), size=k).sum(0)
                inputs = np.array(list(itertools.product((0, 1), repeat=n)))
                labels = (-1.0) ** inputs[:, :k].sum(1)
                margins = labels * e.smoothed_output(k, b, inputs @ c)
                assert margins.min() < 1


def test_with_as_many_heads_as_bits_relu_is_exact_at_every_temperature():
    assert e.aligned_risk(5, 0.7, 0.0, (1, 2, 3, 4, 5)) < 1e-20
    assert e.aligned_risk(6, 0.7, 0.0, (1, 2, 3, 4, 5)) > 1e-3


def test_peak_attention_against_softmax():
    for n, tau in ((8, Fraction(1, 8)), (20, Fraction(1, 20)), (5, Fraction(1))):
        weights = e.aligned_weights(n, float(tau), (1,))
        assert float(e.peak_attention(n, tau).mid()) == pytest.approx(weights.max(), rel=1e-12)


def test_counts_are_those_of_the_networks():
    counts = e.parameter_counts(7, 3)
    assert counts["feed-forward"] == {"shared": 8, "edges": 16, "entries": 28}
    assert counts["transformer"] == {"shared": 56, "edges": 16, "entries": 67}


@pytest.mark.parametrize(
    ("n", "k", "tau", "b"), [(3, 1, 0.1, 0.0), (5, 2, 1.0, 100.0), (8, 3, 0.125, 0.01), (6, 6, 0.5, 1.0)]
)
def test_rescaled_transformer_has_margin_one_half(n, k, tau, b):
    radius = tau * np.log(16 * k * k * n) / (1 - np.cos(2 * np.pi / n))
    c = e.aligned_weights(n, tau / radius, tuple(range(1, k + 1)))
    smoothing = b / max(1, 8 * k * k * np.sqrt(b)) ** 2
    inputs = np.array(list(itertools.product((0, 1), repeat=n)))
    labels = (-1.0) ** inputs[:, :k].sum(1)
    margins = labels * e.smoothed_output(k, smoothing, inputs @ c)
    assert margins.min() > 0.5
    assert e.aligned_margin(n, tau / radius, smoothing, tuple(range(1, k + 1))) == pytest.approx(margins.min())


def test_peak_attention_far_out_and_in_the_limit():
    """Against the law √(2π/n) at τ = 1/n, and the theta series at τ = 1/n²."""
    import math

    peak = e.peak_attention(10**5, Fraction(1, 10**5))
    assert float(peak.mid()) == pytest.approx(math.sqrt(2 * math.pi / 10**5), rel=1e-4)
    assert float(e.peak_attention_limit().mid()) == pytest.approx(1 / (1 + 2 * math.exp(-2 * math.pi**2)), rel=1e-12)
    assert float(e.peak_attention(2000, Fraction(1, 2000**2)).mid()) == pytest.approx(
        float(e.peak_attention_limit().mid()), rel=1e-9
    )
    direct = sum(math.exp((math.cos(2 * math.pi * d / 7) - 1) * 3) for d in range(7))
    assert float(e.peak_attention(7, Fraction(1, 3)).mid()) == pytest.approx(1 / direct, rel=1e-12)
