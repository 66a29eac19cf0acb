"""Fuzz: the model file, the expression grammar, the certificate reader and the results reader, by hypothesis.

The same targets run under atheris where it is installed (a slow test, and ``python -m tests.fuzz.targets NAME``).
"""

from __future__ import annotations

import copy
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.targets import SYMBOLS, TARGETS, seed
from tests.third_party import ROOT
from verify.errors import BadInput
from verify.run import runner

QUIETLY = settings(
    max_examples=150, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)

NASTY = [
    "",
    "\0",
    "\n",
    "\ud800",
    "𝒏",
    "<script>alert(1)</script>",
    "]]>",
    "{{7*7}}",
    "NaN",
    "Infinity",
    "-0",
    "1e999",
    "1/0",
    "9" * 5000,
    "../../etc/passwd",
    "file:///etc/passwd",
    "__import__('os')",
    "0" * 300,
    "--",
    "'",
    '"',
    "\\",
]
LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**40), 10**40),
    st.floats(),
    st.text(max_size=20),
    st.sampled_from(NASTY),
    st.sampled_from([0, 1, -1, 2**31, 2**63, 2**64, 10**30]),
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def _places(value, path=()):
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in items:
        yield (*path, key)
        yield from _places(child, (*path, key))


@st.composite
def mutated(draw, source):
    """JSON data with a few places replaced, removed or added."""
    data = copy.deepcopy(source)
    for _ in range(draw(st.integers(1, 3))):
        places = list(_places(data))
        if not places:
            break
        place = draw(st.sampled_from(places))
        node = data
        for key in place[:-1]:
            node = node[key]
        action = draw(st.sampled_from(("replace", "replace", "remove", "add")))
        if action == "replace":
            node[place[-1]] = draw(VALUES)
        elif action == "remove":
            del node[place[-1]]
        elif isinstance(node, dict):
            node[draw(st.text(max_size=8))] = draw(VALUES)
        else:
            node.append(draw(VALUES))
    return json.dumps(data).encode()


def _bytes_of(whole: bytes):
    """Cut, spliced and flipped bytes of something sound."""
    place = st.integers(0, len(whole))
    return st.one_of(
        st.binary(max_size=200),
        place.map(lambda i: whole[:i]),
        st.tuples(place, st.binary(max_size=6)).map(lambda t: whole[: t[0]] + t[1] + whole[t[0] :]),
        st.tuples(place, st.integers(0, 255)).map(lambda t: whole[: t[0]] + bytes([t[1]]) + whole[t[0] + 1 :]),
    )


TOKENS = [
    "+",
    "-",
    "*",
    "/",
    "**",
    "(",
    ")",
    ",",
    *SYMBOLS,
    "sqrt",
    "log",
    "exp",
    "ceil",
    "floor",
    "min",
    "max",
    "0",
    "1",
    "2",
    "9",
    "0.5",
    "1000000",
    "9" * 30,
    "x",
    "__class__",
    " ",
    ".",
    "e",
    "−",
    "[",
    "lambda",
    "\t",
]


@pytest.mark.long
@QUIETLY
@given(st.lists(st.sampled_from(TOKENS), max_size=40).map("".join) | st.text(max_size=60))
def test_expressions(text):
    TARGETS["expression"](text.encode("utf-8", "replace"))


def _grow(inner):
    return st.one_of(
        st.tuples(st.sampled_from(["+", "-", "*", "/", "**"]), inner, inner).map(lambda t: f"({t[1]}{t[0]}{t[2]})"),
        st.tuples(st.sampled_from(["sqrt", "log", "exp", "ceil", "floor"]), inner).map(lambda t: f"{t[0]}({t[1]})"),
    )


@QUIETLY
@given(st.recursive(st.sampled_from([*SYMBOLS, "0", "1", "2", "1000000", "0.001"]), _grow, max_leaves=8))
def test_towers_of_powers(text):
    TARGETS["expression"](text.encode())


