"""The enclosures of second derivatives against autograd, brute force, random attacks and the checker."""

from __future__ import annotations

import itertools
from fractions import Fraction
from functools import lru_cache

import numpy as np
import pytest

from numerics.parity.suprema.curvature import NAMES, curvature_enclosure, curvature_point, strongest_curvature
from numerics.parity.suprema.moments import MATRICES, coefficients, first_moments, moments, top_pairs
from numerics.parity.suprema.search import largest
from numerics.soft_share.circle import circle
from numerics.soft_share.rows import Row, slabs, values
from numerics.soft_share.rows import _moments as wedge_moments
from verify import checker

F = Fraction
MODEL = (5, 3, F(1, 5), F(1, 100))
enclosure = lru_cache(curvature_enclosure)


def forward(n, k, tau, b, heads, bits):
    """(S, ŷ) by an independent model that autograd can differentiate."""
    import torch

    p = torch.arange(1, n + 1, dtype=torch.float64) * 2 * torch.pi / n
    a = heads.reshape(k, 2)
    gamma = torch.softmax((a[:, :1] * torch.sin(p) + a[:, 1:] * torch.cos(p)) / tau, dim=1)
    s = (gamma * torch.tensor([float(c) for c in bits], dtype=torch.float64)).sum()
    return s, output(k, b, s)


def output(k, b, s):
    import torch

    layers = range(1, k + 1)
    return 1 + sum((-1) ** q * (8 * q - 4) * ((s + 0.5 - q) + torch.sqrt((s + 0.5 - q) ** 2 + b)) / 2 for q in layers)


def hinge(n, k, tau, b, heads, bits, parity):
    import torch

    label = (-1) ** sum(int(bits[p - 1]) for p in parity)
    return torch.relu(1 - label * forward(n, k, tau, b, heads, bits)[1]) ** 2


def autograd(name, body):
    """The named quantity at a certificate's point."""
    import torch

    n, k, tau, b = body["n"], body["k"], float(F(body["tau"])), float(F(body["b"]))
    heads = torch.tensor([[float(F(c)) for c in head] for head in body["heads"]], dtype=torch.float64).reshape(-1)
    parity, x = body.get("parity_set"), body.get("x")

    def hessian(function):
        return torch.autograd.functional.hessian(function, heads)

    if name == "output":
        return abs(float(forward(n, k, tau, b, heads, x)[1]))
    if name == "share-curvature":
        return abs(float(hessian(lambda h: forward(n, k, tau, b, h, x)[0] / k)[0, 0]))
    if name == "slope-derivative":
        s = forward(n, k, tau, b, heads, x)[0].requires_grad_()
        (slope,) = torch.autograd.grad(output(k, b, s), s, create_graph=True)
        (bend,) = torch.autograd.grad(slope, s)
        share = torch.autograd.functional.jacobian(lambda h: forward(n, k, tau, b, h, x)[0], heads)
        return abs(float(k * bend * share[0]))
    if name == "loss":
        return float(torch.linalg.matrix_norm(hessian(lambda h: hinge(n, k, tau, b, h, x, parity)), 2))
    if name == "risk":
        inputs = list(itertools.product("01", repeat=n))
        whole = hessian(lambda h: sum(hinge(n, k, tau, b, h, bits, parity) for bits in inputs) / len(inputs))
        return float(torch.linalg.matrix_norm(whole, 2))
    if name == "product":
        return float(torch.linalg.matrix_norm(hessian(lambda h: forward(n, k, tau, b, h, x)[1] ** 2 / 2), 2))
    matrix = hessian(lambda h: forward(n, k, tau, b, h, x)[1])
    if name == "hessian-entry":
        return abs(float(matrix[0, 0]))
    if name == "cross-entry":
        return abs(float(matrix[0, 2]))
    return float(torch.linalg.matrix_norm(matrix, "fro" if name == "frobenius" else 2))


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", NAMES)
def test_points_have_the_value_that_they_claim(name):
    body = curvature_point(name, *MODEL)
    assert str(body["value"]) in checker.establish(body)
    assert autograd(name, body) == pytest.approx(abs(float(F(body["value"]))), rel=1e-5)
    assert autograd(name, body) > abs(float(F(body["value"])))
    with pytest.raises(checker.Rejected):
        checker.establish(body | {"value": str(F(body["value"]) * F(10001, 10000))})


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["hessian-entry", "cross-entry", "share-curvature", "slope-derivative", "frobenius"])
def test_the_checker_agrees_with_autograd_at_random_places(name):
    n, k, tau, b = 5, 2, F(1, 3), F(1, 7)
    rng = np.random.default_rng(3)
    for bits in ("10110", "01000"):
        heads = [[str(F(int(v), 100)) for v in head] for head in rng.integers(-90, 90, (k, 2))]
        body = curvature_point(name, n, k, tau, b) | {"heads": heads, "x": bits}
        exact = autograd(name, body)
        checker.establish(body | {"value": str(F(str(exact * (1 - 1e-9)))), "relation": ">"})
        checker.establish(body | {"value": str(F(str(exact * (1 + 1e-9)))), "relation": "<"})


