"""Both ends of the best risk on labelled points of the plane, where the answer is known."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from numerics.lipschitz_fit import fit, lower_bound
from verify import checker
from verify.checker import Rejected

F = Fraction


@pytest.mark.parametrize("norm", [F(0), F(1, 2), F(1), F(3, 2), F(4)])
def test_two_points_at_distance_one(norm):
    """Outputs ±min(norm, 2)/2 are best: the risk is (1 - norm/2)_+²."""
    points, labels = [[F(0), F(0)], [F(1), F(1, 3)]], [1, -1]
    best = float(max(F(0), 1 - norm / 2) ** 2)
    low, plan = lower_bound(points, labels, norm)
    above = fit(points, labels, norm, F(1, 100))
    assert float(low) == pytest.approx(best, abs=2e-3)
    assert low <= F(best).limit_denominator(10**9) + F(1, 10**9)
    assert best - 1e-9 <= float(above.value) <= best + 0.05
    assert all({a, b} == {0, 1} and F(mass) >= 0 for a, b, mass in plan)


def test_no_lipschitz_function_is_below_and_the_fit_keeps_its_word():
    draw = np.random.default_rng(4)
    points = [[F(int(v), 16) for v in row] for row in draw.integers(-16, 17, size=(12, 3))]
    labels = [int(s) for s in draw.choice((-1, 1), size=12)]
    table = np.array([[float(v) for v in row] for row in points])
    for norm in (F(1, 2), F(2)):
        low, _ = lower_bound(points, labels, norm)
        above = fit(points, labels, norm, F(1, 10))
        assert 0 <= low < above.value <= 1
        path = sum(abs(a) * sum(map(abs, row)) for a, row in zip(above.alpha, above.beta, strict=True))
        assert path <= norm
        risk = (np.maximum(1 - labels * above.outputs(table, 0.1), 0) ** 2).mean()
        assert risk <= float(above.value) + 1e-9
        for _ in range(200):  # functions a·x + c with Σ|a| = norm, and cones
            a = draw.normal(size=3)
            a *= float(norm) / np.abs(a).sum()
            far = np.abs(table - table[draw.integers(12)]).max(axis=1)
            for output in (table @ a, float(norm) * far, -float(norm) * far):
                for shift in np.linspace(-2, 2, 9):
                    assert (np.maximum(1 - labels * (output + shift), 0) ** 2).mean() >= float(low)


def test_points_that_coincide_cost_one():
    low, _ = lower_bound([[F(1)], [F(1)]], [1, -1], F(100))
    assert math.isclose(low, 1, abs_tol=2e-3)


def test_the_checker_establishes_both_ends_and_no_forgery():
    points, labels, norm = [[F(0), F(1, 3)], [F(1), F(0)], [F(1, 2), F(2)]], [1, -1, 1], F(3, 2)
    given = {"points": [[str(v) for v in row] for row in points], "labels": labels, "norm": str(norm)}
    low, plan = lower_bound(points, labels, norm)
    above = fit(points, labels, norm, F(1, 10))
    dual = given | {"kind": "lipschitz-dual", "plan": plan, "value": str(low)}
    network = given | {"kind": "lipschitz-fit", "b": "1/10"} | above.body()
    assert f"of at least {low} on the 3 labelled points" in checker.establish(dual)
    assert f"of at most {above.value} on the 3 labelled points" in checker.establish(network)
    forgeries = [
        dual | {"value": str(low + F(1, 100))},
        dual | {"norm": str(norm + 1)},
        dual | {"labels": [1, 1, 1]},
        dual | {"labels": [1, -1, 0]},
        dual | {"labels": [1, -1]},
        dual | {"plan": [[0, 1, "-1"]]},
        dual | {"plan": [[0, 3, "1"]]},
        dual | {"points": [*given["points"][:2], ["0"]]},
        network | {"value": str(above.value - F(1, 20))},
        network | {"norm": "1/1000"},
        network | {"b": "0"},
        network | {"labels": [-1, 1, -1]},
        network | {"bias": network["bias"][1:]},
    ]
    for forged in forgeries:
        with pytest.raises(Rejected):
            checker.establish(forged)
