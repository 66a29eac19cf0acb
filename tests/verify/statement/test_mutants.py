"""Other formulas from a seed: every kind of slip is made, and a rewriting keeps the value."""

from __future__ import annotations

from random import Random

import pytest

from verify.statement.formula import FormulaError, read_formula
from verify.statement.mutate import SAME, is_different, mutated

FORMULAS = (
    "1 - 2*m/2**ceil((n-1)/m)",
    "2*n*(20/m**2 + 32*n**2/(m**2*sqrt(4)))",
    "n - -m",
    "-(n + 1)**2",
    "max(2*n*m, 2*(n + m))",
    "(n/m)/n - (m - (n - 1))",
    "2**-n",
    "n",
    "7",
)
SYMBOLS = ("n", "m")
POINTS = [{"n": n, "m": m} for n in (1, 2, 3, 7) for m in (1, 2, 5)]


def _value(text, at):
    try:
        return read_formula(text, SYMBOLS).ball(at)
    except FormulaError:
        return None


@pytest.mark.parametrize("text", FORMULAS)
@pytest.mark.parametrize("seed", range(6))
def test_a_rewriting_has_the_value_of_the_original(text, seed):
    """The same at every point, and with a value wherever the original has one."""
    for item in mutated(read_formula(text, SYMBOLS), Random(seed)):
        assert item.text != text
        for at in POINTS if item.change == SAME else ():
            before, after = _value(text, at), _value(item.text, at)
            assert before is not None, "the formulas above have values everywhere"
            assert after is not None, (item, at)
            assert before.overlaps(after), (item, at)


def test_a_seed_makes_the_same_formulas_and_another_seed_others():
    printed = read_formula("1 - 2*m/2**ceil((n-1)/m)", SYMBOLS)
    one, again, other = (mutated(printed, Random(seed)) for seed in (1, 1, 2))
    assert one == again
    assert len({item.text for item in one}) == len(one)
    assert len({item.text for item in one} & {item.text for item in other}) < 0.5 * len(one)
    assert {item.change for item in one} >= {"changed at random", SAME}


def test_every_kind_of_slip_of_a_formula_is_made():
    printed = read_formula("1 - 2*m/2**ceil((n-1)/m) + sqrt(m)*max(n, m**2)", SYMBOLS)
    made = {item.change for seed in range(80) for item in mutated(printed, Random(seed), counts={"slip": 3})}
    assert made >= {
        "sign",
        "constant",
        "exponent",
        "rounding",
        "extreme",
        "root",
        "one off",
        "one letter for another",
        "dropped part",
        "dropped divisor",
    }


def test_formulas_that_differ_nowhere_are_not_called_different():
    def formula(text):
        return read_formula(text, SYMBOLS)

    assert not is_different(formula("n + m"), formula("m + n"))
    assert is_different(formula("n"), formula("n + max(0, n - 1000)"))
    assert is_different(formula("n"), formula("n*(m - 2)/(m - 2)"))