FIELDS = {
    "n": "8",
    "k": "3",
    "heads": "3",
    "temperature": '"1/n"',
    "b": '"1/100"',
    "activation": '"relu"',
    "positions": '"circle"',
    "loss": '"hinge"',
    "inputs": '"bernoulli:1/3"',
    "parity_set": "[1, 3, 6]",
    "trained": '"row"',
    "head": '"zigzag"',
}
TOML = st.one_of(
    st.integers(-(10**25), 10**25).map(str),
    st.booleans().map(lambda v: str(v).lower()),
    st.sampled_from(
        [
            "nan",
            "inf",
            "1e400",
            "[]",
            "{}",
            "[1, 1]",
            '"9**9**9**9"',
            '"1/0"',
            '"random:99999999999999"',
            '"bernoulli:2"',
            '"bernoulli:1/' + "9" * 400 + '"',
            "1979-05-27",
            "[" * 300 + "]" * 300,
            '"2**((2**1000000)**1000000)"',
            '"piecewise:0"',
            "'''\n'''",
            '"' + "9" * 5000 + '"',
        ]
    ),
    st.text(max_size=12).map(json.dumps),
    st.lists(st.integers(-3, 12), max_size=5).map(str),
)


@st.composite
def model_files(draw):
    chosen = {name: draw(TOML) if draw(st.booleans()) else text for name, text in FIELDS.items() if draw(st.booleans())}
    if draw(st.integers(0, 9)) == 0:
        chosen[draw(st.text("abc_-", min_size=1, max_size=5))] = draw(TOML)
    head = draw(st.sampled_from(["schema = 1\n", "schema = 1\n", "", "schema = 2\n", "schema = true\n"]))
    return (head + "[model]\n" + "".join(f"{name} = {text}\n" for name, text in chosen.items())).encode(
        "utf-8", "replace"
    )


@pytest.mark.long
@QUIETLY
@given(model_files() | _bytes_of(b'schema = 1\n[model]\nn = 8\nk = 3\ntemperature = "1/n"\nb = "1/100"\n'))
def test_model_files(data):
    TARGETS["model"](data)


SMALL = [
    path
    for path in sorted(ROOT.glob("reports/*/certificates/*.json"))
    if path.stat().st_size < 900
    and not path.name.startswith(("cor-20.minimax", "thm-5.", "lemma-8.", "lemma-7.", "lemma-16."))
][::9]


@pytest.mark.long
@settings(QUIETLY, max_examples=100)
@given(
    st.sampled_from(SMALL).flatmap(lambda path: mutated(json.loads(path.read_bytes())) | _bytes_of(path.read_bytes()))
)
def test_certificates(data):
    TARGETS["certificate"](data)


@QUIETLY
@given(mutated(seed()) | _bytes_of(json.dumps(seed()).encode()))
def test_results(data):
    TARGETS["results"](data)


@pytest.mark.parametrize("paper", ["han2025", "edelman2022"])
def test_a_model_file_that_is_no_file_keeps_nobody_waiting(tmp_path, paper):
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "large.toml").write_bytes(b"#" * 10**7)
    for path in (tmp_path / "pipe.toml", tmp_path, tmp_path / "large.toml", Path("/dev/zero"), tmp_path / "absent"):
        with pytest.raises(BadInput) as caught:
            runner.plan(paper=paper, model=path)
        assert len(str(caught.value).splitlines()) == 1


HEADS = ["[[1e400, 0]]", "[[" + "9" * 400 + ", 0]]", "[[NaN, 0]]", "[" * 100_000, "", "[[true, 0]]", " " * 10**8]


@pytest.mark.parametrize("text", HEADS, ids=range(len(HEADS)))
def test_a_file_of_heads(tmp_path, text):
    from numerics.parity.commands.risk import _heads_in

    (tmp_path / "heads.json").write_text(text)
    with pytest.raises(BadInput) as caught:
        _heads_in(tmp_path / "heads.json", 1, ("a13", "a14"))
    assert len(str(caught.value).splitlines()) == 1


SOUND = {
    "expression": b"sqrt(n)/k**2 - max(tau, b)",
    "certificate": SMALL[0].read_bytes(),
    "model": b'schema = 1\n[model]\nn = 8\nk = 3\ninputs = "bernoulli:1/3"\npositions = "random:3"\n',
    "results": json.dumps(seed()).encode(),
}


@pytest.mark.parametrize("name", sorted(TARGETS))
def test_a_sound_file_of_each_sort_goes_through(name):
    TARGETS[name](SOUND[name])


@pytest.mark.slow
@pytest.mark.skipif(importlib.util.find_spec("atheris") is None, reason="atheris is not installed")
@pytest.mark.parametrize("name", sorted(TARGETS))
def test_atheris(name, tmp_path):
    (tmp_path / "corpus").mkdir()
    (tmp_path / "corpus/seed").write_bytes(SOUND[name])
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "tests.fuzz.targets",
            name,
            "-runs=5000",
            "-max_total_time=40",
            str(tmp_path / "corpus"),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert done.returncode == 0, done.stderr[-2000:]
