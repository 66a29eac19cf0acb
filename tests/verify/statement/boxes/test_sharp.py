"""Tighter sizes far out: erfc from both sides, powers with fractions, log z below a small power of z."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from flint import arb, ctx, fmpq

from verify.engines import certify
from verify.statement.boxes.asymptotics import Far, Sharp
from verify.statement.boxes.exact import Form
from verify.statement.boxes.intervals import Untold
from verify.statement.boxes.scale import Scale


@pytest.fixture(autouse=True)
def digits():
    saved, ctx.prec = ctx.prec, 200
    yield
    ctx.prec = saved


STARTS = (1.0, 2.0, 60.0, 4096.0)


def _contains(far: Far, tail, z: F, value: arb) -> bool:
    """Is the value at z one of those that a tail without terms says?"""
    scale, w = tail.rest.scale, tail.rest.w
    number = arb(fmpq(z.numerator, z.denominator))
    c2 = scale.c2.rational or F(0)
    size = (
        number.log() * fmpq(scale.k.numerator, scale.k.denominator) + fmpq(c2.numerator, c2.denominator) * number**2
    ).exp()
    return bool(arb(w[0]) * size <= value * (1 + arb(2) ** -40) and value * (1 - arb(2) ** -40) <= arb(w[1]) * size)


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("slope", [1, 3])
def test_erfc_is_enclosed_from_both_sides(start: float, slope: int):
    far = Sharp(start)
    found = far.fun("erfc", far.make({1: Form.of(slope)}, None))
    assert found.rest.scale == Scale(F(-1), Form.of(0), Form.of(-slope * slope))
    assert 0 < found.rest.w[0] < found.rest.w[1]
    for factor in (1, F(9, 8), 3):
        z = F(start) * factor
        assert _contains(far, found, z, (arb(fmpq(z.numerator, z.denominator)) * slope).erfc())


@pytest.mark.parametrize("start", [60.0, 4096.0])
def test_log_z_is_below_a_small_power(start: float):
    far = Sharp(start)
    found = far._log_z()
    assert found.rest.scale.k == (F(1, 8) if start > 3000 else F(1, 4))
    for factor in (1, 2, 1000, 10**9):
        z = F(start) * factor
        assert _contains(far, found, z, arb(fmpq(z.numerator, z.denominator)).log())


def test_a_power_is_of_a_positive_number():
    far = Sharp(10.0)
    found = far.raised(far.make({1: Form.of(2), 0: Form.of(1)}, None), F(2, 7))
    for z in (F(10), F(11), F(10**6)):
        assert _contains(
            far, found, z, (arb(fmpq(2 * z.numerator + z.denominator, z.denominator)).log() * fmpq(2, 7)).exp()
        )
    for wrong in ({1: Form.of(-2)}, {-1: Form.of(-1)}, {}):
        with pytest.raises(Untold):
            far.raised(far.make(wrong, None), F(2, 7))


@pytest.mark.parametrize(
    ("said", "over", "verdict"),
    [
        ("erf(x)**2 <= 1 - exp(-4*x**2/pi)", "x : reals", "holds"),
        ("erf(x)**2 <= 1 - exp(-x**2)/(2 + x)", "x > 0", "holds"),
        ("erf(x)**2 <= 1 - 2*exp(-x**2)/(3 + x)", "x > 0", "refuted"),
        ("-p*log(p) <= exp(18/25*log(4*p))", "0 < p < 1", "holds"),
        ("-p*log(p) <= exp(99/100*log(4*p))", "0 < p < 1", "refuted"),
    ],
)
def test_tails_of_erf_and_of_p_log_p(said: str, over: str, verdict: str):
    assert certify(said, over=over, effort="quick").verdict == verdict