@pytest.mark.long
@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["hessian", "product", "loss", "risk"])
def test_a_norm_is_bounded_below_by_any_vector(name):
    """The Rayleigh quotient of the certificate is the autograd one, for a vector that is no eigenvector."""
    import torch

    body = curvature_point(name, *MODEL)
    body["vector"] = ["1", "-2", "1/2", "1", "0", "3"]
    vector = torch.tensor([float(F(v)) for v in body["vector"]], dtype=torch.float64)
    size = autograd_form(name, body, vector)
    checker.establish(body | {"value": str(F(str(size * (1 - 1e-9))))})
    with pytest.raises(checker.Rejected):
        checker.establish(body | {"value": str(F(str(size * (1 + 1e-9))))})
    with pytest.raises(checker.Rejected):
        checker.establish(body | {"vector": ["0"] * 6})
    with pytest.raises(checker.Rejected):  # nothing follows from a small quotient
        checker.establish(body | {"value": str(F(str(size * 2))), "relation": "<"})


def autograd_form(name, body, vector):
    import torch

    n, k, tau, b = body["n"], body["k"], float(F(body["tau"])), float(F(body["b"]))
    heads = torch.tensor([[float(F(c)) for c in head] for head in body["heads"]], dtype=torch.float64).reshape(-1)
    functions = {
        "hessian": lambda h: forward(n, k, tau, b, h, body["x"])[1],
        "product": lambda h: forward(n, k, tau, b, h, body["x"])[1] ** 2 / 2,
        "loss": lambda h: hinge(n, k, tau, b, h, body["x"], body["parity_set"]),
        "risk": lambda h: (
            sum(hinge(n, k, tau, b, h, bits, body["parity_set"]) for bits in itertools.product("01", repeat=n)) / 2**n
        ),
    }
    matrix = torch.autograd.functional.hessian(functions[name], heads)
    return abs(float(vector @ matrix @ vector / (vector @ vector)))


@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.slow if name in ("product", "loss", "risk") else ())
        for name in NAMES
        if name != "frobenius"
    ],
)
def test_both_ends_are_certified(name):
    found = enclosure(name, *MODEL)
    assert 0 < found.lower < found.upper
    assert str(found.upper) in checker.establish(found.bound)
    if name != "risk":  # whose upper end is that of the loss
        assert found.upper <= found.lower * F(105, 100)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "n", "k", "b"),
    [
        ("hessian", 6, 6, F(1, 10**6)),
        pytest.param("product", 3, 1, F(10**6), marks=pytest.mark.slow),
        ("loss", 2, 2, F(1, 100)),
        pytest.param("hessian", 3, 1, F(1), marks=pytest.mark.slow),  # rows with a < 0
        pytest.param("hessian-entry", 4, 2, F(1), marks=pytest.mark.slow),
    ],
)
def test_enclosures_are_tight_at_the_ends_of_the_ranges(name, n, k, b):
    found = enclosure(name, n, k, F(1, n * n), b)
    assert found.upper <= found.lower * F(106, 100)
    checker.establish(found.point)
    checker.establish(found.bound)


@pytest.mark.slow
def test_a_wider_bound_between_the_regimes_is_still_certified():
    """At b = 10 the curvature of f and its slope matter alike, and several heads may cancel: the bound is loose."""
    found = enclosure("product", 3, 3, F(1), F(10))
    assert found.lower < found.upper <= found.lower * F(115, 100)
    assert any(F(row[1]) < 0 for row in found.bound["rows"])
    checker.establish(found.bound)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["hessian", "product", "loss"])
def test_long_circles_are_enclosed_as_tightly(name):
    found = enclosure(name, 20, 3, F(1, 20), F(1, 100))
    assert found.upper <= found.lower * F(105, 100)
    checker.establish(found.point)
    checker.establish(found.bound)


