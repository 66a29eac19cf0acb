"""Ten more ways to forge: each body is whole and sealed, true beside the point or false by a little, and is rejected.

They are made from committed certificates, so that nothing else is wrong with them.
"""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest
from flint import arb, fmpq

from verify.checker import FORMAT, VERSION, Rejected, check_body, digest, establish
from verify.checker.trials import trials
from verify.rules.indistinguishable_inputs.heads import Words, looks
from verify.rules.indistinguishable_inputs.risks import characters, informed, split, worst_risk
from verify.rules.soft_share.boxes import Circle
from verify.rules.soft_share.plane import WORTH, Place
from verify.rules.soft_share.rows import Row

KEPT = Path(__file__).resolve().parents[3] / "reports" / "han2025" / "certificates"
FRAME = ("format", "version", "says", "digest")


def body(name):
    return {key: value for key, value in json.loads((KEPT / name).read_text()).items() if key not in FRAME}


def sealed(inside, says):
    whole = {"format": FORMAT, "version": VERSION, "says": says, **inside}
    return {**whole, "digest": digest(whole)}


def rejected(inside, because="."):
    """It establishes nothing, and no sentence that it brings helps it."""
    with pytest.raises(Rejected, match=because):
        establish(inside)
    with pytest.raises(Rejected, match=because):
        check_body(sealed(inside, "so it is"))


# --- covers -------------------------------------------------------------------------------------------------

ENTRY = "lemma-14.cross-entry-upper.n8.k3.tau1-8.b1-100.json"
SHARE = "lemma-14.share-curvature-upper.n8.k3.tau1-8.b1-100.json"
HESSIAN = "lemma-14.hessian-upper.n8.k3.tau1-8.b1-100.json"


def test_the_boxes_of_one_row_do_not_serve_another():
    """Class 1: every row and every tree is genuine, but they are exchanged."""
    whole = body(HESSIAN)
    assert len(set(whole["planes"])) > 1
    rejected({**whole, "planes": whole["planes"][1:] + whole["planes"][:1]}, "fails or is undecided")


@pytest.mark.parametrize("name", [ENTRY, SHARE])
def test_a_leaf_is_not_left_to_its_parent(name):
    """Class 2: a split is taken back, so that a box is larger than what can be shown on it."""
    whole = body(name)
    tree = whole["planes"][0]
    at = tree.rindex("10000")
    deepest = max((tree.index("10000"), at, tree.index("1111") + 3), key=lambda i: tree[:i].count("1"))
    short = tree[:deepest] + tree[deepest:].replace("10000", "0", 1)
    assert short != tree
    shorter = {**whole, "planes": [short.replace("10000", "0"), *whole["planes"][1:]]}
    rejected(shorter, "fails or is undecided")


def test_a_smaller_radius_leaves_no_gap_before_the_tail():
    """Class 3: the boxes are fewer because the disc is, and the tail is to begin where it does not hold yet."""
    whole = body(HESSIAN)
    rejected({**whole, "radius": "1/4", "planes": ["0"] * len(whole["planes"])}, "beyond radius|fails or is undecided")


def test_arcs_are_not_called_enough_where_a_slab_is_best():
    """Class 4: a steep row is bounded between its largest arc and its largest slab."""
    row = Row("inner", arb(7), arb(0), arb(0), arb(1), False, False)
    circle = Circle(16, [row])
    path = tuple(2 * (256 >> level & 1) + (12 >> level & 1) for level in reversed(range(9)))
    place = Place(circle, fmpq(4), path, None)
    assert abs(place.x - 2) + abs(place.y - fmpq(1, 10)) < fmpq(1, 50)
    best = {}
    for which in ("arcs", "slabs"):
        inputs = circle.inputs[which]
        sums = [place.wide.centre.sums(which, inputs, order) for order in ("first", "second")]
        lines = [[float(v) for v in sums[0].joined(pair) + sums[1].joined(pair)] for pair in inputs.chosen]
        best[which] = max(_value(7, *line) for line in lines)
    assert best["arcs"] < 1
    assert best["slabs"] == math.inf
    assert len(circle.inputs["slabs"].chosen) >= WORTH, "it is not refused for being small"
    assert not place.narrow(0)
    assert Place(Circle(16, [row._replace(first=arb(2))]), fmpq(4), path, None).narrow(0), "nor for anything else"


def _value(rho, _, x, y, xx, xy, yy):
    p, q, r = 1 - rho * xx, rho * xy, 1 - rho * yy
    det = p * r - q * q
    return (r * x * x + 2 * q * x * y + p * y * y) / det if p > 0 and det > 0 else math.inf


