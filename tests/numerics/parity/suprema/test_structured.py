"""The structured Hessian against the generated one, in balls and in mpmath."""

from __future__ import annotations

from fractions import Fraction

import flint
import mpmath
import numpy as np
import pytest

from numerics.arithmetic.kinds import Numpy
from numerics.parity.model import ModelSpec
from numerics.parity.model.functions import Functions
from numerics.parity.suprema.structured import Circle, ball_hessian, output_hessian


def arb_inputs(n, heads):
    q = flint.fmpq
    u = [(flint.arb.sin_pi_fmpq(q(2 * p, n)), flint.arb.cos_pi_fmpq(q(2 * p, n))) for p in range(1, n + 1)]
    return [tuple(flint.arb(q(v.numerator, v.denominator)) for v in head) for head in heads], u


@pytest.mark.parametrize("seed", range(6))
def test_structure_and_generated_functions_agree(seed):
    rng = np.random.default_rng(seed)
    spec = ModelSpec(n=int(rng.integers(2, 9)), k=2, b="1/50")
    heads = [[Fraction(int(v), 100) for v in rng.integers(-200, 200, 2)] for _ in range(2)]
    x = rng.integers(0, 2, spec.n)
    expected = Functions(spec, Numpy()).hessian([[float(v) for v in head] for head in heads], x)
    balls, u = arb_inputs(spec.n, heads)
    tau, b = flint.arb(flint.fmpq(1, spec.n)), flint.arb(flint.fmpq(1, 50))
    table = output_hessian(balls, [int(v) for v in x], u, tau, b, flint.arb.exp, flint.arb.sqrt)
    found = np.array([[float(entry.mid()) for entry in row] for row in table])
    np.testing.assert_allclose(found, expected, rtol=1e-7, atol=1e-7 * np.abs(expected).max() + 1e-9)
    matrix = ball_hessian(flint.arb_mat([list(head) for head in balls]), [int(v) for v in x], Circle(spec.n), tau, b)
    for row, other in zip(table, matrix, strict=True):
        assert all(one.overlaps(two) for one, two in zip(row, other, strict=True))
    found = np.array([[float(entry.mid()) for entry in row] for row in matrix])
    np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-6 * np.abs(expected).max() + 1e-9)
    with mpmath.workdps(60):
        plane = [
            (mpmath.sin(2 * mpmath.pi * p / spec.n), mpmath.cos(2 * mpmath.pi * p / spec.n))
            for p in range(1, spec.n + 1)
        ]
        numbers = [tuple(mpmath.mpf(v.numerator) / v.denominator for v in head) for head in heads]
        exact = output_hessian(
            numbers, [int(v) for v in x], plane, mpmath.mpf(1) / spec.n, mpmath.mpf(1) / 50, mpmath.exp, mpmath.sqrt
        )
    for row, other in zip(table, exact, strict=True):
        for ball, value in zip(row, other, strict=True):
            assert ball.overlaps(flint.arb(mpmath.nstr(value, 50)))
