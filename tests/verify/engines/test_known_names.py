"""Names that every reader knows mean what they mean; what else is defined is shown beside the answer."""

from __future__ import annotations

import pytest

from verify.engines import certify
from verify.errors import BadInput

KNOWN = ["exp2", "hypot", "square", "log_2", "log_10", "limit", "O", "relu", "sigmoid", "gelu", "a.square"]


@pytest.mark.parametrize("name", KNOWN)
def test_known_functions_are_not_defined_anew(name):
    with pytest.raises(BadInput, match="another name"):
        certify("x**2 >= 0", over="x : reals", define=f"names x : real\n{name}(x) = 7")


@pytest.mark.parametrize("name", ["Z", "R", "N", "Q", "C", "integer", "Integer", "natural", "rational", "bool"])
def test_known_sets_are_no_other_types(name):
    with pytest.raises(BadInput, match="another name"):
        certify(f"for_all n : {name}; says n*(n - 1) == 0", define=f"type {name} = span(0, 1)")


@pytest.mark.parametrize("body", ["max(0, y)", "max(0,y)"])
def test_a_known_function_may_be_defined_as_what_it_is(body):
    define = f"names y : real\nrelu(y) = {body}"
    assert certify("relu(x) >= x", over="x : reals", define=define).verdict == "holds"


@pytest.mark.parametrize("name", ["phi", "Phi", "sq", "limits", "x_2", "logs"])
def test_other_definitions_are_told_with_the_answer(name):
    define = f"names y : real\n{name}(y) = y**2 + 1"
    holds = certify(f"{name}(x) >= 1", over="x : reals", define=define)
    assert holds.verdict == "holds"
    assert holds.summary.endswith(f", where {name}(y) = y**2 + 1")
    assert f"{name}(y) = y**2 + 1" in certify(f"{name}(x) >= 2", over="x : reals", define=define).summary
