"""Classes of functions and operators, each by the inequalities that its values at finitely many points satisfy.

The conditions are *necessary* for every class, so an upper bound that follows from them is one for the class.  They are
*sufficient* (an instance through the points exists) only where ``sufficient`` says so: elsewhere no lower end is given.
Sufficient: smooth and strongly convex (Taylor, Hendrickx and Glineur 2017; with mu < 0 after adding a square), the same
with a least value at one sample where mu <= 0 (below), convex
and Lipschitz, indicators (the same), quadratic growth (the largest of the given affine pieces), monotone operators and
their shifts (Zorn), Lipschitz operators (Kirszbraun).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from numerics.worst_case.forms import Form, Vector

__all__ = ["CLASSES", "Class", "Label", "Sample"]

Label = tuple[str, int, int]  # rule, and the two samples (the same twice where it is about one)


@dataclass(frozen=True)
class Sample:
    """A point, the (sub)gradient or image there, and the function's value (None for an operator)."""

    x: Vector
    g: Vector
    f: Form


Parameters = dict[str, Fraction]
Rule = tuple[Label, Form]
Rules = Callable[[Parameters, list[Sample]], Iterator[Rule]]


@dataclass(frozen=True)
class Class:
    parameters: tuple[str, ...]
    rules: Rules
    sufficient: bool
    words: str
    values: bool = True  # a function, not an operator
    about: bool = False  # its sample 0 is a minimiser
    allowed: Callable[[Parameters], bool] = lambda p: all(v > 0 for v in p.values())


def _pairs(samples: list[Sample]) -> Iterator[tuple[int, int, Sample, Sample]]:
    for i, a in enumerate(samples):
        for j, b in enumerate(samples):
            if i != j:
                yield i, j, a, b


def _convex(mu: Fraction) -> Rules:
    """f_i >= f_j + <g_j, x_i - x_j> + (mu/2)|x_i - x_j|^2."""

    def rules(p: Parameters, samples: list[Sample]) -> Iterator[Rule]:
        bend = p.get("mu", mu)
        for i, j, a, b in _pairs(samples):
            step = a.x - b.x
            yield ("pair", i, j), a.f - b.f - b.g @ step - (bend / 2) * step.abs2

    return rules


def _smooth(p: Parameters, samples: list[Sample]) -> Iterator[Rule]:
    """The same with curvature between mu and L, in terms of what remains after subtracting mu|x|^2/2."""
    L, mu = p["L"], p["mu"]
    for i, j, a, b in _pairs(samples):
        step, turn = a.x - b.x, a.g - b.g
        bend = (1 / L) * turn.abs2 + mu * step.abs2 - (2 * mu / L) * (turn @ step)
        yield ("pair", i, j), a.f - b.f - b.g @ step - (1 / (2 * (1 - mu / L))) * bend


def _least(p: Parameters, samples: list[Sample]) -> Iterator[Rule]:
    """The same with the least value at sample 0: f - |f'|^2/(2L) >= f*, what one more step would still gain.

    Sufficient for mu <= 0: the largest member through the samples is at every point a mean of values of the parabolas
    f_i + <g_i, . - x_i> + (L/2)|. - x_i|^2, plus -mu/2 times the spread of where they are taken.  So it is nowhere
    below the least f_i - |g_i|^2/(2L), which is f*.
    """
    yield from _smooth(p, samples)
    best = samples[0]
    for i, a in enumerate(samples[1:], 1):
        yield ("least", i, 0), a.f - best.f - (1 / (2 * p["L"])) * a.g.abs2


def _lipschitz_convex(p: Parameters, samples: list[Sample]) -> Iterator[Rule]:
    yield from _convex(Fraction(0))({}, samples)
    for i, a in enumerate(samples):
        yield ("size", i, i), p["M"] ** 2 - a.g.abs2


def _indicator(p: Parameters, samples: list[Sample]) -> Iterator[Rule]:
    for i, j, a, b in _pairs(samples):
        yield ("normal", i, j), a.g @ (a.x - b.x)
        if "D" in p and i < j:
            yield ("diameter", i, j), p["D"] ** 2 - (a.x - b.x).abs2


