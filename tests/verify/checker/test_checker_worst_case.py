"""Certificates of worst cases: accepted as made, and with any field changed rejected or about something else."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from fractions import Fraction as F
from typing import Any

import pytest

from numerics.worst_case import WorstCase, certificate
from tests.numerics.worst_case import methods as m
from verify import checker

CASES = {
    "descent": (m.descent(2), F(1, 10)),
    "subgradient": (m.subgradient(2), F(1, 2)),
    "halpern": (m.halpern(2), F(4, 9)),
}


def _bound(name: str) -> dict[str, Any]:
    problem, tau = CASES[name]
    proof = WorstCase(problem).upper(tau)
    assert proof is not None
    return certificate.bound(problem, proof)


def _instance(name: str) -> dict[str, Any]:
    problem, tau = CASES[name]
    found = WorstCase(problem).lower(tau, strictly=False)
    assert found is not None
    return certificate.instance(problem, found, tau, strictly=False)


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from _leaves(value[key], (*path, key))
    else:
        yield path


def _changed(body: dict[str, Any], path: tuple[Any, ...]) -> dict[str, Any]:
    forged = copy.deepcopy(body)
    place = forged
    for key in path[:-1]:
        place = place[key]
    old = place[path[-1]]
    if isinstance(old, int):
        place[path[-1]] = old + 1
    else:
        try:
            place[path[-1]] = str(F(old) + F(1, 7))
        except ValueError:
            place[path[-1]] = "zz"
    return forged


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("make", [_bound, _instance])
def test_a_changed_field_is_rejected_or_says_something_else(make, name: str):
    body = make(name)
    said = checker.establish(body)
    tried = 0
    for path in _leaves(body):
        forged = _changed(body, path)
        tried += 1
        try:
            answer = checker.establish(forged)
        except checker.Rejected:
            continue
        assert path[0] not in ("multipliers", "weights", "factors", "gram", "numbers", "kind"), path
        assert answer != said, path
    assert tried > 30


@pytest.mark.parametrize("make", [_bound, _instance])
def test_a_missing_or_an_added_field_is_rejected(make):
    body = make("descent")
    for field in body:
        with pytest.raises(checker.Rejected):
            checker.establish({key: value for key, value in body.items() if key != field})
    with pytest.raises(checker.Rejected, match="unknown fields"):
        checker.establish({**body, "note": "true"})


def test_the_sentence_is_the_theorem():
    assert checker.establish(_bound("descent")) == (
        "f3 <= 1/10*(|x0|^2) whenever, in a real Hilbert space: f is a function with curvature between 0 and 1, "
        "value 0 and gradient 0 at 0; value f1 and gradient df1 at x0; value f2 and gradient df2 at -df1 + x0; "
        "value f3 and gradient df3 at -df1 - df2 + x0"
    )
    said = checker.establish(_instance("subgradient"))
    assert said.startswith("there is an instance with min(f1, f2, f3, f4) >= 1/2*(1)")


def test_a_smaller_bound_and_a_larger_value_are_rejected():
    with pytest.raises(checker.Rejected, match="semidefinite"):
        checker.establish(_bound("descent") | {"tau": "99/1000"})
    with pytest.raises(checker.Rejected, match="not that large"):
        checker.establish(_instance("descent") | {"tau": "101/1000"})
    with pytest.raises(checker.Rejected, match="not that large"):
        checker.establish(_instance("descent") | {"relation": ">"})


def test_what_is_only_necessary_gives_no_instance():
    body = _instance("halpern")
    body["oracles"][0] |= {"class": "lipschitz-monotone"}
    with pytest.raises(checker.Rejected, match="sufficient"):
        checker.establish(body)


def test_values_where_a_class_has_none_and_gradients_at_a_minimiser_are_rejected():
    body = _bound("halpern")
    body["values"] = ["f1"]
    body["oracles"][0]["samples"][0][2]["values"] = [["f1", "1"]]
    with pytest.raises(checker.Rejected, match="no value but zero"):
        checker.establish(body)
    body = _bound("descent")
    body["oracles"][0] |= {"class": "growth", "parameters": {"L": "1"}}
    body["oracles"][0]["samples"].reverse()
    with pytest.raises(checker.Rejected, match="its gradient is zero"):
        checker.establish(body)


@pytest.mark.parametrize(
    ("class_", "parameters"),
    [
        ("smooth", {"L": "1", "mu": "1"}),
        ("smooth", {"L": "0", "mu": "-1"}),
        ("smooth", {"L": "-1", "mu": "-2"}),
        ("strongly-convex", {"mu": "0"}),
        ("convex-lipschitz", {"M": "-1"}),
        ("secant", {"L": "1", "mu": "2"}),
    ],
)
def test_parameters_out_of_range_are_rejected(class_: str, parameters: dict[str, str]):
    body = _bound("descent")
    body["oracles"][0] |= {"class": class_, "parameters": parameters}
    with pytest.raises(checker.Rejected, match="out of the range"):
        checker.establish(body)


def test_a_sealed_certificate_is_checked_from_its_bytes():
    sealed = checker.seal(_instance("descent"))
    assert checker.check_text(json.dumps(sealed).encode()) == sealed["says"]


def test_a_certificate_that_would_take_long_is_refused_at_once():
    body = _bound("descent")
    body["vectors"] = [f"v{i}" for i in range(24)]
    line = [[name, "1"] for name in sorted(body["vectors"])]
    nothing = {"constant": "0", "values": [], "products": []}
    body["oracles"][0]["samples"] = [[line, line, nothing] for _ in range(30)]
    with pytest.raises(checker.Rejected, match="more than 80000 products"):
        checker.establish(body)
    body = _bound("descent")
    body["weights"] = ["1" * 300]
    with pytest.raises(checker.Rejected, match="exact rational"):
        checker.establish(body)
