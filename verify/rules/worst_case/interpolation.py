"""Interpolation: the inequalities that a class of functions or operators imposes on its samples, derived from nothing.

They are necessary for every class.  Where a class is marked sufficient, every family of samples that satisfies them
comes from a member of the class.  This module is the checker's own: it shares no code with the instrument.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from verify.checker.reading import Rejected, as_rational, only

from .elimination import bounded

Key = tuple[str, ...]  # () the constant, (f,) a value, (u, v) an inner product with u <= v
Form = dict[Key, Fraction]
Vector = dict[str, Fraction]
Sample = tuple[Vector, Vector, Form]
Label = tuple[str, int, int]
Parameters = dict[str, Fraction]


# ---------------------------------------------------------------------------------------------- forms


def plus(a: Form, b: Form, factor: Fraction | int = 1) -> Form:
    result = dict(a)
    for key, value in b.items():
        more = value if factor == 1 else factor * value
        result[key] = bounded(result[key] + more) if key in result else more
    return {key: value for key, value in result.items() if value}


def minus(a: Vector, b: Vector) -> Vector:
    result = dict(a)
    for name, value in b.items():
        result[name] = result[name] - value if name in result else -value
    return {name: value for name, value in result.items() if value}


def dot(a: Vector, b: Vector, factor: Fraction | int = 1) -> Form:
    result: Form = {}
    for u, x in a.items():
        scaled = x if factor == 1 else factor * x
        for v, y in b.items():
            key = (u, v) if u <= v else (v, u)
            result[key] = result[key] + scaled * y if key in result else scaled * y
    return {key: value for key, value in result.items() if value}


def total(*forms: Form) -> Form:
    result: Form = {}
    for form in forms:
        result = plus(result, form)
    return result


# ---------------------------------------------------------------------------------------------- the classes

Rules = Callable[[Parameters, list[Sample]], Iterator[tuple[Label, Form]]]


def _tangents(samples: list[Sample], bend: Fraction) -> Iterator[tuple[Label, Form]]:
    """f(x_i) - f(x_j) - <g_j, x_i - x_j> - (bend/2)|x_i - x_j|²: a function with so much curvature lies above."""
    for i, (x, _, f) in enumerate(samples):
        for j, (y, h, e) in enumerate(samples):
            if i != j:
                d = minus(x, y)
                yield ("pair", i, j), total(plus(f, e, -1), dot(h, d, -1), dot(d, d, -bend / 2))


def _smooth(p: Parameters, samples: list[Sample]) -> Iterator[tuple[Label, Form]]:
    """φ = f - mu|x|²/2 is convex and (L - mu)-smooth: φ_i - φ_j - <φ'_j, x_i - x_j> >= |φ'_i - φ'_j|²/(2(L - mu))."""
    mu, gap = p["mu"], p["L"] - p["mu"]
    moved = [(x, minus(g, {k: mu * v for k, v in x.items()}), plus(f, dot(x, x), -mu / 2)) for x, g, f in samples]
    for (rule, i, j), form in _tangents(moved, Fraction(0)):
        turn = minus(moved[i][1], moved[j][1])
        yield (rule, i, j), plus(form, dot(turn, turn), -1 / (2 * gap))


def _least(p: Parameters, samples: list[Sample]) -> Iterator[tuple[Label, Form]]:
    """And nowhere below the value of sample 0: so not after a step of length 1/L either."""
    yield from _smooth(p, samples)
    for i, (_, g, f) in enumerate(samples[1:], 1):
        yield ("least", i, 0), total(plus(f, samples[0][2], -1), dot(g, g, -1 / (2 * p["L"])))


def _lipschitz_convex(p: Parameters, samples: list[Sample]) -> Iterator[tuple[Label, Form]]:
    yield from _tangents(samples, Fraction(0))
    for i, (_, g, _) in enumerate(samples):
        yield ("size", i, i), plus({(): p["M"] ** 2}, dot(g, g), -1)


def _indicator(p: Parameters, samples: list[Sample]) -> Iterator[tuple[Label, Form]]:
    for i, (x, g, _) in enumerate(samples):
        for j, (y, _, _) in enumerate(samples):
            d = minus(x, y)
            if i != j:
                yield ("normal", i, j), dot(g, d)
            if i < j and "D" in p:
                yield ("diameter", i, j), plus({(): p["D"] ** 2}, dot(d, d), -1)


def _growth(p: Parameters, samples: list[Sample]) -> Iterator[tuple[Label, Form]]:
    yield from _tangents(samples, Fraction(0))
    y, _, e = samples[0]
    for i, (x, g, f) in enumerate(samples[1:], 1):
        yield ("growth", i, 0), total(plus(e, f, -1), dot(g, minus(x, y)), dot(g, g, -1 / (2 * p["L"])))


