"""Sums of softmax shares with whole values over points of space, against differences by mpmath at 40 digits."""

from __future__ import annotations

import itertools
from typing import NamedTuple

import mpmath
import pytest
from flint import arb

from verify.checker.reading import Rejected
from verify.rules.softmax.share import Shares

POINTS = [(1, 0, 2), (0, -1, 1), (3, 1, 0), (-1, 2, 1)]
VALUES = (2, 0, -1, 5)
VECTORS = [(0.5, -0.25, 0.125), (-0.5, 0.75, 0.25)]


class Weight(NamedTuple):
    value: arb
    partials: list[arb]


def shares():
    vectors = []
    for vector in VECTORS:
        raised = [sum((arb(a) * u for a, u in zip(vector, point, strict=True)), arb(0)).exp() for point in POINTS]
        gamma = [r / sum(raised, arb(0)) for r in raised]
        mean = [sum((g * u[c] for g, u in zip(gamma, POINTS, strict=True)), arb(0)) for c in range(3)]
        vectors.append(
            [Weight(g, [g * (u[c] - mean[c]) for c in range(3)]) for g, u in zip(gamma, POINTS, strict=True)]
        )
    return Shares(vectors, [[arb(c) for c in point] for point in POINTS], VALUES, arb(1))


def total(*entries):
    found = mpmath.mpf(0)
    for vector in (entries[:3], entries[3:]):
        raised = [mpmath.exp(mpmath.fdot(vector, point)) for point in POINTS]
        found += mpmath.fdot(raised, VALUES) / mpmath.fsum(raised)
    return found


def derivative(f, *entries):
    with mpmath.workdps(40):
        at = tuple(itertools.chain(*VECTORS))
        return float(mpmath.diff(f, at, tuple(entries.count(e) for e in range(6))))


def near(ball, number):
    return abs(float(ball.mid()) - number) < 1e-9 * (1 + abs(number))


@pytest.mark.parametrize("e", range(6))
def test_first_derivatives(e):
    assert near(shares().total, float(total(*itertools.chain(*VECTORS))))
    assert near(shares().gradient(e), derivative(total, e))


@pytest.mark.parametrize(("e", "other"), [(0, 0), (0, 1), (2, 1), (3, 5), (5, 5), (1, 4)])
def test_second_derivatives(e, other):
    found = shares()
    assert near(found.hessian(e, other), derivative(total, e, other))
    sine = derivative(lambda *a: mpmath.sin(total(*a)), e, other)
    assert near(found.bend(found.total.cos(), -found.total.sin(), e, other), sine)


@pytest.mark.parametrize("e", [-1, 6])
def test_there_are_no_other_entries(e):
    for ask in (shares().gradient, lambda e: shares().hessian(0, e)):
        with pytest.raises(Rejected, match="from 0 to 5"):
            ask(e)
