"""Twenty (statement, variant) pairs, drawn once, against code of the tests' own that shares nothing with the toolkit.

A counterexample that the search finds over a variant's definitions must be one by this code too; a statement that is
the same proposition as the paper's, where it holds, must survive random points here.
"""

from __future__ import annotations

import functools
import itertools
import math
import random
import re
from fractions import Fraction
from typing import Any

import pytest
from mpmath import mp

from numerics.parity.model import ModelSpec, load_model
from numerics.parity.model.positions import random_positions
from tests.third_party import ROOT
from theorems.han2025 import PAPER
from verify.files import read_results_file
from verify.records import Verdict
from verify.results.verdict_changes import judged
from verify.run.points import _stored
from verify.statement.catalogue import entries_of, known_of
from verify.statement.search import Budget, refute
from verify.verdicts.other_model import elsewhere, own_sizes

LIBRARY = ROOT / "models" / "variants"
VARIANTS = {path.stem: load_model(path) for path in sorted(LIBRARY.glob("*.toml"))}
VARIANTS |= {"another-draw": ModelSpec(positions="random:2"), "scaled": ModelSpec(head="triangle:2")}
DIGITS = 150  # derivatives are quotients of differences at this precision


def kept(name: str) -> dict[str, Any]:
    """The kept verdicts of a variant by address; none where it was not audited yet."""
    path = LIBRARY / "results" / f"{name}.json.xz"
    results = read_results_file(path) if path.is_file() else None
    return {address: item for address, _, item in judged(results.claims)} if results else {}


def number(value: Any) -> mp.mpf:
    whole = Fraction(value)
    return mp.mpf(whole.numerator) / whole.denominator


def table(rows: list[list[str]]) -> list[list[mp.mpf]]:
    return [[number(value) for value in row] for row in rows]


class Own:
    """The model at a point, from the definitions of section 2.2 and of the model file, in high precision."""

    def __init__(self, spec: ModelSpec, at: dict[str, Any]) -> None:
        mp.dps = DIGITS
        self.spec, self.n, self.k = spec, at["n"], at["k"]
        self.tau, self.b = number(at["tau"]), number(at.get("b", "1"))

    def place(self, p: int) -> tuple[Any, Any]:
        kind = self.spec.positions
        if kind == "line":
            return mp.mpf(p) / self.n, mp.mpf(0)
        if kind.startswith("random"):
            one, two = random_positions(self.spec.n, int(kind.split(":")[1]))[p - 1]
            return number(one), number(two)
        angle = 2 * mp.pi * p * int(kind.partition(":")[2] or 1) / self.n
        return mp.sin(angle), mp.cos(angle)

    def weights(self, head: list[Any], x: str) -> list[Any]:
        scores = []
        for p in range(1, self.n + 1):
            one, two = self.place(p)
            score = head[-2] * one + head[-1] * two
            if len(head) == 4:
                score += head[0] if x[p - 1] == "1" else head[1]
            scores.append(score / self.tau)
        sizes = [mp.exp(s - max(scores)) for s in scores]
        return [size / sum(sizes) for size in sizes]

    def total(self, heads: list[list[Any]], x: str) -> Any:
        """What the classifier reads: k times the mean of the heads' shares."""
        shares = [sum(w for w, bit in zip(self.weights(head, x), x, strict=True) if bit == "1") for head in heads]
        return mp.mpf(self.k) * sum(shares) / len(shares)

    def sigma(self, z: Any) -> Any:
        match self.spec.activation:
            case "gelu":
                return z * (1 + mp.erf(z / mp.sqrt(2))) / 2
            case "softplus":
                return mp.log(1 + mp.exp(z))
            case "silu":
                return z / (1 + mp.exp(-z))
            case "tanh":
                return (mp.exp(2 * z) - 1) / (mp.exp(2 * z) + 1)
            case "piecewise:1/10,1;0":
                return z if z > 0 else z / 10
            case "smoothed-relu":
                return (z + abs(z)) / 2 if self.spec.smoothing == 0 else (z + mp.sqrt(z * z + self.b)) / 2
        raise AssertionError(self.spec.activation)

    def classified(self, s: Any) -> Any:
        shape, _, scale = self.spec.head.partition(":")
        value = mp.mpf(1)
        for q in range(1, self.k + 1):
            size, z = (2 if q == 1 else 4, s + 1 - q) if shape == "triangle" else (8 * q - 4, s + mp.mpf(1) / 2 - q)
            value += (-1) ** q * size * self.sigma(z)
        return value * int(scale or 1)

    def output(self, heads: list[list[Any]], x: str) -> Any:
        return self.classified(self.total(heads, x))

    def label(self, parity_set: list[int], x: str) -> int:
        return (-1) ** sum(x[p - 1] == "1" for p in parity_set)

    def cost(self, parity_set: list[int], heads: list[list[Any]], x: str) -> Any:
        return loss(self.spec, self.label(parity_set, x), self.output(heads, x))


