"""The counterexamples that claim pages show in five lines, computed from the paper's formulas alone."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from verify.verdicts import papers as registry


def classifier(s: float, k: int, b: float) -> float:
    """The frozen classifier at the attended sum s."""
    smoothed = [(z + math.sqrt(z * z + b)) / 2 for z in (s + 0.5 - q for q in range(1, k + 1))]
    return 1 + sum((-1) ** q * (8 * q - 4) * value for q, value in enumerate(smoothed, 1))


def loss(output: float, bits: int) -> float:
    return max(0.0, 1 - (-1) ** bits * output) ** 2


def shown(claim: str) -> str:
    (text,) = [item.text for item in registry.claim("han2025", claim).lead if item.label == "Counterexample"]
    return " ".join(text.split())


def test_theorem_5() -> None:
    """Two heads at position 3 of three miss the bits 1 and 2, and every path to them rises to a risk of 2."""

    def risk(u: float, v: float) -> float:
        total = 0.0
        for x in itertools.product((0, 1), repeat=3):
            output = classifier(u * x[0] + v * x[1] + (2 - u - v) * x[2], 2, 0.0)
            total += loss(output, x[0] + x[1]) / 8
        return total

    def formula(u: float, v: float) -> float:
        return 1 + 8 * (u + v) ** 2 + (1 - 4 * u) ** 2 / 2 + (1 - 4 * v) ** 2 / 2

    grid = np.linspace(0, 1 / 4, 13)
    assert all(risk(u, v) == pytest.approx(formula(u, v)) for u in grid for v in grid)
    assert min(risk(u, v) for u in grid for v in grid) == pytest.approx(risk(1 / 12, 1 / 12)) == pytest.approx(5 / 3)
    assert min(risk(1 / 4, v) for v in grid) >= 2
    assert "1 + 8(u + v)² + (1 − 4u)²/2 + (1 − 4v)²/2" in shown("thm-5")


def test_lemma_19() -> None:
    output = classifier(0, 3, 0.01)
    assert round(output, 4) == 0.9802
    assert "f(0) = 0.9802" in shown("lemma-19")
    assert loss(output, 0) > 0


def test_theorem_11() -> None:
    weights = [2.0**j / (2**8 - 2) for j in range(1, 8)]
    assert sum(weights) == pytest.approx(1)
    seen = {sum(w * bit for w, bit in zip(weights, x, strict=True)) for x in itertools.product((-1, 1), repeat=7)}
    assert len(seen) == 128
    n, m, norm = 7, 1, 1 / 100
    bound = (1 - 2 * m / 2 ** math.ceil((n - 1) / (5 * m))) * (1 - 5 * m**2 * norm / n) ** 2
    assert bound == pytest.approx((1 - 2 / 4) * (1 - 1 / 140) ** 2)
    assert (round(bound, 3), "0.493" in shown("thm-11")) == (0.493, True)


def test_lemma_8() -> None:
    """The gradient at zero heads by differences, and the risk."""
    places = np.array([[math.sin(2 * math.pi * p / 4), math.cos(2 * math.pi * p / 4)] for p in range(1, 5)])

    def risk(heads: np.ndarray) -> float:
        total = 0.0
        attention = np.exp(heads @ places.T / 0.25)
        attention /= attention.sum(axis=1, keepdims=True)
        for x in itertools.product((0, 1), repeat=4):
            total += loss(classifier(float((attention @ np.array(x)).sum()), 2, 0.01), x[0] + x[2])
        return total / 16

    steps = [h.reshape(2, 2) for h in 1e-5 * np.eye(4)]
    assert max(abs(risk(h) - risk(-h)) / 2e-5 for h in steps) < 1e-8
    assert round(risk(np.zeros((2, 2))), 3) == 2.356
    assert "risk is 2.356" in shown("lemma-8")


def test_lemma_18() -> None:
    angles = [2 * math.pi * p / 4 for p in range(1, 5)]
    for wave, terms in ((math.sin, (2 / 16, -2 / 16)), (math.cos, (0, 0))):
        found = [
            3 / 16 * wave(angles[p]) + sum(wave(angles[j]) for j in range(4) if j != p) / 16
            for p in (0, 2)  # the input 1010
        ]
        assert found == pytest.approx(terms, abs=1e-15)
        assert sum(found) == pytest.approx(0, abs=1e-15)
    assert "2/16 and −2/16" in shown("lemma-18")


def test_hard_attention_solves_two_neighbours() -> None:
    assert [classifier(s, 2, 0) for s in (0, 1, 2)] == [1, -1, 1]
    assert "1, −1, 1 at S = 0, 1, 2" in shown("app-b-hard")


def test_lemma_16() -> None:
    b = 1e12

    def output(head: np.ndarray) -> float:
        weights = np.exp(np.array([[0, -1], [0, 1]]) @ head)  # positions 1 and 2 of 2
        return classifier(float(weights[1] / weights.sum()), 1, b)

    def slope(head: np.ndarray) -> np.ndarray:
        """Of the dominant part: f' is −2, up to 1e-6, and S is a sigmoid of twice the second entry."""
        share = 1 / (1 + math.exp(-2 * head[1]))
        return np.array([0, -2 * 2 * share * (1 - share)])

    first, second = np.array([0.0, 1.0]), np.array([0.0, 0.0])
    assert (output(first), output(second)) == pytest.approx((-2e6, -2e6), rel=1e-5)
    assert (slope(first)[1], slope(second)[1]) == pytest.approx((-0.42, -1), abs=1e-3)
    gap = float(np.linalg.norm(output(first) * slope(first) - output(second) * slope(second)))
    constant = math.sqrt(2) * (4 * (20 + 32 / math.sqrt(b)) + 64)
    assert (gap, constant) == pytest.approx((1.16e6, 203.6), rel=1e-3)
    assert all(text in shown("lemma-16") for text in ("1,160,000", "203.6", "−0.42"))


def test_other_distributions() -> None:
    """The least risk without one of three parity bits, by enumeration."""
    odds: dict[tuple[int, ...], float] = {}
    for x in itertools.product((0, 1), repeat=3):
        odds[x] = 1 / 16 + (1 / 4 if len(set(x)) == 1 else 0)
    assert sum(odds.values()) == 1
    least = 0.0
    for seen in itertools.product((0, 1), repeat=2):
        p, q = (odds[(*seen, seen[0] ^ seen[1])], odds[(*seen, 1 - (seen[0] ^ seen[1]))])
        least += 4 * p * q / (p + q)
    assert least == pytest.approx(2 / 3)
    assert "= 2/3" in shown("sec-3-scope")
