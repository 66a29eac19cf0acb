"""Corollary 20: forged certificates are rejected."""

from __future__ import annotations

import copy
from itertools import product

import pytest

from verify.checker import Rejected, check_body, digest, establish, seal


def _head(positions, token):
    return {"positions": positions, "token": token}


SAMPLES = {
    "minimax": {
        "kind": "hard-minimax",
        "n": 3,
        "m": 2,
        "k": None,
        "representation": "tuple",
        "value": "1/4",
        "heads": [_head([1, 2, 3], 1), _head([3, 2, 1], 1)],
        "distinct_heads": 27,
        "examined": 12,
    },
    "minimax-mean": {
        "kind": "hard-minimax",
        "n": 2,
        "m": 1,
        "k": 1,
        "representation": "mean",
        "value": "1/2",
        "heads": [_head([1, 2], 1)],
        "distinct_heads": 6,
        "examined": 2,
    },
    "witness": {
        "kind": "hard-witness",
        "n": 4,
        "m": 1,
        "k": None,
        "representation": "tuple",
        "value": "7/8",
        "heads": [_head([2, 1, 3, 4], 0)],
        "claimed": "8/9",
    },
    "count": {
        "kind": "hard-subset-count",
        "n": 4,
        "m": 2,
        "heads": [_head([1, 2, 3, 4], 1), _head([1, 2, 3, 4], 1)],
        "inside": 8,
        "outside": 8,
        "claimed": "0",
        "relation": "equal",
    },
    "upper": {
        "kind": "hard-witness",
        "n": 3,
        "m": 2,
        "k": None,
        "representation": "tuple",
        "value": "1/4",
        "heads": [_head([1, 2, 3], 1), _head([3, 2, 1], 1)],
        "claimed": None,
    },
    "pair-loss": {"kind": "pair-loss", "loss": "squared-hinge", "output": "1/10", "claimed": "21/10"},
    "final": {"kind": "hard-final", "n": 4, "subset_size": "8", "pair_loss": "2", "bound": "3/4"},
}


def _places(value, path=()):
    if path:
        yield path, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in items:
        yield from _places(child, (*path, key))


def _forgeries(value):
    if value is None:
        return [1, 0, "tuple", True]
    if isinstance(value, int):
        return [value + 1, value - 1, -value - 1, 10**30, str(value), bool(value), None, [value]]
    if isinstance(value, str):
        made = [value + "0", value[:-1], "", "1/3", "-2", "nan", "1e9", "2/4", 1, None]
        made += ["mean", "tuple", "square", "at-least"]
        return [new for new in made if new != value]
    if isinstance(value, list):
        return [value[:-1], [*value, *value[-1:]], value[::-1], [], {}, None, "x" * 10]
    return [{}, {**value, "more": 1}, []]


def _replace(body, path, new):
    forged = copy.deepcopy(body)
    node = forged
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = new
    return forged


@pytest.mark.parametrize("name", sorted(SAMPLES))
def test_forged_certificates_are_rejected_field_by_field(name):
    sealed = seal(SAMPLES[name])
    assert check_body(sealed) == sealed["says"]
    for path, value in _places(sealed):
        for new in _forgeries(value):
            forged = _replace(sealed, path, new)
            if repr(forged) == repr(sealed) or path == ("digest",):  # repr tells 1 from True
                continue
            with pytest.raises(Rejected):
                check_body({**forged, "digest": digest(forged)})


@pytest.mark.parametrize("name", sorted(SAMPLES))
def test_fields_may_be_neither_missing_nor_unknown(name):
    body = SAMPLES[name]
    for field in body:
        with pytest.raises(Rejected):
            establish({key: value for key, value in body.items() if key != field})
    with pytest.raises(Rejected):
        establish({**body, "note": "trust me"})


def test_a_value_that_some_heads_undercut_is_rejected():
    """The given heads have worst risk 1/2, but others do better: it is not the minimax."""
    body = {**SAMPLES["minimax"], "value": "1/2", "heads": [_head([1, 2, 3], 1), _head([1, 2, 3], 0)]}
    with pytest.raises(Rejected, match="do better"):
        establish(body)


@pytest.mark.parametrize(
    ("n", "m", "representation"), [(8, 4, "tuple"), (8, 2, "tuple"), (8, 4, "mean"), (6, 4, "mean")]
)
def test_sizes_beyond_the_checker_are_rejected_at_once(n, m, representation):
    body = {
        **SAMPLES["minimax"],
        "n": n,
        "m": m,
        "representation": representation,
        "heads": [_head(list(range(1, n + 1)), 1)] * m,
    }
    with pytest.raises(Rejected, match="more than this checker takes"):
        establish(body)


def test_a_true_bound_has_no_witness():
    for claimed, value in product(("7/8", "3/4", "0"), ("7/8", "3/4")):
        with pytest.raises(Rejected):
            establish({**SAMPLES["witness"], "claimed": claimed, "value": value})


@pytest.mark.parametrize(
    "change",
    [
        {"subset_size": "-8"},
        {"pair_loss": "-2"},
        {"subset_size": "-8", "pair_loss": "-2"},
        {"subset_size": "17"},
        {"m": 0},
        {"m": 10**6},
    ],
)
def test_sizes_and_losses_of_the_last_line_are_possible_ones(change):
    with pytest.raises(Rejected):
        establish({**SAMPLES["final"], **change})


def test_many_heads_are_counted_within_the_checkers_means():
    heads = [_head([min(i, 3)], 1) for i in range(1, 1001)]
    body = {**SAMPLES["upper"], "m": 1000, "heads": heads, "value": "0", "claimed": "1/1000"}
    assert "998 times (3) with token 1" in establish(body)
    with pytest.raises(Rejected, match="more than this checker takes"):
        establish({**body, "n": 12})