def slope(function: Any, z: Any) -> Any:
    step = mp.mpf(10) ** -50
    return (function(z + step) - function(z - step)) / (2 * step)


def partial(function: Any, heads: list[list[Any]], i: int, column: int) -> Any:
    """The derivative by one entry of head i; -2 is a13 and -1 is a14."""

    def moved(value: Any) -> Any:
        rows = [list(row) for row in heads]
        rows[i - 1][column] = value
        return function(rows)

    return slope(moved, heads[i - 1][column])


def loss(spec: ModelSpec, y: Any, z: Any) -> Any:
    return {
        "squared-hinge": lambda: max(0, 1 - y * z) ** 2,
        "hinge": lambda: max(0, 1 - y * z),
        "square": lambda: (y - z) ** 2,
        "logistic": lambda: mp.log(1 + mp.exp(-y * z)),
    }[spec.loss]()


def far(one: Any, two: Any) -> bool:
    return bool(abs(one - two) > 1e-12 * (1 + abs(one) + abs(two)))


def unseen(spec: ModelSpec, at: dict[str, Any]) -> bool:
    """The hypotheses of Lemma 19: nothing is attended to, and the other input is the complement."""
    opposite = all(a != b for a, b in zip(at["x"], at["x_"], strict=True))
    return opposite and not far(Own(spec, at).total(table(at["A"]), at["x"]), 0)


def outputs(spec: ModelSpec, at: dict[str, Any]) -> bool:
    one, two = (Own(spec, at).output(table(at["A"]), at[name]) for name in ("x", "x_"))
    return unseen(spec, at) and (far(one, 0) or far(two, 1 if at["k"] % 2 else 0))


def values(spec: ModelSpec, at: dict[str, Any]) -> bool:
    return unseen(spec, at) and far(Own(spec, at).total(table(at["A"]), at["x_"]) / at["k"], at["k"])


def sums(spec: ModelSpec, at: dict[str, Any]) -> bool:
    return unseen(spec, at) and far(Own(spec, at).total(table(at["A"]), at["x_"]), at["k"])


def angles(spec: ModelSpec, at: dict[str, Any]) -> bool:
    w, n, p, q = Own(spec, at).weights(table(at["A"])[at["i"] - 1], at["x"]), at["n"], at["p"], at["q"]
    near = [[math.cos(2 * math.pi * (a - b) / n) for b in range(n + 1)] for a in range(n + 1)]
    terms = [
        w[j - 1] * w[r - 1] * (near[p][q] + near[p][r] + near[j][q] + near[j][r])
        for j, r in itertools.product(range(1, n + 1), repeat=2)
        if j != p and r != q
    ]
    return math.fsum(terms) < -1e-12 * math.fsum(map(abs, terms))


def both_wrong(spec: ModelSpec, at: dict[str, Any]) -> bool:
    y, z, s, w = (number(at[name]) for name in ("y", "z", "s", "w"))
    return not far(y * z, -1) and not far(s * w, -1) and far(loss(spec, y, z) + loss(spec, s, w), 2)


