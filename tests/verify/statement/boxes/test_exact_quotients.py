"""Exact numbers with quotients and logarithms of sums: what is told to be zero is, and values are those of Arb."""

from __future__ import annotations

import random
from fractions import Fraction as F

import pytest
from flint import arb, ctx, fmpq

from verify.statement.boxes import exact
from verify.statement.boxes.exact import Form, apply
from verify.statement.boxes.intervals import Untold

ONE = Form.of(1)


def e(power: int | F) -> Form:
    return apply("exp", Form.of(power))


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (lambda: apply("log", ONE + e(2)), lambda: Form.of(2) + apply("log", ONE + e(-2))),
        (lambda: apply("tanh", ONE) * (ONE + e(-2)), lambda: ONE - e(-2)),
        (lambda: (ONE + e(2)).inverse() + (ONE + e(-2)).inverse(), lambda: ONE),
        (lambda: apply("sech2", ONE), lambda: ONE - apply("tanh", ONE) * apply("tanh", ONE)),
        (
            lambda: apply("log", Form.of(2) + Form.of(2) * e(-4)),
            lambda: apply("log", Form.of(2)) + apply("log", ONE + e(-4)),
        ),
        (lambda: apply("log", (ONE + e(1)).inverse()), lambda: -apply("log", ONE + e(1))),
        (lambda: apply("exp", apply("log", ONE + e(1))), lambda: ONE + e(1)),
        (
            lambda: apply("log", (e(1) - e(2)) * (ONE - e(3)).inverse()),
            lambda: ONE + apply("log", (ONE - e(1)) * (ONE - e(3)).inverse()),
        ),
    ],
)
def test_two_ways_to_write_a_number_are_told_to_be_the_same(one, two):
    apart = one() - two()
    assert not apart.terms
    assert exact.sign(apart) == 0
    assert exact.sign(one() - two() + Form.of(F(1, 10**40))) == 1


def test_what_is_near_is_not_the_same():
    assert exact.sign(apply("log", ONE + e(-4)) - apply("log", ONE + e(-5))) == 1
    assert exact.sign(apply("tanh", ONE) - Form.of(F(761594155955765, 10**15))) == -1


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: apply("sin", Form.atom("pi") * (ONE + e(F(-1, 2))).inverse()),  # not a multiple of pi
        lambda: apply("sqrt", (ONE + e(1)).inverse()),
        lambda: apply("exp", (ONE + e(1)).inverse()),
        lambda: apply("log", ONE - e(1)),
        lambda: apply("log", (ONE - e(1)) * (ONE + e(1)).inverse()),
        lambda: Form.of(0).inverse(),
        lambda: (apply("tanh", ONE) * (ONE + e(-2)) - ONE + e(-2)).inverse(),
    ],
)
def test_what_has_no_exact_name_or_is_no_number_is_untold(wrong):
    with pytest.raises(Untold):
        wrong()


def _drawn(rng: random.Random, depth: int) -> tuple[Form, arb]:
    """A number twice: exactly, and by Arb alone."""
    if depth == 0 or rng.random() < 0.15:
        value = F(rng.randint(-4, 4), rng.choice((1, 1, 2, 3)))
        return (
            (Form.atom("pi"), arb.pi())
            if rng.random() < 0.15
            else (Form.of(value), arb(fmpq(value.numerator, value.denominator)))
        )
    op = rng.choice(("add", "add", "sub", "mul", "div", "exp", "log", "tanh", "sqrt", "sin", "cos", "sech2", "erfc"))
    x, a = _drawn(rng, depth - 1)
    if op in ("add", "sub", "mul", "div"):
        y, b = _drawn(rng, depth - 1)
        return {
            "add": lambda: (x + y, a + b),
            "sub": lambda: (x - y, a - b),
            "mul": lambda: (x * y, a * b),
            "div": lambda: (x * y.inverse(), a / b),
        }[op]()
    own = 1 / a.cosh() ** 2 if op == "sech2" else getattr(a, op)()
    return apply(op, x), own


@pytest.mark.long
def test_exact_numbers_are_those_of_arb():
    rng, told, quotients = random.Random(7), 0, 0
    saved, ctx.prec = ctx.prec, 256
    try:
        for _ in range(6_000):
            try:
                form, value = _drawn(rng, 4)
            except Untold:
                continue
            if not value.is_finite():
                continue
            told += 1
            quotients += form.below is not None or any("ln:" in atom for key in form.terms for atom, _ in key)
            assert exact.ball(form).overlaps(value)
            if not form.terms:
                assert value.contains(0)
    finally:
        ctx.prec = saved
    assert told > 1_000
    assert quotients > 100
