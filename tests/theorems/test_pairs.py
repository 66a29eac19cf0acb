"""Twenty (statement, variant) pairs, drawn once, against code of the tests' own that shares nothing with the toolkit.

A counterexample that the search finds over a variant's definitions must be one by this code too; a statement that is
the same proposition as the paper's, where it holds, must survive random points here.
"""

from __future__ import annotations

import itertools
import math
import random
from fractions import Fraction
from typing import Any

import pytest

from numerics.parity.model import ModelSpec, load_model
from numerics.parity.model.functions import random_positions
from tests.third_party import ROOT
from theorems.han2025 import PAPER
from verify.court.elsewhere import elsewhere, own_sizes
from verify.run.points import _stored
from verify.statement.catalogue import entries_of, known_of
from verify.statement.search import Budget, refute

VARIANTS = {path.stem: load_model(path) for path in sorted((ROOT / "models" / "variants").glob("*.toml"))}
VARIANTS |= {
    "softplus": ModelSpec(activation="softplus"),
    "random": ModelSpec(positions="random:2"),
    "square": ModelSpec(loss="square"),
    "six-heads": ModelSpec(m=6),
}


class Own:
    """The model at a point, from the definitions of section 2.2 and of the model file."""

    def __init__(self, spec: ModelSpec, at: dict[str, Any]) -> None:
        self.spec, self.n, self.k = spec, at["n"], at["k"]
        self.tau, self.b = float(Fraction(at["tau"])), float(Fraction(at.get("b", "1")))

    def place(self, p: int) -> tuple[float, float]:
        kind = self.spec.positions
        if kind == "line":
            return p / self.n, 0.0
        if kind.startswith("random"):
            table = random_positions(self.spec.n, int(kind.split(":")[1]))
            return float(table[p - 1][0]), float(table[p - 1][1])
        angle = 2 * math.pi * p * int(kind.partition(":")[2] or 1) / self.n
        return math.sin(angle), math.cos(angle)

    def weights(self, head: list[str], x: str) -> list[float]:
        numbers, scores = [float(Fraction(v)) for v in head], []
        for p in range(1, self.n + 1):
            one, two = self.place(p)
            score = numbers[-2] * one + numbers[-1] * two
            if len(numbers) == 4:
                score += numbers[0] if x[p - 1] == "1" else numbers[1]
            scores.append(score / self.tau)
        sizes = [math.exp(s - max(scores)) for s in scores]
        return [size / sum(sizes) for size in sizes]

    def total(self, heads: list[list[str]], x: str) -> float:
        """What the classifier reads: k times the mean of the heads' shares."""
        shares = [sum(w for w, bit in zip(self.weights(head, x), x, strict=True) if bit == "1") for head in heads]
        return self.k * sum(shares) / len(shares)

    def sigma(self, z: float) -> float:
        name = self.spec.activation
        if name == "gelu":
            return z * (1 + math.erf(z / math.sqrt(2))) / 2
        if name == "softplus":
            return math.log1p(math.exp(z))
        if name.startswith("piecewise"):
            return z if z > 0 else z / 10
        return max(0.0, z) if self.spec.smoothing == 0 else (z + math.sqrt(z * z + self.b)) / 2

    def output(self, heads: list[list[str]], x: str) -> float:
        s, triangle = self.total(heads, x), self.spec.head == "triangle"
        value = 1.0
        for q in range(1, self.k + 1):
            size, z = (2 if q == 1 else 4, s + 1 - q) if triangle else (8 * q - 4, s + 0.5 - q)
            value += (-1) ** q * size * self.sigma(z)
        return value


def loss(spec: ModelSpec, y: float, z: float) -> float:
    return {
        "squared-hinge": max(0.0, 1 - y * z) ** 2,
        "hinge": max(0.0, 1 - y * z),
        "square": (y - z) ** 2,
        "logistic": math.log1p(math.exp(-y * z)),
    }[spec.loss]