def opposed(spec: ModelSpec, at: dict[str, Any]) -> bool:
    guess = number(at["guess"])
    return bool(loss(spec, 1, guess) + loss(spec, -1, guess) < 2 - 1e-9)


def _layers(own: Own, s: Any) -> Any:
    """The displayed derivative of the classifier: that of the smoothed ReLU, whatever the model has."""
    terms = []
    for q in range(1, own.k + 1):
        z = s + mp.mpf(1) / 2 - q
        terms.append((-1) ** q * (8 * q - 4) * (mp.mpf(1) / 2 + z / (2 * mp.sqrt(z * z + own.b))))
    return sum(terms)


def outer_slope(spec: ModelSpec, at: dict[str, Any]) -> bool:
    own = Own(spec, at)
    s = own.total(table(at["A"]), at["x"])
    return far(slope(lambda v: own.classified(own.k * v), s / own.k), own.k * _layers(own, s))


def chain(spec: ModelSpec, at: dict[str, Any], column: int) -> bool:
    own, heads, x = Own(spec, at), table(at["A"]), at["x"]
    w, side = own.weights(heads[at["i"] - 1], x), column + 2
    u = [own.place(p)[side] for p in range(1, own.n + 1)]
    mean = sum(a * b for a, b in zip(w, u, strict=True))
    shown = sum(w[p] * (u[p] - mean) for p in range(own.n) if x[p] == "1")
    found = partial(lambda rows: own.output(rows, x), heads, at["i"], column)
    return far(found, _layers(own, own.total(heads, x)) * shown / own.tau)


def opposed_gradients(spec: ModelSpec, at: dict[str, Any]) -> bool:
    own, heads = Own(spec, at), table(at["A"])
    parts = [
        [partial(lambda rows, x=at[name]: own.cost(at["B"], rows, x), heads, at["i"], column) for column in (-2, -1)]
        for name in ("x", "x_")
    ]
    return at["x"] != at["x_"] and bool(sum(a * b for a, b in zip(*parts, strict=True)) < 0)


def not_averaged(spec: ModelSpec, at: dict[str, Any]) -> bool:
    own, heads = Own(spec, at), table(at["A"])
    aligned = [own.place(p) for p in sorted(at["B"])]
    for head, place in zip(heads, aligned, strict=False):
        if far(head[-2], place[0]) or far(head[-1], place[1]):
            return False
    ones = sum(at["x"][p - 1] == "1" for p in at["B"])
    return far(own.total(heads, at["x"]) / own.k, mp.mpf(ones) / own.k)


def under_the_floor(spec: ModelSpec, at: dict[str, Any]) -> bool:
    own, heads, n = Own(spec, at), table(at["A"]), at["n"]
    chance = number(spec.bit_probability)
    inputs = ["".join(bits) for bits in itertools.product("01", repeat=n)]
    odds = {x: chance ** x.count("1") * (1 - chance) ** x.count("0") for x in inputs}
    risk = sum(odds[x] * own.cost(at["B"], heads, x) for x in inputs)
    return at["k"] % 2 == 1 and bool(risk < (1 - own.classified(mp.mpf(0))) ** 2 / 2**n)


VIOLATED = {
    "lemma-19.outputs": outputs,
    "lemma-19.complement-value": values,
    "lemma-19.complement-value/sum": sums,
    "lemma-17.conclusion": angles,
    "lemma-19.case-2": both_wrong,
    "cor-20.pair-loss": opposed,
    "lemma-14.outer-derivative": outer_slope,
    "lemma-14.chain-13/sign-corrected": functools.partial(chain, column=-2),
    "lemma-14.chain-14/sign-corrected": functools.partial(chain, column=-1),
    "lemma-8.part-i": opposed_gradients,
    "prop-3.attention-average": not_averaged,
    "thm-5!repair": under_the_floor,
}
PAIRS = random.Random(17).sample(sorted(itertools.product(VIOLATED, VARIANTS)), 20)