def test_beyond_a_radius_the_spread_only_falls():
    """The tail of the checker: along a ray the mean of the direction grows, and with it the trace of Cov u falls."""
    n, rng = 9, np.random.default_rng(8)
    angle = 2 * np.pi * np.arange(n) / n
    for turn in rng.uniform(0, np.pi / n, 20):
        apart = np.cos(angle - turn)
        weights = np.exp(np.linspace(0, 40, 200)[:, None] * (apart - 1))
        mean = (weights * apart).sum(-1) / weights.sum(-1)
        assert (np.diff(mean) > -1e-15).all()
        assert abs(mean[0]) < 1e-14


@pytest.mark.long
def test_a_row_that_only_a_constant_input_breaks_is_rejected():
    body = dict(enclosure("hessian", *MODEL).bound)
    with pytest.raises(checker.Rejected, match="without"):
        checker.establish(body | {"rows": [[*body["rows"][0][:3], "-1/2", "1/4"], *body["rows"][1:]]})


def test_the_temperature_only_scales():
    hot, cold = (enclosure("hessian", 5, 3, tau, F(1, 100)) for tau in (F(1), F(1, 25)))
    assert (cold.lower, cold.upper) == (625 * hot.lower, 625 * hot.upper)
    slopes = [enclosure("slope-derivative", 5, 3, tau, F(1, 100)).upper for tau in (F(1), F(1, 25))]
    assert slopes[1] == 25 * slopes[0]


@pytest.mark.parametrize(
    "matrices",
    [
        [name for name in MATRICES if name.startswith("hessian")],
        pytest.param([name for name in MATRICES if not name.startswith("hessian")], marks=pytest.mark.slow),
    ],
    ids=["hessian", "others"],
)
def test_random_heads_and_inputs_stay_below_the_upper_ends(matrices):
    n, k, tau, b = MODEL
    rng = np.random.default_rng(0)
    heads = rng.normal(size=(20_000, k, 2)) * np.exp(rng.uniform(-3, 3, size=(20_000, 1, 1)))
    x = (rng.random((20_000, 1, n)) < 0.5).astype(float)
    share, cov, third = moments(n, heads, x)
    s, ones = share.sum(-1), np.ones((20_000, k))
    assert matrices
    for matrix in matrices:
        size = top_pairs(ones, *coefficients(matrix, k, float(b), s), cov, third)[0].max()
        assert size <= float(enclosure(matrix.rstrip("+-"), *MODEL).upper * tau**2)
        assert size > 0.3 * largest(matrix, n, k, b).value


ROWS = [Row("inner", 0.0, 0, 0.1), Row("inner", 2.0, 0, -0.1), Row("top", 0.0, 1, 0.0), Row("top", 0.7, 1, 0.2)]


@pytest.mark.parametrize("row", [*ROWS, Row("axis", 0.0, 1, 0.0), Row("axis", 2.0, 1, -0.1), Row("axis", 1.0, 0, 0.1)])
def test_slabs_are_enough(row):
    """The best of all inputs is the complement of a slab, an arc if |C| alone counts, or one of the constant ones."""
    n, rng = 7, np.random.default_rng(1)
    heads = rng.normal(size=(60, 2)) * np.exp(rng.uniform(-2, 2, size=(60, 1)))
    everything = np.array(list(itertools.product((0.0, 1.0), repeat=n)))
    for axis, inputs in slabs(n, row.kind):
        best = []
        for chosen in (everything, inputs):
            share, cov, third = wedge_moments(n, heads, chosen)
            best.append((values(row, axis, share, cov, third) - row.slope * share).max(-1))
        np.testing.assert_allclose(best[0], np.maximum(best[1], max(0.0, -row.slope)), atol=1e-12)


def plain_moments(n, heads, inputs):
    """As the formulas are written, with the positions next to last."""
    u = circle(n)
    scores = heads @ u.T
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    apart = u - (weights @ u)[..., None, :]
    first = weights[..., None] * apart
    square = np.stack([first[..., 0] * apart[..., 0], first[..., 0] * apart[..., 1], first[..., 1] * apart[..., 1]], -1)
    share = (weights * inputs).sum(-1)
    cov = (first * inputs[..., None]).sum(-2)
    return share, cov, (square * inputs[..., None]).sum(-2) - share[..., None] * square.sum(-2)


