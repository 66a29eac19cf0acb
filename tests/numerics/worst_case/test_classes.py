"""The inequalities of each class: necessary on real members of it, and the same in the checker's own derivation."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction as F

import pytest

from numerics.worst_case.classes import CLASSES, Sample
from numerics.worst_case.forms import Form, Vector
from verify.rules.worst_case.interpolation import ABOUT_A_MINIMISER, VALUELESS
from verify.rules.worst_case.interpolation import CLASSES as CHECKED

PARAMETERS = {"L": F(3), "mu": F(1, 2), "M": F(3), "D": F(2), "beta": F(1, 3), "rho": F(1, 4)}
BENT = PARAMETERS | {"mu": F(-3)}  # of the class with a least value, where the curvature may be negative
Member = tuple[Callable[[F], F], Callable[[F], F]]  # a function of one variable with its derivative


def _huber(x: F) -> F:
    return x * x * F(3, 2) if abs(x) <= 1 else 3 * abs(x) - F(3, 2)


def _huber_slope(x: F) -> F:
    return 3 * x if abs(x) <= 1 else F(3) if x > 0 else F(-3)


def _bowl(x: F) -> F:
    """Curvature 3, then -3, then flat: least at 0."""
    u = min(abs(x), F(2))
    return u * u * F(3, 2) if u <= 1 else F(3, 2) + 3 * (u - 1) - F(3, 2) * (u - 1) ** 2


def _bowl_slope(x: F) -> F:
    u = min(abs(x), F(2))
    return (1 if x > 0 else -1) * (3 * u if u <= 1 else 6 - 3 * u)


ZERO = lambda x: F(0)  # noqa: E731
MEMBERS: dict[str, list[Member]] = {
    "smooth": [
        (lambda x: F(3, 2) * x * x, lambda x: 3 * x),
        (lambda x: x * x / 4 + x, lambda x: x / 2 + 1),
        (lambda x: _huber(x) * F(5, 6) + x * x / 4, lambda x: _huber_slope(x) * F(5, 6) + x / 2),
    ],
    "smooth-least": [(_bowl, _bowl_slope), (_huber, _huber_slope)],
    "convex": [(abs, lambda x: F(1) if x > 0 else F(-1)), (lambda x: x**4, lambda x: 4 * x**3)],
    "strongly-convex": [(lambda x: abs(x) + x * x / 4, lambda x: (1 if x > 0 else -1) + x / 2)],
    "convex-lipschitz": [(lambda x: 3 * abs(x), lambda x: F(3) if x >= 0 else F(-3)), (_huber, _huber_slope)],
    "growth": [(_huber, _huber_slope), (lambda x: F(3, 2) * x * x, lambda x: 3 * x)],
    "secant": [(ZERO, lambda x: x), (ZERO, lambda x: 3 * x if x > 0 else x / 2)],
    "monotone": [(ZERO, lambda x: x**3), (ZERO, lambda x: F(1) if x > 0 else F(-1))],
    "strongly-monotone": [(ZERO, lambda x: x / 2 + x**3)],
    "cocoercive": [(ZERO, lambda x: 3 * x), (ZERO, _huber_slope)],
    "comonotone": [(ZERO, lambda x: -4 * x), (ZERO, lambda x: x)],
    "lipschitz": [(ZERO, lambda x: -3 * x), (ZERO, _huber_slope)],
    "lipschitz-monotone": [(ZERO, lambda x: 3 * x), (ZERO, _huber_slope)],
}


def _value(form: Form) -> F:
    """With one basis vector e of length one."""
    return form.constant + sum(form.products.values())


@pytest.mark.parametrize("kind", sorted(MEMBERS))
def test_members_of_a_class_satisfy_its_conditions(kind: str):
    rng, rule = random.Random(kind), CLASSES[kind]
    for f, slope in MEMBERS[kind]:
        points = [F(0)] * (kind in ABOUT_A_MINIMISER) + [F(rng.randint(-40, 40), 13) for _ in range(6)]
        gradients = [F(0) if x == 0 and kind in ABOUT_A_MINIMISER else slope(x) for x in points]
        samples = [
            Sample(Vector({"e": x}), Vector({"e": g}), Form(f(x) if rule.values else 0))
            for x, g in zip(points, gradients, strict=True)
        ]
        parameters = {name: (BENT if kind == "smooth-least" else PARAMETERS)[name] for name in rule.parameters}
        numbers = [_value(form) for _, form in rule.rules(parameters, samples)]
        assert len(numbers) > 5
        assert min(numbers) >= 0


@pytest.mark.parametrize("kind", ["indicator", "bounded-indicator"])
def test_normal_vectors_of_an_interval_satisfy_the_conditions_of_indicators(kind: str):
    data = [(F(-1), F(-5)), (F(1), F(2)), (F(0), F(0)), (F(1), F(0))]
    samples = [Sample(Vector({"e": x}), Vector({"e": g}), Form()) for x, g in data]
    rule = CLASSES[kind]
    numbers = [_value(form) for _, form in rule.rules({name: PARAMETERS[name] for name in rule.parameters}, samples)]
    assert min(numbers) == 0
    wrong = [*samples, Sample(Vector({"e": F(0)}), Vector({"e": F(1)}), Form())]  # no normal vector inside
    assert min(_value(form) for _, form in rule.rules({"D": F(2)} if rule.parameters else {}, wrong)) < 0


@pytest.mark.parametrize("kind", sorted(CLASSES))
def test_the_checker_derives_the_same_conditions(kind: str):
    rng, rule = random.Random(kind), CLASSES[kind]

    def vector() -> Vector:
        return Vector({name: F(rng.randint(-9, 9), rng.randint(1, 5)) for name in "xyz"})

    samples = [
        Sample(vector(), vector(), Form() if kind in VALUELESS else Form(values={f"f{i}": F(1)})) for i in range(4)
    ]
    parameters = {name: PARAMETERS[name] for name in rule.parameters}
    ours = dict(rule.rules(parameters, samples))
    told = [(s.x.terms, s.g.terms, {(name,): v for name, v in s.f.values.items()}) for s in samples]
    theirs = dict(CHECKED[kind][1](parameters, told))
    assert {label: _keyed(form) for label, form in ours.items()} == theirs
    assert (rule.parameters, rule.sufficient) == (CHECKED[kind][0], CHECKED[kind][2])


def _keyed(form: Form) -> dict[tuple[str, ...], F]:
    found: dict[tuple[str, ...], F] = {(): form.constant} if form.constant else {}
    return found | {(name,): v for name, v in form.values.items()} | dict(form.products)
