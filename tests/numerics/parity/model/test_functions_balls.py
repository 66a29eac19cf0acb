"""The generated functions: four arithmetics held to one another, and to differences."""

from __future__ import annotations

import functools
import random
from fractions import Fraction

import flint
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numerics.arithmetic.kinds import Arb, Mpmath, Numpy, Torch
from numerics.parity.model import ModelSpec
from numerics.parity.model.functions import Functions
from tests.numerics.parity.model.forward import IDS, SPECS, close, point, to_ball


def quantities(functions: Functions, heads, x) -> dict[str, list]:
    found = {
        "weights": functions.weights(heads[0], x),
        "share": functions.share(heads[0], x),
        "output": functions.output(heads, x),
        "gradient": functions.gradient(heads, x),
        "hessian": functions.hessian(heads, x),
        "share-hessian": functions.share_derivatives(heads[0], x)[2],
    }
    return {name: list(np.ravel(values)) for name, values in found.items()}


@functools.cache
def build(spec: ModelSpec, arithmetic: type, digits: int | None = None, bits: int = 53) -> Functions:
    """Functions are compiled once for all points; balls of the positions have the precision of ``bits``."""
    with flint.ctx.workprec(bits):
        return Functions(spec, arithmetic() if digits is None else arithmetic(digits))


def contained(spec: ModelSpec, heads, x, bits: int = 53, digits: int = 60) -> bool:
    """Every ball must be finite and contain the value at so many digits; False where a ball is not finite."""
    reference = quantities(build(spec, Mpmath, digits), heads, x)
    with flint.ctx.workprec(bits):
        balls = quantities(build(spec, Arb, bits=bits), heads, x)
    if not all(ball.is_finite() for values in balls.values() for ball in values):
        return False
    for name, values in balls.items():
        for ball, value in zip(values, reference[name], strict=True):
            assert ball.contains(to_ball(value)), (name, heads, x, ball, value)
    return True


@pytest.mark.long
@pytest.mark.sample(8)
@pytest.mark.parametrize("spec", SPECS, ids=IDS)
def test_balls_contain_the_sixty_digit_values(spec):
    for seed in range(8):
        assert contained(spec, *point(spec, seed))
        assert contained(spec, *point(spec, seed), bits=400, digits=200)


@pytest.mark.sample(10)
@pytest.mark.parametrize("temperature", ["1/n**2", "1"])
@pytest.mark.parametrize("b", ["1/10**30", "1/100", "10**12"])
@pytest.mark.parametrize("radius", [0.0, 1e-8, 1.0, 40.0, 1e6])
def test_balls_contain_the_values_at_extreme_radii_smoothings_and_temperatures(temperature, b, radius):
    for n, k in [(1, 1), (2, 1), (5, 3)]:
        spec = ModelSpec(n=n, k=k, temperature=temperature, b=b)
        for seed in range(4):
            heads, x = point(spec, seed, radius)
            # sqrt(z^2 + b) with z = 0 and b = 10^-30 needs more than 53 bits to be told from 0
            assert contained(spec, heads, x) or contained(spec, heads, x, bits=150)
            numbers = quantities(build(spec, Numpy), heads, x)
            assert all(np.all(np.isfinite(values)) for values in numbers.values())


@pytest.mark.long
@settings(max_examples=15, deadline=None)
@given(st.integers(1, 6), st.data())
def test_four_arithmetics_agree(n, data):
    entry = st.fractions(-3, 3, max_denominator=1000)
    k = data.draw(st.integers(1, n))
    spec = ModelSpec(
        n=n,
        k=k,
        temperature=data.draw(st.sampled_from(["1", "1/n", "1/(2*n)"])),
        b=data.draw(st.sampled_from(["1/100", "1", "3"])),
    )
    heads = data.draw(st.lists(st.tuples(entry, entry), min_size=k, max_size=k))
    x = data.draw(st.lists(st.integers(0, 1), min_size=n, max_size=n))
    results = [
        quantities(Functions(spec, arithmetic), heads, x) for arithmetic in (Mpmath(60), Numpy(), Torch(), Arb())
    ]
    for name, reference in results[0].items():
        for other in results[1:3]:
            assert close(other[name], reference), name
        assert all(
            ball.is_finite() and ball.contains(to_ball(value))
            for ball, value in zip(results[3][name], reference, strict=True)
        ), name


@pytest.mark.long
def test_finite_differences_at_sixty_digits():
    for spec in [s for s in SPECS if s.n <= 6]:
        functions = Functions(spec, Mpmath(60))
        mp = functions.arithmetic.mp
        step = mp.mpf(10) ** -20
        heads, x = point(spec, 2)
        table = functions.arithmetic.array(heads)
        gradient, hessian = functions.gradient(table, x), functions.hessian(table, x)
        for entry in range(min(4, table.size)):
            ahead, behind = table.copy(), table.copy()
            ahead.flat[entry] += step
            behind.flat[entry] -= step
            slope = (functions.output(ahead, x) - functions.output(behind, x)) / (2 * step)
            column = (functions.gradient(ahead, x) - functions.gradient(behind, x)) / (2 * step)
            scale = 1 + max(abs(value) for value in gradient)
            assert abs(slope - gradient[entry]) < scale * mp.mpf(10) ** -30
            assert all(abs(value) < 10**6 * mp.mpf(10) ** -30 for value in column - hessian[entry])


@pytest.mark.long
def test_a_ball_of_temperatures_and_heads_encloses_what_happens_inside():
    spec, rng = ModelSpec(n=4, k=2), random.Random(5)
    heads, x = [[Fraction(1, 3), 1], [-1, Fraction(1, 2)]], [1, 0, 1, 1]
    wide = [[flint.arb(flint.fmpq(*Fraction(c).as_integer_ratio())) + flint.arb(0, 0.01) for c in row] for row in heads]
    balls = quantities(Functions(spec, Arb(), tau=flint.arb(0.25, 0.01)), wide, x)
    functions = Functions(spec, Mpmath(60))
    for _ in range(40):
        near = [[float(c) + rng.uniform(-0.0099, 0.0099) for c in row] for row in heads]
        functions.tau = functions.arithmetic.array(0.25 + rng.uniform(-0.0099, 0.0099))
        inside = quantities(functions, near, x)
        assert all(
            ball.contains(to_ball(value))
            for name in balls
            for ball, value in zip(balls[name], inside[name], strict=True)
        )
