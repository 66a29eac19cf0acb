"""The certificates on frozen attention and on limit heads: each field forged, and the numbers by another route."""

from __future__ import annotations

import copy
from fractions import Fraction

import pytest

from numerics.frozen.sandwich import fit, lower_bound, random_heads
from numerics.frozen.soft import reader, with_few_maximisers
from theorems.han2025.thm_11.change import _change_example
from verify.checker import Rejected, establish

READER = reader(3, Fraction(1, 100), Fraction(1, 10))
FROZEN = random_heads(3, 2, 1)
LOW, PLAN = lower_bound(FROZEN, (1, 3), Fraction(2))
FIT = fit(FROZEN, (1, 3), Fraction(2), Fraction(1, 100), steps=400)
SAMPLES = {
    "frozen-reader": {
        "n": 3,
        "m": 2,
        "b": "1/100",
        "scale": str(READER.scale),
        "sharpness": str(READER.sharpness),
        "norm": "1/10",
        "claimed": "1/2",
    },
    "frozen-zero": {"n": 7, "m": 1, "norm": "5", "what": "risk", "claimed": "3/2"},
    "frozen-attention": {**with_few_maximisers(7), "what": "cap", "claimed": "3/10"},
    "frozen-change": {k: v for k, v in _change_example(7, Fraction(1, 100), Fraction(1, 2)).items() if k != "kind"},
    "frozen-count": {"n": 7, "m": 1, "relation": "sum-equals", "claimed": "60"},
    "frozen-family": {"upto": 50, "product": "1"},
    "frozen-fit": {**FROZEN.body((1, 3), Fraction(2)), "b": "1/100", **FIT.body()},
    "limit-heads": {
        "parity_set": [1, 4],
        "heads": [["0", "0", "1", "1"]] * 2,
        "tie": "first",
        "soft": "0",
        "hard": "2",
    },
}


@pytest.mark.parametrize("kind", sorted(SAMPLES))
def test_each_kind_establishes_a_sentence(kind):
    assert len(establish({"kind": kind, **SAMPLES[kind]})) > 40


def _changed(value):
    match value:
        case int():
            return [value + 1, -1, True, str(value)]
        case str():
            return [value + "/0", "nan", "", "1.5"] + ([str(Fraction(value) + 1000)] if value[-1].isdigit() else [])
        case list():
            return [[], value[:-1], [*value, value[0]], "x"]
    raise AssertionError


@pytest.mark.parametrize("kind", sorted(SAMPLES))
def test_forged_fields_are_rejected_or_say_something_else(kind):
    body = {"kind": kind, **SAMPLES[kind]}
    said = establish(body)
    for field in SAMPLES[kind]:
        for other in _changed(body[field]):
            forged = {**copy.deepcopy(body), field: other}
            try:
                says = establish(forged)
            except Rejected:
                continue
            assert says != said, (kind, field, other)
        without = {name: value for name, value in body.items() if name != field}
        with pytest.raises(Rejected):
            establish(without)
    with pytest.raises(Rejected):
        establish({**body, "extra": 1})


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("frozen-reader", {"sharpness": "1"}),
        ("frozen-reader", {"scale": "1"}),
        ("frozen-reader", {"norm": "1/1000000"}),
        ("frozen-reader", {"claimed": "0"}),
        ("frozen-zero", {"claimed": "1"}),
        ("frozen-zero", {"what": "pair"}),
        ("frozen-attention", {"claimed": "1/3"}),
        ("frozen-attention", {"x": [0] * 7}),
        ("frozen-attention", {"p": 1}),
        ("frozen-change", {"claimed": "2/3"}),
        ("frozen-change", {"alpha": ["0"]}),
        ("frozen-change", {"positions": [["2"]] * 7}),
        ("frozen-count", {"claimed": "24"}),
        ("frozen-count", {"relation": "sum-at-most"}),
        ("frozen-reader", {"m": 17}),
        ("frozen-fit", {"value": "1/100"}),
        ("frozen-fit", {"norm": "1/100"}),
        ("limit-heads", {"parity_set": [1, 2]}),
        ("limit-heads", {"heads": [["0", "0", "1", "0"], ["0", "0", "0", "1"]]}),
    ],
)
def test_what_is_not_true_is_rejected(kind, change):
    with pytest.raises(Rejected):
        establish({"kind": kind, **SAMPLES[kind], **change})


def test_a_claimed_number_is_never_established_as_true():
    said = establish({"kind": "frozen-zero", **SAMPLES["frozen-zero"]})
    assert "a lower bound that claims 3/2 there is false" in said
