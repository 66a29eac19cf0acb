"""The checker under attack: bombs are refused at once, time and memory are bounded, and so is what is printed."""

from __future__ import annotations

import hashlib
import json
import os
import time
from pathlib import Path

import pytest

from tests.third_party import ROOT
from verify.checker import Rejected, digest, establish, seal
from verify.commands import checking as commands
from verify.run import checking
from verify.run.checking import check_all
from verify.statement import read_prelude, read_statement
from verify.statement.certificate import certificate

COMMITTED = sorted(ROOT.glob("reports/*/certificates/*.json"))
PLAIN = {"kind": "classifier-point", "k": 3, "b": "1/100", "sum": "0", "relation": "<", "value": "1"}


# -------------------------------------------------------------------------------------------------- bombs


def _nested(operation, depth):
    tree: object = "1"
    for index in range(depth):
        tree = [operation, f"i{index}", *([""] if operation == "sum" else []), tree]
    return tree


def _model(n, k=1):
    return {"n": n, "k": k, "tau": "1", "b": "1/100", "heads": [["0", "0"]] * k, "x": "1" * n}


BOMBS = {
    "sums within sums": {
        "kind": "formula-inequality",
        **_model(12),
        "left": _nested("sum", 25),
        "relation": ">",
        "right": "0",
    },
    "layers within layers": {
        "kind": "formula-inequality",
        **_model(64, 64),
        "left": _nested("layers", 20),
        "relation": ">",
        "right": "0",
    },
    "heads within heads": {
        "kind": "false-display",
        **_model(9, 9),
        "parity_set": list(range(1, 10)),
        "left": _nested("heads", 20),
        "relation": "=",
        "right": "0",
        "regime": None,
        "inside": False,
    },
    "a long list of exceptions": {
        "kind": "false-display",
        **_model(9),
        "parity_set": [1],
        "relation": "=",
        "left": ["sum", "j", ["1"] * 10**6, "1"],
        "right": "0",
        "regime": None,
        "inside": False,
    },
    "a long tree": {"kind": "output-supremum", "k": 1, "b": "1/100", "upper": "9", "line": "1" * 10**6},
    "a deep tree": {"kind": "output-supremum", "k": 1, "b": "1/100", "upper": "9", "line": "10" * 10**5 + "0"},
    "many inputs": {"kind": "frozen-family", "upto": 10**9, "product": "1"},
    "a large count": {"kind": "frozen-count", "n": 10**30, "m": 1, "relation": "sum-equals", "claimed": "60"},
    "many digits": {**PLAIN, "value": "1" * 10**6},
    "a hostile exponent": {**PLAIN, "value": "10**10**9"},
    "powers of powers": {
        "kind": "relation-fails",
        "at": [],
        "define": [["a", ["^", "10", "64"]], ["b", ["^", "a", "64"]], ["c", ["^", "b", "64"]]],
        "given": [],
        "left": "c",
        "relation": "<",
        "right": "0",
    },
    "many fields": {**PLAIN, **{f"field {i}" + "x" * 1000: 1 for i in range(1000)}},
    "a long name": {**PLAIN, "x" * 10**6: 1},
    "a long kind": {"kind": "x" * 10**6},
}


@pytest.mark.parametrize("which", sorted(BOMBS))
def test_bombs_are_refused_at_once_and_in_one_short_line(which):
    start = time.process_time()
    with pytest.raises(Rejected) as caught:
        establish(BOMBS[which])
    assert time.process_time() - start < 20
    assert len(str(caught.value)) < 3000
    assert "\n" not in str(caught.value)


# ------------------------------------------------------------------------------------------- the command line


def test_the_command_answers_in_order_bounded_and_in_one_line_each(verify_command, tmp_path):
    place = tmp_path / "certificates"
    place.mkdir()
    sealed = {"format": "verify-certificate", "version": 1, "says": "f(0) < 1 for k = 3, b = 1/100", **PLAIN}
    texts = {
        "a.json": json.dumps({**sealed, "digest": digest(sealed)}),
        "b.json": "{",
        "c\n\x1b[31m.json": "{",
        "d.json": json.dumps({**sealed, "says": "everything holds", "digest": "0"}),
    }
    for name, text in texts.items():
        (place / name).write_text(text)
    os.mkfifo(place / "e.json")
    (place / os.fsdecode(b"f\xff.json")).write_text("{}")
    done = verify_command("check", place, "--jobs", "2", "--limit", "60")
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert [line.split(":")[0] for line in lines] == [
        "ok a.json",
        "REJECTED b.json",
        "REJECTED 'c\\n\\x1b[31m.json'",
        "REJECTED d.json",
        "REJECTED e.json",
        "REJECTED 'f\\udcff.json'",
        "1 certificates accepted, 5 rejected",
    ]
    assert "Traceback" not in done.stderr
    for wrong in (("--jobs", "0"), ("--limit", "0")):
        assert verify_command("check", place, *wrong).returncode == 2