@pytest.mark.parametrize(
    ("heads", "inputs"), [((9, 2), (9, 1)), ((4, 1, 3), (1, 5, 1)), ((3,), ()), ((), ()), ((1, 1), (1, 1))]
)
def test_the_order_of_memory_changes_no_bit_of_a_moment(heads, inputs):
    """Certificates are made of these numbers, and stay what they were."""
    rng = np.random.default_rng(5)
    for n in (2, 3, 7, 8, 9, 20, 33):
        a, x = rng.normal(size=(*heads, 2)) * 3, (rng.random((*inputs, n)) < 0.5).astype(float)
        wanted = plain_moments(n, a, x)
        for found in (moments(n, a, x), first_moments(n, a, x)):
            for one, other in zip(found, wanted, strict=False):
                assert np.shape(one) == np.shape(other)
                assert np.asarray(one).tobytes() == np.asarray(other).tobytes()


def test_the_wedge_has_the_same_moments_as_the_model():
    n, rng = 6, np.random.default_rng(5)
    heads, inputs = rng.normal(size=(4, 2)), (rng.random((5, n)) < 0.5).astype(float)
    share, cov, third = wedge_moments(n, heads, inputs)
    # position 0 of the wedge is position n of the model; its axes are (cos, sin), the model's (sin, cos)
    expected = moments(n, heads[:, None, :], np.roll(inputs, -1, axis=1)[None])
    for found, wanted in zip((share, cov[..., ::-1], third[..., ::-1]), expected, strict=True):
        np.testing.assert_allclose(found, wanted, atol=1e-14)


@pytest.mark.parametrize("name", ["hessian", pytest.param("loss", marks=pytest.mark.slow)])
def test_certified_rows_hold_for_random_heads_far_and_near(name):
    n = MODEL[0]
    rows = [Row(r[0], *(float(F(v)) for v in r[1:])) for r in enclosure(name, *MODEL).bound["rows"]]
    rng = np.random.default_rng(2)
    heads = rng.normal(size=(4000, 2)) * np.exp(rng.uniform(-4, 5, size=(4000, 1)))
    everything = np.array(list(itertools.product((0.0, 1.0), repeat=n)))
    share, cov, third = wedge_moments(n, heads, everything)
    for row in rows:
        assert (values(row, None, share, cov, third) - row.slope * share).max() <= row.offset


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "name",
    [
        "hessian",
        pytest.param("loss", marks=pytest.mark.slow),
        "hessian-entry",
        "cross-entry",
        "share-curvature",
        "output",
    ],
)
def test_a_tightened_bound_is_rejected(name):
    found = enclosure(name, *MODEL)
    for upper in (found.upper * F(95, 100), found.lower):
        with pytest.raises(checker.Rejected):
            checker.establish(found.bound | {"upper": str(upper)})


@pytest.mark.sample(4)
@pytest.mark.parametrize("field", ["n", "k", "tau", "b", "name", "rows", "radius", "planes", "lines", "extra"])
def test_a_forged_field_is_rejected(field):
    body = dict(enclosure("hessian", *MODEL).bound)
    lowered = [[*row[:4], str(F(row[4]) * F(9, 10))] for row in body["rows"]]
    forged = {
        "n": 4,
        "k": 4,
        "tau": "1/6",
        "b": "1/10000",
        "name": "product",
        "rows": lowered,
        "radius": "1",
        "planes": ["0"] * len(body["planes"]),
        "lines": ["0"],
        "extra": 1,
    }[field]
    with pytest.raises(checker.Rejected):
        checker.establish(body | {field: forged})


@pytest.mark.long
def test_searches_are_reproducible():
    first = largest.__wrapped__("product", 5, 3, F(1, 100))
    assert largest.__wrapped__("product", 5, 3, F(1, 100)) == first


def test_what_vanishes_has_no_certificate():
    for name, n, k in (("hessian", 1, 1), ("hessian-entry", 2, 2), ("cross-entry", 4, 1)):
        found = curvature_enclosure(name, n, k, F(1), F(1))
        assert (found.lower, found.upper, found.point, found.bound) == (0, 0, None, None)


@pytest.mark.parametrize(
    ("name", "n", "k", "b", "word"),
    [("norm", 3, 1, 1, "name"), ("hessian", 3, 4, 1, "k"), ("hessian", 3, 1, 0, "b"), ("risk", 9, 1, 1, "n")],
)
def test_bad_requests_name_the_field(name, n, k, b, word):
    with pytest.raises(ValueError, match=f"^{word} must"):
        strongest_curvature(name, n, k, F(b))
