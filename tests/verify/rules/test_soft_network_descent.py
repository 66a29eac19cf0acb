"""Stationary points, basins and traps of functions of one's own: what is true is shown, what is forged is not."""

from __future__ import annotations

import pytest
from flint import arb

from verify.checker.reading import Rejected
from verify.rules.soft_network import descent, risk_fields
from verify.rules.soft_network.network import Expansion


def bowl(a: float, b: float):
    """x²(a/2) + y²(b/2) + 1 with its minimum or saddle at zero."""

    def expand(at):
        x, y = at
        return Expansion(a / 2 * x * x + b / 2 * y * y + 1, [a * x, b * y], [[arb(a), arb(0)], [arb(0), arb(b)]])

    return expand


SMALL = {"radius": "1/10", "negative": 0, "value": "1/2"}


def test_a_stationary_point_is_found_with_its_kind():
    centre = [arb(0.01), arb(-0.02)]
    said = risk_fields.stationary(SMALL, bowl(1, 2), centre, "in each", "here")
    assert said.startswith(
        "within 1/10 of these heads (in each) the risk has exactly one stationary point, a strict local mi"
    )
    assert "a saddle with 1 negative" in risk_fields.stationary(SMALL | {"negative": 1}, bowl(1, -2), centre, "", "")
    assert "maximum" in risk_fields.stationary(SMALL | {"negative": 2}, bowl(-1, -2), centre, "", "")
    forged = {
        "as stated": (SMALL | {"negative": 1}, bowl(1, 2), centre),
        "as stated ": (SMALL | {"value": "1"}, bowl(1, 2), centre),
        "Krawczyk": (SMALL, bowl(1, 2), [arb(0.2), arb(0)]),
        "singular": (SMALL, bowl(1, 0), centre),
        "positive": (SMALL | {"radius": "0"}, bowl(1, 2), centre),
    }
    for reason, (body, expand, at) in forged.items():
        with pytest.raises(Rejected, match=reason.strip()):
            risk_fields.stationary(body, expand, at, "", "")
    with pytest.raises(Rejected, match="pivot"):
        descent.pivots([[arb(0, 1)]])


def test_two_stationary_points_are_not_one():
    """x⁴/4 - x²/2 in a box with all three of its stationary points, and in one with the minimum at 1."""

    def expand(at):
        (x,) = at
        return Expansion(x * x * x * x / 4 - x * x / 2, [x * x * x - x], [[3 * x * x - 1]])

    with pytest.raises(Rejected, match="Krawczyk"):
        descent.krawczyk(expand, [arb(0)], arb(2))
    assert descent.krawczyk(expand, [arb(1.01)], arb(0.1)).hessian[0][0] > 0


BASIN = {"radius": "1/100", "reach": "1", "step": "33/100", "value": "1/2", "start": ["there"]}


def test_a_basin_is_one_where_descent_contracts():
    centre, start = [arb(0), arb(0)], [arb(0.5), arb(0.5)]
    assert "converges to a strict local minimum" in risk_fields.basin(BASIN, bowl(1, 2), centre, start, "here")
    forged = [{"step": "1/2"}, {"reach": "1/2"}, {"value": "1"}, {"radius": "2"}, {"step": "0"}]
    for change in forged:
        with pytest.raises(Rejected):
            risk_fields.basin(BASIN | change, bowl(1, 2), centre, start, "here")
    with pytest.raises(Rejected, match="definite"):
        risk_fields.basin(BASIN, bowl(1, -2), centre, start, "here")
