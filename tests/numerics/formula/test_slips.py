"""Planted errors: what is read back is what was written, rewritings keep the value, shifts go the way they say."""

from __future__ import annotations

import contextlib
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numerics.formula.fresh import fresh, plainly_different
from numerics.formula.grammar import ExpressionError, parse
from numerics.formula.slips import FAR, far_away, mutations, rewritings, shifts, slips, to_text

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


def trees():
    leaves = st.one_of(
        st.integers(0, 9).map(lambda i: ("number", Fraction(i))), st.sampled_from(SYMBOLS).map(lambda s: ("symbol", s))
    )
    return st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.tuples(st.sampled_from(["+", "-", "*", "/", "**", "max", "min"]), inner, inner),
            st.tuples(st.sampled_from(["neg", "ceil", "sqrt"]), inner),
        ),
        max_leaves=8,
    )


@settings(max_examples=150, deadline=None)
@given(trees())
def test_what_is_written_is_read_back(tree):
    with contextlib.suppress(ExpressionError):  # 1/0 and 9**9**9 have no value
        assert parse(to_text(tree), SYMBOLS).tree == tree


@pytest.mark.parametrize("text", FORMULAS)
def test_rewritings_have_the_same_value(text):
    printed = parse(text, SYMBOLS)
    found = rewritings(printed)
    assert len(found) >= 6
    for mutation in found:
        again = parse(mutation.text, SYMBOLS)
        assert all(again.exact(at) == printed.exact(at) for at in POINTS), mutation.text


@pytest.mark.parametrize("text", FORMULAS)
def test_shifts_go_the_way_they_say(text):
    printed = parse(text, SYMBOLS)
    for mutation in shifts(printed):
        again = parse(mutation.text, SYMBOLS)
        sign = 1 if mutation.relation == "larger" else -1
        assert all(sign * (again.exact(at) - printed.exact(at)) >= 0 for at in POINTS), mutation.text


def test_every_kind_of_slip_is_made():
    made = {mutation.operator for mutation in slips(parse("1 - 2*m/2**ceil((n-1)/m) + sqrt(m)*max(n, 2)", SYMBOLS))}
    assert made >= {
        "sign",
        "scale",
        "constant",
        "exponent",
        "ceiling and floor",
        "rounding dropped",
        "one off",
        "one letter for another",
        "factor dropped",
        "divisor dropped",
        "term dropped",
        "max and min",
        "root dropped",
    }


def test_each_text_comes_once_and_never_as_printed():
    printed = parse("8*n - 4", SYMBOLS)
    texts = [mutation.text for mutation in mutations(printed)]
    assert len(texts) == len(set(texts)) > 20
    assert "8*n - 4" not in texts


@pytest.mark.parametrize("sense", ["upper", "lower", "equal"])
def test_far_away_is_the_printed_formula_up_to_ten_million(sense):
    printed = parse("1/n", ("n",))
    (lie,) = far_away(printed, sense)
    again = parse(lie.text, ("n",))
    assert all(again.exact({"n": n}) == Fraction(1, n) for n in (1, 100, FAR - 1))
    assert again.exact({"n": FAR + 5}) != Fraction(1, FAR + 5)
    assert far_away(parse("2", ()), sense) == []


# ------------------------------------------------------------------------------------------------ made from a seed


def _value(text, at):
    try:
        return parse(text, SYMBOLS).ball(at)
    except ExpressionError:
        return None


@pytest.mark.parametrize("text", FORMULAS)
@pytest.mark.parametrize("seed", range(6))
def test_fresh_formulas_are_related_as_they_say(text, seed):
    """The same, larger or smaller at every point, and with a value wherever the original has one."""
    for item in fresh(parse(text, SYMBOLS), Random(seed), sense="lower"):
        for at in POINTS:
            before, after = _value(text, at), _value(item.text, at)
            if item.relation:
                assert (before is None) == (after is None), (item, at)
                assert before is not None, "the formulas above have values everywhere"
            if item.relation == "same":
                assert before.overlaps(after), (item, at)
            if item.relation in ("larger", "smaller"):
                assert not (after < before if item.relation == "larger" else after > before), (item, at)


def test_a_seed_makes_the_same_formulas_and_another_seed_others():
    printed = parse("1 - 2*m/2**ceil((n-1)/m)", SYMBOLS)
    one, again, other = (fresh(printed, Random(seed), sense="lower") for seed in (1, 1, 2))
    assert one == again
    assert len({item.text for item in one} & {item.text for item in other}) < 0.5 * len(one)
    assert {item.operator for item in one} >= {"changed at random", "written otherwise", "for all sizes but one"}


@pytest.mark.long
@pytest.mark.parametrize("sense", ["upper", "lower", "equal"])
def test_an_exception_at_one_size_is_the_formula_at_all_others(sense):
    printed = parse("n**2/m", SYMBOLS)
    (item,) = fresh(printed, Random(4), sense=sense, counts={"size": 1})
    again = parse(item.text, SYMBOLS)
    off = [(n, m) for n in range(1, 5000) for m in (1, 2) if again.exact({"n": n, "m": m}) != Fraction(n * n, m)]
    off += [(1, m) for m in range(3, 5000) if again.exact({"n": 1, "m": m}) != Fraction(1, m)]
    assert off
    assert len({n for n, _ in off}) == 1 or len({m for _, m in off}) == 1
    for n, m in off:
        value = again.exact({"n": n, "m": m})
        assert value < 0 if sense == "upper" else value > 10**8


def test_formulas_that_differ_nowhere_are_not_called_different():
    assert not plainly_different(parse("n + m", SYMBOLS), parse("m + n", SYMBOLS))
    assert plainly_different(parse("n", SYMBOLS), parse("n + max(0, n - 1000)", SYMBOLS))
    assert plainly_different(parse("n", SYMBOLS), parse("n*(m - 2)/(m - 2)", SYMBOLS))
