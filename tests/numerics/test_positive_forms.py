from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numerics.expression import parse
from numerics.positive_forms import Cover, positive, unknown


def _cover():
    T, m = 2 + unknown("v"), 1 + unknown("w")
    return Cover({"T": T, "m": m, "B": positive("b")}, logs=[2 * m * T + 1])


@pytest.mark.parametrize(
    ("larger", "smaller", "shown"),
    [
        ("T", "2", True), ("T/2", "1", True), ("2 - 1/T", "1", True), ("T**2 - T", "2", True), ("99/100", "1", False),
        ("1/(T - 2)", "0", False), ("log(2*m*T + 1)", "0", True), ("B*log(4*m*T + 1)", "B*log(2*m*T + 1)", True),
        ("B*log(m*T + 1)", "B*log(2*m*T + 1)", False), ("B/T", "B", False), ("B", "B/T", True), ("-T", "-2", False),
        ("min(T, 3)", "2", False), ("sqrt(B**2)", "B", True), ("B**(-1)", "0", True), ("(T - 2)**(1/2)", "0", True),
        ("(T - 3)**(1/2)", "0", False), ("T**m", "1", False), ("exp(log(T))", "T", True),
    ],
)
def test_what_is_shown(larger, smaller, shown):
    names = ("T", "m", "B")
    assert _cover().at_least(parse(larger, names), parse(smaller, names)) is shown


@pytest.mark.parametrize("text", ["T**100000", "((T**60)**60)**60", "(T + m)**999", "T**(-100000)"])
def test_what_would_take_for_ever_is_not_tried(text):
    assert _cover().form(parse(text, ("T", "m", "B"))) is None


TERMS = ("T", "m", "B", "1", "T*m", "B**2", "1/T", "log(2*m*T + 1)", "B/(m + T)", "2")


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(-2, 3), st.sampled_from(TERMS)), min_size=1, max_size=4),
       st.sampled_from((2, 3, 17)), st.sampled_from((1, 5)), st.sampled_from(("1/7", "1", "9")))
def test_nothing_false_is_shown(terms, T, m, B):
    """Whatever is called non-negative is so at points of the range."""
    from fractions import Fraction

    text = " + ".join(f"({c})*{term}" for c, term in terms)
    expression = parse(text, ("T", "m", "B"))
    cover = _cover()
    form = cover.form(expression)
    assert form is not None
    if cover.non_negative(form):
        assert expression.ball({"T": T, "m": m, "B": Fraction(B)}) > -1e-12