@pytest.mark.sample(8)
@pytest.mark.parametrize(("address", "name"), PAIRS, ids=[f"{a}-{v}" for a, v in PAIRS])
def test_a_counterexample_over_a_variant_is_one_by_other_code(address, name):
    spec = VARIANTS[name]
    claim = re.split("[./!]", address)[0]
    statement = entries_of(PAPER, spec, claims=(claim,))[address].statement
    given = own_sizes(PAPER, spec) if spec.positions.startswith("random") else {}
    if (known := _stored(statement, known_of(PAPER.id).get(address))) is not None:
        assert VIOLATED[address](spec, known)
        return
    found = refute(statement, Budget(seconds=10, tries=150, largest=5, given=given))
    if found is not None:
        assert VIOLATED[address](spec, dict(found.assignment)), found.assignment
        return
    draw = random.Random(5)
    points = [point for _ in range(60) if (point := drawn(statement, spec, draw, given)) is not None]
    assert len(points) > 20
    assert not any(VIOLATED[address](spec, point) for point in points)


@pytest.mark.sample(8)
@pytest.mark.parametrize("name", [name for name in VARIANTS if kept(name)])
def test_every_kept_counterexample_of_these_statements_is_one_by_other_code(name):
    found = kept(name)
    told = [address for address in VIOLATED if found[address].counterexample]
    assert all(VIOLATED[address](VARIANTS[name], found[address].counterexample) for address in told), told
    draw, spec = random.Random(3), VARIANTS[name]
    for address in (a for a in VIOLATED if found[a].verdict is Verdict.HOLDS and found[a].applicable):
        statement = entries_of(PAPER, spec, claims=(re.split("[./!]", address)[0],))[address].statement
        given = own_sizes(PAPER, spec) if spec.positions.startswith("random") else {}
        points = [
            point for _ in range(12) if (point := drawn(statement, spec, draw, given | {"b": "1/50"})) is not None
        ]
        assert not any(VIOLATED[address](spec, point) for point in points), address


def drawn(statement: Any, spec: ModelSpec, draw: random.Random, given: dict[str, Any]) -> dict[str, Any] | None:
    """A point of the statement's own variables; x of zeros half of the time, for the hypotheses of Lemma 19."""
    n = given.get("n") or draw.randint(1, 5)
    k = given.get("k") or draw.randint(1, n)
    heads = spec.heads if spec.heads != spec.k else k
    width = 4 if spec.trained == "row" else 2
    x = "0" * n if draw.random() < 0.5 else "".join(draw.choice("01") for _ in range(n))
    sign = draw.choice((1, -1))
    value: dict[str, Any] = {
        "n": n,
        "k": k,
        "tau": given.get("tau") or f"1/{draw.randint(1, 9)}",
        "b": f"1/{draw.randint(1, 99)}",
        "x": x,
        "x_": x.translate(str.maketrans("01", "10")),
        "i": draw.randint(1, heads),
        "p": draw.randint(1, n),
        "q": draw.randint(1, n),
        "A": [[str(draw.randint(-3, 3)) for _ in range(width)] for _ in range(heads)],
        "B": list(range(1, k + 1)),
        "y": str(sign),
        "z": str(-sign),
        "s": "1",
        "w": "-1",
        "guess": str(Fraction(draw.randint(-300, 300), 100)),
    }
    return value if set(statement.names) <= set(value) else None


@pytest.mark.long
def test_what_is_the_same_proposition_and_holds_survives_random_points():
    draw = random.Random(9)
    for name, spec in VARIANTS.items():
        found = elsewhere(PAPER, ("lemma-19",), spec.to_dict())
        if found is None or "lemma-19.complement-value/sum" not in found.same:
            continue
        statement = entries_of(PAPER, spec, claims=("lemma-19",))["lemma-19.complement-value/sum"].statement
        given = own_sizes(PAPER, spec) if spec.positions.startswith("random") else {}
        assert not any(sums(spec, point) for _ in range(12) if (point := drawn(statement, spec, draw, given))), name
