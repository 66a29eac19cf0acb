"""Empty types, folds among conditions, and arguments that nothing evaluates."""

from __future__ import annotations

import pytest

from verify.engines import certify
from verify.engines.asking import asked
from verify.errors import BadInput


@pytest.mark.parametrize(
    "said", ["length(1/x) == 1", "length(1/x, 2) >= 2", "length(log(x)) == 1", "length(f(x)) == 1"]
)
def test_length_evaluates_nothing(said):
    with pytest.raises(BadInput, match="length counts"):
        asked(said, "x : reals", define="names y : real\nf(y) = 1/y")
    assert asked("length(x, 2, 1/2) == 3", "x : reals").text.endswith("== 3")


@pytest.mark.parametrize(
    "said",
    [
        "exists n : span(1, 0); says n == n",
        "for_all n : naturals; exists s : subset(n, 1); says 1 == 1",
        "for_all n : naturals; exists m : span(1, n); says m >= 1",
    ],
)
def test_nothing_of_an_empty_type_exists(said):
    answer = certify(said, effort="quick", limit=4)
    assert answer.verdict in ("open", "refuted")
    assert not any("error" in one.result for one in answer.tried)


def test_functions_in_a_domain_are_no_names():
    define = "names y : real\ng(y) = 3 + y**2\nsmall(y) = y <= 3"
    for over in ("x >= g(t), t : reals", "x : reals, t : reals, small(x), relu(x) >= 1"):
        assert set(asked("x**2 >= 0", over, define=define).names) == {"x", "t"}


@pytest.mark.parametrize(
    "over",
    [
        "T : naturals, a : array(T), every(a[i] >= 0 for i in span(1, T))",
        "T : naturals, a : array(T), every(a[i] >= 0 for i in span(1, T) if a[i] != 1 and not a[i] > 5), T >= 0",
    ],
)
def test_the_index_of_a_fold_is_no_name_of_a_domain(over):
    statement = asked("sum(a[i] for i in span(1, T)) >= 0", over)
    assert set(statement.names) == {"T", "a"}
