"""One hidden layer as a function of one number: what is true at dense points is shown, what is false is not."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from verify import checker
from verify.checker import Rejected

LAYERS = [[3, "1/2"], [-5, "-1"], [2, "-7/3"]]
SIGMA = {
    "softplus": lambda z: np.log1p(np.exp(z)),
    "tanh": np.tanh,
    "silu": lambda z: z / (1 + np.exp(-z)),
    "gelu": lambda z: z * (1 + np.vectorize(math.erf)(z / math.sqrt(2))) / 2,
    "smoothed-relu": lambda z: (z + np.sqrt(z * z + 0.25)) / 2,
    "relu": lambda z: np.maximum(z, 0),
    "piecewise:1/10,1,-2;0,1": lambda z: np.where(z < 0, z / 10, np.where(z < 1, z, 1 - 2 * (z - 1))),
}


def body(name, order, upper):
    bounds = {"low": "-2", "high": "3", "order": order, "upper": str(upper)}
    return {"kind": "neurons-bound", "activation": name, "b": "1/4", "layers": LAYERS, "scale": "3/2"} | bounds


def largest(name, order):
    """|f|, |f'| or |f''| at dense points, by differences."""
    s = np.linspace(-2, 3, 40_001)
    shifts = (0.5, -1.0, -7 / 3)
    f = 1.5 * (1 + sum(w * SIGMA[name](s + h) for (w, _), h in zip(LAYERS, shifts, strict=True)))
    for _ in range(order):
        f = np.diff(f) / (s[1] - s[0])
    return float(np.abs(f).max())


@pytest.mark.parametrize("name", SIGMA)
@pytest.mark.parametrize("order", [0, 1, 2])
def test_the_largest_value_is_between_what_is_shown_and_what_is_not(name, order):
    corners = name.startswith(("relu", "piecewise"))
    if corners and order != 1:
        with pytest.raises(Rejected, match=r"activation must be|corners"):
            checker.establish(body(name, order, 1000))
        return
    found = largest(name, order)
    assert "for -2 <= s <= 3" in checker.establish(body(name, order, Fraction(math.ceil(found * 1040), 1000)))
    with pytest.raises(Rejected, match="fails or is undecided"):
        checker.establish(body(name, order, Fraction(math.floor(found * 980), 1000)))


@pytest.mark.parametrize(
    "forged",
    [
        {"activation": "sine"},
        {"activation": ["tanh"]},
        {"layers": []},
        {"layers": [["1", "0"]]},
        {"layers": [[1, 0.5]]},
        {"low": "3"},
        {"scale": "-1"},
        {"order": 3},
        {"upper": "nan"},
        {"more": 1},
    ],
)
def test_forgeries_are_refused(forged):
    with pytest.raises(Rejected):
        checker.establish(body("tanh", 1, 1000) | forged)
