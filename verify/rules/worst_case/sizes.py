"""Guarantees of first-order methods at one size: a bound proved by multipliers, or an instance that reaches a value.

A certificate names basis vectors of a Hilbert space and function values, and says of each function or operator its
class and its samples: where (a combination of basis vectors), with which (sub)gradient or image, with which value.  The
inequalities that the class imposes on the samples are derived here.  A *bound* has multipliers that are not negative
and leave a positive semidefinite form; it needs the inequalities to be necessary.  An *instance* has a Gram matrix and
numbers that satisfy them all; it needs them to be sufficient, and classes where they are not known to be are refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from verify.checker.reading import Rejected, as_rational, choice, integer, listing, only

from .elimination import bounded, is_psd
from .interpolation import (
    ABOUT_A_MINIMISER,
    CLASSES,
    VALUELESS,
    Form,
    Key,
    Parameters,
    Sample,
    Vector,
    plus,
    read_parameters,
)

ORACLE = ("name", "class", "parameters", "samples")
STAGE = ("vectors", "values", "oracles", "given", "equal", "goals", "scale", "tau")
Condition = tuple[int, str, int, int]  # which function (-1: what is given), which of its inequalities, of which samples
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,23}")  # with at most two underscores inside: no sentence is made of names
_LONG = re.compile(r"-?(0|[1-9][0-9]{0,199})(/[1-9][0-9]{0,199})?")
_MAX_VECTORS, _MAX_VALUES, _MAX_SAMPLES, _MAX_FORMS = 40, 60, 40, 60
_MAX_WORK = 80_000  # products of coefficients that the conditions of all classes may need: some seconds


def long_rational(value: Any, name: str) -> Fraction:
    """A rational that may be much longer than one that people write."""
    return as_rational(value, name, _LONG)


# ---------------------------------------------------------------------------------------------- reading the stage


class Stage:
    """What is assumed and what is measured, read from a certificate."""

    def __init__(self, body: dict[str, Any]) -> None:
        self.vectors = self._names(body, "vectors", 1, _MAX_VECTORS)
        self.values = self._names(body, "values", 0, _MAX_VALUES)
        self.oracles = [self._oracle(item) for item in listing(body, "oracles", 1, 20)]
        self.names = [*self.vectors, *self.values, *(name for name, _, _, _ in self.oracles)]
        if len(set(self.names)) != len(self.names):
            raise Rejected("two of the vectors, values and functions have the same name")
        if sum(_work(samples) for _, _, _, samples in self.oracles) > _MAX_WORK:
            raise Rejected(f"the samples need more than {_MAX_WORK} products")
        self.given = [self._form(item) for item in listing(body, "given", 0, _MAX_FORMS)]
        self.equal = [self._form(item) for item in listing(body, "equal", 0, _MAX_FORMS)]
        self.goals = [self._form(item) for item in listing(body, "goals", 1, _MAX_FORMS)]
        self.scale = self._form(body.get("scale"))
        self.tau = as_rational(body.get("tau"), "tau")

    @staticmethod
    def _names(body: dict[str, Any], field: str, low: int, high: int) -> list[str]:
        names = listing(body, field, low, high)
        plain = (isinstance(name, str) and _NAME.fullmatch(name) and name.strip("_").count("_") <= 2 for name in names)
        if not all(plain) or len(set(names)) != len(names):
            raise Rejected(f"{field} must be different names: at most 24 letters and digits, two underscores inside")
        return names

    def _vector(self, item: Any) -> Vector:
        found: Vector = {}
        for entry in listing({"vector": item}, "vector", 0, _MAX_VECTORS):
            name, number = listing({"term": entry}, "term", 2, 2)
            self._put(found, choice({"vector": name}, "vector", self.vectors), number)
        return found

    def _form(self, item: Any) -> Form:
        only(item, ("constant", "values", "products"))
        constant = long_rational(item["constant"], "constant")
        found: Form = {(): constant} if constant else {}
        for entry in listing(item, "values", 0, _MAX_VALUES):
            name, number = listing({"term": entry}, "term", 2, 2)
            self._put(found, (choice({"value": name}, "value", self.values),), number)
        for entry in listing(item, "products", 0, _MAX_VECTORS * _MAX_VECTORS):
            u, v, number = listing({"term": entry}, "term", 3, 3)
            pair = (choice({"vector": u}, "vector", self.vectors), choice({"vector": v}, "vector", self.vectors))
            if pair[0] > pair[1]:
                raise Rejected("the two vectors of a product are not in alphabetical order")
            self._put(found, pair, number)
        return found

    @staticmethod
    def _put(found: dict[Any, Fraction], key: Any, number: Any) -> None:
        if key in found:
            raise Rejected(f"{key} is there twice")
        found[key] = long_rational(number, "coefficient")
        if found[key] == 0:
            raise Rejected("a coefficient is zero")

    def _oracle(self, item: Any) -> tuple[str, str, Parameters, list[Sample]]:
        only(item, ORACLE)
        self._names({"name": [item["name"]]}, "name", 1, 1)
        kind = choice(item, "class", CLASSES)
        samples = []
        for entry in listing(item, "samples", 1, _MAX_SAMPLES):
            x, g, f = listing({"sample": entry}, "sample", 3, 3)
            samples.append((self._vector(x), self._vector(g), self._form(f)))
        if kind in VALUELESS and any(f for _, _, f in samples):
            raise Rejected(f"a sample of the class {kind} has no value but zero")
        if kind in ABOUT_A_MINIMISER and samples[0][1]:
            raise Rejected(f"the first sample of the class {kind} is the minimiser: its gradient is zero")
        return item["name"], kind, read_parameters(kind, item["parameters"]), samples

    def conditions(self) -> dict[Condition, Form]:
        """All inequalities form >= 0, by where they come from."""
        found = {(-1, "given", i, i): form for i, form in enumerate(self.given)}
        for number, (_, kind, parameters, samples) in enumerate(self.oracles):
            for (rule, i, j), form in CLASSES[kind][1](parameters, samples):
                found[number, rule, i, j] = form
        return found

    def words(self) -> str:
        parts = []
        for name, kind, parameters, samples in self.oracles:
            _, _, _, words = CLASSES[kind]
            told = words.format(**{key: str(value) for key, value in parameters.items()})
            where = "; ".join(sampled(kind, _line(x), _line(g), _show(f)) for x, g, f in samples)
            parts.append(f"{name} is {told}, {where}")
        parts += [f"{_show(form)} >= 0" for form in self.given] + [f"{_show(form)} = 0" for form in self.equal]
        return ". ".join(parts)

    def measure(self) -> str:
        shown = [_show(form) for form in self.goals]
        return shown[0] if len(shown) == 1 else f"min({', '.join(shown)})"


def _work(samples: list[Sample]) -> int:
    """How many products of coefficients the conditions of these samples need, roughly."""
    longest = max(len(x) + len(g) for x, g, _ in samples)
    return (len(samples) * longest) * (len(samples) * longest)


def _terms(pairs: list[tuple[str, Fraction]]) -> str:
    text = ""
    for what, number in pairs:
        sign = " - " if number < 0 else " + "
        size = abs(number)
        shown = str(size) if not what else what if size == 1 else f"{size}*{what}"
        text += shown if not text and number > 0 else f"-{shown}" if not text else sign + shown
    return text or "0"


def _line(vector: Vector) -> str:
    return _terms(sorted(vector.items()))


def _show(form: Form) -> str:
    return _terms([(named(key), form[key]) for key in sorted(form, key=lambda key: (-len(key), key))])


def named(key: Key) -> str:
    if len(key) < 2:
        return key[0] if key else ""
    return f"|{key[0]}|^2" if key[0] == key[1] else f"<{key[0]},{key[1]}>"


def sampled(kind: str, x: str, g: str, f: str) -> str:
    """A sample in words."""
    if kind in VALUELESS:
        return f"{'normal vector' if 'indicator' in kind else 'image'} {g} at {x}"
    return f"value {f} and gradient {g} at {x}"


# ---------------------------------------------------------------------------------------------- deciding


def _matrix(form: Form, names: list[str]) -> list[list[Fraction]]:
    place = {name: i for i, name in enumerate(names)}
    rows = [[Fraction(0)] * len(names) for _ in names]
    for key, value in form.items():
        if len(key) == 2:
            i, j = place[key[0]], place[key[1]]
            rows[i][j] += value / 2
            rows[j][i] += value / 2
    return rows


def bound(body: dict[str, Any]) -> str:
    """The least of the goals is at most tau times the scale, for every function of the class with such samples."""
    only(body, (*STAGE, "multipliers", "weights", "factors"))
    stage = Stage(body)
    rest = plus({}, stage.scale, stage.tau)
    weights = [long_rational(w, "weight") for w in listing(body, "weights", len(stage.goals), len(stage.goals))]
    if sum(weights) != 1 or min(weights) < 0:
        raise Rejected("the weights of the goals are not negative and add up to 1")
    factors = [long_rational(f, "factor") for f in listing(body, "factors", len(stage.equal), len(stage.equal))]
    for number, form in [*zip(weights, stage.goals, strict=True), *zip(factors, stage.equal, strict=True)]:
        rest = plus(rest, form, -number)
    conditions = stage.conditions()
    for key, text in multipliers(body, conditions, 20_000):
        if (number := long_rational(text, "multiplier")) <= 0:
            raise Rejected("a multiplier is positive")
        rest = plus(rest, conditions[key], -number)
    if any(len(key) == 1 for key in rest) or rest.get((), Fraction(0)) < 0 or not is_psd(_matrix(rest, stage.vectors)):
        raise Rejected("what the multipliers leave is not a positive semidefinite form")
    return f"{stage.measure()} <= {stage.tau}*({_show(stage.scale)}) whenever, in a real Hilbert space: {stage.words()}"


def multipliers(body: dict[str, Any], conditions: dict[Condition, Form], most: int) -> Iterator[tuple[Condition, Any]]:
    """Each condition that is named, there and once, with what is said of its multiplier."""
    seen = set()
    for item in listing(body, "multipliers", 0, most):
        number, rule, i, j, text = listing({"multiplier": item}, "multiplier", 5, 5)
        of, first, second = (
            integer({"of": number}, "of", -1, 100),
            integer({"i": i}, "i", 0, 100),
            integer({"j": j}, "j", 0, 100),
        )
        if (key := (of, str(rule), first, second)) in seen:
            raise Rejected(f"the condition {key} is there twice")
        if key not in conditions:
            raise Rejected(f"there is no condition {key}")
        seen.add(key)
        yield key, text


def instance(body: dict[str, Any]) -> str:
    """A function of the class on which every goal is above (or not below) tau times the scale."""
    only(body, (*STAGE, "gram", "numbers", "relation"))
    stage = Stage(body)
    if any(not CLASSES[kind][2] for _, kind, _, _ in stage.oracles):
        raise Rejected("the conditions of a class are not known to be sufficient: these numbers are no instance")
    size = len(stage.vectors)
    gram = [
        [long_rational(v, "gram") for v in listing({"gram": row}, "gram", i + 1, i + 1)]
        for i, row in enumerate(listing(body, "gram", size, size))
    ]
    numbers = [long_rational(v, "number") for v in listing(body, "numbers", len(stage.values), len(stage.values))]
    if not is_psd([[gram[max(i, j)][min(i, j)] for j in range(size)] for i in range(size)]):
        raise Rejected("the Gram matrix is not positive semidefinite")
    table: Form = {(): Fraction(1)} | {(name,): v for name, v in zip(stage.values, numbers, strict=True)}
    for i, u in enumerate(stage.vectors):
        for j, v in enumerate(stage.vectors[: i + 1]):
            table[(u, v) if u <= v else (v, u)] = gram[i][j]

    def at(form: Form) -> Fraction:
        found = Fraction(0)
        for key, number in form.items():
            found = bounded(found + number * table[key])
        return found

    if any(at(form) < 0 for form in stage.conditions().values()) or any(at(form) for form in stage.equal):
        raise Rejected("the numbers do not satisfy a condition")
    relation, scale, least = choice(body, "relation", (">", ">=")), at(stage.scale), min(map(at, stage.goals))
    if scale <= 0 or least < stage.tau * scale or (relation == ">" and least == stage.tau * scale):
        raise Rejected("the goals are not that large there, or the scale is not positive")
    return (
        f"there is an instance with {stage.measure()} {relation} {stage.tau}*({_show(stage.scale)}) and "
        f"{_show(stage.scale)} > 0 where, in a real Hilbert space: {stage.words()}"
    )


KINDS = {"worst-case-bound": bound, "worst-case-instance": instance}
