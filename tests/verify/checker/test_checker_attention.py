"""The kinds of the attention head: each accepts what is true, and refuses every forgery that was tried."""

from __future__ import annotations

import copy
from fractions import Fraction

import pytest

from numerics.head.covering import packing_sample
from numerics.linear_cover import sharp_instance
from numerics.softmax import sharp_change
from verify import checker

UNIT = {"L": "1", "B_X": "1", "B_V": "1", "B_QK": "1"}
NORMS = {name: Fraction(1) for name in UNIT}
GOOD = {
    "softmax-change": {"T": 2, "first": ["-1/8", "1/8"], "second": ["1/8", "-1/8"], "constant": "99/100"},
    "softmax-modulus": {"delta": "1/2", "lower": "12/25", "upper": "49/100"},
    "head-change": {**sharp_change("tokens", NORMS, Fraction(1, 1000)), "constant": "7/5"},
    "head-output": {
        **UNIT,
        "claimed": "99/100",
        "head": {
            "tokens": [["1", "0"], ["1", "0"]],
            "context": ["1", "0"],
            "scores": [["0", "0"], ["0", "0"]],
            "values": ["1", "0"],
        },
    },
    "cover-updates": {**sharp_instance(2, Fraction(1, 1000)), "claimed": "3"},
    "head-packing": {
        **UNIT,
        "B_QK": "9",
        "T": 16,
        "samples": packing_sample(16),
        "position": "3/5",
        "value": "4/5",
        "epsilon": "2/5",
        "claimed": "11/4",
    },
    "value-packing": {**UNIT, "mode": "sparse", "T": 5, "m": 10, "epsilon": "49/100", "claimed": "3"},
    "cover-without-length": {**UNIT, "m": 1000, "epsilon": "1/10", "upper": "2303"},
    "sparse-head": {"T": 10, "s": 3, "code": "count", "odds": "20", "lipschitz": "7"},
    "sparse-clash": {
        "T": 100,
        "s": 3,
        "code": "count",
        "low": "10",
        "high": "11",
        "first": [0, 10],
        "second": [1, 0],
        "lipschitz": "100",
    },
    "head-sensitivity": {"T": 2983, "scores": "4", "values": "1", "lipschitz": "1"},
}
FORGED = {  # each makes the statement false, or leaves what the kind admits
    "softmax-change": [
        {"constant": "1"},
        {"T": 3},
        {"second": ["-1/8", "1/8"], "constant": "1/100"},
        {"constant": "0.99"},
        {"first": ["-1/8", "100000"]},
    ],
    "softmax-modulus": [{"upper": "12/25"}, {"lower": "49/100"}, {"delta": "0"}, {"delta": "-1"}],
    "head-change": [
        {"constant": "3/2"},
        {"B_X": "9/10"},
        {"B_QK": "1/2"},
        {"vary": "values"},
        {"vary": "all"},
        {"L": "1/2"},
    ],
    "head-output": [{"claimed": "1"}, {"B_X": "1/2"}, {"B_V": "1/2"}, {"L": "-1"}],
    "cover-updates": [{"claimed": "4"}, {"B": "1"}, {"R": "1/2"}, {"epsilon": "0"}, {"target": ["1", "1"]}],
    "head-packing": [
        {"claimed": "14/5"},
        {"epsilon": "3/4"},
        {"B_QK": "3"},
        {"T": 15},
        {"position": "4/5"},
        {"samples": packing_sample(16)[:3]},
    ],
    "value-packing": [{"epsilon": "1/2"}, {"claimed": "4"}, {"mode": "other"}, {"m": 0}, {"mode": "signs"}],
    "cover-without-length": [{"upper": "2302"}, {"epsilon": "0"}, {"m": 1001}],
    "sparse-head": [{"odds": "13"}, {"lipschitz": "4"}, {"T": 14}, {"code": "binary"}, {"s": 11}],
    "sparse-clash": [
        {"second": [2, 0]},
        {"second": [0, 0]},
        {"lipschitz": "1000"},
        {"high": "30"},
        {"first": [0, 98]},
        {"low": "0"},
    ],
    "head-sensitivity": [{"T": 2980}, {"scores": "5"}, {"values": "2"}, {"lipschitz": "3/2"}, {"values": "-1"}],
}


@pytest.mark.parametrize("kind", GOOD)
def test_the_true_one_is_sealed_and_read_again(kind, tmp_path):
    import json

    sealed = checker.seal({"kind": kind, **copy.deepcopy(GOOD[kind])})
    path = tmp_path / "c.json"
    path.write_text(json.dumps(sealed))
    assert checker.check_file(path) == sealed["says"]
    assert checker.check_body(sealed | {"digest": checker.digest(sealed)})


@pytest.mark.parametrize(("kind", "change"), [(kind, change) for kind, rows in FORGED.items() for change in rows])
def test_forgeries_are_refused(kind, change):
    with pytest.raises(checker.Rejected):
        checker.establish({"kind": kind, **copy.deepcopy(GOOD[kind]), **change})


@pytest.mark.parametrize("kind", GOOD)
def test_fields_are_all_needed_and_no_others_taken(kind):
    with pytest.raises(checker.Rejected):
        checker.establish({"kind": kind, **GOOD[kind], "more": "1"})
    for name in GOOD[kind]:
        with pytest.raises(checker.Rejected):
            checker.establish({"kind": kind, **{key: value for key, value in GOOD[kind].items() if key != name}})


def test_a_binary_code_and_large_lengths():
    body = {"kind": "sparse-head", "T": 10**12, "s": 3, "code": "binary", "odds": str(2 * 10**12), "lipschitz": "15"}
    assert "every Boolean function" in checker.establish(body)
    with pytest.raises(checker.Rejected):
        checker.establish(body | {"lipschitz": "14"})