def far(one: float, two: float) -> bool:
    return abs(one - two) > 1e-9 * (1 + abs(one) + abs(two))


def unseen(spec: ModelSpec, at: dict[str, Any]) -> bool:
    """The hypotheses of Lemma 19: nothing is attended to, and the other input is the complement."""
    opposite = all(a != b for a, b in zip(at["x"], at["x_"], strict=True))
    return opposite and not far(Own(spec, at).total(at["A"], at["x"]), 0)


def outputs(spec: ModelSpec, at: dict[str, Any]) -> bool:
    one, two = (Own(spec, at).output(at["A"], at[name]) for name in ("x", "x_"))
    return unseen(spec, at) and (far(one, 0) or far(two, 1 if at["k"] % 2 else 0))


def values(spec: ModelSpec, at: dict[str, Any]) -> bool:
    return unseen(spec, at) and far(Own(spec, at).total(at["A"], at["x_"]) / at["k"], at["k"])


def sums(spec: ModelSpec, at: dict[str, Any]) -> bool:
    return unseen(spec, at) and far(Own(spec, at).total(at["A"], at["x_"]), at["k"])


def angles(spec: ModelSpec, at: dict[str, Any]) -> bool:
    w, n, p, q = Own(spec, at).weights(at["A"][at["i"] - 1], at["x"]), at["n"], at["p"], at["q"]
    near = [[math.cos(2 * math.pi * (a - b) / n) for b in range(n + 1)] for a in range(n + 1)]
    terms = [
        w[j - 1] * w[r - 1] * (near[p][q] + near[p][r] + near[j][q] + near[j][r])
        for j, r in itertools.product(range(1, n + 1), repeat=2)
        if j != p and r != q
    ]
    return math.fsum(terms) < -1e-12 * math.fsum(map(abs, terms))


def both_wrong(spec: ModelSpec, at: dict[str, Any]) -> bool:
    y, z, s, w = (float(Fraction(at[name])) for name in ("y", "z", "s", "w"))
    return not far(y * z, -1) and not far(s * w, -1) and far(loss(spec, y, z) + loss(spec, s, w), 2)


def opposed(spec: ModelSpec, at: dict[str, Any]) -> bool:
    guess = float(Fraction(at["guess"]))
    return loss(spec, 1, guess) + loss(spec, -1, guess) < 2 - 1e-9


VIOLATED = {
    "lemma-19.outputs": outputs,
    "lemma-19.complement-value": values,
    "lemma-19.complement-value/sum": sums,
    "lemma-17.conclusion": angles,
    "lemma-19.case-2": both_wrong,
    "cor-20.pair-loss": opposed,
}
PAIRS = random.Random(17).sample(sorted(itertools.product(VIOLATED, VARIANTS)), 20)


@pytest.mark.sample(8)
@pytest.mark.parametrize(("address", "name"), PAIRS, ids=[f"{a}-{v}" for a, v in PAIRS])
def test_a_counterexample_over_a_variant_is_one_by_other_code(address, name):
    spec = VARIANTS[name]
    claim = address.partition(".")[0]
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
    points = [point for _ in range(200) if (point := drawn(statement, spec, draw, given)) is not None]
    assert len(points) > 20
    assert not any(VIOLATED[address](spec, point) for point in points)


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


def test_what_is_the_same_proposition_and_holds_survives_random_points():
    draw = random.Random(9)
    for name, spec in VARIANTS.items():
        found = elsewhere(PAPER, ("lemma-19",), spec.to_dict())
        if found is None or "lemma-19.complement-value/sum" not in found.same:
            continue
        statement = entries_of(PAPER, spec, claims=("lemma-19",))["lemma-19.complement-value/sum"].statement
        given = own_sizes(PAPER, spec) if spec.positions.startswith("random") else {}
        assert not any(sums(spec, point) for _ in range(60) if (point := drawn(statement, spec, draw, given))), name
