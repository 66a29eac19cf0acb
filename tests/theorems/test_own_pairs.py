"""(Statement, variant) pairs drawn at random over the whole library, judged again by a reader of the tests' own.

A kept counterexample is false by :mod:`tests.theorems.own`, too; what holds survives points that are drawn from the
statement's own quantifiers and hypotheses.  A pair of which that code does not speak (a choice among infinitely many, a
function that would have to be drawn) is drawn again, and how many it speaks of is tested.
"""

from __future__ import annotations

import functools
import random
import re
from typing import Any

import msgspec
import pytest
from mpmath import mp

from numerics.parity.model import ModelSpec, load_model
from tests.theorems.own import WORK, Reader, Undefined, Unsupported
from tests.theorems.own_points import drawn, is_false_at
from tests.third_party import ROOT
from theorems.han2025 import PAPER, words_speak_of
from theorems.han2025.choices import UNUSED
from verify.files import read_results_file
from verify.records import Verdict
from verify.results.verdict_changes import judged
from verify.statement.catalogue import _everywhere, _own, entries_of

LIBRARY = ROOT / "models" / "variants"
VARIANTS = sorted(path.stem for path in LIBRARY.glob("*.toml"))
PAIRS, ENOUGH, TRIES = 20, 5, 60
NAMED = {  # what the words of a statement may name, by the field of the model file
    "inputs": r"uniform (inputs|bits)|uniform distribution over the inputs",
    "loss": r"squared hinge loss",
}
FINE = 1000  # digits, where a gradient is as small as exp(-200)


@functools.cache
def spec_of(name: str) -> ModelSpec:
    return load_model(LIBRARY / f"{name}.toml")


@functools.cache
def kept(name: str) -> dict[str, Any]:
    path = LIBRARY / "results" / f"{name}.json.xz"
    results = read_results_file(path) if path.is_file() else None
    return {address: item for address, _, item in judged(results.claims) if item.applicable} if results else {}


def claim_of(address: str) -> Any:
    name = re.split("[./!]", address)[0]
    return next(claim for claim in PAPER.claims if claim.id == name)


def words_of(address: str) -> str:
    """The prose of a statement; a reading is one of its claim's words."""
    claim, (_, mark, part) = claim_of(address), re.match(r"([^/!]*)([/!]?)(.*)", address).groups()
    if mark == "!":
        return claim.repair.text
    return " ".join([claim.statement, *(reading.text for reading in claim.readings if reading.id == part)])


def spec_for(name: str, address: str) -> ModelSpec:
    """The model that a statement is about: what its words name (fair bits, the squared hinge) no model file changes."""
    own = {field: getattr(ModelSpec(), field) for field, said in NAMED.items() if re.search(said, words_of(address))}
    return msgspec.structs.replace(spec_of(name), **own)


def reader_of(name: str, address: str, digits: int = 50) -> Reader:
    return Reader(spec_for(name, address), {**_everywhere(PAPER, {}), **_own(claim_of(address), {})}, digits)


def text_of(name: str, address: str) -> str:
    entry = entries_of(PAPER, spec_for(name, address), claims=(claim_of(address).id,)).get(address)
    return entry.statement.text if entry is not None and entry.statement is not None else ""


@pytest.mark.parametrize("name", ["biased", "mostly-ones", "logistic", "figure-2-published", "gelu"])
def test_what_the_words_name_is_what_the_paper_says_that_they_fix(name):
    named = {address: spec_for(name, address) for address in kept(name)}
    assert {a for a, spec in named.items() if spec != words_speak_of(spec_of(name), a)} <= set(UNUSED)
    assert any(spec != spec_of(name) for spec in named.values()) is (name != "gelu")


@pytest.fixture(autouse=True)
def _digits():
    before = mp.dps
    yield
    mp.dps = before


def refuted_too(name: str, address: str, text: str) -> bool:
    point = kept(name)[address].counterexample
    try:
        return is_false_at(reader_of(name, address), text, point) or is_false_at(
            reader_of(name, address, FINE), text, point
        )
    except Undefined:
        return False


