"""The corpus of forged certificates: each is whole and sealed, and says what must not be established.

``tests/forged/manifest.json`` tells for each why the checker rejects it.
"""

from __future__ import annotations

import json
from pathlib import Path

import mpmath
import pytest
from flint import arb

from verify.checker import Rejected, check_file, digest, establish
from verify.rules.neurons.smoothed_units import _third

FORGED = Path(__file__).resolve().parents[2] / "forged"
ROWS = json.loads((FORGED / "manifest.json").read_text())


def test_the_manifest_is_complete():
    assert sorted(row["file"] for row in ROWS) == sorted(
        path.name for path in FORGED.glob("*.json") if path.name != "manifest.json"
    )
    assert {row["class"] for row in ROWS} >= {11, 12, 13, 14, *range(19, 29)}
    for row in ROWS:
        assert row["must_be"] == "rejected"
        body = json.loads((FORGED / row["file"]).read_text())
        assert body["digest"] == digest(body), "rejected for what it says, not for a broken seal"


@pytest.mark.parametrize("row", [row for row in ROWS if row["today"] == "rejected"], ids=lambda row: row["file"])
def test_it_is_rejected(row):
    with pytest.raises(Rejected) as caught:
        check_file(FORGED / row["file"])
    assert row["because"] in str(caught.value)


def test_none_is_known_to_pass():
    assert {row["today"] for row in ROWS} == {"rejected"}


POINT = {"n": 3, "k": 1, "tau": "1", "b": "1/100", "heads": [["0", "0"]], "x": "110"}
WORDS = ["so it is", "j", "1e9", "", "p q", "nan", "∞", "1.5", "sum", "٣"]


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("kind", ["formula-inequality", "false-display"])
def test_no_text_enters_through_a_sum_over_nothing(kind, word):
    """At n = 1 a sum that leaves out position 1 is empty: its body is looked at all the same, however deep."""
    point = {**POINT, "n": 1, "x": "1"}
    left_out = ["1"] if kind == "false-display" else "1"
    for inside in (word, ["+", "1", word], ["x", word], ["sum", "q", left_out, word], [word]):
        tree = ["+", "1", ["sum", "p", left_out, inside]]
        more = {
            "formula-inequality": {"left": tree, "relation": ">", "right": "0"},
            "false-display": {
                "parity_set": [1],
                "left": tree,
                "relation": "<=",
                "right": "0",
                "regime": None,
                "inside": False,
            },
        }[kind]
        with pytest.raises(Rejected):
            establish({"kind": kind, **point, **more})
    legal = json.loads(json.dumps(more).replace(json.dumps([word]), '"2"'))
    assert "sum[p" in establish({"kind": kind, **point, **legal})


@pytest.mark.parametrize("name", ["n", "k", "b", "x", "z", "v", "e", "S", "tau", "pp", "p_", "p12", "P", "ß", "", "1"])
def test_an_index_is_a_letter_that_means_nothing_else(name):
    for kind, left in (("formula-inequality", ["sum", name, "", "1"]), ("formula-inequality", ["layers", name, "1"])):
        with pytest.raises(Rejected, match="a sum needs a fresh index"):
            establish({"kind": kind, **POINT, "left": left, "relation": ">", "right": "0"})
    for left in (["sum", name, [], "1"], ["heads", name, "1"], ["layers", name, "1"]):
        with pytest.raises(Rejected, match="a sum needs a fresh index"):
            establish(
                {
                    "kind": "false-display",
                    **POINT,
                    "parity_set": [1],
                    "left": left,
                    "relation": "<=",
                    "right": "0",
                    "regime": None,
                    "inside": False,
                }
            )


@pytest.mark.parametrize("b", ["1/100", "1", "37"])
def test_the_bound_of_the_third_derivative_is_one(b):
    """Against mpmath at many points: the old constant 3/7 was below the largest value."""
    top, bottom = (int(part) for part in (b + "/1").split("/")[:2])
    with mpmath.workdps(30):
        size = mpmath.mpf(top) / bottom

        def third(z):
            return abs(3 * size * z / (2 * (z * z + size) ** mpmath.mpf("2.5")))

        largest = max(third(mpmath.sqrt(size) * step / 1000) for step in range(1, 3000))
        assert largest * size > mpmath.mpf(3) / 7
        wide = arb(0, 10**6)
        found = float(_third(wide, arb(top) / bottom).abs_upper())
        assert float(largest) <= found <= float(largest) * 1.000001