# --- minimax ------------------------------------------------------------------------------------------------

MINIMAX = "cor-20.minimax.n4.m2.json"


def test_heads_that_have_the_risk_they_say_need_not_be_the_best():
    """Class 5: the risk of the given heads is right, but others do better."""
    whole = body(MINIMAX)
    heads = [{"positions": [1, 2, 3, 4], "token": 1}] * 2
    value = worst_risk(looks(Words(4).all, [((1, 2, 3, 4), 1)] * 2, False), range(1, 5))
    rejected({**whole, "heads": heads, "value": str(value)}, "do better than")


def test_the_other_way_of_looking_is_another_question():
    """Class 6: tuples are called multisets and back; what is examined is not the same."""
    rejected({**body(MINIMAX), "representation": "mean"}, "there are|do better|worst risk")


@pytest.mark.parametrize("mean", [False, True])
def test_groups_as_numbers_are_the_groups(mean):
    """The search by bits sees what the definitions say, heads of every length and both tokens."""
    n, heads = 4, [((2, 1, 4), 1), ((3,), 0), ((4, 2, 1, 3), 0), ((3, 1), 1)]
    words = Words(n)
    parts = {(): words.every}
    for head in heads:
        parts = split(parts, words.classes(head), mean)
    rows = looks(words.all, heads, mean)
    assert {key: [i for i in range(2**n) if mask >> i & 1] for key, mask in parts.items()} == {
        row: [i for i, other in enumerate(rows) if other == row] for row in rows
    }
    worst = 1 - min(informed(parts.values(), even) for even in characters(n, range(1, n + 1))) / 2**n
    assert worst == worst_risk(rows, range(1, 5))


# --- points -------------------------------------------------------------------------------------------------

POINT = "lemma-8.part-iii.point.json"


def _inside(**changes):
    whole = body(POINT)
    return {**whole, "certificate": {**whole["certificate"], **changes}}


@pytest.mark.parametrize("name", ["thm-11.statement.point.json", "lemma-14.entry-bound.point.json"])
def test_the_assignment_of_one_statement_under_another(name):
    """Class 7: both halves are committed and accepted, each with its own other half."""
    rejected(_inside(assignment=body(name)["certificate"]["assignment"]))
    other = body(name)["certificate"]
    rejected({**body(name), "certificate": {**other, "assignment": body(POINT)["certificate"]["assignment"]}})


def test_definitions_of_another_model_under_the_same_statement():
    """Class 8: a definition is exchanged and the digest inside is that of the old text, or left out."""
    text = body(POINT)["certificate"]["definitions"]
    assert "cos(2*pi*p/n)" in text
    for wrong in (text.replace("cos(2*pi*p/n)", "2*cos(2*pi*p/n)", 1), text + "\nvstar = 0", text + text):
        rejected(_inside(definitions=wrong))


@pytest.mark.parametrize("value", ["１", "+1", "1 1", "1/0", "-0", "0x1", "1e0", True, 1.0, ["1"], "\u0661", None])
def test_a_number_in_another_dress(value):
    """Class 9: digits of other scripts, signs, blanks, nothing below a line, truth values."""
    rejected(_inside(assignment={**body(POINT)["certificate"]["assignment"], "tau": value}))


# --- files of the same bytes --------------------------------------------------------------------------------


@pytest.mark.long
def test_only_the_same_bytes_share_an_answer(tmp_path):
    """Class 10: a forged file with the digest, the sentence and nearly all bytes of a good one beside it, and links."""
    good = (KEPT / MINIMAX).read_bytes()
    (tmp_path / "a.json").write_bytes(good)
    (tmp_path / "b.json").write_bytes(good)
    (tmp_path / "c.json").write_bytes(good.replace(b'"value": "1/2"', b'"value": "1/4"'))
    (tmp_path / "d.json").write_bytes(good.replace(b'"n": 4', b'"\\u006e": 4, "n": 4'))
    (tmp_path / "e.json").symlink_to(tmp_path / "a.json")
    (tmp_path / "f.json").mkdir()
    found = list(trials(sorted(tmp_path.iterdir())))
    assert [accepted for accepted, _ in found] == [True, True, False, False, False, False]
    assert found[0] == found[1]
    assert "digest" in found[2][1]
    assert "twice" in found[3][1]
    assert "regular file" in found[4][1]


def test_a_bad_file_is_bad_for_its_twin_too(tmp_path):
    for name in ("a.json", "b.json"):
        (tmp_path / name).write_text("{}")
    assert [accepted for accepted, _ in trials(sorted(tmp_path.iterdir()))] == [False, False]
