"""The transformer of section 2.2 and what a model file chooses, written out once more for the tests, in high precision.

Nothing of the toolkit is used but the file's reader and the table of random positions, which is part of the model.
"""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from mpmath import mp

from numerics.parity.model import ModelSpec
from numerics.parity.model.positions import random_positions

__all__ = ["Env", "OwnModel", "Undefined", "exact", "rooted"]

Env = dict[str, Any]


class Undefined(ArithmeticError):
    """No value here: a division by zero, a root of a negative number."""


def exact(value: Any) -> Any:
    """A value of an assignment: numbers, rows of numbers, strings of bits."""
    if isinstance(value, str) and re.fullmatch(r"-?\d+(/\d+)?(\.\d+)?", value):
        whole = Fraction(value)
        return mp.mpf(whole.numerator) / whole.denominator
    return tuple(map(exact, value)) if isinstance(value, (list, tuple)) else value


def rooted(value: Any) -> Any:
    if value < 0:
        raise Undefined("a root of a negative number")
    return mp.sqrt(value)


class OwnModel:
    """The model at a point: ``env`` has n, k, tau, b, x, A and B as far as they are needed."""

    def __init__(self, spec: ModelSpec) -> None:
        self.spec = spec
        self._weights = functools.lru_cache(4096)(self._weights_of)

    def tied(self, a: Any, b: Any) -> bool:
        raise NotImplementedError

    def named(self, name: str, env: Env, at: list[Any]) -> Any:
        raise NotImplementedError

    def heads(self, env: Env) -> int:
        return env["k"] if self.spec.heads == self.spec.k else self.spec.heads

    def place(self, n: int, p: int) -> tuple[Any, Any]:
        kind, _, number = self.spec.positions.partition(":")
        if kind == "line":
            return mp.mpf(p) / n, mp.mpf(0)
        if kind == "random":
            if n != self.spec.n:
                raise Undefined("positions of another size")
            one, two = (Fraction(value) for value in random_positions(n, int(number))[p - 1])
            return mp.mpf(one.numerator) / one.denominator, mp.mpf(two.numerator) / two.denominator
        turn = 2 * mp.pi * p * int(number or 1) / n
        return mp.sin(turn), mp.cos(turn)

    def score(self, env: Env, i: int, p: int) -> Any:
        head, (one, two) = env["A"][i - 1], self.place(env["n"], p)
        if self.spec.trained == "plane":
            return head[0] * one + head[1] * two
        return (head[0] if env["x"][p - 1] else head[1]) + head[2] * one + head[3] * two

    def _weights_of(self, head: tuple[Any, ...], x: tuple[int, ...] | None, n: int, tau: Any) -> tuple[Any, ...]:
        env = {"A": (head,), "n": n, "x": x}
        scores = [self.score(env, 1, p) / tau for p in range(1, n + 1)]
        top = max(scores)
        masses = [mp.exp(s - top) for s in scores]
        return tuple(mass / mp.fsum(masses) for mass in masses)

    def gamma(self, env: Env, i: int) -> tuple[Any, ...]:
        if env["tau"] == 0:
            raise Undefined("no temperature")
        return self._weights(env["A"][i - 1], env["x"] if self.spec.trained == "row" else None, env["n"], env["tau"])

    def share(self, env: Env, i: int) -> Any:
        return sum(w for w, bit in zip(self.gamma(env, i), env["x"], strict=True) if bit)

    def attended(self, env: Env) -> Any:
        count = self.heads(env)
        return mp.mpf(env["k"]) / count * sum(self.share(env, i) for i in range(1, count + 1))

    def sigma(self, env: Env, z: Any) -> Any:
        name = self.spec.activation
        if name == "smoothed-relu":
            if self.spec.smoothing == 0:
                return (z + abs(z)) / 2
            return (z + rooted(mp.mpf(z) ** 2 + env["b"])) / 2
        if name.startswith("piecewise:1/10,1;0"):
            return z if z > 0 else mp.mpf(z) / 10
        plain = {
            "relu": lambda: (z + abs(z)) / 2,
            "softplus": lambda: mp.log(1 + mp.exp(z)),
            "gelu": lambda: z * (1 + mp.erf(z / mp.sqrt(2))) / 2,
            "silu": lambda: z / (1 + mp.exp(-z)),
            "tanh": lambda: (1 - mp.exp(-2 * z)) / (1 + mp.exp(-2 * z)),
        }
        return plain[name]()

    def layer(self, q: int) -> tuple[Any, Any]:
        """Weight and offset of a neuron of the classifier."""
        if self.spec.head.startswith("triangle"):
            return (-1) ** q * (2 if q == 1 else 4), 1 - q
        return (-1) ** q * (8 * q - 4), mp.mpf(1) / 2 - q

    def f(self, env: Env, s: Any) -> Any:
        layers = [self.layer(q) for q in range(1, env["k"] + 1)]
        return (1 + sum(w * self.sigma(env, s + c) for w, c in layers)) * int(self.spec.head.partition(":")[2] or 1)

    def loss(self, y: Any, z: Any) -> Any:
        gap = 1 - y * z
        match self.spec.loss:
            case "squared-hinge":
                return gap**2 if gap > 0 else mp.mpf(0)
            case "hinge":
                return gap if gap > 0 else mp.mpf(0)
            case "square":
                return (y - z) ** 2
        return mp.log(1 + mp.exp(-y * z))

    def chance(self, x: tuple[int, ...]) -> Any:
        rate = Fraction(self.spec.bit_probability)
        one = mp.mpf(rate.numerator) / rate.denominator
        return one ** sum(x) * (1 - one) ** (len(x) - sum(x))

    def label(self, env: Env) -> int:
        return (-1) ** sum(a and b for a, b in zip(env["B"], env["x"], strict=True))

    def inputs(self, n: int) -> Iterator[tuple[int, ...]]:
        return itertools.product((0, 1), repeat=n)

    def expected(self, env: Env, cost: Callable[[Env], Any]) -> Any:
        return sum(self.chance(x) * cost({**env, "x": x}) for x in self.inputs(env["n"]))

    def chosen(self, name: str, env: Env, at: list[Any]) -> Any:
        """What the model file chooses; None for another name."""
        cost = lambda e: self.loss(self.label(e), self.f(e, self.attended(e)))  # noqa: E731
        hard = lambda e, kind: (  # noqa: E731
            mp.mpf(e["k"])
            / self.heads(e)
            * sum(
                bit * self.named(kind, e, [i, p + 1])
                for i in range(1, self.heads(e) + 1)
                for p, bit in enumerate(e["x"])
            )
        )
        costs = lambda kind: self.expected(env, lambda e: self.loss(self.label(e), self.f(e, hard(e, kind))))  # noqa: E731
        sizes = self.spec
        table: dict[str, Callable[[], Any]] = {
            "H": lambda: self.heads(env),
            "width": lambda: 2 if sizes.trained == "plane" else 4,
            "a13": lambda: 1 if sizes.trained == "plane" else 3,
            "a14": lambda: 2 if sizes.trained == "plane" else 4,
            "u1": lambda: self.place(env["n"], *at)[0],
            "u2": lambda: self.place(env["n"], *at)[1],
            "positional": lambda: sizes.trained == "plane" or not any(env["A"][at[0] - 1][:2]),
            "score": lambda: self.score(env, *at),
            "gamma": lambda: self.gamma(env, at[0])[at[1] - 1],
            "share": lambda: self.share(env, *at),
            "attended": lambda: self.attended(env),
            "sigma": lambda: self.sigma(env, *at),
            "outer": lambda: self.layer(*at)[0],
            "level": lambda: at[0] + self.layer(at[1])[1],
            "f": lambda: self.f(env, *at),
            "yhat": lambda: self.f(env, self.attended(env)),
            "label": lambda: self.label(env),
            "loss": lambda: self.loss(*at),
            "cost": lambda: cost(env),
            "chance": lambda: self.chance(*at),
            "risk": lambda: self.expected(env, cost),
            "risk_of": lambda: self.expected(env, lambda e: self.loss(self.label(e), at[0](e["x"]))),
            "lim_sum": lambda: hard(env, "lim"),
            "hard_sum": lambda: hard(env, "hard"),
            "lim_risk": lambda: costs("lim"),
            "hard_risk": lambda: costs("hard"),
            "full_yhat": lambda: self.full(env, *at),
            "this_model": lambda: (
                (env["n"], env["k"]) == (sizes.n, sizes.k)
                and self.tied(env["tau"], exact(str(sizes.tau)))
                and self.tied(env["b"], exact(str(sizes.smoothing)))
            ),
        }
        return table[name]() if name in table else None

    def full(self, env: Env, heads: tuple[Any, ...]) -> Any:
        """The output with all entries of the heads given, of which the first rows are used."""
        whole = OwnModel(self.spec.at(trained="row"))
        rows = tuple(head[0] for head in heads)
        return whole.f(env, whole.attended({**env, "A": rows}))
