"""Worst cases that are forged: names with two meanings, numbers without end, instances and proofs that are nearly one.

The bodies are made from a committed certificate, so that nothing else is wrong with them.
"""

from __future__ import annotations

import copy
import json
import random
from fractions import Fraction

import pytest
from flint import fmpq_poly

from numerics.worst_case.exact import is_psd as other
from tests.third_party import ROOT
from verify.checker import Rejected, establish
from verify.rules.worst_case.elimination import is_psd, is_psd_for_every

KEPT = ROOT / "reports" / "published_rates" / "certificates"
NOTHING = {"constant": "0", "values": [], "products": []}


def body(name):
    frame = ("format", "version", "says", "digest")
    return {key: value for key, value in json.loads((KEPT / name).read_text()).items() if key not in frame}


BOUND, INSTANCE = body("triple-momentum.bound.4.json"), body("douglas-rachford.reached.2.json")


def renamed(old, new):
    return json.loads(json.dumps(BOUND).replace(f'"{old}"', f'"{new}"'))


# --- names


@pytest.mark.parametrize("name", ["f1", "df1", "x0"])
def test_a_name_means_one_thing(name):
    whole = copy.deepcopy(BOUND)
    assert establish(whole)
    whole["oracles"][0]["name"] = name
    with pytest.raises(Rejected, match="have the same name"):
        establish(whole)


@pytest.mark.parametrize(
    "name", ["Theorem_5_is_false", "aNameOfTwentyFiveLettersXX", "x 0", "", "0x", "ä", "x\n", "_x"]
)
def test_no_sentence_is_made_of_names(name):
    for old in ("x0", "f3"):
        with pytest.raises(Rejected):
            establish(json.loads(json.dumps(BOUND).replace(f'"{old}"', json.dumps(name))))
    assert "f3_star" in establish(renamed("f3", "f3_star"))


# --- numbers


def _number(rng):
    return str(Fraction(rng.getrandbits(600), rng.getrandbits(600) | 1))


def _long_sums(rng):
    """Each multiplier has a denominator of its own, and all are added up in one place."""
    samples = [[[["x0", _number(rng)]], [["x0", _number(rng)]], NOTHING] for _ in range(40)]
    pairs = [(i, j) for i in range(40) for j in range(40) if i != j]
    return {
        **BOUND,
        "vectors": ["x0"],
        "values": [],
        "oracles": [{"name": "f", "class": "convex", "parameters": {}, "samples": samples}],
        "goals": [{**NOTHING, "products": [["x0", "x0", "1"]]}],
        "multipliers": [[0, "pair", i, j, _number(rng)] for i, j in pairs],
    }


def _long_minors(rng):
    """What is left is a matrix whose entries have nothing in common: its minors are very long."""
    names = [f"v{i:02}" for i in range(30)]
    products = [[u, v, _number(rng)] for u in names for v in names if u <= v]
    return {
        **_long_sums(rng),
        "vectors": names,
        "oracles": [{"name": "f", "class": "convex", "parameters": {}, "samples": [[[], [], NOTHING]]}],
        "goals": [NOTHING],
        "scale": {**NOTHING, "products": products},
        "multipliers": [],
    }


def _long_instance(rng):
    whole = {key: value for key, value in _long_minors(rng).items() if key not in ("multipliers", "weights", "factors")}
    size = len(whole["vectors"])
    gram = [["1" if i == j else "0" for j in range(i + 1)] for i in range(size)]
    return {**whole, "kind": "worst-case-instance", "gram": gram, "numbers": [], "relation": ">="}


@pytest.mark.parametrize(
    ("make", "because"),
    [(_long_sums, "bits on the way"), (_long_minors, "minors"), (_long_instance, "bits on the way")],
)
def test_numbers_that_take_for_ever_are_refused_at_once(make, because):
    whole = make(random.Random(7))  # minutes, or hours, before they were bounded
    with pytest.raises(Rejected, match=because):
        establish(whole)


# --- instances and proofs that are nearly one


@pytest.mark.parametrize("hair", ["1", "1/1000000000000"])
def test_a_gram_matrix_that_is_negative_by_a_hair_is_none(hair):
    assert establish(INSTANCE)
    for i, row in enumerate(INSTANCE["gram"]):
        whole = copy.deepcopy(INSTANCE)
        whole["gram"][i][i] = str(min(Fraction(row[i]), Fraction(0)) - Fraction(hair))
        with pytest.raises(Rejected, match="not positive semidefinite"):
            establish(whole)


def test_a_weight_below_zero_is_none():
    goals = BOUND["goals"]
    for weights in (["2", "-1"], ["1/2", "1/4"], ["1", "1"], ["1"]):
        with pytest.raises(Rejected, match="weights"):
            establish({**BOUND, "goals": goals * 2, "weights": weights})
    assert establish({**BOUND, "goals": goals * 2, "weights": ["1/2", "1/2"]}).startswith("min(")


def test_the_elimination_agrees_with_another():
    rng, found = random.Random(5), set()
    for _ in range(400):
        size = rng.randrange(1, 6)
        parts = [[Fraction(rng.randrange(-3, 4), rng.randrange(1, 4)) for _ in range(size)] for _ in range(size - 1)]
        rows = [[sum((v[i] * v[j] for v in parts), Fraction(0)) for j in range(size)] for i in range(size)]
        at, change = rng.randrange(size), Fraction(rng.choice((-1, 0, 1)), rng.choice((1, 1000)))
        rows[at][at] += change
        answer = is_psd(rows)
        assert answer is other(rows)
        whole = [[fmpq_poly([0, int(value * 36_000)]) for value in row] for row in rows]
        assert is_psd_for_every(whole) is answer
        found.add(answer)
    assert found == {True, False}
