"""The model's own derivatives in formula trees, against automatic differentiation by mpmath at 40 digits."""

from __future__ import annotations

from fractions import Fraction

import mpmath
import pytest

from theorems.han2025.rules.display import FORMULAS, Scene
from theorems.han2025.rules.transformer import Point
from verify.checker import Rejected, establish

BODY = {"n": 5, "k": 2, "tau": "1/3", "b": "1/7", "heads": [["1/3", "-1/5"], ["2/7", "1/9"]]}
X = (1, 0, 1, 1, 0)


def _output(*entries):
    tau, b = mpmath.mpf(1) / 3, mpmath.mpf(1) / 7
    s = mpmath.mpf(0)
    for i in range(2):
        scores = [
            (
                entries[2 * i] * mpmath.sin(2 * mpmath.pi * p / 5)
                + entries[2 * i + 1] * mpmath.cos(2 * mpmath.pi * p / 5)
            )
            / tau
            for p in range(1, 6)
        ]
        raised = [mpmath.exp(v) for v in scores]
        s += mpmath.fsum(v for v, bit in zip(raised, X, strict=True) if bit) / mpmath.fsum(raised)
    zs = [s + mpmath.mpf(1) / 2 - q for q in (1, 2)]
    acts = [(z + mpmath.sqrt(z * z + b)) / 2 for z in zs]
    return 1 - 4 * acts[0] + 12 * acts[1]


@pytest.mark.parametrize("entries", [(0,), (3,), (0, 0), (0, 1), (1, 2), (3, 3)])
def test_derivatives_of_the_output(entries):
    scene = Scene(Point(BODY), X)
    point = [mpmath.mpf(Fraction(c).numerator) / Fraction(c).denominator for head in BODY["heads"] for c in head]
    orders = tuple(entries.count(e) for e in range(4))
    with mpmath.workdps(40):
        expected = mpmath.diff(_output, tuple(point), orders)
    tree = ["gradient" if len(entries) == 1 else "hessian", *map(str, entries)]
    found = FORMULAS.value(tree, scene, {})
    assert abs(float(found.mid()) - float(expected)) < 1e-9 * (1 + abs(float(expected)))


def test_entries_outside_the_model_and_large_formulas_are_rejected():
    base = {"kind": "formula-inequality", **BODY, "x": "10110", "relation": ">", "right": "0"}
    for left in (
        ["hessian", "0", "4"],
        ["gradient", "-1"],
        ["gradient"],
        ["output", "0"],
        ["nonsense"],
        ["sum", "p", "9", ["x", "p"]],
        ["sum", "p", ["x", "p"]],
    ):
        with pytest.raises(Rejected):
            establish(base | {"left": left})
    nested = ["sum", "p", "", ["sum", "j", "", ["sum", "r", "", ["sum", "s", "", ["x", "s"]]]]]
    with pytest.raises(Rejected):
        establish(base | {"left": nested})


def test_second_derivatives_need_a_smooth_activation():
    with pytest.raises(Rejected):
        establish(
            {
                "kind": "formula-inequality",
                **BODY,
                "b": "0",
                "x": "10110",
                "left": ["hessian", "0", "0"],
                "relation": "<",
                "right": "1000",
            }
        )
