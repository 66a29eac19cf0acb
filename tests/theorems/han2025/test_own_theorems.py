"""The theorems that are ours alone, beside plain NumPy: descent that does not move, total attention, fixed heads."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from theorems.han2025 import PAPER
from verify.statement import read_statement
from verify.statement.assign import refutes
from verify.statement.catalogue import statements_of

OWN = ("thm-5-frozen", "thm-11-any-heads", "identification")
FORMULAS = statements_of(PAPER, claims=OWN)


def _inputs(n: int) -> np.ndarray:
    return np.array(list(itertools.product((0.0, 1.0), repeat=n)))


def _audit(n: int, tau: float, b: float, heads: np.ndarray, bits: list[int]) -> tuple[float, np.ndarray, np.ndarray]:
    """Risk, gradient and attention of k heads in the plane, over all inputs."""
    k, x, places = len(bits), _inputs(n), 2 * np.pi * np.arange(1, n + 1) / n
    u = np.stack([np.sin(places), np.cos(places)])
    scores = heads @ u
    weights = np.exp((scores - scores.max(axis=1, keepdims=True)) / tau)
    weights /= weights.sum(axis=1, keepdims=True)
    q = np.arange(1, k + 1)
    outer, level = (-1.0) ** q * (8 * q - 4), (x @ weights.sum(axis=0))[:, None] + 0.5 - q
    root = np.sqrt(level**2 + b)
    label = 1 - 2 * (x[:, [p - 1 for p in bits]].sum(axis=1) % 2)
    short = np.maximum(0, 1 - label * (1 + (level + root) / 2 @ outer))
    push = -2 * label * short * ((1 + level / np.where(root > 0, root, 1)) / 2 @ outer)
    moved = [push @ ((x * w) @ (u - (u @ w)[:, None]).T) / len(x) / tau for w in weights]
    return float((short**2).mean()), np.array(moved), weights


def test_the_gradient_is_that_of_differences() -> None:
    heads = np.array([[0.3, -0.7], [1.1, 0.4]])
    _, found, _ = _audit(4, 0.7, 0.01, heads, [1, 3])
    for place in np.ndindex(2, 2):
        step = np.zeros((2, 2))
        step[place] = 1e-6
        ends = [_audit(4, 0.7, 0.01, heads + side * step, [1, 3])[0] for side in (1, -1)]
        assert (ends[0] - ends[1]) / 2e-6 == pytest.approx(found[place], abs=1e-6)


def test_descent_from_drawn_heads_is_as_the_formula_says() -> None:
    """The longest steps that the condition allows, at drawn sizes, temperatures and positions."""
    dice, lucky = np.random.default_rng(11), 0
    for _ in range(300):
        n = int(dice.integers(2, 7))
        k = int(dice.integers(1, min(n, 3) + 1))
        bits = sorted(int(p) for p in dice.choice(n, k, replace=False) + 1)
        delta, b = dice.choice([0.05, 0.3, 1]), dice.choice([0, 1e-6, 1e-3])
        margin = 2 * np.sin(np.pi / n) * np.sin(delta * np.pi / n)
        stray = 10 ** dice.uniform(-10, -1.5)
        tau = margin / 2 / np.log((n - 1) / stray)
        blur = 4 * k**2 * stray + 4 * k * np.sqrt(b)
        drift, steps = 16 * k * (2 + blur) * stray / tau, int(dice.integers(1, 12))
        lead = dice.permutation(bits) if dice.random() < 0.4 else dice.integers(1, n + 1, size=k)
        angles = 2 * np.pi * lead / n + (1 - delta) * np.pi / n * dice.choice([-1, 0.5, 1], size=k)
        heads = np.stack([np.sin(angles), np.cos(angles)], axis=1)
        for _ in range(steps):
            heads = heads - margin / 8 / drift / steps * _audit(n, tau, b, heads, bits)[1]
        risk, _, weights = _audit(n, tau, b, heads, bits)
        assert (weights.argmax(axis=1) + 1 == lead).all()
        if set(bits) <= set(lead):
            assert risk <= blur**2 + 1e-12
            lucky += 1
        else:
            assert risk >= max(0, 2 - blur) ** 2 / 2 - 1e-12
    assert 50 < lucky < 250


@pytest.mark.parametrize(("n", "k"), [(1, 1), (3, 1), (3, 2), (4, 2), (3, 3)])
def test_the_lucky_draws_are_counted(n: int, k: int) -> None:
    claim = FORMULAS["thm-5-frozen/draws"]
    more = read_statement(claim.text.replace("== prod(i", "== 1 + prod(i"), claim.prelude)
    for chosen in itertools.combinations(range(1, n + 1), k):
        covering = [draw for draw in itertools.product(range(1, n + 1), repeat=k) if set(chosen) <= set(draw)]
        assert len(covering) == math.factorial(k)
        at = {"n": n, "k": k, "B": list(chosen), "N": n**k}
        assert not refutes(claim, at)
        assert refutes(more, at)


def test_heads_below_one_half_rank_the_set_first() -> None:
    """The theorem excludes ties only; heads that were drawn below 1/2 also have the order."""
    dice, seen = np.random.default_rng(5), 0
    for _ in range(1500):
        n = int(dice.integers(3, 6))
        k = int(dice.integers(1, min(n, 4)))
        bits = sorted(int(p) for p in dice.choice(n, k, replace=False) + 1)
        heads = dice.normal(size=(k, 2)) * dice.choice([1, 4])
        risk, _, weights = _audit(n, dice.choice([0.1, 0.3]), 1e-4, heads, bits)
        inside = np.isin(np.arange(1, n + 1), bits)
        if risk < 0.5:
            seen += 1
            assert weights.sum(axis=0)[inside].min() > weights.sum(axis=0)[~inside].max()
    assert seen > 100


def test_heads_with_a_tie_have_a_risk_of_one_half() -> None:
    """Heads and their mirror images about the middle of two positions, one of them in the set."""
    dice = np.random.default_rng(6)
    for _ in range(500):
        n, tau, b = int(dice.integers(3, 6)), dice.choice([0.05, 0.3]), dice.choice([0, 1e-4])
        one, other, rest = (int(p) for p in dice.choice(n, 3, replace=False) + 1)
        angle, length = dice.uniform(0, 2 * np.pi), dice.choice([1, 4])
        angles = np.array([angle, 2 * np.pi * (one + other) / n - angle])
        heads = length * np.stack([np.sin(angles), np.cos(angles)], axis=1)
        risk, _, weights = _audit(n, tau, b, heads, sorted([one, rest]))
        total = weights.sum(axis=0)
        assert total[one - 1] == pytest.approx(total[other - 1])
        assert risk >= 0.5


def test_fixed_heads_leave_a_position_that_costs() -> None:
    """Neurons in their linear range on the head that reads ones alike: near the bound for one bit, never below it."""
    least = []
    for n, share in itertools.product((4, 7, 10), (0.05, 0.25, 0.4)):
        x = _inputs(n)[1:]
        weight = np.concatenate([[1 / n], x[:, 0] / x.sum(axis=1)])  # of position 1; no ones: all alike
        label = 1 - 2 * np.concatenate([[0], x[:, 0]])
        norm, bound = share * n, (1 - 2 * share) ** 2
        answers = (np.linspace(0, 2, 401)[:, None] - 2 * norm * weight)[None]
        risks = (np.maximum(0, 1 - label * answers) ** 2).mean(axis=-1)
        assert risks.min() >= bound
        least.append(risks.min() - bound)
    assert min(least) < 0.005
