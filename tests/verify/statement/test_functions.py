"""tan, sinh, cosh and the inverse functions: values against mpmath, definedness, derivatives, enclosures, verdicts."""

from __future__ import annotations

import random
from fractions import Fraction

import mpmath
import pytest
from flint import arb, fmpq

from verify.engines import certify
from verify.statement import Refused, Undefined, coq, latex, read_prelude, read_statement
from verify.statement.arithmetic import Exact
from verify.statement.boxes import intervals
from verify.statement.evaluate import Machine
from verify.statement.floats import Floats
from verify.statement.reader import FUNCTIONS, is_reserved

ORACLE = {
    "tan": mpmath.tan,
    "sinh": mpmath.sinh,
    "cosh": mpmath.cosh,
    "arctan": mpmath.atan,
    "arcsin": mpmath.asin,
    "arccos": mpmath.acos,
    "arsinh": mpmath.asinh,
    "artanh": mpmath.atanh,
}
BOUNDED = {"arcsin", "arccos", "artanh"}  # defined between -1 and 1


def points(name: str, count: int = 40) -> list[Fraction]:
    draw = random.Random(name)
    scale = 1 if name in BOUNDED else 20
    return [Fraction(draw.randint(-999, 999), 1000) * scale for _ in range(count)]


def told(text: str, x: Fraction, arithmetic) -> object:
    statement = read_statement(f"for_all x : real\nsays {text} >= 0", read_prelude(""))
    machine = Machine(statement.prelude.definitions, arithmetic)
    value = fmpq(x.numerator, x.denominator) if isinstance(arithmetic, Exact) else float(x)
    return machine.value(statement.says.args[0], {"x": value})


@pytest.mark.parametrize("name", ORACLE)
def test_the_value_is_that_of_another_library(name):
    with mpmath.workdps(40):
        for x in points(name):
            true = ORACLE[name](mpmath.mpf(x.numerator) / x.denominator)
            found = arb(told(f"{name}(x)", x, Exact()))
            near = mpmath.mpf(str(found.mid().str(30, radius=False)))
            assert abs(near - true) < mpmath.mpf(10) ** -12 * (1 + abs(true))
            assert told(f"{name}(x)", x, Floats()) == pytest.approx(float(true), rel=1e-9, abs=1e-9)


@pytest.mark.parametrize("name", ORACLE)
def test_the_derivative_is_that_of_another_library(name):
    for x in points(name, 10):
        true = mpmath.diff(ORACLE[name], mpmath.mpf(x.numerator) / x.denominator)
        found = float(arb(told(f"D({name}(x), x)", x, Exact())))
        assert found == pytest.approx(float(true), rel=1e-6)


@pytest.mark.parametrize(
    ("text", "x"),
    [
        ("arcsin(x)", "1001/1000"),
        ("arccos(x)", "-2"),
        ("artanh(x)", "1"),
        ("artanh(x)", "-1"),
        ("artanh(x)", "3"),
        ("D(arcsin(x), x)", "1"),
        ("D(arccos(x), x)", "-1"),
    ],
)
def test_outside_it_has_no_value(text, x):
    with pytest.raises(Undefined):
        told(text, Fraction(x), Exact())


def test_exact_values():
    assert [told(text, Fraction(0), Exact()) for text in ("tan(x)", "sinh(x)", "cosh(x)", "arsinh(x)")] == [0, 0, 1, 0]
    assert told("arccos(x)", Fraction(1), Exact()) == 0


@pytest.mark.parametrize("name", ["arctan", "arcsin", "arsinh"])
def test_an_enclosure_contains_the_values(name):
    draw = random.Random(name)
    ends = [-1.0, -0.5, 0.0, 1e-300, 0.3, 1.0] + ([] if name == "arcsin" else [1e6, 1e300, -1e300])
    for _ in range(200):
        low, high = sorted(draw.choices(ends, k=2))
        found = intervals.FUNCTIONS[name]((low, high))
        for x in (low, high, low + (high - low) / 3):
            with mpmath.workdps(340):
                assert found[0] <= ORACLE[name](mpmath.mpf(x)) <= found[1]
    if name == "arctan":
        with mpmath.workdps(40):
            assert intervals.FUNCTIONS[name]((0.0, float("inf")))[1] > mpmath.pi / 2
    if name == "arcsin":
        with pytest.raises(intervals.Untold):
            intervals.FUNCTIONS[name]((0.0, 1.0000001))


@pytest.mark.parametrize(
    ("said", "over", "verdict"),
    [
        ("arctan(x) <= x", "x >= 0", "holds"),
        ("arctan(x) <= pi/2", "x : reals", "holds"),
        ("arctan(x) <= 157/100", "x : reals", "refuted"),
        ("arctan(1) == pi/4", "", "holds"),
        ("arctan(1) < pi/4", "", "refuted"),
        ("arcsin(x) <= 2", "x : reals", "open"),  # not defined beyond 1
        ("arcsin(x)*0 == 0", "x : reals", "open"),
        ("arcsin(x) >= -2", "-1 <= x <= 1", "holds"),
        ("arcsin(x) >= x", "0 <= x <= 1", "holds"),
        ("arccos(x) + arcsin(x) <= 158/100", "-1 <= x <= 1", "holds"),
        ("diff(arcsin(x), x) >= 1", "-1 <= x <= 1", "open"),  # none at the ends
        ("diff(arcsin(x), x) >= 1", "-1 < x < 1", "holds"),
        ("cosh(x) >= 1", "x : reals", "holds"),
        ("sinh(x) >= x", "x : reals", "refuted"),
        ("tan(x) >= x", "0 <= x <= 1", "holds"),
        ("tan(x)*0 == 0", "0 <= x <= 2", "open"),  # a pole at pi/2
        ("tan(x) >= x", "0 <= x <= 2", "refuted"),
        ("artanh(x) >= x", "0 <= x <= 1/2", "holds"),
        ("artanh(x) >= x", "0 <= x <= 1", "open"),
        ("arsinh(x) <= x", "x >= 0", "holds"),
        ("arsinh(x) <= x", "-1 <= x <= 1", "refuted"),
        ("abs(arctan(x) - arctan(y)) <= abs(x - y)", "x : reals, y : reals", "holds"),
    ],
)
def test_the_engines_decide_or_leave_it_open(said, over, verdict):
    assert certify(said, over=over, effort="quick").verdict == verdict


@pytest.mark.parametrize("name", ORACLE)
def test_its_name_means_nothing_else(name):
    assert name in FUNCTIONS
    assert is_reserved(name)
    with pytest.raises(Refused):
        read_prelude(f"names z : real\n{name}(z) = 7")
    with pytest.raises(Refused):
        read_prelude(f"names {name} : real")


def test_formulas_and_what_is_not_printed():
    statement = read_statement("for_all x : real\nsays arctan(x) <= arsinh(x) + 1", read_prelude(""))
    assert r"\arctan\left(x\right)" in latex.statement(statement)
    assert r"\operatorname{arsinh}\left(x\right)" in latex.statement(statement)
    with pytest.raises(Refused):
        coq.statement(statement, "p")
