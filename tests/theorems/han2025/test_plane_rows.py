"""What the checker leaves out for an inner row, it leaves out rightly: all inputs of small circles."""

from __future__ import annotations

import itertools
import math
import random

import numpy as np
import pytest
from flint import arb

from verify.rules.soft_share.boxes import Circle, Moments
from verify.rules.soft_share.inputs import Differences, Sums, arcs, everything, slabs
from verify.rules.soft_share.reach import growing, one_sided
from verify.rules.soft_share.rows import Row, open_shares


def inputs(n, which):
    """The inputs of a kind, by the parts that the checker adds up: they are what the parts say."""
    found = {"arcs": arcs, "all": everything}.get(which, lambda n: slabs(n, tuple(range(1, 2 * n, 2))))(n)
    unit = [[arb(int(p == q)) for q in range(n)] for p in range(n)]
    for kind in (Sums, Differences) if which == "arcs" else (Sums,):
        lines = kind(unit, found)
        assert [[float(v) for v in lines.joined(p)] for p in found.chosen] == [list(b) for b in sorted(found.pairs)]
    return sorted(found.pairs)


@pytest.mark.parametrize("n", range(3, 10))
def test_the_inputs_of_every_kind_are_all_of_it(n):
    every = set(itertools.product((0, 1), repeat=n))
    assert set(inputs(n, "all")) == every - {(0,) * n}
    runs = {bits for bits in every if sum(bits[p] != bits[p - 1] for p in range(n)) == 2}
    assert set(inputs(n, "arcs")) == runs
    expected = set()
    for turn in np.linspace(0, 2 * math.pi, 40 * n, endpoint=False) + 1e-3:
        order = sorted(range(n), key=lambda p, turn=turn: math.cos(2 * math.pi * p / n - turn))
        for low, high in itertools.combinations(range(n + 1), 2):
            hidden = set(order[low:high])
            expected.add(tuple(int(p not in hidden) for p in range(n)))
    assert set(inputs(n, "slabs")) == expected - {(0,) * n}


def _row(rho, slope, offset):
    return Row("inner", arb(rho), arb(0), arb(slope), arb(offset), False, rho == 0)


def _values(n, head, rho):
    """Share P and Cᵀ(I - ρK)⁻¹C of every input, straight from the definitions; None where I - ρK is not positive."""
    angles = 2 * math.pi * np.arange(n) / n
    u = np.stack([np.cos(angles), np.sin(angles)], axis=1)
    weights = np.exp(u @ head)
    weights /= weights.sum()
    d = u - weights @ u
    spread = (d * weights[:, None]).T @ d
    found = {}
    for bits in itertools.product((0, 1), repeat=n):
        x = weights * np.array(bits)
        share, c = min(1, x.sum()), x @ d
        room = np.eye(2) - rho * ((d * x[:, None]).T @ d - share * spread)
        good = np.linalg.eigvalsh(room)[0] > 0
        found[bits] = share, c @ np.linalg.solve(room, c) if good else None
    return found


def _cases(seed):
    draw = random.Random(seed)
    for _ in range(12):
        n, radius, angle = draw.randint(3, 8), draw.uniform(0, 5), draw.uniform(0, math.pi)
        head = np.array([radius * math.cos(angle), radius * math.sin(angle)])
        yield n, head, draw.choice([0.05, 0.3, 0.8, 1.2, 2, 3, 4, 6, 9]), draw.uniform(-0.3, 0.3)


@pytest.mark.parametrize("enough", [lambda row, at: growing(row, at.spread), one_sided])
@pytest.mark.parametrize("seed", range(4))
def test_where_arcs_are_said_to_be_enough_no_input_is_above_them(seed, enough):
    asked = refused = 0
    for n, head, rho, slope in _cases(seed):
        moments = Moments(Circle(n, []), arb(head[0]), arb(head[1]))
        if not enough(_row(rho, slope, 0), moments):
            refused += 1
            continue
        asked += 1
        values = _values(n, head, rho)
        assert all(value is not None for _, value in values.values())
        arcs = [*inputs(n, "arcs"), (0,) * n, (1,) * n]
        best = max(values[bits][1] - slope * values[bits][0] for bits in arcs)
        assert max(value - slope * share for share, value in values.values()) <= best + 1e-12
    assert asked
    assert refused


@pytest.mark.parametrize("seed", range(4))
def test_a_share_that_is_not_open_has_no_input_above_the_offset(seed):
    left_out = kept = 0
    for n, head, rho, slope in _cases(seed):
        moments = Moments(Circle(n, []), arb(head[0]), arb(head[1]))
        for offset in (0.05, 0.12, 0.3):
            low, high = map(float, open_shares(_row(rho, slope, offset), moments.spread, moments.reach))
            for share, value in _values(n, head, rho).values():
                if low <= share <= high:
                    kept += 1
                    continue
                left_out += 1
                assert value is not None
                assert value - slope * share <= offset + 1e-12
    assert left_out > 100
    assert kept > 100


def test_an_arc_is_not_enough_where_the_checker_does_not_say_so():
    """Else the condition could be anything: two opposite pairs of positions are best for a steep quadratic."""
    n, head, rho = 6, np.array([1.35272585, 1.36178008]), 6.210135874302673
    values = _values(n, head, rho)
    arcs, slabs = (max(values[bits][1] for bits in inputs(n, which)) for which in ("arcs", "slabs"))
    assert slabs > 2 * arcs
    assert slabs == max(value for _, value in values.values())
    moments = Moments(Circle(n, []), arb(head[0]), arb(head[1]))
    assert not growing(_row(rho, 0, 0), moments.spread)
    assert not one_sided(_row(rho, 0, 0), moments)