@pytest.mark.long
def test_time_and_memory_of_a_certificate_are_bounded(tmp_path):
    """A long but legal computation is ended at its limit, and the others are answered."""
    long = {"kind": "curvature-point", **_model(64, 64), "quantity": "frobenius", "relation": ">", "value": "1"}
    sealed = {"format": "verify-certificate", "version": 1, "says": "", **long}
    (tmp_path / "long.json").write_text(json.dumps({**sealed, "digest": digest(sealed)}))
    (tmp_path / "short.json").write_bytes(COMMITTED[0].read_bytes())
    told: dict[int, tuple[bool, str]] = {}
    start = time.perf_counter()
    check_all(
        [tmp_path / "long.json", tmp_path / "short.json"],
        lambda i, ok, text: told.update({i: (ok, text)}),
        jobs=2,
        limit=6.0,
    )
    assert time.perf_counter() - start < 240
    assert not told[0][0]
    assert told[0][1] == "over the limit of 6 s"
    assert told[1][0]


def _counted(monkeypatch):
    """What is asked of workers, from now on."""
    asked, plain = [], checking._check
    monkeypatch.setattr(checking, "_check", lambda items, *rest: (asked.append(items), plain(items, *rest)))
    return asked


def test_the_same_bytes_are_derived_once_and_each_file_gets_its_word(tmp_path, monkeypatch):
    good = COMMITTED[0].read_bytes()
    files = {"a": good, "b": good.replace(b'"says": "', b'"says": "not '), "c": good, "d": b"{}", "e": b"{}"}
    paths = [tmp_path / f"{name}.json" for name in (*files, "none")]
    for path, data in zip(paths, files.values(), strict=False):
        path.write_bytes(data)
    asked, told = _counted(monkeypatch), {}
    check_all(paths, lambda index, ok, text: told.update({index: (ok, text)}), jobs=1)
    assert [told[index][0] for index in range(6)] == [True, False, True, False, False, False]
    assert told[0] == told[2]
    assert told[3] == told[4]
    assert "digest" in told[1][1]
    assert "cannot be read" in told[5][1]
    assert [[Path(item.path).stem for item in items] for items in asked] == [["a", "b", "d", "none"]]


def test_a_file_that_is_exchanged_on_the_way_speaks_for_itself_alone(tmp_path, monkeypatch):
    """Two files were the same when they were looked at; the first is another one when it is derived."""
    good = COMMITTED[0].read_bytes()
    for name, data in (("a", good), ("b", b"{}")):
        (tmp_path / f"{name}.json").write_bytes(data)
    monkeypatch.setattr(checking, "_seen", lambda path: hashlib.sha256(b"{}").hexdigest())
    asked, told = _counted(monkeypatch), {}
    check_all([tmp_path / "a.json", tmp_path / "b.json"], lambda i, ok, text: told.update({i: ok}), jobs=1)
    assert told == {0: True, 1: False}
    assert [len(items) for items in asked] == [1, 1]


def test_what_is_shown_of_a_file_is_what_was_derived(tmp_path, monkeypatch, capsys):
    """A file that is exchanged after it was accepted does not speak in its place."""
    statements = (read_statement(f"for_all s : real\nsays s > {n}", read_prelude("")) for n in (2, 3))
    true, other = (certificate(statement, "point", assignment={"s": "1"}) for statement in statements)
    path = tmp_path / "a.json"
    path.write_text(json.dumps(seal({"kind": "statement", "certificate": true})))
    derive = checking.check_all

    def exchanging(paths, told, **more):
        def tell(*answer):
            path.write_text(json.dumps(seal({"kind": "statement", "certificate": other})))
            told(*answer)

        derive(paths, tell, **more)

    assert commands.check([path], jobs=1)
    assert "∀ s : real; says s > 2" in capsys.readouterr().out
    monkeypatch.setattr(checking, "check_all", exchanging)
    assert commands.check([path], jobs=1)
    assert "∀ s : real; says s > 2" in capsys.readouterr().out


def test_memory_is_bounded(tmp_path, monkeypatch):
    told: list[tuple[bool, str]] = []
    check_all([COMMITTED[0]], lambda _, ok, text: told.append((ok, text)), jobs=1, memory=1 << 20)
    assert [ok for ok, _ in told] == [False]