def survives(name: str, address: str, text: str, draw: random.Random) -> bool | None:
    """True at every drawn point; None where too few points meet the hypotheses."""
    reader, spec, met = reader_of(name, address), spec_for(name, address), 0
    fixed = {"b": str(spec.smoothing)} if spec.smoothing > 0 and "b > 0" in text else {}
    for _ in range(TRIES):
        reader.work = WORK // 10
        try:
            found = drawn(reader, text, draw, fixed)
        except Undefined:
            continue
        if found is False:
            return False
        met += found is True
        if met == ENOUGH:
            return True
    return None


def agrees(name: str, address: str, draw: random.Random) -> bool | None:
    """Does this code say the same of a kept verdict?  None where it does not speak of it."""
    item, text = kept(name)[address], text_of(name, address)
    if not text:
        return None
    try:
        if item.verdict is Verdict.REFUTED and item.counterexample:
            return refuted_too(name, address, text)
        return survives(name, address, text, draw) if item.verdict is Verdict.HOLDS else None
    except Unsupported:
        return None


def pair(seed: int, number: int) -> tuple[str, str, bool]:
    """The first pair of a shuffled walk that this code speaks of, with its answer."""
    draw = random.Random(f"{seed} {number}")
    for _ in range(40):
        name = draw.choice([name for name in VARIANTS if kept(name)])
        address = draw.choice([a for a, item in kept(name).items() if item.verdict in (Verdict.HOLDS, Verdict.REFUTED)])
        if (found := agrees(name, address, draw)) is not None:
            return name, address, found
    raise AssertionError("no pair in forty draws")


@pytest.mark.sample(4)
@pytest.mark.parametrize("number", range(PAIRS))
@pytest.mark.parametrize("seed", [17, 1, 2, 3])
def test_a_pair_that_is_drawn_at_random_is_judged_alike(seed, number):
    name, address, same = pair(seed, number)
    assert same, (name, address)


@pytest.mark.slow
@pytest.mark.parametrize("name", VARIANTS)
def test_every_kept_counterexample_of_a_variant_is_one_by_other_code(name):
    spoken = [found for address, item in kept(name).items() if item.counterexample if (found := seen(name, address))]
    wrong = [address for address, same in spoken if not same]
    assert not wrong
    assert len(spoken) >= 0.8 * sum(bool(item.counterexample) for item in kept(name).values())


def seen(name: str, address: str) -> tuple[str, bool] | None:
    try:
        return address, refuted_too(name, address, text_of(name, address))
    except Unsupported:
        return None


@pytest.mark.slow
@pytest.mark.parametrize("name", VARIANTS)
def test_what_holds_for_a_variant_survives_points_of_other_code(name):
    draw = random.Random(name)
    found = {
        address: agrees(name, address, draw)
        for address, item in kept(name).items()
        if item.verdict is Verdict.HOLDS and text_of(name, address)
    }
    assert not [address for address, same in found.items() if same is False]
    assert sum(same is True for same in found.values()) >= 0.4 * len(found)


@pytest.mark.parametrize(
    ("says", "false"),
    [
        ("norm(grad(yhat, A)) <= 1000", False),
        ("norm(grad(yhat, A)) <= 1/1000", True),
        ("yhat == f(attended) and cost == loss(label, yhat)", False),
        ("sum(gamma(i, p) for p in span(1, n)) == 1", False),
        ("D(vstar, A[i, a13]) == cov1(i)/(k*tau)", False),
        ("D(vstar, A[i, a13]) == -cov1(i)/(k*tau)", True),
        ("hess(yhat, A)[1, 1, 1, 2] == D(yhat, A[1, 1], A[1, 2])", False),
        ("risk == mean(cost for x in bits(n))", False),
        ("slope(attended) == 0", True),
    ],
)
def test_the_second_reading_tells_true_from_false(says, false):
    domain = "n >= k >= 1, 0 < tau <= 1, b > 0, B : subset(n, k), x : bits(n), A : heads(k), i : span(1, H)"
    text = f"for_all {domain}\nsays {says}"
    at = {"n": 3, "k": 2, "tau": "1/3", "b": "1/10", "B": [1, 3], "x": "110", "i": 1}
    at["A"] = [["1/2", "-1"], ["2", "1/3"]]
    assert is_false_at(Reader(ModelSpec(), {}), text, at) is false
    assert not is_false_at(Reader(ModelSpec(), {}), text, at | {"tau": "2"})  # outside of its domain nothing is refuted
