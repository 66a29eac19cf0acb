"""A softmax over points of the plane against plain sums, autograd and random attacks; no model of any paper is used."""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest

from numerics.soft_share.circle import circle, envelope
from numerics.soft_share.moments import first_moments, moments, top_pairs
from numerics.soft_share.points import Points, rows_on
from numerics.soft_share.row_boxes import certificate
from numerics.soft_share.rows import Row, refined
from numerics.soft_share.several import Heads, Problems, direct, least
from verify import checker
from verify.checker import Rejected

CORNERS = Points(((-1, -1), (2, -1), (1, 1), (-1, 1)))  # no symmetry
LINE = Points(((0, 0), (Fraction(1, 3), 0), (2, 0)), flat=True)


def subsets(n):
    return np.array(list(itertools.product((0.0, 1.0), repeat=n)))


def attacks(points, seed):
    """Vectors of all sizes, some along the normals of sides, where two points have all the weight."""
    draw, u = np.random.default_rng(seed), points.table
    free = draw.normal(size=(3000, 2)) * np.exp(draw.uniform(-3, 5, size=(3000, 1)))
    sides = np.roll(u, -1, 0) - u
    normals = np.stack([sides[:, 1], -sides[:, 0]], -1)[draw.integers(len(u), size=2000)]
    ridge = normals * np.exp(draw.uniform(-2, 6, size=(2000, 1))) + draw.normal(size=(2000, 2))
    return np.concatenate([free, ridge])


def plain(u, vectors, inputs):
    """P and |C|², written out."""
    weights = np.exp(vectors @ u.T - (vectors @ u.T).max(1, keepdims=True))
    weights /= weights.sum(1, keepdims=True)
    share = weights @ inputs.T
    cov = np.einsum("vp,sp,vpc->vsc", weights, inputs, u[None] - (weights @ u)[:, None])
    return share, (cov**2).sum(-1)


@pytest.mark.parametrize("points", [CORNERS, LINE], ids=["corners", "line"])
def test_no_vector_and_no_subset_is_above_a_row(points):
    rows = rows_on(points)
    share, size = plain(points.table, attacks(points, 5), subsets(len(points.places)))
    for alpha, beta in zip(rows.offsets, rows.slopes, strict=True):
        found = size - float(beta) * share
        assert found.max() <= float(alpha)
        if beta == 0:
            assert found.max() >= 0.9 * float(alpha)  # and the bound is not idle


def test_the_envelope_of_a_polygon_is_above_every_subset():
    shape = envelope(7)
    draw = np.random.default_rng(3)
    vectors = draw.normal(size=(3000, 2)) * np.exp(draw.uniform(-2, 4, size=(3000, 1)))
    share, size = plain(circle(7), vectors, subsets(7))
    assert (size <= shape.majorant(share) + 1e-12).all()


def test_moments_are_the_derivatives_of_the_share():
    import torch

    u, bits = CORNERS.table, np.array([1.0, 0.0, 1.0, 0.0])

    def share(v):
        return (torch.softmax(torch.tensor(u) @ v, 0) * torch.tensor(bits)).sum()

    for vector in ([0.3, -0.7], [2.0, 0.5], [0.0, 0.0]):
        v = torch.tensor(vector, dtype=torch.float64)
        p, c, k = moments(u, np.array(vector), bits)
        assert p == pytest.approx(float(share(v)))
        assert c == pytest.approx(torch.autograd.functional.jacobian(share, v).numpy())
        hessian = torch.autograd.functional.hessian(share, v).numpy()
        assert k == pytest.approx([hessian[0, 0], hessian[0, 1], hessian[1, 1]])
        assert first_moments(u, np.array(vector), bits)[1] == pytest.approx(c)