def _secant(p: Parameters, samples: list[Sample]) -> Iterator[tuple[Label, Form]]:
    for i, (x, g, _) in enumerate(samples[1:], 1):
        d = minus(x, samples[0][0])
        yield ("secant", i, 0), total(dot(g, d), dot(d, d, -p["mu"]))
        yield ("error", i, 0), total(dot(d, d, p["L"] ** 2), dot(g, g, -1))


def _images(make: Callable[[Parameters, Vector, Vector], dict[str, Form]]) -> Rules:
    def rules(p: Parameters, samples: list[Sample]) -> Iterator[tuple[Label, Form]]:
        for j, (y, v, _) in enumerate(samples):
            for i, (x, u, _) in enumerate(samples[:j]):
                for rule, form in make(p, minus(x, y), minus(u, v)).items():
                    yield (rule, i, j), form

    return rules


# name -> parameters, rules, whether they are sufficient, words
CLASSES: dict[str, tuple[tuple[str, ...], Rules, bool, str]] = {
    "smooth": (("L", "mu"), _smooth, True, "a function with curvature between {mu} and {L}"),
    "smooth-least": (
        ("L", "mu"),
        _least,
        True,
        "a function with curvature between {mu} and {L} whose least value is at the minimiser that is listed first",
    ),
    "convex": ((), lambda p, s: _tangents(s, Fraction(0)), True, "a closed proper convex function"),
    "strongly-convex": (
        ("mu",),
        lambda p, s: _tangents(s, p["mu"]),
        True,
        "a closed proper {mu}-strongly convex function",
    ),
    "convex-lipschitz": (("M",), _lipschitz_convex, True, "a convex function with subgradients of norm at most {M}"),
    "indicator": ((), _indicator, True, "the indicator function of a closed convex set"),
    "bounded-indicator": (
        ("D",),
        _indicator,
        True,
        "the indicator function of a closed convex set of diameter at most {D}",
    ),
    "growth": (
        ("L",),
        _growth,
        True,
        "a convex function that exceeds its minimum by at most {L}/2 times the squared "
        "distance to the minimiser that is listed first",
    ),
    "secant": (
        ("L", "mu"),
        _secant,
        False,
        "a function with the restricted secant inequality {mu} and the error "
        "bound {L} about the minimiser that is listed first",
    ),
    "monotone": ((), _images(lambda p, d, u: {"pair": dot(u, d)}), True, "a maximally monotone operator"),
    "strongly-monotone": (
        ("mu",),
        _images(lambda p, d, u: {"pair": total(dot(u, d), dot(d, d, -p["mu"]))}),
        True,
        "a maximally {mu}-strongly monotone operator",
    ),
    "cocoercive": (
        ("beta",),
        _images(lambda p, d, u: {"pair": total(dot(u, d), dot(u, u, -p["beta"]))}),
        True,
        "a {beta}-cocoercive operator",
    ),
    "comonotone": (
        ("rho",),
        _images(lambda p, d, u: {"pair": total(dot(u, d), dot(u, u, p["rho"]))}),
        True,
        "a maximally {rho}-negatively comonotone operator",
    ),
    "lipschitz": (
        ("L",),
        _images(lambda p, d, u: {"pair": total(dot(d, d, p["L"] ** 2), dot(u, u, -1))}),
        True,
        "a {L}-Lipschitz operator",
    ),
    "lipschitz-monotone": (
        ("L",),
        _images(lambda p, d, u: {"monotone": dot(u, d), "lipschitz": total(dot(d, d, p["L"] ** 2), dot(u, u, -1))}),
        False,
        "a {L}-Lipschitz monotone operator",
    ),
}
VALUELESS = {
    "monotone",
    "strongly-monotone",
    "cocoercive",
    "comonotone",
    "lipschitz",
    "lipschitz-monotone",
    "indicator",
    "bounded-indicator",
}
ABOUT_A_MINIMISER = {"growth", "secant", "smooth-least"}


def read_parameters(kind: str, given: Any) -> Parameters:
    only(given, CLASSES[kind][0])
    found = {name: as_rational(value, name) for name, value in given.items()}
    curved = kind in ("smooth", "smooth-least")
    good = found["L"] > 0 and found["L"] > found["mu"] if curved else min(found.values(), default=1) > 0
    if not good or (kind == "secant" and found["mu"] > found["L"]) or (kind == "smooth-least" and found["mu"] > 0):
        raise Rejected(f"parameters out of the range of {kind}")
    return found