def _growth(p: Parameters, samples: list[Sample]) -> Iterator[Rule]:
    """Convex, with f <= f* + (L/2)|x - x*|^2; sample 0 is the minimiser x*."""
    yield from _convex(Fraction(0))({}, samples)
    best = samples[0]
    for i, a in enumerate(samples[1:], 1):
        yield ("growth", i, 0), best.f - a.f - a.g @ (best.x - a.x) - (1 / (2 * p["L"])) * a.g.abs2


def _secant(p: Parameters, samples: list[Sample]) -> Iterator[Rule]:
    """Restricted secant inequality and error bound; sample 0 is the minimiser."""
    for i, a in enumerate(samples[1:], 1):
        way = a.x - samples[0].x
        yield ("secant", i, 0), a.g @ way - p["mu"] * way.abs2
        yield ("error", i, 0), p["L"] ** 2 * way.abs2 - a.g.abs2


def _operator(form: Callable[[Parameters, Vector, Vector], list[tuple[str, Form]]]) -> Rules:
    def rules(p: Parameters, samples: list[Sample]) -> Iterator[Rule]:
        for j, b in enumerate(samples):
            for i in range(j):
                for rule, left in form(p, samples[i].x - b.x, samples[i].g - b.g):
                    yield (rule, i, j), left

    return rules


def _between(p: Parameters) -> bool:
    return p["L"] > 0 and p["mu"] < p["L"]


CLASSES: dict[str, Class] = {
    "smooth": Class(("L", "mu"), _smooth, True, "with curvature between mu and L", allowed=_between),
    "smooth-least": Class(
        ("L", "mu"),
        _least,
        True,
        "with curvature between mu and L and its least value at the minimiser",
        about=True,
        allowed=lambda p: _between(p) and p["mu"] <= 0,
    ),
    "convex": Class((), _convex(Fraction(0)), True, "closed, proper and convex"),
    "strongly-convex": Class(("mu",), _convex(Fraction(0)), True, "closed, proper and mu-strongly convex"),
    "convex-lipschitz": Class(("M",), _lipschitz_convex, True, "convex with subgradients of norm at most M"),
    "indicator": Class((), _indicator, True, "the indicator of a closed convex set"),
    "bounded-indicator": Class(("D",), _indicator, True, "the indicator of a closed convex set of diameter at most D"),
    "growth": Class(
        ("L",),
        _growth,
        True,
        "convex, above its minimum by at most L/2 times the squared distance to the minimiser",
        about=True,
    ),
    "secant": Class(
        ("L", "mu"),
        _secant,
        False,
        "with the restricted secant inequality mu and the error bound L",
        about=True,
        allowed=lambda p: 0 < p["mu"] <= p["L"],
    ),
    "monotone": Class((), _operator(lambda p, x, u: [("pair", u @ x)]), True, "maximally monotone", values=False),
    "strongly-monotone": Class(
        ("mu",),
        _operator(lambda p, x, u: [("pair", u @ x - p["mu"] * x.abs2)]),
        True,
        "maximally mu-strongly monotone",
        values=False,
    ),
    "cocoercive": Class(
        ("beta",),
        _operator(lambda p, x, u: [("pair", u @ x - p["beta"] * u.abs2)]),
        True,
        "beta-cocoercive",
        values=False,
    ),
    "comonotone": Class(
        ("rho",),
        _operator(lambda p, x, u: [("pair", u @ x + p["rho"] * u.abs2)]),
        True,
        "maximally rho-negatively comonotone",
        values=False,
    ),
    "lipschitz": Class(
        ("L",), _operator(lambda p, x, u: [("pair", p["L"] ** 2 * x.abs2 - u.abs2)]), True, "L-Lipschitz", values=False
    ),
    "lipschitz-monotone": Class(
        ("L",),
        _operator(lambda p, x, u: [("monotone", u @ x), ("lipschitz", p["L"] ** 2 * x.abs2 - u.abs2)]),
        False,
        "L-Lipschitz and monotone",
        values=False,
    ),
}