def test_two_softmaxes_stay_below_what_the_rows_on_one_give():
    """‖a C Cᵀ + c diag(K)‖ at a sum S of two shares on a pentagon, from rows with the offsets that the samples give."""
    n, a, c = 5, 0.7, 1.0
    kinds = [("inner", 0.0, 0, 0.0), ("top", 0.7, 1, 0.0), ("top", 0.7, 1, 0.3), ("inner", 0.0, 0, 0.2)]
    rows = [Row(*kind, refined(Row(*kind), n) + 0.01) for kind in kinds]
    draw = np.random.default_rng(8)
    vectors = draw.normal(size=(4000, 2, 2)) * np.exp(draw.uniform(-2, 3, size=(4000, 1, 1)))
    bits = subsets(n)[draw.integers(32, size=4000)][:, None, :]
    share, cov, third = moments(circle(n), vectors, bits)
    ones = np.ones(4000)
    value, _ = top_pairs(np.ones((4000, 2)), a * ones, c * ones, cov, third)
    low = share.sum(1)
    heads, problems = Heads(2, rows), Problems(a * ones, c * ones, low, low)
    # the largest |eigenvalue| may be that of the complement, for which S is 2 - S
    other = Problems(a * ones, c * ones, 2 - low, 2 - low)
    bound = np.maximum(direct(heads, problems), direct(heads, other))
    assert np.isfinite(bound).all()
    assert (value <= bound + 1e-9).all()
    assert (least(heads, problems) <= direct(heads, problems) + 1e-9).all()


@pytest.mark.parametrize(
    ("places", "flat"),
    [
        (((0, 0), (1, 0)), False),
        (((0, 0), (0, 1), (1, 0)), False),  # with the clock
        (((0, 0), (1, 0), (2, 0)), False),  # three in a row
        (((0, 0), (1, 0), (1, 1), (0, 1)) * 2, False),  # twice around
        (((1, 0), (0, 0)), True),
        (((0, 0), (1, 1)), True),
    ],
)
def test_points_out_of_order_are_refused(places, flat):
    with pytest.raises(ValueError, match="in their order"):
        Points(places, flat=flat)


@pytest.mark.parametrize("points", [CORNERS, LINE], ids=["corners", "line"])
def test_the_checker_establishes_the_rows_on_points_and_no_smaller_ones(points):
    body = rows_on(points).certificate(points)
    said = checker.establish(body)
    assert "for every vector v and every subset of the points (" in said
    assert f"at most each of {body['offsets'][0]} + {body['slopes'][0]} P" in said
    _, size = plain(points.table, attacks(points, 6), subsets(len(points.places)))
    false = str(Fraction(float(size.max()) * 0.99).limit_denominator(10**6))
    forgeries = [
        {"offsets": [false, *body["offsets"][1:]]},
        {"radius": "1"},
        {"trees": ["0"] * len(body["trees"])},
        {"trees": body["trees"][1:]},
        {"trees": [body["trees"][0] + "0", *body["trees"][1:]]},
        {"points": [[str(2 * Fraction(x)), str(2 * Fraction(y))] for x, y in body["points"]]},
        {"points": body["points"][::-1]},
        {"points": [body["points"][0], *body["points"]]},
        {"slopes": ["-1", *body["slopes"][1:]]},
    ]
    for forged in forgeries:
        with pytest.raises(Rejected):
            checker.establish(body | forged)


def test_the_checker_establishes_rows_on_a_polygon_and_no_smaller_ones():
    kinds = [("top", 0.5, 1, 0.25), ("inner", 1.0, 0, 0.0), ("axis", 1.0, 0, 0.5)]
    rows = [Row(*kind, round(refined(Row(*kind), 5) + 0.02, 4)) for kind in kinds]
    body = certificate(5, rows)
    said = checker.establish(body)
    assert "no eigenvalue of 1/2 C C^T + 1 K is above" in said
    assert "C_1^2 + 0 K_11 is at most" in said
    for at, kind in enumerate(kinds):
        small = Row(*kind, round(refined(Row(*kind), 5) - 0.01, 4))
        with pytest.raises(Rejected):
            checker.establish(body | {"rows": [small.text() if i == at else row for i, row in enumerate(body["rows"])]})
    for forged in ({"n": 6}, {"radius": "1/2"}, {"trees": ["0"] * 3}, {"trees": body["trees"][:2]}):
        with pytest.raises(Rejected):
            checker.establish(body | forged)
